"""Opening lobbies: a new one, and one for those whose game is over."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

from msgspec.structs import replace

from bot.lobbies.herald import Herald
from bot.lobbies.seating import Seating
from bot.lobbies.settling import Settling, settings_with
from bot.tables import LiveTable, LiveTables
from bot.tables.lobby import LobbyRow, room_of
from bot.tables.member import Member
from bot.tables.modules import module_rule
from bot.tables.servers.defaults import ODDS_ON, Defaults
from bot.tables.tell import Tell
from data.store import GameTable, NoSuchTable, Seat, Status
from engine.games import load_game
from engine.kernel import AnswerError, new_seed


class Opening:
    """Opens lobbies. Raises StoreError."""

    def __init__(self, tables: LiveTables, herald: Herald, seating: Seating, settling: Settling) -> None:
        self._tables = tables
        self._herald = herald
        self._seating = seating
        self._settling = settling
        self._opening = asyncio.Lock()

    async def place(self, guild: int, channel: int) -> int:
        """The channel in which a lobby is opened that was asked for in this one: the one that the server has
        named, if it has.
        """
        row = await self._tables.guild(guild)
        return (row.channel if row is not None else None) or channel

    async def open(self, member: Member, channel: int, game: str | None = None) -> LiveTable:
        """Open a lobby in a channel of the member's server (see `place`), of the first game that it plays if
        none is named. Raises Tell as `new` does, and if it cannot be posted.
        """
        guild = member.guild or 0
        live = await self.new(member, guild, channel, game or (await self._defaults(guild)).games[0])
        try:
            async with self._tables.hold(live.id):
                await self._tables.events.gathers.tell(live)
                await self._herald.post(live)
        except Tell:
            await self._tables.end(live)
            raise
        return live

    async def new(self, host: Member, guild: int, channel: int, game: str, **settled: Any) -> LiveTable:
        """Save a new lobby in which its host has the first seat, with what the server has settled for new
        tables, and what is `settled` of this one from the start. Raises Tell if the server does not play this
        game, or if the host may not open another table.
        """
        spec, tables, usual = load_game(game), self._tables, await self._defaults(guild)
        usual.check_game(game)
        lobby = LobbyRow(
            names={host.id: host.name},
            seed=new_seed(),
            newcomers=await self._seating.newcomers(game, (), host.id),
            locales={host.id: host.locale} if host.locale else {},
            pace=usual.pace,
            at_deadline=usual.at_deadline,
            odds=usual.odds == ODDS_ON,
        )
        lobby = replace(lobby, **settled)
        modules = module_rule(await tables.guild(guild), spec).on
        async with self._opening, tables.limits.sitting(guild, host.id):
            await tables.limits.check_opening(guild, host.id)
            row = await tables.store.tables.create(
                guild=guild,
                channel=channel,
                host=host.id,
                game=game,
                options=usual.proposed(spec, modules),
                modules=list(modules),
                lobby=lobby.stored(),
            )
            await tables.store.tables.set_seats(row.number, [Seat(seat=0, member=host.id)])
        return await tables.open(row.number)

    async def _defaults(self, guild: int) -> Defaults:
        """What a server has settled for its tables."""
        return Defaults.of(await self._tables.guild(guild))

    # --- again --------------------------------------------------------------------------------------

    async def again(self, table: int, member: Member) -> LiveTable:
        """Open one new lobby for those who sat at a table that is over, with its settings. Raises Tell."""
        async with self._tables.hold(table) as old:
            await self._check_again(old, member)
            live = await self.new(member, old.row.guild, old.row.channel, old.row.game)
            async with self._tables.hold(live.id):
                await self._take_over(live, old)
                await self._tables.events.gathers.tell(live)
                try:
                    await self._herald.post(live)
                except Tell:
                    await self._tables.end(live)
                    raise
            await self._tables.change_lobby(old, again=live.id)
        return live

    async def _check_again(self, old: LiveTable, member: Member) -> None:
        """Raises Tell for a stranger, and where there is a new lobby already."""
        if old.row.status not in (Status.FINISHED, Status.ENDED):
            raise Tell("tell-not-over")
        sat = old.seat_of(member.id) is not None or member.id in _owners(old)
        if not sat and not member.moderates_in(old.row.guild):
            raise Tell("tell-again-stranger", table=old.title)
        if (newer := await self.newer(old)) is not None:
            raise Tell("tell-again-open", place=f"<#{newer.thread or newer.channel}>")

    async def newer(self, old: LiveTable) -> GameTable | None:
        """The table at which those who sat at this one play again, unless it was ended. Raises StoreError."""
        try:
            newer = await self._tables.store.tables.get(old.lobby.again or 0)
        except NoSuchTable:
            return None
        return newer if newer.status is not Status.ENDED else None

    async def _take_over(self, live: LiveTable, old: LiveTable) -> None:
        """Settle a lobby as an older table was: those whose seats they were are invited, its computer
        captains sit down.
        """
        # Who keeps away from the host is named as the others are, and not called: nobody is to notice.
        blocked = await self._tables.company.blocked(live.row.host)
        invited = [one for one in _owners(old) if one != live.row.host and one not in blocked]
        await self._tables.change_lobby(
            live,
            pace=old.lobby.pace,
            at_deadline=old.lobby.at_deadline,
            title=old.lobby.title,
            language=old.lobby.language,
            invited=tuple(invited),
            follows=old.id,
            level=old.lobby.level,
            odds=old.allows_odds and (await self._defaults(live.row.guild)).odds_are_free,
            helm=old.allows_helm,
            asides=old.lobby.asides,
        )
        options = settings_with(load_game(old.row.game), live.row.modules, old.row.options)
        await self._tables.change_row(live, options=options)
        # What moderators have settled since may not go with the old modules: then it has the last word.
        with suppress(Tell, AnswerError):
            await self._settling.choose(live, old.row.modules, old.row.options)
        room = room_of(live.row) - 1 - len(invited)
        computers = [holder for holder in old.holders if holder.is_computer][: max(0, room)]
        await self._seating.seat(live, [*live.holders, *computers])


def _owners(live: LiveTable) -> list[int]:
    """The members whose seats those of a table were, whoever sat in for them."""
    found = (one.settings.whose(one.member) for one in live.members)
    return [owner for owner in found if owner is not None]
