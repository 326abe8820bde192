"""Nothing is drawn or encoded on the event loop: members of other tables would wait for it."""

from __future__ import annotations

import threading
from collections.abc import Callable

import pytest

import render.film
import render.kit.picture
from bot.posting.pictures import board_picture, captain_picture, card_picture, part_picture, scene_picture
from data.locale import Texts
from tests.bot.conftest import World
from tests.bot.interactions.cogs.test_cogs import sea
from tests.bot.sailor import Sailor, play_on


@pytest.fixture
def threads(monkeypatch: pytest.MonkeyPatch) -> list[threading.Thread]:
    """The thread of each picture that is encoded while this test runs: every drawing ends with it."""
    used: list[threading.Thread] = []
    for module, name in ((render.kit.picture, "encode"), (render.film, "encode_film")):
        monkeypatch.setattr(module, name, _noted(getattr(module, name), used))
    return used


def _noted(encode: Callable[..., bytes], used: list[threading.Thread]) -> Callable[..., bytes]:
    def noted(*args: object) -> bytes:
        used.append(threading.current_thread())
        return encode(*args)

    return noted


async def test_every_kind_of_picture_is_drawn_in_a_thread(
    world: World, threads: list[threading.Thread]
) -> None:
    live, loop = await sea(world), threading.current_thread()
    threads.clear()
    drawn = [
        await board_picture(live),
        await captain_picture(live, 0, 0),
        await part_picture(live, "havana"),
        await card_picture(Texts(), "carpenter"),
    ]
    assert all(drawn)
    assert len(threads) == len(drawn)
    assert loop not in threads


async def test_scenes_plot_and_film_of_a_whole_game_are_drawn_in_threads(
    world: World, threads: list[threading.Thread]
) -> None:
    live, loop = await world.table("Anne", computers=1, game="treasure_fleet"), threading.current_thread()
    assert await scene_picture(live)
    await play_on(world, live, [Sailor(world, "Anne")])
    assert len(threads) > 3
    assert loop not in threads
