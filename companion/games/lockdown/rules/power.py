"""Power tokens and the time token's sides (Rulebook: Power; Backup Power Supply; Power Generator)."""

from msgspec import UNSET

from companion.core.errors import BadArguments
from companion.games.lockdown import commands as c
from companion.games.lockdown import events as e
from companion.games.lockdown.figures import SECTIONS, Section
from companion.games.lockdown.rules.draft import Draft, refuse

RESTORED = 2  # so many of the lowest tokens are turned on
ENOUGH_ON = 3  # with so many on, restoring resets nothing


def check_arrangement(arrangement: dict[Section, int]) -> None:
    """Each of the four tokens on one of the four places. Raises BadArguments."""
    if set(arrangement) != set(SECTIONS) or sorted(arrangement.values()) != [1, 2, 3, 4]:
        raise BadArguments("lockdown-bad-arrangement")


def lower(draft: Draft) -> None:
    """A threshold: the highest token that is on goes off; with all off, nothing."""
    on = [section for section, slot in draft.state.power.items() if slot.on]
    if on:
        turn(draft, max(on, key=lambda section: draft.state.power[section].token), on=False)


def turn(draft: Draft, section: Section, *, on: bool) -> None:
    """Turns one token to the wanted side, if it does not lie so already."""
    slot = draft.state.power[section]
    if slot.on != on:
        draft.note(e.PowerTurned(section=section, token=slot.token, on=on))


def restore_power(draft: Draft, command: c.RestorePower) -> None:
    """Rulebook: Backup Power Supply, steps 1 to 3."""
    if command.arrangement is not UNSET:
        check_arrangement(command.arrangement)
    power = draft.state.power
    if sum(slot.on for slot in power.values()) < ENOUGH_ON:
        lowest = sorted(slot.token for slot in power.values())[:RESTORED]
        for section, slot in power.items():
            turn(draft, section, on=slot.token in lowest)
    if command.arrangement is not UNSET:
        draft.note(e.PowerArranged(arrangement=command.arrangement))
    if draft.state.time_token == "inactive":
        draft.note(e.TimeTokenTurned(side="active"))


def flip_power(draft: Draft, command: c.FlipPower) -> None:
    """Rulebook: Power Generator (on or off, whatever the time token shows)."""
    turn(draft, command.section, on=not draft.state.power[command.section].on)


def swap_power(draft: Draft, command: c.SwapPower) -> None:
    """Swapped tokens keep their side (notes, point 9)."""
    if command.a == command.b:
        refuse("swap-same")
    numbers = {section: slot.token for section, slot in draft.state.power.items()}
    numbers[command.a], numbers[command.b] = numbers[command.b], numbers[command.a]
    draft.note(e.PowerArranged(arrangement=numbers))


def flip_time_token(draft: Draft, command: c.FlipTimeToken) -> None:
    if draft.state.time_token == command.side:
        refuse("time-token-so-already")
    draft.note(e.TimeTokenTurned(side=command.side))
