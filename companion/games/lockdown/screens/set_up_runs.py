"""Third step of the set-up: who draws tokens and cards and rolls dice, and what that means."""

from collections.abc import Callable

from companion.games.lockdown.interview import RUN
from companion.games.lockdown.screens.set_up_choices import Choices
from companion.ui.brush import Brush, Kind
from companion.ui.desk import Desk
from companion.ui.layout import Rect
from companion.ui.theme import TOUCH

ICONS = {"bag": "bag", "events": "event", "attacks": "attack", "noise": "noise"}


def paint_runs(brush: Brush, rect: Rect, desk: Desk, choices: Choices) -> None:
    shares, rest = rect.cut_top(brush.mm(TOUCH + 1), brush.gap)
    for way, place in zip(choices.shares, shares.columns(len(choices.shares), brush.gap), strict=True):
        kind: Kind = "chosen" if way == choices.share else "plain"
        text, do = desk.say(f"lockdown-prepare-share-{way}"), _share(choices, way)
        brush.button(place, text, do, name=f"share-{way}", cap=2.6, kind=kind)
    for what, place in zip(RUN, rest.rows(len(RUN), brush.gap), strict=True):
        _row(brush, place, desk, choices, what)


def _share(choices: Choices, way: str) -> Callable[[], None]:
    return lambda: choices.share_work(way)


def _row(brush: Brush, rect: Rect, desk: Desk, choices: Choices, what: str) -> None:
    """What the choice means, and the choices."""
    brush.panel(rect)
    inner = rect.inset(brush.mm(1.2), brush.mm(0.8))
    ways, chosen = choices.ways_to_run(what), choices.runs[what]
    said, buttons = inner, inner
    if len(ways) > 1 and brush.whole.is_portrait:
        buttons, said = inner.cut_bottom(brush.mm(TOUCH + 1), brush.small_gap)
    elif len(ways) > 1:
        said, buttons = inner.columns([1, 1.35], brush.gap)
    icon, said = said.cut_left(min(brush.mm(8), said.h), brush.gap)
    brush.icon(ICONS[what], icon, brush.palette.quiet)
    if len(ways) == 1:
        brush.text(said, desk.say(f"lockdown-prepare-unknown-{what}"))
        return
    brush.text(said, desk.say(f"lockdown-prepare-{what}-{chosen}"))
    for runs, place in zip(ways, buttons.columns(len(ways), brush.small_gap), strict=True):
        text = desk.say(f"lockdown-prepare-by-{runs}")
        name = f"{what}-{runs}"
        do = _choosing(choices, what, runs)
        brush.button(place, text, do, name=name, cap=2.6, kind="chosen" if runs == chosen else "plain")


def _choosing(choices: Choices, what: str, runs: str) -> Callable[[], None]:
    def choose() -> None:
        choices.runs[what] = runs

    return choose
