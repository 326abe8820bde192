"""The story: events by what their reader may read, cursors, and what an answer has brought about."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from msgspec import UNSET

from bot.protocol import shapes
from bot.protocol.door import NotHere, Tables
from bot.protocol.story import MOST
from bot.tables import LiveTable
from engine.kernel import Decision
from tests.bot.protocol.conftest import answered, asked, laid
from tests.domain.conftest import ANNE, BART, Harbour
from tests.marauders.table import at_sea, goods, in_port


async def voyage(harbour: Harbour) -> LiveTable:
    """It is Anne's turn, at sea off Nassau; Bart lies in port."""
    seats = [at_sea("nassau"), in_port("havana")]
    return await harbour.at_sea(ANNE, BART, position={"turn": 0, "seats": seats})


async def test_a_story_goes_on_from_a_cursor(harbour: Harbour, pages: Tables) -> None:
    live = await voyage(harbour)
    door = pages.door(live.id, BART)
    before = await door.story(None)
    assert await door.story(before.cursor) == shapes.Story([], len(before.events), before.cursor)
    await answered(pages.door(live.id, ANNE), "move:tortuga")
    (sailed,) = (await door.story(before.cursor)).events
    assert (sailed.n, sailed.kind, sailed.at) == (len(before.events), "moved", ["zone:tortuga"])
    assert sailed.args == {"piece": "ship:0", "from": "zone:nassau", "to": "zone:tortuga", "by": "sailed"}
    assert sailed.said == "Anne sailed from Nassau to Tortuga."
    assert sailed.turn is not None
    assert sailed.turn.seat == 0
    whole = await door.story(None)
    assert [event.n for event in whole.events] == [*range(len(whole.events))]


async def test_an_undo_takes_back_what_was_told(harbour: Harbour, pages: Tables) -> None:
    live = await voyage(harbour)
    anne, bart = pages.door(live.id, ANNE), pages.door(live.id, BART)
    await answered(anne, "move:tortuga")
    told = await bart.story(None)
    undo = (await anne.table()).undo
    assert undo is not None
    assert (undo.count, "Tortuga" in undo.line) == (1, True)
    assert isinstance(await anne.undo(shapes.TakeBack(False)), shapes.Taken)
    anew = await bart.story(told.cursor)
    assert anew.first == told.events[-1].n, "nothing that is as it was is told again"
    assert [event.said for event in anew.events] == ["Anne took the last answer back."]
    assert (await bart.story(anew.cursor)).events == []
    kept = [event for event in told.events if event.n < anew.first] + anew.events
    assert kept == (await bart.story(None)).events
    assert "Tortuga" not in kept[-1].said
    assert (await anne.table()).undo is None


async def test_events_count_what_their_reader_may_read(harbour: Harbour, pages: Tables) -> None:
    seats = [in_port("nassau", gold=20), in_port("tortuga")]
    live = await harbour.at_sea(ANNE, BART, position={"turn": 0, "seats": seats})
    anne, bart = pages.door(live.id, ANNE), pages.door(live.id, BART)
    # What is paid out of a stash is told to its owner alone.
    for picks in (["port"], ["stash"]):
        await answered(anne, *picks)
    await answered(anne, "20")
    await answered(anne, "rumor")
    one, two = (await anne.story(None)).events, (await bart.story(None)).events
    secret = [event for event in one if "stash" in event.said and "You" in event.said]
    assert len(one) > len(two)
    assert secret
    assert [event.n for event in two] == [*range(len(two))]


async def test_what_a_seat_alone_knows_is_in_its_events(harbour: Harbour, pages: Tables) -> None:
    seats = [in_port("nassau", gold=20), in_port("tortuga")]
    live = await harbour.at_sea(ANNE, BART, position={"turn": 0, "seats": seats})
    anne, bart = pages.door(live.id, ANNE), pages.door(live.id, BART)
    await answered(anne, "port")
    await answered(anne, "buy")
    first = (await asked(anne)).options[0].id
    await answered(anne, first)
    stories = [await anne.story(None), await bart.story(None)]
    bought = [next(event for event in story.events if event.kind == "bought") for story in stories]
    assert bought[0].args["goods"] == [first.partition(":")[2]]
    assert "goods" not in bought[1].args
    assert bought[1].args["count"] == 1


