"""One server of a Discord within this process, with the bot in it.

Everything in that Discord is new at each start except what the store keeps, so its ids must come out the
same: server, channel and members are made first, in a fixed order, before it goes over to real time.
Unfinished tables then get a new thread in the channel.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from typing import Any

import structlog
from simcord import MemberActor, SetupError
from simcord.builders import ChannelHandle

from bot import create_bot
from bot.posting.attempts import Unreachable
from bot.problems import Problem
from bot.settings import Settings
from bot.tables import LiveTable
from bot.tables.member import Member
from bot.tables.servers.defaults import Defaults
from bot.tables.tell import SetAside, Tell
from bot.tables.thinking.captains import CaptainFactory
from data.store import Status, StoreError
from engine.games import GAMES, load_game
from tools.simulated.discord import Histories, LiveEnv, forget, go_live, make_moderator

_log = structlog.get_logger(__name__)

GUILD = 1720 << 22
"""The id of the server: one that SimCord does not use itself."""
PLAYERS = ("Anne", "Bart", "Charlotte", "Diego")
SEATS = 4
"""Seats at a ready table, if its game has as many: Anne's, and computer captains'."""
_KEPT_REQUESTS = 400
_KEPT_PICTURES = 200
"""Pictures that can still be seen: some sixty megabytes. Above older messages a gap is left."""
_KEPT_PUBLIC = 150
_KEPT_PRIVATE = 60
"""Messages of each channel, for everybody and for single members."""
_SUBCOMMANDS = (1, 2)


_STARTS_WITHIN = 60.0
"""Seconds that the bot has to start within the process: this machine may be busy."""


class World:
    """The Discord with the bot in it, from `open` to `close`."""

    def __init__(
        self,
        settings: Settings,
        game: str,
        seats: int | None,
        modules: Sequence[str] | None,
        captain: CaptainFactory | None = None,
    ) -> None:
        """As for a simulated table."""
        self._game = game
        self._laid = game or next(iter(GAMES))
        self._seats, self._modules = seats, modules
        _check(self._laid, seats)
        self.bot = create_bot(settings, captain=captain, first_ready=self._first_ready)
        self.env = LiveEnv(self.bot, shard_count=1, check_errors=False, settle_timeout=_STARTS_WITHIN)
        self.histories = Histories(self.env)
        self.verb = asyncio.Lock()
        """Held while a member does something: SimCord lets one do so at a time. What it brings about takes
        longer.
        """
        self._brought: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._registered: list[dict[str, Any]] = []

    async def open(self) -> None:
        """Make the server, start the bot in it, and bring its tables."""
        env = self.env
        self.guild = env.create_guild("The simulated table", id=GUILD)
        self.channel = self.guild.create_text_channel("quarterdeck")
        self.players = [
            self.guild.add_member(env.create_user(name.lower(), global_name=name)) for name in PLAYERS
        ]
        make_moderator(self.guild, env, self.players[0])
        go_live(env)
        await env.start()
        for request in env.http_requests:
            if request.method == "PUT" and request.path.endswith("/commands"):
                self._registered = request.json or []
        await self._brought

    async def close(self) -> None:
        """End the bot, and then its Discord: what is still being posted needs that."""
        await self.bot.close()
        await self.env.shutdown()

    def forget(self) -> None:
        """Forget what nobody is shown any more, if it has become much."""
        if len(self.env.http_requests) > _KEPT_REQUESTS:
            forget(
                self.env,
                requests=_KEPT_REQUESTS,
                pictures=_KEPT_PICTURES,
                public=_KEPT_PUBLIC,
                private=_KEPT_PRIVATE,
            )
            self.histories.forget()

    # --- what is looked up ------------------------------------------------------------------------------

    def member(self, told: str) -> MemberActor:
        """A member by his id or his name. Raises SetupError for a stranger."""
        for member, name in zip(self.players, PLAYERS, strict=True):
            if told in (str(member.id), name):
                return member
        raise SetupError("There is no such member here.")

    def _tables(self) -> list[LiveTable]:
        """The tables that are in this Discord, the newest first."""
        here = {place.id for place in self.everywhere()}
        return [live for live in self.bot.tables.of_guild(GUILD) if live.place in here]

    def everywhere(self) -> Iterator[ChannelHandle]:
        """The channel and its threads."""
        yield self.channel
        yield from self.channel.threads

    def place(self, member: int, wanted: int | None) -> ChannelHandle:
        """The channel or thread that a member wants to see; else where he plays, or would play."""
        places = {place.id: place for place in self.everywhere()}
        if wanted in places:
            return places[wanted]
        best, rank = self.channel, (False, False, False, 0)
        for live in self._tables():
            laid = not self._game or live.row.game == self._game
            open_ = live.row.status is not Status.ENDED or live.row.thread is not None
            worth = (open_, live.seat_of(member) is not None, laid, live.id)
            if worth > rank:
                best, rank = places[live.place], worth
        return best

    def places(self) -> list[dict[str, str]]:
        """The channels and threads in which something is played, the newest first."""
        titles: dict[int, str] = {}
        for live in self._tables():
            titles.setdefault(live.place, live.title)
        return [{"id": str(place), "title": title} for place, title in titles.items()]

    def options_of(self, command: str) -> dict[str, int] | None:
        """The options of a command, each with its type; None if there is no such command."""
        for name, leaf in _leaves(self._registered):
            if name == command:
                return {option["name"]: option["type"] for option in leaf.get("options", [])}
        return None

    # --- tables ------------------------------------------------------------------------------------------

    async def _first_ready(self) -> None:
        """The bot is there: bring its tables, then let whoever waits for them go on."""
        try:
            await self._bring_tables()
        except BaseException as fault:
            self._brought.set_exception(fault)
        else:
            self._brought.set_result(None)

    async def _bring_tables(self) -> None:
        """Bring unfinished tables (of the requested game) into the channel; if there is none, lay one."""
        unfinished = [row for row in await self.bot.tables.all_unfinished() if row.guild == GUILD]
        if self._game:
            unfinished = [row for row in unfinished if row.game == self._game]
        brought: list[LiveTable] = []
        for row in unfinished:
            try:
                brought.append(await self._bring(row.number))
            except SetAside as fault:
                # Nobody in this Discord was told yet.
                row = await self.bot.store.tables.update(
                    row.number, channel=self.channel.id, thread=None, messages={}
                )
                await self.bot.places.tell_set_aside(row, fault)
            except (Tell, Unreachable, StoreError) as fault:
                _log.error("a table could not be brought back", table=row.number, reason=str(fault))
        settled = self._seats is not None or self._modules is not None
        lobbies = [
            live for live in brought if live.row.status is Status.LOBBY and live.row.game == self._laid
        ]
        if settled and lobbies:
            await self._settle(lobbies[0])
            await self.bot.lobbies.herald.repost(lobbies[0])
        elif settled or not brought:
            await self._lay()

    async def _bring(self, table: int) -> LiveTable:
        async with self.bot.tables.hold(table) as live:
            if live.row.status is Status.PLAYING:
                await self.bot.places.bring_home(live, self.channel.id)
                # The last process may have ended between a member's answer and the computer captains'.
                await self.bot.tables.let_captains_play(live)
                self.bot.poster.refresh(live)
            else:
                await self.bot.tables.change_row(live, channel=self.channel.id)
                await self.bot.lobbies.herald.post(live)
        return live

    async def _lay(self) -> None:
        """A lobby in which one click starts a game against computer captains.

        Raises Problem if its server's settings are against that.
        """
        lobbies, tables = self.bot.lobbies, self.bot.tables
        played = Defaults.of(await tables.guild(GUILD)).games
        if not self._game and self._modules is None and self._laid not in played:
            self._laid = played[0]
            _check(self._laid, self._seats)
        try:
            host = Member(self.players[0].id, PLAYERS[0], guild=GUILD)
            live = await lobbies.opening.new(host, GUILD, self.channel.id, self._laid)
        except Tell as refused:
            raise Problem(refused.sentence(await tables.guild_texts(GUILD))) from refused
        await self._settle(live)
        await lobbies.herald.post(live)

    async def _settle(self, live: LiveTable) -> None:
        """Give a lobby the seats and modules that were asked for."""
        lobbies = self.bot.lobbies
        async with self.bot.tables.hold(live.id):
            seats = self._seats or min(SEATS, load_game(self._laid).high_seats)
            await lobbies.seating.fill(live, max(0, seats - len(live.holders)))
            if self._modules is not None:
                await lobbies.settling.choose(live, self._modules)


def _check(game: str, seats: int | None) -> None:
    """Raises Problem if a table of this game has not as many seats."""
    spec = load_game(game)
    if seats is not None and seats not in spec.seats:
        allowed = f"{spec.low_seats} to {spec.high_seats}"
        raise Problem(f"A table of {game} has {allowed} seats; choose as many with --seats.")


def _leaves(commands: Sequence[dict[str, Any]], path: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """Commands that can be sent, by their full names."""
    for command in commands:
        name = f"{path} {command['name']}".strip()
        inner = [one for one in command.get("options", []) if one["type"] in _SUBCOMMANDS]
        if inner:
            yield from _leaves(inner, name)
        else:
            yield name, command
