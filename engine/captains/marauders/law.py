"""What bounties cost: the ports they close."""

from __future__ import annotations

from collections.abc import Iterable

from engine.captains.marauders.aims import Weights
from engine.captains.marauders.observation import Observation
from engine.marauders.law.bounties import port_access
from engine.marauders.state import MOST_BOUNTIES
from engine.marauders.terms.sea import Bounties


def bounty_price(observed: Observation, weights: Weights, nation: str, why: str, count: int = 1) -> float:
    """What so many bounties of a nation cost that are got for something (`Bounties.why`), in gold."""
    if (known := observed.gained.get((nation, why, count))) is None:
        known = _gained(observed, nation, why, count)
        observed.gained[nation, why, count] = known
    gained, closed = known
    return max(weights.bounty * closed, weights.more_bounty * gained)


def _gained(observed: Observation, nation: str, why: str, count: int) -> tuple[int, int]:
    """How many bounties he gets, and how many ports that are open to him they close."""
    gained = max(0, observed.game.terms(Bounties(observed.seat, nation, why, count)).count)
    return gained, _closed(observed, nation, gained) if gained else 0


def _closed(observed: Observation, nation: str, gained: int) -> int:
    """How many ports that are open to the captain so many bounties more of a nation close."""
    bounties = observed.captain.bounties
    before = bounties.get(nation, 0)
    ports = [zone for zone in observed.box.ports if observed.nation(zone) == nation and observed.open(zone)]
    observed.captain.bounties = {**bounties, nation: min(MOST_BOUNTIES, before + gained)}
    try:
        found = [port_access(observed.game, observed.captain, zone) for zone in ports]
        return sum(not (access.open or access.ways) for access in found)
    finally:
        observed.captain.bounties = bounties


def least_bounty(
    observed: Observation, weights: Weights, nations: Iterable[str], why: str
) -> tuple[str, float]:
    """The nation among these whose bounty costs least, and what it costs."""
    prices = {nation: bounty_price(observed, weights, nation, why) for nation in nations}
    nation = min(prices, key=lambda one: prices[one])
    return nation, prices[nation]
