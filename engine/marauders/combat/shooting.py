"""Cannons fire, and ships sink (Naval Combat: Shoot)."""

from __future__ import annotations

from typing import Any

from engine.kernel import Chapter, Step, then
from engine.marauders.combat.crew import CrewHits, LookAtCrews
from engine.marauders.combat.sides import CombatStep, NavalCombat, ship_of, who
from engine.marauders.combat.volleys import Volley
from engine.marauders.dice import successes
from engine.marauders.state import MGame
from engine.marauders.terms.combat import CannonHits, EndlessFight

SHOOTING = Chapter("shooting")


def cannon_hits(game: MGame, battle: NavalCombat, number: int) -> int:
    """A side's hits: all Cannons if it won and shoots, else 1 per success, up to its Cannons (Shoot)."""
    side = battle.sides[number]
    if side.declared != "shoot":
        return 0
    cannons, made = ship_of(game, side).cannons, successes(side.faces)
    won = battle.winner == number
    hits = cannons if won or side.full_volley else min(made, cannons)
    terms = game.terms(CannonHits(number, side.seat, won, made, cannons, hits))
    return min(terms.hits, cannons)


@SHOOTING.step
class FireCannons(CombatStep):
    """Both sides' hits are counted before any is inflicted (Hit-Locations & Damage). If nobody has a Cannon
    and both only shoot, the battle is over without a winner, unless something still harms a ship (G-F3).
    [R Combat 9, 14; R-13]
    """

    def play(self, game: MGame) -> Any:
        battle = game.inside(NavalCombat)
        hits = [cannon_hits(game, battle, n) for n in (0, 1)]
        for side, count in zip(battle.sides, hits, strict=True):
            if side.declared == "shoot":
                game.log("battle.fired", who=who(side), seat=side.seat, hits=count)
        if _without_end(game, battle):
            battle.over = "drawn"
            game.log("battle.no_end")
        return then(Volley(hits=hits, guns="cannons"), LookAtShips())


def _without_end(game: MGame, battle: NavalCombat) -> bool:
    """Whether nobody can be harmed and nobody wants to board or flee. In the first round only shooting may be
    declared, so there it counts only when no ship has Masts to do anything else later (G-F3).
    """
    ships = [ship_of(game, side) for side in battle.sides]
    stuck = battle.round > 1 or not any(ship.masts for ship in ships)
    idle = all(
        side.declared == "shoot" and not ship.cannons for side, ship in zip(battle.sides, ships, strict=True)
    )
    return stuck and idle and game.terms(EndlessFight()).ends


@SHOOTING.step
class LookAtShips(CombatStep):
    """A ship whose Hull is destroyed sinks: the battle is over, and the side still afloat wins (G-F4).
    [R Combat 19; R-46]
    """

    def play(self, game: MGame) -> None:
        battle = game.inside(NavalCombat)
        afloat = [n for n, side in enumerate(battle.sides) if ship_of(game, side).hull]
        if len(afloat) == len(battle.sides):
            return
        for n, side in enumerate(battle.sides):
            if n not in afloat:
                game.log("battle.sunk", who=who(side), seat=side.seat)
        battle.over = "sunk"
        battle.victor = afloat[0] if afloat else -1


@SHOOTING.before(LookAtCrews)
@SHOOTING.before(CrewHits)
def ships_in_crew_combat(game: MGame, step: CombatStep) -> list[Step]:
    """A card played in crew combat may also sink a ship. [R Cards 20; R-46]"""
    return [LookAtShips()] if game.within(NavalCombat) else []
