"""Which text tells of what. Only keys and values: the sentences are in data/lang/<code>/lockdown.ftl."""

from collections.abc import Sequence

from companion.core.game import Command, Event, Line, Value
from companion.games.lockdown import commands as c
from companion.games.lockdown import events as e
from companion.games.lockdown.figures import event_cards
from companion.games.lockdown.labels import figure_label, figure_value
from companion.games.lockdown.state import State, fire_supply, malfunction_supply
from companion.games.lockdown.vocabulary import card_word, name_at, values_of, word

# Events that stand in a journal but need no sentence: another one tells it.
SILENT = (
    e.PlayerPassed,
    e.TurnEnded,
    e.EventPhaseBegan,
    e.AttackCardDrawn,
    e.EventDeckShuffled,
    e.AttackDeckShuffled,
)


def name_of(before: State, command: Command, events: Sequence[Event]) -> Line:
    """What a command is called in the history and on the undo button."""
    values: dict[str, Value] = {"count": 1, **values_of(before, command)}
    if isinstance(command, c.NextStep):
        begun = next((event for event in events if isinstance(event, e.StepBegan)), None)
        if begun is None:
            return Line("lockdown-did-next_round", {"round": before.round + 1})
        return Line("lockdown-did-next_step", {"step": word("step", begun.step)})
    if isinstance(command, c.EndTurn | c.PassTurn):
        values["name"] = name_at(before, before.active_player)
    if isinstance(command, c.Setup):
        values["count"] = len(command.players)
    if isinstance(command, c.SetStatus):
        return next(line for event in events for line in _told(event, before))
    for event in events:
        match event:
            case e.TokenDrawn():
                values["token"] = word("token", event.token)
            case e.EventCardDrawn():
                values["card"] = event.card
                values["title"] = card_word(event.card, "title")
            case e.NoiseRolled():
                values["result"] = word("result", event.result)
            case e.Attacked():
                values["card"] = word("attack", event.card)
            case e.FigureCorrected():
                values |= _corrected(before, event)
    return Line(f"lockdown-did-{_tag(command)}", values)


def story(before: State, events: Sequence[Event], after: State) -> list[Line]:
    """What happened and what hands must do now, one line an event."""
    lines: list[Line] = []
    for event in events:
        lines += _told(event, after)
    return lines


def _told(event: Event, after: State) -> list[Line]:
    if isinstance(event, SILENT):
        return []
    values = values_of(after, event)
    match event:
        case e.StepBegan():
            return [Line(f"lockdown-do-{event.step}", values)]
        case e.Reminded():
            return [Line(f"lockdown-remember-{event.about}", values)]
        case e.EventCardDrawn():
            return _told_card(event)
        case e.TokenMoved():
            return [Line(f"lockdown-tells-token_into_{event.to}", values)]
        case e.PowerTurned():
            return [Line(f"lockdown-tells-power_{'on' if event.on else 'off'}", values)]
        case e.StatusSet():
            return [Line(f"lockdown-tells-{event.what}_{'on' if event.value else 'off'}", values)]
        case e.Encountered():
            return [Line(f"lockdown-tells-{_comparison(event)}", values)]
        case e.CharacterReachedBunker():
            return [Line(f"lockdown-tells-bunker_by_{event.using}", values)]
        case e.FirePlaced():
            values["left"] = fire_supply(after)
        case e.MalfunctionPlaced():
            values["left"] = malfunction_supply(after)
        case e.Attacked():
            values["card"] = word("attack", event.card)
            return [Line(f"lockdown-tells-attack_{'hits' if event.hits else 'misses'}", values)]
        case e.GameEnded():
            names = [player.name for player in after.players if player.seat in event.survivors]
            lines = [Line(f"lockdown-tells-{event.cause}")]
            survivors = Line("lockdown-tells-survivors", {"names": ", ".join(names)})
            return [*lines, survivors if names else Line("lockdown-tells-no_survivors")]
        case e.FigureCorrected():
            values |= _corrected(after, event)
        case e.PowerArranged():
            values |= {str(section): token for section, token in event.arrangement.items()}
    return [Line(f"lockdown-tells-{_tag(event)}", values)]


def _told_card(event: e.EventCardDrawn) -> list[Line]:
    moves = [word("token", kind) for kind in event.moves]
    where = {"corridor": event.corridors[0], "then": event.corridors[-1], "count": len(event.corridors)}
    if event.for_retreat:
        return [Line("lockdown-tells-retreat", where)]
    movers = {f"xeno{position}": word for position, word in enumerate(moves, start=1)}
    lines = [
        Line("lockdown-tells-event_card", {"card": event.card, "title": card_word(event.card, "title")}),
        Line("lockdown-tells-event_moves", {"movers": len(moves), "xeno3": "", **movers, **where}),
        Line(card_word(event.card, "effect")),
    ]
    if event_cards()[event.card].in_the_dark:
        lines.append(Line(card_word(event.card, "dark")))
    return lines


def _comparison(event: e.Encountered) -> str:
    """Whether the hand could be compared, and how it came out."""
    if event.surprise is None:
        return "compare_hand" if event.lit is not None and event.dark is not None else "compare_token"
    return "surprise_attack" if event.surprise else "no_surprise"


def _corrected(state: State, event: e.FigureCorrected) -> dict[str, Value]:
    return {
        "figure": figure_label(state, event.path),
        "old": figure_value(state, event.path, event.old),
        "value": figure_value(state, event.path, event.value),
    }


def _tag(said: Command | Event) -> str:
    return str(type(said).__struct_config__.tag)
