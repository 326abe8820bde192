"""Where each zone's tokens go: boxes of the layout, filled row by row, smaller if there are many."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import TypeVar

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
from render.marauders.facts import Facts, Npc, Zone
from render.marauders.parts import tokens, vessels
from render.marauders.parts.tokens import FOLDED, HOME, MARK, MERCHANT, SMALL, STACK
from render.marauders.parts.vessels import NPC, SHIP
from render.marauders.parts.words import rules_of
from render.marauders.seas_of_glory import TREASURE

# Scales of captains, of other ships and of all other tokens, tried in turn: ships grow if there is room,
# captains shrink last.
LARGE = ((1.2, 1.2, 1.0), (1.1, 1.1, 1.0), (1.0, 1.0, 1.0))
BERTHS = (*LARGE, *((share, 1.0, 1.0) for share in (0.9, 0.8, 0.7, 0.6)))
SCALES = (*LARGE, (1.0, 1.0, 0.9), (1.0, 1.0, 0.8), (1.0, 0.9, 0.8), (1.0, 0.9, 0.7))
MARKET = tuple((1.0, 1.0, share) for share in (1.0, 0.9, 0.8, 0.7, 0.6))
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
    (0.6, 0.6, 0.6),
)

T = TypeVar("T")
Scales = Sequence[tuple[float, float, float]]
Ships = Mapping[int, str]  # the kind of each seat's ship
Draw = Callable[[float], Image.Image]  # the token's sprite at a scale


@dataclass(frozen=True, slots=True)
class Token:
    """Something in a zone, and how it is drawn."""

    draw: Draw
    size: tuple[int, int] = SMALL  # width and height in pixels at scale 1
    who: str = ""  # whose ship it is ("seat:0", "npc:<card>")
    pieces: int = 1  # how many pieces of the game it stands for

    @property
    def rank(self) -> int:
        """Which of the three scales applies to it."""
        return 0 if self.size == SHIP else 1 if self.size == NPC else 2


@dataclass(frozen=True, slots=True)
class Placed:
    """A token at its place on the chart."""

    box: Box
    draw: Draw
    scale: float
    who: str = ""

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
                    found.append(Placed((*spot, width, height), token.draw, scale, token.who))
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
        kind = ships[seat]

        def draw(scale: float) -> Image.Image:
            return vessels.captain(theme, seat, kind, in_port, seat == active, scale)

        return Token(draw, SHIP, f"seat:{seat}")

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

    everything = [*sailing, *more.sea, *_others(theme, zone, False), *market_left]
    sea, left = afloat(everything, SCALES)
    if left:
        everything = [*sailing, *more.sea, *_others(theme, zone, True), *market_left]
        sea, left = afloat(everything, CLOSE)
    shown = len(everything)
    while left and shown:
        shown -= 1
        sea, left = afloat([_folded_away(theme, everything[shown:]), *everything[:shown]], CLOSE[-1:])
    return market + berths + sea


def _folded_away(theme: Theme, gone: Sequence[Token]) -> Token:
    """Stands for tokens that have no room, at full size among the smallest."""
    count = sum(token.pieces for token in gone)
    side = round(SMALL[0] / CLOSE[-1][-1])
    return Token(lambda scale: tokens.more(theme, count), (side, side), pieces=count)


def _port(theme: Theme, plan: ZonePlan, zone: Zone, more: More) -> tuple[list[Placed], list[Token]]:
    """What lies on the plate of a port, what matters most first; and what has no room there."""
    return fill(plan.market, [(_market(theme, zone, more), range(len(plan.market)))], MARKET)


def _in_twos(pieces: tuple[T, ...]) -> list[tuple[T, ...]]:
    return [pieces[first : first + 2] for first in range(0, len(pieces), 2)]


def _free(berths: list[Box], taken: list[Placed]) -> list[Box]:
    """What is left of the berths: right of the captains, who lie in rows."""
    found: list[Box] = []
    for x, y, width, height in berths:
        edges = [box[0] + box[2] for box in (placed.box for placed in taken) if x <= box[0] < x + width]
        edge = max(edges, default=x)
        found.append((edge, y, x + width - edge, height))
    return found


def npc_token(theme: Theme, npc: Npc) -> Token:
    """The ship of a non-player captain."""

    def draw(scale: float) -> Image.Image:
        if npc.kind == TREASURE:
            ship = vessels.treasure_galleon(theme, npc.pieces.gold, scale)
        elif npc.kind in theme.nations:
            ship = vessels.navy(theme, npc.kind, npc.man_o_war, scale)
        else:
            ship = vessels.pirate(theme, npc.kind, scale)
        if not npc.pieces.upgrades:
            return ship
        star, ship = tokens.upgraded(theme, len(npc.pieces.upgrades), scale), ship.copy()
        ship.alpha_composite(star, (ship.width - star.width, 0))
        return ship

    return Token(draw, NPC, f"npc:{npc.card}")


def _market(theme: Theme, zone: Zone, more: More) -> list[Token]:
    """Demand, modifications that lie open, missions, the location, the flags of those at home here, and last
    the modifications face down, folded away.
    """
    found = [Token(lambda scale, good=good: tokens.demand(theme, good, scale)) for good in zone.demand]
    found += more.market
    found += [Token(lambda scale, mod=mod: tokens.modification(theme, mod, scale)) for mod in zone.mods]
    if missions := len(zone.missions):
        size = STACK if missions > 1 else SMALL
        found.append(Token(lambda scale: tokens.heap(theme, "mission", missions, scale), size, "", missions))
    if kind := zone.pieces.location:
        defense = zone.pieces.defense
        found.append(Token(lambda scale: tokens.location(theme, kind, defense, scale)))
    for pole in _in_twos(zone.pieces.homes):
        found.append(Token(lambda scale, pole=pole: tokens.home(theme, pole, scale), HOME, "", len(pole)))
    if down := zone.mods_down:
        found.append(Token(lambda scale: tokens.folded(theme, down, scale), FOLDED, "", down))
    return found


def _others(theme: Theme, zone: Zone, heaped: bool) -> list[Token]:
    """Weather, NPCs about to enter, merchants, side by side or in a pile, and marks of what has happened."""
    found = [Token(lambda scale: tokens.storm(theme, scale))] * zone.storm
    found += [Token(lambda scale: tokens.storm_token(theme, scale))] * zone.pieces.storm
    for due in _in_twos(zone.pieces.spawns) if heaped else ((kind,) for kind in zone.pieces.spawns):
        found.append(Token(lambda scale, due=due: tokens.spawn(theme, due, scale), pieces=len(due)))
    merchants = zone.merchants
    if heaped and merchants > 1:
        pile = Token(lambda scale: tokens.heap(theme, "merchant", merchants, scale), STACK, pieces=merchants)
        found.append(pile)
    else:
        found += [Token(lambda scale: tokens.merchant(theme, scale), MERCHANT)] * merchants
    for mark in zone.marks:
        found.append(Token(lambda scale, mark=mark: tokens.mark(theme, mark, scale), MARK))
    return found


def ships_of(facts: Facts) -> Ships:
    """The kind of ship of each seat that has a captain."""
    return {seat.number: seat.captain.ship.kind for seat in facts.seats if seat.captain}


def nations_of(facts: Facts) -> Nations:
    """Whose tint each zone has."""
    return tuple((zone.id, zone.nation) for zone in facts.zones.values() if zone.nation)


def draw_zones(
    theme: Theme,
    picture: Image.Image,
    plan: Chart,
    facts: Facts,
    texts: Texts,
    more: Mapping[str, More] = NO_MORE,
    without: Collection[str] = (),
) -> None:
    """Wakes, then every zone's plate and tokens; `more` is what an overlay adds to single zones, and the
    places of the ships `without` stay empty.
    """
    laid = laid_out(theme, plan, facts, more)
    draw_wakes(theme, picture, plan, facts, {token.who: token.middle for token in laid if token.who})
    for name, zone in facts.zones.items():
        zone_plan = plan.zones[name]
        if facts.wakes and zone_plan.plate is None:
            stamp(picture, name_sprite(theme, texts.name(name)), *zone_plan.name)
        if zone_plan.plate and zone.nation:
            rules = rules_of(facts.box, name, texts)
            sprite = plates.plate(theme, zone_plan, texts.name(name), rules, zone.nation, zone.changed)
            plates.draw_plate(theme, picture, zone_plan.plate, sprite)
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
