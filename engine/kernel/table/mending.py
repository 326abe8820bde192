"""Mending a table that goes on: a moderator repairs something, asked step by step what."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.kernel.decision import Decision, Option, Refusal
from engine.kernel.declared.repair import MODERATOR, REPAIRED
from engine.kernel.errors import AnswerError, KernelFault
from engine.kernel.log import Entry
from engine.kernel.play.lawful import LawBroken, lawful
from engine.kernel.table.progress import Progress, refusal_of
from engine.kernel.table.saved import Input


class Mending:
    """What a moderator may repair at a table (`Table.mending`)."""

    def __init__(self, progress: Progress) -> None:
        self._progress = progress

    def asked(self, picks: Sequence[str] = ()) -> Decision | None:
        """What a moderator who wants to repair something is asked after these answers, first what; None when
        nothing is left to ask.

        Raises AnswerError if nothing can be repaired now, or an answer is none.
        """
        if refusal := self._cannot_repair():
            raise AnswerError(refusal.key, **refusal.args)
        game = self._progress.playback.game
        kinds = {name: kind for name, kind in game.rules.repairs.items() if kind.refused(game) is None}
        asked: Decision | None = Decision(
            MODERATOR, "repair", [Option(f"repair:{name}", say=f"repair-{name}") for name in sorted(kinds)]
        )
        for n, pick in enumerate(picks):
            if asked is None:
                raise AnswerError("too-many", most=n)
            if n == 0 and pick.removeprefix("repair:") in game.rules.repairs.keys() - kinds.keys():
                refusal = game.rules.repairs[pick.removeprefix("repair:")].refused(game)
                assert refusal is not None
                raise AnswerError(refusal.key, **refusal.args)
            if refusal := refusal_of(asked, [pick]):
                raise AnswerError(refusal.key, **refusal.args)
            kind = kinds[picks[0].removeprefix("repair:")]
            asked = kind.asks(game, list(picks[1 : n + 1]))
        return asked

    def _cannot_repair(self) -> Refusal | None:
        if self._progress.saved.result:
            return Refusal("table-ended")
        playback = self._progress.playback
        if any(decision.hidden for decision in playback.decisions.values()):
            return Refusal("repair-unseen")
        if not self._progress.keep or not playback.in_between:
            return Refusal("repair-half")
        return None if playback.rules.repairs else Refusal("repair-none")

    def repair(self, picks: Sequence[str], **by: Any) -> list[Entry]:
        """Repair something, as `asked` has asked about it; the open question is then asked anew, and
        no answer before it can be taken back. Returns the new entries; `by` fills the one that says so.

        Raises AnswerError where nothing can be repaired or the laws of the game forbid it, KernelFault if a
        step fails: everything is as it was before.
        """
        if self.asked(picks) is not None:
            raise AnswerError("too-few", least=len(picks) + 1)
        first, playback = self._progress.saved.entries_length, self._progress.playback
        name, before = picks[0].removeprefix("repair:"), self._progress.before()
        watch = playback.watch
        playback.watch = lawful if watch is None else lambda game: (lawful(game), watch(game))[0]
        try:
            playback.repair(Input("r", values=list(picks[1:]), why=name))
            self._progress.note(REPAIRED, repair=name, **by)
            self._progress.play()
        except Exception as fault:
            playback.watch = watch
            self._progress.put_back(before)
            if isinstance(fault, LawBroken):
                raise AnswerError("repair-unlawful") from fault
            raise KernelFault(f"a repair failed and the table was put back: {fault!r}") from fault
        finally:
            playback.watch = watch
            playback.loop.heed(watch)
        self._progress.marks.drop()
        self._progress.saved.version += 1
        if self._progress.saved.standing:
            self._progress.obey(None)
        return self._progress.ledger.entries(first)
