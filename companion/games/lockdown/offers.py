"""What is legal now. Every offer, with every listed choice, is accepted by the rules."""

from collections.abc import Iterator
from itertools import permutations

from companion.core.game import Json
from companion.games.lockdown.figures import (
    KINDS,
    SECTIONS,
    attack_cards,
    event_cards,
    figures,
)
from companion.games.lockdown.rules.event_phase import missing_answer
from companion.games.lockdown.state import (
    LAST_FIELD,
    Player,
    State,
    count_kind,
    fire_supply,
    has_figure_left,
    is_isolation_open,
    limits,
    malfunction_supply,
    track,
)

Offer = dict[str, Json]
HANDS = list(range(11))
TWO_WAYS = [False, True]


def offers(state: State) -> list[Offer]:
    """The commands legal now; the one that moves the game on comes first."""
    if state.phase == "setup":
        return list(_set_ups())
    if state.phase == "over":
        return []
    present = [player for player in state.players if player.status == "in_play"]
    return [
        *(_turn(state) if state.phase == "player" else _event_phase(state)),
        *_alarms(state),
        *_power(state),
        *_markers(state),
        *_xenos(state),
        *(offer for player in present for offer in _character(state, player)),
        *_bodies(state),
        *(_encounters(state, present)),
        *(_decks(state, present)),
    ]


def _offer(do: str, choices: dict[str, list[Json]] | None = None, **fixed: Json) -> Offer:
    offer: Offer = {"do": do, **fixed}
    if choices:
        offer["choices"] = choices
    return offer


def _set_ups() -> Iterator[Offer]:
    """One party of each size. Names and characters are examples; more is said in the contract."""
    runs = [
        {"bag": "app"},
        {"bag": "table", "events": "table", "attacks": "table", "noise": "table"},
        {"bag": "off"},
    ]
    knows_decks = {"bag": "app", "events": "app", "attacks": "app", "noise": "app"}
    characters = list(figures().characters)
    for count in range(1, figures().limits.players + 1):
        party = [{"name": f"P{seat + 1}", "character": characters[seat]} for seat in range(count)]
        kinds = ["solo", "coop"] if count == 1 else ["standard", "coop"]
        yield _offer("setup", {"mode": kinds, "modes": [*runs, knows_decks]}, players=party)
        untold = [{"bag": "app"}, {"bag": "table", "noise": "app"}]
        yield _offer("setup", {"mode": kinds, "modes": untold}, players=party, xenos="intruders")


def _turn(state: State) -> Iterator[Offer]:
    yield _offer("end_turn")
    yield _offer("pass_turn")


def _event_phase(state: State) -> Iterator[Offer]:
    missing = missing_answer(state)
    if missing is None:
        yield _offer("next_step")
    if missing == "css-unrevealed":
        yield _offer("reveal_css", {"result": ["a", "b", "c", "all", "none"]})
    if state.step == "event_card" and not state.is_answered and state.xenos == "night_stalkers":
        if state.modes.events == "app":
            yield _offer("event_card")
        yield _offer("event_card", {"card": list(event_cards())})
    if state.step == "bag_development" and not state.is_answered:
        yield from _development(state)


def _development(state: State) -> Iterator[Offer]:
    kinds = [kind for kind in KINDS if count_kind(state.bag, kind)]
    if not kinds:
        return
    if state.modes.bag == "app":
        yield _offer("draw_token")
        yield _offer("draw_token", nest_occupied=True)
    if others := [kind for kind in kinds if kind != "queen"]:
        yield _offer("draw_token", {"token": list(others)})
    if "queen" in kinds:
        present = [player.seat for player in state.players if player.status == "in_play"]
        yield _offer("draw_token", {"nest_occupied": TWO_WAYS}, token="queen")
        if present:
            choices: dict[str, list[Json]] = {"player": list(present), "hand": HANDS, "dark": TWO_WAYS}
            yield _offer("draw_token", choices, token="queen", nest_occupied=True)


def _alarms(state: State) -> Iterator[Offer]:
    if state.autodestruction is None:
        yield _offer("start_autodestruction")
    elif state.autodestruction.side == "yellow":
        yield _offer("stop_autodestruction")
    if state.alert is None:
        yield _offer("trigger_alert")
    if not state.main_gate_open:
        yield _offer("open_main_gate")
    yield _offer("move_rover", to="bunker" if state.rover == "facility" else "facility")
    for slot, face in state.css.items():
        if face != "hidden" or slot == state.time:
            continue
        free = [
            to
            for to in (slot + 1, slot - 1)
            if LAST_FIELD <= to <= track(state).start and to not in state.css
        ]
        if free:
            yield _offer("move_css", {"to": list(free)}, **{"from": slot})


def _power(state: State) -> Iterator[Offer]:
    yield _offer("flip_power", {"section": list(SECTIONS)})
    for position, section in enumerate(SECTIONS[:-1]):
        yield _offer("swap_power", {"b": list(SECTIONS[position + 1 :])}, a=section)
    arrangements = [dict(zip(SECTIONS, order, strict=True)) for order in permutations((1, 2, 3, 4))]
    yield _offer("restore_power")
    yield _offer("restore_power", {"arrangement": list(arrangements)})
    yield _offer("flip_time_token", side="active" if state.time_token == "inactive" else "inactive")


