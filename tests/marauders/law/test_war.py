"""War and peace."""

from __future__ import annotations

from typing import Any

import pytest

from engine.marauders.law.war import enemies
from tests.marauders.table import SetUp, TestTable, at_sea, in_port, skilled

SPANISH = skilled(nation="spanish", home="havana")
FRENCH = skilled(nation="french", home="tortuga")
NPCS = {
    "french": {"card": "admiral_d_estrees", "zone": "trinidad"},
    "dutch": {"card": "admiral_van_almonde", "zone": "trinidad"},
    "pirate_frigate": {"card": "pirate_teach", "zone": "trinidad"},
}


def happens(set_up: SetUp, *seats: dict[str, Any], event: str, force: Any = (), **more: Any) -> TestTable:
    """A round that begins with this event card."""
    return set_up(*seats, turn=None, force=[("event", [event]), *force], **more)


def man_o_wars(table: TestTable) -> list[str]:
    return [kind for kind, ship in table.view(None)["facts"]["npc_ships"].items() if ship == "man_o_war"]


def test_E_war_two_nations_drawn_by_lot(set_up: SetUp) -> None:
    table = happens(set_up, event="war.1", force=[("war", ["french", "spanish"])])
    assert table.state.at_war == ["spanish", "french"]
    assert table.said("war.began", nation="spanish", enemy="french")


def test_E_war_lasts_beyond_the_round(set_up: SetUp) -> None:
    table = happens(set_up, event="war.1", force=[("event", ["new_governors"])]).play("end", "end")
    assert len(table.state.at_war) == 2


def test_R20_the_war_card_goes_to_the_discards_the_board_shows_the_war(set_up: SetUp) -> None:
    table = happens(set_up, event="war.1", force=[("event", ["new_governors"])]).play("end", "end")
    assert table.at("event.discards") == ["war.1"]
    assert len(table.view(None)["state"]["at_war"]) == 2


def test_G_N6_naval_ships_of_both_are_man_o_wars_the_others_stay(set_up: SetUp) -> None:
    table = happens(set_up, event="war.1", force=[("war", ["french", "spanish"])], npcs=NPCS)
    assert man_o_wars(table) == ["french"]


def test_G_N6_also_those_entering_later(set_up: SetUp) -> None:
    force = [("event", ["new_governors"])]
    table = happens(set_up, event="admiral_de_ochoa", force=force, at_war=["spanish", "french"])
    assert man_o_wars(table.play("end", "end")) == ["spanish"]


def test_G_N6_a_man_o_war_fights_as_one(set_up: SetUp) -> None:
    from engine.marauders.combat.sides import npc_side

    table = set_up(npcs=NPCS, at_war=["spanish", "french"])
    kinds = {kind: npc_side(table.game, kind, 0).ship for kind in ("french", "dutch")}
    assert {kind: ship and ship.kind for kind, ship in kinds.items()} == {
        "french": "man_o_war",
        "dutch": "frigate",
    }


def test_ruling_war_a_second_one_replaces_the_first(set_up: SetUp) -> None:
    table = happens(
        set_up, event="war.1", force=[("war", ["english", "dutch"])], at_war=["spanish", "french"], npcs=NPCS
    )
    assert table.state.at_war == ["english", "dutch"]
    assert man_o_wars(table) == ["dutch"]
    assert table.in_order("war.ended", "war.began")


def test_E_peace_ends_the_war_and_man_o_wars_are_frigates_again(set_up: SetUp) -> None:
    table = happens(set_up, event="peace", at_war=["spanish", "french"], npcs=NPCS)
    assert table.state.at_war == []
    assert man_o_wars(table) == []
    assert table.said("war.ended", nation="spanish", enemy="french")


def test_E_peace_without_a_war_does_nothing(set_up: SetUp) -> None:
    assert "war.none" in happens(set_up, event="peace").lines


def test_R_war_enemies_are_the_two_nations_of_each_other(set_up: SetUp) -> None:
    table = set_up(at_war=["spanish", "french"])
    assert enemies(table.game, "spanish") == ["french"]
    assert enemies(table.game, "french") == ["spanish"]
    assert enemies(table.game, "dutch") == []


def test_R_hunt_priority_3_naval_ships_hunt_captains_of_the_enemy(set_up: SetUp) -> None:
    enemy = at_sea("curacao", captain=SPANISH)
    npcs = {"french": {"card": "admiral_d_estrees", "zone": "curacao"}}
    force = [("npc scouting", [1, 1, 1])]
    assert "npc.scouted" in set_up(enemy, npcs=npcs, at_war=["spanish", "french"], force=force).lines
    assert "npc.scouted" not in set_up(enemy, npcs=npcs, at_war=["spanish", "dutch"]).lines
    assert "npc.scouted" not in set_up(enemy, npcs=npcs).lines


# --- ports ----------------------------------------------------------------------------------------


def docks(set_up: SetUp, zone: str, captain: Any, **more: Any) -> bool:
    """Whether he may try to enter the port."""
    war = more.pop("at_war", ["spanish", "french"])
    return "move:port" in set_up(at_sea(zone, captain=captain, **more), at_war=war).offered()


def test_R_war_ports_of_the_enemy_are_closed(set_up: SetUp) -> None:
    assert not docks(set_up, "tortuga", SPANISH)
    assert not docks(set_up, "havana", FRENCH)


def test_R_war_ports_of_others_and_in_wars_of_others_are_open(set_up: SetUp) -> None:
    assert docks(set_up, "curacao", SPANISH)
    assert docks(set_up, "tortuga", SPANISH, at_war=["english", "french"])


def test_R_war_the_home_port_is_always_open(set_up: SetUp) -> None:
    moved = skilled(nation="spanish", home="bridgetown")
    english = ["spanish", "english"]
    assert docks(set_up, "bridgetown", moved, at_war=english)
    assert not docks(set_up, "st_john", moved, at_war=english)


def test_G_M5_a_port_that_changed_hands_is_closed_to_its_new_nations_enemy(set_up: SetUp) -> None:
    captain = at_sea("bridgetown", captain=SPANISH)
    more: dict[str, Any] = {"at_war": ["spanish", "french"]}
    assert "move:port" in set_up(captain, **more).offered()
    changed = set_up(captain, port_nations={"bridgetown": "french"}, **more)
    assert "move:port" not in changed.offered()


def test_G_M9_neither_fee_nor_roll_opens_port_royal_in_war(set_up: SetUp) -> None:
    wanted: dict[str, Any] = {"bounties": {"english": 1}}
    assert docks(set_up, "port_royal", SPANISH, at_war=["spanish", "french"], **wanted)
    assert not docks(set_up, "port_royal", SPANISH, at_war=["spanish", "english"], **wanted)


@pytest.mark.parametrize("permanent", ["forged_documents"])
def test_A_port_entry_does_not_open_ports_in_war(set_up: SetUp, permanent: str) -> None:
    kept: dict[str, Any] = {"bounties": {"french": 5}, "permanents": [permanent]}
    assert docks(set_up, "tortuga", SPANISH, at_war=["english", "french"], **kept)
    assert not docks(set_up, "tortuga", SPANISH, **kept)


def test_G_M3_war_who_lies_in_a_port_that_turned_hostile_stays_and_may_not_come_back(set_up: SetUp) -> None:
    seat = in_port("tortuga", captain=SPANISH)
    table = set_up(seat, at_war=["spanish", "french"])
    assert "port" in table.offered()
    table.play("port", "done", "move:sea")
    assert "move:port" not in table.offered()
