"""The games that can be played: their covers, modules and settings, as a new table begins with them or a
lobby has them.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from msgspec import UNSET

import render
from bot.home.showing.reader import Reader
from bot.protocol.home.pages import Box, Choice, Cover, Module, ModuleSet, Setting
from bot.protocol.shapes import Maybe
from bot.tables.modules import module_rule
from bot.tables.servers.defaults import Defaults
from bot.wording.settings import effort, value_text
from data.locale import Texts
from engine.games import load_game
from engine.kernel import OPENING, GameSpec, ModuleSpec, OptionSpec


def boxes(reader: Reader) -> list[Box]:
    """All games that are played in this house."""
    return [_box(reader, load_game(game)) for game in Defaults.of(reader.house).games]


def _box(reader: Reader, spec: GameSpec) -> Box:
    texts, rule = reader.texts, module_rule(reader.house, spec)
    settled = Defaults.of(reader.house).proposed(spec, rule.on)
    return Box(
        game=spec.id,
        name=texts.name(spec.id),
        line=texts.say(f"box-{spec.id}") if texts.has(f"box-{spec.id}") else "",
        seats=list(spec.seats),
        voyage=OPENING in spec.options,
        sets=module_sets(texts, spec),
        modules=modules(texts, spec, rule.on, rule.closed),
        settings=settings(texts, spec, [module.id for module in spec.modules], settled),
        cover=cover(texts, spec.id),
    )


def cover(texts: Texts, game: str) -> Maybe[Cover]:
    """The cover of a game, if it has one."""
    picture = render.cover(game, texts)
    return Cover(picture.width, picture.height, picture.description) if picture is not None else UNSET


def module_sets(texts: Texts, spec: GameSpec) -> list[ModuleSet]:
    """The ready-made choices of modules."""
    return [
        ModuleSet(one.id, texts.say(f"module-set-{one.id}"), list(one.modules)) for one in spec.ready_made
    ]


def modules(texts: Texts, spec: GameSpec, on: Collection[str], closed: Collection[str]) -> list[Module]:
    """All modules of a game: which are on, and which are not the host's to change."""
    return [
        Module(
            id=one.id,
            name=texts.name(one.id),
            line=texts.text(one.id),
            effort=effort(texts, one),
            needs=list(one.needs),
            excludes=_excludes(spec, one),
            recommends=list(one.recommends),
            on=one.id in on,
            closed=one.id in closed,
        )
        for one in spec.modules
    ]


def _excludes(spec: GameSpec, module: ModuleSpec) -> list[str]:
    """What a module does not go with, whichever of the two says so."""
    return [one.id for one in spec.modules if one.id in module.excludes or module.id in one.excludes]


def settings(
    texts: Texts, spec: GameSpec, modules: Collection[str], settled: Mapping[str, Any]
) -> list[Setting]:
    """The settings of a game with these modules; how it opens is asked apart."""
    of = {option.id: module.id for module in spec.modules for option in module.options}
    return [
        _setting(texts, option, settled.get(option.id, option.default), of.get(option.id, UNSET))
        for option in spec.settings(modules)
        if option != OPENING
    ]


def _setting(texts: Texts, option: OptionSpec, value: Any, module: Maybe[str]) -> Setting:
    numbers = option.kind == "int"
    offered: list[Any] = [] if numbers else [True, False] if option.kind == "bool" else list(option.choices)
    return Setting(
        id=option.id,
        label=texts.say(f"setting-{option.id}"),
        value=_id(value),
        shown=value_text(texts, option, value),
        choices=[Choice(_id(one), value_text(texts, option, one)) for one in offered],
        low=option.low if numbers else UNSET,
        high=option.high if numbers else UNSET,
        module=module,
    )


def _id(value: Any) -> str:
    """A value as it is sent back."""
    return str(value).lower()
