"""What lies before a seat of Treasure Fleet, and how the table stands, as ids and counts."""

from __future__ import annotations

from data.content.fleet import fleet_content
from render.kit.desk import FACES, Course, Desk, Standing, open_cards
from render.kit.game import View
from render.treasure_fleet.facts import GOVERNOR, read

PRIMER = (
    "rules-fleet-aim",
    "rules-fleet-loading",
    "rules-fleet-volley",
    "rules-fleet-capture",
    "rules-fleet-governor",
)
"""The rules that somebody needs first."""


CHIP = (56, 78)
"""How large a card of the hand is drawn, in pixels."""


def desk(view: View, seat: int) -> Desk:
    """Cannons in hand and loaded, and the ships captured."""
    sat = read(view).seats[seat]
    hand = (*open_cards(view, f"pirate.loaded:{seat}"), *open_cards(view, f"pirate.hand:{seat}"))
    purse = (("points", sat.points),) if sat.points is not None else ()
    board = open_cards(view, f"captured:{seat}")
    return Desk(purse=purse, hand=hand, board=board, sprites={piece: _chip(piece) for piece in hand})


def _chip(piece: str) -> str:
    """The sprite of a card as it lies at a ship, large; its name here costs no drawing code."""
    card, flag, _ = piece.split(".")
    return f"chip.{card}.{fleet_content().flags.index(flag)}.{CHIP[0]}.{CHIP[1]}.100"


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
    """The sailing, and the governor as long as he waits for the end."""
    facts = read(view)
    waits = facts.governor and not facts.finished
    return Course(round=facts.sailing or None, goal=None, event=GOVERNOR if waits else "")
