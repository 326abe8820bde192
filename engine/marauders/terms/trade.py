"""Terms of buying and selling goods (Buy Goods; Sell Goods). `place` is a port, by its zone, or a place of a
module (`ashore_at`).
"""

from __future__ import annotations

from engine.kernel import Terms
from engine.marauders.terms.ships import REGULAR_CARGO


class Market(Terms):
    """Whose market a place has: the `port` whose demand token says what is in demand there, and which is
    exchanged.

    A place of a module at sea shares the market of the port in its `zone`; with "" nothing is in demand.
    """

    place: str
    zone: str
    port: str


class GoodsOffer(Terms):
    """Cargo cards drawn when buying goods (Buy Goods: 6; 3 when bought here in the previous turn)."""

    seat: int
    place: str
    cards: int = 6


class GoodsPrice(Terms):
    """Gold for one card of a good on offer (Buy Goods: 3, 2 for two alike, 1 for three or more)."""

    seat: int
    place: str
    drawn: int
    price: int


class FreeGoods(Terms):
    """How many of the cheapest cards bought are free (Cartagena)."""

    seat: int
    place: str
    bought: int
    free: int = 0


class SellPrice(Terms):
    """Gold for one card sold (Sell Goods: 3; 6 in demand), and whether it `sells` here at all.

    `space` is the space where the card lies (`CargoSpace.place`); only from a space of goods it is in demand.
    """

    seat: int
    place: str
    good: str
    demanded: bool
    price: int
    card: str = ""
    space: str = REGULAR_CARGO
    sells: bool = True
