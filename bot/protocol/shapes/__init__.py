"""The shapes of the protocol between a table and a page: what each request gives, and what is sent.

All of it is made for one reader, a seat or a spectator, in his language. Ids are stable, sentences are ready
to be shown. New fields may be added without a new `VERSION`: a page passes over what it does not know. See
docs/table-protocol.md.
"""

from bot.protocol.shapes.basic import (
    Drawn,
    Maybe,
    Named,
    Place,
    Tone,
)
from bot.protocol.shapes.looks import (
    Board,
    CardOrders,
    Explained,
    Layer,
    Order,
    Orders,
    Piece,
    Rules,
    Section,
    Spot,
    Thing,
)
from bot.protocol.shapes.question import (
    Bundle,
    Counter,
    Course,
    Odds,
    Option,
    Outcome,
    Plan,
    Question,
    Range,
    Waiting,
    Wanted,
)
from bot.protocol.shapes.sent import (
    Answer,
    GiveOrder,
    Refused,
    SetHelm,
    TakeBack,
    Taken,
)
from bot.protocol.shapes.story import (
    Event,
    News,
    Story,
    Turn,
)
from bot.protocol.shapes.table import (
    Card,
    Counted,
    Ending,
    InForce,
    Location,
    Mark,
    Mine,
    Overlay,
    Rank,
    Seat,
    Ship,
    Table,
    Undo,
)

VERSION = 1
"""Rises when a page of before could not go on with what it gets."""

__all__ = [
    "VERSION",
    "Answer",
    "Board",
    "Bundle",
    "Card",
    "CardOrders",
    "Counted",
    "Counter",
    "Course",
    "Drawn",
    "Ending",
    "Event",
    "Explained",
    "GiveOrder",
    "InForce",
    "Layer",
    "Location",
    "Mark",
    "Maybe",
    "Mine",
    "Named",
    "News",
    "Odds",
    "Option",
    "Order",
    "Orders",
    "Outcome",
    "Overlay",
    "Piece",
    "Place",
    "Plan",
    "Question",
    "Range",
    "Rank",
    "Refused",
    "Rules",
    "Seat",
    "Section",
    "SetHelm",
    "Ship",
    "Spot",
    "Story",
    "Table",
    "TakeBack",
    "Taken",
    "Thing",
    "Tone",
    "Turn",
    "Undo",
    "Waiting",
    "Wanted",
]
