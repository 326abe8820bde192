"""Raids: the cards that defend, bombardment, the guns of a location (Seas of Glory: Location Tokens)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from data.locale import Texts
from engine.kernel import Beginning
from engine.marauders.places import hand_of
from engine.marauders.seas_of_glory.favors.board import FAVORS, FavorBoard
from engine.marauders.seas_of_glory.locations.tokens import location_at
from tests.marauders.missions import at_work
from tests.marauders.seas_of_glory.locations.table import (
    ESCAPES,
    FRIGATE,
    PLAYED,
    hitting,
    lies,
    of_kind,
    off,
    raided,
)
from tests.marauders.table import SetUp, TestTable, at_sea, raid_card, skilled


def test_S_locations_a_raid_draws_the_cards_of_the_token_face_up(set_up: SetUp) -> None:
    for kind, count in (("missionary", 3), ("natives", 4), ("naval_fort", 6), ("town", 5)):
        table = raided(set_up, kind, ESCAPES[:count])
        assert table.lies("cargo.defense", 1) == ESCAPES[:count]
        assert table.actions == 2


def test_S_locations_no_raid_with_a_destroyed_location_or_of_a_reef(set_up: SetUp) -> None:
    assert "raid_location:holetown" not in off(set_up, "town", ship={"kind": "frigate", "masts": 0}).offered()
    assert "raid_location:holetown" in off(set_up, "town").offered()
    assert "raid_location:walkers_cay" not in off(set_up, "reef").offered()


def test_S_locations_attacking_brings_a_bounty_of_the_local_port_and_success_another(set_up: SetUp) -> None:
    table = raided(
        set_up, "town", ESCAPES[:5], ("leadership", [5] * 6), captain=skilled(leadership=6), zone="nassau"
    )
    assert table.captain().bounties == {"english": 1}
    table.play("stop", "land", [])
    assert table.captain().bounties == {"english": 2}
    haven = raided(set_up, "natives", ESCAPES[:4], ("leadership", [5] * 4), captain=skilled(leadership=4))
    haven.play("stop", "land", [])
    assert haven.captain().bounties == {}


def test_S_locations_bombardment_rolls_one_die_at_a_time_and_may_stop(set_up: SetUp) -> None:
    table = raided(set_up, "natives", ESCAPES[:4], ("bombardment", [6]), ("bombardment", [1]))
    assert (table.kind, table.asked().args["left"]) == ("bombard", 3)
    assert table.asked().default == ["fire"]
    table.play("fire")
    assert table.offered() == [f"discard:{card}" for card in ESCAPES[:4]]
    table.play(f"discard:{ESCAPES[0]}", "fire")
    assert (table.kind, table.asked().args["left"]) == ("bombard", 1)
    assert len(table.at("cargo.defense")) == 3
    table.play("stop")
    assert table.kind == "landing"


def test_S_locations_a_die_for_each_cannon_and_no_more(set_up: SetUp) -> None:
    force = [("bombardment", [1])] * 3
    table = raided(set_up, "natives", ESCAPES[:4], *force).play("fire", "fire", "fire")
    assert table.kind == "landing"
    assert raided(set_up, "natives", ESCAPES[:4], ship={"kind": "sloop"}).asked().args["left"] == 1


def test_S_locations_each_hit_icon_hits_once_or_twice_when_escapes_match_maneuverability(
    set_up: SetUp,
) -> None:
    few = [*hitting("cargo"), *ESCAPES[:2], *hitting("cannons")]
    once = raided(set_up, "natives", few).play("stop")
    assert (once.ship().cargo, once.ship().cannons) == (2, 2)
    many = [*hitting("cargo"), *ESCAPES[:3]]
    twice = raided(set_up, "natives", many).play("stop")
    assert twice.ship().cargo == 1


def test_G_S22_escapes_count_after_the_bombardment(set_up: SetUp) -> None:
    many = [*hitting("cargo"), *ESCAPES[:3]]
    table = raided(set_up, "natives", many, ("bombardment", [5])).play(
        "fire", f"discard:{ESCAPES[0]}", "stop"
    )
    assert table.ship().cargo == 2


def test_S_locations_a_missionary_fires_no_guns(set_up: SetUp) -> None:
    table = raided(set_up, "missionary", hitting("hull", "cargo", "masts"))
    table.play("stop")
    assert table.ship().destroyed() == []
    assert table.log("ship.hit") == []


def test_S_locations_a_destroyed_hit_location_is_a_failed_raid(set_up: SetUp) -> None:
    ship = {"kind": "frigate", "cargo": 1}
    cards = [*hitting("cargo"), *ESCAPES[:2], *hitting("masts")]
    table = raided(set_up, "natives", cards, ship=ship).play("stop")
    assert table.said("location.failed", seat=0, location="uta_min_xiosk", locations=["cargo"])
    assert (table.kind, table.captain().gold) == ("turn.action", 20)
    assert table.at(location_at("trinidad")) == ["uta_min_xiosk"]
    assert set(cards) <= set(table.at("cargo.discards"))


def test_G_S22_crew_lost_to_the_guns_is_a_failed_raid(set_up: SetUp) -> None:
    ship = {"kind": "frigate", "crew": 1}
    table = raided(set_up, "natives", [*hitting("crew"), *ESCAPES[:3]], ship=ship).play("stop")
    assert table.said("location.failed", locations=["crew"])
    assert table.captain().ship.crew == 0


def test_S_locations_a_ship_without_hull_sinks(set_up: SetUp) -> None:
    ship = {"kind": "frigate", "hull": 1}
    table = raided(set_up, "natives", [*hitting("hull"), *ESCAPES[:3]], ship=ship).play("stop")
    assert table.said("captain.died", seat=0, cause="sunk")
    assert table.at("cargo.defense") == []


def test_S_locations_where_no_card_is_left_nobody_fires(set_up: SetUp) -> None:
    cards, force = ESCAPES[:3], [("bombardment", [5])] * 3
    table = raided(set_up, "missionary", cards, *force, ship={"kind": "galleon"})
    for card in cards:
        assert table.kind == "bombard"
        table.play("fire", f"discard:{card}")
    assert table.kind == "landing"


def test_S_favors_what_defends_a_location_is_drawn_again_face_up(set_up: SetUp) -> None:
    modules, draws = ("favors", "locations"), [("defense", ESCAPES[:4]), ("favor", ESCAPES[4:8])]

    def favor(beginning: Beginning) -> None:
        beginning.ext["favors"] = FAVORS.boards([FavorBoard(0, 1), FavorBoard(1)])

    table = off(set_up, "natives", then=favor, modules=modules, force=draws)
    table.play("raid_location:uta_min_xiosk", "spend")
    assert table.lies("cargo.defense", None) == ESCAPES[4:8]
    assert [line["cards"] for line in table.log("favors.showed")] == [ESCAPES[4:8]]


def test_S_locations_a_mission_that_forbids_raids_is_lost(set_up: SetUp) -> None:
    cards = hitting("cargo", "masts", "crew")
    seat, change = at_sea("nassau", ship=FRIGATE), lies("santa_anna", "nassau")
    table = at_work(set_up, "silver_escort", seat, change=change, force=[("defense", cards)], **PLAYED)
    table.play("raid_location:santa_anna")
    assert table.said("mission.lost", seat=0, mission="silver_escort", why="peace")


# --- what is used once a battle ---------------------------------------------------------------------


def under_fire(
    set_up: SetUp,
    seat: int,
    captain: str,
    *cards: str,
    ship: dict[str, Any],
    then: Sequence[str] = (),
    **more: Any,
) -> TestTable:
    """This seat's captain raids the natives; the cards are their guns, and he does not fire."""
    seats = [at_sea("nassau"), at_sea("nassau")]
    seats[seat] = {"captain": captain, "zone": "trinidad", "in_port": False, "ship": ship, **more}
    token = of_kind("natives")[0]
    table = set_up(
        *seats, turn=seat, change=lies(token, "trinidad"), modules=("new_cards", "locations", "ship_mods"),
        force=[("defense", cards), *[("defense", then)] * bool(then)],
    )  # fmt: skip
    return table.play(f"raid_location:{token}", "stop")


