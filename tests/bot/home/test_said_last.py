"""What came of an answer is read: all that there is room for, and its last line always."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.bot.home.asked import asking, event, option, question
from tests.bot.home.test_clock import told
from tests.bot.web.browser import IN_BROWSER

pytestmark = IN_BROWSER
_RUMOR = "You listened for rumors in Curaçao for free.\nYou rolled Influence for a rumor: ⚃.\nNo success."
_LONG = "A line or two say what can be done here, and what comes of it: "
# Whether the last line lies within the box, and how much of it all is cut.
_SEEN = """one => {
  const range = document.createRange();
  range.selectNodeContents(one);
  const last = [...range.getClientRects()].at(-1);
  const box = one.getBoundingClientRect();
  return [last.bottom <= box.bottom && last.top >= box.top, one.scrollHeight - one.clientHeight];
}"""


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("answers", [5, 12])
async def test_the_last_line_of_what_came_of_it_is_never_hidden(
    tmp_path: Path, size: str, answers: int
) -> None:
    """ "You rolled for a rumor" was seen, and not that it failed."""
    many = [option(f"do:{n}", label=f"Do this {n}", consequence=_LONG * 2) for n in range(answers)]
    asked = question(*many, option("end", tone="quiet"), result={"line": _RUMOR, "events": [1]})
    async with asking(tmp_path, asked, size=size) as shown:
        last, _ = await shown.page.locator("#result").evaluate(_SEEN)
        assert last


async def test_what_came_of_it_has_all_the_room_that_the_answers_leave(tmp_path: Path) -> None:
    """Answers that stand close left a hole beneath three lines of which one was cut."""
    many = [option(f"do:{n}", label=f"Do this {n}", consequence=_LONG) for n in range(4)]
    line = "\n".join(f"{n}: in Havana, sugar is in demand now." for n in range(6))
    async with asking(tmp_path, question(*many, result={"line": line, "events": [1]})) as shown:
        gap = """() => {
          const box = (one) => one.getBoundingClientRect();
          const answers = [...document.querySelectorAll("#answers > *")].map((one) => box(one).top);
          return Math.min(...answers) - box(document.getElementById("result")).bottom;
        }"""
        _, cut = await shown.page.locator("#result").evaluate(_SEEN)
        assert cut <= 2 or await shown.page.evaluate(gap) < 30


@pytest.mark.parametrize("size", ["desk", "phone"])
async def test_what_is_read_large_is_seen_to_its_end(tmp_path: Path, size: str) -> None:
    """ "The harbor emptied, and you left with nothing" faded away under an arrow."""
    said = "A second Skiff. The harbor emptied, and you left with nothing."
    async with asking(tmp_path, question(option("end")), size=size) as shown:
        if size == "desk":
            await shown.page.set_viewport_size({"width": 1280, "height": 720})
        ships = [f"card:{card}" for card in ("royal_pardon", "cutpurses")]
        await told(shown, event(1, said, seat=0, at=ships, weight=3))
        await shown.page.locator("#stop .told").wait_for()
        assert await shown.page.locator("#stop.goes-below").count() == 0
        cut = await shown.page.locator("#stop").evaluate("one => one.scrollHeight - one.clientHeight")
        assert cut <= 1
