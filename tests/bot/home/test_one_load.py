"""Equal things are one answer: what is advised, what is picked and what is offered whole have one button."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.bot.home.asked import asking, option, question
from tests.bot.web.browser import IN_BROWSER

pytestmark = IN_BROWSER
CANNONS = {"cannon.1": "3-cannon", "cannon.2": "3-cannon", "cannon.3": "2-cannon", "cannon.4": "1-cannon"}
_SEEN = """(all) => all.filter((one) => getComputedStyle(one).visibility === "visible")
  .map((one) => [one.querySelector("b").textContent, one.classList.contains("advised")])"""


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("advised", [True, False])
async def test_a_load_has_one_button_whichever_of_equal_cannons_are_advised(
    tmp_path: Path, size: str, *, advised: bool
) -> None:
    load = {"label": "Load 3, 2 and 1", "picks": ["cannon.1", "cannon.3", "cannon.4"], "advised": advised}
    given = load["picks"] if advised else ["cannon.2", "cannon.3", "cannon.4"]
    plan = {"line": "Load 3-cannon, 2-cannon, 1-cannon", "step": 1, "of": 1, "picks": given}
    options = [option(id, f"card:{id}", label=label) for id, label in CANNONS.items()]
    hand = [
        {"id": id, "title": label, "text": "", "picture": id, "playable": True}
        for id, label in CANNONS.items()
    ]
    asked = question(*options, least=3, most=3, bundles=[load], plan=plan, gives="Load {what}")
    async with asking(tmp_path, asked, size=size, view={"hold": [], "hand": hand}) as shown:
        buttons = shown.page.locator("#answers > .answer:enabled")
        await buttons.first.wait_for()
        assert await buttons.evaluate_all(_SEEN) == [["Load 3, 2 and 1", True]]
        for id in ("cannon.1", "cannon.3", "cannon.4"):
            await shown.page.locator(f'#me [data-at="card:{id}"]').first.dispatch_event("click")
        # Who has picked the same by hand, too, presses the one button that is there.
        assert await buttons.evaluate_all(_SEEN) == [["Load 3, 2 and 1", True]]
        await buttons.first.click()
        assert await shown.picked() == given
