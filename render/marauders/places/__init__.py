"""Where the options of a question lie: on the chart, in hand, aboard.

Most say so themselves: an option whose id names what its label is filled with ("move:nassau", a `zone`) lies
there, whichever module it comes from. The others are below, by the kind of question and the verb, by the kind
alone, or by the verb alone; those of modules in `seas_of_glory`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from render.kit.game import View
from render.marauders.places.rules import (
    Asked,
    Places,
    Rule,
    at_port,
    card_in,
    die,
    enemy,
    in_port_here,
    named_in,
    own_piece,
    own_ship,
    rival,
    zone_in,
)
from render.marauders.places.seas_of_glory import MODULES

CARDS = ("card", "mission", "rumor", "mod", "weapon", "token", "ship", "name")
"""What names a card or token, among what fills a label."""
HIT_LOCATIONS = ("hull", "cargo", "masts", "crew", "cannons")


def places(
    view: View, kind: str, option_id: str, args: Mapping[str, Any], asked: Mapping[str, Any]
) -> tuple[str, ...]:
    """Where an option lies. `args` fill its label, `asked` the question."""
    verb, _, picked = option_id.partition(":")
    option = Asked(view, kind, verb, picked, args, asked)
    keys = (f"{kind}/{verb}", f"{kind}/*", verb)
    found = next((RULES[key] for key in keys if key in RULES), _told)
    return found(option)


def _told(option: Asked) -> Places:
    """By what its id names, if its label is filled with that."""
    args, picked = option.args, option.picked
    if not picked:
        return ()
    if args.get("zone") == picked:
        return (f"zone:{picked}",)
    if args.get("location") == picked:
        hit = picked in HIT_LOCATIONS
        return (f"location:{option.whose}.{picked}",) if hit else (f"card:{picked}",)
    if str(args.get("other")) == picked:
        return (f"ship:{picked}",)
    return next((card_in(name)(option) for name in CARDS if _names(args.get(name), picked)), ())


def _names(piece: Any, picked: str) -> bool:
    return isinstance(piece, str) and picked in (piece, piece.partition(".")[0])


def _sail(option: Asked) -> Places:
    """To another zone; into port, or out of it."""
    return (f"{'port' if option.picked == 'port' else 'zone'}:{option.args['zone']}",)


def _scout(option: Asked) -> Places:
    """For a merchant, a captain or an NPC, each where it lies."""
    what, _, named = option.picked.partition(":")
    if what == "captain":
        return (f"ship:{named}",)
    return named_in("name")(option) if what == "npc" else (f"merchant:{option.zone}",)


def _task(option: Asked) -> Places:
    """The mission with this task, counted through all that the captain holds."""
    left = int(option.picked)
    for mission in option.captain.get("missions", ()):
        if left < len(mission["tasks"]):
            return (f"card:{mission['mission']}",)
        left -= len(mission["tasks"])
    return ()


def _repair(option: Asked) -> Places:
    """A hit location of his ship, or all of her."""
    return own_ship(option) if option.picked == "all" else _told(option)


def _carried(option: Asked) -> Places:
    """A modification or weapon aboard, of which the option names the card."""
    return own_piece(option.picked)(option)


BASE: Mapping[str, Rule] = {
    "move": _sail,
    "port": at_port,
    "scout": _scout,
    "task": _task,
    "repair_at_sea": own_ship,
    "repair": _repair,
    **{
        f"port.activity/{stall}": in_port_here
        for stall in ("sell", "buy", "shipyard", "recruit", "stash", "take", "rumor")
    },
    "rearm": _carried,
    "sell_weapon": _carried,
    "merchant/raid": zone_in("merchant"),
    "demand.port/market": at_port,
    "mod.distribute/zone": at_port,
    **{f"port.enter/{way}": zone_in("port") for way in ("roll", "fee", "way")},
    "captain.redraw/stay": card_in("name"),
    "plunder.claim/claim": card_in("ship"),
    "plunder.claim/keep": own_ship,
    "battle.declare/shoot": enemy(),
    "battle.declare/board": enemy("crew"),
    "battle.declare/flee": own_ship,
    "battle.ammunition/*": card_in("weapon"),
    "battle.chasers/fire": own_piece("chasers"),
    "card.captain/captain": rival,
    "card.reroll/die": die,
    "battle.hooks/die": die,
    "location.reroll/die": die,
}
"""Options of the base game that do not say so themselves."""
RULES: Mapping[str, Rule] = {**BASE, **MODULES}
