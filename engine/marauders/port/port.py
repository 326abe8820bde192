"""The port action and its activities, each once, one after another (Port)."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from engine.kernel import (
    DONE,
    Bundle,
    Chapter,
    Decision,
    Owner,
    Plan,
    Play,
    Public,
    Range,
    Rank,
    Refusal,
    again,
    then,
)
from engine.marauders.choices import as_option, in_reading_order, might_choose, perform
from engine.marauders.dice import RollingStep, successes
from engine.marauders.glory.cards import other_seats, window
from engine.marauders.glory.ending import to_the_next_point
from engine.marauders.glory.orders import whose
from engine.marauders.marks import DEMAND_MET
from engine.marauders.money import cannot_pay, pay, purse, stash_terms
from engine.marauders.places import hidden_mods_at, mods_at
from engine.marauders.port import bundles
from engine.marauders.port.goods import cheapest
from engine.marauders.port.shipyard import deal_prices, has_deals
from engine.marauders.ships.hold import cargo_count
from engine.marauders.ships.ships import ship_values
from engine.marauders.state import (
    Captain,
    CaptainStep,
    MGame,
    PortAction,
    ashore_at,
    bound_to,
    captain_of,
    seat_of,
)
from engine.marauders.terms.port import PortChoices, RecruitTerms, StashTerms
from engine.marauders.terms.turn import ActionChoice, WindowContext

PORT = Chapter("port")

LEAVE = replace(DONE, say="leave-town")
DONE_ALREADY = Refusal("done-already")
SOLD_IN_DEMAND = Refusal("sold-in-demand")
HOLD_EMPTY = Refusal("hold-empty")
NO_DEALS = Refusal("no-deals")
CREW_FULL = Refusal("crew-full")
STASH_AT_HOME = Refusal("stash-at-home")
STASH_EMPTY = Refusal("stash-empty")
NOTHING_STASHED = Refusal("nothing-stashed")
NO_GOLD_ABOARD = Refusal("no-gold-aboard")


class Visit(PortAction, kw_only=True):
    """Base of the steps in which a captain is ashore and does one activity after another.

    A module's place at sea has its own step, derived from this one, and a rule on `PortChoices` that says
    what he may do there. [R Terms 10; S Favors 2]
    """

    at: Public[str] = ""
    """The place of a module; "" for the port where he is."""
    done: Public[list[str]] = []
    most: Public[int] = 0
    """How many activities he may do; 0: as many as he likes."""
    closed: Public[bool] = False
    """He has done what ends a port action."""
    tried: Owner[list[str]] = []
    """Specialists who declined on this visit."""

    def play(self, game: MGame) -> Play | Plan | None:
        captain = self.captain(game)
        captain.ashore = self.at
        if self.closed or (self.most and len(self.done) >= self.most):
            return self._leave(captain)
        return self._activity(game, captain)

    def _activity(self, game: MGame, captain: Captain) -> Play:
        place = ashore_at(captain)
        terms = game.terms(PortChoices(self.seat, place, list(self.done)))
        offers = [
            offer
            for offer in in_reading_order(terms.offers)
            if game.offers(offer, DONE_ALREADY if offer.id in self.done and not offer.again else None)
        ]
        if all(offer.secret for offer in offers) and not might_choose(game, terms):
            return self._leave(captain)
        prices = {offer.id: offer.price for offer in offers}
        (pick,) = yield from game.ask(
            Decision(
                self.seat,
                "port.activity",
                [*map(as_option, offers), DONE if self.at else LEAVE],
                default=["done"],
                args={"zone": place, "done": self.done},
                check=lambda picks: _bars(game, captain, picks[0], prices.get(picks[0], 0)),
            )
        )
        if pick == "done":
            return self._leave(captain)
        chosen = next(offer for offer in offers if offer.id == pick)
        if not chosen.again:
            self.done.append(pick)
        if chosen.last:
            self.closed = True
        return again(*perform(game, captain, pick))

    def _leave(self, captain: Captain) -> None:
        captain.ashore = ""


def _bars(game: MGame, captain: Captain, pick: str, price: int) -> Refusal | None:
    """Why only he knows that an activity can lead to nothing: he cannot pay, or what `BARRED` says."""
    barred = BARRED.get(pick)
    return cannot_pay(game, captain, price) or (barred(game, captain) if barred is not None else None)


@PORT.step
class Port(Visit):
    """Any number of activities in any order, except that selling comes first or not at all.
    [R Port 1-6; R Turn cards 1; R War 5; G-M3]
    """

    opened: Public[bool] = False

    def play(self, game: MGame) -> Play | Plan | None:
        if self.opened:
            return super().play(game)
        self.opened = True
        port = self.captain(game).zone
        game.log("port.action", seat=self.seat, zone=port)
        reveal_modification(game, port)
        return again(*window(game, {seat: ["other_port"] for seat in other_seats(game, self.seat)}))


def reveal_modification(game: MGame, zone: str) -> None:
    """Turn a port's face-down modification when a port action is declared (G-C6)."""
    hidden = game.places.at(hidden_mods_at(zone))
    game.move(hidden, hidden_mods_at(zone), mods_at(zone))
    if hidden:
        game.log("mod.revealed", zone=zone, mod=hidden[0])


