"""What has happened, and what has changed."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct

from bot.protocol.shapes.basic import Drawn, Maybe, Place
from bot.protocol.shapes.looks import Piece, Spot
from bot.protocol.shapes.table import Card, Counted, Seat
from data.telling.happened import Kind, Weight


class Turn(Struct):
    """Whose turn it is, and in which round; null if it is nobody's, or nobody knows."""

    seat: int | None
    round: int | None


class Event(Struct):
    """Something that has happened. `n` counts what this reader may read; `args` are those of the kind;
    `weight`: 0 passing, 1 a line, 2 a card, 3 stays until it is read.
    """

    n: int
    turn: Turn | None
    kind: Kind
    args: dict[str, Any]
    at: list[Place]
    said: str
    weight: Weight
    aside: Maybe[str] = UNSET
    """What a talkative captain says to what he does."""
    note: Maybe[str] = UNSET
    """What the dice that were thrown had to show."""


class Laid(Struct):
    """What lay on the board: `Board` without what is drawn of it as a whole."""

    ground: Drawn
    spots: list[Spot]
    pieces: list[Piece]


class Moment(Struct):
    """How the table stood, as everybody saw it, once the events before `upto` had happened: the seats, the
    round, what lay before the reader (`purse` and `board` of `Mine`) as far as everybody sees it (of his
    purse the rest as it is now), and what lay on the board where that is quickly drawn; elsewhere the pieces
    alone, left out where they lay as in the moment before.
    """

    upto: int
    seats: list[Seat]
    round: Maybe[int] = UNSET
    purse: Maybe[list[Counted]] = UNSET
    board: Maybe[list[Card]] = UNSET
    laid: Maybe[Laid] = UNSET
    pieces: Maybe[list[Piece]] = UNSET


class Story(Struct):
    """GET story. Whatever a page has from event `first` on is to be forgotten, and `events` come in its
    place: an undo takes back what has been told. `cursor` goes on from here. `moments` are how the table
    stood in between, oldest first, as far as that is known.
    """

    events: list[Event]
    first: int
    cursor: str
    moments: list[Moment] = []


class News(Struct):
    """An event of the stream `news`: something of what this reader gets has changed. `version` names all of
    it as it is now; `question` is the number of what he is asked.
    """

    version: str
    cursor: str
    question: Maybe[int] = UNSET
