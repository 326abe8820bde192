"""What lies before a captain of Merchants & Marauders, and how the table stands, as ids and counts."""

from __future__ import annotations

from render.kit.desk import Course, Desk, Hull, Standing, open_cards
from render.kit.game import View
from render.marauders.facts import LOCATIONS, Captain, read

_HAND = ("glory.hand", "rumor.held")
_BOARD = ("mission.held", "rumor.permanent", "specialist.aboard", "mod.ship", "weapon.ship")
_ACTIONS = 3
"""Actions of a turn, if nothing changes them."""
PRIMER = (
    "rules-glory",
    "rules-turn",
    "rules-move",
    "rules-ports",
    "rules-port",
    "rules-sell",
    "rules-buy",
    "rules-scout",
    "rules-raid",
    "rules-npc-scouting",
    "rules-death",
    "rules-aim",
)
"""The rules that a captain needs first."""


def desk(view: View, seat: int) -> Desk:
    """What lies before a captain; without one, what stays with his seat."""
    sat = read(view).seats[seat]
    purse = [("stash", sat.stash)]
    captain = sat.captain
    if captain is not None:
        purse.insert(0, ("gold", captain.gold))
        if bounties := sum(captain.bounties.values()):
            purse.append(("bounties", bounties))
    hold = (*open_cards(view, f"cargo.hold:{seat}"), *open_cards(view, f"cargo.contraband:{seat}"))
    return Desk(
        purse=tuple((what, count) for what, count in purse if count is not None),
        hold=hold if captain is not None else (),
        places=captain.hold if captain is not None else 0,
        hand=tuple(card for place in _HAND for card in open_cards(view, f"{place}:{seat}")),
        board=tuple(card for place in _BOARD for card in open_cards(view, f"{place}:{seat}")),
        ship=_hull(captain) if captain is not None else None,
    )


def _hull(captain: Captain) -> Hull:
    ship = captain.ship
    return Hull(ship.kind, tuple((one, ship.left[one], ship.whole[one]) for one in LOCATIONS))


def standing(view: View) -> tuple[Standing, ...]:
    """Where each captain is, and what everybody knows of him."""
    return tuple(
        Standing(
            seat.number,
            at=_where(seat.captain),
            portrait=seat.captain.card if seat.captain else seat.next_captain,
            more=(
                *((("cards", seat.glory_cards.count),) if seat.glory_cards.count else ()),
                *((("cargo", seat.captain.cargo.count),) if seat.captain else ()),
                *((("bounties", sum(seat.captain.bounties.values())),) if seat.captain else ()),
            ),
        )
        for seat in read(view).seats
    )


def _where(captain: Captain | None) -> str:
    if captain is None:
        return ""
    return f"{'port' if captain.in_port else 'zone'}:{captain.zone}"


def course(view: View) -> Course:
    """The round, the glory to win, the event in force, actions left."""
    facts = read(view)
    turn = next((step for step in reversed(view["stack"]) if step["step"] == "Turn"), None)
    left = turn["actions"] if turn is not None and turn["seat"] == view["seat"] else None
    return Course(
        round=facts.round or None,
        goal=facts.goal,
        event=facts.event[-1] if facts.event else "",
        left=(left, max(_ACTIONS, left)) if left is not None else None,
    )
