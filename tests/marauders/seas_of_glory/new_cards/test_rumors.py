"""The new rumors, by the verbs that no rumor of the base box has."""

from __future__ import annotations

from typing import Any

import pytest

from engine.marauders.ships.hold import room
from tests.marauders.seas_of_glory.new_cards.table import BOX, laid
from tests.marauders.table import Force, SetUp, TestTable, at_sea, goods, in_port

OLD = 25


def telling(set_up: SetUp, rumor: str, *, force: Force = (), **more: Any) -> TestTable:
    """A captain who tells a rumor where it is proven; it is true."""
    card = BOX.rumor_card(rumor)
    at, skill = (in_port, "influence") if card.at == "port" else (at_sea, "scouting")
    table: dict[str, Any] = {key: more.pop(key) for key in ("npcs", "zones", "others") if key in more}
    others = table.pop("others", ())
    seat = at(card.zone, rumors=[rumor], **{"gold": 10, **more})
    laid_out = laid(set_up, seat, *others, force=[(skill, [5, 1]), *force], **table)
    return laid_out.play(*(["port"] if card.at == "port" else []), f"prove:{rumor}")


def test_S_cards_as_many_new_rumors_as_base_ones_half_of_them_at_sea() -> None:
    new = list(BOX.rumors.values())[OLD:]
    sea = sum(card.at == "sea" for card in new)
    assert abs(2 * sea - len(new)) <= 3


def test_S_cards_a_bargain_is_paid_before_what_it_brings(set_up: SetUp) -> None:
    zones = {"old_providence": {"mod": "chasers"}}
    table = telling(set_up, "privateers_widow", zones=zones).play("choose:buy")
    assert table.asked().kind == "reward.bargain"
    table.play("yes")
    assert table.captain().gold == 6
    assert len(table.at("mod.ship:0")) == 1
    assert len(table.at("weapon.ship:0")) == 3
    assert table.seat().glory == 1


def test_S_cards_who_declines_a_bargain_gets_nothing_of_it(set_up: SetUp) -> None:
    table = telling(set_up, "privateers_widow").play("choose:buy", "no")
    assert table.captain().gold == 10
    assert table.at("weapon.ship:0") == []
    assert table.seat().glory == 1


def test_S_cards_who_cannot_pay_for_a_bargain_is_refused(set_up: SetUp) -> None:
    table = telling(set_up, "privateers_widow", gold=3).play("choose:buy")
    assert table.refused("yes") == "not-enough-gold"


def test_S_cards_goods_are_sold_where_there_is_no_market(set_up: SetUp) -> None:
    cargo = [*goods("rum", 3), *goods("cocoa", 2)]
    table = telling(set_up, "wreckers_beach", ship="galleon", cargo=cargo)
    assert table.kind == "reward.sell"
    assert (table.asked().most, table.gold("sell:rum_1")) == (4, 5)
    assert all(option.secret for option in table.asked().options)
    table.play([f"sell:{card}" for card in cargo[:4]])
    assert table.captain().gold == 10 + 5 + 20
    assert table.at("cargo.hold:0") == cargo[4:]


def test_S_cards_who_has_nothing_to_sell_is_not_asked(set_up: SetUp) -> None:
    table = telling(set_up, "wreckers_beach")
    assert (table.kind, table.captain().gold) == ("turn.action", 15)


KIDD = {"pirate_sloop": {"card": "pirate_kidd", "zone": "nassau"}}


def test_S_cards_a_ship_is_sent_elsewhere_zone_by_zone(set_up: SetUp) -> None:
    table = telling(set_up, "decoy_lights", npcs=KIDD)
    assert table.offered() == ["npc:pirate_sloop"]
    table.play("npc:pirate_sloop", "sail:tortuga", "sail:santo_domingo", "done")
    assert table.state.npcs["pirate_sloop"].zone == "santo_domingo"
    assert [line["npc"] for line in table.log("npc.moved")] == ["pirate_brig", "pirate_brig"]
    assert table.captain().gold == 19


def test_S_cards_a_ship_is_sent_no_farther_than_the_card_says(set_up: SetUp) -> None:
    table = telling(set_up, "decoy_lights", npcs=KIDD).play("npc:pirate_sloop")
    table.play("sail:tortuga", "sail:santo_domingo", "sail:san_juan")
    assert table.kind == "turn.action"
    assert "npc.scouted" not in table.lines


def test_S_cards_without_a_ship_in_play_nobody_is_asked(set_up: SetUp) -> None:
    assert telling(set_up, "decoy_lights").kind == "turn.action"


# --- verbs that rumors share with glory cards -----------------------------------------------------


def test_S_cards_a_rumor_allows_a_second_port_action(set_up: SetUp) -> None:
    table = telling(set_up, "harbour_masters_favor").play("done")
    assert "port" in table.offered()


def test_S_cards_a_rumor_changes_what_a_port_demands(set_up: SetUp) -> None:
    table = telling(set_up, "broker_with_a_secret")
    assert table.kind == "demand.token"
    assert len(table.offered()) == 3


def test_S_cards_a_rumor_gives_credit_at_the_shipyard(set_up: SetUp) -> None:
    table = telling(set_up, "gunfounders_bill", gold=20).play("choose:credit", "shipyard", "ship:frigate")
    assert table.captain().gold == 20 - (35 - 5 - 16)


def test_S_cards_a_rumor_lets_all_goods_sell_well(set_up: SetUp) -> None:
    zones = {"havana": {"demand": "wood"}}
    table = telling(set_up, "merchants_banquet", cargo=goods("rum", 1), zones=zones).play("sell")
    assert table.gold("sell:rum_1") == 6


def test_S_cards_a_rumor_pilots_a_ship_unseen(set_up: SetUp) -> None:
    npcs = {"spanish": {"card": "admiral_de_campos", "zone": "petite_goave"}}
    table = telling(set_up, "turtle_hunters", bounties={"spanish": 1}, npcs=npcs).play("choose:pilots")
    table.play("sail:petite_goave", "done")
    assert "npc.scouted" not in table.lines
    assert table.captain().zone == "petite_goave"


def test_S_cards_a_rumor_brings_a_marque_and_a_scout_action(set_up: SetUp) -> None:
    table = telling(set_up, "brethrens_council").play("choose:prey", "nation:french")
    assert table.kind == "scout.extra"
    assert table.captain().marque == "french"


def test_S_cards_a_rumor_tells_what_a_rival_has(set_up: SetUp) -> None:
    others = [at_sea("trinidad", gold=17, bounties={"dutch": 1})]
    table = telling(set_up, "packet_of_letters", others=others)
    assert table.log("captain.spied", 0)[-1]["gold"] == 17
    assert table.captain(1).bounties == {"dutch": 2}


# --- papers that stay -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "rumor",
    ["chart_of_the_cays", "false_bulkheads", "admiraltys_blank", "agent_ashore", "false_ensigns"],
)
def test_S_cards_a_paper_stays_with_its_captain(set_up: SetUp, rumor: str) -> None:
    table = telling(set_up, rumor)
    assert table.at("rumor.permanent:0") == [rumor]


def test_S_cards_a_paper_gives_what_a_captain_could_have(set_up: SetUp) -> None:
    table = telling(set_up, "false_bulkheads", ship="flute").play("done", "move:sea")
    assert room(table.game, table.captain()) == 5
