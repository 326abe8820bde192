"""How a server's players are called to lobbies (`Guild.calls`)."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from data.store import Guild

_ROLE, _LAST = "role", "last"


@dataclass(frozen=True, slots=True)
class Calls:
    """The role of those who look for games, and when it was called last; None: not named, never called."""

    role: int | None = None
    last: datetime | None = None

    @classmethod
    def of(cls, guild: Guild | None) -> Calls:
        """As a server's settings keep it."""
        kept: dict[str, Any] = (guild.calls if guild is not None else None) or {}
        last = kept.get(_LAST)
        return cls(kept.get(_ROLE), None if last is None else datetime.fromisoformat(last))

    def stored(self) -> dict[str, Any]:
        """As a server's settings keep it."""
        known = {_ROLE: self.role, _LAST: self.last.isoformat() if self.last is not None else None}
        return {name: value for name, value in known.items() if value is not None}
