"""*Bullion Ship*: a ship under nobody's flag that hunts nobody and is feared by nobody, but can be attacked.

She has no event card, gathers gold as she sails, and leaves it to whoever takes her. The Treasure Galleon of
Seas of Glory needs the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from data.content.modules import ModuleContent
from engine.kernel import Chapter, Public, Rank, Step
from engine.marauders.combat.sides import Side
from engine.marauders.combat.victory import NpcSlain
from engine.marauders.events.events import MoveNpcs
from engine.marauders.sea.hunt import MoveNpc
from engine.marauders.state import Captain, CaptainStep, MGame, Npc, bound_to
from engine.marauders.terms.npcs import NpcTraits
from engine.marauders.turn.setup import PlaceTokens

CONTENT = ModuleContent("neutral_npc", Path(__file__).parent / "neutral_npc")


class Bullion(msgspec.Struct):
    """Her hold."""

    gold: Public[int] = 0


BULLION = Chapter("neutral_npc", state=Bullion)

BULLION_SHIP = "bullion_ship"
"""Her kind, and instead of an event card her card."""
HOME = "cartagena"
LOADS = 5


def bullion_of(game: MGame) -> Bullion:
    """What she carries."""
    return BULLION.of(game)


@BULLION.rule(NpcTraits, rank=Rank.SET)
def bullion_ship(game: MGame, traits: NpcTraits) -> None:
    """Her figures; Spain sets bounties on who attacks her, and one more for each 10 gold she carried."""
    if traits.npc == BULLION_SHIP:
        traits.home, traits.ship = HOME, "flute"
        traits.seamanship, traits.leadership = 2, 1
        traits.bounty, traits.defeat_bounties = "spanish", bullion_of(game).gold // 10
        traits.spoils = ["bullion"]


@BULLION.after(PlaceTokens, commutes=True)
def she_is_there_from_the_start(game: MGame, step: PlaceTokens) -> None:
    """She lies off her home when the game begins."""
    game.state.npcs[BULLION_SHIP] = Npc(BULLION_SHIP, HOME)


@BULLION.before(MoveNpcs, commutes=True)
def she_sails(game: MGame, step: MoveNpcs) -> list[Step]:
    """With the first icon of an event card, like other NPCs; then she loads gold."""
    icons = game.box.event_card(step.event).icons
    if BULLION_SHIP not in game.state.npcs or not icons:
        return []
    bullion = bullion_of(game)
    bullion.gold += LOADS
    game.log("bullion.loaded", npc=BULLION_SHIP, gold=bullion.gold)
    return [MoveNpc(npc=BULLION_SHIP, direction=icons[0].direction)]


@BULLION.effect("spoils:bullion")
def plunder_her(game: MGame, captain: Captain, side: Side) -> Step:
    """All her gold."""
    return TakeBullion(**bound_to(captain))


@BULLION.step
class TakeBullion(CaptainStep):
    """Her gold goes aboard."""

    def play(self, game: MGame) -> None:
        bullion = bullion_of(game)
        self.captain(game).gold += bullion.gold
        game.log("bullion.taken", seat=self.seat, gold=bullion.gold)
        bullion.gold = 0


@BULLION.before(NpcSlain, commutes=True)
def gold_sinks_with_her(game: MGame, step: NpcSlain) -> None:
    """Gold that nobody has taken goes down with her."""
    if step.npc == BULLION_SHIP:
        bullion_of(game).gold = 0


@BULLION.invariant
def no_gold_without_her(game: MGame) -> Iterator[str]:
    """Her gold is aboard her alone."""
    if BULLION_SHIP not in game.state.npcs and bullion_of(game).gold:
        yield f"{bullion_of(game).gold} gold are on a ship that is no more"
