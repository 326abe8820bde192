"""What lies on the board and will lie elsewhere: ships, the cards at them, who leads, what is captured."""

from __future__ import annotations

from collections.abc import Iterator

from data.locale import Texts
from render.kit.plans import Box
from render.kit.sprites import Laid, Sprite
from render.kit.theme import Theme
from render.treasure_fleet.alt_text import player_name
from render.treasure_fleet.boxes import afloat_box, board_boxes, prize_places, slip_box
from render.treasure_fleet.facts import GOVERNOR, Facts, Seat, Ship, Shot, fire
from render.treasure_fleet.layout import ShipPlan, plan
from render.treasure_fleet.sprites import SPRITES, SWORDS

KEEL = 0.92
"""How far down in her picture a ship's keel is."""


def board_laid(facts: Facts, texts: Texts, look: Theme, least: int = 0, *, bare: bool = False) -> list[Laid]:
    """All of it in order, the lowest first; of a `bare` board the fleet alone."""
    sheet = plan(look.sizes.layout)
    ships, strips, _ = board_boxes(sheet, facts, least, bare=bare)
    found: list[Laid] = []
    for number, (ship, box) in enumerate(zip(facts.row, ships, strict=True), 1):
        at = At(number, ship, facts, texts)
        found.append(_afloat(look, sheet.ship, box, at))
        paper = slip_box(sheet.ship, box)
        found += _captor(sheet.ship, paper, at)
        for row, (flag, shots) in enumerate(ship.strongest_first()):
            found += _fire(sheet.ship, paper, row, flag, shots, at)
    if bare:
        return found
    for seat, box in zip(facts.in_turn, strips, strict=True):
        found += _captured(look, box, seat, texts)
    return found


class At:
    """A ship of the row, and how things at her are told."""

    def __init__(self, number: int, ship: Ship, facts: Facts, texts: Texts) -> None:
        self.number, self.ship, self._texts = number, ship, texts
        self._sides = {seat.flag: seat for seat in facts.sides}
        self.slot = f"slot:row.{number}"

    def told(self, key: str, flag: int | None = None, **args: object) -> str:
        """A text about this ship, of whoever sails under the flag."""
        who = {} if flag is None else {"who": player_name(self._sides[flag], self._texts)}
        return self._texts.say(key, number=self.number, **who, **args)


def _afloat(look: Theme, sheet: ShipPlan, box: Box, at: At) -> Laid:
    """The ship at sea."""
    (left, top, place, _), ship = afloat_box(sheet, box), at.ship
    wide = min(sheet.sail, place)
    cursed = ship.kind == "cursed"
    sprite = Sprite("cursed", (sheet.sail,)) if cursed else Sprite("ship", (ship.points, wide))
    drawn = SPRITES.draw(look, sprite)
    corner = (round(left + (place - drawn.width) / 2), top + sheet.keel - round(drawn.height * KEEL))
    return Laid(f"card:{ship.piece}", at.slot, corner, sprite, at.told("touch-fleet-ship", ship=ship.card))


def _captor(sheet: ShipPlan, paper: Box, at: At) -> Iterator[Laid]:
    """The flag that captures her as things stand; scales if nobody does."""
    ship, wide, id = at.ship, sheet.leads.size, f"token:leads.{at.number}"
    x, y = paper[0] + paper[2] + sheet.leads.at[0], paper[1] + sheet.leads.at[1]
    if ship.captor is not None:
        name = at.told("touch-fleet-leads", ship.captor)
        yield Laid(id, at.slot, (x, y), Sprite("leads", (ship.captor, wide)), name)
    elif ship.shots and ship.kind == "ship":
        sprite = Sprite("nobody", (wide * 3 // 4,))
        yield Laid(id, at.slot, (x + wide // 8, y), sprite, at.told("touch-fleet-nobody"))


def _fire(sheet: ShipPlan, paper: Box, row: int, flag: int, shots: list[Shot], at: At) -> Iterator[Laid]:
    """The line of one flag, its cards on it, and what they come to."""
    room = paper[2] // sheet.columns_of_fire
    down, column = divmod(row, sheet.columns_of_fire)
    left, top = paper[0] + column * room + 3, paper[1] + sheet.head + down * sheet.line
    width, height = room - 6, sheet.line
    line = Sprite("line", (width, height, flag, sheet.badge, flag == at.ship.captor))
    id = f"{at.number}.{flag}"
    yield Laid(f"token:fire.{id}", at.slot, (left, top), line, at.told("touch-fleet-fire", flag))
    for n, shot in enumerate(shots):
        chip = Sprite("chip", (shot.card, shot.flag, *sheet.card))
        corner = (left + sheet.badge + 9 + n * sheet.step, top + round((height - sheet.card[1]) / 2))
        name = at.told("touch-fleet-shot", flag, card=shot.card)
        yield Laid(f"card:{shot.piece}", at.slot, corner, chip, name)
    right, total = left + width + sheet.total.at[0], fire(shots)
    if any(shot.kind == "boarding_party" for shot in shots):
        swords, corner = Sprite("swords"), (right, top + height / 2 - SWORDS / 2)
        name = at.told("touch-fleet-boards", flag)
        yield Laid(f"token:total.{id}", at.slot, corner, swords, name, "right")
    elif total:
        told = Sprite("total", (total, sheet.total.size, sheet.total.room))
        corner, name = (right, top + sheet.total.at[1]), at.told("touch-fleet-total", flag, fire=total)
        yield Laid(f"token:total.{id}", at.slot, corner, told, name, "right")


def _captured(look: Theme, box: Box, seat: Seat, texts: Texts) -> Iterator[Laid]:
    """The ships that somebody has captured, on his slip."""
    prizes, (left, top, _, _) = plan(look.sizes.layout).strip.prizes, box
    who = player_name(seat, texts)
    for ship, (x, y) in zip(seat.captured, prize_places(prizes, len(seat.captured)), strict=True):
        sprite = Sprite("prize", (ship.points, ship.card == GOVERNOR, *prizes.size))
        name = texts.say("touch-fleet-prize", who=who, ship=ship.card)
        yield Laid(f"card:{ship.piece}", seat_place(seat), (left + x, top + y), sprite, name)


def seat_place(seat: Seat) -> str:
    """What a player's slip is called among places."""
    return f"seat:{seat.number}" if seat.number >= 0 else "seat:neutral"
