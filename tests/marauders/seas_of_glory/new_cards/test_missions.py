"""The new missions, by the tasks that no mission of the base box has."""

from __future__ import annotations

from typing import Any

import pytest

from tests.marauders.missions import completed
from tests.marauders.seas_of_glory.new_cards.table import BOX, FOE, laid
from tests.marauders.table import Force, SetUp, TestTable, at_battle, at_sea, in_port, skilled

QUIET: Force = [("event", ["peace"])]


def held(
    set_up: SetUp, mission: str, seat: dict[str, Any], *others: dict[str, Any], **more: Any
) -> TestTable:
    """A captain who holds a mission; nothing of it is done."""
    return laid(set_up, {"gold": 10, **seat, "mission": mission}, *others, **more)


# --- calling at ports -----------------------------------------------------------------------------


def test_S_cards_ports_are_called_at_by_port_actions_each_once(set_up: SetUp) -> None:
    table = held(set_up, "royal_mail", at_sea("cartagena"), in_port("trinidad"), force=QUIET)
    table.play("move:port")
    assert table.captain().missions[0].tasks == [[]]
    table.play("port", "done")
    assert table.captain().missions[0].tasks == [["cartagena"]]
    table.play("end", "end", "port", "done")
    assert table.captain().missions[0].tasks == [["cartagena"]]


def test_S_cards_the_last_port_completes_the_mission(set_up: SetUp) -> None:
    table = held(set_up, "royal_mail", in_port("san_juan"))
    table.captain().missions[0].tasks[0].extend(["cartagena", "santo_domingo"])
    table.play("port", "choose:postage")
    assert completed(table, "royal_mail")
    assert table.captain().gold == 32


def test_S_cards_who_breaks_the_seals_of_the_mail_hears_rumors_and_is_wanted(set_up: SetUp) -> None:
    table = held(set_up, "royal_mail", in_port("san_juan"))
    table.captain().missions[0].tasks[0].extend(["cartagena", "santo_domingo"])
    table.play("port", "choose:seals")
    table.play(table.offered()[0])
    assert completed(table, "royal_mail")
    assert table.captain().gold == 22
    assert table.captain().bounties == {"spanish": 1}
    assert len(table.at("rumor.held:0")) == 1


def test_S_cards_the_mona_passage_is_watched_and_searched(set_up: SetUp) -> None:
    force: Force = [("scouting", [5, 1])]
    table = held(set_up, "watch_on_the_mona", at_sea("san_juan"), force=force)
    assert table.said("mission.advanced", seat=0, done=1)
    table.play("move:santo_domingo", "task:1", "specialist:lookout")
    assert completed(table, "watch_on_the_mona")
    assert table.captain().gold == 10 + 13


# --- raids ----------------------------------------------------------------------------------------


FIVES = [card.id for card in BOX.cargo.values() if card.plunder == 5 and card.icon in ("escape", "cargo")]
FOUR, THREE = (
    next(card.id for card in BOX.cargo.values() if card.plunder == gold and card.icon in ("escape", "cargo"))
    for gold in (4, 3)
)


@pytest.mark.parametrize(("third", "gold"), [(THREE, 13), (FOUR, 14 + 10)])
def test_S_cards_a_fat_prize_is_worth_14_gold(set_up: SetUp, third: str, gold: int) -> None:
    cards = [*FIVES[:2], third]
    force = [("scouting", [6, 1]), ("raid", cards), ("seamanship", [1, 1]), ("glory card", ["fair_wind.1"])]
    seat = at_sea("tortuga", ship="frigate", gold=0)
    table = held(set_up, "a_fat_prize", seat, zones={"tortuga": {"merchant": "dutch"}}, force=force)
    table.play("scout:merchant", "raid:dutch", [])
    assert bool(table.log("mission.completed")) is (third != THREE)
    assert table.captain().gold == gold


# --- putting crew ashore --------------------------------------------------------------------------


def test_S_cards_crew_put_ashore_stays_there(set_up: SetUp) -> None:
    table = held(set_up, "men_for_fort_amsterdam", in_port("curacao", ship="frigate")).play("port")
    assert "land_crew:0" in table.offered()
    table.play("land_crew:0")
    assert table.ship().crew == 1
    assert completed(table, "men_for_fort_amsterdam")


def test_S_cards_the_last_crew_stays_aboard(set_up: SetUp) -> None:
    ship = {"kind": "frigate", "crew": 2}
    table = held(set_up, "men_for_fort_amsterdam", in_port("curacao", ship=ship)).play("port")
    assert "land_crew:0" not in table.offered()


def test_S_cards_no_crew_is_wanted_elsewhere(set_up: SetUp) -> None:
    table = held(set_up, "men_for_fort_amsterdam", in_port("caracas", ship="frigate")).play("port")
    assert "land_crew:0" not in table.offered()


# --- bounties -------------------------------------------------------------------------------------


def test_S_cards_a_name_to_fear_by_the_last_bounty(set_up: SetUp) -> None:
    npcs = {"dutch": {"card": "admiral_binckes", "zone": "tortuga"}}
    seat = at_sea("tortuga", bounties={"spanish": 2, "english": 2})
    table = held(set_up, "a_name_to_fear", seat, npcs=npcs, force=[("scouting", [5, 1])])
    table.play("scout:npc:dutch")
    assert completed(table, "a_name_to_fear")


