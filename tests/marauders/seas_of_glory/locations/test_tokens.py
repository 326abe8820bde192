"""The tokens: what they are, where they lie, how they are shown (Seas of Glory: Location Tokens)."""

from __future__ import annotations

from collections import Counter

import pytest

from data.content.modules import module_locales
from data.locale import Texts
from engine.kernel import Table
from engine.marauders.checks.invariants import violations
from engine.marauders.seas_of_glory.locations.tokens import PlaceLocations, location_at
from render.games import board
from render.marauders.facts import read
from tests.marauders.seas_of_glory.locations.table import BOX, PLAYED, TOKENS, of_kind, off
from tests.marauders.table import SetUp, in_port


def test_S_locations_sixteen_tokens_of_eight_kinds_defended_as_printed() -> None:
    assert set(Counter(token.kind for token in TOKENS.values()).values()) == {2}
    assert {token.kind: token.defense for token in TOKENS.values()} == {
        "pirate_haven": 4,
        "missionary": 3,
        "trade_station": 5,
        "natives": 4,
        "reef": 0,
        "naval_fort": 6,
        "prison": 4,
        "town": 5,
    }
    paid = {token.kind for token in TOKENS.values() if token.bounties}
    assert paid == {"missionary", "trade_station", "naval_fort", "prison", "town"}
    assert {token.kind for token in TOKENS.values() if token.harmless} == {"missionary"}
    assert Counter(token.origin for token in TOKENS.values()) == {"printed": 8, "house": 8}


def placed(seed: str) -> dict[str, str]:
    """Where the tokens lie after a setup."""
    table = Table.new("marauders", seats=2, modules=["locations"], seed=seed)
    while not any(line["key"] == "locations.placed" for line in table.log(None)):
        seat, decision = next(iter(table.waiting.items()))
        table.answer(seat, decision.number, decision.default)
    places = table.view(None)["places"]
    return {zone: places[location_at(zone)][0] for zone in BOX.zones if location_at(zone) in places}


def test_S_locations_lie_face_up_in_all_zones_but_the_caribbean_sea() -> None:
    lie = placed("a")
    assert set(lie) == set(BOX.ports)
    assert set(lie.values()) == set(TOKENS)
    assert placed("b") != lie


def test_S_locations_trade_stations_are_never_adjacent() -> None:
    for seed in range(25):
        zones = [zone for zone, token in placed(str(seed)).items() if TOKENS[token].kind == "trade_station"]
        assert zones[1] not in BOX.zones[zones[0]].borders.values()


def test_S_locations_adjacent_trade_stations_are_moved_apart(set_up: SetUp) -> None:
    ports = list(BOX.ports)
    stations = of_kind("trade_station")
    near = [zone for zone in ports if zone == "havana" or zone in BOX.zones["havana"].borders.values()]
    first, second = sorted(["havana", next(zone for zone in near if zone != "havana")], key=ports.index)
    others = iter([token for token in TOKENS if token not in stations])
    at = dict(zip((first, second), stations, strict=True))
    drawn = [at.get(zone) or next(others) for zone in ports]
    force = [("location", drawn), ("location zone", ["trinidad"])]
    table = set_up(
        in_port("nassau"),
        change=lambda beginning: beginning.steps.insert(0, PlaceLocations()),
        force=force,
        **PLAYED,
    )
    assert table.at(location_at("trinidad")) == [stations[1]]
    assert table.at(location_at(first)) == [stations[0]]
    assert table.at(location_at(second)) == [drawn[ports.index("trinidad")]]


def test_S_locations_the_law_counts_them(set_up: SetUp) -> None:
    table = off(set_up, "town")
    table.game.places.move(["ambergris"], "location.pool", location_at("trinidad"))
    assert violations(table.game) == ["2 locations lie in trinidad"]


@pytest.mark.in_turn(3)
def test_locations_are_on_the_chart_as_long_as_they_are_there(set_up: SetUp) -> None:
    table = off(set_up, "town")
    here = read(table.view(None)).zones["trinidad"].pieces
    assert (here.location, here.token) == ("town", "holetown")
    assert read(table.view(None)).zones["nassau"].pieces.location == ""
    texts = Texts("en", module_locales())
    assert "Locations: Holetown (Town, Trinidad, raid: 5 cards)." in board(table.view(None), texts).alt
    table.game.places.move(["holetown"], location_at("trinidad"), "location.gone")
    assert "Holetown" not in board(table.view(None), texts).alt
