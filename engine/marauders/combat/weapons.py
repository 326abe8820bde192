"""Special weapons in battles: Grappling Hooks, Chain-shot and Grapeshot (Special Weapons).

They work the same for captains and for NPCs that carry them (`sides.gear_of`). In raids they all do the
same thing (`raids.MerchantRaid`).
"""

from __future__ import annotations

from engine.kernel import Chapter, Decision, Option, Play, Public, Step, picked
from engine.marauders.combat.battle import Battle
from engine.marauders.combat.contest import AfterContest, ContestMoves
from engine.marauders.combat.crew import better, tell_roll
from engine.marauders.combat.npc_play import SidesDecide
from engine.marauders.combat.sides import Combat, CombatStep, carriers, named, spend
from engine.marauders.dice import SKULL, successes
from engine.marauders.state import MGame
from engine.marauders.terms.combat import Ammunition, HitGoes
from engine.marauders.terms.npcs import NpcAnswer

COMBAT_WEAPONS = Chapter("combat_weapons")


# --- grappling hooks ------------------------------------------------------------------------------


@COMBAT_WEAPONS.after(AfterContest, "grappling_hooks")
def grappling_hooks(game: MGame, step: AfterContest) -> list[Step]:
    """They may be used after the roll. [R Combat 22]"""
    return [UseHooks(side=step.side)]


@COMBAT_WEAPONS.step
class UseHooks(SidesDecide):
    """A side that declared Board may spend its Grappling Hooks and reroll any of its dice (Special
    Weapons). [R Combat 22]
    """

    side: Public[int]

    def play(self, game: MGame) -> Play:
        battle = game.inside(Battle)
        side = battle.sides[self.side]
        if side.declared != "board" or self.side not in carriers(game, "grappling_hooks"):
            return None
        ((*picks,),) = yield from self.ask_sides(game, [(self.side, _which_dice(battle, self.side))])
        if not picks:
            return None
        again_rolled = sorted(int(picked(pick)) for pick in picks)
        faces = yield from game.dice(len(again_rolled), "seamanship")
        spend(game, side, "grappling_hooks")
        game.log("battle.hooks", seat=named(side), dice=len(again_rolled))
        new = dict(zip(again_rolled, faces, strict=True))
        side.faces = [new.get(n, face) for n, face in enumerate(side.faces)]
        tell_roll(game, self.side, "seamanship", [])
        game.inside(ContestMoves).ended = False
        return None


def _which_dice(battle: Battle, number: int) -> Decision:
    side, enemy = battle.sides[number], battle.sides[1 - number]
    return Decision(
        side.player,
        "battle.hooks",
        [Option(f"die:{n}", {"faces": [face]}) for n, face in enumerate(side.faces)],
        least=0,
        most=len(side.faces),
        args={
            "round": battle.round,
            "faces": list(side.faces),
            "enemy": list(enemy.faces),
            "against": {"say": "dice", "faces": list(enemy.faces)},
        },
    )


@COMBAT_WEAPONS.rule(NpcAnswer, "grappling_hooks")
def npc_throws_hooks(game: MGame, terms: NpcAnswer) -> None:
    """For an NPC that does not win the contest, the computer rerolls its failed dice. [R Combat 4, 22]"""
    if terms.kind != "battle.hooks":
        return
    sides = game.inside(Combat).sides
    mine, theirs = sides[terms.side].faces, sides[1 - terms.side].faces
    if not successes(mine) or better(mine, theirs) != 0:
        terms.picks = [f"die:{n}" for n, face in enumerate(mine) if face < SKULL]


# --- chain-shot, grapeshot ------------------------------------------------------------------------

AIMED_AT = {"chain_shot": "masts", "grapeshot": "crew"}
"""Where each of them sends a volley's skulls."""


@COMBAT_WEAPONS.rule(Ammunition, "chain_shot")
def chain_shot(game: MGame, terms: Ammunition) -> None:
    """For skulls. [R Combat 23]"""
    if terms.skulls:
        terms.offers = [*terms.offers, "chain_shot"]


@COMBAT_WEAPONS.effect("ammunition:chain_shot")
def fire_chain_shot(game: MGame, side: int) -> Step:
    """Every skull hits the Masts. [R Combat 23]"""
    return SendSkulls(side=side, weapon="chain_shot")


@COMBAT_WEAPONS.rule(Ammunition, "grapeshot")
def grapeshot(game: MGame, terms: Ammunition) -> None:
    """For skulls. [R Combat 23]"""
    if terms.skulls:
        terms.offers = [*terms.offers, "grapeshot"]


@COMBAT_WEAPONS.effect("ammunition:grapeshot")
def fire_grapeshot(game: MGame, side: int) -> Step:
    """Every skull hits the Crew. [R Combat 23]"""
    return SendSkulls(side=side, weapon="grapeshot")


@COMBAT_WEAPONS.step
class SendSkulls(CombatStep):
    """All skulls of a side's volley hit the location of the spent ammunition. [R Combat 23]"""

    side: Public[int]
    weapon: Public[str]

    def play(self, game: MGame) -> None:
        side, location = game.inside(Combat).sides[self.side], AIMED_AT[self.weapon]
        skulls = side.aimed.count("")
        side.aimed = [aim or location for aim in side.aimed]
        game.log("battle.ammunition", seat=named(side), weapon=self.weapon, location=location, hits=skulls)


@COMBAT_WEAPONS.rule(HitGoes)
def lost_beyond(game: MGame, terms: HitGoes) -> None:
    """Hits they send to a destroyed location are lost, number hits too; they do not go to the Hull.
    [R Combat 24]
    """
    if not terms.left and AIMED_AT.get(terms.ammunition) == terms.location:
        terms.to = ""
