"""Random games under referees who know a chapter from the rulebook alone."""

from __future__ import annotations

import pytest

from tests.marauders.seas_of_glory.referees import referee
from tests.marauders.seas_of_glory.referees.contraband import ContrabandReferee
from tests.marauders.seas_of_glory.referees.gear import FireReferee, UpgradesReferee
from tests.marauders.seas_of_glory.referees.loyalty import LoyaltyReferee
from tests.marauders.seas_of_glory.referees.raids import LocationReferee
from tests.marauders.seas_of_glory.referees.weather import WeatherReferee, behind, drifts_to
from tests.marauders.seas_of_glory.test_conformance import poor, rich


def test_the_referee_reads_the_compass() -> None:
    assert [behind(wind) for wind in ("N", "SE", "W")] == ["S", "NW", "E"]
    assert drifts_to("st_john", "N") == "bridgetown", "clockwise from N: E and SE are barred, S is not"


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("modules", [("wind",), ("wind", "storm")], ids="+".join)
def test_wind_and_storm_are_as_the_rulebook_says(modules: tuple[str, ...]) -> None:
    assert referee(poor(modules), 2, WeatherReferee) > 100
    assert referee(rich(modules), 3, WeatherReferee) > 80


@pytest.mark.soak("referees")
def test_two_thousand_positions_of_wind_and_storm() -> None:
    assert referee(rich(("wind", "storm")), 40, WeatherReferee, first=10) > 2_000


def test_contraband_is_as_the_rulebook_says() -> None:
    assert referee(rich(("contraband",)), 6, ContrabandReferee) > 30


@pytest.mark.soak("referees")
def test_two_thousand_positions_of_contraband() -> None:
    assert referee(rich(("contraband",)), 320, ContrabandReferee, first=10) > 2_000


def test_loyalty_is_as_the_rulebook_says() -> None:
    assert referee(rich(("loyalty",)), 2, LoyaltyReferee) > 50


@pytest.mark.soak("referees")
def test_two_thousand_positions_of_loyalty() -> None:
    assert referee(rich(("loyalty",)), 40, LoyaltyReferee, first=10) > 2_000


def test_raids_on_locations_are_as_the_rulebook_says() -> None:
    assert referee(rich(("locations",)), 2, LocationReferee) > 40


@pytest.mark.soak("referees")
def test_two_thousand_positions_of_raids_on_locations() -> None:
    assert referee(rich(("locations",)), 60, LocationReferee, first=10) > 2_000


def test_upgrades_of_npcs_are_as_the_rulebook_says() -> None:
    assert referee(poor(("npc_upgrades",)), 2, UpgradesReferee) > 100
    assert referee(rich(("npc_upgrades",)), 2, UpgradesReferee) > 50


@pytest.mark.soak("referees")
def test_two_thousand_positions_of_upgrades() -> None:
    assert referee(rich(("npc_upgrades",)), 40, UpgradesReferee, first=10) > 2_000


@pytest.mark.in_turn(3)
def test_fires_and_ammunition_are_as_the_rulebook_says() -> None:
    assert referee(rich(("special_weapons",)), 12, FireReferee) > 10


@pytest.mark.soak("referees")
def test_hundreds_of_fires() -> None:
    assert referee(rich(("special_weapons",)), 150, FireReferee, first=10) > 200
