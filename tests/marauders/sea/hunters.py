"""NPCs that hunt and scout."""

from __future__ import annotations

from typing import Any

from tests.marauders.table import SetUp, TestTable, in_port

ICONS = {
    ("french", "n"): "storm_greater_antilles",
    ("french", "e"): "convoys_sail",
    ("french", "s"): "bridgetown_surrenders",
    ("french", "w"): "ships_from_europe",
    ("dutch", "n"): "convoys_sail",
    ("dutch", "w"): "hungry_garrisons",
    ("pirate_frigate", "s"): "ships_from_europe",
    ("spanish", "n"): "marques_revoked",
}
"""Events with an icon of an NPC and a direction."""


CARDS = {
    "french": "admiral_d_estrees",
    "dutch": "admiral_van_almonde",
    "english": "admiral_benbow",
    "spanish": "admiral_de_campos",
    "pirate_sloop": "pirate_vane",
    "pirate_frigate": "pirate_teach",
}
"""A card of each kind; their Scouting is 3, 3, 3, 4, 3, 2."""


def npcs(**zones: str) -> dict[str, dict[str, str]]:
    """NPCs in play, by kind and zone."""
    return {kind: {"card": CARDS[kind], "zone": zone} for kind, zone in zones.items()}


def moves(
    set_up: SetUp, kind: str, zone: str, direction: str, *seats: dict[str, Any], **more: Any
) -> TestTable:
    """A round in which this NPC is moved."""
    event = ICONS[kind, direction]
    seats = seats if len(seats) > 1 else (*seats, in_port("nassau"))
    force = [("event", [event]), *more.pop("force", ())]
    return set_up(*seats, turn=None, force=force, npcs=npcs(**{kind: zone}), **more)


def where(table: TestTable, kind: str) -> str:
    return table.state.npcs[kind].zone


WANTED = {"english": 1}
