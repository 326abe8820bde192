"""What lies before a seat of Händler der Karibik or Port Royal, how the table stands: ids and counts."""

from __future__ import annotations

from render.kit.desk import FACES, Course, Desk, Standing, open_cards
from render.kit.game import View
from render.port_royal.facts import read

PRIMER = (
    "rules-royal-aim",
    "rules-royal-discover",
    "rules-royal-loot",
    "rules-royal-tax",
    "rules-royal-expeditions",
    "rules-royal-persons",
)
"""The rules that somebody needs first."""


def desk(view: View, seat: int) -> Desk:
    """Coins, and the display."""
    sat = read(view).seats[seat]
    purse = (("coins", sat.coins), ("influence", sat.points), ("strength", sat.strength))
    return Desk(purse=purse, board=open_cards(view, f"display:{seat}"))


def standing(view: View) -> tuple[Standing, ...]:
    """Coins and strength, a face, and everybody hired since the game began."""
    return tuple(
        Standing(
            seat.number,
            portrait=FACES[seat.number],
            more=(("coins", seat.coins), ("strength", seat.strength)),
            cards=open_cards(view, f"display:{seat.number}"),
        )
        for seat in read(view).seats
    )


def course(view: View) -> Course:
    """The round, and the points to win."""
    facts = read(view)
    return Course(round=facts.round or None, goal=facts.goal)
