"""Volleys: location dice, ammunition, skulls, what is hit (Hit-Locations & Damage; Special Weapons)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from engine.kernel import Chapter, Decision, Option, Plan, Play, Public, then
from engine.kernel.step import Request
from engine.marauders import npc_play
from engine.marauders.box import card_id
from engine.marauders.combat import Combat, CombatStep, CombatWindow, Side, ship_of, who
from engine.marauders.ships import LOCATION_OF_FACE, has_mod, hit, lose_surplus
from engine.marauders.state import LOCATIONS, MGame, captain_of

VOLLEYS = Chapter("volleys")

AMMUNITION = {"chain_shot": "masts", "grapeshot": "crew"}
"""Where each kind of ammunition sends the skulls of a volley (Special Weapons)."""

IGNORED = "-"
"""In place of a location: this hit does nothing."""


def ask_sides(game: MGame, questions: list[tuple[int, Decision]]) -> Generator[Request, Any, list[list[str]]]:
    """Ask the players of sides (by number) all at once; the computer answers for an NPC that nobody plays."""
    people = [question for _, question in questions if question.seat >= 0]
    answers = iter((yield from game.ask_all(people)))
    return [
        next(answers) if question.seat >= 0 else npc_play.answer(game, question, number)
        for number, question in questions
    ]


def located(side: Side) -> list[str]:
    """The locations that the side's shots hit, as far as they are known."""
    return [location for location in side.aimed if location not in ("", IGNORED)]


def ammunition_of(game: MGame, side: Side) -> list[str]:
    """The special ammunition a side has aboard: the tokens."""
    if side.seat < 0:
        return []
    return [piece for piece in game.places.at(f"weapon.ship:{side.seat}") if card_id(piece) in AMMUNITION]


@VOLLEYS.step
class Volley(CombatStep):
    """Hits of both sides at once: `hits` by side, made by "cannons", "chase" or "long" guns; only Cannons
    fire special ammunition (G-F7, G-F8).
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
            AbsorbHits(),
            ApplyHits(),
        )


@VOLLEYS.step
class RollLocations(CombatStep):
    """A die for each hit, for both ships before anything else happens to either (Hit-Locations & Damage)."""

    hits: Public[list[int]]

    def play(self, game: MGame) -> Play:
        sides = game.inside(Combat).sides
        for side, hits in zip(sides, self.hits, strict=True):
            side.shots = yield from game.dice(hits, "location")
        for side in sides:
            if side.shots:
                game.tell("battle.locations", who=who(side), seat=side.seat, faces=list(side.shots))
            side.aimed = [LOCATION_OF_FACE.get(face, "") for face in side.shots]
        return then(*(LocationsRolled(side=n, seat=sides[n].seat) for n in (0, 1) if sides[n].shots))


@VOLLEYS.step
class LocationsRolled(CombatStep):
    """The location dice of a side lie there: abilities of the one who fires attach here."""

    side: Public[int]
    seat: Public[int] = -1

    def play(self, game: MGame) -> None:
        """Nothing happens by itself."""


@VOLLEYS.step
class SpendAmmunition(CombatStep):
    """A side that rolled skulls may send them all to the enemy's Masts or Crew (Special Weapons)."""

    side: Public[int]

    def play(self, game: MGame) -> Play:
        side = game.inside(Combat).sides[self.side]
        skulls = side.aimed.count("")
        aboard = ammunition_of(game, side)
        if not skulls or not aboard:
            return None
        (pick,) = yield from game.ask(
            Decision(
                side.seat,
                "battle.ammunition",
                [
                    *(Option(card_id(piece), {"weapon": piece}, say="spend-ammunition") for piece in aboard),
                    Option("none", say="no-ammunition"),
                ],
                default=["none"],
                args={"skulls": skulls, "located": located(side)},
            )
        )
        if pick == "none":
            return None
        piece = next(piece for piece in aboard if card_id(piece) == pick)
        game.move([piece], f"weapon.ship:{side.seat}", "weapon.supply")
        side.ammunition = pick
        side.aimed = [location or AMMUNITION[pick] for location in side.aimed]
        game.tell("battle.ammunition", seat=side.seat, weapon=pick, location=AMMUNITION[pick], hits=skulls)
        return None


