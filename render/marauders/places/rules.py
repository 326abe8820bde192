"""What places of options are made of: the option, and rules that say where it lies."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from render.kit.game import View

Places = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Asked:
    """An option of a question of this kind: its verb, what is picked with it, what fills its label (`args`),
    and what fills the question (`asked`), in the view of the seat that is asked.
    """

    view: View
    kind: str
    verb: str
    picked: str
    args: Mapping[str, Any]
    asked: Mapping[str, Any]

    @property
    def seat(self) -> int:
        """Who is asked."""
        if self.view["seat"] is not None:
            return self.view["seat"]
        return next(one["seat"] for one in self.view["waiting"] if one.get("kind", self.kind) == self.kind)

    @property
    def captain(self) -> Mapping[str, Any]:
        """The captain of whoever is asked; nothing if there is none."""
        return self.view["state"]["seats"][self.seat].get("captain") or {}

    @property
    def zone(self) -> str:
        """Where he is; "" if he is not on the chart."""
        return self.captain.get("zone", "")

    @property
    def whose(self) -> str:
        """Whose ship or dice it is about: a seat, or the card of an NPC."""
        who: Mapping[str, Any] = self.args.get("whose") or self.asked.get("who") or {"seat": self.seat}
        return str(who["seat"]) if "seat" in who else card_of(who.get("name", ""))


Rule = Callable[[Asked], Places]


def card_of(piece: str) -> str:
    """The card id of a piece."""
    return piece.partition(".")[0]


def card_in(name: str) -> Rule:
    """The card that its label names so."""
    return lambda option: (f"card:{option.args[name]}",) if name in option.args else ()


def named_in(name: str) -> Rule:
    """The NPC whose card its label names so."""
    return lambda option: (f"npc:{card_of(option.args[name])}",)


def zone_in(what: str) -> Rule:
    """What is so called in the zone that the question names, else in that of whoever is asked."""
    return lambda option: (f"{what}:{option.asked.get('zone') or option.zone}",)


def at_port(option: Asked) -> Places:
    """The port that its label names."""
    return (f"port:{option.args['zone']}",)


def in_port_here(option: Asked) -> Places:
    """The port in which the captain lies."""
    return (f"port:{option.zone}",)


def own_ship(option: Asked) -> Places:
    """The ship of whoever is asked."""
    return (f"ship:{option.seat}",)


def rival(option: Asked) -> Places:
    """The ship of the seat that its label names."""
    return (f"ship:{option.args['other']}",)


def enemy(part: str = "") -> Rule:
    """The ship that he fights, by the question, or a hit location of it."""

    def fought(option: Asked) -> Places:
        who: Mapping[str, Any] = option.asked.get("against") or {}
        seat, card = who.get("seat"), card_of(who.get("name", ""))
        if seat is None and not card:
            return ()
        whose = seat if seat is not None else card
        if part:
            return (f"location:{whose}.{part}",)
        return (f"{'npc' if seat is None else 'ship'}:{whose}",)

    return fought


def own_piece(card: str) -> Rule:
    """A modification or weapon aboard his ship, by its card."""

    def aboard(option: Asked) -> Places:
        places = option.view["places"]
        held = (places.get(f"{kind}.ship:{option.seat}", ()) for kind in ("mod", "weapon"))
        return next(((f"card:{piece}",) for pieces in held for piece in pieces if card_of(piece) == card), ())

    return aboard


def die(option: Asked) -> Places:
    """A die that somebody has rolled, by its number in his row."""
    return (f"die:{option.whose}.{option.picked.rpartition(':')[2]}",)
