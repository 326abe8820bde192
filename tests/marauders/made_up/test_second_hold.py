"""Second Hold: sealed crates lie, sell and are lost apart from the goods, by rule points alone."""

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
from tests.made_up.rules import WITH_MODULES
from tests.marauders.missions import at_work
from tests.marauders.table import SetUp, TestTable, at_sea, decided, goods, in_port

pytestmark = pytest.mark.usefixtures("made_up")

RUM = [f"sealed_rum_{n}" for n in (1, 2, 3)]
"""Crates for Havana."""
WOOD = goods("wood", 3)
FLUTE = {"kind": "flute"}
PLAYED: Any = {"spec": WITH_MODULES, "modules": ("second_hold",)}
HIDING = {"kind": "flute", "mods": ["false_bottom"]}
"""A ship whose second hold hides a crate."""

Change = Callable[[Beginning], None]


def seal(*cards: str, seat: int = 0, then: Change | None = None) -> Change:
    """A change to a beginning: cargo of a seat lies in the second hold."""

    def change(beginning: Beginning) -> None:
        if then is not None:
            then(beginning)
        for card in cards:
            beginning.places[f"cargo.hold:{seat}"].remove(card)
            beginning.places.setdefault(f"cargo.second_hold:{seat}", []).append(card)

    return change


def first(step: Any) -> Change:
    """A change to a beginning: this step is played first."""
    return lambda beginning: beginning.steps.insert(0, step)


def hit(cubes: int) -> Change:
    """Hits on the Cargo of seat 0."""
    return first(TakeHits(seat=0, captain_id=0, hits=["cargo"] * cubes, cause="storm"))


def cargo(table: TestTable, seat: int = 0) -> tuple[list[str], list[str]]:
    """What lies in the regular space and in the second hold."""
    return table.at(f"cargo.hold:{seat}"), table.at(f"cargo.second_hold:{seat}")


# --- counting -------------------------------------------------------------------------------------


def test_second_space_both_spaces_share_the_room_of_the_hold(set_up: SetUp) -> None:
    seat = at_sea("havana", ship=FLUTE, cargo=[*RUM[:1], *WOOD])
    table = set_up(seat, change=seal(*RUM[:1]), **PLAYED)
    captain = captain_of(table.game, 0)
    assert (filled(table.game, 0), room(table.game, captain), most_cargo(table.game, captain)) == (4, 4, 4)
    captain.ship.cargo -= 1
    assert violations(table.game) == ["seat 0 has more than 3 cargo cards"]


def test_second_space_a_card_that_fills_no_room_and_no_npc_sees(set_up: SetUp) -> None:
    seat = at_sea("havana", ship=HIDING, cargo=[*RUM[:1], *WOOD], gold=0)
    table = set_up(seat, change=seal(*RUM[:1]), **PLAYED)
    captain = captain_of(table.game, 0)
    assert (filled(table.game, 0), room(table.game, captain), most_cargo(table.game, captain)) == (3, 4, 5)
    pirate = NpcTraits("pirate_sloop", "", hunts=UNWANTED)
    assert hunt_score(table.game, pirate, captain) == (0, 3, False)
    captain.ship.cargo -= 1
    assert violations(table.game) == []


def test_second_space_an_empty_one_hides_nothing(set_up: SetUp) -> None:
    table = set_up(at_sea("havana", ship=HIDING, cargo=WOOD), **PLAYED)
    assert filled(table.game, 0) == 3


# --- coming aboard --------------------------------------------------------------------------------


def buying(set_up: SetUp, *offer: str, **seat: Any) -> TestTable:
    """A captain is asked for sealed crates out of this offer."""
    zones = {"basse_terre": {"demand": "food"}}
    buyer = in_port("basse_terre", **{"gold": 20, **seat})
    return set_up(buyer, zones=zones, force=[("offer", offer)], **PLAYED).play("port", "buy")


