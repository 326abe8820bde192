"""Every game is told in few lines, and nothing twice or not at all."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence

import pytest
from structlog.testing import capture_logs

from data.content.modules import module_locales
from data.locale import Texts
from data.telling import (
    MOST_LINES,
    Block,
    Read,
    block_text,
    called_in,
    compose,
    line_texts,
    open_plan,
    spans,
)
from data.telling.words import MOST_LINE
from engine.kernel import Entry
from tests.marauders.table import SetUp
from tests.telling.games import PLAYERS, log_of

PLAN = open_plan(module_locales())
LANGUAGES = ("en", "de")
GAMES = [
    ("marauders", 4, ""),
    ("marauders", 2, ""),
    ("marauders", 3, "all"),
    ("marauders", 4, "storm,wind,locations,cutthroat,contraband,favors,loyalty"),
    ("marauders", 2, "new_cards,special_weapons,ship_mods,npc_upgrades,treasure_galleon,captains_for_gold"),
    ("marauders", 3, "ship_mods,ship_mod_market,flexible_turns,hard_life,brig,captains_draw_two"),
    ("port_royal", 3, ""),
    ("port_royal", 2, ""),
    ("treasure_fleet", 4, ""),
    ("treasure_fleet", 2, ""),
]


def read_by(entries: Sequence[Entry], seat: int | None) -> list[Read]:
    known = ((number, entry.read(seat)) for number, entry in enumerate(entries))
    return [Read(number, read["key"], read["args"], read["own"]) for number, read in known if read]


def blocks_of(read: list[Read]) -> Iterator[Block]:
    parts = spans(PLAN, read)
    for part, names in zip(parts, called_in(PLAN, parts, {}), strict=True):
        yield compose(PLAN, part, names)


def told_by(block: Block) -> list[int]:
    lines = [number for clause in block.clauses for number in clause.numbers]
    return [*block.heading, *lines, *block.details]


@pytest.mark.in_turn(3)
@pytest.mark.parametrize(("game", "seats", "modules"), GAMES)
@pytest.mark.parametrize("seed", ["first", "second"])
def test_every_entry_is_told_once_or_a_detail(game: str, seats: int, modules: str, seed: str) -> None:
    entries = log_of(game, seats, seed, modules=modules)
    for reader in (None, *range(seats)):
        read = read_by(entries, reader)
        told = Counter(number for block in blocks_of(read) for number in told_by(block))
        assert set(told) == {entry.number for entry in read}
        assert set(told.values()) == {1}


@pytest.mark.in_turn(3)
@pytest.mark.parametrize(("game", "seats", "modules"), GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turn_is_a_heading_and_few_lines(game: str, seats: int, modules: str, language: str) -> None:
    texts = Texts(language, module_locales()).with_players(PLAYERS)
    texts._library.told.clear()
    entries = log_of(game, seats, "first", modules=modules)
    with capture_logs() as complaints:
        for reader in (None, *range(seats)):
            for block in blocks_of(read_by(entries, reader)):
                # Before the first turn there is the table alone.
                assert block.head is not None or any(c.key == "table.opened" for c in block.clauses)
                assert len(block.lines) <= MOST_LINES
                said = block_text(PLAN, block, texts)
                assert f"\n{said}".count("\n- ") == len(line_texts(PLAN, block, texts))
                for line in said.splitlines():
                    assert len(line) <= MOST_LINE + 2, line
                    assert not re.search(r"[{}]|\bNone\b|\?\?\?|\d\.\d{3,}|  |told-|log-", line), line
    assert complaints == []


def test_what_is_told_of_a_game_is_all_that_its_reader_knows() -> None:
    """What nobody else may read changes nothing of what a spectator is told."""
    texts = Texts("en", module_locales()).with_players(PLAYERS)
    entries = log_of("marauders", 3, "first", modules="all")
    secret = [
        Entry(
            entry.key, entry.args, entry.only, {seat: {"gold": 99, "cards": ["x"]} for seat in entry.private}
        )
        for entry in entries
    ]
    assert any(entry.private for entry in entries)
    told = [
        [block_text(PLAN, block, texts) for block in blocks_of(read_by(log, None))]
        for log in (entries, secret)
    ]
    assert told[0] == told[1]


def test_what_the_event_card_says_is_not_told_again(set_up: SetUp) -> None:
    texts = Texts("en", module_locales()).with_players(PLAYERS)
    table = set_up(turn=None, decks={"event": ["hungry_garrisons"]}).table
    blocks = [block_text(PLAN, block, texts) for block in blocks_of(read_by(table.entries(), None))]
    (told,) = (text for text in blocks if "Hungry Garrisons" in text)
    assert told.count("5 gold") == 1
