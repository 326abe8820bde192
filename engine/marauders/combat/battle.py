"""A battle between two ships, from start to end, and the order of its rounds (Naval Combat; rulings 2d)."""

from __future__ import annotations

import msgspec

from engine.kernel import Chapter, Plan, Public, Rank, Step, again, then
from engine.marauders.combat.boarding import BoardShip, aboard
from engine.marauders.combat.contest import Contest, ContestMoves, ContestWinner
from engine.marauders.combat.crew import losing
from engine.marauders.combat.declaration import AllDeclared, Declare
from engine.marauders.combat.shooting import FireCannons, LookAtShips
from engine.marauders.combat.sides import (
    Combat,
    CombatOver,
    CombatStep,
    NavalCombat,
    Side,
    enemy_of,
    note_dice_pools,
    opponent_met,
    ship_of,
    values_of,
    who,
    window_of,
)
from engine.marauders.combat.victory import aftermath
from engine.marauders.state import MGame
from engine.marauders.terms.combat import CombatDice
from engine.marauders.terms.turn import WindowContext

BATTLE = Chapter("battle")


@BATTLE.step
class Battle(NavalCombat):
    """A battle. Rounds follow one another until it is over; then `victory.aftermath` follows. [R Combat 1]"""

    zone: Public[str]
    began: Public[bool] = False

    def play(self, game: MGame) -> Plan:
        if self.over:
            return then(*aftermath(game, self), CombatOver())
        if not self.began:
            self.began = True
            first, second = self.sides
            game.log(
                "battle.began",
                who=who(first), against=who(second), seats=[first.seat, second.seat], zone=self.zone,
            )  # fmt: skip
            return again(BeforeRounds())
        self.round += 1
        self.winner = self.boarder = -1
        for side in self.sides:
            side.declared = ""
            side.full_volley = side.clean_escape = False
        note_dice_pools(game, "seamanship")
        return again(*_round())


_encoder = msgspec.msgpack.Encoder()
_sides = msgspec.msgpack.Decoder(list[Side])


def begin_battle(zone: str, aggressor: Side, defender: Side) -> Step:
    """The battle of two sides; bounties for starting it are the aggressor's business (`attack.attack`)."""
    # Sides of its own: they change as it goes on.
    return Battle(zone=zone, sides=_sides.decode(_encoder.encode([aggressor, defender])))


# --- a round --------------------------------------------------------------------------------------


def _round() -> list[Step]:
    """The parts of a round of naval combat, in this order (rulings 2d)."""
    return [
        RoundBegins(),
        window_of("battle_round"),
        LookAtShips(),
        Declare(side=0),
        Declare(side=1),
        window_of("declared"),
        LookAtShips(),
        AllDeclared(),
        Contest(),
        ContestMoves(),
        LookAtShips(),
        ContestWinner(),
        FireCannons(),
        BoardShip(),
    ]


def rest_of_round(battle: Battle) -> list[Step]:
    """What is left of a round under way, given who has declared, rolled and come aboard."""
    if battle.boarder >= 0:
        return aboard(battle)
    steps = _round()
    first, second = battle.sides
    if first.faces and second.faces:
        return steps[next(n for n, step in enumerate(steps) if isinstance(step, ContestMoves)) :]
    return steps[next(n for n, step in enumerate(steps) if step == Declare(side=1)) + bool(second.declared) :]


@BATTLE.rule(WindowContext, "window:battle_round")
def which_round(game: MGame, context: WindowContext) -> None:
    """The round that begins, and the enemy. [plumbing]"""
    context.args = {**enemy_of(game, context.seat), "round": game.inside(Battle).round}
    context.met = opponent_met(game, context.seat)


@BATTLE.rule(WindowContext, "window:declared")
@BATTLE.rule(WindowContext, "window:contest_rolled")
@BATTLE.rule(WindowContext, "window:boarding")
@BATTLE.rule(WindowContext, "window:boarded")
def how_the_round_stands(game: MGame, context: WindowContext) -> None:
    """The enemy, and what both have declared and rolled. [plumbing]"""
    context.args = enemy_of(game, context.seat)
    context.met = opponent_met(game, context.seat)
    if context.moment == "contest_rolled":
        context.met += losing(game, context.seat)


@BATTLE.step
class BeforeRounds(CombatStep):
    """Before the first round: attach guns that fire then. [R Combat 21]"""

    def play(self, game: MGame) -> None:
        """Nothing happens by itself."""


@BATTLE.step
class RoundBegins(CombatStep):
    """A new round of naval combat is about to begin: attach what lasts from round to round. [R Combat 1]"""

    def play(self, game: MGame) -> None:
        """Nothing happens by itself."""


# --- dice of a contest ----------------------------------------------------------------------------


FASTER = 2
"""This much more Maneuverability than the enemy's gives +1 die."""


@BATTLE.rule(CombatDice)
def faster_ship(game: MGame, terms: CombatDice) -> None:
    """+1 die if Maneuverability is at least 2 above the enemy's (Seamanship Contest). [R Combat 7]"""
    battle = game.within(Battle) if terms.skill == "seamanship" else None
    if battle is None:
        return
    mine, theirs = (values_of(game, battle.sides[n]).maneuverability for n in (terms.side, 1 - terms.side))
    terms.dice += mine >= theirs + FASTER


@BATTLE.rule(CombatDice)
def dice_of_cards(game: MGame, terms: CombatDice) -> None:
    """Dice that cards add to this roll. [R Cards 12]"""
    combat = game.within(Combat)
    terms.dice += combat.sides[terms.side].more_dice if combat else 0


@BATTLE.rule(CombatDice, rank=Rank.LAST)
def without_masts(game: MGame, terms: CombatDice) -> None:
    """With Masts destroyed, 1 die in all, whatever would add to it (G-F9). [R Combat 8]"""
    battle = game.within(Battle) if terms.skill == "seamanship" else None
    if battle and not ship_of(game, battle.sides[terms.side]).masts:
        terms.dice = 1
