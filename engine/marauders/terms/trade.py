"""Terms of buying and selling goods (Buy Goods; Sell Goods)."""

from __future__ import annotations

from engine.kernel import Terms


class GoodsOffer(Terms):
    """Cargo cards drawn when buying goods (Buy Goods: 6; 3 when bought here in the previous turn)."""

    seat: int
    zone: str
    cards: int = 6


class GoodsPrice(Terms):
    """Gold for one card of a good on offer (Buy Goods: 3, 2 for two alike, 1 for three or more)."""

    seat: int
    zone: str
    drawn: int
    price: int


class FreeGoods(Terms):
    """How many of the cheapest cards bought are free (Cartagena)."""

    seat: int
    zone: str
    bought: int
    free: int = 0


class SellPrice(Terms):
    """Gold for one card sold (Sell Goods: 3; 6 in demand)."""

    seat: int
    zone: str
    good: str
    demanded: bool
    price: int
