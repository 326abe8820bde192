"""What is answered for an absent player wins him no less than any other answer would, as the fire lies."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel import Decision
from engine.kernel.conformance import Tally, Trial, Walk
from engine.kernel.table.table import Table
from engine.treasure_fleet.box import flag_of, kind_of, points
from engine.treasure_fleet.state import captor, fired_at, stormed
from tests.treasure_fleet.test_conformance import DUEL, FULL, PLAIN, games

AIMED = ("fleet.place", "fleet.neutral")


def standing(game: Any) -> int:
    """The points of the ships that seat 0 would capture now, less what the curses would take."""
    flag = game.state.seats[0].flag
    row = game.places.at("fleet.row")
    won = [ship for ship in row if kind_of(ship) == "ship" and captor(fired_at(game, ship)) == flag]
    cursed = [ship for ship in row if kind_of(ship) == "cursed" and not stormed(game, ship)]
    strikes = [ship for ship in cursed if flag not in {flag_of(card) for card in fired_at(game, ship)}]
    prior = sorted(points(ship) for ship in game.places.at("captured:0"))
    return sum(map(points, won)) - sum(prior[: len(strikes)])


def stands_after(core: bytes, trial: Trial, picks: list[str]) -> int | None:
    """How he stands after this answer; None once the sailing is over."""
    table = Table.load(core, trial.spec)
    before = table.running.state.sailing, table.running.state.volley
    table.answer(0, table.waiting[0].number, picks)
    state = table.running.state
    return standing(table.running) if (state.sailing, state.volley) == before else None


def check_shot(walk: Walk, core: bytes, decision: Decision, tally: Tally) -> None:
    """No other card and no other ship leaves him better off."""
    by_default = stands_after(core, walk.trial, list(decision.default))
    for option in decision.options:
        other = stands_after(core, walk.trial, [option.id])
        if by_default is not None and other is not None:
            tally["compared"] += 1
            walk.check(other <= by_default, f"{option.id} wins {other}, the default only {by_default}")
            tally["worse"] += other < by_default


def play(trial: Trial, playouts: int) -> Tally:
    """Random games in which seat 0 takes its default always."""
    tally, core = Tally(), b""
    for playout in range(playouts):
        walk = Walk(trial, playout)
        with walk.told():
            while (chosen := walk.choose()) is not None:
                seat, decision, picks = chosen
                if seat == 0:
                    picks = list(decision.default)
                    tally[decision.kind] += 1
                    change = walk.table.unsaved()
                    core = core if change is None else change.core
                    if decision.kind in AIMED:
                        check_shot(walk, core, decision, tally)
                    if decision.kind == "fleet.curse":
                        least = min(points(option.id) for option in decision.options)
                        walk.check(points(picks[0]) == least, "a better ship is given up")
                walk.answer(seat, decision, picks)
        tally["games"] += 1
    return tally


every = pytest.mark.parametrize("trial", [PLAIN, FULL, DUEL], ids=["plain", "full", "duel"])


@every
def test_an_absent_player_places_his_cards_where_they_win_him_most(trial: Trial) -> None:
    tally = play(trial, games(trial, 2))

    assert tally["compared"] > 100
    assert tally["worse"] > 10


@pytest.mark.soak("card-games")
@every
def test_an_absent_player_places_his_cards_where_they_win_him_most_in_many_games(trial: Trial) -> None:
    tally = play(trial, 170)

    assert tally["games"] == 170
    assert tally["fleet.curse"] > 10 or trial is PLAIN
