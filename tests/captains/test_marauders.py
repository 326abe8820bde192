"""How a captain of level 2 plays Merchants & Marauders: single questions, and whole games."""

from __future__ import annotations

from statistics import median
from typing import Any

import pytest

from data.content import marauders_box as box
from engine.captains import captain, play_game
from engine.captains.marauders.harbour import Harbour
from engine.captains.marauders.seen.observation import Observation
from engine.captains.marauders.worth.aims import Aims, Weights
from engine.captains.play import answer_for
from engine.marauders.glory.ending import total
from tests.marauders.table import SetUp, TestTable, at_sea, goods, in_port, raid_card, skilled

QUIET: dict[str, Any] = {zone.id: {"merchant": "none"} for zone in box().zones.values()}
"""No merchant anywhere."""


def ports(**asked: str) -> dict[str, Any]:
    """Zones without merchants; some ports ask for a good, and all others for none of these goods."""
    left = iter([token.good for token in box().demand.values() if token.good not in asked.values()] * 3)
    return {
        zone.id: {"merchant": "none", **({"demand": asked.get(zone.id) or next(left)} if zone.port else {})}
        for zone in box().zones.values()
    }


def would(sitting: TestTable) -> list[str]:
    """What the captain would answer to the open question of the only seat asked."""
    decision = sitting.asked()
    return captain(2, "seed", strict=True).answer(sitting.view(decision.seat), decision)


def plays(sitting: TestTable, until: str) -> TestTable:
    """Let the captain of seat 0 answer until it is asked a question of this kind; the others do nothing."""
    players = [captain(2, "seed", strict=True), captain(0, "seed")]
    for _ in range(40):
        seat = sitting.asked().seat
        if sitting.kind == until and seat == 0:
            return sitting
        answer_for(players[seat], sitting.table, seat)
    raise AssertionError(f"it was never asked {until}")


# --- setting out ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "ship"), [("josiah_thorne", "sloop"), ("gaspar_de_rivera", "flute")])
def test_who_hunts_well_takes_a_sloop_and_who_does_not_a_flute(set_up: SetUp, name: str, ship: str) -> None:
    table = set_up({"dead": True, "next_captain": name})
    assert table.kind == "ship.next"
    assert would(table) == [f"ship:{ship}"]


# --- trade ------------------------------------------------------------------------------------------


def test_it_carries_goods_to_where_they_are_asked_for(set_up: SetUp) -> None:
    cargo = goods("sugar", 3)
    table = set_up(at_sea("tortuga", ship="flute", cargo=cargo), zones=ports(havana="sugar"))
    assert would(table) == ["move:havana"]
    plays(table, "goods.sell")
    assert (table.captain().zone, table.captain().in_port) == ("havana", True)
    assert sorted(would(table)) == [f"sell:{card}" for card in cargo]


def test_it_sells_what_is_asked_for_and_keeps_what_a_neighbour_asks_for(set_up: SetUp) -> None:
    cargo = [*goods("rum", 1), *goods("sugar", 2), *goods("food", 1)]
    table = set_up(in_port("havana", ship="flute", cargo=cargo), zones=ports(havana="rum", nassau="sugar"))
    plays(table, "goods.sell")
    assert "sell:rum_1" in would(table)
    assert not {"sell:sugar_1", "sell:sugar_2"} & set(would(table))


def test_it_sells_a_pair_where_it_is_asked_for_before_it_sails_on(set_up: SetUp) -> None:
    """Only three alike bring glory, but the hope for a third is no reason to pass by."""
    home = {"captain": skilled(home="st_maarten", nation="dutch"), "gold": 30, "stash": 0}
    seat = {**at_sea("basse_terre", ship="flute", cargo=goods("tobacco", 2)), **home}
    table = set_up(seat, zones=ports(basse_terre="tobacco"))
    assert would(table) == ["move:port"]


@pytest.mark.parametrize(("cargo", "raids"), [([], True), (goods("sugar", 3), False)])
def test_it_spares_a_flag_whose_ports_are_to_buy_its_cargo(
    set_up: SetUp, cargo: list[str], raids: bool
) -> None:
    zones = {**ports(havana="sugar"), "havana": {"merchant": "spanish", "demand": "sugar"}}
    seat = {**at_sea("havana", ship="frigate", cargo=cargo), "captain": skilled(4, 3)}
    table = set_up(seat, zones=zones, force=[("scouting", [6, 6, 6])])
    table.play("scout:merchant")
    assert would(table) == ["raid:spanish" if raids else "let_go"]


