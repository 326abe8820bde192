"""The first voyage: a table that begins from a fixed opening, the same rules from there on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from data.content.openings import FIRST_VOYAGE as FIRST_VOYAGE
from engine.kernel.decision import Refusal
from engine.kernel.declared.beginning import Beginning
from engine.kernel.declared.solo import SOLO, UNLIMITED
from engine.kernel.declared.spec import OptionSpec

OPENING = OptionSpec("opening", "choice", "usual", choices=("usual", FIRST_VOYAGE))
"""Whether a table is set up as usual or begins its first voyage."""

OF_ONE_TABLE = (OPENING.id, SOLO)
"""Settings that no server settles for its new tables: they depend on who sits there."""


def guided(options: Mapping[str, Any]) -> bool:
    """Whether a table with these settings is a first voyage."""
    return options.get(OPENING.id) == FIRST_VOYAGE


def no_voyage(
    begin: Callable[[int, Mapping[str, Any], tuple[str, ...]], Beginning],
    seats: int,
    options: Mapping[str, Any],
    modules: tuple[str, ...],
) -> Refusal | None:
    """Why a first voyage cannot begin like this: it needs the base game, and every card of its opening."""
    if not guided(options):
        return None
    if modules:
        return Refusal("voyage-modules")
    if options.get(SOLO, UNLIMITED) != UNLIMITED:
        return Refusal("voyage-solo")
    try:
        begin(seats, options, modules)
    except ValueError:
        # A custom pack may have taken a card away that the opening names.
        return Refusal("voyage-cards")
    return None
