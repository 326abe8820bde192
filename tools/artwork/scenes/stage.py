"""What every stage has: sky, clouds, hills, palms, the sea and ships on it. A stage is 400 by 250."""

from render.art.ink import AMBER, INK, LINEN
from tools.artwork.pens import Sheet, brush, curve, oval, smooth, soft, taper
from tools.artwork.ships.flags import WIDE as FLAG_WIDE
from tools.artwork.ships.flags import draw_flag
from tools.artwork.ships.hull import draw_hull, draw_shot, flag_spot
from tools.artwork.ships.plans import PLANS, WATER
from tools.artwork.ships.rig import losses, rig

WIDE, HIGH = 400, 250
DAY, DUSK, NIGHT, GREY, GOLDEN = "#dfe6dc", "#e9c9a0", "#5c6b80", "#b9bfb6", "#f0dca4"
SEA, DEEP, NIGHT_SEA = "#a9c6c2", "#7fa3a4", "#43586a"
LAND, SAND, ROCK = "#8fa074", "#e3cf9c", "#a29884"


def sky(sheet: Sheet, tint: str = DAY, heavy: float = 1.0, horizon: float = 160) -> None:
    """The sky with horizontal strokes, denser above."""
    sheet.flat(f"M0 0H{WIDE}V{HIGH}H0Z", tint)
    y = 4.0
    while y < horizon:
        x = sheet.chance.uniform(-80, 20)
        while x < WIDE:
            long = sheet.chance.uniform(50, 170)
            swell = heavy * (1.5 - y / horizon) * sheet.chance.uniform(0.5, 1)
            sheet.ink(taper(complex(x, y), complex(x + long, y), swell, 1), opacity=0.6)
            x += long + sheet.chance.uniform(10, 120) / heavy
        y += 6.5


def sun(sheet: Sheet, middle: complex, size: float = 26, tint: str = AMBER) -> None:
    """The sun with its rays."""
    for step in range(32):
        way = complex(0, 1) ** (step / 8)
        sheet.flat(
            taper(middle + way * (size + 5), middle + way * (size * (1.6 + 0.5 * (step % 2))), 1.6), "#b98a4e"
        )
    sheet.shape(oval(middle, size, size), tint, 2)


def moon(sheet: Sheet, middle: complex, size: float = 20) -> None:
    """A full moon in its light."""
    sheet.flat(oval(middle, size * 2, size * 2), LINEN, 0.18)
    sheet.shape(oval(middle, size, size), "#f4eccf", 2)
    sheet.flat(oval(middle + 5 - 4j, 4, 3) + oval(middle - 6 + 5j, 5, 4), "#d8c79f")


def cloud(sheet: Sheet, middle: complex, size: float, tint: str = LINEN) -> None:
    """A cloud or a bank of smoke, lobed above and hatched beneath."""
    lobes = [
        (-1.0, 0.1),
        (-0.8, -0.3),
        (-0.45, -0.34),
        (-0.2, -0.62),
        (0.2, -0.58),
        (0.42, -0.3),
        (0.78, -0.34),
        (1.0, 0.08),
    ]
    edge = [middle + complex(x * size * 1.5, y * size) for x, y in lobes]
    d = smooth([*edge, middle + complex(size * 0.7, size * 0.28), middle + complex(-size * 0.7, size * 0.3)])
    sheet.flat(d, tint)
    with sheet.within(d):
        for row in range(6):
            y = middle.imag + size * (0.26 - row * 0.1)
            half = size * (1.3 - row * 0.2)
            sheet.ink(taper(complex(middle.real - half * 0.5, y), complex(middle.real + half, y - 2), 1.5, 3))
        for x, y in lobes[1:7]:
            lobe = middle + complex(x * size * 1.5, y * size)
            sheet.ink(
                brush(
                    [
                        lobe + 2j,
                        lobe + complex(size * 0.2, size * 0.1),
                        lobe + complex(size * 0.22, size * 0.3),
                    ],
                    2,
                )
            )
    sheet.line(d, 2)


