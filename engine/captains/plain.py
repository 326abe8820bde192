"""What a captain can do without knowing the game: take the default, pick at random, make sure it is valid."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b

from engine.kernel import Decision, Option

TRIES = 20
"""Random answers tried before taking the default: checks such as a price may refuse most of them."""


class Chance:
    """Random-looking numbers, the same for the same text on every machine; quick to set up, because one
    answer needs only a few.
    """

    __slots__ = ("_state",)

    def __init__(self, text: str) -> None:
        self._state = int.from_bytes(blake2b(text.encode(), digest_size=8).digest())

    def below(self, bound: int) -> int:
        """A number from 0 to `bound` - 1, all equally likely (SplitMix64)."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        mixed = ((self._state ^ (self._state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        return (mixed ^ (mixed >> 31)) % bound

    def share(self) -> float:
        """A number from 0 up to 1, all equally likely."""
        return self.below(_FINE) / _FINE


_MASK = (1 << 64) - 1
_FINE = 1 << 32


def default_answer(decision: Decision) -> list[str]:
    """The answer given for a seat whose deadline passes."""
    return list(decision.default)


def random_answer(decision: Decision, chance: Chance) -> list[str]:
    """Any valid answer: a number of the range, or as many options as may be picked, all equally likely."""
    if decision.check is None:
        return _picks(decision, chance)
    for _ in range(TRIES):
        picks = _picks(decision, chance)
        if decision.why_not(picks) is None:
            return picks
    return default_answer(decision)


def only_answer(decision: Decision) -> list[str] | None:
    """The only answer that can be accepted: the one option of which one must be picked; None if there may be
    more.
    """
    forced = decision.range is None and len(decision.options) == 1 and decision.least == 1
    return [decision.options[0].id] if forced else None


def valid_answer(decision: Decision, wanted: Sequence[Sequence[str]]) -> list[str]:
    """The first of these answers that would be accepted, else the default."""
    for picks in wanted:
        if decision.why_not(picks) is None:
            return list(picks)
    return default_answer(decision)


def _picks(decision: Decision, chance: Chance) -> list[str]:
    if decision.range is not None:
        low, high = decision.range.low, decision.range.high
        return [str(low + chance.below(high - low + 1))]
    options, least, most = decision.options, decision.least, decision.most
    if not options or not least == most == 1:
        most = min(most, len(options))
        least = min(least, most)
        least += chance.below(most - least + 1) if most > least else 0
    if least == 1:
        return [options[chance.below(len(options))].id]
    return _some(options, least, chance)


def _some(options: Sequence[Option], count: int, chance: Chance) -> list[str]:
    """This many different ones, in any order."""
    left = [option.id for option in options]
    return [left.pop(chance.below(len(left))) for _ in range(count)]