def test_second_space_crates_are_bought_before_the_goods_at_a_price_of_their_own(set_up: SetUp) -> None:
    table = buying(set_up, *RUM, *WOOD)
    assert (table.kind, table.offered()) == ("second_hold.buy", [f"seal:{card}" for card in RUM])
    assert table.gold("seal:sealed_rum_1") == 3
    table.play(["seal:sealed_rum_1", "seal:sealed_rum_2"])
    assert table.kind == "goods.buy"
    assert (table.gold("buy:sealed_rum_3"), table.gold("buy:wood_1")) == (3, 1)
    table.play(["buy:wood_1"])
    assert (table.captain().gold, cargo(table)) == (20 - 6 - 1, (["wood_1"], RUM[:2]))
    assert {"sealed_rum_3", "wood_2", "wood_3"} <= set(table.at("cargo.discards"))
    assert (table.lies("cargo.second_hold:0", 0), table.lies("cargo.second_hold:0", 1)) == (RUM[:2], 2)
    assert table.said("second_hold.bought", seat=0, count=2, gold=6)
    assert "cards" not in table.log("second_hold.bought", 1)[0]


def test_second_space_crates_bought_as_goods_are_goods(set_up: SetUp) -> None:
    table = buying(set_up, *RUM, *WOOD).play([])
    assert table.gold("buy:sealed_rum_1") == 1
    table.play(["buy:sealed_rum_1"])
    assert table.kind == "port.activity"
    assert cargo(table) == (["sealed_rum_1"], [])


def test_second_space_he_is_asked_for_crates_when_there_are_none(set_up: SetUp) -> None:
    table = buying(set_up, *WOOD, *goods("sugar", 3))
    assert (table.kind, table.offered()) == ("second_hold.buy", [])


def test_second_space_crates_that_he_cannot_pay_are_refused(set_up: SetUp) -> None:
    table = buying(set_up, *RUM, *WOOD, gold=5)
    assert table.refused([f"seal:{card}" for card in RUM[:2]]) == "not-enough-gold"
    assert cargo(table.play(["seal:sealed_rum_2"], [])) == ([], ["sealed_rum_2"])


def test_second_space_crates_fill_room_in_port(set_up: SetUp) -> None:
    table = buying(set_up, *RUM, *goods("sugar", 3), ship="galleon", cargo=[*WOOD, *goods("cocoa", 3)])
    table.play(["seal:sealed_rum_1"])
    assert (table.kind, table.asked().least) == ("cargo.throw_out", 1)
    table.play(["discard:sealed_rum_1"])
    assert cargo(table)[1] == []


def test_second_space_cargo_of_a_raid_goes_to_the_space_chosen(set_up: SetUp) -> None:
    escapes = [card.id for card in box().cargo.values() if card.icon == "escape"]
    cards = ["sealed_rum_1", *escapes[:2]]
    force = [("raid", cards), ("seamanship", [1, 2])]
    raid = first(MerchantRaid(seat=0, captain_id=0, nation="spanish"))
    seat = at_sea("caracas", ship={"kind": "frigate", "mods": ["advanced_rigs_and_sails"]})
    table = set_up(seat, change=raid, force=force, **PLAYED)
    table.play([f"keep:{cards[0]}", f"keep:{cards[1]}"])
    assert (table.kind, table.offered()) == ("second_hold.stow", [f"stow:{cards[0]}"])
    table.play([f"stow:{cards[0]}"])
    assert cargo(table) == ([cards[1]], [cards[0]])
    assert cards[2] in table.at("cargo.discards")


def test_second_space_crates_stowed_into_a_full_ship_throw_cargo_out(set_up: SetUp) -> None:
    escapes = [card.id for card in box().cargo.values() if card.icon == "escape"]
    force = [("raid", ["sealed_rum_1", *escapes[:2]]), ("seamanship", [1, 2])]
    raid = first(MerchantRaid(seat=0, captain_id=0, nation="spanish"))
    seat = at_sea("caracas", ship="sloop", cargo=[*WOOD[:2]])
    table = set_up(seat, change=raid, force=force, **PLAYED).play(["keep:sealed_rum_1"])
    assert table.kind == "second_hold.stow"
    table.play(["stow:sealed_rum_1"])
    assert (table.kind, table.asked().least) == ("cargo.throw_out", 1)
    table.play(["discard:wood_1"])
    assert cargo(table) == (["wood_2"], ["sealed_rum_1"])


