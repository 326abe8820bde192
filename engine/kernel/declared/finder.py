"""How a game is found by its id. The kernel knows no game: whoever knows them says how (`engine.games`)."""

from __future__ import annotations

from collections.abc import Callable

from engine.kernel.declared.spec import GameSpec
from engine.kernel.errors import AnswerError, SaveError

Finder = Callable[[str], GameSpec]
"""The game of an id; raises AnswerError `unknown-game`."""


def _none(id: str) -> GameSpec:
    raise AnswerError("unknown-game", game=id, known="")


_finder: Finder = _none


def found_by(finder: Finder) -> None:
    """Find games like this from now on."""
    global _finder
    _finder = finder


def game_named(id: str) -> GameSpec:
    """The game of this id. Raises AnswerError `unknown-game`."""
    return _finder(id)


def game_saved(id: str) -> GameSpec:
    """The game of a saved table. Raises SaveError if it is not here."""
    try:
        return game_named(id)
    except AnswerError as unknown:
        raise SaveError(f"the saved table is one of “{id}”, a game that is not here.") from unknown
