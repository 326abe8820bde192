"""Pictures of tables, drawn off the event loop, with words that say the same."""

from __future__ import annotations

import asyncio
import hashlib
import io
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary, ref

import discord
import msgspec
import structlog

import render
from bot.posting.drawing import off_the_loop
from bot.present.looking.overlays import overlays
from bot.tables.live import LiveTable
from data.locale import Texts
from engine.advice.overlays import Line, overlay, with_trail
from engine.games import GAMES, load_game
from engine.kernel import Table
from render import Picture
from render.kit.theme import USUAL, themes

_log = structlog.get_logger(__name__)

_BESIDES = ("waiting", "somebody", "stack")
"""Parts of a view that no board shows; who is asked, some do (`Cues.shows_asked`)."""
_encoder = msgspec.msgpack.Encoder(order="deterministic")


@dataclass(slots=True)
class _Drawn:
    """The board of a table that was drawn last, as long as anybody keeps it."""

    drawing: asyncio.Lock = field(default_factory=asyncio.Lock)
    of: bytes = b""
    picture: Callable[[], Picture | None] = lambda: None


class Settled(NamedTuple):
    """What has a picture of its own and was settled with nobody asked in it: the number of the first log
    entry after it, and the picture of its end.
    """

    upto: int
    picture: Picture


_boards: WeakKeyDictionary[LiveTable, _Drawn] = WeakKeyDictionary()


LATELY = 400
"""Entries of the log in which wakes and marks on the board are looked for: more than two rounds have."""


def end_of_scene(live: LiveTable, first: int, *, begun: bool = False) -> int:
    """The number after the last entry from `first` on that tells the outcome of a scene; another scene that
    has begun since has its own message. `begun`: the scene begins with that entry.
    """
    cues, end = render.cues(live.row.game), first
    for number, entry in live.recent:
        if number < first:
            continue
        if entry.key in cues.scene_begins and not (begun and number == first):
            break
        if entry.key.startswith(cues.scene_tells):
            end = number + 1
    return end


def file_of(picture: Picture) -> discord.File:
    """A fresh file to send: Discord's library reads it once."""
    return discord.File(io.BytesIO(picture.data), picture.name, description=picture.description)


def drawn_from(live: LiveTable, view: Mapping[str, Any], theme: str = USUAL) -> bytes:
    """A digest of all that the board of a spectator's view depends on."""
    seen = {name: part for name, part in _with_trail(live, view).items() if name not in _BESIDES}
    shows_asked = render.cues(live.row.game).shows_asked
    asked = sorted(question["seat"] for question in view["waiting"]) if shows_asked else []
    return hashlib.sha256(_encoder.encode([seen, asked, live.texts.language, live.names, theme])).digest()


async def board_picture(
    live: LiveTable, theme: str = USUAL, view: Mapping[str, Any] | None = None
) -> Picture | None:
    """The board of a table as a spectator may see it; None if there is none, or if drawing fails.

    Whoever asks for the same board at once, or while somebody keeps it, gets the same picture. `view` is
    the spectator's view now, if it is at hand.
    """
    if live.game is None or not render.drawn(live.row.game):
        return None
    view = live.game.view(None) if view is None else view
    seen, of = _with_trail(live, view), drawn_from(live, view, theme)
    last = _boards.setdefault(live, _Drawn())
    async with last.drawing:
        if last.of == of and (kept := last.picture()) is not None:
            return kept
        try:
            picture = await off_the_loop(render.board, seen, live.plain_texts, live.names, theme)
        except Exception:
            # A table without a picture can be played; one that waits for it cannot.
            _log.exception("the board could not be drawn", table=live.id)
            return None
        last.of, last.picture = of, ref(picture)
        return picture


def _with_trail(live: LiveTable, view: Mapping[str, Any]) -> dict[str, Any]:
    """A spectator's view with what has happened lately."""
    return with_trail(view, _told(live, None, LATELY))


def _told(live: LiveTable, seat: int | None, most: int = 0) -> list[Line]:
    """The newest lines of the log, or `most` of them, as a seat (None: everybody) may read them."""
    read = (entry.read(seat) for _, entry in live.recent[-most:])
    return [(line["key"], line["args"]) for line in read if line is not None]


async def overlay_picture(live: LiveTable, name: str, seat: int, theme: str = USUAL) -> Picture | None:
    """The board with an overlay for a seat, from what it may know; None as for the board."""
    if live.game is None or name not in overlays(live):
        return None
    view, texts, names, told = live.game.view(seat), live.plain_texts, live.names, _told(live, seat)
    try:
        return await off_the_loop(
            lambda: render.overlay(view, name, overlay(name, view, told), texts, names, theme)
        )
    except Exception:
        _log.exception("an overlay could not be drawn", table=live.id, overlay=name)
        return None


