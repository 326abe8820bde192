"""What an NPC is comes from its traits (`terms.npcs.NpcTraits`), whatever gives them.

The Treasure Galleon of Seas of Glory stands for NPCs of another kind, by rule points alone: nobody's ship,
without an event card, that nobody fears and that fears nobody, and that carries gold.
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.kernel import Beginning, Chapter, Public, Rank, Step
from engine.marauders.combat.death import pirates_in
from engine.marauders.combat.sides import Side, npc_side
from engine.marauders.events.events import MoveNpcs
from engine.marauders.game import MARAUDERS
from engine.marauders.npcs.traits import traits_of
from engine.marauders.sea.hunt import MoveNpc, silenced
from engine.marauders.state import Captain, CaptainStep, MGame, Npc, bound_to
from engine.marauders.terms.npcs import NpcTraits
from tests.marauders.table import Force, SetUp, TestTable, at_sea, skilled

GALLEON = "treasure_galleon"
CHEST = Chapter("chest")


@CHEST.state
class Chest(msgspec.Struct):
    """Her board."""

    gold: Public[int] = 0


@CHEST.rule(NpcTraits, rank=Rank.SET)
def treasure_galleon(game: MGame, traits: NpcTraits) -> None:
    """Her captain's figures, Spain's bounties, her gold."""
    if traits.npc == GALLEON:
        traits.home, traits.ship = "cartagena", "galleon"
        traits.seamanship = traits.leadership = 3
        traits.bounty, traits.defeat_bounties = "spanish", game.ext["chest"].gold // 10
        traits.spoils = ["chest"]


@CHEST.before(MoveNpcs)
def she_moves(game: MGame, step: MoveNpcs) -> list[Step]:
    """Like other NPCs."""
    game.ext["chest"].gold += 5
    return [MoveNpc(npc=GALLEON, direction="nw")]


@CHEST.effect("spoils:chest")
def plunder_her(game: MGame, captain: Captain, side: Side) -> Step:
    """All her gold."""
    return TakeChest(**bound_to(captain))


@CHEST.step
class TakeChest(CaptainStep):
    """Her gold goes aboard."""

    def play(self, game: MGame) -> None:
        self.captain(game).gold += game.ext["chest"].gold


WITH_GALLEON = msgspec.structs.replace(MARAUDERS, chapters=(*MARAUDERS.chapters, CHEST))

STRONG = {**skilled(seamanship=1, scouting=1, leadership=4), "home": "nassau"}
WON: Force = [
    ("scouting", [6]),
    ("seamanship", [1]),
    ("seamanship", [1, 1, 1]),
    ("seamanship", [6]),
    ("seamanship", [1, 1, 1]),
    ("leadership", [6, 6, 6, 6]),
    ("leadership", [1, 1, 1]),
]
"""Found; a round in which nobody hits; boarded, and her four Crew beaten."""


@pytest.fixture
def caribbean(set_up: SetUp) -> Any:
    """Lays out a table with the Treasure Galleon in a zone, so much gold aboard her."""

    def lay_out(zone: str, *seats: Any, gold: int = 0, **more: Any) -> TestTable:
        def change(beginning: Beginning) -> None:
            beginning.state.npcs[GALLEON] = Npc(GALLEON, zone)
            beginning.ext["chest"] = Chest(gold)

        return set_up(*seats, spec=WITH_GALLEON, change=change, **more)

    return lay_out


def attacked(caribbean: Any, gold: int) -> TestTable:
    """Seat 0 has attacked, boarded and beaten the Treasure Galleon."""
    seat = at_sea("caracas", captain=STRONG, ship={"kind": "galleon"}, gold=0)
    table = caribbean("caracas", seat, gold=gold, force=WON, options={"npc_player": "computer"})
    return table.play(f"scout:npc:{GALLEON}", "board")


def test_a_neutral_npc_has_the_figures_that_its_chapter_gives(caribbean: Any) -> None:
    table = caribbean("caracas")
    side = npc_side(table.game, GALLEON, 0)
    assert (side.card, side.ship and side.ship.kind, side.crew_before) == (GALLEON, "galleon", 4)
    assert table.view(None)["facts"]["npc_ships"] == {GALLEON: "galleon"}


def test_a_neutral_npc_neither_hunts_nor_scouts_for_anybody(caribbean: Any) -> None:
    wanted = at_sea("caracas", bounties={"spanish": 5})
    table = caribbean("caracas", wanted, at_sea("caracas"))
    assert "npc.scouted" not in table.lines
    table = caribbean(
        "caracas", wanted, at_sea("trinidad"), turn=None, force=[("event", ["hungry_garrisons"])]
    )
    assert table.said("npc.moved", npc=GALLEON, origin="caracas", zone="caribbean_sea")


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
    assert (table.state.npcs, table.ship().kind) == ({}, "galleon")
    assert table.said("npc.slain", npc=GALLEON, name=GALLEON)
    assert table.at("event.discards") == []


def with_ship(npc: str, ship: str) -> Any:
    """The game with a chapter that gives an NPC another ship."""
    chapter = Chapter("another ship")

    @chapter.rule(NpcTraits, rank=Rank.SET)
    def another_ship(game: MGame, traits: NpcTraits) -> None:
        if traits.npc == npc:
            traits.ship = ship

    return msgspec.structs.replace(MARAUDERS, chapters=(*MARAUDERS.chapters, chapter))


NPCS = {
    "dutch": {"card": "admiral_van_almonde", "zone": "caracas"},
    "pirate_frigate": {"card": "pirate_teach", "zone": "caracas"},
}


def test_a_naval_man_o_war_needs_no_war(set_up: SetUp) -> None:
    table = set_up(spec=with_ship("dutch", "man_o_war"), npcs=NPCS)
    ship = npc_side(table.game, "dutch", 0).ship
    assert ship is not None
    assert (ship.kind, ship.cannons) == ("man_o_war", 5)


def test_G_N5_a_pirate_man_o_war_and_another_man_o_war_are_both_silent(set_up: SetUp) -> None:
    def silent(**more: Any) -> list[str]:
        game = set_up(spec=with_ship("pirate_frigate", "man_o_war"), npcs=NPCS, **more).game
        return [kind for kind in NPCS if silenced(game, traits_of(game, kind))]

    assert silent() == ["pirate_frigate"]
    assert silent(at_war=["dutch", "french"]) == ["dutch", "pirate_frigate"]


def test_a_pirate_with_another_ship_stays_a_pirate(set_up: SetUp) -> None:
    table = set_up(spec=with_ship("pirate_frigate", "galleon"), npcs=NPCS)
    assert pirates_in(table.game, "caracas") == ["pirate_frigate"]
    assert table.view(None)["facts"]["npc_ships"] == {"dutch": "frigate", "pirate_frigate": "galleon"}
