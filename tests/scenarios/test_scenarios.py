"""Every scenario in `tests/scenarios` passes, and the format refuses what it does not know."""

from __future__ import annotations

from pathlib import Path

import pytest

from data.content.modules import module_locales
from data.locale import Texts
from engine.kernel.scenario import Scenario, ScenarioError, open_scenario, read_scenarios, run_scenario

TEXTS = Texts("en", module_locales())
FOLDER = Path(__file__).parent
SCENARIOS = [
    (file, scenario)
    for file in sorted(FOLDER.rglob("*.yaml"))
    for scenario in read_scenarios(file.read_text(encoding="utf-8"), file.name, TEXTS.tells)
]


@pytest.mark.parametrize(
    "scenario", [scenario for _, scenario in SCENARIOS], ids=[f"{f.stem}: {s.scenario}" for f, s in SCENARIOS]
)
def test_scenario(scenario: Scenario) -> None:
    table = open_scenario(scenario)
    assert table.spec.invariants(table.running) == []
    assert run_scenario(scenario).differences == []


PLAIN = """
scenario: plain
game: marauders
seats: 2
position:
  turn: 0
  seats:
    - {captain: frances_wright, gold: 3, bounties: {dutch: 2, spanish: 1}}
  zones: {nassau: {mod: chasers}, havana: {mod: chasers}}
draws:
  - scouting: [1, 1, 1]
steps:
  - 0: port
  - {0: shipyard}
  - {0: ship:galleon, refused: not-enough-gold}
"""


def run(text: str) -> list[str]:
    return run_scenario(read_scenarios(text, "here.yaml")[0]).differences


def test_a_forced_draw_that_is_left_over_is_a_difference() -> None:
    assert run(PLAIN) == ["at the end: the forced draw of scouting was not used up: 1, 1, 1 left"]


@pytest.mark.parametrize(
    ("expect", "difference"),
    [
        ("{state: {round: 7}}", "state.round is 1 instead of 7"),
        ("{state: {seats: {0: {captain: {gold: 4}}}}}", "state.seats.0.captain.gold is 3 instead of 4"),
        ("{view: {1: {state: {seats: {0: {captain: {gold: 3}}}}}}}", "gold is None instead of 3"),
        ("{log: [sailed]}", "log has no line sailed"),
        ("{told: {1: [sailed]}}", "log of 1 has no line sailed"),
        ("{waiting: [1]}", "waiting are [0] instead of [1]"),
        (
            "{decisions: {0: {kind: turn.action}}}",
            "decision of 0.kind is 'shipyard' instead of 'turn.action'",
        ),
        ("{decisions: {0: {offers: [mod:none]}}}", "seat 0 is not offered mod:none"),
        ("{decisions: {0: {offers_not: [done]}}}", "seat 0 is offered done"),
        ("{decisions: {1: {kind: x}}}", "seat 1 is not asked"),
        ("{result: {reason: goal}}", "result has no reason"),
        # exactly
        ("{state: {seats: {0: {captain: {bounties: {exactly: {dutch: 2}}}}}}}", "has {'spanish': 1} too"),
        ("{state: {seats: {0: {captain: {bounties: {exactly: {dutch: 1, spanish: 1}}}}}}}", "2 instead of 1"),
        ("{state: {seats: {0: {captain: {bounties: {exactly: {}}}}}}}", "has {'dutch': 2, 'spanish': 1} too"),
        (
            "{state: {seats: {0: {captain: {bounties: {}}}}}}",
            "bounties is {'dutch': 2, 'spanish': 1} instead of",
        ),
        ("{state: {places: {event.now: {exactly: [peace]}}}}", "places has no event.now"),
        ("{state: {seats: {exactly: [{glory: 0}]}}}", "instead of exactly [{'glory': 0}]"),
        ("{state: {seats: {exactly: [{glory: 0}, {glory: 1}]}}}", "state.seats.1.glory is 0 instead of 1"),
        ("{state: {seats: {exactly: {}}}}", "instead of exactly {}"),
        # what can never be there
        ("{state: {rond: 0}}", "state never has rond"),
        ("{state: {seats: {0: {captain: {glod: null}}}}}", "state.seats.0.captain never has glod"),
        ("{state: {ext: {wind: null}}}", "state.ext never has wind"),
        ("{state: {places: {cargo.hold0: []}}}", "state.places never has cargo.hold0"),
        ("{view: {1: {state: {seats: {0: {captain: {glod: null}}}}}}}", "captain never has glod"),
        ("{view: {1: {stat: null}}}", "view of 1 never has stat"),
        ("{view: {spectator: {places: {cargo.holt:0: 0}}}}", "places never has cargo.holt:0"),
        # lines of the log
        ("{log: {exactly: [table.opened]}}", "has the lines table.opened, turn.began"),
        ("{log: {exactly: [table.opened, {turn.began: {seat: 1}}, port.action]}}", "line 2 is"),
        ("{log: {never: [{turn.began: {seat: 0}}]}}", "log has the line turn.began: [{'seat': 0}]"),
        ("{log: {counts: [{line: turn.began, times: 2}]}}", "log has 1 lines turn.began instead of 2"),
        ("{log: {counts: [{line: {turn.began: {seat: 1}}, times: 1}]}}", "log has 0 lines"),
        ("{log: []}", "instead of exactly []"),
        ("{log: [{turn.began: {seat: {exactly: {}}}}]}", "log has no line turn.began"),
        ("{told: {1: []}}", "log of 1 has the lines"),
        ("{told: {spectator: {never: [port.action]}}}", "log of spectator has the line port.action"),
        # questions
        (
            "{decisions: {0: {offers_exactly: {mod: []}}}}",
            "is offered ['mod:chasers.1'] of mod instead of exactly",
        ),
        ("{decisions: {0: {offers_exactly: {'ship:': [ship:flute]}}}}", "of ship: instead of exactly"),
        ("{decisions: {0: {option_args: {ship:flute: {ship: sloop}}}}}", "option_args.ship:flute.ship is"),
        ("{decisions: {0: {option_args: {ship:canoe: {gold: 1}}}}}", "option_args has no ship:canoe"),
        ("{decisions: {0: {prices: {}}}}", "instead of empty"),
        ("{decisions: {0: {hidden: true}}}", "decision of 0.hidden is False instead of True"),
        ("{decisions: {0: {default: [x]}}}", "decision of 0.default is ['done'] instead of ['x']"),
        ("{decisions: {0: {range: [0, 1]}}}", "decision of 0.range is None instead of [0, 1]"),
        ("{result: {winners: [0], scores: [], reason: goal}}", "result has no winners"),
    ],
)
def test_every_kind_of_expectation_can_fail(expect: str, difference: str) -> None:
    found = run(f"{PLAIN}expect: {expect}\n")
    assert any(difference in line for line in found), found


