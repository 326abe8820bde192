"""Selling and buying goods (Sell Goods; Buy Goods)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any

from engine.kernel import (
    Chapter,
    Count,
    Decision,
    Option,
    Plan,
    Play,
    Public,
    Refusal,
    Step,
    again,
    picked,
    then,
)
from engine.marauders.draws import cards_drawn
from engine.marauders.glory.points import GainGlory
from engine.marauders.marks import DEMAND_MET
from engine.marauders.money import cannot_pay, pay, purse
from engine.marauders.places import demand_at, offer_to
from engine.marauders.port import bundles
from engine.marauders.port.free import free_by_count, price_in_all
from engine.marauders.ships.hold import TakeAboard, cargo_spaces, discard_cargo, filled, most_cargo, room
from engine.marauders.state import Captain, CaptainStep, MGame, ashore_at, bound_to
from engine.marauders.terms.trade import GoodsOffer, GoodsPrice, Market, OfferedCard, SellPrice

GOODS = Chapter("goods")

BASE_PRICE = 3
DEMAND_PRICE = 6
ALIKE = 3
"""Cards alike of which each costs least; more of them change nothing (Buy Goods)."""
GLORY_SALE = 3
"""Cards in demand that earn glory when sold at once (Winning the Game)."""


def market(game: MGame, captain: Captain) -> str:
    """The port whose market he trades in, "" for none (terms `Market`)."""
    return game.terms(Market(ashore_at(captain), captain.zone, captain.zone)).port


def demanded_good(game: MGame, port: str) -> str | None:
    """The good on the port's demand token."""
    tokens = game.places.held.get(demand_at(port))
    return game.box.demand_token(tokens[0]).good if tokens else None


def wanted_here(game: MGame, captain: Captain) -> str | None:
    """The good in demand where he trades."""
    return demanded_good(game, market(game, captain))


def markets_for(game: MGame, good: str) -> list[str]:
    """The ports that demand a good now, as everybody can see on their demand tokens."""
    return [zone for zone in game.box.ports if demanded_good(game, zone) == good]


def worth_keeping(game: MGame, captain: Captain, cards: Iterable[str]) -> list[str]:
    """Of these cargo cards as many as there is free room for, those that a port wants first: what a careful
    captain keeps without throwing anything out.
    """
    free = max(0, room(game, captain) - filled(game, captain.seat))
    wanted = {demanded_good(game, zone) for zone in game.box.ports}
    sells_best = sorted(cards, key=lambda card: game.box.cargo_card(card).good not in wanted)
    return sells_best[:free]


def sell_prices(game: MGame, captain: Captain) -> dict[str, SellPrice]:
    """What each of his cargo cards is worth here: 3, in demand 6. Not all of them may sell. [R Sell 1]"""
    place, wanted = ashore_at(captain), wanted_here(game, captain)
    prices: dict[str, SellPrice] = {}
    for space in cargo_spaces(game, captain.seat):
        for card in sorted(game.places.held.get(space.of(captain.seat), ())):
            good = game.box.cargo_card(card).good
            demanded = space.goods and good == wanted
            price = DEMAND_PRICE if demanded else BASE_PRICE
            terms = SellPrice(captain.seat, place, good, demanded, price, card, space.place)
            prices[card] = game.terms(terms)
    return prices


def _unsold(terms: SellPrice) -> Refusal | None:
    """Why a card does not sell here."""
    return None if terms.sells else Refusal("does-not-sell", {"because": terms.blamed("sells")})


@GOODS.effect("action:sell")
@GOODS.step
class SellGoods(CaptainStep):
    """Declare all goods to sell at once; selling the good in demand exchanges the token (G-M16).
    [R Sell 1, 2, 4, 5; S Contraband 8]
    """

    def play(self, game: MGame) -> Play:
        captain = self.captain(game)
        port, offers = market(game, captain), sell_prices(game, captain)
        options = [
            Option(
                f"sell:{card}",
                {"card": card, "gold": offer.price, "demanded": offer.demanded},
                say="sell-card",
                secret=True,
            )
            for card, offer in offers.items()
        ]
        options = [
            option
            for option, offer in zip(options, offers.values(), strict=True)
            if game.offers(option, _unsold(offer))
        ]
        picks = yield from game.ask(
            Decision(
                self.seat,
                "goods.sell",
                options,
                least=0,
                most=len(options),
                args={"zone": ashore_at(captain), "good": demanded_good(game, port)},
                bundles=lambda: bundles.of_sale(game, offers, GLORY_SALE),
            )
        )
        sold = [picked(pick) for pick in picks]
        if not sold:
            return None
        earned = sum(offers[card].price for card in sold)
        in_demand = sum(offers[card].demanded for card in sold)
        captain.gold += earned
        discard_cargo(game, self.seat, sold)
        because = sorted({source for card in sold for source in offers[card].changed_by("price")})
        game.log("goods.sold", seat=self.seat, cards=sold, gold=earned, in_demand=in_demand, because=because)
        after: list[Step] = [ExchangeDemand(zone=port)] if in_demand else []
        if in_demand:
            DEMAND_MET.put(captain)
        if in_demand >= GLORY_SALE:
            after.append(GainGlory(seat=self.seat, why="sale"))
        spaces = {card: offers[card].space for card in sold}
        return then(*after, GoodsSold(**bound_to(captain), spaces=spaces))


