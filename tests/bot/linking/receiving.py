"""A server that takes stories of tables, and what is told to whoever sets its address."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import socket
import ssl
import subprocess
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from aiohttp import web
from aiohttp.abc import AbstractResolver, ResolveResult

from bot.posting.outside import Outside
from bot.tables import LiveTable
from tests.bot.answering import by_default
from tests.bot.conftest import World
from tests.bot.interactions.cogs.test_cogs import here
from tests.patience import PATIENCE

OPENSSL = shutil.which("openssl")
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


async def turns_over(receiver: Receiver, live: LiveTable, count: int = 1) -> None:
    """Play until so many more turns have been begun to be sent."""
    before = len(receiver.signed)
    while len(receiver.signed) < before + count:
        await by_default(receiver.world, live)
        await receiver.sent()


def hidden_in(world: World, result: Any) -> str:
    """A key or a secret that somebody gets to see by a touch."""
    (hidden,) = re.findall(r"[|]{2}`([A-Za-z0-9_-]{32})`[|]{2}", world.said(result))
    return hidden
