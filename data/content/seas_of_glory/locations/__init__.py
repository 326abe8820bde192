"""Location Tokens: sixteen places at sea that can be visited and raided (Location Tokens)."""

from pathlib import Path
from typing import Literal

from pydantic import Field

from data.content.entry import Card
from data.content.module import ModuleContent

LocationKind = Literal[
    "pirate_haven", "missionary", "trade_station", "natives", "reef", "naval_fort", "prison", "town"
]


class LocationToken(Card):
    """A location: its `kind` says what a visit offers.

    `defense`: cargo cards that defend it in a raid; 0: it cannot be raided. `bounties`: one for raiding it
    and one for success, of the local port's nation. `harmless`: the hit icons of its defense do nothing.
    """

    deck = "location"
    kind: LocationKind
    defense: int = Field(ge=0, le=8)
    bounties: bool = False
    harmless: bool = False


CONTENT = ModuleContent(
    "locations",
    Path(__file__).parent,
    pieces={"location": 16},
    entries=(LocationToken,),
    words={"roll": ("reef",)},
)
