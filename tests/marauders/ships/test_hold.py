"""The hold: cargo in several spaces, one of them added by rules on terms alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from data.content import marauders_box as box
from engine.kernel import Beginning
from engine.marauders.checks.invariants import violations
from engine.marauders.combat.death import Death
from engine.marauders.sea.hunt import hunt_score
from engine.marauders.sea.raids import MerchantRaid
from engine.marauders.ships.hold import filled, most_cargo, room
from engine.marauders.ships.ships import TakeHits
from engine.marauders.state import captain_of
from engine.marauders.terms.npcs import UNWANTED, NpcTraits
from tests.marauders.missions import at_work
from tests.marauders.new_places import WITH_LOCKER
from tests.marauders.table import SetUp, TestTable, at_sea, decided, goods, in_port

RUM = goods("rum", 3)
WOOD = goods("wood", 3)
FLUTE = {"kind": "flute"}
HIDING = {"kind": "flute", "mods": ["long_guns"]}
"""A ship whose locker hides a card."""

Change = Callable[[Beginning], None]


def lock(*cards: str, seat: int = 0, then: Change | None = None) -> Change:
    """A change to a beginning: cargo of a seat lies in the locker."""

    def change(beginning: Beginning) -> None:
        if then is not None:
            then(beginning)
        for card in cards:
            beginning.places[f"cargo.hold:{seat}"].remove(card)
            beginning.places.setdefault(f"cargo.locker:{seat}", []).append(card)

    return change


def first(step: Any) -> Change:
    """A change to a beginning: this step is played first."""
    return lambda beginning: beginning.steps.insert(0, step)


def hit(cubes: int) -> Change:
    """Hits on the Cargo of seat 0."""
    return first(TakeHits(seat=0, captain_id=0, hits=["cargo"] * cubes, cause="storm"))


def cargo(table: TestTable, seat: int = 0) -> tuple[list[str], list[str]]:
    """What lies in the regular space and in the locker."""
    return table.at(f"cargo.hold:{seat}"), table.at(f"cargo.locker:{seat}")


# --- counting -------------------------------------------------------------------------------------


def test_second_space_both_spaces_share_the_room_of_the_hold(set_up: SetUp) -> None:
    seat = at_sea("havana", ship=FLUTE, cargo=[*RUM[:1], *WOOD])
    table = set_up(seat, change=lock(*RUM[:1]), spec=WITH_LOCKER)
    captain = captain_of(table.game, 0)
    assert (filled(table.game, 0), room(table.game, captain), most_cargo(table.game, captain)) == (4, 4, 4)
    captain.ship.cargo -= 1
    assert violations(table.game) == ["seat 0 has more than 3 cargo cards"]


def test_second_space_a_card_that_fills_no_room_and_no_npc_sees(set_up: SetUp) -> None:
    seat = at_sea("havana", ship=HIDING, cargo=[*RUM[:1], *WOOD], gold=0)
    table = set_up(seat, change=lock(*RUM[:1]), spec=WITH_LOCKER)
    captain = captain_of(table.game, 0)
    assert (filled(table.game, 0), room(table.game, captain), most_cargo(table.game, captain)) == (3, 4, 5)
    pirate = NpcTraits("pirate_sloop", "", hunts=UNWANTED)
    assert hunt_score(table.game, pirate, captain) == (0, 3, False)
    captain.ship.cargo -= 1
    assert violations(table.game) == []


def test_second_space_an_empty_locker_hides_nothing(set_up: SetUp) -> None:
    table = set_up(at_sea("havana", ship=HIDING, cargo=WOOD), spec=WITH_LOCKER)
    assert filled(table.game, 0) == 3


# --- coming aboard --------------------------------------------------------------------------------


def test_second_space_goods_bought_go_to_the_space_chosen(set_up: SetUp) -> None:
    offer = [*RUM, *WOOD]
    seat, zones = in_port("basse_terre", gold=20), {"basse_terre": {"demand": "food"}}
    table = set_up(seat, zones=zones, force=[("offer", offer)], spec=WITH_LOCKER).play("port", "buy")
    table.play(["buy:rum_1", "buy:wood_1"])
    assert (table.kind, table.offered()) == ("locker", ["lock:rum_1", "lock:wood_1"])
    table.play(["lock:rum_1"])
    assert cargo(table) == (["wood_1"], ["rum_1"])
    assert (table.lies("cargo.locker:0", 0), table.lies("cargo.locker:0", 1)) == (["rum_1"], 1)
    assert set(offer) - {"rum_1", "wood_1"} <= set(table.at("cargo.discards"))


def test_second_space_cargo_of_a_raid_goes_to_the_space_chosen(set_up: SetUp) -> None:
    cards = [card.id for card in box().cargo.values() if card.icon == "escape"][:3]
    force = [("raid", cards), ("seamanship", [1, 2])]
    raid = first(MerchantRaid(seat=0, captain_id=0, nation="spanish"))
    seat = at_sea("caracas", ship={"kind": "frigate", "mods": ["advanced_rigs_and_sails"]})
    table = set_up(seat, change=raid, force=force, spec=WITH_LOCKER)
    table.play([f"keep:{cards[0]}", f"keep:{cards[1]}"])
    assert (table.kind, table.offered()) == ("locker", [f"lock:{card}" for card in cards[:2]])
    table.play([f"lock:{cards[0]}"])
    assert cargo(table) == ([cards[1]], [cards[0]])
    assert cards[2] in table.at("cargo.discards")


# --- selling, throwing out, losing ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("zone", "sold"), [("havana", {"rum_1": 10, "wood_1": 3}), ("caracas", {"wood_1": 3})]
)
def test_second_space_cargo_there_sells_where_and_for_what_its_space_says(
    set_up: SetUp, zone: str, sold: dict[str, int]
) -> None:
    seat = in_port(zone, gold=0, cargo=["rum_1", "wood_1"])
    table = set_up(seat, zones={zone: {"demand": "rum"}}, change=lock("rum_1"), spec=WITH_LOCKER)
    table.play("port", "sell")
    assert {option.args["card"]: option.args["gold"] for option in table.asked().options} == sold
    assert not any(option.args["demanded"] for option in table.asked().options)
    table.play([f"sell:{card}" for card in sold])
    assert table.captain().gold == sum(sold.values())
    assert table.at("cargo.discards") == list(sold)


def test_second_space_cargo_in_excess_is_thrown_out_of_either_space(set_up: SetUp) -> None:
    seat = in_port("havana", ship="sloop", cargo=[*RUM[:2], *WOOD[:2]])
    table = set_up(seat, change=lock(*RUM[:2]), spec=WITH_LOCKER).play("move:sea")
    assert (table.kind, table.asked().least, table.asked().args) == (
        "cargo.throw_out",
        2,
        {"room": 2, "count": 2},
    )
    table.play(["discard:rum_1", "discard:wood_1"])
    assert cargo(table) == (["wood_2"], ["rum_2"])


def test_second_space_throwing_out_what_fills_no_room_is_not_enough(set_up: SetUp) -> None:
    seat = in_port("havana", ship=HIDING, cargo=[*RUM[:1], *WOOD, "sugar_1", "sugar_2"])
    table = set_up(seat, change=lock(*RUM[:1]), spec=WITH_LOCKER).play("move:sea")
    assert (table.asked().least, len(table.offered())) == (1, 6)
    table.play(["discard:rum_1"])
    assert (table.kind, table.asked().least) == ("cargo.throw_out", 1)
    table.play(["discard:wood_1"])
    assert not table.captain().in_port


def test_second_space_who_loses_cargo_chooses_the_space(set_up: SetUp) -> None:
    seat = at_sea("havana", ship=FLUTE, cargo=[*RUM[:2], *WOOD[:2]])
    table = set_up(seat, change=lock(*RUM[:2], then=hit(2)), spec=WITH_LOCKER)
    assert table.kind == "locker.lose"
    table.play("cargo.locker:0", "cargo.locker:0")
    assert cargo(table) == (WOOD[:2], [])
    assert [len(line["cards"]) for line in table.log("cargo.lost")] == [1, 1]


def test_second_space_what_fills_no_room_is_not_lost(set_up: SetUp) -> None:
    seat = at_sea("havana", ship=HIDING, cargo=[*RUM[:1], *WOOD[:2]])
    table = set_up(seat, change=lock(*RUM[:1], then=hit(4)), spec=WITH_LOCKER)
    while table.kind == "locker.lose":
        table.play("cargo.hold:0")
    assert cargo(table) == ([], RUM[:1])


# --- what others get of it ------------------------------------------------------------------------


def test_second_space_cargo_there_is_plundered_with_the_regular_cargo(set_up: SetUp) -> None:
    loser = at_sea("havana", ship={"kind": "flute", "crew": 0}, gold=0, cargo=["rum_1", "wood_1"])
    change = lock("rum_1", seat=1, then=decided("crew"))
    table = set_up(at_sea("havana", ship=FLUTE), loser, change=change, spec=WITH_LOCKER).play("keep")
    assert (table.kind, table.offered()) == ("plunder.cargo", ["keep:rum_1", "keep:wood_1"])
    table.play(["keep:rum_1", "keep:wood_1"], ["lock:wood_1"])
    assert cargo(table) == (["rum_1"], ["wood_1"])
    assert cargo(table, 1) == ([], [])


def test_second_space_room_for_one_card_more_of_the_plunder(set_up: SetUp) -> None:
    loser = at_sea("havana", ship={"kind": "galleon", "crew": 0}, gold=0, cargo=[*RUM, *WOOD[:2]])
    victor = at_sea("havana", ship={"kind": "flute", "mods": ["long_guns"]})
    table = set_up(victor, loser, change=decided("crew"), spec=WITH_LOCKER).play("keep")
    assert (table.asked().most, table.asked().args["room"]) == (5, 4)
    table.play([f"keep:{card}" for card in (*RUM, *WOOD[:2])], ["lock:rum_1"])
    assert table.kind != "cargo.throw_out"
    assert len(table.at("cargo.hold:0")) == 4


def test_second_space_cargo_there_goes_to_the_discards_open_when_a_captain_dies(set_up: SetUp) -> None:
    death = first(Death(seat=0, captain_id=0, cause="sunk", asked=True))
    seat = at_sea("havana", ship=FLUTE, cargo=["rum_1", "wood_1"])
    table = set_up(seat, change=lock("rum_1", then=death), spec=WITH_LOCKER)
    assert cargo(table) == ([], [])
    told = [line["cards"] for line in table.log("captain.left", 1)]
    assert told[:2] == [["wood_1"], ["rum_1"]]


def test_second_space_cargo_there_is_seen_by_who_looks_into_the_hold(set_up: SetUp) -> None:
    other = in_port("trinidad", cargo=["rum_1", "wood_1"])
    spy = at_sea("havana", glory_cards=["paid_informer"])
    table = set_up(spy, other, change=lock("rum_1", seat=1), spec=WITH_LOCKER)
    table.play("card:paid_informer", "captain:1")
    assert table.log("captain.spied", 0)[0]["cargo"] == ["wood_1", "rum_1"]


def test_second_space_cargo_there_is_no_good_to_hand_over(set_up: SetUp) -> None:
    seat = in_port("san_juan", cargo=WOOD)
    table = at_work(set_up, "timber_for_the_walls", seat, change=lock("wood_1"), spec=WITH_LOCKER)
    table.play("port", "task:0")
    assert table.offered() == ["give:wood_2", "give:wood_3", "no"]
    table.play(["give:wood_2", "give:wood_3"])
    assert cargo(table) == ([], ["wood_1"])
