"""Pictures of Merchants & Marauders."""

from render.kit.game import Parts
from render.kit.tables import TablePictures
from render.marauders.battle.scene import ended, scene
from render.marauders.battle.touch import scene_touch
from render.marauders.cards.card import card
from render.marauders.cards.facts import named_cards
from render.marauders.chart.alt_text import board_text
from render.marauders.chart.board import draw_facts
from render.marauders.chart.overlay import OVERLAYS, notes, overlay
from render.marauders.chart.passage import passage
from render.marauders.chart.touch import ground, touch
from render.marauders.chart.zone import zone, zone_ids
from render.marauders.facts import Facts, Seat, read
from render.marauders.mat.alt_text import mat_text
from render.marauders.mat.captain import draw_captain
from render.marauders.odds import odds
from render.marauders.parts.sprites import SPRITES


class Caribbean(TablePictures[Facts, Seat]):
    """The chart and the captains' mats, and what else this game has pictures of."""

    PARTS = Parts("zone", zone_ids, zone)
    OVERLAYS = OVERLAYS
    scene = staticmethod(scene)
    ended = staticmethod(ended)
    scene_touch = staticmethod(scene_touch)
    overlay = staticmethod(overlay)
    notes = staticmethod(notes)
    passage = staticmethod(passage)
    card = staticmethod(card)
    odds = staticmethod(odds)
    named_cards = staticmethod(named_cards)
    touch = staticmethod(touch)
    ground = staticmethod(ground)
    sprite = staticmethod(SPRITES.encoded)


PICTURES = Caribbean(
    read=read,
    draw_facts=draw_facts,
    board_text=board_text,
    draw_seat=draw_captain,
    seat_text=lambda facts, seat, texts, _: mat_text(facts, seat, texts),
)
