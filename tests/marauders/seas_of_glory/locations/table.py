"""Tables with a location: a captain off one, on a visit, in a raid."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from data.content import marauders_box
from data.content.seas_of_glory.locations import LocationToken
from engine.kernel import Beginning
from engine.marauders.seas_of_glory.locations.tokens import location_at
from tests.marauders.table import SetUp, TestTable, at_sea, raid_card

BOX = marauders_box(("locations",))
TOKENS = BOX.entries(LocationToken)
PLAYED: Any = {"modules": ("locations",)}
FRIGATE = {"kind": "frigate"}
WANTED = {"english": 1}

Change = Callable[[Beginning], None]


def of_kind(kind: str) -> list[str]:
    """The tokens of a kind."""
    return [token for token, shown in TOKENS.items() if shown.kind == kind]


def lies(token: str, zone: str, then: Change | None = None) -> Change:
    """A change to a beginning: a location lies in a zone."""

    def change(beginning: Beginning) -> None:
        if then is not None:
            then(beginning)
        beginning.places[location_at(zone)] = [token]

    return change


POSITION = ("zones", "npcs", "decks", "force", "modules")


def off(
    set_up: SetUp, kind: str, zone: str = "trinidad", then: Change | None = None, **more: Any
) -> TestTable:
    """A captain lies at sea off a location of a kind."""
    position: dict[str, Any] = {key: more.pop(key) for key in POSITION if key in more}
    seat = at_sea(zone, **{"gold": 20, **more})
    return set_up(seat, change=lies(of_kind(kind)[0], zone, then), **{**PLAYED, **position})


def visited(set_up: SetUp, kind: str, zone: str = "trinidad", **more: Any) -> TestTable:
    """A captain visits a location of a kind."""
    return off(set_up, kind, zone, **more).play(f"visit:{of_kind(kind)[0]}")


ESCAPES = [card.id for card in BOX.cargo.values() if card.icon == "escape"]


def hitting(*icons: str) -> list[str]:
    """Cargo cards with these icons."""
    found: list[str] = []
    for icon in icons:
        found.append(raid_card(icon, but=found))
    return found


def raided(set_up: SetUp, kind: str, cards: list[str], *force: Any, **more: Any) -> TestTable:
    """A captain raids a location that these cards defend."""
    given: dict[str, Any] = {"ship": FRIGATE, **more}
    table = off(set_up, kind, **given, force=[("defense", cards), *force])
    return table.play(f"raid_location:{of_kind(kind)[0]}")
