"""Pictures of what is under way at a table, such as a battle: as it is, and as it ended."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import takewhile
from typing import Any, NamedTuple

import structlog

import render
from bot.pictures.threads import marked_of, off_the_loop
from bot.tables.live import LiveTable
from render import Picture
from render.kit.theme import USUAL

_log = structlog.get_logger(__name__)


class Settled(NamedTuple):
    """What has a picture of its own and was settled with nobody asked in it: the number of the first log
    entry after it, and the picture of its end.
    """

    upto: int
    picture: Picture


def end_of_scene(live: LiveTable, first: int, *, begun: bool = False) -> int:
    """The number after the last entry from `first` on that tells the outcome of a scene; another scene that
    has begun since has its own message. `begun`: the scene begins with that entry.
    """
    cues, end = render.cues(live.row.game), first
    for number, entry in live.recent:
        if number < first:
            continue
        if entry.key in cues.scene_begins and not (begun and number == first):
            break
        if entry.key.startswith(cues.scene_tells):
            end = number + 1
    return end


async def scene_picture(
    live: LiveTable, theme: str = USUAL, view: Mapping[str, Any] | None = None
) -> Picture | None:
    """What is under way at a table and has its own picture, as a spectator may see it; None if there is
    none, or if drawing fails.
    """
    if live.game is None or not live.is_running or not render.drawn(live.row.game):
        return None
    view = live.game.view(None) if view is None else view
    texts, names = live.plain_texts, live.names
    try:
        return await off_the_loop(marked_of(live)(render.scene), view, texts, names, theme)
    except Exception:
        _log.exception("what is under way could not be drawn", table=live.id)
        return None


async def end_picture(
    live: LiveTable, view: Mapping[str, Any], first: int, theme: str = USUAL, *, begun: bool = False
) -> Picture | None:
    """What was under way in a spectator's view, at its end, as the log from entry `first` on tells it up to
    the next scene; None if it does not, and as for the board. `begun`: it begins with that entry, and the
    view is from after it.
    """
    begins = render.cues(live.row.game).scene_begins
    since = [(number, entry) for number, entry in live.recent if number >= first]
    read = (
        entry.read(None)
        for _, entry in takewhile(lambda one: (begun and one[0] == first) or one[1].key not in begins, since)
    )
    told = [(line["key"], line["args"]) for line in read if line is not None]
    texts, names = live.plain_texts, live.names
    try:
        return await off_the_loop(marked_of(live)(render.ended), view, told, texts, names, theme)
    except Exception:
        _log.exception("what has ended could not be drawn", table=live.id)
        return None


async def settled_at_once(
    live: LiveTable, first: int, upto: int, *, but_last: bool, theme: str = USUAL
) -> list[Settled]:
    """The scenes of members that began in the log from entry `first` on and before `upto`, and have ended, so
    that no message has shown them, with their pictures at their end; `but_last`: the last to begin is still
    under way.

    Those of computer captains are told in words alone: in their turns much is settled at once.
    """
    if live.game is None or not render.drawn(live.row.game):
        return []
    begins = render.cues(live.row.game).scene_begins
    begun = [
        (number, entry) for number, entry in live.recent if first <= number < upto and entry.key in begins
    ]
    members = {holder.seat for holder in live.members}
    found: list[Settled] = []
    view = live.game.view(None) if begun else {}
    for number, entry in begun[: len(begun) - but_last]:
        line = entry.read(None)
        if line is None or line["args"].get("seat") not in members:
            continue
        if (picture := await end_picture(live, view, number, theme, begun=True)) is not None:
            found.append(Settled(end_of_scene(live, number, begun=True), picture))
    return found
