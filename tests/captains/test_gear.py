"""Computer captains of level 2 with the new special weapons, ship modifications and NPC upgrades."""

from __future__ import annotations

from typing import Any

import pytest

from engine.captains.marauders.seen.observation import Observation
from engine.captains.marauders.worth.aims import Aims, Weights
from engine.captains.marauders.worth.ships import Fleet
from engine.kernel import Beginning
from engine.marauders.combat.battle import Battle
from tests.captains.test_marauders import would
from tests.marauders.seas_of_glory.upgraded import boarded
from tests.marauders.table import SetUp, TestTable, at_battle, at_sea, decided, in_port, skilled

GEAR = ("special_weapons", "ship_mods", "ship_mod_market")
FRIGATE = {"kind": "frigate"}
NOTHING: Any = [("seamanship", [1, 2]), ("seamanship", [2, 1])]


def raider(ship: Any = "sloop", **more: Any) -> dict[str, Any]:
    """A captain at Nassau who lives on merchants."""
    return {**in_port("nassau", gold=12, ship=ship), "captain": skilled(seamanship=3, scouting=2), **more}


def shopping(table: TestTable) -> list[str]:
    """What it buys at the shipyard, one after the other."""
    bought: list[str] = []
    while table.kind == "shipyard":
        (pick,) = would(table)
        bought.append(pick)
        table.play(pick)
    return bought


@pytest.mark.parametrize("mod", ["crows_nest", "carved_hull"])
def test_it_buys_the_new_modifications(set_up: SetUp, mod: str) -> None:
    zones = {"nassau": {"mod_down": mod}}
    table = set_up(raider("frigate", gold=6), zones=zones, modules=GEAR).play("port", "shipyard")
    assert f"mod:{mod}.1" in shopping(table)


def test_a_crows_nest_is_worth_more_to_who_sees_little(set_up: SetUp) -> None:
    def worth(scouting: int) -> float:
        seat = in_port("nassau", gold=12) | {"captain": skilled(seamanship=3, scouting=scouting)}
        observed = Observation(set_up(seat, modules=GEAR).view(0))
        fleet = Fleet(observed, Aims(observed, Weights()))
        before = observed.dice("scouting", "scout_merchant")
        gain = fleet.fitted("crows_nest.1")
        assert observed.dice_of(0, "scouting", "scout_merchant") == before
        return gain

    assert worth(1) > worth(4) > 0


def test_it_draws_in_the_market_and_buys_what_is_of_use(set_up: SetUp) -> None:
    force: Any = [("modification", ["extended_cargo_hold.2"])]

    def loose(beginning: Beginning) -> None:
        for pieces in beginning.places.values():
            if "extended_cargo_hold.2" in pieces:
                pieces.remove("extended_cargo_hold.2")
        beginning.places.setdefault("mod.loose", []).append("extended_cargo_hold.2")

    zones = {"nassau": {"mod": "none"}}
    table = set_up(raider(), zones=zones, modules=GEAR, force=force, change=loose).play("port")
    while table.kind != "market.buy":
        assert table.kind != "turn.action"
        table.play(would(table))
    assert would(table)[0] == "buy"


@pytest.mark.parametrize(("seamanship", "first"), [(1, ["heated_shot"]), (4, ["double_shot", "heated_shot"])])
def test_it_buys_the_weapons_that_do_most_with_its_dice_first(
    set_up: SetUp, seamanship: int, first: list[str]
) -> None:
    cheap = raider("frigate", gold=8, zone="old_providence", bounties={"spanish": 1})
    table = set_up({**cheap, "captain": skilled(seamanship=seamanship)}, modules=GEAR).play(
        "port", "shipyard"
    )
    weapons = [id.removeprefix("weapon:") for id in shopping(table) if id.startswith("weapon:")]
    assert weapons[:2] == first


WRECK = {"hull": 1, "cargo": 0, "masts": 1, "cannons": 0}


@pytest.mark.parametrize(
    ("own", "left", "picks"),
    [
        ("flute", {}, "claim"),
        ("flute", {"masts": 2, "cannons": 3}, "claim"),
        ("flute", WRECK, "keep"),
        ("frigate", {"hull": 3}, "keep"),
        ({"kind": "frigate", "hull": 1, "masts": 1, "cannons": 1}, {}, "claim"),
    ],
)
def test_it_claims_a_low_galleon_by_what_is_left_of_her_and_of_its_own(
    set_up: SetUp, own: Any, left: dict[str, int], picks: str
) -> None:
    mine = at_sea("nassau", ship=own) | {"captain": skilled(seamanship=4)}
    hers = at_sea("nassau", ship={"kind": "galleon", **left})
    table = set_up(mine, hers, change=decided("crew"), modules=("low_galleons",))
    assert table.kind == "plunder.claim"
    assert would(table)[0] == picks


