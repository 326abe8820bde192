"""What a captain keeps in mind from one question to the next."""

from __future__ import annotations

from typing import Any


class Memory:
    """One captain's at one table: what the heuristics of its game put there, and nobody else. It is never
    stored; who has none weighs everything anew.
    """

    __slots__ = ("plan",)

    def __init__(self) -> None:
        self.plan: Any = None