async def test_the_story_of_a_table_loaded_anew_counts_on(
    harbour: Harbour, pages: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await laid(harbour, ANNE, game="port_royal", computers=2)
    door = pages.door(live.id, ANNE)
    while len(live.recent) < 30:
        await answered(door, *((await asked(door)).default or [(await asked(door)).options[-1].id]))
        await pages.acting.settle()
    before = await door.story(None)
    harbour.tables.forget(live.id)
    monkeypatch.setattr("bot.tables.opened.KEPT_LINES", 10)
    assert (await harbour.tables.open(live.id)).recent[0][0] > 0
    pages.pulses.tell(live.id)
    assert await door.story(None) == before


async def test_nothing_is_missing_that_is_no_longer_in_memory(harbour: Harbour, pages: Tables) -> None:
    """Where a table is posted, what the messages have told is forgotten."""
    live = await voyage(harbour)
    bart = pages.door(live.id, BART)
    before = await bart.story(None)
    await answered(pages.door(live.id, ANNE), "move:tortuga")
    await answered(pages.door(live.id, ANNE), "move:havana")
    live.recent = live.recent[-1:]
    assert [event.at for event in (await bart.story(before.cursor)).events] == [
        ["zone:tortuga"],
        ["zone:havana"],
    ]
    live.recent = []
    pages.pulses.tell(live.id)
    assert len((await bart.story(None)).events) == len(before.events) + 2


async def test_a_story_is_no_longer_than_a_page_can_play(harbour: Harbour, pages: Tables) -> None:
    live = await laid(harbour, ANNE, game="port_royal", computers=3)
    await harbour.finish(live)
    door = pages.door(live.id, None)
    story = await door.story(None)
    assert len(story.events) == MOST
    assert (await door.story("0-00000000")).first == story.first
    assert (await door.story("99999999-00000000")).first == story.first


async def test_an_answer_tells_what_it_has_brought_about(harbour: Harbour, pages: Tables) -> None:
    live = await voyage(harbour)
    anne = pages.door(live.id, ANNE)
    assert (await asked(anne)).result is UNSET
    await answered(anne, "move:tortuga")
    result = (await asked(anne)).result
    assert result is not UNSET
    sailed = (await anne.story(None)).events[-1]
    assert (result.events, "Tortuga" in result.line) == ([sailed.n], True)
    await answered(anne, "end")
    waiting = await anne.question()
    assert waiting.result is UNSET or sailed.n not in waiting.result.events


async def test_what_concerns_its_reader_weighs_most(harbour: Harbour, pages: Tables) -> None:
    seats = [in_port("nassau", gold=12, cargo=goods("rum", 3)), in_port("tortuga")]
    live = await harbour.at_sea(
        ANNE, BART, position={"turn": 0, "seats": seats, "zones": {"nassau": {"demand": "rum"}}}
    )
    anne = pages.door(live.id, ANNE)
    await answered(anne, "port")
    await answered(anne, "sell")
    await answered(anne, *(await asked(anne)).bundles[0].picks)
    weights = {}
    for name, door in (("mine", anne), ("his", pages.door(live.id, BART))):
        glory = next(event for event in (await door.story(None)).events if event.kind == "glory")
        weights[name] = glory.weight
        assert glory.args == {"seat": 0, "by": 1, "now": 1, "why": "sale"}
    assert weights == {"mine": 3, "his": 2}


async def test_who_reads_of_himself_is_called_you_and_everybody_else_by_one_name(
    harbour: Harbour, pages: Tables
) -> None:
    live = await voyage(harbour)
    anne, bart = pages.door(live.id, ANNE), pages.door(live.id, BART)
    await answered(anne, "move:tortuga")
    assert (await anne.story(None)).events[-1].said == "You sailed from Nassau to Tortuga."
    assert (await bart.story(None)).events[-1].said == "Anne sailed from Nassau to Tortuga."
    result = (await asked(anne)).result
    assert result is not UNSET
    assert result.line == "You sailed from Nassau to Tortuga."


async def test_what_an_answer_brings_about_ends_where_anothers_turn_begins(
    harbour: Harbour, pages: Tables
) -> None:
    live = await voyage(harbour)
    anne = pages.door(live.id, ANNE)
    await answered(anne, "end")
    result = (await anne.question()).result
    assert result is UNSET or "Bart" not in result.line


async def test_turns_are_of_the_round_that_is_played_where_a_table_was_laid_in_it(
    harbour: Harbour, pages: Tables
) -> None:
    live = await laid(harbour, ANNE, BART, game="marauders", opening="first_voyage")
    doors = [pages.door(live.id, member) for member in (ANNE, BART)]
    begun = (await doors[0].story(None)).events[-1].turn
    assert begun is not None
    assert (begun.seat, begun.round) == (0, 1)
    while (await doors[0].table()).round == 1:
        for door in doors:
            question = await door.question()
            if isinstance(question, shapes.Question):
                assert question.plan is not UNSET
                await answered(door, *question.plan.picks)
    for reader in (ANNE, None):
        turns = [event.turn for event in (await pages.door(live.id, reader).story(None)).events]
        rounds = [turn.round for turn in turns if turn is not None and turn.seat is not None]
        assert (rounds[0], rounds[-1]) == (1, 2), "for who has read along, and for who comes now"


async def test_who_looks_while_computer_captains_play_waits_for_no_more_than_one_of_their_answers(
    harbour: Harbour, pages: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.tables.service.TOGETHER", 3600.0)
    live = await laid(harbour, ANNE, game="port_royal", computers=3)
    door, saved = pages.door(live.id, ANNE), [live.stored]
    harbour.tables.events.saved.listen(lambda live, _: saved.append(live.stored))
    answers = 0
    looking: asyncio.Task[Any] | None = None
    answer = harbour.tables._captain

    async def captain(live: LiveTable, seat: int, decision: Decision) -> list[str]:
        nonlocal answers, looking
        answers += 1
        if answers == 2:
            looking = asyncio.ensure_future(door.table())
        return await answer(live, seat, decision)

    monkeypatch.setattr(harbour.tables, "_captain", captain)
    while answers < 4:
        answers, looking = 0, None
        saved.clear()
        async with live.lock:
            decision = live.asked(0)
            assert decision is not None, "a game has turns with several answers of captains"
            await harbour.tables.answer(live, 0, decision.number, decision.default)
            before = live.stored
            await harbour.tables.let_captains_play(live)
    assert looking is not None
    await looking
    assert any(before < one < live.stored for one in saved)


async def test_dice_say_what_they_had_to_show(harbour: Harbour, pages: Tables) -> None:
    live = await voyage(harbour)
    anne = pages.door(live.id, ANNE)
    await answered(anne, "scout:merchant")
    told = (await anne.story(None)).events
    rolled = next(event for event in told if event.kind == "rolled")
    assert rolled.args["for"] == "scout_merchant"
    assert rolled.note == "1 success was needed."
    assert all(event.note is UNSET for event in told if event.kind != "rolled")


async def test_how_a_game_went_is_told_once_it_is_over(harbour: Harbour, pages: Tables) -> None:
    live = await voyage(harbour)
    for reader in (ANNE, None):
        with pytest.raises(NotHere):
            await pages.door(live.id, reader).recap()
