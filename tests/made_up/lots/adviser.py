"""The adviser of *Lots*: whether a lot is the highest so far, and how many may still beat it."""

from __future__ import annotations

from engine.advice.advising import View
from engine.advice.exact import ExactAdviser
from engine.advice.notes import Advice, Note, advice
from engine.kernel import Decision
from tests.made_up.lots.game import LOTS, number
from tests.made_up.lots.player import laid


class Asked:
    """A question, and what its seat sees."""

    def __init__(self, view: View, decision: Decision) -> None:
        self.best = max(laid(view), default=0)
        self.hand = [number(option.id) for option in decision.options]
        self.options = decision.options

    def told(self, lot: int) -> Note:
        """What laying this lot means now."""
        if lot < self.best:
            return Note("lots-too-low", {"number": self.best}, "warn")
        return Note(
            "lots-leads", {"higher": sum(n not in self.hand for n in range(lot + 1, LOTS + 1))}, "good"
        )


def _lay(asked: Asked) -> Advice:
    return advice((), {option.id: [asked.told(number(option.id))] for option in asked.options})


ADVISER = ExactAdviser(Asked, {"lots.lay": _lay})
"""What a lot is worth now."""
