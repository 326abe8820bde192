"""A finished game looked over for one seat: the answers that cost it most, and what would have been better.

Each of its answers is held against what a sensible captain would have answered, who knew what the seat knew.
Where they differ, both are tried in imagined tables, a few turns on: first in a few, to find the dearest, and
these again in more. So nothing that was hidden from the seat shows in its review.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import Any

import msgspec

from engine.captains.ahead import TURNS, Foresight, outcome, sure_gain
from engine.captains.captain import player_of
from engine.captains.plain import Chance, only_answer, valid_answer
from engine.kernel import Decision, Table
from engine.kernel.history import played_through

MOST = 3
"""Answers that are told."""
FIRST, AGAIN = 2, 12
"""Imagined tables in which every answer is tried that differs, and in which the dearest of them are."""
DEAREST = 8
"""Answers that are tried again."""
LEAST = 1.0
"""What an answer has to have cost to be told, in the units in which the game's captain weighs."""


class Costly(msgspec.Struct, frozen=True):
    """An answer that cost its seat something: in which round it was given, to what, what would have been
    `better`, and by how much on the average, in the units of the game (gold, coins or points).
    """

    round: int
    asked: Decision
    gave: list[str]
    better: list[str]
    cost: float


def review(begun: Mapping[str, Any], history: Sequence[bytes], seat: int) -> list[Costly]:
    """The answers of a seat that cost it most, one of a round at most, in their order; none if nothing was
    better for certain, or the game has no captain. Equal games give equal reviews. `begun`:
    `Table.begun_as`; `history`: its inputs as stored.

    Takes seconds. Raises NotAnExport for a game that cannot be played again.
    """
    player = player_of(begun["game"])
    if player is None:
        return []
    tried: list[_Tried] = []
    for number, (table, gave) in enumerate(played_through(begun, history, seat)):
        if (other := _otherwise(player, table, seat, gave, f"review|{number}")) is not None:
            tried.append(other)
    dearest = sorted(tried, key=lambda one: -one.first)[:DEAREST]
    # One of a round: two answers of one turn are mostly the same mistake.
    found: dict[int, Costly] = {}
    for one in dearest:
        cost = one.again(player)
        if cost >= LEAST and (one.round not in found or found[one.round].cost < cost):
            found[one.round] = Costly(one.round, one.asked, one.gave, one.better, cost)
    told = sorted(found.values(), key=lambda one: -one.cost)[:MOST]
    return sorted(told, key=lambda one: one.round)


class _Tried(msgspec.Struct):
    """An answer, and the one that a captain would have given instead; what that is worth in the few tables
    in which both were tried `first`.
    """

    round: int
    asked: Decision
    gave: list[str]
    better: list[str]
    worlds: list[Table]
    until: int
    first: float

    def gains(self, player: Foresight, luck: str, count: int) -> tuple[list[float], list[float]]:
        """How its seat does after either answer, in so many tables; the luck is the same for both."""

        def imagined(seed: str) -> Table:
            return self.worlds[int(seed.rpartition("|")[2]) % len(self.worlds)].again(seed)

        def results(picks: list[str]) -> list[float]:
            return [
                outcome(player, imagined, f"{luck}|{n}", self.asked, picks, self.until) for n in range(count)
            ]

        return results(self.better), results(self.gave)

    def again(self, player: Foresight) -> float:
        """What the answer cost on the average; nothing if that is not certain."""
        better, gave = self.gains(player, f"again|{self.asked.seat}", AGAIN)
        mean = fmean(better) - fmean(gave)
        return mean if sure_gain(better, gave) > 0 else 0.0


def _otherwise(player: Foresight, table: Table, seat: int, gave: list[str], luck: str) -> _Tried | None:
    """What a captain would have answered there, tried; None if that is the same, or does no better."""
    asked = table.waiting.get(seat)
    if asked is None or only_answer(asked):
        return None
    view = table.view(seat, facts=False)
    better = valid_answer(asked, player.wanted(view, asked, Chance(luck)))
    if sorted(better) == sorted(gave):
        return None
    worlds = [table.imagine(seat, f"{luck}|{world}", alike=True) for world in range(FIRST)]
    number = table.spec.round_of(table.running.state)
    # What is asked there looks at that table, which nobody plays on.
    other = _Tried(number, worlds[0].waiting[seat], gave, better, worlds, player.turns(view) + TURNS, 0.0)
    at_best, as_given = other.gains(player, luck, FIRST)
    other.first = fmean(at_best) - fmean(as_given)
    return other if other.first > 0 else None
