"""The ids shared by every part of the game: zones, nations, goods, ships, locations, skills.

These are the base box's; where modules may add more of a kind, its fields are marked with `Any...`.
"""

from typing import Annotated, Final, Literal, get_args

from data.content.vocabulary import Known

Zone = Literal[
    "nassau",
    "havana",
    "port_royal",
    "old_providence",
    "tortuga",
    "petite_goave",
    "cartagena",
    "santo_domingo",
    "caribbean_sea",
    "curacao",
    "san_juan",
    "caracas",
    "st_maarten",
    "basse_terre",
    "st_john",
    "bridgetown",
    "trinidad",
]
Nation = Literal["spanish", "english", "french", "dutch"]
Good = Literal["cocoa", "food", "rum", "spices", "sugar", "textiles", "tobacco", "wood"]
Ship = Literal["sloop", "flute", "frigate", "galleon", "man_o_war"]
Modification = Literal[
    "extra_hammocks",
    "advanced_rigs_and_sails",
    "reinforced_hull",
    "extended_cargo_hold",
    "chasers",
    "extra_cannon_port",
    "swivel_guns",
    "long_guns",
]
Weapon = Literal["grappling_hooks", "chain_shot", "grapeshot"]
Location = Literal["hull", "cargo", "masts", "crew", "cannons"]
Icon = Literal["escape", "hull", "cargo", "masts", "crew", "cannons"]
Skill = Literal["seamanship", "scouting", "leadership", "influence"]
Npc = Literal["french", "spanish", "dutch", "english", "pirate_sloop", "pirate_frigate"]
Compass = Literal["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
Direction = Literal["n", "e", "s", "w"]
Origin = Literal["printed", "house", "stand-in"]
Specialist = Literal[
    "carpenter",
    "gunner_captain",
    "master_gunner",
    "surgeon",
    "lookout",
    "master_at_arms",
    "purser",
    "sailing_master",
]

ZONES: Final[tuple[Zone, ...]] = get_args(Zone)
NATIONS: Final[tuple[Nation, ...]] = get_args(Nation)
GOODS: Final[tuple[Good, ...]] = get_args(Good)
SHIPS: Final[tuple[Ship, ...]] = get_args(Ship)
MODIFICATIONS: Final[tuple[Modification, ...]] = get_args(Modification)
WEAPONS: Final[tuple[Weapon, ...]] = get_args(Weapon)
LOCATIONS: Final[tuple[Location, ...]] = get_args(Location)
SKILLS: Final[tuple[Skill, ...]] = get_args(Skill)
SPECIALISTS: Final[tuple[Specialist, ...]] = get_args(Specialist)
NPCS: Final[tuple[Npc, ...]] = get_args(Npc)
COMPASS: Final[tuple[Compass, ...]] = get_args(Compass)
"""Clockwise from north, the order in which an NPC that cannot move as told tries the borders."""

SHIP: Final = Known("ship", SHIPS)
MODIFICATION: Final = Known("mod", MODIFICATIONS)
WEAPON: Final = Known("weapon", WEAPONS)
NPC: Final = Known("npc", NPCS)
NPC_SHIP: Final = Known("npc_ship", ("sloop", "frigate"))
GOOD: Final = Known("good", GOODS)
SPECIALIST: Final = Known("specialist", SPECIALISTS)

AnyShip = Annotated[str, SHIP]
AnyModification = Annotated[str, MODIFICATION]
AnyWeapon = Annotated[str, WEAPON]
AnyNpc = Annotated[str, NPC]
AnyNpcShip = Annotated[str, NPC_SHIP]
"""A ship that a non-player captain's card may give him."""
AnyGood = Annotated[str, GOOD]
AnySpecialist = Annotated[str, SPECIALIST]
