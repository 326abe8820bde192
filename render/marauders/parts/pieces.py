"""What lies on the chart as tokens: each is something of the game, with a place, a name and a sprite."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TypeVar

from PIL import Image

from data.locale import Texts
from render.kit.sprites import Sprite
from render.kit.theme import Theme
from render.marauders.facts import Npc, Seat, Zone
from render.marauders.parts.sprites import SPRITES
from render.marauders.parts.tokens import FOLDED, HOME, LEAST, MARK, MERCHANT, SMALL, STACK
from render.marauders.parts.vessels import NPC, SHIP
from render.marauders.parts.words import npc_text

T = TypeVar("T")
Draw = Callable[[float], Image.Image]
"""A token's sprite at a scale."""


@dataclass(frozen=True, slots=True)
class Thing:
    """Something of the game: the place that it is ("ship:2") and the spot it lies at, what it is called, how
    it looks; `beneath`: what lies in the same heap, or is folded away.
    """

    id: str
    at: str
    name: Callable[[Texts], str]
    sprite: Sprite
    beneath: tuple["Thing", ...] = ()

    def all_beneath(self) -> Iterator["Thing"]:
        """What lies beneath it, and beneath that."""
        for thing in self.beneath:
            yield thing
            yield from thing.all_beneath()


@dataclass(frozen=True, slots=True)
class Token:
    """Something in a zone, and how it is drawn."""

    draw: Draw
    size: tuple[int, int] = SMALL  # width and height in pixels at scale 1
    who: str = ""  # whose ship it is ("seat:0", "npc:<card>")
    pieces: int = 1  # how many pieces of the game it stands for
    thing: Thing | None = None  # None: what an overlay adds

    @property
    def rank(self) -> int:
        """Which of the three scales applies to it: a captain's, another ship's, any other token's."""
        return 0 if self.size == SHIP else 1 if self.size == NPC else 2


def token_of(
    theme: Theme, thing: Thing, size: tuple[int, int] = SMALL, who: str = "", pieces: int = 1
) -> Token:
    """The token of a thing."""
    return Token(partial(SPRITES.draw, theme, thing.sprite), size, who, pieces, thing)


def captain_token(theme: Theme, seat: int, kind: str, at: str, *, in_port: bool, active: bool) -> Token:
    """A captain's ship of this kind."""

    def name(texts: Texts) -> str:
        return texts.say("touch-ship", seat=seat, ship=kind)

    sprite = Sprite("captain", (seat, kind, in_port, active))
    return token_of(theme, Thing(f"ship:{seat}", at, name, sprite), SHIP, f"seat:{seat}")


def npc_token(theme: Theme, npc: Npc) -> Token:
    """The ship of a non-player captain."""
    shows = (npc.kind, npc.man_o_war, npc.pieces.gold, len(npc.pieces.upgrades))
    id = f"npc:{npc.card or npc.kind}"
    thing = Thing(id, f"zone:{npc.zone}", partial(npc_text, npc), Sprite("npc", shows))
    return token_of(theme, thing, NPC, f"npc:{npc.card}")


def market_tokens(theme: Theme, zone: Zone) -> tuple[list[Token], list[Token]]:
    """What lies in a port: demand; and after what an overlay adds the modifications that lie open, missions,
    the location, the flags of those at home here, and last the modifications face down, folded away.
    """
    at = f"{'port' if zone.nation else 'zone'}:{zone.id}"

    def thing(id: str, key: str, kind: str, *shows: object, **args: object) -> Thing:
        return Thing(id, at, lambda texts: texts.say(key, zone=zone.id, **args), Sprite(kind, shows))

    wanted = [
        token_of(theme, thing(f"card:{piece}", "touch-demand", "demand", good, good=good))
        for good, piece in zip(zone.demand, _pieces(zone, zone.demand, zone.demand_pieces), strict=True)
    ]
    found = [
        token_of(theme, thing(f"card:{piece}", "touch-mod", "mod", mod, mod=mod))
        for mod, piece in zip(zone.mods, _pieces(zone, zone.mods, zone.mod_pieces), strict=True)
    ]
    if zone.missions:
        found.append(_missions(theme, zone, at))
    if zone.pieces.location:
        found.append(_location(theme, zone, at))
    for pole in in_twos(zone.pieces.homes):
        id = f"token:home.{pole[0]}"
        home = thing(id, "touch-home", "home", pole, seats=list(pole))
        found.append(token_of(theme, home, HOME, pieces=len(pole)))
    if down := zone.mods_down:
        folded = thing(f"deck:mods.{zone.id}", "touch-down", "down", down, count=down)
        found.append(token_of(theme, folded, FOLDED, pieces=down))
    return wanted, found


