"""The modules of *Seas of Glory* that a table may choose, with what the rulebook says of their effort."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from data.content.modules import MODULES as BOX
from engine.kernel import ModuleSet, ModuleSpec, RulesError
from engine.marauders.seas_of_glory import ways
from engine.marauders.seas_of_glory.captain_choice import DRAW_TWO, FOR_GOLD
from engine.marauders.seas_of_glory.contraband import CONTRABAND
from engine.marauders.seas_of_glory.cutthroat import CUTTHROAT
from engine.marauders.seas_of_glory.favors import FAVORS
from engine.marauders.seas_of_glory.flexible_turns import FLEXIBLE_TURNS
from engine.marauders.seas_of_glory.give_me_glory import GIVE_ME_GLORY
from engine.marauders.seas_of_glory.hard_life import HARD_LIFE
from engine.marauders.seas_of_glory.locations import LOCATIONS
from engine.marauders.seas_of_glory.loyalty import LOYALTY
from engine.marauders.seas_of_glory.loyalty.valued import LOYALTY_VALUED
from engine.marauders.seas_of_glory.moods import MOODS
from engine.marauders.seas_of_glory.new_cards import CHAPTERS as NEW_CARDS
from engine.marauders.seas_of_glory.new_cards.decks import NEW_DECKS
from engine.marauders.seas_of_glory.npc_upgrades import NPC_UPGRADES
from engine.marauders.seas_of_glory.ship_mod_market import SHIP_MOD_MARKET
from engine.marauders.seas_of_glory.ship_mods.carved_hull import CARVED_HULL
from engine.marauders.seas_of_glory.ship_mods.crows_nest import CROWS_NEST
from engine.marauders.seas_of_glory.ship_mods.smugglers_hold import SMUGGLERS_HOLD
from engine.marauders.seas_of_glory.ship_mods.the_plank import THE_PLANK
from engine.marauders.seas_of_glory.special_weapons import SPECIAL_WEAPONS
from engine.marauders.seas_of_glory.storm import STORM
from engine.marauders.seas_of_glory.treasure_galleon import TREASURE_GALLEON
from engine.marauders.seas_of_glory.valued import WEAPONS_VALUED
from engine.marauders.seas_of_glory.wind import WIND

_RULES = (
    # Rumors, Missions, Events & Captains
    ModuleSpec("new_cards", NEW_CARDS, options=(NEW_DECKS,), ways=ways.NEW_CARDS),
    # New Special Weapons
    ModuleSpec(
        "special_weapons", (SPECIAL_WEAPONS, WEAPONS_VALUED), complexity="moderate", ways=ways.SPECIAL_WEAPONS
    ),
    # New Ship Mods
    ModuleSpec(
        "ship_mods",
        (CARVED_HULL, CROWS_NEST, SMUGGLERS_HOLD, THE_PLANK, MOODS),
        complexity="minor",
        ways=ways.SHIP_MODS,
    ),
    ModuleSpec(
        "ship_mod_market",
        (SHIP_MOD_MARKET,),
        needs=("ship_mods",),
        complexity="minor",
        ways=ways.SHIP_MOD_MARKET,
    ),
    # NPC Upgrades
    ModuleSpec("npc_upgrades", (NPC_UPGRADES,), complexity="minor", ways=ways.NPC_UPGRADES),
    # Ships
    ModuleSpec("brig", (), recommends=("low_galleons",), complexity="minor", ways=ways.BRIG),
    ModuleSpec("low_galleons", (), complexity="minor", ways=ways.LOW_GALLEONS),
    # Treasure Galleon
    ModuleSpec(
        "treasure_galleon",
        (TREASURE_GALLEON,),
        minutes=(5, 5),
        complexity="minor",
        ways=ways.TREASURE_GALLEON,
    ),
    # Contraband
    ModuleSpec(
        "contraband", (CONTRABAND,), minutes=(5, 5), complexity="minor_moderate", ways=ways.CONTRABAND
    ),
    # Wind and Weather
    ModuleSpec("wind", (WIND,), minutes=(0, 5), complexity="moderate", ways=ways.WIND),
    ModuleSpec("storm", (STORM,), needs=("wind",), minutes=(0, 5), complexity="moderate", ways=ways.STORM),
    # Location Tokens
    ModuleSpec("locations", (LOCATIONS,), complexity="high", ways=ways.LOCATIONS),
    # Favors
    ModuleSpec("favors", (FAVORS,), complexity="moderate", ways=ways.FAVORS),
    # Loyalty Track
    ModuleSpec(
        "loyalty",
        (LOYALTY, LOYALTY_VALUED, MOODS),
        minutes=(0, 5),
        each_seat=True,
        complexity="moderate",
        ways=ways.LOYALTY,
    ),
    # Flexible Turns
    ModuleSpec("flexible_turns", (FLEXIBLE_TURNS,), recommends=("low_galleons",), ways=ways.FLEXIBLE_TURNS),
    # Give Me Glory or Give Me Death
    ModuleSpec("give_me_glory", (GIVE_ME_GLORY,), minutes=(20, 20), ways=ways.GIVE_ME_GLORY),
    # Captains, Captains, Captains!
    ModuleSpec(
        "captains_draw_two", (DRAW_TWO,), excludes=("captains_for_gold",), minutes=(0, 5), ways=ways.DRAW_TWO
    ),
    ModuleSpec(
        "captains_for_gold", (FOR_GOLD,), excludes=("captains_draw_two",), minutes=(0, 5), ways=ways.FOR_GOLD
    ),
    # It's a Hard Life
    ModuleSpec("hard_life", (HARD_LIFE,), ways=ways.HARD_LIFE),
    # Cutthroat Variant
    ModuleSpec("cutthroat", (CUTTHROAT,), recommends=("low_galleons",), ways=ways.CUTTHROAT),
)
"""What the rulebook says of each, and its rules; in any order."""


def in_order_of(box: Iterable[str], rules: Iterable[ModuleSpec]) -> Iterator[ModuleSpec]:
    """The modules of a box, in its order, with their rules.

    Raises RulesError where box and rules have different modules.
    """
    by_id = {spec.id: spec for spec in rules}
    for id in box:
        if id not in by_id:
            raise RulesError(f"{id} is a module of the box without rules; give it a ModuleSpec.")
        yield by_id.pop(id)
    if by_id:
        raise RulesError(f"{min(by_id)} is no module of the box; list its content in SEAS_OF_GLORY.")


MODULES = tuple(in_order_of(BOX, _RULES))
"""In the order of the box, which is the rulebook's.
[S Cards 1, 2, 12, 20, 32; S Weapons 1; S Ship mods 1, 10; S Upgrades 1; S Ships 1; S Wind 7; S Captains 3]
"""


def _together(id: str, *modules: str) -> ModuleSet:
    order = [module.id for module in MODULES]
    return ModuleSet(id, tuple(sorted(modules, key=order.index)))


ONE_OF_TWO = "captains_for_gold"
"""“Everything” has the other way to choose captains."""
CARDS_AND_SHIPS = ("new_cards", "ship_mods", "brig", "low_galleons")

READY_MADE = (
    _together("first_expansion", *CARDS_AND_SHIPS, "special_weapons", "treasure_galleon"),
    _together(
        "traders_and_smugglers", *CARDS_AND_SHIPS, "ship_mod_market", "contraband", "locations", "favors"
    ),
    _together(
        "veterans",
        *CARDS_AND_SHIPS, "special_weapons", "npc_upgrades", "treasure_galleon", "wind", "storm", "loyalty",
        "flexible_turns", "hard_life", "cutthroat",
    ),
    _together("everything", *(module.id for module in MODULES if module.id != ONE_OF_TWO)),
)  # fmt: skip
"""Choices that go together; the rulebook advises to add modules gradually (How to Use the Expansion)."""
