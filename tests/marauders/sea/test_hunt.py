"""How NPCs move, and whom they hunt (Hunt Priority, NPC Movement)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.marauders.sea.hunt import HuntForGold
from tests.marauders.sea.hunters import WANTED, moves, npcs, where
from tests.marauders.table import SetUp, at_sea, goods, in_port, skilled

FAR = in_port("havana", bounties={})
"""A captain whom no naval ship is after."""


@pytest.mark.parametrize(
    ("direction", "zone"),
    [("n", "st_maarten"), ("e", "bridgetown"), ("s", "trinidad"), ("w", "caribbean_sea")],
)
def test_R_npc_movement_over_the_border_of_the_direction(set_up: SetUp, direction: str, zone: str) -> None:
    table = moves(set_up, "french", "basse_terre", direction, FAR)
    assert where(table, "french") == zone
    assert table.said("npc.moved", npc="french", origin="basse_terre", zone=zone)


@pytest.mark.parametrize(
    ("origin", "direction", "zone"),
    [
        ("nassau", "n", "tortuga"),
        ("nassau", "e", "tortuga"),
        ("nassau", "s", "havana"),
        ("nassau", "w", "tortuga"),
        ("bridgetown", "e", "trinidad"),
        ("old_providence", "w", "port_royal"),
    ],
)
def test_R_npc_movement_else_clockwise_to_the_next_border(
    set_up: SetUp, origin: str, direction: str, zone: str
) -> None:
    assert where(moves(set_up, "french", origin, direction, in_port("curacao")), "french") == zone


def test_R_npc_movement_in_the_order_of_the_icons_and_only_who_is_in_play(set_up: SetUp) -> None:
    force = [("event", ["hungry_garrisons"])]
    table = set_up(
        FAR, turn=None, force=force, npcs=npcs(spanish="caracas", dutch="curacao", french="tortuga")
    )
    assert [line["npc"] for line in table.log("npc.moved")] == ["dutch", "spanish"]
    assert where(table, "french") == "tortuga"


def test_R_npc_movement_comes_before_the_text_of_the_event(set_up: SetUp) -> None:
    table = moves(set_up, "dutch", "curacao", "w", FAR)
    assert table.in_order("event.drawn", "npc.moved", "prices.rose")


@pytest.mark.parametrize("zone", ["basse_terre", "bridgetown", "caracas"])
def test_R_hunting_in_the_same_or_an_adjacent_zone_it_ends_up_there(set_up: SetUp, zone: str) -> None:
    table = moves(set_up, "french", "basse_terre", "n", at_sea(zone, bounties=WANTED))
    assert where(table, "french") == zone
    assert table.log("npc.hunts") + table.log("npc.lurks") == [
        {
            "npc": "french",
            "name": "admiral_d_estrees",
            "seat": 0,
            "origin": "basse_terre",
            "zone": zone,
        }
    ]


def test_R_hunting_not_two_zones_away(set_up: SetUp) -> None:
    table = moves(set_up, "french", "basse_terre", "n", at_sea("curacao", bounties=WANTED))
    assert where(table, "french") == "st_maarten"


def test_G_N3_in_port_is_of_no_consequence(set_up: SetUp) -> None:
    table = moves(set_up, "french", "basse_terre", "n", in_port("bridgetown", bounties=WANTED))
    assert where(table, "french") == "bridgetown"
    table.play("end")
    assert "npc.scouted" not in table.lines
    force = [("npc scouting", [1, 1, 1])]
    out = moves(set_up, "french", "basse_terre", "n", at_sea("bridgetown", bounties=WANTED), force=force)
    assert out.said("npc.scouted", npc="french", seat=0)


def test_R_hunt_priority_naval_ships_leave_who_is_not_wanted_alone(set_up: SetUp) -> None:
    table = moves(set_up, "french", "basse_terre", "n", at_sea("bridgetown"))
    assert where(table, "french") == "st_maarten"


def test_R_hunt_priority_pirates_leave_who_is_wanted_alone(set_up: SetUp) -> None:
    table = moves(set_up, "pirate_frigate", "basse_terre", "s", at_sea("bridgetown", bounties=WANTED))
    assert where(table, "pirate_frigate") == "trinidad"


def test_R_hunt_priority_pirates_hunt_who_has_neither_gold_nor_cargo_too(set_up: SetUp) -> None:
    table = moves(set_up, "pirate_frigate", "basse_terre", "s", at_sea("bridgetown", gold=0))
    assert where(table, "pirate_frigate") == "bridgetown"


def two(set_up: SetUp, kind: str, first: dict[str, Any], second: dict[str, Any], **more: Any) -> str:
    """Which of two zones an NPC of Basse-Terre goes to: the first captain's, Bridgetown, or Caracas."""
    direction = "s" if kind == "pirate_frigate" else "n"
    seats = (at_sea("bridgetown", **first), at_sea("caracas", **second))
    return where(moves(set_up, kind, "basse_terre", direction, *seats, **more), kind)


