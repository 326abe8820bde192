"""Where pieces lie. A piece (card, token, coin card) is in exactly one place at any time.

A place is "<kind>" or "<kind>:<key>" ("cargo.hold:2"). Its kind says who sees the pieces there; if the place
has an owner, the key is the seat. Everybody may know how many pieces are in a place.
"""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import Enum
from functools import cache
from typing import Any, Protocol

import msgspec

from engine.kernel.errors import RulesError


class Audience(Enum):
    """Who sees the pieces of a place; everybody knows how many there are."""

    PUBLIC = "public"
    OWNER = "owner"
    """The seat that is the place's key."""
    NOBODY = "nobody"
    """Face down: the pieces have no order, they are a bag to draw from."""


class PlaceKind(msgspec.Struct, frozen=True):
    """A kind of place and its audience; `clause` is where the rules say so.

    `only(game, piece)` says which pieces of a family can be there at all, as everybody knows; None: any.
    """

    name: str
    audience: Audience
    clause: str = ""
    is_bag: bool = False
    """Pieces have no order in places of this kind: face down, and not a known top."""
    is_public: bool = False
    is_owned: bool = False
    only: Callable[[Any, str], bool] | None = None

    def of(self, key: object) -> str:
        """The place of this kind with a key: a seat, or whatever the rules of the game name it by."""
        return f"{self.name}:{key}"

    def __post_init__(self) -> None:
        # Asked at every move, and members of an Enum are slow to look up.
        is_bag = self.audience is Audience.NOBODY and not self.name.endswith(".top")
        msgspec.structs.force_setattr(self, "is_bag", is_bag)
        msgspec.structs.force_setattr(self, "is_public", self.audience is Audience.PUBLIC)
        msgspec.structs.force_setattr(self, "is_owned", self.audience is Audience.OWNER)


class Kinds(dict[str, PlaceKind]):
    """The kind of every place ("cargo.hold:2"), found once by its name and then kept.

    Built from the kinds by their own names. Raises KeyError for a place of an unknown kind.
    """

    def __init__(self, kinds: Mapping[str, PlaceKind]) -> None:
        super().__init__(kinds)
        self._sights: dict[int | None, Sight] = {}

    def __missing__(self, place: str) -> PlaceKind:
        name, colon, _ = place.partition(":")
        if not colon:
            raise KeyError(place)
        found = self[place] = self[name]
        return found

    def sight(self, seat: int | None) -> Sight:
        """Which places a seat (None: a spectator) sees into."""
        if (found := self._sights.get(seat)) is None:
            found = self._sights[seat] = Sight(self, seat)
        return found


class Sight(dict[str, bool]):
    """For each place whether a seat sees the pieces there; found once by its name and then kept: views ask
    it of every place.
    """

    def __init__(self, kinds: Kinds, seat: int | None) -> None:
        super().__init__()
        self._kinds = kinds
        self._seat = seat

    def __missing__(self, place: str) -> bool:
        kind, seat = self._kinds[place], self._seat
        sees = kind.is_public or (kind.is_owned and seat is not None and owner_of(place) == seat)
        self[place] = sees
        return sees


class Deck:
    """A face-down deck: a bag, cards of known order on top, and its discards.

    A card has no position before it is drawn. When the bag is empty, the discards are shuffled back at once
    if `reshuffles`. A card put back on top goes to the place `top`, last in, first out.
    """

    __slots__ = ("bag", "discards", "name", "reshuffles", "top")

    def __init__(self, name: str, reshuffles: bool = True) -> None:
        self.name = name
        self.reshuffles = reshuffles
        self.bag = f"{name}.bag"
        """The place of the undrawn cards."""
        self.top = f"{name}.top"
        """The place of cards whose position on top of the deck is known."""
        self.discards = f"{name}.discards"
        """The place of the face-up discards."""


class Box(Protocol):
    """The content of a table's box, as far as the kernel has to know it."""

    def pieces(self, deck: str) -> Sequence[str]:
        """The ids of all pieces of a deck."""
        ...


def with_box(
    decks: Mapping[str, str], box: Box | None, places: Mapping[str, list[str]]
) -> Mapping[str, list[str]]:
    """How a table begins: what its beginning places, and the rest of each deck where its chapter says.

    Raises RulesError if chapters place decks of a game that has no box.
    """
    if not decks:
        return places
    found = {place: list(pieces) for place, pieces in places.items()}
    if box is None:
        raise RulesError(f"a chapter lays the deck {min(decks)}, but the game has no box.")
    lies = {piece for pieces in places.values() for piece in pieces}
    for deck, place in decks.items():
        found.setdefault(place, []).extend(piece for piece in box.pieces(deck) if piece not in lies)
    return found


def laid_out(
    kinds: dict[str, PlaceKind], places: Mapping[str, list[str]], seats: int
) -> dict[str, list[str]]:
    """How a table begins: places with pieces, bags without an order.

    Raises RulesError for an unknown kind of place, a place of a seat the table does not have, and a piece in
    two places.
    """
    held: dict[str, list[str]] = {}
    lies: dict[str, str] = {}
    for place, pieces in places.items():
        kind = kinds.get(place_kind(place))
        if kind is None:
            raise RulesError(f"the table begins with pieces in {place}, a place that no chapter names.")
        if kind.audience is Audience.OWNER and place.partition(":")[2] not in map(str, range(seats)):
            raise RulesError(f"the table begins with pieces in {place}, but has no such seat.")
        for piece in pieces:
            if piece in lies:
                raise RulesError(f"the table begins with {piece} in two places: {lies[piece]} and {place}.")
            lies[piece] = place
        if pieces:
            held[place] = sorted(pieces) if kind.is_bag else list(pieces)
    return held


