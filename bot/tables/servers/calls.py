"""How a server's players are called to lobbies (`Guild.calls`)."""

from __future__ import annotations

from datetime import datetime

from bot.tables.columns.kept import Kept


class Calls(Kept, frozen=True, kw_only=True):
    """What a server has settled of calls, and its last one."""

    role: int | None = None
    """The role of those who look for games; None: it has named none."""
    last: datetime | None = None
    """When it was called last; None: never."""
