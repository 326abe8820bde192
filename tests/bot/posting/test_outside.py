"""What may be asked outside: what is open to everybody, and nothing of this machine or its network."""

from __future__ import annotations

import asyncio
import json
import socket

import pytest
from aiohttp.abc import AbstractResolver, ResolveResult

from bot.linking.addresses import body_of, checked_address, is_discords
from bot.posting.outside import Looked, Outside, is_public
from bot.protocol.shapes import Event, Table
from bot.protocol.shapes.told import Told
from bot.tables.tell import Tell
from data.locale import Texts
from tests.bot.wire import problems
from tests.ports import free_port

INSIDE = (
    *("127.0.0.1", "127.9.9.9", "0.0.0.0", "10.0.0.1", "172.16.0.1", "192.168.1.1", "169.254.169.254"),
    *("100.64.0.1", "192.0.2.1", "198.18.0.1", "224.0.0.1", "240.0.0.1", "255.255.255.255"),
    *("::", "::1", "fe80::1", "fe80::1%eth0", "fc00::1", "fd12::1", "ff02::1", "2001:db8::1"),
    *("::ffff:127.0.0.1", "::ffff:10.0.0.1", "2002:7f00:1::", "64:ff9b::7f00:1", "64:ff9b::a00:1"),
    *("2001:0:4136:e378:8000:63bf:3fff:fdd2", "", "nothing"),
)


@pytest.mark.parametrize("address", INSIDE)
def test_nothing_inside_is_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["93.184.215.14", "1.1.1.1", "2606:4700::1111", "::ffff:1.1.1.1"])
def test_what_is_open_to_everybody_is_public(address: str) -> None:
    assert is_public(address)


class Names(AbstractResolver):
    """A name with these addresses."""

    def __init__(self, *addresses: str) -> None:
        self._addresses = addresses

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        return [
            ResolveResult(hostname=host, host=one, port=port, family=family, proto=0, flags=0)
            for one in self._addresses
        ]

    async def close(self) -> None:
        pass


async def test_a_name_that_also_leads_inside_has_no_address() -> None:
    assert len(await Looked(is_public, Names("1.1.1.1", "1.0.0.1")).resolve("a.example")) == 2
    for names in (Names("1.1.1.1", "127.0.0.1"), Names("10.0.0.1"), Names()):
        with pytest.raises(OSError, match="nobody may ask"):
            await Looked(is_public, names).resolve("a.example")


async def test_nothing_is_asked_of_this_machine_under_any_name() -> None:
    asked = list[bytes]()

    async def came(reader: object, writer: object) -> None:
        asked.append(b"")

    server = await asyncio.start_server(came, "127.0.0.1", free_port())
    port = server.sockets[0].getsockname()[1]
    for outside, name in (
        (Outside(resolver=Names("127.0.0.1")), "stories.example"),
        (Outside(), "localhost"),
        (Outside(), "2130706433"),
        (Outside(), "0x7f000001"),
    ):
        assert not await outside.send(f"https://{name}:{port}/", b"{}", {})
        await outside.close()
    server.close()
    await server.wait_closed()
    assert asked == []


@pytest.mark.parametrize(
    "address",
    [
        *("https://a.example", "https://a.example/b?c=d", "https://a.example:8443/b", " https://a.example/ "),
        "https://discord.com/api/webhooks/1/a-B_c",
    ],
)
def test_such_addresses_may_be_set(address: str) -> None:
    assert checked_address(address) == address.strip()


@pytest.mark.parametrize(
    "address",
    [
        *("", "x", "a.example", "http://a.example", "ftp://a.example", "file:///etc/passwd", "https://"),
        *("https://a@b.example", "https://a:b@c.example", "https://a.example/#b", "https://a.example:22/"),
        *("https://a.example:x/", "https://a.example:99999/", "https://127.0.0.1/", "https://[::1]/"),
        *("https://[::1", "https://a.example/b c", "https://a.example/\n", "https://a.example/ä"),
        "https://a.example/" + "b" * 600,
    ],
)
def test_such_addresses_may_not(address: str) -> None:
    if address.endswith("\n"):
        address += "x"
    with pytest.raises(Tell):
        checked_address(address)


def test_discords_own_webhooks_are_known() -> None:
    for known in ("https://discord.com/api/webhooks/1/a-B_c", "https://ptb.discord.com/api/v10/webhooks/1/a"):
        assert is_discords(known)
    for other in ("https://discord.com.a.example/api/webhooks/1/a", "https://discord.com/api/users/1/a"):
        assert not is_discords(other)


@pytest.mark.parametrize("count", [0, 1, 200])
@pytest.mark.parametrize("anew", [False, True])
def test_discord_gets_a_message_that_it_takes_and_that_calls_nobody(count: int, anew: bool) -> None:
    table = Table(
        version=1, game="port_royal", title="Port Royal · table 7", language="en", modules=[], me=None,
        seats=[], over=False, undo=None, helps=[], layers=[],
    )  # fmt: skip
    events = [Event(n, None, "moved", {}, [], f"@everyone sails to island {n}.", 1) for n in range(count)]
    told = Told(1, 7, table, 0, events, "0-00000000")
    body = body_of("https://discord.com/api/webhooks/1/a", told, Texts("en"), anew=anew)
    sent = json.loads(body)
    assert problems("POST", "/webhooks/1/a", sent) == []
    assert 0 < len(sent["content"]) <= 2000
    assert sent["allowed_mentions"] == {"parse": []}
    assert ("taken back" in sent["content"]) == (anew and count > 0)
