"""The box: the cards, tokens and the board this process plays *Merchants & Marauders* with."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import cast

from data.content import Content, marauders_content
from data.content.words import SKILLS
from data.content.models import CaptainCard, CargoCard, DemandToken, EventCard, MerchantToken, ShipCard

_in_use: list[Content] = []


def use_pack(pack: str | Path | None) -> Content:
    """Play with an own content pack laid over the base pack from now on. Raises ContentError when it is broken."""
    _in_use[:] = [marauders_content(pack)]
    return _in_use[0]


def box() -> Content:
    """The content in use: the base pack, until `use_pack` says otherwise."""
    return _in_use[0] if _in_use else use_pack(None)


SKILLS_ALONE = "skills:"
"""A captain of a scenario, given by skills alone: "skills:<four skills>:<nation>:<home>" in place of a card."""


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


def ship_card(kind: str) -> ShipCard:
    """The ship card of this kind of ship."""
    return box().ships[kind]


def card_id(piece: str) -> str:
    """The card a piece is a copy of."""
    return piece.partition(".")[0]


def ports() -> list[str]:
    """The zones with a port, in the board's order."""
    return [zone.id for zone in box().zones.values() if zone.port]
