"""Rare situations of combats: cards and guns that take the boarders, wars that end in mid-battle, NPCs."""

from __future__ import annotations

from typing import Any

import pytest

from engine.marauders.combat.battle import Battle
from engine.marauders.law.war import make_peace
from tests.marauders.conftest import HouseCard
from tests.marauders.table import Force, SetUp, TestTable, at_battle, at_battle_with, at_sea, skilled

NOTHING: Force = [("seamanship", [1, 2]), ("seamanship", [2, 1])]
"""A contest that nobody wins."""
BOARDED: Force = [*NOTHING, ("seamanship", [5, 5]), ("seamanship", [1, 1])]
"""A second one that the first side wins."""
SWIVEL = {"kind": "sloop", "crew": 1, "mods": ["swivel_guns"]}


# --- cards ----------------------------------------------------------------------------------------


def test_G_F5_no_swivel_guns_fire_when_a_card_has_taken_the_boarders(
    set_up: SetUp, house_card: HouseCard
) -> None:
    house_card("{do: harm, hits: 1, location: crew}", "boarded")
    boarded = at_sea("havana", ship="sloop", glory_cards=["house_card"])
    table = set_up(at_sea("havana", ship=SWIVEL), boarded, change=at_battle(), force=BOARDED)
    table.play("board", "shoot", "card:house_card")
    assert "battle.swivel_guns" not in table.lines
    assert (table.ship().crew, table.ship(1).crew) == (0, 2)
    assert (table.kind, table.game.inside(Battle).boarder) == ("battle.declare", -1)


def harm(at: str) -> str:
    """An effect of a card: two hits to this location of the enemy."""
    return f"{{do: harm, hits: 2, location: {at}}}"


def test_C_harm_of_a_pack_sinks_a_ship_before_she_escapes(set_up: SetUp, house_card: HouseCard) -> None:
    house_card(harm("hull"), "contest_rolled")
    shooter = at_sea("havana", ship="sloop", glory_cards=["house_card"])
    fled = [*NOTHING, ("seamanship", [1, 1]), ("seamanship", [5, 5])]
    table = set_up(shooter, at_sea("havana", ship="sloop"), change=at_battle(), force=fled)
    table.play("pass", "shoot", "flee", "card:house_card")
    assert table.said("battle.sunk", seat=1)
    assert "battle.fled" not in table.lines
    assert table.seat(1).captain is None


def crews_fight(set_up: SetUp, rolled: Force, **ship: Any) -> TestTable:
    """Seat 1 has a card for crew combat, and is boarded by seat 0."""
    other = at_sea("havana", ship={"kind": "sloop", **ship}, glory_cards=["house_card"])
    force = [*BOARDED, *rolled]
    return set_up(at_sea("havana", ship="sloop"), other, change=at_battle(), force=force).play(
        "board", "shoot"
    )


@pytest.mark.parametrize(
    ("moment", "rolled"),
    [("crew_round", []), ("crew_rolled", [("leadership", [5, 5]), ("leadership", [1, 1])])],
)
def test_C_harm_of_a_pack_sinks_a_ship_in_crew_combat(
    set_up: SetUp, house_card: HouseCard, moment: str, rolled: Force
) -> None:
    house_card(harm("hull"), moment)
    table = crews_fight(set_up, rolled)
    table.play("card:house_card")
    assert table.said("battle.sunk", seat=0)
    assert "crew.hit" not in table.lines
    assert (table.seat().captain, table.seat(1).glory) == (None, 1)


def test_R_crew_combat_hits_are_limited_by_the_crew_before_the_roll(
    set_up: SetUp, house_card: HouseCard
) -> None:
    house_card(harm("crew"), "crew_rolled")
    table = crews_fight(set_up, [("leadership", [5, 5]), ("leadership", [1, 5])]).play("card:house_card")
    assert [(line["seat"], line["hits"]) for line in table.log("crew.hit")] == [(0, 1), (1, 2)]
    assert table.said("crew.won", winner=0)


# --- NPCs -----------------------------------------------------------------------------------------


def test_G_F16_nobody_plays_cards_for_an_npc(set_up: SetUp) -> None:
    holds: Any = {"glory_cards": ["weather_gage", "crew_combat_rerolls"]}
    npc = at_battle_with("admiral_van_almonde", player=1)
    table = set_up(
        at_sea("havana", ship="galleon", **holds),
        at_sea("havana", glory_cards=["cut_the_grapples"]),
        change=npc,
        options={"windows": "always"},
    )
    asked: set[tuple[int, str]] = set()
    for _ in range(30):
        if table.game.within(Battle) is None or table.game.inside(Battle).over:
            break
        question = next(iter(table.table.waiting.values()))
        asked.add((question.seat, question.kind))
        table.answer(question.seat, question.default)
    assert (0, "card.window") in asked
    assert (1, "battle.declare") in asked
    assert (1, "card.window") not in asked


def test_R_npc_ships_in_combat_damage_is_not_kept_from_battle_to_battle(set_up: SetUp) -> None:
    force = [
        ("scouting", [6]),
        *[("seamanship", [6, 1]), ("seamanship", [1, 1, 1]), ("location", [1, 2, 4])],
        *[("seamanship", [6, 6]), ("seamanship", [1, 1, 1])],
        *[("event", ["peace"]), ("npc scouting", [5, 1, 1])],
        *[("seamanship", [1, 1]), ("seamanship", [1, 1, 1])],
    ]
    him = at_sea("curacao", ship="frigate")
    him["captain"] = skilled(scouting=1)
    npcs = {"dutch": {"card": "admiral_van_almonde", "zone": "curacao"}}
    table = set_up(him, force=force, npcs=npcs, options={"npc_player": "computer"}).play("scout:npc:dutch")
    ship = table.game.inside(Battle).sides[1].ship
    assert ship is not None
    assert (ship.cargo, ship.masts, ship.cannons) == (2, 2, 2)
    table.play("flee", "end", "end")
    ship = table.game.inside(Battle).sides[0].ship
    assert ship is not None
    assert (ship.hull, ship.cargo, ship.masts, ship.crew, ship.cannons) == (3, 3, 3, 3, 3)


def test_G_F17_a_war_that_ends_in_a_battle_leaves_the_ships_as_they_began(set_up: SetUp) -> None:
    him = at_sea("curacao", ship="galleon", gold=0)
    him["captain"] = skilled(scouting=1, leadership=5)
    force = [
        ("scouting", [6]),
        *[("seamanship", [1, 1]), ("seamanship", [1, 1, 1])],
        *[("seamanship", [5, 5]), ("seamanship", [1, 1, 1])],
        *[("leadership", [5, 5, 5, 5, 5]), ("leadership", [1, 1, 1])] * 2,
    ]
    npcs = {"dutch": {"card": "admiral_van_almonde", "zone": "curacao"}}
    table = set_up(
        him, force=force, npcs=npcs, at_war=["spanish", "dutch"], options={"npc_player": "computer"}
    ).play("scout:npc:dutch")
    make_peace(table.game)
    assert table.view(None)["facts"]["npc_ships"] == {"dutch": "frigate"}
    table.play("board")
    assert table.kind == "plunder.claim"
    assert table.play("claim").ship().kind == "man_o_war"
