"""The Treasure Galleon: an NPC under nobody's flag that gathers gold (Treasure Galleon; G-S8).

She is no naval ship: she silences no pirate and is never a Man-o-War. That she neither hunts nor scouts is
what `NpcTraits` say of a ship by default.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec import UNSET, UnsetType

from engine.kernel import Chapter, Plan, Public, Rank, Step, then
from engine.marauders.checks.layout import Layout, known_zone
from engine.marauders.checks.position import lay_key
from engine.marauders.combat.sides import Side
from engine.marauders.combat.victory import NpcSlain
from engine.marauders.events.events import MoveNpcs
from engine.marauders.npcs.entering import NpcInPlay
from engine.marauders.sea.hunt import MoveNpc
from engine.marauders.state import Captain, CaptainStep, MGame, Npc, bound_to
from engine.marauders.terms.npcs import NpcTraits
from engine.marauders.turn.setup import PlaceTokens


class Treasure(msgspec.Struct):
    """What lies on the Treasure Galleon Board."""

    gold: Public[int] = 0


TREASURE_GALLEON = Chapter("treasure_galleon", state=Treasure)

GALLEON = "treasure_galleon"
"""Her kind among the NPCs."""
BOARD = "treasure_galleon_board"
"""The Treasure Galleon Board, instead of an event card."""
HOME = "cartagena"
LOADS = 5
GOLD_PER_BOUNTY = 10


class GalleonGiven(msgspec.Struct, forbid_unknown_fields=True):
    """Where she is in a position, and what she carries."""

    zone: str = HOME
    gold: int = 0
    upgrades: list[str] | UnsetType = UNSET
    """The tokens on her board, with NPC Upgrades; without the key, she has not drawn."""


@TREASURE_GALLEON.position("treasure_galleon", GalleonGiven)
def she_is_at(layout: Layout, given: GalleonGiven) -> None:
    """She is in play."""
    if given.gold < 0 or given.gold % LOADS:
        raise ValueError(f"the Treasure Galleon loads {LOADS} gold at a time; {given.gold} are impossible")
    layout.state.npcs[GALLEON] = Npc(BOARD, known_zone(layout.box, given.zone))
    layout.kept(TREASURE_GALLEON).gold = given.gold
    if given.upgrades is not UNSET:
        lay_key(layout, "npc", "upgrades", GALLEON, given.upgrades)


def treasure_of(game: MGame) -> Treasure:
    """What she carries."""
    return TREASURE_GALLEON.of(game)


@TREASURE_GALLEON.rule(NpcTraits, rank=Rank.SET)
def her_board(game: MGame, traits: NpcTraits) -> None:
    """A Galleon with Seamanship 3 and Leadership 3; Spain sets a bounty on whoever attacks her, and one more
    for every 10 gold she carried on whoever defeats her (ruling: Treasure Galleon's captain).
    [S Galleon 3, 5, 9, 10; G-S8]
    """
    if traits.npc == GALLEON:
        gold = treasure_of(game).gold
        traits.home, traits.ship = HOME, "galleon"
        traits.seamanship, traits.leadership = 3, 3
        traits.bounty, traits.defeat_bounties = "spanish", gold // GOLD_PER_BOUNTY
        traits.spoils, traits.gold = ["treasure"], gold


# --- sailing --------------------------------------------------------------------------------------


@TREASURE_GALLEON.after(PlaceTokens, commutes=True)
def she_is_placed(game: MGame, step: PlaceTokens) -> list[Step]:
    """She is there when the game begins (Treasure Galleon: Setup). [S Galleon 1]"""
    return [PlaceGalleon()]


@TREASURE_GALLEON.step
class PlaceGalleon(Step):
    """Place her off Cartagena, without gold (Treasure Galleon: Setup; G-S8). [S Galleon 1]"""

    def play(self, game: MGame) -> Plan:
        game.state.npcs[GALLEON] = Npc(BOARD, HOME)
        game.log("treasure.placed", npc=GALLEON, zone=HOME)
        return then(NpcInPlay(npc=GALLEON))


@TREASURE_GALLEON.before(MoveNpcs, commutes=True)
def she_sails(game: MGame, step: MoveNpcs) -> list[Step]:
    """In the direction of the card's first move icon, whoever that is for (Movement & Gold). [S Galleon 2]"""
    icons = game.box.event_card(step.event).icons
    if GALLEON not in game.state.npcs or not icons:
        return []
    return [MoveNpc(npc=GALLEON, direction=icons[0].direction), LoadTreasure()]


@TREASURE_GALLEON.step
class LoadTreasure(Step):
    """When she moves, 5 gold are placed on her board (Movement & Gold). [S Galleon 2]"""

    def play(self, game: MGame) -> None:
        treasure = treasure_of(game)
        treasure.gold += LOADS
        game.log("treasure.loaded", npc=GALLEON, more=LOADS, gold=treasure.gold)


# --- what she leaves ------------------------------------------------------------------------------


@TREASURE_GALLEON.effect("spoils:treasure")
def plunder_her(game: MGame, captain: Captain, side: Side) -> Step:
    """All the gold, besides the ship that may be claimed; there is no cargo (Plunder). [S Galleon 6]"""
    return TakeTreasure(**bound_to(captain))


@TREASURE_GALLEON.step
class TakeTreasure(CaptainStep):
    """All the gold on her board goes aboard. [S Galleon 6]"""

    def play(self, game: MGame) -> None:
        treasure = treasure_of(game)
        self.captain(game).gold += treasure.gold
        game.log("treasure.taken", seat=self.seat, gold=treasure.gold)
        treasure.gold = 0


@TREASURE_GALLEON.before(NpcSlain, commutes=True)
def gold_sinks_with_her(game: MGame, step: NpcSlain) -> None:
    """Sunk, she takes her gold down (G-S8). [S Galleon 9]"""
    treasure = treasure_of(game)
    if step.npc == GALLEON and treasure.gold:
        game.log("treasure.sunk", npc=GALLEON, gold=treasure.gold)
        treasure.gold = 0


@TREASURE_GALLEON.invariant
def no_gold_without_her(game: MGame) -> Iterator[str]:
    """Her gold is aboard her alone, and she loads 5 at a time. [S Galleon 7]"""
    gold = treasure_of(game).gold
    if GALLEON not in game.state.npcs and gold:
        yield f"{gold} gold are on a Treasure Galleon that is no more"
    if gold % LOADS:
        yield f"{gold} gold are on the Treasure Galleon Board, but she takes {LOADS} aboard at a time"
