"""What an answer is likely to cost its captain, by what the advice knows."""

from __future__ import annotations

from typing import Any

import pytest

from engine.advice import NO_ADVICE, Advice, Note, advise, estimate, perils
from engine.games import GAMES, load_game
from engine.kernel import Table
from tests.advice.told import ashore, battle
from tests.captains.test_marauders import QUIET
from tests.marauders.table import SetUp, at_sea, skilled

WEAK: dict[str, Any] = {**at_sea("havana"), "captain": skilled(1, 3, 1), "ship": {"kind": "sloop", "crew": 1}}
STRONG: dict[str, Any] = {**at_sea("havana"), "captain": skilled(4, 3, 4), "ship": "galleon"}


def told(table: Table, *picks: str, seat: int = 0) -> list[tuple[str, dict[str, Any]]]:
    """What is said before this answer, with all odds known."""
    known = advise(table, seat) | estimate(table, seat)
    return [(note.key, note.args) for note in perils(table, seat, known, picks)]


def attacking(set_up: SetUp, mine: dict[str, Any], his: dict[str, Any]) -> Table:
    return set_up({**mine, "gold": 9}, his, zones=QUIET).table


def test_who_hunts_a_stronger_captain_hears_what_it_may_cost(set_up: SetUp) -> None:
    table = attacking(set_up, WEAK, STRONG)
    ((key, args),) = told(table, "scout:captain:1")
    assert (key, args["gold"]) == ("peril-captain", 9)
    assert args["chance"] >= 30
    assert told(table, "end") == []
    assert told(attacking(set_up, STRONG, WEAK), "scout:captain:1") == []


def test_what_is_not_known_is_not_said(set_up: SetUp) -> None:
    table = attacking(set_up, WEAK, STRONG)
    assert perils(table, 0, NO_ADVICE, ["scout:captain:1"]) == []
    found = perils(table, 0, advise(table, 0), ["scout:captain:1"])
    assert found == [], "the battle has not been played out"


@pytest.mark.parametrize(("flees", "says"), [(45, False), (30, True)])
def test_where_all_is_as_dangerous_there_is_nothing_to_ask(set_up: SetUp, flees: int, says: bool) -> None:
    table = battle(set_up, {"ship": "sloop"}, {"ship": "frigate"})

    def lost(chance: int) -> tuple[Note, ...]:
        return (Note("about-fight", {"won": 10, "lost": chance, "hurt": 5}),)

    known = Advice(options={"shoot": lost(50), "board": lost(48), "flee": lost(flees)})
    assert bool(perils(table, 0, known, ["shoot"])) is says
    assert not perils(table, 0, known, ["flee"])


def test_the_chance_to_be_found_counts(set_up: SetUp) -> None:
    table = attacking(set_up, WEAK, STRONG)
    fight = Note("about-fight", {"won": 10, "lost": 60, "hurt": 5})
    for chance, says in ((40, False), (60, True)):
        known = Advice(options={"scout:captain:1": (Note("scout-fight", {"chance": chance}), fight)})
        assert bool(perils(table, 0, known, ["scout:captain:1"])) is says


def test_several_answers_at_once_are_as_dangerous_as_the_worst_of_them(set_up: SetUp) -> None:
    table = attacking(set_up, WEAK, STRONG)
    known = Advice(later={"move:sea": (Note("about-danger", {"lost": 40, "hurt": 10}),)})
    assert perils(table, 0, known, ["end", "move:sea"])
    assert not perils(table, 0, known, ["end"])


def test_half_the_gold_is_spoken_of(set_up: SetUp) -> None:
    asked = ashore(set_up, gold=9, purchase_glory=True).play("shipyard").table
    decision = asked.waiting[0]
    cost = {
        option.id: option.args.get("cost", option.args["gold"]) for option in decision.options if option.args
    }
    dear = [id for id, gold in cost.items() if gold * 2 >= 9 and not id.startswith("sell_weapon")]
    cheap = [id for id, gold in cost.items() if gold * 2 < 9]
    assert dear
    assert cheap
    for id in dear:
        assert told(asked, id) == [("peril-gold", {"gold": cost[id], "have": 9})]
    for id in cheap:
        assert told(asked, id) == []


def test_gold_for_a_ship_that_is_glory_at_once_is_well_spent(set_up: SetUp) -> None:
    for had in (False, True):
        asked = ashore(set_up, gold=40, purchase_glory=had).play("shipyard").table
        prices = {option.id: option.args.get("cost", 0) for option in asked.waiting[0].options if option.args}
        (ship,) = [id for id, gold in prices.items() if id == "ship:galleon" and 2 * gold >= 40]
        assert bool(told(asked, ship)) is had


def test_little_gold_is_not_worth_a_word_and_several_goods_add_up(set_up: SetUp) -> None:
    asked = ashore(set_up, gold=20).play("buy").table
    prices = {option.id: option.args["gold"] for option in asked.waiting[0].options}
    some = list(prices)[:1]
    assert told(asked, *some) == []
    spent = sum(prices.values())
    assert bool(told(asked, *prices)) is (spent >= 10)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_asked(game: str) -> None:
    table = Table.new(game, seats=min(load_game(game).seats), seed="perils")
    for seat, decision in table.waiting.items():
        assert perils(table, seat, advise(table, seat), decision.default) == []
    assert perils(table, 7, NO_ADVICE, []) == []