def hills(sheet: Sheet, ridge: str, tint: str = LAND, foot: float = 165) -> None:
    """A line of hills down to the height `foot`, hatched on the far sides."""
    numbers = ridge.split()
    d = soft(f"{ridge} {numbers[-2]} {foot + 8} {numbers[0]} {foot + 8}")
    sheet.flat(d, tint)
    sheet.hatch(d, 116, 6, 1.5, bow=7, opacity=0.75)
    sheet.line(soft(ridge, closed=False), 2.2)


def sea(sheet: Sheet, top: float, tint: str = SEA, rough: float = 1.0) -> None:
    """The sea from the height `top` down, waves growing towards us."""
    sheet.flat(f"M0 {top}H{WIDE}V{HIGH}H0Z", tint)
    sheet.line(f"M0 {top}H{WIDE}", 1.6)
    y, size = top + 5, 9.0
    while y < HIGH + 10:
        x = sheet.chance.uniform(-size * 3, 0)
        while x < WIDE:
            w, h = size * sheet.chance.uniform(0.9, 1.2), size * 0.3 * rough
            crest = curve(
                lambda t, x=x, y=y, w=w, h=h: complex(x + w * 2 * t, y - h * 4 * t * (1 - t)), steps=4
            )
            sheet.ink(brush(crest, 1.2 + size * 0.11))
            if sheet.chance.random() < 0.3:
                sheet.flat(brush([point - 2.4j for point in crest[1:4]], 2.2), LINEN)
            x += w * sheet.chance.uniform(2.3, 3.8)
        y += size * 0.85
        size *= 1.13


def breakers(sheet: Sheet, top: float, rows: int = 4, tint: str = SEA) -> None:
    """Rows of curling waves, as in a storm."""
    for row in range(rows):
        y, size = top + row * 24, 30 + row * 7
        x = -size * (1 + 0.45 * (row % 2))
        while x < WIDE + size:
            base = complex(x, y)
            crest = [
                base + complex(0, size * 0.9),
                base + complex(size * 0.3, size * 0.2),
                base + complex(size * 0.75, -size * 0.36),
            ]
            curl = [
                base + complex(size * 1.22, -size * 0.3),
                base + complex(size * 1.34, size * 0.02),
                base + complex(size * 1.12, -size * 0.08),
            ]
            back = [
                base + complex(size * 1.1, size * 0.3),
                base + complex(size * 1.5, size * 0.8),
                base + complex(size * 1.7, size * 1.5),
            ]
            d = smooth([*crest, *curl, *back, base + complex(0, size * 1.5)])
            sheet.shape(d, tint if row % 2 else "#93b3b0", 2.2)
            for echo in (0.12, 0.26, 0.42, 0.6):
                line = [
                    base + complex(size * (0.2 + echo), size * (0.9 + echo * 0.2)),
                    base + complex(size * (0.45 + echo * 0.8), size * (0.1 + echo * 0.8)),
                    base + complex(size * (0.95 + echo * 0.4), size * (-0.2 + echo * 0.9)),
                ]
                sheet.ink(brush(line, 2.4))
            sheet.flat(brush([crest[2] + 3j, curl[0] + 2j, curl[1] - 2j], 5, 0.8), LINEN)
            x += size * 1.62


def beach(sheet: Sheet, edge: str, tint: str = SAND) -> None:
    """The ground in front, along an edge from left to right."""
    d = soft(edge, closed=False) + f"L{WIDE + 4} {HIGH + 4}L-4 {HIGH + 4}Z"
    sheet.shape(d, tint, 2.2)
    with sheet.within(d):
        for _ in range(46):
            spot = complex(sheet.chance.uniform(-10, WIDE), sheet.chance.uniform(150, HIGH))
            sheet.ink(
                taper(spot, spot + complex(sheet.chance.uniform(14, 40), sheet.chance.uniform(-3, 4)), 1.1),
                opacity=0.65,
            )


