"""Gear that the base game does not have, as an expansion would add it: by rule points alone.

Four pieces after Seas of Glory need what no gear of the base game needs: ammunition that does something in
later rounds (Heated Shot), more skulls than dice with rules where they go (Double Shot), a weapon for the
enemy's next roll (Caltrops), a modification that acts on the enemy (Carved Hull).
"""

from __future__ import annotations

from typing import Any

import msgspec

from engine.kernel import NO, YES, Chapter, Decision, Option, Play, Public, Rank, Step, then
from engine.marauders.combat.battle import Battle, RoundBegins
from engine.marauders.combat.boarding import BeforeCrewCombat
from engine.marauders.combat.contest import AfterContest
from engine.marauders.combat.npc_play import SidesDecide
from engine.marauders.combat.sides import Combat, CombatStep, carriers, named, ship_of, spend
from engine.marauders.combat.volleys import IGNORED, inflict, located
from engine.marauders.dice import SKULL
from engine.marauders.game import MARAUDERS
from engine.marauders.ships.hold import LoseCargo
from engine.marauders.state import LOCATIONS, MGame, bound_to, captain_of
from engine.marauders.terms.combat import Ammunition, CombatDice, SkullPlaces
from engine.marauders.terms.npcs import NpcAnswer, NpcGear


class Lasting(msgspec.Struct):
    """What lasts from round to round: the sides whose ships burn, and for each the round without a die."""

    burning: Public[list[int]] = []
    pricked: Public[list[tuple[int, int]]] = []
    """Sides, each with the round in which it is."""


NEW_GEAR = Chapter("new_gear", state=Lasting)


def lasting(game: MGame) -> Lasting:
    """This chapter's state."""
    return NEW_GEAR.of(game)


# --- heated shot ----------------------------------------------------------------------------------


@NEW_GEAR.rule(Ammunition, "heated_shot")
def heated_shot(game: MGame, terms: Ammunition) -> None:
    """For skulls."""
    if terms.skulls:
        terms.offers = [*terms.offers, "heated_shot"]


@NEW_GEAR.effect("ammunition:heated_shot")
def fire_heated_shot(game: MGame, side: int) -> Step:
    """The skulls do nothing, but the enemy's ship burns."""
    return SetOnFire(side=side)


@NEW_GEAR.step
class SetOnFire(CombatStep):
    """The skulls of a volley set the enemy's ship on fire."""

    side: Public[int]

    def play(self, game: MGame) -> None:
        side = game.inside(Combat).sides[self.side]
        side.aimed = [aim or IGNORED for aim in side.aimed]
        lasting(game).burning.append(1 - self.side)


@NEW_GEAR.after(RoundBegins)
def fires(game: MGame, step: RoundBegins) -> list[Step]:
    """A ship on fire loses a point before each round."""
    return [Burn(side=side) for side in lasting(game).burning]


@NEW_GEAR.step
class Burn(SidesDecide):
    """Her captain chooses where."""

    side: Public[int]

    def play(self, game: MGame) -> Play:
        side = game.inside(Combat).sides[self.side]
        left = ship_of(game, side)
        options = [Option(f"hit:{at}", {"location": at, "left": getattr(left, at)}) for at in LOCATIONS]
        question = Decision(side.player, "hit.place", options, default=["hit:cargo"], args={"left": 1})
        ((pick,),) = yield from self.ask_sides(game, [(self.side, question)])
        inflict(game, self.side, pick.partition(":")[2])
        return then(LoseCargo(**bound_to(captain_of(game, side.seat)))) if side.seat >= 0 else None


@NEW_GEAR.before(BeforeCrewCombat)
@NEW_GEAR.after(Battle, commutes=True)
def no_more_fire(game: MGame, step: Any) -> None:
    """It is out when crews fight, and when the battle is over."""
    lasting(game).burning = []


# --- double shot ----------------------------------------------------------------------------------


@NEW_GEAR.rule(Ammunition, "double_shot")
def double_shot(game: MGame, terms: Ammunition) -> None:
    """For skulls."""
    if terms.skulls:
        terms.offers = [*terms.offers, "double_shot"]


