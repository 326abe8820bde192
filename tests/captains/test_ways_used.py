"""Ways of gaining by modules that a captain of level 2 takes where they pay, and leaves where they do not."""

from __future__ import annotations

from typing import Any

import pytest

from data.content import marauders_box
from data.content.seas_of_glory.locations import LocationToken
from engine.captains.marauders.landfall import VISITS, Landfall
from engine.captains.marauders.odds.assault import Assault, AssaultTerms
from engine.captains.marauders.odds.raiding import KEPT, REPAIR
from engine.captains.marauders.seen.observation import Observation
from engine.captains.marauders.worth.aims import Aims, Weights
from engine.captains.marauders.worth.ships import Fleet
from engine.marauders.seas_of_glory import ways
from tests.captains.test_marauders import ports, would
from tests.marauders.seas_of_glory.locations.table import ESCAPES, hitting, off, raided, visited
from tests.marauders.seas_of_glory.smugglers import meant_for
from tests.marauders.table import SetUp, TestTable, goods, in_port, raid_card, skilled

MAN_O_WAR = {"kind": "man_o_war"}


# --- an offer drawn anew ----------------------------------------------------------------------------


def swapping(
    set_up: SetUp, offer: list[str], *modules: str, asked: str = "tobacco", **more: Any
) -> list[str]:
    """Which cards of her offer Beatriz de Alarcón has drawn anew in Nassau; Havana pays well for sugar."""
    seat: Any = {**in_port("nassau", ship="flute", gold=12), "captain": "beatriz_de_alarcon", **more}
    zones = ports(havana="sugar", nassau=asked)
    table = set_up(seat, zones=zones, force=[("offer", offer)], modules=("new_cards", *modules))
    table.play("port", "buy")
    assert table.kind == "offer.swap_cards"
    return sorted(pick.removeprefix("swap:") for pick in would(table))


def test_it_has_those_cards_drawn_anew_that_it_would_not_buy(set_up: SetUp) -> None:
    good = [*goods("sugar", 3), "rum_1"]
    assert swapping(set_up, [*good, "wood_1", "food_1"], ship="sloop") == ["food_1", "rum_1", "wood_1"]
    assert swapping(set_up, goods("sugar", 6)) == []


def test_without_room_it_leaves_an_offer_as_it_is(set_up: SetUp) -> None:
    offer = ["wood_1", "food_1", "rum_1", "textiles_1", "cocoa_1", "spices_1"]
    assert swapping(set_up, offer, gold=5, ship={"kind": "flute", "cargo": 0}) == []
    assert len(swapping(set_up, offer, gold=5)) == 3


def test_it_does_not_have_contraband_drawn_anew_that_it_would_smuggle(set_up: SetUp) -> None:
    near = next(card for card in meant_for("havana") if "sugar" not in card)
    far = meant_for("trinidad")[0]
    swapped = swapping(set_up, [*goods("sugar", 4), near, far], "contraband", asked="food", gold=20)
    assert far in swapped
    assert near not in swapped


# --- a reef -----------------------------------------------------------------------------------------

SEEN: Any = {"captain": skilled(3, 3), "force": [("scouting", [6, 6, 6])]}


def dived(set_up: SetUp, **seat: Any) -> TestTable:
    """It has found much at a reef."""
    modules = ("locations", "special_weapons", "new_cards")
    given: dict[str, Any] = {**SEEN, "modules": modules, "zones": ports(havana="rum"), **seat}
    return visited(set_up, "reef", **given)


ARMED = ["double_shot", "heated_shot"]


