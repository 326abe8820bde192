"""Settings and modules of a game in words."""

from __future__ import annotations

from typing import Any

from data.locale import Texts
from engine.kernel import ModuleSpec, OptionSpec


def module_line(texts: Texts, module: ModuleSpec) -> str:
    """A module in play in one line: its name, what it is about, what it adds."""
    name, about = texts.name(module.id), texts.text(module.id)
    return texts.say("lobby-module", name=name, about=about, effort=effort(texts, module))


def effort(texts: Texts, module: ModuleSpec) -> str:
    """How much longer and more complex a module makes the game."""
    least, most = module.minutes
    if not most:
        time = texts.say("module-time-none")
    elif least == most:
        time = texts.say("module-time-about", minutes=most, each=module.each_seat)
    else:
        time = texts.say("module-time-up-to", minutes=most, each=module.each_seat)
    return texts.say("module-effort", time=time, complexity=texts.say(f"complexity-{module.complexity}"))


def settled_text(texts: Texts, option: OptionSpec, value: Any) -> str:
    """A setting and its value in one line."""
    shown = option.default if value is None else value
    return texts.say(
        "lobby-setting", name=texts.say(f"setting-{option.id}"), value=value_text(texts, option, shown)
    )


def value_text(texts: Texts, option: OptionSpec, value: Any) -> str:
    """A value of a setting in words."""
    if option.kind == "bool":
        return texts.say("setting-on" if value else "setting-off")
    if option.kind == "choice":
        key = f"setting-{option.id}-{value}"
        known = texts.has(key)
        return texts.say(key, number=option.number(value)) if known else texts.name(str(value))
    return texts.say("button-number", number=value)
