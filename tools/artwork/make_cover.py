"""Draws the cover of the local table's page, bot/web/static/cover.svg: a galleon off a coast, as a woodcut.

Run after a change here: python -m tools.artwork.make_cover
"""

import random
from collections.abc import Callable, Iterable
from itertools import pairwise
from pathlib import Path

WIDE, HIGH, HORIZON = 1600, 1240, 768
INK, SKY, SUN, RAYS, LAND, SEA, SAND = (
    "#2a1b10",
    "#efe4c8",
    "#d9b36a",
    "#b98a4e",
    "#b9c3a0",
    "#c3cfc4",
    "#d9c79a",
)
SAIL, HULL, STRAKE, TRUNK, LEAF, FOAM, SWELL, RED = (
    "#f6ecd2",
    "#b98a4e",
    "#d9b36a",
    "#8a6a3e",
    "#5f7a4a",
    "#f1f0e2",
    "#7e9290",
    "#b3402e",
)
_FILE = Path(__file__).parents[2] / "bot" / "web" / "static" / "cover.svg"

Point = tuple[float, float]
_chance = random.Random(1720)


def path(d: str, fill: str = "none", width: float = 0, opacity: float = 1) -> str:
    """A path with an ink outline of this width."""
    line = f' stroke="{INK}" stroke-width="{width:g}" stroke-linejoin="round"' if width else ""
    faint = f' opacity="{opacity:g}"' if opacity < 1 else ""
    return f'<path d="{d}" fill="{fill}"{line}{faint}/>'


def graver(a: Point, b: Point, swell: float) -> str:
    """A stroke of the graver: thin at both ends."""
    middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
    return (
        f"M{a[0]:.0f} {a[1]:.0f}Q{middle[0]:.0f} {middle[1] - swell:.1f} {b[0]:.0f} {b[1]:.0f}"
        f"Q{middle[0]:.0f} {middle[1] + swell:.1f} {a[0]:.0f} {a[1]:.0f}Z"
    )


def sky() -> Iterable[str]:
    """Paper, lines of cloud, and the sun with its rays."""
    yield f'<rect width="{WIDE}" height="{HIGH}" fill="{SKY}"/>'
    strokes: list[str] = []
    for y in range(60, HORIZON - 12, 13):
        x = _chance.uniform(-60, 120)
        while x < WIDE:
            length = _chance.uniform(150, 390)
            strokes.append(graver((x, y), (x + length, y), _chance.uniform(0.6, 1.6)))
            x += length + _chance.uniform(90, 460)
    yield path("".join(strokes), INK, opacity=0.3)
    yield f'<circle cx="1120" cy="420" r="150" fill="{SUN}"/>'
    rays: list[str] = []
    for at in range(48):
        turn = complex(0, at * 6.2832 / 48)
        way = 2.718281828**turn
        ends = [complex(1120, 420) + way * (172 + more) for more in (0, (44, 82)[at % 2])]
        rays.append(graver((ends[0].real, ends[0].imag), (ends[1].real, ends[1].imag), 2))
    yield path("".join(rays), RAYS)


def coast() -> Iterable[str]:
    """Hills on the horizon, hatched on the side that lies in the shade."""
    ridge: list[Point] = [(0, 640), (90, 610), (170, 560), (250, 590), (330, 540), (420, 600), (520, 640)]
    ridge += [(640, 700), (745, 745), (840, 770)]
    line = "L".join(f"{x:g} {y:g}" for x, y in ridge)
    yield path(f"M0 770L{line}Z", LAND, 3)
    hatch: list[str] = []
    for (x, y), (across, down) in pairwise(ridge):
        for step in range(0, int(across - x), 10):
            top = y + (down - y) * step / (across - x) + 12
            foot = min(HORIZON - 6, top + _chance.uniform(30, 110) * (1.3 if down > y else 0.6))
            if foot > top + 8:
                hatch.append(graver((x + step, top), (x + step - 14, foot), 2))
    yield path("".join(hatch), INK, opacity=0.55)


def waves(rows: Iterable[tuple[float, float, str, float]]) -> Iterable[str]:
    """Rows of waves: height of the row, size of its waves, colour, opacity."""
    for y, size, colour, opacity in rows:
        crests: list[str] = []
        x = _chance.uniform(-150, -20)
        while x < WIDE:
            w, h = size, size * 0.62
            crests.append(
                f"M{x:.0f} {y:g}"
                f"q{w:.0f} {-h:.0f} {w * 1.85:.0f} {-h * 0.16:.0f}"
                f"q{w * 0.7:.0f} {h * 0.34:.0f} {w * 1.7:.0f} {h * 0.07:.0f}"
                f"q{-w:.0f} {h * 0.34:.0f} {-w * 1.7:.0f} {h * 0.02:.0f}"
                f"q{-w * 0.75:.0f} {-h * 0.36:.0f} {-w * 1.85:.0f} {h * 0.07:.0f}Z"
            )
            x += w * _chance.uniform(4.0, 4.7)
        yield path("".join(crests), colour, opacity=opacity)


