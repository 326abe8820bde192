"""A table of which a member is reminded."""

from __future__ import annotations

from dataclasses import dataclass

from bot.tables.live import LiveTable
from bot.tables.waits import Wait


@dataclass(frozen=True, slots=True)
class Reminded:
    """A table that waits for a member; `unseen`: for somebody, perhaps for him. `coming`: it
    waits for others, and he is next.
    """

    live: LiveTable
    wait: Wait
    unseen: bool
    coming: bool = False
