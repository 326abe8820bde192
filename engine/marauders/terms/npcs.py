"""Terms of non-player captains: whom they hunt, what they carry and answer (Non-Player Captains)."""

from __future__ import annotations

from engine.kernel import Terms

PIRATE = "pirate"
"""The flag of pirates; that of a naval ship is its nation."""
MAN_O_WAR = "man_o_war"
"""The ship that is a Man-o-War."""
WANTED, UNWANTED = "wanted", "unwanted"
"""Captains with bounties, and those without (Hunt Priority)."""
NAVAL_CARGO = "naval_cargo"
"""The spoils of naval ships (Plundering Naval Ships)."""


class NpcTraits(Terms):
    """What an NPC of a kind with this card is (Non-Player Captains).

    Skills are numbers of dice, `home` is the zone it comes into. `flag` is the nation it sails for, `PIRATE`,
    or "" for neither. `hunts` and `scouts` say for whom: `WANTED` captains (and enemies in war), `UNWANTED`
    ones, "" nobody. Beside a ship under one of the flags it `fears` it does not scout.

    `bounty` is the nation that sets bounties on who attacks and on who defeats it. `reward` is gold for who
    defeats it and is not wanted himself. `spoils` are what a victory in crew combat brings besides the ship,
    each recorded with `Chapter.effect("spoils:<name>")`: `(game, captain, side) -> steps`.
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

    @property
    def man_o_war(self) -> bool:
        """Whether its ship is a Man-o-War, beside which another one does not scout (G-N5)."""
        return self.ship == MAN_O_WAR


class NpcGear(Terms):
    """Ship modifications and special weapons that an NPC's ship carries, by id; of themselves NPCs have none.

    `npc` is its kind, `card` its event card.
    """

    npc: str
    card: str
    gear: list[str] = []


class NpcAnswer(Terms):
    """What the computer answers for an NPC, a side of a combat: `picks` among the ids of the options.

    It is the default of the question unless who asks it in his chapter knows better.
    """

    side: int
    seat: int
    kind: str
    options: list[str]
    picks: list[str]


class Hostility(Terms):
    """Whether an NPC hunts and scouts for a captain at all, and how often it may and must roll to find him
    (Hunt Priority; zones). `npc` is its kind, `flag` whom it sails for.

    `rolls` Scouting rolls in a row have to succeed, of which `repeats` failed ones may be made again.
    """

    seat: int
    zone: str
    npc: str
    flag: str
    hunts: bool
    scouts: bool
    rolls: int = 1
    repeats: int = 0
    dice: int = 1
