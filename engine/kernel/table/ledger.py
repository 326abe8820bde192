"""The books of a table: every input and log entry as written, and what a store does not have yet."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence

import msgspec

from engine.kernel.log import Entry, decode_entry, encode_entry
from engine.kernel.table import saved as store
from engine.kernel.table.saved import Change, Input, Saved


class Ledger:
    """Inputs and entries are kept as bytes and only ever appended; undone ones are marked, not removed.

    A table loaded without its history holds only what a store does not have yet; the numbering continues.
    """

    def __init__(self, saved: Saved) -> None:
        self._saved = saved
        self._inputs: list[bytes] = []
        self._entries: list[bytes] = []
        self._written = (saved.version, saved.history_length, saved.entries_length)
        self._withdrawn_from: int | None = None

    def add_input(self, item: Input) -> None:
        """Write down an input."""
        self._inputs.append(store.encode(item))
        self._saved.history_length += 1

    def add_entries(self, entries: list[bytes]) -> None:
        """Write down entries, already encoded."""
        self._entries += entries
        self._saved.entries_length += len(entries)

    def note(self, entry: Entry) -> list[Entry]:
        """Write down an entry of the table itself; returns it in a list."""
        self.add_entries([encode_entry(entry)])
        return [entry]

    def withdraw(self, first: int) -> None:
        """Mark all entries from this number on as undone."""
        saved = self._saved
        if first >= saved.entries_length:
            return
        earlier = [span for span in saved.withdrawn if span[0] < first]
        saved.withdrawn = [*earlier, (first, saved.entries_length)]
        self._withdrawn_from = first if self._withdrawn_from is None else min(first, self._withdrawn_from)

    def mark(self) -> tuple[int, int]:
        """How far the books are written; for `cut`."""
        return self._saved.history_length, self._saved.entries_length

    def cut(self, mark: tuple[int, int]) -> None:
        """Tear out everything written since: nobody has seen it."""
        saved = self._saved
        history, entries = mark
        del self._inputs[len(self._inputs) - (saved.history_length - history) :]
        del self._entries[len(self._entries) - (saved.entries_length - entries) :]
        saved.history_length, saved.entries_length = mark

    def inputs(self) -> list[bytes]:
        """All inputs the table holds, oldest first."""
        return [*store.split(self._saved.history), *self._inputs]

    def entries(self, since: int = 0) -> list[Entry]:
        """The entries in force from this number on, as far as the table holds them, oldest first."""
        first = self._saved.entries_length - len(self._entries)
        blobs: Sequence[bytes] = self._entries
        if since < first and self._saved.entries:
            blobs = [*store.split(self._saved.entries), *self._entries]
            first = self._saved.entries_length - len(blobs)
        skipped = max(0, since - first)
        return [decode_entry(blob) for blob in self._in_force(blobs[skipped:], first + skipped)]

    def _in_force(self, blobs: Sequence[bytes], first: int) -> Iterator[bytes]:
        """Those of these entries, the first of which has this number, that are not withdrawn."""
        at = 0
        for start, end in self._saved.withdrawn:
            yield from blobs[at : max(at, start - first)]
            at = max(at, end - first)
        yield from blobs[at:]

    def whole(self) -> bytes:
        """The saved table with its books."""
        entries = [*store.split(self._saved.entries), *self._entries]
        books = {"history": store.encode(self.inputs()), "entries": store.encode(entries)}
        return store.encode(msgspec.structs.replace(self._saved, **books))

    def core(self) -> bytes:
        """The saved table without its books."""
        return store.encode(msgspec.structs.replace(self._saved, whole=False, history=b"", entries=b""))

    def change(self) -> Change | None:
        """What was written since the last call, or None."""
        saved = self._saved
        version, inputs, entries = self._written
        if version == saved.version:
            return None
        blobs = self._entries[len(self._entries) - (saved.entries_length - entries) :]
        lines = [_NOTHING if self._is_withdrawn(n) else blob for n, blob in enumerate(blobs, entries)]
        items = self._inputs[len(self._inputs) - (saved.history_length - inputs) :]
        change = Change(saved.version, self.core(), inputs, items, entries, lines, self._withdrawn_from)
        self._written = (saved.version, saved.history_length, saved.entries_length)
        self._withdrawn_from = None
        if not saved.whole:
            self._inputs.clear()
            self._entries.clear()
        return change

    def _is_withdrawn(self, number: int) -> bool:
        spans = self._saved.withdrawn
        before = bisect_right(spans, number, key=lambda span: span[0])
        return before > 0 and number < spans[before - 1][1]


_NOTHING = encode_entry(Entry("table.withdrawn", only=[]))
