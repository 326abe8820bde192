"""The decks, boards and tokens of the games as data, checked by pydantic when loaded."""

from data.content.box import Content, Deck
from data.content.errors import ContentError
from data.content.in_use import find_marauders_card, marauders_box, use_marauders_pack
from data.content.load import marauders_content

__all__ = [
    "Content",
    "ContentError",
    "Deck",
    "find_marauders_card",
    "marauders_box",
    "marauders_content",
    "use_marauders_pack",
]
