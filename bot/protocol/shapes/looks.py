"""What a reader looks at or looks up."""

from __future__ import annotations

from msgspec import UNSET, Struct

from bot.protocol.shapes.basic import Drawn, Maybe, Named, Place


class Spot(Struct):
    """A place on a picture: its outline in pixels, where its label stands, what it is called, and what holds
    there, in a few words.
    """

    at: Place
    outline: list[tuple[float, float]]
    label: tuple[float, float]
    name: str
    about: Maybe[str] = UNSET


class Piece(Struct):
    """What moves: `x`, `y` are its middle; `sprite` its picture (`sprites/<id>`)."""

    id: str
    at: Place
    x: float
    y: float
    width: float
    height: float
    sprite: str
    name: str


class Board(Struct):
    """GET board. `picture` has all pieces, `ground` none of `pieces`; `scene` is what is under way and has a
    picture of its own, such as a battle; `scene_spots` say where things are on it.
    """

    picture: Drawn
    ground: Drawn
    spots: list[Spot]
    pieces: list[Piece]
    scene: Maybe[Drawn] = UNSET
    scene_spots: Maybe[list[Spot]] = UNSET


class Tag(Struct):
    """A figure, a sign, or both, on a ground of this `tone`: gold, dark, no, ask, way, danger, calm."""

    tone: str
    text: str = ""
    icon: str = ""


class Note(Struct):
    """What a layer says at a spot of the board: a page writes it there, so large that it can be read."""

    at: Place
    tags: list[Tag]


class Layer(Struct):
    """GET layers/<name>: the board with something laid over it. `line` says what that means, or that there is
    nothing to be shown; empty if the picture says it. `notes` are not on the picture.
    """

    name: str
    picture: Drawn
    line: str
    notes: list[Note]


class Thing(Struct):
    """GET thing/<place>: a small card of anything on the table; `links` are places that it names. `lines` say
    what its `picture` shows, if it has one, and `rules` what is written on it. `note`: what such a thing does
    to the reader. `own`: cards of the reader that ask for something there, by their ids in `Mine`.
    """

    at: Place
    title: str
    lines: list[str]
    links: list[Place]
    own: list[str] = []
    rules: Maybe[str] = UNSET
    note: Maybe[str] = UNSET
    picture: Maybe[Drawn] = UNSET


class Section(Struct):
    """A heading, which may be empty, and what stands beneath it."""

    title: str
    lines: list[str]


class Rules(Struct):
    """GET rules: how the game is played, what one needs first, and everything `more`, by its title."""

    chapters: list[Section]
    more: list[Section]


class OddsField(Struct):
    """Something that odds are asked for with: one of its `choices`, up to `several` of them, or without any a
    number from `low` to `high`; `given` is what it is.
    """

    id: str
    label: str
    choices: list[Named]
    several: int
    low: int
    high: int
    given: list[str]


class Reckoned(Struct):
    """GET odds: what they are of, in a `line`, all that can be given, and the odds, in `lines` and as a
    `picture`.
    """

    line: str
    fields: list[OddsField]
    lines: list[str]
    picture: Maybe[Drawn] = UNSET


class Explained(Struct):
    """GET explain: all there is to know about the question with this number."""

    question: int
    sections: list[Section]


class Order(Struct):
    """Something a seat may say beforehand, and whether it has."""

    id: str
    label: str
    given: bool


class CardOrders(Struct):
    """What may be ordered for a card: one of these."""

    title: str
    orders: list[Order]


class Coming(Struct):
    """What the reader has ordered for his coming turn, step by step, and what may be ordered after that; or
    the word why it was stopped.
    """

    steps: list[Order]
    next: list[Order]
    word: Maybe[str] = UNSET


class Orders(Struct):
    """GET orders: for single cards, standing orders, and those for the coming turn."""

    cards: list[CardOrders]
    standing: list[Order]
    coming: Maybe[Coming] = UNSET
