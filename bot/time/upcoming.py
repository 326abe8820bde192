"""Who is next: whoever wants to know learns it with his reminders, once a turn, when another is asked.

The order comes from the game, out of what a spectator sees.
"""

from __future__ import annotations

from bot.tables import LiveTable, LiveTables


class Upcoming:
    """Knows who is next, and who has asked to be told."""

    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables

    def note(self, live: LiveTable) -> int | None:
        """The member who is next since the last time, if there is one; to be saved with whom the table waits
        for.
        """
        seat = next_at(live)
        if seat is None or live.game is None or live.pace.is_live:
            return None
        turn = (live.game.spec.round_of(live.game.running.state), seat)
        if live.waits.upcoming == turn:
            return None
        live.waits.upcoming = turn
        return live.holder(seat).member

    async def wants(self, member: int) -> bool:
        """Whether he has asked to be told. Raises StoreError."""
        return (await self._tables.preferences(member)).upcoming


def next_at(live: LiveTable) -> int | None:
    """The seat of a member who is next at a table that waits for others, and is not asked himself now."""
    game = live.game
    if game is None or not live.is_running or live.waits.still or not live.waits.by_seat:
        return None
    seat = game.spec.next_turn(game.view(None))
    if seat is None or live.holder(seat).is_computer or live.holder(seat).is_away:
        return None
    return None if live.asked(seat) is not None else seat
