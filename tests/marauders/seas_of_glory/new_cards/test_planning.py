"""What computer captains of level 2 make of the new cards: they ask the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from engine.captains.marauders.seen.observation import Observation
from engine.captains.marauders.worth.aims import Aims, Weights
from engine.captains.marauders.worth.errands import Errand, Errands
from engine.marauders.game import MARAUDERS
from tests.captains.test_marauders import ports
from tests.captains.test_one_truth import (
    BUYER,
    HONEST,
    MERCHANTS,
    RAIDER,
    WANTED,
    expects,
    npc,
    without,
)
from tests.marauders.seas_of_glory.new_cards.table import BOX, laid
from tests.marauders.table import SetUp, at_sea, in_port

Position = tuple[Mapping[str, Any], str, Mapping[str, Any]]

ABILITIES: dict[str, Position] = {
    "bulk_buyer": ({**BUYER, "ship": "galleon"}, "leonor_de_ayala", {}),
    "closed_ports": (WANTED, "alexandre_villon", {}),
    "commission": ({**RAIDER, "zone": "havana"}, "edward_trevanion", {}),
    "hard_to_find": (WANTED, "silas_pym", npc("dutch", "admiral_binckes", "port_royal")),
    "left_alone": (
        {**HONEST, "cargo": []},
        "anne_dieu_le_veut",
        npc("pirate_frigate", "pirate_teach", "havana"),
    ),
    "mission_slots": ({**HONEST, "mission": "coast_survey"}, "griet_wolters", {}),
    "raid_plunder": ({**RAIDER, "zone": "nassau"}, "lope_de_sandoval", {"merchant": "english"}),
    "rumor_price": (HONEST, "marguerite_tessier", {}),
    "stowage": ({**BUYER, "ship": "sloop"}, "maarten_kuyper", {}),
}
"""Where each new ability that acts by terms matters, and who has it."""

NOT_EXPECTED = {
    "declared_dice": "what will be declared is not known before; in battle the dice on the table count",
    "home_pardon": "an offer of the port action: he takes it as any pardon",
    "last_hand": "by steps",
    "pressed_hands": "by steps",
    "redraw_offer": "what lies in an offer is not known before it is drawn",
    "repeat_roll": "by steps",
    "rumor_reward": "by steps",
    "victors_pay": "by steps",
}
"""Those on which no goal counts, and why."""


def test_every_ability_of_a_new_captain_is_looked_at() -> None:
    new = [card for card in BOX.captains.values() if card.id not in MARAUDERS.supply.box(()).captains]
    known = {ability.handler for card in new for ability in card.abilities}
    assert known == {*ABILITIES, *NOT_EXPECTED}


@pytest.mark.parametrize("handler", ABILITIES)
def test_without_a_new_ability_level_2_expects_something_else(set_up: SetUp, handler: str) -> None:
    seat, captain, table = ABILITIES[handler]
    zones = ports(havana="sugar")
    for zone, more in MERCHANTS.items():
        zones[zone] = {**zones[zone], **more}
    if merchant := table.get("merchant"):
        zones[seat["zone"]] = {**zones[seat["zone"]], "merchant": merchant}
    more = {key: value for key, value in table.items() if key != "merchant"}
    view = laid(set_up, {**seat, "captain": captain}, zones=zones, **more).view(0)
    assert expects(view, without("no such ability")) == expects(view)
    assert expects(view, without(f"ability:{handler}")) != expects(view)


def test_villon_counts_what_his_failures_cost_in_a_closed_port(set_up: SetUp) -> None:
    seat = {**WANTED, "captain": "alexandre_villon"}
    sight = Observation(laid(set_up, seat).view(0), MARAUDERS)
    closed = {zone: sight.port(zone).toll for zone in BOX.ports if not sight.open(zone)}
    assert closed
    assert set(closed.values()) == {2.0}
    assert {sight.port(zone).toll for zone in BOX.ports if sight.open(zone)} == {0.0}


# --- missions -------------------------------------------------------------------------------------


def errands(set_up: SetUp, mission: str, seat: dict[str, Any], **more: Any) -> dict[str, Errand]:
    """Where a mission leads a captain, by zone."""
    table = laid(set_up, {"gold": 10, **seat, "mission": mission}, **more)
    sight = Observation(table.view(0), MARAUDERS)
    return {errand.zone: errand for errand in Errands(sight, Aims(sight, Weights())).all()}


def test_a_tour_leads_to_each_port_that_is_left(set_up: SetUp) -> None:
    led = errands(set_up, "royal_mail", at_sea("caracas"))
    assert set(led) == {"santo_domingo", "san_juan", "cartagena"}
    assert {(errand.at, errand.act) for errand in led.values()} == {("port", "")}


def test_crew_is_brought_where_it_is_wanted_if_there_is_enough(set_up: SetUp) -> None:
    led = errands(set_up, "men_for_fort_amsterdam", at_sea("caracas", ship="frigate"))
    assert (led["curacao"].at, led["curacao"].act) == ("port", "land_crew:0")
    assert errands(set_up, "men_for_fort_amsterdam", at_sea("caracas", ship="sloop")) == {}


def test_an_escort_leads_to_the_ship(set_up: SetUp) -> None:
    npcs = {"spanish": {"card": "admiral_de_campos", "zone": "trinidad"}}
    led = errands(set_up, "escort_the_galleons", at_sea("caracas"), npcs=npcs)
    assert (led["trinidad"].at, led["trinidad"].act) == ("sea", "")
    assert errands(set_up, "escort_the_galleons", at_sea("caracas")) == {}


@pytest.mark.parametrize(
    ("mission", "fit", "unfit"),
    [
        ("men_for_fort_amsterdam", {"ship": "frigate"}, {"ship": "sloop"}),
        ("a_name_to_fear", {"bounties": {"dutch": 4}}, {"bounties": {"dutch": 1}}),
        ("run_the_gauntlet", {"ship": "galleon"}, {"ship": "sloop"}),
    ],
)
def test_a_hopeless_mission_is_not_worth_a_claim(
    set_up: SetUp, mission: str, fit: dict[str, Any], unfit: dict[str, Any]
) -> None:
    def worth(seat: dict[str, Any]) -> float:
        zone = BOX.missions[mission].zone
        table = laid(set_up, in_port(zone, **seat), zones={zone: {"missions": [mission]}})
        sight = Observation(table.view(0), MARAUDERS)
        return Errands(sight, Aims(sight, Weights())).claiming(mission)

    assert worth(fit) > 0
    assert worth(unfit) == 0


def test_what_a_rumor_costs_is_counted(set_up: SetUp) -> None:
    table = laid(set_up, in_port("old_providence", gold=20))
    sight = Observation(table.view(0), MARAUDERS)
    worth = Errands(sight, Aims(sight, Weights())).reward
    bargain, *goods = BOX.rumor_card("privateers_widow").effect[0].options[0].effect  # type: ignore[attr-defined]
    assert worth((bargain, *goods)) == worth(tuple(goods)) - 4
