"""Terms of non-player captains: whom they hunt, what they carry and answer (Non-Player Captains)."""

from __future__ import annotations

from engine.kernel import Terms


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
    (Hunt Priority; zones).

    `rolls` Scouting rolls in a row have to succeed, of which `repeats` failed ones may be made again.
    """

    seat: int
    zone: str
    npc: str
    hunts: bool
    scouts: bool
    rolls: int = 1
    repeats: int = 0
    dice: int = 1
