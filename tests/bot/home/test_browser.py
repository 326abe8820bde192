"""The page of a house in a real browser: from nothing to a table and back, on a desk and on a phone."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Page, Response

from bot.home.site import HomeSite
from bot.protocol.home import acts
from tests.bot.home.conftest import default_answer, done, settings_in
from tests.bot.web.browser import IN_BROWSER, box_of, browser
from tests.patience import PATIENCE
from tests.ports import free_port

pytestmark = IN_BROWSER
SIZES = {"desk": (1280, 800), "phone": (390, 844)}

# What runs out of the window, or is too small for a finger.
_LOOSE = """
() => [...document.querySelectorAll("button, a, select, input, h1, h2, p")]
  .filter((one) => one.checkVisibility() && !one.closest(".aside"))
  .flatMap((one) => {
    const box = one.getBoundingClientRect();
    const name = `${one.dataset.key || one.id || one.tagName}: ${one.textContent.slice(0, 30)}`;
    const touched = one.matches("button, a:not(.brand), select, input[type=text]");
    const small = touched && (box.height < 43 || box.width < 38);
    return [
      ...(box.right > innerWidth + 1 || box.left < -1 ? [`outside: ${name}`] : []),
      ...(small ? [`too small: ${name}`] : []),
    ];
  })
"""


@asynccontextmanager
async def at_home(
    folder: Path, size: str = "desk", *, missing: bool = False
) -> AsyncGenerator[tuple[HomeSite, Page]]:
    """The host's page. What goes wrong in it fails the test, but for what is `missing` as it should be."""
    settings = settings_in(folder).with_changes({"play_port": 0})
    async with HomeSite(settings, captain=default_answer) as site, browser() as opened:
        width, height = SIZES[size]
        context = await opened.new_context(viewport={"width": width, "height": height})
        context.set_default_timeout(PATIENCE * 1000)
        await context.add_init_script("localStorage.setItem('table-speed', 'off')")
        page = await context.new_page()
        faults: list[str] = []
        page.on(
            "console", lambda said: faults.append(said.text) if said.type in ("error", "warning") else None
        )
        page.on("pageerror", lambda fault: faults.append(str(fault)))
        await page.goto(site.url)
        await page.locator("#loading").wait_for(state="detached")
        yield site, page
        assert not [one for one in faults if not (missing and "404" in one)]


async def press(page: Page, key: str) -> None:
    """Press what has this key."""
    await page.locator(f'[data-key="{key}"]').click()


async def at_table(page: Page) -> None:
    """Wait until the table itself is shown."""
    await page.wait_for_url("**/play?*")
    await page.locator("#loading").wait_for(state="detached")


@pytest.mark.parametrize("size", SIZES)
async def test_a_first_voyage_is_one_press_away_and_home_one_more(tmp_path: Path, size: str) -> None:
    async with at_home(tmp_path, size) as (_, page):
        await press(page, "voyage-marauders")
        await at_table(page)
        await page.get_by_role("button", name="Set sail").click()
        # A page that waits for its member comes to rest: it costs no battery.
        await page.locator(".spot.can").first.wait_for()
        assert await page.evaluate(
            "() => document.getAnimations().every((one) => isFinite(one.effect.getComputedTiming().endTime))"
        )
        await page.locator("#tool-settings").click()
        await page.locator("#panel h2").wait_for()
        chosen = page.locator('#panel .switches > [aria-pressed="true"]')
        assert await chosen.count() == await page.locator("#panel .switches").count() == 7
        await page.locator("#tool-home").click()
        go_on = page.get_by_role("link", name="Resume Merchants & Marauders")
        await go_on.wait_for()
        await go_on.click()
        await at_table(page)


@pytest.mark.parametrize(("game", "size"), [("port_royal", "desk"), ("treasure_fleet", "phone")])
async def test_a_first_voyage_of_any_game_opens_with_a_welcome(tmp_path: Path, game: str, size: str) -> None:
    async with at_home(tmp_path, size) as (_, page):
        await press(page, f"voyage-{game}")
        await at_table(page)
        await page.locator("#stop.welcome").wait_for()
        assert "points win" in await page.locator("#stop.welcome").inner_text()
        await page.locator("#stop.welcome .first").wait_for()
        below = page.locator("#stop .below")
        await below.wait_for(state="hidden")
        if size == "phone":
            # Where it is longer than the screen, one sees that there is more.
            await page.set_viewport_size({"width": 390, "height": 640})
            await below.wait_for(state="visible")
        await page.get_by_role("button", name="Set sail").click()
        await page.locator("#stop").wait_for(state="hidden")


