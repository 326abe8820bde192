"""Whole games of computer captains, for tests of how they are told."""

from __future__ import annotations

from functools import cache

from bot.cli.chosen import modules_of
from engine.captains import captain, many_games
from engine.games import load_game
from engine.kernel import Entry, Table

PLAYERS = ("Anne Bonny", "Jack", "Mary Read", "Edward", "Grace")


@cache
def log_of(game: str, seats: int, seed: str, level: int = 1, modules: str = "") -> tuple[Entry, ...]:
    """The log of a whole game, of which equal arguments play the same."""
    spec = load_game(game)
    chosen = modules_of(spec, modules)
    with many_games():
        table = Table.new(game, seats=seats, seed=seed, modules=list(chosen))
        captains = [captain(level, f"{seed}|{seat}", strict=True) for seat in range(seats)]
        while table.waiting:
            seat, decision = next(iter(sorted(table.waiting.items())))
            table.answer(seat, decision.number, captains[seat].answer(table.view(seat), decision))
    return tuple(table.entries())
