"""An adviser of what can be told exactly: a function for each kind of question."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Generic, TypeVar

from engine.advice.advising import View
from engine.advice.notes import NO_ADVICE, Advice, Note
from engine.advice.playouts import Imagine
from engine.advice.reckoning import Reckoning
from engine.kernel import Decision

A = TypeVar("A")


class ExactAdviser(Generic[A]):
    """Tells of each kind of question what `tells` makes of it, and estimates nothing.

    `asked` reads the view and the question of a seat for these functions.
    """

    def __init__(
        self, asked: Callable[[View, Decision], A], tells: Mapping[str, Callable[[A], Advice]]
    ) -> None:
        self._asked = asked
        self._tells = tells

    @property
    def estimates(self) -> Collection[str]:
        """The kinds of questions for which there are estimates."""
        return ()

    @property
    def reckoning(self) -> Reckoning | None:
        """Nothing."""
        return None

    def advise(self, view: View, decision: Decision) -> Advice:
        """Exact notes on the question and its options."""
        tell = self._tells.get(decision.kind)
        return tell(self._asked(view, decision)) if tell is not None else NO_ADVICE

    def estimate(self, view: View, decision: Decision, imagine: Imagine, seed: str) -> Advice:
        """Nothing."""
        return NO_ADVICE

    def warm(self) -> None:
        """There is nothing to be made beforehand."""

    def perils(self, view: View, decision: Decision, told: Advice, picks: Sequence[str]) -> list[Note]:
        """Nothing."""
        return []

    def matters(self, view: View, decision: Decision) -> tuple[View, Mapping[str, Any]]:
        """All of it."""
        return view, decision.args
