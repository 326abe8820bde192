"""Where the options of a question lie: in hand, at a place of the row, on one's own slip."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from render.kit.game import View


def places(
    view: View, kind: str, option_id: str, args: Mapping[str, Any], asked: Mapping[str, Any]
) -> tuple[str, ...]:
    """A card that is loaded or placed lies in hand; who places one needs the place of a ship too. A ship that
    the curse may take lies where she is.
    """
    if "at" in args:
        slot = f"slot:row.{args['at']}"
        return (f"card:{args['card']}", slot) if "card" in args else (slot,)
    return next(((f"card:{args[name]}",) for name in ("card", "ship") if args.get(name)), ())
