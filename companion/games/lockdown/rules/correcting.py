"""Setting a figure right (notes, point 28: where the print differs, the table wins)."""

from companion.core.errors import BadArguments
from companion.core.game import Correct, Figure, Json
from companion.games.lockdown import events as e
from companion.games.lockdown.figures import KINDS
from companion.games.lockdown.rules.bag import heap
from companion.games.lockdown.rules.draft import Draft, proper_name, refuse
from companion.games.lockdown.setright import correctable


def correct(draft: Draft, command: Correct) -> None:
    figure = next((each for each in correctable(draft.state) if each.path == command.path), None)
    if figure is None:
        raise BadArguments("lockdown-bad-figure", path=command.path[:60])
    value = _proper_value(figure, command.value)
    place, _, kind = command.path.partition(".")
    if place in ("bag", "supply"):
        _move_tokens(draft, kind, place, value)
    draft.note(e.FigureCorrected(path=command.path, value=value, old=figure.value))


def _proper_value(figure: Figure, value: Json) -> Json:
    """The value as it is kept. Raises BadArguments for a wrong kind, IllegalMove for what cannot be."""
    if not figure.choices:  # a name
        if not isinstance(value, str):
            raise BadArguments("lockdown-bad-name")
        return proper_name(value)
    kinds = {type(choice) for choice in figure.choices}
    if type(value) not in kinds:  # True is no 1, null only where nothing is a value
        raise BadArguments("lockdown-bad-value", path=figure.path)
    if not any(type(choice) is type(value) and choice == value for choice in figure.choices):
        refuse("value-possible", path=figure.path)
    return value


def _move_tokens(draft: Draft, name: str, place: str, wanted: Json) -> None:
    """The difference goes from bag to supply or back; which tokens of the kind is chance."""
    kind = next(each for each in KINDS if each == name)
    while True:
        here, there = (
            (draft.state.bag, draft.state.supply) if place == "bag" else (draft.state.supply, draft.state.bag)
        )
        missing = wanted - len(heap(here, kind))
        if missing == 0:
            return
        source, to = (there, place) if missing > 0 else (here, "supply" if place == "bag" else "bag")
        draft.note(e.TokenMoved(token=kind, id=draft.chance.pick(heap(source, kind)), to=to))  # type: ignore[arg-type]
