"""The door to advice, whatever the game: what a seat is asked now, and what its view makes of it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cache, partial
from hashlib import blake2b
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

import msgspec

from engine.advice.notes import NO_ADVICE, Advice, Note
from engine.advice.playouts import Imagine
from engine.advice.reckoning import Reckoning
from engine.captains.captain import player_of
from engine.kernel import Decision, Table

KEPT = 512
"""Positions whose estimates are remembered."""

View = Mapping[str, Any]


class Adviser(Protocol):
    """The advice of one game: `ADVISER` in `engine.advice.<game>.adviser`. It receives only what the asked
    seat sees: a view, and the question with its private part.
    """

    @property
    def estimates(self) -> Collection[str]:
        """The kinds of questions for which there are estimates."""
        ...

    @property
    def reckoning(self) -> Reckoning | None:
        """What can be reckoned of what nobody offers; None: nothing."""
        ...

    def advise(self, view: View, decision: Decision) -> Advice:
        """What can be told exactly and at once."""
        ...

    def estimate(self, view: View, decision: Decision, imagine: Imagine, seed: str) -> Advice:
        """What takes longer: worked out, or tried in imagined tables whose seeds begin with `seed`."""
        ...

    def warm(self) -> None:
        """Make beforehand what the first estimate of a process would otherwise take longer for."""
        ...

    def perils(self, view: View, decision: Decision, told: Advice, picks: Sequence[str]) -> list[Note]:
        """What an answer is likely to cost that would be hard to win back, as far as it was `told`."""
        ...

    def matters(self, view: View, decision: Decision) -> tuple[View, Mapping[str, Any]]:
        """The view, and what the question says, without whatever makes no difference to the estimates."""
        ...


def advise(table: Table, seat: int) -> Advice:
    """Exact odds and consequences of what a seat is asked now; empty if it is not asked.

    Takes a few milliseconds at the most. The same knowledge gives the same advice.
    """
    decision, adviser = table.waiting.get(seat), adviser_of(table.game)
    if decision is None or adviser is None:
        return NO_ADVICE
    return adviser.advise(table.view(seat), decision)


def perils(table: Table, seat: int, told: Advice, picks: Sequence[str]) -> list[Note]:
    """What an answer to what a seat is asked now is likely to cost that would be hard to win back, as far as
    it was `told`: in *Merchants & Marauders* its captain, or half his gold. Takes a few milliseconds.
    """
    decision, adviser = table.waiting.get(seat), adviser_of(table.game)
    if decision is None or adviser is None:
        return []
    return adviser.perils(table.view(seat), decision, told, picks)


def estimate(table: Table, seat: int) -> Advice:
    """Estimated odds of what a seat is asked now, beyond those of `advise`; for a worker.

    Takes up to a third of a second, or nothing where the position is remembered. The table must not change
    meanwhile, and must keep snapshots.
    """
    decision, adviser = table.waiting.get(seat), adviser_of(table.game)
    if decision is None or adviser is None:
        return NO_ADVICE
    if decision.kind not in adviser.estimates:
        return NO_ADVICE
    view = table.view(seat)
    position = position_of(adviser, view, decision)
    if (known := _estimates.get(position)) is None:
        known = adviser.estimate(view, decision, partial(table.imagine, seat, alike=True), position)
        _remember(position, known)
    return known


def warm(game: str) -> None:
    """Make what the first estimate of a game, and its first captain, would wait for. Takes up to a second;
    for a worker.
    """
    player_of(game)
    if adviser := adviser_of(game):
        adviser.warm()


def remembered(table: Table, seat: int) -> Advice | None:
    """The estimate of what a seat is asked now, if it is known or there is none; None if it would have to be
    worked out.
    """
    decision, adviser = table.waiting.get(seat), adviser_of(table.game)
    if decision is None or adviser is None or decision.kind not in adviser.estimates:
        return NO_ADVICE
    return _estimates.get(position_of(adviser, table.view(seat), decision))


def position_of(adviser: Adviser, view: View, decision: Decision) -> str:
    """A name for all that a seat sees of a table while it is asked this, as far as it matters: the number of
    the question never does.
    """
    seen, args = adviser.matters(view, decision)
    asked = [decision.kind, args, decision.private_args, [option.id for option in decision.options]]
    return blake2b(_ENCODER.encode([seen, asked]), digest_size=16).hexdigest()


def reckoning_of(game: str) -> Reckoning | None:
    """What a game reckons that nobody offers; None if it reckons nothing."""
    adviser = adviser_of(game)
    return adviser.reckoning if adviser is not None else None


@cache
def adviser_of(game: str) -> Adviser | None:
    """The adviser of a game; None if it has none."""
    home = f"{__package__}.{game}"
    if not game.isidentifier() or find_spec(home) is None:
        return None
    return import_module(f"{home}.adviser").ADVISER


_ENCODER = msgspec.msgpack.Encoder(order="deterministic")
_estimates: dict[str, Advice] = {}


def _remember(position: str, advice: Advice) -> None:
    """Keep an estimate; the oldest one makes room."""
    while len(_estimates) >= KEPT:
        _estimates.pop(next(iter(_estimates)), None)
    _estimates[position] = advice
