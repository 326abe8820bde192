"""The challenge of the week, for a page of the house."""

from __future__ import annotations

from msgspec import UNSET

from bot.home.showing.reader import Reader
from bot.protocol.home.alone import Challenge
from bot.tables.finding.challenges import Challenged
from bot.wording.challenge import about, last, own, places


def challenge_of(reader: Reader, found: Challenged) -> Challenge:
    """This week's challenge as a reader sees it, and what came of the one before."""
    running, over, texts = found.running, found.over, reader.texts
    title, *lines = about(texts, running)
    goes_on = running.goes_on and running.table is not None
    if not goes_on:
        lines.append(own(texts, running))
    told = [last(texts, over), *places(texts, over)] if over is not None else []
    return Challenge(
        title=reader.plainly(title),
        lines=[reader.plainly(line) for line in lines],
        may=not running.tried,
        last=[reader.plainly(line) for line in told],
        table=running.table if goes_on and running.table is not None else UNSET,
    )
