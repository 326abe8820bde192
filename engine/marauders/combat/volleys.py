"""Volleys: location dice, ammunition, skulls, hits (Hit-Locations & Damage)."""

from __future__ import annotations

from engine.kernel import Chapter, Decision, Option, Plan, Play, Public, Signed, picked, then
from engine.marauders.box import card_id
from engine.marauders.choices import carry_out
from engine.marauders.combat.npc_play import SidesDecide
from engine.marauders.combat.sides import (
    Combat,
    CombatStep,
    CombatWindow,
    Side,
    enemy_of,
    for_whom,
    gear_of,
    ship_of,
    spend,
    who,
)
from engine.marauders.ships.careful import cubes, safest, worst
from engine.marauders.ships.hold import LoseCargo
from engine.marauders.ships.ships import LOCATION_OF_FACE, hit
from engine.marauders.state import LOCATIONS, MGame, bound_to, captain_of
from engine.marauders.terms.combat import Ammunition, AmmunitionWorth, HitGoes, SkullPlaces
from engine.marauders.terms.npcs import NpcAnswer
from engine.marauders.terms.turn import WindowContext

VOLLEYS = Chapter("volleys")

IGNORED = "-"
"""Instead of a location: this hit does nothing."""


def located(side: Side) -> list[str]:
    """The locations that the side's shots hit, as far as known."""
    return [location for location in side.aimed if location not in ("", IGNORED)]


@VOLLEYS.step
class Volley(CombatStep):
    """Hits of both sides at once: `hits` by side, made by "cannons", "chase" or "long" guns; only Cannons
    fire special ammunition (G-F7, G-F8). [R Combat 15; R-10]
    """

    hits: Public[list[int]]
    guns: Public[str]

    def play(self, game: MGame) -> Plan | None:
        sides = game.inside(Combat).sides
        for side in sides:
            side.shots, side.aimed, side.ammunition, side.places_skulls = [], [], "", False
        if not any(self.hits):
            return None
        both = ["hits_by_you", "hits_on_you"]
        moments = [[both[0]] * bool(self.hits[n]) + [both[1]] * bool(self.hits[1 - n]) for n in (0, 1)]
        spend = [SpendAmmunition(side=n) for n in (0, 1)] if self.guns == "cannons" else []
        return then(
            RollLocations(hits=list(self.hits)),
            CombatWindow(moments=moments),
            *spend,
            TargetsPlaceSkulls(),
            *(HitsLocated(side=n, seat=side.seat) for n, side in enumerate(sides)),
            AllLocated(),
            ApplyHits(),
        )


@VOLLEYS.rule(WindowContext, "window:hits_by_you")
@VOLLEYS.rule(WindowContext, "window:hits_on_you")
def who_hits_whom(game: MGame, context: WindowContext) -> None:
    """The enemy, and how many shots both have fired. [plumbing]"""
    context.args = enemy_of(game, context.seat)
    shots = context.args["my_shots" if context.moment == "hits_by_you" else "their_shots"]
    context.met = ["several"] * (shots > 1)


@VOLLEYS.step
class RollLocations(CombatStep):
    """Roll one die per hit, for both ships before anything else happens to either (Hit-Locations &
    Damage). [R Combat 15]
    """

    hits: Public[list[int]]

    def play(self, game: MGame) -> Play:
        sides = game.inside(Combat).sides
        for side, hits in zip(sides, self.hits, strict=True):
            side.shots = yield from game.dice(hits, "location")
        for side in sides:
            if side.shots:
                game.log("battle.locations", who=who(side), seat=side.seat, faces=list(side.shots))
            side.aimed = [LOCATION_OF_FACE.get(face, "") for face in side.shots]
        return then(*(LocationsRolled(side=n, seat=sides[n].seat) for n in (0, 1) if sides[n].shots))


@VOLLEYS.step
class LocationsRolled(CombatStep):
    """A side's location dice are rolled: attach abilities of the captain who fires. [R Combat 15]"""

    side: Public[int]
    seat: Public[Signed] = -1

    def play(self, game: MGame) -> None:
        """Nothing happens by itself."""


@VOLLEYS.step
class SpendAmmunition(SidesDecide):
    """A side may spend special ammunition on its volley; the ammunition's effect says what it does.
    [R Combat 23; S Weapons 10]
    """

    side: Public[int]

    def play(self, game: MGame) -> Play:
        side = game.inside(Combat).sides[self.side]
        skulls = side.aimed.count("")
        fitting = game.terms(Ammunition(self.side, side.seat, skulls)).offers
        aboard = [piece for piece in gear_of(game, side) if card_id(piece) in fitting]
        if not aboard:
            return None
        question = Decision(
            side.player,
            "battle.ammunition",
            [
                *(Option(card_id(piece), {"weapon": piece}, say="spend-ammunition") for piece in aboard),
                Option("none", say="no-ammunition", tone="decline"),
            ],
            default=["none"],
            args={"skulls": skulls, "located": located(side)},
        )
        ((pick,),) = yield from self.ask_sides(game, [(self.side, question)])
        if pick == "none":
            return None
        spend(game, side, pick)
        side.ammunition = pick
        return then(*carry_out(game, f"ammunition:{pick}", self.side))


@VOLLEYS.rule(NpcAnswer)
def npc_spends_ammunition(game: MGame, terms: NpcAnswer) -> None:
    """The computer spends what is worth most, if it is worth more than the skulls themselves.
    [R Combat 4, 23]
    """
    if terms.kind != "battle.ammunition":
        return
    sides = game.inside(Combat).sides
    mine, enemy = sides[terms.side], cubes(ship_of(game, sides[1 - terms.side]))
    skulls, hits = mine.aimed.count(""), located(mine)
    worth = {
        weapon: game.terms(AmmunitionWorth(terms.side, weapon, skulls, hits, enemy)).worth
        for weapon in terms.options
    }
    terms.picks = [max(terms.options, key=lambda weapon: worth[weapon])]


