"""Phase 2, Loot and Hire: all seats take cards from the harbour, the active one first."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from engine.kernel import Chapter, Decision, Option, Plan, Play, Public, Step, again, then
from engine.kernel.step import Request
from engine.port_royal.box import PERSONS, SHIPS
from engine.port_royal.cards import coins, gain_coins, pay_fee, spend
from engine.port_royal.discover import ship_types, welcome
from engine.port_royal.ending import influence_changed
from engine.port_royal.expeditions import complete, requests
from engine.port_royal.figures import LootCoins, SlotTerms, Welcome
from engine.port_royal.places import DISCARDS, HARBOUR, display_of
from engine.port_royal.state import PGame, rest_of_table

LOOT = Chapter("loot and hire")

FEE = 1
"""Coins the active seat gets for each card another one takes."""


def cards_for(types: int) -> int:
    """How many cards the active seat may take for so many ship types."""
    return {4: 2, 5: 3}.get(types, 1)


@LOOT.step
class LootAndHire(Step):
    """The active seat may take cards by the number of ship types, then each other seat one (G-P4)."""

    seat: Public[int]

    def stands(self, game: PGame) -> bool:
        """A bust cancels this phase."""
        return not game.state.bust

    def play(self, game: PGame) -> Plan:
        types = len(set(ship_types(game)))
        cards = cards_for(types)
        game.tell("harbour.closed", seat=self.seat, types=types, cards=cards)
        others = [HarbourSlot(seat=seat, cards=1, payee=self.seat) for seat in rest_of_table(game, self.seat)]
        return then(HarbourSlot(seat=self.seat, cards=cards, payee=self.seat), *others)


@LOOT.step
class HarbourSlot(Step):
    """One seat's turn to loot and hire: cards are taken one after another, each counts at once."""

    seat: Public[int]
    cards: Public[int]
    payee: Public[int]
    """The active seat: each card costs the others a coin."""
    taken: Public[int] = 0
    begun: Public[bool] = False

    def play(self, game: PGame) -> Play | None:
        if not self.begun and not self._skills_matter(game):
            self.begun = True
        options = self._options(game) if self.begun else []
        if self.begun and not options:
            return None
        return self._played(game, options)

    def _skills_matter(self, game: PGame) -> bool:
        """Whether anybody in the display could earn as the slot begins."""
        return display_of(self.seat) in game.places.held

    def _played(self, game: PGame, options: list[Option]) -> Play:
        if not self.begun:
            self.begun = True
            cards = game.places.count(HARBOUR)
            yield from welcome(game, Welcome(seat=self.seat, harbour=cards, active=self.seat == self.payee))
            options = self._options(game)
            if not options:
                return None
        (picked,) = yield from game.ask(
            Decision(self.seat, "take", [*options, Option("take-none")], default=["take-none"],
                     args={"count": self.left(game)})
        )  # fmt: skip
        act, _, piece = picked.partition(":")
        if act == "take-none":
            return None
        if act == "expedition":
            yield from complete(game, self.seat, picked)
        else:
            self.taken += 1
            if act == "loot":
                yield from self._loot(game, piece)
            else:
                self._hire(game, piece)
        return again()

    def left(self, game: PGame) -> int:
        """How many cards the seat may still take."""
        return self._terms(game).cards - self.taken

    def _terms(self, game: PGame) -> SlotTerms:
        return game.figure(SlotTerms(seat=self.seat, cards=self.cards))

    def _options(self, game: PGame) -> list[Option]:
        """Every card the seat may take and can pay, and, in its own turn, expeditions."""
        harbour = game.places.held.get(HARBOUR)
        own_turn = self.seat == self.payee
        if harbour is None:
            return []
        terms = self._terms(game)
        if terms.cards <= self.taken:
            return []
        fee = 0 if own_turn else FEE
        purse = coins(game, self.seat)
        options: list[Option] = []
        for piece in harbour:
            if piece in SHIPS:
                figure = self._worth(game, piece)
                options.append(Option(f"loot:{piece}", {"card": piece, "coins": figure.coins, "fee": fee}))
                continue
            price = max(0, PERSONS[piece].price - terms.discount)
            if price + fee <= purse:
                options.append(Option(f"employ:{piece}", {"card": piece, "price": price, "fee": fee}))
        return options + (requests(game, self.seat) if own_turn else [])

    def _worth(self, game: PGame, piece: str) -> LootCoins:
        ship = SHIPS[piece]
        return game.figure(LootCoins(seat=self.seat, ship=ship.kind, coins=ship.coins))

    def _loot(self, game: PGame, piece: str) -> Generator[Request, Any, None]:
        """Loot: the ship is discarded and brings its coins, which may pay the fee."""
        figure = self._worth(game, piece)
        game.move([piece], HARBOUR, DISCARDS)
        because = figure.sources_of("coins")
        game.tell("ship.looted", seat=self.seat, card=piece, coins=figure.coins, because=because)
        yield from gain_coins(game, self.seat, figure.coins)
        self._pay_fee(game)

    def _hire(self, game: PGame, piece: str) -> None:
        """Hire: the price goes to the discards, the person into the display."""
        terms = self._terms(game)
        price = max(0, PERSONS[piece].price - terms.discount)
        spend(game, self.seat, price)
        self._pay_fee(game)
        game.move([piece], HARBOUR, display_of(self.seat))
        because = terms.sources_of("discount")
        game.tell("person.hired", seat=self.seat, card=piece, price=price, because=because)
        influence_changed(game, self.seat)

    def _pay_fee(self, game: PGame) -> None:
        if self.seat != self.payee and pay_fee(game, self.seat, self.payee, FEE):
            game.tell("fee.paid", seat=self.seat, target=self.payee)
