"""What many readers get alike is written as JSON once."""

from __future__ import annotations

from bot.protocol.shapes import Named
from bot.web.table import MOST_ENCODED, Encoded


def test_the_same_answer_has_the_same_bytes() -> None:
    encoded, given = Encoded(), Named("rum", "Rum")
    first = encoded.of(given)
    assert first == b'{"id":"rum","name":"Rum"}'
    assert encoded.of(given) is first


def test_another_answer_is_never_taken_for_one_of_before() -> None:
    encoded = Encoded()
    told = [encoded.of(Named("card", str(number))) for number in range(3 * MOST_ENCODED)]
    assert told == [b'{"id":"card","name":"%d"}' % number for number in range(3 * MOST_ENCODED)]
