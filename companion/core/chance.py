"""Luck. `pick` is the only source of it; rules take it as an input and never make their own."""

import random
from collections.abc import Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")


class Chance(Protocol):
    """Whatever can choose one of several equally likely options."""

    def pick(self, options: Sequence[T]) -> T: ...


class Luck:
    """Real luck; with a seed, the same luck for the same row of the same game.

    The row number is mixed in, so a resumed game goes on as an uninterrupted one would, and a draw
    repeated after an undo is a new draw."""

    def __init__(self, seed: int | None = None, row: int = 0) -> None:
        self._random = random.SystemRandom() if seed is None else random.Random(f"{seed}/{row}")  # noqa: S311 - dice, no keys

    def pick(self, options: Sequence[T]) -> T:
        return self._random.choice(options)


class Script:
    """Luck written down beforehand, for tests and examples: each pick must be among the options."""

    def __init__(self, *outcomes: object) -> None:
        self._outcomes = list(outcomes)

    def pick(self, options: Sequence[T]) -> T:
        if not self._outcomes:
            raise AssertionError(f"no luck was scripted for a pick among {list(options)}")
        wanted = self._outcomes.pop(0)
        if wanted not in options:
            raise AssertionError(f"{wanted!r} cannot come out of {list(options)}")
        return options[options.index(wanted)]

    @property
    def is_used_up(self) -> bool:
        return not self._outcomes
