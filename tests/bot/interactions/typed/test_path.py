"""How a command walks through decisions; and that every command of every game leads somewhere."""

from __future__ import annotations

import pytest

from bot.interactions.typed.path import fits
from engine.captains import captain
from engine.games import GAMES, load_game
from engine.kernel import Decision, Option, Range, Table
from engine.kernel.declared.commands import CommandSpec, Parameter

GAMES_AT_MOST = 10

SELL = CommandSpec("sell", "", ("port", "sell", "*"), "goods.sell")
PORT = CommandSpec("port", "", ("port", "*"), "port.activity")
STASH = CommandSpec("stash", "", ("port", "stash", "#"), takes=Parameter("gold", "", most=9))


def test_a_path_fits_only_where_it_leads() -> None:
    action = Decision(0, "turn.action", [Option("move:x"), Option("port"), Option("end")])
    activity = Decision(0, "port.activity", [Option("sell"), Option("stash"), Option("done")])
    goods = Decision(0, "goods.sell", [Option("sell:rum"), Option("sell:rum.2")], least=0, most=2)
    hit = Decision(0, "hit.place", [Option("hit:hull")])
    assert [fits(SELL, d) for d in (action, activity, goods, hit)] == [0, 1, 2, None]
    assert [fits(PORT, d) for d in (action, activity, goods, hit)] == [0, 1, None, None]
    assert fits(STASH, hit) is None
    assert fits(STASH, Decision(0, "stash", range=Range(0, 9))) == 2


def test_any_option_of_several_questions_may_be_meant() -> None:
    place = CommandSpec("place", "", ("*",), "fleet.place|fleet.neutral")
    asked = [Decision(0, kind, [Option("x")]) for kind in ("fleet.place", "fleet.neutral", "fleet.load")]
    assert [fits(place, decision) for decision in asked] == [0, 0, None]


@pytest.mark.parametrize("game", GAMES)
def test_every_command_of_a_game_is_answered_by_some_table_at_every_part(game: str) -> None:
    """Otherwise the names of its options or questions have changed, or were never these."""
    spec = load_game(game)
    unmet = {(command, part) for command in spec.commands for part in range(len(command.path))}
    options = {option.id: True for option in spec.options if option.kind == "bool"}
    for seed in map(str, range(GAMES_AT_MOST)):
        table = Table.new(game, seats=2, seed=seed, salt=seed, options=options)
        players = [captain(1, f"{seed} {seat}") for seat in range(2)]
        while unmet and table.waiting:
            seat, decision = next(iter(table.waiting.items()))
            unmet -= {(command, part) for command, part in unmet if fits(command, decision, part) == part}
            table.answer(seat, decision.number, players[seat].answer(table.view(seat), decision))
    assert [(command.name, command.path[part]) for command, part in unmet] == []
