"""The content of Merchants & Marauders this process plays with: the base pack, or an own pack over it."""

from __future__ import annotations

from pathlib import Path

from data.content.box import Content
from data.content.load import marauders_content
from data.content.packs import InUse

_marauders = InUse(marauders_content)


def use_marauders_pack(pack: str | Path | None) -> Content:
    """Play Merchants & Marauders with an own pack from now on; None: with the base pack.

    Raises ContentError when the pack is broken; what was in use stays in use then.
    """
    return _marauders.use(pack)


def marauders_box() -> Content:
    """The content of Merchants & Marauders in use."""
    return _marauders.content()
