"""Islets: places at sea, by rule points alone. One port activity, and no ability of the zone."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel import Beginning
from engine.marauders.checks.invariants import violations
from tests.made_up.rules import WITH_MODULES
from tests.made_up.sea_place import ISLET
from tests.marauders.conftest import HouseCard
from tests.marauders.missions import at_work
from tests.marauders.table import SetUp, TestTable, at_sea, goods, in_port, skilled

pytestmark = pytest.mark.usefixtures("made_up")

OFFER = [*goods("rum", 2), *goods("wood", 2)]
PLAYED: Any = {"spec": WITH_MODULES, "modules": ("sea_place",)}


def visiting(set_up: SetUp, zone: str, demand: str = "food", **more: Any) -> TestTable:
    """A captain at sea is asked what he does in the islet."""
    seat = {**at_sea(zone, gold=20), **more.pop("seat", {})}
    zones = {zone: {"demand": demand}}
    return set_up(seat, zones=zones, **PLAYED, **more).play("visit")


# --- one activity ---------------------------------------------------------------------------------


def test_place_offers_what_its_module_says(set_up: SetUp) -> None:
    table = visiting(set_up, "havana", seat={"ship": {"kind": "frigate", "crew": 1}, "cargo": ["rum_1"]})
    assert table.kind == "port.activity"
    assert table.asked().args == {"zone": ISLET, "done": []}
    assert table.offered() == ["sell", "buy", "shipyard", "recruit", "rumor"]


def test_place_offers_nothing_else_that_a_port_does(set_up: SetUp) -> None:
    seat: dict[str, Any] = {"gold": 20, "cargo": ["rum_1"], "glory_cards": ["carpenter"]}
    assert "hire:carpenter.1" in set_up(in_port("havana", **seat), **PLAYED).play("port").offered()
    assert visiting(set_up, "havana", seat=seat).offered() == ["sell", "buy", "shipyard", "rumor"]


def test_place_one_activity_and_he_is_at_sea_again(set_up: SetUp) -> None:
    table = visiting(set_up, "havana").play("shipyard", "done")
    assert table.kind == "turn.action"
    assert (table.actions, table.captain().in_port, table.captain().zone) == (2, False, "havana")
    assert "visit" not in table.offered()


def test_place_in_port_there_are_as_many_activities_as_he_likes(set_up: SetUp) -> None:
    table = set_up(in_port("havana"), **PLAYED).play("port", "shipyard", "done")
    assert table.kind == "port.activity"
    assert "stash" not in table.offered()


def test_place_no_activity_is_taken_up_unless_he_wants(set_up: SetUp) -> None:
    assert visiting(set_up, "havana").play("done").kind == "turn.action"


# --- its market -----------------------------------------------------------------------------------


def test_place_shares_the_market_of_the_port(set_up: SetUp) -> None:
    table = visiting(
        set_up, "caracas", "rum", seat={"gold": 0, "cargo": [*goods("rum", 1), *goods("wood", 1)]},
        force=[("demand", ["demand_wood.1"])],
    ).play("sell")  # fmt: skip
    assert table.asked().args == {"zone": ISLET, "good": "rum"}
    table.play(["sell:rum_1", "sell:wood_1"])
    assert table.captain().gold == 9
    assert table.at("demand.at:caracas") == ["demand_wood.1"]


def test_place_what_the_port_wants_is_not_on_offer(set_up: SetUp) -> None:
    force = [("offer", OFFER), ("offer", goods("sugar", 2))]
    table = visiting(set_up, "caracas", "rum", force=force).play("buy")
    assert sorted(table.offered()) == [f"buy:{card}" for card in (*goods("sugar", 2), *goods("wood", 2))]


def test_place_goods_bought_go_into_the_hold_of_a_ship_at_sea(set_up: SetUp) -> None:
    table = visiting(set_up, "caracas", force=[("offer", OFFER)], seat={"ship": "sloop"}).play("buy")
    assert table.asked().private_args["room"] == 2
    laden = {"ship": "sloop", "cargo": goods("sugar", 2)}
    table = visiting(set_up, "caracas", force=[("offer", OFFER)], seat=laden).play("buy")
    assert table.asked().private_args["room"] == 0
    table.play([f"buy:{card}" for card in OFFER[:2]])
    assert (table.kind, table.asked().least) == ("cargo.throw_out", 2)


@pytest.mark.parametrize(("bought_at", "cards"), [("caracas", 4), (ISLET, 3)])
def test_place_remembers_what_was_bought_there_and_not_in_port(
    set_up: SetUp, bought_at: str, cards: int
) -> None:
    def change(beginning: Beginning) -> None:
        beginning.state.seats[0].captain.buys_at = [bought_at]

    table = visiting(set_up, "caracas", force=[("offer", OFFER[:cards])], change=change).play("buy")
    assert table.said("goods.offered", seat=0, zone=ISLET, count=cards)
    assert table.captain().buys_at == [ISLET]


# --- no ability of the zone, nothing of the port --------------------------------------------------


def test_place_more_goods_in_port_alone(set_up: SetUp) -> None:
    table = set_up(in_port("caracas", gold=20), **PLAYED).play("port", "buy")
    assert table.said("goods.offered", seat=0, zone="caracas", count=8)
    assert visiting(set_up, "caracas").play("buy").said("goods.offered", count=4, because=["sea_place"])


def test_place_an_offer_is_swapped_in_port_alone(set_up: SetUp) -> None:
    assert set_up(in_port("santo_domingo"), **PLAYED).play("port", "buy").kind == "offer.swap"
    assert visiting(set_up, "santo_domingo").play("buy").kind == "goods.buy"


def test_place_better_prices_in_port_alone(set_up: SetUp) -> None:
    cargo, zones = goods("rum", 1), {"havana": {"demand": "rum"}}
    port = set_up(in_port("havana", cargo=cargo), zones=zones, **PLAYED).play("port", "sell")
    islet = visiting(set_up, "havana", "rum", seat={"cargo": cargo}).play("sell")
    assert (port.gold("sell:rum_1"), islet.gold("sell:rum_1")) == (7, 6)


def test_place_cheap_ships_in_port_alone(set_up: SetUp) -> None:
    port = set_up(in_port("curacao"), **PLAYED).play("port", "shipyard")
    islet = visiting(set_up, "curacao").play("shipyard")
    assert (port.gold("ship:frigate"), islet.gold("ship:frigate")) == (30, 35)


def test_place_free_rumors_in_port_alone(set_up: SetUp) -> None:
    port = set_up(in_port("curacao"), **PLAYED).play("port")
    assert (port.gold("rumor"), visiting(set_up, "curacao").gold("rumor")) == (0, 2)


def test_place_recruits_as_elsewhere(set_up: SetUp) -> None:
    wanted = {"ship": {"kind": "frigate", "crew": 1}, "bounties": {"english": 1}}
    force = [("leadership", [1, 2])]
    assert visiting(set_up, "petite_goave", seat=wanted, force=force).play("recruit").kind == "crew.hire"
    port = set_up(in_port("petite_goave", **wanted), **PLAYED).play("port")
    assert "recruit" not in port.offered()


def test_place_sells_no_modification_of_the_port(set_up: SetUp) -> None:
    lies = {"trinidad": {"mod": "chasers"}}
    seat = at_sea("trinidad", gold=20)
    islet = set_up(seat, zones=lies, **PLAYED).play("visit", "shipyard")
    port = set_up(in_port("trinidad", gold=20), zones=lies, **PLAYED).play("port", "shipyard")
    assert [option for option in islet.offered() if option.startswith("mod:")] == []
    assert [option for option in port.offered() if option.startswith("mod:")] != []


def test_place_is_not_the_home_port(set_up: SetUp) -> None:
    """The stash of a captain who lies off his home port does not pay."""
    seat = {"captain": skilled(home="havana"), "gold": 1, "stash": 30}
    table = visiting(set_up, "havana", seat=seat)
    assert table.refused("rumor") == "not-enough-gold"
    port = set_up(in_port("havana", **seat), **PLAYED).play("port")
    assert "stash" in port.offered()
    port.play("rumor")
    assert port.seat().stash == 29


def test_place_no_mission_is_done_there(set_up: SetUp) -> None:
    seat = at_sea("san_juan", cargo=goods("wood", 2))
    table = at_work(set_up, "timber_for_the_walls", seat, **PLAYED).play("visit")
    assert not any(option.startswith("task") for option in table.offered())


def test_place_cards_at_an_offer_are_told_where_he_buys(set_up: SetUp, house_card: HouseCard) -> None:
    house_card("{do: more_offer, cards: 4}", "own_offer")
    table = visiting(set_up, "caracas", "rum", seat={"glory_cards": ["house_card"]}).play("buy")
    assert table.kind == "card.window"
    assert table.asked().private_args["context"]["zone"] == ISLET


def test_place_the_law_watches_that_he_leaves(set_up: SetUp) -> None:
    table = visiting(set_up, "havana")
    assert (violations(table.game), table.captain().ashore) == ([], ISLET)
    table.play("done")
    assert table.captain().ashore == ""
    table.captain().ashore = ISLET
    assert violations(table.game) == ["seat 0 is still on the islet"]
