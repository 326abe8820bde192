"""What is done at a table through its door: taken once, or refused with what is asked now."""

from __future__ import annotations

import asyncio

import pytest
from msgspec import UNSET

from bot.protocol import shapes
from bot.protocol.door import Tables
from bot.tables import LiveTable
from engine.kernel import Decision
from tests.bot.protocol.conftest import answered, asked, laid
from tests.domain.conftest import ANNE, BART, STRANGER, Harbour
from tests.marauders.table import at_sea, in_port


async def voyage(harbour: Harbour) -> LiveTable:
    """It is Anne's turn, at sea off Nassau; Bart lies in port."""
    return await harbour.at_sea(
        ANNE, BART, position={"turn": 0, "seats": [at_sea("nassau"), in_port("havana")]}
    )


async def test_an_answer_is_taken_once(harbour: Harbour, pages: Tables) -> None:
    live = await voyage(harbour)
    anne = pages.door(live.id, ANNE)
    wanted = shapes.Answer((await asked(anne)).number, ["move:tortuga"])
    assert isinstance(await anne.answer(wanted), shapes.Taken)
    again = await anne.answer(wanted)
    assert isinstance(again, shapes.Refused)
    assert isinstance(again.question, shapes.Question)
    assert again.question.number > wanted.question
    zones = [seat.at for seat in (await anne.table()).seats]
    assert zones[0] == "zone:tortuga"


@pytest.mark.parametrize(
    ("picks", "course"), [(["move:london"], None), ([], None), (["end", "end"], None), (None, "nowhere")]
)
async def test_what_is_not_offered_is_refused_in_a_sentence(
    harbour: Harbour, pages: Tables, picks: list[str] | None, course: str | None
) -> None:
    live = await voyage(harbour)
    anne = pages.door(live.id, ANNE)
    number = (await asked(anne)).number
    wanted = shapes.Answer(number, picks) if picks is not None else shapes.Answer(number, course=course or "")
    refused = await anne.answer(wanted)
    assert isinstance(refused, shapes.Refused)
    assert refused.refused
    assert (await asked(anne)).number == number


async def test_whoever_is_not_asked_may_not_answer(harbour: Harbour, pages: Tables) -> None:
    live = await voyage(harbour)
    number = (await asked(pages.door(live.id, ANNE))).number
    for member in (BART, STRANGER):
        door = pages.door(live.id, member)
        for refused in (
            await door.answer(shapes.Answer(number, ["end"])),
            await door.undo(shapes.TakeBack(True)),
            await door.order(shapes.GiveOrder(standing="nothing")),
        ):
            assert isinstance(refused, shapes.Refused), member
            assert isinstance(refused.question, shapes.Waiting)
    assert (await asked(pages.door(live.id, ANNE))).number == number


async def test_a_course_is_sailed(harbour: Harbour, pages: Tables) -> None:
    live = await voyage(harbour)
    anne = pages.door(live.id, ANNE)
    number = (await asked(anne)).number
    assert isinstance(await anne.answer(shapes.Answer(number, course="tortuga+move:port")), shapes.Taken)
    assert (await anne.table()).seats[0].at == "port:tortuga"
    await anne.undo(shapes.TakeBack(True))
    assert (await anne.table()).seats[0].at == "zone:nassau"
    # Each answer of the course can be given again, by whoever took it back alone.
    back = (await anne.table()).redo
    assert isinstance(back, int)
    assert (await pages.door(live.id, BART).table()).redo is UNSET
    assert isinstance(
        await pages.door(live.id, BART).undo(shapes.TakeBack(False, again=True)), shapes.Refused
    )
    for left in reversed(range(back)):
        assert isinstance(await anne.undo(shapes.TakeBack(False, again=True)), shapes.Taken)
        assert (await anne.table()).redo == (left or UNSET)
    assert (await anne.table()).seats[0].at == "port:tortuga"
    assert isinstance(await anne.undo(shapes.TakeBack(False, again=True)), shapes.Refused)


async def test_an_order_is_given_and_taken_back(harbour: Harbour, pages: Tables) -> None:
    live = await voyage(harbour)
    bart = pages.door(live.id, BART)
    offered = (await bart.orders()).standing
    assert [one.given for one in offered] == [False] * len(offered)
    order = next(one.id for one in offered if one.id == "careful")
    for down in (False, True):
        assert isinstance(await bart.order(shapes.GiveOrder(standing=order, down=down)), shapes.Taken)
        given = {one.id: one.given for one in (await bart.orders()).standing}
        assert given[order] is not down
        assert ("ordered" in (await bart.table()).helps) is not down


async def test_an_order_for_a_card_is_given(harbour: Harbour, pages: Tables) -> None:
    seats = [in_port("nassau"), in_port("tortuga", glory_cards=["cutpurses"])]
    live = await harbour.at_sea(ANNE, BART, position={"turn": 0, "seats": seats})
    bart = pages.door(live.id, BART)
    orders = [one for card in (await bart.orders()).cards for one in card.orders if not one.given]
    assert isinstance(await bart.order(shapes.GiveOrder(card=orders[0].id)), shapes.Taken)
    given = {one.id: one.given for card in (await bart.orders()).cards for one in card.orders}
    assert given[orders[0].id]


