"""Every mission card that asks for a fight, as its text says: hunting, raiding, storming."""

from __future__ import annotations

from typing import Any

import pytest

from data.content import marauders_box as box
from engine.kernel import Beginning
from engine.marauders.combat.victory import Defeated
from tests.marauders.missions import QUIET, WON, at_work, completed, earned, raiding
from tests.marauders.quests.claimed import claimed
from tests.marauders.table import Force, SetUp, TestTable, at_sea, decided, in_port, raid_card, skilled

# --- every card -----------------------------------------------------------------------------------


def raided(
    set_up: SetUp,
    mission: str,
    zone: str,
    nation: str,
    plunder: list[int],
    *,
    change: Any = None,
    zones: dict[str, Any] | None = None,
    **seat: Any,
) -> TestTable:
    """A raid that succeeds, with escapes of these plunder values alone, after which no cargo is kept."""
    cards: list[str] = []
    for value in plunder:
        cards.append(raid_card("escape", value, but=cards))
    spare = [raid_card("escape", but=cards)]
    while len(spare) + len(cards) < 3:
        spare.append(raid_card("escape", but=[*cards, *spare]))
    force = [("scouting", WON), ("raid", [*cards, *spare][:3]), ("seamanship", [6] * 4)]
    raider = at_sea(zone, captain=skilled(seamanship=4), **seat)
    board = {zone: {"merchant": nation}, **(zones or {})}
    table = at_work(set_up, mission, raider, force=force, zones=board, change=change)
    table.play("scout:merchant", f"raid:{nation}")
    for card in spare[: 3 - len(cards)]:
        table.play(f"discard:{card}")
    return table.play("stop", [])


# --- hunting --------------------------------------------------------------------------------------


def victorious(
    set_up: SetUp, mission: str, *, loser: int = -1, npc: str = "", bounties: int = 0
) -> TestTable:
    """The holder of a mission has just defeated somebody."""

    def won(beginning: Beginning) -> None:
        step = Defeated(seat=0, captain_id=0, loser=loser, npc=npc, bounties_before=bounties)
        beginning.steps.insert(0, step)

    return at_work(set_up, mission, at_sea("havana"), change=won)


@pytest.mark.parametrize("npc", ["pirate_sloop", "pirate_frigate"])
def test_C_clear_the_lanes_a_pirate_defeated(set_up: SetUp, npc: str) -> None:
    claimed(set_up, "clear_the_lanes")
    table = victorious(set_up, "clear_the_lanes", npc=npc)
    assert completed(table, "clear_the_lanes")
    assert earned(table) == 20
    assert len(table.at("glory.hand:0")) == 2
    assert "mission.completed" not in victorious(set_up, "clear_the_lanes", npc="dutch").lines
    assert "mission.completed" not in victorious(set_up, "clear_the_lanes", loser=1, bounties=3).lines


def test_C_blood_for_blood_the_spanish_navy_defeated(set_up: SetUp) -> None:
    claimed(set_up, "blood_for_blood", bounties={"english": 1})
    table = victorious(set_up, "blood_for_blood", npc="spanish")
    assert completed(table, "blood_for_blood")
    assert earned(table) == 25
    assert table.ship().crew == 2
    assert "mission.completed" not in victorious(set_up, "blood_for_blood", npc="french").lines


def test_C_dead_or_alive_a_captain_wanted_when_the_battle_began(set_up: SetUp) -> None:
    claimed(set_up, "dead_or_alive")
    table = victorious(set_up, "dead_or_alive", loser=1, bounties=1)
    assert completed(table, "dead_or_alive")
    assert earned(table) == 25
    assert "mission.completed" not in victorious(set_up, "dead_or_alive", loser=1).lines
    assert "mission.completed" not in victorious(set_up, "dead_or_alive", npc="pirate_sloop").lines


def test_R_missions_a_hunt_ends_with_the_battle_that_is_won(set_up: SetUp) -> None:
    change = decided("sunk", 0, "pirate_vane", hull=0)
    table = at_work(set_up, "clear_the_lanes", at_sea("havana"), change=change)
    assert [line["why"] for line in table.log("glory.gained")] == ["defeat", "mission"]
    assert completed(table, "clear_the_lanes", glory=2)


