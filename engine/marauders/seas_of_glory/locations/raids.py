"""Location raids: bombardment, hits, ground assault (Location Raid; G-S22)."""

from __future__ import annotations

from typing import Any

from engine.kernel import Audience, Decision, Option, Plan, Play, Public, Refusal, Step, again, picked, then
from engine.marauders.combat.crew import CrewCombat, LookAtCrews, RollSides, tell_roll
from engine.marauders.combat.death import Death
from engine.marauders.combat.fights import FightSurvived
from engine.marauders.combat.plunder import StowCargo
from engine.marauders.combat.sides import (
    Combat,
    CombatOver,
    CombatStep,
    captain_side,
    combat_dice,
    guards_side,
    note_dice_pools,
    ship_of,
    window_of,
)
from engine.marauders.dice import successes
from engine.marauders.draws import cards_drawn
from engine.marauders.glory.points import GainGlory
from engine.marauders.law.bounties import GainBounties
from engine.marauders.quests.peace import peace_broken
from engine.marauders.sea.raids import face, phrases
from engine.marauders.seas_of_glory.locations.finds import FreePrisoner
from engine.marauders.seas_of_glory.locations.tokens import (
    GONE,
    LOCATIONS,
    here,
    local_nation,
    location_at,
    tokens,
)
from engine.marauders.ships.careful import after_hits, cubes
from engine.marauders.ships.ships import GunsHit, ship_values
from engine.marauders.state import Captain, CaptainStep, MGame, bound_to, captain_of
from engine.marauders.terms.turn import ActionChoice, TurnChoices

GLORY_PLUNDER = 12
"""Gold plundered at a location that earns a glory point."""

TABLE = "cargo.defense"
LOCATIONS.place(TABLE, Audience.PUBLIC, "Location Raid 1: lined up in front of him")


@LOCATIONS.rule(TurnChoices)
def can_be_raided(game: MGame, terms: TurnChoices) -> None:
    """At sea in its zone, without a roll, with no destroyed hit location; as often as he likes (G-S22).
    [S Locations 21, 33]
    """
    captain = captain_of(game, terms.seat)
    token = here(game, captain)
    if token is None or not token.defense:
        return
    args, wrecked = {"location": token.id, "kind": token.kind}, captain.ship.destroyed()
    offer = ActionChoice(f"raid_location:{token.id}", args, "raid-location", actions=1, grave=True)
    if game.offers(offer, Refusal("wrecked", {"locations": wrecked}) if wrecked else None):
        terms.offers.append(offer)


@LOCATIONS.effect("action:raid_location")
def raid(game: MGame, captain: Captain, target: str) -> list[Step]:
    """He attacks it: the bounty for that comes first. [S Locations 31]"""
    him, token = bound_to(captain), tokens(game)[target]
    game.log("location.attacked", seat=captain.seat, location=target, kind=token.kind, zone=captain.zone)
    return [*_bounty(game, captain, target, "location"), LocationRaid(**him, location=target), ClearDefense()]


def _bounty(game: MGame, captain: Captain, location: str, why: str) -> list[Step]:
    """One bounty of the local port's nation, for attacking or for success, where the token says so."""
    if not tokens(game)[location].bounties:
        return []
    return [GainBounties(**bound_to(captain), nation=local_nation(game, captain), why=why)]


def escapes(game: MGame) -> int:
    """The soldiers who defend the location: its Escape icons."""
    return sum(game.box.cargo_card(card).icon == "escape" for card in game.places.at(TABLE))


def hit_icons(game: MGame, location: str) -> list[str]:
    """The hits of its guns: each Hit icon counts twice if as many Escape icons as the ship's Maneuverability
    remain (Location Raid 3). [S Locations 24]
    """
    if tokens(game)[location].harmless:
        return []
    raid = game.inside(LocationRaid)
    twice = escapes(game) >= ship_values(game, captain_of(game, raid.seat)).maneuverability
    icons = [hit for card in game.places.at(TABLE) if (hit := game.box.cargo_card(card).hit)]
    return [hit for hit in icons for _ in range(1 + twice)]


@LOCATIONS.step
class LocationRaid(CaptainStep):
    """A whole raid of a location, as printed. [S Locations 21]"""

    location: Public[str]
    crew_before: Public[int] = 0

    def play(self, game: MGame) -> Plan:
        captain = self.captain(game)
        him = bound_to(captain)
        self.crew_before = captain.ship.crew
        return then(
            DrawDefense(**him, cards=tokens(game)[self.location].defense),
            Bombard(**him, shots=captain.ship.cannons),
            DefenseHits(**him),
            AfterDefenseHits(**him),
            FightSurvived(**him, crew_before=self.crew_before),
        )