async def test_an_answer_is_acknowledged_before_computer_captains_have_played(
    harbour: Harbour, pages: Tables
) -> None:
    live = await voyage(harbour)
    await harbour.send_away(live, BART)
    anne = pages.door(live.id, ANNE)
    holds, thinks = asyncio.Event(), asyncio.Event()

    async def slowly(live: LiveTable, seat: int, decision: Decision) -> list[str]:
        thinks.set()
        await holds.wait()
        return list(decision.default)

    harbour.tables._captain = slowly
    number = (await asked(anne)).number
    taken = await anne.answer(shapes.Answer(number, ["end"]))
    assert isinstance(taken, shapes.Taken)
    await asyncio.wait_for(thinks.wait(), 30)
    waiting = await anne.question()
    assert isinstance(waiting, shapes.Waiting)
    holds.set()
    await pages.acting.settle()
    assert (await asked(anne)).number > number
    assert harbour.changed[-1] == live.id


async def test_news_come_when_a_reader_gets_something_else_and_never_otherwise(
    harbour: Harbour, pages: Tables
) -> None:
    live = await voyage(harbour)
    anne, bart, watcher = (pages.door(live.id, who) for who in (ANNE, BART, None))
    streams = {name: door.news() for name, door in (("anne", anne), ("bart", bart), ("watcher", watcher))}
    first = {name: await anext(stream) for name, stream in streams.items()}
    coming = {name: asyncio.ensure_future(anext(stream)) for name, stream in streams.items()}
    # What Bart orders is his alone to know.
    await bart.order(shapes.GiveOrder(standing="careful"))
    assert (await asyncio.wait_for(coming.pop("bart"), 30)).version != first["bart"].version
    for name, news in coming.items():
        assert not news.done(), name
    await answered(anne, "move:tortuga")
    for name, news in coming.items():
        told = await asyncio.wait_for(news, 30)
        assert told.version != first[name].version
        assert told.cursor == (await {"anne": anne, "watcher": watcher}[name].story(None)).cursor
    for stream in streams.values():
        await stream.aclose()


async def test_who_comes_back_with_what_is_still_so_hears_nothing_anew(
    harbour: Harbour, pages: Tables
) -> None:
    live = await voyage(harbour)
    anne = pages.door(live.id, ANNE)
    now = await anne.newest()
    stream = anne.news(now.version)
    coming = asyncio.ensure_future(anext(stream))
    await answered(anne, "move:tortuga")
    assert (await asyncio.wait_for(coming, 30)).version != now.version
    await stream.aclose()


async def test_an_answer_is_acknowledged_before_anything_is_made_of_what_came_of_it(
    harbour: Harbour, pages: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await harbour.at_sea(
        ANNE, BART, position={"turn": 0, "seats": [at_sea("nassau"), in_port("tortuga")]}
    )
    door = pages.door(live.id, ANNE)
    number = (await asked(door)).number

    def version(*_: object) -> str:
        raise AssertionError("the reader's version was worked out")

    monkeypatch.setattr("bot.protocol.door.version_of", version)
    assert await door.answer(shapes.Answer(number, ["move:tortuga"])) == shapes.Taken()


async def test_the_helm_speaks_up_once_before_a_dangerous_answer(harbour: Harbour, pages: Tables) -> None:
    poor = {**in_port("nassau"), "gold": 5, "ship": {"kind": "flute", "masts": 1}}
    position = {"turn": 0, "seats": [poor, in_port("havana")]}
    live = await harbour.at_sea(ANNE, BART, position=position, options={"opening": "first_voyage"})
    anne, bart = pages.door(live.id, ANNE), pages.door(live.id, BART)
    await answered(anne, "port")
    await answered(anne, "shipyard")
    before = (await bart.table()).version
    wanted = shapes.Answer((await asked(anne)).number, ["weapon:grapeshot"])
    refused = await anne.answer(wanted)
    assert isinstance(refused, shapes.Refused)
    assert "That costs 3 of your 5 gold, and it is not what we planned. I’d choose" in refused.refused
    assert refused.refused.endswith("Choose it once more if you mean it.")
    assert (await asked(anne)).number == wanted.question
    assert (await bart.table()).version == before, "nothing has happened"
    assert isinstance(await anne.answer(wanted), shapes.Taken)


async def test_of_equal_cards_only_those_that_are_loaded_may_be_played(
    harbour: Harbour, pages: Tables
) -> None:
    """A third 2-cannon that stayed behind looked like the two aboard."""
    live = await laid(harbour, ANNE, game="treasure_fleet", computers=2)
    door = pages.door(live.id, ANNE)
    question = live.asked(0)
    assert question is not None
    twos = [option.id for option in question.options if option.id.startswith("two_cannon")]
    others = [option.id for option in question.options if option.id not in twos]
    assert len(twos) > 2
    await answered(door, *twos[:2], *others[: question.least - 2])
    question = live.asked(0)
    assert question is not None
    assert question.kind == "fleet.place"
    loaded = {*twos[:2], *others[:1]}
    assert {card.id for card in (await door.view()).hand if card.playable} == loaded
