"""The Smuggler's Hold, only with contraband (Seas of Glory: New Ship Mods).

Short, but each ship modification of the module has a file of its own.
"""

from __future__ import annotations

import msgspec

from engine.kernel import Chapter, Rank
from engine.marauders.seas_of_glory.contraband.space import SPACE
from engine.marauders.state import MGame
from engine.marauders.terms.ships import CargoSpace, CargoSpaces

SMUGGLERS_HOLD = Chapter("smugglers_hold")


@SMUGGLERS_HOLD.rule(CargoSpaces, "smugglers_hold", Rank.LIMIT)
def hides_one(game: MGame, terms: CargoSpaces) -> None:
    """One contraband card takes up no room, is invisible to NPCs and immune to cards and damage.
    [S Ship mods 5]
    """
    terms.spaces = [_with_one_apart(space) if space.place == SPACE else space for space in terms.spaces]


def _with_one_apart(space: CargoSpace) -> CargoSpace:
    return msgspec.structs.replace(space, apart=space.apart + 1)
