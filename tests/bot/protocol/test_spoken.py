"""What was written for messages reads as plain text on a page."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from random import Random

import pytest

from bot.protocol.spoken import spoken
from bot.tables.plain import plain
from bot.tables.stamps import ago, on
from data.locale import Texts

NOW = datetime(2026, 5, 4, 12, tzinfo=UTC)


def read(text: str, language: str = "en") -> str:
    """The text as a page shows it at noon in Greenwich."""
    return spoken(
        text,
        Texts(language),
        who=lambda id: f"Member {id}",
        where=lambda id: f"Table {id}",
        now=NOW,
        there=UTC,
    )


@pytest.mark.parametrize(
    ("written", "reads"),
    [
        ("**Anne wins!** It is *over*.", "Anne wins! It is over."),
        ("-# Seed `abc_d`; check it.", "Seed abc_d; check it."),
        ("### Title\n> quoted", "Title\nquoted"),
        ("<@12> sits in <#34> with <@!5>", "Member 12 sits in Table 34 with Member 5"),
        ("<:rum:123> Rum, 2 × 3 < 7", "Rum, 2 × 3 < 7"),
        ("||hidden|| ~~gone~~ _slanted_ __under__", "hidden gone slanted under"),
        ("first_voyage and a_b_c", "first_voyage and a_b_c"),
        ("⚠ “Board”: 2 – 3", "⚠ “Board”: 2 – 3"),
    ],
)
def test_marks_and_mentions_become_words(written: str, reads: str) -> None:
    assert read(written) == reads


def test_moments_are_told_as_the_language_does() -> None:
    later = NOW + timedelta(hours=2)
    assert read(f"starts {ago(later)}") == "starts in 2 hours"
    assert read(f"beginnt {ago(later)}", "de") == "beginnt in 2 Stunden"
    assert "14:00" in read(on(later), "de")
    assert read("<t:99999999999999999999:f>") == "99999999999999999999"


def test_whatever_a_member_typed_reads_as_he_typed_it() -> None:
    chance = Random(3)
    signs = [*"ab1 *_~|`\\[]()<>@#:-!&.", "@everyone", "[x](y)", "<@123>", "<t:1:R>", "<:x:1>"]
    for _ in range(3000):
        typed = "".join(chance.choices(signs, k=chance.randint(1, 9))).strip()
        assert read(f"Ahoy {plain(typed)}!") == f"Ahoy {typed}!", typed
