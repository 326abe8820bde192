"""Where each zone's tokens stand: boxes of the layout filled row by row, smaller when they are many."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from PIL import Image

from render.marauders import tokens
from render.marauders.facts import Facts, Npc, Zone
from render.marauders.layout import Box, Chart, ZonePlan
from render.marauders.tokens import NPC, SHIP, SMALL
from render.theme import Theme

# Scales of ships and of all other tokens, tried in turn: ships grow where there is room, shrink last.
LARGE = ((1.3, 1.0), (1.2, 1.0), (1.1, 1.0), (1.0, 1.0))
SCALES = (
    *LARGE,
    (1.0, 0.9),
    (1.0, 0.8),
    (1.0, 0.7),
    (0.9, 0.7),
    (0.8, 0.7),
    (0.7, 0.6),
    (0.6, 0.5),
    (0.5, 0.5),
)

Draw = Callable[[float], Image.Image]  # the token's sprite at a scale


@dataclass(frozen=True, slots=True)
class Token:
    """Something that lies in a zone, and how it is drawn."""

    draw: Draw
    size: tuple[int, int] = SMALL  # width and height in pixels at scale 1

    @property
    def sails(self) -> bool:
        """Whether this is somebody's ship."""
        return self.size in (SHIP, NPC)


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


def fill(
    boxes: Sequence[Box],
    groups: Sequence[tuple[list[Token], Iterable[int]]],
    scales: Sequence[tuple[float, float]] = SCALES,
) -> tuple[list[Placed], list[Token]]:
    """The groups of tokens in the boxes, each group trying the boxes in its own order (of indices).

    At the first of the scales at which all find room; at the last, with those that found none.
    """
    found: list[Placed] = []
    left: list[Token] = []
    for ship_scale, other_scale in scales:
        shelves = [Shelves(box) for box in boxes]
        found, left = [], []
        for group, order in groups:
            for token in group:
                scale = ship_scale if token.sails else other_scale
                width, height = (round(side * scale) for side in token.size)
                spots = (shelves[index].take(width, height) for index in order)
                spot = next((spot for spot in spots if spot), None)
                if spot:
                    found.append(Placed((*spot, width, height), token.draw, scale))
                else:
                    left.append(token)
        if not left:
            break
    return found, left


def placed(
    theme: Theme, plan: ZonePlan, zone: Zone, active: int | None, codes: dict[str, str]
) -> list[Placed]:
    """All tokens of a zone at their places. Nothing overlaps: where room is short they are drawn smaller.

    Captains without a free berth lie in the sea's boxes, and so do tokens the market has no room for; the
    berths are sea while no captain is in port. If even the smallest were too many, the last place says how
    many more there are. `codes` are the letters of the nations.
    """

    def captain(seat: int, in_port: bool) -> Token:
        return Token(lambda scale: tokens.captain(theme, seat, in_port, seat == active, scale), SHIP)

    market, market_left = fill(plan.market, [(_market(theme, zone), range(len(plan.market)))])
    in_port = [captain(seat, True) for seat in zone.in_port]
    berths, docked = fill(plan.berths, [(in_port, range(len(plan.berths)))], LARGE)
    captains = docked + [captain(seat, False) for seat in zone.at_sea]
    boxes = plan.sea if zone.in_port else plan.sea + plan.berths
    count = len(plan.sea)
    backwards = [*reversed(range(count)), *range(count, len(boxes))]
    others = _others(theme, zone) + market_left
    ships = captains + [npc_token(theme, npc, codes) for npc in zone.npcs]
    sea, left = fill(boxes, [(ships, range(len(boxes))), (others, backwards)])
    if left:
        last = sea.pop()
        more = len(left) + 1
        sea.append(Placed(last.box, lambda scale: tokens.more(theme, more, scale), last.box[3] / SMALL[1]))
    return market + berths + sea


def npc_token(theme: Theme, npc: Npc, codes: dict[str, str]) -> Token:
    """The ship of a non-player captain."""
    if npc.kind in codes:
        code = codes[npc.kind]
        return Token(lambda scale: tokens.navy(theme, npc.kind, code, npc.man_o_war, scale), NPC)
    return Token(lambda scale: tokens.pirate(theme, npc.kind, scale), NPC)


def _market(theme: Theme, zone: Zone) -> list[Token]:
    goods = [Token(lambda scale, good=good: tokens.demand(theme, good, scale)) for good in zone.demand]
    face_down: list[str | None] = [None] * zone.mods_down
    return goods + [
        Token(lambda scale, mod=mod: tokens.modification(theme, mod, scale))
        for mod in (*face_down, *zone.mods)
    ]


def _others(theme: Theme, zone: Zone) -> list[Token]:
    storms = [Token(lambda scale: tokens.storm(theme, scale))] * zone.storm
    merchants = [Token(lambda scale: tokens.merchant(theme, scale))] * zone.merchants
    return storms + merchants + [Token(lambda scale: tokens.mission(theme, scale))] * len(zone.missions)


def draw_zones(theme: Theme, picture: Image.Image, plan: Chart, facts: Facts, codes: dict[str, str]) -> None:
    """Every zone's flag and tokens. `codes` are the letters on the nations' flags."""
    for name, zone in facts.zones.items():
        zone_plan = plan.zones[name]
        if zone.nation:
            flag = tokens.flag(theme, zone.nation, codes[zone.nation], zone.changed)
            picture.paste(flag, (round(zone_plan.plaque[0]), round(zone_plan.plaque[1])), flag)
        for token in placed(theme, zone_plan, zone, facts.active, codes):
            sprite = token.draw(token.scale)
            picture.paste(sprite, token.box[:2], sprite)
