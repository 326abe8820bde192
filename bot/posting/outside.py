"""What goes to addresses that are not Discord's own: sent to what is open to everybody, and to nothing else.

Whoever types an address must not reach what only this machine, or its network, reaches. So a name is looked
up for each request, every address that it has must be one of the whole internet, and the connection goes to
what was looked up: there is no second look that could find another. No redirect is followed, no proxy asked,
no answer read.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from ipaddress import IPv6Address, ip_address, ip_network

import aiohttp
import structlog
from aiohttp.abc import AbstractResolver, ResolveResult

from bot.version import version

_log = structlog.get_logger(__name__)

SECONDS = 10.0
"""That a request may take, from the look-up on."""
MOST_BYTES = 256 * 1024
_AT_ONCE = 16
_LOOK_UPS = 4
"""Names looked up at once."""
_TRANSLATED = ip_network("64:ff9b::/96")
"""Addresses behind which there is one of the older internet."""


def is_public(address: str) -> bool:
    """Whether an address, as a look-up gives it, is open to everybody."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return is_public(str(found.ipv4_mapped))
        if found.sixtofour is not None or found.teredo is not None or found in _TRANSLATED:
            return False
    return found.is_global and not found.is_multicast and not found.is_reserved


class OwnThreads(AbstractResolver):
    """Looks names up as the machine does, in threads of its own: a name whose servers take their time keeps
    nobody waiting but who sends outside, too.
    """

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(_LOOK_UPS, "looks-up")

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        """The addresses of a name. Raises OSError."""
        look = partial(socket.getaddrinfo, host, port, family, socket.SOCK_STREAM)
        found = await asyncio.get_running_loop().run_in_executor(self._threads, look)
        return [
            ResolveResult(
                hostname=host,
                host=str(address[0]),
                port=int(address[1]),
                family=of,
                proto=protocol,
                flags=socket.AI_NUMERICHOST | socket.AI_NUMERICSERV,
            )
            for of, _, protocol, _, address in found
        ]

    async def close(self) -> None:
        """Begin no look-up any more."""
        self._threads.shutdown(wait=False, cancel_futures=True)


class Looked(AbstractResolver):
    """Looks names up; one of which any address may not be asked has none."""

    def __init__(self, permits: Callable[[str], bool], resolver: AbstractResolver | None = None) -> None:
        self._permits = permits
        self._resolver = resolver or OwnThreads()

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        """The addresses of a name. Raises OSError."""
        found = await self._resolver.resolve(host, port, family)
        if not found or not all(self._permits(one["host"]) for one in found):
            raise OSError("this name leads to where nobody may ask")
        return found

    async def close(self) -> None:
        """Look up no more."""
        await self._resolver.close()


class Outside:
    """Sends to addresses outside, until it is closed."""

    def __init__(
        self,
        permits: Callable[[str], bool] = is_public,
        trust: ssl.SSLContext | None = None,
        resolver: AbstractResolver | None = None,
    ) -> None:
        """`permits`: which addresses may be asked; `trust`: whose certificates are good (None: as usual);
        `resolver`: looks names up (None: as the machine does).
        """
        self._permits = permits
        self._trust = trust
        self._resolver = resolver
        self._session: aiohttp.ClientSession | None = None
        self._looked: Looked | None = None

    def _opened(self) -> aiohttp.ClientSession:
        if self._session is None:
            self._looked = Looked(self._permits, self._resolver)
            connector = aiohttp.TCPConnector(
                resolver=self._looked,
                use_dns_cache=False,
                force_close=True,
                limit=_AT_ONCE,
                limit_per_host=2,
                ssl=self._trust or True,
            )
            self._session = aiohttp.ClientSession(
                connector=connector,
                timeout=aiohttp.ClientTimeout(total=SECONDS),
                cookie_jar=aiohttp.DummyCookieJar(),
                headers={"User-Agent": f"Quartermaster/{version()}"},
                auto_decompress=False,
            )
        return self._session

    async def send(self, address: str, body: bytes, headers: Mapping[str, str]) -> bool:
        """Send a body to an address; whether it was taken. Why it was not is logged, without the address: a
        part of that may be a secret.
        """
        if len(body) > MOST_BYTES:
            _log.warning("what was to be sent outside is too large", bytes=len(body))
            return False
        try:
            async with self._opened().post(
                address, data=body, headers=headers, allow_redirects=False
            ) as answer:
                taken, status = 200 <= answer.status < 300, answer.status
                answer.close()
        except (aiohttp.ClientError, OSError, TimeoutError, ValueError) as fault:
            _log.info("an address outside could not be reached", fault=type(fault).__name__)
            return False
        if not taken:
            _log.info("an address outside has refused something", status=status)
        return taken

    async def close(self) -> None:
        """Send no more."""
        session, looked = self._session, self._looked
        self._session = self._looked = None
        if session is not None and looked is not None:
            await session.close()
            await looked.close()
            # The library closes its connections a moment later.
            await asyncio.sleep(0)
