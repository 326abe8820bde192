"""The Storm Token drifts with the wind, batters captains and keeps NPCs from scouting (Wind and Weather)."""

from __future__ import annotations

import msgspec

from engine.kernel import Chapter, Public, Rank, Step
from engine.marauders.checks.layout import Layout, known_zone
from engine.marauders.events.events import StormHits, WeatherStorm
from engine.marauders.sea.hunt import zone_towards
from engine.marauders.seas_of_glory.wind import SpinWind, wind_of
from engine.marauders.state import Captain, MGame, bound_to, captain_of
from engine.marauders.terms.npcs import Hostility
from engine.marauders.terms.sea import Weather
from engine.marauders.triggers import MissionsAtStart, Occasion, StartTurn, StormEventStrikes

BEGINS = "caribbean_sea"


class StormToken(msgspec.Struct):
    """The Storm Token on its pin. [S Wind 8]"""

    zone: Public[str] = BEGINS


STORM = Chapter("storm", state=StormToken)

HITS = 3
"""Random hits, before he rolls Seamanship."""


def storm_zone(game: MGame) -> str:
    """The zone in which the Storm Token lies."""
    return STORM.of(game).zone


@STORM.position("storm", str)
def it_lies_in(layout: Layout, zone: str) -> None:
    """The zone of the token."""
    layout.kept(STORM).zone = known_zone(layout.box, zone)


@STORM.after(SpinWind)
def it_drifts(game: MGame, step: SpinWind) -> list[Step]:
    """Immediately after the spinner. [S Wind 9]"""
    return [MoveStorm()]


@STORM.step
class MoveStorm(Step):
    """The token goes where the wind blows to, or across the next border clockwise, like an NPC (The Storm
    Token). [S Wind 9]
    """

    def play(self, game: MGame) -> None:
        origin = storm_zone(game)
        STORM.of(game).zone = zone = zone_towards(game, origin, wind_of(game))
        game.log("storm.drifted", zone=zone, origin=origin)


@STORM.before(StormEventStrikes, commutes=True)
def on_entering_its_zone(game: MGame, step: StormEventStrikes) -> list[Step]:
    """Each time he enters its zone, from port too, before an event's storm (G-E8; ruling: storm token,
    caught; G-Z2). [S Wind 10]
    """
    return [] if isinstance(game.inside(Occasion), StartTurn) else _caught(game, step.seat)


@STORM.before(MissionsAtStart, commutes=True)
def where_it_lies_at_the_start(game: MGame, step: MissionsAtStart) -> list[Step]:
    """When he starts his turn at sea there, after an event's storm (G-E7). [S Wind 10]"""
    return _caught(game, step.seat)


def _caught(game: MGame, seat: int) -> list[Step]:
    """The token hits a captain at sea in its zone."""
    captain = captain_of(game, seat)
    hits = 0 if captain.in_port else token_hits(game, captain, captain.zone)
    return [WeatherStorm(**bound_to(captain), hits=hits)] if hits > 0 else []


def token_hits(game: MGame, captain: Captain, zone: str) -> int:
    """Random hits that the token does to a captain at sea in a zone, before he rolls."""
    return game.terms(StormHits(captain.seat, zone, HITS)).hits if zone == storm_zone(game) else 0


@STORM.rule(Weather)
def the_token_is_weather(game: MGame, terms: Weather) -> None:
    """It comes on top of an event's storm. [S Wind 11]"""
    terms.hits += token_hits(game, captain_of(game, terms.seat), terms.zone)


@STORM.rule(Hostility, rank=Rank.LAST)
def npcs_see_nothing(game: MGame, terms: Hostility) -> None:
    """NPCs in its zone never scout for captains, but hunt as ever (NPCs). [S Wind 13]"""
    if terms.zone == storm_zone(game):
        terms.scouts = False
