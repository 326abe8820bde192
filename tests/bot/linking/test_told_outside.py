"""What is told outside stays what it is: whoever is called what, whatever happens meanwhile."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest

from bot.linking.addresses import body_of, checked_address
from bot.posting.outside import Outside
from bot.protocol.shapes.told import Told
from bot.tables.tell import Tell
from data.locale import Texts
from tests.bot.answering import by_default, to_the_end
from tests.bot.linking.receiving import Here, Receiver, turns_over
from tests.patience import PATIENCE

WEBHOOK = "https://discord.com/api/webhooks/1/token"
LINK = "[gold](https://evil.example)"


def content(body: Any, *, events: int = 1) -> str:
    """What a channel of Discord's would read of this."""
    told = msgspec.convert(body, Told)
    told = msgspec.structs.replace(told, events=told.events * events)
    return json.loads(body_of(WEBHOOK, told, Texts("en"), anew=False))["content"]


@pytest.mark.parametrize(
    "host", ["127.1", "2130706433", "0x7f.1", "127.0.0.1.", "%31%32%37.0.0.1", "127.1;x", "a.0", "0"]
)
def test_no_address_is_a_number_in_disguise(host: str) -> None:
    with pytest.raises(Tell):
        checked_address(f"https://{host}/story")


def test_names_of_hosts_are_taken() -> None:
    for host in (
        "pirates.example",
        "a_b.pirates.example",
        "1.pirates.example.",
        "xn--schne-lua.example:8443",
    ):
        assert checked_address(f" https://{host}/story?thread_id=1 ") == f"https://{host}/story?thread_id=1"


async def test_nobody_but_who_sends_waits_for_a_name_that_is_looked_up_for_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    free, begun, loop = threading.Event(), asyncio.Event(), asyncio.get_running_loop()

    def slow(*_: Any) -> Any:
        loop.call_soon_threadsafe(begun.set)
        free.wait(PATIENCE)
        raise OSError("nothing is known of this name")

    monkeypatch.setattr(socket, "getaddrinfo", slow)
    loop.set_default_executor(ThreadPoolExecutor(1))
    outside = Outside()
    sending = asyncio.create_task(outside.send("https://slow.example/", b"{}", {}))
    try:
        async with asyncio.timeout(PATIENCE):
            await begun.wait()
            assert await asyncio.to_thread(lambda: "worked out") == "worked out"
    finally:
        free.set()
    assert await sending is False
    await outside.close()


async def test_a_name_is_no_link_in_another_server(receiver: Receiver) -> None:
    world = receiver.world
    live = await world.table("Anne", LINK, game="port_royal")
    await receiver.set(live)
    while LINK not in str(receiver.bodies[-1]["events"]):
        await turns_over(receiver, live)
    told = content(receiver.bodies[-1])
    assert LINK not in told
    assert "\\[gold](https:" in told


async def test_the_end_is_told_however_much_came_before(receiver: Receiver) -> None:
    world = receiver.world
    live = await world.table("Anne", "Bart", game="port_royal")
    await receiver.set(live)
    await to_the_end(world, live)
    await receiver.sent()
    told = content(receiver.bodies[-1], events=100)
    assert len(told) <= 2000
    line = receiver.bodies[-1]["table"]["ending"]["line"]
    assert told.endswith(f"**{line}**".replace("~", "\\~").replace("_", "\\_"))


async def test_nothing_is_sent_any_more_after_the_end(receiver: Receiver) -> None:
    world = receiver.world
    live = await world.table("Anne", "Bart", game="port_royal")
    await receiver.set(live)
    await to_the_end(world, live)
    await receiver.sent()
    assert receiver.bodies[-1]["table"]["over"]
    assert await world.bot.store.hooks.find() == []
    assert world.bot.services.hooks.host(live.id) == ""


async def test_a_game_that_ends_as_the_process_does_is_told_by_the_next(
    receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Until it is connected the next process looks nothing up elsewhere.
    monkeypatch.setattr("bot.posting.outside.OwnThreads", Here)
    world = receiver.world
    live = await world.table("Anne", "Bart", game="port_royal")
    await receiver.set(live)
    hooks = world.bot.services.hooks
    # As when a process is killed: nothing is begun any more.
    hooks._closing = True
    await to_the_end(world, live)
    assert not receiver.bodies[-1]["table"]["over"]
    await world.restart()
    herald: Any = world.bot.services.hooks._herald
    receiver.opened.append(herald.outside)
    receiver.connect()
    await world.let_pass(0.1)
    await receiver.sent()
    assert receiver.bodies[-1]["table"]["over"]
    assert await world.bot.store.hooks.find() == []


async def test_a_game_that_ends_while_something_is_sent_is_told_to_its_end(receiver: Receiver) -> None:
    world = receiver.world
    live = await world.table("Anne", "Bart", game="port_royal")
    await receiver.set(live)
    receiver.free.clear()
    while not world.bot.services.hooks._telling:
        await by_default(world, live)
    await to_the_end(world, live)
    assert len(receiver.bodies) == 1
    receiver.free.set()
    await receiver.sent()
    last = receiver.bodies[-1]
    assert last["table"]["over"]
    assert last["cursor"].startswith(f"{last['events'][-1]['n'] + 1}-")
    assert await world.bot.store.hooks.find() == []


async def test_who_refuses_while_much_happens_is_asked_again_only_when_it_is_time(receiver: Receiver) -> None:
    world = receiver.world
    live = await world.table("Anne", "Bart", game="port_royal")
    await receiver.set(live)
    asked = len(receiver.signed)
    receiver.status = 503
    receiver.free.clear()
    while not world.bot.services.hooks._telling:
        await by_default(world, live)
    for _ in range(12):
        await by_default(world, live)
    receiver.free.set()
    await receiver.sent()
    (hook,) = await world.bot.store.hooks.find()
    assert (hook.tries, len(receiver.signed)) == (1, asked + 1)


async def test_who_is_no_host_any_more_when_the_first_message_is_taken_sets_nothing(
    receiver: Receiver,
) -> None:
    world = receiver.world
    live = await world.table("Anne", "Bart", game="port_royal")
    receiver.free.clear()
    setting = asyncio.create_task(world.bot.services.hooks.set(live.id, world.who("Anne"), receiver.address))
    async with asyncio.timeout(PATIENCE):
        await receiver.asked.wait()
    await world.bot.store.tables.update(live.id, host=world.member("Bart").id)
    await world.bot.tables.refresh_row(live)
    receiver.free.set()
    with pytest.raises(Tell, match="tell-host-only"):
        await setting
    assert await world.bot.store.hooks.find() == []
    assert world.bot.services.hooks.host(live.id) == ""
