"""Whole battles: each declaration, and then both sides fight on with sense, 1,000 times on the same dice."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager

from msgspec.structs import replace

from data.content.seas_of_glory.new_cards import abilities as new_cards
from data.content.verbs import abilities as given
from engine.advice.marauders.asked import Asked
from engine.advice.marauders.battles import after_contest
from engine.advice.marauders.spoils import treasure
from engine.advice.notes import Note, weighed
from engine.advice.playouts import told
from engine.captains.marauders.battling import AGAINST_RIVAL
from engine.captains.marauders.odds.battles import Battles, Odds
from engine.captains.marauders.odds.conduct import Weighing
from engine.captains.marauders.odds.dice import luck
from engine.captains.marauders.odds.fighter import ACTIONS, Fighter, Stakes
from engine.captains.marauders.odds.fighting import Spoils
from engine.captains.marauders.odds.hits import by_computer, hits_on, hits_to_sink
from engine.captains.marauders.worth.aims import Aims, Weights
from engine.captains.marauders.worth.duels import Duels
from engine.kernel import Frame, Stage
from engine.marauders.combat.battle import begin_battle
from engine.marauders.combat.sides import (
    NavalCombat,
    Side,
    captain_side,
    carriers,
    combat_dice,
    npc_side,
)
from engine.marauders.granted import owned
from engine.marauders.npcs.traits import traits_of
from engine.marauders.seas_of_glory.new_cards.in_battle import IN_BATTLE
from engine.marauders.seas_of_glory.special_weapons import SPECIAL_WEAPONS, lasting
from engine.marauders.state import MGame, captain_of

TIMES = 1_000
"""Battles for each answer: spread evenly, their dice say as much as those of many more thrown by lot."""
RIVAL = Spoils(30.0, 20.0, 25.0)
"""What a battle is taken to be worth to another captain: what he has to lose is his business."""


def warm() -> None:
    """Make the dice and the tables of battles, which the first one would wait for otherwise."""
    luck(TIMES)
    hits_on(by_computer)
    hits_to_sink()


class Fights:
    """The battles of a captain, as he sees them."""

    def __init__(self, asked: Asked) -> None:
        self._asked = asked
        self._duels = Duels(asked.seen, Aims(asked.seen, Weights()))

    # --- what is told -------------------------------------------------------------------------------

    def of_declaring(self, battle: NavalCombat, declared: list[str]) -> dict[str, list[Note]]:
        """What each declaration in a battle under way may lead to."""
        own = next(n for n, side in enumerate(battle.sides) if side.seat == self._asked.seat)
        battles, enemy = self._battles(battle, own), battle.sides[1 - own]
        return {
            first: self._told(battles.odds(TIMES, first, his=enemy.declared), enemy) for first in declared
        }

    def with_npc(self, kind: str) -> list[Note]:
        """A battle with an NPC that he attacks."""
        return self._from_the_beginning(npc_side(self._asked.game, kind, self._asked.seat))

    def with_captain(self, seat: int) -> list[Note]:
        """A battle with another captain whom he attacks."""
        return self._from_the_beginning(captain_side(captain_of(self._asked.game, seat)))

    def _from_the_beginning(self, enemy: Side) -> list[Note]:
        captain = self._asked.captain
        with _fought(self._asked.game, captain.zone, captain_side(captain), enemy) as battle:
            return self._told(self._battles(battle, 0).odds(TIMES, opening=True), enemy)

    def _told(self, odds: Odds, enemy: Side) -> list[Note]:
        args = {"won": told(odds.won), "lost": told(odds.lost), "hurt": told(odds.hurt)}
        fight = Note("about-fight", args, weighed(args["won"], args["lost"]))
        in_play = enemy.npc in self._asked.game.state.npcs
        if not in_play or not treasure(traits_of(self._asked.game, enemy.npc)):
            return [fight]
        return [fight, Note("about-treasure", {"chance": told(odds.boarded)})]

    # --- who fights ---------------------------------------------------------------------------------

    def _battles(self, battle: NavalCombat, own: int) -> Battles:
        fighters = [self.fighter(battle, n) for n in (own, 1 - own)]
        conduct = Weighing(_stakes(self._spoils(battle, own)), _stakes(_theirs(battle.sides[1 - own])))
        return Battles(*fighters, conducts=(conduct, conduct))

    def fighter(self, battle: NavalCombat, number: int) -> Fighter:
        """A side as the rules have it, whatever counts in battles alone."""
        game, side = self._asked.game, battle.sides[number]
        next_dice = _dice(game, battle, number)
        with after_contest(game):
            leadership, dice = combat_dice(game, number, "leadership").dice, _dice(game, battle, number)
        return replace(
            self._duels.side(side),
            leadership=leadership,
            dice=dice,
            next_dice=next_dice,
            burning=SPECIAL_WEAPONS.name in game.ext and number in lasting(game).burning,
            chasers=number in carriers(game, "chasers") and not side.chased,
            long_guns=number in carriers(game, "long_guns"),
            moves=sum(ability.times for ability in owned(game, side.seat, given.MoveHit)) - side.moved,
            last_hands=_last_hands(game, side.seat),
            rerolls=bool(owned(game, side.seat, given.RerollLocation)),
            computer=side.player < 0,
        )

    def _spoils(self, battle: NavalCombat, own: int) -> Spoils:
        """What the captain fights for."""
        enemy = battle.sides[1 - own]
        if enemy.seat >= 0:
            return self._duels.captain_spoils(enemy.seat)
        if enemy.npc in self._asked.game.state.npcs:
            return self._duels.npc_spoils(enemy.npc, attacks=own == 0)
        return AGAINST_RIVAL


def _theirs(enemy: Side) -> Spoils:
    return RIVAL if enemy.seat >= 0 else AGAINST_RIVAL


def _stakes(spoils: Spoils) -> Stakes:
    return Stakes(spoils.boarded, spoils.sunk, spoils.stake)


def _last_hands(game: MGame, seat: int) -> int:
    """How often his last Crew is still saved in this battle."""
    times = sum(ability.times for ability in owned(game, seat, new_cards.LastHand))
    return times - IN_BATTLE.of(game).seats.count(seat) if times else 0


def _dice(game: MGame, battle: NavalCombat, number: int) -> tuple[int, ...]:
    """A side's dice in a contest, by its own action and then by the enemy's, as the rules say."""
    mine, his = battle.sides[number], battle.sides[1 - number]
    before = mine.declared, his.declared
    dice: list[int] = []
    for mine.declared in ACTIONS:
        for his.declared in ACTIONS:
            dice.append(combat_dice(game, number, "seamanship").dice)
    mine.declared, his.declared = before
    return tuple(dice)


@contextmanager
def _fought(game: MGame, zone: str, one: Side, other: Side) -> Generator[NavalCombat]:
    """For the time of a `with` block these sides fight there."""
    battle = begin_battle(zone, one, other)
    assert isinstance(battle, NavalCombat)
    game.stack.append(Frame(battle, Stage.AGAIN))
    try:
        yield battle
    finally:
        game.stack.pop()
