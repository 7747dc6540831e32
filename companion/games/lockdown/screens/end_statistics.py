"""The game in figures: time, power and bag over the rounds as charts, and how often things happened."""

from companion.games.lockdown.figures import SECTIONS, figures
from companion.games.lockdown.screens.plot import Chart, Series, paint_chart
from companion.games.lockdown.screens.statistics import Statistics
from companion.games.lockdown.vocabulary import word
from companion.ui.brush import Brush
from companion.ui.desk import Desk
from companion.ui.layout import Rect

OF_BAG = ("adult", "larva")  # the kinds that make the difference
SHOWN = (
    "encounters",
    "surprises",
    "attacks",
    "wounds",
    "deaths",
    "blackouts",
    "drawn",
    "noise",
    "eggs",
    "fires",
    "malfunctions",
    "undone",
)


def paint_statistics(brush: Brush, rect: Rect, desk: Desk, statistics: Statistics) -> None:
    columns = 2 if brush.whole.is_portrait else 3
    lines = -(-len(SHOWN) // columns)
    counts, charts = rect.cut_bottom(lines * (brush.theme.line() + brush.mm(0.4)), brush.gap)
    places = charts.columns(3, brush.gap)
    if brush.whole.is_portrait:
        upper, lower = charts.rows([1, 1.15], brush.gap)
        places = [*upper.columns(2, brush.gap), lower]
    for chart, place in zip(_charts(brush, desk, statistics), places, strict=True):
        brush.panel(place)
        paint_chart(brush, place.inset(brush.mm(1.2), brush.mm(0.8)), chart)
    for what, place in zip(SHOWN, counts.grid(columns, lines, brush.mm(0.4)), strict=False):
        number, said = place.cut_left(brush.width_of("000", font="bold"), brush.gap)
        brush.text(number, str(statistics.counts[what]), font="bold", across="right")
        brush.text(said, desk.say(f"lockdown-stats-{what}"), colour=brush.palette.quiet)


def _charts(brush: Brush, desk: Desk, statistics: Statistics) -> list[Chart]:
    palette, rounds = brush.palette, statistics.rounds
    time = Series("", [each.time for each in rounds], palette.text)
    power = Series("", [each.power for each in rounds], palette.power)
    bag = [Series(desk.say("lockdown-stats-all"), [each.tokens for each in rounds], palette.text)]
    inks = (palette.warning, palette.safe)
    for kind, ink in zip(OF_BAG, inks, strict=True):
        bag.append(Series(desk.say(word("token", kind)), [each.bag[kind] for each in rounds], ink))
    most = max(each.tokens for each in rounds)
    start = figures().boards[desk.table.view["board"]].start
    return [
        Chart(desk.say("lockdown-stats-time"), [time], start),
        Chart(desk.say("lockdown-stats-power"), [power], len(SECTIONS)),
        Chart(desk.say("lockdown-stats-bag"), bag, most),
    ]
