"""Pictures of Merchants & Marauders."""

from data.locale import Texts
from render.kit.game import Parts, View
from render.kit.theme import Theme, theme
from render.marauders.battle.scene import ended, scene
from render.marauders.cards.card import card
from render.marauders.cards.facts import named_cards
from render.marauders.chart.alt_text import board_text
from render.marauders.chart.board import board, draw
from render.marauders.chart.overlay import OVERLAYS, overlay
from render.marauders.chart.passage import passage
from render.marauders.chart.zone import zone, zone_ids
from render.marauders.facts import read
from render.marauders.mat.captain import captain

PARTS = Parts("zone", zone_ids, zone)


def alt_text(view: View, texts: Texts, look: Theme | None = None) -> str:
    """What the board shows, in words alone."""
    return board_text(read(view), texts, look or theme())


__all__ = [
    "OVERLAYS",
    "PARTS",
    "alt_text",
    "board",
    "captain",
    "card",
    "draw",
    "ended",
    "named_cards",
    "overlay",
    "passage",
    "scene",
]
