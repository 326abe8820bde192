"""What the cards that others still place in a sailing can do at a ship."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import Any

import msgspec

from engine.captains.treasure_fleet.observation import Observation, fire_at, leader
from engine.treasure_fleet.box import kind_of

BOARDS = "boarding_party"
APART = 2
"""So many others are told of one by one."""


class Level(msgspec.Struct, frozen=True):
    """What somebody needs to draw level at a ship where one leads: how many cards at least, by those of his
    that nobody has seen yet, 0 if nobody can any more; if one is enough, how many shots it must have.
    """

    cards: int = 0
    shots: int = 0


class Threat(msgspec.Struct, frozen=True):
    """Who can still change who has a ship: a flag, how many cards it still places, and what it needs."""

    flag: str
    left: int
    needs: Level


def level(seen: Observation, cards: Sequence[str]) -> Level:
    """What he needs who gets there with the fewest cards, and then the weakest, with these at a ship."""
    needs = [(threat.needs.cards, threat.needs.shots) for threat in threats(seen, cards)]
    return Level(*min(needs, default=(0, 0)))


def threats(seen: Observation, cards: Sequence[str]) -> list[Threat]:
    """Who may still draw level with the seat's cannons at a ship with these cards, or break a tie there."""
    return [*_threats(seen, fire_at(cards), tied=leader(list(cards)) != seen.flag)]


def _threats(seen: Observation, fire: dict[str, int], *, tied: bool) -> Iterator[Threat]:
    for flag, left in seen.to_come.items():
        most = max((shots for other, shots in fire.items() if other != flag), default=0) + 1
        lacking = (most if tied else fire.get(seen.flag, 0)) - fire.get(flag, 0)
        strongest = accumulate(seen.unseen(flag)[:left])
        needed = next((n for n, shots in enumerate(strongest, 1) if shots >= lacking), 0)
        if needed:
            yield Threat(flag, left, Level(needed, max(1, lacking) if needed == 1 else 0))


def may_be_lost(seen: Observation, ship: str) -> bool:
    """Whether somebody who still places cards may catch up with the cannons there, where only these count."""
    if any(kind_of(card) == BOARDS for card in seen.fired(ship)):
        return False
    return bool(level(seen, seen.fired(ship)).cards)


def unless(seen: Observation, cards: Sequence[str]) -> dict[str, Any]:
    """What must not come if all is to stay as it is at a ship with these cards: the `threats` of cannons, in
    phrases, and who may `board`, unless any card of theirs is a threat already, or the one threat tells it.
    """
    found = threats(seen, cards)
    needs = {threat.needs for threat in found}
    groups = [found] if len(needs) == 1 or len(found) > APART else [[one] for one in found]
    boards = [] if Level(1, 1) in needs else seen.may_board
    among = len(groups) == 1 and {*boards} <= {one.flag for one in found}
    told = [_told(seen, some, party=among and bool(boards)) for some in groups if some]
    return {"threats": told, "boards": [] if among else [whose(seen, flag) for flag in boards]}


def _told(seen: Observation, some: Sequence[Threat], *, party: bool) -> dict[str, Any]:
    """Several threats in one: who, how many cards they still have, the least that one of them needs, and
    whether a boarding party would do, too.
    """
    needs = min((one.needs for one in some), key=lambda one: (one.cards, one.shots))
    who, left = [whose(seen, one.flag) for one in some], sum(one.left for one in some)
    told = {"who": who, "left": left, "cards": needs.cards, "shots": needs.shots}
    return {"say": "fleet-adds", **told, "party": "yes" if party else "no"}


def whose(seen: Observation, flag: str) -> dict[str, Any]:
    """A captain by the flag, or the neutral pirate."""
    seat = next((one["seat"] for one in seen.state["seats"] if one["flag"] == flag), None)
    return {"say": "who-neutral"} if seat is None else {"say": "who-flag", "seat": seat}