@PORT.rule(WindowContext, "window:other_port")
def who_goes_ashore(game: MGame, context: WindowContext) -> None:
    """Whose port action begins, and where. [plumbing]"""
    captain = captain_of(game, game.inside(Port).seat)
    context.args = {"other": captain.seat, "zone": captain.zone, "in_port": captain.in_port}
    context.met = whose(game, context.seat, captain.seat)


ACTIVITIES = {
    activity: ActionChoice(activity, general=activity not in ("stash", "take"))
    for activity in ("sell", "buy", "shipyard", "recruit", "stash", "take")
}


@PORT.rule(PortChoices, rank=Rank.SET)
def activities(game: MGame, terms: PortChoices) -> None:
    """Selling comes first or not at all, the others in any order (Port); no more of it in a turn in which he
    has sold the good in demand (Sell Goods). Gold can be taken from a chest into which some was put.

    What can lead to nothing, as everybody sees, is not offered: selling from an empty hold, a shipyard
    without a deal. What only he knows to lead to nothing is offered, and refused him (`BARRED`).
    [R Port 2, 3]
    """
    captain = captain_of(game, terms.seat)
    stash = stash_terms(game, captain)
    refusals = {
        "sell": _no_sale(game, captain, terms.done),
        "buy": None,
        "shipyard": None if has_deals(game, captain) else NO_DEALS,
        "recruit": _no_recruits(game, captain),
        "stash": None if stash.allowed else STASH_AT_HOME,
        "take": _no_taking(game, stash),
    }
    for activity, refusal in refusals.items():
        offer = ACTIVITIES[activity]
        if game.offers(offer, refusal):
            terms.offers.append(offer)


def _no_sale(game: MGame, captain: Captain, done: list[str]) -> Refusal | None:
    """Why nothing is sold now."""
    if DEMAND_MET.on(captain):
        return SOLD_IN_DEMAND
    if first := next((activity for activity in done if activity not in ("take", "sell")), ""):
        return Refusal("sell-first", {"first": first.partition(":")[0]})
    if "sell" in done:
        return DONE_ALREADY
    return None if cargo_count(game, captain.seat) else HOLD_EMPTY


def _no_recruits(game: MGame, captain: Captain) -> Refusal | None:
    """Why he recruits nobody here."""
    if captain.ship.crew >= ship_values(game, captain).crew:
        return CREW_FULL
    terms = game.terms(RecruitTerms(captain.seat, ashore_at(captain)))
    return None if terms.allowed else Refusal("no-recruits", {"because": terms.blamed("allowed")})


def _no_taking(game: MGame, stash: StashTerms) -> Refusal | None:
    """Why he takes nothing from his stash here."""
    if not stash.opens:
        return STASH_AT_HOME
    return None if seat_of(game, stash.seat).stashings else STASH_EMPTY


def buys_nothing(game: MGame, captain: Captain) -> Refusal | None:
    """He cannot pay the cheapest card there could be."""
    return cannot_pay(game, captain, cheapest(game, captain))


def deals_with_nobody(game: MGame, captain: Captain) -> Refusal | None:
    """He cannot pay the cheapest deal."""
    if any(cannot_pay(game, captain, gold) is None for gold in deal_prices(game, captain)):
        return None
    return cannot_pay(game, captain, min(deal_prices(game, captain)))


def recruits_nobody(game: MGame, captain: Captain) -> Refusal | None:
    """Where crew comes for gold alone, he cannot pay one."""
    terms = game.terms(RecruitTerms(captain.seat, ashore_at(captain)))
    return None if terms.free or terms.rolls else cannot_pay(game, captain, terms.price)


def stashes_nothing(game: MGame, captain: Captain) -> Refusal | None:
    """He has no gold aboard besides the fee."""
    return None if captain.gold > stash_terms(game, captain).fee else NO_GOLD_ABOARD


