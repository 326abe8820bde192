"""The hull of a ship in profile, its guns, and where shot has struck it."""

from random import Random

from render.art.ink import AMBER, DARK_WOOD, INK, LINEN, WOOD
from tools.artwork.pens import Points, Sheet, brush, curve, poly, smooth, taper
from tools.artwork.ships.plans import WATER, WIDE, Plan

RAW = "#e3c48c"  # broken wood
STEPS = 6  # how many steps guns and hull are lost in


class Lines:
    """The lines of a plan: from shares of the hull's length and of its height to points of the picture."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        aft, fore = plan.stern * 0.2 + 10, plan.bow * 0.34 + plan.sprit[0] * 0.86
        self.left = (WIDE - aft - plan.long - fore) / 2 + aft

    def place(self, share: float, height: float) -> complex:
        """The point at this share of the length and this height above the water."""
        rake = height * (0.34 * max(0.0, share) ** 7 - 0.2 * (1 - share) ** 5)
        return complex(self.left + self.plan.long * share + rake, WATER - height)

    def sheer(self, share: float) -> float:
        """The height of the main rail."""
        plan = self.plan
        aft, fore = max(0.0, 0.52 - share) / 0.52, max(0.0, share - 0.52) / 0.48
        return plan.waist + (plan.stern - plan.waist) * aft**2 + (plan.bow - plan.waist) * fore**2

    def rail(self, share: float) -> float:
        """The height of the ship's side, castles and all."""
        return self.sheer(share) + sum(up for first, last, up in self.plan.castles if first <= share <= last)

    def strake(self, part: float, first: float = 0.0, last: float = 1.0) -> list[complex]:
        """A line along the side, at this part of the rail's height."""
        return curve(lambda share: self.place(share, self.sheer(share) * part), first, last, 14)

    def top(self) -> list[complex]:
        """The upper edge, with a step at each castle's end."""
        edges = {edge for first, last, _ in self.plan.castles for edge in (first, last) if 0 < edge < 1}
        shares = sorted(
            {*(step / 24 for step in range(25)), *(e - 0.004 for e in edges), *(e + 0.004 for e in edges)}
        )
        return [self.place(share, self.rail(share)) for share in shares]

    def outline(self) -> str:
        """The whole side, down to a little below the waterline."""
        bow, foot = self.place(1, self.rail(1)), complex(self.left + self.plan.long - 20, WATER + 8)
        stem = curve(
            lambda t: (
                bow * (1 - t) ** 2 + 2 * t * (1 - t) * (bow.real + 3 + foot.imag * 1j - 20j) + foot * t * t
            )
        )
        heel = complex(self.left + 16, WATER + 8)
        swell = [heel + (foot - heel) * (1 - step / 12) + (step % 2) * 5j for step in range(13)]
        counter = [heel - 10 - self.sheer(0) * 0.3j, self.place(0, self.sheer(0) * 0.52) - 2]
        return poly([*self.top(), *stem[1:], *swell, *counter])

    def ports(self) -> list[complex]:
        """The middle of each gun port."""
        found: list[complex] = []
        for part, first, last, count in self.plan.rows:
            for index in range(count):
                share = first + (last - first) * index / max(1, count - 1)
                found.append(self.place(share, self.sheer(share) * part))
        return found


def _beak(sheet: Sheet, lines: Lines) -> None:
    """The head with its rails and the figure at its end."""
    reach, root = lines.plan.beak, lines.place(1, lines.rail(1) * 0.72)
    if reach < 12:
        return
    tip = root + complex(reach, -reach * 0.3)
    low = lines.place(1, lines.rail(1) * 0.3) - 3
    sheet.shape(
        smooth(
            [root - 8 - 6j, root + reach * 0.55 + 2j, tip, tip + 4 + 8j, root + reach * 0.5 + 16j, low - 4]
        ),
        WOOD,
    )
    for drop in (6, 12):
        sheet.ink(brush([root + drop * 1j, root + reach * 0.55 + (drop + 3) * 1j, tip + (drop - 4) * 1j], 2))
    figure = [
        tip - 9 + 8j,
        tip - 6 - 2j,
        tip - 1 - 9j,
        tip + 3 - 15j,
        tip + 9 - 15j,
        tip + 10 - 10j,
        tip + 7 - 6j,
    ]
    sheet.shape(smooth([*figure, tip + 12 - 1j, tip + 7 + 4j, tip + 2 + 11j, tip - 5 + 14j]), AMBER, 1.8)
    sheet.ink(taper(tip + 6 - 4j, tip - 2 + 10j, 1.4, 2), taper(tip + 8 - 14j, tip + 10 - 14j, 1))


