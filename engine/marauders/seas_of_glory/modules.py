"""The modules of *Seas of Glory* that a table may choose, with what the rulebook says of their effort."""

from __future__ import annotations

from engine.kernel import ModuleSpec
from engine.marauders.seas_of_glory.special_weapons import SPECIAL_WEAPONS

MODULES = (
    # Rumors, Missions, Events & Captains
    # New Special Weapons
    ModuleSpec("special_weapons", (SPECIAL_WEAPONS,), complexity="moderate"),
    # New Ship Mods
    # NPC Upgrades
    # Ships
    ModuleSpec("brig", (), recommends=("low_galleons",), complexity="minor"),
    ModuleSpec("low_galleons", (), complexity="minor"),
    # Treasure Galleon
    # Contraband
    # Wind and Weather
    # Location Tokens
    # Favors
    # Loyalty Track
    # Flexible Turns
    # Give Me Glory or Give Me Death
    # Captains, Captains, Captains!
    # It's a Hard Life
    # Cutthroat Variant
)
"""In the rulebook's order."""
