"""Four phones at one table, in a real browser: they come by their codes, play, and see their own secrets."""

from __future__ import annotations

import random
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Browser, Page

from bot.home.people import resident_of
from bot.home.site import HomeSite
from tests.bot.home.conftest import default_answer, settings_in
from tests.bot.home.test_browser import press
from tests.bot.home.ways import by_touch
from tests.bot.web.browser import IN_BROWSER, PHONE, WIDE, box_of, browser
from tests.patience import PATIENCE

pytestmark = IN_BROWSER
NAMES = ("Zoe", "Bess", "Carl", "Zoe")
CALLED = ("Zoe", "Bess", "Carl", "Zoe 2")
EACH = 2
"""Decisions that everybody makes, at least."""
MOST = 60


@asynccontextmanager
async def at_home(folder: Path) -> AsyncGenerator[tuple[HomeSite, Browser]]:
    """A house whose gate is open, and a browser."""
    changes = {"play_port": 0, "lan_host": "127.0.0.1", "lan_port": 0}
    settings = settings_in(folder).with_changes(changes)
    async with HomeSite(settings, captain=default_answer, lan=True) as site, browser() as opened:
        yield site, opened


async def window(opened: Browser, size: tuple[int, int]) -> tuple[Page, list[str]]:
    """A window, and what goes wrong in it."""
    context = await opened.new_context(
        viewport={"width": size[0], "height": size[1]}, has_touch=True, locale="en"
    )
    context.set_default_timeout(PATIENCE * 1000)
    await context.add_init_script("localStorage.setItem('table-speed', 'off')")
    page, faults = await context.new_page(), list[str]()
    page.on("console", lambda said: faults.append(said.text) if said.type in ("error", "warning") else None)
    page.on("pageerror", lambda fault: faults.append(str(fault)))
    return page, faults


async def invited(host: Page, key: str) -> tuple[str, str]:
    """The address and the code that the host is shown once he has pressed an invitation."""
    await press(host, key)
    shown = host.locator(".invitation")
    await shown.wait_for()
    picture = shown.locator("img")
    assert await picture.evaluate("(one) => one.decode().then(() => true)")
    box = await box_of(picture)
    assert min(box["width"], box["height"]) >= 200
    assert await picture.get_attribute("alt")
    return await shown.locator("p").first.inner_text(), await shown.locator(".code").inner_text()


@pytest.mark.in_turn(3)
async def test_four_phones_play_at_one_table(tmp_path: Path) -> None:
    async with at_home(tmp_path) as (site, opened):
        host, mine = await window(opened, WIDE)
        faults = [mine]
        await host.goto(site.url)
        await press(host, "new-treasure_fleet")
        await host.locator('[data-key="start"]').wait_for()
        assert await host.locator(".invitation").count() == 0, "it is calm until somebody is invited"
        phones: list[Page] = []
        heard: list[list[str]] = []
        for number, name in enumerate(NAMES):
            key = f"phone-{number + 1}" if number < 2 else "phone-free"
            line, code = await invited(host, key)
            phone, wrong = await window(opened, PHONE)
            asked: list[str] = []
            phone.on("response", lambda answer, to=asked: to.append(answer.url))
            if number:
                # As the picture says.
                await phone.goto(f"{site.home.gate.address}#{code}")
            else:
                assert site.home.gate.address in line
                await phone.goto(site.home.gate.address)
                await phone.locator("input[name=code]").fill(code.lower())
                await phone.keyboard.press("Enter")
            await phone.locator("input[name=name]").fill(name)
            if not number:
                found = await Axe().run(phone)
                assert found.violations_count == 0, found.generate_report()
            await phone.keyboard.press("Enter")
            await phone.locator(".chair b", has_text=CALLED[number]).first.wait_for()
            await host.locator(".invitation").wait_for(state="detached")
            await host.locator(f'[data-seat="{number + 1}"] small', has_text="here").wait_for()
            phones.append(phone)
            heard.append(asked)
            faults.append(wrong)
        await press(host, "start")
        for phone in phones:
            await phone.wait_for_url("**/play?*")
            await phone.locator("#loading").wait_for(state="detached")
        await host.locator("#loading").wait_for(state="detached")
        await played(site, [host, *phones])
        assert not [one for wrong in faults for one in wrong]
        await only_their_own(site, phones, heard)


