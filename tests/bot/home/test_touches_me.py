"""What others did to the reader is read first, large; nothing beneath it breaks, moves or opens by itself."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import expect

from tests.bot.home.asked import Asked, asking, event, option, question
from tests.bot.home.test_clock import told
from tests.bot.home.test_on_a_phone import boxes, within
from tests.bot.web.browser import IN_BROWSER

pytestmark = IN_BROWSER
SIZES = ["desk", "phone"]
_AT_ONCE = (
    "() => { const timed = setTimeout; "
    "window.setTimeout = (then, after) => timed(then, after === 1500 ? after : 0); }"
)
_WAY = {"line": "End", "picks": ["end"], "step": 1, "of": 1, "way": ["zone:nassau", "port:port_royal"]}
_WORM = "Bart played Worm in the Timbers.\n“A captain nearby takes 2 random hits.”"
_DEEDS = [
    event(1, "Bart sailed to Tortuga.", seat=1),
    event(2, _WORM, at=["card:worm_in_the_timbers", "seat:1"], seat=1, weight=2),
    event(3, "You were hit: Masts down to 2.", kind="hit", args={"target": "ship:0"}, at=["ship:0"], seat=1),
    *(
        event(n, f"Bart bought Rum for {n} gold.", kind="bought", args={"seat": 1, "gold": n}, seat=1)
        for n in range(4, 9)
    ),
]


def _demand(n: int, port: str, said: str) -> dict[str, Any]:
    args = {"deck": "demand", "cards": ["sugar"], "count": 1, "to": f"port:{port}"}
    return event(n, said, kind="drew", args=args, at=[f"port:{port}"], seat=1)


async def _read(shown: Asked, *deeds: dict[str, Any]) -> list[str]:
    await shown.page.evaluate(_AT_ONCE)
    await shown.asks_next(question(option("end"), number=8))
    await told(shown, event(0, "A turn began.", kind="turn", seat=1), *deeds, speed="turn")
    await shown.page.locator("#stop.sheet:not([hidden])").wait_for()
    return await shown.page.locator("#stop .touched li > span:last-child").all_text_contents()


@pytest.mark.parametrize("size", SIZES)
async def test_an_attack_on_the_reader_is_read_first_with_the_card_that_did_it(
    tmp_path: Path, size: str
) -> None:
    """It was behind "5 more lines", and the card spoke of "a captain nearby"."""
    async with asking(tmp_path, question(option("end", label="end")), size=size) as shown:
        own = await _read(shown, *_DEEDS)
        assert own == ["Bart played Worm in the Timbers.", "You were hit: Masts down to 2."]
        first = shown.page.locator(".sheet .columns > :first-child")
        await expect(first).to_have_class("touched")
        (stop,), rows = await boxes(shown.page, "#stop"), await boxes(shown.page, "#stop .touched li")
        assert all(within(row, stop) for row in rows)
        # It is read once.
        assert await shown.page.locator("#stop li", has_text="Masts down to 2").count() == 1


async def test_the_market_that_one_sails_to_touches_one_and_no_other_does(tmp_path: Path) -> None:
    lines = [_demand(10, "havana", "In Havana, Sugar is in demand now.")]
    lines += [_demand(11, "port_royal", "In Port Royal, Sugar is in demand now.")]
    async with asking(tmp_path, question(option("end", label="end"), plan=_WAY)) as shown:
        assert await _read(shown, *lines) == ["In Port Royal, Sugar is in demand now."]


async def test_a_card_says_what_it_did_to_another_and_not_what_is_written_on_it(tmp_path: Path) -> None:
    hit = event(
        3, "Mary was hit: Masts down to 2.", kind="hit", args={"target": "ship:2"}, at=["ship:2"], seat=1
    )
    async with asking(tmp_path, question(option("end", label="end"))) as shown:
        assert await _read(shown, _DEEDS[0], _DEEDS[1], hit, *_DEEDS[3:]) == []
        seen = shown.page.locator("#stop li:visible")
        await expect(seen.filter(has_text="Mary was hit")).to_have_count(1)
        await expect(seen.filter(has_text="nearby")).to_have_count(0)


_NAMES = (
    "Captured Manifest",
    "Hidden Strongbox",
    "Carpenter",
    "The Widow’s Warehouse",
    "Fair Wind",
    "Royal Pardon",
)
_HAND = [
    {"id": f"card_{n}", "title": name, "text": "", "picture": "royal_pardon", "playable": True}
    for n, name in enumerate(_NAMES)
]
_HOLD = [{"id": f"rum.{n}", "name": "Rum"} for n in range(7)]
_PARTS = ("Hull", "Cargo", "Masts", "Crew", "Cannons")
_GALLEON = {
    "kind": "galleon",
    "name": "Galleon",
    "locations": [{"id": part.lower(), "name": part, "has": 4, "most": 5} for part in _PARTS],
}
_PURSE = [
    {"id": one, "name": one, "count": count} for one, count in (("gold", 53), ("stash", 10), ("bounties", 1))
]
# Words of names that are broken, and cards whose name is cut.
_BROKEN = """() => [...document.querySelectorAll("#me .hand .card > span:not(.cost)")].filter((one) => {
  const range = document.createRange();
  return one.firstChild.data.split(/\\s+/).some((word) => {
    const from = one.firstChild.data.indexOf(word);
    range.setStart(one.firstChild, from);
    range.setEnd(one.firstChild, from + word.length);
    return range.getClientRects().length > 1;
  });
}).map((one) => one.textContent)"""


async def test_many_cards_and_a_full_hold_neither_break_names_nor_move_the_bar(tmp_path: Path) -> None:
    """ "Capture/d Manifes/t" was read on it, and it slipped down by 25 pixels."""
    for cards, goods in ((4, 3), (6, 7)):
        view = {"hand": _HAND[:cards], "hold": _HOLD[:goods], "places": 4, "ship": _GALLEON, "purse": _PURSE}
        view["board"] = _HAND[:1]
        async with asking(tmp_path, question(option("end")), view=view) as shown:
            assert await shown.page.evaluate(_BROKEN) == []
            (bar,) = await boxes(shown.page, "#me")
            parts = await boxes(shown.page, "#me :is(.who, .good, .card, .lies)")
            assert len(parts) == 2 + 4 * (goods < 5) + goods * (goods > 4) + cards
            assert all(within(one, bar) for one in parts)
            assert (
                await shown.page.evaluate("document.scrollingElement.scrollTop + document.body.scrollTop")
                == 0
            )


async def test_enter_does_what_is_marked_after_a_panel_was_closed(tmp_path: Path) -> None:
    """It opened the panel again."""
    async with asking(tmp_path, question(option("end", advised=True), option("stay"))) as shown:
        await shown.page.locator('#rivals [data-at="seat:1"]').click()
        await shown.page.locator("#panel:not([hidden])").wait_for()
        await shown.page.keyboard.press("Escape")
        await shown.page.locator("#panel").wait_for(state="hidden")
        await shown.page.keyboard.press("Enter")
        assert await shown.picked() == ["end"]


async def test_nothing_is_said_beside_a_mouse_that_rests(tmp_path: Path) -> None:
    """What had come up beneath it covered the fight."""
    sail = question(option("sail", "zone:havana"), option("end"))
    async with asking(tmp_path, sail) as shown:
        box = await shown.page.locator('#spots [data-at="zone:havana"].can').bounding_box()
        assert box is not None
        await shown.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 8)
        hint = shown.page.locator("#hint")
        await expect(hint).to_be_visible()
        # The board is shown anew beneath it, as after each answer.
        over = {
            "pointerType": "mouse",
            "bubbles": True,
            "clientX": box["x"] + box["width"] / 2,
            "clientY": box["y"] + 8,
        }
        await shown.page.locator('#spots [data-at="zone:havana"]').dispatch_event("pointerover", over)
        await expect(hint).to_be_hidden()
        await shown.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 14)
        await shown.page.locator('#spots [data-at="zone:havana"]').dispatch_event(
            "pointerover", {**over, "clientY": box["y"] + 20}
        )
        await expect(hint).to_be_visible()


async def test_captain_and_ship_are_seen_before_they_are_read_and_differ(tmp_path: Path) -> None:
    parts = [{"id": "hull", "name": "Hull", "has": 2, "most": 3}]
    ship = {"kind": "flute", "name": "Flute", "locations": parts}
    async with asking(tmp_path, question(option("end")), view={"ship": ship}) as shown:
        look = "async (at) => (await import('./page/panel.js')).look(at)"
        await shown.page.evaluate(look, "ship:0")
        await shown.page.locator("#panel .ship-of .parts i").nth(2).wait_for()
        await shown.page.evaluate(look, "seat:0")
        await shown.page.locator("#panel .captain .figures").wait_for()
        assert await shown.page.locator("#panel .ship-of").count() == 0
        assert (
            await shown.page.locator("#panel .scroll > :first-child").get_attribute("class")
            == "head-of captain"
        )


async def test_one_of_several_missions_is_read_by_itself(tmp_path: Path) -> None:
    """A touch of it opened the captain's sheet."""
    ship: dict[str, Any] = {"kind": "flute", "name": "Flute", "locations": []}
    async with asking(tmp_path, question(option("end")), view={"ship": ship, "board": _HAND[:2]}) as shown:
        await shown.page.locator("#me .lies").click()
        await expect(shown.page.locator("#panel h3")).to_have_text(list(_NAMES[:2]))
        assert await shown.page.locator("#panel img.face").count() == 2


