"""`quartermaster rules`: a step with all that attaches to it, the list, and the page of the documents."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bot.cli import invoke
from bot.cli.chosen import modules_of
from bot.cli.rulemap.map import RuleMap
from bot.cli.rulemap.page import page
from engine.games import GAMES, load_game
from tests.kernel.tiny import TINY

PAGE = Path(__file__).parents[3] / "docs" / "steps.md"


@pytest.fixture
def told(capsys: pytest.CaptureFixture[str]) -> Any:
    """Call the command; what it prints."""

    def call(*arguments: str) -> str:
        assert invoke(["rules", *arguments]) == 0
        return capsys.readouterr().out

    return call


START = "TurnBegins, StormEventStrikes, FeverStrikes, MissionsAtStart"
NPC_SCOUTING = f"""\
NpcScouting (marauders, triggers)
  NPCs scout for a captain who starts his turn at sea in their zone or enters it.
  A moment: nothing happens by itself.
  Settles:
    R Round 8: G-E7, G-E8: order at the start of a turn and on entering a zone
  Replaced by: nothing
  Before it: nothing
  After it:
    1. hunt.npcs_scout; plans NpcsScout
  Asks: nothing
  Plans: nothing
  Planned by:
    StartTurn: {START}, [NpcScouting]
    Entered: StormEventStrikes, MissionsOnEntering, [NpcScouting]
"""


def test_a_step_with_what_comes_before_and_after_it(told: Any) -> None:
    assert told("NpcScouting") == NPC_SCOUTING


def test_terms_with_their_rules_in_order(told: Any) -> None:
    lines = told("PortAccess").splitlines()

    assert lines[2:4] == [
        "  Settles:",
        "    R Bounties 3: Ports of a nation that wants him are closed, his home port never",
    ]
    assert [line.strip() for line in lines if line[4:5].isdecimal()] == [
        "1. SET abilities.port_entry (while ability:port_entry is in force)",
        "2. ADD zones.port_royal_entry (while port_royal_entry is in force)",
        "3. LAST war.enemy_ports",
    ]
    assert lines[-1].startswith("  Asked by: ")
    assert "Turn" in lines[-1]


def test_the_list_names_every_step_of_every_game(told: Any) -> None:
    listed = told()

    for game in GAMES:
        rules = load_game(game).rules()
        assert all(f"\n    {step}: " in listed for step in rules.steps)
        assert all(f"\n    {terms.__name__}: " in listed for terms in rules.terms)
    assert "\n  sea/hunt\n" in listed
    assert "Capture" not in told("--game", "marauders")


def test_json_says_the_same(told: Any) -> None:
    found = json.loads(told("Dock", "--json"))

    assert found["terms"] == []
    (dock,) = found["steps"]
    assert (dock["game"], dock["file"], dock["plans"]) == (
        "marauders",
        "law/bounties",
        ["FeverStrikes", "DockingDamage"],
    )
    assert {planner["name"] for planner in dock["planned_by"]} == {"EnterClosedPort", "Turn"}


def test_what_a_module_replaces_and_attaches() -> None:
    plain, moonlit = (
        {entry.step: entry for entry in RuleMap(TINY, modules).steps} for modules in ((), ("moon",))
    )

    assert plain["Pay"].replaced_by == plain["Wander"].before == []
    assert [(one.chapter, one.function, one.plans) for one in moonlit["Pay"].replaced_by] == [
        ("moon", "pay_by_moon", ["PayByMoon"])
    ]
    assert [(one.function, one.plans) for one in moonlit["Wander"].before] == [("before_wandering", ["Howl"])]
    assert [one.name for one in moonlit["Howl"].planned_by] == [
        "moon.before_wandering before Wander",
        "moon.howl after RollCrab",
    ]


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["Entred"], "there is no step and there are no terms named “Entred”; did you mean Entered?"),
        (["--game", "chess"], "there is no game “chess”"),
        (["--modules", "wind"], "modules belong to a game; name it with --game."),
        (["--game", "treasure_fleet", "--modules", "fog"], "fog"),
    ],
)
def test_what_is_not_there_is_said_in_a_line(
    arguments: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert invoke(["rules", *arguments]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert why in shown.err
    assert len(shown.err.strip().splitlines()) == 1


def test_the_page_of_the_documents_is_what_the_code_says() -> None:
    maps = (RuleMap(spec, modules_of(spec, "all")) for spec in map(load_game, GAMES))
    # Games of the tests are not told.
    made = page(one for one in maps if one.package.startswith("engine."))

    assert PAGE.read_text(encoding="utf-8") == made, (
        "docs/steps.md is not what the code says; "
        "run `quartermaster rules --modules all --markdown > docs/steps.md`"
    )
    assert made.count("\n| `") > 250


def test_the_page_of_one_game(told: Any) -> None:
    assert "\n## Treasure Fleet\n" in told("--game", "treasure_fleet", "--markdown")
