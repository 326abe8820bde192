"""Checking an exported table: its seed against the commitment, every draw, and the final state."""

from __future__ import annotations

from typing import Any, cast

import msgspec

from engine.kernel.course import Course
from engine.kernel.draws import commitment
from engine.kernel.saved import Input, Point, Saved, digest, in_force
from engine.kernel.spec import find_game

_KINDS = {"beginning": "b", "answer": "a", "draw": "d", "forced": "f", "withdrawn": "w", "undone": "u"}


class Finding(msgspec.Struct, frozen=True):
    """One thing that was checked: `what` (`verify-<what>`), whether it holds, and what differed."""

    what: str
    holds: bool
    detail: str = ""


class NotAnExport(ValueError):
    """Data that is not an exported table."""


def verify(data: dict[str, Any]) -> list[Finding]:
    """Check an exported table that has ended. Raises NotAnExport when the data is none, or not ended yet."""
    try:
        if not data["finished"]:
            raise NotAnExport("the table has not ended yet; its seed is published at the end.")
        items = [_input(cast("dict[str, Any]", item)) for item in data["inputs"]]
        findings = [
            Finding("commitment", commitment(data["seed"]) == data["commitment"]),
            _counter_holds(items),
            _state_holds(data, in_force(items)),
        ]
        findings += [_undone_holds(data, items[:n]) for n in range(len(items)) if _undoes_draws(items, n)]
    except (KeyError, TypeError, AttributeError) as broken:
        raise NotAnExport(f"this is not an exported table: {broken!r} is missing or wrong.") from broken
    return findings


def _counter_holds(items: list[Input]) -> Finding:
    """No number of the seed was skipped or used for two different draws."""
    used = 0
    seen: dict[int, list[str | int]] = {}
    for item in items:
        if item.kind == "f":
            return Finding("counter", False, f"the draw “{item.why}” was forced")
        if item.kind != "d" or seen.get(item.counter) == item.values:
            continue
        if item.counter != used:
            return Finding("counter", False, f"the counter of “{item.why}” is {item.counter}, not {used}")
        seen[item.counter] = item.values
        used = item.counter + len(item.values)
    return Finding("counter", True)


def _undoes_draws(items: list[Input], n: int) -> bool:
    if items[n].kind != "u":
        return False
    return any(item.kind == "d" for item in in_force(items[:n])[items[n].counter :])


def _undone_holds(data: dict[str, Any], before: list[Input]) -> Finding:
    """Draws that a moderator undid later were true ones too."""
    try:
        _played_again(data, in_force(before))
    except Exception as differs:
        return Finding("undone", False, f"{differs}")
    return Finding("undone", True)


def _state_holds(data: dict[str, Any], effective: list[Input]) -> Finding:
    """Played again with the recorded answers, chance from the seed, the table ends the same."""
    try:
        course = _played_again(data, effective)
    except Exception as differs:
        return Finding("state", False, f"{differs}")
    now = digest(course.game)
    return Finding("state", now == data["digest"], "" if now == data["digest"] else f"its digest is {now}")


def _played_again(data: dict[str, Any], inputs: list[Input]) -> Course:
    spec = find_game(data["game"])
    options = spec.settle_options(data["options"])
    modules = spec.settle_modules(data["modules"])
    point = Point(b"", [], 0, [1] * data["seats"], 0)
    seed, salt = data["seed"], data["salt"]
    saved = Saved(data["game"], spec.schema, data["seats"], options, list(modules), seed, salt, {}, point)
    course = Course(spec, saved, keep=True)
    course.begin(spec.begin(data["seats"], options, modules))
    course.verify(inputs)
    return course


def _input(item: dict[str, Any]) -> Input:
    seat, counter = item.get("seat", -1), item.get("counter", -1)
    return Input(_KINDS[item["kind"]], seat, item.get("values", []), item.get("why", ""), counter)
