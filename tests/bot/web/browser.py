"""A real browser for the tests of the pages: Debian's Chromium, driven by Playwright."""

from __future__ import annotations

import asyncio
import atexit
import shutil
import tempfile
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from threading import Event, Thread

from playwright.async_api import Browser, Page, async_playwright

from tests.patience import PATIENCE

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or ""
NO_BROWSER = "" if CHROMIUM else "Chromium is not installed: apt-get install chromium"
"""Why no browser can be opened here; empty when one can."""
WIDE, PHONE = (1280, 900), (390, 844)


@asynccontextmanager
async def browser() -> AsyncGenerator[Browser]:
    """A browser; of what others did in it nothing is there. Closed, it forgets what was done in it."""
    address = await asyncio.to_thread(_running)
    async with async_playwright() as playwright:
        opened = await playwright.chromium.connect_over_cdp(address, timeout=PATIENCE * 1000)
        try:
            yield opened
        finally:
            await opened.close()


@cache
def _running() -> str:
    """Where the one Chromium of this process is reached: to start another takes longer than most tests."""
    place = tempfile.TemporaryDirectory(prefix="chromium-", ignore_cleanup_errors=True)
    port = Path(place.name) / "DevToolsActivePort"
    ready, loop, over = Event(), asyncio.new_event_loop(), asyncio.Event()

    async def run() -> None:
        try:
            async with async_playwright() as playwright:
                opened = await playwright.chromium.launch_persistent_context(
                    place.name,
                    executable_path=CHROMIUM,
                    args=["--no-sandbox", "--disable-gpu", "--remote-debugging-port=0"],
                    timeout=PATIENCE * 1000,
                )
                ready.set()
                await over.wait()
                await opened.close()
        finally:
            ready.set()

    def keep() -> None:
        with asyncio.Runner(loop_factory=lambda: loop) as runner:
            runner.run(run())

    def stop() -> None:
        loop.call_soon_threadsafe(over.set)
        keeper.join()
        place.cleanup()

    keeper = Thread(target=keep, daemon=True)
    keeper.start()
    atexit.register(stop)
    ready.wait()
    return f"http://127.0.0.1:{port.read_text().split()[0]}"


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
