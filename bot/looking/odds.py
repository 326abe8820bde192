"""Odds of what nobody offers, as the game of a table reckons them; whoever asks is the only one who hears."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from bot.tables.live import LiveTable
from bot.tables.tell import Tell
from bot.tables.thinking.reckoned import Reckoned
from engine.advice import reckoning_of
from engine.advice.reckoning import Field, Given, complete
from engine.games import GAMES
from engine.kernel import AnswerError

_thread = ThreadPoolExecutor(1, "reckoning")
"""One reckoning at a time, whoever asks."""


def reckons(game: str) -> bool:
    """Whether a game reckons anything."""
    return reckoning_of(game) is not None


def fields_of(game: str, modules: Sequence[str]) -> Sequence[Field]:
    """What a game asks for at a table with these modules; nothing if it reckons nothing."""
    reckoning = reckoning_of(game)
    return reckoning.fields(tuple(modules)) if reckoning is not None else ()


async def reckoned(live: LiveTable | None, seat: int | None, given: Given, *, ask: bool = True) -> Reckoned:
    """The odds of what is given, and for the rest of what a seat has now; without `ask` only what it has.

    Where there is no table, or its game reckons nothing, the first game that does is meant. Raises Tell.
    """
    here = live is not None and reckons(live.row.game)
    game = live.row.game if live is not None and here else next(filter(reckons, GAMES), "")
    reckoning = reckoning_of(game)
    if reckoning is None:
        raise Tell("tell-no-odds")
    if live is not None and not live.allows_odds:
        raise Tell("tell-odds-off")
    modules = tuple(live.row.modules) if live is not None and here else ()
    fields = reckoning.fields(modules)
    view = live.game.view(seat) if here and live is not None and live.game is not None else {}
    try:
        whole = complete(fields, given, reckoning.own(view, given))
        if not ask:
            return Reckoned(game, fields, whole)
        notes = await asyncio.wrap_future(_thread.submit(reckoning.reckon, whole, modules))
    except AnswerError as refused:
        raise Tell("", refusal=refused.refusal) from refused
    return Reckoned(game, fields, whole, notes)
