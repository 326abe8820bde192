"""What the voice at a seat's helm remembers from question to question."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from engine.advice.voyage.teaching import First, Lesson
from engine.advice.voyage.told.plans import Intent


@dataclass(slots=True)
class AtHelm:
    """What the voice at a seat's helm remembers from question to question, so that one that is shown again is
    told the same: the `number` of the newest that it spoke of, what the seat was after `before`, and since.
    """

    number: int = 0
    before: Intent | None = None
    after: Intent | None = None
    along: list[tuple[int, Intent | None]] = field(default_factory=list[tuple[int, Intent | None]])
    """What the seat is after once it has answered the questions of an advised way, by their numbers."""
    lessons: dict[Lesson | First, int] = field(default_factory=dict[Lesson | First, int])
    """What it has taught, each by the number of the question at which it first did."""
    asked_leave: int | None = None
    """The number of the question at which it asked whether it may stay."""

    def intent_at(self, number: int) -> Intent | None:
        """What the seat was after when a question came up, also after a way that it took as a whole."""
        if number == self.number:
            return self.before
        return next((after for at, after in reversed(self.along) if at < number), self.after)

    def told(
        self, number: int, lessons: Sequence[Lesson | First], intent: Intent | None
    ) -> tuple[Lesson | First, ...]:
        """Remember what is said of a question; of its lessons the first that was not said before. All others
        wait for another question.
        """
        self.number, self.before, self.after = number, self.intent_at(number), intent
        self.along.clear()
        now = next((one for one in lessons if self.lessons.get(one) == number), None)
        now = now or next((one for one in lessons if one not in self.lessons), None)
        if now is None:
            return ()
        self.lessons[now] = number
        return (now,)
