"""The box: the cards, tokens and the board this process plays *Merchants & Marauders* with."""

from __future__ import annotations

from functools import cache
from typing import cast

from data.content import marauders_box
from data.content.models import (
    CaptainCard,
    CargoCard,
    DemandToken,
    EventCard,
    GloryCard,
    MerchantToken,
    MissionCard,
    RumorCard,
    ShipCard,
)
from data.content.words import SKILLS

box = marauders_box
"""The content in use."""

SKILLS_ALONE = "skills:"
"""A captain of a scenario, given by skills alone: "skills:<four skills>:<nation>:<home>" in place of a
card.
"""


def captain_card(piece: str) -> CaptainCard:
    """The captain of this card."""
    return _by_skills(piece) if piece.startswith(SKILLS_ALONE) else cast(CaptainCard, box().card(piece))


@cache
def _by_skills(text: str) -> CaptainCard:
    _, skills, nation, home = text.split(":")
    dice = dict(zip(SKILLS, map(int, skills.split("-")), strict=True))
    return CaptainCard.model_construct(id=text, home=home, nation=nation, abilities=(), **dice)


def cargo_card(piece: str) -> CargoCard:
    """The cargo card of this piece."""
    return cast(CargoCard, box().card(piece))


def demand_token(piece: str) -> DemandToken:
    """The demand token of this piece."""
    return cast(DemandToken, box().card(piece))


def merchant_token(piece: str) -> MerchantToken:
    """The merchant token of this piece."""
    return cast(MerchantToken, box().card(piece))


def event_card(piece: str) -> EventCard:
    """The event card of this piece."""
    return cast(EventCard, box().card(piece))


def glory_card(piece: str) -> GloryCard:
    """The glory card of this piece."""
    return cast(GloryCard, box().card(piece))


def rumor_card(piece: str) -> RumorCard:
    """The rumor of this piece."""
    return cast(RumorCard, box().card(piece))


def mission_card(piece: str) -> MissionCard:
    """The mission of this piece."""
    return cast(MissionCard, box().card(piece))


def ship_card(kind: str) -> ShipCard:
    """The ship card of this kind of ship."""
    return box().ships[kind]


def card_id(piece: str) -> str:
    """The card a piece is a copy of."""
    return piece.partition(".")[0]


def ports() -> list[str]:
    """The zones with a port, in the board's order."""
    return [zone.id for zone in box().zones.values() if zone.port]
