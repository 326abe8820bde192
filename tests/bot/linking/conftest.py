"""What tests of links, keys and addresses share."""

from __future__ import annotations

import ssl
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from aiohttp import web

from tests.bot.conftest import World
from tests.bot.linking.receiving import OPENSSL, Receiver, certified


@pytest.fixture
async def receiver(world: World, tmp_path: Path) -> AsyncIterator[Receiver]:
    if OPENSSL is None:
        pytest.skip("a receiver needs a certificate (package openssl)")
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
