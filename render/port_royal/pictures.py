"""Pictures of Händler der Karibik and Port Royal."""

from render.kit.tables import CardTable
from render.port_royal.alt_text import board_text, mat_text
from render.port_royal.board import draw_facts, height_of
from render.port_royal.captions import caption
from render.port_royal.card import card
from render.port_royal.facts import Facts, Seat, read
from render.port_royal.mat import draw_display
from render.port_royal.sprites import SPRITES
from render.port_royal.touch import ground, touch


class Harbour(CardTable[Facts, Seat]):
    """The harbour and the seats' slips, and where things are there."""

    touch = staticmethod(touch)
    ground = staticmethod(ground)
    sprite = staticmethod(SPRITES.encoded)
    QUICK = True
    IN_HAND = True


PICTURES = Harbour(
    read=read,
    draw_facts=draw_facts,
    board_text=board_text,
    draw_seat=draw_display,
    seat_text=mat_text,
    height_of=height_of,
    caption=caption,
    card=card,
)
