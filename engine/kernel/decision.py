"""What a seat is asked, and what it may answer.

The same decision feeds buttons, slash commands, reminders, computer captains and tests: nothing else
ever changes a table.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal

import msgspec


class Refusal(msgspec.Struct, frozen=True, gc=False):
    """Why something is refused: the key of a sentence (`why-<key>`) and what fills it."""

    key: str
    args: dict[str, Any] = {}

    def __str__(self) -> str:
        filled = ", ".join(f"{name} {value}" for name, value in self.args.items())
        return f"{self.key} ({filled})" if filled else self.key


Tone = Literal["", "decline", "confirm", "destructive"]
"""What an option means to the player who picks it: it declines or ends something ("decline"), agrees to
something, or ends something for good and needs confirmation ("destructive").
"""


Nearness = Literal["", "hand", "aside"]
"""How near at hand an option is kept: what lies to "hand" is never folded away among others; what is put
"aside" always is, and asked again, for it is seldom meant.
"""


class Option(msgspec.Struct, frozen=True, gc=False):
    """One thing that may be picked.

    `id` is stable and unique within its decision ("move:nassau"). `say` names the label
    (`option-<say>` in the locale files; empty: the id up to its colon), `args` fills it.
    A `secret` option is shown to the asked seat alone. `tone` is for how it looks, `near` for where.
    """

    id: str
    args: dict[str, Any] = {}
    say: str = ""
    secret: bool = False
    tone: Tone = ""
    near: Nearness = ""

    @property
    def label(self) -> str:
        """The key of the label: `say`, or the id up to its colon."""
        return self.say or verb_of(self.id)


def verb_of(id: str) -> str:
    """What an option does, or an order: its id up to the first colon."""
    return id.partition(":")[0]


def picked(id: str) -> str:
    """What an option is about: the part of its id after the first colon."""
    return id.partition(":")[2]


YES = Option("yes", tone="confirm")
NO = Option("no", tone="decline")
DONE = Option("done", tone="decline")


class Range(msgspec.Struct, frozen=True, gc=False):
    """A whole number from `low` to `high`, inclusive; answered as `["17"]`."""

    low: int
    high: int


class Bundle(msgspec.Struct, frozen=True, gc=False):
    """A whole answer that deserves a button of its own: "Sell 3 Spices: 18 gold".

    `picks` is the answer, several options or a number; `say` and `args` are its label (`bundle-<say>` in the
    locale files).
    """

    picks: tuple[str, ...]
    say: str
    args: dict[str, Any] = {}


class Course(msgspec.Struct, frozen=True, gc=False):
    """Several answers that a seat may order at once: "Tortuga, dock: 3 actions".

    `answers` are kinds of questions, each with its picks; `say` and `args` are the label. Log entries with
    other keys than `told` mean that something has happened on the way. One that is `likely` deserves a
    button of its own; one that `ends` what the seat is doing stands last.
    """

    id: str
    answers: tuple[tuple[str, tuple[str, ...]], ...]
    say: str
    args: dict[str, Any] = {}
    told: frozenset[str] = frozenset()
    likely: bool = False
    ends: bool = False


Check = Callable[[list[str]], Refusal | str | None]


class Decision(msgspec.Struct, gc=False):
    """What one seat is asked right now.

    `kind` names the question (`ask-<kind>`); `args` fills it and may be read by everyone, `private_args`
    fills it for the asked seat alone. `least` to `most` different options are picked, or one number of
    `range`. `secret`: others learn that this seat is asked, not what. `hidden`: others learn only that
    somebody is. `default` is a valid answer that depends on no secret but what the asked seat alone is shown
    here; it is given when a deadline passes: what a careful player would do.
    `all_open`: which options there are follows from public facts alone, so it is not asked if it has one
    answer; without this mark it is, for not being asked would tell of options that are missing.
    `number` counts per seat and is never reused, so that an old button never fits. `hidden` questions are
    counted separately, below zero: a public number must not reveal what was asked unseen.
    `bundles` works out whole answers worth a button, when somebody is shown the question; a bundle that would
    be refused is left out.
    """

    seat: int
    kind: str
    options: list[Option] = []
    range: Range | None = None
    least: int = 1
    most: int = 1
    default: list[str] = []
    args: dict[str, Any] = {}
    private_args: dict[str, Any] = {}
    secret: bool = False
    hidden: bool = False
    all_open: bool = False
    check: Check | None = None
    bundles: Callable[[], list[Bundle]] | None = None
    number: int = 0

    def possible_bundles(self) -> list[Bundle]:
        """The whole answers that are offered as such, as far as they would be accepted."""
        return [one for one in self.bundles() if self.why_not(one.picks) is None] if self.bundles else []

    def option(self, id: str) -> Option | None:
        """The option with this id, or None."""
        for option in self.options:
            if option.id == id:
                return option
        return None

    def only_answer(self) -> list[str] | None:
        """The one answer there is, if everybody sees all that could be offered (`all_open`); else None."""
        if not self.all_open or not self.options or len(self.options) != self.least:
            return None
        return [option.id for option in self.options]

    def why_not(self, picks: Sequence[str]) -> Refusal | None:
        """None, or the reason why this answer would be refused. Changes nothing."""
        if self.range is not None:
            shape = self._range_refusal(picks)
        elif len(picks) == 1 and self.least <= 1 <= self.most and self.option(picks[0]) is not None:
            shape = None
        else:
            shape = self._options_refusal(picks)
        if shape or self.check is None:
            return shape
        refused = self.check(list(picks))
        return Refusal(refused) if isinstance(refused, str) else refused

    def _range_refusal(self, picks: Sequence[str]) -> Refusal | None:
        assert self.range
        low, high = self.range.low, self.range.high
        if len(picks) != 1 or not is_whole(picks[0]) or not low <= int(picks[0]) <= high:
            return Refusal("not-in-range", {"low": low, "high": high})
        return None

    def _options_refusal(self, picks: Sequence[str]) -> Refusal | None:
        if len(set(picks)) != len(picks):
            return Refusal("picked-twice")
        offered = {option.id for option in self.options}
        if any(pick not in offered for pick in picks):
            return Refusal("not-offered")
        if len(picks) < self.least:
            return Refusal("too-few", {"least": self.least, "most": self.most})
        if len(picks) > self.most:
            return Refusal("too-many", {"least": self.least, "most": self.most})
        return None

    def public(self) -> dict[str, Any]:
        """What every seat and spectator may know of this question (nothing when it is `hidden`)."""
        if self.hidden:
            return {}
        if self.secret:
            return {"seat": self.seat}
        known: dict[str, Any] = {"seat": self.seat, "kind": self.kind, "args": self.args}
        if self.range:
            known["range"] = [self.range.low, self.range.high]
        else:
            known["options"] = [option.id for option in self.options if not option.secret]
        return known


class Weighed(Decision):
    """A decision whose default takes long to work out: `weigh` does so whenever somebody asks for it.

    It must give the same answer as long as the decision is open, so it reads the table as it is then.
    """

    weigh: Callable[[], list[str]] = list

    @property
    def default(self) -> list[str]:  # pyright: ignore[reportIncompatibleVariableOverride]
        """A valid answer that depends on no secret, as for any decision."""
        return self.weigh()


def is_whole(text: str) -> bool:
    """Whether a text is a whole number of a sensible size."""
    return text.isascii() and text.removeprefix("-").isdigit() and len(text) < 12
