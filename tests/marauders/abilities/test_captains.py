"""Captains' abilities, as far as trade, travel and raids go (docs/content.md lists the handlers)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from data.content import marauders_box as box
from engine.marauders.game import MARAUDERS
from tests.marauders.conftest import Print
from tests.marauders.table import SetUp, TestTable, at_sea, raid_card

Give = Callable[[str], None]


@pytest.fixture
def give(tmp_path: Path) -> Iterator[Give]:
    """Gives Frances Wright (Nassau, skills 2 3 3 2) other abilities, by an own content pack."""

    def pack(abilities: str) -> None:
        folder = tmp_path / str(len(list(tmp_path.iterdir())))
        folder.mkdir()
        (folder / "captains.yaml").write_text(
            "deck: captain\n"
            "cards:\n"
            "  - {id: frances_wright, home: nassau, nation: english,\n"
            "     seamanship: 2, scouting: 3, leadership: 3, influence: 2,\n"
            f"     abilities: [{abilities}]}}\n",
            encoding="utf-8",
        )
        MARAUDERS.supply.use_pack(folder)

    yield pack
    MARAUDERS.supply.use_pack(None)


def frances(zone: str, *, at_sea: bool = False, **more: Any) -> dict[str, Any]:
    """Frances Wright in a port or at sea."""
    return {"captain": "frances_wright", "zone": zone, "in_port": not at_sea, **more}


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


# --- moving ---------------------------------------------------------------------------------------


def test_A_free_move_leaving_port_costs_no_action(set_up: SetUp) -> None:
    table = set_up({"captain": "tobias_fenwick", "zone": "havana"}).play("move:sea")
    assert table.actions == 3


def test_A_free_move_once_a_turn(set_up: SetUp) -> None:
    table = set_up({"captain": "tobias_fenwick", "zone": "havana"}).play("move:sea", "move:port", "move:sea")
    assert table.actions == 1


def test_A_free_move_into_the_ports_of_some_nations_alone(set_up: SetUp) -> None:
    for zone, left in (("curacao", 3), ("nassau", 3), ("havana", 2)):
        captain = {"captain": "cornelia_van_rijswijk", "zone": zone, "in_port": False}
        assert set_up(captain).play("move:port").actions == left


def test_R2_a_free_move_may_come_after_the_last_action(set_up: SetUp, give: Give) -> None:
    give("{handler: free_move, move: leave_port}")
    table = set_up(frances("tortuga", at_sea=True)).play("move:havana", "move:nassau", "move:port")
    assert (table.asked().seat, table.offered()) == (0, ["move:sea"])
    table.play("move:sea")
    assert table.asked().seat == 1


@pytest.mark.parametrize(("move", "answer"), [("sail", "move:tortuga"), ("dock", "move:port")])
def test_A_free_move_of_another_kind(set_up: SetUp, give: Give, move: str, answer: str) -> None:
    give(f"{{handler: free_move, move: {move}}}")
    table = set_up(frances("nassau", at_sea=True)).play(answer)
    assert table.actions == 3


def test_A_free_move_again_in_the_next_turn(set_up: SetUp) -> None:
    table = set_up({"captain": "tobias_fenwick", "zone": "havana"}, force=[("event", ["peace"])])
    table.play("move:sea", "move:port", "end", "end", "move:sea")
    assert table.actions == 3


# --- rolls, raids, storms -------------------------------------------------------------------------


def raids(
    set_up: SetUp, captain: str, zone: str = "caribbean_sea", nation: str = "dutch", **more: Any
) -> TestTable:
    """This captain has found a merchant."""
    seat = {"captain": captain, "zone": zone, "in_port": False, **more.pop("seat", {})}
    return set_up(seat, zones={zone: {"merchant": nation}}, **more).play("scout:merchant")


def test_A_extra_dice_one_die_more_in_raids_only(set_up: SetUp) -> None:
    cards = [raid_card("escape", value) for value in (1, 2, 3)]
    force = [("scouting", [5, 1, 1]), ("raid", cards), ("seamanship", [1, 1, 1, 1])]
    table = raids(set_up, "josiah_thorne", force=force).play("raid:dutch")
    assert [len(line["faces"]) for line in table.log("rolled")] == [3, 4]
    assert table.log("rolled")[1]["because"] == ["ability:extra_dice"]


def test_A_repeat_roll_a_failed_roll_once_a_turn(set_up: SetUp) -> None:
    table = raids(set_up, "frances_wright", force=[("scouting", [1, 1, 1, 5, 1, 1])])
    assert table.kind == "roll.repeat"
    table.play("yes")
    assert table.kind == "merchant"
    assert [line["faces"] for line in table.log("rolled")] == [[1, 1, 1], [5, 1, 1]]
    table = raids(set_up, "frances_wright", force=[("scouting", [1] * 6 + [1] * 3)]).play("yes")
    table.play("move:basse_terre", "scout:merchant")
    assert table.asked().seat == 1


def test_A_repeat_roll_may_be_declined_and_then_is_not_used_up(set_up: SetUp) -> None:
    table = raids(set_up, "frances_wright", force=[("scouting", [1] * 6)]).play("no")
    assert table.kind == "turn.action"
    table.play("move:basse_terre", "scout:merchant")
    assert table.kind == "roll.repeat"


def test_A_repeat_roll_not_of_a_success(set_up: SetUp) -> None:
    assert raids(set_up, "frances_wright", force=[("scouting", [5, 1, 1])]).kind == "merchant"


def test_A_merchant_flag_any_merchant_may_be_taken_for_spanish(set_up: SetUp) -> None:
    table = raids(set_up, "dominique_de_richery", force=[("scouting", [5, 1, 1])])
    assert table.offered() == ["raid:spanish", "raid:dutch", "let_go"]


def test_A_storm_proof_storms_leave_the_ship_alone(set_up: SetUp) -> None:
    events, force = ["storm_greater_antilles"], [("seamanship", [5, 5]), ("location", [1])]
    seat = {"captain": "christian_marquis", "zone": "havana", "in_port": False}
    table = set_up(seat, events=events).play("move:tortuga")
    assert "storm.caught" not in table.lines
    other = set_up(at_sea("nassau"), events=events, force=force).play("move:tortuga")
    assert other.said("storm.caught", seat=0, zone="tortuga")


def test_A_repair_at_sea_points_of_ones_choice_once_a_turn(set_up: SetUp, give: Give) -> None:
    give("{handler: repair_at_sea, points: 2}")
    ship = {"kind": "frigate", "hull": 1, "masts": 2, "crew": 1}
    table = set_up(frances("havana", at_sea=True, ship=ship))
    assert "repair_at_sea" in table.offered()
    table.play("repair_at_sea")
    assert table.offered() == ["repair:hull", "repair:masts"]
    table.play("repair:hull", "repair:hull")
    assert (table.ship().hull, table.ship().masts, table.captain().gold) == (3, 2, 10)
    assert table.actions == 3
    assert "repair_at_sea" not in table.offered()


def test_A_josiah_thorne_repairs_a_point_at_sea(set_up: SetUp) -> None:
    ship = {"kind": "frigate", "hull": 1, "masts": 2}
    seat = {"captain": "josiah_thorne", "zone": "havana", "in_port": False, "ship": ship}
    table = set_up(seat).play("repair_at_sea", "repair:hull")
    assert (table.ship().hull, table.ship().masts, table.captain().gold) == (2, 2, 10)
    assert "repair_at_sea" not in table.offered()


def test_A_repair_at_sea_only_at_sea_and_damaged(set_up: SetUp, give: Give) -> None:
    give("{handler: repair_at_sea, points: 2}")
    assert "repair_at_sea" not in set_up(frances("havana", at_sea=True)).offered()
    assert "repair_at_sea" not in set_up(frances("havana", ship={"kind": "frigate", "hull": 1})).offered()
    crew_only = {"kind": "frigate", "crew": 1}
    assert "repair_at_sea" not in set_up(frances("havana", at_sea=True, ship=crew_only)).offered()


def test_A_repair_at_sea_may_stop_early(set_up: SetUp, give: Give) -> None:
    give("{handler: repair_at_sea, points: 2}")
    table = set_up(frances("havana", at_sea=True, ship={"kind": "frigate", "hull": 1, "masts": 1}))
    table.play("repair_at_sea", "repair:hull", "done")
    assert (table.ship().hull, table.ship().masts, table.kind) == (2, 1, "turn.action")


def test_R2_a_free_act_may_come_after_the_last_action(set_up: SetUp, give: Give) -> None:
    give("{handler: repair_at_sea, points: 1}")
    table = set_up(frances("havana", at_sea=True, ship={"kind": "frigate", "hull": 1}))
    table.play("move:nassau", "move:havana", "move:nassau")
    assert table.offered() == ["repair_at_sea"]
    table.play("repair_at_sea", "repair:hull")
    assert table.asked().seat == 1


def test_A_regain_crew_after_a_raid_survived(set_up: SetUp, give: Give) -> None:
    give("{handler: regain_crew, crew: 1}")
    crew = [card.id for card in box().cargo.values() if card.icon == "crew"][:2]
    force = [("scouting", [5, 1, 1]), ("raid", [*crew, raid_card("escape")]), ("seamanship", [1, 1])]
    table = raids(set_up, "frances_wright", force=force, seat={"ship": "galleon"}).play("raid:dutch", [])
    assert table.ship().crew == 3
    assert table.said("crew.regained", seat=0, count=1)


def test_A_regain_crew_after_a_fever(set_up: SetUp, give: Give) -> None:
    give("{handler: regain_crew, crew: 1}")
    table = set_up(
        frances("havana", ship="galleon"), events=["yellow_fever"], force=[("leadership", [1, 1, 1])]
    )
    assert table.ship().crew == 3


def test_A_regain_crew_no_more_than_was_lost(set_up: SetUp, give: Give) -> None:
    give("{handler: regain_crew, crew: 3}")
    cards = [raid_card("crew"), raid_card("escape"), raid_card("escape", 5)]
    force = [("scouting", [5, 1, 1]), ("raid", cards), ("seamanship", [1, 1])]
    ship = {"kind": "galleon", "crew": 3}
    table = raids(set_up, "frances_wright", force=force, seat={"ship": ship}).play("raid:dutch")
    assert table.ship().crew == 3
    assert table.said("crew.regained", seat=0, count=1)


def test_A_regain_crew_nothing_when_none_was_lost(set_up: SetUp, give: Give) -> None:
    give("{handler: regain_crew, crew: 1}")
    cards = [raid_card("escape", value) for value in (1, 2, 3)]
    force = [("scouting", [5, 1, 1]), ("raid", cards), ("seamanship", [1, 1])]
    table = raids(set_up, "frances_wright", force=force, seat={"ship": {"kind": "sloop", "crew": 1}})
    table.play("raid:dutch", [])
    assert "crew.regained" not in table.lines
    assert table.ship().crew == 1


def test_A_regain_crew_not_for_the_dead(set_up: SetUp, give: Give) -> None:
    give("{handler: regain_crew, crew: 1}")
    force = [
        ("scouting", [5, 1, 1]),
        ("raid", [raid_card("hull"), raid_card("crew"), raid_card("escape")]),
        ("seamanship", [1, 1]),
    ]
    ship = {"kind": "sloop", "hull": 1}
    table = raids(set_up, "frances_wright", force=force, seat={"ship": ship}).play("raid:dutch")
    assert table.seat().captain is None
    assert "crew.regained" not in table.lines


def test_A_free_move_cornelia_docks_for_free_once_a_turn(set_up: SetUp) -> None:
    seat = {"captain": "cornelia_van_rijswijk", "zone": "curacao", "in_port": False}
    table = set_up(seat).play("move:port")
    assert table.actions == 3
    table.play("move:sea", "move:port")
    assert table.actions == 1


def test_A_loser_shoots_nathaniel_garrow_has_it(set_up: SetUp) -> None:
    (ability,) = box().captain_card("nathaniel_garrow").abilities
    assert ability.handler == "loser_shoots"