@GOODS.step
class GoodsSold(CaptainStep):
    """A sale is done, with its glory for goods in demand: attach what else it earns. [S Contraband 7, 8]"""

    spaces: Public[dict[str, str]]
    """The cards sold, now on the discards, each with the space where it lay (`CargoSpace.place`)."""

    def play(self, game: MGame) -> None:
        """Nothing happens by itself."""


@GOODS.effect("action:buy")
@GOODS.step
class BuyGoods(CaptainStep):
    """Draw the offer, choose from it, pay; discard the rest face up (Buy Goods). [R Buy 1, 8]"""

    def play(self, game: MGame) -> Any:
        captain = self.captain(game)
        him = bound_to(captain)
        place = ashore_at(captain)
        terms = game.terms(GoodsOffer(self.seat, place))
        if place not in captain.buys_at:
            captain.buys_at.append(place)
        game.log(
            "goods.offered",
            seat=self.seat,
            zone=place,
            count=terms.cards,
            because=terms.changed_by("cards"),
            again=place in captain.bought_at,
        )
        return then(
            DrawOffer(**him, cards=terms.cards),
            OfferDrawn(**him, cards=terms.cards),
            ChooseGoods(**him),
            DiscardOffer(**him),
        )


@GOODS.step
class DrawOffer(CaptainStep):
    """The cards of the offer, drawn unseen by the others. [R Buy 1]"""

    cards: Public[int]

    def play(self, game: MGame) -> Play:
        offer = offer_to(self.seat)
        drawn = yield from game.draw("cargo", offer, self.cards, "offer")
        return then(
            *cards_drawn(self.seat, "cargo", offer, drawn), RedrawOffer(**bound_to(self.captain(game)))
        )


def unwanted(game: MGame, captain: Captain, cards: Iterable[str]) -> Iterator[str]:
    """Those of the cards that are redrawn here: their good is in demand (terms `OfferedCard`)."""
    place, port, demanded = ashore_at(captain), market(game, captain), wanted_here(game, captain)
    for card in cards:
        redrawn = game.box.cargo_card(card).good == demanded
        if game.terms(OfferedCard(captain.seat, place, port, card, redrawn)).redrawn:
            yield card


@GOODS.step
class RedrawOffer(CaptainStep):
    """Discard and replace cards of the good in demand, and others that are not offered here, until none is
    left in the offer. [R Buy 2; S Contraband 2]
    """

    def play(self, game: MGame) -> Play:
        captain = self.captain(game)
        offer = offer_to(self.seat)
        cards = list(unwanted(game, captain, game.places.at(offer)))
        if not cards:
            return None
        game.move(cards, offer, "cargo.discards")
        game.log("goods.redrawn", seat=self.seat, cards=cards)
        if not self._others_left(game, captain):
            return None
        drawn = yield from game.draw("cargo", offer, len(cards), "offer")
        return again(*cards_drawn(self.seat, "cargo", offer, drawn))

    def _others_left(self, game: MGame, captain: Captain) -> bool:
        """Whether any card is left that could be offered, so that the redraw ends."""
        left = game.places.at("cargo.bag") + game.places.at("cargo.top") + game.places.at("cargo.discards")
        return any(not list(unwanted(game, captain, [card])) for card in left)


GOODS.declassify(
    RedrawOffer, "how many cards drawn were in demand", "Buy Goods: they are discarded, face up, and replaced"
)


@GOODS.step
class OfferDrawn(CaptainStep):
    """The offer is drawn and redrawn: attach what swaps or adds to it. [R Zones 11]"""

    cards: Public[int]

    def play(self, game: MGame) -> None:
        """Nothing happens by itself."""


def offer_prices(game: MGame, captain: Captain) -> dict[str, int]:
    """Gold for each card of the seat's offer: 3; 2 each for two alike, 1 each for three or more. [R Buy 3]"""
    place = ashore_at(captain)
    cards = sorted(game.places.at(offer_to(captain.seat)))
    drawn = Counter(game.box.cargo_card(card).good for card in cards)
    prices = {
        good: game.terms(GoodsPrice(captain.seat, place, count, max(1, BASE_PRICE + 1 - count))).price
        for good, count in drawn.items()
    }
    return {card: prices[game.box.cargo_card(card).good] for card in cards}


def cheapest(game: MGame, captain: Captain) -> int:
    """What he pays at least for one card here, if as many as possible are alike."""
    place = ashore_at(captain)
    alike = game.terms(GoodsPrice(captain.seat, place, ALIKE, max(1, BASE_PRICE + 1 - ALIKE))).price
    return price_in_all(game, captain, [alike])


