"""Property 6: what everybody may see becomes plain data at one go, what may be hidden field by field."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.kernel import Count, Nobody, Owner, Public
from engine.kernel.visibility import is_open, project
from tests.kernel.play.test_views import Captain, Ship


class Buoy(msgspec.Struct):
    zone: Public[str]
    depths: Public[dict[int, list[float]]] = {}
    lit: Public[bool | None] = None


class Harbour(msgspec.Struct):
    buoys: Public[dict[str, Buoy]] = {}
    pilot: Public[Buoy | None] = None


class Wreck(msgspec.Struct):
    zone: Public[str]


class Laden(Wreck):
    gold: Nobody[int] = 30


class Reefs(msgspec.Struct):
    wrecks: Public[list[Wreck]] = []


def test_what_everybody_may_see_becomes_data_at_one_go_and_shares_nothing() -> None:
    buoy = Buoy("nassau", {3: [1.5]}, True)
    harbour = Harbour({"north": buoy}, buoy)
    assert is_open(Harbour)
    seen = project(harbour, None)
    told = {"zone": "nassau", "depths": {"3": [1.5]}, "lit": True}
    assert seen == {"buoys": {"north": told}, "pilot": told}
    seen["buoys"]["north"]["depths"]["3"].append(2.0)
    assert buoy.depths == {3: [1.5]}


class Crew(msgspec.Struct):
    seat: Public[int]
    pay: Owner[int]
    cards: Count[list[str]] = []
    plot: Nobody[str] = "mutiny"


class Fleet(msgspec.Struct):
    seat: Public[int]
    crews: Public[list[Crew | None]]
    best: Owner[dict[str, Crew]]


def test_what_is_hidden_deep_inside_is_hidden_from_all_others() -> None:
    fleet = Fleet(0, [Crew(0, 5, ["rum"]), None, Crew(1, 6, ["rum", "gin"])], {"flag": Crew(1, 7)})
    hers: dict[str, Any] = {"seat": 1, "pay": None, "cards": 2}
    assert project(fleet, 0) == {
        "seat": 0,
        "crews": [{"seat": 0, "pay": 5, "cards": ["rum"]}, None, hers],
        "best": {"flag": {"seat": 1, "pay": None, "cards": 0}},
    }
    spectator = project(fleet, None)
    assert (spectator["best"], spectator["crews"][0]["cards"]) == (None, 1)
    assert project(fleet, 1)["crews"][2] == {"seat": 1, "pay": 6, "cards": ["rum", "gin"]}


@pytest.mark.parametrize("kind", [Ship, Captain, Reefs, Laden])
def test_what_may_have_secrets_is_gone_through_field_by_field(kind: type[msgspec.Struct]) -> None:
    assert not is_open(kind)


def test_secrets_of_what_is_derived_from_a_fields_type_stay_secret() -> None:
    assert project(Reefs([Wreck("nassau"), Laden("havana")]), None) == {
        "wrecks": [{"zone": "nassau"}, {"zone": "havana"}]
    }


class Island(msgspec.Struct):
    name: Public[str]
    treasure: Nobody[int] = 5
    rocks: Public[list[Island]] = []


class Chart(msgspec.Struct):
    islands: Public[dict[str, Island]]


def test_what_holds_others_of_its_kind_is_gone_through_however_deep() -> None:
    island = Island("Tortuga", rocks=[Island("Reef", rocks=[Island("Shoal")])])
    shoal = {"name": "Shoal", "rocks": list[Any]()}
    told = {"name": "Tortuga", "rocks": [{"name": "Reef", "rocks": [shoal]}]}
    assert project(island, None) == told
    assert project(Chart({"north": island}), 0) == {"islands": {"north": told}}
