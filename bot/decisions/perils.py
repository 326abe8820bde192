"""What a member at whose side the helm stands hears before an answer that is likely to cost him dearly.

He is asked once about each question: whoever then gives any answer means it.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass

import structlog

from bot.tables import LiveTable, LiveTables
from bot.tables.member import Member
from bot.tables.thinking.helm import counsel_of, has_helm, is_quiet
from engine.advice import Note, perils
from engine.kernel import Decision

_log = structlog.get_logger(__name__)

_MOST = 1000
"""Questions that are remembered; a restart forgets them, and asks once more."""


@dataclass(frozen=True, slots=True)
class Peril:
    """What an answer is likely to cost (`notes`), and what the helm would do instead, if it says anything."""

    notes: tuple[Note, ...]
    instead: tuple[str, ...] | None


class Perils:
    """Speaks up before dangerous answers."""

    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables
        self._asked: OrderedDict[tuple[int, int], int] = OrderedDict()
        """The newest question of each seat of a table before whose answer it spoke up."""

    async def before(
        self, live: LiveTable, member: Member, decision: Decision, picks: Sequence[str]
    ) -> Peril | None:
        """What a member is to be asked about before he gives this answer, and those that come with it; None
        if there is nothing, if he was asked already, or if it does what the helm says.
        """
        seat = decision.seat
        if not has_helm(live) or is_quiet(live, seat) or self._asked.get((live.id, seat)) == decision.number:
            return None
        if _asked_anyhow(decision, picks) or decision.why_not(picks) is not None:
            return None
        read = await self._tables.as_read(live, member.id)
        if read.game is None or read.asked(seat) is not decision:
            return None
        try:
            notes = perils(read.game, seat, read.advice(seat), picks)
        except Exception:
            # Whatever it trips over, its member can still answer.
            _log.exception("what an answer may cost could not be told", table=live.id, seat=seat)
            return None
        if not notes:
            return None
        counsel = await counsel_of(read, seat)
        if counsel is not None and _goes_along(read, decision, picks, counsel.picks):
            return None
        self._asked[read.id, seat] = decision.number
        self._asked.move_to_end((read.id, seat))
        while len(self._asked) > _MOST:
            self._asked.popitem(last=False)
        return Peril(tuple(notes), counsel.picks if counsel is not None else None)


def _asked_anyhow(decision: Decision, picks: Sequence[str]) -> bool:
    """Whether a member is asked if he means it, with or without the helm."""
    options = (decision.option(pick) for pick in picks)
    return any(one is not None and (one.tone == "destructive" or one.near == "aside") for one in options)


def _goes_along(read: LiveTable, decision: Decision, picks: Sequence[str], advised: Sequence[str]) -> bool:
    """Whether an answer is what the helm says, or a part of it; equal cards are equal."""
    if decision.range is not None:
        return list(picks) == list(advised)

    def labels(ids: Sequence[str]) -> Counter[str]:
        known = (decision.option(id) for id in ids)
        return Counter(read.texts.option(one) for one in known if one is not None)

    return labels(picks) <= labels(advised)
