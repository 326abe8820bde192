"""Phase 2, Loot and Hire: all seats take cards from the harbour, the active one first."""

from __future__ import annotations

from collections.abc import Generator
from functools import cache
from typing import Any

from engine.kernel import Chapter, Option, Play, Public, Refusal, Request, Step, Weighed, again
from engine.port_royal.box import PERSONS, SHIPS
from engine.port_royal.cards import coins, gain_coins, pay_fee, spend
from engine.port_royal.discover import ship_types, welcome
from engine.port_royal.ending import influence_changed
from engine.port_royal.expeditions import complete, requests
from engine.port_royal.persons import reckoned
from engine.port_royal.places import DISCARDS, HARBOUR, display_of
from engine.port_royal.state import PGame
from engine.port_royal.terms import Slot, Welcome

LOOT = Chapter("loot and hire")

CARDS_OF_OTHERS = 1
FEE = 1
"""Coins the active seat gets for each card another seat takes."""


TAKE_NONE = Option("take-none", tone="decline")


def cards_for(types: int) -> int:
    """How many cards the active seat may take for this many ship types. [R Loot 1]"""
    return {4: 2, 5: 3}.get(types, 1)


def types_for(cards: int) -> int:
    """The ship types for which the active seat may take so many cards; 0 for 1 card."""
    return next((types for types in (4, 5) if cards_for(types) == cards > 1), 0)


def loot_of(piece: str, terms: Slot) -> int:
    """The coins the seat of these terms gets for a ship."""
    ship = SHIPS[piece]
    return ship.coins + getattr(terms, ship.kind)


def person(piece: str) -> str | dict[str, str]:
    """What a person is called without figures; a trader as a phrase with his type of ship."""
    card = PERSONS[piece]
    return {"say": "trader", "ship": f"royal_{card.ship}"} if card.ship else f"royal_{card.skill}"


def price_of(piece: str, terms: Slot) -> int:
    """What a person costs the seat of these terms, without its fee."""
    return max(0, PERSONS[piece].price - terms.discount)


@cache
def looting(piece: str, coins: int, fee: int) -> Option:
    """The option to loot a ship. The same come up again and again, so they are kept."""
    args = {
        "card": piece,
        "ship": f"royal_{SHIPS[piece].kind}",
        "coins": coins,
        "fee": fee,
        "net": coins - fee,
    }
    return Option(f"loot:{piece}", args)


@cache
def hiring(piece: str, price: int, fee: int) -> Option:
    """The option to hire a person; kept as those to loot."""
    return Option(f"employ:{piece}", {"card": piece, "person": person(piece), "price": price, "fee": fee})


def _for_nothing(options: list[Option]) -> str:
    """The ship that brings the most coins beyond the fee, else a person who costs nothing, else no card: a
    careful merchant refuses nothing and spends nothing.
    """
    brings = {
        option.id: option.args["coins"] - option.args["fee"] for option in options if option.label == "loot"
    }
    best = max(brings, key=lambda id: brings[id], default="")
    if best and brings[best] > 0:
        return best
    persons = (option for option in options if option.label == "employ")
    free = (option.id for option in persons if not option.args["price"] + option.args["fee"])
    return next(free, TAKE_NONE.id)


