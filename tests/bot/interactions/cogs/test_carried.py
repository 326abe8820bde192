"""`/game export` for a forum: the text, the board, and at the end the film, by a command at the table."""

from __future__ import annotations

import io

from PIL import Image

from bot.tables import LiveTable
from tests.bot.conftest import World
from tests.bot.interactions.cogs.test_cogs import here, sea
from tests.bot.posting.test_ending import finished


async def exported(world: World, live: LiveTable, who: str = "Anne", **asked: object) -> dict[str, bytes]:
    """The files that somebody is sent."""
    result = await world.member(who).slash(here(world, live), "game export", **asked)
    assert result.response is not None
    return {one.filename: await one.read() for one in result.response.attachments}


async def test_the_last_turn_comes_with_the_board(world: World) -> None:
    live = await sea(world)
    files = await exported(world, live, **{"as": "bbcode"})
    text = files[f"table-{live.id}.txt"].decode()
    assert text.startswith("[b]Merchants & Marauders")
    assert "[b]Anne (" in text
    (picture,) = [data for name, data in files.items() if name.endswith(".jpg")]
    assert Image.open(io.BytesIO(picture)).format == "JPEG"


async def test_a_stranger_reads_what_a_player_reads_but_has_no_turn(world: World) -> None:
    live = await sea(world)
    for part in ("turn", "round", "game"):
        asked = {"as": "markdown", "part": part}
        assert await exported(world, live, **asked) == await exported(world, live, "Eve", **asked)
    result = await world.member("Eve").slash(here(world, live), "game export", part="mine")
    assert "no seat" in world.said(result)


async def test_a_round_that_was_not_played_is_named(world: World) -> None:
    live = await sea(world)
    result = await world.member("Anne").slash(here(world, live), "game export", round=40)
    assert "rounds from" in world.said(result)
    assert f"table-{live.id}.txt" in await exported(world, live, round=1)


async def test_a_game_that_is_over_comes_with_its_film(world: World) -> None:
    live = await finished(world)
    files = await exported(world, live, **{"as": "markdown", "part": "game"})
    assert {name.rpartition(".")[2] for name in files} == {"md", "jpg", "webp"}
    assert "replay.webp" in files
    assert files[f"table-{live.id}.md"].decode().count("### ") > 2
    assert set(await exported(world, live)) == {f"table-{live.id}.json"}, "as it ever was"


async def test_who_presses_it_notes_the_play(world: World) -> None:
    """By the button on the last message, and by the command; before the end it is refused."""
    live = await finished(world)
    place = here(world, live)
    pressed = world.said(await world.click(world.member("Eve"), world.newest("play", live.place), "play"))
    assert "Treasure Fleet" in pressed
    assert "Anne" in pressed
    assert "boardgamegeek" not in pressed, "no page of this game is known for certain"
    assert world.said(await world.member("Anne").slash(place, "game export", part="play")) == pressed
    other = await sea(world)
    assert "not over" in world.said(
        await world.member("Anne").slash(here(world, other), "game export", part="play")
    )
