"""Where a plan leads is seen on the board: a track from one's own ship, and a ring around where it ends."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.bot.home.asked import asking, option, question
from tests.bot.home.test_on_a_phone import boxes, ship, within
from tests.bot.web.browser import IN_BROWSER

pytestmark = IN_BROWSER
PLAN = {"line": "Sail", "picks": ["go"], "step": 1, "of": 3}
# How far from the middle of her ship, and from the plate of the port, the track begins and ends, in pixels.
_ENDS = """() => {
  const track = document.querySelector("#course .track");
  const [first, last] = [0, track.getTotalLength()].map((at) => {
    const { x, y } = track.getPointAtLength(at).matrixTransform(track.getScreenCTM());
    return [x, y];
  });
  const box = (what) => document.querySelector(what).getBoundingClientRect();
  const [ship, port] = [box('#pieces [data-at="ship:0"]'), box('#spots [data-at="port:cartagena"]')];
  const aside = (at, low, high) => Math.max(0, low - at, at - high);
  return [
    Math.hypot(first[0] - (ship.left + ship.right) / 2, first[1] - (ship.top + ship.bottom) / 2),
    Math.hypot(aside(last[0], port.left, port.right), aside(last[1], port.top, port.bottom)),
  ];
}"""


@pytest.mark.parametrize("size", ["desk", "phone"])
async def test_the_way_of_a_plan_is_drawn_to_where_it_ends(tmp_path: Path, size: str) -> None:
    way = ["zone:port_royal", "zone:old_providence", "zone:cartagena", "port:cartagena"]
    asked = question(option("go", "zone:old_providence"), option("end"), plan={**PLAN, "way": way})
    later = question(option("end"), number=8)
    pieces = [ship(0, 250, 500)]
    async with asking(tmp_path, asked, size=size, pieces=pieces, later=later) as shown:
        page = shown.page
        await page.locator("#course .goal").wait_for(state="attached")
        begins, ends = await page.evaluate(_ENDS)
        assert begins < 2
        assert 0 < ends < 20
        (ring,), (plate,) = (
            await boxes(page, "#course .goal"),
            await boxes(page, '#spots [data-at="port:cartagena"]'),
        )
        assert within(plate, ring)
        # Nothing is in the way of a touch, and what is not planned any more is drawn no more.
        assert (
            await page.locator("#course").evaluate("(one) => getComputedStyle(one).pointerEvents") == "none"
        )
        shown.go_on.set()
        await page.locator('body[data-question="8"]').wait_for()
        assert await page.locator("#course .goal").count() == 0


async def test_a_plan_that_ends_where_one_is_has_no_way(tmp_path: Path) -> None:
    way = ["zone:port_royal", "port:port_royal"]
    asked = question(option("go", "port:port_royal"), option("end"), plan={**PLAN, "way": way})
    async with asking(tmp_path, asked, pieces=[ship(0, 250, 500)]) as shown:
        assert await shown.page.locator("#course .goal").count() == 0
