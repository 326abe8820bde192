"""Repairs as a table plays them: in between two steps, and within the laws of the game."""

from __future__ import annotations

from typing import Any

from engine.kernel.declared.repair import Repair
from engine.kernel.play.game import Game
from engine.kernel.step import Frame


class LawBroken(Exception):
    """A repair that the game's laws forbid; the sentences are for the operator, they may tell secrets."""


def lawful(game: Game[Any]) -> None:
    """At every boundary from a repair on: the laws hold. Raises LawBroken."""
    if any(isinstance(frame.step, Repair) for frame in game.stack):
        return
    if broken := game.spec.invariants(game):
        raise LawBroken("; ".join(broken))


def ordered(game: Game[Any], name: str, picks: list[str]) -> Frame:
    """The repair of this name, as it comes onto the stack. Raises KeyError if no chapter has it."""
    return Frame(game.rules.repairs[name](picks=picks))
