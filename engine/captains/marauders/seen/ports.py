"""What the rules say of a port: prices, offers and rights, as if the captain lay there."""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import Protocol

from engine.captains.marauders.seen.once import once
from engine.marauders.law.bounties import port_access
from engine.marauders.money import stash_terms
from engine.marauders.port.goods import BASE_PRICE, DEMAND_PRICE, demanded_good
from engine.marauders.port.shipyard import (
    MODIFICATION_PRICE,
    REPAIR_PRICE,
    WEAPON_PRICE,
    shipyard_price,
)
from engine.marauders.quests.rumors import rumor_terms
from engine.marauders.ships.ships import ships_for_sale
from engine.marauders.state import Captain, MGame
from engine.marauders.terms.port import PortAccess, RecruitTerms, RumorTerms, ShipyardTerms, StashTerms
from engine.marauders.terms.trade import FreeGoods, GoodsOffer, GoodsPrice, Market, SellPrice
from engine.marauders.turn.turn import move_cost

ALIKE = (1, 2, 3)
"""Cards alike in an offer for which goods have prices of their own."""


class Caller(Protocol):
    """Who looks at a port, and for whose captain."""

    game: MGame
    seat: int

    @once
    def captain(self) -> Captain:
        """His captain."""
        ...

    @once
    def gold(self) -> int:
        """Gold aboard."""
        ...

    def misses(self, skill: str, when: str) -> float:
        """The chance that a roll of a skill at a moment brings no success."""
        ...

    def supposed(self, zone: str, *, in_port: bool) -> AbstractContextManager[Captain]:
        """His captain as if he lay there."""
        ...


class PortsSeen(dict[str, "PortSeen"]):
    """The ports as they would be to the captain of a view, by their zones; each is looked at when it is first
    asked for.
    """

    def __init__(self, caller: Caller) -> None:
        super().__init__()
        self._caller = caller

    def __missing__(self, zone: str) -> PortSeen:
        found = self[zone] = PortSeen(self._caller, zone)
        return found


class PortSeen:
    """A port as it would be to the captain of a view; each thing is asked of the rules once."""

    def __init__(self, caller: Caller, zone: str) -> None:
        self.zone = zone
        self._caller = caller
        self._game = caller.game
        self._seat = caller.seat
        self._ashore = caller.supposed(zone, in_port=True)
        self._sales: dict[str, int] = {}
        self._yard: dict[str, int] = {}

    # --- getting in -------------------------------------------------------------------------------

    @once
    def access(self) -> PortAccess:
        """Whether he may enter, freely or otherwise."""
        return port_access(self._game, self._caller.captain, self.zone)

    @once
    def toll(self) -> float | None:
        """Gold that coming in costs on average; None where it cannot be counted on."""
        access, gold = self.access, self._caller.gold
        if access.open:
            return 0.0
        if access.ways:
            return float(min(access.tolls.get(way, 0) for way in access.ways))
        if access.fee is None or access.fee > gold:
            return None
        return access.fee * (self._caller.misses("influence", "port_entry") if access.rolls else 1.0)

    @once
    def docking(self) -> tuple[int, list[str]]:
        """Actions to dock here, and what that uses up (`MoveCost.uses`)."""
        with self._caller.supposed(self.zone, in_port=False) as captain:
            cost = move_cost(self._game, captain, "port")
            return cost.actions, cost.uses

    # --- goods ------------------------------------------------------------------------------------

    @once
    def demand(self) -> str | None:
        """The good in demand."""
        market = self._game.terms(Market(self.zone, self.zone, self.zone)).port
        return demanded_good(self._game, market)

    def sale(self, good: str) -> int:
        """What one card of a good brings; 0 where it does not sell."""
        if (known := self._sales.get(good)) is None:
            wanted = good == self.demand
            price = DEMAND_PRICE if wanted else BASE_PRICE
            with self._ashore:
                terms = self._game.terms(SellPrice(self._seat, self.zone, good, wanted, price))
            known = self._sales[good] = terms.price if terms.sells else 0
        return known

    @once
    def offer(self) -> int:
        """Cards that would be on offer in the captain's next port action here."""
        with self._ashore as captain:
            before = captain.bought_at
            captain.bought_at = [*before, *captain.buys_at]
            cards = self._game.terms(GoodsOffer(self._seat, self.zone)).cards
            captain.bought_at = before
        return cards

    def price(self, alike: int) -> int:
        """What a card costs of whose good so many are on offer."""
        return self._game.terms(self._price_of(alike)).price

    def _price_of(self, alike: int) -> GoodsPrice:
        return GoodsPrice(self._seat, self.zone, alike, max(1, BASE_PRICE + 1 - alike))

    @once
    def prices(self) -> tuple[int, ...]:
        """What a card costs that is alone on offer, one of a pair, of three alike."""
        with self._ashore:
            asked = self._game.terms_together([self._price_of(alike) for alike in ALIKE])
        return tuple(terms.price for terms in asked)

    def free(self, bought: int) -> int:
        """How many of so many cards bought are free."""
        with self._ashore:
            return self._game.terms(FreeGoods(self._seat, self.zone, bought)).free

    # --- the shipyard ---------------------------------------------------------------------------------

    @once
    def yard(self) -> ShipyardTerms:
        """Whether he may repair, and what a modification moved to a new ship costs."""
        with self._ashore:
            return self._game.terms(ShipyardTerms(self._seat, self.zone))

    @once
    def _sold(self) -> dict[str, int]:
        with self._ashore as captain:
            return ships_for_sale(self._game, captain)

    def ship(self, kind: str) -> int | None:
        """Gold for a ship of a kind; None where none is for sale."""
        printed = self._sold.get(kind)
        return None if printed is None else self._price(kind, printed)

    @property
    def repair(self) -> int:
        """Gold for a point of damage."""
        return self._price("repair", REPAIR_PRICE)

    @property
    def weapon(self) -> int:
        """Gold for a special weapon."""
        return self._price("weapon", WEAPON_PRICE)

    @property
    def modification(self) -> int:
        """Gold for a ship modification."""
        return self._price("modification", MODIFICATION_PRICE)

    def _price(self, item: str, base: int) -> int:
        if (known := self._yard.get(item)) is None:
            with self._ashore as captain:
                known = self._yard[item] = shipyard_price(self._game, captain, item, base).price
        return known

    # --- the rest -------------------------------------------------------------------------------------

    @once
    def recruit(self) -> RecruitTerms:
        """Whether he may recruit, and for what."""
        with self._ashore:
            return self._game.terms(RecruitTerms(self._seat, self.zone))

    @once
    def stash(self) -> StashTerms:
        """Whether he may stash, for what fee, and use his stash."""
        with self._ashore as captain:
            return stash_terms(self._game, captain)

    @once
    def rumor(self) -> RumorTerms:
        """What an attempt at a rumor costs, and how many he may hold."""
        with self._ashore as captain:
            return rumor_terms(self._game, captain)
