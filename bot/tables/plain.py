"""What members typed, as text that only reads: it formats nothing, calls nobody and leads nowhere."""

from __future__ import annotations

import re

from discord.utils import escape_markdown, escape_mentions

_LIVE = re.compile(r"<(?=[@#:/]|a:|t:|id:)|(?<=:)(?=//|[^\s:]+:)")
"""Where a mention of Discord's begins (a channel, command, emoji, time), the middle of an address, and the
first colon of an emoji's short name.
"""


def plain(text: str) -> str:
    """The text escaped for a message; it looks the same there."""
    escaped = escape_mentions(escape_markdown(text, ignore_links=False))
    return _LIVE.sub(lambda found: f"{found[0]}\N{ZERO WIDTH SPACE}", escaped)
