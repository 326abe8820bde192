"""Where options lie that modules of Seas of Glory add and that do not say so themselves."""

from __future__ import annotations

from collections.abc import Mapping

from render.marauders.places.rules import (
    Asked,
    Places,
    Rule,
    at_port,
    card_in,
    in_port_here,
    named_in,
    rival,
    zone_in,
)


def _location(option: Asked) -> Places:
    """The location that the question is about."""
    return (f"card:{option.asked['location']}",) if "location" in option.asked else ()


MODULES: Mapping[str, Rule] = {
    "port.activity/favors": in_port_here,
    "port.activity/loyalty": in_port_here,
    "market": at_port,
    "market.buy/buy": card_in("mod"),
    "favor.enter/spend": zone_in("port"),
    "scout.off_turn/scout": rival,
    "bombard/fire": _location,
    "landing/land": _location,
    "land_crew": card_in("mission"),
    "npc": named_in("name"),
}
"""By the kind of question and the verb, or by the verb alone, as in `places`."""