@LOOT.step
class LootAndHire(Step):
    """All seats take cards, one after another: the active one by the number of ship types, counted once
    (G-P4), each other one. [R Loot 2-9; R Expeditions 4, 5; R Persons 6; R-P5; G-P5; G-P6]
    """

    seat: Public[int]
    """The active seat: each card costs the others 1 coin."""
    cards: Public[int] = 0
    """How many cards the active seat may take, without its governors."""
    slot: Public[int] = 0
    """How many seats are done."""
    taken: Public[int] = 0
    """How many cards the seat whose slot it is has taken."""
    begun: Public[bool] = False
    """Its admirals and jesters have paid."""

    def still_applies(self, game: PGame) -> bool:
        """A bust cancels this phase."""
        return not game.state.bust

    def play(self, game: PGame) -> Play:
        if not self.cards:
            types = len(set(ship_types(game)))
            self.cards = cards_for(types)
            game.log("harbour.closed", seat=self.seat, types=types, cards=self.cards)
        while self.slot < game.seats:
            seat, active = (self.seat + self.slot) % game.seats, not self.slot
            if not self.begun:
                self.begun = True
                harbour = game.places.count(HARBOUR)
                brought = reckoned(game, Welcome, seat, harbour, active, False)
                if brought.coins:
                    yield from welcome(game, brought)
            terms = reckoned(game, Slot, seat)
            options, dear = self._options(game, terms)
            if options and (yield from self._take(game, terms, options, dear)):
                return again()
            self.slot, self.taken, self.begun = self.slot + 1, 0, False
        return None

    def _may_take(self, terms: Slot) -> int:
        """How many more cards the seat may take."""
        return (CARDS_OF_OTHERS if self.slot else self.cards) + terms.cards - self.taken

    def _take(
        self, game: PGame, terms: Slot, options: list[Option], dear: list[str]
    ) -> Generator[Request, Any, bool]:
        """One card taken or expedition completed; returns whether the seat did anything.

        Cards are taken one by one, and each counts at once.
        """
        count, purse = self._may_take(terms), coins(game, terms.seat)
        mine = not self.slot
        args = {"count": count, "coins": purse, "dear": dear, "other": self.seat, "mine": mine}
        args |= {"types": types_for(self.cards) if mine and not terms.cards else 0, "taken": self.taken}
        options.append(TAKE_NONE)
        asked = Weighed(terms.seat, "take", options, args=args, weigh=lambda: [_for_nothing(options)])
        (picked,) = yield from game.ask(asked)
        act, _, piece = picked.partition(":")
        if act == "take-none":
            return False
        if act == "expedition":
            yield from complete(game, terms.seat, picked)
            return True
        self.taken += 1
        if act == "loot":
            yield from self._loot(game, piece, terms)
        else:
            self._hire(game, piece, terms)
        return True

    def _options(self, game: PGame, terms: Slot) -> tuple[list[Option], list[str]]:
        """Every card the seat may take and can pay for, and expeditions in its own turn; cards that are too
        expensive.
        """
        harbour = game.places.held.get(HARBOUR)
        if harbour is None or self._may_take(terms) <= 0:
            return [], []
        own_turn = terms.seat == self.seat
        fee = 0 if own_turn else FEE
        purse = coins(game, terms.seat)
        options: list[Option] = []
        dear: list[str] = []
        for piece in harbour:
            if piece in SHIPS:
                options.append(looting(piece, loot_of(piece, terms), fee))
            elif (price := price_of(piece, terms)) + fee <= purse:
                options.append(hiring(piece, price, fee))
            else:
                dear.append(piece)
                if game.tells:
                    why = Refusal("too-expensive", {"price": price + fee, "have": purse})
                    game.withholds(hiring(piece, price, fee), why)
        return options + (requests(game, terms.seat) if own_turn else []), dear

    def _loot(self, game: PGame, piece: str, terms: Slot) -> Generator[Request, Any, None]:
        """Loot: the ship is discarded for its coins, which may pay the fee."""
        brought = loot_of(piece, terms)
        game.move([piece], HARBOUR, DISCARDS)
        because = terms.changed_by(SHIPS[piece].kind)
        game.log("ship.looted", seat=terms.seat, card=piece, coins=brought, because=because)
        yield from gain_coins(game, terms.seat, brought)
        self._pay_fee(game, terms.seat)

    def _hire(self, game: PGame, piece: str, terms: Slot) -> None:
        """Hire: the price goes to the discards, the person into the display."""
        price = price_of(piece, terms)
        spend(game, terms.seat, price)
        game.move([piece], HARBOUR, display_of(terms.seat))
        because = terms.changed_by("discount")
        game.log("person.hired", seat=terms.seat, card=piece, price=price, because=because)
        self._pay_fee(game, terms.seat)
        influence_changed(game, terms.seat)

    def _pay_fee(self, game: PGame, seat: int) -> None:
        if seat != self.seat:
            pay_fee(game, seat, self.seat, FEE)
            game.log("fee.paid", seat=seat, target=self.seat)