def _pieces(zone: Zone, shown: Sequence[str], pieces: Sequence[str]) -> Sequence[str]:
    """The ids of what is shown; made of its place if the view has none."""
    return pieces if len(pieces) == len(shown) else [f"{one}.{zone.id}.{n}" for n, one in enumerate(shown)]


def _missions(theme: Theme, zone: Zone, at: str) -> Token:
    """All missions of a zone, in a heap if there are several."""
    count = len(zone.missions)
    first, *others = (
        Thing(f"card:{card}", at, partial(_mission, card), Sprite("heap", ("mission", count)))
        for card in zone.missions
    )
    heap = Thing(first.id, at, first.name, first.sprite, tuple(others))
    return token_of(theme, heap, STACK if count > 1 else SMALL, pieces=count)


def _mission(card: str, texts: Texts) -> str:
    return texts.say("zone-mission", mission=card)


def _location(theme: Theme, zone: Zone, at: str) -> Token:
    """The Location Token of a zone."""
    kind, token = zone.pieces.location, zone.pieces.token

    def name(texts: Texts) -> str:
        return texts.name(token) if token else texts.say(f"chart-location-{kind}")

    id = f"card:{token}" if token else f"token:location.{zone.id}"
    return token_of(theme, Thing(id, at, name, Sprite("location", (kind, zone.pieces.defense))))


def sea_tokens(theme: Theme, zone: Zone, heaped: bool) -> list[Token]:
    """Weather, NPCs about to enter, merchants, side by side or in a pile, and marks of what has happened."""
    at = f"zone:{zone.id}"

    def thing(id: str, key: str, kind: str, *shows: object, **args: object) -> Thing:
        return Thing(id, at, lambda texts: texts.say(key, zone=zone.id, **args), Sprite(kind, shows))

    found: list[Token] = []
    if zone.storm:
        found.append(token_of(theme, thing(f"token:weather.{zone.id}", "touch-storm", "storm")))
    if zone.pieces.storm:
        found.append(token_of(theme, thing("token:storm", "zone-storm-token", "storm_token")))
    due = in_twos(zone.pieces.spawns) if heaped else [(kind,) for kind in zone.pieces.spawns]
    for number, kinds in enumerate(due):
        flags = thing(f"token:due.{zone.id}.{number}", "touch-due", "due", kinds, count=len(kinds))
        found.append(token_of(theme, flags, pieces=len(kinds)))
    merchants = zone.merchants
    if heaped and merchants > 1:
        pile = thing(f"merchant:{zone.id}", "touch-merchants", "heap", "merchant", merchants, count=merchants)
        found.append(token_of(theme, pile, STACK, pieces=merchants))
    else:
        for number in range(merchants):
            id = f"merchant:{zone.id}" + (f".{number + 1}" if number else "")
            one = thing(id, "touch-merchants", "heap", "merchant", 1, count=1)
            found.append(token_of(theme, one, MERCHANT))
    for mark in zone.marks:
        told = thing(f"token:{mark}.{zone.id}", f"touch-{mark}", "mark", mark)
        found.append(token_of(theme, told, MARK))
    return found


def wind_token(theme: Theme, point: str, letters: str, radius: int) -> Token:
    """The arrow over the compass rose; `letters` are the point's in a language."""

    def name(texts: Texts) -> str:
        return texts.say("touch-wind", point=point)

    thing = Thing("token:wind", "", name, Sprite("wind", (point, letters, radius)))
    return token_of(theme, thing, (2 * radius, 2 * radius))


def glory_token(theme: Theme, seat: Seat, step: int, side: int, *, active: bool) -> Token:
    """A seat's badge on a step of the glory track."""

    def name(texts: Texts) -> str:
        return texts.say("touch-glory", seat=seat.number, glory=seat.glory)

    sprite = Sprite("glory", (seat.number, side, active))
    return token_of(theme, Thing(f"glory:{seat.number}", f"slot:glory.{step}", name, sprite), (side, side))


def folded_token(theme: Theme, zone: str, gone: Sequence[Token]) -> Token:
    """Stands for tokens that have no room, at full size among the smallest."""
    count, side = sum(token.pieces for token in gone), round(SMALL[0] / LEAST)

    def name(texts: Texts) -> str:
        return texts.say("touch-more", zone=zone, count=count)

    away = tuple(token.thing for token in gone if token.thing)
    more = Thing(f"token:more.{zone}", f"zone:{zone}", name, Sprite("more", (count,)), away)
    return token_of(theme, more, (side, side), pieces=count)


def in_twos(pieces: tuple[T, ...]) -> list[tuple[T, ...]]:
    """These in pairs, the last alone if it has to be."""
    return [pieces[first : first + 2] for first in range(0, len(pieces), 2)]
