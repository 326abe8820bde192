"""Positions of scenarios: any part of a table as given, everything else as a table usually has it.

`docs/scenarios.md` lists the keys. Anything not given is as after a setup in which the tokens came up in
the order of their names: every port with a demand token and a face-down modification, every zone with a
merchant, two missions on the board. Modules add keys of their own (`Chapter.position`); of what they bring,
only what is given lies on the board.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any, cast

import msgspec

from data.content import marauders_box
from engine.kernel import Beginning, GameSpec
from engine.marauders.checks.given import NpcGiven, PositionGiven, SeatGiven, SideGiven, ZoneGiven
from engine.marauders.checks.layout import Layout, find_piece
from engine.marauders.checks.underway import steps_of

__all__ = ["find_piece", "position"]

PLAIN_KEYS = {"": PositionGiven, "zone": ZoneGiven, "npc": NpcGiven, "seat": SeatGiven, "side": SideGiven}
"""The keys of the base game, by part: where a module is in play that declares one too, it reads that key."""

Part = tuple[str, Any, dict[str, Any]]
"""What kind of part of a position it is, which of them, and what is given there."""


def position(
    spec: GameSpec, given: Mapping[str, Any], seats: int, options: Mapping[str, Any], modules: tuple[str, ...]
) -> Beginning:
    """The beginning of a scenario. Raises ValueError with a sentence if it is impossible."""
    copied = cast("dict[str, Any]", _copy(given))
    of_modules = _take_keys_of_modules(spec, copied, modules)
    plain = msgspec.convert(copied, PositionGiven)
    layout = Layout(plain, spec.rules(modules), marauders_box(modules), seats, options["goal"], of_modules)
    layout.lay_out()
    steps, prepare = steps_of(layout)
    return Beginning(layout.state, layout.places, steps, layout.ext, prepare=prepare)


def _copy(value: Any) -> Any:
    """Mappings and lists anew, so that keys can be taken out of them."""
    if isinstance(value, Mapping):
        return {key: _copy(inner) for key, inner in cast("Mapping[Any, Any]", value).items()}
    return [_copy(inner) for inner in cast("list[Any]", value)] if isinstance(value, list) else value


def _take_keys_of_modules(
    spec: GameSpec, given: dict[str, Any], modules: tuple[str, ...]
) -> list[Callable[[Layout], None]]:
    """Take the keys that modules declare out of a position; gives what lays out their values.

    Raises ValueError for a key of a module that is not in play, and for a value of another kind.
    """
    keys = {(key.part, key.key): key for key in spec.rules(modules).position_keys}
    elsewhere = {
        (key.part, key.key): module.id
        for module in spec.modules
        if module.id not in modules
        for chapter in module.chapters
        for key in chapter.position_keys
    }
    found: list[Callable[[Layout], None]] = []
    for part, which, here in _parts(given):
        for name in list(here):
            if key := keys.get((part, name)):
                value = _read(name, here.pop(name), key.kind)
                found.append(partial(_lay, key.lay, [value] if part == "" else [which, value]))
            elif (module := elsewhere.get((part, name))) and name not in PLAIN_KEYS[part].__struct_fields__:
                raise ValueError(f"{name} is a key of the module {module}; add it to the modules")
    return found


def _read(name: str, value: Any, kind: Any) -> Any:
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as wrong:
        raise ValueError(f"{name}: {wrong}") from wrong


def lay_key(layout: Layout, part: str, key: str, which: Any, value: Any) -> None:
    """Lay out what one module's key says in terms of another's. Raises ValueError if that is not in play."""
    found = next((one for one in layout.table.position_keys if (one.part, one.key) == (part, key)), None)
    if found is None:
        raise ValueError(f"{key} is a key of a module that is not in play; add it to the modules")
    found.lay(layout, which, value)


def _lay(lay: Callable[..., None], values: list[Any], layout: Layout) -> None:
    lay(layout, *values)


def _parts(given: dict[str, Any]) -> Iterator[Part]:
    """The position, and whatever in it is a mapping to which modules may add keys."""
    yield "", None, given
    seats, battle = given.get("seats"), given.get("battle")
    sides = cast("dict[str, Any]", battle).get("sides") if isinstance(battle, dict) else None
    for part, things in (
        ("zone", given.get("zones")),
        ("npc", given.get("npcs")),
        ("seat", _numbered(seats)),
        ("side", _numbered(sides)),
    ):
        for which, here in cast("dict[Any, Any]", things).items() if isinstance(things, dict) else ():
            if isinstance(here, dict):
                yield part, which, cast("dict[str, Any]", here)


def _numbered(things: Any) -> dict[int, Any]:
    return dict(enumerate(cast("list[Any]", things))) if isinstance(things, list) else {}