def test_S_cards_a_name_already_feared_is_enough(set_up: SetUp) -> None:
    zones = {"nassau": {"missions": ["a_name_to_fear"]}}
    seat = in_port("nassau", bounties={"spanish": 5})
    table = laid(set_up, seat, zones=zones).play("port", "claim:a_name_to_fear")
    assert completed(table, "a_name_to_fear")
    four = in_port("nassau", bounties={"spanish": 4})
    not_yet = laid(set_up, four, zones=zones).play("port", "claim:a_name_to_fear")
    assert "mission.completed" not in not_yet.lines


# --- surviving ------------------------------------------------------------------------------------

HUNTER = {"dutch": {"card": "admiral_binckes", "zone": "tortuga"}}


def test_S_cards_a_battle_with_a_naval_ship_is_survived_by_fleeing(set_up: SetUp) -> None:
    force = [("scouting", [5, 1]), ("seamanship", [1, 1]), ("seamanship", [1, 1]),
             ("seamanship", [6, 1]), ("seamanship", [1, 1])]  # fmt: skip
    table = held(set_up, "run_the_gauntlet", at_sea("tortuga"), npcs=HUNTER, force=force)
    table.play("scout:npc:dutch", "flee", "shoot")
    assert completed(table, "run_the_gauntlet")


def test_S_cards_who_dies_in_it_has_not_survived(set_up: SetUp) -> None:
    force = [("scouting", [5, 1]), ("seamanship", [1, 1]), ("seamanship", [6, 1]), ("location", [1, 1, 1])]
    seat = at_sea("tortuga", ship={"kind": "sloop", "hull": 1, "cargo": 0})
    table = held(set_up, "run_the_gauntlet", seat, npcs=HUNTER, force=force).play("scout:npc:dutch")
    assert "captain.died" in table.lines
    assert "mission.completed" not in table.lines


def test_S_cards_a_battle_with_another_captain_is_not_meant(set_up: SetUp) -> None:
    force = [("seamanship", [5, 1]), ("seamanship", [1, 1]), ("location", [1, 1, 1])]
    foe = {**FOE, "ship": {"kind": "sloop", "hull": 1, "cargo": 0}}
    seat = at_sea("caribbean_sea", ship="frigate")
    table = held(set_up, "run_the_gauntlet", seat, foe, force=force, change=at_battle())
    assert "mission.completed" not in table.lines


# --- escorting ------------------------------------------------------------------------------------

SPAIN = {"spanish": {"card": "admiral_de_campos", "zone": "trinidad"}}


def test_S_cards_an_escort_begins_two_turns_beside_the_ship(set_up: SetUp) -> None:
    seats = [at_sea("trinidad"), in_port("nassau")]
    table = held(
        set_up,
        "escort_the_galleons",
        *seats,
        npcs=SPAIN,
        turn=None,
        force=[*QUIET, ("event", ["convoys_sail"])],
    )
    assert table.captain().missions[0].tasks == [["trinidad"]]
    table.play("end", "end")
    assert completed(table, "escort_the_galleons")


@pytest.mark.parametrize("seat", [in_port("trinidad"), at_sea("caracas")])
def test_S_cards_no_escort_from_port_or_from_afar(set_up: SetUp, seat: dict[str, Any]) -> None:
    table = held(set_up, "escort_the_galleons", seat, in_port("nassau"), npcs=SPAIN, turn=None, force=QUIET)
    assert table.captain().missions[0].tasks == [[]]


def test_S_cards_an_escort_is_lost_when_no_such_ship_can_come(set_up: SetUp) -> None:
    def gone(beginning: Any) -> None:
        spanish = [card for card in beginning.places["event.bag"] if card in SPANISH]
        beginning.places["event.bag"] = [c for c in beginning.places["event.bag"] if c not in spanish]
        beginning.places["event.discards"] = spanish

    seats = [at_sea("trinidad"), in_port("nassau")]
    table = held(set_up, "escort_the_galleons", *seats, turn=None, force=QUIET, change=gone)
    assert table.said("mission.lost", seat=0, mission="escort_the_galleons", why="prey")
    assert "drop_mission:escort_the_galleons" in table.offered()


SPANISH = ("admiral_de_campos", "admiral_de_ochoa", "admiral_de_lezo", "admiral_de_velasco")


def test_S_cards_the_brig_is_hunted_in_the_sloops_place(set_up: SetUp) -> None:
    npcs = {"pirate_sloop": {"card": "pirate_kidd", "zone": "tortuga"}}
    force = [("npc scouting", [1, 1, 1, 1]), ("scouting", [5, 1, 1, 1]),
             ("seamanship", [5, 5, 1, 1]), ("seamanship", [1, 1]),
             ("location", [1, 1, 1, 1]), ("seamanship", [5, 5, 1, 1]), ("seamanship", [1, 1]),
             ("location", [1, 1, 1, 1])]  # fmt: skip
    seat = at_sea("tortuga", ship="galleon", captain=skilled(4, 4), gold=0)
    table = held(set_up, "hunters_wage", seat, npcs=npcs, force=force).play("scout:npc:pirate_sloop")
    while table.kind == "battle.declare":
        table.play("shoot")
    assert table.said("reward.pirate", seat=0, npc="pirate_brig", name="pirate_kidd", gold=10)
    assert "mission.completed" in table.lines
