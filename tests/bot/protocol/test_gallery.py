"""Pictures that are kept, and those that are drawn when somebody asks for them."""

from __future__ import annotations

import asyncio

from bot.protocol.gallery import MOST_PROMISED, Gallery
from render import Picture

FILM = Picture(b"film", "webp", "", "How it went.", 4, 3)


async def test_what_is_promised_is_drawn_once_for_all_who_ask_meanwhile() -> None:
    gallery, begun, ready, drawn = Gallery(), asyncio.Event(), asyncio.Event(), list[str]()

    async def draw() -> Picture:
        drawn.append("film")
        begun.set()
        await ready.wait()
        return FILM

    token = gallery.promise(FILM, b"the film", (1, None), draw).token
    gone, *there = [asyncio.create_task(gallery.picture(1, seat, token)) for seat in (0, 1, None)]
    await begun.wait()
    gone.cancel()
    ready.set()
    assert await asyncio.gather(*there) == [FILM.data] * 2
    assert drawn == ["film"]
    assert await gallery.picture(2, None, token) is None


async def test_what_could_not_be_drawn_is_tried_again() -> None:
    gallery, drawn = Gallery(), iter((None, FILM))

    async def draw() -> Picture | None:
        return next(drawn)

    token = gallery.promise(FILM, b"the film", (1, 0), draw).token
    assert await gallery.picture(1, 0, token) is None
    assert await gallery.picture(1, 0, token) == FILM.data


async def test_what_has_made_room_for_newer_pictures_is_known_to_be_gone() -> None:
    async def draw() -> Picture | None:
        return FILM

    gallery = Gallery()
    kept, promised = gallery.keep(FILM, (1, None)).token, gallery.promise(FILM, b"of", (1, None), draw).token
    assert gallery.has((1, None), [kept, promised])
    assert not gallery.has((2, None), [kept])
    for number in range(MOST_PROMISED):
        gallery.promise(FILM, f"newer {number}".encode(), (1, None), draw)
    assert gallery.has((1, None), [kept])
    assert not gallery.has((1, None), [kept, promised])