# --- selling, throwing out, losing ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("zone", "sold"), [("havana", {"sealed_rum_1": 10, "wood_1": 3}), ("caracas", {"wood_1": 3})]
)
def test_second_space_cargo_there_sells_where_and_for_what_its_space_says(
    set_up: SetUp, zone: str, sold: dict[str, int]
) -> None:
    seat = in_port(zone, gold=0, cargo=["sealed_rum_1", "wood_1"])
    table = set_up(seat, zones={zone: {"demand": "rum"}}, change=seal("sealed_rum_1"), **PLAYED)
    table.play("port", "sell")
    assert {option.args["card"]: option.args["gold"] for option in table.asked().options} == sold
    assert not any(option.args["demanded"] for option in table.asked().options)
    table.play([f"sell:{card}" for card in sold])
    assert table.captain().gold == sum(sold.values())
    assert table.at("cargo.discards") == list(sold)


def test_second_space_cargo_in_excess_is_thrown_out_of_either_space(set_up: SetUp) -> None:
    seat = in_port("havana", ship="sloop", cargo=[*RUM[:2], *WOOD[:2]])
    table = set_up(seat, change=seal(*RUM[:2]), **PLAYED).play("move:sea")
    assert (table.kind, table.asked().least, table.asked().args) == (
        "cargo.throw_out",
        2,
        {"room": 2, "count": 2},
    )
    table.play(["discard:sealed_rum_1", "discard:wood_1"])
    assert cargo(table) == (["wood_2"], ["sealed_rum_2"])


def test_second_space_throwing_out_what_fills_no_room_is_not_enough(set_up: SetUp) -> None:
    seat = in_port("havana", ship=HIDING, cargo=[*RUM[:1], *WOOD, "sugar_1", "sugar_2"])
    table = set_up(seat, change=seal(*RUM[:1]), **PLAYED).play("move:sea")
    assert (table.asked().least, len(table.offered())) == (1, 6)
    table.play(["discard:sealed_rum_1"])
    assert (table.kind, table.asked().least) == ("cargo.throw_out", 1)
    table.play(["discard:wood_1"])
    assert not table.captain().in_port


def test_second_space_who_loses_cargo_chooses_the_space(set_up: SetUp) -> None:
    seat = at_sea("havana", ship=FLUTE, cargo=[*RUM[:2], *WOOD[:2]])
    table = set_up(seat, change=seal(*RUM[:2], then=hit(2)), **PLAYED)
    assert table.kind == "second_hold.lose"
    table.play("lose:second_hold", "lose:second_hold")
    assert cargo(table) == (WOOD[:2], [])
    assert [len(line["cards"]) for line in table.log("cargo.lost")] == [1, 1]


def test_second_space_what_fills_no_room_is_not_lost(set_up: SetUp) -> None:
    seat = at_sea("havana", ship=HIDING, cargo=[*RUM[:1], *WOOD[:2]])
    table = set_up(seat, change=seal(*RUM[:1], then=hit(4)), **PLAYED)
    while table.kind == "second_hold.lose":
        table.play("lose:hold")
    assert cargo(table) == ([], RUM[:1])


# --- what others get of it ------------------------------------------------------------------------


def test_second_space_cargo_there_is_plundered_with_the_regular_cargo(set_up: SetUp) -> None:
    loser = at_sea("havana", ship={"kind": "flute", "crew": 0}, gold=0, cargo=["sealed_rum_1", "wood_1"])
    change = seal("sealed_rum_1", seat=1, then=decided("crew"))
    table = set_up(at_sea("havana", ship=FLUTE), loser, change=change, **PLAYED).play("keep")
    assert (table.kind, table.offered()) == ("plunder.cargo", ["keep:sealed_rum_1", "keep:wood_1"])
    table.play(["keep:sealed_rum_1", "keep:wood_1"], ["stow:sealed_rum_1"])
    assert cargo(table) == (["wood_1"], ["sealed_rum_1"])
    assert cargo(table, 1) == ([], [])