async def played(site: HomeSite, pages: list[Page]) -> None:
    """Whoever is asked touches something, until everybody has decided something."""
    decided, chance = [0] * len(pages), random.Random(1)
    for _ in range(MOST):
        live = await site.home.tables.open(1)
        if min(decided) >= EACH:
            return
        asked = live.members_asked()[0]
        page, decision = pages[asked.seat], live.waiting[asked.seat]
        await page.locator(f'body[data-question="{decision.number}"]').wait_for(state="attached")
        while (now := live.waiting.get(asked.seat)) is not None and now.number == decision.number:
            await by_touch(page, chance)
            # What was touched is on its way; nothing else need be touched before it has arrived.
            await page.wait_for_function("() => !document.body.classList.contains('busy')")
        decided[asked.seat] += 1
    raise AssertionError(decided)


async def only_their_own(site: HomeSite, phones: list[Page], heard: list[list[str]]) -> None:
    """Each has asked for his own alone, and gets what his seat sees."""
    live = await site.home.tables.open(1)
    for seat, (phone, asked) in enumerate(zip(phones, heard, strict=True), start=1):
        member = live.holder(seat).member
        assert member is not None
        resident = resident_of(member)
        assert resident is not None
        who = resident.number
        seen = {url.split("/")[4] for url in asked if "/tables/" in url}
        assert seen == {str(who)}
        view = await phone.evaluate(f"fetch('{who}/tables/1/view').then((one) => one.json())")
        door = site.home.doors.door(1, await site.home.member(who))
        mine = await door.view()
        assert [one["id"] for one in view["hand"]] == [one.id for one in mine.hand]
        for other in [0, *(number for number in site.home.guests.known if number != who)]:
            refused = await phone.evaluate(f"fetch('{other}/tables/1/view').then((one) => one.status)")
            assert refused == 403


async def test_who_takes_long_over_his_name_can_type_another_code(tmp_path: Path) -> None:
    async with at_home(tmp_path) as (site, opened):
        host, _ = await window(opened, WIDE)
        await host.goto(site.url)
        await press(host, "new-port_royal")
        _, code = await invited(host, "phone-1")
        phone, _ = await window(opened, PHONE)
        await phone.goto(f"{site.home.gate.address}#{code}")
        await phone.locator("input[name=name]").fill("Zoe")
        await press(host, f"qr-hide-{code}")
        await host.locator(".invitation").wait_for(state="detached")
        await phone.keyboard.press("Enter")
        await phone.get_by_text("There is no such code").wait_for()
        _, other = await invited(host, "phone-1")
        await phone.locator("input[name=code]").fill(other)
        await phone.keyboard.press("Enter")
        await phone.locator("input[name=name]").fill("Zoe")
        await phone.keyboard.press("Enter")
        await phone.locator(".chair b", has_text="Zoe").first.wait_for()


async def test_the_host_is_asked_for_a_taken_seat_and_frees_one(tmp_path: Path) -> None:
    async with at_home(tmp_path) as (site, opened):
        host, _ = await window(opened, WIDE)
        await host.goto(site.url)
        await press(host, "new-port_royal")
        _, code = await invited(host, "phone-1")
        phones: list[Page] = []
        for name in ("Zoe", "Bess"):
            phone, _ = await window(opened, PHONE)
            await phone.goto(f"{site.home.gate.address}#{code}")
            await phone.locator("input[name=name]").fill(name)
            await phone.keyboard.press("Enter")
            phones.append(phone)
            if name == "Zoe":
                await phone.locator(".chair b", has_text="Zoe").first.wait_for()
        zoe, bess = phones
        await bess.get_by_text("Zoe has this seat.").wait_for()
        await host.get_by_role("button", name="Let Bess take over").click()
        await bess.locator(".chair b", has_text="Bess").first.wait_for()
        await zoe.get_by_text("This link no longer opens anything. Ask for a new one.").wait_for()
        assert await host.evaluate("document.documentElement.scrollWidth <= innerWidth")
        found = await Axe().run(host)
        assert found.violations_count == 0, found.generate_report()
        await press(host, "phone-up-1")
        await bess.get_by_text("This link no longer opens anything. Ask for a new one.").wait_for()