def place_kind(place: str) -> str:
    """The kind of a place: the part before its colon."""
    return place.partition(":")[0]


@cache
def owner_of(place: str) -> int:
    """The seat that owns the place, for a place of audience OWNER."""
    return int(place.partition(":")[2])


_encoder = msgspec.msgpack.Encoder()


def _where(piece: str, bag: list[str]) -> int:
    """Where a piece is in a bag, which is in order. Raises ValueError if it is not there."""
    at = bisect_left(bag, piece)
    if at == len(bag) or bag[at] != piece:
        raise ValueError(f"{piece} is not in this bag.")
    return at


class Places:
    """All places of a table that are not empty, and what single seats know beyond their audience.

    `known` lists, per piece, the seats that saw it though its place does not show it to them ("look at the
    top two cards"); it is forgotten when the piece moves.
    """

    def __init__(self, kinds: Kinds, held: dict[str, list[str]], known: dict[str, list[int]]) -> None:
        self.held: Mapping[str, Sequence[str]] = held
        """The pieces of every place that is not empty. Only the methods here may move them."""
        self.known = known
        self._held = held
        self._kinds = kinds
        self._encoded: msgspec.Raw | None = None
        self.gathered: dict[Any, Any] = {}
        """Whatever somebody has worked out from where the pieces lie; forgotten as soon as one moves."""

    def encoded(self) -> msgspec.Raw:
        """What every place holds, as msgpack: kept until a piece moves, for most snapshots find all where it
        was.
        """
        if self._encoded is None:
            self._encoded = msgspec.Raw(_encoder.encode(self._held))
        return self._encoded

    def only(self, place: str) -> Callable[[Any, str], bool] | None:
        """What tells which pieces of a family can lie in this place; None: any (`PlaceKind.only`)."""
        return self._kinds[place].only

    def at(self, place: str) -> list[str]:
        """A copy of the pieces in a place; empty if there are none."""
        return list(self.held.get(place, ()))

    def is_bag(self, place: str) -> bool:
        """Whether pieces have no order in this place: face down, and not a known top."""
        return self._kinds[place].is_bag

    def count(self, place: str) -> int:
        """How many pieces are in a place."""
        return len(self.held.get(place, ()))

    def sees(self, seat: int | None, place: str) -> bool:
        """Whether this seat (None: a spectator) sees the pieces of a place."""
        return self._kinds.sight(seat)[place]

    def move(self, pieces: list[str], source: str, target: str) -> bool:
        """Move pieces; returns whether somebody sees them now who did not before.

        Raises ValueError if a piece is not in `source`, KeyError for an unknown kind of place.
        """
        held = self._held
        self._encoded = None
        if self.gathered:
            self.gathered = {}
        kinds, known = self._kinds, self.known
        out, into = kinds[source], kinds[target]
        from_bag, into_bag = out.is_bag, into.is_bag
        taken = held.get(source, [])
        laid = held.setdefault(target, [])
        for piece in pieces:
            if from_bag:
                # A bag is in order, and a deck's is long.
                del taken[_where(piece, taken)]
            else:
                taken.remove(piece)
            if known:
                known.pop(piece, None)
            if into_bag:
                insort(laid, piece)
            else:
                laid.append(piece)
        if not taken:
            held.pop(source, None)
        if not laid:
            held.pop(target, None)
        if into_bag or out.is_public:
            return False
        return into.is_public or (into.is_owned and not self.sees(owner_of(target), source))

    def arrange(self, place: str, pieces: list[str]) -> None:
        """Put the pieces of a place in this order. Raises ValueError if they are others, or in a bag."""
        if self.is_bag(place) or sorted(pieces) != sorted(self.held.get(place, ())):
            raise ValueError(f"{pieces} is no order of what lies in {place}.")
        if pieces:
            self.lay(place, list(pieces))

    def lay(self, place: str, pieces: list[str]) -> None:
        """Let these pieces lie in a place instead of those that were there: to look at things as they might
        be.
        """
        self._encoded, self.gathered = None, {}
        if pieces:
            self._held[place] = pieces
        else:
            self._held.pop(place, None)

    def show(self, piece: str, seats: Iterable[int]) -> None:
        """Let seats see a piece where it lies, until it moves."""
        self.known[piece] = sorted({*self.known.get(piece, ()), *seats})

    def view(self, seat: int | None) -> tuple[dict[str, list[str] | int], dict[str, str]]:
        """Every place as this seat sees it (its pieces, or their number), and the hidden pieces it knows."""
        held, sees = self.held, self._kinds.sight(seat)
        seen = {place: list(held[place]) if sees[place] else len(held[place]) for place in sorted(held)}
        if seat is None or not self.known:
            return seen, {}
        looked = (place for place in seen if not sees[place])
        return seen, {
            piece: place for place in looked for piece in held[place] if seat in self.known.get(piece, ())
        }
