"""Masts, sails and ropes, each a piece that can be shown lost."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from render.art.ink import DARK_WOOD, FINE, RED
from tools.artwork.pens import Sheet, brush, curve, poly, smooth, taper
from tools.artwork.ships.hull import Lines, deck, sprit_line
from tools.artwork.ships.plans import WATER, Mast, Plan

Cloth = Callable[[float, float], complex]  # from shares across and down the sail to a point
Draw = Callable[[Sheet], None]


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of the rig: how it is drawn, whether a seat dyes it, and what is left once it is lost."""

    name: str
    draw: Draw
    sail: bool = False
    stump: Draw | None = None


def _cloth(sheet: Sheet, spread: Cloth, fill: str, seams: int, deep: float = 1) -> None:
    """A sail: its tint, seams, and shade on the weather side and in the belly.

    Where its lines meet at a head (`spread` of any share at 0), they begin a little lower.
    """
    high = 0.03 if abs(spread(0, 0) - spread(1, 0)) > 1 else 0.16
    edge = [
        *curve(lambda t: spread(t, 0)),
        *curve(lambda t: spread(1, t))[1:],
        *curve(lambda t: spread(1 - t, 1))[1:],
        *curve(lambda t: spread(0, 1 - t))[1:-1],
    ]
    d = poly(edge)
    sheet.flat(d, fill)
    chance = sheet.chance
    with sheet.within(d):
        for seam in range(1, seams):
            across = seam / seams
            sheet.ink(brush(curve(lambda t, a=across: spread(a, t), high, 0.98), 1.3, 0.7))
        for step in range(int(14 * deep)):
            across = 0.015 + 0.4 * step / (14 * deep)
            long = (1 - across * 1.7) * chance.uniform(0.55, 0.95)
            sheet.ink(brush(curve(lambda t, a=across: spread(a, t), high, max(0.3, long)), 2.5 - 3 * across))
        for step in range(7):
            down = 0.97 - step * 0.035
            last = chance.uniform(0.45, 0.95) - step * 0.05
            sheet.ink(brush(curve(lambda t, v=down: spread(t, v), 0.02, last), 2.2))
        for step in range(6):
            across = 0.99 - step * 0.03
            sheet.ink(brush(curve(lambda t, a=across: spread(a, t), 0.5 + step * 0.05, 0.98), 1.7))
    sheet.line(d, 2.4)


def _square(x: float, upper: tuple[float, float], lower: tuple[float, float]) -> Cloth:
    """A square sail between two yards (height, half width), filled by wind from the left."""
    (high, narrow), (low, wide) = upper, lower
    tall = high - low

    def spread(across: float, down: float) -> complex:
        half = narrow + (wide - narrow) * down
        belly = 0.3 * tall * (1 - (2 * down - 1) ** 2) * (0.75 + 0.25 * across)
        arch = tall * 0.13 * (1 - (2 * across - 1) ** 2) * down**2
        return complex(
            x + half * (2 * across - 1) + belly * 0.7 + tall * 0.09 * down, WATER - high + tall * down - arch
        )

    return spread


def _three(head: complex, fore: complex, clew: complex, belly: float) -> Cloth:
    """A sail of three corners: across from the stay (head to fore) to the leech (head to clew)."""

    def spread(across: float, down: float) -> complex:
        base = fore + (clew - fore) * across
        point = head + (base - head) * down
        bulge = belly * 4 * across * (1 - across) * down
        return point + complex(bulge * 0.2, bulge)

    return spread


def _four(a: complex, b: complex, c: complex, d: complex, belly: float) -> Cloth:
    """A sail of four corners (upper left, upper right, lower right, lower left)."""

    def spread(across: float, down: float) -> complex:
        point = (a + (b - a) * across) * (1 - down) + (d + (c - d) * across) * down
        bulge = 4 * belly * down * (1 - down) * (1 - across * 0.8)
        return point - bulge * (1 - down) * 0.6

    return spread


def _spar(sheet: Sheet, a: complex, b: complex, thick: float) -> None:
    sheet.shape(brush([a, a + (b - a) * 0.3, a + (b - a) * 0.7, b], thick, 0.5), DARK_WOOD, 2)


