"""Tables with a pace, as members set them up, and what time brings there."""

from __future__ import annotations

import re
from typing import Any

from simcord.results import InteractionResult

from bot.tables import LiveTable
from tests.bot.conftest import World
from tests.bot.interactions.clicks.test_clicks import own_click
from tests.bot.posting.test_poster import rings


async def paced(
    world: World,
    *names: str,
    pace: str = "daily",
    end: str = "answer",
    computers: int = 0,
    game: str = "tiny",
) -> LiveTable:
    """A table that has begun, whose host has chosen its pace in the lobby."""
    host = world.member(names[0])
    live = await world.lobby(host, game)
    message = world.newest("join")
    for name in names[1:]:
        await world.click(world.member(name), message, "join")
    for _ in range(computers):
        await world.click(host, message, "crew")
    panel = (await world.click(host, message, "pace")).response
    if pace != "live":
        await world.select(host, panel, "paced", [pace])
        await world.select(host, newest_panel(world, host, "overdue"), "overdue", [end])
    await world.click(host, message, "start")
    live = await world.bot.tables.open(live.id)
    await world.calm()
    return live


def newest_panel(world: World, member: Any, verb: str, place: int | None = None) -> Any:
    """The newest message with a control that only this member sees."""
    for message in reversed(world.messages(place, member)):
        if message.is_ephemeral and any(f"q:{verb}" in b["custom_id"] for b in world.buttons(message)):
            return message
    raise AssertionError(f"no panel with {verb}")


async def answer(world: World, live: LiveTable, name: str) -> InteractionResult:
    """A member gives some answer behind "Your choices"."""
    panel, click = await own_click(world, live, name)
    result = await world.member(name).click(panel, custom_id=click.custom_id)
    await world.calm()
    return result


def letters(world: World, name: str) -> list[Any]:
    """The reminders among a member's direct messages."""
    channel = world.env.backend.dm_channels.get(world.member(name).id)
    found = world.messages(channel) if channel is not None else []
    return [m for m in found if re.search(r"waits? for you:\*\*", world.text(m))]


def sent_letters(world: World, name: str) -> int:
    """How often a member was reminded directly, those withdrawn included."""
    channel = world.env.backend.dm_channels.get(world.member(name).id)
    return sum(
        request.method == "POST"
        and request.path == f"/channels/{channel}/messages"
        and "wait" in str(request.json)
        and "for you:**" in str(request.json)
        for request in world.env.http_requests
    )


def pinged(world: World, live: LiveTable, since: int = 0) -> list[int]:
    """Whom the messages in a table's thread have notified, in their order."""
    return [
        member
        for request in world.env.http_requests[since:]
        if request.method == "POST" and request.path == f"/channels/{live.place}/messages"
        for member in sorted(rings(request.json))
    ]