@NEW_GEAR.effect("ammunition:double_shot")
def fire_double_shot(game: MGame, side: int) -> Step:
    """Up to two skulls hit once more."""
    return DoubleSkulls(side=side)


@NEW_GEAR.step
class DoubleSkulls(CombatStep):
    """Up to two more skulls are to be placed."""

    side: Public[int]

    def play(self, game: MGame) -> None:
        side = game.inside(Combat).sides[self.side]
        more = min(2, side.aimed.count(""))
        side.shots = [*side.shots, *[SKULL] * more]
        side.aimed = [*side.aimed, *[""] * more]


@NEW_GEAR.rule(SkullPlaces)
def evenly(game: MGame, terms: SkullPlaces) -> None:
    """They go to locations with anything left, as evenly as possible."""
    if terms.ammunition != "double_shot":
        return
    sides = game.inside(Combat).sides
    ship, hits = ship_of(game, sides[1 - terms.side]), [*located(sides[terms.side]), *terms.placed]
    standing = [at for at in LOCATIONS if getattr(ship, at) > hits.count(at)] or list(LOCATIONS)
    fewest = min(terms.placed.count(at) for at in standing)
    terms.locations = [at for at in standing if terms.placed.count(at) == fewest]


# --- caltrops -------------------------------------------------------------------------------------


@NEW_GEAR.after(AfterContest, "caltrops", commutes=True)
def caltrops(game: MGame, step: AfterContest) -> list[Step]:
    """They may be thrown after the roll."""
    return [ThrowCaltrops(side=step.side)]


@NEW_GEAR.step
class ThrowCaltrops(SidesDecide):
    """Who declared Board may take a die from the enemy's next roll."""

    side: Public[int]

    def play(self, game: MGame) -> Play:
        battle = game.inside(Battle)
        side = battle.sides[self.side]
        if side.declared != "board":
            return None
        question = Decision(side.player, "caltrops", [YES, NO], default=["no"])
        ((pick,),) = yield from self.ask_sides(game, [(self.side, question)])
        if pick == "yes":
            spend(game, side, "caltrops")
            lasting(game).pricked.append((1 - self.side, battle.round + 1))
            game.log("new.caltrops", seat=named(side))
        return None


@NEW_GEAR.rule(NpcAnswer, "caltrops")
def npc_throws_caltrops(game: MGame, terms: NpcAnswer) -> None:
    """The computer always does."""
    if terms.kind == "caltrops":
        terms.picks = ["yes"]


@NEW_GEAR.rule(CombatDice, rank=Rank.LIMIT)
def pricked(game: MGame, terms: CombatDice) -> None:
    """A die less, but never none."""
    battle = game.within(Battle)
    if battle is not None and (terms.side, battle.round) in lasting(game).pricked:
        terms.dice = max(1, terms.dice - 1)


# --- carved hull ----------------------------------------------------------------------------------


@NEW_GEAR.rule(CombatDice, rank=Rank.LIMIT)
def carved_hull(game: MGame, terms: CombatDice) -> None:
    """The enemy of who has it rolls a die less, but never none, when anybody flees."""
    battle = game.within(Battle)
    if battle is None or terms.skill != "seamanship":
        return
    flees = any(side.declared == "flee" for side in battle.sides)
    if flees and 1 - terms.side in carriers(game, "carved_hull"):
        terms.dice = max(1, terms.dice - 1)


# --- NPCs that carry gear -------------------------------------------------------------------------


@NEW_GEAR.rule(NpcGear)
def well_found(game: MGame, terms: NpcGear) -> None:
    """The Dutch navy sails with more hands, better rigs and Chasers."""
    if terms.npc == "dutch":
        terms.gear = [*terms.gear, "extra_hammocks", "advanced_rigs_and_sails", "chasers"]


WITH_NEW_GEAR = msgspec.structs.replace(MARAUDERS, chapters=(*MARAUDERS.chapters, NEW_GEAR))
"""The game with this gear."""