def test_it_buys_three_alike_that_a_neighbour_asks_for(set_up: SetUp) -> None:
    wanted, others = goods("sugar", 3), ["rum_1", "wood_1", "food_1"]
    table = set_up(
        in_port("havana", ship="flute", gold=10),
        zones=ports(nassau="sugar"),
        force=[("offer", [*wanted, *others])],
    )
    plays(table, "goods.buy")
    assert {f"buy:{card}" for card in wanted} <= set(would(table))


def test_it_never_spends_more_than_it_has_on_goods(set_up: SetUp) -> None:
    offer = ["sugar_1", "sugar_2", "rum_1", "rum_2", "wood_1", "wood_2"]
    zones = ports(nassau="sugar", tortuga="rum", port_royal="wood")
    seat = in_port("havana", ship="flute", gold=5, rumors=["smugglers_cache"])
    table = set_up(seat, zones=zones, force=[("offer", offer)])
    plays(table, "goods.buy")
    assert 0 < sum(table.gold(pick) for pick in would(table)) <= table.captain().gold


def test_at_sea_it_throws_out_what_nobody_asks_for(set_up: SetUp) -> None:
    cargo = [*goods("sugar", 2), "food_1"]
    table = set_up(in_port("havana", cargo=cargo), zones=ports(nassau="sugar", tortuga="sugar"))
    table.play("move:sea")
    assert table.kind == "cargo.throw_out"
    assert would(table) == ["discard:food_1"]


# --- home and the end -------------------------------------------------------------------------------


def test_it_brings_home_the_gold_that_wins(set_up: SetUp) -> None:
    seat = {"captain": skilled(home="nassau"), "ship": "flute", "gold": 33, "glory": 5, "stash": 20}
    table = set_up({**seat, "zone": "nassau", "in_port": True}, zones=QUIET)
    plays(table, "stash")
    assert int(would(table)[0]) >= 30
    table.play(would(table))
    assert total(table.game, table.seat()) == 10


def test_it_keeps_some_gold_for_goods_while_the_end_is_far(set_up: SetUp) -> None:
    seat = {"captain": skilled(home="nassau"), "zone": "nassau", "gold": 30, "purchase_glory": True}
    table = set_up({**seat, "ship": "frigate"}, zones=ports())
    plays(table, "stash")
    assert 0 < int(would(table)[0]) < table.captain().gold


def test_it_stashes_as_much_as_a_card_takes(set_up: SetUp) -> None:
    table = set_up(in_port("havana", gold=44, glory_cards=["creditors_abroad"]), zones=ports())
    assert would(table.play("port", "card:creditors_abroad")) == ["20"]


def test_it_stashes_no_trifle_that_earns_nothing(set_up: SetUp) -> None:
    """2 of 6 gold do more good aboard; what completes ten gold is worth it however little it is."""
    seat = {"captain": skilled(home="nassau"), "zone": "nassau", "gold": 6, "in_port": True}
    trifle = set_up({**seat, "stash": 0}, zones=ports()).play("port", "stash")
    point = set_up({**seat, "stash": 8}, zones=ports()).play("port", "stash")
    assert Harbour(*_of(trifle)).stash(trifle.asked()) == [["0"]]
    assert Harbour(*_of(point)).stash(point.asked()) == [["2"]]


def _of(table: TestTable) -> tuple[Observation, Aims]:
    observed = Observation(table.view(0))
    return observed, Aims(observed, Weights())


def test_it_buys_the_frigate_that_wins(set_up: SetUp) -> None:
    seat = {"captain": skilled(home="nassau"), "zone": "havana", "gold": 40, "glory": 9}
    table = set_up(seat, zones=ports())
    plays(table, "shipyard")
    assert would(table)[0] in ("ship:frigate", "ship:galleon")


# --- ships ------------------------------------------------------------------------------------------


def test_it_repairs_a_destroyed_location_before_anything_else(set_up: SetUp) -> None:
    ship = {"kind": "sloop", "cannons": 0}
    table = set_up(
        {"captain": skilled(3, 4), "zone": "havana", "in_port": True, "ship": ship, "gold": 4},
        zones={"havana": {"mod": "none"}},
    )
    plays(table, "shipyard")
    assert would(table) == ["repair:cannons"]


def test_hits_of_its_choice_go_where_most_is_left_and_never_needlessly_to_the_hull(set_up: SetUp) -> None:
    ship = {"kind": "frigate", "cargo": 1, "masts": 1, "crew": 1, "cannons": 3, "hull": 3}
    table = set_up(
        at_sea("havana", ship=ship),
        events=["storm_greater_antilles"],
        force=[("seamanship", [1, 1]), ("location", [6, 6, 6])],
    )
    placed: list[str] = []
    while table.kind == "hit.place":
        placed += would(table)
        table.play(placed[-1])
    assert placed == ["hit:cannons", "hit:cannons", "hit:hull"]
    assert not table.ship().destroyed()


