"""What is wrong with a scenario is said in one sentence that names its file, before anything is played."""

from __future__ import annotations

import pytest

from data.locale import Texts
from engine.kernel.scenario import ScenarioError, read_scenarios, run_scenario

HEAD = "scenario: x\ngame: marauders\nseats: 4\n"
POSITION = f"{HEAD}position: {{turn: 0}}\n"


def refusal(text: str) -> str:
    """Why a scenario is refused."""
    with pytest.raises(ScenarioError) as refused:
        run_scenario(read_scenarios(text, "here.yaml", Texts().tells)[0])
    sentence = str(refused.value)
    assert sentence.startswith("here.yaml")
    assert "\n" not in sentence
    return sentence


@pytest.mark.parametrize(
    ("step", "reason"),
    [
        (
            "{x: end}",
            "step 1: “x” is no step; write expect, take_back or a seat that answers: the seats are 0 to 3",
        ),
        ("{5: end}", "step 1: the step names “5”, which is no seat; the seats are 0 to 3"),
        ("{-1: end}", "“-1” is no step"),
        ("{yes: end}", "“True” is no step"),
        ("{take_back: x}", "step 1: take_back names “x”, which is no seat; the seats are 0 to 3"),
        ("{take_back: 4}", "take_back names “4”, which is no seat"),
        ("{take_back: 0, 1: end}", "“1” does not go with take_back; make it a step of its own"),
        ("{expect: {waiting: [0]}, 1: end}", "“1” does not go with expect"),
        ("{}", "step 1: nothing is done"),
        ("{refused: stale}", "step 1: nothing is done"),
        ("{0: end, refused: 5}", "refused is the key of a reason, not 5"),
        ("{0: end, refused: ''}", "refused is the key of a reason, not ''"),
        ("{0: no}", "seat 0 answers False; an option or number in quotes is meant"),
        ("{0: [end, 1.5]}", "seat 0 answers 1.5"),
        ("{0: {a: b}}", "seat 0 answers {'a': 'b'}"),
        ("{expect: {logs: []}}", "step 1: Object contains unknown field `logs`"),
        ("5", "Expected `object`, got `int`"),
    ],
)
def test_a_wrong_step(step: str, reason: str) -> None:
    assert reason in refusal(f"{POSITION}steps:\n  - {step}\n")


@pytest.mark.parametrize(
    ("expect", "reason"),
    [
        ("{view: {x: {game: a}}}", "view names “x”, which is no seat; the seats are 0 to 3"),
        ("{view: {5: {game: a}}}", "view names “5”, which is no seat; the seats are 0 to 3"),
        ("{told: {7: [sailed]}}", "told names “7”, which is no seat"),
        ("{decisions: {x: {kind: a}}}", "decisions names “x”, which is no seat"),
        ("{decisions: {spectator: {kind: a}}}", "decisions names “spectator”, which is no seat"),
        ("{waiting: [4]}", "waiting names “4”, which is no seat"),
        ("{}", "expect says nothing"),
        ("{state: {}}", "state: {} says nothing"),
        ("{view: {}}", "view: {} says nothing"),
        ("{view: {1: {}}}", "view of 1 says nothing"),
        ("{view: {1: [a]}}", "view of 1 says nothing"),
        ("{told: {}}", "told: {} says nothing"),
        ("{decisions: {}}", "decisions: {} says nothing"),
        ("{decisions: {1: {}}}", "the decision of 1 says nothing"),
        ("{log: {}}", "log says nothing"),
        ("{log: {exactly: [], never: [sailed]}}", "log: exactly stands alone"),
        (
            "{log: [{sailed: {}, docked: {}}]}",
            "log: a line is a key or {key: {argument: value}}, not {'sailed'",
        ),
        ("{log: [{sailed: 5}]}", "log: a line is a key or {key: {argument: value}}, not {'sailed': 5}"),
        ("{log: [5]}", "log: a line is a key or {key: {argument: value}}, not 5"),
        ("{log: [{5: {a: b}}]}", "log: a line is a key or"),
        ("{log: {never: [sailled]}}", "log names “sailled”, a line that no log can have"),
        ("{told: {1: {counts: [{line: sailled, times: 0}]}}}", "told of 1 names “sailled”, a line"),
        ("{log: {counts: [{line: sailed}]}}", "missing required field `times`"),
        ("{log: {counts: [{line: sailed, times: -1}]}}", "Expected `int` >= 0"),
        ("{state: {round: {exactly: 5}}}", "state: exactly is for mappings and lists; write 5"),
        (
            "{state: {seats: [{exactly: {}, a: b}]}}",
            "state: exactly stands alone; put the other keys beneath it",
        ),
        ("{log: [{sailed: {zone: {exactly: x}}}]}", "log: exactly is for mappings and lists"),
        (
            "{decisions: {0: {offers_exactly: {scout: [port]}}}}",
            "offers_exactly: port does not begin with “scout”",
        ),
        ("{decisions: {0: {kindd: x}}}", "unknown field `kindd`"),
        ("{result: {winer: [0]}}", "unknown field `winer`"),
    ],
)
def test_a_wrong_expectation(expect: str, reason: str) -> None:
    assert reason in refusal(f"{POSITION}expect: {expect}\n")
    assert f"step 1: {reason}" in refusal(f"{POSITION}steps: [{{expect: {expect}}}]\n") or "field" in reason


