"""The content of Merchants & Marauders this process plays with: the base pack, or an own pack over it."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from data.content.box import Content
from data.content.entry import Card
from data.content.load import marauders_content
from data.content.packs import InUse

_marauders = InUse(marauders_content)


def use_marauders_pack(pack: str | Path | None) -> Content:
    """Play Merchants & Marauders with an own pack from now on; None: with the base pack.

    Raises ContentError when the pack is broken; what was in use stays in use then.
    """
    return _marauders.use(pack)


def find_marauders_card(id: str) -> Card | None:
    """The card of this id, or that of a piece, in whatever box of Merchants & Marauders it lies."""
    try:
        return marauders_box().card(id)
    except KeyError:
        return None


def marauders_box(modules: Iterable[str] = ()) -> Content:
    """The box of a table of Merchants & Marauders with these modules, under the pack in use."""
    return _marauders.content()
