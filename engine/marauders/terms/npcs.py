"""Terms of non-player captains: whom they hunt, what they carry, how they answer (Non-Player Captains)."""

from __future__ import annotations

from engine.kernel import Terms

PIRATE = "pirate"
"""The pirates' flag; a naval ship's flag is its nation."""
MAN_O_WAR = "man_o_war"
"""The ship of a Man-o-War."""
WANTED, UNWANTED = "wanted", "unwanted"
"""Captains with bounties, and those without (Hunt Priority)."""
NAVAL_CARGO = "naval_cargo"
"""The spoils of naval ships (Plundering Naval Ships)."""


class NpcTraits(Terms):
    """What an NPC of a kind with this card is (Non-Player Captains).

    Skills are numbers of dice, `home` is the zone where it enters. `flag` is the nation it sails for,
    `PIRATE`, or "" for neither. `hunts` and `scouts` name its targets: `WANTED` captains (and enemies in
    war), `UNWANTED` ones, "" nobody. It does not scout beside a ship under a flag that it `fears`.

    `bounty` is the nation that sets bounties on captains who attack or defeat it. `reward` is the gold for
    defeating it, if the victor is not wanted himself. `spoils` are what a victory in crew combat gives
    besides the ship, each recorded with `Chapter.effect("spoils:<name>")`: `(game, captain, side) -> steps`.
    `gold` is how much gold all can see that they bring. [R NPCs 15]
    """

    npc: str
    card: str
    flag: str = ""
    home: str = ""
    ship: str = ""
    seamanship: int = 0
    scouting: int = 0
    leadership: int = 0
    hunts: str = ""
    scouts: str = ""
    fears: list[str] = []
    bounty: str = ""
    attack_bounties: int = 1
    defeat_bounties: int = 1
    reward: int = 0
    spoils: list[str] = []
    gold: int = 0

    @property
    def man_o_war(self) -> bool:
        """Whether its ship is a Man-o-War; another one beside it does not scout (G-N5)."""
        return self.ship == MAN_O_WAR


class NpcGear(Terms):
    """Ship modifications and special weapons that an NPC's ship carries, by id; by default none.

    `npc` is its kind, `card` its event card. [S Upgrades 2]
    """

    npc: str
    card: str
    gear: list[str] = []


class NpcAnswer(Terms):
    """What the computer answers for an NPC, a side of a combat: `picks` among the ids of the options.

    It is the default of the question, unless the asking chapter knows better.
    """

    side: int
    seat: int
    kind: str
    options: list[str]
    picks: list[str]


class Hostility(Terms):
    """Whether an NPC hunts and scouts for a captain at all, and how often it may and must roll to find him
    (Hunt Priority; zones). `npc` is its kind, `flag` its flag.

    `rolls` Scouting rolls in a row must succeed; `repeats` failed ones may be rerolled.
    [R NPCs 9; S Ship mods 4]
    """

    told = True

    seat: int
    zone: str
    npc: str
    flag: str
    hunts: bool
    scouts: bool
    rolls: int = 1
    repeats: int = 0
    dice: int = 1
