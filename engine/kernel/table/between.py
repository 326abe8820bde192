"""How a table stood in between, while an answer was carried out."""

from __future__ import annotations

from typing import Any

from engine.kernel.play.game import Game
from engine.kernel.play.view import view_of
from engine.kernel.table.saved import Saved


class Between:
    """What a spectator saw where rules say that the table is looked at (`Game.stands`), in the newest change.

    Nothing is noted unless it is `watched`.
    """

    def __init__(self, saved: Saved) -> None:
        self.watched = False
        self._saved = saved
        self._stood: list[tuple[int, dict[str, Any]]] = []

    def stand(self, game: Game[Any]) -> None:
        """Look at the game as it is now."""
        if self.watched:
            logged = self._saved.entries_length + len(game.unflushed)
            self._stood.append((logged, view_of(game, None, {})))

    def begin(self) -> None:
        """Another change begins."""
        self._stood = []

    def taken(self) -> list[tuple[int, dict[str, Any]]]:
        """How many entries were logged then, and what was seen; each is given once."""
        stood, self._stood = self._stood, []
        return stood
