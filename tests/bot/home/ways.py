"""Ways of playing by a table's page: a finger on the screen, the keyboard, names that are read aloud.

Whoever plays does anything that there is to do, at random, as fast as the page follows.
"""

from __future__ import annotations

import random
import re
from collections.abc import Awaitable, Callable
from time import monotonic

from playwright.async_api import Page, Route

from bot.tables.live import LiveTable
from data.store import Status
from tests.patience import PATIENCE

Way = Callable[[Page, random.Random], Awaitable[bool]]
"""Does something; False if nothing could be done at the moment."""

TOUCHED = (
    ":is(.spot.can, .piece.can, .card.can, .good.can, .counter button:enabled, #answers summary,"
    " #answers .answer:enabled, #scene .answer:enabled, #panel .choices .answer:enabled, #panel .shut)"
)
"""What can be touched to answer, or to go on."""
OVER = 'body[data-question=""]:not([data-telling]):has(#end h2)'
"""The page of a game that is over, once all has been told."""
_BY_DIGIT = 0.7
"""How often a digit is pressed where there are any."""
_FEW = 4
"""From among so many of the next things that can be answered one is chosen by Tab."""
_NAMED = re.compile(r"\w")

# Where a finger gets hold of one of these, from the one on that luck names; nothing if none can be touched.
_POINT = """
([touched, luck]) => {
  const found = [...document.querySelectorAll(touched)].filter((one) => one.checkVisibility());
  const first = Math.floor(luck * found.length);
  for (const one of [...found.slice(first), ...found.slice(0, first)]) {
    if (one.closest("#answers, #me, .scroll")) one.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { left, top, width, height } = one.getBoundingClientRect();
    for (const [across, down] of [[5, 5], [3, 3], [7, 3], [3, 7], [7, 7], [5, 1], [5, 9], [1, 5], [9, 5]]) {
      const at = [left + (width * across) / 10, top + (height * down) / 10];
      if (one.contains(document.elementFromPoint(...at))) return at;
    }
  }
  return null;
}
"""

# Presses one of those that have a name, as a reader of screens does; gives what kind of element it was, empty
# if there was none. What unfolds has but the focus: a script's click there would be no act of whoever plays.
_PRESS = """
(named, luck) => {
  const found = named.filter((one) => one.checkVisibility());
  const one = found[Math.floor(luck * found.length)];
  if (one?.matches("summary")) one.focus();
  else one?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  return one?.tagName ?? "";
}
"""

# How often Tab is pressed to come to something that can be touched, which luck chooses of the next few;
# 0 if there is nothing.
_TABS = """
([touched, luck, few]) => {
  const all = document.querySelectorAll("a[href], button, input, select, summary, [tabindex]");
  const stops = [...all].filter((one) =>
    one.tabIndex >= 0 && !one.disabled && !one.closest("[inert]")
    && one.checkVisibility({ visibilityProperty: true })
    && (one.matches("summary") || !one.closest("details:not([open])"))
  );
  const here = stops.indexOf(document.activeElement);
  const next = stops
    .map((one, at) => [one, (at - here + stops.length) % stops.length || stops.length])
    .filter(([one]) => one.matches(touched)).map(([, far]) => far)
    .sort((one, other) => one - other).slice(0, few);
  return next[Math.floor(luck * next.length)] ?? 0;
}
"""

_DIGITS = """
() => [...document.querySelectorAll("[data-key]:not(:disabled)")]
  .filter((one) => one.checkVisibility()).map((one) => one.dataset.key)
"""


async def by_touch(page: Page, chance: random.Random) -> bool:
    """Touch the screen where something lies."""
    at = await page.evaluate(_POINT, [TOUCHED, chance.random()])
    if at is not None:
        await page.touchscreen.tap(*at)
    return at is not None


async def by_keys(page: Page, chance: random.Random) -> bool:
    """Press a digit, or go to something by Tab and press Enter."""
    digits = await page.evaluate(_DIGITS)
    if digits and chance.random() < _BY_DIGIT:
        await page.keyboard.press(chance.choice(digits))
        return True
    tabs = await page.evaluate(_TABS, [TOUCHED, chance.random(), _FEW])
    for _ in range(tabs):
        await page.keyboard.press("Tab")
    # The browser has its own order, and what was there may have gone meanwhile.
    there = await page.evaluate("(touched) => document.activeElement.matches(touched)", TOUCHED)
    if there:
        await page.keyboard.press("Enter")
    return there


async def by_words(page: Page, chance: random.Random) -> bool:
    """Press something that says what it is."""
    named = page.get_by_role("button", name=_NAMED).or_(page.locator("summary", has_text=_NAMED))
    named = named.and_(page.locator(TOUCHED))
    pressed = await named.evaluate_all(_PRESS, chance.random())
    if pressed == "SUMMARY":
        await page.keyboard.press("Enter")
    return bool(pressed)


async def without_pictures(page: Page) -> None:
    """Nothing that is drawn is seen: each picture is empty."""

    async def empty(route: Route) -> None:
        await route.fulfill(body='<svg xmlns="http://www.w3.org/2000/svg"/>', content_type="image/svg+xml")

    await page.context.route(re.compile(r"/(pictures|sprites|cards|art)/"), empty)


async def play(
    page: Page, live: LiveTable, way: Way, times: int, chance: random.Random | None = None
) -> None:
    """Do so many things, however long the page takes to ask for each, or play to the end."""
    chance, done, done_at = chance or random.Random(1), 0, monotonic()
    while done < times and not await _over(page, live):
        if await _did(page, way, chance):
            done, done_at = done + 1, monotonic()
        assert monotonic() - done_at < PATIENCE, await page.inner_text("body")


async def play_until(page: Page, live: LiveTable, way: Way, come: Callable[[], bool]) -> None:
    """Do one thing after the other until something has come, which it has to before the end."""
    # The same luck again would do the same again, such as to choose what it has chosen before.
    chance, done_at = random.Random(1), monotonic()
    while not come():
        assert live.row.status is Status.PLAYING
        done_at = monotonic() if await _did(page, way, chance) else done_at
        assert monotonic() - done_at < PATIENCE, await page.inner_text("body")


async def _did(page: Page, way: Way, chance: random.Random) -> bool:
    """Do one thing if there is any, and give the page the time of a glance."""
    did = await way(page, chance)
    await page.wait_for_timeout(30)
    return did


async def _over(page: Page, live: LiveTable) -> bool:
    """Whether the game is over and its page says so, once how it ended has been read."""
    if live.row.status is not Status.FINISHED:
        return False
    read = f"{OVER}, #stop:not([hidden]), #panel:not([hidden])"
    await page.locator(read).first.wait_for(state="attached")
    return bool(await page.locator(OVER).count())
