"""The moderators' panel of a game's expansion modules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from discord import ui

from bot.controls.servers import MODULES_ON, MODULES_OPEN, MODULES_PAGE, MODULES_SET, SETUP_PAGE
from bot.present.controls import CHOICES, before_game, button, choice, rows, select
from bot.present.lobby.lobby import ready_made
from bot.present.servers.panel import GAME
from bot.tables.modules import ModuleRule
from bot.wording.pages import cut, pages_of
from bot.wording.settings import effort
from data.locale import Texts
from engine.kernel import GameSpec, ModuleSpec

_PAGE = 2400
"""Characters of modules on a page; the rest of a message is for what has just happened."""


@dataclass(frozen=True, slots=True)
class ModulePanel:
    """All that the panel shows. `notices` tell what the last click did, or why it did nothing."""

    texts: Texts
    spec: GameSpec
    rule: ModuleRule
    page: int = 0
    notices: Sequence[str] = ()


def modules_layout(panel: ModulePanel) -> ui.LayoutView:
    """Every module with its effort and sentence, ready-made sets, what is on, and what hosts may change."""
    texts, say, spec, rule = panel.texts, panel.texts.say, panel.spec, panel.rule
    pages = pages_of([_line(panel, module) for module in spec.modules], _PAGE)
    at = max(0, min(panel.page, len(pages) - 1))
    here = (spec.id, at)
    title = say("modules-title", game=spec.id)
    items: list[ui.Item[Any]] = [ui.TextDisplay(title)]
    if panel.notices:
        items.append(ui.TextDisplay(cut("\n".join(panel.notices), 900)))
    items.append(ui.TextDisplay(cut("\n".join(pages[at]), _PAGE + 400)))
    turning = [
        button(MODULES_PAGE.of((spec.id, other)), say(key))
        for other, key in ((at - 1, "button-before"), (at + 1, "button-after"))
        if 0 <= other < len(pages)
    ]
    controls = [*turning]
    if spec.ready_made:
        controls.append(ready_made(MODULES_SET.of(here), texts, spec))
    on = [choice(m.id, texts.name(m.id), picked=m.id in rule.on) for m in spec.modules[:CHOICES]]
    controls.append(select(MODULES_ON.of(here), on, say("hint-modules-on"), least=0, most=len(on)))
    free = [choice(m.id, texts.name(m.id), picked=m.id not in rule.closed) for m in spec.modules[:CHOICES]]
    hint = say("hint-modules-open")
    controls.append(select(MODULES_OPEN.of(here), free, hint, least=0, most=len(free)))
    back = button(SETUP_PAGE.of(f"{GAME}.{spec.id}"), say("button-setup-game", game=spec.id))
    items += rows([*controls, back])
    return before_game(items)


def _line(panel: ModulePanel, module: ModuleSpec) -> str:
    texts, say = panel.texts, panel.texts.say
    told = say(
        "modules-line",
        on=module.id in panel.rule.on,
        closed=module.id in panel.rule.closed,
        name=texts.name(module.id),
        about=texts.text(module.id),
        effort=effort(texts, module),
    )
    kinds = {
        "modules-needs": module.needs,
        "modules-excludes": module.excludes,
        "modules-recommends": module.recommends,
    }
    return " ".join([told, *(say(key, modules=list(others)) for key, others in kinds.items() if others)])
