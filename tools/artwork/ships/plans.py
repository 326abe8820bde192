"""How each kind of ship is built: in units of a picture of 640 by 480, heights above the waterline."""

from dataclasses import dataclass
from typing import Literal

WIDE, HIGH, WATER = 640, 480, 436  # the picture, and the waterline in it

Rig = Literal["square", "gaff", "lateen"]
Yard = tuple[float, float]  # its height, and half its length


@dataclass(frozen=True, slots=True)
class Mast:
    """A mast: where it stands (share of the hull), how high, and its yards from the lowest to the highest.

    The lowest yard of a square rig is where its lowest sail is sheeted home. A gaff or lateen sail takes the
    lower part of the mast, and `reach` says how far it spreads.
    """

    name: str
    share: float
    top: float
    yards: tuple[Yard, ...] = ()
    rig: Rig = "square"
    reach: float = 0


@dataclass(frozen=True, slots=True)
class Plan:
    """One kind of ship.

    `stern`, `waist` and `bow` are heights of the rail, `castles` decks above it (from, to, height), `rows`
    those of gun ports (share of the rail's height, from, to, how many), `gallery` the rows of cabin windows.
    """

    long: float
    stern: float
    waist: float
    bow: float
    masts: tuple[Mast, ...]
    rows: tuple[tuple[float, float, float, int], ...]
    castles: tuple[tuple[float, float, float], ...] = ()
    sprit: tuple[float, float] = (80, 46)  # how far it reaches, and rises
    jibs: int = 2
    spritsail: bool = False
    beak: float = 34
    gallery: int = 1
    side: str = "#b98a4e"
    band: str = "#d9b36a"
    trim: str = "#b3402e"
    cloth: str = "#f6ecd2"


def _fore(share: float, top: float, *yards: Yard) -> Mast:
    return Mast("fore", share, top, yards)


def _main(share: float, top: float, *yards: Yard) -> Mast:
    return Mast("main", share, top, yards)


def _lateen(share: float, top: float, reach: float, *yards: Yard, name: str = "mizzen") -> Mast:
    return Mast(name, share, top, yards, "lateen", reach)


