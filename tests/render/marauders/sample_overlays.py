"""What the log and the advisers tell of a table, as overlays receive it."""

from typing import Any

WAKE: dict[str, Any] = {
    "zones": ["havana", "tortuga", "santo_domingo"],
    "seat": 1,
    "card": "",
    "storm": False,
}
TRAIL: dict[str, Any] = {
    "wakes": [WAKE],
    "changes": [
        {"what": "battle", "zone": "havana", "args": {}},
        {"what": "sunk", "zone": "trinidad", "args": {}},
        {"what": "demand", "zone": "caracas", "args": {}},
        {"what": "merchants", "zone": "", "args": {}},
    ],
}
MARKETS: list[dict[str, Any]] = [
    {"zone": "havana", "good": "rum", "price": 7, "aboard": 2, "entry": "open"},
    {"zone": "nassau", "good": "cocoa", "price": 0, "aboard": 0, "entry": "closed"},
    {"zone": "caracas", "good": "wood", "price": 6, "aboard": 1, "entry": "entry"},
]
REACH: list[dict[str, Any]] = [
    {"zone": "havana", "actions": 1, "way": [], "docked": 0, "entry": "open"},
    {"zone": "tortuga", "actions": 2, "way": ["tortuga"], "docked": 3, "entry": "open"},
    {"zone": "nassau", "actions": 3, "way": ["tortuga", "nassau"], "docked": None, "entry": "closed"},
]
HUNTERS: list[dict[str, Any]] = [
    {
        "zone": "trinidad",
        "chance": 42,
        "hunters": [
            {"chance": 42, "dice": 2, "npc": "pirate_frigate", "card": "", "seat": None, "comes": 100},
            {"chance": 55, "dice": 3, "npc": "", "card": "", "seat": 1, "comes": 100},
            {"chance": 30, "dice": 1, "npc": "french", "card": "", "seat": None, "comes": 20},
        ],
    }
]
LAID: dict[str, Any] = {"markets": MARKETS, "reach": REACH, "hunters": HUNTERS, "changes": TRAIL}
