"""The pictures of a finished table: the plot of its points, and a film of its boards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import structlog

import render
from bot.posting.drawing import off_the_loop
from data.locale import Texts
from engine.kernel.past import past_of
from render.film import replay
from render.history import course_text, draw_course, read_course
from render.kit.picture import Picture
from render.kit.theme import USUAL
from render.kit.theme import theme as load_theme

if TYPE_CHECKING:
    from bot.tables.live import LiveTable

_log = structlog.get_logger(__name__)


def ending_pictures(exported: dict[str, Any], texts: Texts, look: str = USUAL) -> tuple[Picture, Picture]:
    """The plot and the film of an exported table, as everybody may see them; `texts` know the players.

    Replays the table: slow enough for a thread. Raises NotAnExport if it has not ended or cannot be replayed,
    ValueError if there are no pictures of the game or no such theme.
    """
    game = str(exported["game"])
    past = past_of(exported, render.cues(game).filmed)
    plot = draw_course(read_course(game, past.rounds, past.end, exported["result"]), texts, load_theme(look))
    return plot, replay(game, [*past.boards, past.end], texts, load_theme(look))


def ending_text(exported: dict[str, Any], texts: Texts) -> str:
    """What the plot of an exported table shows, in words alone. Raises as `ending_pictures` does."""
    past = past_of(exported)
    return course_text(read_course(exported["game"], past.rounds, past.end, exported["result"]), texts)


async def words_of_ending(live: LiveTable, history: Sequence[bytes]) -> str | None:
    """The plot of a finished table's points in words; None if it cannot be made. `history` as below."""
    if live.game is None or not render.drawn(live.row.game):
        return None
    exported, texts = live.game.export(history=history, entries=()), live.plain_texts
    try:
        return await off_the_loop(ending_text, exported, texts)
    except Exception:
        _log.exception("the end of a table could not be told", table=live.id)
        return None


async def pictures_of_ending(live: LiveTable, history: Sequence[bytes], theme: str = USUAL) -> list[Picture]:
    """The plot of a finished table's points, and the film of its boards; empty if its game has none, or if
    drawing fails.

    `history` is its stored inputs.
    """
    if live.game is None or not render.drawn(live.row.game):
        return []
    exported, texts = live.game.export(history=history, entries=()), live.plain_texts
    try:
        return list(await off_the_loop(ending_pictures, exported, texts, theme))
    except Exception:
        # A table that lived through a change of its rules cannot be replayed; its result stands.
        _log.exception("the end of a table could not be drawn", table=live.id)
        return []