@GOODS.step
class ChooseGoods(CaptainStep):
    """Buy any of the offer; the referee vouches for a reduced price. [R Buy 4, 5; R-3; S Contraband 4]"""

    besides: Public[list[int]] = []
    """The prices of cards of this offer that he has bought otherwise, by a module's rule: they belong to the
    same purchase, and are paid.
    """

    def play(self, game: MGame) -> Play:
        captain = self.captain(game)
        prices = offer_prices(game, captain)

        def total(picks: list[str]) -> int:
            return self._due(game, captain, [prices[picked(pick)] for pick in picks])

        def check(picks: list[str]) -> Refusal | None:
            return cannot_pay(game, captain, total(picks))

        asks = prices and most_cargo(game, captain)
        picks = (yield from game.ask(self._which(game, captain, prices, check))) if asks else []
        bought = [picked(pick) for pick in picks]
        price = total(picks)
        reduced = price < self._unreduced(game, captain, len(bought))
        return then(PayGoods(**bound_to(captain), bought=bought, gold=price, reduced=reduced))

    def _which(
        self,
        game: MGame,
        captain: Captain,
        prices: dict[str, int],
        check: Callable[[list[str]], Refusal | None],
    ) -> Decision:
        goods = {card: game.box.cargo_card(card).good for card in prices}
        # Where more are offered than he may ever have, nobody pays for what goes overboard at once.
        most = min(len(prices), most_cargo(game, captain))
        wanted = {good: markets_for(game, good) for good in sorted(set(goods.values()))}
        options = [
            Option(
                f"buy:{card}",
                {"card": card, "gold": price, "wanted": wanted[goods[card]]},
                say="buy-card",
                secret=True,
            )
            for card, price in prices.items()
        ]
        return Decision(
            self.seat,
            "goods.buy",
            options,
            least=0,
            most=most,
            args={"zone": ashore_at(captain)},
            private_args={
                "gold": purse(game, captain),
                "room": room(game, captain) - filled(game, self.seat),
                "takes": max(0, room(game, captain, at_sea=True) - filled(game, self.seat)),
                "in_port": captain.in_port,
                "free": free_by_count(game, captain, most, len(self.besides)),
                "markets": [
                    {"say": "market", "good": good, "zones": zones} for good, zones in wanted.items() if zones
                ],
            },
            check=check,
            bundles=lambda: bundles.of_purchase(game, captain, prices, partial(self._due, game, captain)),
        )

    def _due(self, game: MGame, captain: Captain, costs: list[int]) -> int:
        """What he pays for cards of these prices, after those he has bought besides."""
        everything = price_in_all(game, captain, [*self.besides, *costs])
        return everything - price_in_all(game, captain, self.besides)

    def _unreduced(self, game: MGame, captain: Captain, count: int) -> int:
        """The price of this many cards here if no two are alike."""
        single = game.terms(GoodsPrice(self.seat, ashore_at(captain), 1, BASE_PRICE)).price
        return self._due(game, captain, [single] * count)


@GOODS.step
class PayGoods(CaptainStep):
    """Pay for the chosen goods and lay them face down; the price is public. [R Buy 4, 5]"""

    bought: Count[list[str]]
    gold: Public[int]
    reduced: Public[bool]

    def play(self, game: MGame) -> Plan:
        captain = self.captain(game)
        pay(game, captain, self.gold)
        game.log(
            "goods.bought",
            seat=self.seat,
            count=len(self.bought),
            gold=self.gold,
            reduced=self.reduced,
            private={self.seat: {"cards": self.bought}},
        )
        cards = list(self.bought)
        return then(TakeAboard(**bound_to(captain), cards=cards, source=offer_to(self.seat), as_goods=True))


GOODS.declassify(
    PayGoods, "the price paid, and whether it is a reduced one", "Keeping Gold Hidden: what is spent is open"
)


@GOODS.step
class DiscardOffer(CaptainStep):
    """Cards not bought go to the discards, face up. [R Buy 6]"""

    def play(self, game: MGame) -> None:
        left = game.places.at(offer_to(self.seat))
        game.move(left, offer_to(self.seat), "cargo.discards")
        if left:
            game.log("goods.left", seat=self.seat, cards=left)


@GOODS.step
class ExchangeDemand(Step):
    """Draw a new demand token from the pool, then put the old one back (Sell Goods; G-M16). [R Sell 3, 4]"""

    zone: Public[str]

    def play(self, game: MGame) -> Play:
        old, wanted = game.places.at(demand_at(self.zone)), demanded_good(game, self.zone)
        yield from game.draw_unseen("demand.pool", demand_at(self.zone), 1, "demand")
        game.move(old, demand_at(self.zone), "demand.pool")
        good = demanded_good(game, self.zone)
        game.log("demand.changed", zone=self.zone, good=good, still=good == wanted)
        return None
