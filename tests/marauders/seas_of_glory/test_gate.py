"""Random games that begin before the gate of a closed port, with hardly enough to get in: nobody ever owes
anything.

`make test` plays a hundred of them, `make soak` 10,000.
"""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel import Decision, Table
from engine.kernel.conformance import Chance
from engine.kernel.conformance.trial import Laws, random_picks
from engine.marauders.game import MARAUDERS
from engine.marauders.seas_of_glory.favors.board import MOST
from tests.marauders.table import skilled

ANSWERS = 14
"""How far each game goes: past the gate, and through a port action."""
GATES = (("port_royal", "english"), ("havana", "spanish"), ("curacao", "dutch"), ("tortuga", "french"))
HAS = ((2, 2), (1, 1), (2, 1), (1, 2), (3, 2), (2, 3), (4, 2), (0, 1))
"""Favors, and bounties of the nation that has the port."""
MODULES = (("favors",), ("favors", "loyalty", "contraband"), ("favors", "new_cards", "locations", "wind"))
EAGER = ("move:port", "roll", "spend", "way:favor_entry", "way:slip_in", "land", "port")
"""What is chosen half of the time where it is on offer."""


def before_the_gate(playout: int, chance: Chance) -> tuple[Table, int]:
    """A table whose turn is a wanted captain's, at sea off a port that is closed to him; and his seat."""
    (favors, bounties), modules = chance.one_of(HAS), chance.one_of(MODULES)
    zone, nation = GATES[0] if playout % 2 else chance.one_of(GATES)
    villon = "new_cards" in modules and chance.happens(0.5)
    at_home = skilled(nation="french", home="petite_goave") if nation != "french" else skilled()
    captain = "alexandre_villon" if villon else at_home
    wanted = {
        "captain": captain, "zone": zone, "in_port": False, "bounties": {nation: bounties},
        "favors": favors, "gold": chance.number(8),
    }  # fmt: skip
    other = {"zone": "trinidad", "in_port": False, "captain": skilled(nation="dutch", home="curacao")}
    seat, options = chance.number(2), MARAUDERS.resolve_options({}, modules)
    given: dict[str, Any] = {"turn": seat, "seats": [other, wanted] if seat else [wanted, other]}
    if chance.happens(0.3):
        given["at_war"] = [nation, "english" if nation == "french" else "french"]
    return Table.new(
        MARAUDERS,
        seats=2,
        options=options,
        modules=modules,
        seed=f"gate:{playout}",
        beginning=MARAUDERS.positions.begin(given, 2, options, modules),
        keep=False,
        watch=Laws(MARAUDERS),
    ), seat


def answered(decision: Decision, chance: Chance) -> list[str]:
    """A random answer, more often one that spends something."""
    eager = [
        option.id for option in decision.options if option.id in EAGER and not decision.why_not([option.id])
    ]
    return [chance.one_of(eager)] if eager and chance.happens(0.5) else random_picks(decision, chance)


def play(playout: int) -> tuple[int, int]:
    """One game; returns how many Favors were spent, and how many of them for an entry."""
    chance = Chance(f"gate:{playout}")
    table, seat = before_the_gate(playout, chance)
    for _ in range(ANSWERS):
        if not table.waiting:
            break
        asked = chance.one_of(sorted(table.waiting))
        decision = table.waiting[asked]
        table.answer(asked, decision.number, answered(decision, chance))
        boards = table.running.ext["favors"].seats
        assert all(0 <= board.favors <= MOST for board in boards), f"game {playout}: {boards}"
        assert not MARAUDERS.invariants(table.running), f"game {playout}"
    spent = [line["args"] for line in table.log(seat) if line["key"] == "favors.spent"]
    assert all(line["left"] >= 0 for line in spent), f"game {playout}: {spent}"
    return sum(line["favors"] for line in spent), sum(line["why"] == "entry" for line in spent)


@pytest.mark.parametrize(
    "part", [0, *(pytest.param(n, marks=pytest.mark.soak("gate")) for n in range(1, 100))]
)
def test_G_Z8_random_games_before_a_closed_port_leave_nobody_below_nothing(part: int) -> None:
    spent, entered = map(sum, zip(*(play(100 * part + n) for n in range(100)), strict=True))
    assert spent > 20
    assert entered > 5
