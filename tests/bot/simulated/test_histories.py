"""What a member reads is what SimCord's own history would show him, made again only where it has changed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord
import pytest
import simcord

from tests.bot.simulated.visitor import at_any_port, begun, play, settled
from tools.simulated.acts import Dismiss
from tools.simulated.discord import Seen
from tools.simulated.table import SimulatedTable
from tools.simulated.world import World


def _told(message: discord.Message) -> dict[str, Any]:
    return {
        "id": message.id,
        "author": message.author.id,
        "content": message.content,
        "flags": message.flags.value,
        "written": message.created_at,
        "edited": message.edited_at,
        "components": [component.to_dict() for component in message.components],
        "files": [(file.id, file.url, file.description) for file in message.attachments],
        "embeds": [embed.to_dict() for embed in message.embeds],
        "reactions": [(str(each.emoji), each.count) for each in message.reactions],
        "pinned": message.pinned,
    }


def _places(world: World) -> list[tuple[Any, Seen]]:
    everywhere = [(place, member) for place in world.everywhere() for member in world.players]
    return [*everywhere, *((member.user.dm_channel, member.user) for member in world.players)]


def _same(world: World) -> int:
    """Every member reads the same everywhere; returns how many messages there are."""
    compared = 0
    for channel, viewer in _places(world):
        read = world.histories.read(channel, viewer)
        assert [*map(_told, read)] == [*map(_told, channel.history(viewer=viewer))]
        for message in read:
            found = world.histories.find(channel, viewer, message.id)
            assert found is not None
            assert found is message, "made once"
        compared += len(read)
    return compared


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("game", ["marauders", "port_royal", "treasure_fleet"])
async def test_members_read_the_same_as_in_simcords_history_while_a_game_is_played(
    tmp_path: Path, game: str
) -> None:
    async with SimulatedTable(at_any_port(tmp_path), game) as table:
        world = table.world
        anne, bart = await begun(table)
        compared = 0
        for number in range(5):
            await play([anne, bart], 3)
            await (bart if number % 2 else anne).press("log")
            await settled(table)
            compared += _same(world)
        shown = (await anne.look())["private"]
        await anne.send(Dismiss(shown[-1]["id"]))
        assert _same(world)
        assert compared > 60


async def test_a_message_is_made_again_when_it_changes_and_never_for_nothing(tmp_path: Path) -> None:
    async with SimulatedTable(at_any_port(tmp_path), "treasure_fleet") as table:
        world, member = table.world, table.world.players[0]
        place, read = world.channel, world.histories.read
        sent = await member.send(place, "Ahoy")
        (before,) = [message for message in read(place, member) if message.id == sent.id]
        (again,) = [message for message in read(place, member) if message.id == sent.id]
        assert before is again
        await member.react(before, "⚓")
        (after,) = [message for message in read(place, member) if message.id == sent.id]
        assert after is not before
        assert [str(each.emoji) for each in after.reactions] == ["⚓"]


async def test_what_another_seat_reads_alone_is_neither_read_nor_found(tmp_path: Path) -> None:
    async with SimulatedTable(at_any_port(tmp_path), "treasure_fleet") as table:
        anne, bart = await begun(table)
        await bart.press("log")
        await settled(table)
        world = table.world
        place = world.place(bart.member.id, None)
        own = [one for one in world.histories.read(place, bart.member) if one.flags.ephemeral]
        assert own
        for message in own:
            assert world.histories.find(place, anne.member, message.id) is None
        assert not {one.id for one in own} & {one.id for one in world.histories.read(place, anne.member)}
        direct = bart.member.user.dm_channel
        with pytest.raises(simcord.SetupError, match="cannot be read"):
            world.histories.read(direct, anne.member.user)


async def test_what_simcord_forgets_is_forgotten(tmp_path: Path) -> None:
    async with SimulatedTable(at_any_port(tmp_path), "treasure_fleet") as table:
        world, member = table.world, table.world.players[0]
        read = world.histories.read(world.channel, member)
        gone = read[0].id
        del world.env.backend.messages[world.channel.id][gone]
        world.histories.forget()
        assert world.histories.find(world.channel, member, gone) is None
        assert gone not in world.histories._made
        assert [one.id for one in world.histories.read(world.channel, member)] == [one.id for one in read[1:]]
