"""The players: whose turn it is, who has passed or is gone, wounds and what else each one carries."""

from collections.abc import Mapping
from functools import partial

from companion.core.game import Json
from companion.games.lockdown.figures import figures
from companion.games.lockdown.screens.pieces import Piece, paint_pieces, width_of_pieces
from companion.ui.brush import Brush
from companion.ui.desk import Desk
from companion.ui.fitting import WIDE, breakable, write_fitting
from companion.ui.layout import Rect
from companion.ui.pages.doors import show_actions
from companion.ui.theme import CHOSEN_EDGE, EDGE, LINE_SHARE, NEAR_CAP, RADIUS, TOUCH, Colour

Player = Mapping[str, Json]
MARGIN = 1.0
FACE = 8.0  # mm of the character's figure
FACE_FROM = 36.0  # mm of a card that has room for it
STANDING_ICONS = {"isolated": "isolation", "bunker": "bunker", "escaped": "escaped", "dead": "dead"}


def people_columns(brush: Brush, count: int, width: float) -> list[int]:
    """In how many columns they can stand, the roomiest first."""
    if width >= brush.mm(WIDE):
        return [count]
    return {1: [1], 2: [1, 2], 3: [1, 3], 4: [2], 5: [2, 3]}[count]


def people_height(brush: Brush, desk: Desk, width: float, columns: int) -> tuple[float, float]:
    """The least, and what they would like to have."""
    names = [player["name"] for player in desk.table.view["players"]]
    rows = -(-len(names) // columns)
    card = (width - brush.mm(columns - 1)) / columns
    room = card - brush.mm(MARGIN * 2.6)
    if card >= brush.mm(FACE_FROM):
        room -= brush.mm(FACE + 1.2)
    widest = max(brush.width_of(name, font="bold") for name in names)
    lines = 1 if widest <= room else 2
    smallest = brush.theme.font(NEAR_CAP, scales=False) * LINE_SHARE
    names_least = brush.theme.line() if lines == 1 else smallest * lines
    least = max(brush.mm(TOUCH), names_least + brush.theme.line() + brush.mm(MARGIN))
    more = 2 if room < brush.mm(60) else 1
    wanted = max(brush.mm(TOUCH), brush.theme.line() * (lines + more) + brush.mm(MARGIN))
    between = (rows - 1) * brush.mm(1)
    return least * rows + between, wanted * rows + between


def paint_people(brush: Brush, rect: Rect, desk: Desk) -> None:
    """A card for each; a tap leads to what can happen to characters."""
    players = desk.table.view["players"]
    ways = people_columns(brush, len(players), rect.w)
    heights = {each: people_height(brush, desk, rect.w, each)[0] for each in ways}
    columns = next((each for each in ways if heights[each] <= rect.h + 1), ways[-1])
    cells = rect.grid(columns, -(-len(players) // columns), brush.mm(1))
    for player, cell in zip(players, cells, strict=False):
        _paint_card(brush, cell, desk, player)


def _paint_card(brush: Brush, cell: Rect, desk: Desk, player: Player) -> None:
    palette = brush.palette
    has_turn = player["seat"] == desk.table.view["active_player"]
    is_out = player["status"] not in ("in_play", "in_pod")
    brush.fill(cell, palette.panel, brush.mm(RADIUS))
    if is_out:
        brush.hatch(cell.inset(brush.mm(0.4)), f"{palette.faint}55")
    brush.outline(cell, palette.now if has_turn else palette.edge, CHOSEN_EDGE if has_turn else EDGE)
    ink = palette.quiet if is_out or player["passed"] else palette.text
    inner = cell.inset(brush.mm(MARGIN * 1.3), brush.mm(MARGIN * 0.5))
    if cell.w >= brush.mm(FACE_FROM):
        face, inner = inner.cut_left(min(brush.mm(FACE), inner.h), brush.mm(1.2))
        brush.icon(f"character-{player['character']}", face, ink)
    _paint_words(brush, inner, desk, player, ink)
    brush.zone(
        f"player-{player['seat']}", cell, partial(show_actions, desk, "characters"), text=player["name"]
    )


def _paint_words(brush: Brush, box: Rect, desk: Desk, player: Player, ink: Colour) -> None:
    """The name in one line or two, below it everything else. The standing is beside a short name."""
    name, standing = player["name"], _standing(brush, desk, player)
    line = brush.theme.line()
    is_long = brush.width_of(name, font="bold") > box.w
    if is_long:
        name = breakable(name)
    above, below = box.cut_top(min(box.h - line, line * 2) if is_long else line)
    written = write_fitting(brush, above, name, font="bold", colour=ink)
    wide = width_of_pieces(brush, standing)
    if standing and not is_long and written.w + brush.mm(1.5) + wide <= box.w:
        paint_pieces(brush, above.cut_right(wide)[0], [standing])
        standing = []
    paint_pieces(brush, below, _ways(brush, desk, player, standing))


def _ways(brush: Brush, desk: Desk, player: Player, standing: list[Piece]) -> list[list[Piece]]:
    """Everything in words, then fewer and fewer; at last icons, wounds and standing only."""
    wounds, flags = _wounds(brush, player), _flags(brush, desk, player)
    words = [_character(brush, desk, player)]
    mute = [Piece(icons=piece.icons, strong=piece.strong, colour=piece.colour) for piece in flags]
    silent = [Piece(icons=piece.icons) for piece in standing]
    urgent = [piece for piece in mute if not piece.strong]  # all but the knowledge
    return [
        [*standing, *wounds, *flags, *words],
        [*standing, *wounds, *flags],
        [*standing, *wounds, *mute],
        [*standing, *wounds, *urgent],
        [*silent, *wounds, *mute],
        [*silent, *wounds, *urgent],
        [*silent, *wounds],
    ]


def _character(brush: Brush, desk: Desk, player: Player) -> Piece:
    return Piece(text=desk.say(f"lockdown-character-{player['character']}"), colour=brush.palette.quiet)


def _wounds(brush: Brush, player: Player) -> list[Piece]:
    """A sign for each place: light ones round, serious ones angular, dressed ones with a bandage."""
    most, palette = figures().limits, brush.palette
    light, serious, dressed = player["light_wounds"], player["serious_wounds"], player["dressed_wounds"]
    rounds = [("light", palette.warning)] * light
    rounds += [("light-free", palette.quiet)] * (most.light_wounds - light)
    angular = [("serious", palette.danger)] * (serious - dressed)
    angular += [("dressed", palette.warning)] * dressed
    angular += [("serious-free", palette.quiet)] * (most.serious_wounds - serious)
    return [Piece(icons=(*rounds, *angular))]


def _standing(brush: Brush, desk: Desk, player: Player) -> list[Piece]:
    """Turn, passed, in a pod, or gone."""
    palette, status = brush.palette, player["status"]
    if player["pod"]:
        return [
            Piece(
                (("pod", palette.safe),),
                strong=desk.say(f"lockdown-pod-{player['pod']}"),
                colour=palette.safe,
            )
        ]
    if status != "in_play":
        colour = palette.danger if status == "dead" else palette.safe
        said = desk.say(f"lockdown-standing-{status}")
        return [Piece(((STANDING_ICONS[status], colour),), strong=said, colour=colour)]
    if player["seat"] == desk.table.view["active_player"]:
        said = desk.say("lockdown-screen-turn")
        return [Piece((("arrow", palette.now),), strong=said, colour=palette.now)]
    if player["passed"]:
        return [
            Piece((("tick", palette.quiet),), strong=desk.say("lockdown-table-passed"), colour=palette.quiet)
        ]
    return []


def _flags(brush: Brush, desk: Desk, player: Player) -> list[Piece]:
    palette = brush.palette
    colours = {"larva": palette.danger, "slime": palette.warning, "signal": palette.safe}
    found = [
        Piece(((flag, colour),), text=desk.say(f"lockdown-status-{flag}"), colour=colour)
        for flag, colour in colours.items()
        if player[flag]
    ]
    if player["seat"] == desk.table.view["first_player"]:
        found.append(Piece((("first_player", palette.text),)))
    knows = (("knowledge", palette.power if player["knowledge_active"] else palette.quiet),)
    return [*found, Piece(knows, strong=str(player["knowledge"]))]
