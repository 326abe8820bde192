"""The ships on the chart as sprites, captains' and others', each drawn once per theme and size."""

from PIL import Image

from render.kit.badges import OUTLINE, letter, shape
from render.kit.canvas import Pen, mix, sprite
from render.kit.shelf import shelved
from render.kit.theme import Theme
from render.marauders.parts.flags import cloth

SHIP = (56, 60)  # width and height of a captain on the chart, in pixels
NPC = (50, 52)  # of a non-player captain's ship


@shelved
def captain(theme: Theme, seat: int, in_port: bool, active: bool, scale: float = 1) -> Image.Image:
    """A seat's captain: its shape as the sail of a hull at sea, or standing on a pier in port.

    The captain whose turn it is has a sun behind him.
    """
    look = theme.seats[seat]

    def paint(pen: Pen) -> None:
        if active:
            pen.ellipse((0, 2, 56, 58), OUTLINE)
            pen.ellipse((1.5, 3.5, 54.5, 56.5), theme.colours.active)
        base = _pier if in_port else _hull
        base(pen, theme)
        shape(pen, look, 28, 22, 21.5, theme.colours.white)
        shape(pen, look, 28, 22, 19, OUTLINE)
        shape(pen, look, 28, 22, 17, look.fill)
        letter(pen, theme, look, 28, 22, 27)

    return sprite(*SHIP, paint, scale)


def _hull(pen: Pen, theme: Theme) -> None:
    for grow, fill in ((2.5, theme.colours.white), (1, OUTLINE), (-1, theme.colours.hull)):
        top, foot = 40 - grow, 56 + grow
        pen.polygon([(4 - grow, top), (52 + grow, top), (44 + grow / 2, foot), (11 - grow / 2, foot)], fill)
    pen.line([(7, 46), (49, 46)], mix(theme.colours.hull, theme.colours.white, 0.45), 1.5)


def _pier(pen: Pen, theme: Theme) -> None:
    for grow, fill in ((2.5, theme.colours.white), (1, OUTLINE), (-0.5, theme.colours.pier)):
        pen.box((3 - grow, 43 - grow, 53 + grow, 50 + grow), fill, 2)
        for x in (9, 28, 47):
            pen.box((x - 4 - grow, 48 - grow, x + 4 + grow, 57 + grow), fill)
    for x in (16, 28, 40):
        pen.line([(x, 43), (x, 49)], mix(theme.colours.pier, OUTLINE, 0.6), 1)


@shelved
def navy(theme: Theme, nation: str, code: str, man_o_war: bool, scale: float = 1) -> Image.Image:
    """A naval ship: its nation's flag for a sail, the nation's letters on the hull.

    A Man-o-War has a higher hull with a golden wale, and a second sail over the first.
    """

    def paint(pen: Pen) -> None:
        top = 30 if man_o_war else 33
        _npc_hull(pen, theme, top)
        if man_o_war:
            pen.box((2, top, 48, top + 4.5), theme.colours.active)
            pen.box((11, 0, 39, 9), theme.colours.white, 2)
            pen.box((12.5, 1.5, 37.5, 9), OUTLINE, 1)
            cloth(pen, theme.nations[nation], 13.7, 2.7, 22.6, 6.3)
            sail = (5, 9, 45, 29)
        else:
            sail = (7, 2, 43, 30)
        _sail(pen, theme, nation, sail)
        pen.letters(code, theme.faces.heavy, 15, 25, 43 if man_o_war else 42.5, theme.colours.white)

    return sprite(*NPC, paint, scale)


def _sail(pen: Pen, theme: Theme, nation: str, box: tuple[float, float, float, float]) -> None:
    left, top, right, foot = box
    pen.box(box, theme.colours.white, 3)
    pen.box((left + 1.5, top + 1.5, right - 1.5, foot - 1.5), OUTLINE, 2)
    cloth(pen, theme.nations[nation], left + 3, top + 3, right - left - 6, foot - top - 6)


def _npc_hull(pen: Pen, theme: Theme, top: float) -> None:
    for grow, fill in ((0, theme.colours.white), (-1.5, OUTLINE), (-3, theme.colours.hull)):
        pen.polygon(
            [(0 - grow, top - grow), (50 + grow, top - grow), (44 + grow, 52 + grow), (6 - grow, 52 + grow)],
            fill,
        )


@shelved
def pirate(theme: Theme, kind: str, scale: float = 1) -> Image.Image:
    """A pirate NPC: a black sail with a skull, and a stroke on the hull for each of `pirate_masts`.

    Sloop and Brig have a sail of three corners, the Frigate a square one, the Man-o-War two and a golden
    wale.
    """
    masts, ink = pirate_masts(kind), theme.colours.white

    def paint(pen: Pen) -> None:
        _npc_hull(pen, theme, 33 if masts == 3 else 36)
        if kind in ("pirate_sloop", "pirate_brig"):
            pen.polygon([(25, -4), (47.5, 34), (2.5, 34)], ink)
            pen.polygon([(25, -0.5), (44.5, 32.5), (5.5, 32.5)], OUTLINE)
            pen.icon("skull-crossed-bones", 21, 25, 21.5, ink)
        elif masts == 3:
            pen.box((2, 32, 48, 36.5), theme.colours.active)
            pen.box((11, 0, 39, 9), ink, 2)
            pen.box((12.5, 1.5, 37.5, 9), OUTLINE, 1)
            pen.box((3, 8, 47, 31), ink, 3)
            pen.box((4.5, 9.5, 45.5, 29.5), OUTLINE, 2)
            pen.icon("skull-crossed-bones", 21, 25, 19.5, ink)
        else:
            pen.box((5, 1, 45, 34), ink, 3)
            pen.box((6.5, 2.5, 43.5, 32.5), OUTLINE, 2)
            pen.icon("skull-crossed-bones", 27, 25, 17.5, ink)
        for mast in range(masts):
            x = 25 + (mast - (masts - 1) / 2) * 11
            pen.box((x - 3, 38.5, x + 3, 48), ink)

    return sprite(*NPC, paint, scale)


def pirate_masts(kind: str) -> int:
    """How many masts a pirate NPC of this kind shows: they identify its ship."""
    return {"pirate_brig": 2, "pirate_frigate": 2, "pirate_man_o_war": 3}.get(kind, 1)


@shelved
def treasure_galleon(theme: Theme, gold: int | None, scale: float = 1) -> Image.Image:
    """The Treasure Galleon: a crowned coin for a sail between high castles, and the gold aboard."""

    def paint(pen: Pen) -> None:
        hull = [(0, 20), (10, 20), (10, 31), (40, 31), (40, 24), (50, 24), (44, 52), (7, 52)]
        for size, fill in ((1, theme.colours.white), (0.94, OUTLINE), (0.88, theme.colours.gold_dark)):
            pen.polygon([(25 + (x - 25) * size, 37 + (y - 37) * size) for x, y in hull], fill)
        pen.ellipse((8, -1, 42, 33), theme.colours.white)
        pen.ellipse((9.5, 0.5, 40.5, 31.5), OUTLINE)
        pen.ellipse((11, 2, 39, 30), theme.colours.active)
        pen.icon("crown-coin", 27, 25, 16, OUTLINE)
        if gold is not None:
            pen.letters(str(gold), theme.faces.heavy, 17, 25, 42, theme.colours.white)

    return sprite(*NPC, paint, scale)
