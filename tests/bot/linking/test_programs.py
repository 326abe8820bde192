"""Programs that read a table of Discord by a key: what they get, who gives the key out, when it ends."""

from __future__ import annotations

import json
import logging

import pytest

from bot.tables import LiveTable
from bot.web.programs import MOST, Rates
from tests.bot.answering import by_default
from tests.bot.conftest import World
from tests.bot.interactions.cogs.test_cogs import here
from tests.bot.linking import test_pages
from tests.bot.linking.receiving import hidden_in
from tests.bot.linking.test_pages import Pages

beside, page_url, pages, sites = test_pages.beside, test_pages.page_url, test_pages.pages, test_pages.sites


async def given(world: World, live: LiveTable, name: str = "Anne") -> str:
    """A key that somebody gets by the command and its button."""
    who = world.member(name)
    panel = await who.slash(here(world, live), "game programs")
    got = await world.click(who, panel.response, "readkey")
    assert got.response is not None
    assert got.response.ephemeral
    return hidden_in(world, got)


async def read(pages: Pages, key: str, path: str) -> tuple[int, bytes]:
    return await pages.get(f"api/v1/{path}", Authorization=f"Bearer {key}")


async def test_a_key_reads_what_a_spectator_sees_and_does_nothing(pages: Pages) -> None:
    world = pages.world
    live = await world.table("Anne", "Bart", game="port_royal")
    key, watching = await given(world, live), await pages.link(live, "Eve")
    for what in ("table", "board", "story"):
        status, body = await read(pages, key, what)
        assert (status, body) == (200, (await pages.get(f"{watching}/0/table/{what}"))[1])
    table = json.loads((await read(pages, key, "table"))[1])
    assert (table["me"], table["cursor"]) == (
        None,
        json.loads((await read(pages, key, "story"))[1])["cursor"],
    )
    await by_default(world, live)
    since = json.loads((await read(pages, key, f"story?since={table['cursor']}"))[1])
    assert since["events"]
    assert since["first"] == since["events"][0]["n"]
    board = json.loads((await read(pages, key, "board"))[1])
    status, picture = await read(pages, key, f"pictures/{board['picture']['token']}")
    assert (status, picture[:4]) == (200, b"RIFF")
    for path in ("question", "view", "answer", "undo", "orders", "news"):
        assert (await read(pages, key, path))[0] == 404
    assert (await read(pages, key, "story?since=x"))[0] == 400
    assert (await read(pages, key, f"pictures/{'0' * 24}"))[0] == 404
    world.check_wire()


async def test_keys_open_no_page_and_links_read_nothing(pages: Pages) -> None:
    live = await pages.world.table("Anne", "Bart", game="port_royal")
    key, link = await given(pages.world, live), await pages.link(live, "Anne")
    assert (await pages.get(f"{key}/about"))[0] == 404
    for wrong in (link, "a" * 32, "", "x"):
        assert (await read(pages, wrong, "table"))[0] == 401
    assert (await pages.get("api/v1/table"))[0] == 401
    assert (await pages.get(f"api/v1/table?key={key}"))[0] == 401
    refused = await pages.get(
        "api/v1/table", Authorization=f"Bearer {key}", Origin="https://elsewhere.example"
    )
    assert refused[0] == 403


async def test_host_and_moderators_give_keys_and_end_them(pages: Pages) -> None:
    world = pages.world
    live = await world.table("Anne", "Bart", game="port_royal")
    keys = [await given(world, live) for _ in range(2)]
    assert "opened the table" in world.said(
        await world.member("Bart").slash(here(world, live), "game programs")
    )
    anne = world.member("Anne")
    panel = await anne.slash(here(world, live), "game programs")
    assert "2 keys" in world.said(panel)
    # One's own links are others.
    page = await world.click(anne, world.newest("page", live.place), "page")
    await world.click(anne, page.response, "pageend")
    assert [(await read(pages, key, "table"))[0] for key in keys] == [200, 200]
    await world.click(anne, panel.response, "readend")
    assert [(await read(pages, key, "table"))[0] for key in keys] == [401, 401]
    again = await given(world, live)
    page = await world.click(anne, world.newest("page", live.place), "page")
    await world.click(anne, page.response, "pageend", rest="all")
    assert (await read(pages, again, "table"))[0] == 401
    assert await world.bot.store.links.find() == []


async def test_a_key_goes_with_who_gave_it_out(pages: Pages) -> None:
    world = pages.world
    live = await world.table("Anne", "Bart", game="port_royal")
    key, anne = await given(world, live), world.member("Anne")
    exported = await anne.slash(world.channel, "privacy export")
    assert exported.response is not None
    (link,) = json.loads(await exported.response.attachments[0].read())["links_to_tables"]
    assert (link["table"], link["for_programs"]) == (live.id, True)
    asked = await anne.slash(world.channel, "privacy delete")
    await world.click(anne, asked.response, "forget")
    assert (await read(pages, key, "table"))[0] == 401
    assert await world.bot.store.links.find() == []


async def test_no_log_has_a_key(
    pages: Pages, caplog: pytest.LogCaptureFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    caplog.set_level(logging.DEBUG)
    live = await pages.world.table("Anne", "Bart", game="port_royal")
    key = await given(pages.world, live)
    for path in ("table", "story?since=x", "nothing", "pictures/x"):
        await read(pages, key, path)
    assert key not in caplog.text
    assert key not in "".join(capsys.readouterr())
    assert key not in pages.world.all_text(live.place)


async def test_a_key_that_asks_too_often_is_told_when_to_ask_again(
    pages: Pages, monkeypatch: pytest.MonkeyPatch
) -> None:
    # However slow the machine is, three requests take less than half a minute.
    monkeypatch.setattr("bot.web.programs.MOST", 2)
    live = await pages.world.table("Anne", "Bart", game="port_royal")
    key, other = await given(pages.world, live), await given(pages.world, live)
    assert [(await read(pages, key, "story?since=x"))[0] for _ in range(3)] == [400, 400, 429]
    assert (await read(pages, other, "table"))[0] == 200


def test_each_key_may_ask_so_often_in_a_minute_and_no_other_suffers() -> None:
    now = [100.0]
    rates = Rates(lambda: now[0])
    assert [rates.wait("one") for _ in range(MOST)] == [0] * MOST
    assert rates.wait("one") == 1
    assert rates.wait("two") == 0
    now[0] += 60.0 / MOST
    assert rates.wait("one") == 0
    assert rates.wait("one") == 1
    now[0] += 3600.0
    assert [rates.wait("one") for _ in range(MOST + 1)] == [*[0] * MOST, 1]


@pytest.mark.parametrize("page_url", [""])
async def test_without_an_address_nothing_is_read(world: World, page_url: str) -> None:
    live = await world.table("Anne", "Bart", game="port_royal")
    panel = await world.member("Anne").slash(here(world, live), "game programs")
    got = await world.click(world.member("Anne"), panel.response, "readkey")
    assert "PAGE_URL" in world.said(got)
    assert await world.bot.store.links.find() == []
