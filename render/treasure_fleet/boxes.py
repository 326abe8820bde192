"""Where the ships and the players' slips go on the board, as high as what lies there needs."""

from __future__ import annotations

from render.kit.plans import Box
from render.treasure_fleet.facts import Facts, Seat
from render.treasure_fleet.layout import Plan, PrizesPlan, ShipPlan, StripPlan

FEWEST, LARGEST = 4, 5
"""Ships of a sailing; one more for five players."""
LEAST_LINES = 1
"""Lines for flags on the slip of a ship, even if nobody has fired."""


def board_boxes(
    sheet: Plan, facts: Facts, least: int = 0, *, bare: bool = False
) -> tuple[list[Box], list[Box], int]:
    """Where the ships go, where the players' slips go, and where these end, at the bottom of the board. A
    `bare` board has the lines from the beginning that it may need, so that it does not grow beneath a finger.
    """
    lines = kept_lines(sheet, facts) if bare else LEAST_LINES
    ships = ship_boxes(sheet, facts, lines)
    strips = strip_boxes(sheet, fleet_height(sheet, ships), facts.in_turn)
    bottom = strips[-1][1] + strips[-1][3]
    spare = max(0, least - bottom - beneath(sheet, facts))
    strips = [(left, top + spare, wide, tall) for left, top, wide, tall in strips]
    return ships, strips, bottom + spare


def beneath(sheet: Plan, facts: Facts) -> int:
    """How much follows below the players' slips: the foot, and the edge."""
    return sheet.edge + (0 if facts.finished else sheet.gap + sheet.foot.height)


def bare_height(sheet: Plan, facts: Facts) -> int:
    """How high a bare board is; where no ships are, as high as with those to come."""
    ships, *_ = board_boxes(sheet, facts, bare=True)
    if ships:
        return fleet_height(sheet, ships)
    rows = (LARGEST if len(facts.seats) >= LARGEST else FEWEST) if sheet.ship.columns else 1
    return sheet.head + rows * (ship_height(sheet.ship, 0, kept_lines(sheet, facts)) + sheet.gap)


def kept_lines(sheet: Plan, facts: Facts) -> int:
    """How many lines for flags the slips of a bare board have at least."""
    return min(sheet.ship.kept, -(-len(facts.sides) // sheet.ship.columns_of_fire))


def fleet_height(sheet: Plan, ships: list[Box]) -> int:
    """How high the board is down to the end of the fleet."""
    return max((top + tall for _, top, _, tall in ships), default=sheet.head) + sheet.gap


def foot_box(sheet: Plan, bottom: int) -> Box:
    """Where the deck and the governor go, below the players' slips that end at `bottom`."""
    return sheet.edge, bottom + sheet.gap, sheet.room, sheet.foot.height


def deck_box(sheet: Plan, foot: Box, *, governor: bool) -> Box:
    """Where the deck is told of; beside the governor there is all the room."""
    left, top, width, high = foot
    return left, top, width if governor else width // 2, high


def portrait_box(sheet: Plan, foot: Box) -> Box:
    """Where the governor's portrait is."""
    mark = sheet.foot.portrait
    left = foot[0] + mark.at[0] + (foot[2] if mark.at[0] < 0 else 0)
    return left, foot[1] + mark.at[1], mark.size, mark.size


def slip_box(ship: ShipPlan, box: Box) -> Box:
    """Where a ship's slip goes in her box."""
    (left, top, width, height), (beside, down) = box, ship.slip
    return left + beside, top + down, width - beside, height - down


def afloat_box(ship: ShipPlan, box: Box) -> Box:
    """Where a ship herself goes in her box: above her slip, or beside it."""
    (left, top, width, height), (beside, down) = box, ship.slip
    return left, top, beside or width, down or height


def ship_boxes(sheet: Plan, facts: Facts, lines: int = LEAST_LINES) -> list[Box]:
    """Where the ships go, each with her slip, which is as high as the cards at her need, but for so many
    `lines` at least.
    """
    columns = sheet.ship.columns or len(facts.row)
    tall = [ship_height(sheet.ship, len(ship.by_flag()), lines) for ship in facts.row]
    room, top, boxes = sheet.room + sheet.gap, sheet.head, list[Box]()
    for n, height in enumerate(tall):
        left, right = (room * (n % columns + step) // columns for step in (0, 1))
        boxes.append((sheet.edge + left, top, right - sheet.gap - left, height))
        if n % columns == columns - 1:
            top += max(tall[n + 1 - columns : n + 1]) + sheet.gap
    return boxes


def ship_height(ship: ShipPlan, flags: int, least: int = LEAST_LINES) -> int:
    """How high a ship and her slip are, with cards of this many flags, in at least so many lines."""
    lines = max(least, -(-flags // ship.columns_of_fire))
    return max(ship.keel + 6, ship.slip[1] + ship.head + lines * ship.line + 4)


def strip_boxes(sheet: Plan, top: int, sides: list[Seat]) -> list[Box]:
    """Where the players' slips go, from `top` down."""
    boxes = list[Box]()
    for seat in sides:
        height = strip_height(sheet.strip, len(seat.captured))
        boxes.append((sheet.edge, top, sheet.room, height))
        top += height + sheet.gap
    return boxes


def strip_height(strip: StripPlan, captured: int) -> int:
    """How high a player's slip is with this many captured ships."""
    lines = -(-captured // a_line(strip.prizes))
    below = strip.prizes.at[1] + lines * (strip.prizes.size[1] + 4) + 4 if lines else 0
    return max(strip.height, below)


def a_line(prizes: PrizesPlan) -> int:
    """How many captured ships a line has room for."""
    return 1 + (prizes.room - prizes.size[0]) // prizes.least


def prize_places(prizes: PrizesPlan, count: int) -> list[tuple[int, int]]:
    """Where captured ships go on a slip: beside each other, closer the more there are, then in lines."""
    most = a_line(prizes)
    wide, high = prizes.size
    step = min(wide + 4, (prizes.room - wide) // max(1, min(count, most) - 1))
    return [(prizes.at[0] + n % most * step, prizes.at[1] + n // most * (high + 4)) for n in range(count)]
