"""Where the options of a question lie: cards where they lie open, the deck."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from render.kit.game import View


def places(
    view: View, kind: str, option_id: str, args: Mapping[str, Any], asked: Mapping[str, Any]
) -> tuple[str, ...]:
    """A card that is hired, looted or fulfilled; the deck for who turns up another; the ship for who repels
    her. Whoever ends something, or lets it happen, touches nothing.
    """
    verb, _, picked = option_id.partition(":")
    if verb == "turn-up":
        return ("deck:harbour",)
    if verb == "repel":
        return (f"card:{asked['card']}",) if "card" in asked else ()
    return (f"card:{picked}",) if picked and args.get("card") == picked else ()
