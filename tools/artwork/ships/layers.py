"""Each ship as layers, from the farthest to the nearest, and the order in which its pieces are lost."""

from dataclasses import dataclass
from typing import Literal

from tools.artwork.pens import Sheet
from tools.artwork.ships.hull import STEPS, draw_hull, draw_shot
from tools.artwork.ships.plans import HIGH, PLANS, WIDE, Plan
from tools.artwork.ships.rig import losses, rig

Kind = Literal["spar", "sail", "stump", "hull", "guns", "holes"]


@dataclass(frozen=True, slots=True)
class Layer:
    """One layer: what kind of piece it shows, and at which loss (from 0) it goes or comes; -1 is never."""

    name: str
    kind: Kind
    lost: int
    sheet: Sheet


def _sheet(name: str, part: str) -> Sheet:
    return Sheet(f"ship {name} {part}", WIDE, HIGH)


def _shots(name: str, plan: Plan, kind: Literal["guns", "holes"]) -> list[Layer]:
    found: list[Layer] = []
    for step in range(STEPS):
        sheet = _sheet(name, f"{kind} {step}")
        draw_shot(sheet, plan, kind == "guns", step)
        found.append(Layer(f"{kind} {step + 1}", kind, step, sheet))
    return found


def layers(name: str) -> list[Layer]:
    """All layers of the ship `name`."""
    plan = PLANS[name]
    order = losses(plan)
    found: list[Layer] = []
    stumps: list[Layer] = []
    for piece in rig(plan):
        sheet = _sheet(name, piece.name)
        piece.draw(sheet)
        lost = order.index(piece.name) if piece.name in order else -1
        found.append(Layer(piece.name, "sail" if piece.sail else "spar", lost, sheet))
        if piece.stump:
            sheet = _sheet(name, f"{piece.name} stump")
            piece.stump(sheet)
            stumps.append(Layer(f"{piece.name} stump", "stump", lost, sheet))
    hull = _sheet(name, "hull")
    draw_hull(hull, plan)
    return [
        *found,
        Layer("hull", "hull", -1, hull),
        *stumps,
        *_shots(name, plan, "guns"),
        *_shots(name, plan, "holes"),
    ]
