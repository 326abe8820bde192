"""What a moderator may repair at a table of *Port Royal*: coins, and the cards in displays."""

from __future__ import annotations

from engine.kernel import (
    Chapter,
    Decision,
    Option,
    Play,
    Refusal,
    Repair,
    any_seat,
    how_many,
    picked,
    seat_in,
    which,
    whose,
)
from engine.port_royal.box import CREWS, PERSONS
from engine.port_royal.cards import coins, gain_coins, spend
from engine.port_royal.ending import influence_changed
from engine.port_royal.places import DISCARDS, display_of
from engine.port_royal.state import PGame

REPAIRS = Chapter("royal repairs")

MOST_COINS = 30
"""Coins that one repair gives at most."""


def _cards(kind: str, pieces: list[str]) -> Decision:
    """The question which card; cards of one name are one."""
    named = {piece.partition(".")[0]: piece for piece in sorted(pieces, reverse=True)}
    options = [Option(f"card:{piece}", {"card": piece}, say="repair-card") for piece in named.values()]
    return which(kind, sorted(options, key=lambda option: option.id))


def _coins(game: PGame, picks: list[str]) -> Decision:
    now = coins(game, seat_in(picks))
    return how_many("coins", 0, now + MOST_COINS, now)


@REPAIRS.repair("coins")
class RepairCoins(Repair):
    """Put a seat's coins to another number: cards are dealt from the deck, or go to the discards unseen.
    [Repairs 1]
    """

    questions = (any_seat, _coins)

    def play(self, game: PGame) -> Play:
        seat, wanted = seat_in(self.picks), int(self.picks[1])
        before = coins(game, seat)
        if wanted > before:
            yield from gain_coins(game, seat, wanted - before)
        else:
            spend(game, seat, before - wanted)
        game.log("repaired.coins", seat=seat, before=before, now=coins(game, seat))
        return None


@REPAIRS.repair("hired")
class RepairHired(Repair):
    """Put a person or expedition from the discards into a display. [Repairs 2]"""

    questions = (any_seat, lambda game, picks: _cards("hired", _discarded(game)))

    @classmethod
    def refused(cls, game: PGame) -> Refusal | None:
        return None if _discarded(game) else Refusal("repair-no-discards")

    def play(self, game: PGame) -> None:
        seat, card = seat_in(self.picks), picked(self.picks[1])
        game.move([card], DISCARDS, display_of(seat))
        game.log("repaired.hired", seat=seat, card=card)
        influence_changed(game, seat)


@REPAIRS.repair("dismissed")
class RepairDismissed(Repair):
    """Put a card of a display on the discards. [Repairs 2]"""

    questions = (
        lambda game, picks: whose(_with_display(game)),
        lambda game, picks: _cards("dismissed", game.places.at(display_of(seat_in(picks)))),
    )

    @classmethod
    def refused(cls, game: PGame) -> Refusal | None:
        return None if _with_display(game) else Refusal("repair-no-display")

    def play(self, game: PGame) -> None:
        seat, card = seat_in(self.picks), picked(self.picks[1])
        game.move([card], display_of(seat), DISCARDS)
        game.log("repaired.dismissed", seat=seat, card=card)
        influence_changed(game, seat)


def _discarded(game: PGame) -> list[str]:
    return [piece for piece in game.places.at(DISCARDS) if piece in PERSONS or piece in CREWS]


def _with_display(game: PGame) -> list[int]:
    return [seat for seat in range(game.seats) if game.places.count(display_of(seat))]
