"""The Location Tokens: where they lie, and what they are (Location Tokens: Setup)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from data.content.seas_of_glory.locations import LocationToken
from engine.kernel import Audience, Chapter, Play, Step
from engine.marauders.checks.given import listed
from engine.marauders.checks.layout import Layout, known, known_port
from engine.marauders.law.bounties import port_nation
from engine.marauders.port.port import Visit
from engine.marauders.state import Captain, MGame
from engine.marauders.turn.setup import PlaceTokens

LOCATIONS = Chapter("locations")

POOL, GONE = "location.pool", "location.gone"

LOCATIONS.place(POOL, Audience.PUBLIC, "Location Tokens, Setup: not yet placed")
LOCATIONS.pieces("location", POOL)
location_at = LOCATIONS.place("location.at", Audience.PUBLIC, "Location Tokens, Setup: face up in a zone")
LOCATIONS.place(GONE, Audience.PUBLIC, "Location Raid: out of the game")


def tokens(game: MGame) -> Mapping[str, LocationToken]:
    """All Location Tokens of the box, by id: it is also the place where a captain is ashore there.
    [S Locations 1]
    """
    return game.box.entries(LocationToken)


def kind_of(game: MGame, place: str) -> str:
    """The kind of location that a place ashore is; "" for any other place."""
    token = tokens(game).get(place)
    return token.kind if token else ""


def here(game: MGame, captain: Captain) -> LocationToken | None:
    """The location in the zone of a captain at sea."""
    lies = () if captain.in_port else game.places.held.get(location_at(captain.zone), ())
    return tokens(game)[lies[0]] if lies else None


def local_nation(game: MGame, captain: Captain) -> str:
    """The nation of the port in his zone: a location follows it (G-M5)."""
    nation = port_nation(game, captain.zone)
    assert nation is not None, "locations lie where ports are"
    return nation


@LOCATIONS.position("location", str, part="zone")
def lies_in(layout: Layout, zone: str, token: str) -> None:
    """The Location Token of a zone."""
    layout.lay("location", token, location_at(known_port(layout.box, zone)))


MARKETS = ("town", "trade_station")
"""The kinds of locations that have goods."""


@LOCATIONS.position("bought_at", str | list[str], part="seat")
def bought_there(layout: Layout, seat: int, given: str | list[str]) -> None:
    """Where a captain was offered goods: a zone as ever, or a Town or Trade Station."""
    markets = (token.id for token in layout.box.entries(LocationToken).values() if token.kind in MARKETS)
    places = [*layout.box.zones, *markets]
    layout.has_bought(seat, [known("market", place, places) for place in listed(given)])


# --- setup ------------------------------------------------------------------------------------------


@LOCATIONS.after(PlaceTokens, commutes=True)
def locations_are_placed(game: MGame, step: PlaceTokens) -> list[Step]:
    """With the other tokens of the board. [S Locations 2]"""
    return [PlaceLocations()]


@LOCATIONS.step
class PlaceLocations(Step):
    """One in every zone with a port, at random. If the Trade Stations are adjacent, one of them changes
    places with a location further away (Location Tokens, Setup). [S Locations 2, 3]
    """

    def play(self, game: MGame) -> Play:
        zones = list(game.box.ports)
        drawn = yield from game.draw_lots(game.places.at(POOL), "location", len(zones))
        lie = dict(zip(zones, drawn, strict=True))
        first, second = (zone for zone in zones if tokens(game)[lie[zone]].kind == "trade_station")
        near = (first, *game.box.zones[first].borders.values())
        if second in near:
            (other,) = yield from game.draw_lots(
                [zone for zone in zones if zone not in near], "location zone"
            )
            lie[second], lie[other] = lie[other], lie[second]
        for zone, token in lie.items():
            game.move([token], POOL, location_at(zone))
        game.log("locations.placed", locations=[_placed(zone, token) for zone, token in lie.items()])
        return None


def _placed(zone: str, token: str) -> dict[str, str]:
    return {"say": "location-placed", "zone": zone, "location": token}


@LOCATIONS.invariant
def where_locations_lie(game: MGame) -> Iterator[str]:
    """One at most in a zone, none where there is no port; ashore there is only a captain who visits it.
    [S Locations 5]
    """
    for zone, card in game.box.zones.items():
        lies = game.places.count(location_at(zone))
        if lies > card.port:
            yield f"{lies} locations lie in {zone}"
    visits = {frame.step.seat for frame in game.stack if isinstance(frame.step, Visit)}
    for seat in game.state.seats:
        captain = seat.captain
        if captain is not None and captain.ashore and (captain.in_port or captain.seat not in visits):
            yield f"seat {captain.seat} is still ashore at {captain.ashore}"
