"""States of whole games, drawn at random and laid before one page: everything asked there is tried.

A house with one table, which is the one of a random game, at whatever it has come to. Nothing is drawn: where
things lie follows from their layout alone.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import AsyncGenerator, Iterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from functools import cache, partial
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from playwright.async_api import Page, Route

import render
from bot.home.people import CHANNEL, GUILD, PEOPLE
from bot.home.site import HomeSite
from bot.protocol.door import TableDoor
from bot.protocol.shapes import Story
from bot.tables.live import LiveTable
from bot.tables.lobby import LobbyRow
from bot.tables.waits import Waits
from data.store import Seat, Status
from engine.kernel import Table
from engine.kernel.conformance import Trial, Walk
from render import Picture
from tests.bot.home.conftest import default_answer, settings_in
from tests.bot.web.browser import browser
from tests.patience import PATIENCE

REACHED = (Path(__file__).parent / "reached.js").read_text(encoding="utf-8")
SIZES = {"desk": (1280, 800), "phone": (390, 844)}
NOON = datetime(2026, 5, 4, 12, tzinfo=UTC)
ME = 0
FIRST = 6
"""So often a kind of question is looked at whenever it comes; later at random."""


# Others' turns are not shown, and whoever is greeted goes on at once. News comes when a state is laid, never
# else: nothing is drawn anew while it is tried.
_BEGUN = """
localStorage.setItem("table-speed", "off");
window.EventSource = class {
  constructor() { window.news = this; }
  addEventListener(kind, heard) { this.tell = (version) => heard({ data: JSON.stringify({ version }) }); }
  close() {}
};
setInterval(() => {
  const greeted = document.querySelector("#stop.welcome")?.checkVisibility();
  if (greeted) document.querySelector("#answers button")?.click();
}, 20);
"""


@cache
def _blank(size: tuple[int, int]) -> bytes:
    data = BytesIO()
    Image.new("RGB", size, "#d8c8a0").save(data, "WEBP")
    return data.getvalue()


def undrawn(patch: pytest.MonkeyPatch) -> None:
    """Pictures are blank, and as large as they would be. What has happened is not told again."""

    def ground(game: str, view: Any, *how: Any, **more: Any) -> Picture:
        size = render.touch(game, view, *how, **more).size
        return Picture(_blank(size), "webp", "ground.webp", "ground", *size)

    def scene(*of: Any) -> Picture | None:
        touch = render.scene_touch(*of)
        return Picture(_blank(touch.size), "webp", "scene.webp", "scene", *touch.size) if touch else None

    async def story(door: TableDoor, since: str | None, **_: Any) -> Story:
        # Where the table is as well: the page asks until both are of one moment.
        return Story([], 0, (await door.table()).cursor)

    patch.setattr(render, "ground", ground)
    patch.setattr(render, "scene", scene)
    patch.setattr(TableDoor, "story", story)


class Laid:
    """A page of the first seat, before which one state after the other is laid."""

    def __init__(self, site: HomeSite, live: LiveTable, page: Page) -> None:
        self._site, self._live, self._page = site, live, page
        self.kinds: Counter[str] = Counter()
        """How many questions of each kind were looked at."""

    async def lay(self, table: Table) -> list[str]:
        """Lay this table; gives what is wrong with how its question is shown and answered."""
        live, page = self._live, self._page
        live.game, live.stored, live.waits = table, table.version, Waits()
        live.recent = list(enumerate(table.entries()))[-60:]
        live.newest_public = -1
        live.note_public()
        live.note_waits(NOON)
        decision = table.waiting[ME]
        await page.evaluate("document.body.dataset.question = 'before'")
        # What the table remembers of the state before is no longer so.
        self._site.home.tables.events.odds_came.tell(live, PEOPLE[ME].id)
        await page.evaluate("version => window.news.tell(version)", str(self.kinds.total()))
        await page.locator(
            f'body[data-question="{decision.number}"]:not([data-telling]):has(#below:not([inert]))'
        ).wait_for(state="attached")
        question = await page.evaluate("(async () => (await fetch('0/tables/1/question')).json())()")
        assert question["number"] == decision.number, (question, decision)
        shown, real = {one["id"] for one in question["options"]}, {one.id for one in decision.options}
        # Of equal things one stands for all.
        assert shown <= real, (decision.kind, shown - real)
        assert {_kind(id) for id in real} == {_kind(id) for id in shown}, (decision.kind, real - shown)
        self.kinds[decision.kind] += 1
        return await page.evaluate(REACHED, question)


def _kind(id: str) -> str:
    """What an option is about, without the number that tells equal things apart."""
    return re.sub(r"[_.:]\d+(?=:|$)", "", id)


@asynccontextmanager
async def laid(
    folder: Path, trial: Trial, size: str, broken: tuple[str, str, str] | None = None
) -> AsyncGenerator[Laid]:
    """A house with a table for a trial's games, at which people sit, and the page of the first. `broken`:
    in this file of the page, this stands in the place of that.
    """
    settings = settings_in(folder).with_changes({"play_port": 0})
    async with HomeSite(settings, captain=default_answer) as site, browser() as opened:
        tables, seats = site.home.tables, trial.seats or 3
        names = {one.id: one.name for one in PEOPLE}
        row = await tables.store.tables.create(
            guild=GUILD, channel=CHANNEL, host=PEOPLE[0].id, game=trial.spec.id, modules=list(trial.modules),
            options=dict(trial.options), lobby=LobbyRow(names=names, seed="states").stored(),
        )  # fmt: skip
        await tables.store.tables.set_seats(
            row.number, [Seat(seat=n, member=PEOPLE[n].id) for n in range(seats)]
        )
        live = await tables.open(row.number)
        live.row.status = Status.PLAYING
        live.row.started_at = NOON
        walk = next(walks(trial))
        live.game, live.stored = walk.table, walk.table.version
        width, height = SIZES[size]
        context = await opened.new_context(
            viewport={"width": width, "height": height}, has_touch=size == "phone"
        )
        context.set_default_timeout(PATIENCE * 1000)
        await context.add_init_script(_BEGUN)
        page = await context.new_page()
        if broken is not None:
            await page.route(f"**/page/{broken[0]}", partial(_break, broken[1:]))
        await page.goto(f"{site.url_of(0)}play?who=0&table=1")
        await page.locator("#loading").wait_for(state="detached")
        yield Laid(site, live, page)


async def _break(change: tuple[str, str], route: Route) -> None:
    answer = await route.fetch()
    text = await answer.text()
    assert change[0] in text
    await route.fulfill(response=answer, body=text.replace(*change))


def walks(trial: Trial) -> Iterator[Walk]:
    """One random game after the other, each where its first question is asked."""
    playout = 0
    while True:
        yield Walk(trial, playout)
        playout += 1


async def looked_at(shown: Laid, trial: Trial, states: int, share: float) -> dict[str, str]:
    """Lay so many states, at `share` of all questions and whenever a kind is new; gives what was wrong."""
    wrong: dict[str, str] = {}
    laid = 0
    for walk in walks(trial):
        while walk.step():
            asked = walk.table.waiting.get(ME)
            if asked is None or not (shown.kinds[asked.kind] < FIRST or walk.chance.happens(share)):
                continue
            for told in await shown.lay(walk.table):
                wrong.setdefault(f"{asked.kind}: {told}", walk.where)
            laid += 1
            if laid == states:
                return wrong
    raise AssertionError("there is always another game")
