"""The explanation of a question, as pages of text (`bot/wording/explanation.py`)."""

from __future__ import annotations

from discord import ui

from bot.controls.looking import EXPLAIN_AT
from bot.present.controls import Control, boxed, button, rows
from bot.wording.explanation import explanation
from bot.wording.pages import cut, pages_of
from data.locale import Texts
from engine.advice import Advice
from engine.advice.explain import Explanation
from engine.kernel import Decision

EXPLANATION_PAGE = 3000
_MOST_LINE = 600


def explanation_layout(
    texts: Texts, table: int, decision: Decision, told: Explanation, advice: Advice, page: int = 0
) -> ui.LayoutView:
    """One page of an explanation."""
    lines = explanation(texts, decision, told, advice)
    pages = pages_of([cut(line, _MOST_LINE) for line in lines], EXPLANATION_PAGE)
    at = max(0, min(page, len(pages) - 1))
    title = texts.say("explain-title", page=at + 1, pages=len(pages))
    turning: list[Control] = []
    if at > 0:
        turning.append(button(EXPLAIN_AT.at(table, at - 1), texts.say("button-earlier")))
    if at < len(pages) - 1:
        turning.append(button(EXPLAIN_AT.at(table, at + 1), texts.say("button-later")))
    return boxed([ui.TextDisplay(f"### {title}\n" + "\n".join(pages[at])), *rows(turning)])
