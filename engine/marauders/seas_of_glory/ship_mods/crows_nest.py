"""The Crow's Nest (Seas of Glory: New Ship Mods; NPC Upgrades)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from engine.kernel import Chapter, Decision, Option, Play, Public, Rank, Signed, Step
from engine.marauders.combat.sides import npc_gear_on, npc_player
from engine.marauders.dice import NOBODY, Quarry, Roll, RollingStep, SkillRoll
from engine.marauders.sea.hunt import NpcScoutingRoll
from engine.marauders.ships.ships import has_mod, ship_values
from engine.marauders.state import MGame, captain_at
from engine.marauders.terms.npcs import Hostility
from engine.marauders.terms.turn import SkillDice


class Lookout(msgspec.Struct):
    """What was decided for the roll under way."""

    shown: Public[bool] = False
    """Whoever is scouted for has a Crow's Nest and does not use it."""


CROWS_NEST = Chapter("crows_nest", state=Lookout)

NEST = "crows_nest"


def lookout(game: MGame) -> Lookout:
    """What was decided for the roll under way."""
    return CROWS_NEST.of(game)


@CROWS_NEST.invariant
def only_for_a_roll(game: MGame) -> Iterator[str]:
    """The decision counts for one roll."""
    if lookout(game).shown and game.within(Roll) is None:
        yield "somebody does not use a Crow's Nest, but nobody rolls"


def works(game: MGame, seat: int) -> bool:
    """Whether a captain has a Crow's Nest and fully repaired Masts."""
    captain = captain_at(game, seat)
    if captain is None or not has_mod(game, seat, NEST):
        return False
    return captain.ship.masts >= ship_values(game, captain).masts


def npc_has_one(game: MGame, npc: str) -> bool:
    """Whether an NPC in play has one; between battles its Masts are always whole (NPC Ships in Combat)."""
    seen = game.state.npcs.get(npc)
    return seen is not None and NEST in npc_gear_on(game, npc, seen.card)


# --- one's own Scouting -----------------------------------------------------------------------------


@CROWS_NEST.rule(SkillDice, NEST)
def sees_farther(game: MGame, terms: SkillDice) -> None:
    """+1 die on a captain's Scouting rolls. [S Ship mods 3]"""
    if terms.skill == "scouting" and works(game, terms.seat):
        terms.dice += 1


@CROWS_NEST.rule(Hostility)
def npc_sees_farther(game: MGame, terms: Hostility) -> None:
    """An NPC always uses it when it scouts (NPC Upgrades). [S Upgrades 8]"""
    if npc_has_one(game, terms.npc):
        terms.dice += 1


# --- an enemy's Scouting ----------------------------------------------------------------------------


@CROWS_NEST.rule(SkillDice, rank=Rank.LIMIT)
def hard_to_find(game: MGame, terms: SkillDice) -> None:
    """Whoever scouts for a captain or NPC that uses it has 1 die less, but at least 1. [S Ship mods 4]"""
    if not lookout(game).shown and _hides(game, Quarry(terms.target, terms.npc)):
        terms.dice = max(1, terms.dice - 1)


@CROWS_NEST.rule(Hostility, NEST, Rank.LIMIT)
def hard_to_find_for_npcs(game: MGame, terms: Hostility) -> None:
    """So has an NPC that scouts for a captain. [S Ship mods 4]"""
    if not lookout(game).shown and works(game, terms.seat):
        terms.dice = max(1, terms.dice - 1)


def _hides(game: MGame, quarry: Quarry) -> bool:
    if quarry.npc:
        return npc_has_one(game, quarry.npc)
    return quarry.seat >= 0 and works(game, quarry.seat)


@CROWS_NEST.before(SkillRoll, commutes=True)
def somebody_may_hide(game: MGame, step: SkillRoll) -> list[Step]:
    """Before a captain scouts for somebody. [S Ship mods 4; S Upgrades 8]"""
    if step.faces is not None or step.skill != "scouting":
        return []
    asking = game.within(RollingStep)
    quarry = asking.quarry() if asking else NOBODY
    if not _hides(game, quarry):
        return []
    decides = npc_player(game, step.seat) if quarry.npc else quarry.seat
    return (
        [LieLow(decides=decides, seat=quarry.seat, npc=quarry.npc, scout=step.seat)] if decides >= 0 else []
    )


@CROWS_NEST.before(NpcScoutingRoll, commutes=True)
def a_captain_may_hide(game: MGame, step: NpcScoutingRoll) -> list[Step]:
    """Before an NPC scouts for a captain. [S Ship mods 4]"""
    if step.faces is not None or not works(game, step.seat):
        return []
    return [LieLow(decides=step.seat, seat=step.seat, scouting_npc=step.npc)]


@CROWS_NEST.step
class LieLow(Step):
    """Prior to the roll, whoever is scouted for may take a die from it; for an NPC, the player who would
    control it in a battle decides (Crow's Nest; NPC Upgrades). The computer always uses it.
    [S Ship mods 4; S Upgrades 8]
    """

    decides: Public[int]
    """The seat that is asked."""
    seat: Public[Signed] = -1
    npc: Public[str] = ""
    """Who is scouted for: the captain of a seat, or a kind of NPC."""
    scout: Public[Signed] = -1
    scouting_npc: Public[str] = ""
    """Who scouts, likewise."""

    def play(self, game: MGame) -> Play:
        scout, target = _who(game, self.scout, self.scouting_npc), _who(game, self.seat, self.npc)
        (pick,) = yield from game.ask(
            Decision(
                self.decides,
                "crows_nest",
                [Option("use", say="use-nest"), Option("leave", say="leave-nest", tone="decline")],
                default=["use"],
                args={"who": scout, "target": target},
            )
        )
        lookout(game).shown = pick == "leave"
        if pick == "leave":
            game.log("crows_nest.shown", who=scout, target=target)
        return None


def _who(game: MGame, seat: int, npc: str) -> dict[str, Any]:
    if npc:
        return {"say": "who-npc", "npc": npc, "name": game.state.npcs[npc].card}
    return {"say": "who-captain", "seat": seat}


@CROWS_NEST.after(SkillRoll, commutes=True)
@CROWS_NEST.after(NpcScoutingRoll, commutes=True)
def rolled(game: MGame, step: Roll) -> None:
    """The decision counts for one roll. [S Ship mods 4]"""
    lookout(game).shown = False
