"""Nothing is drawn or encoded on the event loop: members of other tables would wait for it."""

from __future__ import annotations

import asyncio
import gc
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

import render
import render.film
import render.kit.picture
from bot.pictures.board import board_picture, captain_picture, card_picture, part_picture
from bot.pictures.scenes import scene_picture
from bot.pictures.threads import BEHIND, is_behind, off_the_loop
from data.locale import Texts
from tests.bot.conftest import World
from tests.bot.interactions.cogs.test_cogs import sea
from tests.bot.sailor import Sailor, play_on
from tests.patience import PATIENCE


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


@pytest.mark.in_turn(3)
async def test_every_kind_of_picture_is_drawn_in_a_thread(
    world: World, threads: list[threading.Thread]
) -> None:
    live, loop = await sea(world), threading.current_thread()
    threads.clear()
    drawn = [
        await board_picture(live, "large"),
        await captain_picture(live, 0, 0),
        await part_picture(live, "havana"),
        await card_picture(Texts(), "carpenter"),
    ]
    assert all(drawn)
    assert len(threads) == len(drawn)
    assert loop not in threads


@pytest.mark.in_turn(3)
async def test_scenes_plot_and_film_of_a_whole_game_are_drawn_in_threads(
    world: World, threads: list[threading.Thread]
) -> None:
    live, loop = await world.table("Anne", computers=1, game="treasure_fleet"), threading.current_thread()
    assert await scene_picture(live)
    await play_on(world, live, [Sailor(world, "Anne")])
    assert len(threads) > 3
    assert loop not in threads


@pytest.fixture
def themes(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The theme of every board that is drawn."""
    drawn: list[str] = []
    draw = render.board

    def noted(view: Any, texts: Texts, names: Sequence[str], theme: str) -> Any:
        drawn.append(theme)
        return draw(view, texts, names, theme)

    monkeypatch.setattr("render.board", noted)
    return drawn


async def test_a_board_that_looks_the_same_is_drawn_once(world: World, themes: list[str]) -> None:
    live = await sea(world)
    one, other = await asyncio.gather(board_picture(live, "large"), board_picture(live, "large"))
    assert one is other is await board_picture(live, "large")
    assert themes.count("large") == 1
    assert await board_picture(live, "contrast") is not one


@pytest.mark.in_turn(3)
async def test_a_board_that_nobody_keeps_is_forgotten(world: World, themes: list[str]) -> None:
    live = await sea(world)
    assert bool(await board_picture(live, "large"))
    await asyncio.sleep(0)
    gc.collect()
    # Pictures of all tables would fill the memory.
    assert bool(await board_picture(live, "large"))
    assert themes.count("large") == 2


def test_what_nobody_waits_for_any_longer_counts_until_it_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    drawers, go = ThreadPoolExecutor(BEHIND), threading.Event()
    monkeypatch.setattr("bot.pictures.threads._threads", drawers)

    async def ask_and_leave() -> None:
        asked = [asyncio.create_task(off_the_loop(go.wait, PATIENCE)) for _ in range(BEHIND)]
        await asyncio.sleep(0)
        assert not any(task.done() for task in asked)

    asyncio.run(ask_and_leave())
    assert is_behind()
    go.set()
    drawers.shutdown()
    assert not is_behind()
