"""Visits: who may, havens, missionaries, trade stations, natives (Seas of Glory: Location Tokens)."""

from __future__ import annotations

from typing import Any

import pytest

from data.content import marauders_box
from data.content.modules import module_locales
from data.locale import Texts
from data.locale.brief import more
from engine.kernel import Beginning
from engine.marauders.checks.invariants import violations
from engine.marauders.port.port import Visit
from tests.marauders.seas_of_glory.locations.table import FRIGATE, PLAYED, WANTED, lies, of_kind, off, visited
from tests.marauders.table import SetUp, at_sea, goods, in_port


def test_S_locations_a_visit_takes_an_action_and_is_made_once_a_turn(set_up: SetUp) -> None:
    table = visited(set_up, "town").play("shipyard", "done")
    assert (table.kind, table.actions, table.captain().in_port) == ("turn.action", 2, False)
    assert "visit:holetown" not in table.offered()
    assert "raid_location:holetown" in table.offered()


def test_S_locations_in_port_none_is_visited_or_raided(set_up: SetUp) -> None:
    table = set_up(in_port("trinidad"), change=lies("holetown", "trinidad"), **PLAYED)
    assert not [option for option in table.offered() if "holetown" in option]


@pytest.mark.parametrize(
    ("kind", "pirates", "others"),
    [
        ("pirate_haven", True, False),
        ("trade_station", False, True),
        ("naval_fort", False, True),
        ("town", True, True),
        ("reef", True, True),
    ],
)
def test_S_locations_some_restrict_who_can_visit(
    set_up: SetUp, kind: str, pirates: bool, others: bool
) -> None:
    visit = f"visit:{of_kind(kind)[0]}"
    assert (visit in off(set_up, kind, bounties=WANTED).offered()) is pirates
    assert (visit in off(set_up, kind).offered()) is others


def test_S_locations_a_haven_fills_the_crew_and_tells_a_rumor_for_free_without_a_roll(set_up: SetUp) -> None:
    ship = {"kind": "frigate", "crew": 1}
    table = visited(
        set_up, "pirate_haven", ship=ship, bounties=WANTED, force=[("rumor", ["retired_buccaneer"])]
    )
    assert table.offered() == ["recruit", "rumor"]
    table.play("recruit")
    assert table.ship().crew == 3
    table.play("rumor")
    assert table.at("rumor.held:0") == ["retired_buccaneer"]
    assert table.captain().gold == 20
    assert table.log("rolled") == []


def test_S_locations_a_haven_with_nothing_to_offer_is_not_visited(set_up: SetUp) -> None:
    haven, full = "visit:port_freeman", at_sea("trinidad", bounties=WANTED)
    lacking = at_sea("trinidad", bounties=WANTED, ship={"kind": "sloop", "crew": 1})
    position: Any = {"change": lies("port_freeman", "trinidad"), **PLAYED}
    silent: Any = {**position, "leave_out": {"rumor": "all"}}
    assert haven not in set_up(full, **silent).offered()
    assert haven in set_up(lacking, **silent).offered()
    assert haven in set_up(full, **position).offered()


def test_S_locations_no_card_is_played_and_nobody_is_hired_there(set_up: SetUp) -> None:
    """So whoever has done everything there is not asked about what he may hold."""
    hand, ship = ["letter_of_marque", "surgeon.1"], {"kind": "frigate", "crew": 1}
    table = visited(set_up, "pirate_haven", ship=ship, bounties=WANTED, glory_cards=hand, zone="tortuga")
    assert table.offered() == ["recruit", "rumor"]
    table.play("recruit", "rumor")
    assert table.kind == "turn.action"
    assert "card:letter_of_marque" in table.offered()


def test_S_locations_a_missionary_takes_bounties_of_one_nation_for_3_gold_each(set_up: SetUp) -> None:
    bounties = {"english": 2, "dutch": 1}
    table = visited(set_up, "missionary", bounties=bounties).play("of:english")
    table.play("pardon:english", "pardon:english")
    assert (table.kind, table.captain().gold) == ("turn.action", 14)
    assert table.captain().bounties == {"dutch": 1}
    assert "visit:santa_anna" not in off(set_up, "missionary").offered()


