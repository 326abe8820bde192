"""What a reader looks up: layers over the board, small cards of things, an explanation, orders; and what has
happened, as a text to be carried to a forum.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from msgspec import UNSET

import render
from bot.log.writing import Wanted, written_of
from bot.looking.odds import reckoned
from bot.looking.reviewing import Reviews
from bot.pictures.board import captain_picture, card_picture, overlay_noted, part_picture, played_with
from bot.pictures.odds import odds_picture
from bot.protocol.boards import Boards
from bot.protocol.gallery import Gallery
from bot.protocol.reader import Reader
from bot.protocol.shapes import (
    Board,
    CardOrders,
    Coming,
    Explained,
    ForumText,
    Layer,
    Maybe,
    Named,
    Note,
    OddsField,
    Order,
    Orders,
    Reckoned,
    Review,
    Section,
    Tag,
    Thing,
)
from bot.tables import LiveTables
from bot.tables.tell import NoSuch, Tell
from bot.wording.explanation import parts_of, rule_of
from bot.wording.orders import coming_steps, coming_stopped, label_of, of_cards
from bot.wording.reckoned import asked_line, choice_name, field_name, odds_lines
from bot.wording.review import review_about, review_parts
from engine.advice.explain import question
from engine.advice.overlays import errands, meaning
from engine.advice.reckoning import Given
from engine.kernel import Option, Table
from render import Picture

_CARDS = ("card", "npc", "token", "deck")
"""Places that are named by a card."""


_SEATS = ("ship", "seat", "glory")
"""Places that are named by a seat."""


async def forum_of(tables: LiveTables, wanted: Wanted, reader: Reader) -> ForumText:
    """GET forum: in the table's language, whichever the reader's own is. Raises Tell."""
    told = await written_of(tables, await tables.open(reader.live.id), wanted, reader.member)
    return ForumText(told.name, told.text)


async def odds_of(gallery: Gallery, given: Given | None, reader: Reader) -> Reckoned:
    """GET odds: of what is given; None: only what can be. Raises Tell."""
    texts = reader.texts
    told = await reckoned(reader.live, reader.seat, given or {}, ask=given is not None)
    fields = [
        OddsField(
            one.id,
            field_name(texts, one.id),
            [Named(each, choice_name(texts, one.id, each)) for each in one.choices],
            one.several,
            one.low,
            one.high,
            [*told.given[one.id]],
        )
        for one in told.fields
    ]
    lines = odds_lines(texts, told) if given is not None else []
    picture = await odds_picture(told, reader.live.plain_texts, reader.theme)
    # What somebody asks for is for him alone, and tells how he stands.
    drawn = gallery.keep(picture, (reader.live.id, reader.seat)) if picture is not None else UNSET
    return Reckoned(reader.said(asked_line(texts, told)), fields, _said(reader, lines), drawn)


class Lookups:
    """Looks things up; nothing here changes a game. All raise Tell."""

    def __init__(self, gallery: Gallery, boards: Boards, reviews: Reviews) -> None:
        self._gallery = gallery
        self._boards = boards
        self._reviews = reviews

    async def review(self, reader: Reader) -> Review:
        """GET review."""
        told = await self._reviews.of(reader.live, reader.seat)
        texts, said = reader.texts, reader.said
        parts = [
            Section(said(heading), [said(line) for line in lines])
            for heading, lines in review_parts(texts, told)
        ]
        return Review(said(review_about(texts, told)), parts)

    async def layer(self, reader: Reader, name: str) -> Layer:
        """GET layers/<name>."""
        live, seat = reader.live, reader.seat
        if seat is None or not live.is_running:
            raise Tell("tell-no-overlay")
        told = reader.texts.has(f"overlay-{name}-about")
        found = await overlay_noted(live, name, seat, reader.theme, untold=told)
        if found is None:
            raise Tell("tell-no-overlay")
        picture, written = found
        # The second line of its words is what it shows, or that there is nothing to show.
        line = next(iter(picture.alt.splitlines()[1:2]), "") if told else ""
        notes = [Note(one.at, [Tag(tag.tone, tag.text, tag.icon) for tag in one.tags]) for one in written]
        return Layer(name, self._gallery.keep(picture, (live.id, seat)), line, notes)

    async def explained(self, reader: Reader) -> Explained:
        """GET explain."""
        live, seat, texts = reader.live, reader.seat, reader.texts
        asked = question(live.game, seat) if live.game is not None and seat is not None else None
        if asked is None or seat is None or not live.is_running:
            raise Tell("tell-nothing-to-explain")
        advice = live.advice(seat)
        # Looking ahead takes its time, and needs nothing of the table any more.
        told = await asyncio.to_thread(asked.explained)
        rule = Section("", [reader.said(line) for line in rule_of(texts, told).splitlines()])
        parts = dict(parts_of(texts, asked.decision, told, advice))
        # What can be done comes first: everything else is about that.
        first = texts.say("explain-options")
        titles = sorted(parts, key=lambda title: title != first)
        return Explained(
            asked.decision.number, [rule, *(Section(one, _said(reader, parts[one])) for one in titles)]
        )

    def orders(self, reader: Reader) -> Orders:
        """GET orders."""
        live, seat, game, texts = reader.live, reader.seat, reader.live.game, reader.texts
        if seat is None or game is None or not live.is_running:
            return Orders([], [])
        cards = [
            CardOrders(
                reader.said(title),
                [Order(one.id, reader.said(texts.option(one)), one.id in given) for one in options],
            )
            for title, options, given in of_cards(live, seat)
        ]
        offered, given = {one.id: one for one in game.standing_offers(seat)}, game.standing(seat)
        standing = dict.fromkeys([*given, *offered])
        return Orders(
            cards,
            [Order(id, reader.said(label_of(texts, offered, id)), id in given) for id in standing],
            _coming(reader, seat, game),
        )

    # --- things -----------------------------------------------------------------------------------------

    async def thing(self, reader: Reader, place: str) -> Thing:
        """GET thing/<place>: what its picture says in words, and what lies there."""
        live = reader.live
        kind, _, rest = place.partition(":")
        if live.game is None or not rest:
            raise NoSuch
        board, names = await self._boards.of(reader), await self._boards.names(reader)
        picture, private = await self._pictured(reader, kind, rest)
        called = names.get(place, "") or _location(reader, kind, rest)
        if picture is None and not called:
            raise NoSuch
        lines = picture.alt.splitlines() if picture is not None else []
        if kind in _CARDS and len(lines) > 1:
            # How many of them there are, and where it is from, is for the foot of the picture.
            lines = lines[:-1]
        title = called or (live.names[int(rest)] if kind in _SEATS else lines[0])
        drawn = self._gallery.keep(picture, (live.id, private)) if picture is not None else UNSET
        return Thing(
            at=place,
            title=title,
            lines=lines,
            links=_lying(board, place),
            own=await self._own(reader, kind, rest),
            rules=self._rules(reader, kind, rest),
            note=await self._note(reader, kind, rest),
            picture=drawn,
        )

    async def _own(self, reader: Reader, kind: str, name: str) -> list[str]:
        """Cards of the reader that ask for something at a place of the map, by its name."""
        live = reader.live
        if kind in (*_CARDS, *_SEATS) or reader.seat is None or live.game is None or not live.is_running:
            return []
        asked = await asyncio.to_thread(errands, live.game.view(reader.seat))
        return list(dict.fromkeys(piece for at, piece in asked if at.partition(":")[2] == name))

    async def _note(self, reader: Reader, kind: str, name: str) -> Maybe[str]:
        """What such a thing does to whoever looks at it, and first what this one means for the reader now."""
        live, key, lines = reader.live, f"thing-{kind}", list[str]()
        if reader.seat is not None and live.game is not None and live.is_running:
            means = await asyncio.to_thread(meaning, live.game.view(reader.seat), kind, name)
            lines += [reader.say(means[0], **means[1])] if means else []
        lines += [reader.say(key)] if reader.texts.has(key) else []
        return " ".join(lines) or UNSET

    async def _pictured(self, reader: Reader, kind: str, rest: str) -> tuple[Picture | None, int | None]:
        """The picture of a thing, and the seat that alone may see it."""
        live, theme = reader.live, reader.theme
        if kind not in _SEATS and rest in render.parts(live.row.game):
            return await part_picture(live, rest, theme), None
        if kind in _SEATS and rest.isascii() and rest.isdecimal():
            seat = int(rest) if len(rest) < 4 else len(live.holders)
            if seat >= len(live.holders):
                raise NoSuch
            return await captain_picture(live, seat, reader.seat, theme), reader.seat
        if kind in _CARDS:
            card = rest.partition(".")[0]
            return await card_picture(reader.live.plain_texts, card, theme, played_with(live.row)), None
        return None, None

    def _rules(self, reader: Reader, kind: str, rest: str) -> Maybe[str]:
        """What is written about a thing."""
        text = reader.texts.quote(rest) if kind in _CARDS else ""
        return reader.said(text) if text else UNSET


def _location(reader: Reader, kind: str, rest: str) -> str:
    """The name of a part of a ship, hers also where no battle shows it any more; empty for anything else."""
    told, part = render.desk(reader.live.row.game), rest.rpartition(".")[2]
    if kind != "location" or told is None or not reader.view:
        return ""
    ships = (told.desk(reader.view, seat).ship for seat in range(len(reader.live.holders)))
    known = {where for ship in ships if ship is not None for where, _, _ in ship.locations}
    return reader.texts.name(part) if part in known else ""


def _coming(reader: Reader, seat: int, game: Table) -> Maybe[Coming]:
    live = reader.live
    steps, word = coming_steps(live, seat), coming_stopped(live, seat)
    offered = game.coming.offered(seat)
    if not (steps or offered or word):
        return UNSET

    def told(options: Iterable[Option], given: bool) -> list[Order]:
        return [Order(one.id, reader.said(reader.texts.option(one)), given) for one in options]

    return Coming(told(steps, True), told(offered, False), reader.said(word) if word else UNSET)


def _said(reader: Reader, lines: Iterable[str]) -> list[str]:
    return [reader.said(line) for line in lines]


def _lying(board: Board | None, place: str) -> list[str]:
    """What lies at a place."""
    return [piece.id for piece in board.pieces if piece.at == place] if board is not None else []