# --- raids ------------------------------------------------------------------------------------------


def raid(set_up: SetUp, cards: list[str], faces: list[int], **seat: Any) -> TestTable:
    """A raid off Tortuga whose cards lie there and whose dice are rolled."""
    table = set_up(
        {**at_sea("tortuga"), "captain": skilled(len(faces)), **seat},
        zones={"tortuga": {"merchant": "french"}},
        force=[("scouting", [6, 6]), ("raid", cards), ("seamanship", faces)],
    )
    return table.play("scout:merchant", "raid:french")


def test_it_gets_rid_of_the_card_that_would_make_the_raid_fail(set_up: SetUp) -> None:
    cannons = raid_card("cannons")
    table = raid(set_up, [raid_card("escape", 4), raid_card("escape", 3), cannons], [5, 1])
    assert would(table)[0] in (f"discard:{cannons}", f"exchange:{cannons}")


def test_it_draws_for_glory_when_it_is_near_and_the_ship_can_stand_a_hit(set_up: SetUp) -> None:
    cards = [raid_card("escape", 4), raid_card("escape", 3), raid_card("escape", 3, but=["cocoa_2"])]
    table = raid(set_up, cards, [5, 1], ship="frigate")
    assert would(table) != ["stop"]


def test_it_lets_well_alone(set_up: SetUp) -> None:
    cards = [raid_card("escape", 5), raid_card("escape", 4), raid_card("masts", 4)]
    assert would(raid(set_up, cards, [5, 1])) == ["stop"]


def test_it_spends_a_weapon_where_that_saves_the_raid(set_up: SetUp) -> None:
    cards = [raid_card("escape", 4), raid_card("escape", 5), raid_card("cannons")]
    table = raid(set_up, cards, [1, 1], ship={"kind": "sloop", "weapons": ["chain_shot"]})
    assert would(table)[0].startswith("weapon:chain_shot")


def test_it_raids_under_the_flag_that_wants_it_already(set_up: SetUp) -> None:
    table = set_up(
        {**at_sea("havana"), "captain": skilled(3, 3), "bounties": {"dutch": 1}},
        zones={"havana": {"merchant": "dutch"}},
        force=[("scouting", [6, 6, 6])],
    )
    table.play("scout:merchant")
    assert would(table) == ["raid:dutch"]


def test_it_lets_a_merchant_go_that_would_ruin_it(set_up: SetUp) -> None:
    ship = {"kind": "flute", "hull": 1, "masts": 1, "cargo": 1}
    table = set_up(
        {**at_sea("havana"), "captain": skilled(1, 3), "ship": ship},
        zones={"havana": {"merchant": "spanish"}},
        force=[("scouting", [6, 6, 6])],
    )
    table.play("scout:merchant")
    assert would(table) == ["let_go"]


# --- whole games ------------------------------------------------------------------------------------


def wins_against_random(games: int) -> int:
    """How many of so many games one captain of level 2 wins alone, from each seat in turn."""
    won = 0
    for number in range(games):
        levels = [1, 1, 1, 1]
        levels[number % 4] = 2
        won += play_game("marauders", levels=levels, seed=f"one {number}").result.winners == [number % 4]
    return won


@pytest.mark.in_turn(3)
def test_level_2_beats_three_of_level_1() -> None:
    assert wins_against_random(16) >= 13


@pytest.mark.soak("captains")
def test_level_2_beats_three_of_level_1_in_ninety_of_a_hundred_games() -> None:
    assert wins_against_random(100) >= 90


@pytest.mark.in_turn(3)
def test_games_of_level_2_are_decided_long_before_the_event_cards_are_drawn() -> None:
    games = [play_game("marauders", levels=[2] * 4, seed=f"four {number}", check=True) for number in range(3)]
    assert {game.result.reason for game in games} == {"goal"}
    assert median(game.rounds for game in games) <= 20


@pytest.mark.soak("captains")
def test_level_2_earns_glory_in_every_way_there_is_and_seldom_dies() -> None:
    games = [
        play_game("marauders", levels=[2] * 4, seed=f"many {number}", tally=True) for number in range(60)
    ]
    assert {game.result.reason for game in games} == {"goal"}
    assert median(game.rounds for game in games) <= 16
    tallies = [tally for game in games for tally in game.tallies]
    assert {"stash", "sale", "rumor", "defeat", "raid", "ship", "mission"} <= {
        way for tally in tallies for way, count in tally.points.items() if count
    }
    assert sum(tally.losses for tally in tallies) < 0.6 * len(tallies)
