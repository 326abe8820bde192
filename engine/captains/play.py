"""Whole games among computer captains, with nobody watching."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any

import msgspec

from engine.captains.captain import Captain, captain
from engine.kernel import Decision, Game, GameSpec, Guess, Result, Rival, SeatTally, Table, Used

Hand = Callable[[Table, int, Decision], list[str]]
"""Who answers for a seat in place of its computer captain: for the table, the seat, what it is asked."""

MANY_OBJECTS = 20_000
"""New objects between two garbage collections while many games are played one after another."""


@contextmanager
def many_games() -> Generator[None]:
    """Play games inside this when a process does nothing else: garbage is collected less often, and what was
    there before is not looked at.
    """
    usual = gc.get_threshold()
    gc.set_threshold(MANY_OBJECTS, *usual[1:])
    gc.freeze()
    try:
        yield
    finally:
        gc.unfreeze()
        gc.set_threshold(*usual)


class BrokenLaw(Exception):
    """An invariant of the game that did not hold between two steps."""


class Played(msgspec.Struct, frozen=True):
    """The result of a game among computer captains; `rounds` is 0 for a game that does not count any.

    If requested, `tallies`: what each seat says about the game's balance, `used`: the uses of each module's
    ways (`GameSpec.uses_told`), and `pauses`: what each hidden question told who remembers everything public
    (`GameSpec.rival`).
    """

    rounds: int
    decisions: int
    result: Result
    tallies: list[SeatTally] = []
    used: dict[str, dict[str, Used]] = {}
    pauses: list[Guess] = []


def play_game(
    game: str | GameSpec,
    *,
    levels: Sequence[int],
    seed: str,
    options: Mapping[str, Any] | None = None,
    modules: Iterable[str] = (),
    check: bool = False,
    keep: bool = False,
    tally: bool = False,
    pauses: bool = False,
    hands: Mapping[int, Hand] | None = None,
) -> Played:
    """Play a game to its end; `levels` names the captain of each seat. Equal arguments, equal game.

    `check` checks the game's invariants at every boundary. `keep` keeps snapshots and history as a real table
    does. `tally` reads the log for the game's balance. With `pauses` a rival watches, and no captain gives
    orders beforehand: then hidden questions are the most, and tell the most. `hands` answer for some seats,
    whose captains then do nothing; they may imagine tables. Raises AnswerError for a table that cannot be
    opened, ValueError for an unknown level, BrokenLaw, and whatever a faulty step or captain raises.
    """
    watch = _Watch(laws=check, pauses=pauses)
    captains = [captain(level, f"{seed}|captain|{seat}", strict=True) for seat, level in enumerate(levels)]
    table = Table.new(
        game,
        seats=len(levels),
        seed=seed,
        options=options,
        modules=modules,
        keep=keep or bool(hands) or any(player.level.looks_ahead for player in captains),
        watch=watch if check or pauses else None,
    )
    seats = [_Seat(player, table, seat, (hands or {}).get(seat)) for seat, player in enumerate(captains)]
    ordering = [seat.gives_orders and not pauses for seat in seats]
    turns = [Counter[str]() for _ in levels]
    decisions = 0
    while waiting := table.waiting:
        for seat, decision in waiting.items():
            if pauses and decision.hidden:
                watch.pause(table.running, decision)
            if ordering[seat]:
                seats[seat].order(table, decision)
            picks = seats[seat].answer(decision)
            if tally:
                turns[seat].update(table.spec.turn_told(table.running, decision, picks))
            table.put(seat, decision.number, picks)
        decisions += len(waiting)
    assert table.result is not None
    played = Played(getattr(table.running.state, "round", 0), decisions, table.result, pauses=watch.guesses)
    return _tallied(played, table, turns) if tally else played


def _tallied(played: Played, table: Table, turns: Sequence[Mapping[str, int]]) -> Played:
    spec, entries = table.spec, table.entries()
    tallies = spec.tallies(entries, played.result, table.options)
    return msgspec.structs.replace(
        played,
        tallies=[
            msgspec.structs.replace(tally, turns=dict(told))
            for tally, told in zip(tallies, turns, strict=True)
        ],
        used=spec.uses_told(table.running.modules, entries),
    )


def answer_for(player: Captain, table: Table, seat: int) -> None:
    """Let a captain answer what its seat is asked."""
    decision = table.waiting[seat]
    table.put(seat, decision.number, _Seat(player, table, seat).answer(decision))


class _Seat:
    """A captain at its place, with what it can see from there; or the hand that answers there instead."""

    __slots__ = ("_hand", "_imagine", "_player", "_view", "gives_orders", "seat")

    def __init__(self, player: Captain, table: Table, seat: int, hand: Hand | None = None) -> None:
        self._player = player
        self.seat = seat
        self._hand = partial(hand, table, seat) if hand is not None else None
        self.gives_orders = hand is None and player.level.gives_orders
        self._view = partial(table.view, seat, facts=False)
        self._imagine = partial(table.imagine, seat)

    def order(self, table: Table, decision: Decision) -> None:
        """Give the orders that the captain wants to give before he answers this."""
        standing = partial(table.orders, self.seat)
        if picks := self._player.orders(table.game, decision, standing, self._view):
            table.order(self.seat, picks)

    def answer(self, decision: Decision) -> list[str]:
        """What is answered there."""
        if self._hand is not None:
            return self._hand(decision)
        return self._player.answer(self._view, decision, self._imagine)


class _Watch:
    """Looks at a game between any two steps: do the laws hold, and what does a rival remember?"""

    def __init__(self, *, laws: bool, pauses: bool) -> None:
        self.guesses: list[Guess] = []
        self._laws = laws
        self._pauses = pauses
        self._rival: Rival | None = None

    def __call__(self, game: Game[Any]) -> None:
        if self._laws:
            hold_laws(game)
        if self._pauses:
            self._watching(game).watch(game)

    def pause(self, game: Game[Any], decision: Decision) -> None:
        """Somebody is asked unseen."""
        self.guesses.append(self._watching(game).guess(game, decision))

    def _watching(self, game: Game[Any]) -> Rival:
        self._rival = self._rival or game.spec.rival()
        return self._rival


def hold_laws(game: Game[Any]) -> None:
    """Raises BrokenLaw naming every invariant that does not hold."""
    if broken := game.spec.invariants(game):
        raise BrokenLaw("; ".join(broken))
