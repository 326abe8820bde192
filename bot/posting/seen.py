"""What a table shows at one moment, taken once: all that is posted of it is planned from this."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

import render
from bot.pictures.scenes import Settled, end_of_scene, settled_at_once
from bot.pictures.which import Kind, Pictured, kind_of, picture_of_table
from bot.posting.shown import Shown
from bot.present.table.scene import Scene
from bot.tables.live import LiveTable
from bot.tables.story import Part, story_of
from bot.tables.thinking.helm import is_taught
from bot.wording.headline import headline, outcome

_ENDED = frozenset({"table.ended"})
"""How the game ended is told beneath the lines, and more of it."""


class Telling(Protocol):
    """A log that tells any of its entries, as `Story` does."""

    def told(self, first: int, upto: int | None = None) -> Sequence[Part]:
        """The entries from `first` on and before `upto`, turn by turn."""
        ...

    def begins_at(self, number: int) -> int:
        """Where the turn begins that this entry goes on with."""
        ...


@dataclass(frozen=True, slots=True)
class Seen:
    """A table as it is to be shown, and what is known of the place where it is.

    The picture knows the entries of the log before `upto`. Of those that are not posted yet, `boards` are the
    numbers of those after which everybody sees the board anew, and `begins` of those with which a scene
    begins; `scene_ends` is the entry after the end of the scene that is posted. The `story` may tell more:
    what has come since is looked at the next time.
    """

    scene: Scene
    """Heading, questions and whatever else stands on the table message, without lines and picture."""
    story: Telling
    upto: int
    called: tuple[int, ...]
    """The members that the table publicly waits for."""
    pictured: Pictured | None = None
    """The picture for the table message."""
    boards: tuple[int, ...] = ()
    begins: tuple[int, ...] = ()
    scene_ends: int = 0
    settled: tuple[Settled, ...] = ()
    """What was settled since the last posting with nobody asked in between: it is shown once."""
    board: bool = False
    """The board is wanted, whatever happened."""
    anew: bool = False
    """Another table message is wanted, whatever the one there is looks like."""
    bare: bool = False
    """Files are refused: everything is posted without pictures."""
    archived: bool = False
    """The thread is archived: nothing can be edited until a new message reopens it."""
    theme: str = ""

    @property
    def kind(self) -> Kind:
        """Which picture the table message is to carry."""
        return kind_of(self.pictured)


async def seen_of(
    live: LiveTable,
    shown: Shown,
    theme: str,
    before: Pictured | None,
    *,
    bare: bool = False,
    board: bool = False,
    anew: bool = False,
    paged: bool = False,
) -> Seen:
    """A table as it is when its pictures are drawn; `before` is the one that its message carries, `paged`: it
    has a page, too.
    """
    upto = live.next_entry if live.recent else shown.upto
    pictured = None if bare else await picture_of_table(live, theme, before)
    settled: Sequence[Settled] = ()
    if shown.message is not None and not bare:
        under_way = kind_of(pictured) == "scene"
        settled = await settled_at_once(live, shown.upto, upto, but_last=under_way, theme=theme)
    # From here on nothing is waited for.
    cues = render.cues(live.row.game)
    since = [(number, entry.key) for number, entry in live.recent if shown.upto <= number < upto]
    return Seen(
        scene=scene_of(live, paged=paged),
        story=story_of(live, _ENDED if outcome(live) else frozenset()),
        upto=upto,
        called=tuple(live.members_called()),
        pictured=pictured,
        boards=tuple(number for number, key in since if key in cues.board_after),
        begins=tuple(number for number, key in since if key in cues.scene_begins),
        scene_ends=end_of_scene(live, shown.upto),
        settled=tuple(settled),
        board=board,
        anew=anew,
        bare=bare,
        theme=theme,
    )


def scene_of(live: LiveTable, *, paged: bool = False) -> Scene:
    """The message of a table as it is now, without lines and picture."""
    game, waiting = live.game, live.waiting
    undo = game is not None and (
        any(decision.hidden for decision in waiting.values())
        or any(game.can_take_back(holder.seat) is None for holder in live.members)
    )
    return Scene(
        live.id,
        live.title,
        live.texts,
        headline(live),
        asked=[waiting[seat] for seat in sorted(waiting)],
        mentions={holder.seat: f"<@{holder.member}>" for holder in live.members},
        undo=undo and live.is_running,
        outcome=outcome(live),
        note=_note(live),
        paged=paged,
    )


def _note(live: LiveTable) -> str:
    """What everybody should know about a table besides."""
    if live.stuck:
        return live.texts.say("scene-stuck")
    return live.texts.say("scene-voyage") if is_taught(live) else ""
