"""Pictures of tables, drawn off the event loop, with words that say the same."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any
from weakref import WeakKeyDictionary, ref

import msgspec
import structlog

import render
from bot.pictures.threads import marked_of, off_the_loop
from bot.tables.live import LiveTable
from bot.tables.looks import overlays
from data.locale import Texts
from data.store import GameTable
from engine.advice.overlays import Line, overlay, with_trail
from engine.games import GAMES, load_game
from engine.kernel import Table
from render import Note, Picture
from render.kit.picture import as_jpeg
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


_boards: WeakKeyDictionary[LiveTable, _Drawn] = WeakKeyDictionary()


LATELY = 400
"""Entries of the log in which wakes and marks on the board are looked for: more than two rounds have."""


def drawn_from(live: LiveTable, view: Mapping[str, Any], theme: str = USUAL) -> bytes:
    """A digest of all that the board of a spectator's view depends on."""
    seen = {name: part for name, part in with_lately(live, view).items() if name not in _BESIDES}
    shows_asked = render.cues(live.row.game).shows_asked
    asked = sorted(question["seat"] for question in view["waiting"]) if shows_asked else []
    return hashlib.sha256(_encoder.encode([seen, asked, live.texts.language, live.names, theme])).digest()


async def board_to_carry(
    live: LiveTable, theme: str = USUAL, past: Mapping[str, Any] | None = None
) -> Picture | None:
    """The same board in a format that every forum takes; or as a spectator saw it in the `past`."""
    if past is None:
        board = await board_picture(live, theme)
    else:
        board = await off_the_loop(marked_of(live)(render.board), past, live.plain_texts, live.names, theme)
    return await off_the_loop(as_jpeg, board) if board is not None else None


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
    seen, of = with_lately(live, view), drawn_from(live, view, theme)
    last = _boards.setdefault(live, _Drawn())
    async with last.drawing:
        if last.of == of and (kept := last.picture()) is not None:
            return kept
        try:
            picture = await off_the_loop(
                marked_of(live)(render.board), seen, live.plain_texts, live.names, theme
            )
        except Exception:
            # A table without a picture can be played; one that waits for it cannot.
            _log.exception("the board could not be drawn", table=live.id)
            return None
        last.of, last.picture = of, ref(picture)
        return picture


def with_lately(live: LiveTable, view: Mapping[str, Any]) -> dict[str, Any]:
    """A spectator's view with what has happened lately, as boards show it."""
    return with_trail(view, _told(live, None, LATELY))


def _told(live: LiveTable, seat: int | None, most: int = 0) -> list[Line]:
    """The newest lines of the log, or `most` of them, as a seat (None: everybody) may read them."""
    read = (entry.read(seat) for _, entry in live.recent[-most:])
    return [(line["key"], line["args"]) for line in read if line is not None]


async def overlay_picture(live: LiveTable, name: str, seat: int, theme: str = USUAL) -> Picture | None:
    """The board with an overlay for a seat, from what it may know; None as for the board."""
    found = await overlay_noted(live, name, seat, theme, untold=False)
    return found[0] if found is not None else None


async def overlay_noted(
    live: LiveTable, name: str, seat: int, theme: str = USUAL, *, untold: bool = True
) -> tuple[Picture, tuple[Note, ...]] | None:
    """The same, and what it says at the spots of the board. `untold`: both that and what it means are not on
    the picture.
    """
    if live.game is None or name not in overlays(live.row.game):
        return None
    view, texts, names, told = live.game.view(seat), live.plain_texts, live.names, _told(live, seat)

    def drawn() -> tuple[Picture, tuple[Note, ...]]:
        laid = overlay(name, view, told)
        picture = render.overlay(view, name, laid, texts, names, theme, untold=untold)
        return picture, render.notes(view, name, laid, texts, theme) if untold else ()

    try:
        return await off_the_loop(marked_of(live)(drawn))
    except Exception:
        _log.exception("an overlay could not be drawn", table=live.id, overlay=name)
        return None


async def captain_picture(
    live: LiveTable, seat: int, reader: int | None, theme: str = USUAL
) -> Picture | None:
    """What lies before a seat; its owner sees more of it than others; None as for the board."""
    if live.game is None or not render.drawn(live.row.game):
        return None
    view, texts, names = live.game.view(reader if reader == seat else None), live.plain_texts, live.names
    try:
        return await off_the_loop(marked_of(live)(render.captain), view, seat, texts, names, theme)
    except Exception:
        _log.exception("a captain could not be drawn", table=live.id, seat=seat)
        return None


async def part_picture(live: LiveTable, part: str, theme: str = USUAL) -> Picture | None:
    """A part of the board, drawn large, as a spectator may see it; None as for the board."""
    if live.game is None or part not in render.parts(live.row.game):
        return None
    view, texts, names = live.game.view(None), live.plain_texts, live.names
    try:
        return await off_the_loop(marked_of(live)(render.part), view, part, texts, names, theme)
    except Exception:
        _log.exception("a part of the board could not be drawn", table=live.id, part=part)
        return None


def played_with(row: GameTable) -> dict[str, Sequence[str]]:
    """By game, what the figures on a table's cards depend on: its modules, and its rule set if it has one."""
    rules = row.options.get("rules", "")
    return {row.game: [*row.modules, *([rules] if rules else [])]}


async def card_picture(
    texts: Texts, card: str, theme: str = USUAL, modules: Mapping[str, Sequence[str]] | None = None
) -> Picture | None:
    """A single card of any game that has it; None if none has, or as for the board.

    `modules`, by game: what is in play at the table for which the card is looked up (`played_with`).
    """
    try:
        for game in tuple(GAMES) if card else ():
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
