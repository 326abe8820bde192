"""What can be touched on the board is as large as a finger, and beneath nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.bot.home.test_table_page import SIZES
from tests.bot.home.test_touched import asking, option, question
from tests.bot.web.browser import NO_BROWSER

pytestmark = pytest.mark.skipif(bool(NO_BROWSER), reason=NO_BROWSER)

# What can be touched beneath layers, or beneath an event of many words.
_COVERED = """
() => {
  const [layers, event] = ["layers", "event"].map((id) => document.getElementById(id));
  event.hidden = false;
  const words = "Whoever sails there takes three hits. ".repeat(7);
  event.innerHTML = `<b>Storm over the Lesser Antilles</b><span>${words}</span>`;
  const over = [layers, event].map((one) => one.getBoundingClientRect());
  return [...document.querySelectorAll("#spots .can")].filter((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return over.some((box) => left < box.right && right > box.left && top < box.bottom && bottom > box.top);
  }).map((one) => one.dataset.at);
}
"""

# What is touched in the middle of each piece that can be.
_TOUCHED = """
() => [...document.querySelectorAll(".piece.can")].map((one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2).closest("[data-at]")?.dataset.at;
})
"""


@pytest.mark.parametrize("size", SIZES)
async def test_what_can_be_touched_is_as_large_as_a_finger_and_uncovered(tmp_path: Path, size: str) -> None:
    places = ("port:nassau", "zone:havana", "port:san_juan", "port:trinidad")
    names = [f"npc:{number}" for number in range(3)]
    ships = [
        {"id": name, "at": "zone:havana", "x": 400, "y": 400 + 70 * number, "width": 40, "height": 30}
        | {"sprite": "none", "name": "A ship"}
        for number, name in enumerate(names)
    ]
    options = [option(at, at) for at in (*places, *names)]
    async with asking(tmp_path, question(*options), size=size, pieces=ships) as shown:
        small = await shown.page.evaluate(
            """() => [...document.querySelectorAll("#spots .can")].map((one) => one.getBoundingClientRect())
                .filter((box) => box.width < 43.5 || box.height < 43.5).length"""
        )
        assert await shown.page.locator("#spots .can").count() == len(places)
        assert small == 0
        assert await shown.page.evaluate(_COVERED) == []
        # What lies close together leaves each other something to touch.
        assert await shown.page.evaluate(_TOUCHED) == names
