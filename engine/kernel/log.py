"""The table's log: what happened, and who may read which part of it."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.kernel.errors import Damaged

_encoder = msgspec.msgpack.Encoder()


class Entry(msgspec.Struct, array_like=True, gc=False):
    """One line of the log.

    `key` names the sentence (`log-<key>` in the locale files), `args` fills it for everyone who may read the
    entry; `only` are the seats that may (None: everyone, spectators too); `private` adds to `args` for single
    seats. Its number is its position in the whole log; only the store uses it. Players count only the lines
    they may read.
    """

    key: str
    args: dict[str, Any] = {}
    only: list[int] | None = None
    private: dict[int, dict[str, Any]] = {}

    def read(self, seat: int | None) -> dict[str, Any] | None:
        """The entry as this seat (None: a spectator) may read it, or None if it may not.

        `own` says that the reader sees more of it than others do.
        """
        if self.only is not None and seat not in self.only:
            return None
        more = self.private.get(seat) if seat is not None else None
        if more is None:
            return {"key": self.key, "args": dict(self.args), "own": False}
        return {"key": self.key, "args": {**self.args, **more}, "own": True}


_decoder = msgspec.msgpack.Decoder(Entry)


encode_entry = _encoder.encode
"""Entries are encoded when written, so that no later change of a list can reach them."""


def decode_entry(data: bytes) -> Entry:
    """The entry from these bytes. Raises Damaged if they are not one."""
    try:
        return _decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError) as broken:
        raise Damaged(f"these bytes are not an entry of a log: {broken}.") from broken
