"""Undo by moderators: of any seat's answers and of repairs, beyond what members may take back themselves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.moderation.acts import check, named
from bot.tables import LiveTable, LiveTables
from bot.tables.member import Member
from bot.tables.tell import Tell
from engine.kernel import Refusal, Taken


@dataclass(frozen=True, slots=True)
class Undone:
    """What going back to before a step would undo: `count` steps, and these lines that everybody has read."""

    step: Taken
    count: int
    told: Sequence[str]


class Undoing:
    """Goes back. All raise Tell, and AnswerError where the game cannot go back."""

    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables

    # --- looking ------------------------------------------------------------------------------------

    async def steps(self, live: LiveTable) -> list[tuple[Taken, str]]:
        """All that can be undone, oldest first, each with the first line of what it has led to, as everybody
        reads it.
        """
        steps = await self._tables.taken(live)
        logged, texts = (await self._tables.logged(live, None)).read, live.plain_texts
        found: list[tuple[Taken, str]] = []
        for n, step in enumerate(steps):
            end = steps[n + 1].entry if n + 1 < len(steps) else live.next_entry
            first = next((read for read in logged if step.entry <= read.number < end), None)
            found.append((step, texts.entry(first._asdict()) if first is not None else ""))
        return found

    async def look_back(self, live: LiveTable, number: int) -> Undone:
        """What going back to before the step of this number would undo."""
        steps = await self._tables.taken(live)
        step = _step(steps, number)
        logged = (await self._tables.logged(live, None)).read
        told = [live.texts.entry(read._asdict()) for read in logged if read.number >= step.entry]
        return Undone(step, len(steps) - step.number + 1, told)

    # --- going back ---------------------------------------------------------------------------------

    async def go_back(self, table: int, member: Member, number: int, newest: int) -> LiveTable:
        """Go back to before a step, if the log's newest public entry is still the one that the moderator has
        seen.
        """
        async with self._tables.hold(table) as live:
            check(live, member)
            live.check_running()
            if newest != live.newest_public:
                raise Tell("tell-gone-on")
            await self._go_back(live, member, _step(await self._tables.taken(live), number))
        return live

    async def undo(self, table: int, member: Member, steps: int) -> LiveTable:
        """Undo so many steps, whoever took them."""
        async with self._tables.hold(table) as live:
            check(live, member)
            taken = await self._tables.taken(live)
            if not 0 < steps <= len(taken):
                raise Tell("", refusal=Refusal("rewind-too-far", {"most": len(taken)}))
            await self._go_back(live, member, taken[-steps])
        return live

    async def _go_back(self, live: LiveTable, member: Member, step: Taken) -> None:
        await self._tables.go_back(live, step, named(member))
        await self._tables.let_captains_play(live)
        self._tables.events.changed.tell(live)


def _step(steps: Sequence[Taken], number: int) -> Taken:
    found = next((step for step in steps if step.number == number), None)
    if found is None:
        raise Tell("tell-gone-on")
    return found
