"""The content of Merchants & Marauders: the base pack, and over it the cards of an own one.

Files of an own pack that lie in no game's folder are about this game.
"""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final

from data.content.box import Content
from data.content.checks import check
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
from data.content.packs import pack_files, read_decks

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


@lru_cache(maxsize=8)
def marauders_content(pack: str | Path | None = None) -> Content:
    """The base pack of Merchants & Marauders with the own pack in the folder `pack` laid over it.

    Loaded once per folder and kept. Raises ContentError when any file cannot be used.
    """
    loaded = read_decks(sorted(BASE.glob("*.yaml")), ENTRIES)
    locale: tuple[Path, ...] = ()
    folder = BASE
    if pack is not None:
        folder = Path(pack).expanduser()
        loaded = read_decks(pack_files(folder, BASE.name, loose=True), ENTRIES, loaded)
        locale = (folder / "locale",) if (folder / "locale").is_dir() else ()
    check(loaded, folder)
    entries = {deck: {name: found.entry for name, found in cards.items()} for deck, cards in loaded.items()}
    return Content(entries, locale)
