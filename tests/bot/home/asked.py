"""A table's own page that is asked whatever a test makes up.

The table is a real one; what it is asked about is put in its place, so that each kind of question is seen.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from playwright.async_api import Page, Request, Route

from tests.bot.home.test_table_page import SIZES, at_table
from tests.bot.web.browser import browser, kept, spoilt
from tests.patience import PATIENCE


def option(id: str, *at: str, label: str = "", **more: Any) -> dict[str, Any]:
    """An option as a table sends it."""
    plain = {"id": id, "label": label or id, "at": at, "advised": False, "tone": ""}
    return {**plain, "grave": False, "aside": False, **more}


def question(*options: dict[str, Any], least: int = 1, most: int = 1, **more: Any) -> dict[str, Any]:
    """A question as a table sends it."""
    empty = {"counters": [], "bundles": [], "courses": [], "orders": [], "lessons": [], "default": []}
    asked = {
        "is": "question",
        "number": 7,
        "kind": "made_up",
        "line": "What now?",
        "least": least,
        "most": most,
    }
    return {**asked, **empty, "options": options, **more}


BEFORE, TOLD = "1-00000000", "2-00000000"
"""Cursors of before and after what is told."""


def event(n: int, said: str, *, kind: str = "said", seat: int | None = None, **more: Any) -> dict[str, Any]:
    """Something that has happened, as a table tells it."""
    told = {"n": n, "kind": kind, "args": {}, "at": [], "said": said, "weight": 1}
    return {**told, "turn": {"seat": seat, "round": 2}, **more}


class Asked:
    """A page that is asked something, and what it has answered."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.answers: list[dict[str, Any]] = []
        self.answered = asyncio.Event()
        self.told = 0
        self.go_on = asyncio.Event()

    async def question(self, route: Route, asked: dict[str, Any], later: dict[str, Any] | None) -> None:
        """Ask; whenever it is asked for again, ask `later`, if there is one, once the test goes on."""
        self.told += 1
        if later is not None and self.told > 1:
            await self.go_on.wait()
            asked = later
        await route.fulfill(json=asked)

    async def taken(self, route: Route) -> None:
        """Note an answer."""
        self.answers.append(json.loads(route.request.post_data or ""))
        self.answered.set()
        await route.fulfill(json={"ok": True})

    async def tells(self, *events: dict[str, Any], **more: Any) -> None:
        """Have this happen as soon as something is answered, and nothing before: a page reads what happened
        as soon as it listens. `more` is told with it.
        """

        async def story(route: Route) -> None:
            news = self.answered.is_set() and TOLD not in route.request.url
            happened = (
                {"events": events, "cursor": TOLD, **more} if news else {"events": [], "cursor": BEFORE}
            )
            await route.fulfill(json={"first": 1, **happened})

        await self.page.route("**/tables/1/story*", story)

    async def asks_next(self, asked: dict[str, Any]) -> None:
        """Ask this as soon as something is answered, and nothing else before."""

        async def after(route: Route) -> None:
            await (route.fulfill(json=asked) if self.answered.is_set() else route.fallback())

        await self.page.route("**/tables/1/question", after)

    async def touch(self, *places: str) -> None:
        """Touch what lies at these places, one after the other."""
        for place in places:
            await self.page.locator(
                f'[data-at="{place}"]:is(.can, .good, .card):visible'
            ).first.dispatch_event("click")

    async def picked(self) -> list[str]:
        """What was answered, once it was."""
        async with asyncio.timeout(PATIENCE):
            await self.answered.wait()
        await self.page.wait_for_function("() => !document.body.classList.contains('busy')")
        return self.answers[-1]["picks"]


# Counts how often everything that a page has been told has been shown.
_SHOWS = """
window.shows = 0;
new MutationObserver((changes) => {
  for (const { oldValue } of changes) if (oldValue !== null) window.shows += 1;
}).observe(document, { subtree: true, attributeFilter: ["data-telling"], attributeOldValue: true });
"""


def _note(request: Request) -> None:
    # Answers do not reach the table: what else is done there does.
    if request.method != "GET" and not request.url.endswith("/answer"):
        spoilt("asked")


@asynccontextmanager
async def asking(
    path: Path,
    asked: dict[str, Any],
    *,
    size: str = "desk",
    view: dict[str, Any] | None = None,
    spots: Sequence[dict[str, Any]] | None = None,
    pieces: Sequence[dict[str, Any]] = (),
    table: dict[str, Any] | None = None,
    later: dict[str, Any] | None = None,
) -> AsyncGenerator[Asked]:
    """A page that is asked this, before whom this lies; `spots` are on a picture of what is under way, and
    this is said of the `table`. It becomes `later` when `go_on` is set: a page asks again as soon as it hears
    news.
    """
    site, _ = await kept("asked", lambda: at_table(path, "marauders"))
    async with browser() as opened:
        width, height = SIZES[size]
        context = await opened.new_context(viewport={"width": width, "height": height}, has_touch=True)
        context.set_default_timeout(PATIENCE * 1000)
        await context.add_init_script("localStorage.setItem('table-speed', 'off')")
        await context.add_init_script(_SHOWS)
        page = await context.new_page()
        page.on("request", _note)
        shown = Asked(page)

        async def mine(route: Route) -> None:
            told = await (await route.fetch()).json()
            await route.fulfill(json={**told, **(view or {})})

        async def board(route: Route) -> None:
            told = await (await route.fetch()).json()
            under_way = {"scene": told["picture"], "scene_spots": spots} if spots else {}
            await route.fulfill(json={**told, **under_way, "pieces": [*told["pieces"], *pieces]})

        await page.route("**/tables/1/question", lambda route: shown.question(route, asked, later))

        async def said(route: Route) -> None:
            told = await (await route.fetch()).json()
            await route.fulfill(json={**told, **(table or {})})

        await page.route("**/tables/1/table", said)
        await page.route("**/tables/1/view", mine)
        await page.route("**/tables/1/board*", board)
        await page.route("**/tables/1/answer", shown.taken)
        await page.goto(f"{site.url}play?who=0&table=1")
        await page.locator('body[data-question="7"]').wait_for()
        if later is None and "greeting" not in asked:
            # It asks again as soon as it listens, and shows that over what a test may have done before.
            await page.wait_for_function("() => window.shows > 1")
        yield shown


HOLD: dict[str, Any] = {
    "hold": [{"id": f"{good}.{n}", "name": good} for good, n in (("rum", 1), ("rum", 2), ("cocoa", 1))],
    "places": 4,
}
CARDS = [
    {"id": card, "title": card, "text": "", "picture": card, "playable": True}
    for card in ("royal_pardon", "cutpurses")
]
