"""What happened at a table, written to be carried to a forum: what a spectator is told, whoever asks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import render
from bot.log.played import played_text
from bot.tables import LiveTable, LiveTables
from bot.tables.finding.sealed import check_unsealed
from bot.tables.story import plan_of, talkers
from bot.tables.tell import Tell
from data.telling.forum import BBCODE, ENDINGS, Turn, newest, of_round, since_turn_of, turns_of, written

FILE = "file"
"""Nothing for a forum: the record that can be verified."""
TURN, MINE, ROUND, GAME, PLAY = PARTS = ("turn", "mine", "round", "game", "play")
"""The last turn, all since one's own, a round, the whole game; who played it, and how it ended."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is to be written, and in which form; the `number` of a round (None: the newest)."""

    form: str = BBCODE
    part: str = TURN
    number: int | None = None


@dataclass(frozen=True, slots=True)
class Written:
    """A text for a forum, and what a file with it is called."""

    name: str
    text: str


async def written_of(tables: LiveTables, live: LiveTable, wanted: Wanted, member: int | None) -> Written:
    """A part of what has happened at a table, in its language. `member` asks: his turns alone are known by
    his seat, everything else is the same for all.

    Raises Tell for a game that has not begun, or goes on if its play is to be noted, a round that was not
    played, and who has no seat and asks for what happened since his turn.
    """
    if live.game is None:
        raise Tell("tell-not-started")
    check_unsealed(live)
    shown = live.on_page()
    plan, read = plan_of(shown.texts), (await tables.logged(live, None)).read
    turns = turns_of(plan, read, render.called(live.row.game, live.game.view(None)), talkers(live))
    if wanted.part == PLAY:
        if live.game.result is None:
            raise Tell("tell-not-over")
        row = await tables.store.tables.get(live.id)
        rounds = turns[-1].round if turns else 0
        return Written(f"play-{live.id}.txt", played_text(live, row.started_at, row.finished_at, rounds))
    chosen = _part(live, turns, wanted, member)
    text = written(wanted.form, live.title, chosen, plan, shown.texts, live.names)
    return Written(f"table-{live.id}.{ENDINGS[wanted.form]}", text)


def _part(live: LiveTable, turns: Sequence[Turn], wanted: Wanted, member: int | None) -> Sequence[Turn]:
    match wanted.part:
        case "mine":
            return since_turn_of(turns, live.own_seat(member or 0))
        case "round":
            found = of_round(turns, wanted.number)
            if not found:
                raise Tell("tell-no-such-round", low=turns[0].round, high=turns[-1].round)
            return found
        case "game":
            return turns
        case _:
            return newest(turns)
