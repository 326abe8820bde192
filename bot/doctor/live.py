"""A test table in a private thread of a channel: posted as tables are, read back, and taken away again."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import discord

from bot.app import Quartermaster
from bot.doctor.findings import Finding, fault, note, ok
from bot.pictures.board import board_picture
from bot.posting.attempts import FAILURES, reason_of
from bot.posting.files import file_of
from bot.posting.seen import scene_of
from bot.present.table.scene import Scene, closed_layout, table_layout
from bot.tables.lobby import LobbyRow
from data.store import Seat
from engine.games import GAMES
from engine.kernel import Table

_THREAD = "Quartermaster tries this channel out"
_NO_TABLE = 0
"""In place of a table's number: whoever clicks finds no table behind it."""
_CHECK = "live"


async def try_out(client: Quartermaster, channel: int) -> list[Finding]:
    """Post, read back, edit and delete a table where `channel` is; the client is logged in and has a store of
    its own, in which the table is laid.
    """
    scene = await _scene(client, channel)
    try:
        place = await client.fetch_channel(channel)
        if not isinstance(place, discord.TextChannel):
            return [fault(_CHECK, f"{channel} is no text channel.", "Name the id of one.")]
        async with _thread(place) as (thread, left):
            found = [
                ok(_CHECK, f"A private thread was opened in #{place.name}."),
                await _posted(client, thread, scene),
            ]
        return [*found, *left]
    except discord.Forbidden as refused:
        return [
            fault(
                _CHECK,
                f"Discord refused a test table ({reason_of(refused)}).",
                "Give the bot there what it is invited with, and Create Private Threads for this test.",
            )
        ]
    except FAILURES as failed:
        return [
            fault(_CHECK, f"A test table failed ({reason_of(failed)}).", "Try again; see the channel's id.")
        ]


async def _scene(client: Quartermaster, channel: int) -> Scene:
    """A table of the first game there is that has just begun, with its board."""
    name = next(iter(GAMES))
    change = Table.new(name, seats=2, seed="doctor", salt="doctor").unsaved()
    assert change is not None
    store = client.store.tables
    row = await store.create(guild=1, channel=channel, host=1, game=name, lobby=LobbyRow().stored())
    await store.start(row.number, change, seats=[Seat(seat=0, level=2), Seat(seat=1, level=2)])
    live = await client.tables.open(row.number)
    return replace(scene_of(live), table=_NO_TABLE, picture=await board_picture(live))


@asynccontextmanager
async def _thread(place: discord.TextChannel) -> AsyncGenerator[tuple[discord.Thread, list[Finding]]]:
    """A private thread that goes afterwards. Who may not delete it leaves it archived, and says so."""
    thread = await place.create_thread(
        name=_THREAD, type=discord.ChannelType.private_thread, invitable=False, auto_archive_duration=60
    )
    left = list[Finding]()
    try:
        yield thread, left
    finally:
        try:
            await thread.delete()
        except discord.Forbidden:
            await thread.edit(archived=True)
            left.append(note(_CHECK, "The empty thread is archived.", "A moderator may delete it."))


async def _posted(client: discord.Client, thread: discord.Thread, scene: Scene) -> Finding:
    """Whether a table's message comes back as it was sent."""
    layout, picture = table_layout(scene), scene.picture
    assert picture is not None
    message = await thread.send(view=layout, file=file_of(picture))
    try:
        seen = await thread.fetch_message(message.id)
        files = [await client.http.get_from_cdn(item.media.url) for item in _gallery(seen)]
        lost = [
            what
            for what, kept in (
                ("the buttons", _ids(seen) == _ids_of(layout)),
                ("the picture", files == [picture.data]),
                ("its description", [item.description for item in _gallery(seen)] == [picture.description]),
            )
            if not kept
        ]
        await message.edit(view=closed_layout(replace(scene, picture=None)), attachments=[])
    finally:
        await message.delete()
    if lost:
        return fault(
            _CHECK, f"Discord has lost {' and '.join(lost)} of a table.", "Report this with the version."
        )
    return ok(_CHECK, "A table was posted with its board, read back, edited and deleted.")


def _ids(message: discord.Message) -> set[str]:
    return {one.custom_id for one in _walk(message.components) if getattr(one, "custom_id", None)}


def _ids_of(layout: discord.ui.LayoutView) -> set[str]:
    items: list[Any] = list(layout.walk_children())
    return {item.custom_id for item in items if getattr(item, "custom_id", None)}


def _gallery(message: discord.Message) -> list[Any]:
    found = [one for one in _walk(message.components) if isinstance(one, discord.MediaGalleryComponent)]
    return [item for one in found for item in one.items]


def _walk(components: Any) -> list[Any]:
    """All components of a message, those within others too."""
    found = list[Any]()
    for one in components:
        found += [one, *_walk(getattr(one, "children", ()))]
        if (accessory := getattr(one, "accessory", None)) is not None:
            found.append(accessory)
    return found
