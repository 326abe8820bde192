"""What lies before a seat of Treasure Fleet, and how the table stands, as ids and counts."""

from __future__ import annotations

from render.kit.desk import FACES, Course, Desk, Standing, open_cards
from render.kit.game import View
from render.treasure_fleet.facts import read

PRIMER = (
    "rules-fleet-aim",
    "rules-fleet-loading",
    "rules-fleet-volley",
    "rules-fleet-capture",
    "rules-fleet-governor",
)
"""The rules that somebody needs first."""


def desk(view: View, seat: int) -> Desk:
    """Cannons in hand and loaded, and the ships captured."""
    sat = read(view).seats[seat]
    hand = (*open_cards(view, f"pirate.loaded:{seat}"), *open_cards(view, f"pirate.hand:{seat}"))
    purse = (("points", sat.points),) if sat.points is not None else ()
    return Desk(purse=purse, hand=hand, board=open_cards(view, f"captured:{seat}"))


def standing(view: View) -> tuple[Standing, ...]:
    """Cards in hand and loaded, and a face."""
    return tuple(
        Standing(
            seat.number,
            portrait=FACES[seat.number],
            more=(("cards", seat.in_hand), ("loaded", seat.loaded)),
        )
        for seat in read(view).seats
    )


def course(view: View) -> Course:
    """The sailing, and how many there are."""
    facts = read(view)
    return Course(round=facts.sailing or None, goal=None)
