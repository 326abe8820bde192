"""Crew combat, after boarding or when a card says so (Crew Combat)."""

from __future__ import annotations

from engine.kernel import Chapter, Plan, Play, Public, again
from engine.marauders.combat.sides import (
    Combat,
    CombatStep,
    combat_dice,
    enemy_of,
    note_dice_pools,
    number_of,
    opponent_met,
    ship_of,
    who,
    window_of,
)
from engine.marauders.dice import SKULL, successes
from engine.marauders.state import MGame
from engine.marauders.terms.turn import WindowContext

CREW = Chapter("crew")


def pips(faces: list[int]) -> int:
    """The sum of the dice that are not successes: it breaks ties."""
    return sum(face for face in faces if face < SKULL)


def better(first: list[int], second: list[int]) -> int:
    """The side whose dice win: more successes, then more pips; -1 for a full tie. [R Combat 6, 28]"""
    one, other = ((successes(faces), pips(faces)) for faces in (first, second))
    return -1 if one == other else int(other > one)


def losing(game: MGame, seat: int) -> list[str]:
    """The word "losing" of a seat's orders, when its dice are worse than the enemy's."""
    combat = game.inside(Combat)
    mine = number_of(combat, seat)
    return ["losing"] * (better(combat.sides[mine].faces, combat.sides[1 - mine].faces) == 1 - mine)


@CREW.step
class CrewCombat(CombatStep):
    """Rounds of Leadership rolls until a side has no Crew; a side that starts without Crew loses at once
    (G-F10).

    The result is stored in the combat it belongs to, a battle or a fight with guards.
    [R Fights 1; R Combat 27; S Locations 28]
    """

    round: Public[int] = 0
    rolling: Public[list[int]] = []
    """Crew of both sides before this round's roll."""

    def play(self, game: MGame) -> Plan | None:
        if look_at_crews(game):
            return None
        if not self.round:
            note_dice_pools(game, "leadership")
        self.round += 1
        return again(
            window_of("crew_round"),
            LookAtCrews(),
            RollLeadership(),
            window_of("crew_rolled"),
            CrewHits(),
        )

    def hits(self, game: MGame) -> list[int]:
        """How much Crew each side kills: 1 for each success, up to its own before the roll."""
        made = [successes(side.faces) for side in game.inside(Combat).sides]
        return [min(hits, crew) for hits, crew in zip(made, self.rolling, strict=True)]

    def worse(self, game: MGame, number: int) -> bool:
        """Whether a side's dice are worse than the enemy's."""
        mine, theirs = (game.inside(Combat).sides[n].faces for n in (number, 1 - number))
        return better(mine, theirs) == 1


@CREW.rule(WindowContext, "window:crew_round")
def which_round(game: MGame, context: WindowContext) -> None:
    """The round that begins, and the enemy. [plumbing]"""
    context.args = {**enemy_of(game, context.seat), "round": game.inside(CrewCombat).round}
    context.met = opponent_met(game, context.seat)


@CREW.rule(WindowContext, "window:crew_rolled")
def how_the_round_stands(game: MGame, context: WindowContext) -> None:
    """The enemy, and what both have rolled. [plumbing]"""
    context.args = enemy_of(game, context.seat)
    number = number_of(game.inside(Combat), context.seat)
    worse = game.inside(CrewCombat).worse(game, number)
    context.met = [*opponent_met(game, context.seat), *["losing"] * worse]


def look_at_crews(game: MGame) -> bool:
    """Whether crew combat is over because a side has no Crew; the side that still has some wins.
    [R Combat 29]
    """
    combat = game.inside(Combat)
    alive = [n for n, side in enumerate(combat.sides) if ship_of(game, side).crew]
    if len(alive) == len(combat.sides):
        return False
    if alive:
        _won(game, alive[0])
    else:
        _drawn(game)
    return True


def _won(game: MGame, victor: int) -> None:
    combat = game.inside(Combat)
    combat.over, combat.victor = "crew", victor
    game.log(
        "crew.won",
        who=who(combat.sides[victor]),
        other_side=who(combat.sides[1 - victor]),
        winner=combat.sides[victor].seat,
    )


def _drawn(game: MGame) -> None:
    game.inside(Combat).over = "drawn"
    game.log("crew.drawn")


@CREW.step
class LookAtCrews(CombatStep):
    """Cards may have taken the last Crew before a roll. [R Combat 29]"""

    def play(self, game: MGame) -> None:
        look_at_crews(game)


class RollSides(CombatStep, kw_only=True):
    """Base of the steps in which both sides roll against each other: a contest, a round of crew combat.

    The dice are in `Side.faces`; each kind of roll has its own moment for changing them.
    """

    def roll_sides(self, game: MGame, skill: str) -> Play:
        """Both roll the skill at the same time; this uses up the dice that cards added."""
        sides = game.inside(Combat).sides
        dice = [combat_dice(game, n, skill) for n in (0, 1)]
        rolled: list[list[int]] = []
        for terms in dice:
            faces = yield from game.dice(terms.dice, skill)
            rolled.append(faces)
        for n, side in enumerate(sides):
            side.faces, side.more_dice = rolled[n], 0
            tell_roll(game, n, skill, dice[n].changed_by("dice"))
        return None


@CREW.step
class RollLeadership(RollSides):
    """Both captains roll Leadership at the same time. [R Combat 27]"""

    def play(self, game: MGame) -> Play:
        game.inside(CrewCombat).rolling = [ship_of(game, side).crew for side in game.inside(Combat).sides]
        return self.roll_sides(game, "leadership")


def tell_roll(game: MGame, number: int, skill: str, because: list[str]) -> None:
    """A log line with a side's dice as they are now."""
    side = game.inside(Combat).sides[number]
    game.log(
        "battle.rolled",
        who=who(side),
        seat=side.seat,
        skill=skill,
        faces=list(side.faces),
        successes=successes(side.faces),
        pips=pips(side.faces),
        because=because,
    )


def beaten(game: MGame, seat: int) -> bool:
    """Whether a seat's side fights a crew combat that it loses with the dice as they lie."""
    combat = game.within(Combat)
    sides = combat.sides if combat else []
    fighting = game.within(CrewCombat)
    own = next((n for n, side in enumerate(sides) if side.seat == seat), -1)
    if fighting is None or own < 0 or not sides[own].faces:
        return False
    left = [ship_of(game, side).crew for side in sides]
    if not left[1 - own]:
        return False
    rest = [max(0, crew - hits) for crew, hits in zip(left, reversed(fighting.hits(game)), strict=True)]
    if any(rest):
        return not rest[own]
    return better(sides[own].faces, sides[1 - own].faces) == 1


@CREW.step
class CrewHits(CombatStep):
    """Each success kills one enemy Crew, up to one's own Crew before the roll; both sides at once.

    If both lose their last Crew, more successes win, then more pips; a full tie has no winner (G-F1, G-F2).
    [R Combat 27, 28]
    """

    def play(self, game: MGame) -> None:
        sides = game.inside(Combat).sides
        ships = [ship_of(game, side) for side in sides]
        hits = game.inside(CrewCombat).hits(game)
        for n, ship in enumerate(ships):
            ship.crew = max(0, ship.crew - hits[1 - n])
            if hits[1 - n]:
                game.log("crew.hit", who=who(sides[n]), seat=sides[n].seat, hits=hits[1 - n], crew=ship.crew)
        if any(ship.crew for ship in ships):
            look_at_crews(game)
            return
        victor = better(sides[0].faces, sides[1].faces)
        if victor >= 0:
            _won(game, victor)
        else:
            _drawn(game)