@LOCATIONS.before(LocationRaid, commutes=True)
def peace_broken_at_a_location(game: MGame, step: LocationRaid) -> list[Step]:
    """A raid like any other, as far as a mission forbids raids (ruling). [S Locations 29]"""
    return peace_broken(game, captain_of(game, step.seat))


@LOCATIONS.step
class DrawDefense(CaptainStep):
    """Draw as many cargo cards as the location's defense, face up (Location Raid 1). [S Locations 22]"""

    cards: Public[int]

    def play(self, game: MGame) -> Play:
        drawn = yield from game.draw("cargo", TABLE, self.cards, "defense")
        game.log("location.defense", seat=self.seat, cards=drawn, shown=phrases(game, drawn))
        return then(*cards_drawn(self.seat, "cargo", TABLE, drawn))


# --- bombardment ------------------------------------------------------------------------------------


@LOCATIONS.step
class Bombard(CaptainStep):
    """One die after another, up to his Cannons; he may stop before each. [S Locations 23]"""

    shots: Public[int]

    def play(self, game: MGame) -> Play:
        if not self.shots or not game.places.count(TABLE):
            return None
        (pick,) = yield from game.ask(
            Decision(
                self.seat,
                "bombard",
                [Option("fire", say="fire-cannon"), Option("stop", say="stop-firing", tone="decline")],
                default=["fire" if self._helps(game) else "stop"],
                args={"left": self.shots, **self._standing(game)},
            )
        )
        if pick == "stop":
            return None
        self.shots -= 1
        return again(FireOnce(seat=self.seat, captain_id=self.captain_id))

    def _helps(self, game: MGame) -> bool:
        """Whether the cards as they lie do any harm."""
        return bool(escapes(game) or hit_icons(game, game.inside(LocationRaid).location))

    def _standing(self, game: MGame) -> dict[str, Any]:
        raid = game.inside(LocationRaid)
        return {
            "location": raid.location,
            "gold": sum(game.box.cargo_card(card).plunder for card in game.places.at(TABLE)),
            "escapes": escapes(game),
            "maneuverability": ship_values(game, self.captain(game)).maneuverability,
            "hits": hit_icons(game, raid.location),
        }


@LOCATIONS.step
class FireOnce(CaptainStep):
    """One die; a success discards a card. It is no skill roll, and no special weapon changes it.
    [S Locations 23]
    """

    def play(self, game: MGame) -> Play:
        faces = yield from game.dice(1, "bombardment")
        hit = successes(faces)
        game.log("location.fired", seat=self.seat, faces=faces, successes=hit)
        return then(DiscardDefender(seat=self.seat, captain_id=self.captain_id)) if hit else None


@LOCATIONS.step
class DiscardDefender(CaptainStep):
    """A card of his choice goes. [S Locations 23]"""

    def play(self, game: MGame) -> Play:
        cards = game.places.at(TABLE)
        options = [Option(f"discard:{card}", face(game, card), say="raid-discard") for card in cards]
        (pick,) = yield from game.ask(
            Decision(self.seat, "bombarded", options, default=[f"discard:{self._worst(game)}"])
        )
        game.move([picked(pick)], TABLE, "cargo.discards")
        game.log("location.hit", seat=self.seat, shown=phrases(game, [picked(pick)]))
        return None

    def _worst(self, game: MGame) -> str:
        """A hit that destroys something goes first, then Escapes, then what is worth least."""
        location = game.inside(LocationRaid).location
        left, hits = cubes(self.captain(game).ship), hit_icons(game, location)
        after = after_hits(left, hits)

        def harm(card: str) -> tuple[bool, bool, int]:
            shown = game.box.cargo_card(card)
            ruinous = shown.hit is not None and bool(hits) and not after[shown.hit]
            return (not ruinous, shown.icon != "escape", shown.plunder)

        return min(sorted(game.places.at(TABLE)), key=harm)


# --- hits, retreat ----------------------------------------------------------------------------------


@LOCATIONS.step
class DefenseHits(CaptainStep):
    """The guns of the location fire back (Location Raid 3): it counts as a battle (note). [S Locations 24]"""

    def play(self, game: MGame) -> Plan | None:
        hits = hit_icons(game, game.inside(LocationRaid).location)
        return then(GunsHit(**bound_to(self.captain(game)), hits=hits, cause="location")) if hits else None


