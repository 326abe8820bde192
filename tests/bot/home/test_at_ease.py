"""What is asked, and what helps, is taken in at a glance: nothing frightens, covers, or falls through."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Route

from tests.bot.home.asked import asking, event, option, question
from tests.bot.home.test_clock import told
from tests.bot.web.browser import IN_BROWSER

pytestmark = IN_BROWSER
_END = option("end", label="End the turn", tone="quiet")


def _way(n: int) -> dict[str, Any]:
    ways = {"at": ["zone:havana"], "likely": False, "ends": False, "advised": False}
    return {"id": f"way:{n}", "label": f"Sail the long way {n}", **ways}


@pytest.mark.parametrize("size", ["desk", "phone"])
async def test_many_choices_stand_by_what_they_are_about(tmp_path: Path, size: str) -> None:
    """ "17 more choices" frightened, and "Sail 5 · Other 1" said nothing."""
    plays = [option(f"play:{n}", "card:unknown", label=f"Play a card {n}") for n in range(12)]
    asked = question(*plays, _END, courses=[_way(n) for n in range(5)])
    async with asking(tmp_path, asked, size=size) as shown:
        fold, folded = shown.page.locator("#answers > .fold"), shown.page.locator("#answers .fold .answer")
        cards = await folded.count() - 5
        assert cards > 0
        assert await fold.locator("summary").inner_text() == "Sail elsewhere · Cards"
        await fold.locator("summary").click()
        assert await fold.locator("h3").all_inner_texts() == ["Sail elsewhere", "Cards"]
        await folded.first.click()
        await shown.answered.wait()
        assert shown.answers[-1]["course"] == "way:0"


async def test_on_a_phone_words_lie_on_no_chart(tmp_path: Path) -> None:
    """ "Put to sea from Santo Domingo" lay over three ports, and its button said so, too."""
    sails = [
        option(f"sail:{zone}", f"zone:{zone}", label="Put to sea from here", cost=1)
        for zone in ("havana", "nassau")
    ]
    asked = question(*sails, option("other", "zone:havana", label="Something else there"), _END)
    for size, words in (("desk", True), ("phone", False)):
        async with asking(tmp_path, asked, size=size) as shown:
            await shown.page.locator(".spot.can").first.wait_for(state="attached")
            assert (await shown.page.locator("#badges .badge small").count() > 0) is words


async def test_cards_of_a_hand_look_alike_however_few_are_left(tmp_path: Path) -> None:
    """They were flat in one sailing and tall in the next."""
    cards = [
        {"id": f"gun.{n}", "title": "3-cannon", "text": "", "picture": "royal_pardon", "playable": True}
        for n in range(9)
    ]
    view: dict[str, Any] = {"hand": cards}
    async with asking(
        tmp_path, question(_END), view=view, size="phone", later=question(_END, number=8)
    ) as shown:
        await shown.page.locator("#me .hand.many").wait_for(state="attached")
        view["hand"] = cards[:3]
        shown.go_on.set()
        await shown.page.locator('body[data-question="8"]').wait_for()
        assert await shown.page.locator("#me .hand .card").count() == 3
        assert await shown.page.locator("#me .hand.many").count() == 1


async def test_who_chooses_advice_stays_at_the_settings(tmp_path: Path) -> None:
    """They closed by themselves, and the next touch fell upon the map."""
    async with asking(tmp_path, question(_END), table={"helps": ["helm-quiet"]}, size="phone") as shown:
        page = shown.page
        helm: list[str | None] = []

        async def took(route: Route) -> None:
            helm.append(route.request.post_data)
            await route.fulfill(json={"ok": True})

        await page.route("**/tables/1/helm", took)
        await page.locator("#tool-settings").click()
        await page.get_by_role("group", name="Advice").get_by_role("button", name="On").click()
        await page.wait_for_function("() => window.shows > 2 && !document.body.classList.contains('busy')")
        assert len(helm) == 1
        assert await page.locator("#panel").is_visible()


async def test_what_was_closed_meanwhile_is_not_opened_again_in_other_words(tmp_path: Path) -> None:
    """Escape right after "Deutsch" did nothing."""
    async with asking(tmp_path, question(_END)) as shown:
        await shown.page.locator("#tool-settings").click()
        await shown.page.locator("#panel h2").wait_for()
        await shown.page.evaluate(
            """async () => {
              const { resettled } = await import("./page/tools.js");
              const again = resettled();
              document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
              await again;
            }"""
        )
        assert await shown.page.locator("#panel").is_hidden()


@pytest.mark.parametrize("size", ["desk", "phone"])
async def test_a_touch_of_ones_own_ship_opens_her_card(tmp_path: Path, size: str) -> None:
    flute = {
        "kind": "flute",
        "name": "Flute",
        "locations": [{"id": "masts", "name": "Masts", "has": 2, "most": 3}],
    }

    async def card(route: Route) -> None:
        await route.fulfill(json={"at": "ship:0", "title": "A Flute", "lines": ["She is slow."], "links": []})

    async with asking(tmp_path, question(_END), view={"ship": flute}, size=size) as shown:
        await shown.page.route("**/tables/1/thing/ship*", card)
        if size == "phone":
            await shown.page.locator("#me .more").click()
        await shown.page.locator("#me .ship button").click()
        await shown.page.locator("#panel .lines li", has_text="She is slow.").wait_for()


async def test_what_is_asked_long_after_an_answer_can_be_answered_at_once(tmp_path: Path) -> None:
    """Buttons stayed grey though no press could have been meant for anything else."""
    async with asking(tmp_path, question(_END), later=question(_END, number=8)) as shown:
        await shown.page.evaluate(
            """() => {
              window.waits = [];
              window.late = 0;
              const [timed, now] = [window.setTimeout, performance.now.bind(performance)];
              window.setTimeout = (then, after) => (window.waits.push(after), timed(then, after));
              performance.now = () => now() + window.late;
            }"""
        )
        await shown.page.locator("#answers .answer", has_text="End the turn").click()
        await shown.answered.wait()
        await shown.page.evaluate("() => { window.late = 2000; window.waits = []; }")
        shown.go_on.set()
        await shown.page.locator('body[data-question="8"]:has(#below:not([inert]))').wait_for()
        assert not [one for one in await shown.page.evaluate("window.waits") if 150 < one < 3000]


async def test_the_heading_of_what_is_read_is_a_line_on_a_phone(tmp_path: Path) -> None:
    """A tenth of the window said "Result", and the panel said so once more."""
    scores = [event(n, f"Ship {n}.", kind="glory", args={"seat": n, "by": 1}, weight=3) for n in (1, 2)]
    async with asking(tmp_path, question(option("end")), size="phone") as shown:
        await told(shown, *scores)
        await shown.page.locator("#stop .rows").wait_for()
        box = await shown.page.locator("#stop").bounding_box()
        assert box
        assert box["y"] <= 54
        said = await shown.page.locator("#line h1, #stop h2").all_inner_texts()
        assert [one.casefold() for one in said].count("result") == 1
