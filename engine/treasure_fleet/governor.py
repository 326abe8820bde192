"""Ransoming the governor, and the end of the game."""

from __future__ import annotations

from engine.kernel import Chapter, Play, Result, Step
from engine.treasure_fleet.box import GOVERNOR
from engine.treasure_fleet.capture import capture
from engine.treasure_fleet.places import captured_by, hand_of, shots_at
from engine.treasure_fleet.state import FGame, clockwise, fired_at

RANSOM = Chapter("fleet_governor")


@RANSOM.step
class RansomGovernor(Step):
    """Everybody's last card is turned up at once, the neutral pirate's too; a storm is worth nothing
    (G-T1). [T Governor 1-3; T Two players 5]
    """

    def play(self, game: FGame) -> Play:
        fired = shots_at(GOVERNOR)
        for seat in clockwise(game, game.state.lookout):
            for card in game.places.at(hand_of(seat)):
                game.move([card], hand_of(seat), fired)
                game.log("fleet.turned", seat=seat, card=card)
        drawn = yield from game.draw_unseen("neutral.deck", fired, 1, "neutral card")
        for card in drawn:
            game.log("fleet.neutral.turned", card=card)
        game.stands()
        capture(game, GOVERNOR, 0, "governor")
        game.move(fired_at(game, GOVERNOR), fired, "pirate.spent")
        return None


@RANSOM.step
class CountTreasure(Step):
    """Most treasure points win; ties share (ruling: final tie). A scored neutral pirate can win (G-T7).
    [T Governor 4; T Two players 6; R-T2]
    """

    def play(self, game: FGame) -> None:
        state = game.state
        best = max(seat.points for seat in state.seats)
        winners = [seat.seat for seat in state.seats if seat.points == best]
        won = any(GOVERNOR in game.places.at(captured_by(seat)) for seat in range(game.seats))
        reason = "fleet_home" if won else "fleet_home_alone"
        if state.neutral and game.options["score_neutral"]:
            game.log("fleet.neutral.counted", points=state.neutral_points)
            if state.neutral_points > best:
                reason, winners = "neutral_pirate", []
            elif state.neutral_points == best:
                reason = "neutral_shares"
        game.finish(Result(winners, [self.score(game, seat) for seat in range(game.seats)], reason))

    def score(self, game: FGame, seat: int) -> dict[str, int]:
        """What a player has captured."""
        held = game.places.at(captured_by(seat))
        ships = [ship for ship in held if ship != GOVERNOR]
        points = game.state.seats[seat].points
        return {"seat": seat, "points": points, "ships": len(ships), "governor": int(GOVERNOR in held)}
