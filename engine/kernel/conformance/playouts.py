"""Playouts: live, reloaded after every answer, or without snapshots, a game goes the same way."""

from __future__ import annotations

import hashlib

import msgspec

from engine.kernel.conformance.trial import Chance, Laws, Tally, Trial, Walk
from engine.kernel.decision import Decision
from engine.kernel.errors import AnswerError
from engine.kernel.log import Entry
from engine.kernel.table.saved import Change, digest
from engine.kernel.table.table import Table


def check_playouts(trial: Trial, playouts: int, first: int = 0, every: int = 1) -> Tally:
    """Random games to their end, each played three ways at once.

    The first table stays in memory; the second is saved and loaded after every answer, even to half-answered
    questions, the way a store does it; the third takes no snapshots. State, log, history and open questions
    must be equal throughout. At every boundary (or one of `every`) each piece is in exactly one place and the
    invariants hold; every default is valid; every game ends with a result.
    """
    tally = Tally()
    for playout in range(first, first + playouts):
        invariants = Laws(trial.spec, every, playout)
        walk = Walk(trial, playout, watch=invariants)
        with walk.told():
            _Thrice(walk, tally).play()
        tally["playouts"] += 1
        tally["answers"] += walk.answered
        tally["boundaries"] += invariants.boundaries
    return tally


def check_laws(trial: Trial, playouts: int, first: int = 0, every: int = 1) -> Tally:
    """Random games to their end, for many of them: live only, with the laws at one boundary of `every`.

    Each piece is in exactly one place, the invariants hold, every default is valid and every game ends with a
    result.
    """
    tally = Tally()
    for playout in range(first, first + playouts):
        invariants = Laws(trial.spec, every, playout)
        walk = Walk(trial, playout, keep=False, watch=invariants)
        with walk.told():
            while walk.step():
                pass
            walk.check(walk.table.result is not None, "the game is over without a result")
        tally["playouts"] += 1
        tally["answers"] += walk.answered
        tally["boundaries"] += invariants.boundaries
    return tally


class _Thrice:
    def __init__(self, walk: Walk, tally: Tally) -> None:
        self.walk = walk
        self.tally = tally
        self.change = self._change(walk.table)
        self.look = _look(walk.table)
        self.again = self._loaded()
        self.bare = walk.trial.open(walk.playout, keep=False)

    def play(self) -> None:
        walk = self.walk
        while (chosen := walk.choose()) is not None:
            seat, decision, picks = chosen
            walk.order_too(self.again)
            walk.order_too(self.bare)
            told = walk.answer(seat, decision, picks)
            self.look = _look(walk.table)
            self._answer_reloaded(seat, decision.number, picks)
            self._answer_bare(seat, decision.number, picks, told)
            self.tally["half answered"] += bool(walk.table.waiting) and not told
            self.again = self._loaded()
        if walk.table.result is None:
            walk.fail("the game is over without a result")
        walk.check(self.again.result == walk.table.result == self.bare.result, "the results differ")

    def _answer_reloaded(self, seat: int, number: int, picks: list[str]) -> None:
        self.again.answer(seat, number, picks)
        self.change = self._change(self.walk.table)
        other = self._change(self.again)
        for part in Change.__struct_fields__:
            same = getattr(self.change, part) == getattr(other, part)
            self.walk.check(same, f"played on after a reload, the {part} differ(s)")

    def _answer_bare(self, seat: int, number: int, picks: list[str], told: list[Entry]) -> None:
        told_bare = self.bare.answer(seat, number, picks)
        self.walk.check(told_bare == told, "without snapshots the log differs")
        self._same_as(self.bare, "without snapshots")

    def _loaded(self) -> Table:
        table = Table.load(self.change.core, self.walk.trial.spec)
        self.walk.check(not table.mended, "a table that was just saved has to be mended when loaded")
        self._same_as(table, "after a reload")
        return table

    def _same_as(self, other: Table, how: str) -> None:
        found = _look(other)
        self.walk.check(found[0] == self.look[0], f"{how} the state differs")
        self.walk.check(found[1] == self.look[1], f"{how} the questions differ")

    def _change(self, table: Table) -> Change:
        change = table.unsaved()
        if change is None:
            self.walk.fail("an accepted answer left nothing to save")
        return change


def _look(table: Table) -> tuple[str, dict[int, tuple[object, ...]]]:
    """The state of a table, and what is asked."""
    asked = {seat: _asked(decision) for seat, decision in table.waiting.items()}
    return digest(table.running), asked


def _asked(decision: Decision) -> tuple[object, ...]:
    plain = (name for name in Decision.__struct_fields__ if name not in ("check", "bundles"))
    return (*(getattr(decision, name) for name in plain), decision.possible_bundles())


