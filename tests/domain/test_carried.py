"""What is carried elsewhere: a part of a game as a text for a forum, the same for whoever asks."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from bot.log.played import played_text
from bot.log.reading import Log
from bot.log.writing import GAME, MINE, PARTS, PLAY, ROUND, TURN, Wanted
from bot.tables.member import Member
from data.telling.forum import BBCODE, FORMS, MARKDOWN
from engine.games import load_game
from tests.domain.conftest import ANNE, BART, GUILD, STRANGER, Harbour, Refused


@pytest.fixture
def log(harbour: Harbour) -> Log:
    """The logs of the harbour's tables."""
    return Log(harbour.tables)


@pytest.mark.parametrize("form", FORMS)
async def test_whoever_asks_is_given_the_same(harbour: Harbour, log: Log, form: str) -> None:
    live = await harbour.game(ANNE, BART, computers=1, game="port_royal")
    await harbour.finish(live)
    for part in PARTS:
        if part not in (MINE, PLAY):
            wanted = Wanted(form, part)
            given = [(await log.written(live.id, who, wanted))[1] for who in (ANNE, BART, STRANGER)]
            assert given[0] == given[1] == given[2]
            assert given[0].name == f"table-{live.id}." + ("txt" if form == BBCODE else "md")
    whole = (await log.written(live.id, STRANGER, Wanted(form, GAME)))[1].text
    assert "Anne" in whole
    assert "Jack 0" in whole
    for part in (TURN, ROUND):
        lines = (await log.written(live.id, STRANGER, Wanted(form, part)))[1].text.splitlines()
        assert set(lines) <= set(whole.splitlines())
    assert len(whole) > len((await log.written(live.id, ANNE, Wanted(form, MINE)))[1].text)


async def test_a_round_is_told_by_its_number_or_not_at_all(harbour: Harbour, log: Log) -> None:
    live = await harbour.game(ANNE, BART, game="port_royal")
    await harbour.finish(live)
    first = (await log.written(live.id, ANNE, Wanted(MARKDOWN, ROUND, 1)))[1].text
    second = (await log.written(live.id, ANNE, Wanted(MARKDOWN, ROUND, 2)))[1].text
    assert first != second
    with Refused("tell-no-such-round"):
        await log.written(live.id, ANNE, Wanted(MARKDOWN, ROUND, 999))


async def test_who_has_no_seat_has_no_turn_and_a_lobby_no_game(harbour: Harbour, log: Log) -> None:
    live = await harbour.game(ANNE, BART, game="port_royal")
    with Refused("tell-stranger"):
        await log.written(live.id, STRANGER, Wanted(BBCODE, MINE))
    with Refused("tell-not-started"):
        await log.written((await harbour.lobby(ANNE, BART)).id, ANNE, Wanted())


async def test_a_table_is_told_in_its_own_language(harbour: Harbour, log: Log) -> None:
    live = await harbour.game(ANNE, BART, game="port_royal", language="de")
    assert "Zug" in (await log.written(live.id, ANNE, Wanted(BBCODE, GAME)))[1].text


# --- a play to be noted -----------------------------------------------------------------------------------


async def noted(harbour: Harbour, log: Log, game: str, took: timedelta, **more: Any) -> str:
    """What Anne notes of a whole game that began so long before its end."""
    live = await harbour.game(ANNE, BART, computers=1, game=game, **more)
    with Refused("tell-not-over"):
        await log.written(live.id, ANNE, Wanted(part=PLAY))
    await harbour.finish(live)
    at_once = (await log.written(live.id, ANNE, Wanted(part=PLAY)))[1].text
    assert at_once == (await log.written(live.id, STRANGER, Wanted(part=PLAY)))[1].text
    over = datetime(2026, 11, 28, 11, 0, tzinfo=UTC)
    text = played_text(live, over - took, over, 12)
    assert [line for line in at_once.splitlines() if "(" in line] == [
        line for line in text.splitlines() if "(" in line
    ]
    return text


@pytest.mark.parametrize(("game", "page"), [("port_royal", 156009), ("treasure_fleet", None)])
async def test_a_play_is_noted_with_all_that_lists_of_plays_ask(
    harbour: Harbour, log: Log, game: str, page: int | None
) -> None:
    text = await noted(harbour, log, game, timedelta(minutes=83))
    lines = text.splitlines()
    assert "Length: 83 minutes, 12 rounds" in lines
    assert "Date: 2026-11-28" in lines
    assert "Players: 3" in lines
    assert next(line for line in lines if "(seat " in line).startswith("1.")
    assert sum("Jack 0" in line and "computer captain" in line for line in lines) == 1
    assert any("winner" in line for line in lines)
    assert all(any(name in line for line in lines) for name in ("Anne", "Bart"))
    links = [line for line in lines if "://" in line]
    assert links == ([f"https://boardgamegeek.com/boardgame/{page}"] if page else [])


async def test_a_play_is_noted_in_the_language_of_its_table(harbour: Harbour, log: Log) -> None:
    text = await noted(harbour, log, "port_royal", timedelta(days=3), language="de")
    assert "Gespielt seit 2026-11-25, 12 Runden" in text
    assert "gewonnen" in text


def test_each_game_names_its_page_where_one_is_known() -> None:
    assert load_game("marauders").listed({}) == 25292
    rules = {name: load_game("port_royal").listed({"rules": name}) for name in ("port_royal", "haendler")}
    assert rules == {"port_royal": 156009, "haendler": None}
    assert load_game("treasure_fleet").listed({}) is None


async def test_a_name_in_a_play_marks_nothing(harbour: Harbour, log: Log) -> None:
    text = await noted_by(harbour, log, "[/b][url=x]`Anne`")
    assert "[/b]" not in text
    assert "[url" not in text


async def noted_by(harbour: Harbour, log: Log, name: str) -> str:
    """What somebody called so notes."""
    live = await harbour.game(Member(77, name, "en-US", GUILD), BART, game="treasure_fleet")
    await harbour.finish(live)
    return (await log.written(live.id, ANNE, Wanted(part=PLAY)))[1].text