GUNS = [*hitting("crew", "cargo", "masts"), ESCAPES[0]]
each_seat = pytest.mark.parametrize("seat", [0, 1])


@each_seat
def test_S_locations_felipe_moves_a_hit_of_the_guns_once_a_raid(set_up: SetUp, seat: int) -> None:
    table = under_fire(set_up, seat, "felipe_de_los_reyes", *GUNS, ship={"kind": "frigate", "crew": 1})
    assert (table.kind, table.asked().seat) == ("hit.move", seat)
    assert table.offered() == ["from:cargo", "from:masts", "from:crew", "no"]
    table.play("from:crew")
    assert table.asked(seat).kind == "hit.moved"
    table.play("to:cargo")
    ship = table.ship(seat)
    assert (ship.crew, ship.cargo, ship.masts, ship.hull) == (1, 1, 2, 3)
    assert table.said("battle.moved", seat=seat, source="crew", location="cargo")
    assert table.kind == "landing", "once a raid"


@each_seat
def test_S_locations_felipe_may_let_the_hits_lie(set_up: SetUp, seat: int) -> None:
    table = under_fire(set_up, seat, "felipe_de_los_reyes", *GUNS, ship=FRIGATE).play("no")
    ship = table.ship(seat)
    assert (ship.crew, ship.cargo, ship.masts, table.kind) == (2, 2, 2, "landing")


