"""What an expansion module adds to the box.

A module has a folder of YAML files. These may add cards to the decks of the base box, say which of its cards
they replace (`replaces: <id>`), and define decks of the module's own.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from pydantic import BaseModel

from data.content.entry import Entry
from data.content.packs import Kinds


@dataclass(frozen=True, eq=False)
class ModuleContent:
    """What one module adds. Only its cards, and only while it is in play, may use its words and verbs.

    `entries` are the kinds of cards of its own decks, and kinds that put more on its cards of a base deck
    (subclasses of the base kind). `words` are by kind: the `Known` marks in `words`, `moments` and
    `abilities`; so are `verbs`: the `Spoken` marks beside the unions of effects, tasks and abilities.
    """

    id: str
    folder: Path | None = None
    """Its YAML files, and its texts in `locale/<language>/*.ftl`."""
    pieces: Mapping[str, int] = field(default_factory=dict[str, int])
    """How many pieces it adds to each deck (rulebook, Components); replacements do not count."""
    entries: tuple[type[Entry], ...] = ()
    words: Mapping[str, tuple[str, ...]] = field(default_factory=dict[str, tuple[str, ...]])
    lends: Mapping[str, tuple[str, ...]] = field(default_factory=dict[str, tuple[str, ...]])
    """Words that another module may bring too. With that one in play they are its words, and the cards of
    these ids here stay out.
    """
    verbs: Mapping[str, tuple[type[BaseModel], ...]] = field(
        default_factory=dict[str, tuple[type[BaseModel], ...]]
    )

    @property
    def kinds(self) -> Kinds:
        """Its kinds of entries by deck."""
        return {kind.deck: kind for kind in self.entries}

    @property
    def files(self) -> list[Path]:
        """Its YAML files."""
        return sorted(self.folder.glob("*.yaml")) if self.folder else []

    @cached_property
    def locale(self) -> tuple[Path, ...]:
        """The folder of its texts, if it has one of its own."""
        own = self.folder / "locale" if self.folder else None
        return (own,) if own is not None and own.is_dir() else ()
