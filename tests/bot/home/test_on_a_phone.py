"""What is seen of a chart that does not fit on a phone, and of answers that have no room beside it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page, Route

from tests.bot.home.asked import HOLD, asking, option, question
from tests.bot.web.browser import IN_BROWSER

pytestmark = IN_BROWSER

READ = 11
"""Pixels that a figure needs to be read."""
BOXES = """async (what) => {
  const all = [...document.querySelectorAll(what)];
  const pictures = all.flatMap((one) => [one, ...one.querySelectorAll("img")]).filter((one) => one.decode);
  await Promise.all(pictures.map((one) => one.decode().catch(() => undefined)));
  return all.map((one) => one.getBoundingClientRect()).filter((box) => box.width && box.height)
    .map(({ left, top, right, bottom }) => [left, top, right, bottom]);
}"""
"""The boxes of what is seen, once its pictures are there: before, many have no width."""
FARTHEST = """() => {
  const middle = (one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return [(left + right) / 2, (top + bottom) / 2];
  };
  const home = middle(document.querySelector('#pieces [data-at="ship:0"]'));
  const away = (one) => Math.hypot(middle(one)[0] - home[0], middle(one)[1] - home[1]);
  const zones = [...document.querySelectorAll('#spots [data-at^="zone:"]')];
  return zones.sort((one, other) => away(other) - away(one))[0].dataset.at;
}"""
"""The zone farthest from the reader's ship."""
ARRIVED = """(far) => {
  if (document.body.dataset.telling === undefined) return false;
  const [ship, stage, zone] = ['#pieces [data-at="ship:1"]', "#stage", `#spots [data-at="${far}"]`].map(
    (what) => document.querySelector(what).getBoundingClientRect());
  const apart = zone.right <= ship.left || ship.right <= zone.left;
  return !apart && ship.left >= stage.left && ship.right <= stage.right
    && ship.top >= stage.top && ship.bottom <= stage.bottom;
}"""
"""Whether the other ship is seen there while her way is told."""
CHOSEN = """() => {
  const good = document.querySelector('#me [data-at="card:rum.1"]');
  if (!good.classList.contains("on")) return false;
  const tick = getComputedStyle(good, "::after");
  return getComputedStyle(good.querySelector("img")).opacity === "1" && tick.clipPath.startsWith("polygon");
}"""
"""Whether a good is as clear as the others, and ticked."""


async def boxes(page: Page, what: str) -> list[tuple[float, float, float, float]]:
    """Left, top, right and foot of what is seen of it, in pixels of the screen."""
    return [(box[0], box[1], box[2], box[3]) for box in await page.evaluate(BOXES, what)]


def apart(one: tuple[float, ...], other: tuple[float, ...]) -> bool:
    """Whether two boxes have nothing in common."""
    return one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


def within(one: tuple[float, ...], other: tuple[float, ...]) -> bool:
    """Whether a box is seen whole in another, but for a pixel of rounding."""
    return all((one[side] >= other[side] - 1) for side in (0, 1)) and all(
        (one[side] <= other[side] + 1) for side in (2, 3)
    )


def ship(seat: int, x: int, y: int) -> dict[str, Any]:
    """A captain's ship on the chart."""
    lies = {"x": x, "y": y, "width": 64, "height": 48}
    return {"id": f"ship:{seat}", "at": "", **lies, "sprite": "ship:flute.0", "name": f"Ship {seat}"}


async def test_answers_without_room_lie_on_a_sheet(tmp_path: Path) -> None:
    """Nothing is half seen, and nothing scrolls but the sheet."""
    told = {"label": "Something long that is done", "consequence": "and what comes of it, in a line or two"}
    options = [
        option(f"do:{number}", **{**told, "label": f"{told['label']} {number}"}) for number in range(9)
    ]
    ends = option("end", label="End the turn", tone="quiet")
    asked = question(*options, ends)
    async with asking(tmp_path, asked, size="phone", later=question(*options, ends, line="Still?")) as shown:
        page = shown.page
        assert await page.locator("#answers").evaluate("bar => bar.scrollHeight <= bar.clientHeight + 8")
        near = page.locator("#answers > .answer b")
        assert "End the turn" in await near.all_text_contents()
        folded = page.locator("#answers .fold .answer")
        assert await near.count() + await folded.count() == 10
        assert await page.locator("#answers summary").inner_text() != ""
        assert (await page.locator("#answers summary").inner_text()).startswith(
            f"{await folded.count()} more choices"
        )
        (line,) = await boxes(page, "#line")
        chart = await boxes(page, "#chart")
        await page.locator("#answers summary").tap()
        (sheet,), (strip,) = await boxes(page, ".fold"), await boxes(page, "#me")
        assert sheet == pytest.approx((0, line[3], 390, strip[1]), abs=3)
        assert [*await folded.locator("b").all_text_contents()] == [
            one["label"] for one in options[-await folded.count() :]
        ]
        for one in await folded.all():
            await one.scroll_into_view_if_needed()
            under = "one => { const { left, top, width, height } = one.getBoundingClientRect();"
            under += " return one.contains(document.elementFromPoint(left + width / 2, top + height / 2)); }"
            assert await one.evaluate(under)
        assert await boxes(page, "#chart") == chart
        # The same is asked again, as soon as the page hears news: nobody has to look for his place again.
        shown.go_on.set()
        await page.get_by_text("Still?").first.wait_for()
        assert within((await boxes(page, ".fold .answer"))[-1], sheet)
        await folded.last.tap()
        assert await shown.picked() == ["do:8"]