def takes_nothing(game: MGame, captain: Captain) -> Refusal | None:
    """All that was stashed has been spent."""
    return None if seat_of(game, stash_terms(game, captain).seat).stash else NOTHING_STASHED


BARRED: dict[str, Callable[[MGame, Captain], Refusal | None]] = {
    "buy": buys_nothing,
    "shipyard": deals_with_nobody,
    "recruit": recruits_nobody,
    "stash": stashes_nothing,
    "take": takes_nothing,
}
"""Why only he knows that an activity can lead to nothing, by activity."""


@PORT.effect("action:recruit")
@PORT.step
class Recruit(RollingStep):
    """A Leadership success fills up the crew; else crew is 2 gold each. [R Recruit 1; S Loyalty 13]"""

    def play(self, game: MGame) -> Plan | None:
        captain = self.captain(game)
        full = ship_values(game, captain).crew
        terms = game.terms(RecruitTerms(self.seat, ashore_at(captain)))
        if not terms.free:
            if terms.rolls and self.faces is None:
                return self.roll_skill("leadership", "recruit")
            if not successes(self.faces or []):
                return then(HireCrew(**bound_to(captain), price=terms.price))
        captain.ship.crew = full
        game.log("crew.filled", seat=self.seat, crew=full, because=terms.changed_by("free"))
        return None


@PORT.step
class HireCrew(CaptainStep):
    """After a failed roll: buy crew, up to the ship's maximum. [R Recruit 1]"""

    price: Public[int]

    def play(self, game: MGame) -> Play:
        captain = self.captain(game)
        lacking = ship_values(game, captain).crew - captain.ship.crew
        (count,) = yield from game.ask(
            Decision(
                self.seat,
                "crew.hire",
                range=Range(0, lacking),
                default=["0"],
                args={"price": self.price, "lacking": lacking},
                private_args={"gold": purse(game, captain)},
                check=lambda picks: cannot_pay(game, captain, int(picks[0]) * self.price),
                bundles=lambda: bundles.of_hiring(lacking, self.price),
            )
        )
        hired = int(count)
        pay(game, captain, hired * self.price)
        captain.ship.crew += hired
        game.log("crew.hired", seat=self.seat, count=hired, gold=hired * self.price, crew=captain.ship.crew)
        return None


@PORT.effect("action:stash")
@PORT.step
class StashGold(CaptainStep):
    """Move gold from aboard to the treasure chest; that he does is public, how much is secret (Stash Gold).

    Stashing nothing does not count as stashing and costs no fee. [R Recruit 2; R-1]
    """

    fee: Public[int | None] = None
    """The fee that a card charges, wherever he is; None: the port's fee (`StashTerms`)."""
    most: Public[int | None] = None
    """How much a card lets him stash; None: all that he has aboard."""

    def play(self, game: MGame) -> Play:
        captain = self.captain(game)
        seat = seat_of(game, self.seat)
        fee = stash_terms(game, captain).fee if self.fee is None else self.fee
        aboard = max(0, captain.gold - fee)
        (amount,) = yield from game.ask(
            Decision(
                self.seat,
                "stash",
                range=Range(0, aboard if self.most is None else min(self.most, aboard)),
                default=["0"],
                private_args={
                    "gold": captain.gold,
                    "stash": seat.stash,
                    "next": to_the_next_point(game, seat),
                },
                args={"fee": fee},
                secret=True,
                bundles=lambda: bundles.of_stash(game, captain, fee, self.most),
            )
        )
        if amount == "0":
            game.log("stash.declined", seat=self.seat)
            return None
        pay(game, captain, fee)
        captain.gold -= int(amount)
        seat.stash += int(amount)
        seat.stashings += 1
        game.log("stashed", seat=self.seat, fee=fee, private={self.seat: {"gold": int(amount)}})
        return None


@PORT.effect("action:take")
@PORT.step
class TakeFromStash(CaptainStep):
    """Move gold from the treasure chest aboard, freely, in a port action at home. [R Recruit 3; R-4]"""

    def play(self, game: MGame) -> Play:
        captain = self.captain(game)
        seat = seat_of(game, self.seat)
        (amount,) = yield from game.ask(
            Decision(
                self.seat,
                "stash.take",
                range=Range(0, seat.stash),
                default=["0"],
                private_args={"gold": captain.gold, "stash": seat.stash},
                secret=True,
                bundles=lambda: [Bundle((str(seat.stash),), "take-all", {"gold": seat.stash})],
            )
        )
        seat.stash -= int(amount)
        captain.gold += int(amount)
        game.log("stash.taken", seat=self.seat, private={self.seat: {"gold": int(amount)}})
        return None
