"""What is answered for an absent player refuses nothing, spends nothing and risks nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

from engine.kernel import Beginning, Decision
from engine.kernel.conformance import Trial
from engine.port_royal.box import points_of
from engine.port_royal.discover import ship_types
from engine.port_royal.expeditions import crews
from engine.port_royal.game import PORT_ROYAL
from tests.careful import Law, check_defaults
from tests.port_royal.table import Harbour
from tests.port_royal.test_conformance import FIRST_EDITION, HAENDLER, RICH, ROYAL


def risks_nothing(game: Any, decision: Decision) -> str:
    """He goes on only while no second ship of a type can turn up, and then he does."""
    offered = [option.id for option in decision.options]
    safe = not ship_types(game) and "turn-up" in offered
    wanted = "turn-up" if safe or "put-in" not in offered else "put-in"
    return "" if decision.default == [wanted] else f"in the harbour lie {ship_types(game)}"


def takes_what_is_free(game: Any, decision: Decision) -> str:
    """The ship that brings the most beyond the fee, else a person for nothing."""
    brings = {"take-none": 0}
    for option in decision.options:
        if option.label == "loot":
            brings[option.id] = option.args["coins"] - option.args["fee"]
        elif option.label == "employ":
            brings[option.id] = -option.args["price"] - option.args["fee"]
    (picked,) = decision.default
    if brings.get(picked, -1) != max(brings.values()):
        return f"of {brings}"
    free = [id for id, coins in brings.items() if not coins and id.startswith("employ:")]
    return f"{free} cost nothing" if picked == "take-none" and free else ""


def _gain(game: Any, card: str) -> int:
    given = min(sum(points_of(game, piece) for piece in crew) for crew in crews(game, 0, card))
    return points_of(game, card) - given


def completes_what_pays(game: Any, decision: Decision) -> str:
    """An expedition that brings more influence than its crew has."""
    gains = {o.id: _gain(game, o.args["card"]) for o in decision.options if o.id != "finish"}
    (picked,) = decision.default
    return "" if gains.get(picked, 0) == max(0, *gains.values()) else f"of {gains}"


def sends_the_cheapest(game: Any, decision: Decision) -> str:
    """The crew that costs the least influence."""
    costs = {o.id: sum(points_of(game, piece) for piece in o.args["cards"]) for o in decision.options}
    return "" if costs[decision.default[0]] == min(costs.values()) else f"of {costs}"


def lets_it_in(game: Any, decision: Decision) -> str:
    """There is more to take then, and he goes on no further."""
    return "" if decision.default == ["let-in"] else "the ship is gone"


LAWS: dict[str, Law] = {
    "discover": risks_nothing,
    "take": takes_what_is_free,
    "finish": completes_what_pays,
    "crew": sends_the_cheapest,
    "repel": lets_it_in,
}


def crewed_begin(seats: int, options: Mapping[str, Any], modules: tuple[str, ...]) -> Beginning:
    """Seat 0 has crews for expeditions, of several kinds."""
    display = ["priest_4", "priest_4", "jack_6", "settler_4", "captain_4", "sailor_3"]
    place = {"seats": [{"coins": 5, "display": display}], "expeditions": ["expedition_priests"]}
    return PORT_ROYAL.positions.begin(place, seats, options, modules)


CREWED = Trial(
    msgspec.structs.replace(PORT_ROYAL, begin=crewed_begin, high_seats=4),
    seed="crewed",
    options=FIRST_EDITION,
)
COMES_UP = {CREWED.seed: ("finish", "crew"), RICH.seed: ("repel",)}
"""What comes up in these games alone."""

every = pytest.mark.parametrize(
    "trial", [HAENDLER, ROYAL, RICH, CREWED], ids=["haendler", "royal", "rich", "crewed"]
)


@every
def test_an_absent_player_refuses_nothing_that_is_free_and_risks_nothing(trial: Trial) -> None:
    tally = check_defaults(trial, 6, LAWS)

    assert tally["discover"] > 20
    assert tally["take"] > 20
    assert all(tally[kind] for kind in COMES_UP.get(trial.seed, ()))


@pytest.mark.soak("card-games")
@every
def test_an_absent_player_refuses_nothing_that_is_free_in_many_games(trial: Trial) -> None:
    tally = check_defaults(trial, 500, LAWS)

    assert tally["games"] == 500
    assert all(tally[kind] for kind in ("discover", "take", *COMES_UP.get(trial.seed, ())))


def test_an_absent_player_takes_the_richest_ship_and_spends_no_coin_on_a_person() -> None:
    harbour = Harbour(deck=["flute_1_1", "skiff_3_5", "sailor_3"]).turn_up(2).answer("put-in")

    assert harbour.asked.default == ["loot:skiff_3_5.1"]
    harbour.answer("loot:skiff_3_5.1")
    assert harbour.asked.seat == 1
    assert harbour.asked.default == ["take-none"]


def test_an_absent_player_turns_up_cards_as_long_as_no_ship_lies_in_the_harbour() -> None:
    harbour = Harbour(deck=["sailor_3", "flute_1_1"])

    assert harbour.asked.default == ["turn-up"]
    assert harbour.turn_up(1).asked.default == ["put-in"]
