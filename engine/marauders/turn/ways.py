"""Where a captain may get to with his actions, each move with what it uses up: free moves, the wind and
whatever else changes its cost (`MoveCost.uses`).

All moves are tried out, so it needs a game that nobody else uses: the game as a seat sees it.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from engine.marauders.choices import carry_out
from engine.marauders.law.bounties import may_try, port_access
from engine.marauders.state import Captain, MGame
from engine.marauders.turn.turn import Turn, move_cost


class Reach(msgspec.Struct, frozen=True, order=True):
    """A zone at sea that a captain may come to: the actions and moves that takes, the zones on the way
    (`way`, that zone last), and what he has used up until then.
    """

    actions: int
    moves: int
    zone: str
    way: tuple[str, ...]
    marks: tuple[str, ...]
    free_moves: int


class Ways:
    """The ways of a captain with so many actions in this turn of his. Changes the game it is given."""

    def __init__(self, game: MGame, captain: Captain, turn: Turn, actions: int) -> None:
        self._game = game
        self._captain = captain
        self._turn = turn
        self._actions = actions

    def everywhere(self) -> Iterator[Reach]:
        """Every place at sea with whatever may be used up there, the fewest actions first."""
        captain, turn = self._captain, self._turn
        start = Reach(0, 0, captain.zone, (), tuple(captain.once_per_turn), turn.free_moves)
        ahead = [self._moved(start, "sea") if captain.in_port else start]
        known: set[tuple[str, tuple[str, ...], int]] = set()
        while ahead:
            at = min(ahead)
            ahead.remove(at)
            state = (at.zone, tuple(sorted(at.marks)), at.free_moves)
            if at.actions > self._actions or state in known:
                continue
            known.add(state)
            yield at
            borders = self._game.box.zones[at.zone].borders.values()
            ahead += [self._moved(at, zone) for zone in dict.fromkeys(borders)]

    def docking(self, at: Reach) -> int | None:
        """Actions to be in the port of where he is; None if he does not get in."""
        if at.zone not in self._game.box.ports:
            return None
        self._take_up(at, in_port=False)
        if not may_try(port_access(self._game, self._captain, at.zone)):
            return None
        actions = at.actions + move_cost(self._game, self._captain, "port").actions
        return actions if actions <= self._actions else None

    def _moved(self, at: Reach, target: str) -> Reach:
        """Where a move leads, with what it uses up."""
        self._take_up(at, in_port=target == "sea")
        game, captain = self._game, self._captain
        cost = move_cost(game, captain, target)
        for name in cost.uses:
            for step in carry_out(game, f"move:{name}", cost):
                step.play(game)
        zone = at.zone if target == "sea" else target
        way = at.way if target == "sea" else (*at.way, target)
        marks = tuple(captain.once_per_turn)
        return Reach(at.actions + cost.actions, at.moves + 1, zone, way, marks, self._turn.free_moves)

    def _take_up(self, at: Reach, *, in_port: bool) -> None:
        captain = self._captain
        captain.zone, captain.in_port, captain.ashore = at.zone, in_port, ""
        captain.once_per_turn, self._turn.free_moves = list(at.marks), at.free_moves
