"""Attacking at sea: the bounty for it, and the battle that follows (Getting Bounties 1)."""

from __future__ import annotations

from engine.kernel import Chapter, Plan, Public, Step, then
from engine.marauders.combat.battle import begin_battle
from engine.marauders.combat.sides import Side, captain_side
from engine.marauders.law.bounties import GainBounties
from engine.marauders.npcs.traits import npc_traits
from engine.marauders.state import MGame, bound_to, captain_of, nation_of

ATTACK = Chapter("attack")


def attack(game: MGame, aggressor: Side, defender: Side) -> list[Step]:
    """A side attacks another at sea: the bounty for it at once, then the battle. [R Bounties 6]"""
    nation, count = violated(game, defender)
    gained: list[Step] = []
    if aggressor.seat >= 0 and nation and count:
        him = bound_to(captain_of(game, aggressor.seat))
        gained = [GainBounties(**him, nation=nation, why="attack", count=count)]
    return [*gained, StartBattle(aggressor=aggressor, defender=defender)]


def violated(game: MGame, side: Side) -> tuple[str, int]:
    """The nation that an attack on a side offends ("" for a pirate's), and how many bounties it gives
    (Important Terms). [R Bounties 6; S Galleon 4]
    """
    if side.seat < 0:
        traits = npc_traits(game, side.npc, side.card)
        return traits.bounty, traits.attack_bounties
    captain = captain_of(game, side.seat)
    return "" if captain.wanted() else nation_of(game, captain), 1


@ATTACK.step
class StartBattle(Step):
    """The battle begins; the bounties for the attack already count (Getting Bounties, example 1).
    [R Scout 10; G-M1]
    """

    aggressor: Public[Side]
    defender: Public[Side]

    def play(self, game: MGame) -> Plan:
        sides = [self._now(game, side) for side in (self.aggressor, self.defender)]
        zone = next(captain_of(game, side.seat).zone for side in sides if side.seat >= 0)
        return then(begin_battle(zone, *sides))

    def _now(self, game: MGame, side: Side) -> Side:
        return side if side.seat < 0 else captain_side(captain_of(game, side.seat))
