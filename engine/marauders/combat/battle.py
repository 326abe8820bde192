"""A battle between two ships, from start to end (Naval Combat; rulings 2d)."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from engine.kernel import Chapter, Decision, Option, Plan, Play, Public, Rank, Step, again, then
from engine.marauders.combat.crew import CrewCombat, CrewHits, LookAtCrews, RollSides, better, losing
from engine.marauders.combat.npc_play import SidesDecide, declaration
from engine.marauders.combat.sides import (
    Combat,
    CombatOver,
    CombatStep,
    CombatWindow,
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
from engine.marauders.combat.volleys import Volley
from engine.marauders.dice import successes
from engine.marauders.state import MGame
from engine.marauders.terms.combat import CannonHits, CombatDice
from engine.marauders.terms.turn import WindowContext

BATTLE = Chapter("battle")

FASTER = 2
"""This much more Maneuverability than the enemy's gives +1 die."""


@BATTLE.step
class Battle(Combat):
    """A battle. Rounds follow one another until it is over; then `victory.aftermath` follows."""

    zone: Public[str]
    round: Public[int] = 0
    winner: Public[int] = -1
    """The side that won the contest of this round; -1: nobody."""
    boarder: Public[int] = -1
    """The side that boards, once it does."""
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
        return _aboard(battle)
    steps = _round()
    first, second = battle.sides
    if first.faces and second.faces:
        return steps[next(n for n, step in enumerate(steps) if isinstance(step, ContestMoves)) :]
    return steps[next(n for n, step in enumerate(steps) if step == Declare(side=1)) + bool(second.declared) :]


@BATTLE.rule(WindowContext, "window:battle_round")
def which_round(game: MGame, context: WindowContext) -> None:
    """The round that begins, and the enemy."""
    context.args = {**enemy_of(game, context.seat), "round": game.inside(Battle).round}
    context.met = opponent_met(game, context.seat)


@BATTLE.rule(WindowContext, "window:declared")
@BATTLE.rule(WindowContext, "window:contest_rolled")
@BATTLE.rule(WindowContext, "window:boarding")
@BATTLE.rule(WindowContext, "window:boarded")
def how_the_round_stands(game: MGame, context: WindowContext) -> None:
    """The enemy, and what both have declared and rolled."""
    context.args = enemy_of(game, context.seat)
    context.met = opponent_met(game, context.seat)
    if context.moment == "contest_rolled":
        context.met += losing(game, context.seat)


def begin_battle(zone: str, aggressor: Side, defender: Side) -> Step:
    """The battle of two sides; bounties for starting it are the aggressor's business (`attack.attack`)."""
    return Battle(zone=zone, sides=[deepcopy(aggressor), deepcopy(defender)])


# --- before a round -------------------------------------------------------------------------------


@BATTLE.step
class BeforeRounds(CombatStep):
    """Before the first round: attach guns that fire then."""

    def play(self, game: MGame) -> None:
        """Nothing happens by itself."""


@BATTLE.step
class RoundBegins(CombatStep):
    """A new round of naval combat is about to begin: attach what lasts from round to round."""

    def play(self, game: MGame) -> None:
        """Nothing happens by itself."""


# --- declaration ----------------------------------------------------------------------------------


@BATTLE.step
class Declare(SidesDecide):
    """A side openly declares its action, the aggressor first (Declaration)."""

    side: Public[int]

    def play(self, game: MGame) -> Play:
        battle = game.inside(Battle)
        side = battle.sides[self.side]
        actions = may_declare(game, battle, self.side)
        pick = actions[0]
        if len(actions) > 1:
            question = Decision(
                side.player,
                "battle.declare",
                [option for option in _options(game, battle, self.side) if option.id in actions],
                default=[declaration(game, self.side, actions)],
                args={"round": battle.round, "who": who(side), "against": who(battle.sides[1 - self.side])},
            )
            ((pick,),) = yield from self.ask_sides(game, [(self.side, question)])
        side.declared = pick
        game.log("battle.declared", who=who(side), seat=side.seat, action=pick, round=battle.round)
        return None


