"""Abilities of captains and specialists in battles (docs/content.md lists the handlers)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from data.content.verbs import abilities as given
from engine.kernel import Chapter, Decision, Option, Play, Public, Step, again, picked
from engine.marauders.combat.battle import Battle
from engine.marauders.combat.fights import FightSurvived
from engine.marauders.combat.sides import Combat, CombatStep, goes_on, who
from engine.marauders.combat.volleys import LOCATION_OF_FACE, HitsLocated, LocationsRolled, located
from engine.marauders.granted import ability, granted, owned
from engine.marauders.ships.careful import cubes, safest, spared_by_moving
from engine.marauders.ships.ships import GunHitsLocated, GunsHit, RegainCrew
from engine.marauders.state import LOCATIONS, MGame, bound_to, captain_at, captain_of
from engine.marauders.terms.combat import CannonHits

COMBAT_ABILITIES = Chapter("combat_abilities")
"""What abilities do in battles. [R Specialists 4]"""

LEAVES = Option("no", say="leave-hit", tone="decline")
"""The answer of who moves no hit."""


# --- loser_shoots ---------------------------------------------------------------------------------


@ability(COMBAT_ABILITIES, given.LoserShoots, on=CannonHits)
def loser_shoots(game: MGame, terms: CannonHits, ability: given.LoserShoots) -> None:
    """+hits for a side that shoots without winning the contest, given at least one success, up to its
    Cannons. [R Captains 19]
    """
    if terms.won or not terms.successes:
        return
    terms.hits = max(terms.hits, min(terms.cannons, terms.hits + ability.hits))


# --- reroll_location ------------------------------------------------------------------------------


@COMBAT_ABILITIES.after(LocationsRolled, granted(given.RerollLocation))
def may_reroll(game: MGame, step: LocationsRolled) -> list[Step]:
    """In each of his own volleys he may reroll one location die. [R Captains 18]"""
    return [RerollLocation(side=step.side)]


@COMBAT_ABILITIES.step
class RerollLocation(CombatStep):
    """Reroll one location die of one's own volley, or none. [R Captains 18]"""

    side: Public[int]

    def play(self, game: MGame) -> Play:
        side = game.inside(Combat).sides[self.side]
        dice = [Option(f"die:{n}", {"faces": [face]}) for n, face in enumerate(side.shots)]
        (pick,) = yield from game.ask(
            Decision(
                side.seat,
                "location.reroll",
                [*dice, Option("no", say="keep-dice", tone="decline")],
                default=["no"],
                args={"faces": list(side.shots)},
            )
        )
        if pick == "no":
            return None
        which = int(picked(pick))
        (face,) = yield from game.dice(1, "location")
        side.shots = [face if n == which else old for n, old in enumerate(side.shots)]
        side.aimed = [LOCATION_OF_FACE.get(shot, "") for shot in side.shots]
        game.log("battle.relocated", who=who(side), seat=side.seat, faces=list(side.shots))
        return None


# --- move_hit -------------------------------------------------------------------------------------


@COMBAT_ABILITIES.after(HitsLocated, granted(given.MoveHit))
def may_move(game: MGame, step: HitsLocated) -> list[Step]:
    """So many times a battle he may move a hit located on his ship to another location (G-M23).
    [R Captains 17]
    """
    return [MoveHit(side=step.side)]


class Struck(NamedTuple):
    """The hits located on a captain's ship, and how many of them he has moved so far."""

    seat: int
    hits: list[str]
    moved: int


class MovesHits(Step, kw_only=True):
    """Base of the steps in which he chooses a hit, then its new location, as often as the ability still
    allows in this battle.
    """

    source: Public[str] = ""

    def struck(self, game: MGame) -> Struck:
        """The hits that he may move."""
        raise NotImplementedError(type(self).__name__)

    def move(self, game: MGame, location: str) -> None:
        """The hit on `source` goes to this location."""
        raise NotImplementedError(type(self).__name__)

    def play(self, game: MGame) -> Play:
        """Ask for one hit after the other."""
        seat, hits, moved = self.struck(game)
        times = sum(ability.times for ability in owned(game, seat, given.MoveHit))
        if not hits or moved >= times:
            return None
        left = cubes(captain_of(game, seat).ship)
        question = _where_to(seat, self.source, left, hits) if self.source else _which(seat, left, hits)
        (pick,) = yield from game.ask(question)
        verb, _, location = pick.partition(":")
        if verb == "no":
            return None
        if verb == "from":
            self.source = location
            return again()
        self.move(game, location)
        game.log("battle.moved", seat=seat, source=self.source, location=location)
        self.source = ""
        return again()


