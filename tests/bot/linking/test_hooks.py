"""The story of a table that is sent to an address: turn by turn, signed, again and again if need be."""

from __future__ import annotations

import hashlib
import hmac
import json
import logging
from itertools import pairwise
from typing import Any

import pytest

from bot.linking.hooks import PAUSES
from bot.posting.outside import Outside
from tests.bot.answering import by_default, to_the_end
from tests.bot.interactions.cogs.test_cogs import here
from tests.bot.linking.receiving import NAME, Here, Receiver, hidden_in, turns_over


async def test_each_turn_that_is_over_is_sent_and_signed(receiver: Receiver) -> None:
    world = receiver.world
    live = await world.table("Anne", "Bart", game="port_royal")
    secret = hidden_in(world, await receiver.set(live))
    hello = receiver.bodies[0]
    assert (hello["number"], hello["events"], hello["table"]["me"]) == (live.id, [], None)
    assert NAME in world.all_text(live.place)
    assert "secret-path" not in world.all_text(live.place)
    await turns_over(receiver, live, 3)
    events = [event for one in receiver.bodies for event in one["events"]]
    assert [event["n"] for event in events] == [*range(hello["first"], hello["first"] + len(events))]
    last = receiver.bodies[-1]
    assert last["cursor"].startswith(f"{events[-1]['n'] + 1}-")
    # Nothing is told of a turn before it is over.
    told = [[event["turn"] for event in one["events"]] for one in receiver.bodies]
    for one, following in pairwise(told[1:]):
        assert one[-1] != following[0]
    for body, headers in receiver.signed:
        signed = f"{headers['Quartermaster-Time']}.".encode() + body
        wanted = hmac.digest(secret.encode(), signed, hashlib.sha256).hex()
        assert headers["Quartermaster-Signature"] == f"sha256={wanted}"
    world.check_wire()


async def test_the_end_of_a_game_is_sent(receiver: Receiver) -> None:
    world = receiver.world
    live = await world.table("Anne", "Bart", game="port_royal")
    await receiver.set(live)
    await to_the_end(world, live)
    await receiver.sent()
    assert receiver.bodies[-1]["table"]["over"]
    assert receiver.bodies[-1]["table"]["ending"]["winners"]
    stories = world.bot.services.hooks._stories
    assert receiver.bodies[-1]["cursor"] == await stories.cursor(await world.bot.tables.open(live.id), None)


async def test_what_is_not_taken_is_sent_again_and_at_last_given_up(receiver: Receiver) -> None:
    world = receiver.world
    live = await world.table("Anne", "Bart", game="port_royal")
    await receiver.set(live)
    receiver.status = 503
    await turns_over(receiver, live)
    failed = len(receiver.signed)
    # Until it is time, nobody asks again, whatever happens at the table.
    await by_default(world, live)
    await receiver.sent()
    assert len(receiver.signed) == failed
    receiver.status = 204
    await world.let_pass(0.1)
    await receiver.sent()
    assert receiver.bodies[-1]["first"] == receiver.bodies[0]["first"]
    assert receiver.bodies[-1]["events"][0]["n"] == receiver.bodies[0]["first"]
    (hook,) = await world.bot.store.hooks.find()
    assert hook.tries == 0
    # A redirect is no way to anywhere else, either.
    receiver.status = 302
    await turns_over(receiver, live)
    failed = len(receiver.signed)
    for pause in PAUSES:
        await world.let_pass(pause.total_seconds() / 3600)
        await receiver.sent()
    assert len(receiver.signed) == failed + len(PAUSES)
    assert await world.bot.store.hooks.find() == []
    direct = "\n".join(
        world.text(message)
        for channel in world.env.backend.messages
        if channel not in (world.channel.id, live.place)
        for message in world.messages(channel)
    )
    assert f"{NAME}** has not accepted anything" in direct
    world.check_wire()


