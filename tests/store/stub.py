"""A table as small as a table can be: it counts its answers and tells the store what to write."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class StubChange:
    version: int
    core: bytes = b"core"
    first_input: int = 0
    inputs: Sequence[bytes] = ()
    first_entry: int = 0
    entries: Sequence[bytes] = ()
    withdrawn_from: int | None = None


class StubTable:
    """Answers are names; everyone may answer at any time. `load` and `unsaved` are the kernel's."""

    def __init__(self) -> None:
        self.version = 1
        self.answers: list[str] = []
        self.told = 1
        self._first_input = 0
        self._first_entry = 0
        self._inputs: list[bytes] = []
        self._entries: list[bytes] = [b"opened"]

    @classmethod
    def load(cls, core: bytes) -> StubTable:
        table = cls()
        saved = json.loads(core)
        table.version, table.answers, table.told = saved["version"], saved["answers"], saved["told"]
        table._first_input, table._first_entry, table._entries = len(table.answers), table.told, []
        return table

    def answer(self, name: str) -> None:
        self.answers.append(name)
        self.version += 1
        self._inputs.append(name.encode())
        lines = [f"{name} answers".encode(), f"answer {len(self.answers)}".encode()]
        self._entries += lines
        self.told += len(lines)

    def unsaved(self) -> StubChange:
        core = {"version": self.version, "answers": self.answers, "told": self.told}
        change = StubChange(
            self.version,
            json.dumps(core).encode(),
            self._first_input,
            self._inputs,
            self._first_entry,
            self._entries,
        )
        self._first_input, self._first_entry = len(self.answers), self.told
        self._inputs, self._entries = [], []
        return change
