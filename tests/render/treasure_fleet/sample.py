"""Views of Treasure Fleet to draw."""

from __future__ import annotations

from typing import Any

from tests.treasure_fleet.table import sit

SHIPS = [
    "ship_6",
    "ship_6",
    "ship_9",
    "ship_9",
    "ship_9",
    "ship_12",
    "ship_12",
    "ship_14",
    "ship_16",
    "ship_18",
]
FULL: dict[str, Any] = {
    "row": ["cursed_ship", "cursed_ship", "ship_22", "ship_20", "ship_6"],
    "volley": 3,
    "lookout": 3,
    "sailing": 4,
    "fired": {
        "cursed_ship.1": [{0: "boarding_party"}, {1: "fleet_storm"}],
        "ship_22": [{seat: "four_cannon"} for seat in range(5) for _ in range(3)],
        "ship_20": [{0: "three_cannon"}, {2: "boarding_party"}, {2: "two_cannon"}, {4: "three_cannon"}],
    },
    "seats": [
        {"loaded": ["two_cannon", "one_cannon"], "captured": SHIPS},
        {"loaded": ["one_cannon"], "captured": ["ship_17", "ship_17", "ship_18", "ship_20"]},
        *({"loaded": ["one_cannon"]} for _ in range(3)),
    ],
}


def fleet(seat: int | None = None) -> dict[str, Any]:
    """Five players in the last volley of a sailing, with as much as can lie on the table."""
    with sit(FULL, seats=5, cursed_ships=True, storms=True) as table_factory:
        return table_factory.table.view(seat)


def armada(seat: int | None = None) -> dict[str, Any]:
    """The last sailing of five: every ship under fire from all flags, twenty ships captured."""
    seats = range(5)
    given: dict[str, Any] = {
        "row": ["cursed_ship", "cursed_ship", "ship_22", "ship_20", "ship_16"],
        "volley": 3,
        "lookout": 3,
        "sailing": 5,
        "fired": {
            "cursed_ship.1": [{seat: "boarding_party"} for seat in seats],
            "cursed_ship.2": [{0: "fleet_storm"}, *({seat: "two_cannon"} for seat in seats)],
            "ship_22": [{seat: "four_cannon"} for seat in seats for _ in range(3)],
            "ship_20": [{seat: "three_cannon"} for seat in seats for _ in range(3)],
            "ship_16": [{seat: "two_cannon"} for seat in seats for _ in range(3)],
        },
        "seats": [
            {"loaded": ["one_cannon", "three_cannon"], "captured": [*SHIPS, "ship_14", "ship_14", "ship_16"]},
            {"loaded": ["one_cannon"], "captured": ["ship_17"] * 4},
            {"loaded": ["one_cannon"], "captured": ["ship_18", "ship_16", "ship_16"]},
            {"loaded": ["one_cannon"]},
            {"loaded": ["one_cannon"]},
        ],
    }
    with sit(given, seats=5, cursed_ships=True, storms=True) as table_factory:
        return table_factory.table.view(seat)


def duel(**options: Any) -> dict[str, Any]:
    """Two players and the neutral pirate in the second volley."""
    given: dict[str, Any] = {
        "row": ["ship_16", "ship_9", "cursed_ship", "ship_20"],
        "volley": 2,
        "fired": {"ship_16": [{"neutral": "two_cannon"}, {0: "four_cannon"}]},
        "seats": [{"loaded": ["two_cannon", "one_cannon"]}, {"loaded": ["boarding_party", "one_cannon"]}],
        "neutral_captured": ["ship_14"] if options.get("score_neutral") else [],
    }
    with sit(given, seats=2, cursed_ships=True, **options) as table_factory:
        return table_factory.table.view(None)


def hand(seat: int | None = 2) -> dict[str, Any]:
    """Before the first cards are loaded, as a seat sees it."""
    with sit(
        {},
        seats=5,
        storms=True,
        force=[("treasure ships", ["ship_6.1", "ship_9.1", "ship_12.1", "ship_14.1", "ship_16.1"])],
    ) as table_factory:
        return table_factory.table.view(seat)


def over() -> dict[str, Any]:
    """The end of a game."""
    seats = [
        {"hand": [card], "captured": [ship]}
        for card, ship in (("one_cannon", "ship_20"), ("four_cannon", "ship_9"), ("two_cannon", "ship_6"))
    ]
    with sit({"governor": True, "seats": seats, "sailing": 4}, seats=3) as table_factory:
        return table_factory.table.view(None)
