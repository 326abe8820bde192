"""Heated Shot, Double Shot and Caltrops (Seas of Glory: New Special Weapons).

They work the same for captains and for NPCs that carry them. In merchant raids they do what every special
weapon does (`sea.raids`).
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from engine.kernel import Chapter, Decision, Option, Play, Public, Rank, Step, picked, then
from engine.marauders.checks.layout import Layout
from engine.marauders.combat.battle import Battle, RoundBegins
from engine.marauders.combat.contest import AfterContest, Contest
from engine.marauders.combat.crew import CrewCombat, RollLeadership, RollSides, better
from engine.marauders.combat.npc_play import SidesDecide
from engine.marauders.combat.shooting import LookAtShips
from engine.marauders.combat.sides import (
    Combat,
    CombatStep,
    carriers,
    named,
    note_dice_pools,
    ship_of,
    spend,
    who,
)
from engine.marauders.combat.volleys import (
    IGNORED,
    AllLocated,
    ApplyHits,
    HitsLocated,
    located,
)
from engine.marauders.dice import SKULL, successes
from engine.marauders.glory.asking import has_cards
from engine.marauders.glory.meant import not_shown
from engine.marauders.ships.careful import after_hits, cubes, safest
from engine.marauders.state import LOCATIONS, MGame
from engine.marauders.terms.combat import (
    Ammunition,
    CombatDice,
    EndlessFight,
    Hampering,
    SkullPlaces,
)
from engine.marauders.terms.npcs import NpcAnswer


class Lasting(msgspec.Struct):
    """What special weapons leave behind in the battle under way, by the number of the side that suffers it.

    `burning`: her ship is on fire. `pricked`: she has 1 die less on her next roll.
    """

    burning: Public[list[int]] = []
    pricked: Public[list[int]] = []


SPECIAL_WEAPONS = Chapter("special_weapons", state=Lasting)

HEATED_SHOT, DOUBLE_SHOT, CALTROPS = "heated_shot", "double_shot", "caltrops"

DOUBLED = 2
"""At most so many skulls of a volley hit once more (Double Shot)."""


@SPECIAL_WEAPONS.position("burning", bool, part="side")
def is_on_fire(layout: Layout, side: int, burning: bool) -> None:
    """Whether a side's ship burns."""
    layout.kept(SPECIAL_WEAPONS).burning += [side] * burning


@SPECIAL_WEAPONS.position("pricked", bool, part="side")
def is_pricked(layout: Layout, side: int, pricked: bool) -> None:
    """Whether a side has trodden on Caltrops."""
    layout.kept(SPECIAL_WEAPONS).pricked += [side] * pricked


def lasting(game: MGame) -> Lasting:
    """What lasts in the battle under way."""
    return SPECIAL_WEAPONS.of(game)


@SPECIAL_WEAPONS.after(Battle, commutes=True)
def battle_is_over(game: MGame, step: Battle) -> None:
    """Nothing outlasts a battle (Heated Shot; G-D8). [S Weapons 7, 12; G-S20]"""
    lasting(game).burning, lasting(game).pricked = [], []


@SPECIAL_WEAPONS.invariant
def only_in_battle(game: MGame) -> Iterator[str]:
    """Ships burn and crews limp only in battles, each side once; a game may end in the middle of one."""
    fights = game.result is not None or any(isinstance(frame.step, Battle) for frame in game.stack)
    now = lasting(game)
    for what, sides in (("on fire", now.burning), ("pricked", now.pricked)):
        if sides and (not fights or sorted(set(sides)) != sorted(sides)):
            yield f"{what} are the sides {sides}"


# --- heated shot ----------------------------------------------------------------------------------


@SPECIAL_WEAPONS.rule(Ammunition, HEATED_SHOT)
def heated_shot(game: MGame, terms: Ammunition) -> None:
    """For skulls, unless the enemy's ship is already on fire (G-S18). [S Weapons 4]"""
    if terms.skulls and 1 - terms.side not in lasting(game).burning:
        terms.offers = [*terms.offers, HEATED_SHOT]


@SPECIAL_WEAPONS.effect(f"ammunition:{HEATED_SHOT}")
def fire_heated_shot(game: MGame, side: int) -> Step:
    """Skulls become fire. [S Weapons 4]"""
    return SetOnFire(side=side)


@SPECIAL_WEAPONS.step
class SetOnFire(CombatStep):
    """The skulls of a side's volley do no damage, but the enemy's ship catches fire. [S Weapons 4]"""

    side: Public[int]

    def play(self, game: MGame) -> None:
        sides = game.inside(Combat).sides
        side = sides[self.side]
        skulls = side.aimed.count("")
        side.aimed = [aim or IGNORED for aim in side.aimed]
        lasting(game).burning.append(1 - self.side)
        game.log("heated_shot.lit", seat=named(side), target=who(sides[1 - self.side]), hits=skulls)


