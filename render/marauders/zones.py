"""Where each zone's tokens stand: boxes of the layout filled row by row, smaller when they are many."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PIL import Image

from render.marauders import tokens
from render.marauders.facts import Facts, Zone
from render.marauders.layout import Box, Chart, ZonePlan
from render.marauders.tokens import SHIP, SMALL
from render.theme import Theme

SCALES = (1.3, 1.2, 1.1, 1.0, 0.9, 0.8, 0.7, 0.6, 0.5)

Draw = Callable[[float], Image.Image]  # the token's sprite at a scale


@dataclass(frozen=True, slots=True)
class Token:
    """Something that lies in a zone: its size in pixels at scale 1, and how it is drawn.

    Captains are drawn larger where there is room, other tokens never.
    """

    size: tuple[int, int]
    draw: Draw
    largest: float = 1.0


@dataclass(frozen=True, slots=True)
class Placed:
    """A token at its place on the chart."""

    box: Box
    draw: Draw
    scale: float


class Shelves:
    """A box filled with tokens from the left in rows."""

    def __init__(self, box: Box) -> None:
        self._x, self._y, self._width, self._height = box
        self._left = self._top = self._row = 0

    def take(self, width: int, height: int) -> tuple[int, int] | None:
        """Top left of a free place of this size, or None."""
        if self._left + width > self._width or (self._row and height > self._row):
            left, top, row = 0, self._top + self._row, height
        else:
            left, top, row = self._left, self._top, self._row or height
        if width > self._width or top + row > self._height:
            return None
        self._left, self._top, self._row = left + width, top, row
        return self._x + left, self._y + top


def placed(theme: Theme, plan: ZonePlan, zone: Zone, active: int | None) -> list[Placed]:
    """All tokens of a zone at their places. Nothing overlaps: where room is short they are drawn smaller."""

    def ship(seat: int, in_port: bool) -> Token:
        return Token(SHIP, lambda scale: tokens.captain(theme, seat, in_port, seat == active, scale), SCALES[0])

    market = [Token(SMALL, lambda scale, good=good: tokens.demand(theme, good, scale)) for good in zone.demand]
    market += [Token(SMALL, lambda scale: tokens.modification(theme, None, scale))] * zone.mods_down
    market += [Token(SMALL, lambda scale, mod=mod: tokens.modification(theme, mod, scale)) for mod in zone.mods]
    others = [Token(SMALL, lambda scale: tokens.storm(theme, scale))] * zone.storm
    others += [Token(SMALL, lambda scale: tokens.merchant(theme, scale))] * zone.merchants
    others += [Token(SMALL, lambda scale: tokens.mission(theme, scale))] * len(zone.missions)
    docked = [ship(seat, True) for seat in zone.in_port]
    sailing = [ship(seat, False) for seat in zone.at_sea]
    return fill(plan.market, [(market, 1)]) + _harbour(plan, docked, sailing, others)


def _harbour(plan: ZonePlan, docked: list[Token], sailing: list[Token], others: list[Token]) -> list[Placed]:
    """Captains in port at the berths as far as they go, everything else in the sea's boxes."""
    for berths in range(len(docked), -1, -1):
        try:
            at_berths = fill(plan.berths, [(docked[:berths], 1)], SCALES[:4])
        except NoRoomError:
            continue
        return at_berths + fill(plan.sea, [(docked[berths:] + sailing, 1), (others, -1)])
    raise AssertionError("no captain always fits")


class NoRoomError(ValueError):
    """The tokens do not fit into the boxes."""


def fill(
    boxes: Sequence[Box], groups: list[tuple[list[Token], int]], scales: Sequence[float] = SCALES
) -> list[Placed]:
    """The groups of tokens in the boxes, each group beginning with the first box (1) or the last (-1).

    Raises NoRoomError when they do not fit even at the smallest scale.
    """
    for scale in scales:
        shelves = [Shelves(box) for box in boxes]
        found: list[Placed] = []
        for group, order in groups:
            for token in group:
                size = min(scale, token.largest)
                width, height = (round(side * size) for side in token.size)
                for shelf in shelves[::order]:
                    if spot := shelf.take(width, height):
                        found.append(Placed((*spot, width, height), token.draw, size))
                        break
        if len(found) == sum(len(group) for group, _ in groups):
            return found
    raise NoRoomError("Too many tokens in one zone for the chart: give it larger boxes in chart.yaml.")


def draw_zones(theme: Theme, picture: Image.Image, plan: Chart, facts: Facts, codes: dict[str, str]) -> None:
    """Every zone's flag and tokens. `codes` are the letters on the nations' flags."""
    for name, zone in facts.zones.items():
        zone_plan = plan.zones[name]
        if zone.nation:
            sprite = tokens.flag(theme, zone.nation, codes[zone.nation], zone.changed)
            picture.paste(sprite, (round(zone_plan.plaque[0]), round(zone_plan.plaque[1])), sprite)
        for token in placed(theme, zone_plan, zone, facts.active):
            sprite = token.draw(token.scale)
            picture.paste(sprite, token.box[:2], sprite)
