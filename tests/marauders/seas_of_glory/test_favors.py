"""Favors (Seas of Glory: Favors)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from engine.kernel import Beginning, Chapter, Step
from engine.marauders.checks.invariants import violations
from engine.marauders.events.events import DrawEvent
from engine.marauders.game import MARAUDERS
from engine.marauders.glory.points import DrawGloryCard
from engine.marauders.places import hand_of, offer_to
from engine.marauders.seas_of_glory.favors.board import FAVORS, FavorBoard, board_of, spend
from engine.marauders.state import MGame
from tests.marauders.table import SetUp, TestTable, at_sea, in_port, raid_card, skilled

MODULES = ("favors",)


def with_favors(*favors: int) -> Callable[[Beginning], None]:
    """A change to a beginning: so many Favors for each seat, none for those behind the last one given."""

    def change(beginning: Beginning) -> None:
        left = [*favors, *[0] * len(beginning.state.seats)]
        beginning.ext["favors"] = FAVORS.boards(
            [FavorBoard(seat.seat, left[seat.seat]) for seat in beginning.state.seats]
        )

    return change


def favored(set_up: SetUp, *seats: Any, favors: int = 2, **more: Any) -> TestTable:
    """Seat 0 has its turn and this many Favors."""
    return set_up(*seats, modules=MODULES, change=with_favors(favors), **more)


def left(table: TestTable, seat: int = 0) -> int:
    """How many Favors a seat has."""
    return board_of(table.game, seat).favors


# --- gaining ----------------------------------------------------------------------------------------


def test_S_favors_all_begin_with_none(set_up: SetUp) -> None:
    table = set_up(at_sea("nassau"), modules=MODULES)
    assert [board["favors"] for board in table.view(None)["ext"]["favors"]["seats"]] == [0, 0]


def test_S_favors_they_are_bought_for_2_gold_each_at_the_end_of_a_port_action(set_up: SetUp) -> None:
    table = set_up(in_port("nassau", gold=9), modules=MODULES)
    table.play("port", "favors")
    assert table.kind == "favors.buy"
    table.play("3")
    assert (left(table), table.captain().gold) == (3, 3)
    assert table.kind == "turn.action"
    assert table.said("favors.bought", seat=0, count=3, gold=6, now=3)


def test_S_favors_never_more_than_5(set_up: SetUp) -> None:
    table = favored(set_up, in_port("nassau", gold=20), favors=4).play("port", "favors")
    assert table.refused("2") == "not-in-range"
    table.play("1")
    table = favored(set_up, in_port("nassau", gold=20), favors=5).play("port")
    assert "favors" not in table.offered()


def test_S_favors_what_cannot_be_paid_is_refused(set_up: SetUp) -> None:
    table = set_up(in_port("nassau", gold=1), modules=MODULES).play("port")
    assert table.refused("favors") == "not-enough-gold"
    table = set_up(in_port("nassau", gold=3), modules=MODULES).play("port", "favors")
    assert table.refused("2") == "not-enough-gold"


def test_S_favors_one_for_taking_a_mission(set_up: SetUp) -> None:
    zones = {"nassau": {"missions": ["surgeons_trunk"]}}
    table = set_up(in_port("nassau", gold=9), modules=MODULES, zones=zones)
    table.play("port", "claim:surgeons_trunk")
    assert left(table) == 1


def test_S_favors_one_for_completing_a_mission(set_up: SetUp) -> None:
    seat = in_port("trinidad", mission="surgeons_trunk")
    table = set_up(seat, modules=MODULES).play("port")
    assert table.said("mission.completed", seat=0)
    table.play(table.offered()[0])
    assert table.said("favors.gained", seat=0, now=1)
    assert left(table) == 1


def test_S_favors_a_mission_brings_none_to_who_has_5(set_up: SetUp) -> None:
    zones = {"nassau": {"missions": ["surgeons_trunk"]}}
    table = favored(set_up, in_port("nassau"), favors=5, zones=zones).play("port", "claim:surgeons_trunk")
    assert left(table) == 5
    assert table.log("favors.gained") == []


def test_S_favors_bounties_and_war_do_not_hinder(set_up: SetUp) -> None:
    seat = in_port("havana", gold=9, bounties={"spanish": 2})
    table = set_up(seat, modules=MODULES, at_war=["english", "spanish"]).play("port", "favors", "1")
    assert left(table) == 1


# --- drawing again ----------------------------------------------------------------------------------


def test_S_favors_an_offer_of_goods_is_drawn_anew(set_up: SetUp) -> None:
    first = ["rum_1", "rum_2", "rum_3", "cocoa_1", "cocoa_2", "cocoa_3"]
    then = ["sugar_1", "sugar_2", "wood_1", "wood_2", "spices_1", "spices_2"]
    table = favored(
        set_up,
        in_port("bridgetown"),
        zones={"bridgetown": {"demand": "food"}},
        force=[("offer", first), ("offer", then)],
    )
    table.play("port", "buy")
    assert table.kind == "favor.cards"
    assert sorted(table.asked().private_args["cards"]) == sorted(first)
    assert "cards" not in table.asked().args
    table.play("spend")
    assert table.kind == "goods.buy"
    assert sorted(table.at(offer_to(0))) == sorted(then)
    assert left(table) == 1
    discarded = table.lies("cargo.discards", 1)
    assert not isinstance(discarded, int)
    assert set(first) <= set(discarded)


def test_S_favors_an_offer_may_be_kept(set_up: SetUp) -> None:
    offer = ["sugar_1", "sugar_2", "wood_1", "wood_2", "spices_1", "spices_2"]
    zones, force = {"bridgetown": {"demand": "food"}}, [("offer", offer)]
    table = favored(set_up, in_port("bridgetown"), zones=zones, force=force).play("port", "buy", "keep")
    assert (table.kind, left(table)) == ("goods.buy", 2)
    assert sorted(table.at(offer_to(0))) == sorted(offer)
    table = favored(set_up, in_port("bridgetown"), favors=0, zones=zones, force=force).play("port", "buy")
    assert table.kind == "goods.buy"


def test_S_favors_cargo_from_the_reef_is_drawn_anew(set_up: SetUp) -> None:
    def reef(beginning: Beginning) -> None:
        with_favors(1)(beginning)
        beginning.places["location.at:trinidad"] = ["walkers_cay"]

    force = [("scouting", [5, 5]), ("reef", ["rum_1"]), ("favor", ["wood_1"])]
    table = set_up(at_sea("trinidad"), modules=("favors", "locations"), change=reef, force=force)
    table.play("visit:walkers_cay", "salvage")
    assert (table.kind, table.asked().private_args["cards"]) == ("favor.cards", ["rum_1"])
    table.play("spend")
    assert table.at("cargo.hold:0") == ["wood_1"]


def test_G_Z5_santo_domingo_swaps_for_gold_and_for_a_favor_once_each(set_up: SetUp) -> None:
    table = favored(set_up, in_port("santo_domingo")).play("port", "buy")
    asked: list[str] = []
    for _ in range(2):
        asked.append(table.kind)
        table.play("spend" if table.kind == "favor.cards" else "yes")
    assert sorted(asked) == ["favor.cards", "offer.swap"]
    assert table.kind == "goods.buy"


def test_S_favors_a_glory_card_is_drawn_anew(set_up: SetUp) -> None:
    cards = {"glory": ["cutpurses", "letter_of_marque"]}
    table = favored(
        set_up, in_port("nassau", cargo=["rum_1", "rum_2", "rum_3"]), zones=WANTS_RUM, decks=cards
    )
    table.play("port", "sell", ["sell:rum_1", "sell:rum_2", "sell:rum_3"])
    assert table.kind == "favor.cards"
    assert table.asked().args["deck"] == "glory"
    assert table.asked().private_args["cards"] == ["cutpurses"]
    table.play("spend")
    assert table.at(hand_of(0)) == ["letter_of_marque"]
    assert table.lies("glory.discards", 1) == ["cutpurses"]


def test_S_favors_a_rumor_is_drawn_anew(set_up: SetUp) -> None:
    cards = {"rumor": ["pilots_rutter", "widows_warehouse"]}
    table = favored(set_up, in_port("nassau"), decks=cards, force=[("influence", [5, 5])])
    table.play("port", "rumor", "spend")
    assert table.at("rumor.held:0") == ["widows_warehouse"]
    assert table.lies("rumor.discards", 1) == ["pilots_rutter"]


def test_S_favors_a_mission_to_place_is_drawn_anew(set_up: SetUp) -> None:
    zones = {"nassau": {"missions": ["surgeons_trunk"]}}
    cards = {"mission": ["governors_portrait", "smugglers_lantern"]}
    table = favored(set_up, in_port("nassau"), zones=zones, decks=cards)
    table.play("port", "claim:surgeons_trunk")
    assert table.asked().private_args["cards"] == ["governors_portrait"]
    table.play("spend")
    assert "smugglers_lantern" in table.at("mission.at:curacao")
    assert left(table) == 2


def test_S_favors_where_no_other_card_is_left_nobody_is_asked(set_up: SetUp) -> None:
    for others, asked in (({"rumor": "all"}, "port.activity"), ({}, "favor.cards")):
        table = favored(
            set_up,
            in_port("nassau"),
            decks={"rumor": ["pilots_rutter"]},
            leave_out=others,
            force=[("influence", [5, 5])],
        )
        assert table.play("port", "rumor").kind == asked


def test_S_favors_havanas_fourth_card_is_never_redrawn(set_up: SetUp) -> None:
    fourth = raid_card("masts")
    table = favored(
        set_up,
        at_sea("havana"),
        zones={"havana": {"merchant": "spanish"}},
        force=[("scouting", [5, 5]), ("raid extra", [fourth])],
    )
    table.play("scout:merchant", "raid:spanish")
    assert table.asked().args["count"] == 3
    table.play("spend")
    assert fourth in table.at("cargo.raid")


WANTS_RUM = {"nassau": {"demand": "rum"}}


def test_S_favors_the_initial_draw_of_a_raid_and_each_later_draw(set_up: SetUp) -> None:
    table = favored(
        set_up,
        at_sea("nassau"),
        favors=3,
        zones={"nassau": {"merchant": "spanish"}},
        force=[("scouting", [5, 5]), ("seamanship", [5, 5])],
    )
    table.play("scout:merchant", "raid:spanish")
    assert table.kind == "favor.cards"
    before = table.at("cargo.raid")
    table.play("spend")
    assert table.kind == "raid.success"
    assert set(table.at("cargo.raid")).isdisjoint(before)
    table.play("draw")
    assert table.kind == "favor.cards"
    assert table.asked().args["count"] == 1
    table.play("spend", "draw")
    assert table.kind == "favor.cards"
    table.play("keep")
    assert left(table) == 1


def test_S_favors_no_event_card_and_nothing_an_event_has_drawn(set_up: SetUp) -> None:
    table = set_up(modules=MODULES, turn=None, change=with_favors(5, 5), decks={"event": ["peace"]})
    assert table.log("favors.spent") == []
    assert table.kind == "turn.action"


def test_S_favors_a_card_that_an_event_has_drawn_stays(set_up: SetUp) -> None:
    given = Chapter("given")

    @given.after(DrawEvent)
    def a_card(game: MGame, step: DrawEvent) -> list[Step]:
        return [DrawGloryCard(seat=0)]

    spec = msgspec.structs.replace(MARAUDERS, chapters=(*MARAUDERS.chapters, given))
    table = favored(set_up, turn=None, favors=5, decks={"event": ["peace"]}, spec=spec)
    assert table.kind == "turn.action"
    assert len(table.at(hand_of(0))) == 1


def test_S_favors_one_for_each_situation(set_up: SetUp) -> None:
    zones = {"nassau": {"missions": []}}
    table = favored(set_up, in_port("bridgetown"), favors=5, zones=zones).play("port", "buy", "spend")
    assert table.kind == "goods.buy"


# --- rolling again ----------------------------------------------------------------------------------


def test_S_favors_a_failed_skill_roll_is_repeated(set_up: SetUp) -> None:
    rolls = [("influence", [1, 2]), ("influence", [5, 2])]
    table = favored(set_up, in_port("nassau"), force=rolls).play("port", "rumor")
    assert table.kind == "favor.roll"
    assert table.asked().args["faces"] == [1, 2]
    table.play("spend")
    assert left(table) == 1
    assert table.kind == "favor.cards"  # the rumor it brought


@pytest.mark.parametrize(("faces", "default"), [([1, 2, 3], "spend"), ([5, 6, 1], "keep")])
def test_favors_a_careful_captain_repeats_only_a_bad_roll_against_harm(
    set_up: SetUp, faces: list[int], default: str
) -> None:
    seat = {**at_sea("havana", ship={"kind": "frigate"}), "captain": skilled(seamanship=3)}
    table = favored(set_up, seat, events=["storm_greater_antilles"], force=[("seamanship", faces)])
    assert (table.kind, table.asked().default) == ("favor.roll", [default])
    harmless = favored(set_up, in_port("nassau"), force=[("influence", [1, 2])]).play("port", "rumor")
    assert (harmless.kind, harmless.asked().default) == ("favor.roll", ["keep"])


def test_S_favors_only_once_for_the_same_roll(set_up: SetUp) -> None:
    rolls = [("influence", [1, 2]), ("influence", [3, 2])]
    table = favored(set_up, in_port("nassau"), force=rolls).play("port", "rumor", "spend")
    assert table.kind == "port.activity"


def test_S_favors_scouting_for_a_merchant_may_be_repeated(set_up: SetUp) -> None:
    rolls = [("scouting", [1, 2]), ("scouting", [5, 2])]
    table = favored(set_up, at_sea("nassau"), zones={"nassau": {"merchant": "spanish"}}, force=rolls)
    table.play("scout:merchant", "spend")
    assert table.kind == "merchant"


def test_S_favors_a_roll_that_cannot_be_better_brings_no_question(set_up: SetUp) -> None:
    table = favored(set_up, in_port("nassau"), force=[("influence", [5, 2])]).play("port", "rumor", "keep")
    assert table.kind == "port.activity"
    assert len(table.log("rolled")) == 1


def test_G_S29_a_seamanship_roll_outside_battles_and_raids(set_up: SetUp) -> None:
    rolls = [("seamanship", [5, 1]), ("seamanship", [5, 5]), ("location", [1])]
    seat = at_sea("havana")
    table = favored(set_up, seat, events=["storm_greater_antilles"], force=rolls)
    assert table.kind == "favor.roll"
    table.play("spend")
    assert table.ship().cargo == 1


def test_S_favors_no_raid_roll_is_repeated(set_up: SetUp) -> None:
    table = favored(
        set_up,
        at_sea("nassau"),
        zones={"nassau": {"merchant": "spanish"}},
        force=[("scouting", [5, 5]), ("seamanship", [1, 1])],
    )
    table.play("scout:merchant", "raid:spanish", "keep")
    assert "favor.roll" not in [decision.kind for decision in table.table.waiting.values()]
    assert len(table.log("rolled")) == 2


def test_S_favors_no_roll_of_a_naval_battle_is_repeated(set_up: SetUp) -> None:
    table = favored(
        set_up,
        at_sea("nassau"),
        at_sea("nassau"),
        favors=5,
        force=[("scouting", [5, 5]), ("seamanship", [1, 1]), ("seamanship", [1, 1])],
    )
    table.play("scout:captain:1", "flee", "shoot")
    assert "favor.roll" not in [decision.kind for decision in table.table.waiting.values()]


# --- NPCs that look again ---------------------------------------------------------------------------


def hunted(set_up: SetUp, zone: str, *rolls: int, navy: str = "english", favors: int = 3) -> TestTable:
    """A pirate sails into the zone of a naval ship that rolls one die again and again."""
    return favored(
        set_up,
        at_sea("petite_goave" if zone == "tortuga" else START[zone], bounties={navy: 1}),
        favors=favors,
        npcs={navy: {"scouting": 1, "zone": zone}},
        force=[("npc scouting", [face]) for face in rolls],
    ).play(f"move:{zone}")


START = {"basse_terre": "caribbean_sea", "nassau": "havana", "caracas": "caribbean_sea"}


def test_S_favors_an_npc_that_found_him_rolls_again(set_up: SetUp) -> None:
    table = hunted(set_up, "tortuga", 5, 1)
    assert table.kind == "favor.npc"
    assert table.asked().default == ["spend"]
    table.play("spend")
    assert table.kind == "turn.action"
    assert left(table) == 2


def test_S_favors_the_same_scouting_roll_is_not_repeated_twice(set_up: SetUp) -> None:
    table = hunted(set_up, "tortuga", 5, 5).play("spend")
    assert table.said("npc.found", seat=0, npc="english")
    assert left(table) == 2


def test_S_favors_another_attempt_of_the_same_npc_is_another_situation(set_up: SetUp) -> None:
    table = hunted(set_up, "tortuga", 5, 1, 5).play("spend", "move:petite_goave", "move:tortuga")
    assert (table.kind, left(table)) == ("favor.npc", 2)


def test_G_S25_one_reroll_in_an_attempt_of_two_rolls(set_up: SetUp) -> None:
    table = hunted(set_up, "nassau", 5, 5, 5, favors=3).play("spend")
    assert table.said("npc.found", seat=0, npc="english")
    table = hunted(set_up, "nassau", 5, 5, 1, favors=3).play("keep")
    assert table.kind == "favor.npc"
    table.play("spend")
    assert table.kind == "turn.action"


def test_G_S25_one_reroll_in_an_attempt_with_a_repeat(set_up: SetUp) -> None:
    table = hunted(set_up, "basse_terre", 1, 5, 5, navy="french").play("spend")
    assert table.said("npc.found", seat=0, npc="french")


# --- who is asked, what is lost ---------------------------------------------------------------------


def test_S_favors_without_favors_nobody_is_asked(set_up: SetUp) -> None:
    table = favored(set_up, in_port("nassau"), favors=0, force=[("influence", [1, 2])]).play("port", "rumor")
    assert table.kind == "port.activity"


def test_S_favors_put_away_nobody_is_asked_until_his_next_turn(set_up: SetUp) -> None:
    rolls = [("influence", [1, 2]), ("leadership", [1, 1]), ("influence", [1, 2])]
    seat = in_port("nassau", ship={"kind": "sloop", "crew": 1})
    table = favored(set_up, seat, force=rolls, decks={"event": ["peace"]})
    table.play("port", "rumor", "rest", "recruit")
    assert table.kind == "crew.hire"
    table.play("0", "done", "end", "end")
    table.play("port", "rumor")
    assert table.kind == "favor.roll"


def dying(set_up: SetUp, *cards: str) -> TestTable:
    """A storm is about to sink seat 0, which has 3 Favors."""
    seat = at_sea("havana", ship={"kind": "sloop", "hull": 1, "cargo": 0}, glory_cards=list(cards))
    rolls = [("seamanship", [1, 1]), ("location", [1, 1, 1])]
    return favored(set_up, seat, events=["storm_greater_antilles"], force=rolls, favors=3).play("keep")


def test_G_S1_a_dead_captains_favors_are_lost(set_up: SetUp) -> None:
    table = dying(set_up)
    assert table.seat().captain is None
    assert left(table) == 0
    assert table.said("favors.lost", seat=0, favors=3)


def test_S_favors_survivor_keeps_them(set_up: SetUp) -> None:
    table = dying(set_up, "survivor_with_favors").play("card:survivor_with_favors")
    assert table.seat().captain is None
    assert left(table) == 3
    assert table.log("favors.lost") == []


def test_G_M21_who_retires_gives_them_up(set_up: SetUp) -> None:
    table = favored(set_up, in_port("nassau")).play("retire")
    assert left(table) == 0


def test_S_favors_survivor_keeps_them_for_who_retires(set_up: SetUp) -> None:
    seat = in_port("nassau", glory_cards=["survivor_with_favors"])
    table = favored(set_up, seat, favors=3).play("retire", "card:survivor_with_favors")
    assert table.seat().captain is None
    assert left(table) == 3
    assert table.log("favors.lost") == []


# --- closed ports -----------------------------------------------------------------------------------


def test_S_favors_a_closed_port_opens_for_a_favor_a_bounty(set_up: SetUp) -> None:
    table = favored(set_up, at_sea("havana", bounties={"spanish": 2}), favors=3).play("move:port")
    assert table.kind == "favor.enter"
    assert table.asked().args["price"] == 2
    table.play("spend")
    assert table.captain().in_port
    assert left(table) == 1
    assert "port" in table.offered()


def test_S_favors_one_more_in_war(set_up: SetUp) -> None:
    seat, war = at_sea("havana", bounties={"spanish": 1}), ["english", "spanish"]
    table = favored(set_up, seat, favors=2, at_war=war).play("move:port")
    assert table.asked().args["price"] == 2
    assert "move:port" not in favored(set_up, seat, favors=1, at_war=war).offered()
    table = favored(set_up, at_sea("havana"), favors=1, at_war=war).play("move:port", "spend")
    assert table.captain().in_port


def test_S_favors_without_enough_a_port_stays_closed(set_up: SetUp) -> None:
    table = favored(set_up, at_sea("havana", bounties={"spanish": 3}), favors=2)
    assert "move:port" not in table.offered()


def test_S_favors_who_would_rather_not_pay_stays_at_sea(set_up: SetUp) -> None:
    table = favored(set_up, at_sea("havana", bounties={"spanish": 2}), favors=3).play("move:port", "stay")
    assert not table.captain().in_port
    assert (left(table), table.actions) == (3, 2)


def test_G_Z8_a_favor_is_one_more_way_into_port_royal(set_up: SetUp) -> None:
    table = favored(set_up, at_sea("port_royal", bounties={"english": 1})).play("move:port")
    assert set(table.offered()) == {"fee", "roll", "way:favor_entry", "stay"}
    table.play("way:favor_entry")
    assert table.captain().in_port
    assert left(table) == 1


GATE = ("port_royal", "english")


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("count", [1, 2])
def test_G_Z8_a_favor_spent_on_the_roll_no_longer_opens_port_royal(
    set_up: SetUp, seat: int, count: int
) -> None:
    zone, nation = GATE
    wanted, other = at_sea(zone, bounties={nation: count}, gold=20), at_sea("nassau")
    seats = [wanted, other] if seat == 0 else [other, wanted]
    change = with_favors(*[count if n == seat else 0 for n in (0, 1)])
    fails = [("influence", [1, 1]), ("influence", [1, 1])]
    table = set_up(*seats, modules=MODULES, change=change, turn=seat, force=fails)
    table.play("move:port", "roll")
    assert table.kind == "favor.roll"
    table.play("spend")
    assert table.kind == "port.enter"
    assert set(table.offered()) == {"fee", "stay"}
    table.play("stay")
    assert (left(table, seat), table.captain(seat).in_port) == (count - 1, False)


def test_G_Z8_a_favor_kept_through_the_roll_still_opens_port_royal(set_up: SetUp) -> None:
    force = [("influence", [1, 1])]
    table = favored(set_up, at_sea("port_royal", bounties={"english": 2}), favors=2, force=force)
    table.play("move:port", "roll", "keep")
    assert set(table.offered()) == {"fee", "way:favor_entry", "stay"}
    table.play("way:favor_entry")
    assert (left(table), table.captain().in_port) == (0, True)


def test_S_favors_a_port_that_has_opened_meanwhile_lets_him_in(set_up: SetUp) -> None:
    force = [("influence", [1, 1]), ("influence", [1, 1])]
    table = favored(set_up, at_sea("port_royal", bounties={"english": 1}), favors=2, force=force)
    table.play("move:port", "roll")
    table.captain().bounties.clear()
    table.play("spend")
    assert (table.kind, table.captain().in_port, left(table)) == ("turn.action", True, 1)


def test_S_favors_too_few_for_the_price_are_refused(set_up: SetUp) -> None:
    table = favored(set_up, at_sea("havana", bounties={"spanish": 2}), favors=3).play("move:port")
    board_of(table.game, 0).favors = 1
    assert table.refused("spend") == "too-few-favors"
    table.play("stay")
    assert not table.captain().in_port


def test_S_favors_none_is_spent_that_is_not_there(set_up: SetUp) -> None:
    table = favored(set_up, at_sea("havana"), favors=1)
    with pytest.raises(ValueError, match="to spend 2 Favors and has 1"):
        spend(table.game, 0, 2, "entry")
    assert left(table) == 1


def test_S_favors_an_open_port_costs_none(set_up: SetUp) -> None:
    table = favored(set_up, at_sea("nassau", bounties={"english": 1})).play("move:port")
    assert table.captain().in_port
    assert left(table) == 2


def ashore_by_stealth(set_up: SetUp, *favors: int, rolls: Any) -> TestTable:
    """Alexandre Villon has slipped into a closed port and begins his port action."""
    seat = {"captain": "alexandre_villon", "zone": "havana", "in_port": False, "bounties": {"spanish": 2}}
    table = set_up(
        seat, modules=("new_cards", "favors"), change=with_favors(*favors), force=[("influence", rolls)]
    )
    table.play("move:port")
    table.play(*["way:slip_in"] * (table.kind == "port.enter"), "port")
    return table


def test_S_favors_villon_may_pay_for_a_port_action_when_his_roll_fails(set_up: SetUp) -> None:
    table = ashore_by_stealth(set_up, 3, rolls=[1, 1])
    assert table.kind == "favor.roll"
    table.play("keep")
    assert table.kind == "favor.enter"
    table.play("spend")
    assert table.kind == "port.activity"
    assert left(table) == 1


def test_S_favors_villon_needs_only_his_roll(set_up: SetUp) -> None:
    assert ashore_by_stealth(set_up, 3, rolls=[5, 5]).kind == "port.activity"
    table = ashore_by_stealth(set_up, 1, rolls=[1, 1]).play("keep")
    assert table.kind == "turn.action"


def test_S_favors_villon_keeps_them_and_is_turned_away(set_up: SetUp) -> None:
    table = ashore_by_stealth(set_up, 2, rolls=[1, 1, 1]).play("keep")
    assert (table.kind, table.asked().args["price"]) == ("favor.enter", 2)
    table.play("stay")
    assert (table.kind, left(table), table.actions) == ("turn.action", 2, 1)


def test_S_favors_villon_may_enter_for_favors_and_then_rolls_for_nothing(set_up: SetUp) -> None:
    seat = {"captain": "alexandre_villon", "zone": "havana", "in_port": False, "bounties": {"spanish": 2}}
    table = set_up(seat, modules=("new_cards", "favors"), change=with_favors(3)).play("move:port")
    assert set(table.offered()) >= {"way:slip_in", "way:favor_entry"}
    table.play("way:favor_entry")
    assert (table.captain().in_port, left(table)) == (True, 1)
    assert table.play("port").kind == "port.activity"
    assert table.log("rolled") == []


def test_S_favors_villon_where_nothing_closes_the_port_any_more(set_up: SetUp) -> None:
    seat = {"captain": "alexandre_villon", "zone": "havana", "in_port": False, "bounties": {"spanish": 2}}
    table = set_up(
        seat, modules=("new_cards", "favors"), change=with_favors(1), force=[("influence", [1, 1, 1])]
    ).play("move:port")
    table.captain().bounties.clear()
    table.play("port")
    if table.kind == "favor.roll":
        table.play("keep")
    assert (table.kind, left(table)) == ("port.activity", 1)


def test_S_favors_the_law_allows_none_to_five(set_up: SetUp) -> None:
    table = favored(set_up, at_sea("nassau"), favors=5)
    for favors, broken in ((6, "seat 0 has 6 Favors"), (-1, "favors.seats[0].favors is -1")):
        board_of(table.game, 0).favors = favors
        assert violations(table.game) == [broken]
