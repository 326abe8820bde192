"""The games a table can be opened for: one line each."""

from __future__ import annotations

from engine.kernel.spec import GameSpec, find_game

GAMES = {
    "marauders": "engine.marauders.game:MARAUDERS",
}


def load_game(id: str) -> GameSpec:
    """What this game tells about itself: seats, options, modules. Raises AnswerError `unknown-game`."""
    return find_game(id)