def battle(set_up: SetUp, mine: Any, theirs: Any, force: Any, modules: Any = GEAR) -> TestTable:
    """Seat 0 attacks seat 1."""
    seats = at_sea("nassau", ship=mine), at_sea("nassau", ship=theirs)
    return set_up(*seats, change=at_battle(), force=force, modules=modules)


@pytest.mark.parametrize(
    ("faces", "picks"), [([5, 5, 6], "double_shot"), ([5, 1, 1], "heated_shot"), ([5, 6, 1], "double_shot")]
)
def test_it_spends_ammunition_by_its_own_terms(set_up: SetUp, faces: list[int], picks: str) -> None:
    armed = {**FRIGATE, "weapons": ["heated_shot", "double_shot"]}
    force = [("seamanship", [5, 1]), ("seamanship", [1, 1]), ("location", faces)]
    assert would(battle(set_up, armed, FRIGATE, force))[0] == picks


@pytest.mark.parametrize(("crew", "mine", "throws"), [(2, [5, 5], "throw"), (1, [1, 1], "keep")])
def test_it_throws_caltrops_where_a_die_decides(
    set_up: SetUp, crew: int, mine: list[int], throws: str
) -> None:
    armed = {**FRIGATE, "weapons": ["caltrops"]}
    force = [*NOTHING, ("seamanship", mine), ("seamanship", [1, 1])]
    table = battle(set_up, armed, {**FRIGATE, "crew": crew}, force).play("board", "shoot")
    assert table.kind == "caltrops"
    assert table.game.within(Battle) is not None
    assert would(table)[0] == throws


def test_it_claims_a_ship_also_for_her_upgrades(set_up: SetUp) -> None:
    plain = boarded(set_up, "grapeshot.npc", ship=FRIGATE)
    better = boarded(set_up, "extra_cannon_port.npc", cannons=4, ship=FRIGATE)
    assert (would(plain)[0], would(better)[0]) == ("keep", "claim")


def test_it_claims_a_ship_like_its_own_if_she_has_taken_less_damage(set_up: SetUp) -> None:
    def claims(hull: int, hers: int) -> str:
        """What it does in a frigate with so much Hull left, hers with so many Cannons."""
        return would(boarded(set_up, cannons=hers, ship={**FRIGATE, "hull": hull}))[0]

    assert (claims(2, 3), claims(2, 2), claims(2, 1), claims(1, 2)) == ("claim", "keep", "keep", "claim")


def found(set_up: SetUp, npc: dict[str, Any], **seat: Any) -> TestTable:
    """A pirate is about to scout for seat 0, who has a Crow's Nest."""
    ship = {**FRIGATE, "mods": ["crows_nest"]}
    pirate = {"ship": "sloop", "zone": "nassau", **npc}
    return set_up({**at_sea("nassau", ship=ship), **seat}, modules=GEAR, npcs={"pirate_sloop": pirate})


def test_with_a_crows_nest_it_hides_from_who_is_stronger_and_waits_for_prey(set_up: SetUp) -> None:
    strong = {"seamanship": 4, "leadership": 4, "scouting": 2, "ship": "frigate"}
    weak = {"seamanship": 1, "leadership": 1, "scouting": 2, "reward": 15}
    hunter = skilled(seamanship=4, leadership=4)
    assert would(found(set_up, strong))[0] == "use"
    assert would(found(set_up, weak, captain=hunter))[0] == "leave"


@pytest.mark.parametrize(("leadership", "crew", "picks"), [(4, 3, "roll"), (1, 3, "crew"), (1, 1, "roll")])
def test_down_the_plank_goes_who_can_be_spared(set_up: SetUp, leadership: int, crew: int, picks: str) -> None:
    ship = {**FRIGATE, "mods": ["the_plank"], "crew": crew}
    seat = at_sea("trinidad", ship=ship) | {"captain": skilled(leadership=leadership)}
    table = set_up(
        seat, in_port("nassau"), turn=None, decks={"event": ["pirate_vane"]}, modules=("ship_mods", "loyalty")
    )
    assert would(table)[0] == picks
