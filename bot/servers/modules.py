"""Which expansion modules new tables of a server begin with, and which of them hosts may change."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass

from bot.servers.settling import server_of
from bot.tables import LiveTables
from bot.tables.member import Member
from bot.tables.modules import ModuleRule, brought_in, module_rule
from bot.tables.tell import NoSuch, Tell
from data.locale import Texts
from engine.games import GAMES, load_game
from engine.kernel import AnswerError, GameSpec


@dataclass(frozen=True, slots=True)
class Settled:
    """What is settled about a game's modules now; `notices` are to be told about it."""

    spec: GameSpec
    rule: ModuleRule
    notices: Sequence[str] = ()


_Settle = Callable[[GameSpec, ModuleRule, Texts], tuple[ModuleRule, Sequence[str]]]


class ServerModules:
    """The modules of servers. All raise Tell for who does not moderate, and for what is not there."""

    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables
        self._settling = asyncio.Lock()

    async def look(self, member: Member, game: str) -> Settled:
        """What is settled about a game's modules. Raises Tell for one without any."""
        spec = _spec(game)
        if not spec.modules:
            raise Tell("tell-no-modules", game=game)
        return Settled(spec, module_rule(await self._tables.guild(server_of(member)), spec))

    async def begin_with_set(self, member: Member, game: str, ready_made: str) -> Settled:
        """New tables begin with a ready-made set."""
        wanted = next((one for one in _spec(game).ready_made if one.id == ready_made), None)
        if wanted is None:
            raise NoSuch
        return await self.begin_with(member, game, wanted.modules)

    async def begin_with(self, member: Member, game: str, modules: Collection[str]) -> Settled:
        """New tables begin with these modules and those that they need. If they do not go together, all stays
        as it was, and the reason is told.
        """
        return await self._settle(member, game, lambda spec, rule, texts: _with(modules, spec, rule, texts))

    async def open_to_hosts(self, member: Member, game: str, modules: Collection[str]) -> Settled:
        """Hosts may change these modules, and no others."""
        known = [module.id for module in _spec(game).modules]
        if not set(modules) <= set(known):
            raise NoSuch
        closed = tuple(module for module in known if module not in modules)
        return await self._settle(member, game, lambda spec, rule, texts: (ModuleRule(rule.on, closed), ()))

    async def _settle(self, member: Member, game: str, settle: _Settle) -> Settled:
        tables, server, spec = self._tables, server_of(member), _spec(game)
        async with self._settling:
            row = await tables.guild(server)
            before = module_rule(row, spec)
            rule, notices = settle(spec, before, await tables.guild_texts(server))
            if rule != before:
                kept = dict(row.modules) if row else {}
                await tables.set_guild(server, modules={**kept, spec.id: rule.stored()})
        return Settled(spec, rule, notices)


def _spec(game: str) -> GameSpec:
    if game not in GAMES:
        raise NoSuch
    return load_game(game)


def _with(
    wanted: Iterable[str], spec: GameSpec, rule: ModuleRule, texts: Texts
) -> tuple[ModuleRule, Sequence[str]]:
    """The rule with these modules on; if they do not go together, as it was, with the reason."""
    chosen = list(wanted)
    try:
        on = spec.resolve_modules(spec.with_needs(chosen))
    except AnswerError as refused:
        return rule, [texts.refusal(refused.refusal), texts.say("modules-unchanged")]
    notices = [
        texts.say("modules-brought", module=module, needs=need) for module, need in brought_in(spec, chosen)
    ]
    missed = [
        (module.id, other)
        for module in spec.modules
        for other in module.recommends
        if module.id in on and other not in on
    ]
    notices += [texts.say("modules-missed", module=module, other=other) for module, other in missed]
    return ModuleRule(on, rule.closed), notices
