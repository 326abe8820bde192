"""The contest of a round of naval combat, and who wins it (Naval Combat: Seamanship Contest)."""

from __future__ import annotations

from engine.kernel import Chapter, Plan, Play, Public, Signed, again
from engine.marauders.combat.crew import RollSides, better
from engine.marauders.combat.sides import CombatStep, NavalCombat, Side, who, window_of
from engine.marauders.dice import successes
from engine.marauders.state import MGame

CONTEST = Chapter("contest")


@CONTEST.step
class Contest(RollSides):
    """Both roll Seamanship, unless both flee: then nobody rolls and the battle is over. [R Combat 6, 11]"""

    def play(self, game: MGame) -> Play | None:
        battle = game.inside(NavalCombat)
        if all(side.declared == "flee" for side in battle.sides):
            battle.over = "escaped"
            game.log("battle.both_fled")
            return None
        return self.roll_sides(game, "seamanship")


@CONTEST.step
class ContestMoves(CombatStep):
    """After the roll, cards may be played and special weapons spent, until both sides pass. [R Combat 22]"""

    ended: Public[bool] = False

    def play(self, game: MGame) -> Plan | None:
        if self.ended:
            return None
        self.ended = True
        sides = game.inside(NavalCombat).sides
        moments = [AfterContest(side=n, seat=side.seat) for n, side in enumerate(sides)]
        return again(window_of("contest_rolled"), *moments)


@CONTEST.step
class AfterContest(CombatStep):
    """The contest's dice are rolled: attach a side's special weapons that change them, or what comes after.
    Whatever changes dice resets `ContestMoves.ended`. [R Combat 22; S Weapons 10]
    """

    side: Public[int]
    seat: Public[Signed] = -1

    def play(self, game: MGame) -> None:
        """Nothing happens by itself."""


@CONTEST.step
class ContestWinner(CombatStep):
    """More successes win, then more pips; without a success nobody wins. A winner with Flee escapes if the
    enemy has no success. [R Combat 6, 10, 12; R-12]
    """

    def play(self, game: MGame) -> None:
        battle = game.inside(NavalCombat)
        if away := next((side for side in battle.sides if side.clean_escape), None):
            battle.winner = -1
            self._escapes(game, battle, away)
            return
        first, second = battle.sides
        made = [successes(side.faces) for side in battle.sides]
        battle.winner = better(first.faces, second.faces) if any(made) else -1
        if battle.winner < 0:
            game.log("battle.nobody_won")
            return
        winner = battle.sides[battle.winner]
        game.log("battle.won_contest", who=who(winner), seat=winner.seat, action=winner.declared)
        if winner.declared == "flee" and not made[1 - battle.winner]:
            self._escapes(game, battle, winner)

    def _escapes(self, game: MGame, battle: NavalCombat, side: Side) -> None:
        battle.over = "escaped"
        game.log("battle.fled", who=who(side), seat=side.seat)
