"""What talkative captains say to what they do: one line a turn at most, out of a small catalogue.

`says` in the declaration of an entry names the deed, whose lines are the messages `says-<deed>-<n>`. Which of
them is said, or none, follows from what everybody may read of the turn: nothing hidden can be told by it, and
no chance of the game is spent on it.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator
from hashlib import blake2b

from data.locale import Texts
from data.telling.plan import Plan
from data.telling.turns import Aside, Read, Span


def aside(plan: Plan, part: Span, talkers: Collection[int]) -> Aside | None:
    """What is said in a span: the first that a seat of `talkers` has to say to one of its deeds."""
    moves = list[Read]()
    for entry in part.rest:
        way, _ = plan.way(entry.key).of(entry.args, entry.own)
        if way.route is not None:
            moves.append(entry)
        seat = entry.args.get("seat")
        if way.says is None or not isinstance(seat, int) or seat not in talkers:
            continue
        draw = _drawn([*moves, entry])
        if draw % way.one_in == 0:
            return Aside(entry.number, seat, way.says, draw // way.one_in)
    return None


def aside_text(said: Aside, texts: Texts) -> str:
    """The line that is said, with who says it; empty where this deed has none."""
    lines = list(_lines(said.deed, texts))
    if not lines:
        return ""
    return texts.say("told-says", seat=said.seat, line=lines[said.draw % len(lines)])


def _lines(deed: str, texts: Texts) -> Iterator[str]:
    number = 1
    while texts.has(key := f"says-{deed}-{number}"):
        yield texts.say(key)
        number += 1


def _drawn(entries: Collection[Read]) -> int:
    """A number that these entries decide."""
    read = json.dumps([[entry.key, entry.args] for entry in entries], sort_keys=True, default=str)
    return int.from_bytes(blake2b(read.encode(), digest_size=4).digest())
