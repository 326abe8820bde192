"""What moderators settle for new tables of their servers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from dataclasses import replace
from datetime import datetime
from typing import Any

from bot.tables import LiveTables
from bot.tables.member import Member
from bot.tables.modules import module_rule
from bot.tables.pace import AT_DEADLINES, PACES
from bot.tables.servers.defaults import LIMITS, ODDS_CHOICES, Defaults
from bot.tables.servers.seasons import LONGEST_NAME, begun
from bot.tables.tell import NoSuch, Tell
from data.store import Guild
from engine.games import GAMES, load_game
from engine.kernel import OF_ONE_TABLE

Choose = Callable[[int, int | None], Awaitable[None]]
"""Chooses something for a server. Raises StoreError."""


def server_of(member: Member) -> int:
    """The server that a member moderates, where he acts. Raises Tell."""
    if member.guild is None or not member.moderates:
        raise Tell("tell-moderators-only")
    return member.guild


class Settling:
    """The settings of servers. All raise Tell for who does not moderate, and for what cannot be chosen."""

    def __init__(self, tables: LiveTables, keep: Choose, weekly: Choose, challenges: Choose) -> None:
        """`keep` chooses for how many days tables are kept after their end, `weekly` the channel of the post
        about the table of the week, `challenges` that of each week's challenge; None: for ever, or nowhere.
        """
        self._tables = tables
        self._keep = keep
        self._weekly = weekly
        self._challenges = challenges

    async def look(self, member: Member) -> Guild:
        """What is settled so far. Raises StoreError."""
        server = server_of(member)
        return await self._tables.guild(server) or await self._tables.set_guild(server)

    async def change(
        self,
        member: Member,
        *,
        channel: int | None = None,
        language: str | None = None,
        moderator_role: int | None = None,
        theme: str | None = None,
        players_role: int | None = None,
    ) -> None:
        """Choose where tables are opened, in which language, who moderates besides, how pictures look, and
        which role is called to lobbies; None: as before.
        """
        server = server_of(member)
        given: dict[str, Any] = {
            "channel": channel, "language": language, "moderator_role": moderator_role, "theme": theme,
        }  # fmt: skip
        changes = {name: value for name, value in given.items() if value is not None}
        await self._tables.set_guild(server, **changes)
        if players_role is not None:
            await self._tables.settle_calls(server, role=players_role)

    async def keep(self, member: Member, days: int | None) -> None:
        """Keep tables for so many days after their end; None: for ever."""
        await self._keep(server_of(member), days)

    async def tell_weekly(self, member: Member, channel: int | None) -> None:
        """Tell of the table of the week in this channel; None: nowhere."""
        await self._weekly(server_of(member), channel)

    async def tell_challenges(self, member: Member, channel: int | None) -> None:
        """Tell of the challenge of each week in this channel; None: nowhere."""
        await self._challenges(server_of(member), channel)

    async def count(self, member: Member, *, places: bool | None = None, mended: bool | None = None) -> None:
        """Choose whether there is a table of places, and whether games count in which a moderator mended
        something; None: as before.
        """
        given = {"places": places, "mended": mended}
        changes = {name: value for name, value in given.items() if value is not None}
        await self._settle(member, lambda settled: replace(settled, **changes))

    async def begin_season(self, member: Member, name: str, at: datetime) -> None:
        """Begin a season, which ends the one that runs; without a `name` that one ends alone. Raises Tell."""
        called = "".join(one for one in " ".join(name.split()) if one.isprintable())
        if len(called) > LONGEST_NAME:
            raise Tell("tell-season-long", most=LONGEST_NAME)
        row = await self.look(member)
        if not called and Defaults.of(row).season is None:
            raise Tell("tell-season-none")
        await self._settle(
            member, lambda settled: replace(settled, seasons=begun(settled.seasons, called, at))
        )

    async def play(self, member: Member, games: Collection[str]) -> None:
        """Choose which games are played: one at least."""
        closed = tuple(game for game in GAMES if game not in games)
        if len(closed) == len(GAMES) or not set(games) <= GAMES.keys():
            raise NoSuch
        await self._settle(member, lambda settled: replace(settled, closed=closed))

    async def choose_pace(self, member: Member, pace: str) -> None:
        """Choose how fast new tables are played."""
        wanted = _among(pace, PACES)
        await self._settle(member, lambda settled: replace(settled, pace=wanted))

    async def choose_deadline(self, member: Member, act: str) -> None:
        """Choose what new tables do when the time for a move is over."""
        wanted = _among(act, AT_DEADLINES)
        await self._settle(member, lambda settled: replace(settled, at_deadline=wanted))

    async def choose_odds(self, member: Member, odds: str) -> None:
        """Choose whether members of new tables see odds."""
        wanted = _among(odds, ODDS_CHOICES)
        await self._settle(member, lambda settled: replace(settled, odds=wanted))

    async def choose_option(self, member: Member, game: str, name: str, typed: str) -> None:
        """Choose a setting of a game; what depends on who sits there is the host's. Raises AnswerError for a
        wrong value.
        """
        if game not in GAMES:
            raise NoSuch
        spec, row = load_game(game), await self.look(member)
        known = {option.id: option for option in spec.settings(module_rule(row, spec).on)}
        if name not in known or name in OF_ONE_TABLE:
            raise NoSuch
        value = known[name].read(typed)

        def settle(settled: Defaults) -> Defaults:
            chosen = {**settled.options.get(game, {}), name: value}
            return replace(settled, options={**settled.options, game: chosen})

        await self._settle(member, settle)

    async def limit(self, member: Member, what: str, most: int | None) -> None:
        """Limit how many tables a member may have, or how many lobbies may be open; None: no more."""
        if what not in LIMITS or (most is not None and most not in LIMITS[what]):
            raise NoSuch

        def settle(settled: Defaults) -> Defaults:
            others = {one: limit for one, limit in settled.limits.items() if one != what}
            return replace(settled, limits=others if most is None else {**others, what: most})

        await self._settle(member, settle)

    async def _settle(self, member: Member, act: Callable[[Defaults], Defaults]) -> None:
        await self._tables.settle(server_of(member), act)


def _among(wanted: str, offered: Collection[str]) -> str:
    if wanted not in offered:
        raise NoSuch
    return wanted
