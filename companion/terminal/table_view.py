"""The table as a page: banner, board, what just happened, what can be chosen. Shows, does nothing."""

from collections.abc import Sequence

from companion.core.game import Line
from companion.core.ink import Ink, Tone, apart, flow, ink, join, paragraph
from companion.core.session import Session
from companion.terminal.console import Console
from companion.terminal.options import Option, foremost, inline, listed

Said = tuple[Line, Tone]
GAP = 3
WALKS = ("u", "r")  # shown beside what comes first: undo is always in sight


def show_table(
    console: Console,
    session: Session,
    said: Sequence[Said],
    menus: tuple[Sequence[Option], Sequence[Option], Sequence[Option]],
) -> None:
    """`menus`: what comes first, the other menus, and what is always there."""
    texts, (width, height) = console.texts, console.screen.size
    story = [line for each, tone in said for line in paragraph(texts.line(each), width - 1, tone, "  ")]
    rule = [ink("─" * width, Tone.EDGE)]
    below = [*rule, *story, *(rule if story else []), *_choices(menus, width)]
    banner = _banner(console, session)
    room = height - len(below) - len(banner) - 1
    board = session.game.draw_text(session.public_state(), texts, width, max(room, 1))
    console.screen.clear()
    console.screen.show([*banner, *board, *below])


def _choices(menus: tuple[Sequence[Option], Sequence[Option], Sequence[Option]], width: int) -> list[Ink]:
    primary, others, always = menus
    first = [foremost(option) for option in primary]
    walks = [inline(option, Tone.QUIET).clipped(width // 2) for option in always if option.key in WALKS]
    rest = [inline(option, Tone.QUIET) for option in always if option.key not in WALKS]
    left, right = join(first, " " * GAP), join(walks, " " * GAP)
    if left.width + GAP + right.width <= width:
        head = [apart(left, right, width)]
    else:
        head = [
            *(flow(first, width, " " * GAP) if left.width <= width else listed(primary, width)),
            *flow(walks, width),
        ]
    return [*head, *flow([inline(option) for option in others], width), *flow(rest, width)]


def _banner(console: Console, session: Session) -> list[Ink]:
    """Stays as long as something is not on the disk."""
    if session.unsaved:
        return paragraph(console.texts("terminal-unsaved", count=session.unsaved), console.width, Tone.ALARM)
    if not session.is_kept:
        return paragraph(console.texts("terminal-not-kept"), console.width, Tone.WARNING)
    return []
