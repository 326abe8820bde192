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