@VOLLEYS.step
class TargetsPlaceSkulls(SidesDecide):
    """Skulls: each target chooses where it is hit, both at the same time, unseen (rulings 2d). Where there is
    no choice, nobody is asked. [R Combat 4, 16]
    """

    def play(self, game: MGame) -> Play:
        sides = game.inside(Combat).sides
        skulls = {n: sides[n].aimed.count("") for n in (0, 1)}
        placed = {n: certain(game, n, skulls[n]) for n in (0, 1)}
        left = {n: skulls[n] - len(placed[n]) for n in (0, 1)}
        while any(left.values()):
            shooters: list[int] = []
            asked: list[tuple[int, Decision]] = []
            for shooter in (0, 1):
                chooser = shooter if sides[shooter].places_skulls else 1 - shooter
                busy = sides[chooser].player in [question.seat for _, question in asked]
                if left[shooter] and not (busy and sides[chooser].player >= 0):
                    shooters.append(shooter)
                    asked.append((chooser, _place(game, shooter, chooser, left[shooter], placed[shooter])))
            answers = yield from self.ask_sides(game, asked)
            for shooter, (pick,) in zip(shooters, answers, strict=True):
                placed[shooter].append(picked(pick))
                left[shooter] -= 1
        for n in (0, 1):
            chosen = iter(placed[n])
            sides[n].aimed = [location or next(chosen) for location in sides[n].aimed]
            if placed[n]:
                game.log("battle.skulls", who=who(sides[1 - n]), seat=sides[1 - n].seat, locations=placed[n])
        return None


def _allowed(game: MGame, shooter: int, placed: list[str]) -> list[str]:
    """Where the next skull of a side's volley may be placed."""
    fires = game.inside(Combat).sides[shooter]
    terms = SkullPlaces(shooter, fires.seat, fires.ammunition, list(placed), list(LOCATIONS))
    return game.terms(terms).locations


def certain(game: MGame, shooter: int, skulls: int) -> list[str]:
    """Where so many skulls of a side's volley hit however they are placed: at each location, as often as who
    avoids it wherever he may cannot help. [S Weapons 9]
    """
    found: list[str] = []
    for at in LOCATIONS:
        placed: list[str] = []
        for _ in range(skulls):
            allowed = _allowed(game, shooter, placed)
            placed.append(next((other for other in allowed if other != at), at))
        found += [at] * placed.count(at)
    return found


def _place(game: MGame, shooter: int, chooser: int, left: int, placed: list[str]) -> Decision:
    """Asks where one skull of a side's volley hits."""
    sides = game.inside(Combat).sides
    ship = ship_of(game, sides[1 - shooter])
    hits = located(sides[shooter]) + placed
    after = {location: getattr(ship, location) - hits.count(location) for location in LOCATIONS}
    theirs = chooser == shooter
    allowed = _allowed(game, shooter, placed)
    careful = (worst if theirs else safest)(cubes(ship), hits, allowed)
    return Decision(
        sides[chooser].player,
        "hit.place",
        [
            Option(
                f"hit:{at}", {"location": at, "left": max(0, after[at])}, say="hit-enemy" if theirs else "hit"
            )
            for at in allowed
        ],
        default=[f"hit:{careful}"],
        args={"left": left, "located": hits, "who": who(sides[1 - shooter]), **for_whom(sides, chooser)},
        secret=True,
    )


@VOLLEYS.step
class HitsLocated(CombatStep):
    """All enemy hits on a side's ship are located: attach abilities that move them (G-M23).
    [R Captains 17]
    """

    side: Public[int]
    seat: Public[Signed] = -1

    def play(self, game: MGame) -> None:
        """Nothing happens by itself."""


@VOLLEYS.step
class AllLocated(CombatStep):
    """All hits of both sides are located and moved, none is inflicted yet: attach what cancels hits.
    [R Combat 25]
    """

    def play(self, game: MGame) -> None:
        """Nothing happens by itself."""


@VOLLEYS.step
class ApplyHits(CombatStep):
    """Inflict all hits of both sides together; then lose cargo that a hold can no longer carry.
    [R Combat 15, 18]
    """

    def play(self, game: MGame) -> Plan:
        sides = game.inside(Combat).sides
        for n in (0, 1):
            for location in located(sides[1 - n]):
                inflict(game, n, location, sides[1 - n].ammunition)
        seats = [side.seat for side in sides if side.seat >= 0]
        return then(*(LoseCargo(**bound_to(captain_of(game, seat))) for seat in seats))


def inflict(game: MGame, number: int, location: str, ammunition: str = "") -> None:
    """One hit to a location of a side's ship, by its number; `ammunition` is what the enemy spent on it.

    A hit to a destroyed location goes to the Hull (Hit-Locations & Damage), or where a rule says.
    [R Combat 17, 24]
    """
    side = game.inside(Combat).sides[number]
    ship = ship_of(game, side)
    left = getattr(ship, location)
    goes = game.terms(HitGoes(number, side.seat, location, left, ammunition, location if left else "hull")).to
    if not goes:
        game.log("battle.no_harm", who=who(side), seat=side.seat, location=location)
        return
    where = hit(ship, goes)
    game.log(
        "battle.hit",
        who=who(side),
        seat=side.seat,
        location=where,
        aimed=location,
        moved=where != location,
        left=getattr(ship, where),
    )