def sea() -> Iterable[str]:
    """The sea as far as the ship."""
    yield f'<rect y="{HORIZON}" width="{WIDE}" height="{HIGH - HORIZON}" fill="{SEA}"/>'
    yield path(f"M0 {HORIZON}H{WIDE}", width=3)
    yield from waves((HORIZON + 22 + 24 * row, 14 + 2.2 * row, INK, 0.5) for row in range(8))


def swell() -> Iterable[str]:
    """The foam at the ship's side, and the sea before it."""
    yield from waves([(938, 20, FOAM, 0.95), (954, 24, FOAM, 0.95), (974, 30, INK, 0.75)])
    yield from waves((1012 + 38 * row, 35 + 4.6 * row, (SWELL, INK)[row % 2], 0.75) for row in range(6))


def sail(top: tuple[Point, Point], foot: tuple[Point, Point], belly: float) -> str:
    """A square sail between two yards, filled by wind from the left, with its seams and its shade."""
    (a, b), (d, c) = top, foot
    cloth = (
        f"M{a[0]:.0f} {a[1]:.0f}L{b[0]:.0f} {b[1]:.0f}"
        f"Q{b[0] + belly:.0f} {(b[1] + c[1]) / 2:.0f} {c[0]:.0f} {c[1]:.0f}"
        f"Q{(c[0] + d[0]) / 2:.0f} {(c[1] + d[1]) / 2 - 26:.0f} {d[0]:.0f} {d[1]:.0f}"
        f"Q{a[0] + belly * 1.15:.0f} {(a[1] + d[1]) / 2:.0f} {a[0]:.0f} {a[1]:.0f}Z"
    )
    shade: list[str] = []
    for step in range(1, 17):
        share = step / 17
        x = a[0] + (b[0] - a[0]) * share + belly * 0.75
        long = (c[1] - a[1]) * (0.18 + 0.5 * share**2) * _chance.uniform(0.7, 1)
        y = a[1] + (c[1] - a[1]) * 0.12
        shade.append(graver((x, y), (x + belly * 0.3, y + long), 1.6))
    return path(cloth, SAIL, 3.5) + path("".join(shade), INK, opacity=0.4)


def mast(x: float, top: float, yards: list[tuple[float, float]], flag: str) -> Iterable[str]:
    """A mast with its yards (height, half its length), sails between them, shrouds and a flag."""
    shrouds = "".join(
        f"M{x + side * (70 - 22 * n)} 815L{x + side * 4} {yards[-2][0]}" for side in (-1, 1) for n in range(3)
    )
    yield path(shrouds, width=1.6)
    yield path(f"M{x - 9} 830L{x - 5} {top}H{x + 5}L{x + 9} 830Z", TRUNK, 3)
    for (low, wide), (high, narrow) in pairwise(yards):
        yield sail(
            ((x - narrow, high + 8), (x + narrow, high + 8)),
            ((x - wide + 8, low - 6), (x + wide - 2, low - 6)),
            34,
        )
    for y, half in yards:
        yield path(
            f"M{x - half - 16} {y - 5}H{x + half + 16}L{x + half + 8} {y + 6}H{x - half - 8}Z", TRUNK, 3
        )
    yield path(f"M{x} {top}q-40 -16 -72 2q-30 14 -62 -4l22 20l-20 20q34 14 62 0q34 -16 70 0Z", flag, 3)


