"""What members read while a lobby gathers players: the host's panel, a ready check, a call, open tables."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from discord import ui

from bot.controls.crew import SHOW_SEATS
from bot.controls.lobby import CALL, CHANGE_LANGUAGE, IM_READY, JOIN_AT, NOT_READY, READY_CHECK, START_AT
from bot.present.controls import BLUE, GREEN, Control, before_game, button, choice, rows, select
from bot.present.lobby.lobby import Lobby
from bot.tables.gather import IN_MINUTES
from bot.tables.live import LiveTable
from bot.tables.lobby import ReadyCheck, room_of
from bot.tables.stamps import ago, on
from bot.wording.languages import language_name
from bot.wording.pages import cut
from data.locale import Texts, languages

MOST_TABLES = 8
"""Tables in a list."""


def gather_layout(lobby: Lobby, starts: datetime | None, *, calls: bool) -> ui.LayoutView:
    """The host's private panel: a time to start, a ready check, a call to the server's players."""
    say, table = lobby.texts.say, lobby.table
    lines = [say("gather-title", table=lobby.title)]
    lines.append(say("gather-starts", when=on(starts), left=ago(starts)) if starts else say("gather-no-time"))
    lines.append(say("gather-call-about" if calls else "gather-no-role"))
    times = [
        choice(
            str(minutes),
            say("gather-in", count=minutes) if minutes < 60 else say("gather-hours", count=minutes // 60),
        )
        for minutes in IN_MINUTES
    ]
    if starts is not None:
        times.append(choice("0", say("gather-off")))
    tongues = [
        choice(code, language_name(code), picked=code == lobby.texts.language) for code in languages()[:25]
    ]
    controls = [
        select(START_AT.at(table), times, say("hint-start-at")),
        select(CHANGE_LANGUAGE.at(table), tongues, say("hint-tongue")),
        button(READY_CHECK.at(table), say("button-check"), BLUE),
        button(CALL.at(table), say("button-call"), disabled=not calls),
    ]
    return before_game([ui.TextDisplay("\n".join(lines)), *rows(controls)])


def check_layout(live: LiveTable, check: ReadyCheck) -> ui.LayoutView:
    """A ready check: who is ready, and who has not said so."""
    say = live.texts.say
    members = [holder.member for holder in live.members if holder.member is not None]
    lines = [
        say("check-title", table=live.title),
        *(say("check-ready" if one in check.yes else "check-waits", who=f"<@{one}>") for one in members),
        say("check-until", left=ago(check.until)),
    ]
    buttons = [
        button(IM_READY.at(live.id, check.id), say("button-ready"), GREEN),
        button(NOT_READY.at(live.id, check.id), say("button-not-ready")),
    ]
    return before_game([ui.TextDisplay("\n".join(lines)), *rows(buttons)])


def call_layout(live: LiveTable, role: int) -> ui.LayoutView:
    """A call to those who look for a game."""
    say = live.texts.say
    join = button(JOIN_AT.at(live.id), say("button-join"), GREEN, emoji="⚓")
    text = say("gather-called", role=f"<@&{role}>", line=open_line(live))
    return before_game([ui.TextDisplay(text), *rows([join])])


def tables_layout(texts: Texts, tables: Sequence[LiveTable]) -> ui.LayoutView:
    """Tables that one may join: lobbies, and running ones with a seat that is free to take."""
    say = texts.say
    items: list[ui.Item[Any]] = [ui.TextDisplay(say("tables-title" if tables else "tables-none"))]
    for live in tables[:MOST_TABLES]:
        items.append(ui.TextDisplay(cut(open_line(live), 400)))
        seats = button(SHOW_SEATS.at(live.id), say("button-seats"), emoji="⚓")
        items += rows([seats if live.is_running else join_button(live)])
    if len(tables) > MOST_TABLES:
        items.append(ui.TextDisplay(say("tables-more", count=len(tables) - MOST_TABLES)))
    return before_game(items)


def join_button(live: LiveTable) -> Control:
    """Takes a seat in a lobby, as long as one is free."""
    label = live.texts.say("button-join")
    return button(JOIN_AT.at(live.id), label, GREEN, emoji="⚓", disabled=_room(live) == 0)


def open_line(live: LiveTable) -> str:
    """A table in a line or two, for somebody who may join it."""
    say, starts = live.texts.say, live.lobby.starts_at
    line = say(
        "tables-begun" if live.is_running else "tables-lobby",
        table=live.title,
        host=f"<@{live.row.host}>",
        count=_room(live),
        pace=say(f"pace-{live.pace.id}"),
        language=language_name(live.texts.language),
        place=f"<#{live.place}>",
    )
    if starts is None or live.is_running:
        return line
    return line + say("tables-starts", left=ago(starts))


def _room(live: LiveTable) -> int:
    """How many may still sit down."""
    return len(live.free_seats) if live.is_running else max(0, room_of(live.row) - len(live.holders))
