"""Rules on figures change the figure alone."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

from engine.kernel.conformance.trial import Tally, Trial, Walk
from engine.kernel.conformance.whole import replaced
from engine.kernel.game import Game
from engine.kernel.saved import digest
from engine.kernel.terms import Terms


def check_figures(trial: Trial, playouts: int) -> Tally:
    """Every figure of some random games is run twice: both come out equal, and the game is untouched."""
    tally = Tally()

    def twice(plain: Callable[[Game[Any], Terms], Terms]) -> Callable[[Game[Any], Terms], Terms]:
        def terms(game: Game[Any], given: Terms) -> Terms:
            name = type(given).__name__
            other = deepcopy(given)
            before, lines = digest(game), len(game.unflushed)
            found = plain(game, given)
            again = plain(game, other)
            if digest(game) != before or len(game.unflushed) != lines:
                raise AssertionError(f"a rule on {name} changes more than the figure ({_rules(game, given)})")
            if found != again:
                raise AssertionError(f"{name} comes out different the second time ({_rules(game, given)})")
            tally[name] += 1
            tally["changed"] += bool(found.because)
            return found

        return terms

    with replaced("terms", twice):
        for playout in range(playouts):
            walk = Walk(trial, playout)
            with walk.told():
                while walk.step():
                    pass
    return tally


def _rules(game: Game[Any], terms: Terms) -> str:
    return ", ".join(rule.name for rule in game.rules.terms.get(type(terms), ())) or "no rule"
