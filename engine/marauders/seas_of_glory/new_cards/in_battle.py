"""The new captains' abilities for battles: dice for what they declare, the last hand aboard."""

from __future__ import annotations

import msgspec

from data.content.seas_of_glory.new_cards import abilities as given
from engine.kernel import Chapter, Public, Step
from engine.marauders.combat.battle import Battle
from engine.marauders.combat.sides import Combat, CombatStep, Side, ship_of, who
from engine.marauders.combat.volleys import IGNORED, AllLocated, located
from engine.marauders.granted import ability, granted, owned
from engine.marauders.sea.raids import MerchantRaid, RaidHits, hit_icons, icons
from engine.marauders.ships.ships import GunHitsMoved, GunsHit
from engine.marauders.state import MGame, captain_of
from engine.marauders.terms.combat import CombatDice


class Saved(msgspec.Struct):
    """Whose last Crew has been saved in the battle or raid under way."""

    seats: Public[list[int]] = []
    """Once for each time."""


IN_BATTLE = Chapter("new_captains_in_battle", state=Saved)


def _saved(game: MGame) -> Saved:
    return IN_BATTLE.of(game)


@ability(IN_BATTLE, given.DeclaredDice, on=CombatDice)
def declared_dice(game: MGame, terms: CombatDice, ability: given.DeclaredDice) -> None:
    """More Seamanship dice for who has declared this. [S Cards 3]"""
    battle = game.within(Battle)
    if battle is None or terms.skill != "seamanship":
        return
    declared = battle.sides[terms.side].declared
    terms.dice += ability.dice * (ability.action == declared)


# --- the last hand --------------------------------------------------------------------------------


@IN_BATTLE.before(Battle, commutes=True)
def a_new_battle(game: MGame, step: Battle) -> None:
    """In each battle anew. [S Cards 4]"""
    _saved(game).seats = []


@IN_BATTLE.before(MerchantRaid, commutes=True)
def a_new_raid(game: MGame, step: MerchantRaid) -> None:
    """In each raid anew. [S Cards 4]"""
    _saved(game).seats = []


@IN_BATTLE.before(GunsHit, commutes=True)
def new_guns(game: MGame, step: GunsHit) -> None:
    """Guns that are no ship's count as a battle of their own (Location Raid, note).
    [S Cards 4; S Locations 25]
    """
    _saved(game).seats = []


def _saves(game: MGame, seat: int, hits: list[str], crew: int) -> bool:
    """Whether these hits would take the last Crew, and he may still ignore one."""
    if not 0 < crew <= hits.count("crew"):
        return False
    times = sum(ability.times for ability in owned(game, seat, given.LastHand))
    return _saved(game).seats.count(seat) < times


@IN_BATTLE.after(AllLocated, commutes=True)
def last_hands_in_battle(game: MGame, step: AllLocated) -> list[Step]:
    """A volley would take the last Crew; whatever else ignores hits does so by itself. [S Cards 4]"""
    return [SaveLastHand(side=n) for n in (0, 1) if _saved_of(game, n)]


def _saved_of(game: MGame, number: int) -> bool:
    sides = game.inside(Combat).sides
    side: Side = sides[number]
    return _saves(game, side.seat, located(sides[1 - number]), ship_of(game, side).crew)


@IN_BATTLE.step
class SaveLastHand(CombatStep):
    """A hit to the side's last Crew does nothing, unless something else has saved it by now. [S Cards 4]"""

    side: Public[int]

    def play(self, game: MGame) -> None:
        if not _saved_of(game, self.side):
            return
        sides = game.inside(Combat).sides
        shots = sides[1 - self.side]
        spared = shots.aimed.index("crew")
        shots.aimed = [IGNORED if n == spared else aimed for n, aimed in enumerate(shots.aimed)]
        side = sides[self.side]
        _saved(game).seats.append(side.seat)
        game.log("new_cards.last_hand", who=who(side), seat=side.seat)


@IN_BATTLE.before(RaidHits, granted(given.LastHand), commutes=True)
def last_hands_in_a_raid(game: MGame, step: RaidHits) -> None:
    """The merchant's hits would take the last Crew: one of them does nothing. [S Cards 4]"""
    raid, captain = game.inside(MerchantRaid), captain_of(game, step.seat)
    if not _saves(game, step.seat, hit_icons(game), captain.ship.crew):
        return
    spared = next(card for card in icons(game, "crew") if card not in raid.harmless)
    raid.harmless = [*raid.harmless, spared]
    _saved(game).seats.append(step.seat)
    game.log("new_cards.last_hand", who={"say": "who-captain", "seat": step.seat}, seat=step.seat)


@IN_BATTLE.after(GunHitsMoved, granted(given.LastHand), commutes=True)
def last_hands_under_guns(game: MGame, step: GunHitsMoved) -> None:
    """The hits of guns that are no ship's would take the last Crew: one of them does nothing.
    [S Locations 25]
    """
    guns, captain = game.inside(GunsHit), captain_of(game, step.seat)
    if not _saves(game, step.seat, guns.hits, captain.ship.crew):
        return
    spared = guns.hits.index("crew")
    guns.hits = [*guns.hits[:spared], *guns.hits[spared + 1 :]]
    _saved(game).seats.append(step.seat)
    game.log("new_cards.last_hand", who={"say": "who-captain", "seat": step.seat}, seat=step.seat)
