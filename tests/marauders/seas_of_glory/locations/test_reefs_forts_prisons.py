"""Visits to reefs, naval forts and prisons (Seas of Glory: Location Tokens)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel import Beginning
from engine.marauders.seas_of_glory.favors.board import FAVORS, FavorBoard
from tests.marauders.seas_of_glory.locations.table import (
    BOX,
    FRIGATE,
    PLAYED,
    Change,
    lies,
    of_kind,
    off,
    visited,
)
from tests.marauders.table import SetUp, at_sea, skilled


def test_S_locations_a_reef_brings_up_a_thing_for_each_success_and_costs_hull(set_up: SetUp) -> None:
    ship = {"kind": "frigate", "crew": 1}
    force = [
        ("scouting", [5, 6, 5, 6]),
        ("reef", ["wood_1"]),
        ("rumor", ["retired_buccaneer"]),
        ("seamanship", [5, 1]),
    ]
    captain = skilled(scouting=4, seamanship=2)
    table = visited(set_up, "reef", ship=ship, captain=captain, force=force)
    assert set(table.offered()) == {
        "salvage",
        "castaway",
        "flotsam",
        "weapon:chain_shot",
        "weapon:grappling_hooks",
        "weapon:grapeshot",
    }
    table.play("salvage", "castaway", "flotsam", "stop")
    assert table.at("cargo.hold:0") == ["wood_1"]
    assert (table.ship().crew, table.at("rumor.held:0")) == (2, ["retired_buccaneer"])
    assert table.ship().hull == 3 - 2


def test_S_locations_a_reef_gives_weapons_of_kinds_he_lacks(set_up: SetUp) -> None:
    ship = {"kind": "frigate", "weapons": ["chain_shot"]}
    table = visited(set_up, "reef", ship=ship, force=[("scouting", [5, 1]), ("seamanship", [6, 6])])
    assert "weapon:chain_shot" not in table.offered()
    table.play("weapon:grapeshot")
    assert len(table.at("weapon.ship:0")) == 2
    assert table.ship().hull == 3


def test_S_locations_a_reef_brings_no_rumor_when_none_is_left(set_up: SetUp) -> None:
    position: Any = {"leave_out": {"rumor": "all"}, "force": [("scouting", [5, 1])], **PLAYED}
    table = set_up(at_sea("trinidad"), change=lies("walkers_cay", "trinidad"), **position)
    assert "flotsam" not in table.play("visit:walkers_cay").offered()
    assert "flotsam" in visited(set_up, "reef", force=[("scouting", [5, 1])]).offered()


def test_G_S31_a_reef_brings_no_crew_beyond_the_ships(set_up: SetUp) -> None:
    table = visited(set_up, "reef", ship=FRIGATE, force=[("scouting", [5, 1])])
    assert "castaway" not in table.offered()


def test_S_locations_without_a_success_or_a_thing_the_reef_does_no_harm(set_up: SetUp) -> None:
    none = visited(set_up, "reef", force=[("scouting", [1, 2])])
    assert none.kind == "turn.action"
    left = visited(set_up, "reef", force=[("scouting", [5, 5])]).play("stop")
    assert (left.kind, len(left.log("rolled"))) == ("turn.action", 1)


def test_G_S29_a_favor_rolls_again_at_the_reef(set_up: SetUp) -> None:
    def favors(beginning: Beginning) -> None:
        beginning.ext["favors"] = FAVORS.boards([FavorBoard(seat, 2) for seat in range(2)])

    force = [("scouting", [5, 1]), ("seamanship", [1, 1]), ("seamanship", [5, 5])]
    table = visited(set_up, "reef", modules=("favors", "locations"), then=favors, force=force, ship=FRIGATE)
    if table.kind.startswith("favor"):
        table.play("keep")
    table.play("weapon:grapeshot")
    assert table.kind.startswith("favor")
    table.play("spend")
    assert table.ship().hull == 3


def test_S_locations_a_fort_sends_its_nations_naval_ship_to_an_adjacent_zone(set_up: SetUp) -> None:
    npcs = {"english": {"scouting": 2, "zone": "port_royal"}}
    table = visited(set_up, "naval_fort", "nassau", npcs=npcs)
    border = list(BOX.zones["port_royal"].borders.values())
    assert table.offered() == [f"send:{zone}" for zone in border] + ["no"]
    table.play(f"send:{border[0]}")
    assert table.state.npcs["english"].zone == border[0]
    assert table.kind == "turn.action"
    stays = visited(set_up, "naval_fort", "nassau", npcs=npcs).play("no")
    assert (stays.kind, stays.state.npcs["english"].zone) == ("turn.action", "port_royal")
    nobody = visited(set_up, "naval_fort", "nassau").play("no")
    assert (nobody.kind, nobody.at("npc.due")) == ("turn.action", [])


@pytest.mark.parametrize("on_top", [False, True])
def test_S_locations_a_fort_without_one_searches_the_event_deck(set_up: SetUp, on_top: bool) -> None:
    card = next(card for card, shown in BOX.events.items() if shown.npc and shown.npc.npc == "english")
    decks = {"event": ["peace", card] if on_top else ["peace"]}
    table = visited(set_up, "naval_fort", "nassau", force=[("fort", [card])], decks=decks)
    assert table.offered() == ["muster", "no"]
    table.play("muster")
    assert table.at("npc.due") == [card]
    assert table.state.npcs_due == [card]
    assert table.said("event.drawn", seat=0)
    assert table.at("event.top") == []
    assert table.state.npcs == {}


def test_S_locations_a_fort_follows_the_nation_of_the_port(set_up: SetUp) -> None:
    def french(beginning: Beginning) -> None:
        beginning.state.port_nations = {"nassau": "french"}

    card = next(card for card, shown in BOX.events.items() if shown.npc and shown.npc.npc == "french")
    table = visited(set_up, "naval_fort", "nassau", then=french, force=[("fort", [card])]).play("muster")
    assert table.at("npc.due") == [card]


def test_G_S12_a_card_that_a_fort_finds_costs_every_crew_a_step(set_up: SetUp) -> None:
    card = next(card for card, shown in BOX.events.items() if shown.npc and shown.npc.npc == "english")
    table = visited(
        set_up,
        "naval_fort",
        "nassau",
        modules=("locations", "loyalty"),
        loyalty="happy",
        force=[("fort", [card])],
    )
    table.play("muster")
    assert [board.step for board in table.game.ext["loyalty"].seats] == ["pleased", "restless"]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_G_S15_crews_turn_clockwise_from_the_seat_that_visits_the_fort(set_up: SetUp, seat: int) -> None:
    card = next(card for card, shown in BOX.events.items() if shown.npc and shown.npc.npc == "english")
    table = set_up(
        *(at_sea("nassau" if n == seat else "trinidad", loyalty="angry") for n in range(3)),
        modules=("locations", "loyalty"),
        change=lies(of_kind("naval_fort")[0], "nassau"),
        turn=seat,
        force=[("fort", [card]), *[("leadership", [5, 1])] * 3],
    )
    table.play(f"visit:{of_kind('naval_fort')[0]}", "muster")
    order = [(seat + n) % 3 for n in range(3)]
    assert [line["seat"] for line in table.log("loyalty.fell")] == order
    assert [line["seat"] for line in table.log("rolled")] == order


def test_G_S23_a_fort_without_a_card_is_not_visited(set_up: SetUp) -> None:
    cards = [card for card, shown in BOX.events.items() if shown.npc and shown.npc.npc == "english"]

    def gone(beginning: Beginning) -> None:
        for card in cards:
            beginning.places["event.bag"].remove(card)
        beginning.places.setdefault("event.discards", []).extend(cards)

    assert "visit:fort_george" not in off(set_up, "naval_fort", "nassau", then=gone).offered()
    sails = {"english": {"scouting": 2, "zone": "havana"}}
    assert "visit:fort_george" in off(set_up, "naval_fort", "nassau", then=gone, npcs=sails).offered()
    assert "visit:fort_george" in off(set_up, "naval_fort", "nassau").offered()


SPECIALISTS = [piece for piece in BOX.pieces("glory") if BOX.glory_card(piece).specialist]


TYPES = sorted({str(BOX.glory_card(piece).specialist) for piece in SPECIALISTS})


def test_S_locations_a_prison_frees_the_first_specialist_of_a_type_he_lacks_for_5_gold(set_up: SetUp) -> None:
    table = visited(
        set_up,
        "prison",
        specialists=["carpenter.1"],
        force=[("prison", ["carpenter.2"]), ("prison", ["surgeon.1"])],
    )
    table.play("yes")
    assert table.captain().gold == 15
    assert table.at("specialist.aboard:0") == ["carpenter.1", "surgeon.1"]
    assert table.at("glory.discards") == ["carpenter.2"]


def test_S_locations_a_prisoner_may_lie_on_top_of_the_deck(set_up: SetUp) -> None:
    position: Any = {"decks": {"glory": ["surgeon.1"]}, "force": [("prison", ["surgeon.1"])], **PLAYED}
    table = set_up(at_sea("trinidad", gold=5), change=lies("torre_del_diablo", "trinidad"), **position)
    table.play("visit:torre_del_diablo", "yes")
    assert table.at("specialist.aboard:0") == ["surgeon.1"]
    assert table.at("glory.top") == []


def test_S_locations_a_prison_discards_specialists_alone(set_up: SetUp) -> None:
    aboard = [next(p for p in SPECIALISTS if BOX.glory_card(p).specialist == kind) for kind in TYPES[:-1]]
    table = visited(set_up, "prison", specialists=aboard).play("yes")
    (freed,) = set(table.at("specialist.aboard:0")) - set(aboard)
    assert BOX.glory_card(freed).specialist == TYPES[-1]
    assert {BOX.glory_card(card).specialist for card in table.at("glory.discards")} <= set(TYPES[:-1])


def test_S_locations_who_cannot_pay_the_prison_is_refused(set_up: SetUp) -> None:
    table = visited(set_up, "prison", gold=4)
    assert table.refused("yes") == "not-enough-gold"
    assert table.play("no").kind == "turn.action"


def without_specialists(where: str) -> Change:
    """A change to a beginning: no specialist lies in the glory deck."""

    def change(beginning: Beginning) -> None:
        for piece in SPECIALISTS:
            beginning.places["glory.bag"].remove(piece)
            beginning.places.setdefault(where, []).append(piece)

    return change


def test_G_S23_a_prison_where_nobody_can_be_is_not_visited(set_up: SetUp) -> None:
    table = off(set_up, "prison", then=without_specialists("glory.discards"))
    assert "visit:torre_del_diablo" not in table.offered()


def test_G_S23_a_prison_that_proves_empty_costs_nothing(set_up: SetUp) -> None:
    def in_a_hand(beginning: Beginning) -> None:
        without_specialists("glory.discards")(beginning)
        beginning.places["glory.discards"].remove("surgeon.1")
        beginning.places.setdefault("glory.hand:1", []).append("surgeon.1")

    table = visited(set_up, "prison", then=in_a_hand).play("yes")
    assert (table.captain().gold, table.actions) == (20, 3)
    assert table.said("prison.empty", seat=0)
    assert "visit:torre_del_diablo" not in table.offered()
