"""The table as a page: banner, board, what just happened, what can be chosen. Shows, does nothing."""

from collections.abc import Sequence

from companion.core.game import Line
from companion.core.ink import Ink, Tone, flow, ink, paragraph
from companion.core.session import Session
from companion.terminal.console import Console
from companion.terminal.options import Option, inline, listed

Said = tuple[Line, Tone]
USUAL_REST = 12  # lines kept free below the board, so that it does not change its size with every story
GAP = 3


def show_table(
    console: Console,
    session: Session,
    said: Sequence[Said],
    menus: tuple[Sequence[Option], Sequence[Option], Sequence[Option]],
) -> None:
    """`menus`: what comes first, the other menus, and what is always there."""
    texts, (width, height) = console.texts, console.screen.size
    story = [line for each, tone in said for line in paragraph(texts.line(each), width - 1, tone, "  ")]
    rule = [ink("─" * width, Tone.QUIET)]
    below = [*rule, *story, *(rule if story else []), *_choices(menus, width)]
    banner = _banner(console, session)
    room = height - max(len(below) + len(banner) + 1, min(USUAL_REST, height // 2))
    board = session.game.draw_text(session.public_state(), texts, width, max(room, 1))
    console.screen.clear()
    console.screen.show([*banner, *board, *below])


def _choices(menus: tuple[Sequence[Option], Sequence[Option], Sequence[Option]], width: int) -> list[Ink]:
    primary, others, always = menus
    first = [inline(option, Tone.STRONG) for option in primary]
    fits = sum(each.width + GAP for each in first) - GAP <= width
    return [
        *(flow(first, width, " " * GAP) if fits else listed(primary, width)),
        *flow([inline(option) for option in others], width),
        *flow([inline(option, Tone.QUIET).clipped(width // 2) for option in always], width),
    ]


def _banner(console: Console, session: Session) -> list[Ink]:
    """Stays as long as something is not on the disk."""
    if session.unsaved:
        return paragraph(console.texts("terminal-unsaved", count=session.unsaved), console.width, Tone.ALARM)
    if not session.is_kept:
        return paragraph(console.texts("terminal-not-kept"), console.width, Tone.WARNING)
    return []
