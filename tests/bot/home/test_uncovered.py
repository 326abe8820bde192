"""What can be touched on the board is as large as a finger, and beneath nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.bot.home.asked import asking, option, question
from tests.bot.home.test_table_page import SIZES
from tests.bot.web.browser import IN_BROWSER

pytestmark = IN_BROWSER

# What can be touched of which layers, or the event, leave nothing but an edge.
_COVERED = """
() => {
  const over = ["layers", "event"].map((id) => document.getElementById(id).getBoundingClientRect());
  return [...document.querySelectorAll(":is(.spot, .piece).can")].filter((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return over.some((box) => x > box.left && x < box.right && y > box.top && y < box.bottom);
  }).map((one) => one.dataset.at);
}
"""
_STORM = {"card": "storm", "title": "Storm over the Lesser Antilles", "at": []}
_STORM["line"] = "Whoever sails there takes three hits. " * 7
# What is touched in the middle of each piece that can be.
_TOUCHED = """
() => [...document.querySelectorAll(".piece.can")].map((one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2).closest("[data-at]")?.dataset.at;
})
"""


@pytest.mark.parametrize("size", SIZES)
async def test_what_can_be_touched_is_as_large_as_a_finger_and_uncovered(tmp_path: Path, size: str) -> None:
    places = ("port:nassau", "zone:havana", "port:san_juan", "port:trinidad", "merchant:st_maarten")
    names = [f"npc:{number}" for number in range(3)]
    where = [(name, 400, 400 + 70 * number) for number, name in enumerate(names)]
    ships = [
        {"id": name, "at": "zone:havana", "x": x, "y": y, "width": 48, "height": 36}
        | {"sprite": "none", "name": "A ship"}
        for name, x, y in (*where, (places[-1], 1107, 250))
    ]
    options = [option(at, at) for at in (*places, *names)]
    async with asking(
        tmp_path, question(*options), size=size, pieces=ships, table={"event": _STORM}
    ) as shown:
        small = await shown.page.evaluate(
            """() => [...document.querySelectorAll("#spots .can")].map((one) => one.getBoundingClientRect())
                .filter((box) => box.width < 43.5 || box.height < 43.5).length"""
        )
        assert await shown.page.locator(":is(.spot, .piece).can").count() == len(options)
        assert small == 0
        assert await shown.page.evaluate(_COVERED) == []
        # What lies close together leaves each other something to touch.
        assert set(await shown.page.evaluate(_TOUCHED)) == {*names, "merchant:st_maarten"}
