"""Codes that are typed or scanned on a phone: short, so that they live shortly and few may be tried."""

from __future__ import annotations

import secrets
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from bot.tables.tell import Tell

LETTERS = "ABCDEFGHJKMNPQRTUVWXYZ"
"""Those that nobody takes for another, or for a digit."""
LENGTH = 6
LIVES = timedelta(minutes=10)
"""How long a code can be used."""
MOST = 24
"""Codes that can be used at once; a further one ends the oldest."""
MOST_TRIES, MOST_OF_ALL = 8, 40
"""Wrong codes within `WHILE` from one address, and from all of them; then nobody there is let in for so long.

Even with all codes in use, forty tries a minute for ten minutes find one in ten thousand times.
"""
WHILE = timedelta(minutes=1)


class Wrong(Tell):
    """There is no such code, or it is over."""

    def __init__(self) -> None:
        super().__init__("lan-wrong-code")


class TooOften(Tell):
    """Too many wrong codes were tried."""

    def __init__(self) -> None:
        super().__init__("lan-too-often")


@dataclass(eq=False, slots=True)
class Code:
    """A code for a `seat` of a `table`, or for any free one (None), until then. `of`: the member in that
    seat, whose link it makes anew. `taken`: the member who has come by it.
    """

    text: str
    table: int
    seat: int | None
    until: datetime
    of: int | None = None
    taken: int | None = None


@dataclass(slots=True)
class Codes:
    """All codes of a house."""

    now: Callable[[], datetime]
    _known: list[Code] = field(default_factory=list[Code])
    _tries: deque[tuple[datetime, str]] = field(default_factory=deque[tuple[datetime, str]])

    def make(self, table: int, seat: int | None, of: int | None) -> Code:
        """A new code; what was open for the same seat is over."""
        for one in [one for one in self.open(table) if one.seat == seat]:
            self.end(one)
        text = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
        code = Code(text, table, seat, self.now() + LIVES, of)
        self._known = [*self._known[-(MOST - 1) :], code]
        return code

    def open(self, table: int) -> list[Code]:
        """The codes for a table by which nobody has come yet."""
        self._forget()
        return [one for one in self._known if one.table == table and one.taken is None]

    def url(self, address: str, text: str) -> str | None:
        """What the picture of an open code says; None if there is no such code. What comes after # stays in
        the browser.
        """
        self._forget()
        found = any(one.text == text and one.taken is None for one in self._known)
        return f"{address}#{text}" if found else None

    def end(self, code: Code) -> None:
        """Nobody can use it any more."""
        self._known = [one for one in self._known if one is not code]

    def end_of(self, table: int, member: int) -> None:
        """Nobody can use a code any more by which a member has come to a table, or that was for him."""
        self._known = [one for one in self._known if one.table != table or member not in (one.of, one.taken)]

    def find(self, text: str, by: str) -> Code:
        """What somebody at an address has typed or scanned. Raises Wrong, TooOften."""
        self._forget()
        if len(self._tries) >= MOST_OF_ALL or sum(who == by for _, who in self._tries) >= MOST_TRIES:
            raise TooOften
        typed = "".join(text.split()).upper()
        for one in self._known:
            if secrets.compare_digest(one.text.encode(), typed.encode()):
                return one
        self._tries.append((self.now(), by))
        raise Wrong

    def _forget(self) -> None:
        now = self.now()
        self._known = [one for one in self._known if one.until > now]
        while self._tries and self._tries[0][0] <= now - WHILE:
            self._tries.popleft()
