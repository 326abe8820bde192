"""What the modules of *Seas of Glory* add to the box: a folder for each, with its cards and texts.

Each folder declares its `CONTENT`. A module with only rules and texts has one too.
"""

from typing import Final

from data.content.module import ModuleContent
from data.content.seas_of_glory import brig, low_galleons, special_weapons

SEAS_OF_GLORY: Final[tuple[ModuleContent, ...]] = (
    # Rumors, Missions, Events & Captains
    # New Special Weapons
    special_weapons.CONTENT,
    # New Ship Mods
    # NPC Upgrades
    # Ships
    brig.CONTENT,
    low_galleons.CONTENT,
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
