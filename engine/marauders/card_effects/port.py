"""What glory cards do in ports and to captains who trade there, and their windows (docs/content.md lists the
verbs).
"""

from __future__ import annotations

from typing import Any

from data.content.verbs.effects import Effect
from engine.kernel import Chapter, Decision, Option, Play, Public, Rank, Step, picked, then
from engine.marauders.glory.cards import other_seats, window
from engine.marauders.glory.effects import CardEffect
from engine.marauders.glory.orders import whose
from engine.marauders.places import demand_at
from engine.marauders.port.goods import ChooseGoods, DrawOffer, SellGoods, demanded_good, market, wanted_here
from engine.marauders.state import MGame, PortAction, ashore_at, bound_to, captain_of
from engine.marauders.terms.trade import SellPrice
from engine.marauders.terms.turn import WindowContext

PORT_CARDS = Chapter("port_cards")


# --- windows --------------------------------------------------------------------------------------


@PORT_CARDS.before(SellGoods)
def before_a_sale(game: MGame, step: SellGoods) -> list[Step]:
    """The seller, then the others. [R Turn cards 1]"""
    return window(
        game, {step.seat: ["own_sale"], **{seat: ["other_sale"] for seat in other_seats(game, step.seat)}}
    )


@PORT_CARDS.before(ChooseGoods)
def at_the_offer(game: MGame, step: ChooseGoods) -> list[Step]:
    """The buyer, when his offer is drawn, redrawn and perhaps swapped; what a card adds to it comes first.
    [R Turn cards 1]
    """
    port = own_port(game, step.seat)
    him = bound_to(captain_of(game, step.seat))
    more = [DrawOffer(**him, cards=port.more_offer)] if port and port.more_offer else []
    return [*more, *window(game, {step.seat: ["own_offer"]})]


@PORT_CARDS.rule(WindowContext, "window:own_sale")
@PORT_CARDS.rule(WindowContext, "window:other_sale")
@PORT_CARDS.rule(WindowContext, "window:own_offer")
def who_trades(game: MGame, context: WindowContext) -> None:
    """Who sells or buys, where, and what is in demand there. [plumbing]"""
    trade = game.within(SellGoods) or game.inside(ChooseGoods)
    trader = captain_of(game, trade.seat)
    good = wanted_here(game, trader)
    context.args = {"other": trader.seat, "zone": ashore_at(trader), "good": good}
    context.met = whose(game, context.seat, trader.seat) if trader.seat != context.seat else []


# --- demand, sales, offers, the shipyard ----------------------------------------------------------


def markets(game: MGame, seat: int, where: str) -> list[str]:
    """The ports whose demand a card may change: the one he is in, any port, or another seller's."""
    if where == "any":
        return list(game.box.ports)
    if where == "here":
        captain = captain_of(game, seat)
        port = market(game, captain) if ashore_at(captain) else ""
    else:
        sale = game.within(SellGoods)
        port = market(game, captain_of(game, sale.seat)) if sale and sale.seat != seat else ""
    return [port] if port else []


@PORT_CARDS.effect("pick_demand")
@PORT_CARDS.step
class PickDemand(CardEffect):
    """Draw demand tokens openly; one replaces a port's token, the others go back with it (R-31).
    [R Turn cards 2; R-31]
    """

    tokens: Public[int]
    where: Public[str]

    @classmethod
    def usable(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """If there is such a port, and a token in the reserve."""
        return bool(markets(game, seat, effect.params["where"])) and game.places.count("demand.pool") > 0

    def play(self, game: MGame) -> Play:
        zones = markets(game, self.seat, self.where)
        if not zones:
            return None
        drawn = yield from game.draw_unseen("demand.pool", "demand.drawn", self.tokens, "demand")
        if not drawn:
            return None
        game.log("demand.drawn", seat=self.seat, tokens=drawn)
        token, zone = drawn[0], zones[0]
        if len(drawn) > 1:
            (pick,) = yield from game.ask(self._which_token(drawn))
            token = picked(pick)
        if len(zones) > 1:
            (pick,) = yield from game.ask(self._which_port(game, zones, token))
            zone = picked(pick)
        game.move(game.places.at(demand_at(zone)), demand_at(zone), "demand.pool")
        game.move([token], "demand.drawn", demand_at(zone))
        game.move(game.places.at("demand.drawn"), "demand.drawn", "demand.pool")
        game.log("demand.changed", zone=zone, good=demanded_good(game, zone), still=False)
        return None

    def _which_token(self, drawn: list[str]) -> Decision:
        options = [Option(f"token:{token}", {"token": token}) for token in drawn]
        return Decision(self.seat, "demand.token", options, default=[options[0].id])

    def _which_port(self, game: MGame, zones: list[str], token: str) -> Decision:
        options = [
            Option(f"market:{zone}", {"zone": zone, "good": demanded_good(game, zone)}) for zone in zones
        ]
        return Decision(self.seat, "demand.port", options, default=[options[0].id], args={"token": token})


def own_port(game: MGame, seat: int) -> PortAction | None:
    """The port action under way, if it is this seat's."""
    port = game.within(PortAction)
    return port if port and port.seat == seat else None


@PORT_CARDS.effect("sell_at")
@PORT_CARDS.step
class SellAt(CardEffect):
    """When he sells in this port action, goods not in demand bring at least so much. [R Turn cards 3]"""

    gold: Public[int]

    @classmethod
    def usable(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """In a port action of his own, as long as he may still sell or is selling."""
        port, sale = own_port(game, seat), game.within(SellGoods)
        return port is not None and (not getattr(port, "done", ()) or sale is not None)

    def play(self, game: MGame) -> None:
        if port := own_port(game, self.seat):
            port.least = max(port.least, self.gold)


@PORT_CARDS.rule(SellPrice, rank=Rank.SET)
def least_price(game: MGame, terms: SellPrice) -> None:
    """What a card lets goods not in demand bring in this port action. [R Turn cards 3]"""
    port = own_port(game, terms.seat)
    if port and not terms.demanded:
        terms.price = max(terms.price, port.least)


@PORT_CARDS.effect("more_offer")
@PORT_CARDS.step
class MoreOffer(CardEffect):
    """His offer of goods has more cargo cards; those in demand are redrawn. [R Turn cards 4]"""

    cards: Public[int]

    @classmethod
    def usable(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """In a port action of his own in which he may still buy, or while he chooses from his offer."""
        port, choice = own_port(game, seat), game.within(ChooseGoods)
        return port is not None and ("buy" not in getattr(port, "done", ()) or choice is not None)

    def play(self, game: MGame) -> Any:
        if game.within(ChooseGoods):
            return then(DrawOffer(**bound_to(self.captain(game)), cards=self.cards))
        if port := own_port(game, self.seat):
            port.more_offer += self.cards
        return None


@PORT_CARDS.effect("shipyard_credit")
@PORT_CARDS.step
class ShipyardCredit(CardEffect):
    """The shipyard charges this much less in all, in this port action. [R Turn cards 5]"""

    gold: Public[int]

    @classmethod
    def usable(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """In a port action of his own, before he is done with the shipyard."""
        port = own_port(game, seat)
        return port is not None and "shipyard" not in getattr(port, "done", ())

    def play(self, game: MGame) -> None:
        if port := own_port(game, self.seat):
            port.credit += self.gold
