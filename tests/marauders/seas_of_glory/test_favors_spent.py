"""Favors that buy another draw, another roll, an NPC that looks again (Seas of Glory: Favors)."""

from __future__ import annotations

import msgspec
import pytest

from engine.kernel import Beginning, Chapter, Step
from engine.marauders.events.events import DrawEvent
from engine.marauders.game import MARAUDERS
from engine.marauders.glory.points import DrawGloryCard
from engine.marauders.places import hand_of, offer_to
from engine.marauders.state import MGame
from tests.marauders.seas_of_glory.patrons import MODULES, favored, left, with_favors
from tests.marauders.table import SetUp, TestTable, at_sea, in_port, raid_card, skilled

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