def hull() -> Iterable[str]:
    """The hull with its strakes and ports, the sprit and its sails."""
    yield path("M1310 748L1462 640L1470 652L1330 762Z", TRUNK, 3)
    yield path("M1176 372Q1300 520 1436 652Q1330 712 1262 716Q1286 560 1176 372Z", SAIL, 3.5)
    yield path("M1150 300L1456 644M1176 372L1436 652", width=1.8)
    rail = "M616 676L650 668Q668 776 800 786L1190 786Q1290 776 1332 730L1346 744"
    side = f"{rail}Q1316 812 1270 860Q1232 930 1188 950H730Q690 906 664 840Q634 760 616 676Z"
    yield path(side, HULL, 4)
    yield path(
        f"{rail}Q1296 808 1192 816L796 816Q656 806 626 716Z",
        STRAKE,
        3,
    )
    for down in (0, 30, 60, 90):
        bent = 640 + down * 0.44
        yield path(
            f"M{bent:.0f} {772 + down}Q700 {842 + down * 0.8:.0f} 810 {846 + down * 0.8:.0f}H1180"
            f"Q1260 {838 + down * 0.8:.0f} {1308 - down * 0.7:.0f} {800 + down}",
            width=2.2,
        )
    hatch = [graver((x, 838), (x - 8, _chance.uniform(880, 936)), 1.8) for x in range(700, 1240, 8)]
    yield path("".join(hatch), INK, opacity=0.3)
    for x in range(770, 1220, 72):
        yield path(f"M{x} 850h30v26h-30Z", RED, 3)
        yield path(f"M{x + 7} 856h16v14h-16Z", INK)
    for x, y in ((646, 748), (680, 768), (714, 782)):
        yield path(f"M{x} {y}l20 6v24l-20 -6Z", "#f0cf7e", 3)


def ship() -> Iterable[str]:
    """The galleon: the mast behind first."""
    yield '<g transform="translate(-20 -6)">'
    yield from mast(1210, 270, [(640, 112), (500, 88), (366, 62)], RED)
    yield from mast(810, 210, [(650, 122), (470, 96), (306, 74)], RED)
    yield from mast(1010, 120, [(700, 150), (500, 122), (340, 98), (204, 74)], INK)
    yield from hull()
    yield "</g>"


def palm(x: float, y: float, bend: float, tall: float) -> Iterable[str]:
    """A palm that leans to one side."""
    top = (x + bend, y - tall)
    yield path(
        f"M{x:g} {y:g}q{bend * 0.2:.0f} {-tall * 0.6:.0f} {bend:g} {-tall:g}l9 2"
        f"q{-bend * 0.75:.0f} {tall * 0.4:.0f} {tall * 0.13 - bend:.0f} {tall:g}Z",
        TRUNK,
        2.5,
    )
    size = tall * 0.5
    rings = "".join(
        f"M{x + bend * share**1.7 * 0.95:.0f} {y - tall * share:.0f}q10 5 22 1"
        for share in (0.15, 0.3, 0.45, 0.6, 0.75)
    )
    yield path(rings, width=1.6)
    for across, up, drop in (
        (-1, 0.1, 0.35),
        (-0.8, 0.5, 0.02),
        (-0.35, 0.8, -0.42),
        (0.4, 0.8, -0.4),
        (0.85, 0.5, 0.05),
        (1, 0.08, 0.38),
    ):
        tip = (top[0] + across * size, top[1] + drop * size)
        bow = (top[0] + across * size * 0.5, top[1] - up * size)
        blade = (
            f"M{top[0]:.0f} {top[1]:.0f}Q{bow[0]:.0f} {bow[1]:.0f} {tip[0]:.0f} {tip[1]:.0f}"
            f"Q{bow[0]:.0f} {bow[1] + size * 0.22:.0f} {top[0]:.0f} {top[1]:.0f}Z"
        )
        yield path(blade, LEAF, 2.2)


def shore() -> Iterable[str]:
    """The beach in front, with its palms."""
    yield path("M0 1240V1075Q150 1040 290 1082T560 1150Q640 1190 660 1240Z", SAND, 3.5)
    strokes = [
        graver((x, y), (x + _chance.uniform(40, 90), y + _chance.uniform(-6, 14)), 1.8)
        for x in range(10, 520, 19)
        for y in [_chance.uniform(1105 + x * 0.12, 1225)]
    ]
    yield path("".join(strokes), INK, opacity=0.4)
    for tree in ((60, 1100, -40, 240), (150, 1090, 110, 330), (300, 1110, 70, 220)):
        yield from palm(*tree)


def frame() -> Iterable[str]:
    """Two rules around everything, as on the board."""
    for inset, width in ((22, 7), (38, 2)):
        yield (
            f'<rect x="{inset}" y="{inset}" width="{WIDE - 2 * inset}" height="{HIGH - 2 * inset}" '
            f'fill="none" stroke="{INK}" stroke-width="{width}"/>'
        )


def main() -> None:
    """Writes the cover."""
    parts: list[Callable[[], Iterable[str]]] = [sky, coast, sea, ship, swell, shore, frame]
    body = "\n".join(line for part in parts for line in part())
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}">'
    _FILE.write_text(f"{head}\n{body}\n</svg>\n", encoding="utf-8")


if __name__ == "__main__":
    main()
