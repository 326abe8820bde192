"""Clicks, modals and commands that somebody has forged: the small Discord does not check them on the way."""

from __future__ import annotations

from typing import Any

from simcord.actors import _dispatch_actor_interaction
from simcord.backend.serializers import message_payload
from simcord.results import InteractionResult

from tests.bot.conftest import World

_COMMAND, _CLICK, _TYPING, _MODAL = 2, 3, 4, 5
_BUTTON, _SELECT = 2, 3


async def press(
    world: World, who: Any, message: Any, custom_id: str, values: list[str] | None = None
) -> InteractionResult:
    """Press a button of this id on a message, or pick these values in a select."""
    stored = world.stored(message)
    control: dict[str, Any] = {"type": _BUTTON, "style": 1, "label": "x", "custom_id": custom_id}
    if values is not None:
        control = {"type": _SELECT, "custom_id": custom_id, "options": [{"label": "x", "value": "x"}]}
    shown: dict[str, Any] = dict(message_payload(world.env.backend, stored))
    shown["components"] = [*shown["components"], {"type": 1, "components": [control]}]
    data: dict[str, Any] = {"custom_id": custom_id, "component_type": control["type"]}
    if values is not None:
        data["values"] = values
    known = [world.channel, *world.channel.threads]
    channel = next(one for one in known if one.id == stored.channel_id)
    return await _dispatch_actor_interaction(
        who, _CLICK, channel, data, extra={"message": shown}, source_message_id=stored.id
    )


async def send_modal(world: World, who: Any, custom_id: str, components: list[Any]) -> InteractionResult:
    """Send a modal that nobody has shown."""
    data = {"custom_id": custom_id, "components": components}
    return await _dispatch_actor_interaction(who, _MODAL, world.channel, data)


async def command(
    who: Any, channel: Any, path: str, options: list[dict[str, Any]], resolved: dict[str, Any] | None = None
) -> InteractionResult:
    """Send a slash command, whatever its options are."""
    return await _dispatch_actor_interaction(who, _COMMAND, channel, _command(path, options, resolved or {}))


async def typing(who: Any, channel: Any, path: str, options: list[dict[str, Any]]) -> InteractionResult:
    """Type behind a slash command: choices are asked for."""
    return await _dispatch_actor_interaction(who, _TYPING, channel, _command(path, options, {}))


def _command(path: str, options: list[dict[str, Any]], resolved: dict[str, Any]) -> dict[str, Any]:
    root, *inner = path.split(" ")
    for depth, name in enumerate(reversed(inner)):
        options = [{"name": name, "type": 1 if depth == 0 else 2, "options": options}]
    data: dict[str, Any] = {"id": "1", "name": root, "type": 1, "options": options}
    return {**data, "resolved": resolved} if resolved else data
