"""How a captain fights: what to declare, where hits go, what ammunition is worth."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from engine.captains.marauders.answers import Answers, answered_by
from engine.captains.marauders.odds.fighter import BOARD, SHOOT
from engine.captains.marauders.odds.fighting import TRIALS, Fighter, Spoils, battle_odds, crew_odds
from engine.captains.marauders.odds.gear import aims_well
from engine.captains.marauders.odds.hits import CREW, MASTS
from engine.captains.marauders.seen.observation import Hull, Observation
from engine.captains.marauders.seen.once import once
from engine.captains.marauders.worth.aims import Aims
from engine.captains.marauders.worth.duels import Duels, fighter_of_side
from engine.kernel import Decision
from engine.marauders.combat.crew import better
from engine.marauders.dice import SKULL
from engine.marauders.state import LOCATIONS
from engine.marauders.terms.combat import AmmunitionWorth

AGAINST_RIVAL = Spoils(20.0, 20.0, 8.0)
"""The stakes of a battle for the player of an NPC against another captain."""
SPENT = 0.8
"""What a spent weapon costs, in hits where he likes."""
HOPELESS, SURE = 0.15, 0.9
"""Chances in crew combat between which one die more or less matters."""


def part(id: str) -> str:
    """What an option is about: the part after its colon."""
    return id.partition(":")[2]


class Battling:
    """Answers the questions of a battle, for the captain's own ship or an NPC's."""

    def __init__(self, observed: Observation, aims: Aims) -> None:
        self._observed = observed
        self._duels = aims.judge(Duels)

    # --- the state of the battle --------------------------------------------------------------------

    @once
    def _battle(self) -> dict[str, Any]:
        battle = self._observed.played("Battle", "Fight", "GroundAssault")
        assert battle is not None
        return battle

    @once
    def sides(self) -> list[dict[str, Any]]:
        """Both sides as the view shows them, the aggressor first."""
        return self._battle["sides"]

    def _number(self) -> int:
        """The side that is asked: the one a step names, else the one the seat answers for."""
        for name in ("Declare", "UseHooks", "ThrowCaltrops", "SpendAmmunition", "RerollLocation", "MoveHit"):
            step = self._observed.played(name)
            if step is not None:
                return int(step.get("side", 0))
        own = self.own
        return (
            own
            if own >= 0
            else next(
                (n for n, side in enumerate(self.sides) if side.get("player") == self._observed.seat), 0
            )
        )

    @property
    def own(self) -> int:
        """The number of the captain's own side; -1 if he only plays an NPC."""
        return next((n for n, side in enumerate(self.sides) if side["seat"] == self._observed.seat), -1)

    @property
    def ship(self) -> Hull:
        """The ship the seat answers for: the captain's own, or an NPC's."""
        ship = self.sides[self._number()]["ship"]
        return self._observed.ship if ship is None else msgspec.convert(ship, Hull)

    def fighter(self, number: int) -> Fighter:
        """A side's strength now."""
        return fighter_of_side(self.sides[number], self._duels)

    def spoils(self, number: int) -> Spoils:
        """A side's stakes in the battle."""
        enemy = self.sides[1 - number]
        if number != self.own:
            return AGAINST_RIVAL
        if enemy["seat"] >= 0:
            return self._duels.captain_spoils(enemy["seat"])
        if enemy.get("npc") in self._observed.board.npcs:
            return self._duels.npc_spoils(enemy["npc"], attacks=number == 0)
        return AGAINST_RIVAL

    # --- declaring ----------------------------------------------------------------------------------

    def declare(self, decision: Decision) -> Answers:
        """The action that leads to the best outcome on paper; where one battle of those on paper decides
        between guns and boarders, what ends it sooner.
        """
        number = self._number()
        one, other, spoils = self.fighter(number), self.fighter(1 - number), self.spoils(number)
        worth = {
            option.id: spoils.worth(battle_odds(one, other, option.id, opening=False))
            for option in decision.options
        }
        if BOARD in worth and max(worth, key=lambda id: worth[id]) == SHOOT:
            worth[BOARD] += (spoils.boarded + spoils.stake) / TRIALS
        return [[id] for id in sorted(worth, key=lambda id: -worth[id])]

    def chasers(self, decision: Decision) -> Answers:
        """A free hit."""
        return [["fire"]]

    def hooks(self, decision: Decision) -> Answers:
        """Reroll the failed dice if the contest would not be won."""
        number = self._number()
        mine, theirs = ([int(face) for face in self.sides[n].get("faces", [])] for n in (number, 1 - number))
        if any(face >= SKULL for face in mine) and better(mine, theirs) == 0:
            return [[]]
        return [[f"die:{n}" for n, face in enumerate(mine) if face < SKULL]]

    # --- hits ---------------------------------------------------------------------------------------

    def ammunition(self, decision: Decision) -> Answers:
        """Skulls to Crew or Masts if they do more there than where the target would put them."""
        skulls, enemy = int(decision.args.get("skulls", 0)), self.fighter(1 - self._number())
        crew = enemy.crew - list(decision.args.get("located", [])).count("crew")
        picks: Answers = self._other_ammunition(decision, skulls, enemy)
        if aims_well(CREW, skulls, crew):
            picks.append(["grapeshot"])
        if aims_well(MASTS, skulls, enemy.masts):
            picks.append(["chain_shot"])
        return [*picks, ["none"]]

    def _other_ammunition(self, decision: Decision, skulls: int, enemy: Fighter) -> Answers:
        """What modules bring, if by its own terms it is worth more than the skulls, the best first."""
        located = [str(at) for at in decision.args.get("located", [])]
        left = {at: getattr(enemy, at) for at in LOCATIONS}

        def worth(weapon: str) -> float:
            terms = AmmunitionWorth(self._number(), weapon, skulls, located, left)
            return self._observed.game.terms(terms).worth

        own = {"none": worth("none") + SPENT, **dict.fromkeys(("chain_shot", "grapeshot"), 0.0)}
        others = {option.id: worth(option.id) for option in decision.options if option.id not in own}
        good = [weapon for weapon in others if others[weapon] > own["none"]]
        return [[weapon] for weapon in sorted(good, key=lambda weapon: -others[weapon])]

    def caltrops(self, decision: Decision) -> Answers:
        """Where a die decides: when his boarders are about to fight a crew that they may or may not beat."""
        number = self._number()
        mine, theirs = ([int(face) for face in self.sides[n].get("faces", [])] for n in (number, 1 - number))
        if not any(face >= SKULL for face in mine) or better(mine, theirs) != 0:
            return [["keep"]]
        one, other = self.fighter(number), self.fighter(1 - number)
        won, _ = crew_odds(one.leadership, one.crew, other.leadership, other.crew)
        return [["throw"]] if HOPELESS < won < SURE and other.leadership > 1 else [["keep"]]

    def place_hit(self, decision: Decision) -> Answers:
        """On the enemy, where it hurts most; on one's own ship, where most is left and no goods are lost."""
        left = {part(option.id): int(option.args.get("left", 0)) for option in decision.options}
        if any(option.label == "hit-enemy" for option in decision.options):
            order = sorted(left, key=lambda at: (left[at], at != "hull", at != "crew"))
            return [[f"hit:{at}"] for at in order]
        boards = self.sides[self._number()].get("declared") == "board"
        return [[f"hit:{at}"] for at in spared(left, self._observed.hold.total(), boards=boards)]

    def move_from(self, decision: Decision) -> Answers:
        """The hit that would destroy something, the hull first."""
        ship, hits = self._observed.captain.ship, list(decision.args.get("hits", []))
        left = {at: getattr(ship, at) - hits.count(at) for at in LOCATIONS}
        deadly = sorted((at for at in hits if left[at] <= 0), key=lambda at: (at != "hull", at != "crew"))
        return [*([f"from:{at}"] for at in deadly), ["no"]]

    def move_to(self, decision: Decision) -> Answers:
        """Where most is left."""
        ship = self._observed.captain.ship
        order = sorted(LOCATIONS, key=lambda at: (at == "hull", -getattr(ship, at)))
        return [[f"to:{at}"] for at in order]

    def reroll_location(self, decision: Decision) -> Answers:
        """Move a shot into the enemy's cargo hold, or at Masts already destroyed."""
        faces = [int(face) for face in decision.args.get("faces", [])]
        return [[f"die:{faces.index(1)}"], ["no"]] if 1 in faces else [["no"]]


def spared(left: Mapping[str, int], laden: int, *, boards: bool = False) -> list[str]:
    """Where a ship with so much left of each location takes a hit, best first: where most is left, but
    rather elsewhere than where cargo goes overboard (`laden`: the cards aboard), and the hull only if
    necessary; who `boards` gives up cannons before men.
    """

    def harm(at: str) -> tuple[bool, bool, bool, int, bool]:
        cubes = left.get(at, 0)
        return cubes <= 1, at == "hull", at == "cargo" and laden >= cubes, -cubes, boards and at == "crew"

    return sorted(LOCATIONS, key=harm)


BATTLES_ANSWERED = answered_by(
    Battling,
    {
        "battle.declare": Battling.declare,
        "battle.chasers": Battling.chasers,
        "battle.hooks": Battling.hooks,
        "battle.ammunition": Battling.ammunition,
        "caltrops": Battling.caltrops,
        "hit.move": Battling.move_from,
        "hit.moved": Battling.move_to,
        "location.reroll": Battling.reroll_location,
    },
)
