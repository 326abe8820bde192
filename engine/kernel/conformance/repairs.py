"""Repairs in random games: the laws hold, tables are restored and verified, nothing secret is told."""

from __future__ import annotations

import json

from engine.kernel.conformance.told import other_world
from engine.kernel.conformance.trial import Laws, Tally, Trial, Walk, random_picks
from engine.kernel.errors import AnswerError
from engine.kernel.history.past import past_of, rounds_of
from engine.kernel.history.proof import verify
from engine.kernel.play.view import known_pieces
from engine.kernel.table.saved import digest
from engine.kernel.table.table import Table

_TAKEN_BACK = 0.2
"""How often a repair is undone at once."""


def check_repairs(trial: Trial, playouts: int, share: float = 0.2, first: int = 0) -> Tally:
    """Random games in which anything that can be repaired is repaired at random.

    The laws hold at every boundary. A repair that is refused changes nothing. Restored, a repaired table
    equals the one in memory; the moderator's undo leads to what was before; the exported game verifies, and
    its rounds can be looked at. What can be repaired, what may be answered and what everybody reads of it is
    the same in a table that differs only in what is hidden.
    """
    tally = Tally()
    for playout in range(first, first + playouts):
        walk = Walk(trial, playout, watch=Laws(trial.spec))
        with walk.told():
            while (chosen := walk.choose()) is not None:
                if walk.chance.happens(share):
                    _repair(walk, tally)
                    chosen = walk.choose()
                    if chosen is None:
                        break
                walk.answer(*chosen)
            _look_back(walk, tally)
        tally["playouts"] += 1
    return tally


def _repair(walk: Walk, tally: Tally) -> None:
    table = walk.table
    picks: list[str] = []
    before, state, asked = table.save(), digest(table.running), dict(table.waiting)
    try:
        while (wanted := table.mending.asked(picks)) is not None:
            picks += random_picks(wanted, walk.chance)
    except AnswerError as refused:
        tally[refused.refusal.key] += 1
        walk.check(not picks, f"{picks} was offered and is refused: {refused}")
        return
    walk.check(table.save() == before, f"asking about {picks} changed the table")
    other = other_world(walk, None)
    try:
        table.mending.repair(picks)
    except AnswerError as refused:
        walk.check(refused.refusal.key == "repair-unlawful", f"{picks} was offered and is refused: {refused}")
        walk.check(digest(table.running) == state, f"{picks} is refused, but something changed")
        walk.check(table.save() == before, f"{picks} is refused, but something is saved")
        tally[f"unlawful {picks[0]}"] += 1
    else:
        tally[picks[0]] += 1
        new = [
            decision.number != asked[seat].number for seat, decision in table.waiting.items() if seat in asked
        ]
        walk.check(all(new), f"after {picks} an old number is asked")
        _restored(walk)
    if other is not None and walk.trial.spec.invariants(other.running):
        # What was swapped has made a table that no game comes to.
        tally["unlawful worlds"] += 1
    elif other is not None:
        _same_told(walk, other, picks, refused=table.save() == before)
        tally["compared"] += 1
    if table.save() != before and table.waiting and walk.chance.happens(_TAKEN_BACK):
        _take_back(walk, state, tally)


def _restored(walk: Walk) -> None:
    table = walk.table
    again = Table.load(table.save(), walk.trial.spec)
    walk.check(not again.mended, "repaired and saved, a table has to be mended when loaded")
    walk.check(digest(again.running) == digest(table.running), "repaired and loaded, the state differs")
    numbers = {seat: (decision.kind, decision.number) for seat, decision in table.waiting.items()}
    same = {seat: (decision.kind, decision.number) for seat, decision in again.waiting.items()} == numbers
    walk.check(same, "repaired and loaded, the questions differ")
    for seat in (None, *range(table.seats)):
        walk.check(again.log(seat) == table.log(seat), "repaired and loaded, the log differs")


def _same_told(walk: Walk, other: Table, picks: list[str], *, refused: bool) -> None:
    """In another world the same was offered, with the same result as far as everybody can see."""
    table = walk.table
    try:
        walk.check(other.mending.asked(picks) is None, f"{picks} is only enough in one world")
        other.mending.repair(picks)
    except AnswerError as fault:
        walk.check(refused, f"{picks} is refused in one world only: {fault}")
        return
    walk.check(not refused, f"{picks} is refused in one world only")
    sights = [known_pieces(one.running, None, one.waiting) for one in (table, other)]
    walk.check(sights[0] == sights[1], f"{picks} shows a secret")
    walk.check(table.log(None)[-1:] == other.log(None)[-1:], f"{picks} tells a secret")


def _take_back(walk: Walk, state: str, tally: Tally) -> None:
    """A moderator undoes the last step, which is the repair if nobody has answered since."""
    table = walk.table
    answered = sum(entry["key"] == "table.repaired" for entry in table.log(None))
    table.rewind(1, moderator="Mary")
    if sum(entry["key"] == "table.repaired" for entry in table.log(None)) < answered:
        walk.check(digest(table.running) == state, "a repair was undone, but the state is another")
        tally["undone"] += 1


def _look_back(walk: Walk, tally: Tally) -> None:
    table = walk.table
    data = json.loads(json.dumps(table.export()))
    for finding in verify(data, walk.trial.spec):
        walk.check(finding.holds, f"exported, its {finding.what} does not verify: {finding.detail}")
        tally[f"verified {finding.what}"] += 1
    end = past_of(data, spec=walk.trial.spec).end
    walk.check(end == table.view(None), "played again with its repairs, the game ends otherwise")
    tally["rounds"] += len(rounds_of(table.begun_as(), table.history(), spec=walk.trial.spec))
