"""The rules of *Lots*: whoever lays the highest lot of a round takes a doubloon.

Each seat draws four of sixteen lots, which it alone sees. In each of three rounds all lay one, one seat after
the other; the next round begins to the left. The most doubloons win.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from data.content.openings import opening
from engine.kernel import (
    OPENING,
    Audience,
    Beginning,
    Chapter,
    Decision,
    Game,
    GameSpec,
    Option,
    Plan,
    Play,
    Positions,
    Public,
    Refusal,
    Result,
    Step,
    Supply,
    again,
    guided,
    no_voyage,
    then,
)

LOTS = 16
"""All of them. [L Setup 1]"""
HELD = 4
"""What each draws."""
ROUNDS = 3


class Seat(msgspec.Struct):
    """What a seat has, besides lots."""

    seat: Public[int]
    points: Public[int] = 0
    """Doubloons."""


class State(msgspec.Struct):
    """What is on the table, besides lots."""

    seats: Public[list[Seat]]
    round: Public[int] = 0


DRAWN = Chapter("lots")
DECK = DRAWN.deck("lot", reshuffles=False, clause="Setup: shaken in the hat")
hand_of = DRAWN.place("lot.hand", Audience.OWNER, "Setup: drawn so that nobody sees")
laid_by = DRAWN.place("lot.laid", Audience.PUBLIC, "Rounds: laid face up")


def number(lot: str) -> int:
    """What is written on a lot."""
    return int(lot.removeprefix("lot_"))


@DRAWN.step
class DrawLots(Step):
    """Each draws four lots and keeps them to himself. [L Setup 2]"""

    def play(self, game: Game[State]) -> Play:
        for seat in range(game.seats):
            yield from game.draw("lot", hand_of(seat), HELD, "lots")
        return then(RoundOfLots())


@DRAWN.step
class RoundOfLots(Step):
    """Round after round, each beginning one seat further; after the third the game ends. [L Rounds 2, 4]"""

    def play(self, game: Game[State]) -> Plan | None:
        if game.state.round == ROUNDS:
            return count(game)
        game.state.round += 1
        game.log("lots.round", round=game.state.round)
        first = game.state.round - 1
        return again(*(LayLot(seat=(first + n) % game.seats) for n in range(game.seats)), TakeDoubloon())


@DRAWN.step
class LayLot(Step):
    """A seat lays one of its lots, which all see. [L Rounds 1]"""

    seat: Public[int]

    def play(self, game: Game[State]) -> Play:
        hand = sorted(game.places.at(hand_of(self.seat)), key=number)
        options = [Option(lot, {"number": number(lot)}, "lay-lot", secret=True) for lot in hand]
        (lot,) = yield from game.ask(Decision(self.seat, "lots.lay", options, default=[hand[0]]))
        game.move([lot], hand_of(self.seat), laid_by(self.seat))
        game.log("lots.laid", seat=self.seat, number=number(lot))
        return None


@DRAWN.step
class TakeDoubloon(Step):
    """The highest lot of the round takes the doubloon; all of the round are put aside. [L Rounds 3]"""

    def play(self, game: Game[State]) -> None:
        laid = {seat: lot for seat in range(game.seats) for lot in game.places.at(laid_by(seat))}
        best = max(laid, key=lambda seat: number(laid[seat]))
        game.state.seats[best].points += 1
        game.log("lots.won", seat=best, points=game.state.seats[best].points)
        for seat, lot in laid.items():
            game.move([lot], laid_by(seat), DECK.discards)


def count(game: Game[State]) -> None:
    """The most doubloons win; whoever has as many shares the victory. [L Rounds 4]"""
    points = [seat.points for seat in game.state.seats]
    winners = [seat for seat, had in enumerate(points) if had == max(points)]
    game.finish(Result(winners, [{"points": had} for had in points], "lots_drawn"))


@DRAWN.invariant
def all_lots_are_there(game: Game[State]) -> list[str]:
    """No lot is lost."""
    found = sum(len(held) for held in game.places.held.values())
    return [] if found == LOTS else [f"{found} lots"]


def begin(seats: int, options: Mapping[str, Any], modules: tuple[str, ...]) -> Beginning:
    """All lots in the hat; or the first voyage, as it is laid out."""
    if guided(options):
        return position(opening("lots", seats), seats, options, modules)
    return position({}, seats, options, modules)


def position(
    given: Mapping[str, Any], seats: int, options: Mapping[str, Any], modules: tuple[str, ...]
) -> Beginning:
    """A table whose seats hold these lots (`seats: [{hand: [12, 4, 3, 1]}, ...]`); without any, they draw."""
    held_by = enumerate(given.get("seats", []))
    hands = {hand_of(seat): [f"lot_{n}" for n in one["hand"]] for seat, one in held_by}
    held = {lot for hand in hands.values() for lot in hand}
    hat = [lot for n in range(1, LOTS + 1) if (lot := f"lot_{n}") not in held]
    state = State([Seat(seat) for seat in range(seats)])
    return Beginning(state, {DECK.bag: hat, **hands}, [RoundOfLots() if hands else DrawLots()])


def refuses(seats: int, options: Mapping[str, Any], modules: tuple[str, ...]) -> Refusal | None:
    """Nothing but a first voyage that cannot begin."""
    return no_voyage(begin, seats, options, modules)


def family(game: Game[State], lot: str) -> str:
    """All lots look alike from behind."""
    return "lot"


LOTS_GAME = GameSpec(
    id="lots",
    low_seats=2,
    high_seats=4,
    state=State,
    chapters=(DRAWN,),
    begin=begin,
    options=(OPENING,),
    refuses=refuses,
    positions=Positions(position),
    supply=Supply(family=family),
)
