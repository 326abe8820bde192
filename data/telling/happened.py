"""What an entry of the log shows: a ship that moved, dice that fell, a card that was drawn. Declared in YAML.

A file lists `events` by the keys of entries, each with its kind and what fills it, and in `said` the keys of
those that are told by their sentence alone; an entry that nobody declared is, too. A value "$zone" is the
argument of that name, "zone:$zone" has it within, "-$gold" is its negative, "#cards" how many it has, and
"@who" the ship of the seat or NPC that it names. See docs/telling.md.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Literal, NamedTuple, cast

import yaml
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from data.folders import real_folders
from data.quick_yaml import read_yaml
from data.telling.plan import TellingError

_HOME = Path(__file__).parent / "events"
_FILE = "events.yaml"
"""The declarations of a module, in the folder of its texts."""
_ARGUMENT = re.compile(r"\$(\w+)")

Kind = Literal[
    "moved", "rolled", "drew", "hit", "sold", "bought", "gold", "bounty", "glory", "died", "fought", "war",
    "event", "turn", "ended", "said",
]  # fmt: skip
"""What has happened; "said" is anything else."""
Weight = Literal[0, 1, 2, 3]
"""0 passing, 1 a line, 2 a card, 3 stays until it is read."""
NEEDS: Mapping[Kind, tuple[str, ...]] = {
    "moved": ("piece", "to", "by"),
    "rolled": ("for", "dice"),
    "drew": ("deck",),
    "hit": ("target",),
    "sold": ("seat", "gold"),
    "bought": ("seat", "gold"),
    "gold": ("seat", "by"),
    "bounty": ("seat", "by"),
    "glory": ("seat", "by"),
    "died": ("captain",),
    "fought": ("phase", "sides"),
    "war": ("nations", "begins"),
    "event": ("card",),
    "turn": (),
    "ended": ("winners",),
    "said": (),
}
"""What an event of each kind always has; an entry that lacks any of it is told by its sentence."""
_WEIGHTS: Mapping[Kind, Weight] = {"glory": 2, "died": 2, "fought": 2, "war": 3, "event": 3, "ended": 3}
"""How much a kind weighs that is not 1."""
_MINE: Weight = 3


class _Way(BaseModel):
    """How an entry is shown. `mine`: arguments that name seats for which it weighs most."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    kind: Kind
    args: Mapping[str, Any] = Field(default_factory=dict)
    at: tuple[str, ...] = ()
    weight: Weight | None = None
    mine: tuple[str, ...] = ()


