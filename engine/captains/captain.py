"""A computer captain of any level, for any game.

`Level` says what each level does. If a game has no heuristics, or they do not know a question, a captain
answers at random.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from engine.captains.ahead import Foresight, Imagine, View, look_ahead
from engine.captains.gentle import gently
from engine.captains.levels import LEVELS, Level
from engine.captains.memory import Memory
from engine.captains.plain import Chance, default_answer, only_answer, random_answer, valid_answer
from engine.kernel import Decision


class Captain:
    """A computer captain at one table. It remembers the plan of its turn and nothing else: asked the same in
    the same order, it gives the same answers.

    `strict` lets faults of the heuristics through; otherwise such a question is answered at random.
    """

    def __init__(self, level: int, seed: str, *, strict: bool = False) -> None:
        self.level = Level(level)
        self.seed = seed
        self.strict = strict
        self.memory = Memory()

    def answer(
        self,
        view: View | Callable[[], View],
        decision: Decision,
        imagine: Imagine | None = None,
    ) -> list[str]:
        """A valid answer to the decision.

        `view` is what the captain's seat sees, or a function that returns it, called only when needed.
        `imagine` makes an imagined table from a seed (`Table.imagine` of the seat); without it, nobody
        looks ahead.
        """
        if self.level is Level.DEFAULT:
            return default_answer(decision)
        chance = Chance(f"{self.seed}|{decision.seat}|{decision.number}")
        if self.level is Level.RANDOM:
            return random_answer(decision, chance)
        if only := only_answer(decision):
            return only
        seen = view() if callable(view) else view
        player = player_of(seen["game"])
        if player is None:
            return random_answer(decision, chance)
        wanted: list[list[str]] = []
        try:
            wanted = player.wanted(seen, decision, chance, self.memory)
            if self.level is Level.GENTLE:
                wanted = gently(seen["game"], seen, decision, wanted, chance)
            if self.level.looks_ahead and imagine is not None:
                seed = f"{self.seed}|{decision.seat}|{decision.number}"
                wanted = [*look_ahead(player, seen, decision, imagine, seed), *wanted]
        except Exception:
            # A table must go on, whatever a captain makes of a rule it does not know.
            if self.strict:
                raise
            wanted = wanted or [random_answer(decision, chance)]
        return valid_answer(decision, wanted)

    def orders(
        self, game: str, asked: Decision, standing: Callable[[], Decision | None], view: Callable[[], View]
    ) -> list[str]:
        """The orders to give before `asked` is answered, out of `standing` (`Table.orders`); mostly none."""
        player = player_of(game) if self.level.gives_orders else None
        if player is None or not player.gives_orders(asked) or (offered := standing()) is None:
            return []
        try:
            wanted = player.wanted(view(), offered, Chance(f"{self.seed}|{offered.seat}|orders"))
        except Exception:
            if self.strict:
                raise
            return []
        for picks in wanted:
            if offered.why_not(picks) is None:
                return list(picks)
        return []


def captain(level: int, seed: str, *, strict: bool = False) -> Captain:
    """A computer captain of a level. Raises ValueError for any other."""
    if level not in LEVELS:
        known = ", ".join(map(str, LEVELS))
        raise ValueError(f"there is no captain of level {level}; the levels are {known}.")
    return Captain(level, seed, strict=strict)


@cache
def player_of(game: str) -> Foresight | None:
    """The heuristics of a game: `Player` in `engine.captains.<game>.player`; None if it has none."""
    home = f"{__package__}.{game}"
    if not game.isidentifier() or find_spec(home) is None:
        return None
    return import_module(f"{home}.player").Player()
