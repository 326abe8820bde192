"""What can be laid over a table's board, as a member is offered it."""

from __future__ import annotations

from bot.controls.looking import SHOW_OVERLAY
from bot.present.controls import Control, button
from bot.tables.live import LiveTable
from bot.tables.looks import overlays


def overlay_buttons(live: LiveTable, shown: str = "") -> list[Control]:
    """A button for each, but for the one that is `shown`."""
    names = [name for name in overlays(live.row.game) if name != shown] if live.is_running else []
    return [button(SHOW_OVERLAY.at(live.id, name), live.texts.say(f"overlay-{name}")) for name in names]