async def scene_picture(
    live: LiveTable, theme: str = USUAL, view: Mapping[str, Any] | None = None
) -> Picture | None:
    """What is under way at a table and has its own picture, as a spectator may see it; None as above."""
    if live.game is None or not live.is_running or not render.drawn(live.row.game):
        return None
    view = live.game.view(None) if view is None else view
    texts, names = live.plain_texts, live.names
    try:
        return await off_the_loop(render.scene, view, texts, names, theme)
    except Exception:
        _log.exception("what is under way could not be drawn", table=live.id)
        return None


async def end_picture(
    live: LiveTable, view: Mapping[str, Any], first: int, theme: str = USUAL, *, begun: bool = False
) -> Picture | None:
    """What was under way in a spectator's view, at its end, as the log from entry `first` on tells it up to
    the next scene; None if it does not, and as for the board. `begun`: it begins with that entry, and the
    view is from after it.
    """
    begins = render.cues(live.row.game).scene_begins
    since = [(number, entry) for number, entry in live.recent if number >= first]
    read = (
        entry.read(None)
        for _, entry in takewhile(lambda one: (begun and one[0] == first) or one[1].key not in begins, since)
    )
    told = [(line["key"], line["args"]) for line in read if line is not None]
    texts, names = live.plain_texts, live.names
    try:
        return await off_the_loop(render.ended, view, told, texts, names, theme)
    except Exception:
        _log.exception("what has ended could not be drawn", table=live.id)
        return None


async def settled_at_once(
    live: LiveTable, first: int, upto: int, *, but_last: bool, theme: str = USUAL
) -> list[Settled]:
    """The scenes of members that began in the log from entry `first` on and before `upto`, and have ended, so
    that no message has shown them, with their pictures at their end; `but_last`: the last to begin is still
    under way.

    Those of computer captains are told in words alone: in their turns much is settled at once.
    """
    if live.game is None or not render.drawn(live.row.game):
        return []
    begins = render.cues(live.row.game).scene_begins
    begun = [
        (number, entry) for number, entry in live.recent if first <= number < upto and entry.key in begins
    ]
    members = {holder.seat for holder in live.members}
    found: list[Settled] = []
    view = live.game.view(None) if begun else {}
    for number, entry in begun[: len(begun) - but_last]:
        line = entry.read(None)
        if line is None or line["args"].get("seat") not in members:
            continue
        if (picture := await end_picture(live, view, number, theme, begun=True)) is not None:
            found.append(Settled(end_of_scene(live, number, begun=True), picture))
    return found


async def words_of_table(live: LiveTable) -> str | None:
    """The board in words, after what is under way; None if there is no board."""
    board, scene = await board_picture(live), await scene_picture(live)
    if board is None:
        return None
    told = scene.alt.splitlines() if scene else []
    return "\n".join([*told, *(line for line in board.alt.splitlines() if line not in told)])


async def captain_picture(
    live: LiveTable, seat: int, reader: int | None, theme: str = USUAL
) -> Picture | None:
    """What lies before a seat; its owner sees more of it than others; None as for the board."""
    if live.game is None or not render.drawn(live.row.game):
        return None
    view, texts, names = live.game.view(reader if reader == seat else None), live.plain_texts, live.names
    try:
        return await off_the_loop(render.captain, view, seat, texts, names, theme)
    except Exception:
        _log.exception("a captain could not be drawn", table=live.id, seat=seat)
        return None


async def part_picture(live: LiveTable, part: str, theme: str = USUAL) -> Picture | None:
    """A part of the board, drawn large, as a spectator may see it; None as for the board."""
    if live.game is None or part not in render.parts(live.row.game):
        return None
    view, texts, names = live.game.view(None), live.plain_texts, live.names
    try:
        return await off_the_loop(render.part, view, part, texts, names, theme)
    except Exception:
        _log.exception("a part of the board could not be drawn", table=live.id, part=part)
        return None


async def card_picture(
    texts: Texts, card: str, theme: str = USUAL, modules: Mapping[str, Sequence[str]] | None = None
) -> Picture | None:
    """A single card of any game that has it; None if none has, or as for the board.

    `modules`, by game: what is in play at the table for which the card is looked up.
    """
    try:
        for game in GAMES if card else ():
            chosen = (modules or {}).get(game, ())
            if picture := await off_the_loop(render.card, game, card, texts, theme, chosen):
                return picture
    except Exception:
        _log.exception("a card could not be drawn", card=card)
    return None


def warm(chosen: Collection[str] = (USUAL,)) -> None:
    """Draw a board of every game in each of these themes and discard it: a theme's first picture takes
    seconds.

    A theme that was removed after it was chosen is left out.
    """
    texts = Texts()
    for game in GAMES if chosen else ():
        if render.drawn(game):
            view = Table.new(game, seats=load_game(game).low_seats).view(None)
            for name in themes():
                if name in chosen:
                    render.board(view, texts, theme=name)