class _File(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    events: Mapping[str, _Way] = Field(default_factory=dict)
    said: tuple[str, ...] = ()


class Happened(NamedTuple):
    """What an entry shows: its kind, what fills it, the places that it is about, and how much it weighs."""

    kind: Kind
    args: dict[str, Any]
    at: list[str]
    weight: Weight


@dataclass(frozen=True, eq=False)
class Happenings:
    """All declarations, and the keys of those entries that are deliberately told by their sentence alone."""

    ways: Mapping[str, _Way]
    said: frozenset[str]

    def declares(self, key: str) -> bool:
        """Whether somebody has said what entries of this key show."""
        return key in self.ways or key in self.said

    def of(self, key: str, args: Mapping[str, Any], reader: int | None, usual: Weight = 1) -> Happened:
        """What an entry shows to a seat (None: a spectator); `usual` weighs what is only said."""
        way = self.ways.get(key)
        if way is None:
            return Happened("said", {}, [], usual)
        filled = {name: _filled(told, args) for name, told in way.args.items()}
        filled = {name: value for name, value in filled.items() if value is not None}
        at = list(dict.fromkeys(place for told in way.at for place in _places(told, args)))
        if any(name not in filled for name in NEEDS[way.kind]) or _is_nothing(way.kind, filled):
            return Happened("said", {}, at, usual)
        weight = way.weight if way.weight is not None else _WEIGHTS.get(way.kind, 1)
        if way.kind == "said" and way.weight is None:
            weight = usual
        if reader is not None and any(_names(args.get(name), reader) for name in way.mine):
            weight = _MINE
        return Happened(way.kind, filled, at, weight)


def open_happenings(folders: Sequence[Path] = ()) -> Happenings:
    """The declarations of all games, and those of modules in `folders`.

    Raises TellingError for a file that cannot be used.
    """
    return _open(real_folders(tuple(folders)))


@lru_cache(maxsize=16)
def _open(folders: tuple[Path, ...]) -> Happenings:
    ways: dict[str, _Way] = {}
    said: set[str] = set()
    for path in _files(folders):
        read = _read(path)
        for key in (*read.events, *read.said):
            if key in ways or key in said:
                raise TellingError(f"{path} declares {key!r} once more; leave it out there.")
        ways |= read.events
        said |= set(read.said)
    return Happenings(ways, frozenset(said))


def _files(folders: Iterable[Path]) -> Iterator[Path]:
    yield from sorted(_HOME.glob("*.yaml"))
    yield from (path for folder in folders if (path := folder / _FILE).is_file())


def _read(path: Path) -> _File:
    try:
        read = _File.model_validate(read_yaml(path.read_text(encoding="utf-8")))
    except (OSError, UnicodeDecodeError, yaml.YAMLError) as fault:
        raise TellingError(f"{path} cannot be read: {' '.join(str(fault).split())}.") from fault
    except ValidationError as fault:
        first = fault.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        raise TellingError(f"{path} cannot be used: {where}: {first['msg']}.") from fault
    for key, way in read.events.items():
        if lacking := [name for name in NEEDS[way.kind] if name not in way.args]:
            raise TellingError(f"{path} cannot be used: {key} needs {', '.join(lacking)}.")
    return read


# --- filling ------------------------------------------------------------------------------------------


def _filled(told: Any, args: Mapping[str, Any]) -> Any:
    """A declared value with its arguments; None if one of them is missing."""
    if isinstance(told, list):
        found = (_filled(one, args) for one in cast("list[Any]", told))
        return [one for one in found if one is not None]
    if not isinstance(told, str):
        return told
    name = told[1:]
    match told[:1]:
        case "@":
            return ship_of(args.get(name))
        case "#":
            return len(args[name]) if isinstance(args.get(name), list) else None
        case "-" if name.startswith("$"):
            value = args.get(name[1:])
            return -value if isinstance(value, int) else None
        case "$" if _ARGUMENT.fullmatch(told):
            return args.get(name)
        case _:
            return _within(told, args)


def _within(told: str, args: Mapping[str, Any]) -> str | None:
    """A text with arguments within it; None if one of them is no word and no number."""
    if any(not isinstance(args.get(name), str | int) for name in _ARGUMENT.findall(told)):
        return None
    return _ARGUMENT.sub(lambda found: str(args[found[1]]), told)


def _places(told: str, args: Mapping[str, Any]) -> Iterator[str]:
    """The places that a declared one stands for: one for each element of a list."""
    names = _ARGUMENT.findall(told)
    lists = [name for name in names if isinstance(args.get(name), list)]
    rows = [{**args, lists[0]: one} for one in args[lists[0]]] if lists else [args]
    for row in rows:
        if (place := _filled(told, row)) is not None:
            yield str(place)


def ship_of(who: Any) -> str | None:
    """The ship of whoever an argument names: a seat, or the phrase of a captain or an NPC."""
    if isinstance(who, dict):
        phrase = cast("dict[str, Any]", who)
        if isinstance(name := phrase.get("name"), str):
            return f"npc:{name.partition('.')[0]}"
        who = phrase.get("seat")
    return f"ship:{who}" if isinstance(who, int) and who >= 0 else None


def _names(who: Any, seat: int) -> bool:
    """Whether an argument names this seat: as a number, in a list, or as the phrase of its captain."""
    if isinstance(who, list):
        return any(_names(one, seat) for one in cast("list[Any]", who))
    if isinstance(who, dict):
        who = cast("dict[str, Any]", who).get("seat")
    return who == seat and isinstance(who, int)


def _is_nothing(kind: Kind, filled: Mapping[str, Any]) -> bool:
    """Whether nothing has changed after all: no gold, nothing bought."""
    return (kind in ("gold", "bounty") and not filled["by"]) or filled.get("count") == 0
