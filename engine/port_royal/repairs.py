"""What a moderator may repair at a table of *Port Royal*: coins, and the cards in displays."""

from __future__ import annotations

from engine.kernel import Chapter, Decision, Option, Play, Range, Refusal, picked
from engine.kernel.repair import MODERATOR, Repair
from engine.port_royal.box import CREWS, PERSONS
from engine.port_royal.cards import coins, gain_coins, spend
from engine.port_royal.ending import influence_changed
from engine.port_royal.places import DISCARDS, display_of
from engine.port_royal.state import PGame

REPAIRS = Chapter("royal repairs")

MOST_COINS = 30
"""Coins that one repair gives at most."""


def _whose(seats: list[int]) -> Decision:
    options = [Option(f"seat:{seat}", {"seat": seat}, say="repair-seat") for seat in seats]
    return Decision(MODERATOR, "repair.seat", options)


def _cards(kind: str, pieces: list[str]) -> Decision:
    """The question which card; cards of one name are one."""
    named = {piece.partition(".")[0]: piece for piece in sorted(pieces, reverse=True)}
    options = [Option(f"card:{piece}", {"card": piece}, say="repair-card") for piece in named.values()]
    return Decision(MODERATOR, f"repair.{kind}", sorted(options, key=lambda option: option.id))


@REPAIRS.repair("coins")
class RepairCoins(Repair):
    """Put a seat's coins to another number: cards are dealt from the deck, or go to the discards unseen."""

    @classmethod
    def asks(cls, game: PGame, picks: list[str]) -> Decision | None:
        if not picks:
            return _whose([*range(game.seats)])
        if len(picks) > 1:
            return None
        now = coins(game, int(picked(picks[0])))
        high = now + MOST_COINS
        args = {"now": now, "low": 0, "high": high}
        return Decision(MODERATOR, "repair.coins", range=Range(0, high), args=args)

    def play(self, game: PGame) -> Play:
        seat, wanted = int(picked(self.picks[0])), int(self.picks[1])
        before = coins(game, seat)
        if wanted > before:
            yield from gain_coins(game, seat, wanted - before)
        else:
            spend(game, seat, before - wanted)
        game.log("repaired.coins", seat=seat, before=before, now=coins(game, seat))
        return None


@REPAIRS.repair("hired")
class RepairHired(Repair):
    """Put a person or expedition from the discards into a display."""

    @classmethod
    def refused(cls, game: PGame) -> Refusal | None:
        return None if _discarded(game) else Refusal("repair-no-discards")

    @classmethod
    def asks(cls, game: PGame, picks: list[str]) -> Decision | None:
        if not picks:
            return _whose([*range(game.seats)])
        return _cards("hired", _discarded(game)) if len(picks) == 1 else None

    def play(self, game: PGame) -> None:
        seat, card = int(picked(self.picks[0])), picked(self.picks[1])
        game.move([card], DISCARDS, display_of(seat))
        game.log("repaired.hired", seat=seat, card=card)
        influence_changed(game, seat)


@REPAIRS.repair("dismissed")
class RepairDismissed(Repair):
    """Put a card of a display on the discards."""

    @classmethod
    def refused(cls, game: PGame) -> Refusal | None:
        return None if _with_display(game) else Refusal("repair-no-display")

    @classmethod
    def asks(cls, game: PGame, picks: list[str]) -> Decision | None:
        if not picks:
            return _whose(_with_display(game))
        shown = game.places.at(display_of(int(picked(picks[0]))))
        return _cards("dismissed", shown) if len(picks) == 1 else None

    def play(self, game: PGame) -> None:
        seat, card = int(picked(self.picks[0])), picked(self.picks[1])
        game.move([card], display_of(seat), DISCARDS)
        game.log("repaired.dismissed", seat=seat, card=card)
        influence_changed(game, seat)


def _discarded(game: PGame) -> list[str]:
    return [piece for piece in game.places.at(DISCARDS) if piece in PERSONS or piece in CREWS]


def _with_display(game: PGame) -> list[int]:
    return [seat for seat in range(game.seats) if game.places.count(display_of(seat))]
