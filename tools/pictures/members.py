"""Members of a simulated table before a real browser, and what is taken from their pages."""

from __future__ import annotations

import hashlib
import io
import re
import shutil
import tempfile
from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from unittest.mock import patch

from PIL import Image
from playwright.async_api import Browser, Page, async_playwright

from bot.settings import Settings
from data.locale import Texts
from tools.simulated.page.serving import Pages
from tools.simulated.table import SimulatedTable

WIDE, PHONE = (1280, 900), (390, 844)
PRIVATE, TABLE, DIRECT = "#private .message", "#table .message", "#direct .message"
ANYWHERE = "body .message"
STILL, LOOKS = 400, 60
"""Milliseconds in which nothing changes on a page that is ready, and how often it is looked at most."""
PATIENCE = 60_000
"""Milliseconds for which a thing on the page is waited for."""
_DRAWN = """() => Promise.allSettled(
  [...document.images].filter((one) => one.checkVisibility()).map((one) => one.decode())
)"""
"""Waits until no picture in a window is still on its way."""
MOMENTS = """
const began = Date.now(), quarter = 15 * 60 * 1000, told = Date.UTC(2026, 2, 14, 20);
const say = Date.prototype.toLocaleString;
Date.prototype.toLocaleString = function () {
  const after = Math.round((this - began) / quarter);
  return say.call(new Date(told + after * quarter), "en-US", { timeZone: "UTC" });
};
"""
"""Lets a page tell every moment as if it had been opened at eight on a fixed evening, to the quarter of an
hour: so two makings of a picture show the same.
"""
LEAST_SAID = 3
"""Letters of a text that can be told from others on the page."""


@dataclass(frozen=True, slots=True)
class Shot:
    """Something of a page: how it looks, and what words it shows."""

    image: Image.Image
    words: str


@dataclass
class Said:
    """The texts that were filled in, by their keys."""

    texts: dict[str, set[str]] = field(default_factory=dict[str, set[str]])

    def shown_in(self, words: str) -> list[str]:
        """The keys of the texts that these words contain."""
        seen = plain(words)
        return sorted(
            key
            for key, said in self.texts.items()
            if any(len(one) >= LEAST_SAID and one in seen for one in said)
        )


def plain(text: str) -> str:
    """Words alone: without marks, signs and spaces."""
    return re.sub(r"<[^>]*>|[\W_]+", "", text).casefold()


@contextmanager
def listening() -> Generator[Said]:
    """Hears every text that is filled in."""
    said, fill = Said(), Texts._fill  # pyright: ignore[reportPrivateUsage]

    def heard(self: Texts, key: str, args: Any) -> str:
        text = fill(self, key, args)
        if (one := plain(text)) and len(said.texts.setdefault(key, set())) < 40:
            said.texts[key].add(one)
        return text

    with patch.object(Texts, "_fill", heard):
        yield said


class Member:
    """A member with a window of his own."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.set_default_timeout(PATIENCE)

    async def command(self, name: str, **options: str) -> None:
        """Send a slash command, as it is typed."""
        line = self.page.get_by_label("Command")
        await line.fill(" ".join([f"/{name}", *(f"{option}: {value}" for option, value in options.items())]))
        await self.page.keyboard.press("Enter")
        await self.rest()

    async def press(self, label: str, within: str = "") -> None:
        """Press a button, or choose in a list that is open."""
        pressed = self.page.locator(f"{within} :is(.button, .option):visible".strip(), has_text=label)
        await pressed.first.click()
        await self.rest()

    async def unfold(self, within: str = "#private") -> None:
        """Open the first list there."""
        await self.page.locator(f"{within} summary", has_text="Choose").first.click()
        await self.rest()

    async def rest(self) -> None:
        """Wait until nothing changes any more."""
        before = ""
        for _ in range(LOOKS):
            await self.page.wait_for_timeout(STILL)
            now = await self.page.locator("main, body").first.inner_text()
            if now == before:
                return
            before = now

    async def size(self, size: tuple[int, int]) -> None:
        """Make the window as large as that."""
        await self.page.set_viewport_size({"width": size[0], "height": size[1]})
        await self.rest()

    async def shows(self, where: str, text: str = "") -> Shot:
        """The newest message there that has this text."""
        message = self.page.locator(where, has_text=text).last
        await message.scroll_into_view_if_needed()
        await self.page.mouse.move(2, 2)
        return Shot(_image(await message.screenshot(animations="disabled")), await message.inner_text())

    async def window(self) -> Shot:
        """All that the window shows."""
        await self.page.mouse.move(2, 2)
        await self.page.evaluate("() => document.fonts.ready")
        await self.page.evaluate(_DRAWN)
        words = await self.page.locator("body").inner_text()
        return Shot(_image(await self.page.screenshot(animations="disabled")), words)


def _image(png: bytes) -> Image.Image:
    return Image.open(io.BytesIO(png)).convert("RGB")


@asynccontextmanager
async def browser() -> AsyncGenerator[Browser]:
    """A browser. Raises SystemExit if none is installed."""
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if chromium is None:
        raise SystemExit("Chromium is not installed: apt-get install chromium")
    async with async_playwright() as playwright:
        opened = await playwright.chromium.launch(
            executable_path=chromium, args=["--no-sandbox", "--disable-gpu", "--force-color-profile=srgb"]
        )
        try:
            yield opened
        finally:
            await opened.close()


@asynccontextmanager
async def simulated_table(
    game: str, seats: int | None = None
) -> AsyncGenerator[tuple[SimulatedTable, Pages]]:
    """A table and its pages; its games always have the same chance: the same seed, and a salt without the
    members' ids, which tell when they came.
    """
    seed = hashlib.sha256(game.encode()).hexdigest()
    with (
        tempfile.TemporaryDirectory() as place,
        patch("bot.lobbies.opening.new_seed", lambda: seed),
        patch("bot.lobbies.starting._salt", return_value=game),
    ):
        database = f"sqlite+aiosqlite:///{Path(place) / 'pictures.db'}"
        settings = Settings(_env_file=None, database_url=database)  # pyright: ignore[reportCallIssue]
        async with SimulatedTable(settings, game, seats) as table, Pages(table) as pages:
            yield table, pages


async def window(opened: Browser, url: str, size: tuple[int, int] = WIDE, scale: float = 1) -> Member:
    """A window at an address."""
    context = await opened.new_context(
        viewport={"width": size[0], "height": size[1]},
        device_scale_factor=scale,
        reduced_motion="reduce",
    )
    await context.add_init_script(MOMENTS)
    page = await context.new_page()
    await page.goto(url)
    await page.wait_for_selector(TABLE)
    member = Member(page)
    await member.rest()
    return member
