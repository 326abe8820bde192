"""Every kind of card, token and zone that a content pack contains."""

from data.content.cards import EventCard, GloryCard, Hire, MissionCard, MoveIcon, RumorCard
from data.content.entry import Card, Entry
from data.content.pieces import (
    BountyToken,
    CaptainCard,
    CargoCard,
    DemandToken,
    MerchantToken,
    ModificationToken,
    ShipCard,
    WeaponToken,
    ZoneCard,
)

__all__ = [
    "BountyToken",
    "CaptainCard",
    "Card",
    "CargoCard",
    "DemandToken",
    "Entry",
    "EventCard",
    "GloryCard",
    "Hire",
    "MerchantToken",
    "MissionCard",
    "ModificationToken",
    "MoveIcon",
    "RumorCard",
    "ShipCard",
    "WeaponToken",
    "ZoneCard",
]
