"""The cover of each game: what its lobby shows before there is a board."""

from collections.abc import Callable

from render.art.ink import INK
from tools.artwork.goods.contraband import crate
from tools.artwork.goods.made import rum
from tools.artwork.pens import Sheet, hard
from tools.artwork.scenes import props
from tools.artwork.scenes.stage import (
    DAY,
    DUSK,
    GOLDEN,
    HIGH,
    WIDE,
    beach,
    cloud,
    flash,
    hills,
    palm,
    sea,
    ship,
    sky,
    sun,
)


def marauders(sheet: Sheet) -> None:
    """A pirate closes in on a galleon off a coast."""
    sky(sheet, DUSK, 0.9)
    sun(sheet, 214 + 84j, 32)
    cloud(sheet, 52 + 40j, 24)
    cloud(sheet, 350 + 52j, 20)
    hills(sheet, "-10 150 40 118 92 132 140 106 190 140 214 154")
    sea(sheet, 162)
    ship(sheet, "galleon", 302 + 192j, 0.32, flag="spanish", shots=2)
    ship(sheet, "pirate", 128 + 216j, 0.36, flag="pirate")
    flash(sheet, 190 + 203j, complex(1, -0.06), 22)
    beach(sheet, "-10 236 24 230 52 242 66 254")
    palm(sheet, 16 + 242j, 84, -6)


def port_royal(sheet: Sheet) -> None:
    """A harbour town: ships at the quay, goods and people on it."""
    sky(sheet, DAY, 0.8)
    cloud(sheet, 66 + 34j, 20)
    cloud(sheet, 300 + 28j, 16)
    hills(sheet, "-10 140 70 92 150 112 240 84 330 104 410 92")
    props.church(sheet, 226 + 170j, 0.55)
    props.town(sheet, 120, 228, 172)
    props.town(sheet, 296, 410, 172)
    sea(sheet, 172)
    ship(sheet, "flute", 262 + 200j, 0.26, flag="dutch", mirror=True)
    ship(sheet, "frigate", 128 + 206j, 0.32, flag="english")
    props.quay(sheet, "-6 214 406 208 406 256 -6 256", 9)
    casks = ((rum, 252 + 186j, 0.22), (rum, 276 + 190j, 0.22))
    props.stowed(sheet, (crate, 214 + 184j, 0.24), *casks, (crate, 330 + 178j, 0.28))
    props.person(sheet, 186 + 250j, 0.66, "#b3402e", hat=True)
    props.person(sheet, 312 + 248j, 0.6, "#2a4a7a", hat=False)


def treasure_fleet(sheet: Sheet) -> None:
    """The treasure fleet in a golden evening, and who waits for it behind a cliff."""
    sky(sheet, GOLDEN, 0.8)
    sun(sheet, 150 + 84j, 36)
    hills(sheet, "300 154 340 126 372 112 410 96")
    sea(sheet, 160)
    for x, y, size in ((366, 168, 0.13), (312, 174, 0.18), (232, 188, 0.27)):
        ship(sheet, "treasure_galleon", complex(x, y), size, flag="spanish", mirror=True)
    cliff = hard("-6 60 28 84 38 128 60 152 48 190 66 222 40 256 -6 256")
    sheet.shape(cliff, "#8d8273", 2.6)
    sheet.hatch(cliff, 70, 7, 1.8, bow=4)
    ship(sheet, "pirate", 108 + 232j, 0.27, flag="pirate")


COVERS: dict[str, Callable[[Sheet], None]] = {
    "marauders": marauders,
    "port_royal": port_royal,
    "treasure_fleet": treasure_fleet,
}


def covers() -> dict[str, Sheet]:
    """The cover of every game."""
    found: dict[str, Sheet] = {}
    for game, draw in COVERS.items():
        found[game] = Sheet(f"cover {game}", WIDE, HIGH)
        draw(found[game])
        found[game].line(f"M2 2H{WIDE - 2}V{HIGH - 2}H2Z", 4)
        found[game].line(f"M6.5 6.5H{WIDE - 6.5}V{HIGH - 6.5}H6.5Z", 1, INK)
    return found