def may_declare(game: MGame, battle: Battle, number: int) -> list[str]:
    """What a side may declare: in the first round, and without Masts, only Shoot; without Crew it cannot
    Board; an NPC flees only if it has fewer Cannons or Crew than the captain it fights.
    """
    side, enemy = battle.sides[number], ship_of(game, battle.sides[1 - number])
    ship = ship_of(game, side)
    if battle.round == 1 or not ship.masts:
        return ["shoot"]
    flees = side.seat >= 0 or ship.cannons < enemy.cannons or ship.crew < enemy.crew
    return ["shoot", *["board"] * bool(ship.crew), *["flee"] * flees]


def _options(game: MGame, battle: Battle, number: int) -> list[Option]:
    """All actions, each with what it may lead to."""
    mine, theirs = (ship_of(game, battle.sides[n]) for n in (number, 1 - number))
    return [
        Option("shoot", {"cannons": mine.cannons}, say="declare-shoot"),
        Option("board", {"crew": mine.crew, "enemy": theirs.crew}, say="declare-board"),
        Option("flee", say="declare-flee"),
    ]


@BATTLE.step
class AllDeclared(CombatStep):
    """Both sides have declared, and cards for this have been played: attach what a declaration triggers."""

    def play(self, game: MGame) -> None:
        """Nothing happens by itself."""


# --- the contest ----------------------------------------------------------------------------------


@BATTLE.rule(CombatDice)
def faster_ship(game: MGame, terms: CombatDice) -> None:
    """+1 die if Maneuverability is at least 2 above the enemy's (Seamanship Contest)."""
    battle = game.within(Battle)
    if battle is None or terms.skill != "seamanship":
        return
    mine, theirs = (values_of(game, battle.sides[n]).maneuverability for n in (terms.side, 1 - terms.side))
    terms.dice += mine >= theirs + FASTER


@BATTLE.rule(CombatDice)
def dice_of_cards(game: MGame, terms: CombatDice) -> None:
    """Dice that cards add to this roll."""
    combat = game.within(Combat)
    terms.dice += combat.sides[terms.side].more_dice if combat else 0


@BATTLE.rule(CombatDice, rank=Rank.LAST)
def without_masts(game: MGame, terms: CombatDice) -> None:
    """With Masts destroyed, 1 die in all, whatever would add to it (G-F9)."""
    battle = game.within(Battle)
    if battle and terms.skill == "seamanship" and not ship_of(game, battle.sides[terms.side]).masts:
        terms.dice = 1


@BATTLE.step
class Contest(RollSides):
    """Both roll Seamanship, unless both flee: then nobody rolls and the battle is over."""

    def play(self, game: MGame) -> Play | None:
        battle = game.inside(Battle)
        if all(side.declared == "flee" for side in battle.sides):
            battle.over = "escaped"
            game.log("battle.both_fled")
            return None
        return self.roll_sides(game, "seamanship")


@BATTLE.step
class ContestMoves(CombatStep):
    """After the roll, cards may be played and special weapons spent, until both sides pass."""

    ended: Public[bool] = False

    def play(self, game: MGame) -> Plan | None:
        if self.ended:
            return None
        self.ended = True
        sides = game.inside(Battle).sides
        moments = [AfterContest(side=n, seat=side.seat) for n, side in enumerate(sides)]
        return again(window_of("contest_rolled"), *moments)


@BATTLE.step
class AfterContest(CombatStep):
    """The contest's dice are rolled: attach a side's special weapons that change them, or what comes after.
    Whatever changes dice resets `ContestMoves.ended`.
    """

    side: Public[int]
    seat: Public[int] = -1

    def play(self, game: MGame) -> None:
        """Nothing happens by itself."""


@BATTLE.step
class ContestWinner(CombatStep):
    """More successes win, then more pips; without a success nobody wins. A winner with Flee escapes if the
    enemy has no success.
    """

    def play(self, game: MGame) -> None:
        battle = game.inside(Battle)
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

    def _escapes(self, game: MGame, battle: Battle, side: Side) -> None:
        battle.over = "escaped"
        game.log("battle.fled", who=who(side), seat=side.seat)


# --- action ---------------------------------------------------------------------------------------


def cannon_hits(game: MGame, battle: Battle, number: int) -> int:
    """A side's hits: all Cannons if it won and shoots, else 1 per success, up to its Cannons (Shoot)."""
    side = battle.sides[number]
    if side.declared != "shoot":
        return 0
    cannons, made = ship_of(game, side).cannons, successes(side.faces)
    won = battle.winner == number
    hits = cannons if won or side.full_volley else min(made, cannons)
    terms = game.terms(CannonHits(number, side.seat, won, made, cannons, hits))
    return min(terms.hits, cannons)


