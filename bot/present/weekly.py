"""The post about the table of the week."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.controls.looking import FOLLOW, PAST
from bot.present.controls import boxed, button, gallery, rows
from bot.tables.live import LiveTable
from bot.wording.headline import headline, outcome
from bot.wording.pages import cut
from render import Picture


def weekly_layout(live: LiveTable, *, lines: int, lead: int | None, picture: Picture | None) -> ui.LayoutView:
    """Why it is this table: how close its end was (`lead`: points between first and second), else how much
    has happened there (`lines` of its log); how it stands, its board, and ways to see more.
    """
    say, texts = live.texts.say, live.texts
    place = f"<#{live.place}>"
    told = [
        say("weekly-title", table=live.title),
        say("weekly-lively", count=lines, place=place)
        if lead is None
        else say("weekly-close", lead=lead, place=place),
        say("weekly-players", players=[texts.player(holder.seat) for holder in live.holders]),
        headline(live) if live.is_running else outcome(live, seed=False),
    ]
    items: list[ui.Item[Any]] = [ui.TextDisplay(cut("\n".join(part for part in told if part), 3000))]
    if picture is not None:
        items.append(gallery(picture))
    buttons = [button(PAST.at(live.id, None), say("button-past"))]
    if live.is_running:
        buttons.insert(0, button(FOLLOW.at(live.id), say("button-follow")))
    return boxed([*items, *rows(buttons)])
