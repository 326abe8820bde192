"""What a careful captain would answer about his ship, by what everybody sees: the defaults of questions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engine.marauders.state import LOCATIONS, Ship


def cubes(ship: Ship) -> dict[str, int]:
    """What damage has left of each hit location."""
    return {location: getattr(ship, location) for location in LOCATIONS}


def after_hits(left: Mapping[str, int], hits: Sequence[str]) -> dict[str, int]:
    """What is left when these hits are taken, one after the other. A hit to a destroyed location goes to the
    Hull (Hit-Locations & Damage).
    """
    rest = dict(left)
    for location in hits:
        where = location if rest[location] > 0 else "hull"
        rest[where] = max(0, rest[where] - 1)
    return rest


def safest(left: Mapping[str, int], located: Sequence[str], among: Sequence[str] = LOCATIONS) -> str:
    """Where one more hit does the least harm: where the most is left, never the Hull as long as any other
    location can take it. `located` are the hits that are coming anyway.
    """
    rest = after_hits(left, located)
    return max(among, key=lambda location: (location != "hull" and rest[location] > 0, rest[location]))


def worst(left: Mapping[str, int], located: Sequence[str], among: Sequence[str] = LOCATIONS) -> str:
    """Where one more hit does the most harm: the Hull, else where the least is left."""
    rest = after_hits(left, located)
    return min(among, key=lambda location: (location != "hull" and rest[location] > 0, rest[location]))


def spared_by_absorbing(left: Mapping[str, int], hits: Sequence[str], *, whole: bool = False) -> str:
    """The hit whose absorbing keeps the ship afloat, "" if she floats anyway or none does; `whole`: else the
    one whose absorbing keeps every location from being destroyed.
    """
    if (saves := _saving(left, hits, moves=False)) or not whole or all(after_hits(left, hits).values()):
        return saves
    return next((at for at in hits if all(after_hits(left, _without(hits, [at])).values())), "")


def spared_by_ignoring(left: Mapping[str, int], hits: Sequence[str], most: int) -> list[str]:
    """Up to so many of the hits that are best ignored: those that sink the ship, then those that destroy
    something, then those where the least would be left.
    """
    ignored: list[str] = []
    while rest := _without(hits, ignored) if len(ignored) < most else []:
        after = after_hits(left, rest)
        beyond = [at for at in rest if at == "hull" or rest.count(at) > left[at]]
        among = beyond if beyond and not after["hull"] else rest
        ignored.append(min(among, key=lambda at: (after[at], at != "hull")))
    return ignored


def _without(hits: Sequence[str], gone: Sequence[str]) -> list[str]:
    rest = list(hits)
    for at in gone:
        rest.remove(at)
    return rest


def weakest(left: Mapping[str, int], among: Iterable[str]) -> str:
    """Where a repair helps most: where the least is left, the Hull before others."""
    return min(among, key=lambda location: (left[location], location != "hull"))


def spared_by_moving(left: Mapping[str, int], hits: Sequence[str]) -> str:
    """The hit to move elsewhere to keep the ship afloat, "" if she floats anyway or none does."""
    return _saving(left, hits, moves=True)


def _saving(left: Mapping[str, int], hits: Sequence[str], *, moves: bool) -> str:
    if after_hits(left, hits)["hull"]:
        return ""
    for location in sorted(dict.fromkeys(hits), key=lambda location: location != "hull"):
        others = _without(hits, [location])
        rest = [*others, safest(left, others)] if moves else others
        if after_hits(left, rest)["hull"]:
            return location
    return ""
