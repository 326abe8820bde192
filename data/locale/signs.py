"""Signs within sentences: emoji before the names of pieces, each as Discord writes it (`<:name:id>`)."""

from __future__ import annotations

import re

MOST = 6
"""Signs in one line."""
_SIGN = re.compile(r"<a?:\w+:\d+> ?")
_UNFINISHED = re.compile(r"<(?:a?(?::\w*(?::\d*)?)?)?$")


def sparingly(line: str) -> str:
    """A line with each sign at its first mention only, and with the first `MOST` of them."""
    met: set[str] = set()

    def kept(match: re.Match[str]) -> str:
        sign = match[0].strip()
        if sign in met or len(met) == MOST:
            return ""
        met.add(sign)
        return match[0]

    return _SIGN.sub(kept, line)


def unsigned(text: str) -> str:
    """The text without its signs: as it is read aloud."""
    return _SIGN.sub("", text)


def whole_signs(cut: str) -> str:
    """A text that was cut off somewhere, without the sign that the cut has spoilt."""
    return _UNFINISHED.sub("", cut)


def shortened(line: str, length: int) -> str:
    """A line of at most so many characters beside its signs, with an ellipsis where it was longer."""
    if len(unsigned(line)) <= length:
        return line
    left, parts = length - 1, list[str]()
    for part in re.split(rf"({_SIGN.pattern})", line):
        if _SIGN.fullmatch(part):
            parts.append(part)
            continue
        parts.append(part[:left])
        left -= len(part)
        if left <= 0:
            break
    # A sign at the end would stand before nothing.
    return re.sub(rf"(?:{_SIGN.pattern})+$", "", "".join(parts)).rstrip() + "…"
