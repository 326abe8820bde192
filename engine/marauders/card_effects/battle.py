"""What glory cards do around a battle: avoid it, keep boarders off, harm the enemy's ship (docs/content.md
lists the verbs).
"""

from __future__ import annotations

from data.content.verbs.effects import Effect
from engine.kernel import Chapter, Plan, Play, Public, picked, then
from engine.marauders.card_effects.rivals import HarmAtSea
from engine.marauders.combat.battle import Battle
from engine.marauders.combat.crew import beaten
from engine.marauders.combat.npc_play import SidesDecide, strength
from engine.marauders.combat.sides import GUARDS, Combat, CombatStep, for_whom, ship_of, sides_of, who
from engine.marauders.combat.volleys import inflict
from engine.marauders.dice import SKULL
from engine.marauders.glory.effects import CardEffect
from engine.marauders.sea.scout import Found
from engine.marauders.ships.careful import after_hits, cubes
from engine.marauders.ships.hold import LoseCargo
from engine.marauders.ships.ships import LOCATION_OF_FACE, where_hit
from engine.marauders.state import Captain, MGame, bound_to, captain_of

BATTLE_CARDS = Chapter("battle_cards")


# --- being found, being boarded -------------------------------------------------------------------


@BATTLE_CARDS.effect("avoid_battle")
@BATTLE_CARDS.step
class AvoidBattle(CardEffect):
    """The Scouting roll that found the captain counts as failed. [R Cards 22]"""

    @classmethod
    def usable(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """If the seat's captain has just been found."""
        return _found(game, seat) is not None

    @classmethod
    def saves(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """A careful captain fights no battle that he has not sought."""
        return _found(game, seat) is not None

    def play(self, game: MGame) -> None:
        if found := _found(game, self.seat):
            found.avoided = True


def _found(game: MGame, seat: int) -> Found | None:
    found = game.within(Found)
    return found if found is not None and found.seat == seat and not found.avoided else None


@BATTLE_CARDS.effect("cancel_boarding")
@BATTLE_CARDS.step
class CancelBoarding(CardEffect):
    """The boarding does not happen; the battle goes on with the next round. [R Cards 21]"""

    @classmethod
    def usable(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """If the seat is being boarded."""
        return _boarded(game, seat) is not None

    @classmethod
    def saves(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """If the boarders are no weaker than his own crew: whoever loses a crew combat dies."""
        battle = _boarded(game, seat)
        if battle is None:
            return False
        return strength(game, 1 - battle.boarder) <= strength(game, battle.boarder)

    def play(self, game: MGame) -> None:
        if battle := _boarded(game, self.seat):
            battle.boarder = -1
            game.log("card.unboarded", seat=self.seat)


def _boarded(game: MGame, seat: int) -> Battle | None:
    battle, fought = game.within(Battle), sides_of(game, seat)
    if battle is None or fought is None or battle.boarder < 0:
        return None
    return battle if battle.sides[battle.boarder].seat != seat else None


# --- harm to the enemy's ship ---------------------------------------------------------------------


@BATTLE_CARDS.effect("harm")
@BATTLE_CARDS.step
class Harm(CardEffect):
    """In combat, the enemy's ship takes hits; like those of Swivel Guns, nothing absorbs them. Outside
    combat it is another captain's ship (`rivals.HarmAtSea`). [R Cards 20; R-29]
    """

    hits: Public[int]
    location: Public[str | None] = None

    @classmethod
    def usable(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """In combat, if the enemy has something to lose there."""
        if game.within(Combat) is None:
            return HarmAtSea.usable(game, seat, effect)
        fought = sides_of(game, seat)
        if fought is None:
            return False
        location, ship = effect.params["location"], ship_of(game, fought[1])
        return (location is None or getattr(ship, location) > 0) and fought[1].npc != GUARDS

    @classmethod
    def saves(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """If the dice of a crew combat beat him."""
        return effect.params["location"] == "crew" and beaten(game, seat)

    @classmethod
    def made(cls, game: MGame, captain: Captain, card: str, effect: Effect, path: list[str]) -> CardEffect:
        """The step that fits where the captain is."""
        if game.within(Combat) is None:
            return HarmAtSea.made(game, captain, card, effect, path)
        return super().made(game, captain, card, effect, path)

    def play(self, game: MGame) -> Plan | None:
        fought = sides_of(game, self.seat)
        if fought is None:
            return None
        enemy = game.inside(Combat).sides.index(fought[1])
        if self.location:
            return then(HarmShip(side=enemy, hits=[self.location] * self.hits))
        return then(RandomHarm(side=enemy, hits=self.hits))


@BATTLE_CARDS.step
class RandomHarm(SidesDecide):
    """Random hits on a side's ship: one die each; that side places the skulls. [R Cards 20]"""

    side: Public[int]
    hits: Public[int]

    def play(self, game: MGame) -> Play:
        sides = game.inside(Combat).sides
        side = sides[self.side]
        faces = yield from game.dice(self.hits, "location")
        game.log("battle.locations", who=who(side), seat=side.seat, faces=faces)
        located = [LOCATION_OF_FACE[face] for face in faces if face < SKULL]
        while len(located) < len(faces):
            left = after_hits(cubes(ship_of(game, side)), located)
            question = where_hit(
                side.player, left, located, len(faces) - len(located), **for_whom(sides, self.side)
            )
            ((pick,),) = yield from self.ask_sides(game, [(self.side, question)])
            located.append(picked(pick))
        return then(HarmShip(side=self.side, hits=located))


@BATTLE_CARDS.step
class HarmShip(CombatStep):
    """A side's ship takes hits at these locations, then loses cargo that she can no longer carry.
    [R Cards 20]
    """

    side: Public[int]
    hits: Public[list[str]]

    def play(self, game: MGame) -> Plan | None:
        for location in self.hits:
            inflict(game, self.side, location)
        seat = game.inside(Combat).sides[self.side].seat
        return then(LoseCargo(**bound_to(captain_of(game, seat)))) if seat >= 0 else None
