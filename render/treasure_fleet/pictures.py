"""Pictures of Treasure Fleet."""

from render.kit.tables import CardTable
from render.treasure_fleet.alt_text import board_text, mat_text
from render.treasure_fleet.board import draw_facts, height_of
from render.treasure_fleet.captions import caption
from render.treasure_fleet.card import card
from render.treasure_fleet.facts import Facts, Seat, read
from render.treasure_fleet.mat import draw_seat
from render.treasure_fleet.sprites import SPRITES
from render.treasure_fleet.touch import ground, touch


class Fleet(CardTable[Facts, Seat]):
    """The row of ships and the players' slips, and where things are there."""

    touch = staticmethod(touch)
    ground = staticmethod(ground)
    sprite = staticmethod(SPRITES.encoded)
    QUICK = True
    IN_HAND = True


PICTURES = Fleet(
    read=read,
    draw_facts=draw_facts,
    board_text=board_text,
    draw_seat=lambda _, seat, texts, look: draw_seat(seat, texts, look),
    seat_text=lambda _, seat, texts, look: mat_text(seat, texts, look),
    height_of=height_of,
    caption=caption,
    card=card,
)
