"""Advice follows from what its seat sees: in every game, with every module, told twice and in two worlds."""

from __future__ import annotations

import msgspec
import pytest

from engine.advice import advise
from engine.games import GAMES, load_game
from engine.kernel import Table
from engine.kernel import conformance as suite
from engine.kernel.conformance import Tally, Trial
from tests.marauders.test_conformance import RICH

SETS = [(game, modules) for game in GAMES for modules in load_game(game).module_sets()]


@pytest.mark.in_turn(3)
@pytest.mark.parametrize(
    ("game", "modules"), SETS, ids=lambda part: part if isinstance(part, str) else "+".join(part) or "none"
)
def test_advice_gives_nothing_away(game: str, modules: tuple[str, ...]) -> None:
    """One game, or as many short ones as it takes."""
    tally = Tally()
    for number in range(20):
        if not enough(tally):
            trial = Trial(load_game(game), 3, modules, seed=f"advice {number}", most_answers=20_000)
            tally.update(suite.check_told(trial, 1, advise, share=0.2))
    assert enough(tally)


def test_advice_gives_nothing_away_in_the_midst_of_a_game() -> None:
    trial = msgspec.structs.replace(RICH, seats=3, seed="advice")
    assert enough(suite.check_told(trial, 2, advise, share=0.2))


def enough(tally: Tally) -> bool:
    """Whether so much was compared that it proves something."""
    return tally["compared"] > 10 and tally["told"] > 5


def test_who_tells_a_secret_is_found_out() -> None:
    def tell(table: Table, seat: int) -> object:
        return [len(cards) for place, cards in sorted(table.running.places.held.items()) if "hand" in place]

    def tell_more(table: Table, seat: int) -> object:
        held = table.running.places.held
        return {place: cards for place, cards in held.items() if place.startswith("pirate.hand")}

    trial = Trial(load_game("treasure_fleet"), 3, seed="told")
    assert suite.check_told(trial, 1, tell)["compared"]
    with pytest.raises(AssertionError, match="gives a secret away"):
        suite.check_told(trial, 1, tell_more)


def test_who_changes_the_table_is_found_out() -> None:
    def order(table: Table, seat: int) -> object:
        table.put(seat, table.waiting[seat].number, table.waiting[seat].default)
        return None

    with pytest.raises(AssertionError):
        suite.check_told(Trial(load_game("port_royal"), 2, seed="told"), 1, order)
