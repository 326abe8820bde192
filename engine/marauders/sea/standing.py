"""How a merchant raid stands, for pictures."""

from __future__ import annotations

from typing import Any

from engine.kernel import Chapter
from engine.marauders.sea.raids import MerchantRaid, RollRaid, destroys, escapes, haul, hit_icons
from engine.marauders.ships.ships import ship_values
from engine.marauders.state import Captain, MGame, captain_at

STANDING = Chapter("standing")


@STANDING.fact("raid")
def how_it_goes(game: MGame) -> dict[str, Any] | None:
    """The merchant raid being played, as everybody sees it; None without one.

    `faces` are the dice while they lie there (none: not rolled, or being spent), `left` and `failed` what is
    left of them. `escapes` count against `maneuverability`; `hits` are the locations that the cards
    hit, except `harmless` ones, and `lost` those that they would destroy. `gold` is what it brings, or, while
    `plunder` is -1, would bring.
    """
    raid = game.within(MerchantRaid)
    captain = captain_at(game, raid.seat) if raid is not None else None
    if raid is None or captain is None or captain.id != raid.captain_id:
        return None
    rolling, over = game.within(RollRaid), raid.plunder >= 0
    counted, most = escapes(game), ship_values(game, captain).maneuverability
    lost = [] if over else destroys(game, captain)
    return {
        "seat": raid.seat,
        "nation": raid.nation,
        "faces": (rolling.faces if rolling else None) or [],
        "left": raid.left,
        "failed": raid.failed,
        "escapes": counted,
        "maneuverability": most,
        "hits": hit_icons(game),
        "harmless": list(raid.harmless),
        "gold": _brings(game, raid, captain),
        "plunder": raid.plunder,
        "lost": lost,
        "fails": not over and (bool(lost) or counted >= most),
    }


def _brings(game: MGame, raid: MerchantRaid, captain: Captain) -> int:
    """Gold plundered, or what the cards on the table would bring."""
    if raid.plunder >= 0:
        return raid.plunder
    return haul(game, captain, raid.nation).gold
