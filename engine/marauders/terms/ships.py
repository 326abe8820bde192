"""Terms of ships and their holds (The Ships)."""

from __future__ import annotations

from engine.kernel import Terms


class ShipValues(Terms):
    """What a ship's hit locations and maneuverability can be at the most (The Ships; 5 is the limit).

    An NPC's ship has seat -1 and names its own `gear`; a captain's is on his board.
    """

    seat: int
    hull: int
    cargo: int
    masts: int
    crew: int
    cannons: int
    maneuverability: int
    gear: list[str] = []


class Hold(Terms):
    """Cargo cards a captain may have aboard at sea (The Ships: his Cargo less its damage)."""

    seat: int
    places: int
