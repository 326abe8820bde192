"""What a member has written down for himself at a table: shown to him alone, and changed in a form."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.controls.looking import NOTED, NOTES
from bot.present.controls import button, rows
from bot.tables.columns.seat import MOST_NOTED
from bot.tables.live import LiveTable
from bot.tables.plain import plain
from bot.wording.pages import cut

_MOST_LINE = 100
"""Characters of the first line, where there is no room for all."""
_MOST_ESCAPED = MOST_NOTED + 200
"""With the signs that keep a text from being read as a format."""


def notes_text(live: LiveTable, seat: int) -> str:
    """All of it beneath a heading; empty if there is nothing."""
    notes = live.holder(seat).settings.notes
    return live.texts.say("notes-title", notes=cut(plain(notes), _MOST_ESCAPED)) if notes else ""


def notes_line(live: LiveTable, seat: int) -> str:
    """How it begins, in a line; empty if there is nothing."""
    first = next(iter(live.holder(seat).settings.notes.splitlines()), "")
    return live.texts.say("notes-line", notes=cut(plain(first), _MOST_LINE)) if first else ""


def notes_items(live: LiveTable, noted: str) -> list[ui.Item[Any]]:
    """What was `noted`, and the button with which it is written or changed."""
    label = live.texts.say("button-notes-change" if noted else "button-notes")
    shown = [ui.TextDisplay[Any](noted)] if noted else []
    return [*shown, *rows([button(NOTES.at(live.id), label, emoji="📝")])]


def notes_modal(live: LiveTable, seat: int) -> ui.Modal:
    """The form in which it is written."""
    say = live.texts.say
    modal = ui.Modal(title=cut(say("modal-notes-title"), 45), custom_id=NOTED.at(live.id).custom_id)
    field = ui.TextInput[ui.Modal](
        custom_id="notes",
        required=False,
        max_length=MOST_NOTED,
        default=live.holder(seat).settings.notes or None,
        style=discord.TextStyle.paragraph,
    )
    about = cut(say("modal-notes-about"), 100)
    modal.add_item(ui.Label(text=cut(say("modal-notes-label"), 45), description=about, component=field))
    # Recognised by its custom id alone, so nothing has to be kept until it comes back.
    modal.stop()
    return modal
