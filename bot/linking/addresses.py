"""Which addresses a table's story may be sent to, and what is sent there."""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Mapping
from urllib.parse import urlsplit

import msgspec

from bot.protocol.shapes.told import Told
from bot.tables.plain import plain
from bot.tables.tell import Tell
from bot.wording.pages import cut
from data.locale import Texts

MOST_ADDRESS = 512
_OWN = 1024
"""Ports from here on anybody may serve; below, there is the usual one alone."""
_NAME = re.compile(r"(?:[a-z0-9_-]+\.)*[a-z][a-z0-9-]*\.?", re.ASCII)
"""A name of a host. None ends in a number: whatever does, "127.1" as well, is read as an address by some."""
_SEEN = re.compile(r"[!-~]+", re.ASCII)
_DISCORD = re.compile(r"(?:(?:ptb|canary)\.)?discord(?:app)?\.com")
_DISCORD_PATH = re.compile(r"/api/(?:v[0-9]+/)?webhooks/[0-9]+/[A-Za-z0-9_-]+")
_MOST_CONTENT = 2000
"""Characters of a message of Discord's."""
_NO_PREVIEWS = 4


def checked_address(text: str) -> str:
    """An address that may be asked, as somebody typed it: https, a name, nothing else to log in with. To what
    the name leads is looked at whenever it is asked. Raises Tell.
    """
    text = text.strip()
    try:
        parts = urlsplit(text)
        port, host = parts.port or 443, parts.hostname or ""
    except ValueError:
        raise Tell("tell-hook-address") from None
    fits = len(text) <= MOST_ADDRESS and _SEEN.fullmatch(text) is not None
    bare = parts.scheme == "https" and "@" not in parts.netloc and not parts.fragment
    if not (fits and bare and _NAME.fullmatch(host) and (port == 443 or port >= _OWN)):
        raise Tell("tell-hook-address")
    return text


def host_of(address: str) -> str:
    """The name in an address: the rest may be a secret."""
    return urlsplit(address).hostname or ""


def is_discords(address: str) -> bool:
    """Whether an address is a webhook of Discord's, which wants a message."""
    parts = urlsplit(address)
    known = _DISCORD.fullmatch(parts.hostname or "") and _DISCORD_PATH.fullmatch(parts.path)
    return known is not None


def body_of(address: str, told: Told, texts: Texts, *, anew: bool) -> bytes:
    """What is sent there: JSON. `anew`: something of it was told before, and taken back."""
    if not is_discords(address):
        return msgspec.json.encode(told)
    title = plain(told.table.title)
    # On a page names are only text; here they would be links, headings, emojis.
    lines = [plain(one.said) for one in told.events if one.weight] or [plain(one.said) for one in told.events]
    head = texts.say("hook-anew", table=title) if anew else f"**{title}**"
    if not told.events:
        head = texts.say("hook-hello", table=title)
    last = f"\n**{plain(told.table.ending.line)}**" if told.table.ending else ""
    return msgspec.json.encode(
        {
            # However much has happened, how it ended is told.
            "content": cut("\n".join([head, *lines]), _MOST_CONTENT - len(last)) + last,
            "allowed_mentions": {"parse": []},
            "flags": _NO_PREVIEWS,
        }
    )


def headers_of(body: bytes, secret: str, seconds: int, delivery: str) -> Mapping[str, str]:
    """What is sent beside a body: when it was signed, with what, and a name by which it is known again."""
    signed = hmac.digest(secret.encode(), f"{seconds}.".encode() + body, hashlib.sha256).hex()
    return {
        "Content-Type": "application/json",
        "Quartermaster-Delivery": delivery,
        "Quartermaster-Time": str(seconds),
        "Quartermaster-Signature": f"sha256={signed}",
    }