@pytest.mark.parametrize("size", SIZES)
async def test_a_game_with_modules_is_laid_and_begun(tmp_path: Path, size: str) -> None:
    async with at_home(tmp_path, size) as (site, page):
        assert await page.evaluate(_LOOSE) == []
        await press(page, "new-marauders")
        await page.locator('[data-key="start"]').wait_for()
        await press(page, "set-first_expansion")
        await page.locator('[data-key="set-first_expansion"][aria-pressed="true"]').wait_for()
        await press(page, "rename-2")
        await page.locator('[data-key="name-2"]').fill("Long Ben")
        await page.keyboard.press("Enter")
        await page.locator(".chair b", has_text="Long Ben").wait_for()
        await page.locator('[data-key="level-1"]').select_option("4")
        await press(page, "computer")
        await page.locator('[data-key="unseat-3"]').wait_for()
        await page.evaluate("document.querySelectorAll('details').forEach((one) => (one.open = true))")
        assert await page.evaluate(_LOOSE) == []
        await press(page, "setting-goal-more")
        await page.locator("output", has_text="11").wait_for()
        await press(page, "start")
        await at_table(page)
        live = await site.home.tables.open(1)
        assert live.row.options["goal"] == 11
        assert "new_cards" in live.row.modules
        assert [one.name for one in live.holders][2] == "Long Ben"
        assert [one.level for one in live.holders][:2] == [None, 4]


async def test_games_are_begun_without_scrolling_however_many_there_are(tmp_path: Path) -> None:
    async with at_home(tmp_path) as (site, page):
        # Nobody opens four lobbies: in the oldest game it is another's turn.
        tables = [await done(site.guests[1], acts.NewGame("port_royal", people=[0], start=True))]
        tables += [await done(site.guests[0], acts.NewGame("port_royal")) for _ in range(3)]
        await page.goto(f"{site.url}?again")
        rows = page.locator(".goes-on .row")
        await rows.first.wait_for()
        newest = [f"row-{table}" for table in reversed(tables)]
        # What goes on leads forward.
        assert await rows.first.locator("svg").evaluate("one => getComputedStyle(one).rotate") == "none"
        keys = "all => all.map((one) => one.dataset.key)"
        assert await rows.evaluate_all(keys) == newest[:3]
        assert await page.locator('[data-fold="older"] .row').evaluate_all(keys) == newest[3:]
        begins = await box_of(page.locator('[data-key="voyage-marauders"]'))
        assert begins["y"] + begins["height"] <= SIZES["desk"][1]


async def test_what_is_not_everybodys_is_covered_when_the_screen_is_passed_on(tmp_path: Path) -> None:
    async with at_home(tmp_path, "phone") as (site, page):
        table = await done(site.guests[0], acts.NewGame("port_royal", people=[1], start=True))
        asked: list[str] = []

        def heard(answer: Response) -> None:
            asked.append(answer.url.rpartition("/tables/")[2])

        page.on("response", heard)
        await page.goto(f"{site.url}play?who=1&table={table}")
        show = page.get_by_role("button", name="I am Bart: show my cards")
        await show.wait_for()
        assert f"{table}/view" not in asked
        assert f"{table}/question" not in asked
        await page.keyboard.press("l")
        assert await page.locator("#bar button").count() == 0, "the log is his own, too"
        await show.click()
        await page.locator("#loading").wait_for(state="detached")
        assert f"{table}/view" in asked
        await page.reload()
        await page.locator("#loading").wait_for(state="detached")
        live = await site.home.tables.open(table)
        waiting = next(iter(live.waiting))
        await page.goto(f"{site.url}play?who={1 - waiting}&table={table}")
        for name in ("I am Anne: show my cards", "I am Bart: show my cards"):
            shown = page.get_by_role("button", name=name)
            passes = page.get_by_role("button", name="Pass the screen to")
            await shown.or_(passes).first.wait_for()
            if await shown.is_visible():
                await shown.click()
        await page.get_by_role("button", name="Pass the screen to").click()
        await page.wait_for_url(f"**who={waiting}&*")
        await page.get_by_role("button", name=f"I am {['Anne', 'Bart'][waiting]}").wait_for()


