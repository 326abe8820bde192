"""The NPCs that look for a captain in a zone, or may come there for him."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from contextlib import contextmanager

from engine.advice.unseen import drawable
from engine.marauders.marks import UNSEEN
from engine.marauders.npcs.entering import npcs_due
from engine.marauders.npcs.traits import npcs_in, traits_of
from engine.marauders.sea.hunt import hostility, silenced
from engine.marauders.state import Captain, MGame, Npc
from engine.marauders.terms.npcs import Hostility, NpcTraits


def lurking(game: MGame, captain: Captain, zone: str) -> Iterator[tuple[NpcTraits, Hostility]]:
    """The NPCs in a zone that scout for a captain who is at sea there (Scouting), and on what terms."""
    for kind in () if UNSEEN.on(captain) else npcs_in(game, zone):
        traits = traits_of(game, kind)
        terms = hostility(game, traits, captain)
        if terms.scouts and not silenced(game, traits):
            yield traits, terms


def moved_by_events(game: MGame) -> dict[str, float]:
    """For each NPC in play: the share of the event cards that may come next which move it."""
    cards = [game.box.event_card(card) for card in drawable(game, "event", game.box.pieces("event"))]
    moving = {
        kind: sum(any(icon.npc == kind for icon in card.icons) for card in cards) for kind in game.state.npcs
    }
    return {kind: count / max(1, len(cards)) for kind, count in moving.items()}


def comes(
    game: MGame, captain: Captain, kind: str, zone: str, moved: float
) -> tuple[NpcTraits, Hostility] | None:
    """An NPC that comes for a captain at sea from a zone beside his, as soon as an event card moves it."""
    npc = game.state.npcs[kind]
    if moved <= 0 or npc.zone == zone or npc.zone not in game.box.zones[zone].borders.values():
        return None
    traits, origin = traits_of(game, kind), npc.zone
    terms = hostility(game, traits, captain)
    npc.zone = zone
    meets = terms.hunts and terms.scouts and not silenced(game, traits)
    npc.zone = origin
    return (traits, terms) if meets else None


@contextmanager
def with_those_due(game: MGame) -> Generator[None]:
    """Meanwhile the NPCs that enter at the end of the round are in play, as far as it is known where."""
    before = dict(game.state.npcs)
    for due in npcs_due(game):
        if due["zone"]:
            game.state.npcs[due["npc"]] = Npc(card=due["card"], zone=due["zone"])
    try:
        yield
    finally:
        game.state.npcs = before
