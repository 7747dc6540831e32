"""What a screen may know of a table at one moment: the public view, the offers and their words. Immutable;
the state itself stays inside, so that no page can show what is not public. Knows no game."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import msgspec

from companion.core.game import Figure, Game, Json, Line
from companion.core.session import Session
from companion.core.timeline import Done, Timeline

Offer = Mapping[str, Json]
WHERE = ("round", "phase", "step")  # every game's view has these


@dataclass(frozen=True)
class Moment:
    """One command that stands or was undone: its name, its round, and how many steps away it is."""

    name: Line
    round: int
    steps: int


@dataclass(frozen=True, eq=False)
class Snapshot:
    """A table as it is after `length` rows of its journal."""

    game: Game[Any]
    _timeline: Timeline
    unsaved: int = 0
    is_kept: bool = True

    @cached_property
    def view(self) -> dict[str, Json]:
        return {**self.game.public_view(self._state), "log_length": self.length}

    @cached_property
    def offers(self) -> list[dict[str, Json]]:
        """What is legal now."""
        return self.game.offers(self._state)

    @property
    def length(self) -> int:
        return self._timeline.length

    @property
    def undo_name(self) -> Line | None:
        return self._timeline.undo_name

    @property
    def redo_name(self) -> Line | None:
        return self._timeline.redo_name

    @cached_property
    def lamps(self) -> Mapping[str, str]:
        return self.game.lamps(self._state)

    @cached_property
    def figures(self) -> list[Figure]:
        """Every figure that a person may set right."""
        return self.game.figures(self._state)

    # Words

    def headline(self) -> Line:
        return self.game.headline(self._state)

    def offer_label(self, offer: Offer) -> Line:
        return self.game.offer_label(self._state, offer)

    def choice_label(self, key: str, value: Json) -> Line:
        return self.game.choice_label(self._state, key, value)

    def figure_label(self, path: str) -> Line:
        return self.game.figure_label(self._state, path)

    def figure_value(self, path: str, value: Json) -> Line:
        return self.game.figure_value(self._state, path, value)

    def ask(self, query: str, **said: Json) -> Json:
        """The answer to one of the game's queries. Raises Told."""
        asked = self.game.queries[query]
        return asked.answer(self._state, asked.arguments(**said))

    # What happened

    @cached_property
    def events(self) -> list[dict[str, Json]]:
        """Public events of the step the game is in, the oldest first."""
        return [self.game.public_event(event) for done in self._of_this_step for event in done.events]

    @cached_property
    def last_events(self) -> list[dict[str, Json]]:
        """Public events of the last command that stands."""
        last = self._timeline.last
        return [self.game.public_event(event) for event in last.events] if last else []

    @cached_property
    def story(self) -> list[Line]:
        """What happened in this step and what hands must do, the oldest first."""
        return [line for done in self._of_this_step for line in self._told(done)]

    @cached_property
    def last_story(self) -> list[Line]:
        """The same for the last command that stands."""
        return self._told(self._timeline.last) if self._timeline.last else []

    @cached_property
    def past(self) -> list[Moment]:
        """Every command that stands, the oldest first; `steps` undoes this one and all after it."""
        found = self._timeline.past()
        return [self._moment(done, len(found) - place) for place, done in enumerate(found)]

    @cached_property
    def future(self) -> list[Moment]:
        """What can be brought back, the next one first."""
        return [self._moment(done, place) for place, done in enumerate(self._timeline.future(), start=1)]

    @cached_property
    def undone_set_up(self) -> dict[str, Json] | None:
        """What was said to set the table up, where just that was undone: to choose anew from there."""
        undone = self._timeline.future()
        if self._timeline.last or not undone:
            return None
        said: dict[str, Json] = msgspec.to_builtins(undone[0].command)
        return said

    def views_by_round(self) -> list[dict[str, Json]]:
        """The public view at the end of each round so far, for looking back on a game."""
        found: dict[int, dict[str, Json]] = {}
        for done in self._timeline.past():
            view = self.game.public_view(done.after)
            found[view["round"]] = view
        return [view for number, view in sorted(found.items()) if number > 0]

    def all_events(self) -> list[dict[str, Json]]:
        """Public events of everything that stands, the oldest first."""
        return [self.game.public_event(event) for done in self._timeline.past() for event in done.events]

    def count_undone(self) -> int:
        """How many steps were taken back in this game."""
        return self._timeline.count_undone()

    @property
    def _state(self) -> Any:
        return self._timeline.state

    @cached_property
    def _of_this_step(self) -> list[Done]:
        here = self._where(self._state)
        found, done = [], self._timeline.last
        while done and self._where(done.after) == here:
            found.append(done)
            done = done.previous
        return found[::-1]

    def _where(self, state: Any) -> Sequence[Json]:
        view = self.game.public_view(state)
        return [view[key] for key in WHERE]

    def _told(self, done: Done) -> list[Line]:
        return self.game.story(done.before, done.events, done.after)

    def _moment(self, done: Done, steps: int) -> Moment:
        before, after = self.game.public_view(done.before), self.game.public_view(done.after)
        is_new_round = before["round"] == 0  # the set-up itself
        return Moment(self._timeline.name(done), after["round"] if is_new_round else before["round"], steps)


def look(session: Session) -> Snapshot:
    """The table as it is now."""
    return Snapshot(session.game, session.timeline, session.unsaved, session.is_kept)
