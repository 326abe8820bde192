"""Ship modifications in battles: guns besides the Cannons, and the Reinforced Hull (Buy Ship Modification).

They work the same for captains and for NPCs that carry them (`sides.gear_of`).
"""

from __future__ import annotations

from engine.kernel import Chapter, Decision, Option, Play, Step, picked, then
from engine.marauders.combat.battle import Battle, BeforeRounds
from engine.marauders.combat.boarding import BeforeCrewCombat
from engine.marauders.combat.declaration import AllDeclared
from engine.marauders.combat.npc_play import SidesDecide
from engine.marauders.combat.shooting import LookAtShips
from engine.marauders.combat.sides import Combat, CombatStep, carriers, named, ship_of, who
from engine.marauders.combat.volleys import IGNORED, AllLocated, Volley, located
from engine.marauders.dice import successes
from engine.marauders.ships.modifications import REINFORCED_HULL, absorb_decision, spend
from engine.marauders.state import MGame
from engine.marauders.terms.npcs import NpcAnswer

COMBAT_MODIFICATIONS = Chapter("combat_modifications")

SWIVEL_DICE = 2


# --- long guns ------------------------------------------------------------------------------------


@COMBAT_MODIFICATIONS.after(BeforeRounds)
def long_guns(game: MGame, step: BeforeRounds) -> list[Step]:
    """They fire before the first round. [R Combat 21]"""
    return [LongGuns()] if carriers(game, "long_guns") else []


@COMBAT_MODIFICATIONS.step
class LongGuns(CombatStep):
    """Before the first round, Long Guns roll 1 die per Cannon and hit with each success (Long Guns; G-F8).
    [R Combat 21]
    """

    def play(self, game: MGame) -> Play:
        hits = [0, 0]
        for n in carriers(game, "long_guns"):
            side = game.inside(Battle).sides[n]
            faces = yield from game.dice(ship_of(game, side).cannons, "long guns")
            hits[n] = successes(faces)
            game.log("battle.long_guns", seat=named(side), faces=faces, hits=hits[n])
        return then(Volley(hits=hits, guns="long"), LookAtShips())


# --- chasers --------------------------------------------------------------------------------------


@COMBAT_MODIFICATIONS.after(AllDeclared)
def chasers(game: MGame, step: AllDeclared) -> list[Step]:
    """They fire in a round in which anybody declares Flee. [R Combat 20]"""
    return [FireChasers()]


@COMBAT_MODIFICATIONS.step
class FireChasers(SidesDecide):
    """After anybody declares Flee, Chasers may score one hit, once a battle (Chasers; G-F7). [R Combat 20]"""

    def play(self, game: MGame) -> Play:
        battle = game.inside(Battle)
        if all(side.declared != "flee" for side in battle.sides):
            return None
        able = [n for n in carriers(game, "chasers") if not battle.sides[n].chased]
        answers = yield from self.ask_sides(game, [(n, _fire(battle, n)) for n in able])
        hits = [0, 0]
        for n, (pick,) in zip(able, answers, strict=True):
            if pick == "fire":
                side = battle.sides[n]
                side.chased, hits[n] = True, 1
                game.log("battle.chasers", seat=named(side))
        return then(Volley(hits=hits, guns="chase"), LookAtShips())


def _fire(battle: Battle, number: int) -> Decision:
    return Decision(
        battle.sides[number].player,
        "battle.chasers",
        [Option("fire"), Option("hold", tone="decline")],
        default=["fire"],
        args={"round": battle.round, "against": who(battle.sides[1 - number])},
    )


# --- reinforced hull ------------------------------------------------------------------------------


@COMBAT_MODIFICATIONS.after(AllLocated)
def reinforced_hulls(game: MGame, step: AllLocated) -> list[Step]:
    """They absorb a hit once it is located. [R Combat 25]"""
    return [AbsorbHits()] if _absorbing(game) else []


def _absorbing(game: MGame) -> list[int]:
    """The sides with an unspent Reinforced Hull and with hits located on them."""
    sides = game.inside(Combat).sides
    hulls = [
        n for n in carriers(game, REINFORCED_HULL) if REINFORCED_HULL not in ship_of(game, sides[n]).spent
    ]
    return [n for n in hulls if located(sides[1 - n])]


@COMBAT_MODIFICATIONS.step
class AbsorbHits(SidesDecide):
    """Reinforced Hull absorbs one located hit, whoever has it; both sides at once (Buy Ship Modification;
    G-F6). [R Combat 25; S Weapons 6]
    """

    def play(self, game: MGame) -> Play:
        sides = game.inside(Combat).sides
        asked = [
            (n, absorb_decision(sides[n].player, ship_of(game, sides[n]), located(sides[1 - n])))
            for n in _absorbing(game)
        ]
        answers = yield from self.ask_sides(game, asked)
        for (n, _), (pick,) in zip(asked, answers, strict=True):
            if pick == "no":
                continue
            location = picked(pick)
            shots = sides[1 - n]
            where = shots.aimed.index(location)
            shots.aimed = [*shots.aimed[:where], IGNORED, *shots.aimed[where + 1 :]]
            spend(ship_of(game, sides[n]), REINFORCED_HULL)
            game.log("hull.absorbed", seat=named(sides[n]), location=location)
        return None


@COMBAT_MODIFICATIONS.rule(NpcAnswer, REINFORCED_HULL)
def npc_absorbs(game: MGame, terms: NpcAnswer) -> None:
    """For an NPC, the computer absorbs the hit to its weakest location. [R Combat 25]"""
    if terms.kind == "hull.absorb":
        ship = ship_of(game, game.inside(Combat).sides[terms.side])
        hits = [option for option in terms.options if option != "no"]
        terms.picks = [min(hits, key=lambda option: getattr(ship, picked(option)))]


# --- swivel guns ----------------------------------------------------------------------------------


@COMBAT_MODIFICATIONS.after(BeforeCrewCombat)
def swivel_guns(game: MGame, step: BeforeCrewCombat) -> list[Step]:
    """They fire just before crew combat at sea. [R Combat 26]"""
    return [SwivelGuns()] if carriers(game, "swivel_guns") else []


@COMBAT_MODIFICATIONS.step
class SwivelGuns(CombatStep):
    """Just before crew combat at sea, Swivel Guns roll 2 dice; on a success they kill one Crew, never the
    Crew of a ship that has none (Swivel Guns; G-F5). Both fire at once; neither fires if no boarder is left.
    [R Combat 26; R-45]
    """

    def play(self, game: MGame) -> Play:
        battle = game.inside(Battle)
        ships = [ship_of(game, side) for side in battle.sides]
        if battle.boarder < 0 or not ships[battle.boarder].crew:
            return None
        for n in [n for n in carriers(game, "swivel_guns") if ships[1 - n].crew]:
            faces = yield from game.dice(SWIVEL_DICE, "swivel guns")
            lost = int(successes(faces) > 0)
            ships[1 - n].crew -= lost
            game.log(
                "battle.swivel_guns", seat=named(battle.sides[n]), faces=faces, hit=bool(lost),
                other_side=who(battle.sides[1 - n]), crew=ships[1 - n].crew,
            )  # fmt: skip
        return None
