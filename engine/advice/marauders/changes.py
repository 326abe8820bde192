"""What has changed on the chart since a seat's last turn, from the log as this seat may read it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal

import msgspec

Line = tuple[str, Mapping[str, Any]]
"""An entry of the log as a seat may read it: its key and its arguments."""

What = Literal[
    "entered",
    "raid",
    "battle",
    "sunk",
    "died",
    "slain",
    "demand",
    "mission",
    "location",
    "nation",
    "merchants",
]


class Wake(msgspec.Struct, frozen=True):
    """The way a ship has sailed, from zone to zone: a seat's captain, the NPC with a card, or the `storm`."""

    zones: tuple[str, ...]
    seat: int | None = None
    card: str = ""
    storm: bool = False


class Change(msgspec.Struct, frozen=True):
    """Something that happened in a zone ("": all over the chart), with the arguments of its log entry.

    - "entered": a captain or an NPC came into play; "slain": an NPC left it; "died": a captain
    - "raid", "battle", "location": a merchant raided, a battle begun, a location taken; "sunk": a ship
    - "demand", "mission", "nation": another demand token, a new mission, a port in other hands
    - "merchants": those of the track came back
    """

    what: What
    zone: str
    args: Mapping[str, Any]


class Changes(msgspec.Struct, frozen=True):
    """All wakes and changes, oldest first."""

    wakes: tuple[Wake, ...]
    changes: tuple[Change, ...]


_WHAT: dict[str, What] = {
    "captain.entered": "entered",
    "npc.entered": "entered",
    "npc.returned": "entered",
    "treasure.placed": "entered",
    "raid.plundered": "raid",
    "battle.began": "battle",
    "battle.sunk": "sunk",
    "captain.died": "died",
    "npc.slain": "slain",
    "demand.changed": "demand",
    "mission.placed": "mission",
    "location.taken": "location",
    "port.changed": "nation",
    "merchants.returned": "merchants",
}
"""What the entries of a key are on the chart."""
_PLACES = frozenset(
    (
        "captain.entered",
        "sailed",
        "left.port",
        "docked",
        "port.refused",
        "scouting.merchant",
        "merchant.found",
    )
)
"""Entries that tell where the captain of their seat is."""
_NPC_PLACES = frozenset(
    ("npc.entered", "npc.returned", "npc.moved", "npc.hunts", "npc.lurks", "npc.slain", "fort.sent")
)
"""Entries about the NPC with the card `name`."""
_BOUNDS = ("turn.began", "round.began")
"""Entries with which a turn ends, because something else begins."""


def changes(log: Iterable[Line], seat: int) -> Changes:
    """What has happened since the end of the last turn that a seat has finished, or since the log begins.

    `log` is the whole log as the seat may read it. If it begins later, places may be unknown: what happened
    there is left out.
    """
    lines = list(log)
    first = _since(lines, seat)
    found = _Found()
    for number, (key, args) in enumerate(lines):
        found.take(key, args, counts=number >= first)
    return Changes(tuple(Wake(tuple(zones), *who) for who, zones in found.wakes), tuple(found.changes))


def trail(log: Iterable[Line]) -> Changes:
    """What has happened since the beginning of the round before this one, or since the log begins.

    `log` is its newest part as everybody may read it.
    """
    lines = list(log)
    rounds = [number for number, (key, _) in enumerate(lines) if key == "round.began"]
    first, found = rounds[-2] if len(rounds) > 1 else 0, _Found()
    for number, (key, args) in enumerate(lines):
        found.take(key, args, counts=number >= first)
    return Changes(tuple(Wake(tuple(zones), *who) for who, zones in found.wakes), tuple(found.changes))


def _since(lines: Sequence[Line], seat: int) -> int:
    """The line with which the last finished turn of a seat was over; 0 if there is none."""
    end = len(lines)
    for number in range(len(lines) - 1, -1, -1):
        key, args = lines[number]
        if key not in _BOUNDS:
            continue
        if key == "turn.began" and args["seat"] == seat and end < len(lines):
            return end
        end = number
    return 0


_Who = tuple[int | None, str, bool]
"""The fields of a wake that say whose it is."""
_STORM: _Who = (None, "", True)


class _Found:
    """What has been found in the log so far, and where every ship was last."""

    def __init__(self) -> None:
        self.wakes: list[tuple[_Who, list[str]]] = []
        self.changes: list[Change] = []
        self._where: dict[_Who, str] = {}
        self._newest: dict[_Who, list[str]] = {}
        self._battle = ""

    def take(self, key: str, args: Mapping[str, Any], *, counts: bool) -> None:
        """The next entry of the log; `counts`: it is told."""
        who, zone = _who(key, args), str(args.get("zone", ""))
        if key == "battle.began":
            self._battle = zone
        if who is not None and zone and (key in _PLACES or who[0] is None):
            self._sailed(who, str(args.get("origin", zone)), zone, counts=counts)
        if counts and (what := _WHAT.get(key)) is not None:
            where = zone or (self._battle if what == "sunk" else self._where.get(who, "") if who else "")
            if where or what == "merchants":
                self.changes.append(Change(what, where, args))

    def _sailed(self, who: _Who, origin: str, zone: str, *, counts: bool) -> None:
        """A ship has come to a zone from another, or is still there."""
        self._where[who] = zone
        if not counts or origin == zone:
            return
        way = self._newest.get(who)
        if way is None or way[-1] != origin:
            way = self._newest[who] = [origin]
            self.wakes.append((who, way))
        way.append(zone)


def _who(key: str, args: Mapping[str, Any]) -> _Who | None:
    """The ship that an entry is about."""
    if key == "storm.drifted":
        return _STORM
    if key in _NPC_PLACES:
        return (None, str(args["name"]), False)
    seat = args.get("seat")
    return (seat, "", False) if isinstance(seat, int) and seat >= 0 else None
