"""The module of docs/adding-a-module.md, and that the page shows it as it is."""

from __future__ import annotations

import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from bot.wording.sheets import sheet
from data.content.modules import MODULES
from data.locale import Texts
from data.telling.plan import open_plan
from data.telling.turns import Read, compose, spans
from data.telling.words import block_text
from engine.kernel import Table
from engine.kernel.conformance import Trial, check_playouts
from engine.marauders.checks.position import position
from engine.marauders.dice import skill_dice
from engine.marauders.game import MARAUDERS
from tests.made_up.rum import CONTENT, MODULE, mood
from tests.marauders.table import SetUp, TestTable, in_port

ROOT = Path(__file__).parents[3]
WITH_RUM = msgspec.structs.replace(MARAUDERS, modules=(MODULE,))


@pytest.fixture(autouse=True)
def _known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MODULES, "rum", CONTENT)


def tavern(set_up: SetUp, gold: int = 5) -> TestTable:
    """A captain in a port action, at a table with rum."""
    return set_up(in_port("havana", gold=gold), spec=WITH_RUM, modules=("rum",)).play("port")


def leadership(table: TestTable) -> int:
    """His dice for it."""
    return skill_dice(table.game, table.captain(), "leadership", "recruit").dice


def test_a_round_costs_1_gold_and_brings_1_die_on_leadership(set_up: SetUp) -> None:
    table = tavern(set_up)
    assert leadership(table) == 2
    table.play("rum")
    assert table.captain().gold == 4
    assert leadership(table) == 3
    assert skill_dice(table.game, table.captain(), "influence", "rumor").dice == 2
    assert table.said("rum.bought", seat=0, gold=1)


def next_turn(table: TestTable) -> TestTable:
    """Until the captain is asked in his next turn."""
    table.play("end")
    while table.game.state.active_seat != 0:
        table.play("end")
    return table


def test_one_round_until_his_next_turn_begins(set_up: SetUp) -> None:
    table = tavern(set_up).play("rum")
    assert "rum" not in table.offered()
    assert leadership(next_turn(table.play("done"))) == 2


def test_a_crew_that_has_slept_it_off_asks_for_another_round(set_up: SetUp) -> None:
    table = next_turn(tavern(set_up).play("rum", "done"))
    assert table.kind == "rum.again"
    table.play("rum")
    assert table.captain().gold == 3
    assert leadership(table) == 3
    assert table.kind == "turn.action"


def test_a_crew_may_be_refused_and_without_gold_must_be(set_up: SetUp) -> None:
    table = next_turn(tavern(set_up, gold=1).play("rum", "done"))
    assert table.refused("rum") == "not-enough-gold"
    table.play("refuse")
    assert leadership(table) == 2
    assert table.kind == "turn.action"


def test_nobody_asks_for_rum_at_sea_or_sober(set_up: SetUp) -> None:
    assert next_turn(tavern(set_up).play("done")).kind == "turn.action"
    assert next_turn(tavern(set_up).play("rum", "done", "move:sea")).kind == "turn.action"


def test_the_next_captains_crew_is_sober(set_up: SetUp) -> None:
    table = next_turn(tavern(set_up).play("rum", "done")).play("rum")
    assert mood(table.game, 0).rounds == 1
    table.play("retire")
    assert mood(table.game, 0).rounds == 0


def test_who_has_no_gold_gets_none(set_up: SetUp) -> None:
    assert "gold" in tavern(set_up, gold=0).refused("rum")


def test_a_table_without_the_module_sells_none(set_up: SetUp) -> None:
    assert "rum" not in set_up(in_port("havana", gold=5), spec=WITH_RUM).play("port").offered()


def test_a_position_may_begin_after_a_round() -> None:
    options = WITH_RUM.resolve_options({}, ("rum",))
    given = {"turn": 0, "seats": [in_port("havana"), in_port("nassau", rum=1)]}
    begun = position(WITH_RUM, given, 2, options, ("rum",))
    table = Table.new(WITH_RUM, seats=2, seed="rum", modules=("rum",), beginning=begun)
    assert [mood(table.running, seat).rounds for seat in range(2)] == [0, 1]


def test_a_turn_tells_of_it(set_up: SetUp) -> None:
    table = tavern(set_up).play("rum")
    plan, texts = open_plan(CONTENT.locale), Texts("en", CONTENT.locale, players=["Anne", "Bart"])
    read = [entry.read(None) for entry in table.table.entries()]
    lines = [Read(n, one["key"], one["args"], one["own"]) for n, one in enumerate(read) if one]
    told = [block_text(plan, compose(plan, part, {}), texts) for part in spans(plan, lines)]
    assert "bought the crew a round of rum for 1 gold" in "".join(told)


def test_the_sheet_tells_of_it(set_up: SetUp) -> None:
    table = tavern(set_up)
    live: Any = SimpleNamespace(
        game=table.table, texts=Texts("en", CONTENT.locale), row=SimpleNamespace(game="marauders")
    )
    assert "sober" in sheet(live, "hand", 0, 0)
    table.play("rum")
    assert "+1 die on Leadership" in sheet(live, "captain", 0, None)


@pytest.mark.in_turn(3)
def test_random_games_with_rum_keep_every_promise() -> None:
    tally = check_playouts(Trial(WITH_RUM, modules=("rum",), seed="rum"), 2)
    assert tally["playouts"] == 2


def test_the_page_shows_the_code_as_it_is() -> None:
    """Whatever docs/adding-a-module.md shows of the module, and of the wind, stands in their files."""
    page = (ROOT / "docs/adding-a-module.md").read_text(encoding="utf-8")
    files = (
        "tests/made_up/rum.py",
        "tests/made_up/rum/locale/en/rum.ftl",
        "tests/made_up/rum/locale/telling.yaml",
        "tests/marauders/made_up/test_rum.py",
        "data/content/seas_of_glory/wind/__init__.py",
        "engine/marauders/seas_of_glory/wind.py",
    )
    written = "\n".join((ROOT / file).read_text(encoding="utf-8") for file in files)
    blocks = re.findall(r"^```\w+\n(.*?)^```", page, re.DOTALL | re.MULTILINE)
    assert len(blocks) >= 6
    assert [block for block in blocks if block.strip() not in written] == []
