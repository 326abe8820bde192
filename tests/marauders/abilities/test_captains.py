"""Captains' abilities, as far as trade and ports go (docs/content.md lists the handlers)."""

from __future__ import annotations

from typing import Any

import pytest

from data.content import marauders_box as box
from engine.marauders.game import MARAUDERS
from tests.marauders.abilities.conftest import Give, frances
from tests.marauders.conftest import Print
from tests.marauders.table import SetUp


def test_A_every_handler_of_a_captain_is_carried_out() -> None:
    rules = MARAUDERS.rules()
    built = {rule.effect for of_one in rules.terms.values() for rule in of_one}
    built |= {hook.effect for hooks in (*rules.befores.values(), *rules.afters.values()) for hook in hooks}
    in_rolls = {"repeat_roll"}
    for captain in box().captains.values():
        for ability in captain.abilities:
            assert f"ability:{ability.handler}" in built or ability.handler in in_rolls, captain.id


# --- goods ----------------------------------------------------------------------------------------


def test_A_goods_offer_one_card_more_in_french_ports(set_up: SetUp) -> None:
    for zone, cards in (("basse_terre", 7), ("havana", 6)):
        table = set_up({"captain": "nicolas_jaures", "zone": zone}).play("port", "buy")
        assert len(table.at("cargo.offer:0")) == cards


def test_A_goods_offer_follows_the_port_that_changed_hands(set_up: SetUp) -> None:
    seat = {"captain": "nicolas_jaures", "zone": "bridgetown"}
    table = set_up(seat, port_nations={"bridgetown": "french"}).play("port", "buy")
    assert len(table.at("cargo.offer:0")) == 7


def test_A_goods_offer_three_cards_where_he_bought_last_turn(set_up: SetUp) -> None:
    seat = {"captain": "nicolas_jaures", "zone": "basse_terre", "bought_at": "basse_terre"}
    assert len(set_up(seat).play("port", "buy").at("cargo.offer:0")) == 3


def test_A_buying_price_single_cards_cost_two(set_up: SetUp) -> None:
    offer = ["spices_1", "cocoa_1", "cocoa_2", "rum_1", "rum_2", "rum_3"]
    seat = {"captain": "ines_de_montenegro", "zone": "basse_terre"}
    table = set_up(seat, zones={"basse_terre": {"demand": "wood"}}, force=[("offer", offer)]).play(
        "port", "buy"
    )
    assert [table.gold(f"buy:{card}") for card in offer] == [2, 2, 2, 1, 1, 1]


OWN_CAPTAIN = (
    "- {{id: own_captain, home: nassau, nation: english, seamanship: 2, scouting: 2, leadership: 2, "
    "influence: 3, abilities: [{}]}}"
)
"""A captain with one ability, for those that no captain of the box has alone."""


def sells(set_up: SetUp, captain: str, zone: str, **more: Any) -> dict[str, int]:
    """What rum, in demand, and sugar bring this captain here."""
    seat = {"captain": captain, "zone": zone, "cargo": ["rum_1", "sugar_1"]}
    table = set_up(seat, zones={zone: {"demand": "rum"}}, **more).play("port", "sell")
    return {good: table.gold(f"sell:{good}_1") for good in ("rum", "sugar")}


def test_A_sell_price_one_more_in_some_ports(set_up: SetUp) -> None:
    for zone in ("cartagena", "curacao", "caracas", "trinidad"):
        assert sells(set_up, "gaspar_de_rivera", zone) == {"rum": 7, "sugar": 4}
    assert sells(set_up, "gaspar_de_rivera", "basse_terre") == {"rum": 6, "sugar": 3}


def test_A_sell_price_one_more_for_goods_in_demand(set_up: SetUp, prints: Print) -> None:
    prints("captain", OWN_CAPTAIN.format("{handler: sell_price, gold: 1, goods: in_demand}"))
    assert sells(set_up, "own_captain", "basse_terre") == {"rum": 7, "sugar": 3}
    assert sells(set_up, "own_captain", "havana") == {"rum": 8, "sugar": 3}


def test_A_sell_price_is_told_with_its_source(set_up: SetUp) -> None:
    seat = {"captain": "gaspar_de_rivera", "zone": "caracas", "cargo": ["rum_1"]}
    table = set_up(seat, zones={"caracas": {"demand": "rum"}}).play("port", "sell", ["sell:rum_1"])
    assert table.log("goods.sold")[0]["because"] == ["ability:sell_price"]


