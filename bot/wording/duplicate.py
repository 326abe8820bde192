"""What is said of a duplicate at its tables."""

from __future__ import annotations

from bot.tables.finding.duplicates import Compared, places
from bot.tables.live import LiveTable
from data.locale import Texts


def duplicate_lines(live: LiveTable) -> list[str]:
    """Once a duplicate is over, who stands where among all of its members; nothing before, or elsewhere."""
    found = places(live.lobby.compared)
    return [live.texts.say("duplicate-title"), *(_line(live.texts, one) for one in found)] if found else []


def _line(texts: Texts, one: Compared) -> str:
    side = "more" if one.ahead > 0 else "fewer" if one.ahead < 0 else "even"
    return texts.say(
        "duplicate-place",
        place=one.place,
        who=f"<@{one.member}>",
        points=one.points,
        side=side,
        much=abs(one.ahead) / 10,
    )