@pytest.mark.parametrize("size", ["phone", "desk"])
async def test_advice_takes_few_lines_and_a_touch_reads_the_rest(tmp_path: Path, size: str) -> None:
    aim = "Petite-Goave wants Rum, and it is worth more there than anywhere else that you can reach. " * 4
    plan = {"line": "Sail", "picks": ["sail"], "step": 2, "of": 4, "aim": aim.strip(), "changed": ""}
    sail = option("sail", label="Sail to Havana", advised=True)
    line = "In the port of Santo Domingo, 3 actions left. What next?"
    asked = question(sail, option("end"), plan=plan, line=line, left=[3, 3])
    async with asking(tmp_path, asked, size=size) as shown:
        page = shown.page
        lines = await page.locator(".plan .told").evaluate(
            "one => one.clientHeight / parseFloat(getComputedStyle(one).lineHeight)"
        )
        assert round(lines) == 3
        (head,), (asks,), (told,) = [await boxes(page, what) for what in ("#line", "#asked", ".plan .told")]
        assert within(asks, head)
        assert within(told, head)
        assert apart(asks, told)
        assert (
            await page.locator("#asked").evaluate("one => parseFloat(getComputedStyle(one).fontSize)") >= 16
        )
        await page.locator(".plan button").tap()
        assert aim.strip() in (await page.locator("#panel .read").text_content() or "")
        assert shown.answers == []


@pytest.mark.parametrize(
    ("line", "aim"),
    [
        (
            "In the port of Cartagena, 3 actions left. What next?",
            (
                "A raid off Cartagena should pay best: 12 gold is +1 glory. It closes 6 ports to you, "
                "but your hold is full, and nobody there wants Wood."
            ),
        ),
        (
            "1 card, a ship. Another one?",
            (
                "The Flute here brings you 1 coin. One more card: 49% to get about 2 more, 8% to lose all "
                "to a second Flute. Worth it, as long as you have so little to lose: 3 more hire the Settler."
            ),
        ),
        (
            "Place a card. After you: Old Margery.",
            (
                "Nobody leads ship 2 yet: now you do, for 16 points. You lose ship 2 if Old Margery (3 cards "
                "left) adds 2 cards or Gentleman Jo (2 cards left) adds at least a 3-cannon. So far you "
                "would have 64, Gentleman Jo 85; the governor is still to come."
            ),
        ),
    ],
)
async def test_advice_of_some_length_is_read_whole_on_a_phone(tmp_path: Path, line: str, aim: str) -> None:
    """Two lines had no room for what it came to: "but you have …"."""
    plan = {"line": "Go on", "picks": ["go"], "step": 1, "of": 1, "aim": aim, "changed": ""}
    asked = question(option("go", advised=True), option("end"), plan=plan, line=line, left=[3, 3])
    async with asking(tmp_path, asked, size="phone") as shown:
        told = shown.page.locator(".plan .told")
        assert await told.evaluate("one => one.scrollHeight <= one.clientHeight + 1")
        assert await told.evaluate("one => parseFloat(getComputedStyle(one).fontSize)") >= 14
        (head,), (asks,), (says,) = [await boxes(shown.page, what) for what in ("#line", "#asked", ".plan")]
        assert within(asks, head)
        assert within(says, head)
        assert apart(asks, says)


@pytest.mark.parametrize("size", ["phone", "desk"])
async def test_what_a_layer_says_can_be_read_and_covers_nothing_else(tmp_path: Path, size: str) -> None:
    async with asking(tmp_path, question(option("end")), size=size) as shown:
        page = shown.page

        async def laid(route: Route) -> None:
            told = await (await route.fetch()).json()
            ports = await page.evaluate(
                "[...document.querySelectorAll('.spot')].map((one) => one.dataset.at)"
            )
            tags = [{"tone": "gold", "text": "6", "icon": ""}, {"tone": "no", "text": "–", "icon": ""}]
            notes = [{"at": port, "tags": tags} for port in ports if port.startswith("port:")]
            await route.fulfill(json={**told, "notes": notes})

        await page.route("**/layers/*", laid)
        chart = await boxes(page, "#chart")
        await page.locator("#layers button").first.click()
        await page.locator("#stage.layered .note").first.wait_for()
        sizes = await page.locator(".note b").evaluate_all(
            "(all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize))"
        )
        assert min(sizes) >= READ
        # What it means lies over no question.
        assert apart((await boxes(page, "#shows"))[0], (await boxes(page, "#line"))[0])
        written = await boxes(page, ".note")
        assert len(written) * 2 == len(sizes)
        assert all(apart(one, other) for number, one in enumerate(written) for other in written[:number])
        # The chart stays as large as it was: what is drawn on it can be read, too.
        assert await boxes(page, "#chart") == chart