@SPECIAL_WEAPONS.after(RoundBegins)
def fires_burn(game: MGame, step: RoundBegins) -> list[Step]:
    """A ship on fire burns before each new round of naval combat. [S Weapons 5]"""
    return [FireBurns()] if lasting(game).burning else []


@SPECIAL_WEAPONS.step
class FireBurns(SidesDecide):
    """Each ship on fire takes 1 point of damage at a location of her captain's choice, both at once (Heated
    Shot; G-S18). Like a located shot, it can be moved and absorbed. [S Weapons 5, 6]
    """

    def play(self, game: MGame) -> Play:
        battle = game.inside(Battle)
        burning = sorted(lasting(game).burning)
        answers = yield from self.ask_sides(game, [(n, _where(game, battle, n)) for n in burning])
        for side in battle.sides:
            side.shots, side.aimed, side.ammunition, side.places_skulls = [], [], "", False
        for n, (pick,) in zip(burning, answers, strict=True):
            side, location = battle.sides[n], picked(pick)
            battle.sides[1 - n].aimed = [location]
            game.log("heated_shot.burned", who=who(side), seat=side.seat, location=location)
        steps = [HitsLocated(side=n, seat=side.seat) for n, side in enumerate(battle.sides)]
        return then(*steps, AllLocated(), ApplyHits(), LookAtShips())


@SPECIAL_WEAPONS.after(FireBurns)
def dice_after_the_fire(game: MGame, step: FireBurns) -> None:
    """Everybody sees how many dice are left for the contest: it may have destroyed the Masts.
    [S Weapons 5]
    """
    note_dice_pools(game, "seamanship")


def _where(game: MGame, battle: Battle, number: int) -> Decision:
    """Asks where a ship on fire loses a point; by default where it does the least harm."""
    side = battle.sides[number]
    left = cubes(ship_of(game, side))
    return Decision(
        side.player,
        "heated_shot.burn",
        [Option(f"burn:{at}", {"location": at, "left": left[at]}) for at in LOCATIONS],
        default=[f"burn:{safest(left, [])}"],
        args={"round": battle.round, "who": who(side)},
        secret=True,
    )


@SPECIAL_WEAPONS.rule(EndlessFight)
def fires_go_on(game: MGame, terms: EndlessFight) -> None:
    """Without Cannons the fight goes on as long as a ship burns (G-F3). [R Combat 14; S Weapons 5]"""
    if lasting(game).burning:
        terms.ends = False


@SPECIAL_WEAPONS.before(CrewCombat)
def crews_put_fires_out(game: MGame, step: CrewCombat) -> list[Step]:
    """Once crew combat begins, the tokens are removed. [S Weapons 7]"""
    return [FireOut()] if lasting(game).burning else []


@SPECIAL_WEAPONS.step
class FireOut(CombatStep):
    """Crew combat begins: no more damage is done (Heated Shot). [S Weapons 7]"""

    def play(self, game: MGame) -> None:
        sides, now = game.inside(Combat).sides, lasting(game)
        for n in now.burning:
            game.log("heated_shot.out", who=who(sides[n]), seat=sides[n].seat)
        now.burning = []


# --- double shot ----------------------------------------------------------------------------------


@SPECIAL_WEAPONS.rule(Ammunition, DOUBLE_SHOT)
def double_shot(game: MGame, terms: Ammunition) -> None:
    """For skulls. [S Weapons 8]"""
    if terms.skulls:
        terms.offers = [*terms.offers, DOUBLE_SHOT]


@SPECIAL_WEAPONS.effect(f"ammunition:{DOUBLE_SHOT}")
def fire_double_shot(game: MGame, side: int) -> Step:
    """Skulls hit twice. [S Weapons 8]"""
    return DoubleSkulls(side=side)


@SPECIAL_WEAPONS.step
class DoubleSkulls(CombatStep):
    """Two skulls of a side's volley, or its only one, hit once more (Double Shot; G-S19). [S Weapons 8]"""

    side: Public[int]

    def play(self, game: MGame) -> None:
        side = game.inside(Combat).sides[self.side]
        skulls = side.aimed.count("")
        more = min(DOUBLED, skulls)
        side.shots = [*side.shots, *[SKULL] * more]
        side.aimed = [*side.aimed, *[""] * more]
        game.log("double_shot.fired", seat=named(side), more=more, hits=skulls + more)


@SPECIAL_WEAPONS.rule(SkullPlaces)
def spread_evenly(game: MGame, terms: SkullPlaces) -> None:
    """After the number hits, skulls go to as many locations with anything left as possible, as evenly as
    possible; once all others are empty, the rest go to the Hull (Double Shot; G-S19). [S Weapons 9]
    """
    if terms.ammunition != DOUBLE_SHOT:
        return
    sides = game.inside(Combat).sides
    hits = [*located(sides[terms.side]), *terms.placed]
    left = after_hits(cubes(ship_of(game, sides[1 - terms.side])), hits)
    standing = [at for at in LOCATIONS if left[at]] or ["hull"]
    fewest = min(terms.placed.count(at) for at in standing)
    terms.locations = [at for at in standing if terms.placed.count(at) == fewest]


