"""Steps that log what they are called."""

from __future__ import annotations

from typing import Any

from engine.kernel import Game, Step
from tests.kernel.small import step


def says(key: str) -> type[Step]:
    def play(self: Step, game: Game[Any]) -> None:
        game.log(key)

    return step(play, key.title())


Before, Act, After, Other = says("before"), says("act"), says("after"), says("other")
