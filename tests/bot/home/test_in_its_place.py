"""Each thing on the page has its room: nothing is cut, covers what it is about, or has a strange face."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tests.bot.home.asked import CARDS, asking, event, option, question
from tests.bot.home.test_clock import told
from tests.bot.home.test_on_a_phone import boxes, ship, within
from tests.bot.web.browser import IN_BROWSER

pytestmark = IN_BROWSER
# A finger lies on a zone, and goes nowhere.
_HOLD = """(at) => {
  const zone = document.querySelector(`#spots [data-at="${at}"]`);
  const { left, top, width, height } = zone.getBoundingClientRect();
  const where = { clientX: left + width / 2, clientY: top + height / 2, bubbles: true, cancelable: true };
  zone.dispatchEvent(new PointerEvent("pointerdown", { ...where, pointerType: "touch", isPrimary: true }));
  window.lift = () => {
    zone.dispatchEvent(new PointerEvent("pointerup", { ...where, pointerType: "touch", isPrimary: true }));
    zone.dispatchEvent(new MouseEvent("click", { ...where, detail: 1 }));
  };
}"""


async def test_what_a_third_captain_takes_is_told_beside_his_own_face(tmp_path: Path) -> None:
    async with asking(tmp_path, question(option("end"))) as shown:
        names = await shown.page.locator("#rivals .name b").all_text_contents()
        took = event(1, f"{names[1]} took 2 gold.", kind="gold", args={"seat": 2, "by": 2}, seat=1)
        # At this speed it stays until one goes on.
        await told(shown, took, event(2, "Drew.", seat=1), speed="stop")
        await shown.page.locator("#news .now", has_text="Took 2 gold.").wait_for()
        assert await shown.page.locator("#news h2").text_content() == names[1]
        assert await shown.page.locator("#rivals .active .name b").text_content() == names[1]


async def test_a_number_is_drawn_on_its_slide(tmp_path: Path) -> None:
    asked = question(range={"low": 0, "high": 8, "usual": 2})
    async with asking(tmp_path, asked) as shown:
        slide = shown.page.locator("#answers input[type=range]")
        look = "(one) => [getComputedStyle(one).appearance, one.style.getPropertyValue('--drawn')]"
        assert await slide.evaluate(look) == ["none", "25%"]
        await shown.page.locator("#answers .counter button").last.click()
        assert await slide.evaluate(look) == ["none", "37.5%"]
        assert await shown.page.locator("#answers output").text_content() == "3"


async def test_a_large_hand_is_seen_to_the_foot_of_its_cards(tmp_path: Path) -> None:
    cards = [{**CARDS[0], "id": f"royal_pardon.{n}", "title": "A Pardon of the King"} for n in range(9)]
    async with asking(tmp_path, question(option("end")), view={"hand": cards}) as shown:
        (strip,) = await boxes(shown.page, "#me")
        held = await boxes(shown.page, "#me .hand .card")
        assert len(held) == 9
        assert max(card[3] for card in held) <= strip[3] - 4
        assert min(card[1] for card in held) >= strip[1]


async def test_equal_cards_that_are_touched_first_have_one_button(tmp_path: Path) -> None:
    held = [{**CARDS[0], "id": f"{CARDS[0]['id']}.{n}"} for n in range(2)] + [CARDS[1]]
    zones = ("nassau", "havana", "tortuga")
    options = [
        option(f"place:{card['id']}:{zone}", f"card:{card['id']}", f"zone:{zone}")
        for card in held
        for zone in zones
    ]
    async with asking(tmp_path, question(*options), view={"hand": held}) as shown:
        begins = shown.page.locator("#answers .answer b")
        assert await begins.all_inner_texts() == ["2 × royal_pardon", "cutpurses"]
        await begins.first.click()
        await shown.touch("zone:havana")
        assert await shown.picked() == [f"place:{held[0]['id']}:havana"]


async def test_a_look_up_on_a_phone_lies_over_no_question_and_has_the_rest(tmp_path: Path) -> None:
    async with asking(tmp_path, question(option("end")), size="phone") as shown:
        await shown.page.locator("#rivals button").first.click()
        await shown.page.locator("#panel:not([hidden])").wait_for()
        (panel,), (line,), (strip,) = [await boxes(shown.page, what) for what in ("#panel", "#line", "#me")]
        assert panel[1] >= line[3]
        assert panel[3] <= strip[1] + 1
        assert panel[3] - panel[1] > 500


async def test_the_chart_of_a_phone_stays_where_one_is_while_nothing_on_it_is_asked(tmp_path: Path) -> None:
    asked, later = question(option("do", "port:havana")), question(option("buy"), number=8)
    async with asking(tmp_path, asked, size="phone", pieces=[ship(0, 240, 300)], later=later) as shown:
        (before,) = await boxes(shown.page, "#chart")
        shown.go_on.set()
        await shown.page.locator('body[data-question="8"]').wait_for()
        (after,), (stage,) = await boxes(shown.page, "#chart"), await boxes(shown.page, "#stage")
        assert after[2] - after[0] == pytest.approx(before[2] - before[0], abs=1)
        assert within((await boxes(shown.page, '#pieces [data-at="ship:0"]'))[0], stage)


async def test_a_long_press_looks_and_does_not_answer(tmp_path: Path) -> None:
    asked = question(option("sail", "zone:havana"), option("end"))
    async with asking(tmp_path, asked, size="phone") as shown:
        await shown.page.evaluate(_HOLD, "zone:havana")
        await shown.page.locator("#panel:not([hidden])").wait_for()
        await shown.page.evaluate("lift()")
        assert await shown.page.locator("#panel:not([hidden])").count() == 1
        # An answer that was sent would come before this one.
        await shown.page.locator("#panel .shut").click()
        await shown.page.locator("#answers .answer", has_text="end").click()
        await shown.picked()
        assert shown.answers[0]["picks"] == ["end"]


async def test_an_event_makes_room_for_what_a_layer_says(tmp_path: Path) -> None:
    happens: dict[str, Any] = {"card": "trade_winds", "title": "Trade Winds", "line": "So. " * 60, "at": []}
    async with asking(tmp_path, question(option("end")), table={"event": happens}) as shown:
        ports = await boxes(shown.page, '#spots [data-at^="port:"]')

        async def covers() -> list[tuple[float, ...]]:
            over = await boxes(shown.page, "#event, #shows")
            return [
                port
                for port in ports
                for one in over
                if min(port[2], one[2]) > max(port[0], one[0]) and min(port[3], one[3]) > max(port[1], one[1])
            ]

        assert await covers() == []
        await shown.page.locator("#layers button").first.click()
        await shown.page.locator("#shows:not([hidden])").wait_for()
        assert await covers() == []


async def test_who_has_won_is_read_first(tmp_path: Path) -> None:
    ending = {
        "winners": [0],
        "line": "By glory.",
        "ranks": [{"seat": 0, "rank": 1, "points": 9, "line": "9"}],
    }
    waiting = {"is": "waiting", "waiting": [], "line": "Over."}
    over = {"over": True, "ending": ending}
    async with asking(tmp_path, question(option("end")), table=over, later=waiting) as shown:
        assert await shown.page.locator("#end h2:visible").count() == 0
        shown.go_on.set()
        await shown.page.locator("#end h2:focus").wait_for()


async def test_the_strips_have_the_points_of_the_end(tmp_path: Path) -> None:
    rank = {"line": "9", "figures": "6 on the track, 3 stashed"}
    ranks = [{"seat": seat, "rank": seat + 1, "points": 90 - seat, **rank} for seat in range(3)]
    over = {"over": True, "ending": {"winners": [0], "line": "By glory.", "ranks": ranks}}
    waiting = {"is": "waiting", "waiting": [], "line": "Over."}
    async with asking(tmp_path, question(option("end")), table=over, later=waiting) as shown:
        shown.go_on.set()
        await shown.page.locator("#end h2:visible").wait_for()
        assert await shown.page.locator("#score").text_content() == "90"
        # The last of them is in no ranking.
        assert await shown.page.locator("#rivals .laurel").all_text_contents() == ["89", "88", "0"]


async def test_what_holds_in_a_port_is_told_where_a_pointer_hovers(tmp_path: Path) -> None:
    async with asking(tmp_path, question(option("end"))) as shown:
        await shown.page.locator('#spots [data-at="port:havana"]').hover()
        hint = shown.page.locator("#hint:not([hidden])")
        assert (await hint.inner_text()).startswith("Havana, the port: No bounty")


@pytest.mark.parametrize("size", ["desk", "phone"])
async def test_a_ship_on_offer_is_seen(tmp_path: Path, size: str) -> None:
    about = "Hull 3 → 4, Cargo 4 → 5, Crew 3 → 5"
    offers = [
        option(f"ship:{one}", label=f"Buy a {one}", about=about, picture=one) for one in ("sloop", "galleon")
    ]
    async with asking(tmp_path, question(*offers, option("done", tone="quiet")), size=size) as shown:
        drawn = shown.page.locator("#answers .answer.drawn > img")
        await drawn.first.wait_for()
        assert await drawn.evaluate_all("(all) => Promise.all(all.map((one) => one.decode()))") is not None
        seen = await boxes(shown.page, "#answers .answer.drawn > img")
        assert len(seen) == 2
        assert all(right - left >= 70 and foot - top >= 48 for left, top, right, foot in seen)
        (bar,) = await boxes(shown.page, "#answers")
        assert all(within(one, bar) for one in await boxes(shown.page, "#answers .answer"))


async def test_what_frames_a_row_strikes_no_other_through_and_its_compass_stands_before_it(
    tmp_path: Path,
) -> None:
    def row(n: int) -> dict[str, Any]:
        top, foot = 300 + 47 * n, 347 + 47 * n
        corners = [[200, top], [760, top], [760, foot], [200, foot]]
        return {"at": f"location:1.{n}", "outline": corners, "label": [480, (top + foot) / 2], "name": f"{n}"}

    spots = [row(n) for n in range(5)]
    options = [option(f"hit:{n}", f"location:1.{n}", advised=n == 3) for n in range(5)]
    async with asking(tmp_path, question(*options), spots=spots) as shown:
        framed = await boxes(shown.page, "#scene .spot.can")
        assert len(framed) == 5
        for one, other in pairwise(framed):
            assert one[3] <= other[1] + 1, "one frame lies over the next row"
        ((_, _, right, foot),) = await boxes(shown.page, "#scene .badge .compass")
        left, top, _, bottom = framed[3]
        assert right - left < (bottom - top), "it covers what is read in the row"
        assert foot <= bottom + 4


# The lines of a result that its box cuts through, the fade at its foot aside.
_SLICED = """
(box) => {
  const { bottom } = box.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(box);
  return [...range.getClientRects()].filter((one) => one.top + 3 < bottom && one.bottom > bottom + 1).length;
}
"""


@pytest.mark.parametrize("size", ["desk", "phone"])
async def test_a_result_that_has_no_room_is_cut_between_lines(tmp_path: Path, size: str) -> None:
    told = "\n".join(f"Hit {n} would have destroyed a location of a ship and did nothing." for n in range(9))
    options = [option(f"way:{n}", label=f"Something long that is done {n}") for n in range(8)]
    result = {"line": told, "events": [1]}
    async with asking(tmp_path, question(*options, result=result), size=size) as shown:
        box = shown.page.locator("#result.cut")
        await box.wait_for()
        assert await box.evaluate(_SLICED) == 0
