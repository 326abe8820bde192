"""What a table's message shows, read off the table."""

from __future__ import annotations

from collections.abc import Sequence

from bot.posting.pictured import Pictured
from bot.present.table.headline import headline, outcome
from bot.present.table.scene import Scene
from bot.tables.helm import is_teaching
from bot.tables.live import LiveTable


def scene_of(live: LiveTable, parts: Sequence[str], pictured: Pictured | None = None) -> Scene:
    """The message of a table that tells these parts of its story, with this picture."""
    texts = live.texts
    game = live.game
    waiting = live.waiting
    undo = game is not None and (
        any(decision.hidden for decision in waiting.values())
        or any(game.can_take_back(holder.seat) is None for holder in live.members)
    )
    return Scene(
        live.id,
        live.title,
        texts,
        headline(live),
        parts,
        [waiting[seat] for seat in sorted(waiting)],
        {holder.seat: f"<@{holder.member}>" for holder in live.members},
        undo=undo and live.is_running,
        outcome=outcome(live),
        note=_note(live),
        picture=pictured.picture if pictured is not None else None,
    )


def _note(live: LiveTable) -> str:
    """What everybody should know about a table besides."""
    if live.stuck:
        return live.texts.say("scene-stuck")
    return live.texts.say("scene-voyage") if is_teaching(live) else ""
