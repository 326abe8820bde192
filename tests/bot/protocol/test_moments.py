"""How a table stood in between, told with the story."""

from __future__ import annotations

from msgspec import UNSET

from bot.protocol import shapes
from bot.protocol.door import TableDoor, Tables
from bot.protocol.moments import MOST
from tests.bot.protocol.conftest import answered, asked, laid
from tests.domain.conftest import ANNE, BART, Harbour
from tests.marauders.table import at_sea, in_port


async def turn_of(*doors: TableDoor) -> tuple[TableDoor, TableDoor]:
    """Who is asked, and the other one."""
    first, second = doors
    mine = isinstance(await first.question(), shapes.Question)
    return (first, second) if mine else (second, first)


async def at_harbour(harbour: Harbour, pages: Tables) -> tuple[TableDoor, TableDoor]:
    """Port Royal of two: whose turn it is, and the other one, who is told of it."""
    live = await laid(harbour, ANNE, BART, game="port_royal")
    return await turn_of(pages.door(live.id, ANNE), pages.door(live.id, BART))


async def takes_a_card(active: TableDoor) -> None:
    """Turn up two cards, stop, and take one."""
    for wanted in ("turn-up", "turn-up", "put-in"):
        question = await asked(active)
        ids = [one.id for one in question.options]
        if wanted in ids:
            await answered(active, wanted)
        elif "let-in" in ids:
            await answered(active, "let-in")
    taken = (await asked(active)).options[0].id
    assert taken.partition(":")[0] in ("loot", "employ")
    await answered(active, taken)


async def test_a_story_has_the_table_as_it_was_after_each_answer(harbour: Harbour, pages: Tables) -> None:
    active, other = await at_harbour(harbour, pages)
    before = await other.story(None)
    began, first = await other.table(), await other.board()
    assert before.moments == []
    assert began.cursor == before.cursor
    await takes_a_card(active)
    told = await other.story(before.cursor)
    uptos = [one.upto for one in told.moments]
    assert uptos == sorted({*uptos})
    assert all(told.first < one <= told.first + len(told.events) for one in uptos)
    # Each has the card that was turned up before it.
    assert first is not None
    for moment in told.moments:
        assert moment.laid is not UNSET
        lying = {one.id for one in moment.laid.pieces}
        turned = [one for one in told.events if one.kind == "drew" and one.n < moment.upto]
        assert turned
        if moment is not told.moments[-1]:
            assert f"card:{turned[-1].args['cards'][0]}" in lying
    # The last one is how things are.
    last, board = told.moments[-1], await other.board()
    assert board is not None
    assert last.laid is not UNSET
    assert (last.laid.pieces, last.laid.ground.token) == (board.pieces, board.ground.token)
    assert last.seats == (await other.table()).seats != began.seats
    assert (last.purse, last.board) == ((await other.view()).purse, (await other.view()).board)


async def test_what_was_taken_back_was_never_so(harbour: Harbour, pages: Tables) -> None:
    live = await laid(harbour, ANNE, BART, game="port_royal")
    active, other = await turn_of(pages.door(live.id, ANNE), pages.door(live.id, BART))
    before = await other.story(None)
    await takes_a_card(active)
    while (await active.table()).undo is not None:
        await active.undo(shapes.TakeBack(all=True))
    told = await other.story(before.cursor)
    seats = (await other.table()).seats
    assert all(one.seats == seats for one in told.moments)


async def test_a_board_that_takes_long_to_draw_is_not_drawn_in_between(
    harbour: Harbour, pages: Tables
) -> None:
    live = await harbour.at_sea(
        ANNE, BART, position={"turn": 0, "seats": [at_sea("nassau"), in_port("havana")]}
    )
    door = pages.door(live.id, BART)
    before = await door.story(None)
    await answered(pages.door(live.id, ANNE), "move:tortuga")
    (moment,) = (await door.story(before.cursor)).moments
    assert moment.laid is UNSET
    assert moment.seats[0].at == "zone:tortuga"


async def test_of_such_a_board_the_pieces_are_known_where_they_have_changed(
    harbour: Harbour, pages: Tables
) -> None:
    live = await harbour.at_sea(
        ANNE, BART, position={"turn": 0, "seats": [at_sea("nassau"), in_port("havana")]}
    )
    door = pages.door(live.id, BART)
    before = await door.story(None)
    for zone in ("tortuga", "nassau"):
        await answered(pages.door(live.id, ANNE), f"move:{zone}")
    moments = (await door.story(before.cursor)).moments
    known = [moment.pieces for moment in moments if moment.pieces is not UNSET]
    lay = [one.at for pieces in known for one in pieces if one.id == "ship:0"]
    assert lay == ["zone:tortuga", "zone:nassau"]
    board = await door.board()
    assert board is not None
    assert known[-1] == board.pieces


async def test_a_purse_was_as_everybody_saw_it_and_what_only_its_owner_sees_is_in_it_too(
    harbour: Harbour, pages: Tables
) -> None:
    seats = [in_port("nassau", gold=7, stash=3), in_port("havana", gold=4, stash=9)]
    live = await harbour.at_sea(ANNE, BART, position={"turn": 0, "seats": seats})
    doors = pages.door(live.id, ANNE), pages.door(live.id, BART)
    before = [await door.story(None) for door in doors]
    question = await asked(doors[0])
    (stash,) = [one.id for one in question.courses if one.id == "stash+7"]
    assert isinstance(await doors[0].answer(shapes.Answer(question.number, course=stash)), shapes.Taken)
    told = [await door.story(one.cursor) for door, one in zip(doors, before, strict=True)]
    purses = [[(one.id, one.count) for one in story.moments[0].purse or ()] for story in told]
    assert purses == [[("gold", 0), ("stash", 10)], [("gold", 4), ("stash", 9)]]


async def test_only_the_newest_are_kept(harbour: Harbour, pages: Tables) -> None:
    active, reader = await at_harbour(harbour, pages)
    other, before = reader, await reader.story(None)
    for _ in range(2 * MOST):
        active, other = await turn_of(active, other)
        question = await asked(active)
        await answered(active, *(question.default or [question.options[-1].id]))
    told = await reader.story(before.cursor)
    assert 0 < len(told.moments) <= MOST


async def test_the_last_card_of_a_sailing_is_seen_before_the_ships_are_captured(
    harbour: Harbour, pages: Tables
) -> None:
    live = await laid(harbour, ANNE, BART, game="treasure_fleet")
    doors = pages.door(live.id, ANNE), pages.door(live.id, BART)
    reader, before = doors[1], await doors[1].story(None)
    placed: list[shapes.Event] = []
    while True:
        for door in doors:
            question = await door.question()
            if isinstance(question, shapes.Question):
                fewest = [one.id for one in question.options[: max(1, question.least)]]
                await answered(door, *(question.default or fewest))
        told = await reader.story(before.cursor)
        reckoned = [one.n for one in told.events if one.at and one.weight == 3]
        placed += [one for one in told.events if one.args.get("by") == "placed"]
        if reckoned:
            break
        before = told
    last = [one for one in placed if one.n < reckoned[0]][-1]
    moment = next(one for one in told.moments if one.upto > last.n)
    assert moment.upto <= reckoned[0]
    assert moment.laid is not UNSET
    assert last.args["piece"] in {one.id for one in moment.laid.pieces}
    # Afterwards she and all at her are gone.
    board = await reader.board()
    assert board is not None
    assert last.args["piece"] not in {one.id for one in board.pieces}
