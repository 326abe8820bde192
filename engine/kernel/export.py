"""A table as a file others can read and check."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from engine.kernel.log import Entry
from engine.kernel.repair import REPAIRED
from engine.kernel.saved import decode_input, digest

if TYPE_CHECKING:
    from engine.kernel.table import Table

EXPORT_FORMAT = 2


def export_table(table: Table, history: Sequence[bytes], entries: Sequence[Entry]) -> dict[str, Any]:
    """What a spectator knows of a table; for an ended one also seed, inputs and the digest of its state."""
    result = table.result
    known: dict[str, Any] = {
        "format": EXPORT_FORMAT,
        "game": table.game,
        "schema": table.spec.schema,
        "seats": table.seats,
        "options": table.options,
        "modules": list(table.modules),
        "commitment": table.commitment,
        "salt": table.salt,
        "finished": result is not None,
        "result": msgspec.to_builtins(result),
        "view": table.view(None),
        "repairs": sum(entry.key == REPAIRED for entry in entries),
        "log": [line for line in (entry.read(None) for entry in entries) if line is not None],
    }
    if result is not None:
        # This counts the secret answers too, so it is told only at the end.
        known["version"] = table.version
        known["seed"] = table.seed
        known["digest"] = digest(table.running)
        known["inputs"] = [msgspec.to_builtins(_readable(decode_input(data))) for data in history]
    return known


def _readable(item: Any) -> dict[str, Any]:
    kinds = {
        "b": "beginning",
        "a": "answer",
        "d": "draw",
        "f": "forced",
        "o": "order",
        "s": "standing",
        "r": "repair",
        "w": "withdrawn",
        "u": "undone",
    }
    shown: dict[str, Any] = {"kind": kinds[item.kind]}
    if item.seat >= 0:
        shown["seat"] = item.seat
    if item.kind in "adfosr":
        shown["values"] = item.values
    if item.why:
        shown["why"] = item.why
    if item.kind in "dfu":
        shown["counter"] = item.counter
    return shown
