"""Steps and terms as a page of the documentation: `docs/steps.md`."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from bot.cli.rulemap.coderead import ANY_CARD
from bot.cli.rulemap.map import Attached, RuleMap, StepEntry, whenever
from data.locale import Texts

HEAD = """# Steps

What may replace a step, what attaches to it and in which order, which terms it asks and what it plans.
`quartermaster rules --modules all --markdown > docs/steps.md` makes this page from the code;
`quartermaster rules STEP` shows a step alone, and who plans it. [rule-points.md](rule-points.md) tells what
steps, hooks, effects and terms are.

A step's plan is in the order of the code, each step once. Effects are found by their names; what they plan is
planned too. An *empty* step does nothing by itself: it is a moment that others attach to.
"""


def page(maps: Iterable[RuleMap]) -> str:
    """The page, one part per game."""
    lines = [HEAD]
    for one in maps:
        lines.append(f"## {Texts().name(one.game)}\n")
        for file, entries in groupby(one.steps, key=lambda entry: entry.file):
            lines += [f"### `{file}`\n", "| step | attached | asks | plans |", "| --- | --- | --- | --- |"]
            lines += [_row(entry) for entry in entries]
            lines.append("")
        lines += ["### Terms\n", "| terms | rules, in this order | asked by |", "| --- | --- | --- |"]
        for entry in one.terms:
            rules = (f"{rule.rank} {_name(rule.chapter, rule.function, rule.effect)}" for rule in entry.rules)
            lines.append(f"| `{entry.terms}`: {entry.what} | {_stacked(rules)} | {_code(entry.asked_by)} |")
        lines.append("")
    return "\n".join(lines).rstrip() + "\n"


def _row(entry: StepEntry) -> str:
    what = f"`{entry.step}`: {entry.what}" + (" *Empty.*" if entry.moment else "")
    stages = (("replaced by", entry.replaced_by), ("before:", entry.before), ("after:", entry.after))
    attached = (f"{word} {_attached(one)}" for word, found in stages for one in found)
    effects = ", ".join("those that cards name" if one == ANY_CARD else f"`{one}`" for one in entry.effects)
    plans = [*([_code(entry.plans)] if entry.plans else []), *([f"effects: {effects}"] if effects else [])]
    return f"| {what} | {_stacked(attached)} | {_code(entry.asks)} | {_stacked(plans)} |"


def _attached(one: Attached) -> str:
    plans = f" → {_code(one.plans)}" if one.plans else ""
    asks = f", asks {_code(one.asks)}" if one.asks else ""
    return f"{_name(one.chapter, one.function, one.effect)}{plans}{asks}"


def _name(chapter: str, function: str, effect: str) -> str:
    return f"`{chapter}.{function}`{whenever(effect)}"


def _code(names: Iterable[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)


def _stacked(lines: Iterable[str]) -> str:
    return "<br>".join(lines)
