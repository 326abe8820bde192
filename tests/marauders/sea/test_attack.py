"""Scout for captains and NPCs; Getting Bounties in combat; rulings 2c."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.kernel import Chapter
from engine.marauders.combat.battle import Battle
from engine.marauders.game import MARAUDERS
from engine.marauders.state import MGame
from engine.marauders.terms.sea import ScoutTargets
from engine.marauders.turn.turn import Turn
from tests.marauders.table import SetUp, TestTable, at_sea, in_port, skilled

FOUND = ("scouting", [5, 1])
MISSED = ("scouting", [4, 1])
ADMIRAL = {"dutch": {"card": "admiral_van_almonde", "zone": "havana"}}
PIRATE = {"pirate_sloop": {"card": "pirate_vane", "zone": "havana"}}


def frenchman(**more: Any) -> dict[str, Any]:
    """A French captain at sea off Havana."""
    return {**at_sea("havana"), "captain": skilled(nation="french", home="tortuga"), **more}


def test_R_scout_for_another_captain_at_sea_in_the_same_zone(set_up: SetUp) -> None:
    table = set_up(at_sea("havana"), frenchman(), at_sea("nassau"), count=3)
    assert "scout:captain:1" in table.offered()
    assert "scout:captain:2" not in table.offered()
    assert "scout:captain:0" not in table.offered()


def test_R_scout_not_for_a_captain_in_port_nor_from_port(set_up: SetUp) -> None:
    assert "scout:captain:1" not in set_up(at_sea("havana"), in_port("havana")).offered()
    assert "scout:captain:1" not in set_up(in_port("havana"), at_sea("havana")).offered()


def test_R_scout_for_an_npc_in_the_same_zone(set_up: SetUp) -> None:
    assert "scout:npc:dutch" in set_up(at_sea("havana"), npcs=ADMIRAL).offered()
    assert "scout:npc:dutch" not in set_up(in_port("havana"), npcs=ADMIRAL).offered()
    far = {"dutch": {**ADMIRAL["dutch"], "zone": "nassau"}}
    assert "scout:npc:dutch" not in set_up(at_sea("havana"), npcs=far).offered()


def test_R_scout_not_for_whom_a_module_hides(set_up: SetUp) -> None:
    fog = Chapter("fog")

    @fog.rule(ScoutTargets)
    def lost_in_fog(game: MGame, terms: ScoutTargets) -> None:
        terms.captains, terms.npcs = [seat for seat in terms.captains if seat != 1], []

    spec = msgspec.structs.replace(MARAUDERS, chapters=(*MARAUDERS.chapters, fog))
    table = set_up(at_sea("havana"), frenchman(), frenchman(), count=3, npcs=ADMIRAL, spec=spec)
    scouted = {option for option in table.offered() if option.startswith("scout:")}
    assert scouted == {"scout:captain:2", "scout:merchant"}


def test_G_M11_a_destroyed_location_does_not_keep_from_scouting_captains(set_up: SetUp) -> None:
    table = set_up(at_sea("havana", ship={"kind": "sloop", "masts": 0}), frenchman())
    assert "scout:captain:1" in table.offered()


def test_R_scout_a_captain_missed_is_not_scouted_for_twice(set_up: SetUp) -> None:
    table = set_up(at_sea("havana"), frenchman(), frenchman(), count=3, force=[MISSED]).play(
        "scout:captain:1"
    )
    assert "scout:captain:1" not in table.offered()
    assert {"scout:captain:2", "scout:merchant"} <= set(table.offered())
    assert table.actions == 2
    assert table.said("captain.missed", seat=0, target=1)


def test_R_scout_an_npc_missed_is_not_scouted_for_twice(set_up: SetUp) -> None:
    table = set_up(at_sea("havana"), npcs=ADMIRAL, force=[MISSED]).play("scout:npc:dutch")
    assert "scout:npc:dutch" not in table.offered()
    assert table.said("npc.missed_by", seat=0, npc="dutch", name="admiral_van_almonde")


def test_G_M8_that_captain_is_the_target_not_his_seat_nor_zone(set_up: SetUp) -> None:
    table = set_up(at_sea("havana"), frenchman(), force=[MISSED]).play("scout:captain:1")
    assert table.game.inside(Turn).scouted_targets == [f"captain:{table.captain(1).id}"]


def attacked(set_up: SetUp, *seats: dict[str, Any], target: str = "captain:1", **more: Any) -> TestTable:
    """Seat 0 has found its target."""
    return set_up(*seats, force=[FOUND, *more.pop("force", ())], **more).play(f"scout:{target}")


def test_G_M1_a_captain_found_has_to_be_fought(set_up: SetUp) -> None:
    table = attacked(set_up, at_sea("havana"), frenchman())
    assert table.said("captain.found", seat=0, target=1)
    assert table.said("battle.began", zone="havana", seats=[0, 1])


def test_G_M1_an_npc_found_has_to_be_fought(set_up: SetUp) -> None:
    table = attacked(set_up, at_sea("havana"), target="npc:dutch", npcs=ADMIRAL)
    assert table.said("battle.began", zone="havana", seats=[0, -1])


def test_R_getting_bounties_1_for_attacking_a_non_pirate_captain_of_his_nation(set_up: SetUp) -> None:
    table = attacked(set_up, at_sea("havana"), frenchman())
    assert table.captain().bounties == {"french": 1}
    assert table.in_order("captain.found", "bounty.gained", "battle.began", "battle.rolled")


def test_R_getting_bounties_1_none_for_attacking_a_pirate(set_up: SetUp) -> None:
    table = attacked(set_up, at_sea("havana"), frenchman(bounties={"dutch": 1}))
    assert table.captain().bounties == {}
    assert table.said("battle.began")


def test_R_getting_bounties_example_1_the_defender_gets_none_and_fights_a_pirate(set_up: SetUp) -> None:
    table = attacked(set_up, at_sea("havana"), frenchman())
    assert table.captain(1).bounties == {}
    battle = table.game.within(Battle)
    assert battle is None or [side.bounties_before for side in battle.sides] == [1, 0]


def test_R_getting_bounties_1_for_attacking_a_naval_ship_which_is_no_pirate(set_up: SetUp) -> None:
    table = attacked(set_up, at_sea("havana"), target="npc:dutch", npcs=ADMIRAL)
    assert table.captain().bounties["dutch"] >= 1
    assert table.in_order("bounty.gained", "battle.began")


def test_R_getting_bounties_1_none_for_attacking_a_pirate_npc(set_up: SetUp) -> None:
    table = attacked(set_up, at_sea("havana"), target="npc:pirate_sloop", npcs=PIRATE)
    assert table.captain().bounties == {}


@pytest.mark.parametrize("at_war", [[], ["english", "spanish"]])
def test_G_M2_bounties_also_for_ones_own_nation_and_for_the_enemys_in_war(
    set_up: SetUp, at_war: list[str]
) -> None:
    spaniard = frenchman(captain=skilled(nation="spanish", home="havana"))
    table = attacked(set_up, at_sea("havana"), spaniard, at_war=at_war)
    assert table.captain().bounties == {"spanish": 1}
    own = frenchman(captain=skilled(nation="english"))
    assert attacked(set_up, at_sea("havana"), own).captain().bounties == {"english": 1}


def test_R_scout_a_found_captain_may_make_the_roll_fail_by_a_card(set_up: SetUp) -> None:
    table = attacked(set_up, at_sea("havana"), frenchman(glory_cards=["false_signals"]))
    assert (table.kind, table.asked().seat) == ("card.window", 1)
    table.play("card:false_signals")
    assert table.said("captain.slipped", seat=0, target=1)
    assert (table.captain().bounties, table.log("battle.began")) == ({}, [])
    assert "scout:captain:1" not in table.offered()


def test_R_scout_a_found_captain_who_plays_no_card_is_fought(set_up: SetUp) -> None:
    table = attacked(set_up, at_sea("havana"), frenchman(glory_cards=["false_signals"])).play("pass")
    assert table.said("battle.began")
