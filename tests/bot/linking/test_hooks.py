"""The story of a table that is sent to an address: turn by turn, signed, again and again if need be."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import logging
import re
import shutil
import socket
import ssl
import subprocess
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web
from aiohttp.abc import AbstractResolver, ResolveResult

from bot.linking.hooks import PAUSES
from bot.posting.outside import Outside
from bot.tables import LiveTable
from tests.bot.conftest import World
from tests.bot.interactions.cogs.test_cogs import here
from tests.patience import PATIENCE

OPENSSL = shutil.which("openssl")
pytestmark = pytest.mark.skipif(OPENSSL is None, reason="a receiver needs a certificate (package openssl)")
NAME = "stories.example"


class Here(AbstractResolver):
    """Every name leads to this machine."""

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        return [
            ResolveResult(hostname=host, host="127.0.0.1", port=port, family=socket.AF_INET, proto=0, flags=0)
        ]

    async def close(self) -> None:
        pass


@dataclass
class Receiver:
    """A server that takes stories, or refuses them; Anne's table is sent to it."""

    world: World
    trust: ssl.SSLContext
    port: int = 0
    status: int = 204
    bodies: list[Any] = field(default_factory=list[Any])
    signed: list[tuple[bytes, dict[str, str]]] = field(default_factory=list[tuple[bytes, dict[str, str]]])
    free: asyncio.Event = field(default_factory=asyncio.Event)
    """Until this it takes its time."""
    asked: asyncio.Event = field(default_factory=asyncio.Event)
    """Something has come."""
    opened: list[Outside] = field(default_factory=list[Outside])

    @property
    def address(self) -> str:
        return f"https://{NAME}:{self.port}/deep/secret-path"

    async def take(self, request: web.Request) -> web.Response:
        body = await request.read()
        self.asked.set()
        await self.free.wait()
        self.signed.append((body, dict(request.headers)))
        if self.status < 300:
            self.bodies.append(json.loads(body))
        return web.Response(status=self.status, headers={"Location": "https://elsewhere.example/"})

    def connect(self) -> None:
        """The bot, this or a new one, reaches it."""
        herald: Any = self.world.bot.services.hooks._herald
        self.opened.append(Outside(lambda one: one == "127.0.0.1", self.trust, Here()))
        herald.outside = self.opened[-1]

    async def set(self, live: LiveTable, name: str = "Anne", address: str = "") -> Any:
        """Somebody sets the address by the command, its button and the form."""
        world, who = self.world, self.world.member(name)
        panel = await who.slash(here(world, live), "game programs")
        form = await world.click(who, panel.response, "hook")
        return await who.submit_modal(form, {"address": address or self.address})

    async def sent(self) -> None:
        """Whatever was to be sent by now has been."""
        hooks = self.world.bot.services.hooks
        while hooks._telling:
            await asyncio.wait([*hooks._telling.values()], timeout=PATIENCE)


def certified(path: Path) -> tuple[Path, Path]:
    """A key, and a certificate that it is this name's."""
    assert OPENSSL is not None
    key, certificate = path / "key.pem", path / "certificate.pem"
    made = [OPENSSL, "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"]
    made += ["-keyout", str(key), "-out", str(certificate), "-days", "2", "-subj", f"/CN={NAME}"]
    subprocess.run([*made, "-addext", f"subjectAltName=DNS:{NAME}"], check=True, capture_output=True)
    return key, certificate


@pytest.fixture
async def receiver(world: World, tmp_path: Path) -> AsyncIterator[Receiver]:
    key, certificate = certified(tmp_path)
    served = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    served.load_cert_chain(certificate, key)
    made_here = Receiver(world, ssl.create_default_context(cafile=str(certificate)))
    made_here.free.set()
    app = web.Application()
    app.router.add_post("/deep/secret-path", made_here.take)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0, ssl_context=served)
    await site.start()
    made_here.port = runner.addresses[0][1]
    made_here.connect()
    yield made_here
    made_here.free.set()
    await made_here.sent()
    for outside in made_here.opened:
        await outside.close()
    await runner.cleanup()


async def answered(world: World, live: LiveTable) -> None:
    """Somebody who is asked gives his default."""
    async with world.bot.tables.hold(live.id) as held:
        seat = min(held.waiting)
        asked = held.asked(seat)
        assert asked is not None
        await world.bot.tables.answer(held, seat, asked.number, asked.default)


async def turns_over(receiver: Receiver, live: LiveTable, count: int = 1) -> None:
    """Play until so many more turns have been begun to be sent."""
    before = len(receiver.signed)
    while len(receiver.signed) < before + count:
        await answered(receiver.world, live)
        await receiver.sent()


def secret_in(world: World, result: Any) -> str:
    (secret,) = re.findall(r"[|]{2}`([A-Za-z0-9_-]{32})`[|]{2}", world.said(result))
    return secret


async def test_each_turn_that_is_over_is_sent_and_signed(receiver: Receiver) -> None:
    world = receiver.world
    live = await world.table("Anne", "Bart", game="port_royal")
    secret = secret_in(world, await receiver.set(live))
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
    async with world.bot.tables.hold(live.id) as held:
        while held.is_running:
            await world.bot.tables.captain_answers(held, min(held.waiting))
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
    await answered(world, live)
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
        await answered(world, live)
    sending = {*world.bot.services.hooks._telling.values()}
    before = live.next_entry
    for _ in range(12):
        await answered(world, live)
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
    first = secret_in(world, await receiver.set(live))
    assert secret_in(world, await receiver.set(live)) != first
    assert len(await world.bot.store.hooks.find()) == 1
    anne = world.member("Anne")
    panel = await anne.slash(here(world, live), "game programs")
    assert NAME in world.said(panel)
    await world.click(anne, panel.response, "hookend")
    assert await world.bot.store.hooks.find() == []
    before = len(receiver.signed)
    for _ in range(12):
        await answered(world, live)
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
    secret = secret_in(world, await receiver.set(live))
    receiver.status = 500
    await turns_over(receiver, live)
    logged = caplog.text + "".join(capsys.readouterr())
    assert "has refused something" in logged
    assert "secret-path" not in logged
    assert secret not in logged
