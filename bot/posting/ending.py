"""The pictures of a finished table: the plot of its points, and a film of its boards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import structlog

import render
from bot.pictures.played import course_of, film_of, past_filmed
from bot.pictures.threads import off_the_loop
from data.locale import Texts
from engine.kernel.history import Moment, past_of
from render.film import MOST_BYTES, replay
from render.history import course_text, draw_course
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
    past = past_filmed(exported)
    plot = draw_course(course_of(exported, past), texts, load_theme(look))
    return plot, film_of(exported, texts, look, past)


def plot_of(exported: dict[str, Any], texts: Texts, look: str = USUAL) -> Picture:
    """The plot alone. Raises as `ending_pictures` does."""
    return draw_course(course_of(exported), texts, load_theme(look))


def close_film(
    exported: dict[str, Any],
    texts: Texts,
    look: str = USUAL,
    *,
    rounds: range | None = None,
    scenes: bool = False,
    most: int = MOST_BYTES,
) -> Picture:
    """The film of an exported table, of at most so many bytes: only of these `rounds`, then turn by turn;
    with `scenes`, with its battles and whatever else has its own picture.

    Raises NotAnExport as `ending_pictures` does, ValueError too if none of these rounds was played.
    """
    game = str(exported["game"])
    cues = render.cues(game)
    posted = cues.filmed if rounds is None else cues.filmed_closely
    past = past_of(exported, posted, watched=cues.scene_tells if scenes else ())
    moments = [one for one in past.moments if rounds is None or one.round in rounds]
    while moments and not moments[0].board:
        del moments[0]
    if not moments:
        played = past.rounds[-1][0] if past.rounds else 0
        raise ValueError(f"these rounds were not played; the game had rounds 1 to {played}.")
    boards: list[dict[str, Any]] = []
    after: dict[int, list[Moment]] = {}
    for moment in moments:
        if moment.board:
            boards.append(moment.view)
        after.setdefault(len(boards) - 1, []).append(moment)
    last = [view for number, view in past.rounds if rounds is not None and number >= rounds.stop]
    boards.append(last[0] if last else past.end)
    return replay(game, boards, texts, load_theme(look), scenes=after if scenes else None, most=most)


def ending_text(exported: dict[str, Any], texts: Texts) -> str:
    """What the plot of an exported table shows, in words alone. Raises as `ending_pictures` does."""
    return course_text(course_of(exported), texts)


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
