"""Contraband (Seas of Glory): where it is bought, who looks for it, and what it costs to be found with it."""

from __future__ import annotations

from msgspec.structs import replace

from engine.advice.marauders.asked import Asked, Tells
from engine.advice.marauders.law import bounty_notes, nearest
from engine.advice.notes import Advice, Note, advice
from engine.captains.marauders.seen.chart import distance
from engine.marauders.combat.sides import npc_side
from engine.marauders.law.war import enemies
from engine.marauders.npcs.traits import is_navy, traits_of
from engine.marauders.sea.attack import violated
from engine.marauders.seas_of_glory.contraband.space import (
    CONTRABAND,
    FOR_GLORY,
    behind_captain_of,
    space_of,
)
from engine.marauders.seas_of_glory.contraband.trade import WORTH
from engine.marauders.ships.hold import exposed
from engine.marauders.state import nation_of
from engine.marauders.terms.npcs import Hostility


def searched_for(asked: Asked, terms: Hostility) -> int:
    """How much contraband an NPC would find that scouts for nothing else; 0 if it scouts for the captain: an
    enemy in war attacks anyway (G-S7).
    """
    game = asked.game
    if CONTRABAND not in game.rules.chapters or terms.flag in enemies(game, nation_of(game, asked.captain)):
        return 0
    why = game.explained(replace(terms, scouts=False, because=())).changed_by("scouts")
    return exposed(game, space_of(game, asked.seat), asked.seat) if CONTRABAND.name in why else 0


def watched(asked: Asked) -> list[Note]:
    """A warning of naval ships, which will scout for him once they can see contraband aboard: not for a
    wanted captain, whom they are after anyway, nor for one who has some already.
    """
    space = space_of(asked.game, asked.seat)
    hidden = asked.game.places.count(space.of(asked.seat)) + len(asked.decision.options) <= space.apart
    if asked.captain.wanted() or hidden or exposed(asked.game, space, asked.seat):
        return []
    navies = {kind for kind in asked.game.state.npcs if is_navy(traits_of(asked.game, kind).flag)}
    if not navies or not asked.decision.options:
        return []
    return [Note("contraband-law", nearest(asked, navies), "loss")]


def fetched(asked: Asked) -> dict[str, list[Note]]:
    """Where each card is bought as contraband, and how far that is."""
    here = asked.captain.zone
    return {
        option.id: [
            Note(
                "fetches",
                {"zone": zone, "gold": WORTH, "more": 0, "away": distance(asked.seen.box, here, zone)},
            )
        ]
        for option in asked.decision.options
        if (zone := str(option.args.get("zone", "")))
    }


def _stow(asked: Asked) -> Advice:
    """What may be contraband or goods."""
    return advice(watched(asked), fetched(asked))


def _found(asked: Asked) -> Advice:
    """The bounty for attacking the searcher, or the worth of what goes overboard."""
    kind, count = str(asked.decision.args["npc"]), int(asked.decision.args["count"])
    nation, bounties = violated(asked.game, npc_side(asked.game, kind, asked.seat))
    glory = (count + asked.seen.count(behind_captain_of(asked.seat))) // FOR_GLORY
    lost = Note("contraband-lost", {"count": count, "gold": WORTH * count, "glory": glory})
    return advice((), {"resist": bounty_notes(asked, nation, "attack", bounties), "discard": [lost]})


SMUGGLING: dict[str, Tells] = {"contraband.stow": _stow, "contraband.found": _found}
"""What is told of the questions about contraband, by their kinds."""
