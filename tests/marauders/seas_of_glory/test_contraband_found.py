"""Contraband that naval ships look for, that damage takes, and that hides (Seas of Glory: Contraband)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from data.content.modules import module_locales
from data.locale import Texts
from engine.kernel import Beginning, Chapter, Rank
from engine.marauders.combat.sides import Combat
from engine.marauders.game import MARAUDERS
from engine.marauders.npcs.traits import traits_of
from engine.marauders.sea.hunt import hostility
from engine.marauders.seas_of_glory.treasure_galleon import BOARD, GALLEON
from engine.marauders.ships.ships import TakeHits
from engine.marauders.state import Npc, captain_of
from engine.marauders.terms.ships import CargoSpaces
from render.games import captain
from render.marauders.facts import read
from tests.marauders.seas_of_glory.smugglers import (
    FLUTE,
    HAVANA,
    PLAYED,
    TORTUGA,
    WOOD,
    Change,
    cargo,
    first,
    smuggled,
)
from tests.marauders.table import SetUp, TestTable, at_sea, in_port

FOUR = [*HAVANA, *TORTUGA]


def hit(cubes: int) -> Change:
    """Hits on the Cargo of seat 0."""
    return first(TakeHits(seat=0, captain_id=0, hits=["cargo"] * cubes, cause="storm"))


def sailing(
    set_up: SetUp,
    zone: str,
    origin: str,
    npcs: dict[str, Any],
    *cards: str,
    contraband: Sequence[str] = HAVANA[:1],
    **more: Any,
) -> TestTable:
    """A captain with contraband sails into a zone with naval ships."""
    seat = {**at_sea(origin, ship=FLUTE, cargo=[*contraband, *cards]), **more.pop("seat", {})}
    return set_up(seat, change=smuggled(*contraband), npcs=npcs, **{**PLAYED, **more}).play(f"move:{zone}")


def navy(zone: str, nation: str = "dutch") -> dict[str, Any]:
    """A naval ship in a zone."""
    return {nation: {"scouting": 2, "zone": zone}}


FOUND, MISSED = ("npc scouting", [5, 1]), ("npc scouting", [1, 2])


def test_S_contraband_naval_ships_scout_for_a_captain_without_bounties_who_has_some(set_up: SetUp) -> None:
    table = sailing(set_up, "caracas", "curacao", navy("caracas"), force=[MISSED])
    assert table.said("npc.scouted", npc="dutch", seat=0, because=["contraband"])
    plain = sailing(set_up, "caracas", "curacao", navy("caracas"), "wood_1", contraband=[])
    assert plain.log("npc.scouted") == []


def test_S_contraband_pirates_scout_as_ever(set_up: SetUp) -> None:
    pirate = {"pirate_sloop": {"scouting": 2, "zone": "caracas", "ship": "sloop"}}
    table = sailing(set_up, "caracas", "curacao", pirate, force=[MISSED])
    assert table.said("npc.scouted", npc="pirate_sloop", because=[])


def test_S_contraband_interests_naval_ships_alone(set_up: SetUp) -> None:
    def galleon(beginning: Beginning) -> None:
        smuggled(HAVANA[0])(beginning)
        beginning.state.npcs[GALLEON] = Npc(BOARD, "trinidad")

    seat = at_sea("trinidad", ship=FLUTE, cargo=HAVANA[:1])
    table = set_up(seat, change=galleon, modules=("contraband", "treasure_galleon"))
    assert table.kind == "turn.action"
    assert "npc.scouted" not in table.lines


def test_S_contraband_naval_ships_do_not_move_towards_it(set_up: SetUp) -> None:
    seat = at_sea("trinidad", ship=FLUTE, cargo=HAVANA[:1])
    table = set_up(seat, change=smuggled(HAVANA[0]), npcs=navy("caracas"), **PLAYED)
    captain = captain_of(table.game, 0)
    captain.zone = "caracas"
    terms = hostility(table.game, traits_of(table.game, "dutch"), captain)
    assert (terms.hunts, terms.scouts) == (False, True)


def test_S_contraband_nothing_changes_for_pirates(set_up: SetUp) -> None:
    seat = {"bounties": {"english": 1}}
    table = sailing(set_up, "caracas", "curacao", navy("caracas"), force=[FOUND], seat=seat)
    assert table.said("npc.scouted", npc="dutch", because=[])
    assert table.kind != "contraband.found"
    assert table.log("battle.began")


def test_S_contraband_found_he_may_discard_all_of_it_and_avoids_the_battle(set_up: SetUp) -> None:
    table = sailing(set_up, "caracas", "curacao", navy("caracas"), "wood_1", contraband=HAVANA, force=[FOUND])
    assert (table.kind, table.offered()) == ("contraband.found", ["resist", "discard"])
    assert (table.asked().args["count"], table.asked().default) == (2, ["discard"])
    table.play("discard")
    assert cargo(table) == (["wood_1"], [])
    assert table.said("contraband.discarded", seat=0, cards=HAVANA)
    assert table.kind == "turn.action"
    assert table.captain().bounties == {}


def test_S_contraband_found_he_may_resist_and_is_the_attacker_with_a_bounty_for_it(set_up: SetUp) -> None:
    table = sailing(set_up, "caracas", "curacao", navy("caracas"), force=[FOUND]).play("resist")
    assert table.captain().bounties == {"dutch": 1}
    assert [side.seat for side in table.game.inside(Combat).sides] == [0, -1]
    assert cargo(table)[1] == HAVANA[:1]


def test_G_S7_discarding_does_not_avoid_an_enemy_in_war(set_up: SetUp) -> None:
    table = sailing(set_up, "caracas", "curacao", navy("caracas"), force=[FOUND], at_war=["dutch", "english"])
    assert table.kind != "contraband.found"
    assert table.log("battle.began")
    assert table.captain().bounties == {}


def test_G_S7_of_several_that_found_him_the_others_find_nothing_once_it_is_discarded(set_up: SetUp) -> None:
    both = {**navy("caracas"), **navy("caracas", "french")}
    force = [FOUND, FOUND, ("npc order", ["french", "dutch"])]
    table = sailing(set_up, "caracas", "curacao", both, force=force)
    assert table.asked().args["npc"] == "french"
    table.play("discard")
    assert table.said("npc.missed", npc="dutch", seat=0)
    assert table.kind == "turn.action"


def test_G_S7_who_has_lost_it_in_a_battle_with_the_first_has_nothing_for_the_second(set_up: SetUp) -> None:
    both = {**navy("caracas"), **navy("caracas", "french")}
    force = [FOUND, FOUND, ("npc order", ["french", "dutch"])]
    table = sailing(set_up, "caracas", "curacao", both, force=force, at_war=["french", "english"])
    assert [line["npc"] for line in table.log("npc.found")] == ["french"]
    table.game.move(HAVANA[:1], "cargo.contraband:0", "cargo.discards")
    table.game.inside(Combat).over = "escaped"
    while table.game.within(Combat):
        table.play(table.asked().default)
    assert table.said("npc.missed", npc="dutch", seat=0)
    assert len(table.log("battle.began")) == 1


def test_G_S7_who_resists_the_first_is_a_pirate_for_the_second(set_up: SetUp) -> None:
    both = {**navy("caracas"), **navy("caracas", "french")}
    table = sailing(
        set_up, "caracas", "curacao", both, force=[FOUND, FOUND, ("npc order", ["french", "dutch"])]
    ).play("resist")
    assert table.captain().bounties == {"french": 1}
    table.game.inside(Combat).over = "escaped"
    while len(table.log("battle.began")) < 2:
        table.play(table.asked().default)
    assert [line["npc"] for line in table.log("npc.found")] == ["french", "dutch"]
    assert table.log("contraband.discarded") == []


def test_S_contraband_a_card_may_let_him_slip_before_he_is_searched(set_up: SetUp, house_card: Any) -> None:
    house_card("{do: avoid_battle}", "found")
    table = sailing(
        set_up, "caracas", "curacao", navy("caracas"), force=[FOUND], seat={"glory_cards": ["house_card"]}
    )
    assert table.kind == "card.window"
    table.play("card:house_card")
    assert table.kind == "turn.action"
    assert cargo(table)[1] == HAVANA[:1]


@pytest.mark.parametrize(
    ("zone", "origin", "nation", "scouted"),
    [
        ("trinidad", "bridgetown", "dutch", False),
        ("tortuga", "nassau", "french", True),
        ("tortuga", "nassau", "dutch", True),
    ],
)
def test_G_Z1_a_zones_rule_of_scouting_holds_for_the_search(
    set_up: SetUp, zone: str, origin: str, nation: str, scouted: bool
) -> None:
    table = sailing(set_up, zone, origin, navy(zone, nation), force=[MISSED] if scouted else [])
    assert bool(table.log("npc.scouted")) is scouted


def test_G_Z1_nassau_needs_two_rolls_and_basse_terre_repeats_one(set_up: SetUp) -> None:
    table = sailing(set_up, "nassau", "havana", navy("nassau"), force=[FOUND, MISSED])
    assert len(table.log("npc.scouted")) == 2
    assert table.kind == "turn.action"
    again = sailing(set_up, "basse_terre", "st_maarten", navy("basse_terre", "french"), force=[MISSED, FOUND])
    assert again.kind == "contraband.found"


# --- damage -----------------------------------------------------------------------------------------


def test_S_contraband_who_loses_cargo_chooses_the_space_card_by_card(set_up: SetUp) -> None:
    seat = at_sea("trinidad", ship=FLUTE, cargo=[*HAVANA, *WOOD[:2]])
    table = set_up(seat, change=smuggled(*HAVANA, then=hit(2)), **PLAYED)
    assert (table.kind, table.offered()) == ("contraband.lose", ["lose:cargo.hold", "lose:cargo.contraband"])
    table.play("lose:cargo.contraband")
    assert table.asked().args["count"] == 1
    table.play("lose:cargo.hold")
    assert (len(cargo(table)[0]), len(cargo(table)[1])) == (1, 1)
    assert [len(line["cards"]) for line in table.log("cargo.lost")] == [1, 1]


def test_S_contraband_is_not_lost_to_damage_in_port(set_up: SetUp) -> None:
    seat = in_port("trinidad", ship=FLUTE, cargo=[*HAVANA, "wood_1"])
    table = set_up(seat, change=smuggled(*HAVANA, then=hit(4)), **PLAYED)
    assert table.kind == "turn.action"
    assert cargo(table) == (["wood_1"], HAVANA)


def test_S_contraband_with_one_space_empty_the_other_one_loses(set_up: SetUp) -> None:
    seat = at_sea("trinidad", ship=FLUTE, cargo=FOUR)
    table = set_up(seat, change=smuggled(*FOUR, then=hit(1)), **PLAYED)
    assert table.kind == "turn.action"
    assert len(cargo(table)[1]) == 3
    assert len(table.log("cargo.lost")) == 1


# --- a ship that hides some (New Ship Mods: Smuggler's Hold) ------------------------------------------


@pytest.fixture
def hides_one() -> Any:
    """A rule by which one contraband card is out of sight, as a ship modification would have it."""
    chapter = Chapter("hides_one")

    @chapter.rule(CargoSpaces, rank=Rank.LIMIT)
    def one_apart(game: Any, terms: CargoSpaces) -> None:
        terms.spaces = [
            msgspec.structs.replace(space, apart=1) if space.place == "cargo.contraband" else space
            for space in terms.spaces
        ]

    return msgspec.structs.replace(MARAUDERS, chapters=(*MARAUDERS.chapters, chapter))


def test_S_contraband_out_of_sight_is_not_searched_for(set_up: SetUp, hides_one: Any) -> None:
    table = sailing(set_up, "caracas", "curacao", navy("caracas"), spec=hides_one)
    assert table.log("npc.scouted") == []


def test_S_contraband_he_names_what_stays_hidden_when_he_discards(set_up: SetUp, hides_one: Any) -> None:
    table = sailing(
        set_up, "caracas", "curacao", navy("caracas"), contraband=HAVANA, force=[FOUND], spec=hides_one
    )
    table.play("discard")
    assert (table.kind, table.asked().least, table.asked().most) == ("contraband.hide", 1, 1)
    assert all(option.secret for option in table.asked().options)
    table.play([f"hide:{HAVANA[1]}"])
    assert cargo(table) == ([], [HAVANA[1]])


def test_S_contraband_he_names_what_damage_cannot_take(set_up: SetUp, hides_one: Any) -> None:
    seat = at_sea("trinidad", ship=FLUTE, cargo=FOUR)
    table = set_up(seat, change=smuggled(*FOUR, then=hit(2)), spec=hides_one, **PLAYED)
    assert table.kind == "contraband.hide"
    table.play([f"hide:{FOUR[0]}"])
    assert table.kind == "turn.action"
    assert FOUR[0] in cargo(table)[1]
    assert len(cargo(table)[1]) == 3


# --- seen at the table ------------------------------------------------------------------------------


def test_contraband_is_counted_on_the_chart_and_its_ports_are_on_its_captains_own_mat(set_up: SetUp) -> None:
    seat = at_sea("trinidad", ship=FLUTE, cargo=[HAVANA[0], "wood_1"])
    seat["captain"] = "felipe_de_los_reyes"
    table = set_up(seat, change=smuggled(HAVANA[0]), **PLAYED)
    assert [one.pieces.contraband for one in read(table.view(1)).seats] == [1, 0]
    texts = Texts("en", module_locales())
    assert "Contraband: Spices (Havana)." in captain(table.view(0), 0, texts).alt
    hidden = captain(table.view(1), 0, texts).alt
    assert "(Havana)" not in hidden
    assert "1 contraband card" in hidden
    assert read(set_up(seat | {"cargo": []}).view(0)).seats[0].pieces.contraband is None
