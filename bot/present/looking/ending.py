"""The pictures of a finished table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ui

from bot.controls.looking import BOARD_WORDS, PAST, PLAY, REVIEW, WordsPage
from bot.present.controls import button, gallery, rows
from bot.present.looking.private import ENDING
from bot.wording.pages import cut
from data.locale import Texts
from render import Picture


def ending_layout(texts: Texts, title: str, pictures: Sequence[Picture], table: int) -> ui.LayoutView:
    """The plot of a table's points and the film of its boards, beneath the table's title; with a button for
    the words of the plot.
    """
    view = ui.LayoutView(timeout=None)
    heading: ui.Item[Any] = ui.TextDisplay(f"### {cut(texts.say('ending-title', table=title), 200)}")
    words = button(BOARD_WORDS.at(table, WordsPage(0, ENDING)), texts.say("button-words"))
    past = button(PAST.at(table, None), texts.say("button-past"))
    play = button(PLAY.at(table), texts.say("button-play"))
    shown = (gallery(picture) for picture in pictures)
    review = button(REVIEW.at(table), texts.say("button-review"))
    view.add_item(ui.Container(heading, *shown, *rows([words, past, review, play])))
    return view
