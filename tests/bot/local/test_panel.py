"""The private panel in a real browser: where it begins, what keeps the focus, and what is read aloud."""

from __future__ import annotations

import pytest
from playwright.async_api import Page

from bot.posting.signs import SIDE
from tests.bot.local.conftest import At
from tests.bot.local.visitor import Visitor, settled
from tests.bot.web.browser import NO_BROWSER, PHONE, WIDE
from tests.patience import until
from tools.simulated.table import LocalTable

pytestmark = pytest.mark.skipif(bool(NO_BROWSER), reason=NO_BROWSER)

_FOCUSED = "document.activeElement.textContent"
_MOVED_DOWN = "document.querySelector('#asks').scrollTo(0, 9999) ?? scrollTo(0, 600)"
_SHOWN_AT = """
(title) => {
  const headings = [...document.querySelectorAll("#private :is(h3, h4)")];
  const heading = headings.find((one) => one.textContent.includes(title));
  const log = heading.closest(".log");
  const { top, bottom } = heading.getBoundingClientRect();
  const over = log.getBoundingClientRect();
  return {
    scrolls: log.scrollHeight > log.clientHeight, faded: log.matches(".beneath"), cut: log.matches(".more"),
    seen: top >= Math.max(over.top, 40) && bottom <= Math.min(over.bottom, innerHeight),
  };
}
"""
_DRAWN = """
async (images) => {
  await Promise.all(images.map((one) => one.decode()));
  const seen = (one) => one.getBoundingClientRect().width >= 16;
  return images.map((one) => ({ alt: one.alt, wide: one.naturalWidth, shown: seen(one) }));
}
"""
# What a page is sent between two messages of a table: for a moment none has controls.
_POSTED_ANEW = """
async () => {
  const from = (name) => import(new URL(`static/${name}.js`, document.baseURI).href);
  const { show } = await from("show");
  const { state } = (await from("here")).here;
  const two = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  show({ ...state, table: null });
  await two();
  const asleep = document.activeElement.matches(".button");
  show({ ...state, table: { ...state.table, id: "7" } });
  await two();
  const focused = document.activeElement;
  return [asleep, focused.textContent.includes("Hand"), focused.closest(".message")?.dataset.message];
}
"""


async def opened(page: Page, table: LocalTable) -> None:
    """Open the panel of the seat's choices, wholly."""
    await page.get_by_role("button", name="Your choices").click()
    await page.locator("#private").get_by_role("button", name="Explain").wait_for()
    await settled(table)


@pytest.mark.parametrize("size", [WIDE, PHONE])
async def test_an_explanation_opens_at_its_beginning(in_nassau: At, size: tuple[int, int]) -> None:
    async with in_nassau(size) as (table, page):
        await opened(page, table)
        explain = page.locator("#private").get_by_role("button", name="Explain")
        await page.evaluate(_MOVED_DOWN)
        await explain.focus()
        await page.keyboard.press("Enter")
        await page.locator("#private", has_text="What am I asked?").wait_for()
        # It comes into sight smoothly.

        async def seen() -> dict[str, bool] | None:
            shown = await page.evaluate(_SHOWN_AT, "What am I asked")
            return shown if shown["seen"] else None

        shown = await until(seen, "the explanation")
        assert shown == {"scrolls": True, "faded": True, "cut": False, "seen": True}
        assert await page.evaluate(_FOCUSED) == "Explain", "whoever pressed it goes on from there"
        await page.locator("#said", has_text="What am I asked?").wait_for(state="attached")
        assert not page.faults  # pyright: ignore[reportAttributeAccessIssue]


async def test_the_log_shows_its_end(in_nassau: At) -> None:
    async with in_nassau(WIDE) as (table, page):
        anne = Visitor(table)
        log = page.locator("#private .log", has_text="Log · page")
        # Its last page may have only a few lines, which need not scroll.
        for _ in range(12):
            await anne.answer()
            await settled(table)
            await page.get_by_role("button", name="Log", exact=True).click()
            await page.locator("#private", has_text="Log · page").wait_for()
            await settled(table)
            if await log.count():
                break
        assert await log.evaluate("node => getComputedStyle(node).flexDirection") == "column-reverse"


async def test_the_focus_goes_along_with_a_panel_that_is_posted_anew(in_nassau: At) -> None:
    async with in_nassau(WIDE) as (table, page):
        await opened(page, table)
        before = await page.locator("#private .message").get_attribute("data-message")
        await page.locator("#private").get_by_role("button", name="End the turn").focus()
        # As in another window of the same seat.
        await Visitor(table).press("choices")
        await page.locator(f"#private:not(:has([data-message='{before}']))").wait_for()
        assert await page.evaluate(_FOCUSED) == "End the turn"
        assert await page.evaluate("document.activeElement.closest('#private') !== null")


async def test_the_focus_goes_along_from_the_table_to_the_panel(in_nassau: At) -> None:
    """What both of them offer is shown in the panel alone."""
    async with in_nassau(WIDE) as (table, page):
        await page.locator("#table").get_by_role("button", name="End the turn").focus()
        await Visitor(table).press("choices")
        await page.locator("#private").get_by_role("button", name="End the turn").wait_for()
        assert await page.evaluate(_FOCUSED) == "End the turn"
        assert await page.evaluate("document.activeElement.checkVisibility()")


async def test_the_focus_is_back_once_the_table_is_posted_anew(in_nassau: At) -> None:
    async with in_nassau(WIDE) as (_table, page):
        await page.locator("#table").get_by_role("button", name="Hand").focus()
        assert await page.evaluate(_POSTED_ANEW) == [False, True, "7"], "asleep, the same control, anew"


@pytest.mark.parametrize("size", [WIDE, PHONE])
async def test_goods_are_offered_with_their_signs(in_nassau: At, size: tuple[int, int]) -> None:
    async with in_nassau(size) as (table, page):
        await table.bot.signs.settle()
        await page.get_by_role("button", name="Do business in Nassau").click()
        await page.get_by_role("button", name="Buy goods").click()
        offer = page.locator("#private .button", has_text="Buy").filter(has=page.locator("img.emoji"))
        await offer.first.wait_for()
        await settled(table)
        drawn = await offer.locator("img.emoji").evaluate_all(_DRAWN)
        assert drawn
        assert {(one["alt"], one["wide"], one["shown"]) for one in drawn} == {("", SIDE, True)}
        # The words beside it say all.
        assert await page.get_by_role("button", name=await offer.first.inner_text(), exact=True).count() == 1
        await page.locator("#private summary", has_text="Choose").click()
        # How many, it says once.
        assert await page.locator("#private").get_by_text("Choose").count() == 1
        lines = page.locator("#private .option", has_text="Buy")
        assert 0 < await lines.count() == await lines.locator("img.emoji").count()
        # So has what is told of it.
        await offer.first.click()
        told = page.locator("#private li", has_text="bought").locator("img.emoji")
        await told.first.wait_for()
        assert {one["shown"] for one in await told.evaluate_all(_DRAWN)} == {True}
        assert not page.faults  # pyright: ignore[reportAttributeAccessIssue]
