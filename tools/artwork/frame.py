"""The frame of a card: the same for every deck, which one band of colour tells apart."""

from render.art.decks import DECKS
from render.art.ink import INK, PAPER
from tools.artwork.pens import Sheet, poly

WIDE, HIGH = 250, 350
BAND = 40  # how high the band with the title is
PICTURE = (14, 58, 222, 139)  # left, top, width and height of the art


def draw_frame(sheet: Sheet, deck: str) -> None:
    """Paper, a thick rule and a thin one, the deck's band, and diamonds in the corners."""
    sheet.flat(f"M0 0H{WIDE}V{HIGH}H0Z", PAPER)
    sheet.hatch(f"M8 {HIGH - 44}H{WIDE - 8}V{HIGH - 8}H8Z", 0, 4, 0.7, bow=0, opacity=0.35)
    band = f"M13 13H{WIDE - 13}V{13 + BAND}H13Z"
    sheet.flat(band, DECKS[deck])
    sheet.hatch(band, 90, 4, 0.8, bow=0, side=f"M13 {BAND - 1}H{WIDE - 13}V{13 + BAND}H13Z", opacity=0.6)
    sheet.line(f"M13 {13 + BAND}H{WIDE - 13}", 2)
    sheet.line(f"M3 3H{WIDE - 3}V{HIGH - 3}H3Z", 6)
    sheet.line(f"M11.5 11.5H{WIDE - 11.5}V{HIGH - 11.5}H11.5Z", 1.5)
    for x in (12, WIDE - 12):
        for y in (12, HIGH - 12):
            spot = complex(x, y)
            sheet.shape(poly([spot - 7, spot - 7j, spot + 7, spot + 7j]), DECKS[deck], 1.6)
    left, top, across, down = PICTURE
    sheet.line(f"M{left} {top}H{left + across}V{top + down}H{left}Z", 2, INK)