async def test_a_port_of_a_mission_says_what_is_to_be_done_there(tmp_path: Path) -> None:
    """A touch of its scroll on the chart opened the port, with no word of the mission."""
    asks = {"at": "port:havana", "title": "Havana", "lines": ["Spanish"], "links": [], "own": ["card_1"]}
    async with asking(tmp_path, question(option("end")), view={"board": _HAND[:3]}) as shown:
        await shown.page.route("**/thing/*", lambda route: route.fulfill(json=asks))
        await shown.page.evaluate("async () => (await import('./page/panel.js')).look('port:havana')")
        await expect(shown.page.locator("#panel .errand h3")).to_have_text([_NAMES[1]])


async def test_what_a_mission_takes_up_lies_in_the_hold(tmp_path: Path) -> None:
    """Two places of five had vanished."""
    ship = {**_GALLEON, "locations": [{"id": "cargo", "name": "Cargo", "has": 5, "most": 5}]}
    view = {"ship": ship, "hold": _HOLD[:2], "places": 3, "board": _HAND[:1]}
    async with asking(tmp_path, question(option("end")), view=view) as shown:
        assert await shown.page.locator("#me .hold .good").count() == 5
        await shown.page.locator("#me .good.taken").first.click()
        await expect(shown.page.locator("#panel h2")).to_have_text(_NAMES[0])


async def test_points_count_as_soon_as_their_sentence_is_seen(tmp_path: Path) -> None:
    """The bar said 6 beneath "+6" and "+16" until one went on."""
    rows = [
        event(n, f"You took ship {n}.", kind="glory", args={"seat": 0, "by": 1, "now": n}, seat=0, weight=3)
        for n in (1, 2, 3)
    ]
    async with asking(tmp_path, question(option("end", label="end"))) as shown:
        score = shown.page.locator("#score")
        await told(shown, *rows, speed="turn")
        await shown.page.locator("#stop .rows li").nth(2).wait_for()
        await expect(score).to_have_text("3")
        await shown.page.locator("#answers .answer", has_text="Continue").click()
        await shown.page.locator("#stop").wait_for(state="hidden")
