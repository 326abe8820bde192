"""How a game has ended, for a page."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from msgspec import UNSET

from bot.protocol.shapes import Ending, Rank
from bot.tables.live import LiveTable
from bot.wording.headline import outcome_line, score_line
from engine.kernel import Result
from render import drawn
from render.games import story
from render.history import final_places


def ending(live: LiveTable, plainly: Callable[[str], str], seat: int | None = None) -> Ending | None:
    """The result of a table as the holder of a `seat` is told it, in its own texts, made `plainly` readable;
    None as long as there is none. It needs no game in memory.
    """
    if live.row.result is None:
        return None
    result = msgspec.convert(live.row.result, Result)
    line = plainly(outcome_line(live, result, seat).replace("\n", " "))
    return Ending(result.winners, line, _ranks(live, result, plainly))


def _ranks(live: LiveTable, result: Result, plainly: Callable[[str], str]) -> list[Rank]:
    """Everybody's place and points, the first first; of a game without places all are, in seat order."""
    game, scores = live.row.game, result.scores
    placed = drawn(game)
    places = final_places(game, scores, result.winners) if placed else [1] * len(scores)
    return [
        Rank(
            seat,
            places[seat],
            story(game).final_points(scores[seat]) if placed else 0,
            plainly(score_line(live, seat, scores[seat])),
            live.texts.say("course-figures", game=game, **scores[seat]) if placed else UNSET,
        )
        for seat in sorted(range(len(scores)), key=lambda seat: (places[seat], seat))
    ]
