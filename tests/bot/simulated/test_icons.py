"""The page draws the bot's emoji itself: not every machine has a typeface with them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
# Pictographs, signs and dice; arrows and other characters that any typeface has are none.
_EMOJI = re.compile("[\u23e9-\u23f3\u2600-\u27bf\u2b00-\u2bff\U0001f300-\U0001faff]|\u21a9")


def _said() -> Iterator[str]:
    """What the bot and its texts are written with."""
    for folder, kind in (("bot", "*.py"), ("data/locale", "*.ftl"), ("engine", "*.py")):
        for file in (ROOT / folder).rglob(kind):
            yield file.read_text(encoding="utf-8")


EMOJI = sorted({found for said in _said() for found in _EMOJI.findall(said)})


def test_the_bot_has_emoji() -> None:
    assert len(EMOJI) > 12


@pytest.mark.parametrize("emoji", EMOJI)
def test_every_emoji_of_the_bot_has_a_drawing(emoji: str) -> None:
    drawn = (ROOT / "tools" / "simulated" / "page" / "icons.js").read_text(encoding="utf-8")
    assert f'"{emoji}": ' in drawn
