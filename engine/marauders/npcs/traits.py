"""What a non-player captain is: its values, its flag, the spoils of defeating it (Non-Player Captains;
Important Terms).
"""

from __future__ import annotations

from data.content.box import FIGURES_ALONE
from data.content.models import EventCard
from data.content.verbs.event_effects import EnterNpc
from data.content.words import NPC_SHIP
from engine.marauders.state import NATIONS, MGame
from engine.marauders.terms.npcs import NAVAL_CARGO, PIRATE, UNWANTED, WANTED, NpcTraits


def is_navy(flag: str) -> bool:
    """Whether a ship under this flag is a naval ship, that is, a nation's (Important Terms)."""
    return flag in NATIONS


def npcs_in(game: MGame, zone: str) -> list[str]:
    """The kinds of the NPCs in a zone, in the order in which they entered play."""
    return [kind for kind, npc in game.state.npcs.items() if npc.zone == zone]


def traits_of(game: MGame, kind: str) -> NpcTraits:
    """The traits of an NPC in play."""
    return npc_traits(game, kind, game.state.npcs[kind].card)


def called(game: MGame, kind: str, card: str = "") -> str:
    """What all call an NPC with this card ("": the one in play): its kind, but a pirate by the ship he sails.

    A pirate whose card gives him another ship takes the place, icons and pile of cards of his kind (G-S3).
    [S Cards 15]
    """
    traits = npc_traits(game, kind, card or game.state.npcs[kind].card)
    sails_for_himself = traits.flag == PIRATE and traits.ship in game.box.words(NPC_SHIP)
    return f"{PIRATE}_{traits.ship}" if sails_for_himself else kind


def brought_by(game: MGame, card: str) -> EnterNpc | None:
    """What an event card says about the NPC that it brings in; None if it brings none."""
    found = game.box.event_card(card) if card.startswith(FIGURES_ALONE) else game.box.find(card)
    return found.npc if isinstance(found, EventCard) else None


def npc_traits(game: MGame, kind: str, card: str) -> NpcTraits:
    """The traits of an NPC with this card: event cards bring naval ships and pirates.

    A card that is not an event card says nothing here: rules on `NpcTraits` fill the traits in. [R NPCs 1]
    """
    shown = brought_by(game, card)
    if shown is None:
        return game.terms(NpcTraits(kind, card))
    navy = shown.navy
    enemy = WANTED if navy else UNWANTED
    return game.terms(
        NpcTraits(
            kind,
            card,
            kind if navy else PIRATE,
            shown.zone,
            shown.ship,
            shown.seamanship,
            shown.scouting,
            shown.leadership,
            hunts=enemy,
            scouts=enemy,
            fears=[] if navy else list(NATIONS),
            bounty=kind if navy else "",
            reward=0 if navy else shown.reward,
            spoils=[NAVAL_CARGO] if navy else [],
        )
    )
