"""A finished game that was looked over, as who played it reads it."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.present.controls import boxed
from bot.tables.live import LiveTable
from bot.tables.thinking.reviewed import Reviewed
from bot.wording.pages import cut
from bot.wording.review import review_about, review_parts

_MOST_TEXT = 3600


def review_layout(live: LiveTable, told: Reviewed) -> ui.LayoutView:
    """What his answers cost him, how chance fell, what decided the game."""
    texts = live.texts
    lines = [texts.say("review-title", table=live.title)]
    for heading, said in review_parts(texts, told):
        lines += ["", f"**{heading}**", *(f"- {one}" for one in said)]
    lines += ["", f"-# {review_about(texts, told)}"]
    return boxed([ui.TextDisplay[Any](cut("\n".join(lines), _MOST_TEXT))])
