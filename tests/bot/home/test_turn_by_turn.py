"""What others did stays until it is read, whole and at once, unless something else is chosen."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from playwright.async_api import Route

from tests.bot.home.asked import CARDS, asking, event, option, question
from tests.bot.home.test_clock import all_told, told
from tests.bot.web.browser import IN_BROWSER

pytestmark = IN_BROWSER
TURN = [event(n, f"{n}: sold 3 × Spices for 18 gold.", seat=1) for n in range(2, 11)]
SIZES = ["desk", "phone"]


def began(n: int, seat: int) -> dict[str, object]:
    """A turn begins."""
    return event(n, "A turn began.", kind="turn", seat=seat)


# Nothing takes time: what stays does so because it is to be read.
_AT_ONCE = "() => { const timed = setTimeout; window.setTimeout = (then) => timed(then, 0); }"
# Nothing that is told goes on by itself; what has come up answers after a while all the same.
_NEVER = """
() => {
  const timed = window.setTimeout;
  window.setTimeout = (then, after) =>
    document.querySelector("#news[hidden]") || after === 450 ? timed(then, after) : 0;
}
"""
# Every line that is told, however briefly.
_KEPT = """
() => {
  window.kept = new Set();
  const keep = () => document.querySelectorAll("#news li").forEach((one) => window.kept.add(one.textContent));
  new MutationObserver(keep).observe(document.body, { childList: true, subtree: true });
}
"""
_FREE = "2 of your moves are free, and on each of them you see whoever lies in a zone beside your own."
GONE_ON = "#below:not([inert]) #answers .answer"


@pytest.mark.parametrize("size", SIZES)
async def test_the_turns_of_all_others_stay_together_and_one_press_goes_on(tmp_path: Path, size: str) -> None:
    point = event(1, "Took a Galleon.", kind="glory", args={"seat": 1, "by": 1}, seat=1, weight=2)
    turns = [began(0, 1), point, *TURN, began(11, 2), event(12, f"Fled. {_FREE}", seat=2), began(13, 0)]
    async with asking(tmp_path, question(option("end")), size=size) as shown:
        await shown.page.evaluate(_AT_ONCE)
        await told(shown, *turns, event(14, "Drew.", seat=0), speed="turn")
        first, second = shown.page.locator(".sheet section").first, shown.page.locator(".sheet section").last
        await second.locator("li", has_text="Fled.").wait_for()
        assert await first.locator("li.matters").all_text_contents() == ["Took a Galleon."]
        assert await first.locator("li").count() == 1 + len(TURN)
        assert await first.locator(".gain").text_content() == "+1"
        high = await shown.page.locator("#stop").evaluate("(one) => one.scrollHeight - one.clientHeight")
        assert high <= 1
        await shown.page.locator(GONE_ON, has_text="Continue").click()
        await all_told(shown.page)


async def test_what_goes_on_lies_where_the_answer_lies_that_is_advised(tmp_path: Path) -> None:
    """The mouse went from the foot to the top and back at each of them."""
    asked = question(option("go", advised=True), option("end"))
    async with asking(tmp_path, asked, size="desk") as shown:
        advised = await shown.page.locator("#answers .advised").bounding_box()
        await shown.page.evaluate(_AT_ONCE)
        await told(shown, event(1, "Fled.", seat=1, weight=3), speed="turn")
        next_ = await shown.page.locator(GONE_ON, has_text="Continue").bounding_box()
        assert advised
        assert next_
        assert abs(next_["y"] + next_["height"] - advised["y"] - advised["height"]) < 2


async def test_what_happened_on_the_turn_of_another_is_read_before_what_is_asked_then(tmp_path: Path) -> None:
    async with asking(tmp_path, question(option("end"))) as shown:
        await shown.page.evaluate(_AT_ONCE)
        await shown.asks_next(question(option("end"), number=8))
        await told(shown, began(1, 1), *TURN, speed="turn")
        await shown.page.locator(".sheet li", has_text="10: sold").wait_for(state="attached")
        assert await shown.page.evaluate("document.body.dataset.question") != "8"
        await shown.page.locator(GONE_ON, has_text="Continue").click()
        await shown.page.locator('body[data-question="8"]:not([data-telling])').wait_for()


async def test_what_was_told_in_full_is_not_read_again(tmp_path: Path) -> None:
    async with asking(tmp_path, question(option("end"))) as shown:
        await shown.asks_next(question(option("end"), number=8))
        await told(shown, began(1, 1), event(2, "Turned up a Frigate.", seat=1), speed="turn")
        await shown.page.locator('body[data-question="8"]:not([data-telling])').wait_for()


@pytest.mark.parametrize("size", SIZES)
async def test_an_event_is_read_beside_what_others_did(tmp_path: Path, size: str) -> None:
    """Others, the event of a round, then what is asked: that were three presses each round."""
    turned = event(11, "A storm.", kind="event", args={"card": "trade_winds"}, weight=3)
    async with asking(tmp_path, question(option("end")), size=size) as shown:
        await shown.page.evaluate(_AT_ONCE)
        await shown.asks_next(question(option("end"), number=8))
        await told(shown, began(1, 1), *TURN, turned, speed="turn")
        await shown.page.locator(".sheet li", has_text="10: sold").wait_for(state="attached")
        assert await shown.page.locator(".sheet .came .face").count() == 1
        await shown.page.locator(GONE_ON, has_text="Continue").click()
        await shown.page.locator('body[data-question="8"]:not([data-telling])').wait_for()


@pytest.mark.parametrize("speed", ["1", "turn"])
async def test_what_was_skipped_is_read_once(tmp_path: Path, speed: str) -> None:
    """Whoever pressed the two arrows never learned what the others had done."""
    async with asking(tmp_path, question(option("end"))) as shown:
        await shown.page.evaluate(_NEVER)
        await shown.asks_next(question(option("end"), number=8))
        await told(shown, began(1, 1), *TURN, speed=speed)
        await shown.page.locator("#news li", has_text="A turn began.").wait_for()
        await shown.page.locator("#line .past").click()
        await shown.page.locator(".sheet li", has_text="10: sold").wait_for(state="attached")
        await shown.page.locator(GONE_ON, has_text="Continue").click()
        await shown.page.locator('body[data-question="8"]:not([data-telling])').wait_for()


async def test_the_words_of_a_card_are_a_quotation(tmp_path: Path) -> None:
    """ "2 of your moves are free" was told of a rival as if it were said to the reader."""
    played = event(2, f"Played Fair Wind.\n{_FREE}", seat=1)
    async with asking(tmp_path, question(option("end"))) as shown:
        await shown.page.evaluate(_AT_ONCE)
        await told(shown, began(1, 1), played, began(3, 0), speed="turn")
        assert await shown.page.locator(".sheet q").text_content() == _FREE


async def test_that_ones_own_turn_has_begun_is_no_news(tmp_path: Path) -> None:
    """ "Your turn began." stood alone in a box."""
    async with asking(tmp_path, question(option("end"))) as shown:
        await shown.page.evaluate(_KEPT)
        await shown.page.evaluate(_AT_ONCE)
        await told(shown, began(1, 0), event(2, "Drew.", seat=0), speed="turn")
        await all_told(shown.page)
        assert await shown.page.evaluate("() => [...window.kept]") == ["Drew."]


async def test_whoever_goes_on_within_a_turn_comes_to_its_end(tmp_path: Path) -> None:
    async with asking(tmp_path, question(option("end"))) as shown:
        await shown.page.evaluate(_NEVER)
        others = [began(1, 1), *TURN, began(11, 2), event(12, "Fled.", seat=2)]
        await told(shown, *others, began(13, 0), speed="turn")
        begins = shown.page.locator("#news li", has_text="A turn began.")
        await begins.wait_for()
        await shown.page.locator("#below:not([inert])").wait_for()
        await shown.page.keyboard.press("n")
        await shown.page.locator("#said p", has_text="10: sold").wait_for(state="attached")
        await begins.wait_for()
        assert await shown.page.locator("#said p", has_text="Fled.").count() == 0
        await shown.page.locator("#below:not([inert])").wait_for()
        await shown.page.keyboard.press("n")
        await shown.page.locator(".sheet li", has_text="Fled.").wait_for()
        assert await shown.page.locator(".sheet li").count() == len(TURN) + 1, "all of it is there"


async def test_a_touch_of_the_table_ends_what_is_told_of_ones_own_act(tmp_path: Path) -> None:
    """What came of it stands beside the next question. What others do is still told."""
    own = [event(n, f"{n}: sold.", seat=0) for n in range(1, 6)]
    async with asking(tmp_path, question(option("end")), later=question(option("end"), number=8)) as shown:
        await shown.page.evaluate(_NEVER)
        shown.go_on.set()
        await told(shown, *own, began(11, 1), event(12, "Fled.", seat=1), speed="turn")
        await shown.page.locator("#news li", has_text="1: sold.").wait_for()
        await shown.page.locator("#stage").click(position={"x": 300, "y": 300})
        await shown.page.locator("#said p", has_text="5: sold.").wait_for(state="attached")
        await shown.page.locator("#news li", has_text="A turn began.").wait_for()
        assert await shown.page.locator("#said p", has_text="Fled.").count() == 0


async def test_nothing_waits_longer_than_a_glance_after_ones_own_act(tmp_path: Path) -> None:
    """What is asked next answers as soon as a touch cannot have been meant for what was there before."""
    async with asking(tmp_path, question(option("end")), later=question(option("end"), number=8)) as shown:
        await shown.page.evaluate(
            """() => {
              window.waits = [];
              const timed = window.setTimeout;
              window.setTimeout = (then, after) => (window.waits.push(after), timed(then, after));
            }"""
        )
        shown.go_on.set()
        sails = event(1, "Sailed.", kind="moved", args={"piece": "ship:0", "to": "zone:havana"}, seat=0)
        await told(shown, sails, event(2, "Docked.", seat=0), speed="turn")
        await shown.page.locator(
            'body[data-question="8"]:not([data-telling]):has(#below:not([inert]))'
        ).wait_for()
        waits = await shown.page.evaluate("window.waits")
        # The page says after 3 s that a table is slow.
        assert max(one for one in waits if one < 3000) <= 450


async def test_an_answer_is_seen_to_be_taken(tmp_path: Path) -> None:
    async with asking(tmp_path, question(option("go"), option("end"))) as shown:
        holds = asyncio.Event()

        async def slow(route: Route) -> None:
            await holds.wait()
            await shown.taken(route)

        await shown.page.route("**/tables/1/answer", slow)
        await shown.page.locator("#answers .answer", has_text="go").click()
        await shown.page.locator("body.busy").wait_for()
        seen = await shown.page.locator("#answers .answer").evaluate_all(
            "(all) => all.map((one) => getComputedStyle(one).filter)"
        )
        holds.set()
        assert ["saturate" in one for one in seen] == [False, True]
        assert await shown.picked() == ["go"]


async def test_what_has_stayed_is_not_gone_on_from_twice(tmp_path: Path) -> None:
    earned = event(2, "Earned.", kind="glory", args={"seat": 1, "by": 1}, seat=1, weight=3)
    async with asking(tmp_path, question(option("end"))) as shown:
        await told(shown, began(1, 1), earned, began(3, 0), event(4, "Drew.", seat=0), speed="turn")
        await shown.page.locator("#answers .answer", has_text="Continue").click()
        await all_told(shown.page)


async def test_nothing_stays_where_that_is_chosen(tmp_path: Path) -> None:
    async with asking(tmp_path, question(option("end"))) as shown:
        await shown.page.evaluate(_AT_ONCE)
        await told(shown, began(1, 1), *TURN, began(11, 0), event(12, "Drew.", seat=0), speed="1")
        await shown.page.locator("#said p", has_text="Drew.").wait_for(state="attached")
        await all_told(shown.page)


@pytest.mark.parametrize("port", ["trinidad", "nassau"])
async def test_a_phones_chart_shows_the_port_that_is_told_of(tmp_path: Path, port: str) -> None:
    async with asking(tmp_path, question(option("end")), size="phone") as shown:
        await told(shown, event(1, "Another’s now.", seat=1, at=[f"port:{port}"]), speed="stop")
        await shown.page.locator("#news li", has_text="Another’s now.").wait_for()
        inside = """(port) => {
          const [one, stage] = [`#spots [data-at="port:${port}"]`, "#stage"]
            .map((what) => document.querySelector(what).getBoundingClientRect());
          const [x, y] = [(one.left + one.right) / 2, (one.top + one.bottom) / 2];
          return stage.left < x && x < stage.right && stage.top < y && y < stage.bottom;
        }"""
        await shown.page.wait_for_function(inside, arg=port)


@pytest.mark.parametrize("size", SIZES)
async def test_a_turn_is_read_before_what_it_has_led_to(tmp_path: Path, size: str) -> None:
    """Once, and not again at its end."""
    point = event(11, "A point.", kind="glory", args={"seat": 1, "by": 1}, seat=1, weight=3)
    turns = [began(0, 1), *TURN, point, began(12, 0)]
    async with asking(tmp_path, question(option("end")), size=size) as shown:
        await shown.page.evaluate(_AT_ONCE)
        await told(shown, *turns, speed="turn")
        await shown.page.locator("#stop:not([hidden])").wait_for()
        lines = await shown.page.locator(".sheet section:not(.came) li").all_text_contents()
        assert lines == [one["said"] for one in TURN]
        assert await shown.page.locator("#stop .came .told").text_content() == "A point."
        await shown.page.locator(GONE_ON, has_text="Continue").click()
        await all_told(shown.page)


async def test_a_card_that_was_passed_is_framed_no_more_while_others_play(tmp_path: Path) -> None:
    asked = question(option("play", "card:royal_pardon"), option("end"))
    async with asking(tmp_path, asked, view={"hand": CARDS}) as shown:
        framed = "one => getComputedStyle(one).boxShadow !== 'none'"
        card = shown.page.locator('#me .card[data-at="card:royal_pardon"]')
        assert await card.evaluate(framed)
        await told(shown, event(1, "Fled.", seat=1, weight=3), speed="turn")
        await shown.page.locator(GONE_ON, has_text="Continue").wait_for()
        assert not await card.evaluate(framed)
