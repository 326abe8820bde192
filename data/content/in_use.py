"""The content this process plays with: the base pack, or an own pack laid over it."""

from __future__ import annotations

from pathlib import Path

from data.content.box import Content
from data.content.load import marauders_content

_marauders: list[Content] = []


def use_marauders_pack(pack: str | Path | None) -> Content:
    """Play Merchants & Marauders with an own pack from now on; None: with the base pack.

    Raises ContentError when the pack is broken; what was in use stays in use then.
    """
    _marauders[:] = [marauders_content(pack)]
    return _marauders[0]


def marauders_box() -> Content:
    """The content of Merchants & Marauders in use."""
    return _marauders[0] if _marauders else use_marauders_pack(None)
