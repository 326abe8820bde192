"""Clicks in a lobby: join, leave, computer captains, settings, start, close."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from hashlib import sha256
from typing import Any

import structlog
from discord import ui

from bot.controls.declared import Click
from bot.controls.ids import Unreadable, first_of, one_of
from bot.controls.lobby import (
    ADD_COMPUTER,
    AGAIN,
    CHANGE_LEVEL,
    CHANGE_MODULES,
    CHANGE_ODDS,
    CHANGE_OPENING,
    CLOSE_LOBBY,
    JOIN,
    LEAVE,
    READY_MADE,
    REMOVE_COMPUTER,
    SET,
    SETTING_FORM,
    SHOW_OPTIONS,
    START_GAME,
)
from bot.interactions.clicks.handled import handles
from bot.interactions.members import is_moderator, name_of
from bot.interactions.services import Services
from bot.posting.attempts import Unreachable, attempt
from bot.posting.replies import Interaction, fill_in, from_private, show, update
from bot.present.languages import language_name
from bot.present.lobby.lobby import (
    LEVELS,
    Lobby,
    begun_layout,
    closed_lobby_layout,
    lobby_layout,
    options_layout,
    setting_modal,
)
from bot.present.time import pace_text
from bot.tables.defaults import ODDS_ON, Defaults
from bot.tables.live import Holder, LiveTable
from bot.tables.lobby import LobbyRow
from bot.tables.modules import ModuleRule, chosen_by_host, module_rule
from bot.tables.tell import Tell
from data.store import NoSuchTable, Seat, Status
from engine.games import load_game
from engine.kernel import (
    FIRST_VOYAGE,
    OPENING,
    AnswerError,
    GameSpec,
    OptionSpec,
    Table,
    commitment,
    guided,
    new_seed,
)
from render import cover

_log = structlog.get_logger(__name__)

RIVALS = 2
"""Computer captains whom somebody meets who sails his first voyage alone."""


class Lobbies:
    """Lobbies: each change is saved before it is shown."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._opening = asyncio.Lock()

    # --- opening -----------------------------------------------------------------------------------------

    async def new(
        self, *, guild: int, channel: int, host: int, name: str, game: str, locale: str = ""
    ) -> LiveTable:
        """Save a new lobby in which its host has the first seat, with what the server has settled for new
        tables. Raises Tell if it does not play this game, or if the host may not open another table.

        `locale` is the language in which the host uses Discord.
        """
        spec, tables = load_game(game), self._services.tables
        stored, settled = self._services.store.tables, await self._defaults(guild)
        settled.check_game(game)
        lobby = LobbyRow(
            names={host: name},
            seed=new_seed(),
            newcomers=await self._newcomers(game, (), host),
            locales={host: locale} if locale else {},
            pace=settled.pace,
            at_deadline=settled.at_deadline,
            odds=settled.odds == ODDS_ON,
        )
        modules = module_rule(await tables.guild(guild), spec).on
        async with self._opening, tables.limits.sitting(guild, host):
            await tables.limits.check_opening(guild, host)
            row = await stored.create(
                guild=guild,
                channel=channel,
                host=host,
                game=game,
                options=settled.proposed(spec, modules),
                modules=list(modules),
                lobby=lobby.stored(),
            )
            await stored.set_seats(row.number, [Seat(seat=0, member=host)])
        return await tables.open(row.number)

    async def _defaults(self, guild: int) -> Defaults:
        """What a server has settled for its tables."""
        return Defaults.of(await self._services.tables.guild(guild))

    def scene(self, live: LiveTable) -> Lobby:
        """What a lobby shows now."""
        row, lobby = live.row, live.lobby
        return Lobby(
            live.id,
            live.title,
            live.texts,
            load_game(row.game),
            [(live.name(holder), holder.level) for holder in live.holders],
            f"<@{row.host}>",
            row.options,
            row.modules,
            lobby.level,
            commitment(lobby.seed),
            [f"<@{member}>" for member in lobby.invited if live.seat_of(member) is None],
            odds=live.allows_odds,
            newcomers=_offers_voyage(live),
            pace=pace_text(live),
            language=language_name(live.texts.language),
            starts=lobby.starts_at,
            cover=cover(row.game, live.texts) if lobby.cover else None,
        )

    async def _newcomers(self, game: str, known: tuple[int, ...], member: int) -> tuple[int, ...]:
        """Those who have never played a game, with this member if he has not either."""
        begun = (Status.PLAYING, Status.FINISHED)
        played = await self._services.store.tables.find(status=begun, member=member)
        new = member not in known and all(row.game != game for row in played)
        return (*known, member) if new else known

    # --- seats -------------------------------------------------------------------------------------------

    @handles(JOIN)
    async def join(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Take a seat."""
        async with self._services.tables.hold(click.at) as live:
            await self.sit_down(live, interaction)
        await self._show(interaction, live)

    async def sit_down(self, live: LiveTable, interaction: Interaction) -> None:
        """Give a member a seat in a lobby. The lock is held. Raises Tell."""
        self.check_open(live)
        if live.seat_of(interaction.user.id) is not None:
            raise Tell("tell-seated-already")
        self.check_room(live)
        member = interaction.user.id
        async with self._services.tables.limits.sitting(live.row.guild, member, live.id):
            await self._seat(live, [*live.holders, Holder(-1, member=member)], interaction)
        if live.seat_of(live.row.host) is None:
            # Its host left when nobody else sat here.
            await self._services.tables.change_row(live, host=member)

    @handles(LEAVE)
    async def leave(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Give a seat up."""
        async with self._services.tables.hold(click.at) as live:
            await self.vacate(live, interaction)
        await self._show(interaction, live)

    async def vacate(self, live: LiveTable, interaction: Interaction) -> None:
        """Take a member's seat away; a host who leaves hands the lobby to the next member. The lock is
        held.
        """
        self.check_open(live)
        if live.seat_of(interaction.user.id) is None:
            raise Tell("tell-not-seated")
        kept = [holder for holder in live.holders if holder.member != interaction.user.id]
        await self._seat(live, kept, interaction)
        members = [holder.member for holder in kept if holder.member is not None]
        if live.row.host == interaction.user.id and members:
            await self._services.tables.change_row(live, host=members[0])

    @handles(ADD_COMPUTER)
    async def add_computer(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Seat a computer captain of the lobby's level."""
        async with self._services.tables.hold(click.at) as live:
            await self.check_host(interaction, live)
            self.check_room(live)
            await self.fill(live, 1)
        await self._show(interaction, live)

    async def fill(self, live: LiveTable, computers: int) -> None:
        """Seat computer captains. The lock is held."""
        level = live.lobby.level
        for _ in range(computers):
            name = live.computer_name()
            new = Holder(-1, level=level, name=name, settings={"name": name})
            await self._seat(live, [*live.holders, new])

    @handles(REMOVE_COMPUTER)
    async def remove_computer(
        self, interaction: Interaction, click: Click[None], values: Sequence[str]
    ) -> None:
        """Take the last computer captain from the table."""
        async with self._services.tables.hold(click.at) as live:
            await self.check_host(interaction, live)
            computers = [holder for holder in live.holders if holder.is_computer]
            if not computers:
                raise Tell("tell-no-computer")
            await self._seat(live, [h for h in live.holders if h is not computers[-1]], interaction)
        await self._show(interaction, live)

    async def _seat(
        self, live: LiveTable, holders: Sequence[Holder], comer: Interaction | None = None
    ) -> None:
        stored = self._services.store.tables
        seats = [
            Seat(seat=number, member=holder.member, level=holder.level, settings=holder.settings)
            for number, holder in enumerate(holders)
        ]
        await stored.set_seats(live.id, seats)
        if comer is not None:
            member = comer.user.id
            newcomers = await self._newcomers(live.row.game, live.lobby.newcomers, member)
            await self._services.tables.change_lobby(
                live,
                names={**live.lobby.names, member: name_of(comer.user)},
                newcomers=newcomers,
                locales={**live.lobby.locales, member: comer.locale.value},
            )
        await self._services.tables.refresh_row(live)

    # --- settings ----------------------------------------------------------------------------------------

    @handles(SHOW_OPTIONS)
    async def options(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Show the settings to the host."""
        async with self._services.tables.hold(click.at) as live:
            await self.check_host(interaction, live)
        await show(interaction, options_layout(await self._settings(live)))

    async def _settings(self, live: LiveTable) -> Lobby:
        """The lobby as its host may change it."""
        free = (await self._defaults(live.row.guild)).odds_are_free
        return replace(self.scene(live), closed=(await self._rule(live)).closed, odds_free=free)

    async def _rule(self, live: LiveTable) -> ModuleRule:
        """What the server has settled about the modules of the lobby's game."""
        return module_rule(await self._services.tables.guild(live.row.guild), load_game(live.row.game))

    @handles(SET)
    async def change_setting(
        self, interaction: Interaction, click: Click[str], values: Sequence[str]
    ) -> None:
        """Change one setting of the game."""
        async with self._services.tables.hold(click.at) as live:
            await self.check_host(interaction, live)
            await self._set(live, self._option(live, click), first_of(values))
        await self._show(interaction, live)

    @handles(CHANGE_OPENING)
    async def change_opening(
        self, interaction: Interaction, click: Click[None], values: Sequence[str]
    ) -> None:
        """Make it a first voyage, or a usual table again; whoever plays alone meets two computer captains."""
        async with self._services.tables.hold(click.at) as live:
            await self.check_host(interaction, live)
            if guided(live.row.options):
                await self._set(live, OPENING, OPENING.default)
            else:
                # It is sailed without modules, as far as the server lets hosts choose.
                await self.choose(live, ())
                await self._set(live, OPENING, FIRST_VOYAGE)
                if len(live.members) == 1:
                    await self._seat(live, live.members)
                    await self.fill(live, RIVALS)
        await self._show(interaction, live)

    async def _set(self, live: LiveTable, option: OptionSpec, value: Any) -> None:
        changed = {**live.row.options, option.id: option.read(value)}
        await self._services.tables.change_row(live, options=changed)

    @handles(SETTING_FORM)
    async def ask_setting(self, interaction: Interaction, click: Click[str], values: Sequence[str]) -> None:
        """Open the modal for a setting."""
        async with self._services.tables.hold(click.at) as live:
            await self.check_host(interaction, live)
        modal = setting_modal(self.scene(live), self._option(live, click))
        await fill_in(interaction, modal)

    def _option(self, live: LiveTable, click: Click[str]) -> OptionSpec:
        for option in load_game(live.row.game).settings(live.row.modules):
            if option.id == click.carried:
                return option
        raise Unreadable

    @handles(CHANGE_LEVEL)
    async def change_level(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Change the level of computer captains, including those already seated."""
        async with self._services.tables.hold(click.at) as live:
            await self.check_host(interaction, live)
            level = int(one_of(values, [*map(str, LEVELS)]))
            await self._services.tables.change_lobby(live, level=level)
            for holder in live.holders:
                if holder.is_computer:
                    holder.level = level
            await self._seat(live, live.holders, interaction)
        await self._show(interaction, live)

    @handles(CHANGE_ODDS)
    async def change_odds(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Let members see odds at this table, or nobody."""
        async with self._services.tables.hold(click.at) as live:
            await self.check_host(interaction, live)
            if not (await self._defaults(live.row.guild)).odds_are_free:
                raise Tell("tell-odds-never")
            allowed = one_of(values, ("yes", "no")) == "yes"
            await self._services.tables.change_lobby(live, odds=allowed)
        await self._show(interaction, live)

    @handles(CHANGE_MODULES)
    async def change_modules(
        self, interaction: Interaction, click: Click[None], values: Sequence[str]
    ) -> None:
        """Choose expansion modules, as far as the server lets hosts; a module brings in those it needs."""
        async with self._services.tables.hold(click.at) as live:
            await self.check_host(interaction, live)
            await self.choose(live, values)
        await self._show(interaction, live)

    @handles(READY_MADE)
    async def take_set(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Choose a ready-made set of modules, as far as the server lets hosts."""
        async with self._services.tables.hold(click.at) as live:
            await self.check_host(interaction, live)
            sets = {one.id: one.modules for one in load_game(live.row.game).ready_made}
            await self.choose(live, sets[one_of(values, sets)])
        await self._show(interaction, live)

    async def choose(
        self, live: LiveTable, modules: Sequence[str], options: Mapping[str, Any] | None = None
    ) -> None:
        """Give a lobby these modules, as far as the server lets its host; their settings come and go with
        them. The lock is held. Raises Tell and AnswerError as `chosen_by_host` does.
        """
        spec = load_game(live.row.game)
        chosen = chosen_by_host(spec, await self._rule(live), modules)
        options = _settled(spec, chosen, live.row.options if options is None else options)
        await self._services.tables.change_row(live, modules=list(chosen), options=options)

    # --- start and close ---------------------------------------------------------------------------------

    @handles(START_GAME)
    async def start(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Begin the game: a thread, the first snapshot, the first table message."""
        async with self._services.tables.hold(click.at) as live:
            await self.check_host(interaction, live)
            await self.begin(live, interaction)
        await self._renew(interaction, live)
        self._services.poster.refresh(live, interaction)

    async def begin(self, live: LiveTable, interaction: Interaction | None = None) -> None:
        """Begin the game of a lobby. The lock is held. Raises Tell if it cannot begin, or if its game is not
        played here any more.
        """
        row, settled = live.row, await self._defaults(live.row.guild)
        settled.check_game(row.game)
        self.check_seats(live)
        self._services.places.check_thread(live, row.channel)
        try:
            game = Table.new(
                row.game,
                seats=len(live.holders),
                options=row.options,
                modules=row.modules,
                seed=live.lobby.seed,
                salt=_salt(live),
            )
        except AnswerError as refused:
            raise Tell("", refusal=refused.refusal) from refused
        if live.allows_odds and not settled.odds_are_free:
            await self._services.tables.change_lobby(live, odds=False)
        thread = await self._services.places.open_thread(live)
        seats = [Seat(seat=h.seat, member=h.member, level=h.level, settings=h.settings) for h in live.holders]
        try:
            await self._services.tables.start(live, seats, game, thread=thread)
        except Tell:
            await self._services.places.drop_thread(thread)
            raise
        await self._services.tables.let_captains_play(live)

    @handles(CLOSE_LOBBY)
    async def close(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Close a lobby that is no longer wanted."""
        async with self._services.tables.hold(click.at) as live:
            await self.check_host(interaction, live)
            await self._services.tables.end(live)
        await self._renew(interaction, live)

    @handles(AGAIN)
    async def again(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Open one new lobby for those who sat at a table that is over, with its settings."""
        async with self._services.tables.hold(click.at) as old:
            await self._check_again(interaction, old)
            live = await self.new(
                guild=old.row.guild,
                channel=old.row.channel,
                host=interaction.user.id,
                name=name_of(interaction.user),
                game=old.row.game,
                locale=interaction.locale.value,
            )
            await self._take_over(live.id, old)
            try:
                await self.post(live)
            except Unreachable as fault:
                await self._services.tables.end(live)
                raise Tell("tell-cannot-open", place=f"<#{live.row.channel}>", reason=str(fault)) from fault
            await self._services.tables.change_lobby(old, again=live.id)

    async def _check_again(self, interaction: Interaction, old: LiveTable) -> None:
        """Raises Tell for a stranger, and where there is a new lobby already."""
        if old.row.status not in (Status.FINISHED, Status.ENDED):
            raise Tell("tell-not-over")
        tables = self._services.tables
        if old.seat_of(interaction.user.id) is None and not await is_moderator(tables, interaction):
            raise Tell("tell-again-stranger", table=old.title)
        try:
            newer = await self._services.store.tables.get(old.lobby.again or 0)
        except NoSuchTable:
            return
        if newer.status is not Status.ENDED:
            raise Tell("tell-again-open", place=f"<#{newer.thread or newer.channel}>")

    async def _take_over(self, new: int, old: LiveTable) -> None:
        """Settle a lobby as an older table was: its members are invited, its computer captains sit down."""
        async with self._services.tables.hold(new) as live:
            invited = [holder.member for holder in old.members if holder.member != live.row.host]
            await self._services.tables.change_lobby(
                live,
                pace=old.lobby.pace,
                at_deadline=old.lobby.at_deadline,
                title=old.lobby.title,
                language=old.lobby.language,
                invited=tuple(invited),
                level=old.lobby.level,
                odds=old.allows_odds and (await self._defaults(live.row.guild)).odds_are_free,
            )
            options = _settled(load_game(old.row.game), live.row.modules, old.row.options)
            await self._services.tables.change_row(live, options=options)
            # What moderators have settled since may not go with the old modules: then it has the last word.
            with suppress(Tell, AnswerError):
                await self.choose(live, old.row.modules, old.row.options)
            room = _room(live) - 1 - len(invited)
            computers = [holder for holder in old.holders if holder.is_computer][: max(0, room)]
            await self._seat(live, [*live.holders, *computers])

    # --- shared ------------------------------------------------------------------------------------------

    def check_open(self, live: LiveTable) -> None:
        """Raises Tell unless it is a lobby."""
        if live.row.status is Status.PLAYING:
            raise Tell("tell-begun", place=f"<#{live.place}>")
        if live.row.status is not Status.LOBBY:
            raise Tell("tell-table-over")

    def check_seats(self, live: LiveTable) -> None:
        """Raises Tell unless a game can begin with the seats that are taken."""
        spec = load_game(live.row.game)
        if len(live.holders) not in spec.seats or not live.members:
            raise Tell("tell-seats", low=spec.low_seats, high=spec.high_seats)

    def room(self, live: LiveTable) -> int:
        """How many seats a lobby has as it is settled."""
        return _room(live)

    def check_room(self, live: LiveTable) -> None:
        """Raises Tell when every seat is taken."""
        if len(live.holders) >= _room(live):
            raise Tell("tell-full")

    async def check_host(self, interaction: Interaction, live: LiveTable) -> None:
        """Raises Tell for who may not settle a lobby; one whose host is gone passes to the next member."""
        self.check_open(live)
        tables = self._services.tables
        if interaction.user.id == live.row.host or await is_moderator(tables, interaction):
            return
        if live.seat_of(interaction.user.id) is not None and await self._host_is_gone(interaction, live):
            await self._pass_on(live)
        if interaction.user.id != live.row.host:
            raise Tell("tell-host-only", host=f"<@{live.row.host}>")

    async def _host_is_gone(self, interaction: Interaction, live: LiveTable) -> bool:
        """Whether a lobby's host sits there no more, or has left the server."""
        guild, host = interaction.guild, live.row.host
        if live.seat_of(host) is None or guild is None:
            return live.seat_of(host) is None
        try:
            await attempt(lambda: guild.fetch_member(host))
        except Unreachable as fault:
            return fault.missing
        return False

    async def _pass_on(self, live: LiveTable) -> None:
        """Give a lobby whose host is gone to the next member who sits there. The lock is held."""
        kept = [holder for holder in live.holders if holder.member != live.row.host]
        await self._seat(live, kept)
        heirs = [holder.member for holder in kept if holder.member is not None]
        await self._services.tables.change_row(live, host=heirs[0])

    async def _renew(self, interaction: Interaction, live: LiveTable) -> None:
        """Show a lobby on the message that was clicked; only its own has the cover."""
        own = interaction.message is not None and interaction.message.id == live.row.messages.get("lobby")
        await update(interaction, self._view(live, own=own), files_stay=own)

    def _view(self, live: LiveTable, *, own: bool = True) -> ui.LayoutView:
        scene = self.scene(live)
        scene = scene if own else replace(scene, cover=None)
        if live.row.status is Status.LOBBY:
            return lobby_layout(scene)
        return begun_layout(scene, f"<#{live.place}>") if live.is_running else closed_lobby_layout(scene)

    async def post(self, live: LiveTable) -> None:
        """Post a lobby in its channel, with its game's cover if it may. Raises Unreachable."""
        places = self._services.places
        shown = cover(live.row.game, live.texts) if places.may_show(live) else None
        # Its message keeps the file as long as it stands: it is shown only where it was sent along.
        await self._services.tables.change_lobby(live, cover=shown is not None)
        message = await places.post(live, self._view(live), picture=shown, ping=live.lobby.invited)
        messages = {**live.row.messages, "lobby": message}
        await self._services.tables.change_row(live, messages=messages)

    async def repost(self, live: LiveTable) -> None:
        """Update the lobby's message after a change from elsewhere."""
        message = live.row.messages.get("lobby")
        if message is None:
            return
        try:
            await self._services.places.edit(live, message, self._view(live))
        except Unreachable as fault:
            _log.info("a lobby could not be brought up to date", table=live.id, reason=str(fault))

    async def _show(self, interaction: Interaction, live: LiveTable) -> None:
        """Update the lobby message, and the private settings if the click came from there."""
        if not from_private(interaction):
            await self._renew(interaction, live)
            return
        await update(interaction, options_layout(await self._settings(live)))
        await self.repost(live)


def _room(live: LiveTable) -> int:
    """How many seats a lobby has as it is settled; as many as the game has if no number fits."""
    spec = load_game(live.row.game)
    return max(spec.seats_with(live.row.options, live.row.modules), default=spec.high_seats)


def _salt(live: LiveTable) -> str:
    """A digest of what nobody can choose once the seed is committed to: the lobby's message, and who sits
    where. It stays with the game, which names no member.
    """
    parts = (live.row.messages.get("lobby"), *(holder.member for holder in live.holders))
    return sha256(":".join(str(part) for part in parts).encode()).hexdigest()


def _offers_voyage(live: LiveTable) -> bool:
    """Whether somebody sits in a lobby who may like a first voyage."""
    new = [member for member in live.lobby.newcomers if live.seat_of(member) is not None]
    return bool(new) and OPENING in load_game(live.row.game).options


def _settled(spec: GameSpec, modules: Sequence[str], given: Mapping[str, Any]) -> dict[str, Any]:
    """The settings of a table with these modules, as given or by default; those of other modules are gone."""
    known = {option.id for option in spec.settings(modules)}
    return spec.resolve_options({id: value for id, value in given.items() if id in known}, modules)
