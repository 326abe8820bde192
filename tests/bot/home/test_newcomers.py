"""What strangers stumbled over at a table: where words stand, what lies over what, what is listed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.bot.home.asked import CARDS, HOLD, asking, event, option, question
from tests.bot.home.test_clock import told
from tests.bot.home.test_on_a_phone import boxes, within
from tests.bot.web.browser import IN_BROWSER

pytestmark = IN_BROWSER
SHIP: dict[str, Any] = {
    "id": "ship:0",
    "at": "zone:curacao",
    "name": "Anne",
    "x": 520,
    "y": 900,
    "width": 80,
    "height": 60,
    "sprite": "ship:flute.0",
}


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("port", ["curacao", "st_maarten", "santo_domingo"])
async def test_the_compass_of_a_port_lies_in_its_own_zone(tmp_path: Path, size: str, port: str) -> None:
    dock = option("dock", f"port:{port}", label=f"Dock in {port}", cost=1, advised=True)
    async with asking(tmp_path, question(dock, option("end")), size=size) as shown:
        (badge,) = await boxes(shown.page, "#badges .badge.best")
        (zone,) = await boxes(shown.page, f"#spots [data-at='zone:{port}']")
        x, y = (badge[0] + badge[2]) / 2, (badge[1] + badge[3]) / 2
        assert zone[0] <= x <= zone[2]
        assert zone[1] <= y <= zone[3]


async def test_words_at_the_edge_of_the_chart_are_read_whole(tmp_path: Path) -> None:
    ports = ("havana", "old_providence", "bridgetown", "trinidad", "nassau", "port_royal", "st_john")
    wants = [
        option(f"demand:{port}", f"port:{port}", label=f"{port} (now Tobacco)", advised=not number)
        for number, port in enumerate(ports)
    ]
    async with asking(tmp_path, question(*wants)) as shown:
        badges = await boxes(shown.page, "#badges .badge")
        assert len(badges) == len(ports)
        (chart,) = await boxes(shown.page, "#chart")
        assert [badge for badge in badges if not within(badge, chart)] == []


@pytest.mark.parametrize("size", ["desk", "phone"])
async def test_what_costs_nothing_in_a_port_is_on_the_list(tmp_path: Path, size: str) -> None:
    crew = option("recruit", "port:curacao", label="Recruit crew", consequence="56% for free")
    async with asking(tmp_path, question(crew, option("end")), size=size) as shown:
        await shown.page.locator("#answers .answer b", has_text="Recruit crew").click()
        assert await shown.picked() == ["recruit"]


async def test_a_choice_among_many_ports_is_made_on_the_map(tmp_path: Path) -> None:
    names = ("nassau", "havana", "tortuga", "curacao", "caracas", "trinidad", "cartagena")
    asked = question(*(option(name, f"port:{name}") for name in names))
    async with asking(tmp_path, asked) as shown:
        assert await shown.page.locator("#answers .answer").count() == 0


async def test_a_card_of_ones_sheet_is_read_over_it_on_a_phone(tmp_path: Path) -> None:
    view = {**HOLD, "hand": CARDS}
    async with asking(tmp_path, question(option("end")), size="phone", view=view) as shown:
        await shown.page.locator("#me .more").click()
        await shown.page.locator("#me .hand .card").first.click()
        await shown.page.locator("#panel .face").wait_for()
        at = "(one) => { const box = one.getBoundingClientRect();"
        at += " return one.contains(document.elementFromPoint(box.left + box.width / 2, box.bottom - 20)); }"
        assert await shown.page.locator("#panel").evaluate(at)


async def test_a_card_in_hand_is_read_before_it_is_played(tmp_path: Path) -> None:
    first = f"card:{CARDS[0]['id']}"
    play = option("play", first, label="Play it", consequence="Change what one port wants")
    view = {**HOLD, "hand": CARDS}
    async with asking(tmp_path, question(play, option("end")), view=view) as shown:
        await shown.page.locator(f"#me .hand [data-at='{first}']").click()
        await shown.page.locator("#panel .face").wait_for()
        await shown.page.locator("#panel .choices button", has_text="Play it").click()
        assert await shown.picked() == ["play"]


async def test_a_card_that_is_asked_for_is_given_at_a_touch(tmp_path: Path) -> None:
    asked = question(*(option(str(one["id"]), f"card:{one['id']}") for one in CARDS))
    async with asking(tmp_path, asked, view={**HOLD, "hand": CARDS}) as shown:
        await shown.page.locator("#me .hand .card").first.click()
        assert await shown.picked() == [CARDS[0]["id"]]


async def test_the_bar_stays_where_it_is_when_an_event_comes(tmp_path: Path) -> None:
    places = []
    for more in ({}, {"event": {"card": "hungry", "title": "Hungry Garrisons", "line": ".", "at": []}}):
        async with asking(tmp_path, question(option("end")), size="phone", table=more) as shown:
            await shown.page.locator("#tool-undo").wait_for()
            places.append(await boxes(shown.page, "#tool-undo"))
    assert places[0] == places[1]


async def test_nothing_of_a_question_lies_over_what_is_told(tmp_path: Path) -> None:
    corners = [[20, 20], [300, 20], [300, 200], [20, 200]]
    spot = {"at": "location:1.crew", "outline": corners, "label": [160, 110], "name": "Crew"}
    shoot, asks = option("shoot", "location:1.crew", advised=True), option("end")
    async with asking(tmp_path, question(shoot, asks), spots=[spot]) as shown:
        await shown.page.locator("#scene .badge").wait_for()
        await told(shown, event(1, "Rolled.", seat=1), speed="stop")
        await shown.page.locator("#news li", has_text="Rolled.").wait_for()
        assert await shown.page.locator("#scene :is(.badge, .can)").count() == 0


async def test_a_mouse_is_told_how_many_things_there_are_to_do(tmp_path: Path) -> None:
    several = [option(f"act:{n}", "port:nassau", label=f"Act {n}") for n in range(2)]
    async with asking(tmp_path, question(*several, option("end"))) as shown:
        await shown.page.locator("polygon[data-at='port:nassau'].can").dispatch_event(
            "pointerover", {"pointerType": "mouse", "bubbles": True}
        )
        hint = await shown.page.locator("#hint:visible").text_content() or ""
        assert hint.startswith("Nassau, the port: 2 choices")
        assert "Act" not in hint


async def test_words_that_a_thing_is_too_narrow_for_are_left_to_its_button(tmp_path: Path) -> None:
    corners = [[20, 20], [64, 20], [64, 200], [20, 200]]
    spot = {"at": "card:textiles.1", "outline": corners, "label": [42, 110], "name": "Textiles"}
    keep = option(
        "keep", "card:textiles.1", label="Keep Textiles", consequence="Sells for 6 gold", advised=True
    )
    async with asking(tmp_path, question(keep, option("end")), spots=[spot], size="phone") as shown:
        badge = shown.page.locator("#scene .badge.best")
        await badge.wait_for()
        assert await badge.locator("small").count() == 0
        assert await shown.page.locator("#answers .answer b", has_text="Keep Textiles").count() == 1
