"""A newcomer to *Port Royal* and *Händler der Karibik*."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.captains.gentle import Answers, Slip, first, never
from engine.kernel import Decision


class Gentle:
    """Puts in early, or turns up one card too many; nothing in this game is aimed at anybody."""

    slips: Mapping[str, Slip] = {
        "discover": Slip(0.25, first("put-in")),
        "repel": Slip(0.4, first("let-in")),
        "take": Slip(0.2, never("expedition")),
        "finish": Slip(0.5, first("finish")),
    }

    def spares(self, view: Mapping[str, Any], decision: Decision, answers: Answers) -> Answers:
        """Everybody is spared."""
        return answers