def test_an_answer_refused_or_accepted_against_expectation_is_a_difference() -> None:
    assert "was accepted" in run(f"{PLAIN}  - {{0: done, refused: stale}}\n")[0]
    assert "refused for not-offered" in run(f"{PLAIN}  - 0: sail\n")[0]
    assert "seat 1 is not asked" in run(f"{PLAIN}  - 1: done\n")[0]


LAST_VOLLEY = """
scenario: x
game: treasure_fleet
seats: 3
position:
  volley: 3
  lookout: 0
  row: [ship_16, ship_9, ship_12, ship_20]
  seats: [{loaded: [four_cannon]}, {loaded: [two_cannon]}, {loaded: [one_cannon]}]
steps:
  - 0: four_cannon.red_flag.1:ship_16.1
  - 1: two_cannon.blue_flag.1:ship_9.1
  - 2: one_cannon.yellow_flag.1:ship_9.1
"""


def test_a_forced_draw_that_cannot_be_is_a_difference() -> None:
    (found,) = run(
        f"{LAST_VOLLEY}draws: [{{treasure ships: [ship_16.1, ship_22.1, ship_6.1, ship_18.1]}}]\n"
    )[:1]
    assert found.startswith("step 3 ")
    assert "“treasure ships” names ship_16.1, which is not there" in found


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("scenario: x\ngame: marauders\nseats: 2\nsteeps: []\n", "unknown field `steeps`"),
        ("scenario: x\ngame: marauders\nseats: 2\nexpect: {logs: []}\n", "unknown field `logs`"),
        ("scenario: x\ngame: chess\nseats: 2\n", "unknown-game"),
        ("scenario: x\ngame: marauders\nseats: 9\n", "seats"),
        ("scenario: x\ngame: treasure_fleet\nseats: 7\nposition: {lookout: 0}\n", "seats (low 2, high 5)"),
        (
            "scenario: x\ngame: treasure_fleet\nseats: 3\noptions: {score_neutral: true}\nposition: {}\n",
            "neutral-seats",
        ),
        (
            "scenario: x\ngame: treasure_fleet\nseats: 3\ndraws: [{treasure ships: [ark]}]\n",
            "“treasure ships” names ark, which is not there",
        ),
        ("scenario: x\ngame: marauders\nseats: 2\nposition: {trun: 1}\n", "unknown field `trun`"),
        ("scenario: x\ngame: marauders\nseats: 2\nposition: {zones: {atlantis: {}}}\n", "no zone atlantis"),
        ("scenario: x\ngame: marauders\nseats: 2\nposition: {seats: [{ship: canoe}]}\n", "no ship canoe"),
        (
            "scenario: x\ngame: marauders\nseats: 2\nposition: {decks: {cargo: [gin_1]}}\n",
            "has no gin_1 left",
        ),
        ("scenario: x\ngame: marauders\nseats: 2\nnames: {a: {good: rum, value: 9}}\n", "no cargo card is"),
        ("scenario: [x\n", "is not YAML"),
        ("\n", "holds no scenario"),
    ],
)
def test_a_scenario_that_cannot_be_read_says_why_in_one_sentence(text: str, reason: str) -> None:
    with pytest.raises(ScenarioError) as refused:
        run(text)
    assert reason in str(refused.value)
    assert "here.yaml" in str(refused.value) or "“x”" in str(refused.value)


def test_a_position_plays_on_to_the_end_of_the_game() -> None:
    """What a position leaves to its defaults is a board that can be played."""
    scenario = read_scenarios("scenario: x\ngame: marauders\nseats: 3\nposition: {turn: 1}\n", "here.yaml")[0]
    table = open_scenario(scenario)
    for _ in range(300):
        if not table.waiting:
            break
        seat, decision = next(iter(table.waiting.items()))
        table.answer(seat, decision.number, decision.default)
        assert table.spec.invariants(table.running) == []
    assert table.result is not None
    assert table.result.reason == "events"
