"""What can be laid over a table's board, as a member is offered it."""

from __future__ import annotations

from bot.controls.looking import SHOW_OVERLAY
from bot.present.controls import Control, button
from bot.tables.live import LiveTable
from bot.tables.looks import overlays


def overlay_buttons(live: LiveTable) -> list[Control]:
    """A button for each."""
    if not live.is_running:
        return []
    names = overlays(live.row.game)
    return [button(SHOW_OVERLAY.at(live.id, name), live.texts.say(f"overlay-{name}")) for name in names]
