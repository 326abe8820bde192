"""What members look up, what they read of the log, and rounds past."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest

import render
from bot.log.exporting import exported
from bot.log.reading import Log
from bot.looking.looking import Looking
from bot.tables import LiveTable
from bot.tables.looks import overlays
from bot.tables.tell import NoSuch
from bot.tables.thinking.helm import is_quiet
from bot.watching.past import HANDS_AFTER, Past
from tests.domain.conftest import ANNE, BART, CHARLOTTE, STRANGER, Harbour, Refused
from tests.marauders.table import in_port

IN_PORT = {"turn": 0, "seats": [in_port("nassau"), in_port("tortuga")]}


@pytest.fixture
def looking(harbour: Harbour) -> Looking:
    """Look-ups at the tables of the harbour."""
    return Looking(harbour.tables)


@pytest.fixture
def log(harbour: Harbour) -> Log:
    """The logs of its tables."""
    return Log(harbour.tables)


@pytest.fixture
def past(harbour: Harbour) -> Past:
    """Their rounds past."""

    async def at_once(work: Callable[..., Any], *args: Any, **named: Any) -> Any:
        return work(*args, **named)

    return Past(harbour.tables, harbour.clock, at_once)


# --- looking up ---------------------------------------------------------------------------------------------


async def test_a_table_is_read_as_its_reader_prefers(harbour: Harbour, looking: Looking) -> None:
    live = await harbour.game(ANNE, BART)
    await harbour.tables.prefer(ANNE.id, words=True, odds=False)
    read = await looking.table(live.id, ANNE)
    assert (read.for_words, read.for_odds) == (True, False)
    assert (await looking.look(ANNE)).words
    assert not (await looking.table(live.id, BART)).for_words
    with Refused("tell-not-started"):
        await looking.table((await harbour.lobby(ANNE, BART)).id, ANNE)


async def test_who_has_a_language_of_his_own_reads_every_table_in_it(
    harbour: Harbour, looking: Looking
) -> None:
    live = await harbour.game(ANNE, BART)
    await harbour.tables.prefer(ANNE.id, language="de")
    read = await looking.table(live.id, ANNE)
    assert (read.texts.language, read.texts.player(1)) == ("de", "Bart")
    assert (live.texts.language, (await looking.table(live.id, BART)).texts.language) == ("en", "en")
    await harbour.tables.prefer(ANNE.id, language=None)
    assert (await looking.table(live.id, ANNE)).texts.language == "en"


async def test_a_spectator_sees_the_first_seats_sheet_a_member_his_own(
    harbour: Harbour, looking: Looking
) -> None:
    live = await harbour.game(ANNE, BART)
    assert (await looking.seen(live.id, STRANGER, None))[1] == 0
    assert (await looking.seen(live.id, BART, None))[1] == 1
    assert (await looking.seen(live.id, BART, 0))[1] == 0
    for seat in (2, -1):
        with pytest.raises(NoSuch):
            await looking.seen(live.id, BART, seat)


async def test_a_question_is_explained_to_whoever_is_asked(harbour: Harbour, looking: Looking) -> None:
    live = await harbour.at_sea(ANNE, BART, position=IN_PORT)
    asked = await looking.explained(live.id, ANNE)
    assert asked.decision == live.asked(0)
    assert asked.told
    with Refused("tell-nothing-to-explain"):
        await looking.explained(live.id, BART)
    with Refused("tell-stranger"):
        await looking.explained(live.id, STRANGER)


async def test_parts_of_the_board_and_what_is_laid_over_it_are_found(
    harbour: Harbour, looking: Looking
) -> None:
    live = await harbour.at_sea(ANNE, BART, position=IN_PORT)
    kind, name = render.kind_of_parts("marauders"), overlays("marauders")[0]
    assert kind is not None
    assert (await looking.part(live.id, STRANGER, kind, render.parts("marauders")[0])).id == live.id
    with Refused(f"tell-no-such-{kind}"):
        await looking.part(live.id, ANNE, kind, "atlantis")
    assert (await looking.overlay(live.id, BART, name))[1] == 1
    with Refused("tell-stranger"):
        await looking.overlay(live.id, STRANGER, name)
    with Refused("tell-no-overlay"):
        await looking.overlay(live.id, BART, "treasure")
    tiny = await harbour.game(ANNE, BART)
    with Refused(f"tell-no-{kind}"):
        await looking.part(tiny.id, ANNE, kind, "nassau")


async def test_the_voice_at_the_helm_is_silenced_for_one_seat(harbour: Harbour, looking: Looking) -> None:
    live = await harbour.game(ANNE, BART)
    before = is_quiet(live, 0), is_quiet(live, 1)
    _, seat = await looking.silence(live.id, ANNE)
    assert seat == 0
    assert (is_quiet(live, 0), is_quiet(live, 1)) == (not before[0], before[1])
    await looking.keep_helm(live.id, ANNE)
    assert not is_quiet(live, 0)
    assert live.holder(0).settings.quiet is False, "it asks no more"
    for act in (looking.silence, looking.keep_helm):
        with Refused("tell-stranger"):
            await act(live.id, STRANGER)


# --- the log ------------------------------------------------------------------------------------------------


async def play_round(harbour: Harbour, live: LiveTable) -> None:
    """Everybody offers a pebble: the log tells who took the shell."""
    async with harbour.tables.hold(live.id) as live:
        for seat, decision in list(live.waiting.items()):
            await harbour.tables.answer(live, seat, decision.number, [decision.options[0].id])


async def test_everybody_reads_the_log_of_a_game(harbour: Harbour, log: Log) -> None:
    live = await harbour.game(ANNE, BART)
    await play_round(harbour, live)
    _, logged = await log.read(live.id, STRANGER)
    assert "shell.taken" in [read.key for read in logged.read]
    with Refused("tell-not-started"):
        await log.read((await harbour.lobby(ANNE, BART)).id, ANNE)


async def test_who_looks_is_told_what_is_new_once(harbour: Harbour, log: Log) -> None:
    live = await harbour.game(ANNE, BART)
    first = await log.since(live.id, ANNE.id, looks=True)
    assert first is not None
    assert not first.tells
    await log.looked(live, ANNE.id, first.upto)
    await play_round(harbour, live)
    new = await log.since(live.id, ANNE.id, looks=True)
    assert new is not None
    assert (new.first, new.upto) == (first.upto, live.next_entry)
    await log.looked(live, ANNE.id, new.upto)
    assert await log.since(live.id, ANNE.id, looks=True) is None
    assert await log.since(live.id, STRANGER.id, looks=True) is None
    lobby = await harbour.lobby(ANNE, BART)
    assert await log.since(lobby.id, ANNE.id, looks=True) is None


async def test_a_game_is_exported_with_its_players_names(harbour: Harbour) -> None:
    live = await harbour.game(ANNE, BART)
    assert b'"Anne"' in await exported(harbour.tables, live)
    with Refused("tell-not-started"):
        await exported(harbour.tables, await harbour.lobby(ANNE, BART))


# --- rounds past --------------------------------------------------------------------------------------------


async def after_a_round(harbour: Harbour) -> LiveTable:
    """A table of which at least one whole round lies behind."""
    live = await harbour.game(ANNE, BART, game="marauders")
    assert live.game is not None
    while live.game.view(None)["state"]["round"] < 2:
        async with harbour.tables.hold(live.id) as live:
            seat, decision = next(iter(live.waiting.items()))
            picks = ["end"] if decision.option("end") else list(decision.default)
            await harbour.tables.answer(live, seat, decision.number, picks)
        assert live.game is not None
    return live


async def test_rounds_past_are_looked_at_by_their_numbers(harbour: Harbour, past: Past) -> None:
    live = await after_a_round(harbour)
    then = await past.round(live.id, None)
    assert then.number == then.numbers[-1]
    assert then.view["state"]
    assert not then.hands
    assert (await past.round(live.id, then.numbers[0])).number == then.numbers[0]
    with Refused("tell-no-such-round"):
        await past.round(live.id, 99)
    with Refused("tell-not-started"):
        await past.round((await harbour.lobby(ANNE, BART)).id, None)
    with Refused("tell-no-board"):
        await past.round((await harbour.game(ANNE, BART)).id, None)


async def test_all_hands_are_seen_a_day_after_the_end(
    harbour: Harbour, past: Past, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("data.store.moves.now", harbour.clock.now)
    live = await harbour.game(ANNE, BART, CHARLOTTE, game="treasure_fleet")
    with Refused("tell-hands-running"):
        await past.hands(live.id, 1)
    await harbour.finish(live)
    with Refused("tell-hands-later"):
        await past.hands(live.id, 1)
    harbour.clock.move(HANDS_AFTER + timedelta(minutes=1))
    _, then = await past.hands(live.id, 1)
    assert then.game is not None
    assert then.game.view(1) != then.game.view(None)
    assert (await past.round(live.id, None)).hands
    with Refused("tell-no-such-round"):
        await past.hands(live.id, 99)
