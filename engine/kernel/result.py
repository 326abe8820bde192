"""How a table ended."""

from __future__ import annotations

from typing import Any

import msgspec


class Result(msgspec.Struct, omit_defaults=True):
    """How a table ended: who won, each seat's score, and why it ended (`end-<reason>`).

    `left`: how many rounds of a game with a limit were not played.
    """

    winners: list[int]
    scores: list[dict[str, Any]]
    reason: str
    left: int = 0