async def test_the_chart_goes_along_with_another_captain_and_comes_back(tmp_path: Path) -> None:
    later, pieces = question(option("go"), number=8), [ship(0, 200, 700), ship(1, 300, 700)]
    async with asking(tmp_path, question(option("end")), size="phone", later=later, pieces=pieces) as shown:
        page = shown.page
        await page.evaluate("localStorage.setItem('table-speed', '1')")
        far = await page.evaluate(FARTHEST)

        once: list[str] = []

        async def story(route: Route) -> None:
            told = await (await route.fetch()).json()
            moved = {
                "n": 900,
                "turn": {"seat": 1, "round": 1},
                "kind": "moved",
                "args": {"piece": "ship:1", "to": far, "by": "sailed"},
                "at": [far],
                "said": "Sailed far away.",
                "weight": 1,
            }
            await route.fulfill(json={**told, "events": [] if once else [moved], "moments": []})
            once.append(far)

        await page.route("**/tables/1/story**", story)
        await page.locator("#answers .answer").first.click()
        shown.go_on.set()
        await page.wait_for_function(ARRIVED, arg=far)
        await page.locator('body[data-question="8"]:not([data-telling])').wait_for()
        # It need not lie where it did: one's own ship is seen again.
        (own,), (stage,) = [await boxes(page, what) for what in ('#pieces [data-at="ship:0"]', "#stage")]
        assert within(own, stage)


@pytest.mark.parametrize("size", ["phone", "desk"])
async def test_goods_that_are_chosen_look_chosen(tmp_path: Path, size: str) -> None:
    options = [option(f"discard:{one['id']}", f"card:{one['id']}") for one in HOLD["hold"]]
    async with asking(tmp_path, question(*options, least=2, most=2), size=size, view=HOLD) as shown:
        plain = await boxes(shown.page, '#me [data-at="card:rum.1"]')
        await shown.touch("card:rum.1")
        await shown.page.wait_for_function(CHOSEN)
        lifted = await boxes(shown.page, '#me [data-at="card:rum.1"]')
        assert lifted[0][1] < plain[0][1]


async def test_what_a_few_answers_leave_free_is_the_charts(tmp_path: Path) -> None:
    few, many = (question(*[option(f"do:{n}", label=f"Do {n}") for n in range(count)]) for count in (1, 6))
    seen: list[tuple[float, float]] = []
    for asked in (few, many):
        async with asking(tmp_path, asked, size="phone", pieces=[ship(0, 200, 700)]) as shown:
            page = shown.page
            (stage,), answers = await boxes(page, "#stage"), await boxes(page, "#answers .answer")
            ((left, top, right, foot),) = await boxes(page, '#pieces [data-at="ship:0"]')
            highest = min(box[1] for box in answers)
            assert within((left, top, right, foot), (0, stage[1], 390, highest)), "one's ship is seen"
            assert stage[3] == (await boxes(page, "#me"))[0][1]
            seen.append((highest - stage[1], stage[1]))
            # Between the answers it is the chart that is touched, and nothing beneath one.
            ((x, y, far, below),) = [answers[0]]
            over = await page.evaluate(
                "([x, y]) => document.elementFromPoint(x, y).closest('.answer, #stage').className",
                [(x + far) / 2, (y + below) / 2],
            )
            assert "answer" in over
    (alone, head), (beside, same) = seen
    assert head == same
    assert alone > beside + 100
    assert alone > 450


async def test_the_plan_does_not_say_what_its_button_says(tmp_path: Path) -> None:
    plan = {
        "line": "Sail to Havana",
        "picks": ["sail"],
        "step": 2,
        "of": 4,
        "aim": "It wants Rum.",
        "changed": "",
    }
    sail = option("sail", label="Sail to Havana", advised=True)
    for size, said in (
        ("phone", "It wants Rum. Step 2 of 4"),
        ("desk", "It wants Rum. Step 2 of 4: Sail to Havana"),
    ):
        async with asking(tmp_path, question(sail, option("end"), plan=plan), size=size) as shown:
            assert await shown.page.locator("#answers .advised b").inner_text() == "Sail to Havana"
            assert await shown.page.locator(".plan").inner_text() == said


async def test_no_name_on_a_phones_chart_lies_half_under_a_layers_switch(tmp_path: Path) -> None:
    async with asking(tmp_path, question(option("sail", "zone:tortuga")), size="phone") as shown:
        (band,), switches = await boxes(shown.page, "#layers"), await boxes(shown.page, "#layers button")
        (stage,) = await boxes(shown.page, "#stage")
        assert band[0] <= stage[0]
        assert band[2] >= stage[2]
        assert all(within(one, band) for one in switches)
        between = "([x, y]) => document.elementFromPoint(x, y).id"
        for x in (band[0] + 2, (switches[0][2] + switches[1][0]) / 2):
            assert await shown.page.evaluate(between, [x, (band[1] + band[3]) / 2]) == "layers"
        solid = "one => getComputedStyle(one).backgroundColor"
        assert await shown.page.locator("#layers").evaluate(solid) == "rgb(42, 28, 18)"