def test_R_hunting_most_bounties_of_its_own_nation_first(set_up: SetUp) -> None:
    assert two(set_up, "french", {"bounties": {"french": 1}}, {"bounties": {"english": 5}}) == "bridgetown"
    assert two(set_up, "french", {"bounties": {"french": 1}}, {"bounties": {"french": 2}}) == "caracas"


def test_R_hunting_when_tied_most_bounties_of_all_others(set_up: SetUp) -> None:
    one, both = {"french": 1, "dutch": 2}, {"french": 1, "dutch": 1, "spanish": 2}
    assert two(set_up, "french", {"bounties": one}, {"bounties": both}) == "caracas"
    assert two(set_up, "french", {"bounties": both}, {"bounties": one}) == "bridgetown"


def test_R_hunting_when_tied_again_the_enemy_in_war(set_up: SetUp) -> None:
    enemy = {"captain": skilled(nation="spanish", home="havana"), "bounties": WANTED}
    war = ["spanish", "french"]
    assert two(set_up, "french", {"bounties": WANTED}, enemy, at_war=war) == "caracas"
    assert two(set_up, "french", enemy, {"bounties": WANTED}, at_war=war) == "bridgetown"


def test_R_hunting_pirates_want_gold_then_cargo(set_up: SetUp) -> None:
    rich, poor = {"gold": 12}, {"gold": 11, "cargo": goods("rum", 1)}
    assert two(set_up, "pirate_frigate", rich, poor) == "bridgetown"
    assert two(set_up, "pirate_frigate", poor, rich) == "caracas"
    assert two(set_up, "pirate_frigate", {"gold": 11}, poor) == "caracas"
    assert two(set_up, "pirate_frigate", poor, {"gold": 11}) == "bridgetown"


def test_R_hunting_the_third_priority_of_pirates_comes_after_gold_and_cargo(set_up: SetUp) -> None:
    assert two(set_up, "pirate_frigate", {"gold": 0}, {"gold": 0, "cargo": goods("rum", 1)}) == "caracas"


@pytest.mark.parametrize(("seat", "zone"), [("0", "bridgetown"), ("1", "caracas")])
def test_R_hunting_by_lot_when_tied_on_all(set_up: SetUp, seat: str, zone: str) -> None:
    assert (
        two(set_up, "french", {"bounties": WANTED}, {"bounties": WANTED}, force=[("hunted", [seat])]) == zone
    )


def test_R_hunting_a_draw_between_equals_is_told_but_not_when_it_would_tell_of_gold(set_up: SetUp) -> None:
    seats = (at_sea("bridgetown", bounties=WANTED), at_sea("caracas", bounties=WANTED))
    table = moves(set_up, "french", "basse_terre", "n", *seats)
    assert table.said("npc.lot", npc="french", seats=[0, 1])
    seats = (at_sea("bridgetown", gold=3), at_sea("caracas", gold=3))
    table = moves(set_up, "pirate_frigate", "basse_terre", "s", *seats)
    assert table.log("npc.hunts")
    assert not table.log("npc.lot")


def test_ruling_hunt_comparison_only_who_is_hunted_is_told(set_up: SetUp) -> None:
    seats = (at_sea("bridgetown", gold=12), at_sea("caracas", gold=11))
    table = moves(set_up, "pirate_frigate", "basse_terre", "s", *seats)
    (line,) = table.log("npc.hunts")
    assert set(line) == {"npc", "name", "seat", "origin", "zone"}
    assert HuntForGold.__name__ in {entry.step for entry in table.game.rules.declassified}


def test_G_D3_a_seat_without_captain_is_not_hunted(set_up: SetUp) -> None:
    dead = {"next_captain": "hendrick_loos"}
    table = moves(set_up, "pirate_frigate", "curacao", "s", dead, in_port("nassau"))
    assert where(table, "pirate_frigate") == "cartagena"


def test_G_N4_a_pirate_silenced_by_a_naval_ship_hunts_all_the_same(set_up: SetUp) -> None:
    force = [("event", ["ships_from_europe"])]
    both = npcs(pirate_frigate="basse_terre", spanish="basse_terre")
    table = set_up(at_sea("bridgetown"), in_port("nassau"), turn=None, force=force, npcs=both)
    assert where(table, "pirate_frigate") == "bridgetown"


def test_R_hunting_moving_to_a_captain_is_not_scouting_for_him(set_up: SetUp) -> None:
    table = moves(set_up, "french", "basse_terre", "n", FAR, at_sea("bridgetown", bounties=WANTED))
    assert where(table, "french") == "bridgetown"
    assert "npc.scouted" not in table.lines
    force = [("npc scouting", [1, 1, 1])]
    later = moves(
        set_up, "french", "basse_terre", "n", FAR, at_sea("bridgetown", bounties=WANTED), force=force
    )
    assert later.play("end").said("npc.scouted", npc="french", seat=1), "his turn begins beside it"
