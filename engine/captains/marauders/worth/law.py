"""What bounties cost: the ports they close, and the cargo aboard that would have sold there."""

from __future__ import annotations

from collections.abc import Iterable

from engine.captains.marauders.seen.observation import Observation
from engine.captains.marauders.worth.aims import Aims
from engine.captains.marauders.worth.trade import Asked, Market, outlets
from engine.marauders.law.bounties import port_access
from engine.marauders.state import MOST_BOUNTIES
from engine.marauders.terms.sea import Bounties

HOME_WATERS = 2
"""How many times the ports of his home's nation count: he comes by them again and again."""


def bounty_price(observed: Observation, aims: Aims, nation: str, why: str, count: int = 1) -> float:
    """What so many bounties of a nation cost that are got for something (`Bounties.why`), in gold."""
    if (price := aims.prices.get((nation, why, count))) is None:
        price = aims.prices[nation, why, count] = _priced(
            observed, aims, nation, _got(observed, nation, why, count)
        )
    return price


def bounty_ports(observed: Observation, nation: str, why: str, count: int = 1) -> tuple[str, ...]:
    """The ports open to the captain that so many bounties of a nation close which are got for something."""
    return _got(observed, nation, why, count)[1]


def _priced(observed: Observation, aims: Aims, nation: str, got: tuple[int, tuple[str, ...]]) -> float:
    closed = got[1]
    price = _standing(observed, aims, nation, got)
    return price + (_unsold(observed, aims, closed) if closed and observed.hold else 0.0)


def _standing(observed: Observation, aims: Aims, nation: str, got: tuple[int, tuple[str, ...]]) -> float:
    """What bounties cost that close ports to him, whatever he has aboard."""
    gained, closed = got
    weights = aims.weights
    times = HOME_WATERS if nation == observed.nation(observed.home) else 1
    return max(weights.bounty * times * len(closed), weights.more_bounty * gained)


def _got(observed: Observation, nation: str, why: str, count: int) -> tuple[int, tuple[str, ...]]:
    if (known := observed.gained.get((nation, why, count))) is None:
        known = observed.gained[nation, why, count] = _gained(observed, nation, why, count)
    return known


def _gained(observed: Observation, nation: str, why: str, count: int) -> tuple[int, tuple[str, ...]]:
    """How many bounties he gets, and the ports open to him that they close."""
    gained = max(0, observed.game.terms(Bounties(observed.seat, nation, why, count)).count)
    return gained, _closed(observed, nation, gained) if gained else ()


def _closed(observed: Observation, nation: str, gained: int) -> tuple[str, ...]:
    """The ports open to the captain that so many bounties more of a nation close."""
    if (known := observed.closed.get((nation, gained))) is None:
        known = observed.closed[nation, gained] = _found_closed(observed, nation, gained)
    return known


def _found_closed(observed: Observation, nation: str, gained: int) -> tuple[str, ...]:
    bounties = observed.captain.bounties
    before = bounties.get(nation, 0)
    ports = [zone for zone in observed.ports_of.get(nation, ()) if observed.open(zone)]
    observed.captain.bounties = {**bounties, nation: min(MOST_BOUNTIES, before + gained)}
    try:
        found = {zone: port_access(observed.game, observed.captain, zone) for zone in ports}
        return tuple(zone for zone, access in found.items() if not (access.open or access.ways))
    finally:
        observed.captain.bounties = bounties


def _unsold(observed: Observation, aims: Aims, closed: tuple[str, ...]) -> float:
    """How much less the cargo aboard is worth once it cannot be sold in these ports."""
    return _sold(observed, aims, ()) - _sold(observed, aims, closed)


def _sold(observed: Observation, aims: Aims, closed: tuple[str, ...]) -> float:
    """What the cargo aboard is worth if these ports are closed."""
    if (known := observed.sold.get(closed)) is None:
        captain = observed.captain
        left = {
            good: [port for port in outlets(observed, good) if port not in closed] for good in observed.hold
        }
        market = Market(observed, aims, captain.zone, captain.in_port, Asked(observed, aims, left))
        known = observed.sold[closed] = market.worth(observed.hold)
    return known


def least_bounty(observed: Observation, aims: Aims, nations: Iterable[str], why: str) -> tuple[str, float]:
    """The nation among these whose bounty costs least, and what it costs: the first of them if several do."""
    least, price = "", float("inf")
    for nation in nations:
        # What cannot be sold any more only adds to it, and takes longer to find out.
        if _standing(observed, aims, nation, _got(observed, nation, why, 1)) < price:
            asked = bounty_price(observed, aims, nation, why)
            if asked < price:
                least, price = nation, asked
    return least, price