@pytest.mark.parametrize(("bounties", "caught"), [({"dutch": 1}, True), ({}, False)])
def test_R_missions_a_captain_hunted_is_judged_by_his_bounties(
    set_up: SetUp, bounties: dict[str, int], caught: bool
) -> None:
    targets_in_zone = at_sea("havana", bounties=bounties, ship={"kind": "sloop", "hull": 0})
    hunter = {**at_sea("havana"), "mission": "dead_or_alive"}
    table = set_up(hunter, targets_in_zone, change=decided("sunk"))
    assert ("mission.completed" in table.lines) == caught


# --- raiding --------------------------------------------------------------------------------------


def test_C_singe_the_kings_beard_two_spanish_ships_on_the_main(set_up: SetUp) -> None:
    claimed(set_up, "singe_the_kings_beard")
    table = raided(set_up, "singe_the_kings_beard", "caracas", "spanish", [1])
    assert table.said("mission.advanced", seat=0, done=1, parts=2)

    def once(beginning: Beginning) -> None:
        captain = beginning.state.seats[0].captain
        assert captain is not None
        captain.missions[0].tasks = [["caracas"]]

    table = raided(set_up, "singe_the_kings_beard", "curacao", "spanish", [1], change=once)
    assert completed(table, "singe_the_kings_beard")
    assert earned(table) == 18 + 1
    elsewhere = raided(set_up, "singe_the_kings_beard", "havana", "spanish", [1])
    assert not {"mission.advanced", "mission.completed"} & set(elsewhere.lines)
    other = raided(set_up, "singe_the_kings_beard", "curacao", "dutch", [1])
    assert not {"mission.advanced", "mission.completed"} & set(other.lines)


def test_C_dutch_rivals_a_dutch_ship_with_nine_gold(set_up: SetUp) -> None:
    claimed(set_up, "dutch_rivals", skill="influence")
    poor = raided(set_up, "dutch_rivals", "st_maarten", "dutch", [4, 4])
    assert "mission.completed" not in poor.lines
    table = raided(set_up, "dutch_rivals", "st_maarten", "dutch", [5, 4], bounties={"english": 3})
    table.play("drop:english:2")
    assert completed(table, "dutch_rivals")
    assert earned(table) == 12 + 9
    assert table.captain().bounties["english"] == 1


def test_C_against_the_lilies_a_french_ship(set_up: SetUp) -> None:
    claimed(set_up, "against_the_lilies")
    table = raided(set_up, "against_the_lilies", "tortuga", "french", [1])
    assert completed(table, "against_the_lilies")
    assert earned(table) == 10 + 1 + 5
    failed = raiding(set_up, "against_the_lilies")
    assert "mission.completed" not in failed.lines


def test_C_against_the_lilies_a_modification_where_there_is_one(set_up: SetUp) -> None:
    open_one = {"havana": {"mod": "chasers"}}
    table = raided(set_up, "against_the_lilies", "tortuga", "french", [1], zones=open_one)
    assert completed(table, "against_the_lilies")
    assert table.at("mod.ship:0") == ["chasers.1"]


def test_R_missions_a_raid_that_fails_counts_nothing(set_up: SetUp) -> None:
    escapes: list[str] = []
    for value in (1, 2, 3):
        escapes.append(raid_card("escape", value, but=escapes))
    force = [("scouting", WON), ("raid", escapes), ("seamanship", [1, 1])]
    zones = {"tortuga": {"merchant": "french"}}
    table = at_work(set_up, "against_the_lilies", at_sea("tortuga", ship="galleon"), force=force, zones=zones)
    table.play("scout:merchant", "raid:french")
    assert "raid.escaped" in table.lines
    assert "mission.completed" not in table.lines


# --- storming -------------------------------------------------------------------------------------


