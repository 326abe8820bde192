"""Sentences that were written for messages of Discord's, as a page shows them: nothing but what is read.

Names that members typed are escaped there, members and places are mentioned by ids, and moments are left to
the reader's app. Here all of this becomes plain text.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import UTC, datetime, tzinfo

from babel.dates import format_datetime, format_timedelta

from data.locale import Texts

_SIGN = re.compile(
    r"\\(?P<kept>[^\s\dA-Za-z])"
    r"|<@[!&]?(?P<who>\d+)>|<#(?P<where>\d+)>"
    r"|<t:(?P<at>-?\d+)(?::(?P<how>[A-Za-z]))?>"
    r"|<a?:\w+:\d+>\s?"
    r"|\N{ZERO WIDTH SPACE}"
    r"|\*{1,3}|__|~~|\|\||`|(?<!\w)_(?=\w)|(?<=[\w.!?])_(?!\w)"
    r"|^(?:-#|\#{1,3}|>)[ ]",
    re.MULTILINE,
)
"""Everything that Discord does not show as it stands there."""
Named = Callable[[int], str]
"""How a member, or the place of a table, is called."""


def spoken(
    text: str, texts: Texts, *, who: Named, where: Named, now: datetime, there: tzinfo | None = None
) -> str:
    """The text as it reads at a moment: in the language of `texts`, with times of where the reader lives
    (None: of this machine).
    """

    def shown(sign: re.Match[str]) -> str:
        if sign["kept"] is not None:
            return sign["kept"]
        if sign["who"] is not None:
            return who(int(sign["who"]))
        if sign["where"] is not None:
            return where(int(sign["where"]))
        if sign["at"] is not None:
            return _moment(int(sign["at"]), sign["how"] or "f", texts, now, there)
        return ""

    return _SIGN.sub(shown, text)


def _moment(at: int, how: str, texts: Texts, now: datetime, there: tzinfo | None) -> str:
    """A moment, or how far it is from now."""
    try:
        moment = datetime.fromtimestamp(at, UTC)
    except (OverflowError, OSError, ValueError):
        return str(at)
    if how == "R":
        return format_timedelta(moment - now, add_direction=True, locale=texts.locale)
    return format_datetime(moment.astimezone(there), "short", locale=texts.locale)
