"""Setting a table up by asking (Rulebook: Set-up): which question comes next, and what is sent at the
end. Pure; every screen asks the same."""

from collections.abc import Iterable, Mapping

from companion.core.game import Interview, Json, Line, Question
from companion.games.lockdown.commands import NAME_LENGTH
from companion.games.lockdown.figures import SECTIONS, figures
from companion.games.lockdown.vocabulary import word

USUAL_PLAYERS = 3
RUN = ("bag", "events", "attacks", "noise")
RUNS = ("app", "table", "off")
KNOWN_DECKS = {  # ways to share the work, the usual one first
    "usual": {"bag": "app", "events": "off", "attacks": "off", "noise": "off"},
    "app": {"bag": "app", "events": "app", "attacks": "app", "noise": "app"},
    "table": {"bag": "table", "events": "table", "attacks": "table", "noise": "table"},
}
UNKNOWN_DECKS = {  # the Intruders' cards stay with the table
    "usual": {"bag": "app"},
    "app": {"bag": "app", "noise": "app"},
    "table": {"bag": "table", "noise": "table"},
}
Answers = Mapping[str, Json]


def next_question(answers: Answers) -> Question | None:
    """The first question that has no answer yet."""
    for question in _questions(answers):
        if question.key not in answers:
            return question
    return None


def _questions(answers: Answers) -> list[Question]:
    """All that are known to be asked, by the answers so far; the last one may lead to more."""
    most = figures().limits.players
    counts: list[tuple[Json, Line]] = [
        (n, Line("lockdown-setup-players-n", {"count": n})) for n in range(1, most + 1)
    ]
    asked = [_question("players", counts, USUAL_PLAYERS)]
    if "players" not in answers:
        return asked
    for seat in range(1, answers["players"] + 1):
        asked += _of_player(answers, seat)
    modes = modes_for(answers["players"])
    asked.append(_question("mode", [(mode, Line(word("mode", mode))) for mode in modes]))
    asked.append(_question("xenos", [(xenos, Line(word("xenos", xenos))) for xenos in figures().tokens]))
    if "xenos" in answers:
        asked += _who_runs_what(answers)
        asked += _power(answers)
    return asked


def _question(key: str, answers: list[tuple[Json, Line]], usual: Json = None) -> Question:
    return Question(key, Line(f"lockdown-setup-{key}"), answers, usual)


def _of_player(answers: Answers, seat: int) -> list[Question]:
    name = Question(
        f"name{seat}",
        Line("lockdown-setup-name", {"seat": seat}),
        suggestion=Line("lockdown-setup-name-usual", {"seat": seat}),
        longest=NAME_LENGTH,
    )
    who = answers.get(name.key, "")
    left = [(each, Line(word("character", each))) for each in _free(answers, seat)]
    return [name, Question(f"character{seat}", Line("lockdown-setup-character", {"name": who}), left)]


def modes_for(players: int) -> tuple[str, ...]:
    """The modes that so many can play, the usual one first."""
    return ("solo", "coop") if players == 1 else ("standard", "coop")


def free_characters(taken: Iterable[str]) -> list[str]:
    """Each character and each colour once (Rulebook: Characters of the original game)."""
    known = figures().characters
    gone = set(taken)
    colours = {known[each].colour for each in gone} - {None}
    return [each for each, about in known.items() if each not in gone and about.colour not in colours]


def _free(answers: Answers, seat: int) -> list[str]:
    taken = [answers.get(f"character{other}") for other in range(1, seat)]
    return free_characters(each for each in taken if each)


def ways_to_run(xenos: str) -> dict[str, dict[str, str]]:
    """How the work can be shared with these xenos."""
    return KNOWN_DECKS if xenos == "night_stalkers" else UNKNOWN_DECKS


def _ways(answers: Answers) -> dict[str, dict[str, str]]:
    return ways_to_run(answers["xenos"])


def _who_runs_what(answers: Answers) -> list[Question]:
    ways = _ways(answers)
    offered = [*ways, "each"]
    asked = [_question("runs", [(way, Line(f"lockdown-setup-runs-{way}")) for way in offered])]
    if answers.get("runs") == "each":
        told = [(runs, Line(f"lockdown-setup-by-{runs}")) for runs in RUNS]
        asked += [_question(what, told, ways["usual"].get(what)) for what in RUN if what in ways["app"]]
    return asked


def _power(answers: Answers) -> list[Question]:
    dealt = [(way, Line(f"lockdown-setup-power-{way}")) for way in ("dealt", "told")]
    asked = [_question("power", dealt)]
    if answers.get("power") == "told":
        for place, section in enumerate(SECTIONS[:-1]):
            left = _tokens_left(answers, place)
            text = Line("lockdown-setup-power-token", {"section": word("section", section)})
            asked.append(
                Question(f"power-{section}", text, [(n, Line("lockdown-is", {"value": n})) for n in left])
            )
    return asked


def _tokens_left(answers: Answers, place: int) -> list[int]:
    taken = [answers.get(f"power-{section}") for section in SECTIONS[:place]]
    return [token for token in (1, 2, 3, 4) if token not in taken]


def set_up_command(answers: Answers) -> dict[str, Json]:
    """The answers as the command `setup`."""
    runs = answers["runs"]
    chosen = {what: answers[what] for what in RUN if what in answers}
    said: dict[str, Json] = {
        "do": "setup",
        "players": [
            {"name": answers[f"name{seat}"], "character": answers[f"character{seat}"]}
            for seat in range(1, answers["players"] + 1)
        ],
        "mode": answers["mode"],
        "xenos": answers["xenos"],
        "modes": chosen if runs == "each" else _ways(answers)[runs],
    }
    if answers["power"] == "told":
        told = {section: answers[f"power-{section}"] for section in SECTIONS[:-1]}
        said["power"] = {**told, SECTIONS[-1]: _tokens_left(answers, len(SECTIONS) - 1)[0]}
    return said


INTERVIEW = Interview(next_question, set_up_command)
