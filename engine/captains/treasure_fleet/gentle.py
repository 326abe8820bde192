"""A newcomer to *Treasure Fleet*."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.captains.gentle import Answers, Slip, everything
from engine.kernel import Decision


def _second_thoughts(decision: Decision, answers: Answers) -> Answers:
    """The second best."""
    return answers[1:2] + answers


class Gentle:
    """Loads the cards as they come, and does not always see the best ship for one."""

    slips: Mapping[str, Slip] = {
        "fleet.load": Slip(0.5, everything),
        "fleet.place": Slip(0.3, _second_thoughts),
    }

    def spares(self, view: Mapping[str, Any], decision: Decision, answers: Answers) -> Answers:
        """A cannon is fired at ships; nobody is singled out."""
        return answers
