"""Buying and selling contraband (Getting Contraband; Selling Contraband)."""

from __future__ import annotations

from typing import Any

from data.content.seas_of_glory.contraband import ContrabandCard
from engine.kernel import Count, Decision, Option, Plan, Play, Public, Rank, Step, again, picked, then
from engine.marauders.glory.points import GainGlory
from engine.marauders.money import cannot_pay, pay, purse
from engine.marauders.places import offer_to
from engine.marauders.port.free import price_in_all
from engine.marauders.port.goods import BASE_PRICE, ChooseGoods, GoodsSold, RedrawOffer
from engine.marauders.seas_of_glory.contraband.space import (
    CONTRABAND,
    FOR_GLORY,
    SPACE,
    behind_captain_of,
    contraband_cards,
    contraband_of,
)
from engine.marauders.ships.hold import ThrowOutCargo, filled, room
from engine.marauders.state import Captain, CaptainStep, MGame, ashore_at, bound_to
from engine.marauders.terms.trade import GoodsPrice, OfferedCard, SellPrice

WORTH = 10


# --- buying -----------------------------------------------------------------------------------------


@CONTRABAND.rule(OfferedCard)
def not_where_it_is_sold(game: MGame, terms: OfferedCard) -> None:
    """Contraband for the port of this market is redrawn. [S Contraband 2]"""
    card = game.box.entries(ContrabandCard).get(terms.card)
    if card is not None and card.port == terms.port:
        terms.redrawn = True


CONTRABAND.declassify(
    RedrawOffer,
    "how many cards drawn were contraband for this port",
    "Getting Contraband 1: they are discarded, face up, and replaced",
)


@CONTRABAND.instead(ChooseGoods)
def contraband_before_goods(game: MGame, step: ChooseGoods) -> Step:
    """When cards are done with the offer, contraband is bought before the goods. [S Contraband 3, 4]"""
    return ChooseContrabandFirst(seat=step.seat, captain_id=step.captain_id)


@CONTRABAND.step
class ChooseContrabandFirst(ChooseGoods):
    """Contraband, then goods out of what is left: it is one purchase (G-Z3). [S Contraband 3]"""

    asked: Public[bool] = False

    def play(self, game: MGame) -> Any:
        if self.asked:
            return super().play(game)
        self.asked = True
        return again(BuyContraband(seat=self.seat, captain_id=self.captain_id))


def contraband_price(game: MGame, captain: Captain) -> int:
    """Gold for a card bought as contraband here, however many are alike. [S Contraband 14]"""
    return game.terms(GoodsPrice(captain.seat, ashore_at(captain), 0, BASE_PRICE)).price


@CONTRABAND.step
class BuyContraband(CaptainStep):
    """Cards of the offer may be bought as contraband for 3 gold each (Getting Contraband 2).

    He is asked whether there are any or not, so that nobody learns what he has drawn. [S Contraband 3]
    """

    def play(self, game: MGame) -> Play:
        captain = self.captain(game)
        price = contraband_price(game, captain)
        cards = contraband_cards(game, game.places.at(offer_to(self.seat)))
        options = [
            Option(f"smuggle:{card}", {"card": card, "kind": shown.kind, "zone": shown.port}, secret=True)
            for card, shown in cards.items()
        ]
        picks = yield from game.ask(
            Decision(
                self.seat,
                "contraband.buy",
                options,
                least=0,
                most=len(options),
                args={"zone": ashore_at(captain), "gold": price},
                private_args={
                    "purse": purse(game, captain),
                    "room": room(game, captain) - filled(game, self.seat),
                    "in_port": captain.in_port,
                    "found": len(cards),
                },
                check=lambda picks: cannot_pay(
                    game, captain, price_in_all(game, captain, [price] * len(picks))
                ),
            )
        )
        if not picks:
            return None
        return then(PayContraband(**bound_to(captain), bought=[picked(pick) for pick in picks], price=price))


@CONTRABAND.step
class PayContraband(CaptainStep):
    """It is paid and laid face down on its space; what is too much goes overboard. [S Contraband 3]"""

    bought: Count[list[str]]
    price: Public[int]

    def play(self, game: MGame) -> Plan:
        captain = self.captain(game)
        prices = [self.price] * len(self.bought)
        gold = price_in_all(game, captain, prices)
        pay(game, captain, gold)
        game.move(self.bought, offer_to(self.seat), contraband_of(self.seat))
        game.inside(ChooseContrabandFirst).besides = prices
        mine = {self.seat: {"cards": self.bought}}
        game.log("contraband.bought", seat=self.seat, count=len(self.bought), gold=gold, private=mine)
        return then(ThrowOutCargo(**bound_to(captain)))


# --- selling ----------------------------------------------------------------------------------------


@CONTRABAND.rule(SellPrice, rank=Rank.LAST)
def to_its_port(game: MGame, terms: SellPrice) -> None:
    """Only the port on the card buys contraband, always for 10 gold (G-Z3). [S Contraband 6, 13]"""
    if terms.space == SPACE:
        terms.sells = terms.place == game.box.entries(ContrabandCard)[terms.card].port
        terms.price = WORTH


@CONTRABAND.after(GoodsSold)
def contraband_sold(game: MGame, step: GoodsSold) -> list[Step]:
    """What of the sale was contraband. [S Contraband 7, 8]"""
    sold = [card for card, space in step.spaces.items() if space == SPACE]
    return [ContrabandGlory(seat=step.seat, captain_id=step.captain_id, sold=sold)] if sold else []


@CONTRABAND.step
class ContrabandGlory(CaptainStep):
    """A glory point for every two sold. The first of two lies behind the captain and outlasts him; it is no
    half point. [S Contraband 7]
    """

    sold: Public[list[str]]

    def play(self, game: MGame) -> Plan:
        behind = behind_captain_of(self.seat)
        waiting = game.places.at(behind)
        points, odd = divmod(len(waiting) + len(self.sold), FOR_GLORY)
        if points:
            game.move(waiting, behind, "cargo.discards")
        if odd:
            game.move(self.sold[-1:], "cargo.discards", behind)
            game.log("contraband.behind", seat=self.seat, card=self.sold[-1])
        return then(*(GainGlory(seat=self.seat, why="contraband") for _ in range(points)))
