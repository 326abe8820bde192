"""Cards that lie in no place: a captain's own, and the one of his ship."""

from __future__ import annotations

from render.kit.game import View


def named_cards(view: View) -> list[tuple[str, str]]:
    """Kind and id of the first captain's card and his ship's; nothing before there is a captain."""
    for seat in view["state"]["seats"]:
        if captain := seat["captain"]:
            return [("captain", captain["card"]), ("ship", captain["ship"]["kind"])]
    return []
