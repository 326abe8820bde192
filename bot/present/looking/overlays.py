"""What can be laid over a table's board, as a member is offered it."""

from __future__ import annotations

import render
from bot.controls.looking import SHOW_OVERLAY
from bot.present.controls import Control, button
from bot.tables.live import LiveTable
from engine.advice.overlays import overlays_of


def overlays(live: LiveTable) -> list[str]:
    """What can be laid over the board of a table, and drawn."""
    drawn = render.overlays(live.row.game)
    return [name for name in overlays_of(live.row.game) if name in drawn]


def overlay_buttons(live: LiveTable) -> list[Control]:
    """A button for each."""
    if not live.is_running:
        return []
    return [
        button(SHOW_OVERLAY.at(live.id, name), live.texts.say(f"overlay-{name}")) for name in overlays(live)
    ]
