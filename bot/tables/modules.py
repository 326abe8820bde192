"""Which expansion modules a server plays with: what is on at new tables, and what hosts may change."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from bot.tables.tell import Tell
from data.store import Guild
from engine.kernel import AnswerError, GameSpec


@dataclass(frozen=True, slots=True)
class ModuleRule:
    """What moderators have settled about a game's modules.

    `on`: in play at new tables. `closed`: those that a host may not change; a module that is new in the game
    is open.
    """

    on: tuple[str, ...] = ()
    closed: tuple[str, ...] = ()

    def stored(self) -> dict[str, Any]:
        """As a server's settings keep it."""
        return {"on": list(self.on), "closed": list(self.closed)}


def module_rule(guild: Guild | None, spec: GameSpec) -> ModuleRule:
    """What a server has settled; nothing: no module is on, and hosts may change them all."""
    kept: dict[str, list[str]] = guild.modules.get(spec.id, {}) if guild else {}
    known = {module.id for module in spec.modules}
    on: tuple[str, ...] = ()
    # The modules of a game may have changed since.
    with suppress(AnswerError):
        on = spec.resolve_modules(spec.with_needs(known.intersection(kept.get("on", ()))))
    return ModuleRule(on, tuple(module.id for module in spec.modules if module.id in kept.get("closed", ())))


def chosen_by_host(spec: GameSpec, rule: ModuleRule, wanted: Iterable[str]) -> tuple[str, ...]:
    """The modules of a lobby whose host wants these: closed ones stay as they are settled, and a module
    brings in those it needs.

    Raises Tell if it would bring in a closed one, AnswerError if two exclude each other.
    """
    chosen = {module for module in wanted if module not in rule.closed}
    chosen |= {module for module in rule.on if module in rule.closed}
    needed = spec.with_needs(chosen)
    for module, need in brought_in(spec, chosen):
        if need in rule.closed:
            raise Tell("tell-module-closed", module=module, needs=need)
    return spec.resolve_modules(needed)


def brought_in(spec: GameSpec, chosen: Collection[str]) -> list[tuple[str, str]]:
    """The modules that come along with these: each with one that needs it, as (module, needed)."""
    needed = spec.with_needs(chosen)
    found = {
        need: module.id
        for module in spec.modules
        for need in module.needs
        if module.id in needed and need not in chosen
    }
    return [(module, need) for need, module in found.items()]
