"""The 17 new captains, and those with an ability for ports: trade, missions, pardons, closed ports."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.marauders.game import MARAUDERS
from engine.marauders.ships.hold import room
from tests.marauders.missions import completed
from tests.marauders.seas_of_glory.new_cards.table import BOX, laid, lies, sails
from tests.marauders.table import SetUp, TestTable

OLD = {"felipe_de_los_reyes", "frederico_da_silva", "gaspar_de_rivera", "ines_de_montenegro",
       "baltasar_quiroga", "catalina_azcarate", "frances_wright", "josiah_thorne", "nathaniel_garrow",
       "margaret_ashdown", "tobias_fenwick", "dominique_de_richery", "nicolas_jaures", "christian_marquis",
       "cornelia_van_rijswijk", "hendrick_loos"}  # fmt: skip


def test_S_cards_17_captains_of_all_ports_within_the_usual_skills() -> None:
    new = [captain for name, captain in BOX.captains.items() if name not in OLD]
    assert len(new) == 17
    assert {captain.home for captain in new} == set(BOX.ports)
    for captain in new:
        skills = (captain.seamanship, captain.scouting, captain.leadership, captain.influence)
        low, high = ((9, 11), (7, 9))[len(captain.abilities) - 1]
        assert low <= sum(skills) <= high, captain.id
    assert Counter(captain.nation for captain in new) == {"spanish": 6, "english": 5, "french": 3, "dutch": 3}
    known = {ability.handler for captain in new for ability in captain.abilities}
    effects = {rule.effect for of_one in MARAUDERS.rules(("new_cards",)).terms.values() for rule in of_one}
    assert {f"ability:{handler}" for handler in known} - effects == {
        f"ability:{by_steps}"
        for by_steps in (
            "last_hand",
            "redraw_offer",
            "rumor_reward",
            "victors_pay",
            "pressed_hands",
            "repeat_roll",
        )
    }


def test_S_cards_eight_more_bounty_tokens_make_seven_a_nation() -> None:
    assert BOX.bounty_tokens == dict.fromkeys(("spanish", "english", "french", "dutch"), 7)


# --- trade ----------------------------------------------------------------------------------------


def test_S_cards_one_more_card_of_cargo_at_sea(set_up: SetUp) -> None:
    table = laid(set_up, sails("maarten_kuyper", "caracas", ship="flute"))
    assert room(table.game, table.captain()) == 5
    table.ship().cargo = 1
    assert room(table.game, table.captain()) == 2
    table.ship().cargo = 0
    assert room(table.game, table.captain()) == 0
    ashore = laid(set_up, lies("maarten_kuyper", "caracas", ship="flute"))
    assert room(ashore.game, ashore.captain()) == 6


OFFER = ["cocoa_1", "food_1", "rum_1", "spices_1", "sugar_1", "textiles_1"]
TOBACCO = {"demand": "tobacco"}


@pytest.mark.parametrize(
    ("zone", "bought", "price"), [("basse_terre", 3, 9), ("basse_terre", 4, 9), ("cartagena", 4, 6)]
)
def test_S_cards_a_big_purchase_has_something_free(set_up: SetUp, zone: str, bought: int, price: int) -> None:
    seat = lies("leonor_de_ayala", zone, gold=30)
    table = laid(set_up, seat, zones={zone: TOBACCO}, force=[("offer", OFFER)]).play("port", "buy")
    table.play([f"buy:{card}" for card in OFFER[:bought]])
    assert table.captain().gold == 30 - price


def test_S_cards_some_of_an_offer_drawn_anew(set_up: SetUp) -> None:
    more = ["tobacco_1", "wood_1"]
    force = [("offer", OFFER), ("offer", more), ("offer", ["wood_2"])]
    seat = lies("beatriz_de_alarcon", "havana", gold=30)
    table = laid(set_up, seat, zones={"havana": TOBACCO}, force=force).play("port", "buy")
    assert table.kind == "offer.swap_cards"
    assert (table.asked().most, table.asked().args["count"]) == (3, 3)
    assert table.lies("cargo.offer:0", 1) == 6
    table.play(["swap:cocoa_1", "swap:food_1"])
    # The new card of the good in demand is drawn once more.
    assert sorted(table.at("cargo.offer:0")) == [
        "rum_1",
        "spices_1",
        "sugar_1",
        "textiles_1",
        "wood_1",
        "wood_2",
    ]
    assert table.said("new_cards.swapped", seat=0, cards=["cocoa_1", "food_1"])
    assert table.kind == "goods.buy"


def test_S_cards_an_offer_may_stay_as_it_is(set_up: SetUp) -> None:
    seat = lies("beatriz_de_alarcon", "havana", gold=30)
    table = laid(set_up, seat, zones={"havana": TOBACCO}, force=[("offer", OFFER)]).play("port", "buy")
    assert table.asked().most == 3
    assert sorted(table.play([]).at("cargo.offer:0")) == OFFER


# --- missions, rumors, pardons --------------------------------------------------------------------


def test_S_cards_two_missions_at_a_time(set_up: SetUp) -> None:
    seat = lies("griet_wolters", "caracas", mission="coast_survey")
    table = laid(
        set_up, seat, zones={"caracas": {"missions": ["the_queens_nephew"]}}, force=[("influence", [6, 1, 1])]
    )
    table.play("port", "claim:the_queens_nephew")
    assert [held.mission for held in table.captain().missions] == ["coast_survey", "the_queens_nephew"]


def test_S_cards_a_true_rumor_pays_more(set_up: SetUp) -> None:
    seat = sails("esteban_barahona", "tortuga", gold=0, rumors=["half_a_map"])
    seat |= {"zone": "santo_domingo", "in_port": True}
    table = laid(set_up, seat, force=[("influence", [6, 1])]).play("port", "prove:half_a_map")
    assert table.captain().gold == 8
    while table.kind == "rumor.keep":
        table.play(list(table.asked().default))
    assert table.captain().gold == 12


def test_S_cards_rumors_cost_one_captain_nothing_and_a_failed_roll_may_be_repeated(set_up: SetUp) -> None:
    seat = lies("marguerite_tessier", "tortuga", gold=1)
    force = [("influence", [1, 1]), ("influence", [6, 1])]
    table = laid(set_up, seat, force=force).play("port", "rumor", "yes")
    assert table.captain().gold == 1
    assert table.lies("rumor.held:0", 1) == 1


def test_S_cards_a_pardon_at_home_once_in_a_port_action(set_up: SetUp) -> None:
    bounties = {"spanish": 2, "dutch": 1}
    table = laid(set_up, lies("eleanor_fitch", "nassau", gold=9, bounties=bounties)).play("port")
    assert table.gold("home_pardon") == 4
    table.play("home_pardon", "pardon:spanish")
    assert (table.captain().gold, table.captain().bounties) == (5, {"spanish": 1, "dutch": 1})
    assert (table.kind, "home_pardon" in table.offered()) == ("port.activity", False)


def test_S_cards_no_pardon_away_from_home_or_for_too_little_gold(set_up: SetUp) -> None:
    away = laid(set_up, lies("eleanor_fitch", "st_john", bounties={"dutch": 1})).play("port")
    assert "home_pardon" not in away.offered()
    innocent = laid(set_up, lies("eleanor_fitch", "nassau")).play("port")
    assert "home_pardon" not in innocent.offered()
    poor = laid(set_up, lies("eleanor_fitch", "nassau", gold=3, bounties={"dutch": 1}))
    assert poor.play("port").refused("home_pardon") == "not-enough-gold"


# --- Alexandre Villon -----------------------------------------------------------------------------


def closed(set_up: SetUp, *rolls: list[int], **more: Any) -> TestTable:
    """Villon off Havana, where Spain wants him."""
    seat = sails("alexandre_villon", "havana", bounties={"spanish": 2}, gold=9)
    return laid(set_up, seat, force=[("influence", faces) for faces in rolls], **more)


def test_S_cards_villon_docks_in_a_closed_port(set_up: SetUp) -> None:
    table = closed(set_up).play("move:port")
    assert table.captain().in_port
    assert table.actions == 2
    assert table.said("new_cards.slipped_in", seat=0, zone="havana")
    other = laid(set_up, sails("silas_pym", "havana", bounties={"spanish": 2}))
    assert "move:port" not in other.offered()


def test_S_cards_villon_acts_in_a_closed_port_only_with_an_influence_success(set_up: SetUp) -> None:
    table = closed(set_up, [1, 5, 1]).play("move:port", "port")
    assert table.kind == "port.activity"
    failed = closed(set_up, [1, 1, 1]).play("move:port", "port")
    assert failed.said("new_cards.turned_away", seat=0, zone="havana")
    assert failed.kind == "turn.action"
    assert failed.actions == 1
    assert "port" not in failed.offered()


def test_S_cards_villon_is_no_longer_a_stranger_once_he_has_left(set_up: SetUp) -> None:
    table = closed(set_up, [1, 1, 1]).play("move:port", "port")
    assert table.game.ext["closed_ports"].captains == [table.captain().id]
    table.play("move:sea")
    assert table.game.ext["closed_ports"].captains == []


def test_S_cards_villon_may_die_when_he_has_left(set_up: SetUp) -> None:
    npcs = {"spanish": {"card": "admiral_de_campos", "zone": "havana"}}
    ship = {"kind": "sloop", "hull": 1, "cargo": 0}
    seat = lies("alexandre_villon", "havana", bounties={"spanish": 1}, ship=ship)
    force = [("npc scouting", [6, 1, 1, 1]), ("seamanship", [6, 1]), ("seamanship", [1, 1, 1]),
             ("location", [1, 1, 1])]  # fmt: skip
    table = laid(set_up, seat, npcs=npcs, force=force)
    table.game.ext["closed_ports"].captains = [table.captain().id]
    table.play("move:sea")
    assert "captain.died" in table.lines
    assert table.game.ext["closed_ports"].captains == []


def test_S_cards_villon_rolls_for_nothing_in_an_open_port(set_up: SetUp) -> None:
    seat = sails("alexandre_villon", "basse_terre", bounties={"french": 2})
    assert laid(set_up, seat).play("move:port", "port").kind == "port.activity"
    free = sails("alexandre_villon", "havana")
    assert laid(set_up, free).play("move:port", "port").kind == "port.activity"


def test_S_cards_villon_slips_into_the_enemys_ports(set_up: SetUp) -> None:
    seat = sails("alexandre_villon", "havana")
    table = laid(set_up, seat, at_war=["french", "spanish"], force=[("influence", [1, 1, 1])])
    table.play("move:port", "port")
    assert "new_cards.turned_away" in table.lines


def test_S_cards_villon_may_still_pay_at_port_royal(set_up: SetUp) -> None:
    seat = sails("alexandre_villon", "port_royal", bounties={"english": 1}, gold=9)
    table = laid(set_up, seat).play("move:port")
    assert table.offered() == ["fee", "roll", "way:slip_in", "stay"]
    paid = table.play("fee", "port")
    assert (paid.kind, paid.captain().gold) == ("port.activity", 7)


def test_S_cards_villons_failed_attempt_does_not_bring_what_he_carries(set_up: SetUp) -> None:
    seat = sails("alexandre_villon", "havana", bounties={"spanish": 1}, mission="the_queens_nephew")
    failed = laid(set_up, seat, force=[("influence", [1, 1, 1])]).play("move:port", "port")
    assert failed.captain().missions
    won = laid(set_up, seat, force=[("influence", [6, 1, 1])]).play("move:port", "port")
    assert completed(won, "the_queens_nephew")
