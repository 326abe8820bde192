"""The tables of the house in their order, each in a few words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

import structlog
from msgspec import UNSET

from bot.home.home import Home
from bot.home.people import GUILD
from bot.home.showing.chairs import chairs
from bot.home.showing.may import may
from bot.home.showing.reader import Reader
from bot.lobbies.trying import hides
from bot.protocol.ending import ending
from bot.protocol.home.pages import Entry, Standing
from bot.tables.live import LiveTable
from bot.tables.lobby import LobbyRow, room_of
from bot.tables.tell import Tell
from bot.tables.waits import UNSEEN
from bot.wording.headline import headline
from data.store import GameTable, Status
from engine.games import load_game
from engine.kernel import AnswerError

_log = structlog.get_logger(__name__)

MOST_OVER = 12
"""Tables that are over, of those that are listed."""
_UNFINISHED, _OVER = (Status.LOBBY, Status.PLAYING), (Status.FINISHED, Status.ENDED)
WATCH = "watch"
"""What anybody may do who has no seat at a table that has begun."""
STANDS: Mapping[Status, Standing] = {
    Status.LOBBY: "lobby", Status.PLAYING: "playing", Status.FINISHED: "finished", Status.ENDED: "ended",
}  # fmt: skip


class Listing:
    """Lists tables. What a seat, or everybody, sees of one is kept as long as it stays as it is."""

    def __init__(self, home: Home) -> None:
        self._home = home
        self._views: dict[tuple[int, int | None], tuple[int, Mapping[str, Any]]] = {}

    async def entries(self, reader: Reader) -> list[Entry]:
        """All tables that are not over, and the last that are: what waits for the reader first. Raises
        StoreError.
        """
        stored = self._home.tables.store.tables
        rows, member = await stored.find(status=_UNFINISHED, guild=GUILD), reader.member.id
        over = [row for row in await stored.find(status=_OVER, guild=GUILD, last=MOST_OVER) if row.started_at]
        rows, over = ([row for row in some if not _hidden(row, member)] for some in (rows, over))
        listed = {row.number for row in rows}
        self._views = {key: kept for key, kept in self._views.items() if key[0] in listed}
        found = [await self._entry(row, reader) for row in (*rows, *over)]
        return sorted(found, key=_order)

    async def _entry(self, row: GameTable, reader: Reader) -> Entry:
        try:
            if row.status in _OVER:
                # How it ended is in its row: its game need not be opened for that.
                return await self._told(await self._home.tables.aside(row), reader)
            return await self._told(await self._home.tables.open(row.number), reader)
        except (Tell, AnswerError) as fault:
            return await self._set_aside(row, reader, fault)

    async def _told(self, live: LiveTable, reader: Reader) -> Entry:
        read, member, domain = reader.reads(live), reader.member, self._home.domain
        seat, view = live.seat_of(member.id), self.view(live)
        asked = seat is not None and live.asked(seat) is not None and not live.holder(seat).is_away
        begun = live.row.started_at is not None
        over = ending(read, lambda text: reader.plainly(text, live), seat)
        round_ = load_game(live.row.game).round_of(live.game.running.state) if live.game is not None else 0
        return Entry(
            table=live.id,
            game=live.row.game,
            name=read.texts.name(live.row.game),
            title=reader.plainly(read.title, live),
            standing=STANDS[live.row.status],
            me=seat,
            hosting=live.row.host == member.id,
            asked=asked,
            line=over.line if over is not None else self._line(read, reader, asked=asked),
            seats=chairs(read, member, view, self.view(live, seat) if seat is not None else None),
            may=[*([WATCH] if begun and seat is None else []), *await may(live, member, domain)],
            since=_since(live, seat) if asked and seat is not None else UNSET,
            round=round_ or UNSET,
            ending=over or UNSET,
        )

    async def _set_aside(self, row: GameTable, reader: Reader, fault: Tell | AnswerError) -> Entry:
        """A table that cannot be opened, with the reason."""
        live = await self._home.tables.aside(row)
        read, why = reader.reads(live), reader.refusal(fault, live)
        return Entry(
            table=live.id,
            game=row.game,
            name=read.texts.name(row.game),
            title=reader.plainly(read.title, live),
            standing="aside",
            me=live.seat_of(reader.member.id),
            hosting=row.host == reader.member.id,
            asked=False,
            line=why,
            seats=chairs(read, reader.member, None),
            may=[],
            why=why,
        )

    def view(self, live: LiveTable, seat: int | None = None) -> Mapping[str, Any] | None:
        """A running table as a seat sees it, or everybody without one; None for any other table."""
        if live.game is None or not live.is_running:
            return None
        kept = self._views.get((live.id, seat))
        if kept is None or kept[0] != live.game.version:
            kept = self._views[live.id, seat] = live.game.version, live.game.view(seat)
        return kept[1]

    def _line(self, read: LiveTable, reader: Reader, *, asked: bool) -> str:
        """How a table stands, in a few words."""
        say = read.texts.say
        if read.row.status is Status.LOBBY:
            return say("home-gathers", taken=len(read.holders), room=room_of(read.row))
        if not read.is_running:
            return say("outcome-ended")
        line = reader.plainly(headline(read), read)
        return say("home-asked", line=line, lines=1 if line else 0) if asked else line


def _hidden(row: GameTable, member: int) -> bool:
    return hides(LobbyRow.of(row.lobby), row.host, member)


def _since(live: LiveTable, seat: int) -> str:
    """Since when a table waits for a seat; for one that is asked unseen since anybody is."""
    wait = live.waits.by_seat.get(seat) or live.waits.by_seat.get(UNSEEN)
    return (wait.since if wait is not None else live.row.created_at).isoformat()


def _order(entry: Entry) -> tuple[Any, ...]:
    """What comes first: what waits for the reader, the longest first; his own; others'; what is over."""
    over = entry.standing in ("finished", "ended")
    rank: Sequence[bool] = (not entry.asked, over, entry.standing == "aside", entry.me is None)
    since = datetime.fromisoformat(entry.since).timestamp() if isinstance(entry.since, str) else 0.0
    return (*rank, since, -entry.table)
