"""Codes live shortly, and few wrong ones may be tried; names are readable and told apart."""

from __future__ import annotations

import pytest

from bot.home.lan.codes import (
    LENGTH,
    LETTERS,
    LIVES,
    MOST,
    MOST_OF_ALL,
    MOST_TRIES,
    WHILE,
    Codes,
    TooOften,
    Wrong,
)
from bot.home.people import told_apart
from bot.tables.tell import Tell
from tests.bot.time.clock import MovedClock


def test_a_code_is_found_as_it_is_typed_until_its_time_is_up() -> None:
    clock = MovedClock()
    codes = Codes(clock.now)
    code = codes.make(7, 1, None)
    assert len(code.text) == LENGTH
    assert set(code.text) <= set(LETTERS)
    assert codes.find(f" {code.text[:3].lower()} {code.text[3:]}", "phone") is code
    clock.move(LIVES)
    with pytest.raises(Wrong):
        codes.find(code.text, "phone")


def test_a_new_code_for_a_seat_ends_the_one_before_and_others_stay() -> None:
    codes = Codes(MovedClock().now)
    first, other = codes.make(7, 1, None), codes.make(7, 2, None)
    second = codes.make(7, 1, None)
    assert codes.open(7) == [other, second]
    with pytest.raises(Wrong):
        codes.find(first.text, "phone")
    for _ in range(MOST):
        codes.make(8, None, None)
        codes.make(9, 1, None)
    assert codes.find(second.text, "phone") is second
    for seat in range(MOST):
        codes.make(10, seat, None)
    with pytest.raises(Wrong):
        codes.find(second.text, "phone")


def test_few_wrong_codes_may_be_tried() -> None:
    clock = MovedClock()
    codes = Codes(clock.now)
    code = codes.make(7, 1, None)
    for _ in range(MOST_TRIES):
        with pytest.raises(Wrong):
            codes.find("?", "guesser")
    for text in ("?", code.text):
        with pytest.raises(TooOften):
            codes.find(text, "guesser")
    assert codes.find(code.text, "phone") is code
    for n in range(MOST_OF_ALL - MOST_TRIES):
        with pytest.raises(Wrong):
            codes.find("?", f"guesser {n}")
    with pytest.raises(TooOften):
        codes.find(code.text, "phone")
    clock.move(WHILE)
    assert codes.find(code.text, "guesser") is code


@pytest.mark.parametrize(
    ("typed", "called"),
    [
        ("  Anne  ", "Anne 3"),
        ("anne", "anne 3"),
        ("Jo\u202e\n\x00 Bart", "Jo Bart"),
        ("Ｚｏｅ", "Zoe"),
        ("A" * 100, "A" * 24),
        ("<b>Bess</b>", "<b>Bess</b>"),
    ],
)
def test_a_name_is_readable_and_told_from_others(typed: str, called: str) -> None:
    assert told_apart(typed, ["Anne", "ANNE 2", "Old Margery"]) == called


@pytest.mark.parametrize("typed", ["", " \t", "\u200b\u200b", "…!"])
def test_what_nobody_can_read_is_no_name(typed: str) -> None:
    with pytest.raises(Tell, match="tell-no-name"):
        told_apart(typed, [])
