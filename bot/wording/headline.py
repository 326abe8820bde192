"""The state of a table in one line; and how it ended."""

from __future__ import annotations

from typing import Any

from bot.tables.live import LiveTable
from bot.wording.duplicate import duplicate_lines
from bot.wording.solo import solo_line
from data.locale import Texts
from data.store import Status
from engine.kernel import Result
from render import drawn
from render.history import final_places


def headline(live: LiveTable) -> str:
    """The line under a table's title, from public information; empty if its game has none."""
    key = f"headline-{live.row.game}"
    if live.game is None or not live.texts.has(key):
        return ""
    view = live.game.view(None)
    return live.texts.say(key, **{**view["options"], **view["state"]})


def outcome(live: LiveTable, *, seed: bool = True) -> str:
    """How a table ended, or nothing while it goes on; with the `seed` of what was drawn."""
    texts = live.texts
    if live.row.status is Status.ENDED and live.lobby.challenge:
        return texts.say("outcome-challenge-ended")
    if live.row.status is Status.ENDED:
        return texts.say("outcome-ended")
    result = live.game.result if live.game is not None else None
    if result is None:
        return ""
    lines = [outcome_line(live, result), *_scores(live, result)]
    lines += duplicate_lines(live)
    if live.lobby.sealed:
        lines.append(texts.say("outcome-sealed"))
    elif live.game is not None and seed:
        lines.append(texts.say("outcome-seed", seed=live.game.seed or ""))
    return "\n".join(lines)


def outcome_line(live: LiveTable, result: Result, seat: int | None = None) -> str:
    """Who has won, as the holder of a `seat` is told it, and why it ended; if no seat wins, the reason says
    who does; what it came to if it was played alone.
    """
    texts, told = live.texts, live.texts.has(f"end-{result.reason}")
    lines: list[str] = []
    if seat in result.winners:
        others = [winner for winner in result.winners if winner != seat]
        lines.append(texts.say("outcome-you-win", others=others, count=len(others)))
    elif result.winners or not told:
        lines.append(texts.say("outcome-winners", winners=result.winners, count=len(result.winners)))
    if told:
        lines.append(why_over(texts, result))
    if alone := solo_line(live, result):
        lines.append(alone)
    return "\n".join(lines)


def why_over(texts: Texts, result: Result) -> str:
    """Why a game ended; where its texts say so (`won-`), with what the winners lead by."""
    if result.winners and texts.has(won := f"won-{result.reason}"):
        return texts.say(won, **margin(result))
    return texts.say(f"end-{result.reason}")


def margin(result: Result) -> dict[str, Any]:
    """What fills a sentence on the end: the winners' `points`, by how much they lead (`ahead`), of whom
    (`others`), how many share the win (`shared`), and what else the first of them has scored. Nothing
    where no seat wins.
    """
    points = [score.get("points") for score in result.scores]
    if not result.winners or None in points:
        return {}
    first = result.winners[0]
    others = {seat: int(points[seat] or 0) for seat in range(len(points)) if seat not in result.winners}
    next_best = max(others.values(), default=0)
    behind = [seat for seat, held in others.items() if held == next_best]
    told = {**result.scores[first], "ahead": int(points[first] or 0) - next_best, "others": behind}
    return {**told, "shared": len(result.winners)}


def _scores(live: LiveTable, result: Result) -> list[str]:
    """Everybody's final score by place; in seat order if the game has no places."""
    seats = range(len(result.scores))
    if not drawn(live.row.game):
        return [score_line(live, seat, result.scores[seat]) for seat in seats]
    places = final_places(live.row.game, result.scores, result.winners)
    return [
        live.texts.say("outcome-place", place=places[seat], score=score_line(live, seat, result.scores[seat]))
        for seat in sorted(seats, key=lambda seat: (places[seat], seat))
    ]


def score_line(live: LiveTable, seat: int, score: dict[str, Any], texts: Texts | None = None) -> str:
    """A seat's final score in a line, in the table's words if no other `texts` are given."""
    key, texts = f"score-{live.row.game}", texts or live.texts
    if texts.has(key):
        return texts.say(key, **{**score, "seat": seat})
    figures = [f"{texts.name(name)} {value}" for name, value in score.items()]
    return texts.say("score-plain", seat=seat, figures=figures)