def _markers(state: State) -> Iterator[Offer]:
    yield _offer("place_fire")
    if state.fires:
        yield _offer("remove_fire")
    yield _offer("place_malfunction")
    if state.malfunctions:
        yield _offer("remove_malfunction")
    if fire_supply(state) or malfunction_supply(state):
        yield _offer("lose_markers")
    if state.eggs < limits(state).eggs:
        yield _offer("lay_egg")
    if state.eggs:
        yield _offer("destroy_egg")


def _xenos(state: State) -> Iterator[Offer]:
    most = limits(state).figures
    on_board = [kind for kind in most if state.on_board[kind]]
    yield _offer("xeno_placed", {"type": list(most)})
    if state.on_board["adult"] == most["adult"]:
        yield _offer("xeno_placed", {"adults_in_combat": list(range(most["adult"] + 1))}, type="adult")
    if on_board:
        yield _offer("xeno_removed", {"type": list(on_board), "to": ["supply", "bag"]})
    for kind in on_board:
        others = [other for other in most if other != kind and has_figure_left(state, other)]
        if others:
            yield _offer("xeno_changed", {"to": list(others)}, **{"from": kind})
    spare = [kind for kind in KINDS if count_kind(state.supply, kind)]
    if spare:
        yield _offer("add_token", {"token": list(spare)})


def _character(state: State, player: Player) -> Iterator[Offer]:
    seat = player.seat
    yield _offer("wound", {"kind": ["light", "serious"], "count": [1, 2]}, player=seat)
    undressed = player.serious_wounds - player.dressed_wounds
    if undressed:
        yield _offer("dress", {"count": list(range(1, undressed + 1))}, player=seat)
    if player.light_wounds:
        yield _offer("heal", {"count": list(range(1, player.light_wounds + 1))}, player=seat, kind="light")
    if player.dressed_wounds:
        yield _offer(
            "heal", {"count": list(range(1, player.dressed_wounds + 1))}, player=seat, kind="serious"
        )
    yield _offer("gain_knowledge", {"amount": [1, 2, 3]}, player=seat)
    if not player.knowledge_active:
        yield _offer("gain_knowledge", player=seat, amount=2, archive=True)
    if player.larva or state.on_board["larva"] or has_figure_left(state, "larva"):
        yield _offer("infest", player=seat)
    if player.larva or has_figure_left(state, "larva"):
        yield _offer("set_status", player=seat, larva=not player.larva)
    yield _offer("set_status", player=seat, slime=not player.slime)
    yield _offer("set_status", player=seat, signal=not player.signal)
    yield from _ways_out(state, player)
    yield _offer("kill", player=seat)


def _ways_out(state: State, player: Player) -> Iterator[Offer]:
    may_board = state.phase == "player" or (
        state.step == "launch_css" and state.css.get(state.time) == "hidden"
    )
    taken = {other.pod for other in state.players}
    free = [pod for pod in "abc" if pod not in taken]
    if may_board and state.time in state.css and free:
        in_fire = {"burning": TWO_WAYS} if state.fires else {}
        yield _offer("enter_pod", {"pod": free, **in_fire}, player=player.seat)
    if is_isolation_open(state):
        yield _offer("leave", player=player.seat, by="isolation")
    if state.main_gate_open:
        using: list[Json] = ["rover", "suit"] if state.rover == "facility" else ["suit"]
        yield _offer("leave", {"using": using}, player=player.seat, by="bunker")


def _bodies(state: State) -> Iterator[Offer]:
    if state.mode == "coop":
        for player in state.players:
            if player.status == "dead":
                yield _offer("revive", player=player.seat)


def _encounters(state: State, present: list[Player]) -> Iterator[Offer]:
    kinds = [kind for kind in KINDS if count_kind(state.bag, kind)]
    if not kinds or not present:
        return
    asked: dict[str, list[Json]] = {"player": [player.seat for player in present]}
    if not has_figure_left(state, "adult"):  # one more makes those not in combat withdraw
        asked["adults_in_combat"] = list(range(limits(state).figures["adult"] + 1))
    if state.modes.bag == "app":
        yield _offer("encounter", asked)
        yield _offer("encounter", {**asked, "hand": HANDS, "dark": TWO_WAYS})
    yield _offer("encounter", {**asked, "token": list(kinds)})


def _decks(state: State, present: list[Player]) -> Iterator[Offer]:
    modes, seats = state.modes, [player.seat for player in present]
    if not seats:
        return
    if modes.noise == "app":
        yield _offer("noise_roll", {"player": list(seats)})
    if modes.noise != "off":
        faces: list[Json] = ["1", "2", "3", "4", "silence", "danger"]
        yield _offer("noise_roll", {"player": list(seats), "result": faces})
    if modes.attacks == "off" or state.xenos != "night_stalkers":
        return
    attackers = [kind for kind in limits(state).figures if state.on_board[kind] and kind != "larva"]
    cards = sorted({card.id for card in attack_cards().values()})
    if attackers:
        told: dict[str, list[Json]] = {"player": list(seats), "type": list(attackers), "dark": TWO_WAYS}
        if modes.attacks == "app":
            yield _offer("attack", told)
        yield _offer("attack", {**told, "card": list(cards)})
    if modes.attacks == "app":
        for kind in limits(state).figures:
            if state.on_board[kind]:
                yield _offer("check_injury", {"wounds": list(range(1, 7))}, type=kind)
