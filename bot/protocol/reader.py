"""Who reads a table: a seat or a spectator, with what he may see of it now and the words he reads it in."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, tzinfo
from functools import cached_property, partial
from typing import Any

import render
from bot.protocol.spoken import spoken
from bot.tables import LiveTable, LiveTables
from bot.tables.member import Member
from data.locale import Texts
from data.locale.addressed import ME, addressed
from engine.kernel import Course as Sailed
from render.kit.desk import Course

PATIENCE = 0.005
"""Seconds that a page waits for odds, long enough for those that are only told. What is played out takes many
times as long: those odds are news.
"""


@dataclass(frozen=True)
class Reader:
    """A table as one reader sees it at a moment: only to be read, and at once."""

    live: LiveTable
    seat: int | None
    member: int
    """Who holds the seat; 0 for spectators, who are all alike."""
    theme: str
    now: datetime
    there: tzinfo | None = None

    @cached_property
    def view(self) -> Mapping[str, Any]:
        """What he may know of the game; empty before it has begun."""
        return self.live.game.view(self.seat) if self.live.game is not None else {}

    @cached_property
    def public(self) -> Mapping[str, Any]:
        """What everybody may know of it; empty before it has begun."""
        if self.seat is None:
            return self.view
        return self.live.game.view(None) if self.live.game is not None else {}

    @cached_property
    def courses(self) -> Sequence[Sailed]:
        """Several answers at once that the game offers him."""
        game = self.live.game
        return game.courses(self.seat) if game is not None and self.seat is not None else ()

    @cached_property
    def title(self) -> str:
        """What the table is called."""
        return self.live.title

    @cached_property
    def course(self) -> Course:
        """How far the game has come, as far as its pictures tell."""
        told = render.desk(self.live.row.game)
        return told.course(self.view) if told is not None and self.view else Course()

    @property
    def alike(self) -> Hashable:
        """The same for all readers who get the same of this table."""
        live = self.live
        return live.id, self.seat, self.member, self.texts.language, live.for_words, live.for_odds, self.theme

    @cached_property
    def texts(self) -> Texts:
        """The words he reads it in, which know who sits where. What is made of them goes through `said`:
        there he is spoken to.
        """
        live = self.live
        return live.texts.with_players(
            [ME if holder.seat == self.seat else live.name(holder) for holder in live.holders]
        )

    def said(self, text: str) -> str:
        """A sentence as his page shows it."""
        live = self.live
        called = partial(_called, live.lobby.names)
        told = spoken(
            text, self.texts, who=called, where=lambda _: self.title, now=self.now, there=self.there
        )
        if self.seat is not None:
            told = addressed(told, self.texts.language, live.names[self.seat])
        return told.strip()

    def say(self, key: str, **args: Any) -> str:
        """A message of his language as his page shows it."""
        return self.said(self.texts.say(key, **args))


def _called(names: Mapping[int, str], member: int) -> str:
    return names.get(member, "?")


async def reader_of(
    tables: LiveTables,
    table: int,
    member: Member | None,
    now: datetime,
    there: tzinfo | None = None,
    *,
    odds: bool = True,
) -> Reader:
    """Who a member is at a table, by the seat that he holds; None is a spectator. Without `odds` none are
    worked out for him. Raises Tell.
    """
    live = await tables.open(table)
    if member is None:
        read, theme = live.as_read(words=False, odds=False), (await tables.public_look(live.row.guild)).theme
    else:
        read = await tables.as_read(live, member.id, patience=PATIENCE, odds=odds)
        theme = (await tables.private_look(live.row.guild, member.id)).theme
    seat = live.seat_of(member.id) if member is not None else None
    return Reader(read.on_page(), seat, member.id if member and seat is not None else 0, theme, now, there)
