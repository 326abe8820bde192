"""Clicks on the moderators' panel of modules."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from bot.controls.declared import Click
from bot.controls.ids import Unreadable, first_of
from bot.controls.servers import MODULES_ON, MODULES_OPEN, MODULES_PAGE, MODULES_SET
from bot.interactions.clicks.handled import handles
from bot.interactions.services import Services
from bot.posting.replies import Interaction, show, update
from bot.present.servers.modules import ModulePanel, modules_layout
from bot.tables.modules import ModuleRule, brought_in, module_rule
from bot.tables.tell import Tell
from data.locale import Texts
from engine.games import GAMES, load_game
from engine.kernel import AnswerError, GameSpec

Settle = Callable[[GameSpec, ModuleRule, Texts], tuple[ModuleRule, list[str]]]
"""What a click makes of what is settled, and what it tells about that."""


class ServerModules:
    """What moderators settle about modules. Tables that have begun keep theirs."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._settling = asyncio.Lock()

    async def panel(self, interaction: Interaction, game: str) -> None:
        """Show the panel of a game."""
        spec = load_game(game)
        if not spec.modules:
            raise Tell("tell-no-modules", game=game)
        await show(interaction, modules_layout(await self._panel(interaction, spec)))

    async def _panel(
        self, interaction: Interaction, spec: GameSpec, page: int = 0, notices: Sequence[str] = ()
    ) -> ModulePanel:
        tables, guild = self._services.tables, interaction.guild_id or 0
        texts = await tables.guild_texts(guild)
        return ModulePanel(texts, spec, module_rule(await tables.guild(guild), spec), page, notices)

    # --- clicks ----------------------------------------------------------------------------------------

    @handles(MODULES_SET)
    async def take_set(
        self, interaction: Interaction, click: Click[tuple[str, int]], values: Sequence[str]
    ) -> None:
        """New tables begin with a ready-made set."""
        picked = first_of(values)

        def settle(spec: GameSpec, rule: ModuleRule, texts: Texts) -> tuple[ModuleRule, list[str]]:
            wanted = next((one for one in spec.ready_made if one.id == picked), None)
            if wanted is None:
                raise Unreadable
            return _with(wanted.modules, spec, rule, texts)

        await self._settle(interaction, click, settle)

    @handles(MODULES_ON)
    async def change_on(
        self, interaction: Interaction, click: Click[tuple[str, int]], values: Sequence[str]
    ) -> None:
        """New tables begin with these modules and those that they need."""
        await self._settle(interaction, click, lambda spec, rule, texts: _with(values, spec, rule, texts))

    @handles(MODULES_OPEN)
    async def change_open(
        self, interaction: Interaction, click: Click[tuple[str, int]], values: Sequence[str]
    ) -> None:
        """Hosts may change these modules, and no others."""

        def settle(spec: GameSpec, rule: ModuleRule, texts: Texts) -> tuple[ModuleRule, list[str]]:
            if not set(values) <= {module.id for module in spec.modules}:
                raise Unreadable
            closed = tuple(module.id for module in spec.modules if module.id not in values)
            return ModuleRule(rule.on, closed), []

        await self._settle(interaction, click, settle)

    @handles(MODULES_PAGE)
    async def turn_page(
        self, interaction: Interaction, click: Click[tuple[str, int]], values: Sequence[str]
    ) -> None:
        """Further modules."""
        await self._settle(interaction, click, lambda spec, rule, texts: (rule, []))

    async def _settle(self, interaction: Interaction, click: Click[tuple[str, int]], settle: Settle) -> None:
        """Save what a click makes of the server's settings, and show it."""
        tables, guild = self._services.tables, interaction.guild_id or 0
        spec, page = _meant(click)
        async with self._settling:
            row = await tables.guild(guild)
            before = module_rule(row, spec)
            rule, notices = settle(spec, before, await tables.guild_texts(guild))
            if rule != before:
                kept = dict(row.modules) if row else {}
                await tables.set_guild(guild, modules={**kept, spec.id: rule.stored()})
        await update(interaction, modules_layout(await self._panel(interaction, spec, page, notices)))


def _with(
    wanted: Sequence[str], spec: GameSpec, rule: ModuleRule, texts: Texts
) -> tuple[ModuleRule, list[str]]:
    """The rule with these modules on; if they do not go together, as it was, with the reason."""
    try:
        on = spec.resolve_modules(spec.with_needs(wanted))
    except AnswerError as refused:
        return rule, [texts.refusal(refused.refusal), texts.say("modules-unchanged")]
    notices = [
        texts.say("modules-brought", module=module, needs=need) for module, need in brought_in(spec, wanted)
    ]
    missed = [
        (module.id, other)
        for module in spec.modules
        for other in module.recommends
        if module.id in on and other not in on
    ]
    notices += [texts.say("modules-missed", module=module, other=other) for module, other in missed]
    return ModuleRule(on, rule.closed), notices


def _meant(click: Click[tuple[str, int]]) -> tuple[GameSpec, int]:
    """The game and the page that a control of the panel names."""
    game, page = click.carried
    if game not in GAMES:
        raise Unreadable
    return load_game(game), page