def palm(sheet: Sheet, foot: complex, tall: float, bend: float) -> None:
    """A palm that leans."""
    top = foot + complex(bend, -tall)
    trunk = curve(lambda t: foot + complex(bend * t * t, -tall * t))
    sheet.shape(
        smooth(
            [
                *(point - 3.6 + 1.6 * i / 8 for i, point in enumerate(trunk)),
                *(point + 3.6 - 1.6 * i / 8 for i, point in reversed(list(enumerate(trunk)))),
            ]
        ),
        "#8a6a3e",
        1.8,
    )
    for point in trunk[1:8]:
        sheet.ink(taper(point - 4, point + 4, 0.9, -1.5))
    for across, drop, up in (
        (-1, 0.42, 0.12),
        (-0.92, 0.02, 0.34),
        (-0.5, -0.34, 0.3),
        (0.1, -0.42, 0.2),
        (0.6, -0.28, 0.3),
        (0.98, 0.06, 0.3),
        (0.9, 0.46, 0.08),
    ):
        size = tall * 0.46
        tip, bow = (
            top + complex(across * size, drop * size),
            top + complex(across * size * 0.5, (drop - up) * size),
        )
        upper = curve(lambda t, b=bow, e=tip: top * (1 - t) ** 2 + 2 * t * (1 - t) * b + e * t * t, steps=6)
        lower = [
            point + complex(0, size * 0.16 * (1 - abs(2 * i / 6 - 1)) + (size * 0.07 if i % 2 else 0))
            for i, point in enumerate(upper)
        ]
        sheet.shape(smooth([*upper, *reversed(lower[1:-1])]), "#5f7a4a", 1.7)
        sheet.ink(brush([point + size * 0.05j for point in upper], 1.6))


def ship(
    sheet: Sheet,
    name: str,
    keel: complex,
    size: float,
    *,
    flag: str = "",
    mirror: bool = False,
    lost: int = 0,
    shots: int = 0,
    turn: float = 0,
) -> None:
    """A ship of the collection with the middle of its waterline at `keel`, `size` of its usual size."""
    plan = PLANS[name]
    gone = set(losses(plan)[:lost])
    middle = complex(320, WATER + 6)
    shift = keel - (complex(-middle.real, middle.imag) if mirror else middle) * size
    with sheet.moved(keel, turn=turn), sheet.moved(shift - keel, size, mirror=mirror):
        for piece in rig(plan):
            if piece.name not in gone:
                piece.draw(sheet)
        draw_hull(sheet, plan)
        for piece in rig(plan):
            if piece.name in gone and piece.stump:
                piece.stump(sheet)
        for step in range(shots):
            draw_shot(sheet, plan, guns=step % 2 == 0, step=step % 6)
        if flag:
            with sheet.moved(flag_spot(plan) - FLAG_WIDE * 0.9 - 8j, 0.95):
                draw_flag(sheet, flag)


def flash(sheet: Sheet, muzzle: complex, way: complex, size: float) -> None:
    """The fire of a gun, and its smoke."""
    for step in range(9):
        turn = way * complex(0, 1) ** ((step - 4) * 0.16)
        sheet.flat(taper(muzzle, muzzle + turn * size * (1.4 - abs(step - 4) * 0.16), size * 0.09), "#e8722e")
    sheet.flat(oval(muzzle + way * size * 0.3, size * 0.26, size * 0.2), "#ffd84a")


def border(sheet: Sheet) -> None:
    """Two rules around the picture."""
    sheet.line(f"M1.5 1.5H{WIDE - 1.5}V{HIGH - 1.5}H1.5Z", 3)
    sheet.line(f"M6 6H{WIDE - 6}V{HIGH - 6}H6Z", 1, INK)