def _pole(plan: Plan, mast: Mast) -> Draw:
    """A standing mast with its shrouds, top and pennant."""
    foot, x = deck(plan, mast.share), deck(plan, mast.share).real
    top = complex(x + 2, WATER - mast.top)
    hounds = foot + (top - foot) * 0.62
    aft = -1 if mast.name != "bonaventure" else -0.6

    def draw(sheet: Sheet) -> None:
        ends = [foot + complex(aft * 6 + step * 9 * (aft if step % 2 else 1), 6) for step in range(6)]
        for end in ends:
            sheet.line(poly([end, hounds], closed=False), FINE)
        for rung in range(1, 7):
            share = rung / 9
            left, right = (min(ends, key=lambda e: e.real), max(ends, key=lambda e: e.real))
            sheet.line(
                poly([left + (hounds - left) * share, right + (hounds - right) * share], closed=False), 0.9
            )
        thick = 5.5 if mast.top > 300 else 4.5
        sheet.shape(poly([foot - thick + 8j, top - 1.6, top + 1.6, foot + thick + 8j]), DARK_WOOD, 2)
        if mast.rig == "square" or mast.yards:
            sheet.shape(
                poly([hounds - 11 - 4j, hounds + 11 - 4j, hounds + 7 + 4j, hounds - 7 + 4j]), DARK_WOOD, 2
            )
        tail = [
            top + 3j,
            top - 14 - 3j,
            top - 30 + 2j,
            top - 46 - 2j,
            top - 30 + 7j,
            top - 14 + 7j,
            top + 12j,
        ]
        sheet.shape(smooth(tail), RED, 1.8)

    return draw


def _stump(plan: Plan, mast: Mast) -> Draw:
    """What is left of a mast: a splintered stump, the spar over the side and slack ropes."""
    foot = deck(plan, mast.share)
    tall = 34 + mast.top * 0.05
    lean = -1 if mast.share > 0.6 else 1

    def draw(sheet: Sheet) -> None:
        top = foot - tall * 1j
        end = foot + complex(lean * (58 + mast.top * 0.08), 14 + plan.waist * 0.45)
        _spar(sheet, top + 8j + lean * 4, end, 9)
        torn = end - (end - top) * 0.6
        drop = [torn - 3, end - 2, end + complex(lean * 3, 13), end + complex(-lean * 7, 9)]
        for share in (0.3, 0.5, 0.72, 0.95):
            spot = end + (torn - end) * share
            drop += [spot + complex(-lean * 3, 24 + 9 * (share % 0.4)), spot + complex(-lean * 6, 10)]
        rag = poly(drop)
        sheet.shape(rag, plan.cloth, 2)
        sheet.hatch(rag, 80, 5, 1.3)
        edge = [
            foot - 6 + 6j,
            top - 5 + 6j,
            top - 3 - 9j,
            top - 1 + 3j,
            top + 2 - 13j,
            top + 4 + 2j,
            top + 6 - 4j,
        ]
        sheet.shape(poly([*edge, foot + 6 + 6j]), DARK_WOOD, 2)
        sheet.flat(poly([top - 3 - 6j, top - 1 + 6j, top + 2 - 10j, top + 4 + 6j, top - 4 + 8j]), "#e3c48c")
        for side in (-1, 1):
            rope = [top + 10j, foot + complex(side * 26, -8), foot + complex(side * 34, 14)]
            sheet.line(smooth(rope, closed=False), FINE)

    return draw


def _square_sails(plan: Plan, mast: Mast) -> Iterator[Piece]:
    """The square sails of a mast from the lowest to the highest, each with the yard it hangs from."""
    x = deck(plan, mast.share).real + 2
    for index, (low, high) in enumerate(zip(mast.yards, mast.yards[1:], strict=False)):
        spread = _square(x, (high[0] - 5, high[1] * 0.94), (low[0] + 5, low[1]))

        def draw(sheet: Sheet, spread: Cloth = spread, high: tuple[float, float] = high) -> None:
            _cloth(sheet, spread, plan.cloth, 7)
            for spot in range(1, 12):
                point = spread(spot / 12, 0.22)
                sheet.ink(taper(point, point + 1 + 8j, 1.1))
            yard = complex(x, WATER - high[0])
            _spar(sheet, yard - high[1] - 7, yard + high[1] + 7, 7)

        yield Piece(f"{mast.name} sail {index + 1}", draw, sail=True)


