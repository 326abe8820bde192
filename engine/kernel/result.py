"""How a table ended."""

from __future__ import annotations

from typing import Any

import msgspec


class Result(msgspec.Struct):
    """How a table ended: who won, each seat's score, and why it ended (`end-<reason>`)."""

    winners: list[int]
    scores: list[dict[str, Any]]
    reason: str