@BATTLE.step
class FireCannons(CombatStep):
    """Both sides' hits are counted before any is inflicted (Hit-Locations & Damage). If nobody has a Cannon
    and both only shoot, the battle is over without a winner (G-F3).
    """

    def play(self, game: MGame) -> Any:
        battle = game.inside(Battle)
        hits = [cannon_hits(game, battle, n) for n in (0, 1)]
        for side, count in zip(battle.sides, hits, strict=True):
            if side.declared == "shoot":
                game.log("battle.fired", who=who(side), seat=side.seat, hits=count)
        if _without_end(game, battle):
            battle.over = "drawn"
            game.log("battle.no_end")
        return then(Volley(hits=hits, guns="cannons"), LookAtShips())


def _without_end(game: MGame, battle: Battle) -> bool:
    """Whether nobody can be harmed and nobody wants to board or flee. In the first round only shooting may be
    declared, so there it counts only when no ship has Masts to do anything else later (G-F3).
    """
    ships = [ship_of(game, side) for side in battle.sides]
    stuck = battle.round > 1 or not any(ship.masts for ship in ships)
    return stuck and all(
        side.declared == "shoot" and not ship.cannons for side, ship in zip(battle.sides, ships, strict=True)
    )


@BATTLE.step
class LookAtShips(CombatStep):
    """A ship whose Hull is destroyed sinks: the battle is over, and the side still afloat wins (G-F4)."""

    def play(self, game: MGame) -> None:
        battle = game.inside(Battle)
        afloat = [n for n, side in enumerate(battle.sides) if ship_of(game, side).hull]
        if len(afloat) == len(battle.sides):
            return
        for n, side in enumerate(battle.sides):
            if n not in afloat:
                game.log("battle.sunk", who=who(side), seat=side.seat)
        battle.over = "sunk"
        battle.victor = afloat[0] if afloat else -1


@BATTLE.before(LookAtCrews)
@BATTLE.before(CrewHits)
def ships_in_crew_combat(game: MGame, step: CombatStep) -> list[Step]:
    """A card played in crew combat may also sink a ship."""
    return [LookAtShips()] if game.within(Battle) else []


# --- boarding -------------------------------------------------------------------------------------


@BATTLE.step
class BoardShip(CombatStep):
    """The winner who declared Board comes aboard, if he has any Crew left (Board)."""

    def play(self, game: MGame) -> Plan | None:
        battle = game.inside(Battle)
        if battle.winner < 0 or battle.sides[battle.winner].declared != "board":
            return None
        boarder, boarded = battle.sides[battle.winner], battle.sides[1 - battle.winner]
        if not ship_of(game, boarder).crew:
            game.log("battle.no_boarders", who=who(boarder), seat=boarder.seat)
            return None
        battle.boarder = battle.winner
        game.log("battle.boarded", who=who(boarder), other_side=who(boarded), seat=boarder.seat)
        return then(*_aboard(battle))


def _aboard(battle: Battle) -> list[Step]:
    """What follows when boarders have come aboard."""
    moments = [["boarding" if n == battle.boarder else "boarded"] for n in (0, 1)]
    return [CombatWindow(moments=moments), LookAtShips(), BeforeCrewCombat(), FightCrews()]


@BATTLE.step
class BeforeCrewCombat(CombatStep):
    """Boarders are aboard, and cards for this have been played: attach guns that fire just before crew combat
    at sea.
    """

    def play(self, game: MGame) -> None:
        """Nothing happens by itself."""


@BATTLE.step
class FightCrews(CombatStep):
    """Crew combat begins, unless the boarder has lost his last Crew: then the naval battle goes on (G-F5)."""

    def play(self, game: MGame) -> Plan | None:
        battle = game.inside(Battle)
        if battle.boarder < 0:
            _crews_stand_down(battle)
            return None
        boarder = battle.sides[battle.boarder]
        if not ship_of(game, boarder).crew:
            battle.boarder = -1
            _crews_stand_down(battle)
            game.log("battle.no_boarders", who=who(boarder), seat=boarder.seat)
            return None
        return then(CrewCombat())


def _crews_stand_down(battle: Battle) -> None:
    """Dice that cards gave for this crew combat are lost with it."""
    for side in battle.sides:
        side.more_dice = 0