@pytest.mark.parametrize(
    ("seat", "first"),
    [
        ({"ship": "flute"}, "flotsam"),
        ({"ship": "flute", "rumors": ["half_a_map"]}, "salvage"),
        (
            {"ship": {"kind": "sloop", "crew": 1}, "cargo": goods("rum", 2), "rumors": ["half_a_map"]},
            "castaway",
        ),
        ({"ship": "sloop", "cargo": goods("rum", 2), "rumors": ["half_a_map"]}, "weapon:double_shot"),
    ],
)
def test_of_a_reef_it_takes_what_it_can_use(set_up: SetUp, seat: dict[str, Any], first: str) -> None:
    assert would(dived(set_up, **seat)) == [first]


def test_at_a_reef_it_picks_up_nothing_that_is_not_worth_a_hit(set_up: SetUp) -> None:
    ship = {"kind": "sloop", "weapons": ARMED}
    laden = dived(set_up, ship=ship, cargo=goods("rum", 2), rumors=["half_a_map"])
    assert would(laden) == ["stop"]
    leaking = {"ship": {"kind": "flute", "hull": 1}, "captain": skilled(1, 3)}
    assert would(dived(set_up, **leaking)) == ["stop"]


def visiting(set_up: SetUp, **seat: Any) -> float:
    """What the visit to a reef is worth to it."""
    sight = Observation(off(set_up, "reef", zones=ports(havana="rum"), **seat).view(0))
    offers = Landfall(sight, Aims(sight, Weights())).offers()
    return next((worth for _, id, worth in offers if id.startswith("visit:")), 0.0)


def test_a_reef_is_worth_more_to_who_sees_more_and_can_use_what_is_there(set_up: SetUp) -> None:
    empty = visiting(set_up, captain=skilled(2, 3), ship="flute")
    assert empty > visiting(set_up, captain=skilled(2, 1), ship="flute") > 0
    assert empty > visiting(set_up, captain=skilled(2, 3), ship="flute", rumors=["smugglers_cache"]) > 0
    assert visiting(set_up, captain=skilled(1, 3), ship={"kind": "flute", "hull": 1}) == 0


# --- Caltrops ---------------------------------------------------------------------------------------


def useful(set_up: SetUp, ship: str, leadership: int) -> list[str]:
    """Special weapons by what they do for it in battle, the best first."""
    seat = in_port("nassau", ship=ship) | {"captain": skilled(seamanship=2, leadership=leadership)}
    observed = Observation(set_up(seat, modules=("special_weapons",)).view(0))
    fleet = Fleet(observed, Aims(observed, Weights()))
    return sorted(observed.box.weapons, key=lambda weapon: -fleet.useful(weapon))


def test_who_boards_buys_caltrops_and_who_shoots_does_not(set_up: SetUp) -> None:
    def bought(ship: str, leadership: int) -> str:
        captain = skilled(seamanship=2, leadership=leadership)
        seat = in_port("old_providence", bounties={"spanish": 1}, gold=8, ship=ship) | {"captain": captain}
        table = set_up(seat, modules=("special_weapons",))
        table.play("port", "shipyard")
        return next(pick for pick in _shopping(table) if pick.startswith("weapon:"))

    assert bought("frigate", 4) == "weapon:caltrops"
    assert bought("flute", 4) != "weapon:caltrops"
    assert useful(set_up, "frigate", 1).index("caltrops") > 2


def _shopping(table: TestTable) -> list[str]:
    bought: list[str] = []
    while table.kind == "shipyard":
        bought += would(table)
        table.play(bought[-1])
    return bought


# --- raids of locations -----------------------------------------------------------------------------


def raiding(set_up: SetUp, kind: str, **seat: Any) -> float:
    """What the raid of a location is worth to it; 0 where it would not."""
    sight = Observation(off(set_up, kind, zones=ports(), **seat).view(0))
    offers = Landfall(sight, Aims(sight, Weights())).offers()
    return next((worth for _, id, worth in offers if id.startswith("raid_location:")), 0.0)