def _lower_sail(plan: Plan, mast: Mast) -> Iterator[Piece]:
    """The gaff or lateen sail of a mast."""
    foot = deck(plan, mast.share)
    reach, lowest = mast.reach, mast.yards[0][0] if mast.yards else mast.top - 26

    def gaff(sheet: Sheet) -> None:
        throat = complex(foot.real - 4, WATER - min(lowest, mast.top * 0.68))
        peak = throat + complex(-reach * 0.72, -reach * 0.3)
        tack, clew = foot - 5 - 14j, foot + complex(-reach, -20)
        _cloth(sheet, _four(peak, throat, tack, clew, reach * 0.1), plan.cloth, 9, 1.3)
        _spar(sheet, peak - 8 - 3j, throat + 5 + 2j, 6)
        _spar(sheet, clew - 12 - 1j, tack + 6, 7)

    def lateen(sheet: Sheet) -> None:
        middle = complex(foot.real, WATER - min(lowest + 8, mast.top * 0.8))
        peak, tack = (
            middle + complex(-reach * 0.6, -reach * 0.42),
            middle + complex(reach * 0.84, reach * 0.72),
        )
        clew = complex(peak.real - reach * 0.06, max(foot.imag - 24, tack.imag - 8) - 4)
        _cloth(sheet, _three(peak, clew, tack, 7), plan.cloth, 7, 1.1)
        _spar(sheet, peak - (tack - peak) * 0.06, tack + (tack - peak) * 0.06, 7)

    yield Piece(f"{mast.name} {mast.rig}", gaff if mast.rig == "gaff" else lateen, sail=True)


def _jibs(plan: Plan, mast: Mast) -> Iterator[Piece]:
    """The staysails between the foremost mast and the bowsprit, the outermost last."""
    heel, _, end = sprit_line(plan)
    foot = deck(plan, mast.share)
    for index in reversed(range(plan.jibs)):
        share = (index + 1) / plan.jibs
        tip = heel + (end - heel) * (0.34 + 0.62 * share)
        head = complex(foot.real + 3, WATER - mast.top * (0.56 + 0.36 * share))
        clew = complex(foot.real + 10 + 16 * index, tip.imag + 8 - 12 * index)

        def draw(sheet: Sheet, head: complex = head, tip: complex = tip, clew: complex = clew) -> None:
            sheet.line(poly([head, tip], closed=False), FINE)
            top = head + (tip - head) * 0.16
            _cloth(sheet, _three(top, clew, tip, 9), plan.cloth, 5, 0.6)

        yield Piece(f"jib {index + 1}", draw, sail=True)


def _bowsprit(plan: Plan) -> Iterator[Piece]:
    heel, _, end = sprit_line(plan)

    def spar(sheet: Sheet) -> None:
        stay = Lines(plan).place(1, Lines(plan).rail(1) * 0.4)
        sheet.line(poly([end - 12, stay], closed=False), FINE)
        sheet.shape(poly([heel - 4j, end - 1.6j, end + 1.6j, heel + 4j]), DARK_WOOD, 2)

    yield Piece("bowsprit", spar)
    if plan.spritsail:
        spot = heel + (end - heel) * 0.74

        def sail(sheet: Sheet) -> None:
            spread = _square(spot.real, (WATER - spot.imag - 6, 26), (WATER - spot.imag - 50, 30))
            _cloth(sheet, spread, plan.cloth, 4, 0.6)
            _spar(sheet, spot - 34 + 4j, spot + 34 + 4j, 6)

        yield Piece("spritsail", sail, sail=True)


def rig(plan: Plan) -> list[Piece]:
    """All pieces, from the farthest to the nearest: the foremost mast first."""
    found = [*_bowsprit(plan)]
    for index, mast in enumerate(plan.masts):
        found.append(Piece(f"{mast.name} mast", _pole(plan, mast), stump=_stump(plan, mast)))
        if index == 0:
            found += _jibs(plan, mast)
        if mast.rig != "square":
            found += _lower_sail(plan, mast)
        found += _square_sails(plan, mast)
    return found


def losses(plan: Plan) -> list[str]:
    """The names of what is lost, in order: the foremost mast first, each from above, the main mast last."""
    pieces = [piece.name for piece in rig(plan)]
    order = sorted(plan.masts, key=lambda mast: (mast.name == "main", plan.masts.index(mast)))
    found = [name for name in pieces if name.startswith(("jib", "spritsail"))]
    for mast in order:
        own = [name for name in pieces if name.startswith(mast.name) and not name.endswith("mast")]
        found += [*reversed(own), f"{mast.name} mast"]
    return found