# --- caltrops -------------------------------------------------------------------------------------


@SPECIAL_WEAPONS.after(AfterContest, CALTROPS, commutes=True)
def caltrops(game: MGame, step: AfterContest) -> list[Step]:
    """They may be thrown after the roll, in the same round as Grappling Hooks. [S Weapons 11, 13; G-S20]"""
    return [ThrowCaltrops(side=step.side)]


@SPECIAL_WEAPONS.step
class ThrowCaltrops(SidesDecide):
    """A side that declared Board may spend its Caltrops, whoever wins: the enemy has 1 die less on the first
    Leadership roll if it boards him, else on the next Seamanship roll of this battle. Where neither can come
    any more, it is not asked (Caltrops; G-S20). [S Weapons 11]
    """

    side: Public[int]

    def play(self, game: MGame) -> Play:
        battle = game.inside(Battle)
        side, enemy = battle.sides[self.side], battle.sides[1 - self.side]
        if side.declared != "board" or self.side not in carriers(game, CALTROPS):
            return None
        if not roll_can_come(game, battle, self.side):
            return None
        ((pick,),) = yield from self.ask_sides(game, [(self.side, _throw(battle, self.side))])
        if pick == "throw":
            spend(game, side, CALTROPS)
            lasting(game).pricked.append(1 - self.side)
            game.log("caltrops.thrown", seat=named(side), target=who(enemy))
        return None


def roll_can_come(game: MGame, battle: Battle, thrower: int) -> bool:
    """Whether, with the dice as they lie, the enemy of a side that boards has a roll before him on which
    Caltrops count. If the dice change, it is asked once more. [S Weapons 13; G-S20]
    """
    mine, theirs = (battle.sides[n] for n in (thrower, 1 - thrower))
    if mine.clean_escape or theirs.clean_escape:
        return False
    won = better(mine.faces, theirs.faces) if successes([*mine.faces, *theirs.faces]) else -1
    if won < 0 or (won and theirs.declared == "shoot"):
        return True
    if won and theirs.declared == "flee":
        return successes(mine.faces) > 0
    boarder = 1 - thrower if won else thrower
    if not ship_of(game, battle.sides[boarder]).crew or _kept_off(game, battle, boarder):
        return True
    return not won and ship_of(game, theirs).crew > 0


def _kept_off(game: MGame, battle: Battle, boarder: int) -> bool:
    """Whether, as far as everybody can tell, boarders may yet fail to fight: Swivel Guns may take the last of
    them, or a card of those they board keeps them off.
    """
    boarded = battle.sides[1 - boarder]
    if ship_of(game, battle.sides[boarder]).crew == 1 and 1 - boarder in carriers(game, "swivel_guns"):
        return True
    may_hold = boarded.seat >= 0 and has_cards(game, boarded.seat)
    return may_hold and any(card.moment == "boarded" for _, card in not_shown(game))


def _throw(battle: Battle, number: int) -> Decision:
    side, enemy = battle.sides[number], battle.sides[1 - number]
    return Decision(
        side.player,
        "caltrops",
        [Option("throw"), Option("keep", say="no-caltrops", tone="decline")],
        default=["keep"],
        args={
            "round": battle.round,
            "faces": list(side.faces),
            "enemy": list(enemy.faces),
            "against": {"say": "dice", "faces": list(enemy.faces)},
            "who": who(enemy),
        },
    )


@SPECIAL_WEAPONS.rule(NpcAnswer, CALTROPS)
def npc_throws_caltrops(game: MGame, terms: NpcAnswer) -> None:
    """The computer throws an NPC's Caltrops: it has them back after the battle. [S Weapons 11]"""
    if terms.kind == "caltrops":
        terms.picks = ["throw"]


PRICK = 1
"""Dice that whoever treads on Caltrops has less."""


@SPECIAL_WEAPONS.rule(CombatDice, rank=Rank.LIMIT)
def pricked(game: MGame, terms: CombatDice) -> None:
    """1 die less, but at least 1; of Leadership only for who is boarded by the one who threw them.
    [S Weapons 12; G-S20]
    """
    battle = game.within(Battle)
    aboard = battle is not None and battle.boarder == 1 - terms.side
    if terms.side in lasting(game).pricked and (aboard or terms.skill == "seamanship"):
        terms.dice = max(1, terms.dice - PRICK)


@SPECIAL_WEAPONS.rule(Hampering)
def caltrops_hamper(game: MGame, terms: Hampering) -> None:
    """Those who are boarded tread on them. [S Weapons 12; G-S20]"""
    if terms.weapon == CALTROPS:
        terms.dice += PRICK


@SPECIAL_WEAPONS.after(Contest, commutes=True)
@SPECIAL_WEAPONS.after(RollLeadership, commutes=True)
def rolled_with_less(game: MGame, step: RollSides) -> None:
    """It counts for a single roll (G-S20). [S Weapons 12]"""
    lasting(game).pricked = []
