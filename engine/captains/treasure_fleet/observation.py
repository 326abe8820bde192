"""What a seat sees of a table, as the heuristics need it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from math import exp
from typing import Any

from engine.treasure_fleet.box import cannons, flag_of, kind_of, player_deck, points
from engine.treasure_fleet.places import captured_by, hand_of, loaded_on, shots_at
from engine.treasure_fleet.state import FIVE, VOLLEYS

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
    def loaded(self) -> list[str]:
        """One's own cards that are loaded and not placed yet."""
        return list(self.places.get(loaded_on(self.seat), ()))

    @property
    def boarders(self) -> int:
        """How many of the others' boarding parties have not been seen yet."""
        return len(self.boarding)

    @property
    def boarding(self) -> list[str]:
        """The flags of the others whose boarding party has not been seen yet."""
        open_cards = [*self.places.get("pirate.spent", ())]
        for ship in self.row:
            open_cards += self.fired(ship)
        seen = {flag_of(card) for card in open_cards if kind_of(card) == "boarding_party"}
        return [flag for flag in self.others if flag not in seen]

    @property
    def others(self) -> list[str]:
        """The flags of the others, the neutral pirate's last."""
        flags = [seat["flag"] for seat in self.state["seats"] if seat["seat"] != self.seat]
        return [*flags, self.state["neutral"]] if self.state["neutral"] else flags

    @property
    def coming(self) -> int:
        """How many cards others will still place in this sailing after this seat's next one."""
        return sum(self.to_come.values())

    @property
    def to_come(self) -> dict[str, int]:
        """The same by the flags of those who will; the neutral pirate's card of this volley lies there."""
        later, mine = VOLLEYS - self.state["volley"], self._turn(self.seat)
        left = {
            seat["flag"]: later + (self._turn(seat["seat"]) > mine)
            for seat in self.state["seats"]
            if seat["seat"] != self.seat
        }
        if self.state["neutral"]:
            left[self.state["neutral"]] = later
        return {flag: cards for flag, cards in left.items() if cards}

    @property
    def may_board(self) -> list[str]:
        """The flags of the others who may still board in this sailing, as far as anybody has seen."""
        return [flag for flag in self.boarding if flag in self.to_come]

    def unseen(self, flag: str) -> list[int]:
        """The shots of the cannons of a flag that nobody has seen yet, the most first."""
        lying = [
            *self.places.get("pirate.spent", ()),
            *(card for ship in self.row for card in self.fired(ship)),
        ]
        left = Counter(cannons(card) for card in player_deck(flag, self.seats == FIVE, storms=False))
        left.subtract(cannons(card) for card in lying if flag_of(card) == flag)
        return sorted((+left).elements(), reverse=True)

    @property
    def own_to_come(self) -> int:
        """How many cards this seat will still place in this sailing after its next one."""
        return VOLLEYS - self.state["volley"]

    def _turn(self, seat: int) -> int:
        """When a seat places its card in this volley: 0 for the lookout."""
        return (seat - self.state["lookout"]) % self.seats

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


def fire_at(cards: Iterable[str]) -> dict[str, int]:
    """The cannon fire of each flag with these cards."""
    fire: dict[str, int] = {}
    for card in cards:
        fire[flag_of(card)] = fire.get(flag_of(card), 0) + cannons(card)
    return fire


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
