"""Facts of the worst case: all that can lie in one zone, with the pieces of the modules of Seas of Glory."""

from dataclasses import replace
from itertools import pairwise

from render.marauders.chart.layout import chart
from render.marauders.facts import Captain, Facts, Npc, Seat, Zone, read
from render.marauders.seas_of_glory import LOCATION_KINDS, TREASURE, NpcPieces, SeatPieces, ZonePieces
from tests.render.marauders.sample import PORTS, ZONES, crowded

UPGRADES = ("grappling_hooks", "long_guns")


def at_home(zone: str) -> tuple[int, ...]:
    """As many captains as can be at home in its port: three cards name Curaçao, two each other one."""
    return () if zone not in PORTS else (0, 1, 3) if zone == "curacao" else (0, 3)


def smallest_zone() -> str:
    """The zone with the least area on the chart, with a port: the open sea has less to hold."""

    def area(zone: str) -> float:
        outline = chart().outline(zone)
        return abs(sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairwise(outline))) / 2

    return min(PORTS, key=area)


def worst(zone: str, docked: int) -> Facts:
    """Four captains, so many of them in port, four naval ships, two pirates with upgrades, the Treasure
    Galleon, an event's storm and the storm token, a merchant, a location, three missions and five tokens
    of the market in this zone; every other zone is full too, and each seat has all its markers.
    """
    facts = read(crowded(zone, docked if zone in PORTS else 0))
    zones = {name: _zone(facts.zones[name], here=name == zone) for name in ZONES}
    return replace(facts, zones=zones, wind="SW", seats=tuple(_seat(seat) for seat in facts.seats))


def _location(zone: str) -> str:
    return LOCATION_KINDS[ZONES.index(zone) % len(LOCATION_KINDS)]


def _zone(zone: Zone, here: bool) -> Zone:
    port = zone.id in PORTS
    kind = _location(zone.id) if port else ""
    full = replace(zone, pieces=ZonePieces(location=kind, defense=4 if port and kind != "reef" else 0))
    if not here:
        return full
    upgraded = NpcPieces(upgrades=UPGRADES)
    pirates = tuple(replace(npc, pieces=upgraded) for npc in zone.npcs if npc.kind.startswith("pirate"))
    navy = tuple(npc for npc in zone.npcs if not npc.kind.startswith("pirate"))
    return replace(
        full,
        npcs=(*navy, *pirates, Npc(TREASURE, "", zone.id, pieces=NpcPieces(gold=45))),
        pieces=replace(full.pieces, storm=True, homes=at_home(zone.id), spawns=("naval", "pirate")),
        merchants=1,
        demand=("rum", "cocoa") if port else (),
        mods=("long_guns", "chasers") if port else (),
    )


def _seat(seat: Seat) -> Seat:
    captain = seat.captain
    assert isinstance(captain, Captain)
    captain = replace(captain, bounties=dict.fromkeys(("spanish", "english", "french", "dutch"), 5))
    captain = replace(captain, missions=captain.missions * 2)
    return replace(
        seat,
        captain=captain,
        pieces=SeatPieces(5, 4, "fierce_loyalty", to_come=True, turned=True, sold=1),
        stashings=9,
    )
