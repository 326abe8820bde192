"""What is carried elsewhere: a part of a game as a text for a forum, the same for whoever asks."""

from __future__ import annotations

import pytest

from bot.log.reading import Log
from bot.log.writing import GAME, MINE, PARTS, ROUND, TURN, Wanted
from data.telling.forum import BBCODE, FORMS, MARKDOWN
from tests.domain.conftest import ANNE, BART, STRANGER, Harbour, Refused


@pytest.fixture
def log(harbour: Harbour) -> Log:
    """The logs of the harbour's tables."""
    return Log(harbour.tables)


@pytest.mark.parametrize("form", FORMS)
async def test_whoever_asks_is_given_the_same(harbour: Harbour, log: Log, form: str) -> None:
    live = await harbour.game(ANNE, BART, computers=1, game="port_royal")
    await harbour.finish(live)
    for part in PARTS:
        if part != MINE:
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
