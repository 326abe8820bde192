"""What lies before a reader, his secrets too."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import UNSET

import render
from bot.protocol.reader import Reader
from bot.protocol.shapes import Card, Counted, Location, Maybe, Mine, Named, Note, Ship, Tag
from bot.wording.sheets import pieces_asked_about, status_lines
from engine.advice.overlays import barred, errands, unshown
from render.kit.desk import Desk, Hull

_BARRED = {"closed": Tag("no", icon="window-bars"), "entry": Tag("ask", "?")}
"""What stands at a place that is closed to a reader, or lets him in at a price."""
_ERRAND = Tag("calm", icon="scroll-unfurled")
"""What stands where something is to be done for what he holds, such as a mission."""


def mine_of(reader: Reader) -> Mine:
    """GET view; a spectator has nothing."""
    seat, told = reader.seat, render.desk(reader.live.row.game)
    if seat is None or not reader.view:
        return Mine([], [], 0, [], [], [])
    desk = told.desk(reader.view, seat) if told is not None else Desk()
    asked = pieces_asked_about(reader.live, seat)
    return Mine(
        purse=counted(reader, desk.purse),
        hold=[Named(piece, reader.texts.name(piece)) for piece in desk.hold],
        places=desk.places,
        hand=cards_of(reader, desk.hand, asked, desk.sprites),
        board=cards_of(reader, desk.board, asked),
        more=[reader.said(line) for line in status_lines(reader.live, seat, reader.view)],
        ship=_ship(reader, desk.ship) if desk.ship is not None else UNSET,
        notes=_notes(reader.view) if reader.live.is_running else [],
        written=reader.live.holder(seat).settings.notes,
        unshown=_unshown(reader),
    )


def _unshown(reader: Reader) -> Maybe[Counted]:
    """Points that count for him alone so far; once all is over the score has them."""
    count = unshown(reader.view) if reader.live.is_running else 0
    return Counted("unshown", reader.say("purse-unshown", count=count), count) if count else UNSET


def _notes(view: Mapping[str, Any]) -> list[Note]:
    tags: dict[str, list[Tag]] = {}
    for at in dict.fromkeys(at for at, _ in errands(view)):
        tags.setdefault(at, []).append(_ERRAND)
    for at, entry in barred(view).items():
        tags.setdefault(at, []).append(_BARRED[entry])
    return [Note(at, several) for at, several in tags.items()]


def counted(reader: Reader, purse: Iterable[tuple[str, int]]) -> list[Counted]:
    """What is in a purse."""
    return [Counted(what, reader.say(f"purse-{what}", count=count), count) for what, count in purse]


def cards_of(
    reader: Reader, pieces: Iterable[str], asked: set[str], sprites: Mapping[str, str] | None = None
) -> list[Card]:
    """Cards by their pieces; those `asked` about are among the answers. `sprites` as of a desk."""
    texts, small = reader.texts, sprites or {}
    return [
        Card(
            piece,
            texts.name(piece),
            reader.said(texts.quote(piece)),
            card,
            not asked.isdisjoint((piece, card)),
            small.get(piece, UNSET),
        )
        for piece, card in ((piece, piece.partition(".")[0]) for piece in pieces)
    ]


def _ship(reader: Reader, hull: Hull) -> Ship:
    name = reader.texts.name
    return Ship(
        hull.kind,
        name(hull.kind),
        [Location(where, name(where), has, most) for where, has, most in hull.locations],
    )
