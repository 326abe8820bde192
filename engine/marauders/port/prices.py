"""What goods would bring each captain where he is (Sell Goods), for pictures."""

from __future__ import annotations

from typing import Any

from engine.kernel import Chapter
from engine.marauders.port.goods import BASE_PRICE, DEMAND_PRICE, demanded_good
from engine.marauders.ships.hold import cargo_count
from engine.marauders.state import Captain, MGame
from engine.marauders.terms.trade import Market, SellPrice

PRICES = Chapter("prices")


@PRICES.fact("prices")
def prices_where_they_are(game: MGame) -> list[dict[str, Any] | None]:
    """For each seat: the `port` in its captain's zone, the good in `demand` there, and the gold that one card
    of each good brings him there, or would bring if he docked (`sells`). None without a captain, a port, or
    goods aboard. Contraband, whose cards name their price, is left out.
    """
    goods = sorted({card.good for card in game.box.cargo.values()})
    return [
        _prices(game, seat.captain, goods) if seat.captain and _trades(game, seat.captain) else None
        for seat in game.state.seats
    ]


def _trades(game: MGame, captain: Captain) -> bool:
    """Whether a port is near and there is something to sell, as everybody sees."""
    return captain.zone in game.box.ports and cargo_count(game, captain.seat, goods=True) > 0


def _prices(game: MGame, captain: Captain, goods: list[str]) -> dict[str, Any]:
    port = captain.zone
    wanted = demanded_good(game, game.terms(Market(port, port, port)).port)
    offers = [
        SellPrice(captain.seat, port, good, good == wanted, DEMAND_PRICE if good == wanted else BASE_PRICE)
        for good in goods
    ]
    sells = {offer.good: offer.price for offer in game.terms_together(offers) if offer.sells}
    return {"port": port, "demand": wanted or "", "sells": sells}
