"""What bounties cost: the ports they close."""

from __future__ import annotations

from collections.abc import Iterable

from engine.captains.marauders.aims import Weights
from engine.captains.marauders.chart import ports_of
from engine.captains.marauders.observation import Observation


def bounty_price(observed: Observation, weights: Weights, nation: str) -> float:
    """What one more bounty of a nation costs, in gold."""
    if nation == observed.captain.marque:
        return 0.0
    if nation in observed.captain.bounties:
        return weights.more_bounty
    spared = sum(ability.bounties for ability in observed.abilities("port_entry"))
    if spared:
        return weights.more_bounty
    closed = ports_of(observed.box, nation) - (observed.nation(observed.home) == nation)
    return weights.bounty * closed


def least_bounty(observed: Observation, weights: Weights, nations: Iterable[str]) -> tuple[str, float]:
    """The nation among these whose bounty costs least, and what it costs."""
    prices = {nation: bounty_price(observed, weights, nation) for nation in nations}
    nation = min(prices, key=lambda one: prices[one])
    return nation, prices[nation]
