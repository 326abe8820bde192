"""What Discord would accept: its own schemas, and the limits that no schema tells."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, cast

import jsonschema_rs
from discord import ui

_FILE = Path(__file__).parents[1] / "data" / "discord" / "requests.json"
V2 = 1 << 15


@cache
def _description() -> dict[str, Any]:
    described = json.loads(_FILE.read_text(encoding="utf-8"))
    # The library writes some snowflakes as numbers, which Discord takes.
    snowflake = described["components"]["schemas"]["SnowflakeType"]
    described["components"]["schemas"]["SnowflakeType"] = {"anyOf": [snowflake, {"type": "integer"}]}
    return described


@cache
def _validator(request: str) -> Any:
    described = _description()
    schema = {**described["requests"][request], "components": described["components"]}
    return jsonschema_rs.Draft202012Validator(schema)


@cache
def _patterns() -> list[tuple[re.Pattern[str], str]]:
    found: list[tuple[re.Pattern[str], str]] = []
    for request in sorted(_description()["requests"], key=lambda name: name.count("{")):
        method, path = request.split(" ")
        found.append((re.compile(method + " " + re.sub(r"\{[^}]*\}", "[^/]+", path)), request))
    return found


def problems(method: str, path: str, body: Any) -> list[str]:
    """What Discord would refuse in this request; empty for one it accepts, or that is not described."""
    line = f"{method} {path}"
    request = next((name for pattern, name in _patterns() if pattern.fullmatch(line)), None)
    if request is None or body is None:
        return []
    found: list[str] = []
    if not _validator(request).is_valid(body):
        found += [f"{line}: {error.message[:300]}" for error in _validator(request).iter_errors(body)][:3]
    sent = cast("dict[str, Any]", body) if isinstance(body, dict) else {}
    data: dict[str, Any] = sent.get("data") or sent
    if data.get("components"):
        found += [f"{line}: {problem}" for problem in _limits(data)]
    return found


def view_problems(view: ui.LayoutView) -> list[str]:
    """What Discord would refuse in a message of this layout."""
    return problems("POST", "/channels/1/messages", {"flags": V2, "components": view.to_components()})


def modal_problems(modal: ui.Modal) -> list[str]:
    """What Discord would refuse in this modal."""
    return problems("POST", "/interactions/1/x/callback", {"type": 9, "data": modal.to_dict()})


def walk(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Every component, nested ones too."""
    for component in components:
        yield component
        yield from walk(component.get("components") or [])
        for key in ("accessory", "component"):
            if component.get(key):
                yield from walk([component[key]])


def _limits(data: dict[str, Any]) -> Iterator[str]:
    every = list(walk(data["components"]))
    if len(every) > 40:
        yield f"{len(every)} components"
    if data.get("flags", 0) & V2 and (data.get("content") or data.get("embeds")):
        yield "components V2 beside content or embeds"
    texts = [item["content"] for item in every if item["type"] == 10]
    if any(not text.strip() for text in texts):
        yield "an empty text"
    if sum(map(len, texts)) > 4000:
        yield f"{sum(map(len, texts))} characters"
    if sum(len(text.encode()) for text in texts) > 10_000:
        yield "too many bytes of text"
    ids = [item["custom_id"] for item in every if item.get("custom_id")]
    if len(ids) != len(set(ids)):
        yield f"the same custom id twice: {sorted(i for i in ids if ids.count(i) > 1)[0]}"
    for item in every:
        yield from _item_limits(item)


def _item_limits(item: dict[str, Any]) -> Iterator[str]:
    if item["type"] == 17 and any(child["type"] == 17 for child in item["components"]):
        yield "a container in a container"
    if item["type"] == 1:
        kinds = [child["type"] for child in item["components"]]
        if not 1 <= len(kinds) <= 5 or (any(kind != 2 for kind in kinds) and len(kinds) > 1):
            yield "a row that holds too much"
    if item["type"] == 2 and not (item.get("label") or item.get("emoji")):
        yield "a button without a label"
    if item["type"] == 3:
        values = [option["value"] for option in item["options"]]
        if len(values) != len(set(values)):
            yield "two choices of the same value"
        if not 1 <= len(values) <= 25:
            yield f"{len(values)} choices"
        if item.get("max_values", 1) > len(values):
            yield "more to pick than there are choices"
        if any(not option["label"].strip() or option.get("description") == "" for option in item["options"]):
            yield "an empty label or description"
