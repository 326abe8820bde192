"""Which entries are told how: declared in YAML by each game and module, entry by entry.

A file lists `entries` by their keys; a key without a declaration is told by its sentence in the log, on a
line of its own. The words are messages `told-<key>`, in the bare past and without the actor, who is named by
the heading or put in front: "sold 3 Spices for 18 gold". See docs/telling.md.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any, Literal

import yaml
from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, ValidationError

from data.folders import real_folders
from data.quick_yaml import read_yaml

_HOME = Path(__file__).parent
_FILE = "telling.yaml"
"""The declarations of a module, in the folder of its texts."""

ANY = "any"
"""Joins whatever its actor did last."""

Glue = Literal["so", "also", "dice", "last"]
"""How a fragment joins its clause: what came of it, what else, the dice, or what it was worth; told in this
order.
"""


class TellingError(Exception):
    """An unusable declaration; one sentence with the file and what is wrong."""


def _listed(value: Any) -> Any:
    return (value,) if isinstance(value, str) else value


def _shorthand(value: Any) -> Any:
    return {"detail": True} if value == "detail" else value


_Keys = Annotated[tuple[str, ...], BeforeValidator(_listed)]


class Route(BaseModel):
    """A move that the heading tells: the arguments with where it began and ended; `port`: in port there."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    to: str
    origin: str | None = None
    port: bool = False


class Way(BaseModel):
    """How entries of one key are told: `head`, `line`, `mark`, `more`, `before`, `route` or `detail` says
    where. `line` or `mark` beside `more` or `before` is where it goes if there is nothing to join.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    head: str | None = None
    """It begins a block of this kind, such as a turn: it is its heading."""
    line: str | None = None
    """It begins a clause on the line of this topic."""
    mark: bool = False
    """It stands out, after the lines; with a `line`, together with what stands out on the same topic."""
    more: _Keys = ()
    """It joins the clause that its actor began with one of these entries, or `any` of his."""
    before: _Keys = ()
    """It joins the clause of one of these entries, which comes after it."""
    instead: _Keys = ()
    """Its clause takes the place of one begun by these entries."""
    route: Route | None = None
    detail: bool = False
    """It is told in the log alone."""
    glue: Glue = "also"
    actor: str | None = "seat"
    """The argument that names who did it; none: its words name everybody."""
    lists: _Keys = ()
    """Arguments that become lists when equal entries are joined."""
    sums: _Keys = ()
    """Arguments that are added up when equal entries are joined."""
    say: str | None = None
    """The message `told-<say>` instead of the one named after the entry."""
    light: bool = False
    """It is left out where lines are folded into one."""
    breaks: bool = False
    """It begins another line of its topic, unless an equal one has just done so."""
    calls: str | None = None
    """The argument with the name by which its seat is called from now on, beside the player's."""
    counts: bool = False
    """Its block begins a round; where it is a seat's, those of the seat that had the first."""
    numbered: str | None = None
    """The argument with the number of the round that begins."""
    says: str | None = None
    """The deed to which a talkative captain, its `seat`, says something (`data.telling.asides`)."""
    one_in: int = Field(default=1, ge=1)
    """Of so many times he says something to it once."""
    by: str | None = None
    """The argument whose value chooses among `cases`; any other value is told as declared here."""
    cases: Mapping[str, Annotated[Way, BeforeValidator(_shorthand)]] = Field(default_factory=dict)
    own: Annotated[Way | None, BeforeValidator(_shorthand)] = None
    """How it is told to a seat that may read more of it than others."""

    def of(self, args: Mapping[str, Any], own: bool) -> tuple[Way, str]:
        """The way for an entry with these arguments, and the name of its case (empty for none)."""
        if own and self.own is not None:
            return self.own.of(args, own=False)
        if self.by is not None:
            value = str(args.get(self.by))
            if value in self.cases:
                return self.cases[value], value
        return self, ""


class _File(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    entries: Mapping[str, Annotated[Way, BeforeValidator(_shorthand)]]
    named: Mapping[str, str] = Field(default_factory=dict)
    """Arguments with a name that is told in full once in a block, with the argument that says what it is."""


_UNKNOWN = Way(line="", actor=None)


@dataclass(frozen=True, eq=False)
class Plan:
    """All declarations: ways by key of the entry, and which arguments are names (see `_File.named`)."""

    ways: Mapping[str, Way]
    named: Mapping[str, str]

    def way(self, key: str) -> Way:
        """How entries of this key are told; the safe default for one that nobody declared."""
        return self.ways.get(key, _UNKNOWN)

    def declares(self, key: str) -> bool:
        """Whether somebody has said how entries of this key are told."""
        return key in self.ways


def open_plan(folders: Sequence[Path] = ()) -> Plan:
    """The declarations of all games, and those of modules in `folders` (see `_FILE`).

    Raises TellingError for a file that cannot be used.
    """
    return _open(real_folders(tuple(folders)))


@lru_cache(maxsize=16)
def _open(folders: tuple[Path, ...]) -> Plan:
    ways: dict[str, Way] = {}
    named: dict[str, str] = {}
    homes: dict[str, Path] = {}
    for path in _files(folders):
        read = _read(path)
        named |= read.named
        for key, way in read.entries.items():
            if key in homes:
                raise TellingError(
                    f"{path} declares {key!r}, which {homes[key]} declares already; remove one."
                )
            homes[key], ways[key] = path, way
    return Plan(ways, named)


def _files(folders: Iterable[Path]) -> list[Path]:
    own = [folder / _FILE for folder in folders]
    return [*sorted(_HOME.glob("*.yaml")), *(path for path in own if path.is_file())]


def _read(path: Path) -> _File:
    try:
        return _File.model_validate(read_yaml(path.read_text(encoding="utf-8")))
    except (OSError, UnicodeDecodeError, yaml.YAMLError) as fault:
        raise TellingError(f"{path} cannot be read: {' '.join(str(fault).split())}.") from fault
    except ValidationError as fault:
        first = fault.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        raise TellingError(f"{path} cannot be used: {where}: {first['msg']}.") from fault
