"""The box: the cards, tokens and the board this process plays *Merchants & Marauders* with."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import cast

from data.content import marauders_box
from data.content.event_effects import EnterNpc
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

FIGURES_ALONE = "figures:"
"""An NPC of a scenario, given by figures in place of an event card (`npc_by_figures`)."""


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
    return _by_figures(piece) if piece.startswith(FIGURES_ALONE) else cast(EventCard, box().card(piece))


def npc_by_figures(
    kind: str, skills: Sequence[int], ship: str, zone: str, reward: int, gear: Sequence[str]
) -> str:
    """What stands for the event card of an NPC of a scenario: Seamanship, Scouting and Leadership, its ship,
    home zone and reward, and the modifications and weapons it carries.
    """
    dice = "-".join(map(str, skills))
    return f"{FIGURES_ALONE}{kind}:{dice}:{ship}:{zone}:{reward}:{'+'.join(gear)}"


@cache
def _by_figures(text: str) -> EventCard:
    _, kind, dice, ship, zone, reward, _ = text.split(":")
    seamanship, scouting, leadership = map(int, dice.split("-"))
    brings = EnterNpc.model_construct(
        do="enter_npc", npc=kind, ship=ship, zone=zone,
        seamanship=seamanship, scouting=scouting, leadership=leadership, reward=int(reward),
    )  # fmt: skip
    return EventCard.model_construct(id=text, icons=(), effect=(brings,))


def gear_by_figures(piece: str) -> list[str]:
    """The gear of an NPC that a scenario gives by figures; event cards give none."""
    return list(filter(None, piece.split(":")[-1].split("+"))) if piece.startswith(FIGURES_ALONE) else []


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
