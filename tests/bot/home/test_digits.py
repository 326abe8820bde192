"""Digits stand on answers, never on their words."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.bot.home.asked import asking, option, question
from tests.bot.home.test_table_page import SIZES
from tests.bot.web.browser import IN_BROWSER

pytestmark = IN_BROWSER

# Words that a digit lies on, line by line as they are written.
_COVERED = """
() => [...document.querySelectorAll("#answers .answer:has(> kbd)")].flatMap((one) => {
  const digit = one.querySelector("kbd").getBoundingClientRect();
  return [...one.querySelectorAll("b, small")].filter((words) => {
    const range = document.createRange();
    range.selectNodeContents(words);
    return [...range.getClientRects()].some(
      ({ left, top, right, bottom }) =>
        left < digit.right && digit.left < right && top < digit.bottom && digit.top < bottom,
    );
  }).map((words) => words.textContent);
})
"""
_WORDS = ("Sell all 4: 12 gold", "Stash 25, keep 5", "Stash 10: +1 glory", "Sail SE to Santo Domingo")


@pytest.mark.parametrize("size", SIZES)
async def test_a_digit_lies_on_no_word_of_its_answer(tmp_path: Path, size: str) -> None:
    telling = [option(f"does:{n}", label=words, cost=1) for n, words in enumerate(_WORDS)]
    plain = [option(f"goes:{n}", label=words) for n, words in enumerate(_WORDS)]
    async with asking(tmp_path, question(*telling, *plain, option("end")), size=size) as shown:
        await shown.page.keyboard.press("Shift")
        await shown.page.locator(".keys #answers kbd").first.wait_for()
        assert size == "phone" or await shown.page.locator("#answers.tight > .half").count()
        assert await shown.page.evaluate(_COVERED) == []


@pytest.mark.parametrize("more", [4, 12])
@pytest.mark.parametrize("many", [0, 1])
async def test_what_ends_it_has_a_key_however_much_else_has_one(tmp_path: Path, many: int, more: int) -> None:
    """Be it an answer, or that nothing is picked; else its key is the digit after those of the others."""
    others = [option(f"does:{n}", label=f"Do {n}") for n in range(more)]
    ends = [option("end", label="End the turn", tone="quiet")] if many else []
    asked = question(*others, *ends, least=many, none="End the turn")
    async with asking(tmp_path, asked) as shown:
        button = shown.page.locator("#answers > .answer", has_text="End the turn")
        key = await button.get_attribute("data-key")
        assert key == ("0" if more > 9 and not many else str(min(more, 5) + 1))
        assert key is not None
        await shown.page.keyboard.press("Shift")
        assert await button.locator("kbd", has_text=key).is_visible()
        await shown.page.keyboard.press(key)
        assert await shown.picked() == (["end"] if many else [])


async def test_what_ends_it_has_a_key_where_the_board_has_all_digits(tmp_path: Path) -> None:
    zones = ("havana", "tortuga", "nassau", "caracas", "curacao", "trinidad", "cartagena", "port_royal")
    sails = [option(f"sail:{one}", f"zone:{one}") for one in (*zones, "st_john")]
    asked = question(*sails, option("end", label="End the turn", tone="quiet"))
    async with asking(tmp_path, asked) as shown:
        button = shown.page.locator("#answers > .answer", has_text="End the turn")
        assert await button.get_attribute("data-key") == "0"
        await shown.page.keyboard.press("0")
        assert await shown.picked() == ["end"]