async def test_no_game_waits_for_who_is_slow(receiver: Receiver) -> None:
    world = receiver.world
    live = await world.table("Anne", "Bart", game="port_royal")
    await receiver.set(live)
    receiver.free.clear()
    while not world.bot.services.hooks._telling:
        await by_default(world, live)
    sending = {*world.bot.services.hooks._telling.values()}
    before = live.next_entry
    for _ in range(12):
        await by_default(world, live)
    assert (await world.bot.tables.open(live.id)).next_entry > before
    assert not any(one.done() for one in sending) or not receiver.signed[1:]
    receiver.free.set()
    await receiver.sent()
    told = [event["n"] for one in receiver.bodies for event in one["events"]]
    assert told == [*range(told[0], told[0] + len(told))]


async def test_after_a_restart_it_goes_on_where_it_was(receiver: Receiver) -> None:
    world = receiver.world
    live = await world.table("Anne", "Bart", game="port_royal")
    await receiver.set(live)
    await turns_over(receiver, live)
    await world.restart()
    receiver.connect()
    live = await world.bot.tables.open(live.id)
    await turns_over(receiver, live)
    told = [event["n"] for one in receiver.bodies for event in one["events"]]
    assert told == [*range(told[0], told[0] + len(told))]


async def test_host_and_moderators_set_it_and_end_it(receiver: Receiver) -> None:
    world = receiver.world
    live = await world.table("Anne", "Bart", game="port_royal")
    assert "opened the table" in world.said(
        await world.member("Bart").slash(here(world, live), "game programs")
    )
    first = hidden_in(world, await receiver.set(live))
    assert hidden_in(world, await receiver.set(live)) != first
    assert len(await world.bot.store.hooks.find()) == 1
    anne = world.member("Anne")
    panel = await anne.slash(here(world, live), "game programs")
    assert NAME in world.said(panel)
    await world.click(anne, panel.response, "hookend")
    assert await world.bot.store.hooks.find() == []
    before = len(receiver.signed)
    for _ in range(12):
        await by_default(world, live)
    await receiver.sent()
    assert len(receiver.signed) == before


async def test_an_address_that_takes_nothing_or_leads_inside_is_not_set(
    receiver: Receiver,
) -> None:
    world = receiver.world
    live = await world.table("Anne", "Bart", game="port_royal")
    for wrong in ("http://stories.example/", "https://127.0.0.1/", "https://[::1]/", "https://a@b.example/"):
        assert "has to start with https" in world.said(await receiver.set(live, address=wrong))
    receiver.status = 404
    assert "did not accept" in world.said(await receiver.set(live))
    receiver.status = 204
    herald: Any = world.bot.services.hooks._herald
    receiver.opened.append(Outside(trust=receiver.trust, resolver=Here()))
    herald.outside = receiver.opened[-1]
    asked = len(receiver.signed)
    assert "did not accept" in world.said(await receiver.set(live))
    assert len(receiver.signed) == asked
    assert await world.bot.store.hooks.find() == []


async def test_it_goes_with_who_has_set_it_and_with_the_table(receiver: Receiver) -> None:
    world = receiver.world
    live = await world.table("Anne", "Bart", game="port_royal")
    await receiver.set(live)
    anne = world.member("Anne")
    shown = await anne.slash(world.channel, "privacy show")
    assert "Addresses to which you have tables sent: 1" in world.said(shown)
    exported = await anne.slash(world.channel, "privacy export")
    assert exported.response is not None
    data = json.loads(await exported.response.attachments[0].read())
    assert [one["address"] for one in data["addresses_of_tables"]] == [receiver.address]
    asked = await anne.slash(world.channel, "privacy delete")
    await world.click(anne, asked.response, "forget")
    assert await world.bot.store.hooks.find() == []
    assert world.bot.services.hooks.host(live.id) == ""
    other = await world.table("Charlotte", "Bart", game="port_royal")
    await receiver.set(other, "Charlotte")
    await world.bot.store.tables.delete(other.id)
    assert await world.bot.store.hooks.find() == []


async def test_no_log_has_the_address_or_the_secret(
    receiver: Receiver, caplog: pytest.LogCaptureFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    caplog.set_level(logging.DEBUG, "bot")
    world = receiver.world
    live = await world.table("Anne", "Bart", game="port_royal")
    secret = hidden_in(world, await receiver.set(live))
    receiver.status = 500
    await turns_over(receiver, live)
    logged = caplog.text + "".join(capsys.readouterr())
    assert "has refused something" in logged
    assert "secret-path" not in logged
    assert secret not in logged
