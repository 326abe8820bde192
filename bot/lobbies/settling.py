"""What the host of a lobby settles: settings of the game, modules, the opening, computer captains' level,
odds, the language.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.lobbies.hosting import Hosting
from bot.lobbies.seating import Seating
from bot.tables import LiveTable, LiveTables
from bot.tables.lobby import LEVELS
from bot.tables.member import Member
from bot.tables.modules import ModuleRule, chosen_by_host, module_rule
from bot.tables.servers.defaults import Defaults
from bot.tables.tell import NoSuch, Tell
from data.locale import languages
from data.store import Status
from engine.captains import Level
from engine.games import load_game
from engine.kernel import FIRST_VOYAGE, OPENING, SOLO, UNLIMITED, GameSpec, OptionSpec, guided

RIVALS = 2
"""Computer captains whom somebody meets who sails his first voyage alone."""


@dataclass(frozen=True, slots=True)
class Freedom:
    """What moderators leave to the host of a lobby: all modules but those `closed`, and whether members see
    odds (`odds`).
    """

    closed: tuple[str, ...]
    odds: bool


class Settling:
    """The settings of lobbies: for hosts and moderators. All that is settled raises Tell, and AnswerError for
    what a game refuses.
    """

    def __init__(self, tables: LiveTables, seating: Seating, hosting: Hosting) -> None:
        self._tables = tables
        self._seating = seating
        self._hosting = hosting

    # --- what is free -------------------------------------------------------------------------------

    async def look(self, table: int, member: Member) -> LiveTable:
        """The lobby that this member may settle. Raises Tell."""
        async with self._tables.hold(table) as live:
            await self._hosting.check(live, member)
        return live

    async def freedom(self, live: LiveTable) -> Freedom:
        """What moderators leave to the lobby's host. Raises StoreError."""
        return Freedom((await self._rule(live)).closed, (await self.defaults(live)).odds_are_free)

    async def defaults(self, live: LiveTable) -> Defaults:
        """What the lobby's server has settled for its tables. Raises StoreError."""
        return Defaults.of(await self._tables.guild(live.row.guild))

    async def _rule(self, live: LiveTable) -> ModuleRule:
        """What the server has settled about the modules of the lobby's game."""
        return module_rule(await self._tables.guild(live.row.guild), load_game(live.row.game))

    # --- the game -----------------------------------------------------------------------------------

    async def _check_game(self, live: LiveTable, member: Member) -> None:
        """Raises Tell for who may not settle a lobby's game, and where other tables play it, too."""
        await self._hosting.check(live, member)
        if live.lobby.duplicate:
            raise Tell("tell-duplicate-settled")

    def option(self, live: LiveTable, id: str) -> OptionSpec:
        """A setting of a lobby's game. Raises Tell."""
        for option in load_game(live.row.game).settings(live.row.modules):
            if option.id == id:
                return option
        raise NoSuch

    async def change(self, table: int, member: Member, option: str, value: object) -> LiveTable:
        """Change a setting of the game."""
        async with self._tables.hold(table) as live:
            await self._check_game(live, member)
            await self._set(live, self.option(live, option), value)
        return live

    async def _set(self, live: LiveTable, option: OptionSpec, value: object) -> None:
        changed = {**live.row.options, option.id: option.read(value)}
        await self._tables.change_row(live, options=changed)

    async def change_opening(self, table: int, member: Member) -> LiveTable:
        """Make it a first voyage, among gentle computer captains, or a usual one again, with sensible ones;
        whoever plays alone meets two of them.
        """
        async with self._tables.hold(table) as live:
            await self._check_game(live, member)
            if OPENING not in load_game(live.row.game).options:
                raise NoSuch
            if guided(live.row.options):
                await self._set(live, OPENING, OPENING.default)
                if live.lobby.level == Level.GENTLE:
                    await self._play_at(live, Level.SENSIBLE)
            else:
                # It is sailed without modules, as far as the server lets hosts choose.
                await self.choose(live, ())
                if SOLO in live.row.options:
                    await self._set(live, self.option(live, SOLO), UNLIMITED)
                await self._set(live, OPENING, FIRST_VOYAGE)
                await self._play_at(live, Level.GENTLE)
                if len(live.members) == 1:
                    await self._seating.seat(live, live.members)
                    await self._seating.fill(live, RIVALS)
        return live

    async def change_modules(self, table: int, member: Member, modules: Sequence[str]) -> LiveTable:
        """Choose expansion modules, as far as the server lets hosts; a module brings in those it needs."""
        async with self._tables.hold(table) as live:
            await self._check_game(live, member)
            await self.choose(live, modules)
        return live

    async def take_set(self, table: int, member: Member, ready_made: str) -> LiveTable:
        """Choose a ready-made set of modules, as far as the server lets hosts."""
        async with self._tables.hold(table) as live:
            await self._check_game(live, member)
            sets = {one.id: one.modules for one in load_game(live.row.game).ready_made}
            if ready_made not in sets:
                raise NoSuch
            await self.choose(live, sets[ready_made])
        return live

    async def choose(
        self, live: LiveTable, modules: Sequence[str], options: Mapping[str, Any] | None = None
    ) -> None:
        """Give a lobby these modules, as far as the server lets its host; their settings come and go with
        them. The lock is held. Raises Tell and AnswerError as `chosen_by_host` does.
        """
        spec = load_game(live.row.game)
        chosen = chosen_by_host(spec, await self._rule(live), modules)
        settled = settings_with(spec, chosen, live.row.options if options is None else options)
        await self._tables.change_row(live, modules=list(chosen), options=settled)

    # --- the table ----------------------------------------------------------------------------------

    async def change_level(self, table: int, member: Member, level: int) -> LiveTable:
        """Change the level of computer captains, including those already seated."""
        async with self._tables.hold(table) as live:
            await self._check_game(live, member)
            if level not in LEVELS:
                raise NoSuch
            await self._play_at(live, level)
        return live

    async def _play_at(self, live: LiveTable, level: int) -> None:
        await self._tables.change_lobby(live, level=level)
        for holder in live.holders:
            if holder.is_computer:
                holder.level = level
        await self._seating.seat(live, live.holders)

    async def change_odds(
        self, table: int, member: Member, allowed: bool, *, helm: bool = False
    ) -> LiveTable:
        """Let members see odds at this table, and call the voice to their `helm`, or nobody."""
        async with self._tables.hold(table) as live:
            await self._hosting.check(live, member)
            if not (await self.defaults(live)).odds_are_free:
                raise Tell("tell-odds-never")
            await self._tables.change_lobby(live, odds=allowed, helm=allowed and helm)
        return live

    async def change_asides(self, table: int, member: Member, allowed: bool) -> LiveTable:
        """Let gentle captains say something to what they do, or nothing any more, also while a game is
        played.
        """
        async with self._tables.hold(table) as live:
            if live.row.status is Status.LOBBY:
                await self._hosting.check(live, member)
            else:
                live.check_settles(member)
            await self._tables.change_lobby(live, asides=allowed)
        if live.is_running:
            self._tables.events.changed.tell(live)
        return live

    async def change_language(self, table: int, member: Member, language: str) -> LiveTable:
        """Choose the language of one table."""
        async with self._tables.hold(table) as live:
            await self._hosting.check(live, member)
            if language not in languages():
                raise NoSuch
            await self._tables.change_lobby(live, language=language)
            await self._tables.refresh_row(live)
        return live


def settings_with(spec: GameSpec, modules: Sequence[str], given: Mapping[str, Any]) -> dict[str, Any]:
    """The settings of a table with these modules, as given or by default; those of other modules are gone."""
    known = {option.id for option in spec.settings(modules)}
    return spec.resolve_options({id: value for id, value in given.items() if id in known}, modules)
