"""What the pictures expect of the modules of Seas of Glory, in one place.

No view fills any of it yet. When a module arrives, `facts` reads its state into these pieces, and they are
drawn and described at once: the defaults mean that the module is not in play, and then nothing of it is
shown. Until then, `tests/render/marauders/sample_glory.py` fills them by hand.
"""

from dataclasses import dataclass
from typing import Literal

from data.content.words import Compass

LOYALTY_STEPS = ("fierce_loyalty", "happy", "pleased", "content", "restless", "unhappy", "angry", "mutiny")
"""The steps of the Loyalty Track, the best first (`chart-loyalty-<step>`)."""

LOCATION_KINDS = (
    "missionary", "natives", "naval_fort", "pirate_haven", "prison", "reef", "town", "trade_station",
)  # fmt: skip
"""The kinds of Location Tokens (`chart-location-<kind>`, `places` in icons.yaml)."""

TREASURE = "treasure_galleon"
"""The Treasure Galleon among the kinds of NPCs (`npc-<kind>`); the new pirates are "pirate_brig" and
"pirate_man_o_war" there.
"""

Wind = Compass | Literal[""]
"""The compass point to which the wind blows, as the Weather Spinner says: "" without a wind.

Drawn as an arrow over the compass rose (`chart/board`).
"""


@dataclass(frozen=True, slots=True)
class SeatPieces:
    """What lies before a seat: an extra row on every seat's card, if any seat has something (`chart/seats`).

    `favors`: 0 to 5 on the Favor Board. `contraband`: how many cards its captain has as Contraband; which
    they are is his secret. `loyalty`: a step of the Loyalty Track.
    """

    favors: int | None = None
    contraband: int | None = None
    loyalty: str = ""

    def __bool__(self) -> bool:
        return self != SeatPieces()


@dataclass(frozen=True, slots=True)
class ZonePieces:
    """What lies in a zone: tokens besides those of the base game (`chart/placing`, `chart/zone`).

    `storm`: the Storm Token, not to be confused with an event's storm. `location`: the kind of the Location
    Token, as long as it is there; at most one per zone.
    """

    storm: bool = False
    location: str = ""


@dataclass(frozen=True, slots=True)
class NpcPieces:
    """What lies on an NPC's card: its token has a star with the number of upgrades (`chart/placing`).

    `gold`: on the Treasure Galleon's board, drawn on its hull; None for any other. `upgrades`: the ids of the
    modifications and special weapons on its NPC Upgrade Tokens, at most two.
    """

    gold: int | None = None
    upgrades: tuple[str, ...] = ()
