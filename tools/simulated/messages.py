"""Messages as plain data, in the shape in which Discord sends them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, cast

import discord


def loading(message: discord.Message) -> bool:
    """Whether the bot is still thinking about what it says there."""
    return message.flags.loading


def plain(message: discord.Message) -> dict[str, Any]:
    """A message in the shape in which Discord sends it, as far as a seat needs it."""
    files = {file.url: f"file/{message.id}/{file.id}" for file in message.attachments}
    used: set[str] = set()
    components = [
        _component(cast("dict[str, Any]", component.to_dict()), files, used)
        for component in message.components
    ]
    return {
        "id": str(message.id),
        "private": message.flags.ephemeral,
        "thinking": loading(message),
        "at": message.created_at.timestamp(),
        "text": message.content,
        "components": components,
        "files": [
            {"url": files[file.url], "name": file.filename, "size": file.size}
            for file in message.attachments
            if file.url not in used
        ],
    }


def _component(data: dict[str, Any], files: dict[str, str], used: set[str]) -> dict[str, Any]:
    """A component with its files under addresses of its seat; of pictures from elsewhere nothing is left."""
    made: dict[str, Any] = {}
    for name, value in data.items():
        match value:
            case {"url": str(url)} if name in ("media", "file"):
                used.add(url)
                made[name] = {"url": files.get(url, "")}
            case {"id": int(id), "name": str(called)} if name == "emoji":
                # As text: a page's numbers are not long enough.
                made[name] = {"id": str(id), "name": called}
            case dict():
                made[name] = _component(cast("dict[str, Any]", value), files, used)
            case [dict(), *_]:
                made[name] = [_component(part, files, used) for part in cast("list[Any]", value)]
            case _ if name != "id":
                made[name] = value
            case _:
                pass
    return made


def _walk(components: Sequence[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for component in components:
        yield component
        inner = [*component.get("components", [])]
        yield from _walk([*inner, *([component["accessory"]] if component.get("accessory") else [])])


def controls(message: discord.Message) -> list[dict[str, Any]]:
    """The controls of a message that can be used."""
    wired = [cast("dict[str, Any]", component.to_dict()) for component in message.components]
    return [one for one in _walk(wired) if one.get("custom_id") and not one.get("disabled")]