def test_S_locations_a_missionary_is_paid_what_he_asks(set_up: SetUp) -> None:
    table = visited(set_up, "missionary", bounties=WANTED, gold=2)
    assert table.refused("pardon:english") == "not-enough-gold"
    assert table.play("done").captain().bounties == WANTED


def test_S_locations_a_trade_station_sells_or_buys_but_not_both(set_up: SetUp) -> None:
    table = visited(set_up, "trade_station", cargo=goods("rum", 1), zones={"trinidad": {"demand": "food"}})
    assert table.offered() == ["sell", "buy"]
    table.play("sell", ["sell:rum_1"])
    assert (table.kind, table.captain().gold) == ("turn.action", 23)


OFFER = [*goods("rum", 2), *goods("wood", 4)]


@pytest.mark.parametrize(("kind", "count"), [("trade_station", 6), ("town", 4)])
def test_S_locations_offer_6_or_4_cards_and_3_to_who_bought_there_last_turn(
    set_up: SetUp, kind: str, count: int
) -> None:
    (token, _), zones = of_kind(kind), {"trinidad": {"demand": "food"}}
    for bought_at, cards in (("", count), ("trinidad", count), (token, 3)):

        def before(beginning: Beginning, place: str = bought_at) -> None:
            beginning.state.seats[0].captain.buys_at = [place] if place else []

        force = [("offer", OFFER[:cards])]
        table = visited(set_up, kind, zones=zones, then=before, force=force).play("buy")
        assert table.said("goods.offered", seat=0, count=cards, zone=token)


def test_S_locations_share_the_demand_of_the_port_in_every_way(set_up: SetUp) -> None:
    table = visited(
        set_up,
        "trade_station",
        cargo=goods("rum", 3),
        zones={"trinidad": {"demand": "rum"}},
        ship=FRIGATE,
        force=[("demand", ["demand_wood.1"])],
    ).play("sell", [f"sell:{card}" for card in goods("rum", 3)])
    assert (table.captain().gold, table.seat().glory) == (38, 1)
    assert table.at("demand.at:trinidad") == ["demand_wood.1"]
    offer = visited(
        set_up,
        "trade_station",
        zones={"trinidad": {"demand": "rum"}},
        force=[("offer", OFFER), ("offer", ["sugar_1", "sugar_2"])],
    ).play("buy")
    assert offer.log("goods.redrawn")[0]["cards"] == goods("rum", 2)


def test_S_locations_redraw_contraband_for_the_port_of_the_zone_and_never_buy_it(set_up: SetUp) -> None:
    modules = ("contraband", "locations")
    box = marauders_box(modules)
    meant = [card for card, shown in box.cargo.items() if getattr(shown, "port", "") == "trinidad"]

    def aboard(beginning: Beginning) -> None:
        beginning.places["cargo.hold:0"].remove(meant[1])
        beginning.places["cargo.contraband:0"] = [meant[1]]

    for kind in ("trade_station", "town"):
        cards = [meant[0], *goods("wood", 5 if kind == "trade_station" else 3)]
        table = visited(
            set_up,
            kind,
            modules=modules,
            cargo=[meant[1]],
            then=aboard,
            zones={"trinidad": {"demand": "food"}},
            force=[("offer", cards), ("offer", ["sugar_1"])],
        )
        table.play("buy")
        assert table.log("goods.redrawn")[0]["cards"] == [meant[0]]
        selling = visited(set_up, kind, modules=modules, cargo=[meant[1]], then=aboard).play("sell")
        assert selling.offered() == []


