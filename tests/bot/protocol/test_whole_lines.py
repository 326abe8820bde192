"""What one's answer has brought about is told in whole sentences."""

from __future__ import annotations

import pytest

from bot.wording.pages import to_sentence
from data.locale import Texts


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Anne sailed to Nassau.", "Anne sailed to Nassau."),
        (
            "You drew a card: Hire him. " + "It does a lot. " * 9,
            "You drew a card: Hire him. It does a lot. It does a lot.",
        ),
        (
            "You drew the glory card Carpenter: Hire for 2 gold and then some more, which takes long.",
            "You drew the glory card Carpenter.",
        ),
        (
            "You sail to St. Maarten and on and on and on and on and on and on and on.",
            "You sail to St. Maarten and on and on and on and on and on…",
        ),
    ],
)
def test_a_line_ends_at_a_sentence(text: str, told: str) -> None:
    assert to_sentence(text, 60) == told


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_glory_card_is_told_in_part(language: str) -> None:
    """ "You drew the glory card Carpenter: Hire" was all there was room for."""
    texts = Texts(language)
    for card in [key.removeprefix("text-") for key in texts.keys("text-", "marauders-cards")]:
        whole = texts.say("log-glory-drawn-own", card=card)
        told = to_sentence(whole, 90)
        assert told == whole or (len(told) <= 90 and told[-1] in ".!?")
        assert whole.startswith(told[:-1])
