"""The port action and its activities, each once and each finished before the next (Port)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from engine.kernel import DONE, Chapter, Decision, Owner, Play, Public, Range, Rank, Step, again, then
from engine.kernel.step import Request
from engine.marauders.cards import others, window
from engine.marauders.dice import roll_skill, successes
from engine.marauders.figures import Offer, PortOffers, RecruitTerms
from engine.marauders.goods import BuyGoods, SellGoods, ThrowOutCargo
from engine.marauders.money import cannot_pay, pay, purse, stash_terms
from engine.marauders.offers import act, as_option
from engine.marauders.ships import ship_values
from engine.marauders.shipyard import Shipyard
from engine.marauders.state import Captain, CaptainStep, MGame, PortAction, captain_of, of

PORT = Chapter("port")

__all__ = ["PORT", "Port", "ThrowOutCargo"]


@PORT.step
class Port(PortAction):
    """Any number of activities, in any order but selling, which comes first or not at all."""

    done: Public[list[str]] = []
    opened: Public[bool] = False
    tried: Owner[list[str]] = []
    """Specialists who declined in this port action."""

    def play(self, game: MGame) -> Play:
        captain = self.him(game)
        if not self.opened:
            self.opened = True
            game.tell("port.action", seat=self.seat, zone=captain.zone)
            self._reveal_modification(game, captain)
            return again(*window(game, {seat: ["other_port"] for seat in others(game, self.seat)}))
        offers = [offer for offer in self._offers(game, captain) if offer.again or offer.id not in self.done]
        prices = {offer.id: offer.price for offer in offers}
        (pick,) = yield from game.ask(
            Decision(
                self.seat,
                "port.activity",
                [*map(as_option, offers), DONE],
                default=["done"],
                args={"zone": captain.zone, "done": self.done},
                check=lambda picks: cannot_pay(game, captain, prices.get(picks[0], 0)),
            )
        )
        if pick == "done":
            return None
        if not next(offer for offer in offers if offer.id == pick).again:
            self.done.append(pick)
        return again(*act(game, captain, pick))

    def _offers(self, game: MGame, captain: Captain) -> list[Offer]:
        return game.figure(PortOffers(self.seat, captain.zone, list(self.done))).offers

    def _reveal_modification(self, game: MGame, captain: Captain) -> None:
        """A face-down modification turns when the port action is declared (G-C6)."""
        hidden = game.places.at(f"mod.down:{captain.zone}")
        game.move(hidden, f"mod.down:{captain.zone}", f"mod.at:{captain.zone}")
        if hidden:
            game.tell("mod.revealed", zone=captain.zone, mod=hidden[0])


@PORT.rule(PortOffers, rank=Rank.SET)
def activities(game: MGame, figure: PortOffers) -> None:
    """Selling comes first or not at all, the others in any order (Port)."""
    captain = captain_of(game, figure.seat)
    stash = stash_terms(game, captain)
    offered = {
        "sell": not figure.done,
        "buy": True,
        "shipyard": True,
        "recruit": _recruits(game, captain),
        "stash": stash.allowed,
    }
    figure.offers += [Offer(activity) for activity, is_offered in offered.items() if is_offered]
    if stash.opens:
        figure.offers.append(Offer("take", again=True))


def _recruits(game: MGame, captain: Captain) -> bool:
    lacking = ship_values(game, captain).crew - captain.ship.crew
    return lacking > 0 and game.figure(RecruitTerms(captain.seat, captain.zone)).allowed


@PORT.effect("act:sell")
def sell(game: MGame, captain: Captain, target: str) -> Step:
    """Sell goods."""
    return SellGoods(**of(captain))


@PORT.effect("act:buy")
def buy(game: MGame, captain: Captain, target: str) -> Step:
    """Buy goods."""
    return BuyGoods(**of(captain))


@PORT.effect("act:shipyard")
def visit_shipyard(game: MGame, captain: Captain, target: str) -> Step:
    """Visit the shipyard."""
    return Shipyard(**of(captain))


@PORT.effect("act:recruit")
def recruit(game: MGame, captain: Captain, target: str) -> Step:
    """Recruit."""
    return Recruit(**of(captain))


@PORT.effect("act:stash")
def stash(game: MGame, captain: Captain, target: str) -> Step:
    """Stash gold."""
    return StashGold(**of(captain))


@PORT.effect("act:take")
def take(game: MGame, captain: Captain, target: str) -> Step:
    """Move gold from the stash aboard."""
    return TakeFromStash(**of(captain))


@PORT.step
class Recruit(CaptainStep):
    """A Leadership success fills up the crew; else crew costs 2 gold each (Recruit)."""

    def play(self, game: MGame) -> Play:
        captain = self.him(game)
        full = ship_values(game, captain).crew
        terms = game.figure(RecruitTerms(self.seat, captain.zone))
        if not terms.free:
            faces = yield from roll_skill(game, captain, "leadership", "recruit")
            if not successes(faces):
                return then(HireCrew(seat=self.seat, captain=self.captain, price=terms.price))
        captain.ship.crew = full
        game.tell("crew.filled", seat=self.seat, crew=full, because=terms.sources_of("free"))
        return None


@PORT.step
class HireCrew(CaptainStep):
    """After a failed roll: crew for gold, never beyond what the ship can have."""

    price: Public[int]

    def play(self, game: MGame) -> Play:
        captain = self.him(game)
        lacking = ship_values(game, captain).crew - captain.ship.crew
        (count,) = yield from game.ask(
            Decision(
                self.seat,
                "crew.hire",
                range=Range(0, lacking),
                default=["0"],
                args={"price": self.price, "lacking": lacking},
                own={"gold": purse(game, captain)},
                check=lambda picks: cannot_pay(game, captain, int(picks[0]) * self.price),
            )
        )
        hired = int(count)
        pay(game, captain, hired * self.price)
        captain.ship.crew += hired
        game.tell("crew.hired", seat=self.seat, count=hired, gold=hired * self.price, crew=captain.ship.crew)
        return None


@PORT.step
class StashGold(CaptainStep):
    """Gold from aboard goes into the treasure chest; that it does is public, how much is not (Stash Gold).

    Nothing stashed is no stashing, and costs no fee.
    """

    def play(self, game: MGame) -> Play:
        captain = self.him(game)
        yield from stash_gold(game, captain, stash_terms(game, captain).fee)
        return None


def stash_gold(game: MGame, captain: Captain, fee: int) -> Generator[Request, Any, None]:
    """Ask how much gold goes into the treasure chest, and put it there."""
    seat = game.state.seats[captain.seat]
    (amount,) = yield from game.ask(
        Decision(
            captain.seat,
            "stash",
            range=Range(0, max(0, captain.gold - fee)),
            default=["0"],
            own={"gold": captain.gold, "stash": seat.stash},
            args={"fee": fee},
            secret=True,
        )
    )
    if amount == "0":
        game.tell("stash.declined", seat=captain.seat)
        return
    pay(game, captain, fee)
    captain.gold -= int(amount)
    seat.stash += int(amount)
    seat.stashings += 1
    game.tell("stashed", seat=captain.seat, fee=fee, private={captain.seat: {"gold": int(amount)}})


@PORT.step
class TakeFromStash(CaptainStep):
    """Gold from the treasure chest moves aboard, freely, in a port action at home (Stash Gold)."""

    def play(self, game: MGame) -> Play:
        captain = self.him(game)
        seat = game.state.seats[self.seat]
        (amount,) = yield from game.ask(
            Decision(
                self.seat,
                "stash.take",
                range=Range(0, seat.stash),
                default=["0"],
                own={"gold": captain.gold, "stash": seat.stash},
                secret=True,
            )
        )
        seat.stash -= int(amount)
        captain.gold += int(amount)
        game.tell("stash.taken", seat=self.seat, private={self.seat: {"gold": int(amount)}})
        return None
