"""What the modules of *Seas of Glory* add to the box: a folder for each, with its cards and texts.

Each folder declares its `CONTENT`. A module with only rules and texts has one too.
"""

from typing import Final

from data.content.module import ModuleContent
from data.content.seas_of_glory import (
    brig,
    captain_choice,
    contraband,
    cutthroat,
    favors,
    flexible_turns,
    give_me_glory,
    hard_life,
    locations,
    low_galleons,
    loyalty,
    new_cards,
    npc_upgrades,
    ship_mod_market,
    ship_mods,
    special_weapons,
    storm,
    treasure_galleon,
    wind,
)

SEAS_OF_GLORY: Final[tuple[ModuleContent, ...]] = (
    # Rumors, Missions, Events & Captains
    new_cards.CONTENT,
    # New Special Weapons
    special_weapons.CONTENT,
    # New Ship Mods
    ship_mods.CONTENT,
    ship_mod_market.CONTENT,
    # NPC Upgrades
    npc_upgrades.CONTENT,
    # Ships
    brig.CONTENT,
    low_galleons.CONTENT,
    # Treasure Galleon
    treasure_galleon.CONTENT,
    # Contraband
    contraband.CONTENT,
    # Wind and Weather
    wind.CONTENT,
    storm.CONTENT,
    # Location Tokens
    locations.CONTENT,
    # Favors
    favors.CONTENT,
    # Loyalty Track
    loyalty.CONTENT,
    # Flexible Turns
    flexible_turns.CONTENT,
    # Give Me Glory or Give Me Death
    give_me_glory.CONTENT,
    # Captains, Captains, Captains!
    captain_choice.DRAW_TWO,
    captain_choice.FOR_GOLD,
    # It's a Hard Life
    hard_life.CONTENT,
    # Cutthroat Variant
    cutthroat.CONTENT,
)
"""In the rulebook's order."""
