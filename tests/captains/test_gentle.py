"""Gentle captains: newcomers' slips, nobody hunted who is not well ahead, and easily beaten."""

from __future__ import annotations

import pytest

from engine.captains import Level, captain, play_game
from engine.captains.gentle import everything, first, gently, never
from engine.captains.marauders.gentle import Gentle
from engine.captains.plain import Chance
from engine.games import GAMES, load_game
from engine.kernel import Decision, Option, Range, Table
from tests.captains.foes import CRIPPLE, ROVER
from tests.captains.test_marauders import QUIET, ports
from tests.marauders.table import SetUp, TestTable, at_sea, goods, in_port, skilled

GENTLE = int(Level.GENTLE)
MANY = 60
"""Captains of different luck: each slips in its own way."""


def answers(table: TestTable) -> set[str]:
    """What gentle captains of different luck answer to the open question."""
    decision = table.asked()
    view = table.view(decision.seat)
    players = (captain(GENTLE, f"gentle {number}", strict=True) for number in range(MANY))
    return {" ".join(player.answer(view, decision)) for player in players}


@pytest.mark.parametrize("theirs", [0, 1, 3, 4])
def test_a_rival_is_hunted_only_if_he_is_well_ahead(set_up: SetUp, theirs: int) -> None:
    prey = at_sea("havana", ship=CRIPPLE, gold=30, cargo=goods("rum", 2), glory=theirs)
    table = set_up({**at_sea("havana", glory=1), **ROVER}, prey, turn=0, zones=QUIET)
    decision = table.asked()
    sensible = captain(2, "seed", strict=True).answer(table.view(0), decision)
    assert sensible == ["scout:captain:1"], "there is something to be had"
    assert ("scout:captain:1" in answers(table)) == (theirs == 4)


def test_nor_is_he_lain_in_wait_for(set_up: SetUp) -> None:
    """Off turn it is the question that names the rival, not the answer."""
    rich = {"ship": CRIPPLE, "cargo": goods("sugar", 1), "specialists": ["surgeon"]}
    for theirs, scouts in ((2, False), (4, True)):
        prey = {**at_sea("nassau", glory=theirs), **rich}
        hunter = {**at_sea("havana", glory=1), **ROVER}
        table = set_up(prey, hunter, turn=0, modules=("cutthroat",), zones=QUIET).play("move:havana")
        assert table.kind == "scout.off_turn"
        assert captain(2, "seed", strict=True).answer(table.view(1), table.asked()) == ["scout"]
        assert answers(table) == {"scout" if scouts else "let_pass"}


def test_no_card_is_played_against_him_in_his_own_turn(set_up: SetUp) -> None:
    for theirs, plays in ((2, False), (4, True)):
        prey = in_port("havana", gold=8, glory=theirs)
        holder = {**at_sea("trinidad", glory=1), "glory_cards": ["cutpurses"]}
        table = set_up(prey, holder, options={"windows": "always"}).play("pass", "port")
        assert table.kind == "card.window"
        assert captain(2, "seed", strict=True).answer(table.view(1), table.asked()) == ["card:cutpurses"]
        assert ("card:cutpurses" in answers(table)) is plays


def test_he_rests_now_and_then_where_his_business_is_done(set_up: SetUp) -> None:
    seat = in_port("nassau", ship={"kind": "flute"}, cargo=goods("rum", 3), gold=0)
    zones = {**QUIET, "havana": {"demand": "rum"}}
    table = set_up(seat, turn=0, zones=zones).play("port", "done")
    assert table.kind == "turn.action"
    assert answers(table) == {"move:sea", "end"}


@pytest.mark.parametrize(("theirs", "rests"), [(1, False), (2, False), (0, True)])
def test_who_leads_takes_his_time(set_up: SetUp, theirs: int, rests: bool) -> None:
    seat = in_port("nassau", ship={"kind": "flute"}, cargo=goods("rum", 3), gold=0, glory=1)
    zones = {**QUIET, "havana": {"demand": "rum"}}
    table = set_up(seat, at_sea("trinidad", glory=theirs), turn=0, zones=zones).play("port", "done")
    assert (answers(table) == {"end"}) == rests


def test_who_leads_keeps_his_gold_aboard(set_up: SetUp) -> None:
    for theirs, stashes in ((2, True), (0, False)):
        seat = in_port("nassau", gold=40, glory=1)
        table = set_up(seat, at_sea("trinidad", glory=theirs), turn=0, zones=QUIET).play("port")
        left = Gentle().spares(table.view(0), table.asked(), [["stash"], ["done"]])
        assert (["stash"] in left) == stashes


def test_he_gives_up_no_way_half_done(set_up: SetUp) -> None:
    """He lay off the port that wanted his cargo, and ended his turn."""
    zones = {**QUIET, "havana": {"demand": "rum"}}
    table = set_up(at_sea("havana", ship={"kind": "flute"}, cargo=goods("rum", 3)), turn=0, zones=zones)
    assert answers(table) == {"move:port"}
    assert answers(table.play("move:port")) == {"port"}


def test_he_keeps_three_of_a_good_together(set_up: SetUp) -> None:
    """He bought two of three that bring a point, and so hardly ever had one."""
    cards = [*goods("sugar", 3), *goods("rum", 2), *goods("wood", 1)]
    seat = in_port("nassau", ship={"kind": "flute"}, gold=20)
    zones = ports(port_royal="sugar", santo_domingo="rum")
    table = set_up(seat, turn=0, zones=zones, force=[("offer", cards)])
    bought = answers(table.play("port", "buy"))
    assert len(bought) > 1, bought
    assert all({f"buy:{card}" for card in goods("sugar", 3)} <= set(one.split()) for one in bought), bought


def test_equal_luck_slips_alike() -> None:
    decision = Decision(0, "crew.hire", range=Range(0, 2), default=["0"])
    said = [gently("marauders", {}, decision, [["2"]], Chance(f"luck {number % 9}")) for number in range(27)]
    assert said[:9] == said[9:18] == said[18:]
    assert [["0"], ["2"]] in said


def test_he_forgets_to_hire_now_and_then(set_up: SetUp) -> None:
    seat = in_port("havana", ship={"kind": "frigate", "crew": 1}, captain=skilled(), gold=10)
    table = set_up(seat, force=[("leadership", [1, 1])], zones=QUIET).play("port", "recruit")
    assert table.kind == "crew.hire"
    assert answers(table) == {"0", "2"}


@pytest.mark.parametrize(
    ("slip", "becomes"),
    [
        (first("a"), [["a"], ["b", "c"], ["d"]]),
        (never("b"), [["d"]]),
        (everything, [["a", "b"], ["b", "c"], ["d"]]),
    ],
)
def test_each_slip_changes_answers_in_its_own_way(slip: object, becomes: list[list[str]]) -> None:
    decision = Decision(0, "any", [Option(id) for id in "abcd"], None, 0, 2, [])
    assert callable(slip)
    assert slip(decision, [["b", "c"], ["d"]]) == becomes


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_played_gently(game: str) -> None:
    spec = load_game(game)
    for modules in (spec.module_sets()[0], spec.module_sets()[-1]):
        played = play_game(game, levels=[GENTLE] * spec.low_seats, seed="gently", modules=modules)
        assert played.result.winners


def test_they_give_no_orders() -> None:
    table = Table.new("marauders", seats=2, seed="orders")
    seat, decision = next(iter(table.waiting.items()))

    def unread() -> None:
        raise AssertionError("orders are not even looked at")

    player = captain(GENTLE, "seed", strict=True)
    assert player.orders("marauders", decision, unread, lambda: table.view(seat)) == []
