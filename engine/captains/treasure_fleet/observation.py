"""What a seat sees of a table, as the heuristics need it."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from typing import Any

from engine.treasure_fleet.box import cannons, flag_of, kind_of, points
from engine.treasure_fleet.places import captured_by, hand_of, shots_at
from engine.treasure_fleet.state import VOLLEYS

BOARDING = 20.0
"""What a boarding party counts compared with cannon fire."""
SPREAD = 1.6
"""How quickly more cannon fire makes a capture certain."""
ANSWER = 1.8
"""Cannon fire still to expect at one ship for each card that others have left."""


class Observation:
    """A view of one seat, read."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        self.state: Mapping[str, Any] = view["state"]
        self.places: Mapping[str, Any] = view["places"]
        self.seat: int = view["seat"]
        self.seats: int = view["seats"]
        self.flag: str = self.state["seats"][self.seat]["flag"]
        self.row: list[str] = list(self.places.get("fleet.row", ()))

    @property
    def hand(self) -> list[str]:
        """One's own cards that are not loaded."""
        return list(self.places.get(hand_of(self.seat), ()))

    @property
    def prior(self) -> list[str]:
        """One's own ships from prior sailings."""
        return list(self.places.get(captured_by(self.seat), ()))

    def fired(self, ship: str) -> list[str]:
        """The cards at a ship."""
        return list(self.places.get(shots_at(ship), ()))

    @property
    def boarders(self) -> int:
        """How many of the others' boarding parties have not been seen yet."""
        open_cards = [*self.places.get("pirate.spent", ())]
        for ship in self.row:
            open_cards += self.fired(ship)
        seen = {flag_of(card) for card in open_cards if kind_of(card) == "boarding_party"}
        return self.seats - 1 + bool(self.state["neutral"]) - len(seen - {self.flag})

    @property
    def coming(self) -> int:
        """How many cards others will still place in this sailing after this seat's next one."""
        others = self.seats - 1 + bool(self.state["neutral"])
        after = self.seats - 1 - (self.seat - self.state["lookout"]) % self.seats
        return others * (VOLLEYS - self.state["volley"]) + after

    @property
    def lateness(self) -> float:
        """When this seat fires in the last volley of the sailing that begins: 0 first, 1 last."""
        lookout = self.state["lookout"] + VOLLEYS - 1
        return (self.seat - lookout) % self.seats / (self.seats - 1)

    @property
    def answers(self) -> float:
        """How many of these come to one ship."""
        return self.coming / max(1, len(self.row))


def weight(card: str) -> float:
    """What a card adds at a ship."""
    return BOARDING if kind_of(card) == "boarding_party" else float(cannons(card))


def lead(cards: list[str], flag: str) -> float:
    """By how much a flag leads with these cards; negative if another leads. Two boarding parties let her
    escape, whatever else is fired.
    """
    if sum(kind_of(card) == "boarding_party" for card in cards) > 1:
        return 0.0
    fire: dict[str, float] = {}
    for card in cards:
        owner = flag_of(card)
        fire[owner] = fire.get(owner, 0.0) + weight(card)
    mine = fire.pop(flag, 0.0)
    return mine - max(fire.values(), default=0.0) if mine or fire else 0.0


def leader(cards: list[str]) -> str:
    """Who leads with these cards; empty for nobody."""
    flags = dict.fromkeys(map(flag_of, cards))
    return next((flag for flag in flags if lead(cards, flag) > 0), "")


def chance(ahead: float, answers: float) -> float:
    """How certain a capture is with this lead and this many answers to come."""
    if ahead <= 0 or not answers:
        return float(ahead > 0)
    return 1 / (1 + exp(-(ahead - ANSWER * answers) / SPREAD))


def worth(ship: str) -> int:
    """The points of a ship."""
    return points(ship) if kind_of(ship) == "ship" else 0
