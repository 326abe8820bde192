"""What is written on the board leaves one's own ship to be seen."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.bot.home.asked import asking, option, question
from tests.bot.web.browser import IN_BROWSER

pytestmark = IN_BROWSER
DOCKED: dict[str, Any] = {
    "id": "ship:0",
    "at": "port:santo_domingo",
    "x": 700,
    "y": 586,
    "width": 96,
    "height": 72,
    "sprite": "none",
    "name": "Sloop",
}
OTHER = {
    **DOCKED,
    "id": "ship:2",
    "at": "zone:santo_domingo",
    "x": 785,
    "y": 340,
    "width": 240,
    "height": 220,
}
ME: dict[str, Any] = {
    "seat": 0,
    "name": "Anne",
    "mark": {"letter": "A", "shape": "circle", "colour": "#a3241c", "ink": "#ffffff"},
    "computer": False,
    "present": True,
    "score": 0,
    "line": "",
    "at": "port:santo_domingo",
}
# How much of the ship lies under what is written, in parts of a hundred.
_COVERED = """
() => {
  const [ship, ...words] = ['#pieces [data-at="ship:0"]', "#badges .badge"].flatMap((one) =>
    [...document.querySelectorAll(one)].map((found) => found.getBoundingClientRect()));
  const over = words.map((one) => Math.max(0, Math.min(one.right, ship.right) - Math.max(one.left, ship.left))
    * Math.max(0, Math.min(one.bottom, ship.bottom) - Math.max(one.top, ship.top)));
  return Math.round((100 * over.reduce((all, each) => all + each, 0)) / (ship.width * ship.height));
}
"""


@pytest.mark.parametrize("size", ["desk", "phone"])
async def test_words_about_a_small_zone_lie_beside_the_ship_in_its_port(tmp_path: Path, size: str) -> None:
    """Half of it lay under "Put to sea": within the zone there was no room left."""
    leave = option("leave", "zone:santo_domingo", label="Put to sea from Santo Domingo", cost=1)
    ashore = option("port", "port:santo_domingo", label="Do business in Santo Domingo", cost=1)
    sell = option("sell", "port:santo_domingo", label="Sell 3 Rum", cost=1, advised=True)
    told = {"line": "You sailed from Tortuga to Santo Domingo.\nYou docked in Santo Domingo.", "events": [1]}
    asked = question(leave, ashore, sell, option("end"), result=told)
    table = {"seats": [ME]}
    async with asking(tmp_path, asked, size=size, pieces=[DOCKED, OTHER], table=table) as shown:
        await shown.page.locator("#badges .badge").nth(1).wait_for()
        assert await shown.page.evaluate(_COVERED) < 20
