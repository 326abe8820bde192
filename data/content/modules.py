"""What expansion modules of Merchants & Marauders bring into the box; their rules are chapters of the engine.

A module has a folder of YAML files. They may add cards to the decks of the base box, say which of its cards
they replace (`replaces: <id>`), and be about decks of the module's own.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from pydantic import BaseModel

from data.content.entry import Entry
from data.content.packs import Kinds, Scope
from data.content.vocabulary import Vocabulary, verb_of


@dataclass(frozen=True, eq=False)
class ModuleContent:
    """What one module brings. Words and verbs are those that its cards, and only with it in play, may use.

    `entries` are the kinds of the cards of its own decks, and kinds that put something more on its cards of a
    base deck (subclasses of the base kind). `words` are by kind: the `Known` marks in `words`, `moments` and
    `abilities`; `verbs` as well: the `Spoken` marks beside the unions of effects, tasks and abilities.
    """

    id: str
    folder: Path | None = None
    """Its YAML files, and in `locale/<language>/*.ftl` its texts."""
    pieces: Mapping[str, int] = field(default_factory=dict[str, int])
    """How many pieces it adds to each deck (rulebook, Components); what replaces others does not count."""
    entries: tuple[type[Entry], ...] = ()
    words: Mapping[str, tuple[str, ...]] = field(default_factory=dict[str, tuple[str, ...]])
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

    @property
    def locale(self) -> tuple[Path, ...]:
        """The folder of its texts, if it has one of its own."""
        own = self.folder / "locale" if self.folder else None
        return (own,) if own is not None and own.is_dir() else ()


MODULES: Final[dict[str, ModuleContent]] = {}
"""Every module there is, by id, in the order in which they are laid over the base box; also those that bring
rules alone, so that a card can need them.
"""


def modules_of(ids: Iterable[str]) -> tuple[ModuleContent, ...]:
    """The modules of these ids, in their order. Raises LookupError for one that there is not."""
    wanted = set(ids)
    if unknown := sorted(wanted - MODULES.keys()):
        raise LookupError(f"data.content.modules knows no module {unknown[0]}; name it in MODULES.")
    return tuple(module for module in MODULES.values() if module.id in wanted)


def module_locales() -> tuple[Path, ...]:
    """The folders with texts of modules, whether in play or not."""
    return tuple(folder for module in MODULES.values() for folder in module.locale)


def scope_of(in_play: Iterable[ModuleContent], known: Iterable[ModuleContent]) -> Scope:
    """What holds while files are read for a table with these modules.

    Raises ValueError when two modules in play bring the same word or verb.
    """
    playing, there_are = tuple(in_play), tuple(known)
    words: dict[str, tuple[str, ...]] = {}
    verbs: dict[str, dict[str, type[BaseModel]]] = {}
    elsewhere: dict[tuple[str, str], str] = {}
    for module in there_are:
        said = {(kind, word) for kind, found in module.words.items() for word in found}
        spoken = {(kind, _verb(model)): model for kind, models in module.verbs.items() for model in models}
        if module not in playing:
            elsewhere |= dict.fromkeys((*said, *spoken), module.id)
            continue
        for kind, found in module.words.items():
            _refuse_twice(module, found, words.get(kind, ()))
            words[kind] = (*words.get(kind, ()), *found)
        for (kind, verb), model in spoken.items():
            _refuse_twice(module, (verb,), verbs.get(kind, {}))
            verbs.setdefault(kind, {})[verb] = model
    kinds = {module.id: module.kinds for module in there_are}
    return Scope(kinds, tuple(module.id for module in playing), Vocabulary(words, verbs, elsewhere))


def _verb(model: type[BaseModel]) -> str:
    return verb_of(model, "handler" if "handler" in model.model_fields else "do")


def _refuse_twice(module: ModuleContent, brought: Iterable[str], there: Iterable[str]) -> None:
    if twice := sorted({*brought} & {*there}):
        raise ValueError(f"the module {module.id} brings {twice[0]}, which another module in play has too.")
