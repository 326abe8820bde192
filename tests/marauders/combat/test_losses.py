"""What the holder of a seat reads of his captain's death: what is lost, who has it, what is kept."""

from __future__ import annotations

from data.locale import Texts
from tests.marauders.combat.test_plunder import beaten, plunders, winner
from tests.marauders.table import SetUp, TestTable, at_sea, decided, raid_card

TEXTS = Texts("en", players=["Anne", "Bart", "Mary"])
GERMAN = Texts("de", players=["Anne", "Bart", "Mary"])


def read(table: TestTable, seat: int | None, texts: Texts = TEXTS) -> str:
    """The line of the log that tells of the death."""
    known = (entry.read(seat) for entry in table.table.entries() if entry.key == "captain.died")
    (line,) = (texts.entry(one) for one in known if one is not None)
    return line


def test_who_is_plundered_reads_who_has_his_gold_and_what_he_keeps(set_up: SetUp) -> None:
    table = plunders(set_up, winner(), beaten(gold=24, stash=12, glory=3), count=3)
    told = ": the whole crew was lost. Anne has your 24 gold. You keep 3 glory and 12 stashed gold."
    assert read(table, 1).startswith("You lost ")
    assert read(table, 1).endswith(told)
    assert read(table, 1, GERMAN).endswith(
        " Anne hat deine 24 Gold. Dir bleiben 3 Ruhm und 12 Gold im Versteck."
    )
    assert read(table, 0).startswith("Bart lost ")
    assert read(table, 0).endswith(": the whole crew was lost.")
    assert read(table, 0) == read(table, 2) == read(table, None)


def test_others_read_the_same_whatever_is_lost(set_up: SetUp) -> None:
    tables = [
        set_up(winner(), beaten(gold=gold, stash=stash), at_sea("nassau"), change=decided("sunk"))
        for gold, stash in ((0, 0), (30, 20))
    ]
    for reader in (0, 2, None):
        entries = [
            [entry.read(reader) for entry in table.table.entries() if entry.key == "captain.died"]
            for table in tables
        ]
        assert entries[0] == entries[1]


def test_gold_that_nobody_takes_is_lost(set_up: SetUp) -> None:
    table = set_up(winner(), beaten(gold=9), change=decided("sunk"))
    assert read(table, 1).endswith("9 gold aboard is lost. You keep 0 glory.")
    table = set_up(beaten(gold=9), change=decided("crew", 1, "admiral_van_almonde"))
    assert read(table, 0).endswith("9 gold aboard is lost. You keep 0 glory.")


def test_gold_that_a_card_saves_is_not_lost(set_up: SetUp) -> None:
    saving = beaten(gold=9, glory_cards=["survivor"])
    table = set_up(winner(), saving, change=decided("crew"), force=[]).play("card:survivor", "keep")
    assert read(table, 1).endswith(". You keep 0 glory, and your next captain has 9 gold.")
    assert "has your" not in read(table, 1)


def test_who_sinks_outside_of_battles_reads_it_too(set_up: SetUp) -> None:
    cards = [raid_card("hull"), raid_card("escape", 1), raid_card("escape", 2)]
    seat = {**at_sea("tortuga"), "ship": {"kind": "sloop", "hull": 1}, "gold": 7, "glory_cards": ["survivor"]}
    table = set_up(
        seat,
        zones={"tortuga": {"merchant": "french"}},
        force=[("scouting", [6, 1]), ("raid", cards), ("seamanship", [1, 1])],
    )
    table.play("scout:merchant", "raid:french")
    if table.kind == "card.window":
        table.play("card:survivor")
    assert read(table, 0).endswith("You keep 0 glory, and your next captain has 7 gold.")