# --- shipyard and port ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("item", "option", "price"),
    [
        ("repair", "repair:hull", 1),
        ("weapon", "weapon:grapeshot", 1),
        ("modification", "mod:chasers.1", 1),
    ],
)
def test_A_shipyard_price_of_one_thing(
    set_up: SetUp, prints: Print, item: str, option: str, price: int
) -> None:
    prints("captain", OWN_CAPTAIN.format(f"{{handler: shipyard_price, item: {item}, gold: 1}}"))
    seat = {"captain": "own_captain", "zone": "basse_terre", "ship": {"kind": "sloop", "hull": 1}}
    table = set_up(seat, zones={"basse_terre": {"mod": "chasers"}}).play("port", "shipyard")
    prices = {"repair:hull": 2, "weapon:grapeshot": 3, "mod:chasers.1": 3} | {option: price}
    assert {known: table.gold(known) for known in prices} == prices


def test_A_shipyard_price_never_dearer_than_the_port(set_up: SetUp) -> None:
    seat = {"captain": "baltasar_quiroga", "zone": "petite_goave", "ship": {"kind": "sloop", "hull": 1}}
    assert set_up(seat).play("port", "shipyard").gold("repair:hull") == 0


def test_A_ship_discount_frigates_for_twelve_less(set_up: SetUp) -> None:
    for zone, price, galleon in (("basse_terre", 23, 35), ("curacao", 18, 30)):
        table = set_up({"captain": "margaret_ashdown", "zone": zone, "gold": 60}).play("port", "shipyard")
        prices = [table.gold(f"ship:{kind}") for kind in ("frigate", "galleon", "sloop")]
        assert prices == [price, galleon, 10]
        table.play("ship:frigate")
        assert table.captain().gold == 60 - price + 5


def test_A_free_recruit_needs_neither_roll_nor_gold(set_up: SetUp) -> None:
    seat = {"captain": "tobias_fenwick", "zone": "basse_terre", "ship": {"kind": "galleon", "crew": 1}}
    table = set_up(seat).play("port", "recruit")
    assert (table.ship().crew, table.captain().gold) == (4, 10)
    assert "rolled" not in table.lines


def test_A_free_recruit_where_recruiting_is_possible_at_all(set_up: SetUp) -> None:
    ship = {"kind": "galleon", "crew": 1}
    seat = {"captain": "tobias_fenwick", "zone": "petite_goave", "ship": ship, "bounties": {"dutch": 1}}
    assert "recruit" not in set_up(seat).play("port").offered()


def loos(zone: str, **more: Any) -> dict[str, Any]:
    """Hendrick Loos of St. Maarten, who stashes anywhere for 4 gold."""
    return {"captain": "hendrick_loos", "zone": zone, "gold": 20, **more}


def test_A_stash_anywhere_for_a_fee_from_aboard(set_up: SetUp) -> None:
    table = set_up(loos("havana")).play("port", "stash", "10")
    assert (table.captain().gold, table.seat().stash) == (6, 10)


def test_A_stash_anywhere_nothing_is_taken_out_there(set_up: SetUp) -> None:
    assert "take" not in set_up(loos("havana", stash=30)).play("port").offered()


def test_A_stash_anywhere_without_fee_at_home(set_up: SetUp) -> None:
    table = set_up(loos("st_maarten")).play("port", "stash", "20")
    assert (table.captain().gold, table.seat().stash) == (0, 20)


def test_A_stash_anywhere_the_cheaper_fee_in_st_maarten(set_up: SetUp, give: Give) -> None:
    for fee, paid in ((3, 3), (8, 5)):
        give(f"{{handler: stash_anywhere, fee: {fee}}}")
        table = set_up(frances("st_maarten", gold=20)).play("port", "stash", "10")
        assert table.captain().gold == 10 - paid


def test_A_port_entry_two_bounties_do_not_close_a_port(set_up: SetUp) -> None:
    def offered(bounties: int) -> list[str]:
        seat = {
            "captain": "catalina_azcarate",
            "zone": "curacao",
            "in_port": False,
            "bounties": {"dutch": bounties},
        }
        return set_up(seat).offered()

    assert "move:port" in offered(2)
    assert "move:port" not in offered(3)