def check_refusals(trial: Trial, playouts: int) -> Tally:
    """Wrong seat, stale number, unknown option, too many, too few, out of range: refused, nothing changed."""
    tally = Tally()
    for playout in range(playouts):
        walk = Walk(trial, playout)
        with walk.told():
            while (chosen := walk.choose()) is not None:
                if walk.chance.happens(0.25):
                    _refuse_all(walk, tally)
                walk.answer(*chosen)
            _refuse_all(walk, tally)
    return tally


def _refuse_all(walk: Walk, tally: Tally) -> None:
    table = walk.table
    before, state = table.save(), digest(table.running)
    for seat, number, picks, what in _wrong_answers(table, walk.chance):
        try:
            table.answer(seat, number, picks)
        except AnswerError as refused:
            walk.check(bool(refused.refusal.key), f"{what}: refused without a reason")
        else:
            walk.fail(f"{what}: {picks} of seat {seat} was taken")
        same = table.save() == before and digest(table.running) == state
        walk.check(same, f"{what}: refused, but something changed")
        tally[what] += 1


def _wrong_answers(table: Table, chance: Chance) -> list[tuple[int, int, list[str], str]]:
    waiting = table.waiting
    wrong: list[tuple[int, int, list[str], str]] = []
    for seat in range(-1, table.seats + 1):
        if seat not in waiting:
            wrong.append((seat, 1, [], "wrong seat"))
            continue
        decision = waiting[seat]
        number, default = decision.number, list(decision.default)
        wrong += [(seat, number + n, default, "stale number") for n in (-1, 1)]
        wrong.append((seat, number, ["no such option"], "unknown option"))
        if decision.range:
            outside = (decision.range.low - 1, decision.range.high + 1)
            wrong += [(seat, number, [str(n)], "out of range") for n in outside]
            wrong += [(seat, number, [], "too few"), (seat, number, default * 2, "too many")]
            continue
        ids = [option.id for option in decision.options]
        if decision.most < len(ids):
            wrong.append((seat, number, ids[: decision.most + 1], "too many"))
        wrong += [(seat, number, [ids[0]] * 2, "picked twice")] if ids else []
        wrong += [(seat, number, [], "too few")] if decision.least else []
        shaped = [chance.some_of(ids, min(decision.most, len(ids))) for _ in range(5)]
        wrong += [(seat, number, picks, "checked") for picks in shaped if decision.why_not(picks)]
    return wrong


def check_repeats(trial: Trial, playouts: int) -> Tally:
    """The same seed and the same answers give the same bytes and the same log."""
    tally = Tally()
    for playout in range(playouts):
        walk, twin = Walk(trial, playout), Walk(trial, playout)
        with walk.told():
            while walk.step():
                twin.step()
            walk.check(walk.table.save() == twin.table.save(), "played twice, the saved bytes differ")
            for seat in (None, *range(walk.seats)):
                walk.check(walk.table.log(seat) == twin.table.log(seat), "played twice, the logs differ")
        tally["answers"] += walk.answered
    return tally


def check_listing(trial: Trial, playouts: int) -> Tally:
    """The same games are played if the chapters, including those of modules, are listed in other orders."""
    tally = Tally()
    for playout in range(playouts):
        walk, twin = Walk(trial, playout), Walk(_listed_otherwise(trial, playout), playout)
        with walk.told():
            while walk.step():
                twin.step()
                same = digest(walk.table.running) == digest(twin.table.running)
                walk.check(same, "with the chapters listed otherwise the state differs")
            for seat in (None, *range(walk.seats)):
                same = walk.table.log(seat) == twin.table.log(seat)
                walk.check(same, "with the chapters listed otherwise the logs differ")
        tally["answers"] += walk.answered
    return tally


def _listed_otherwise(trial: Trial, playout: int) -> Trial:
    """The trial with all chapters of its game and modules in random order."""
    chance = Chance(f"{trial.seed}:listed otherwise:{playout}")
    spec, chosen = trial.spec, [module for module in trial.spec.modules if module.id in trial.modules]
    # A chapter that several modules share comes once, as in `GameSpec.rules`.
    extra = dict.fromkeys(chapter for module in chosen for chapter in module.chapters)
    chapters = [*spec.chapters, *extra]
    bare = [msgspec.structs.replace(module, chapters=()) for module in spec.modules]
    shuffled = tuple(chance.some_of(chapters, len(chapters)))
    return msgspec.structs.replace(
        trial, spec=msgspec.structs.replace(spec, chapters=shuffled, modules=tuple(bare))
    )


def fingerprint(trial: Trial, playouts: int) -> str:
    """A digest of some random games: the same in every process, whatever its hash seed."""
    found = hashlib.sha256()
    for playout in range(playouts):
        walk = Walk(trial, playout)
        while walk.step():
            pass
        found.update(walk.table.save())
        found.update(repr([walk.table.view(seat) for seat in (None, *range(walk.seats))]).encode())
    return found.hexdigest()