@pytest.mark.parametrize(
    ("more", "reason"),
    [
        ("passes: [4]", "passes names “4”, which is no seat"),
        ("passes: some", "passes is a list of seats or “all”, not “some”"),
        ("scenario: y", "“scenario” is given twice"),
        ("expect: {state: {round: 1, round: 2}}", "“round” is given twice"),
        ("twin: {same_for: [1]}", "the twin is the same table; give it another position, names or draws"),
        ("twin: {position: {round: 2}}", "the twin says nothing; name seats in same_for or differs_for"),
        ("twin: {position: {round: 2}, same_for: [9]}", "same_for names “9”, which is no seat"),
        ("twin: {position: {round: 2}, differs_for: {9: [log]}}", "differs_for names “9”, which is no seat"),
        ("twin: {position: {round: 2}, differs_for: {1: []}}", "differs_for names nothing for 1"),
        (
            "twin: {position: {round: 2}, same_for: [1], differs_for: {1: [log]}}",
            "is the same for 1 and differs",
        ),
        ("twin: {position: {round: 2}, same_for: [1], expect: {state: {}}}", "state: {} says nothing"),
        ("twin: {positon: {round: 2}}", "unknown field `positon`"),
    ],
)
def test_a_wrong_scenario(more: str, reason: str) -> None:
    assert reason in refusal(f"{POSITION}{more}\n")


def test_a_twin_in_another_position_needs_a_position() -> None:
    wrong = f"{HEAD}twin: {{position: {{round: 2}}, same_for: [1]}}\n"
    assert "the twin has a position and the scenario has none; give it one" in refusal(wrong)


def test_what_cannot_be_set_up_names_its_file() -> None:
    wrong = f"{HEAD}position: {{turn: 7}}\n"
    assert refusal(wrong) == "here.yaml, “x” cannot be set up: turn names seat 7; the seats are 0 to 3"
    twin = f"{POSITION}twin: {{position: {{turn: 7}}, same_for: [1]}}\n"
    assert refusal(twin).startswith("here.yaml, the twin of “x” cannot be set up: turn names seat 7")
    assert "port_royal has no reaction windows" in refusal(
        "scenario: x\ngame: port_royal\nseats: 2\npasses: all\nposition: {}\n"
    )


def test_seats_may_be_written_in_quotes() -> None:
    steps = '[{"0": end}, {expect: {view: {"1": {seat: 1}}, told: {"1": [turn.began]}}}]'
    text = f'{POSITION}steps: {steps}\nexpect: {{waiting: [1], decisions: {{"1": {{least: 1}}}}}}\n'
    (scenario,) = read_scenarios(text, "here.yaml")
    assert run_scenario(scenario).differences == []


def test_a_key_merged_in_is_not_given_twice() -> None:
    text = f"{HEAD}position: {{seats: [&a {{gold: 3, zone: nassau}}, {{<<: *a, gold: 5}}]}}\n"
    (scenario,) = read_scenarios(
        f"{text}expect: {{state: {{seats: {{1: {{captain: {{gold: 5}}}}}}}}}}\n", "x"
    )
    assert run_scenario(scenario).differences == []


def test_a_seat_may_be_shown_to_be_refused_a_step_back() -> None:
    (scenario,) = read_scenarios(
        f"{POSITION}steps: [{{take_back: 0, refused: nothing-to-take-back}}, {{take_back: 0}}]\n", "x"
    )
    (difference,) = run_scenario(scenario).differences
    assert difference == "step 2: seat 0 cannot take back, for nothing-to-take-back"
    (scenario,) = read_scenarios(
        f"{POSITION}steps: [{{0: move:sea}}, {{take_back: 0, refused: stale}}]\n", "x"
    )
    assert run_scenario(scenario).differences == [
        "step 2: seat 0 took back, though it should be refused for stale"
    ]


def test_lines_that_were_undone_are_no_longer_looked_at() -> None:
    """What comes after an answer was taken back is new, whatever was looked at before."""
    (scenario,) = read_scenarios(
        f"""{POSITION}
steps:
  - 0: move:sea
  - expect: {{log: [left.port]}}
  - take_back: 0
  - expect: {{log: {{exactly: [table.taken-back]}}}}
  - 0: move:sea
expect: {{log: {{exactly: [left.port]}}}}
""",
        "x",
    )
    assert run_scenario(scenario).differences == []