@COMBAT_ABILITIES.step
class MoveHit(MovesHits):
    """He moves a hit of a volley or a fire in a naval battle (G-M23). [R Captains 17; S Weapons 6]"""

    side: Public[int]

    def still_applies(self, game: MGame) -> bool:
        """Only while the combat is going on."""
        return goes_on(game)

    def struck(self, game: MGame) -> Struck:
        """The hits that the enemy has located on his ship."""
        sides = game.inside(Combat).sides
        return Struck(sides[self.side].seat, located(sides[1 - self.side]), sides[self.side].moved)

    def move(self, game: MGame, location: str) -> None:
        """It stays a shot of the enemy's."""
        sides = game.inside(Combat).sides
        side, shots = sides[self.side], sides[1 - self.side]
        moved = shots.aimed.index(self.source)
        shots.aimed = [location if n == moved else old for n, old in enumerate(shots.aimed)]
        side.moved += 1


@COMBAT_ABILITIES.after(GunHitsLocated, granted(given.MoveHit))
def may_move_a_hit_of_guns(game: MGame, step: GunHitsLocated) -> list[Step]:
    """Guns that are no ship's count as a battle (Location Raid, note). [R Captains 17; S Locations 25]"""
    return [MoveGunHit(seat=step.seat)]


@COMBAT_ABILITIES.step
class MoveGunHit(MovesHits):
    """He moves a hit of guns that are no ship's. [R Captains 17; S Locations 25]"""

    seat: Public[int]

    def struck(self, game: MGame) -> Struck:
        """Their hits."""
        guns = game.inside(GunsHit)
        return Struck(self.seat, list(guns.hits), guns.moved)

    def move(self, game: MGame, location: str) -> None:
        """It hits elsewhere."""
        guns = game.inside(GunsHit)
        hits = list(guns.hits)
        hits[hits.index(self.source)] = location
        guns.hits, guns.moved = hits, guns.moved + 1


def _which(seat: int, left: Mapping[str, int], hits: list[str]) -> Decision:
    """Which hit moves; by default one that would sink the ship where it is."""
    saves = spared_by_moving(left, hits)
    options = [Option(f"from:{at}", {"location": at}, say="move-from") for at in LOCATIONS if at in hits]
    default = [f"from:{saves}"] if saves else ["no"]
    return Decision(seat, "hit.move", [*options, LEAVES], default=default, args={"hits": hits})


def _where_to(seat: int, source: str, left: Mapping[str, int], hits: list[str]) -> Decision:
    """Where it goes; by default where it does the least harm."""
    others = list(hits)
    others.remove(source)
    options = [Option(f"to:{at}", {"location": at}, say="move-to") for at in LOCATIONS if at != source]
    return Decision(
        seat,
        "hit.moved",
        [*options, LEAVES],
        default=[f"to:{safest(left, others, [at for at in LOCATIONS if at != source])}"],
        args={"location": source},
    )


# --- regain_crew ----------------------------------------------------------------------------------


@COMBAT_ABILITIES.after(FightSurvived, granted(given.RegainCrew))
def regain_after_fight(game: MGame, step: FightSurvived) -> list[Step]:
    """Some of the crew lost in a fight on land comes back. [R Captains 21]"""
    captain = captain_of(game, step.seat)
    lost = captain.ship.crew < step.crew_before
    return [RegainCrew(**bound_to(captain), before=step.crew_before)] if lost else []


@COMBAT_ABILITIES.after(Battle)
def regain_after_battle(game: MGame, step: Battle) -> list[Step]:
    """He regains some of the crew lost in a battle that he survived. [R Captains 21]"""
    regains: list[Step] = []
    for side in step.sides:
        captain = captain_at(game, side.seat)
        if captain is None or captain.id != side.captain or captain.ship.crew >= side.crew_before:
            continue
        if owned(game, side.seat, given.RegainCrew):
            regains.append(RegainCrew(**bound_to(captain_of(game, side.seat)), before=side.crew_before))
    return regains
