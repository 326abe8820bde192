"""War and peace."""

from __future__ import annotations

from typing import Any

import pytest

from engine.marauders.war import enemies
from tests.marauders.table import Lay, Sitting, at_sea, in_port, skilled

SPANISH = skilled(nation="spanish", home="havana")
FRENCH = skilled(nation="french", home="tortuga")
NPCS = {
    "french": {"card": "admiral_d_estrees", "zone": "trinidad"},
    "dutch": {"card": "admiral_van_almonde", "zone": "trinidad"},
    "pirate_frigate": {"card": "pirate_teach", "zone": "trinidad"},
}


def happens(lay: Lay, *seats: dict[str, Any], event: str, force: Any = (), **more: Any) -> Sitting:
    """A round that begins with this event card."""
    return lay(*seats, turn=None, force=[("event", [event]), *force], **more)


def man_o_wars(table: Sitting) -> list[str]:
    return [kind for kind, npc in table.state.npcs.items() if npc.man_o_war]


def test_E_war_two_nations_drawn_by_lot(lay: Lay) -> None:
    table = happens(lay, event="war.1", force=[("war", ["french", "spanish"])])
    assert table.state.at_war == ["spanish", "french"]
    assert table.said("war.began", nation="spanish", enemy="french")


def test_E_war_lasts_beyond_the_round(lay: Lay) -> None:
    table = happens(lay, event="war.1", force=[("event", ["new_governors"])]).play("end", "end")
    assert len(table.state.at_war) == 2


def test_R20_the_war_card_goes_to_the_discards_the_board_shows_the_war(lay: Lay) -> None:
    table = happens(lay, event="war.1", force=[("event", ["new_governors"])]).play("end", "end")
    assert table.at("event.discards") == ["war.1"]
    assert len(table.view(None)["state"]["at_war"]) == 2


def test_G_N6_naval_ships_of_both_are_man_o_wars_the_others_stay(lay: Lay) -> None:
    table = happens(lay, event="war.1", force=[("war", ["french", "spanish"])], npcs=NPCS)
    assert man_o_wars(table) == ["french"]


def test_G_N6_also_those_entering_later(lay: Lay) -> None:
    force = [("event", ["new_governors"])]
    table = happens(lay, event="admiral_de_ochoa", force=force, at_war=["spanish", "french"])
    assert man_o_wars(table.play("end", "end")) == ["spanish"]


def test_G_N6_a_man_o_war_fights_as_one(lay: Lay) -> None:
    from engine.marauders.combat import npc_side

    table = lay(npcs=NPCS, at_war=["spanish", "french"])
    kinds = {kind: npc_side(table.game, kind, 0).ship for kind in ("french", "dutch")}
    assert {kind: ship and ship.kind for kind, ship in kinds.items()} == {
        "french": "man_o_war",
        "dutch": "frigate",
    }


def test_ruling_war_a_second_one_replaces_the_first(lay: Lay) -> None:
    table = happens(
        lay, event="war.1", force=[("war", ["english", "dutch"])], at_war=["spanish", "french"], npcs=NPCS
    )
    assert table.state.at_war == ["english", "dutch"]
    assert man_o_wars(table) == ["dutch"]
    assert table.in_order("war.ended", "war.began")


def test_E_peace_ends_the_war_and_man_o_wars_are_frigates_again(lay: Lay) -> None:
    table = happens(lay, event="peace", at_war=["spanish", "french"], npcs=NPCS)
    assert table.state.at_war == []
    assert man_o_wars(table) == []
    assert table.said("war.ended", nation="spanish", enemy="french")


def test_E_peace_without_a_war_does_nothing(lay: Lay) -> None:
    assert "war.none" in happens(lay, event="peace").lines


def test_R_war_enemies_are_the_two_nations_of_each_other(lay: Lay) -> None:
    table = lay(at_war=["spanish", "french"])
    assert enemies(table.game, "spanish") == ["french"]
    assert enemies(table.game, "french") == ["spanish"]
    assert enemies(table.game, "dutch") == []


def test_R_hunt_priority_3_naval_ships_hunt_captains_of_the_enemy(lay: Lay) -> None:
    enemy = at_sea("curacao", captain=SPANISH)
    npcs = {"french": {"card": "admiral_d_estrees", "zone": "curacao"}}
    force = [("npc scouting", [1, 1, 1])]
    assert "npc.scouted" in lay(enemy, npcs=npcs, at_war=["spanish", "french"], force=force).lines
    assert "npc.scouted" not in lay(enemy, npcs=npcs, at_war=["spanish", "dutch"]).lines
    assert "npc.scouted" not in lay(enemy, npcs=npcs).lines


# --- ports ----------------------------------------------------------------------------------------


def docks(lay: Lay, zone: str, captain: Any, **more: Any) -> bool:
    """Whether he may try to enter the port."""
    war = more.pop("at_war", ["spanish", "french"])
    return "move:port" in lay(at_sea(zone, captain=captain, **more), at_war=war).offered()


def test_R_war_ports_of_the_enemy_are_closed(lay: Lay) -> None:
    assert not docks(lay, "tortuga", SPANISH)
    assert not docks(lay, "havana", FRENCH)


def test_R_war_ports_of_others_and_in_wars_of_others_are_open(lay: Lay) -> None:
    assert docks(lay, "curacao", SPANISH)
    assert docks(lay, "tortuga", SPANISH, at_war=["english", "french"])


def test_R_war_the_home_port_is_always_open(lay: Lay) -> None:
    moved = skilled(nation="spanish", home="bridgetown")
    english = ["spanish", "english"]
    assert docks(lay, "bridgetown", moved, at_war=english)
    assert not docks(lay, "st_john", moved, at_war=english)


def test_G_M5_a_port_that_changed_hands_is_closed_to_its_new_nations_enemy(lay: Lay) -> None:
    captain = at_sea("bridgetown", captain=SPANISH)
    more: dict[str, Any] = {"at_war": ["spanish", "french"]}
    assert "move:port" in lay(captain, **more).offered()
    changed = lay(captain, port_nations={"bridgetown": "french"}, **more)
    assert "move:port" not in changed.offered()


def test_G_M9_neither_fee_nor_roll_opens_port_royal_in_war(lay: Lay) -> None:
    wanted: dict[str, Any] = {"bounties": {"english": 1}}
    assert docks(lay, "port_royal", SPANISH, at_war=["spanish", "french"], **wanted)
    assert not docks(lay, "port_royal", SPANISH, at_war=["spanish", "english"], **wanted)


@pytest.mark.parametrize("paper", ["forged_documents"])
def test_A_port_entry_does_not_open_ports_in_war(lay: Lay, paper: str) -> None:
    kept: dict[str, Any] = {"bounties": {"french": 5}, "papers": [paper]}
    assert docks(lay, "tortuga", SPANISH, at_war=["english", "french"], **kept)
    assert not docks(lay, "tortuga", SPANISH, **kept)


def test_G_M3_war_who_lies_in_a_port_that_turned_hostile_stays_and_may_not_come_back(lay: Lay) -> None:
    seat = in_port("tortuga", captain=SPANISH)
    table = lay(seat, at_war=["spanish", "french"])
    assert "port" in table.offered()
    table.play("port", "done", "move:sea")
    assert "move:port" not in table.offered()
