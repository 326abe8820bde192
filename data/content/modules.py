"""All expansion modules of Merchants & Marauders and what they add to the box.

Their rules are chapters of the engine.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from pydantic import BaseModel

from data.content.module import ModuleContent as ModuleContent
from data.content.packs import Scope
from data.content.seas_of_glory import SEAS_OF_GLORY
from data.content.vocabulary import Vocabulary, verb_of

MODULES: Final[dict[str, ModuleContent]] = {module.id: module for module in SEAS_OF_GLORY}
"""Every module, by id, in the order in which they are laid over the base box; including those with only
rules, so that a card can need them.
"""


def modules_of(ids: Iterable[str]) -> tuple[ModuleContent, ...]:
    """The modules with these ids, in their order. Raises LookupError for an unknown one."""
    wanted = set(ids)
    if unknown := sorted(wanted - MODULES.keys()):
        raise LookupError(f"data.content.modules knows no module {unknown[0]}; name it in MODULES.")
    return tuple(module for module in MODULES.values() if module.id in wanted)


def module_locales() -> tuple[Path, ...]:
    """The folders with texts of modules, whether or not they are in play."""
    return tuple(folder for module in MODULES.values() for folder in module.locale)


def scope_of(in_play: Iterable[ModuleContent], known: Iterable[ModuleContent]) -> Scope:
    """What holds while files are read for a table with these modules.

    Raises ValueError if two modules in play add the same word or verb.
    """
    playing, there_are = tuple(in_play), tuple(known)
    words: dict[str, tuple[str, ...]] = {}
    verbs: dict[str, dict[str, type[BaseModel]]] = {}
    elsewhere = _lent(there_are)
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
    yields = _lend(playing, words)
    kinds = {module.id: module.kinds for module in there_are}
    vocabulary = Vocabulary(words, verbs, elsewhere)
    return Scope(kinds, tuple(module.id for module in playing), vocabulary, yields)


def _lent(modules: Iterable[ModuleContent]) -> dict[tuple[str, str], str]:
    """The words that modules lend, with one that does; a module that brings a word comes first."""
    return {
        (kind, word): module.id for module in modules for kind, lent in module.lends.items() for word in lent
    }


def _lend(playing: Iterable[ModuleContent], words: dict[str, tuple[str, ...]]) -> frozenset[tuple[str, str]]:
    """Add the words that modules in play lend. Returns those that another one brings: module and word."""
    yields: set[tuple[str, str]] = set()
    for module in playing:
        for kind, lent in module.lends.items():
            there = words.get(kind, ())
            yields |= {(module.id, word) for word in lent if word in there}
            words[kind] = (*there, *(word for word in lent if word not in there))
    return frozenset(yields)


def _verb(model: type[BaseModel]) -> str:
    return verb_of(model, "handler" if "handler" in model.model_fields else "do")


def _refuse_twice(module: ModuleContent, brought: Iterable[str], there: Iterable[str]) -> None:
    if twice := sorted({*brought} & {*there}):
        raise ValueError(f"the module {module.id} brings {twice[0]}, which another module in play has too.")
