"""One game among computer captains, complete in itself for any process, and how it ended."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from engine.advice.voyage import Follower
from engine.captains import many_games, play_game
from engine.kernel import Guess, SeatTally, Used

HELM = 0
"""The seat of a first voyage that follows the helm."""


class Order(msgspec.Struct, frozen=True):
    """One game to play; complete in itself for any process."""

    game: str
    levels: tuple[int, ...]
    seed: str
    options: dict[str, Any]
    modules: tuple[str, ...]
    check: bool = False
    tally: bool = False
    pauses: bool = False
    voyage: bool = False
    """A first voyage: seat 0 follows the helm to the letter."""


class Outcome(msgspec.Struct, frozen=True):
    """How one game ended, or what broke it (`fault`)."""

    seed: str
    decisions: int = 0
    rounds: int = 0
    winners: tuple[int, ...] = ()
    reason: str = ""
    fault: str = ""
    tallies: tuple[SeatTally, ...] = ()
    used: Mapping[str, Mapping[str, Used]] = {}
    pauses: tuple[Guess, ...] = ()


def play(order: Order) -> Outcome:
    """Play one game. Whatever breaks it is reported in the outcome: the other games go on."""
    try:
        with many_games():
            played = play_game(
                order.game,
                levels=order.levels,
                seed=order.seed,
                options=order.options,
                modules=order.modules,
                check=order.check,
                tally=order.tally,
                pauses=order.pauses,
                hands={HELM: Follower()} if order.voyage else {},
            )
    except Exception as fault:
        return Outcome(order.seed, fault=f"{type(fault).__name__}: {fault}")
    result = played.result
    return Outcome(
        order.seed,
        played.decisions,
        played.rounds,
        tuple(result.winners),
        result.reason,
        tallies=tuple(played.tallies),
        used=played.used,
        pauses=tuple(played.pauses),
    )
