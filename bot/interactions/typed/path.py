"""How a command that a game declares finds its way through decisions (`CommandSpec.path`)."""

from __future__ import annotations

from discord import app_commands
from rapidfuzz import fuzz, process

from bot.controls.ids import option_of, token
from bot.decisions.answering import Next
from bot.tables import LiveTable
from bot.tables.tell import Tell
from data.locale import Texts
from engine.kernel import ANYTHING, NUMBER, CommandSpec, Decision, Option

_NEAR_ENOUGH = 70
_ALL = "all"
"""Typed for as many as may be picked."""


def fits(command: CommandSpec, decision: Decision, first: int = 0) -> int | None:
    """The first part of the path from `first` on that this decision can be answered with, or None."""
    for at in range(first, len(command.path)):
        part = command.path[at]
        if part == NUMBER:
            found = decision.range is not None
        elif part == ANYTHING:
            found = not command.kind or decision.kind in command.kind.split("|")
        elif at < len(command.path) - 1:
            found = decision.option(part) is not None
        else:
            found = bool(of_verb(decision, part))
        if found:
            return at
    return None


def along(command: CommandSpec, typed: str | None) -> Next:
    """What to answer to each question along a path, as far as it fits. Raises Tell if what was typed is not
    offered.
    """
    first = 0

    def next_picks(live: LiveTable, decision: Decision) -> list[str] | None:
        nonlocal first
        at = fits(command, decision, first)
        if at is None:
            return None
        first, last = at + 1, at == len(command.path) - 1
        return _picks(decision, command.path[at], typed if last else None, live.texts)

    return next_picks


def of_verb(decision: Decision, part: str) -> list[Option]:
    """The options whose id begins with one of the verbs of a part."""
    verbs = part.split("|")
    return [option for option in decision.options if option.id.partition(":")[0] in verbs]


def _picks(decision: Decision, part: str, typed: str | None, texts: Texts) -> list[str] | None:
    """What to answer; None if the member must choose."""
    if decision.range:
        return ["".join(typed.split())] if typed is not None else None
    offered = decision.options if part == ANYTHING else of_verb(decision, part)
    if typed is None:
        return [offered[0].id] if len(offered) == 1 and decision.least == 1 else None
    wanted = [word.strip() for word in typed.split(",") if word.strip()]
    if typed.strip().casefold() in (_ALL, texts.say("choice-all").casefold()) and _all_at_once(decision):
        return [option.id for option in offered][: decision.most]
    return [_find(decision, offered, word, texts) for word in wanted]


def _all_at_once(decision: Decision) -> bool:
    """Whether "all of them" is unambiguous: not if a fixed number of more options must be picked."""
    return decision.most > 1 and (decision.least < decision.most or decision.most >= len(decision.options))


def _find(decision: Decision, offered: list[Option], word: str, texts: Texts) -> str:
    """The option that is meant: by its token from the choices, its id, or nearly its label."""
    ids = {option.id for option in offered}
    found = option_of(decision, word)
    if found is not None and found in ids:
        return found
    labels = {option.id: texts.option(option) for option in offered}
    for id, label in labels.items():
        if word.casefold() in (id.partition(":")[2].casefold(), label.casefold()):
            return id
    near = process.extractOne(
        word, labels, scorer=fuzz.WRatio, processor=str.casefold, score_cutoff=_NEAR_ENOUGH
    )
    if near is None:
        raise Tell("tell-not-offered", word=word[:80], offered=list(labels.values())[:12])
    return near[2]


def choices_for(
    live: LiveTable, seat: int, command: CommandSpec, typed: str
) -> list[app_commands.Choice[str]]:
    """What is legal now for the last part of a path, as choices; empty until the path has led there."""
    decision = live.asked(seat)
    if decision is None or decision.range:
        return []
    last = command.path[-1]
    if fits(command, decision) != len(command.path) - 1:
        return []
    texts = live.texts
    offered = decision.options if last == ANYTHING else of_verb(decision, last)
    # With several to pick, those already chosen stay in front of what is being typed.
    done, comma, rest = typed.rpartition(",")
    wanted = rest.strip().casefold()
    made: list[app_commands.Choice[str]] = []
    if _all_at_once(decision) and not done and len(offered) > 1:
        made.append(app_commands.Choice(name=texts.say("choice-all"), value=_ALL))
    for option in offered:
        label = texts.option(option)
        value = f"{done}{comma}{token(option.id)}"
        if wanted in label.casefold() and len(value) <= 100:
            name = f"{done}{comma} {label}" if done else label
            made.append(app_commands.Choice(name=name[:100], value=value))
    return made[:25]