@VOLLEYS.step
class TargetsPlaceSkulls(CombatStep):
    """The skulls: each target chooses where it is hit, both at the same time, unseen (rulings 2d)."""

    def play(self, game: MGame) -> Play:
        sides = game.inside(Combat).sides
        left = {n: sides[n].aimed.count("") for n in (0, 1)}
        placed: dict[int, list[str]] = {0: [], 1: []}
        while any(left.values()):
            shooters: list[int] = []
            asked: list[tuple[int, Decision]] = []
            for shooter in (0, 1):
                chooser = shooter if sides[shooter].places_skulls else 1 - shooter
                busy = sides[chooser].player in [question.seat for _, question in asked]
                if left[shooter] and not (busy and sides[chooser].player >= 0):
                    shooters.append(shooter)
                    asked.append((chooser, _place(game, shooter, chooser, left[shooter], placed[shooter])))
            answers = yield from ask_sides(game, asked)
            for shooter, (pick,) in zip(shooters, answers, strict=True):
                placed[shooter].append(pick.partition(":")[2])
                left[shooter] -= 1
        for n in (0, 1):
            chosen = iter(placed[n])
            sides[n].aimed = [location or next(chosen) for location in sides[n].aimed]
            if placed[n]:
                game.tell("battle.skulls", who=who(sides[1 - n]), seat=sides[1 - n].seat, locations=placed[n])
        return None


def _place(game: MGame, shooter: int, chooser: int, left: int, placed: list[str]) -> Decision:
    """The question where one skull of a side's volley hits."""
    sides = game.inside(Combat).sides
    ship = ship_of(game, sides[1 - shooter])
    hits = located(sides[shooter]) + placed
    after = {location: getattr(ship, location) - hits.count(location) for location in LOCATIONS}
    theirs = sides[1 - shooter].seat != sides[chooser].player
    safest = max(LOCATIONS[1:], key=lambda location: after[location])
    return Decision(
        sides[chooser].player,
        "hit.place",
        [
            Option(
                f"hit:{at}", {"location": at, "left": max(0, after[at])}, say="hit-enemy" if theirs else "hit"
            )
            for at in LOCATIONS
        ],
        default=[f"hit:{safest}"],
        args={"left": left, "located": hits, "who": who(sides[1 - shooter])},
        secret=True,
    )


@VOLLEYS.step
class HitsLocated(CombatStep):
    """All hits of the enemy on a side's ship are located: abilities that move them attach here (G-M23)."""

    side: Public[int]
    seat: Public[int] = -1

    def play(self, game: MGame) -> None:
        """Nothing happens by itself."""


@VOLLEYS.step
class AbsorbHits(CombatStep):
    """Reinforced Hull takes one located hit, whoever has it, both at once (Buy Ship Modification; G-F6)."""

    def play(self, game: MGame) -> Play:
        sides = game.inside(Combat).sides
        asked = [
            (n, _absorb(side.seat, located(sides[1 - n])))
            for n, side in enumerate(sides)
            if located(sides[1 - n]) and _can_absorb(game, side)
        ]
        answers = yield from ask_sides(game, asked)
        for (n, _), (pick,) in zip(asked, answers, strict=True):
            if pick == "no":
                continue
            location = pick.partition(":")[2]
            shots = sides[1 - n]
            where = shots.aimed.index(location)
            shots.aimed = [*shots.aimed[:where], IGNORED, *shots.aimed[where + 1 :]]
            captain_of(game, sides[n].seat).ship.hull_spent = True
            game.tell("hull.absorbed", seat=sides[n].seat, location=location)
        return None


def _can_absorb(game: MGame, side: Side) -> bool:
    if side.seat < 0:
        return False
    return has_mod(game, side.seat, "reinforced_hull") and not captain_of(game, side.seat).ship.hull_spent


def _absorb(seat: int, hits: list[str]) -> Decision:
    options = [Option(f"absorb:{at}", {"location": at}) for at in LOCATIONS if at in hits]
    return Decision(seat, "hull.absorb", [*options, Option("no")], default=["no"], args={"hits": hits})


@VOLLEYS.step
class ApplyHits(CombatStep):
    """All hits of both sides are inflicted together; then cargo that a hold cannot carry is lost."""

    def play(self, game: MGame) -> Play:
        sides = game.inside(Combat).sides
        for n, side in enumerate(sides):
            for location in located(sides[1 - n]):
                inflict(game, side, location, sides[1 - n].ammunition)
        for side in sides:
            if side.seat >= 0:
                yield from lose_surplus(game, captain_of(game, side.seat))
        return None


def inflict(game: MGame, side: Side, location: str, ammunition: str = "") -> None:
    """One hit to a location of a side's ship. What special ammunition sends to a destroyed location is lost,
    number hits too, and does not go on to the Hull (Special Weapons).
    """
    ship = ship_of(game, side)
    if AMMUNITION.get(ammunition) == location and not getattr(ship, location):
        game.tell("battle.no_harm", who=who(side), seat=side.seat, location=location)
        return
    where = hit(ship, location)
    game.tell(
        "battle.hit",
        who=who(side),
        seat=side.seat,
        location=where,
        aimed=location,
        moved=where != location,
        left=getattr(ship, where),
    )
