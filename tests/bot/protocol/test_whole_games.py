"""Whole games through a door: each shape is as promised, each place one of those that there are."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from bot.cli.chosen import modules_of
from bot.protocol import shapes
from bot.protocol.door import NotHere, TableDoor, Tables
from data.telling.happened import NEEDS
from engine.captains import captain, many_games
from engine.games import load_game
from tests.bot.protocol.conftest import laid
from tests.domain.conftest import ANNE, Harbour

PLACE = re.compile(r"(zone|port|ship|seat|npc|merchant|card|slot|deck|glory|token|location|die):[\w.\-]+")
GAMES = [
    ("marauders", "", 120),
    ("marauders", "all", 90),
    ("port_royal", "all", 60),
    ("treasure_fleet", "", 200),
]


def places_in(data: Any) -> Iterator[str]:
    """Everything that is given as a place."""
    if isinstance(data, dict):
        for name, value in data.items():
            if name in ("at", "links", "piece", "to", "from", "sides", "who", "target"):
                yield from (
                    [value]
                    if isinstance(value, str)
                    else [one for one in value or () if isinstance(one, str)]
                )
            yield from places_in(value)
    elif isinstance(data, list):
        for one in data:
            yield from places_in(one)


async def look(door: TableDoor, cursor: str | None) -> shapes.Story:
    """Look at all that can be looked at often: it is written and read again as it is."""
    story = await door.story(cursor)
    for told in (await door.table(), await door.view(), await door.question(), story, await door.orders()):
        data = msgspec.json.encode(told)
        assert msgspec.json.decode(data, type=type(told)) == told
        for place in places_in(msgspec.json.decode(data)):
            # A deck lies nowhere but where it is.
            assert not place or PLACE.fullmatch(place), place
    for event in story.events:
        assert {*NEEDS[event.kind]} <= {*event.args}
        assert event.said
    return story


@pytest.mark.in_turn(3)
@pytest.mark.parametrize(("game", "modules", "most"), GAMES)
async def test_a_game_is_played_through_its_door(
    harbour: Harbour, pages: Tables, game: str, modules: str, most: int
) -> None:
    chosen = modules_of(load_game(game), modules) if modules else ()
    live = await laid(harbour, ANNE, game=game, computers=2, modules=chosen)
    anne, watcher = pages.door(live.id, ANNE), pages.door(live.id, None)
    player, cursor = captain(1, "whole"), None
    told: list[shapes.Event] = []
    with many_games():
        for turn in range(most):
            story = await look(anne, cursor)
            told = [event for event in told if event.n < story.first] + story.events
            cursor = story.cursor
            if turn % 10 == 0:
                await look(watcher, None)
            question = await anne.question()
            if isinstance(question, shapes.Waiting):
                break
            decision = live.asked(0)
            assert decision is not None
            picks = player.answer(live.game.view(0), decision) if live.game is not None else []
            refused = {option.id for option in question.options if option.refused is not msgspec.UNSET}
            assert not refused & {*picks}
            taken = await anne.answer(shapes.Answer(question.number, picks))
            assert isinstance(taken, shapes.Taken), taken
            await pages.acting.settle()
    assert [event.n for event in told] == [*range(len(told))]
    assert (await anne.table()).over or len(told) > most


async def test_things_and_layers_and_pictures_are_to_be_had(harbour: Harbour, pages: Tables) -> None:
    live = await laid(harbour, ANNE, game="marauders", computers=1)
    anne, watcher = pages.door(live.id, ANNE), pages.door(live.id, None)
    question = await anne.question()
    assert isinstance(question, shapes.Question)
    await anne.answer(shapes.Answer(question.number, question.default))
    board = await anne.board()
    assert board is not None
    assert await anne.board() == board
    named = {spot.at: spot.name for spot in board.spots}
    assert named["zone:nassau"] == "Nassau"
    for token in (board.picture.token, board.ground.token):
        picture = await watcher.picture(token)
        assert picture is not None
        assert picture[8:12] == b"WEBP"
    piece = next(piece for piece in board.pieces if piece.id == "ship:0")
    assert await anne.sprite(piece.sprite) is not None
    assert await anne.sprite("captain.0.nothing") is None
    layer = await anne.layer("reach")
    assert await anne.picture(layer.picture.token) is not None
    assert layer.line.startswith("The number says")
    # Nobody is after her: that is said, and what its signs mean is not.
    assert (await anne.layer("hunters")).line == "Nobody hunts you now."
    assert (await anne.layer("legend")).line == ""
    # It shows what Anne may know, and is nobody else's.
    assert await watcher.picture(layer.picture.token) is None
    merchant = await anne.thing("merchant:nassau")
    assert "you get a bounty" in (merchant.note or "")
    for place in ("zone:nassau", "ship:0", "card:royal_pardon", "deck:event", "merchant:nassau"):
        thing = await anne.thing(place)
        assert thing.title
        assert thing.at == place
    # A part of a ship is hers, also where no battle shows it any more.
    for place in ("location:0.hull", "location:admiral_du_casse.hull"):
        assert (await watcher.thing(place)).title == "Hull"
    with pytest.raises(NotHere):
        await anne.thing("location:0.bowsprit")
    assert await anne.card("royal_pardon.1") is not None
    assert await anne.card("nothing") is None
    assert await anne.art("cocoa_4") is not None
    assert await anne.art("nothing") is None
    explained = await anne.explain()
    assert explained.sections[0].lines