def test_second_space_room_for_one_card_more_of_the_plunder(set_up: SetUp) -> None:
    loser = at_sea("havana", ship={"kind": "galleon", "crew": 0}, gold=0, cargo=[*RUM, *WOOD[:2]])
    victor = at_sea("havana", ship=HIDING)
    table = set_up(victor, loser, change=decided("crew"), **PLAYED).play("keep")
    assert (table.asked().most, table.asked().args["room"]) == (5, 4)
    table.play([f"keep:{card}" for card in (*RUM, *WOOD[:2])], ["stow:sealed_rum_1"])
    assert table.kind != "cargo.throw_out"
    assert len(table.at("cargo.hold:0")) == 4


def test_second_space_cargo_there_goes_to_the_discards_open_when_a_captain_dies(set_up: SetUp) -> None:
    death = first(Death(seat=0, captain_id=0, cause="sunk", asked=True))
    seat = at_sea("havana", ship=FLUTE, cargo=["sealed_rum_1", "wood_1"])
    table = set_up(seat, change=seal("sealed_rum_1", then=death), **PLAYED)
    assert cargo(table) == ([], [])
    told = [line["cards"] for line in table.log("captain.left", 1)]
    assert told[:2] == [["wood_1"], ["sealed_rum_1"]]


def test_second_space_cargo_there_is_seen_by_who_looks_into_the_hold(set_up: SetUp) -> None:
    other = in_port("trinidad", cargo=["sealed_rum_1", "wood_1"])
    spy = at_sea("havana", glory_cards=["paid_informer"])
    table = set_up(spy, other, change=seal("sealed_rum_1", seat=1), **PLAYED)
    table.play("card:paid_informer")
    assert table.log("captain.spied", 0)[0]["cargo"] == ["wood_1", "sealed_rum_1"]


def test_second_space_cargo_there_is_no_good_to_hand_over(set_up: SetUp) -> None:
    seat = in_port("san_juan", cargo=["sealed_wood_1", *WOOD[:2]])
    table = at_work(set_up, "timber_for_the_walls", seat, change=seal("sealed_wood_1"), **PLAYED)
    table.play("port", "task:0")
    assert table.offered() == ["give:wood_1", "give:wood_2", "no"]
    table.play(["give:wood_1", "give:wood_2"])
    assert cargo(table) == ([], ["sealed_wood_1"])


# --- what others may reckon with ------------------------------------------------------------------


def test_second_space_only_what_can_lie_there_is_imagined_there(set_up: SetUp) -> None:
    seat = in_port("havana", ship=FLUTE, cargo=["sealed_rum_1", *WOOD[:2]])
    table = set_up(seat, in_port("trinidad"), change=seal("sealed_rum_1"), **PLAYED)
    imagined = [table.table.imagine(1, str(n)).running.places for n in range(40)]
    crates = {card for places in imagined for card in places.at("cargo.second_hold:0")}
    assert len(crates) > 3
    assert all(card.startswith("sealed_") for card in crates)
    assert any(card.startswith("sealed_") for places in imagined for card in places.at("cargo.hold:0"))


def test_second_space_the_law_watches_what_lies_there(set_up: SetUp) -> None:
    table = set_up(at_sea("havana", ship=FLUTE, cargo=["sealed_rum_1", "wood_1"]), **PLAYED)
    places = table.game.places
    places.move(["sealed_rum_1"], "cargo.hold:0", "cargo.second_hold:0")
    assert violations(table.game) == []
    places.move(["wood_1"], "cargo.hold:0", "cargo.second_hold:0")
    assert violations(table.game) == ["seat 0 has sealed_rum_1, wood_1 in the second hold"]
