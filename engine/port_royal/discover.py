"""Phase 1, Discover: the harbour is filled with cards from the draw deck."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from engine.kernel import Chapter, Decision, Option, Play, Public, Refusal, Request, Step, again
from engine.port_royal.box import PERSONS, SHIPS, TaxCard, card_of
from engine.port_royal.cards import cards_left, coins, gain_coins, spend, turn_up
from engine.port_royal.expeditions import complete, requests
from engine.port_royal.persons import reckoned, strength
from engine.port_royal.places import DISCARDS, EXPEDITIONS, HARBOUR
from engine.port_royal.state import PGame, rest_of_table
from engine.port_royal.terms import Welcome

DISCOVER = Chapter("discover")

NO_CARDS = Refusal("no-cards-left")
TURN_UP_FIRST = Refusal("turn-up-first")
TURN_UP, PUT_IN = Option("turn-up"), Option("put-in")

TAXED_FROM = 12
"""From this many coins on, a tax increase takes half."""


def ship_types(game: PGame) -> list[str]:
    """The types of the ships in the harbour."""
    return [SHIPS[piece].kind for piece in game.places.held.get(HARBOUR, ()) if piece in SHIPS]


@DISCOVER.step
class Discover(Step):
    """The active seat turns up cards as long as it likes, at least one.
    [R Discover 1, 11; R Expeditions 4; R-P3; R-P6; G-P5]
    """

    seat: Public[int]
    turned: Public[int] = 0

    def play(self, game: PGame) -> Play:
        possible = requests(game, self.seat)
        if self.turned or possible:
            (picked,) = yield from game.ask(self._asked(game, possible))
            if picked == "put-in":
                return None
            if picked != "turn-up":
                yield from complete(game, self.seat, picked)
                return again()
        goes_on = yield from turn_up_one(game, self.seat, first=not self.turned)
        self.turned += 1
        return again() if goes_on else None

    def _asked(self, game: PGame, possible: list[Option]) -> Decision:
        """Go on, or to the second phase; and the expeditions that could be completed now.

        By default on as long as no ship lies there, for then no second one of its type can end the turn.
        """
        left = cards_left(game) or not self.turned
        go_on = [TURN_UP] if left else game.withholds(TURN_UP, NO_CARDS)
        put_in = [PUT_IN] if self.turned else game.withholds(PUT_IN, TURN_UP_FIRST)
        kinds = [f"royal_{kind}" for kind in ship_types(game)]
        args = {"count": game.places.count(HARBOUR), "kinds": kinds, "strength": strength(game, self.seat)}
        default = "put-in" if self.turned and (kinds or not go_on) else "turn-up"
        ways = [*go_on, *put_in, *possible]
        return Decision(self.seat, "discover", ways, default=[default], args=args, all_open=True)


def turn_up_one(game: PGame, seat: int, first: bool) -> Generator[Request, Any, bool]:
    """Turn up a card and carry it out; returns whether the seat may go on.
    [R Flow 5; R Discover 2, 7; R-P6; R-P7; G-P1]
    """
    piece = yield from turn_up(game)
    if piece is None:
        if first:
            game.state.last_round = game.state.deck_out = True
        game.log("cards.none", seat=seat, last=first)
        return False
    game.log("card.turned", seat=seat, card=piece, hired=piece in PERSONS)
    if piece in SHIPS:
        return (yield from meet_ship(game, seat, piece))
    card = card_of(game, piece)
    if card.deck == "expedition":
        game.move([piece], HARBOUR, EXPEDITIONS)
    elif isinstance(card, TaxCard):
        game.move([piece], HARBOUR, DISCARDS)
        yield from raise_taxes(game, card)
    return True


def meet_ship(game: PGame, seat: int, piece: str) -> Generator[Request, Any, bool]:
    """Ship: it stays or is repelled; a second one of its type that cannot be repelled ends the turn.

    A ship that would end it and can be repelled is repelled without asking (G-P2). [R Discover 3-5, 13]
    """
    ship = SHIPS[piece]
    mine = strength(game, seat)
    weak = ship.strength is not None and ship.strength <= mine
    if ship_types(game).count(ship.kind) > 1:
        if not weak:
            yield from bust(game, seat, ship.kind)
            return False
        repelled = True
    elif not weak:
        repelled = False
    else:
        options = [Option("repel"), Option("let-in", tone="decline")]
        args = {"card": piece, "strength": mine}
        (picked,) = yield from game.ask(Decision(seat, "repel", options, default=["let-in"], args=args))
        repelled = picked == "repel"
    if repelled:
        game.move([piece], HARBOUR, DISCARDS)
        game.log("ship.repelled", seat=seat, card=piece, strength=mine)
    return True


def bust(game: PGame, seat: int, kind: str) -> Generator[Request, Any, None]:
    """Discard the harbour, skip the second phase; jesters earn, clockwise (G-P6).
    [R Discover 12; R Persons 10]
    """
    game.state.bust = True
    lying = game.places.at(HARBOUR)
    ships = [piece for piece in lying if piece in SHIPS and SHIPS[piece].kind == kind]
    game.move(lying, HARBOUR, DISCARDS)
    game.log("harbour.bust", seat=seat, ship=f"royal_{kind}", cards=ships)
    for other in (seat, *rest_of_table(game, seat)):
        brought = reckoned(game, Welcome, other, 0, other == seat, True)
        if brought.coins:
            yield from welcome(game, brought)


def welcome(game: PGame, brought: Welcome) -> Generator[Request, Any, None]:
    """Admirals and jesters earn their coins."""
    game.log("person.earned", seat=brought.seat, coins=brought.coins, because=brought.changed_by("coins"))
    yield from gain_coins(game, brought.seat, brought.coins)


def raise_taxes(game: PGame, card: TaxCard) -> Generator[Request, Any, None]:
    """Tax Increase: seats with 12 coins or more lose half of them; then the card's favourites get 1 coin
    each. [R Discover 8-10; R-P4]
    """
    for seat in range(game.seats):
        have = coins(game, seat)
        if have >= TAXED_FROM:
            spend(game, seat, have // 2)
            game.log("tax.paid", seat=seat, coins=have // 2)
    seats = range(game.seats)
    if card.bonus == "most_strength":
        rank = [strength(game, seat) for seat in seats]
    else:
        rank = [-merchant.points for merchant in game.state.merchants]
    best = max(rank)
    favoured = [seat for seat in seats if rank[seat] == best]
    game.log("tax.bonus", seats=favoured, why=card.bonus)
    active = game.state.active
    for seat in (active, *rest_of_table(game, active)):
        if seat in favoured:
            yield from gain_coins(game, seat, 1)
