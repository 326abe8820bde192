"""Randomness. Steps never roll: they ask for a draw, and the table's source supplies and records the outcome.

The SHA-256 of the secret seed commits to it before the game; a public salt fixed afterwards keeps even the
operator from choosing a lucky seed. The counter never goes back, not even when an answer is undone.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec

SIDES = 6


class Roll(msgspec.Struct, frozen=True, gc=False):
    """A request for `dice` dice; the outcome is a list of faces, 1 to `sides`."""

    dice: int
    why: str
    sides: int = SIDES


class Pick(msgspec.Struct, frozen=True, gc=False):
    """A request for `count` different ones of `among` (sorted), one after another."""

    among: list[str]
    count: int
    why: str


Draw = Roll | Pick
Outcome = list[int] | list[str]


class DrawSource(Protocol):
    """Supplies the outcomes of draws."""

    @property
    def counter(self) -> int:
        """Counts the numbers used, one per die or card."""
        ...

    @counter.setter
    def counter(self, value: int) -> None: ...

    def roll(self, roll: Roll) -> list[int]:
        """Faces for the dice asked for."""
        ...

    def pick(self, pick: Pick) -> list[str]:
        """The pieces that come up."""
        ...


def new_seed() -> str:
    """A fresh secret seed."""
    return secrets.token_hex(32)


def commitment(seed: str) -> str:
    """What is published before the game: the SHA-256 of the seed, as hexadecimal digits."""
    return hashlib.sha256(seed.encode()).hexdigest()


def keyed(key: bytes) -> Callable[[bytes], bytes]:
    """HMAC-SHA256 with this key (RFC 2104), as `hmac.digest`.

    That function hashes the key's two blocks again for each message, which takes longer than the message
    itself.
    """
    block = (key if len(key) <= _BLOCK else hashlib.sha256(key).digest()).ljust(_BLOCK, b"\0")
    inner = hashlib.sha256(block.translate(_INNER))
    outer = hashlib.sha256(block.translate(_OUTER))

    def digest(message: bytes) -> bytes:
        within, around = inner.copy(), outer.copy()
        within.update(message)
        around.update(within.digest())
        return around.digest()

    return digest


_BLOCK = 64
"""Bytes in a block of SHA-256."""
_INNER = bytes(byte ^ 0x36 for byte in range(256))
_OUTER = bytes(byte ^ 0x5C for byte in range(256))


class SeededDraws:
    """Outcomes by HMAC-SHA256(seed, salt | counter), one number per die or card."""

    def __init__(self, seed: str, salt: str = "", counter: int = 0) -> None:
        self._number = keyed(seed.encode())
        self._salt = salt.encode() + b"|"
        self.counter = counter

    def number(self, below: int) -> int:
        """A uniform number from 0 to below - 1; moves the counter on by one (bias under 2**-240)."""
        digest = self._number(self._salt + b"%d" % self.counter)
        self.counter += 1
        return int.from_bytes(digest, "big") % below

    def roll(self, roll: Roll) -> list[int]:
        """Faces for the dice asked for."""
        return [1 + self.number(roll.sides) for _ in range(roll.dice)]

    def pick(self, pick: Pick) -> list[str]:
        """The pieces that come up, without replacement."""
        if pick.count == 1 and pick.among:
            return [pick.among[self.number(len(pick.among))]]
        left = list(pick.among)
        return [left.pop(self.number(len(left))) for _ in range(min(pick.count, len(left)))]


class ForcedDraws:
    """Outcomes fixed beforehand, by the reason of the draw; the rest comes from another source.

    `queues` holds the values to come for each reason, one per die or card, and is used up in order.
    """

    def __init__(self, queues: dict[str, list[str]], rest: DrawSource) -> None:
        self.queues = queues
        self._rest = rest

    @property
    def counter(self) -> int:
        """The counter of the source behind it."""
        return self._rest.counter

    @counter.setter
    def counter(self, value: int) -> None:
        self._rest.counter = value

    def roll(self, roll: Roll) -> list[int]:
        """Forced faces first, then rolled ones."""
        forced = [int(value) for value in self._take(roll.why, roll.dice)]
        if impossible := [face for face in forced if not 1 <= face <= roll.sides]:
            raise ValueError(f"the forced roll “{roll.why}” shows {impossible[0]} on a die of {roll.sides}.")
        return forced + self._rest.roll(Roll(roll.dice - len(forced), roll.why, roll.sides))

    def pick(self, pick: Pick) -> list[str]:
        """Forced pieces first (those still there), then drawn ones."""
        wanted = self._take(pick.why, pick.count)
        missing = [piece for piece in wanted if piece not in pick.among]
        if missing:
            raise ValueError(f"the forced draw for “{pick.why}” names {missing[0]}, which is not there.")
        left = [piece for piece in pick.among if piece not in wanted]
        return wanted + self._rest.pick(Pick(left, pick.count - len(wanted), pick.why))

    def _take(self, why: str, most: int) -> list[str]:
        queue = self.queues.get(why, [])
        taken, queue[:most] = queue[:most], []
        if not queue:
            self.queues.pop(why, None)
        return taken


def queues(force: Sequence[tuple[str, Sequence[str | int]]]) -> dict[str, list[str]]:
    """Forced values as queues by reason: [("seamanship", [5, 1])] -> {"seamanship": ["5", "1"]}."""
    found: dict[str, list[str]] = {}
    for why, values in force:
        found.setdefault(why, []).extend(str(value) for value in values)
    return found
