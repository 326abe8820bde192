"""Where a table stands, in a line; and how it ended."""

from __future__ import annotations

from typing import Any

from bot.tables.live import LiveTable
from data.store import Status


def headline(live: LiveTable) -> str:
    """The line under a table's title, from what everybody may know; empty when its game has none."""
    key = f"headline-{live.row.game}"
    if live.game is None or not live.texts.has(key):
        return ""
    view = live.game.view(None)
    return live.texts.say(key, **{**view["options"], **view["state"]})


def outcome(live: LiveTable) -> str:
    """How a table ended, or nothing while it goes on."""
    texts = live.texts
    if live.row.status is Status.ENDED:
        return texts.say("outcome-ended")
    result = live.game.result if live.game is not None else None
    if result is None:
        return ""
    told = texts.has(f"end-{result.reason}")
    lines: list[str] = []
    if result.winners or not told:
        lines.append(texts.say("outcome-winners", winners=result.winners, count=len(result.winners)))
    # Where no seat wins, the reason says who does.
    if told:
        lines.append(texts.say(f"end-{result.reason}"))
    lines += [_score(live, seat, score) for seat, score in enumerate(result.scores)]
    if live.game is not None:
        lines.append(texts.say("outcome-seed", seed=live.game.seed or ""))
    return "\n".join(lines)


def _score(live: LiveTable, seat: int, score: dict[str, Any]) -> str:
    key = f"score-{live.row.game}"
    if live.texts.has(key):
        return live.texts.say(key, **{**score, "seat": seat})
    figures = [f"{live.texts.name(name)} {value}" for name, value in score.items()]
    return live.texts.say("score-plain", seat=seat, figures=figures)
