"""A real browser for the tests of the pages: Debian's Chromium, driven by Playwright."""

from __future__ import annotations

import shutil
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from playwright.async_api import Browser, FloatRect, Locator, Page, async_playwright

from tests.patience import PATIENCE

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or ""
NO_BROWSER = "" if CHROMIUM else "Chromium is not installed: apt-get install chromium"
"""Why no browser can be opened here; empty when one can."""
_NEVER_SEEN = (
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"),
    *("HttpsUpgrades", "HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding"),
    *("ThirdPartyStoragePartitioning", "AvoidUnnecessaryBeforeUnloadCheckSync", "PreconnectToSearch"),
    *("DestroyProfileOnBrowserClose", "OptimizationHints", "NetworkTimeServiceQuerying", "AimEnabled"),
)
"""What Chromium does besides showing a page. Each window of it would draw what its address bar may suggest,
which takes more than most pages; the others Playwright leaves out, too, and of two such lists one counts.
"""
_ARGS = ("--no-sandbox", "--disable-gpu", f"--disable-features={','.join(_NEVER_SEEN)}")
WIDE, PHONE = (1280, 900), (390, 844)


@asynccontextmanager
async def browser() -> AsyncGenerator[Browser]:
    """A browser."""
    async with async_playwright() as playwright:
        opened = await playwright.chromium.launch(
            executable_path=CHROMIUM, args=_ARGS, timeout=PATIENCE * 1000
        )
        try:
            yield opened
        finally:
            await opened.close()


async def page_at(opened: Browser, url: str, size: tuple[int, int] = WIDE, *, dark: bool = False) -> Page:
    """A window at an address. What goes wrong in it is in its list `faults`."""
    context = await opened.new_context(
        viewport={"width": size[0], "height": size[1]}, color_scheme="dark" if dark else "light"
    )
    context.set_default_timeout(PATIENCE * 1000)
    page = await context.new_page()
    faults: list[str] = []
    page.on("console", lambda said: faults.append(said.text) if said.type in ("error", "warning") else None)
    page.on("pageerror", lambda fault: faults.append(str(fault)))
    page.faults = faults  # pyright: ignore[reportAttributeAccessIssue]
    await page.goto(url)
    await page.wait_for_selector("#table .message")
    return page


async def box_of(shown: Locator) -> FloatRect:
    """Where something lies in its window, in pixels, once it is there: a page may just show it again."""
    while (box := await shown.bounding_box()) is None:
        await shown.wait_for()
    return box
