"""Requests as anybody may send them, byte by byte, and what is hostile in any of their parts."""

from __future__ import annotations

import asyncio
import gzip
import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from bot.web.app import HOST, MOST_BYTES
from bot.web.home import MOST_SENT

PATIENCE = 60.0
"""Seconds for an answer."""
TEXTS = (
    *(
        "",
        " ",
        "0",
        "-1",
        "+1",
        "1.5",
        "1e9",
        "9" * 25,
        "9" * 5000,
        "١٢",
        "²",
        "0x10",
        "1_000",
        "null",
        "true",
        "NaN",
    ),
    *("self", "__class__", "..", "../../etc/passwd", "a:b:c", "=", "*", "2*", "99*x", ".", "a.b.c", "'; --"),
    *("\0", "a\0b", "\N{ZERO WIDTH JOINER}", "\u202e", "\N{GRINNING FACE}" * 50, "x" * 7000),
)
"""Texts where something else is meant."""
VALUES: tuple[Any, ...] = (
    *(None, True, False, 0, -1, 1.5, 2**53, 2**63, -(2**63) - 1, 10**30),
    *([], {}, [[]], ["x", 1], {"self": 1}, [None]),
)
"""Values of every kind of JSON."""
PATHS = (
    *("%ff", "%00", "%ed%a0%80", "%2e%2e", "%2f", "..%2f..", "%", "%zz", "%0d%0a", "%E2%80%AE", "%D9%A1"),
    *("-1", "0" * 30, "9" * 5000, "x" * 3000, "null", "1.5"),
)
"""Parts of an address."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What came back."""

    status: int
    headers: dict[str, str]
    body: bytes


async def ask(port: int, data: bytes) -> Answer:
    """Send these bytes, and read what is answered."""
    reader, writer = await asyncio.open_connection(HOST, port)
    try:
        writer.write(data)
        head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
        status, *lines = head.decode("latin-1").strip().split("\r\n")
        headers = dict(line.split(": ", 1) for line in lines)
        length = 0 if data.startswith(b"HEAD ") else int(headers.get("Content-Length", 0))
        body = await asyncio.wait_for(reader.readexactly(length), PATIENCE) if length else b""
        return Answer(int(status.split()[1]), headers, body)
    finally:
        writer.close()


def request(port: int, method: str, path: str, body: bytes = b"", **headers: str) -> bytes:
    """A request of a page; headers with _ for -."""
    known = {"Host": f"{HOST}:{port}", "Connection": "close"}
    if method not in ("GET", "HEAD"):
        known |= {"Content-Type": "application/json", "Content-Length": str(len(body))}
    known |= {name.replace("_", "-"): value for name, value in headers.items()}
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in known.items())]
    return "\r\n".join(lines).encode("utf-8", "surrogatepass") + b"\r\n\r\n" + body


def broken_bodies(good: dict[str, Any], path: str) -> Iterator[tuple[bytes, dict[str, str]]]:
    """Bodies, with their headers, that are nothing that a page says; `good` is something it says to this
    route.
    """
    most = MOST_SENT if path.endswith("/home/open") else MOST_BYTES
    sound = json.dumps(good).encode()
    for body in (
        *(
            b"",
            b"{",
            b"[]",
            b"{}",
            b"null",
            b"1",
            b'"x"',
            b"NaN",
            b"9" * 5000,
            b"\xff\xfe",
            b"\0",
            sound[:-1],
        ),
        *(b"\xef\xbb\xbf" + sound, json.dumps(good).encode("utf-16"), sound + sound),
        *(b"[" * 30_000, b'{"a":' * 10_000, b'{"x":' + b"[" * 20_000 + b"]" * 20_000 + b"," + sound[1:]),
        *(sound.replace(b'"do"', b'"DO"'), b'{"do":"fly",' + sound[1:], sound[:-1] + b',"do":"fly"}'),
        *(sound[:-1] + b"," + more + b"}" for more in (b'"self":1', b'"x":"\xff"', b'"x":"\\ud800"')),
        *(sound.replace(b'"x"', b'"' + odd + b'"') for odd in (b"\xff", b"\xed\xa0\x80", b"\\ud800", b"\n")),
        b" " * (most + 1) + sound,
    ):
        yield body, {}
    packed = gzip.compress(sound)
    for body, encoding in (
        *((body, "gzip") for body in (b"no gzip", packed[:-9], packed, gzip.compress(b" " * 9_000_000))),
        *((sound, encoding) for encoding in ("deflate", "br", "zstd", "rot13", "gzip, gzip")),
    ):
        yield body, {"Content_Encoding": encoding}
