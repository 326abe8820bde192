"""What gentle captains say to what they do: one line a turn at most, and nothing that not everybody knows."""

from __future__ import annotations

import pytest

from data.content.modules import module_locales
from data.locale import Texts, languages
from data.telling import Plan, Read, Span, Way, aside, block_text, compose, open_plan
from data.telling.asides import aside_text
from tests.telling.test_plan import every_way

PLAN = open_plan(module_locales())
MADE_UP = Plan({"turn": Way(head="turn"), "deed": Way(line="a", says="sale"), "idle": Way(line="a")}, {})
HEAD = Read(0, "turn", {"seat": 1})
FEWEST = 3
"""Lines of a deed: fewer are soon known by heart."""


def turn(*rest: Read) -> Span:
    """A turn of seat 1."""
    return Span(HEAD, list(rest))


def test_the_first_deed_of_a_talker_is_said_something_to_and_no_other() -> None:
    deeds = [Read(n, "deed", {"seat": n % 2, "gold": n}) for n in range(1, 6)]
    said = aside(MADE_UP, turn(Read(9, "idle", {"seat": 0}), *deeds), {0})
    assert said is not None
    assert (said.number, said.seat, said.deed) == (2, 0, "sale")
    assert aside(MADE_UP, turn(*deeds), {2}) is None
    assert aside(MADE_UP, turn(Read(1, "idle", {"seat": 0})), {0}) is None


def test_what_is_said_follows_from_what_everybody_may_read() -> None:
    """Entries that others do not see change neither the line nor whether one is said."""
    deed = {"seat": 1, "gold": 6}
    seen = [aside(MADE_UP, turn(Read(number, "deed", deed)), {1}) for number in (1, 2, 7)]
    assert len({(said.deed, said.draw) for said in seen if said}) == 1
    assert None not in seen
    among = aside(MADE_UP, turn(Read(1, "idle", {"seat": 1, "secret": 4}), Read(2, "deed", deed)), {1})
    assert among is not None
    assert among.draw == seen[0].draw  # pyright: ignore[reportOptionalMemberAccess]


def test_some_deeds_are_passed_over_in_silence() -> None:
    seldom = Plan({**MADE_UP.ways, "deed": Way(line="a", says="sale", one_in=3)}, {})
    said = [aside(seldom, turn(Read(1, "deed", {"seat": 1, "gold": gold})), {1}) for gold in range(60)]
    assert 8 < sum(one is not None for one in said) < 35


@pytest.mark.parametrize("language", languages())
def test_each_deed_has_lines_in_every_language(language: str) -> None:
    texts = Texts(language)
    deeds = {way.says for _, way in every_way() if way.says}
    catalogue = {key.removeprefix("says-").rpartition("-")[0] for key in texts.keys("says-")}
    assert catalogue == deeds
    for deed in deeds:
        assert all(texts.has(f"says-{deed}-{number}") for number in range(1, FEWEST + 1)), deed


def test_every_line_is_said_sometimes_and_stands_last_in_its_turn() -> None:
    texts = Texts("en").with_players(["Anne", "Ben"])
    heard = set[str]()
    for gold in range(30):
        part = turn(Read(1, "deed", {"seat": 1, "gold": gold}))
        block = compose(MADE_UP, part, {})
        assert "💬" not in block_text(MADE_UP, block, texts)
        block.said = aside(MADE_UP, part, {1})
        assert block.said is not None
        line = block_text(MADE_UP, block, texts).split("\n")[-1]
        assert line == f"- {aside_text(block.said, texts)}"
        assert line.startswith("- 💬 Ben: “")
        heard.add(line)
    assert len(heard) == len(texts.keys("says-sale-"))
