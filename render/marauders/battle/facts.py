"""What a picture of a combat shows, read from a view: the innermost combat on its stack, and both sides."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from data.content import Content
from render.kit.game import View
from render.marauders.facts import Ship, box_of, card_of, ship_facts
from render.marauders.seas_of_glory import UNTOUCHED, SidePieces, side_pieces

SUCCESS = 5  # this face and higher is a skull
CREWS = "CrewCombat"  # the step in which the crews fight
BATTLE = "Battle"  # the step of a battle between ships; any other combat is between crews only


@dataclass(frozen=True, slots=True)
class Shot:
    """A location die of a volley: its face, and where the hit goes ("" while undecided, "-" if it does
    nothing).
    """

    face: int
    aimed: str


@dataclass(frozen=True, slots=True)
class Fighter:
    """One side of a combat.

    `seat` is -1 for a non-player captain or guards, who are named by `npc` and `card`. `skill` counts for the
    next roll, `value` is what the card says; `dice` is how many are rolled in all (0: not yet known), because
    of these. `hits` are those of the enemy's volley by location.
    """

    number: int
    seat: int
    card: str
    npc: str
    nation: str
    ship: Ship
    skill: str
    value: int
    dice: int
    because: tuple[str, ...]
    to_move: bool
    declared: str
    faces: tuple[int, ...]
    shots: tuple[Shot, ...]
    ammunition: str
    chasers: bool
    hits: dict[str, int]
    pieces: SidePieces = UNTOUCHED

    @property
    def spent(self) -> tuple[str, ...]:
        """Modifications that are used up in this combat."""
        return (*self.ship.spent, *(("chasers",) if self.chasers else ()))

    @property
    def successes(self) -> int:
        """Skulls of the dice on the table."""
        return sum(face >= SUCCESS for face in self.faces)


@dataclass(frozen=True, slots=True)
class Combat:
    """A combat: `naval` between ships; `boarded` once the crews fight. `winner` won this round's contest,
    `victor` the combat (-1: nobody); `over` says how it ended.
    """

    naval: bool
    boarded: bool
    zone: str
    round: int
    winner: int
    over: str
    victor: int
    fighters: tuple[Fighter, ...]


def read_combat(view: View) -> Combat | None:
    """The facts of the combat under way; None if there is none."""
    frame = next((step for step in reversed(view.get("stack", ())) if "sides" in step), None)
    if frame is None:
        return None
    naval = frame["step"] == BATTLE
    crews = any(step["step"] == CREWS for step in view["stack"])
    boarded = not naval or crews or bool(frame["over"] and frame["boarder"] >= 0)
    skill = "leadership" if boarded else "seamanship"
    asked = {question["seat"] for question in view.get("waiting", ())}
    sides: list[dict[str, Any]] = frame["sides"]
    if any(_fallen(view, side) for side in sides):
        return None
    return Combat(
        naval=naval,
        boarded=boarded,
        zone=frame.get("zone", ""),
        round=frame.get("round", 0),
        winner=frame.get("winner", -1),
        over=frame.get("over", ""),
        victor=frame.get("victor", -1),
        fighters=tuple(
            _fighter(view, number, side, sides[1 - number], skill, asked) for number, side in enumerate(sides)
        ),
    )


def _captain(view: View, side: dict[str, Any]) -> View | None:
    seat: int = side["seat"]
    return view["state"]["seats"][seat]["captain"] if seat >= 0 else None


def _fallen(view: View, side: dict[str, Any]) -> bool:
    """Whether this was a captain who has died: his ship has left the table with him."""
    captain = _captain(view, side)
    if side["seat"] < 0:
        return side["ship"] is None
    return captain is None or captain.get("id", side["captain"]) != side["captain"]


def _fighter(
    view: View, number: int, side: dict[str, Any], enemy: dict[str, Any], skill: str, asked: set[int]
) -> Fighter:
    captain, seat, box = _captain(view, side), side["seat"], box_of(view)
    card = card_of(captain["card"]) if captain else side["card"]
    hits: dict[str, int] = {}
    for aimed in enemy["aimed"]:
        if aimed not in ("", "-"):
            hits[aimed] = hits.get(aimed, 0) + 1
    return Fighter(
        number=number,
        seat=seat,
        card=card,
        npc=view["facts"]["npc_called"].get(side["card"], side["npc"]),
        nation=_nation(box, side["npc"], card),
        ship=_ship(view, number, side, captain),
        skill=skill,
        value=_value(box, side, card, skill),
        dice=side.get("dice", 0),
        because=tuple(side.get("because", ())),
        to_move=side["player"] in asked,
        declared=side["declared"],
        faces=tuple(side["faces"]),
        shots=_shots(side),
        ammunition=side["ammunition"],
        chasers=side["chased"],
        hits=hits,
        pieces=side_pieces(view, number),
    )


def _ship(view: View, number: int, side: dict[str, Any], captain: View | None) -> Ship:
    ship, values = captain["ship"] if captain else side["ship"], view["facts"]["sides"][number]
    if values is not None:
        found = ship_facts(ship, values, side["seat"], view.get("places", {}))
        return found if captain else _carrying(found, side.get("gear", ()), box_of(view))
    whole = {"crew": max(side["crew_before"], ship["crew"])}
    return Ship("", {"crew": ship["crew"]}, whole, 0, (), (), ())


def _carrying(ship: Ship, gear: Iterable[str], box: Content) -> Ship:
    """An NPC's ship with what it carries, by id."""
    cards = [card_of(piece) for piece in gear]
    mods, weapons = ([card for card in cards if card in known] for known in (box.mods, box.weapons))
    return replace(ship, mods=tuple(mods), weapons=tuple(weapons))


def _shots(side: dict[str, Any]) -> tuple[Shot, ...]:
    faces, aimed = side["shots"], side["aimed"]
    return tuple(Shot(face, aimed[at] if at < len(aimed) else "") for at, face in enumerate(faces))


def _nation(content: Content, npc: str, card: str) -> str:
    """The nation of a captain or naval ship; "" for pirates and guards."""
    if card in content.captains:
        return content.captains[card].nation
    return npc if npc in {found.nation for found in content.captains.values()} else ""


def _value(content: Content, side: dict[str, Any], card: str, skill: str) -> int:
    """What the card of a captain says; guards have only Leadership."""
    if card in content.captains:
        return getattr(content.captains[card], skill)
    event = content.events.get(card)
    if event is not None and event.npc is not None:
        return getattr(event.npc, skill)
    return side["leadership"] if skill == "leadership" else 0
