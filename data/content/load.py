"""The box of Merchants & Marauders: the base files, then the modules in play, then a custom pack on top.

Files of a custom pack outside any game's folder are for this game.
"""

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final

from data.content.box import COMPONENTS, Content
from data.content.checks import check, check_modules
from data.content.models import (
    BountyToken,
    CaptainCard,
    CargoCard,
    DemandToken,
    Entry,
    EventCard,
    GloryCard,
    MerchantToken,
    MissionCard,
    ModificationToken,
    RumorCard,
    ShipCard,
    WeaponToken,
    ZoneCard,
)
from data.content.modules import ModuleContent, scope_of
from data.content.packs import Decks, Layers, Scope, pack_files, read_decks
from data.content.verbs.abilities import ABILITY_VERBS, ROLL
from data.content.verbs.card_timing import MOMENT
from data.content.verbs.event_effects import EVENT_VERBS
from data.content.verbs.glory_effects import GLORY_VERBS
from data.content.verbs.reward_effects import REWARD_VERBS
from data.content.verbs.tasks import TASK_VERBS
from data.content.vocabulary import BASE_WORDS, Known, Spoken
from data.content.words import GOOD, MODIFICATION, NPC, NPC_SHIP, SHIP, SPECIALIST, WEAPON

BASE: Final = Path(__file__).parent / "marauders"

ENTRIES: Final[Mapping[str, type[Entry]]] = {
    entry.deck: entry
    for entry in (
        ZoneCard,
        ShipCard,
        CaptainCard,
        EventCard,
        GloryCard,
        RumorCard,
        MissionCard,
        CargoCard,
        ModificationToken,
        WeaponToken,
        MerchantToken,
        DemandToken,
        BountyToken,
    )
}


WORDS: Final[Mapping[str, Known]] = {
    known.kind: known for known in (SHIP, MODIFICATION, WEAPON, NPC, NPC_SHIP, GOOD, SPECIALIST, MOMENT, ROLL)
}
"""The kinds of words that modules may extend."""
VERBS: Final[Mapping[str, Spoken]] = {
    spoken.kind: spoken for spoken in (EVENT_VERBS, GLORY_VERBS, REWARD_VERBS, TASK_VERBS, ABILITY_VERBS)
}
"""The kinds of verbs that modules may extend; they may also have others of their own."""


def marauders_content(
    pack: str | Path | None = None,
    modules: tuple[ModuleContent, ...] = (),
    known: tuple[ModuleContent, ...] = (),
) -> Content:
    """The box of Merchants & Marauders with these modules, and the custom pack in the folder `pack` on top.

    `known` are all modules that exist. Loaded once and kept. Raises ContentError if any file cannot be used.
    """
    return _content(None if pack is None else Path(pack).expanduser(), modules, known or modules)


@lru_cache(maxsize=64)
def _content(
    pack: Path | None, modules: tuple[ModuleContent, ...], known: tuple[ModuleContent, ...]
) -> Content:
    scope = scope_of(modules, known)
    _check_words(scope)
    layers = Layers(ENTRIES, scope, _base())
    for module in modules:
        layers.lay(module.files, module.id)
    pieces = _pieces(modules, layers)
    check_modules(layers, modules)
    folder, locale = BASE, tuple(folder for module in modules for folder in module.locale)
    if pack is not None:
        folder = pack
        layers.lay(pack_files(folder, BASE.name, loose=True))
        locale = (folder / "locale", *locale) if (folder / "locale").is_dir() else locale
    check(layers.decks, folder, pieces)
    entries = {
        deck: {name: found.entry for name, found in cards.items()} for deck, cards in layers.decks.items()
    }
    return Content(entries, pieces, scope, layers.left_out, locale)


@lru_cache(maxsize=1)
def _base() -> Decks:
    """The base files, which use no word of a module."""
    return read_decks(sorted(BASE.glob("*.yaml")), ENTRIES)


def _pieces(modules: tuple[ModuleContent, ...], layers: Layers) -> Mapping[str, int]:
    """How many pieces each deck of a table with these modules has according to the component lists."""
    pieces = Counter(COMPONENTS)
    for module in modules:
        pieces.update(module.pieces)
    for one in layers.left_out.values():
        pieces[one.deck] -= one.copies
    return pieces


def _check_words(scope: Scope) -> None:
    """Refuse modules with words that have no card, or that the base box already has. Raises ValueError."""
    for kind, words in scope.words.words.items():
        if kind not in WORDS:
            raise ValueError(f"a module brings words of the kind {kind}; the kinds are {', '.join(WORDS)}.")
        if twice := sorted({*words} & {*WORDS[kind].base}):
            raise ValueError(f"a module brings the {kind} {twice[0]}, which the base box has.")
    for kind, verbs in scope.words.verbs.items():
        if kind in VERBS and (twice := sorted({*verbs} & {*VERBS[kind].verbs(BASE_WORDS)})):
            raise ValueError(f"a module brings the verb {twice[0]} ({kind}), which the base box has.")
