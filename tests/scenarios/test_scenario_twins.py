"""Two tables that differ in one secret: what a twin finds, and what it does not let pass."""

from __future__ import annotations

import pytest

from engine.kernel.scenario import read_scenarios, run_scenario

STASH = """
scenario: stash
game: marauders
seats: 2
position:
  captains: plain
  turn: {{seat: 0, port: {{}}}}
  seats: [{{zone: nassau, gold: 9}}]
twin: {{{twin}}}
steps:
  - 0: stash
  - 0: "{amount}"
  - 0: {then}
"""


def run(twin: str, amount: int = 5, then: str = "done") -> list[str]:
    (scenario,) = read_scenarios(STASH.format(twin=twin, amount=amount, then=then), "here.yaml")
    return run_scenario(scenario).differences


POORER = "position: {seats: {0: {gold: 6}}}"
OWN = "0: [view.state.seats.0.captain.gold, asked.args, asked.range, refused]"


def test_who_sees_the_secret_can_tell_and_who_does_not_cannot() -> None:
    assert run(f"{POORER}, same_for: [1, spectator], differs_for: {{{OWN}}}") == []


def test_a_difference_that_is_not_named_is_told_with_its_place_and_step() -> None:
    found = run(f"{POORER}, same_for: [0]")
    assert (
        "twin: seat 0 can tell the tables apart: at the beginning, view.state.seats.0.captain.gold is 9 or 6"
        in found
    )
    assert any("after step 1, asked.range.high is 9 or 6" in line for line in found)


def test_a_difference_that_never_shows_is_a_difference() -> None:
    found = run(f"{POORER}, same_for: [1], differs_for: {{spectator: [log.stashed.fee]}}")
    assert found == ["twin: a spectator cannot tell the tables apart by log.stashed.fee"]


def test_a_path_stands_for_what_lies_beneath_it_and_for_nothing_beside_it() -> None:
    found = run(f"{POORER}, differs_for: {{0: [view.state.seats.0.captain.gol, asked, refused]}}")
    assert [line for line in found if "captain.gold is 9 or 6" in line]
    assert "twin: seat 0 cannot tell the tables apart by view.state.seats.0.captain.gol" in found


def test_two_tables_that_never_differ_prove_nothing() -> None:
    found = run("position: {seats: {0: {gold: 9}}}, same_for: [1]")
    assert found == ["twin: the two tables never differed; let them differ in a secret"]


def test_an_answer_that_one_table_refuses_is_a_difference_of_the_twin() -> None:
    found = run(f"{POORER}, same_for: [1]", amount=8)
    assert found[0].startswith("twin: step 2: ['8'] is refused for not-in-range")


def test_what_is_expected_of_the_second_table_can_fail() -> None:
    found = run(f"{POORER}, same_for: [1], expect: {{state: {{seats: {{0: {{captain: {{gold: 4}}}}}}}}}}")
    assert found == ["twin: at the end: state.seats.0.captain.gold is 1 instead of 4"]


def test_a_refusal_tells_the_tables_apart() -> None:
    """What is too dear is offered and refused: that is looked at too."""
    buys = STASH.replace('  - 0: stash\n  - 0: "{amount}"\n', "  - 0: shipyard\n")
    twin = "position: {seats: {0: {gold: 3}}}, differs_for: {0: [view.state, asked.args, refused.mod:none]}"
    (scenario,) = read_scenarios(buys.format(twin=twin, then="done"), "here.yaml")
    found = run_scenario(scenario).differences
    assert "twin: seat 0 cannot tell the tables apart by refused.mod:none" in found
    assert any("after step 1, refused.ship:flute is '' or 'not-enough-gold" in line for line in found), found


HOLDERS = """
scenario: holders
game: marauders
seats: 3
options: {windows: WINDOWS}
passes: [1]
names: {card: cutpurses}
position:
  captains: plain
  turn: {seat: 0, actions: 2}
  seats: [{zone: nassau}, {zone: nassau, glory_cards: [card]}]
twin:
  names: {card: fast_learner.1}
  same_for: [0, 2, spectator]
steps: [{0: port}]
"""


@pytest.mark.parametrize("windows", ["holders", "always"])
def test_no_pause_and_no_refused_undo_tells_the_tables_apart(windows: str) -> None:
    """Not even with windows that ask few: where a pause would tell a card, there is none."""
    (scenario,) = read_scenarios(HOLDERS.replace("WINDOWS", windows), "here.yaml")
    assert run_scenario(scenario).differences == []
