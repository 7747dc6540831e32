"""One conversation: a screen, the words of the reader's language, and ways to ask. Knows no game."""

from collections.abc import Sequence
from dataclasses import replace

import msgspec

from companion.core.errors import Told
from companion.core.ink import Ink, Tone, ink, paragraph
from companion.core.settings import write_settings
from companion.core.text import Texts, languages
from companion.main import House
from companion.terminal.options import Option, found, listed
from companion.terminal.screen import Screen

BACK = "<"
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
        self.screen.show(listed(options, self.width))
        hint = (
            self.texts("terminal-enter-usual", usual=f"{usual.key} {usual.label}")
            if usual
            else self.texts("terminal-enter-back")
        )
        self.screen.show(paragraph(hint, self.width, Tone.QUIET))
        while True:
            said = self.screen.ask(PROMPT)
            if said == BACK or (not said and usual is None):
                return None
            option = found(options, said) if said else usual
            if option:
                return option
            self.tell(self.texts("terminal-no-such-option", said=said[:40]), Tone.WARNING)

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
