"""What a reader gets of a table, and of what lies before him."""

from __future__ import annotations

from msgspec import UNSET, Struct

from bot.protocol.shapes.basic import Maybe, Named, Place
from bot.protocol.shapes.looks import Note, Section


class Mark(Struct):
    """How a seat is told from the others: a letter in a shape, and colours as #rrggbb."""

    letter: str
    shape: str
    colour: str
    ink: str


class Counted(Struct):
    """So many of something: gold, stash, points."""

    id: str
    name: str
    count: int


class Seat(Struct):
    """A seat as everybody knows it. `captain` is what the game calls it beside its player's name, `portrait`
    the id of that card (`art/<id>`); `line` how it stands, in a few words; `cards` what lies open before it
    for good, such as whom it has hired, equal cards together (`art/<id>`).
    """

    seat: int
    name: str
    mark: Mark
    computer: bool
    present: bool
    score: int
    line: str
    captain: Maybe[str] = UNSET
    portrait: Maybe[str] = UNSET
    at: Maybe[Place] = UNSET
    cards: Maybe[list[Counted]] = UNSET


class Overlay(Named):
    """What can be laid over the board, and what it shows in a `line`."""

    line: Maybe[str] = UNSET


class InForce(Struct):
    """The event in force: its card, what it does in a line, and where."""

    card: str
    title: str
    line: str
    at: list[Place]


class Undo(Struct):
    """What an undo would take back: the newest of so many own answers."""

    line: str
    count: int


class Rank(Struct):
    """How a seat has ended: its place from 1 on, its points, and these in words; what they come from, in
    `figures`.
    """

    seat: int
    rank: int
    points: int
    line: str
    figures: Maybe[str] = UNSET


class Ending(Struct):
    """How a game has ended."""

    winners: list[int]
    line: str
    ranks: list[Rank]


class Turning(Struct):
    """A round that has decided a game, for which seat, and what came about in it, as far as that is known."""

    round: int
    seat: int
    line: str
    causes: list[str]


class Earned(Struct):
    """Points that a seat has in the end, by how it came to them."""

    way: str
    line: str
    points: int


class Recap(Struct):
    """GET recap: how a finished game went. `lines` are each seat's points as each of the `rounds` began, and
    at the end; `earned` are those of the end by how each seat came to them, as far as that is known, most
    first; `words` say all of it. `film` is the token of a moving picture (`pictures/<token>`), which is
    made when somebody asks for it.
    """

    rounds: list[int]
    lines: list[list[int]]
    turning: list[Turning]
    words: str
    film: str
    earned: list[list[Earned]] = []


class Review(Struct):
    """GET review: how the reader has played a game that is over, for him alone: what his answers were held
    against, then in parts, with their headings, which of them cost most, how chance fell, what decided it.
    """

    about: str
    parts: list[Section]


class ForumText(Struct):
    """GET forum: what has happened, as a text for a forum, and what a file with it is called."""

    name: str
    text: str


class Table(Struct):
    """GET table. `me` is the reader's seat, null for a spectator; `goal` the points that end the game.
    `helps`: what can be looked up or ordered now besides: explain, orders, helm, odds; ordered: standing
    orders answer for the reader. `layers`: what can be laid over the board. `cursor` is that of a story which
    ends here. `sandbox`: the reader tries something.
    `redo`: so many answers that he has taken back he may give again.
    """

    version: int
    game: str
    title: str
    language: str
    modules: list[Named]
    me: int | None
    seats: list[Seat]
    over: bool
    undo: Undo | None
    helps: list[str]
    layers: list[Overlay]
    cursor: str = ""
    sandbox: bool = False
    redo: Maybe[int] = UNSET
    round: Maybe[int] = UNSET
    goal: Maybe[int] = UNSET
    event: Maybe[InForce] = UNSET
    ending: Maybe[Ending] = UNSET


# --- view ---------------------------------------------------------------------------------------------


class Location(Struct):
    """A part of a ship, and how many hits it can still take."""

    id: str
    name: str
    has: int
    most: int


class Ship(Struct):
    """An own ship; `art/<kind>` is its picture."""

    kind: str
    name: str
    locations: list[Location]


class Card(Struct):
    """An own card; `playable`: it is among the answers to what the reader is asked now. `picture` is its id
    for `cards/<id>` (the whole card) and `art/<id>` (what is drawn on it), `sprite` that of what it is on a
    board (`sprites/<id>`), which is read when it is small.
    """

    id: str
    title: str
    text: str
    picture: str
    playable: bool
    sprite: Maybe[str] = UNSET


class Mine(Struct):
    """GET view: what lies before the reader, his secrets too. `places` is the room of his hold, `board` open
    cards before him, `more` whatever else there is to know, a line each; `notes` are what the board has for
    him alone, such as ports that are closed to him; `written` is what he has written down for himself;
    `unshown` are points that count for him beside his score, which nobody else knows of. A spectator has
    nothing.
    """

    purse: list[Counted]
    hold: list[Named]
    places: int
    hand: list[Card]
    board: list[Card]
    more: list[str]
    ship: Maybe[Ship] = UNSET
    notes: list[Note] = []
    written: str = ""
    unshown: Maybe[Counted] = UNSET