@LOCATIONS.step
class AfterDefenseHits(CaptainStep):
    """With a destroyed hit location the raid has failed; else he lands or retreats, also where no soldiers
    are left: then there is nobody to fight (G-S22). [S Locations 26, 33]
    """

    def play(self, game: MGame) -> Play:
        captain = self.captain(game)
        him, location = bound_to(captain), game.inside(LocationRaid).location
        if destroyed := captain.ship.destroyed():
            game.log("location.failed", seat=self.seat, location=location, locations=destroyed)
            return None
        soldiers = escapes(game)
        (pick,) = yield from game.ask(
            Decision(
                self.seat,
                "landing",
                [Option("land"), Option("retreat", tone="decline")],
                default=["land" if soldiers < captain.ship.crew else "retreat"],
                args={"location": location, "soldiers": soldiers, "crew": captain.ship.crew},
            )
        )
        if pick == "retreat":
            game.log("location.retreat", seat=self.seat, location=location)
            return None
        if not soldiers:
            return then(TakeLocation(**him))
        sides = [captain_side(captain), guards_side(game, soldiers, 0)]
        return then(GroundAssault(sides=sides), TakeLocation(**him))


# --- ground assault ---------------------------------------------------------------------------------


@LOCATIONS.step
class GroundAssault(Combat):
    """The crew goes ashore: a single round of crew combat, in which the defenders do not roll (Location Raid
    4). They have as much Crew as there are Escape icons. [S Locations 27]
    """

    def play(self, game: MGame) -> Plan:
        captain = captain_of(game, self.sides[0].seat)
        if not self.over:
            game.log("assault.began", seat=captain.seat, soldiers=ship_of(game, self.sides[1]).crew)
            return again(AssaultRound())
        ends = [Death(**bound_to(captain), cause="assault")] if self.victor == 1 else []
        return then(*ends, CombatOver())


@LOCATIONS.step
class AssaultRound(CrewCombat):
    """The one round, with the moments of any round of crew combat. [S Locations 28]"""

    def play(self, game: MGame) -> Plan:
        note_dice_pools(game, "leadership")
        self.round = 1
        steps = (
            window_of("crew_round"),
            LookAtCrews(),
            RollAssault(),
            window_of("crew_rolled"),
            AssaultHits(),
        )
        return then(*steps)

    def hits(self, game: MGame) -> list[int]:
        """A hit for each soldier less the captain's successes; the soldiers take none."""
        mine, soldiers = game.inside(Combat).sides
        return [0, max(0, ship_of(game, soldiers).crew - successes(mine.faces))]

    def worse(self, game: MGame, number: int) -> bool:
        """If he has fewer successes than there are soldiers."""
        return self.hits(game)[1] > 0


@LOCATIONS.step
class RollAssault(RollSides):
    """The captain rolls Leadership. [S Locations 27]"""

    def play(self, game: MGame) -> Play:
        side = game.inside(Combat).sides[0]
        terms = combat_dice(game, 0, "leadership")
        side.faces = yield from game.dice(terms.dice, "leadership")
        side.more_dice = 0
        tell_roll(game, 0, "leadership", terms.changed_by("dice"))
        return None


@LOCATIONS.step
class AssaultHits(CombatStep):
    """Crew is lost; with the last of it the captain falls, else the location is taken. [S Locations 27]"""

    def play(self, game: MGame) -> None:
        combat = game.inside(Combat)
        side = combat.sides[0]
        ship = ship_of(game, side)
        hits = game.inside(AssaultRound).hits(game)[1]
        ship.crew = max(0, ship.crew - hits)
        game.log("assault.hits", seat=side.seat, hits=hits, crew=ship.crew)
        combat.over, combat.victor = "crew", 0 if ship.crew else 1


# --- success ----------------------------------------------------------------------------------------


@LOCATIONS.step
class TakeLocation(CaptainStep):
    """The gold on the remaining cards, as much of them as there is room for, the bounty for success; the
    token leaves the game. 12 gold earn a glory point, a prison frees a specialist (Location Raid).
    [S Locations 30-32]
    """

    def play(self, game: MGame) -> Plan:
        captain = self.captain(game)
        him, location = bound_to(captain), game.inside(LocationRaid).location
        gold = sum(game.box.cargo_card(card).plunder for card in game.places.at(TABLE))
        captain.gold += gold
        game.move([location], location_at(captain.zone), GONE)
        game.log("location.taken", seat=self.seat, location=location, gold=gold, zone=captain.zone)
        cargo = [StowCargo(**him, source=TABLE)] if game.places.count(TABLE) else []
        glory = [GainGlory(seat=self.seat, why="location")] if gold >= GLORY_PLUNDER else []
        freed = [FreePrisoner(**him)] if tokens(game)[location].kind == "prison" else []
        return then(*cargo, *_bounty(game, captain, location, "location_taken"), *glory, *freed)


@LOCATIONS.step
class ClearDefense(Step):
    """What is left of the cards goes to the discards, even if the captain fell. [S Locations 22]"""

    def play(self, game: MGame) -> None:
        game.move(game.places.at(TABLE), TABLE, "cargo.discards")
