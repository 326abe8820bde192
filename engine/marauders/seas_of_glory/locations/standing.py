"""How a raid of a location stands, for pictures."""

from __future__ import annotations

from typing import Any

from engine.marauders.seas_of_glory.locations.raids import (
    TABLE,
    Bombard,
    LocationRaid,
    escapes,
    hit_icons,
)
from engine.marauders.seas_of_glory.locations.tokens import LOCATIONS, location_at, tokens
from engine.marauders.ships.careful import after_hits, cubes
from engine.marauders.ships.ships import ship_values
from engine.marauders.state import LOCATIONS as PARTS
from engine.marauders.state import MGame, captain_at


@LOCATIONS.fact("location_raid")
def how_it_goes(game: MGame) -> dict[str, Any] | None:
    """The raid of a location being played, as everybody sees it; None without one.

    `shots` are left to fire, None once that is over. `soldiers` defend it, and from `maneuverability` of them
    on each of its `hits` counts twice; of `harmless` ones nothing is hit. `lost` are the parts of the ship
    that the hits would destroy, until they have been taken. `gold` is what its cards bring, and `taken` says
    that they do.
    """
    raid = game.within(LocationRaid)
    captain = captain_at(game, raid.seat) if raid is not None else None
    if raid is None or captain is None or captain.id != raid.captain_id:
        return None
    bombard, token = game.within(Bombard), tokens(game)[raid.location]
    hits = hit_icons(game, raid.location) if bombard else []
    rest = after_hits(cubes(captain.ship), hits)
    return {
        "seat": raid.seat,
        "location": raid.location,
        "shots": bombard.shots if bombard else None,
        "soldiers": escapes(game),
        "maneuverability": ship_values(game, captain).maneuverability,
        "hits": hits,
        "harmless": token.harmless,
        "lost": [part for part in PARTS if not rest[part]],
        "gold": sum(game.box.cargo_card(card).plunder for card in game.places.at(TABLE)),
        "taken": raid.location not in game.places.at(location_at(captain.zone)),
    }
