"""Where each zone's tokens go: boxes of the layout, filled row by row, smaller if there are many."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product

from PIL import Image

from data.locale import Texts
from render.kit.canvas import stamp
from render.kit.geo import Point
from render.kit.plans import Box
from render.kit.theme import Theme
from render.marauders.chart import plates
from render.marauders.chart.labels import name_sprite
from render.marauders.chart.layout import Chart, ZonePlan
from render.marauders.chart.wakes import draw_wakes
from render.marauders.chart.washes import Nations
from render.marauders.facts import Facts, Zone
from render.marauders.parts.pieces import (
    Draw,
    Thing,
    Token,
    captain_token,
    folded_token,
    market_tokens,
    npc_token,
    sea_tokens,
)
from render.marauders.parts.tokens import LEAST
from render.marauders.parts.words import rules_of

# Scales of captains, of other ships and of all other tokens, tried in turn: ships grow if there is room,
# captains shrink last.
LARGE = ((1.2, 1.2, 1.0), (1.1, 1.1, 1.0), (1.0, 1.0, 1.0))
BERTHS = (*LARGE, *((share, 1.0, 1.0) for share in (0.9, 0.8, 0.7, 0.6)))
SCALES = (*LARGE, (1.0, 1.0, 0.9), (1.0, 1.0, 0.8), (1.0, 0.9, 0.8), (1.0, 0.9, 0.7))
MARKET = tuple((1.0, 1.0, share) for share in (1.0, 0.9, 0.8, 0.7, 0.6))
LARGER = tuple((1.0, 1.0, share) for share in (1.5, 1.4, 1.3, 1.2, 1.1))  # where rules leave their room
# With equal tokens in piles. A board shown 400 pixels wide can still be read at the last of them; what has
# no room at that is folded away.
CLOSE = (
    (1.0, 0.9, 0.8),
    (1.0, 0.8, 0.7),
    (1.0, 0.7, 0.6),
    (0.9, 0.8, 0.7),
    (0.9, 0.7, 0.6),
    (0.9, 0.6, 0.6),
    (0.8, 0.7, 0.6),
    (0.8, 0.6, 0.6),
    (0.7, 0.6, 0.6),
    (0.6, 0.6, LEAST),
)

Scales = Sequence[tuple[float, float, float]]
Ships = Mapping[int, str]  # the kind of each seat's ship


@dataclass(frozen=True, slots=True)
class Placed:
    """A token at its place on the chart."""

    box: Box
    draw: Draw
    scale: float
    who: str = ""
    thing: Thing | None = None  # None: what an overlay adds

    @property
    def middle(self) -> Point:
        """Its middle in pixels."""
        x, y, width, height = self.box
        return x + width / 2, y + height / 2


@dataclass(frozen=True, slots=True)
class More:
    """Tokens besides those of the game: in the market after what is in demand, and on the water."""

    market: tuple[Token, ...] = ()
    sea: tuple[Token, ...] = ()


NOTHING = More()
NO_MORE: Mapping[str, More] = {}


class Shelves:
    """A box filled with tokens from the left, in rows or (`upright`) in columns."""

    def __init__(self, box: Box, upright: bool = False) -> None:
        self._free, self._upright = [box], upright

    def take(self, width: int, height: int) -> tuple[int, int] | None:
        """Top left of a free place of this size, or None."""
        for box in self._free:
            x, y, wide, high = box
            if width > wide or height > high:
                continue
            beside = (x + width, y, wide - width, high if self._upright else height)
            beneath = (x, y + height, width if self._upright else wide, high - height)
            self._free.remove(box)
            self._free += [beside, beneath]
            self._free.sort(key=lambda free: free[:2] if self._upright else (free[1], free[0]))
            return x, y
        return None


def fill(
    boxes: Sequence[Box],
    groups: Sequence[tuple[list[Token], Iterable[int]]],
    scales: Scales = SCALES,
) -> tuple[list[Placed], list[Token]]:
    """The groups of tokens in the boxes; each group tries the boxes in its own order (of indices).

    Uses the first of the scales at which everything fits; at the last one, also returns those that did not
    fit.
    """
    found: list[Placed] = []
    left: list[Token] = []
    for sizes, upright in product(scales, (False, True)):
        shelves = [Shelves(box, upright) for box in boxes]
        found, left = [], []
        for group, order in groups:
            for token in group:
                scale = sizes[token.rank]
                width, height = (round(side * scale) for side in token.size)
                spots = (shelves[index].take(width, height) for index in order)
                spot = next((spot for spot in spots if spot), None)
                if spot:
                    found.append(Placed((*spot, width, height), token.draw, scale, token.who, token.thing))
                else:
                    left.append(token)
        if not left:
            break
    return found, left


def placed(
    theme: Theme, plan: ZonePlan, zone: Zone, active: int | None, ships: Ships, more: More = NOTHING
) -> list[Placed]:
    """All tokens of a zone at their places. Nothing overlaps: if room is short, they are drawn smaller.

    Captains without a free berth go to the sea's boxes, and so do tokens that do not fit on the plate; the
    berths are sea while no captain is in port, and room he leaves free goes to other tokens. If even the
    smallest are too many, the last of them are folded away, and a token says how many there are
    (`/board zone:` shows them). `ships` are the seats' kinds of ship, `more` what an overlay adds.
    """

    def captain(seat: int, in_port: bool) -> Token:
        at = f"{'port' if in_port else 'zone'}:{zone.id}"
        return captain_token(theme, seat, ships[seat], at, in_port=in_port, active=seat == active)

    market, market_left = _port(theme, plan, zone, more)
    in_port = [captain(seat, True) for seat in zone.in_port]
    berths, docked = fill(plan.berths, [(in_port, range(len(plan.berths)))], BERTHS)
    sailing = docked + [captain(seat, False) for seat in zone.at_sea]
    sailing += [npc_token(theme, npc) for npc in zone.npcs]
    beside = _free(plan.berths, berths) if zone.in_port else plan.berths
    boxes, count = plan.sea + beside, len(plan.sea)
    sails = range(count if zone.in_port else len(boxes))
    backwards = [*reversed(range(count)), *range(count, len(boxes))]

    def afloat(given: list[Token], scales: Scales) -> tuple[list[Placed], list[Token]]:
        under_sail = [token for token in given if token.rank < 2]
        others = [token for token in given if token.rank == 2]
        return fill(boxes, [(under_sail, sails), (others, backwards)], scales)

    everything = [*sailing, *more.sea, *sea_tokens(theme, zone, heaped=False), *market_left]
    sea, left = afloat(everything, SCALES)
    if left:
        everything = [*sailing, *more.sea, *sea_tokens(theme, zone, heaped=True), *market_left]
        sea, left = afloat(everything, CLOSE)
    shown = len(everything)
    while left and shown:
        shown -= 1
        sea, left = afloat(
            [folded_token(theme, zone.id, everything[shown:]), *everything[:shown]], CLOSE[-1:]
        )
    return market + berths + sea


def _port(theme: Theme, plan: ZonePlan, zone: Zone, more: More) -> tuple[list[Placed], list[Token]]:
    """What lies on the plate of a port, what matters most first; and what has no room there."""
    wanted, others = market_tokens(theme, zone)
    scales = (*LARGER, *MARKET) if plan.bare else MARKET
    return fill(plan.market, [([*wanted, *more.market, *others], range(len(plan.market)))], scales)


def _free(berths: list[Box], taken: list[Placed]) -> list[Box]:
    """What is left of the berths: right of the captains, who lie in rows."""
    found: list[Box] = []
    for x, y, width, height in berths:
        edges = [box[0] + box[2] for box in (placed.box for placed in taken) if x <= box[0] < x + width]
        edge = max(edges, default=x)
        found.append((edge, y, x + width - edge, height))
    return found


def ships_of(facts: Facts) -> Ships:
    """The kind of ship of each seat that has a captain."""
    return {seat.number: seat.captain.ship.kind for seat in facts.seats if seat.captain}


def nations_of(facts: Facts) -> Nations:
    """Whose tint each zone has."""
    return tuple((zone.id, zone.nation) for zone in facts.zones.values() if zone.nation)


def draw_beneath(
    theme: Theme, picture: Image.Image, plan: Chart, facts: Facts, texts: Texts, laid: Sequence[Placed]
) -> None:
    """What lies beneath the tokens that are laid out: wakes, then every port's plate."""
    draw_wakes(theme, picture, plan, facts, {token.who: token.middle for token in laid if token.who})
    for name, zone in facts.zones.items():
        zone_plan = plan.zones[name]
        if facts.wakes and zone_plan.plate is None:
            stamp(picture, name_sprite(theme, texts.name(name)), *zone_plan.name)
        if zone_plan.plate and zone.nation:
            rules = () if zone_plan.bare else rules_of(facts.box, name, texts)
            sprite = plates.plate(theme, zone_plan, texts.name(name), rules, zone.nation, zone.changed)
            plates.draw_plate(theme, picture, zone_plan.plate, sprite)


def lay(picture: Image.Image, laid: Iterable[Placed], without: Collection[str] = ()) -> None:
    """The tokens at their places; those of the ships `without` stay empty."""
    for token in laid:
        if token.who and token.who in without:
            continue
        sprite = token.draw(token.scale)
        picture.paste(sprite, token.box[:2], sprite)


def laid_out(theme: Theme, plan: Chart, facts: Facts, more: Mapping[str, More] = NO_MORE) -> list[Placed]:
    """The tokens of all zones."""
    ships = ships_of(facts)
    return [
        token
        for name, zone in facts.zones.items()
        for token in placed(theme, plan.zones[name], zone, facts.active, ships, more.get(name, NOTHING))
    ]
