"""Bullion Ship: an NPC of another kind, by rule points alone.

Nobody's ship, without an event card, that nobody fears and that fears nobody, and that carries gold.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine.kernel import Beginning, Table
from engine.marauders.checks.invariants import violations
from engine.marauders.combat.battle import begin_battle
from engine.marauders.combat.death import pirates_in
from engine.marauders.combat.sides import Side, captain_side, npc_side
from engine.marauders.npcs.traits import traits_of
from engine.marauders.sea.hunt import silenced
from engine.marauders.state import MGame, Npc, Ship
from tests.made_up.neutral_npc import BULLION_SHIP, HOME, Bullion
from tests.made_up.rules import WITH_MODULES
from tests.marauders.table import Force, SetUp, TestTable, at_sea, skilled

pytestmark = pytest.mark.usefixtures("made_up")

PLAYED: Any = {"spec": WITH_MODULES, "modules": ("neutral_npc",)}
STRONG = {**skilled(seamanship=1, scouting=1, leadership=4), "home": "nassau"}
WON: Force = [
    ("scouting", [6]),
    ("seamanship", [1]),
    ("seamanship", [1, 1]),
    ("seamanship", [6]),
    ("seamanship", [1, 1]),
    ("leadership", [6, 6, 6, 6]),
    ("leadership", [1]),
]
"""Found; a round in which nobody hits; boarded, and her Crew beaten."""


@pytest.fixture
def caribbean(set_up: SetUp) -> Any:
    """Lays out a table with the bullion ship in a zone, so much gold aboard her."""

    def lay_out(
        zone: str, *seats: Any, gold: int = 0, then: Callable[[Beginning], None] | None = None, **more: Any
    ) -> TestTable:
        def change(beginning: Beginning) -> None:
            beginning.state.npcs[BULLION_SHIP] = Npc(BULLION_SHIP, zone)
            beginning.ext["neutral_npc"] = Bullion(gold)
            if then is not None:
                then(beginning)

        return set_up(*seats, change=change, **PLAYED, **more)

    return lay_out


def attacked(caribbean: Any, gold: int) -> TestTable:
    """Seat 0 has attacked, boarded and beaten the bullion ship."""
    seat = at_sea("caracas", captain=STRONG, ship={"kind": "galleon"}, gold=0)
    table = caribbean("caracas", seat, gold=gold, force=WON, options={"npc_player": "computer"})
    return table.play(f"scout:npc:{BULLION_SHIP}", "board")


def test_a_neutral_npc_has_the_figures_that_its_chapter_gives(caribbean: Any) -> None:
    table = caribbean("caracas")
    side = npc_side(table.game, BULLION_SHIP, 0)
    assert (side.card, side.ship and side.ship.kind, side.crew_before) == (BULLION_SHIP, "flute", 1)
    assert table.view(None)["facts"]["npc_ships"] == {BULLION_SHIP: "flute"}


def test_a_neutral_npc_neither_hunts_nor_scouts_for_anybody(caribbean: Any) -> None:
    wanted = at_sea("caracas", bounties={"spanish": 5})
    table = caribbean("caracas", wanted, at_sea("caracas"))
    assert "npc.scouted" not in table.lines
    table = caribbean(
        "caracas", wanted, at_sea("trinidad"), turn=None, force=[("event", ["hungry_garrisons"])]
    )
    assert table.said("npc.moved", npc=BULLION_SHIP, origin="caracas", zone="curacao")


def test_a_neutral_npc_silences_no_pirate(caribbean: Any) -> None:
    npcs = {"pirate_sloop": {"card": "pirate_vane", "zone": "caracas"}}
    table = caribbean("caracas", at_sea("caracas"), npcs=npcs, force=[("npc scouting", [1, 1, 1])])
    assert [line["npc"] for line in table.log("npc.scouted")] == ["pirate_sloop"]
    assert not silenced(table.game, traits_of(table.game, "pirate_sloop"))


def test_a_neutral_npc_is_no_pirate_that_frightens_a_new_captain(caribbean: Any) -> None:
    npcs = {"pirate_sloop": {"card": "pirate_vane", "zone": "caracas"}}
    assert pirates_in(caribbean("caracas", npcs=npcs).game, "caracas") == ["pirate_sloop"]


def test_a_neutral_npc_brings_the_bounties_and_spoils_that_its_traits_name(caribbean: Any) -> None:
    table = attacked(caribbean, gold=25)
    assert table.kind == "plunder.claim"
    table.play("keep")
    assert table.captain().bounties == {"spanish": 1 + 2}
    assert (table.captain().gold, table.seat().glory) == (25, 1)
    assert "plunder.navy" not in table.lines
    assert "reward.pirate" not in table.lines


def test_without_bounties_for_a_defeat_none_are_set(caribbean: Any) -> None:
    table = attacked(caribbean, gold=5).play("keep")
    assert table.captain().bounties == {"spanish": 1}
    assert len(table.log("bounty.gained")) == 1


def test_an_npc_without_an_event_card_leaves_none_behind(caribbean: Any) -> None:
    table = attacked(caribbean, gold=0).play("claim")
    assert (table.state.npcs, table.ship().kind) == ({}, "flute")
    assert table.said("npc.slain", npc=BULLION_SHIP, name=BULLION_SHIP)
    assert table.at("event.discards") == []


def test_a_neutral_npc_is_there_from_the_start_and_at_no_table_without_its_module() -> None:
    for modules, zone in (((), None), (("neutral_npc",), HOME)):
        seen: list[str] = []

        def watch(game: MGame, seen: list[str] = seen) -> None:
            seen += [npc.zone for kind, npc in game.state.npcs.items() if kind == BULLION_SHIP]

        table = Table.new(WITH_MODULES, seats=2, seed="bullion", modules=modules, watch=watch)
        while not table.running.state.round:
            seat, decision = next(iter(table.waiting.items()))
            table.answer(seat, decision.number, decision.default)
        assert next(iter(seen), None) == zone


def test_a_neutral_npc_gathers_gold_as_she_sails(caribbean: Any) -> None:
    table = caribbean(
        "caracas", at_sea("trinidad"), at_sea("trinidad"), gold=10, turn=None,
        force=[("event", ["hungry_garrisons"])],
    )  # fmt: skip
    assert table.said("bullion.loaded", npc=BULLION_SHIP, gold=15)
    assert table.said("npc.moved", npc=BULLION_SHIP, origin="caracas")
    assert table.game.ext["neutral_npc"].gold == 15


def test_a_neutral_npc_that_nobody_boards_takes_her_gold_down(caribbean: Any) -> None:
    def sunk(beginning: Beginning) -> None:
        captain = beginning.state.seats[0].captain
        her = Side(-1, npc=BULLION_SHIP, card=BULLION_SHIP, ship=Ship("flute", 0, 4, 3, 1, 1))
        battle: Any = begin_battle("caracas", captain_side(captain), her)
        battle.over, battle.victor = "sunk", 0
        beginning.steps.insert(0, battle)

    table = caribbean("caracas", at_sea("caracas", gold=0), gold=25, then=sunk)
    assert table.said("npc.slain", npc=BULLION_SHIP)
    assert (table.captain().gold, table.game.ext["neutral_npc"].gold) == (0, 0)
    assert "bullion.taken" not in table.lines
    assert table.captain().bounties == {"spanish": 2}


def test_a_neutral_npc_is_attacked_by_who_finds_her_alone(caribbean: Any) -> None:
    force = [("scouting", [1])]
    table = caribbean("caracas", at_sea("caracas", captain=STRONG), gold=25, force=force)
    table.play(f"scout:npc:{BULLION_SHIP}")
    assert table.kind == "turn.action"
    assert f"scout:npc:{BULLION_SHIP}" not in table.offered()
    assert (table.captain().bounties, table.game.ext["neutral_npc"].gold) == ({}, 25)


def test_a_neutral_npc_the_law_watches_her_gold(caribbean: Any) -> None:
    table = caribbean("caracas", gold=5)
    assert violations(table.game) == []
    del table.game.state.npcs[BULLION_SHIP]
    assert violations(table.game) == ["5 gold are on a ship that is no more"]
