"""Commands made up from their types alone, for whatever game: right in form, often wrong in sense."""

import random
import re
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import msgspec
from msgspec import inspect

Guess = Callable[[random.Random, Sequence[str]], Any]
SPREAD = 20  # how far a number without a limit goes
ODD_WORDS = ("", "x", "007", "021", "⚠ long " * 9)


@cache
def guesses(kind: type[msgspec.Struct]) -> Guess:
    """A maker of commands of one kind, as JSON. It is given luck, and words that are used at the table."""
    info = inspect.type_info(kind)
    if not isinstance(info, inspect.StructType):
        raise TypeError(f"{kind} is no struct")
    return _struct(info)


def _struct(info: inspect.StructType) -> Guess:
    fields = [(field.encode_name, field.required, _any(field.type)) for field in info.fields]
    start = {info.tag_field: info.tag} if info.tag_field else {}

    def guess(luck: random.Random, words: Sequence[str]) -> Any:
        said = dict(start)
        for name, required, value in fields:
            if required or luck.random() < 0.5:
                said[name] = value(luck, words)
        return said

    return guess


def _any(info: inspect.Type) -> Guess:
    match info:
        case inspect.StructType():
            return _struct(info)
        case inspect.LiteralType(values):
            return lambda luck, words: luck.choice(values)
        case inspect.BoolType():
            return lambda luck, words: luck.random() < 0.5
        case inspect.NoneType():
            return lambda luck, words: None
        case inspect.IntType():
            low, high = (-SPREAD if info.ge is None else info.ge), (SPREAD if info.le is None else info.le)
            return lambda luck, words: luck.randint(low, high)
        case inspect.StrType():
            return lambda luck, words: _word(info, luck, words)
        case inspect.UnionType(types):
            parts = [_any(part) for part in types]
            return lambda luck, words: luck.choice(parts)(luck, words)
        case inspect.ListType(item_type):
            item, least, most = _any(item_type), info.min_length or 0, info.max_length or 3
            return lambda luck, words: [item(luck, words) for _ in range(luck.randint(least, most))]
        case inspect.DictType(key_type, value_type):
            key, value = _any(key_type), _any(value_type)
            return lambda luck, words: {
                key(luck, words): value(luck, words) for _ in range(luck.randint(0, 5))
            }
    raise TypeError(f"no guess for {info}")


def _word(info: inspect.StrType, luck: random.Random, words: Sequence[str]) -> str:
    if info.pattern:
        fitting = [word for word in (*words, *ODD_WORDS) if re.search(info.pattern, word)]
        return luck.choice(fitting)
    word = luck.choice(words) if words and luck.random() < 0.8 else luck.choice(ODD_WORDS)
    return word[: info.max_length].ljust(info.min_length or 0, "x")