async def test_each_reads_in_his_language_and_the_focus_stays(tmp_path: Path) -> None:
    async with at_home(tmp_path) as (_, page):
        await page.locator('[data-key="language"]').focus()
        await page.locator('[data-key="language"]').select_option("de")
        await page.locator("b", has_text="Spielregeln").wait_for()
        assert await page.evaluate("document.activeElement.dataset.key") == "language"
        assert await page.evaluate("document.documentElement.lang") == "de"
        await page.locator('[data-key="who"]').select_option("1")
        await page.locator("b", has_text="How to play").wait_for()


async def test_a_game_is_undone_ended_and_played_again(tmp_path: Path) -> None:
    async with at_home(tmp_path) as (site, page):
        table = await done(
            site.guests[0], acts.NewGame("port_royal", computers=[acts.Computer()], start=True)
        )
        await page.goto(f"{site.url}#mend/{table}")
        await page.get_by_role("heading", name="Fix a mistake").wait_for()
        await press(page, "to-beside")
        await press(page, "close")
        await press(page, "close-yes")
        await press(page, "again")
        await page.locator('[data-key="start"]').wait_for()
        assert page.url.endswith(f"#table/{table + 1}")


async def test_what_is_gone_is_told_at_home(tmp_path: Path) -> None:
    async with at_home(tmp_path, missing=True) as (site, page):
        await page.goto(f"{site.url}#table/99")
        await page.locator("#wrong", has_text="table").wait_for()


async def test_nothing_is_in_the_way_of_anybody(tmp_path: Path) -> None:
    async with at_home(tmp_path) as (site, page):
        table = await done(site.guests[0], acts.NewGame("marauders", computers=[acts.Computer()]))
        running = await done(
            site.guests[0], acts.NewGame("port_royal", computers=[acts.Computer()], start=True)
        )
        for size in SIZES.values():
            await page.set_viewport_size({"width": size[0], "height": size[1]})
            for place in (
                "",
                f"table/{table}",
                f"table/{running}",
                f"mend/{running}",
                "rules",
                "settings",
                "links",
            ):
                await page.goto(f"{site.url}#{place}")
                await page.locator(f'body[data-place="{place or "front"}"]').wait_for()
                assert await page.evaluate(_LOOSE) == [], place
                found = await Axe().run(page)
                serious = [
                    (one["id"], [node["target"] for node in one["nodes"]])
                    for one in found.response["violations"]
                    if one["impact"] in ("serious", "critical")
                ]
                assert not serious, (size, place, serious)


async def test_a_house_that_is_gone_is_told_and_found_again(tmp_path: Path) -> None:
    port = free_port()
    settings = settings_in(tmp_path).with_changes({"play_port": port})
    async with browser() as opened:
        page = await opened.new_page()
        page.set_default_timeout(PATIENCE * 1000)
        async with HomeSite(settings, captain=default_answer) as site:
            table = await done(site.guests[0], acts.NewGame("port_royal"))
            await page.goto(f"{site.url}#table/{table}")
            await page.locator('[data-key="sit"], [data-key="computer"]').first.wait_for()
        await page.locator("#lost").wait_for(state="visible")
        async with HomeSite(settings, captain=default_answer) as site:
            await page.locator("#lost").wait_for(state="hidden")
            await done(site.guests[1], acts.Sit(table))
            await page.locator(".chair b", has_text="Bart").wait_for()


async def test_what_was_refused_is_said_and_stays_as_it_was(tmp_path: Path) -> None:
    async with at_home(tmp_path) as (site, page):
        table = await done(site.guests[0], acts.NewGame("marauders"))
        await page.goto(f"{site.url}#table/{table}")
        await press(page, "besides")
        await page.locator('[data-key="start-at"]').fill("soonish")
        await press(page, "start-at-ok")
        await page.locator("#wrong", has_text="20:30").wait_for()
        await page.locator('[data-key="start-at"]').fill("in 2h")
        await press(page, "start-at-ok")
        await page.locator(".why", has_text="starts by itself").wait_for()
        assert await page.locator("#wrong").is_hidden()
