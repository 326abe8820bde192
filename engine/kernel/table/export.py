"""A table as a file others can read and check."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from engine.kernel.declared.repair import REPAIRED
from engine.kernel.draws import commitment
from engine.kernel.log import Entry
from engine.kernel.play.view import view_of
from engine.kernel.table.progress import Progress
from engine.kernel.table.saved import decode_input, digest

EXPORT_FORMAT = 2


def export_table(progress: Progress, history: Sequence[bytes], entries: Sequence[Entry]) -> dict[str, Any]:
    """What a spectator knows of a table; for an ended one also seed, inputs and the digest of its state."""
    saved, playback = progress.saved, progress.playback
    result = saved.result
    known: dict[str, Any] = {
        "format": EXPORT_FORMAT,
        "game": saved.game,
        "schema": progress.spec.schema,
        "seats": saved.seats,
        "options": saved.options,
        "modules": list(saved.modules),
        "commitment": commitment(saved.seed),
        "salt": saved.salt,
        "finished": result is not None,
        "result": msgspec.to_builtins(result),
        "view": view_of(playback.game, None, playback.waiting(), finished=result is not None),
        "repairs": sum(entry.key == REPAIRED for entry in entries),
        "log": [line for line in (entry.read(None) for entry in entries) if line is not None],
    }
    if result is not None:
        # This counts the secret answers too, so it is told only at the end.
        known["version"] = saved.version
        known["seed"] = saved.seed
        known["digest"] = digest(playback.game)
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
