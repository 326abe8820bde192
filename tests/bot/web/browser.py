"""A real browser for the tests of the pages: Debian's Chromium, driven by Playwright."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncGenerator, Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from typing import Any, ClassVar, TypeVar

import pytest
import pytest_asyncio
from playwright.async_api import Browser, FloatRect, Locator, Page, async_playwright, expect

from tests.at_once import at_once
from tests.patience import PATIENCE

T = TypeVar("T")
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
# It waits 5 seconds by itself, which are too few where all tests run at once.
expect.set_options(timeout=PATIENCE * 1000)


IN_BROWSER = [
    pytest.mark.skipif(bool(NO_BROWSER), reason=NO_BROWSER),
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.usefixtures("kept_open"),
    pytest.mark.in_turn(2),
]
"""Marks of tests with a browser: all have the same one, and one loop, as a browser is bound to its own. They
take more than half of the time of all tests, so they take turns.
"""


class _Kept:
    """What tests with a browser share, and the loop that it is bound to."""

    browser: Browser | None = None
    loop: asyncio.AbstractEventLoop | None = None
    stack = AsyncExitStack()
    opened: ClassVar[dict[str, Any]] = {}


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def kept_open() -> AsyncGenerator[None]:
    """The first test opens the browser, the last one closes it and all that is kept beside it."""
    async with _opened() as opened:
        _Kept.browser, _Kept.loop = opened, asyncio.get_running_loop()
        yield
        _Kept.browser = None
        with pytest.MonkeyPatch.context() as patch:
            # As it was opened.
            at_once(patch)
            await _Kept.stack.aclose()
        _Kept.opened.clear()


async def kept(name: str, opens: Callable[[], AbstractAsyncContextManager[T]]) -> T:
    """What is opened by this, for all tests with a browser once; `spoilt` has it opened anew."""
    if name not in _Kept.opened:
        _Kept.opened[name] = await _Kept.stack.enter_async_context(opens())
    return _Kept.opened[name]


def spoilt(name: str) -> None:
    """What is kept by this name is not as it was."""
    _Kept.opened.pop(name, None)


@asynccontextmanager
async def browser() -> AsyncGenerator[Browser]:
    """A browser without windows: nothing is left in it by who has had it before."""
    kept = _Kept.browser
    if kept is None or _Kept.loop is not asyncio.get_running_loop() or not kept.is_connected():
        async with _opened() as opened:
            yield opened
        return
    try:
        yield kept
    finally:
        for context in kept.contexts:
            # What is asked for at this moment is not told any more, which is no fault.
            for page in context.pages:
                await page.unroute_all(behavior="ignoreErrors")
            await context.unroute_all(behavior="ignoreErrors")
            await context.close()


@asynccontextmanager
async def _opened() -> AsyncGenerator[Browser]:
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