@each_seat
def test_G_M23_a_hit_of_the_guns_is_moved_before_reinforced_hull(set_up: SetUp, seat: int) -> None:
    ship = {"kind": "frigate", "mods": ["reinforced_hull"]}
    table = under_fire(set_up, seat, "felipe_de_los_reyes", *GUNS, ship=ship)
    table.play("from:crew", "to:hull")
    assert table.kind == "hull.absorb"
    assert table.play("absorb:hull").ship(seat).hull == 3


@each_seat
def test_S_locations_nobody_else_moves_a_hit_of_the_guns(set_up: SetUp, seat: int) -> None:
    table = under_fire(set_up, seat, "frances_wright", *GUNS, ship=FRIGATE)
    assert (table.kind, table.ship(seat).crew) == ("landing", 2)


@each_seat
@pytest.mark.parametrize("crew_hits", [1, 2])
def test_S_locations_van_t_hof_keeps_his_last_crew_under_the_guns(
    set_up: SetUp, seat: int, crew_hits: int
) -> None:
    cards = [*hitting(*["crew"] * crew_hits, "cargo"), *ESCAPES[: 3 - crew_hits]]
    ship = {"kind": "frigate", "crew": 1}
    table = under_fire(set_up, seat, "donatus_van_t_hof", *cards, ship=ship)
    assert table.ship(seat).crew == (1 if crew_hits == 1 else 0), "he ignores a single hit"
    assert table.said("new_cards.last_hand", seat=seat)
    assert bool(table.log("location.failed")) == (crew_hits == 2)
    assert table.ship(seat).cargo == 2


@each_seat
def test_S_locations_van_t_hof_keeps_it_in_each_raid_anew(set_up: SetUp, seat: int) -> None:
    cards = [*hitting("crew", "cargo"), *ESCAPES[:2]]
    ship = {"kind": "frigate", "crew": 1}
    then = [raid_card("crew", but=cards), raid_card("cargo", but=cards), *ESCAPES[2:4]]
    table = under_fire(set_up, seat, "donatus_van_t_hof", *cards, ship=ship, then=then)
    table.play("retreat", f"raid_location:{of_kind('natives')[0]}", "stop")
    assert (table.kind, table.ship(seat).crew) == ("landing", 1)
    assert len(table.log("new_cards.last_hand")) == 2


def test_C_prize_money_is_for_naval_battles_says_its_text() -> None:
    for language, words in (("en", "naval battle"), ("de", "Seegefecht")):
        assert words in Texts(language).say("text-prize_money")


@each_seat
def test_C_prize_money_is_not_offered_after_a_won_assault(set_up: SetUp, seat: int) -> None:
    cards, hand = [*hitting("cargo", "masts", "cannons"), ESCAPES[0]], ["prize_money"]
    table = under_fire(set_up, seat, "frances_wright", *cards, ship=FRIGATE, glory_cards=hand).play("land")
    while table.kind != "turn.action":
        assert "card:prize_money" not in table.offered()
        table.play([])
    assert table.log("location.taken")
    assert table.at(hand_of(seat))[0] == "prize_money"


def test_pictures_learn_how_a_raid_stands_until_its_cards_are_stowed(set_up: SetUp) -> None:
    cards = [*hitting("cargo"), *ESCAPES[:3]]
    force = [("bombardment", [6]), ("leadership", [6] * 4)]
    table = raided(set_up, "natives", cards, *force, captain=skilled(leadership=4))
    begun = table.view(None)["facts"]["location_raid"]
    assert (begun["shots"], begun["soldiers"], begun["hits"]) == (3, 3, ["cargo", "cargo"])
    assert (begun["lost"], begun["taken"]) == ([], False)
    assert begun["gold"] == sum(table.game.box.cargo_card(card).plunder for card in cards)
    table.play("fire", f"discard:{ESCAPES[0]}")
    thinned = table.view(None)["facts"]["location_raid"]
    assert (thinned["shots"], thinned["soldiers"], thinned["hits"]) == (2, 2, ["cargo"])
    table.play("stop")
    landing = table.view(None)["facts"]["location_raid"]
    assert (landing["shots"], landing["hits"]) == (None, [])
    table.play("land")
    assert table.view(None)["facts"]["location_raid"]["taken"]
    table.play([])
    assert table.view(None)["facts"]["location_raid"] is None