def storming(set_up: SetUp, rolls: Force, **position: Any) -> TestTable:
    """The attack on Basse-Terre's guards is begun, with a full crew of a Frigate."""
    seat = at_sea("basse_terre", ship="galleon")
    return at_work(set_up, "brethren_of_the_coast", seat, force=rolls, **position).play("task:0")


def leadership(*rolls: list[int]) -> Force:
    """Rolls of Leadership, the captain's and the guards' in turn."""
    return [("leadership", roll) for roll in rolls]


def test_C_brethren_of_the_coast_four_guards_stormed_from_the_sea(set_up: SetUp) -> None:
    claimed(set_up, "brethren_of_the_coast", bounties={"dutch": 1})
    table = storming(set_up, leadership([5, 5], [1, 1], [6, 6], [1, 1]))
    assert table.said("fight.began", seat=0, guards=4, leadership=2)
    assert table.actions == 2
    assert completed(table, "brethren_of_the_coast")
    assert earned(table) == 25
    assert table.captain().bounties == {"french": 1}


def test_C_brethren_of_the_coast_each_kind_of_pirate_near_takes_two_guards_away(set_up: SetUp) -> None:
    pirates = {card.npc.npc: card.id for card in box().events.values() if card.npc}
    near = {"pirate_sloop": {"card": pirates["pirate_sloop"], "zone": "basse_terre"}}
    sloop = box().event_card(pirates["pirate_sloop"]).npc
    assert sloop is not None
    unseen = ("npc scouting", [1] * sloop.scouting)
    table = storming(set_up, [unseen, *leadership([5, 5], [1, 1])], npcs=near)
    assert table.said("fight.began", guards=2)
    beside = next(iter(box().zones["basse_terre"].borders.values()))
    both = {**near, "pirate_frigate": {"card": pirates["pirate_frigate"], "zone": beside}}
    table = storming(set_up, [unseen, *leadership([5, 1], [1, 1])], npcs=both)
    assert table.said("fight.began", guards=1)
    far = {"pirate_sloop": {"card": pirates["pirate_sloop"], "zone": "havana"}}
    assert storming(set_up, leadership([5, 5], [1, 1], [6, 6], [1, 1]), npcs=far).said(
        "fight.began", guards=4
    )


def test_R_missions_an_assault_lost_kills_the_captain(set_up: SetUp) -> None:
    lost_fight = leadership([1, 1], [5, 5], [1, 1], [6, 6])
    seat = at_sea("basse_terre", ship={"kind": "galleon", "crew": 4})
    table = at_work(set_up, "brethren_of_the_coast", seat, force=lost_fight).play("task:0")
    assert table.seat().captain is None
    assert table.log("captain.died")[0]["cause"] == "fight"
    assert table.at("mission.discards") == ["brethren_of_the_coast"]


def test_R_missions_an_assault_without_a_winner_may_be_tried_again_next_turn(set_up: SetUp) -> None:
    even = leadership([5, 5], [6, 6], [5, 6], [6, 5])
    seat = at_sea("basse_terre", ship={"kind": "galleon", "crew": 4})
    table = at_work(set_up, "brethren_of_the_coast", seat, force=[*even, QUIET]).play("task:0")
    assert table.ship().crew == 0
    assert table.at("mission.held:0") == ["brethren_of_the_coast"]
    assert "task:0" not in table.offered()
    table.play("end", "end")
    assert "task:0" in table.offered()


def test_C_duel_at_sunrise_a_guard_fought_in_port(set_up: SetUp) -> None:
    claimed(set_up, "duel_at_sunrise", skill="leadership")
    force = leadership([5, 1], [1, 1, 1])
    table = at_work(set_up, "duel_at_sunrise", in_port("bridgetown"), force=force).play("port", "task:0")
    assert table.said("fight.began", guards=1, leadership=3)
    assert completed(table, "duel_at_sunrise")
    assert earned(table) == 12
    assert len(table.at("glory.hand:0")) == 2
    assert "task:0" not in at_work(set_up, "duel_at_sunrise", at_sea("bridgetown")).offered()
