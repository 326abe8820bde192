"""The text with which a member notes a game that is over in his own list of plays."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import render
from bot.tables import LiveTable
from bot.tables.tell import Tell
from bot.wording.headline import score_line
from data.locale import Texts
from data.telling.forum import BBCODE, filled
from engine.games import load_game
from engine.kernel import Table
from render.history import final_places

PAGE = "https://boardgamegeek.com/boardgame/{}"
_LONG = timedelta(days=1)
"""A game that took so long was played by the day: its minutes say nothing."""


def played_text(live: LiveTable, begun: datetime | None, over: datetime | None, rounds: int) -> str:
    """Who played a game that is over, with scores and places, when, how long, with what, and the game's page;
    `begun`, `over`: when, `rounds`: how many were played, 0 if it has none. Raises Tell for one that goes on.
    """
    game = live.game
    if game is None or game.result is None:
        raise Tell("tell-not-over")
    page = load_game(live.row.game).listed(game.options)

    def lines(texts: Texts) -> list[str]:
        said = [texts.say("play-game", game=live.row.game), *_when(texts, begun, over, rounds)]
        if game.modules:
            said.append(texts.say("play-modules", modules=list(game.modules)))
        said += [texts.say("play-players", count=len(live.holders)), *_players(live, game, texts)]
        return said

    told = filled(BBCODE, live.on_page().texts, live.names, lines)
    return told + (PAGE.format(page) + "\n" if page is not None else "")


def _when(texts: Texts, begun: datetime | None, over: datetime | None, rounds: int) -> list[str]:
    if begun is None or over is None:
        return []
    took = over - begun
    minutes = max(1, round(took / timedelta(minutes=1)))
    length = (
        texts.say("play-length", minutes=minutes, rounds=rounds)
        if took < _LONG
        else texts.say("play-long", begun=_day(begun), rounds=rounds)
    )
    return [texts.say("play-date", date=_day(over)), length]


def _day(at: datetime) -> str:
    return at.astimezone(UTC).date().isoformat()


def _players(live: LiveTable, game: Table, texts: Texts) -> list[str]:
    """Everybody by place; in seat order if the game has no places."""
    result = game.result
    assert result is not None
    seats = range(len(result.scores))
    places = (
        final_places(live.row.game, result.scores, result.winners)
        if render.drawn(live.row.game)
        else [0 for _ in seats]
    )
    return [
        texts.say(
            "play-player",
            place=places[seat],
            score=score_line(live, seat, result.scores[seat], texts),
            number=seat + 1,
            computer=live.holders[seat].is_computer,
            won=seat in result.winners,
        )
        for seat in sorted(seats, key=lambda seat: (places[seat], seat))
    ]
