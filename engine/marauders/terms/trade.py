"""Terms of buying and selling goods (Buy Goods; Sell Goods). `place` is a port, by its zone, or a module's
place (`ashore_at`).
"""

from __future__ import annotations

from engine.kernel import Terms
from engine.marauders.terms.ships import REGULAR_CARGO


class Market(Terms):
    """Whose market a place has: the demand token of `port` says what is in demand there, and is exchanged.

    A module's place at sea shares the market of the port in its `zone`; with "" nothing is in demand.
    """

    place: str
    zone: str
    port: str


class GoodsOffer(Terms):
    """Cargo cards drawn when buying goods (Buy Goods: 6; 3 if he bought here in the previous turn).
    [R Buy 1]
    """

    told = True

    seat: int
    place: str
    cards: int = 6


class OfferedCard(Terms):
    """Whether a cargo card drawn for an offer is `redrawn` instead of being offered (Buy Goods: of the good
    in demand). `port` is whose market it is (`Market`). [S Contraband 2; S Locations 9]
    """

    seat: int
    place: str
    port: str
    card: str
    redrawn: bool


class GoodsPrice(Terms):
    """Gold for one card of a good on offer (Buy Goods: 3, 2 for two alike, 1 for three or more).

    `drawn` is how many cards of the good were drawn; 0 for a card that is bought, by a module's rule, as
    something else than the good it shows. [R Buy 3]
    """

    seat: int
    place: str
    drawn: int
    price: int


class FreeGoods(Terms):
    """How many of the cheapest cards bought are free (Cartagena). [R Zones 9]"""

    seat: int
    place: str
    bought: int
    free: int = 0


class SellPrice(Terms):
    """Gold for one card sold (Sell Goods: 3; 6 in demand), and whether it `sells` here at all.

    `space` is the space where the card lies (`CargoSpace.place`); it is in demand only in a space of goods.
    [R Sell 1]
    """

    told = True

    seat: int
    place: str
    good: str
    demanded: bool
    price: int
    card: str = ""
    space: str = REGULAR_CARGO
    sells: bool = True