SLOOP = Plan(
    long=270,
    stern=62,
    waist=40,
    bow=54,
    masts=(Mast("main", 0.56, 384, ((262, 46), (346, 34)), "gaff", 158),),
    rows=((0.62, 0.26, 0.8, 6),),
    sprit=(96, 40),
    jibs=3,
    beak=14,
    side="#a97a45",
    band="#4e6b67",
    gallery=0,
)
FLUTE = Plan(
    long=330,
    stern=112,
    waist=62,
    bow=80,
    castles=((0, 0.17, 18),),
    masts=(
        _fore(0.8, 308, (100, 52), (186, 44), (262, 33)),
        _main(0.48, 356, (92, 62), (206, 52), (306, 38)),
        _lateen(0.14, 262, 66),
    ),
    rows=((0.6, 0.34, 0.72, 6),),
    jibs=1,
    beak=20,
    side="#bf9350",
    band="#5f7a4a",
)
BRIG = Plan(
    long=340,
    stern=72,
    waist=48,
    bow=66,
    masts=(
        _fore(0.76, 344, (86, 62), (168, 54), (248, 44), (312, 31)),
        Mast("main", 0.36, 376, ((184, 58), (272, 48), (342, 34)), "gaff", 108),
    ),
    rows=((0.6, 0.22, 0.84, 9),),
    sprit=(104, 50),
    jibs=3,
    beak=22,
    side="#9b6f41",
    band="#e3d3a4",
)
FRIGATE = Plan(
    long=404,
    stern=104,
    waist=66,
    bow=84,
    castles=((0, 0.2, 8),),
    masts=(
        _fore(0.77, 366, (98, 66), (184, 58), (270, 46), (334, 32)),
        _main(0.46, 410, (92, 74), (196, 66), (294, 52), (370, 37)),
        _lateen(0.15, 334, 74, (204, 46), (286, 36)),
    ),
    rows=((0.5, 0.17, 0.86, 12), (0.86, 0.06, 0.24, 4)),
    sprit=(96, 54),
    jibs=2,
    beak=36,
    side="#a9794a",
    band="#2f4a6d",
)
GALLEON = Plan(
    long=400,
    stern=132,
    waist=70,
    bow=92,
    castles=((0, 0.13, 32), (0, 0.3, 26), (0.82, 1, 14)),
    masts=(
        _fore(0.76, 326, (118, 60), (210, 52), (288, 37)),
        _main(0.49, 384, (102, 70), (222, 60), (318, 44)),
        _lateen(0.25, 306, 70),
        _lateen(0.09, 272, 52, name="bonaventure"),
    ),
    rows=((0.42, 0.24, 0.84, 8), (0.78, 0.32, 0.76, 7)),
    sprit=(104, 70),
    jibs=0,
    spritsail=True,
    beak=58,
    gallery=3,
    side="#b98a4e",
    band="#b3402e",
    trim="#d9b36a",
)
MAN_O_WAR = Plan(
    long=452,
    stern=138,
    waist=100,
    bow=116,
    castles=((0, 0.22, 16), (0.84, 1, 6)),
    masts=(
        _fore(0.77, 366, (132, 66), (216, 59), (294, 48), (342, 34)),
        _main(0.47, 412, (126, 76), (224, 68), (314, 54), (376, 38)),
        _lateen(0.16, 342, 74, (234, 48), (302, 36)),
    ),
    rows=((0.36, 0.16, 0.84, 12), (0.62, 0.14, 0.86, 13), (0.88, 0.12, 0.88, 13)),
    sprit=(88, 58),
    jibs=2,
    beak=44,
    gallery=3,
    side="#a87d49",
    band="#e0bd68",
)
MERCHANTMAN = Plan(
    long=348,
    stern=104,
    waist=70,
    bow=86,
    castles=((0, 0.24, 12),),
    masts=(
        _fore(0.77, 312, (104, 54), (190, 46), (270, 34)),
        _main(0.46, 352, (98, 64), (204, 54), (304, 40)),
        _lateen(0.16, 274, 62),
    ),
    rows=((0.62, 0.4, 0.72, 6),),
    jibs=2,
    beak=26,
    side="#c39b60",
    band="#8a6a3e",
)
PIRATE = Plan(
    long=372,
    stern=92,
    waist=56,
    bow=76,
    castles=((0, 0.16, 10),),
    masts=(
        _fore(0.76, 346, (92, 62), (176, 54), (262, 42), (318, 29)),
        _main(0.44, 386, (86, 70), (188, 62), (284, 48), (352, 34)),
        Mast("mizzen", 0.13, 286, (), "gaff", 66),
    ),
    rows=((0.56, 0.2, 0.84, 10),),
    sprit=(112, 52),
    jibs=3,
    beak=30,
    side="#5c4632",
    band="#2c2521",
    trim="#8c2f1d",
    cloth="#d9cdb4",
)
TREASURE_GALLEON = Plan(
    long=412,
    stern=140,
    waist=78,
    bow=104,
    castles=((0, 0.12, 36), (0, 0.28, 28), (0.8, 1, 20)),
    masts=(
        _fore(0.77, 346, (134, 64), (228, 56), (304, 40)),
        _main(0.5, 398, (112, 78), (238, 68), (340, 50)),
        _lateen(0.26, 330, 74, (250, 34), (300, 26)),
        _lateen(0.09, 294, 54, name="bonaventure"),
    ),
    rows=((0.42, 0.24, 0.84, 9), (0.78, 0.3, 0.76, 8)),
    sprit=(92, 70),
    jibs=0,
    spritsail=True,
    beak=62,
    gallery=4,
    side="#c2954f",
    band="#8c2f1d",
    trim="#f0cf7e",
    cloth="#fbf3dc",
)
PINNACE = Plan(
    long=286,
    stern=84,
    waist=48,
    bow=62,
    castles=((0, 0.2, 14),),
    masts=(
        _fore(0.74, 282, (80, 50), (168, 42), (240, 30)),
        _main(0.36, 318, (82, 56), (188, 48), (274, 34)),
    ),
    rows=((0.6, 0.32, 0.76, 6),),
    sprit=(78, 44),
    jibs=2,
    beak=24,
    side="#b58a55",
    band="#b3402e",
)
SKIFF = Plan(
    long=216,
    stern=46,
    waist=32,
    bow=50,
    masts=(
        Mast("fore", 0.72, 262, (), "gaff", 84),
        Mast("main", 0.3, 288, (), "gaff", 92),
    ),
    rows=((0.6, 0.2, 0.78, 6),),
    sprit=(76, 34),
    jibs=2,
    beak=8,
    gallery=0,
    side="#bb9560",
    band="#d9b36a",
)

PLANS = {
    "sloop": SLOOP,
    "flute": FLUTE,
    "brig": BRIG,
    "frigate": FRIGATE,
    "galleon": GALLEON,
    "man_o_war": MAN_O_WAR,
    "merchantman": MERCHANTMAN,
    "pirate": PIRATE,
    "treasure_galleon": TREASURE_GALLEON,
    "pinnace": PINNACE,
    "skiff": SKIFF,
}