def _castles(sheet: Sheet, lines: Lines) -> None:
    """Panels and carved lines of the decks above the rail."""
    for first, last, _up in lines.plan.castles:
        base = curve(lambda share: lines.place(share, lines.sheer(share) + 1), first, last)
        edge = curve(
            lambda share, end=last: lines.place(share, lines.rail(min(share, end - 0.001))), first, last
        )
        wall = poly([*base, *reversed(edge)])
        sheet.hatch(wall, 88, 7, 1, bow=0, opacity=0.8)
        sheet.ink(brush(base, 3.4, 0.8))


def _gallery(sheet: Sheet, lines: Lines) -> None:
    """The cabin's windows at the stern, one row to each deck."""
    rows = lines.plan.gallery
    for row in range(rows):
        part = 0.62 + row * 0.24
        height = lines.sheer(0.02) * part
        for pane in range(4 if rows > 1 else 3):
            corner = lines.place(0.012 + pane * 0.033, height - pane * 1.6)
            glass = poly([corner, corner + 10, corner + 9 + 13j, corner + 13j])
            sheet.shape(glass, AMBER, 1.8)
            sheet.line(
                f"M{corner.real + 5:.1f} {corner.imag:.1f}v13M{corner.real:.1f} {corner.imag + 6.5:.1f}h10", 1
            )
        ledge = curve(lambda share, height=height: lines.place(share, height - 15 - share * 40), 0, 0.16, 3)
        sheet.ink(brush(ledge, 4.5, 1))


def _planking(sheet: Sheet, lines: Lines) -> None:
    """The painted band, strakes, wales, and the shade at stern and bow."""
    plan = lines.plan
    for part, *_ in plan.rows[:3]:
        sheet.flat(poly([*lines.strake(part + 0.12), *reversed(lines.strake(part - 0.13))]), plan.band)
    for part in (0.08, 0.2, 0.32, 0.44, 0.56, 0.68, 0.8, 0.92):
        sheet.ink(brush(lines.strake(part), 1.9, 0.5))
    for part in (0.26, 0.76) if len(plan.rows) < 3 else (0.22, 0.49, 0.75):
        sheet.flat(poly([*lines.strake(part + 0.035), *reversed(lines.strake(part - 0.03))]), DARK_WOOD)
        for edge in (0.035, -0.03):
            sheet.ink(brush(lines.strake(part + edge), 2, 0.7))
    side = lines.outline()
    ends = ((0.0, 0.2, 66), (0.86, 1.1, 112))
    for first, last, angle in ends:
        part = poly(
            [lines.place(first, 300), lines.place(last, 300), lines.place(last, -20), lines.place(first, -20)]
        )
        sheet.hatch(side, angle, 4.6, 1.2, bow=3, side=part, opacity=0.75)
    foot = poly([*lines.strake(0.2), lines.place(1, -20), lines.place(0, -20)])
    sheet.hatch(side, 90, 4, 1.3, bow=0, side=foot, opacity=0.8)


