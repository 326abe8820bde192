"""What members typed, as text that only reads: it formats nothing, calls nobody and leads nowhere."""

from __future__ import annotations

import re

_FORMATS = re.compile(r"[\\_*~|`]|\[(?=.*\]\()")
"""Signs that Discord reads as a format wherever they stand, and the bracket in which a link begins."""
_BEGINS = re.compile(r"^([^\S\n]*)(?=[>#-])", re.MULTILINE)
"""The beginning of a line that would be a quotation, a heading or an item of a list."""
_LIVE = re.compile(r"@(?=everyone|here|[!&]?\d{17,20})|<(?=[@#:/]|a:|t:|id:)|(?<=:)(?=//|[^\s:]+:)")
"""Where a call or mention of Discord's begins (somebody, a channel, command, emoji, time), the middle of an
address, and the first colon of an emoji's short name.
"""


def plain(text: str) -> str:
    """The text escaped for a message; it looks the same there."""
    escaped = _BEGINS.sub(r"\1\\", _FORMATS.sub(r"\\\g<0>", text))
    return _LIVE.sub(lambda found: f"{found[0]}\N{ZERO WIDTH SPACE}", escaped)
