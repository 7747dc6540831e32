"""One conversation: a screen, the words of the reader's language, and ways to ask. Knows no game."""

from collections.abc import Sequence
from dataclasses import replace

import msgspec

from companion.core.errors import Told
from companion.core.ink import Ink, Tone, ink, paragraph
from companion.core.settings import write_settings
from companion.core.text import Texts, languages
from companion.main import House
from companion.terminal.options import Option, found, listed, page_of
from companion.terminal.screen import Screen

BACK, MORE = "<", "+"
AROUND_LIST = 6  # lines of heading, question, hint and prompt
PROMPT = ink("> ", Tone.NOW)


class Console:
    """Asks and tells. `texts` changes when somebody chooses another language."""

    def __init__(self, screen: Screen, house: House) -> None:
        self.screen = screen
        self.house = house

    @property
    def texts(self) -> Texts:
        return self.house.texts

    @property
    def width(self) -> int:
        return self.screen.size[0]

    def tell(self, text: str, tone: Tone = Tone.PLAIN) -> None:
        self.screen.show(paragraph(text, self.width, tone))

    def title(self, text: str, below: Sequence[Ink] = ()) -> None:
        """A new page with its heading and what stands below it."""
        self.screen.clear()
        self.screen.show([*paragraph(text, self.width, Tone.STRONG), ink(""), *below])

    def pause(self) -> None:
        self.screen.ask(ink(f"{self.texts('terminal-enter-back')} ", Tone.QUIET))

    def choose(self, options: Sequence[Option], *, usual: Option | None = None) -> Option | None:
        """One of the options; none to go back. Enter takes the usual one, if there is one."""
        start = self._list(options, 0, usual)
        while True:
            said = self.screen.ask(PROMPT)
            if said == BACK or (not said and usual is None):
                return None
            if said == MORE and start < len(options):
                start = self._list(options, start, usual)
                continue
            option = found(options, said) if said else usual
            if option:
                return option
            self.tell(self.texts("terminal-no-such-option", said=said[:40]), Tone.WARNING)

    def _list(self, options: Sequence[Option], start: int, usual: Option | None) -> int:
        """Shows the options from there on, as many as there is room for; where the rest begins."""
        page = page_of(options, start, self.width, self.screen.size[1] - AROUND_LIST)
        self.screen.show(listed(page, self.width))
        hints = [] if start + len(page) == len(options) else [self.texts("terminal-more", key=MORE)]
        if usual:
            hints.append(self.texts("terminal-enter-usual", usual=f"{usual.key} {usual.label}"))
        else:
            hints.append(self.texts("terminal-enter-back"))
        self.tell(" · ".join(hints), Tone.QUIET)
        return start + len(page)

    def choose_language(self) -> None:
        """Asks for the language and keeps it. Where it cannot be kept, it holds until the end."""
        options = [
            Option(str(place), Texts(code)("language-name"), code)
            for place, code in enumerate(languages(), start=1)
        ]
        self.title(" · ".join(Texts(code)("terminal-which-language") for code in languages()))
        now = next((option for option in options if option.value == self.texts.language), None)
        chosen = self.choose(options, usual=now)
        if chosen is None:
            return
        settings = msgspec.structs.replace(self.house.settings, language=chosen.value)
        self.house = replace(self.house, settings=settings, texts=Texts(chosen.value))
        try:
            write_settings(self.house.folders, settings)
        except Told as fault:
            self.tell(self.texts.error(fault), Tone.WARNING)
            self.pause()