def test_S_locations_natives_repair_everything_for_a_cargo_card(set_up: SetUp) -> None:
    ship = {
        "kind": "frigate",
        "hull": 1,
        "masts": 0,
        "crew": 1,
        "mods": ["reinforced_hull"],
        "spent": ["reinforced_hull"],
    }
    table = visited(set_up, "natives", ship=ship, cargo=goods("rum", 2))
    assert table.offered() == ["pay:rum_1", "pay:rum_2"]
    table.play("pay:rum_2")
    ship_now = table.ship()
    assert (ship_now.hull, ship_now.masts, ship_now.crew, ship_now.spent) == (3, 3, 1, [])
    assert (table.at("cargo.hold:0"), table.at("cargo.discards")) == (["rum_1"], ["rum_2"])
    unpaid = visited(set_up, "natives", ship=ship, cargo=goods("rum", 1)).play("done")
    assert (unpaid.ship().hull, unpaid.at("cargo.hold:0")) == (1, ["rum_1"])
    assert "visit:uta_min_xiosk" not in off(set_up, "natives", ship=ship).offered()
    assert "visit:uta_min_xiosk" not in off(set_up, "natives", cargo=goods("rum", 1)).offered()


@pytest.mark.parametrize(
    ("ship", "lets_in"),
    [
        ({"masts": 2}, True),
        ({"mods": ["reinforced_hull"], "spent": ["reinforced_hull"]}, True),
        ({"mods": ["reinforced_hull"]}, False),
        ({"crew": 1}, False),
    ],
    ids=["damaged", "spent", "whole", "crew lost"],
)
def test_S_locations_natives_repair_damage_or_a_spent_modification(
    set_up: SetUp, ship: dict[str, Any], lets_in: bool
) -> None:
    table = off(set_up, "natives", ship={"kind": "frigate", **ship}, cargo=goods("rum", 1))
    assert ("visit:uta_min_xiosk" in table.offered()) == lets_in
    if lets_in:
        mended = table.play("visit:uta_min_xiosk", "pay:rum_1").ship()
        assert (mended.masts, mended.spent) == (3, [])


@pytest.mark.parametrize("kind", ["town", "trade_station"])
def test_S_locations_are_never_affected_by_the_abilities_of_the_zone(set_up: SetUp, kind: str) -> None:
    offers = [("offer", [*goods("sugar", 2), *goods("wood", 4)][: 6 if kind == "trade_station" else 4])]
    zones = {"santo_domingo": {"demand": "food"}, "caracas": {"demand": "food"}}
    assert visited(set_up, kind, "santo_domingo", zones=zones, force=offers).play("buy").kind == "goods.buy"
    count = len(offers[0][1])
    caracas = visited(set_up, kind, "caracas", zones=zones, force=offers).play("buy")
    assert caracas.said("goods.offered", count=count)
    cargo, havana = goods("rum", 1), {"havana": {"demand": "rum"}}
    assert visited(set_up, kind, "havana", zones=havana, cargo=cargo).play("sell").gold("sell:rum_1") == 6


def test_S_locations_he_stays_at_sea_and_the_law_watches_that_he_leaves(set_up: SetUp) -> None:
    table = visited(set_up, "town")
    assert (violations(table.game), table.captain().ashore) == ([], "holetown")
    assert table.game.within(Visit) is not None
    table.play("done")
    assert (table.captain().ashore, table.captain().in_port) == ("", False)
    table.captain().ashore = "holetown"
    assert violations(table.game) == ["seat 0 is still ashore at holetown"]


def test_locations_only_in_port_is_it_said_how_much_fits_there(set_up: SetUp) -> None:
    ashore = visited(set_up, "town", gold=9).play("buy").asked()
    docked = set_up(in_port("nassau", gold=9)).play("port", "buy").asked()
    for language, room, in_a_port in (
        ("en", "room for 2.", "room for 6 until you put to sea."),
        ("de", "Platz für 2.", "Platz für 6, bis du ausläufst."),
    ):
        texts = Texts(language, module_locales())
        assert room in more(texts, ashore)
        assert "ausläufst" not in more(texts, ashore)
        assert in_a_port in more(texts, docked)
