"""Another game of those who sat at a table, and lobbies whose host has gone."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.controls.ids import CustomId
from bot.tables.lobby import LobbyRow
from bot.tables.servers.limits import MOST_LOBBIES
from data.store import Status
from tests.bot.conftest import World
from tests.bot.interactions.clicks.test_clicks import end, forged
from tests.bot.interactions.cogs.test_cogs import here, moderator
from tests.bot.posting.test_poster import rings
from tests.bot.strict import permit
from tests.bot.wire import walk


async def over(world: World, *names: str, computers: int = 0) -> Any:
    """A table that was closed, and its last message."""
    live = await world.table(*names, computers=computers)
    await end(world, world.member(names[0]), here(world, live))
    return live, world.newest("again", live.place)


async def test_play_again_opens_one_lobby_and_seats_nobody_unasked(world: World) -> None:
    old, message = await over(world, "Anne", "Bart", "Cora", computers=1)
    anne, bart, cora, eve = (world.member(name) for name in ("Anne", "Bart", "Cora", "Eve"))
    assert "Only those who sat" in world.said(await world.click(eve, message, "again"))
    assert len(await world.bot.store.tables.find()) == 1
    await world.click(bart, message, "again")
    refused = world.said(await world.click(anne, message, "again"))
    assert f"<#{world.channel.id}>" in refused
    assert len(await world.bot.store.tables.find()) == 2
    live = await world.bot.tables.open(old.id + 1)
    assert live.row.host == bart.id
    assert [holder.member for holder in live.members] == [bart.id]
    assert [holder.is_computer for holder in live.holders] == [False, True]
    lobby = world.newest("join")
    posted = [r.json for r in world.env.http_requests if r.path == f"/channels/{world.channel.id}/messages"]
    assert rings(posted[-1]) == {anne.id, cora.id}
    assert f"<@{anne.id}>" in world.text(lobby)
    await world.click(cora, lobby, "join")
    assert f"<@{cora.id}>" not in world.text(lobby), "she has come"
    assert f"<@{anne.id}>" in world.text(lobby)
    assert [holder.name for holder in live.members] == ["Bart", "Cora"]


async def test_a_closed_lobby_of_another_game_makes_room_for_the_next(world: World) -> None:
    _, message = await over(world, "Anne", "Bart")
    anne = world.member("Anne")
    await world.click(anne, message, "again")
    await world.click(anne, world.newest("join"), "close")
    await world.click(world.member("Bart"), message, "again")
    assert world.newest("join")
    refused = await world.click(moderator(world, "Boss"), message, "again")
    assert "open already" in world.said(refused)


async def test_two_who_press_play_again_at_once_open_one_lobby(world: World) -> None:
    old, _ = await over(world, "Anne", "Bart")
    with world.env.time_context():
        again = [world.bot.lobbies.opening.again(old.id, world.who(name)) for name in ("Anne", "Bart")]
        found = await asyncio.gather(*again, return_exceptions=True)
    assert sorted(type(one).__name__ for one in found) == ["LiveTable", "Tell"]
    assert len(await world.bot.store.tables.find()) == 2


async def test_lobbies_in_one_channel_are_listed_once_and_ones_own_is_meant(world: World) -> None:
    anne, bart = world.member("Anne"), world.member("Bart")
    first = await world.lobby(anne)
    await world.lobby(bart)
    said = world.said(await anne.slash(world.channel, "game leave"))
    assert f"table {first.id}" in said, "not the newest, which is another's"
    for _ in range(2):
        await world.lobby(anne)
    other = world.guild.create_text_channel("elsewhere")
    refused = world.said(await anne.slash(other, "game leave"))
    assert refused.count(f"<#{world.channel.id}>") == 1


async def test_a_member_has_only_so_many_lobbies_open(world: World) -> None:
    anne = world.member("Anne")
    for _ in range(MOST_LOBBIES):
        await world.lobby(anne)
    refused = world.said(await anne.slash(world.channel, "game new"))
    assert "enough lobbies" in refused
    assert refused.count(f"<#{world.channel.id}>") == 1
    await world.click(anne, world.newest("join"), "close")
    assert "is open in" in world.said(await anne.slash(world.channel, "game new"))
    assert "is open in" in world.said(await world.member("Bart").slash(world.channel, "game new"))


async def test_a_lobby_passes_to_the_next_when_its_host_has_gone(world: World) -> None:
    anne, bart, cora = (world.member(name) for name in ("Anne", "Bart", "Cora"))
    live = await world.lobby(anne)
    message = world.newest("join")
    await world.click(anne, message, "leave")
    await world.click(bart, message, "join")
    assert live.row.host == bart.id, "whoever sits down first at an empty lobby"
    await world.click(cora, message, "join")
    assert "opened the table" in world.said(await world.click(cora, message, "start"))
    world.guild.remove_member(bart)
    assert "opened the table" in world.said(await world.click(world.member("Eve"), message, "start"))
    await world.click(cora, message, "crew")
    assert live.row.host == cora.id
    assert live.seat_of(bart.id) is None
    await world.click(cora, message, "start")
    assert (await world.bot.tables.open(live.id)).is_running


async def test_who_presses_start_without_permissions_reads_alone_what_is_missing(world: World) -> None:
    anne = world.member("Anne")
    live = await world.lobby(anne)
    message = world.newest("join")
    await world.click(anne, message, "crew")
    for lacking, named in (
        ("create_public_threads", "Create Public Threads"),
        ("send_messages_in_threads", "Send Messages in Threads"),
    ):
        permit(world, world.channel.id, **{lacking: False})
        said = world.said(await world.click(anne, message, "start"))
        assert f"I still need {named}." in said
        assert (await world.bot.store.tables.get(live.id)).status is Status.LOBBY
        assert named not in world.all_text()
    permit(world, world.channel.id)
    world.env.inject_error("POST", "/channels/*/messages", status=403, code=50013, times=2)
    said = world.said(await world.click(anne, message, "start"))
    assert "not allowed to post" in said, "what nobody could foresee is told too"


@pytest.mark.parametrize("level", ["0", "3", "99", "x"])
async def test_forged_levels_are_refused(world: World, level: str) -> None:
    anne = world.member("Anne")
    live = await world.lobby(anne)
    message = world.newest("join")
    await world.click(anne, message, "crew")
    panel = (await world.click(anne, message, "options")).response
    assert panel is not None
    components = walk(world.stored(panel).components)
    (component,) = [c for c in components if c.get("custom_id") == f"q:level:{live.id}"]
    component["options"].append({"value": level, "label": level})
    said = world.said(await world.select(anne, panel, "level", [level]))
    assert "older version" in said
    row = await world.bot.store.tables.get(live.id)
    assert LobbyRow.of(row.lobby).level == 2
    assert live.holder(1).level == 2


async def test_a_forged_number_of_a_table_gets_an_answer(world: World) -> None:
    live = await world.table("Anne", "Bart")
    message = world.newest("choices", live.place)
    for number in (0, 2**63, 10**30):
        for verb in ("choices", "join", "undo", "shut", "again"):
            result = await forged(world, world.member("Anne"), message, CustomId(verb, number))
            assert "not here any more" in world.said(result)


async def test_a_table_of_another_server_is_nobodys_business(world: World) -> None:
    live = await world.table("Anne", "Bart")
    other = world.env.create_guild("Elsewhere")
    place = other.create_text_channel("quay")
    eve = other.add_member(world.env.create_user("eve2", global_name="Eve"))
    asked = await eve.slash(place, "rules", topic="galleon")
    message = world.stored(asked.response)
    for verb in ("board", "log", "captain", "fairness", "hand", "choices"):
        result = await forged(world, eve, message, CustomId(verb, live.id))
        assert "not here any more" in world.said(result), verb
