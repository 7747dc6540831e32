"""The table: shown, asked, done, again. Every command goes through the session; knows no game."""

from collections.abc import Callable

from companion.core.errors import StorageFailed, Told
from companion.core.game import Command, Json, Line
from companion.core.ink import Tone
from companion.core.offering import SETUP, Offer, grouped
from companion.core.session import Session
from companion.core.timeline import Redo, Undo
from companion.terminal.console import PROMPT, Console
from companion.terminal.interview import interview
from companion.terminal.offering import choose_offer, command_of, complete, labelled
from companion.terminal.options import Option, found
from companion.terminal.pages import show_everything, show_help, show_history, show_odds
from companion.terminal.setting_right import ask_correction
from companion.terminal.table_view import Said, show_table

SENDER = "terminal"
LETTERS = "abcdefgijkmnp"  # for menus; the others are taken by what is always there


class TableTalk:
    """One sitting at one table, until somebody leaves."""

    def __init__(self, console: Console, session: Session) -> None:
        self._console = console
        self._session = session
        self._game = session.game
        self._said: list[Said] = []  # what is told below the board, in no language yet
        self._is_leaving = False

    def run(self, notice: Line | None = None) -> None:
        """Sits down and plays. Raises Left when the input ends."""
        if self._session.undo_name:
            self._said.append((Line("terminal-resumed", {"what": self._session.undo_name}), Tone.QUIET))
        if notice:
            self._said.append((notice, Tone.WARNING))
        if self._session.log_length == 0:
            self._is_leaving = not self._set_up()
        while not self._is_leaving:
            self._take_turn()

    def _take_turn(self) -> None:
        """Shows the table once and does what is answered."""
        session, length = self._session, self._session.log_length
        groups = grouped(self._game, self._game.offers(session.state))
        first = next(iter(self._game.groups.values()), "")
        primary, always = self._primary(groups.pop(first, [])), self._always()
        menus = [
            Option(key, self._console.texts(f"{self._game.id}-group-{group}"), group)
            for key, group in zip(LETTERS, groups, strict=False)
        ]
        show_table(self._console, session, self._said, (primary, menus, always))
        said = self._console.screen.ask(PROMPT)
        if option := _exactly(always, said):
            option.value()
        elif option := _exactly(menus, said):
            offers = groups[option.value]
            self._act(choose_offer(self._console, self._game, session.state, option.label, offers), length)
        elif option := found(primary, said):
            self._act(option.value, length)
        elif said:
            self._said = [(Line("terminal-no-such-option", {"said": said[:40]}), Tone.WARNING)]

    def _primary(self, offers: list[Offer]) -> list[Option]:
        texts, state = self._console.texts, self._session.state
        if state == self._game.empty():
            return [Option("1", texts("terminal-set-up"), {"do": SETUP})]
        return labelled(texts, self._game, state, offers)

    def _always(self) -> list[Option]:
        """What is there at every moment, or while there is something to do it with."""
        console, session, texts = self._console, self._session, self._console.texts
        undo, redo, odds = session.undo_name, session.redo_name, self._game.queries.get("odds")
        keys: list[tuple[str, str, Callable[[], None]]] = [
            ("h", texts("terminal-history"), lambda: show_history(console, session)),
            ("t", texts("terminal-everything"), lambda: show_everything(console, session)),
            ("s", texts("terminal-set-right"), self._set_right),
            ("l", texts("terminal-language"), console.choose_language),
            ("?", texts("terminal-help-title"), lambda: show_help(console, self._game.id)),
            ("q", texts("terminal-leave"), self._leave),
        ]
        if odds:
            keys.insert(3, ("o", texts("terminal-odds"), lambda: show_odds(console, session, odds)))
        if redo:
            redone = Line("terminal-redone", {"what": redo})
            keys.insert(0, ("r", texts("terminal-redo", what=redo), lambda: self._walk(Redo(), redone)))
        if undo:
            undone = Line("terminal-undone", {"what": undo})
            keys.insert(0, ("u", texts("terminal-undo", what=undo), lambda: self._walk(Undo(), undone)))
        return [Option(*key) for key in keys]

    def _act(self, offer: Offer | None, length: int) -> None:
        """Does what was chosen, if anything was."""
        if offer is None:
            return
        if offer["do"] == SETUP:
            self._set_up()
            return
        self._do_said(complete(self._console, self._game, self._session.state, offer), length)

    def _set_up(self) -> bool:
        """Whether somebody answered all questions."""
        length = self._session.log_length
        said = interview(self._console, self._game, self._game.interview)
        self._do_said(said, length)
        return said is not None

    def _set_right(self) -> None:
        length = self._session.log_length
        correction = ask_correction(self._console, self._game, self._session.state)
        if correction:
            self._do(correction, length)

    def _walk(self, command: Command, told: Line) -> None:
        if self._do(command, self._session.log_length):
            self._said.insert(0, (told, Tone.PLAIN))

    def _do_said(self, said: dict[str, Json] | None, length: int) -> None:
        if said is None:
            return
        try:
            command = command_of(self._game, said)
        except Told as refusal:
            self._refused(refusal)
        else:
            self._do(command, length)

    def _do(self, command: Command, length: int) -> bool:
        """Hands a command in and keeps what is to be told of it; whether it was taken."""
        while True:
            try:
                answer = self._session.do(command, sender=SENDER, if_length=length)
            except StorageFailed as fault:
                self._refused(fault)
                if not self._goes_on_after(fault):
                    return False
            except Told as refusal:
                self._refused(refusal)
                return False
            else:
                self._said = [(line, Tone.PLAIN) for line in answer.story]
                return True

    def _refused(self, refusal: Told) -> None:
        self._said = [(Line(refusal.key, refusal.values), Tone.WARNING)]

    def _goes_on_after(self, fault: StorageFailed) -> bool:
        """The disk refused and nothing was changed: once more, on unsaved, or not now."""
        texts = self._console.texts
        self._console.title(texts("terminal-disk-title"))
        self._console.tell(texts.error(fault), Tone.WARNING)
        ways = ("retry", "play-on", "not-now")
        options = [Option(str(n), texts(f"terminal-disk-{way}"), way) for n, way in enumerate(ways, 1)]
        chosen = self._console.choose(options)
        if chosen and chosen.value == "play-on":
            self._session.play_on_unsaved()
        return chosen is not None and chosen.value != "not-now"

    def _leave(self) -> None:
        """Without a question, unless something would be lost."""
        session, texts = self._session, self._console.texts
        lost = session.unsaved if session.is_kept else session.log_length
        if lost:
            self._console.title(texts("terminal-leave-lost", count=lost))
            ways = ("stay", "leave-anyway")
            chosen = self._console.choose(
                [Option(str(n), texts(f"terminal-{way}"), way) for n, way in enumerate(ways, 1)]
            )
            if chosen is None or chosen.value == "stay":
                return
        self._is_leaving = True


def _exactly(options: list[Option], said: str) -> Option | None:
    return next((option for option in options if option.key == said.casefold()), None)