def draw_hull(sheet: Sheet, plan: Plan) -> None:
    """The hull whole, with the staff of its flag."""
    lines = Lines(plan)
    _beak(sheet, lines)
    stern = lines.place(0, lines.rail(0))
    sheet.ink(brush([stern + 4 + 2j, stern - 2 - 30j, stern - 8 - 58j], 5, 1))
    side = lines.outline()
    sheet.flat(side, plan.side)
    with sheet.within(side):
        _planking(sheet, lines)
        _castles(sheet, lines)
        _gallery(sheet, lines)
    for port in lines.ports():
        _gun(sheet, port, plan.trim)
    sheet.line(side, 3)
    sheet.ink(brush(lines.top(), 5.5, 0.9))
    foam = [complex(lines.left + plan.long * t / 12 - 4, WATER + 7 + (t % 2) * 3) for t in range(14)]
    for first in range(0, 12, 2):
        sheet.flat(brush(foam[first : first + 3], 5), LINEN)
        sheet.ink(brush([point + 4j for point in foam[first : first + 3]], 2.4))


def _gun(sheet: Sheet, port: complex, trim: str) -> None:
    """A port with its lid raised, and the muzzle in it."""
    sheet.flat(poly([port - 6 - 5j, port + 6 - 5j, port + 6 + 5.5j, port - 6 + 5.5j]), INK)
    sheet.shape(poly([port - 6.5 - 5j, port + 6.5 - 5j, port + 7.5 - 10.5j, port - 5.5 - 10.5j]), trim, 1.5)
    sheet.shape(poly([port - 2 - 1.8j, port + 10 - 1.2j, port + 10 + 3.6j, port - 2 + 3.6j]), "#6b6762", 1.4)


def _burst(chance: Random, middle: complex, size: float) -> list[complex]:
    """The ragged edge of a hole."""
    count, found = 15, list[complex]()
    for index in range(count):
        turn = complex(0, 1) ** (4 * index / count)
        found.append(middle + turn * size * chance.uniform(0.6, 0.85 if index % 2 else 1.2))
    return found


def _splinters(sheet: Sheet, middle: complex, size: float) -> None:
    for _ in range(7):
        turn = complex(0, 1) ** sheet.chance.uniform(0, 4)
        sheet.ink(
            taper(middle + turn * size * 0.7, middle + turn * size * sheet.chance.uniform(1.2, 1.7), 1.1)
        )
        sheet.flat(taper(middle + turn * size * 1.1, middle + turn * size * 0.3, 1.9), RAW)


def draw_shot(sheet: Sheet, plan: Plan, guns: bool, step: int) -> None:
    """What one step (from 0) of losing guns, or of holes in the hull, adds to the picture."""
    lines = Lines(plan)
    order = lines.ports()
    if guns:
        Random(f"guns {plan.long}").shuffle(order)
        struck = order[step::STEPS]
        size = 11.5
    else:
        shares = [0.2 + 0.66 * at / (STEPS - 1) for at in range(STEPS)]
        Random(f"hull {plan.long}").shuffle(shares)
        share = shares[step]
        struck = [lines.place(share, lines.sheer(share) * (0.18, 0.34, 0.62)[step % 3] + 4)]
        size = 13.0 if plan.waist > 50 else 10.0
    for middle in struck:
        hole = _burst(sheet.chance, middle, size)
        sheet.shape(poly(hole), RAW, 1.8)
        sheet.flat(poly([middle + (edge - middle) * 0.72 for edge in hole]), "#150d08")
        _splinters(sheet, middle, size)


def deck(plan: Plan, share: float) -> complex:
    """Where a mast at this share of the length meets the deck."""
    lines = Lines(plan)
    return lines.place(share, lines.rail(share) - 6)


def sprit_line(plan: Plan) -> Points:
    """The bowsprit, from its heel to its end."""
    lines = Lines(plan)
    heel = lines.place(0.93, lines.rail(0.93) - 2)
    bow = lines.place(1, lines.rail(1))
    end = complex(bow.real + plan.sprit[0] * 0.86, bow.imag - plan.sprit[1])
    return [heel, (heel + end) / 2, end]


def flag_spot(plan: Plan) -> complex:
    """Where the upper inner corner of the flag hangs."""
    lines = Lines(plan)
    return lines.place(0, lines.rail(0)) - 8 - 58j
