"""The NPCs that look for a captain in a zone."""

from __future__ import annotations

from collections.abc import Iterator

from engine.marauders.marks import UNSEEN
from engine.marauders.npcs.traits import npcs_in, traits_of
from engine.marauders.sea.hunt import hostility, silenced
from engine.marauders.state import Captain, MGame
from engine.marauders.terms.npcs import Hostility, NpcTraits


def lurking(game: MGame, captain: Captain, zone: str) -> Iterator[tuple[NpcTraits, Hostility]]:
    """The NPCs in a zone that scout for a captain who is at sea there (Scouting), and on what terms."""
    for kind in () if UNSEEN.on(captain) else npcs_in(game, zone):
        traits = traits_of(game, kind)
        terms = hostility(game, traits, captain)
        if terms.scouts and not silenced(game, traits):
            yield traits, terms
