"""The boxes of Merchants & Marauders this process plays with: the base pack, or a custom pack over it."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from data.content.box import Content
from data.content.entry import Card
from data.content.load import marauders_content
from data.content.modules import MODULES, modules_of
from data.content.packs import InUse


def _boxes(pack: Path | None) -> Path | None:
    """The pack, once the base box is known to be sound with it."""
    marauders_content(pack, (), tuple(MODULES.values()))
    return pack


_marauders = InUse(_boxes)


def use_marauders_pack(pack: str | Path | None) -> Content:
    """Play Merchants & Marauders with a custom pack from now on; None: with the base pack.

    Open tables keep their box. Raises ContentError if the pack is broken; the previous one then stays in use.
    """
    _marauders.use(pack)
    return marauders_box()


def marauders_box(modules: Iterable[str] = ()) -> Content:
    """The box of a table of Merchants & Marauders with these modules, under the pack in use.

    For callers that have only a view of a table: `marauders_box(view["modules"])`. Raises ContentError if the
    pack in use does not fit these modules, LookupError for an unknown one.
    """
    chosen = modules_of(modules)
    return marauders_content(_marauders.content(), chosen, tuple(MODULES.values()))


def find_marauders_card(id: str, chosen: Iterable[str] = ()) -> Card | None:
    """The card of this id, or of a piece, from any box of Merchants & Marauders.

    If there are several, that of the box with the chosen modules, then the base box's, else that of the first
    module that adds it.
    """
    card = id.partition(".")[0]
    for modules in (tuple(chosen), (), *((module,) for module in MODULES)):
        box = marauders_box(modules)
        if waiting := box.left_out.get(card):
            box = marauders_box((*modules, *waiting.lacks))
        if found := box.find(id):
            return found
    return None
