"""What a moderator may set right at a table, from what everybody knows: he may sit there himself."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import UNSET

from bot.home.home import Home
from bot.home.people import resident_of
from bot.home.showing.may import may
from bot.home.showing.reader import Reader
from bot.moderation.repairing import asked_next
from bot.protocol.home.pages import Asked, AskedSeat, Choice, Heir, LookBack, MendPage, Step
from bot.protocol.shapes import VERSION, Maybe
from bot.tables.live import LiveTable
from bot.tables.tell import Tell
from bot.wording.people import pickable, whose
from engine.kernel import AnswerError, Decision, Option

MOST_STEPS = 60
"""Steps that are listed, of those that can be undone: the newest."""


async def mend_page(home: Home, table: int, reader: Reader) -> MendPage:
    """All that can be set right there. Raises Tell for who does not moderate, AnswerError, StoreError."""
    moderation = home.domain.moderation
    live = await moderation.look(table, reader.member)
    live.check_running()
    read = reader.reads(live)
    steps = (await moderation.undoing.steps(read))[-MOST_STEPS:]
    waiting = sorted(live.waiting.items())
    return MendPage(
        version=VERSION,
        table=live.id,
        newest=live.newest_public,
        steps=[Step(step.number, whose(read, step), reader.plainly(line, live)) for step, line in steps],
        asked=[
            AskedSeat(seat, decision.number, asked_of(read, reader, decision, pickable(decision)))
            for seat, decision in waiting
            if not decision.hidden
        ],
        unseen=any(decision.hidden for _, decision in waiting),
        heirs=_heirs(home, live, reader),
        still=bool(live.waits.still),
        may=await may(live, reader.member, home.domain),
        repairs=_repairs(read, reader),
    )


async def look_back(home: Home, table: int, reader: Reader, number: int) -> LookBack:
    """What going back to before a step would undo. Raises as `mend_page` does."""
    moderation = home.domain.moderation
    live = await moderation.look(table, reader.member)
    undone = await moderation.undoing.look_back(reader.reads(live), number)
    return LookBack(number, undone.count, [reader.plainly(line, live) for line in undone.told])


def asked_of(read: LiveTable, reader: Reader, decision: Decision, options: Iterable[Option]) -> Asked:
    """A question as everybody may read it, with these of its options."""
    texts, range_ = read.texts, decision.range
    return Asked(
        line=reader.plainly(texts.prompt(decision.public()), read),
        options=[Choice(option.id, reader.plainly(texts.option(option), read)) for option in options],
        low=range_.low if range_ is not None else UNSET,
        high=range_.high if range_ is not None else UNSET,
    )


def _repairs(read: LiveTable, reader: Reader) -> Maybe[Asked]:
    """What can be repaired; unset while nothing can be."""
    try:
        asked = asked_next(read, [])
    except (Tell, AnswerError):
        return UNSET
    return asked_of(read, reader, asked, asked.options) if asked is not None else UNSET


def _heirs(home: Home, live: LiveTable, reader: Reader) -> list[Heir]:
    """Who may have which seat."""
    seating = home.domain.moderation.seating
    found = [
        (seat, resident_of(heir.member))
        for seat in range(len(live.holders))
        for heir in seating.heirs(live, reader.member, seat)
    ]
    return [Heir(seat, one.number) for seat, one in found if one is not None]