def test_only_the_strongest_attack_a_naval_fort(set_up: SetUp) -> None:
    strong: Any = {"captain": skilled(leadership=4)}
    assert raiding(set_up, "naval_fort", ship=MAN_O_WAR, **strong) > 2 * Weights().action
    for ship in ("sloop", "flute", {**MAN_O_WAR, "hull": 1, "crew": 1}):
        assert raiding(set_up, "naval_fort", ship=ship, **strong) == 0


def test_a_raid_of_a_location_costs_the_missions_that_fighting_would_lose(set_up: SetUp) -> None:
    strong: Any = {"captain": skilled(leadership=4), "ship": MAN_O_WAR}
    freely = raiding(set_up, "natives", **strong)
    assert raiding(set_up, "natives", mission="dead_or_alive", **strong) == freely > 0
    assert raiding(set_up, "natives", mission="silver_escort", **strong) < freely


def test_before_a_fort_it_fires_as_long_as_that_makes_the_raid_better(set_up: SetUp) -> None:
    guns = hitting("hull", "hull", "crew", "cargo")
    ruinous = raided(set_up, "naval_fort", [*ESCAPES[:2], *guns])
    assert would(ruinous) == ["fire"]
    rich = [raid_card("escape", 4), raid_card("cargo", 5), raid_card("masts", 4), raid_card("hull", 5)]
    easy = raided(set_up, "natives", rich, ship=MAN_O_WAR)
    assert would(easy) == ["stop"]


def test_guns_hit_twice_once_there_are_as_many_soldiers_as_she_has_maneuverability(set_up: SetUp) -> None:
    terms = AssaultTerms((3, 3, 3, 3, 3), 2, dice=25, harmless=False, stake=0.0, glory=0.0, coin=0.0)
    guns = [("cargo", 0), ("masts", 0)]
    few, many = (Assault(terms).stopped([*guns, *[("escape", 0)] * count]) for count in (1, 2))
    assert (few, many) == (
        pytest.approx(-2 * REPAIR + 2 * KEPT, abs=0.1),
        pytest.approx(-4 * REPAIR + KEPT, abs=0.1),
    )


def test_reinforced_hull_makes_it_bolder_before_a_fort(set_up: SetUp) -> None:
    plain, armoured = (
        raiding(set_up, "naval_fort", ship={"kind": "frigate", "mods": mods}, captain=skilled(leadership=4))
        for mods in ([], ["reinforced_hull"])
    )
    assert armoured > plain + Weights().action


def test_it_shoots_the_gun_away_that_would_ruin_its_ship(set_up: SetUp) -> None:
    deadly = hitting("hull")[0]
    force = ("bombardment", [6])
    ship = {"kind": "frigate", "hull": 1}
    table = raided(set_up, "naval_fort", [*ESCAPES[:2], *hitting("cargo"), deadly], force, ship=ship)
    assert would(table.play("fire")) == [f"discard:{deadly}"]


def test_every_way_that_is_told_of_locations_can_come_up() -> None:
    tokens = marauders_box(("locations",)).entries(LocationToken).values()
    assert set(ways.KINDS) == {token.kind for token in tokens}
    assert set(ways.RAIDED) == {token.kind for token in tokens if token.defense}
    assert {way.only for way in ways.LOCATIONS if way.key == "location.attacked"} == {ways.RAIDED}


def test_captains_weigh_a_visit_to_every_kind_of_location() -> None:
    tokens = marauders_box(("locations",)).entries(LocationToken).values()
    assert VISITS.keys() == {token.kind for token in tokens}


def test_of_what_is_not_worth_an_action_the_rules_are_not_asked(
    set_up: SetUp, monkeypatch: pytest.MonkeyPatch
) -> None:
    sight = Observation(off(set_up, "reef", zones=ports(havana="rum"), ship="flute").view(0))
    landfall = Landfall(sight, Aims(sight, Weights()))
    worth = max(worth for _, _, worth in landfall.offers())
    monkeypatch.setattr(Landfall, "_offered", None)
    assert not list(landfall.offers(least=worth))
