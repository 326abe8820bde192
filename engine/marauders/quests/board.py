"""Missions that wait on the board, and whether one was claimed."""

from __future__ import annotations

from engine.kernel import verb_of
from engine.marauders.places import missions_at
from engine.marauders.state import MGame
from engine.marauders.terms.port import PortChoices

_MISSIONS = missions_at("")


def waiting_places(game: MGame) -> list[str]:
    """The places on the board where missions wait."""
    return [place for place in game.places.held if place.startswith(_MISSIONS)]


def waiting(game: MGame) -> int:
    """How many missions wait on the board."""
    return sum(game.places.count(place) for place in waiting_places(game))


def claimed(terms: PortChoices) -> bool:
    """Whether he has claimed a mission in this port action."""
    return any(verb_of(done) == "claim" for done in terms.done)
