"""Who is next is drawn after each turn (Flexible Turns)."""

from __future__ import annotations

from engine.kernel import Chapter, Play, again
from engine.marauders.state import MGame
from engine.marauders.turn.turn import SeatTurn, SeatTurns

FLEXIBLE_TURNS = Chapter("flexible_turns")


@FLEXIBLE_TURNS.instead(SeatTurns)
def by_lot(game: MGame, step: SeatTurns) -> SeatTurns:
    """The cubes of all seats go into the bag when a round begins. [S Turns 1]"""
    return TurnsByLot(seats=sorted(step.seats))


@FLEXIBLE_TURNS.step
class TurnsByLot(SeatTurns):
    """After each turn a cube is drawn from the bag: it says whose turn is next (Flexible Turns).

    `seats` are those whose cubes are still in the bag. [S Turns 1, 2]
    """

    def play(self, game: MGame) -> Play:
        if not self.seats:
            return None
        (drawn,) = yield from game.draw_lots(map(str, self.seats), "next turn")
        self.seats = [seat for seat in self.seats if seat != int(drawn)]
        game.log("turn.drawn", seat=int(drawn), left=list(self.seats))
        return again(SeatTurn(seat=int(drawn)))


@FLEXIBLE_TURNS.fact("turns_to_come")
def turns_to_come(game: MGame) -> list[int]:
    """The seats whose cubes are still in the bag. [S Turns 1]"""
    turns = [frame.step for frame in game.stack if isinstance(frame.step, SeatTurns)]
    return sorted(turns[-1].seats) if turns else []
