"""What is to be sent, edited, closed and deleted so that a table is shown as it is: pure, without Discord.

The table message carries the board, or what is under way (a battle), and is edited no matter who must act: a
line beneath it calls them, and goes away when somebody else is called. It is closed (its picture and lines
stay) and a new one posted when everybody is to see the board anew, and when a battle begins or ends. Without
a picture it is edited as long as the table waits for the same members, and until its log has grown long.

A new message is sent before the old one is closed: whatever fails in between, there are buttons.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.posting.seen import Seen
from bot.posting.shown import Left, Shown
from bot.present.table.scene import LINES_TO_TURN
from bot.tables.story import Part
from bot.wording.pages import pages_of
from data.locale.signs import unsigned
from render import Picture

MOST_LEFT = 5
"""Messages still to be closed; older ones keep their buttons, which say that they are old."""


@dataclass(frozen=True, slots=True)
class Edit:
    """Bring the table message up to date. `quiet`: whom the line beneath it calls has answered."""

    message: int
    told: tuple[str, ...]
    upto: int
    called: tuple[int, ...]
    """The members called already who are still waited for."""
    quiet: bool = False


@dataclass(frozen=True, slots=True)
class Call:
    """Call members to the table message with a line beneath it; `scene`: to something under way."""

    newly: tuple[int, ...]
    called: tuple[int, ...]
    scene: bool = False


@dataclass(frozen=True, slots=True)
class Tell:
    """Send a message that stays as it is: lines, and the picture of what was settled."""

    told: tuple[str, ...]
    picture: Picture | None = None


@dataclass(frozen=True, slots=True)
class ShowBoard:
    """Send the board alone."""


@dataclass(frozen=True, slots=True)
class Send:
    """Send a new table message, which notifies those who are `newly` called. The one before, if any, is told
    up to entry `closes`.
    """

    told: tuple[str, ...]
    since: int
    upto: int
    called: tuple[int, ...]
    newly: tuple[int, ...]
    kind: str = ""
    closes: int = 0


@dataclass(frozen=True, slots=True)
class Close:
    """Take the buttons off a message that gave way to another; its lines stay.

    `pictured`: it keeps its picture; `ended`: in its place comes the picture of how the scene on it ended, if
    there is one.
    """

    left: Left
    told: tuple[str, ...]
    pictured: bool = False
    ended: bool = False


@dataclass(frozen=True, slots=True)
class Delete:
    """Delete a message that gave way to another, and has nothing to tell."""

    left: Left


Step = Edit | Call | Tell | ShowBoard | Send | Close | Delete


def plan(seen: Seen, shown: Shown) -> list[Step]:
    """What is to be done, in this order, about a table of which this much is posted."""
    newly = tuple(member for member in seen.called if member not in shown.called)
    if shown.message is not None and _lives_on(seen, shown, newly):
        return _edited(seen, shown, shown.message, newly)
    return _anew(seen, shown, newly)


def after(step: Step, shown: Shown, sent: int | None = None) -> Shown:
    """What is posted when a step is done; `sent` is the message that it has sent."""
    match step:
        case Edit(upto=upto, called=called):
            edited = replace(shown, upto=upto, called=called)
            if not step.quiet or shown.call is None:
                return edited
            return replace(edited, call=None, left=(*shown.left, Left(shown.call)))
        case Call():
            return replace(shown, called=step.called, call=sent)
        case Send():
            left = shown.left
            if shown.message is not None:
                left += (Left(shown.message, shown.since, step.closes, bool(shown.kind)),)
            if shown.call is not None:
                left += (Left(shown.call),)
            return Shown(sent, step.since, step.upto, step.called, step.kind, None, left[-MOST_LEFT:])
        case Close(left=done) | Delete(left=done):
            return replace(shown, left=tuple(left for left in shown.left if left != done))
        case Tell() | ShowBoard():
            return shown


def _lives_on(seen: Seen, shown: Shown, newly: tuple[int, ...]) -> bool:
    """Whether the existing message lives on: one with a picture as long as it is of that kind, the board
    until everybody is to see it anew.
    """
    if seen.anew or seen.archived or seen.settled:
        return False
    if shown.kind or seen.kind:
        again = seen.begins if seen.kind == "scene" else seen.boards
        return shown.kind == seen.kind and not again
    length = sum(len(unsigned(part.text)) for part in seen.story.told(shown.since))
    return not (newly or seen.boards) and length <= LINES_TO_TURN


def _edited(seen: Seen, shown: Shown, message: int, newly: tuple[int, ...]) -> list[Step]:
    known = tuple(member for member in seen.called if member not in newly)
    told = _texts(seen.story.told(shown.since))
    edit = Edit(message, told, seen.upto, known, quiet=bool(newly) or not seen.called)
    steps: list[Step] = [edit]
    if newly:
        steps.append(Call(newly, seen.called, shown.kind == "scene"))
    return steps + _closings(seen, after(edit, shown))


def _anew(seen: Seen, shown: Shown, newly: tuple[int, ...]) -> list[Step]:
    """A new table message; then the old one is closed. What was settled stays between them, with its
    picture.
    """
    settled = seen.settled if shown.message is not None else ()
    first = closes = _goes_on_from(seen, shown, settled=bool(settled))
    steps: list[Step] = []
    for scene in settled:
        steps.append(Tell(_texts(seen.story.told(first, scene.upto)), scene.picture))
        first = scene.upto
    if (seen.boards or seen.board) and seen.kind != "board" and not seen.bare:
        steps.append(ShowBoard())
    fresh = seen.story.told(first)
    *pages, last = pages_of(_texts(fresh), LINES_TO_TURN) or [[]]
    steps += [Tell(tuple(page)) for page in pages]
    since = fresh[-len(last)].first if last else seen.upto
    send = Send(tuple(last), since, seen.upto, seen.called, newly, seen.kind, closes)
    return [*steps, send, *_closings(seen, after(send, shown), replaced=shown)]


def _goes_on_from(seen: Seen, shown: Shown, *, settled: bool) -> int:
    """The first entry that the old message does not tell."""
    if shown.message is None:
        return shown.upto
    if shown.kind == "scene":
        # A battle's message is completed to its end.
        return max(shown.upto, seen.scene_ends)
    if seen.kind != "scene" and not settled:
        # A turn is told in one piece: the one under way moves along.
        return max(shown.since, seen.story.begins_at(shown.upto))
    return shown.upto


def _closings(seen: Seen, shown: Shown, replaced: Shown | None = None) -> list[Step]:
    """Lines of messages that gave way stay, and one without lines is deleted; `replaced` is what was posted
    before a new message, whose picture it may keep.
    """
    steps: list[Step] = []
    for left in shown.left:
        told = _texts(seen.story.told(left.since, left.upto))
        if not told:
            steps.append(Delete(left))
            continue
        pictured = replaced is not None and left.scene and not seen.bare
        ended = replaced is not None and replaced.kind == "scene" and left.message == replaced.message
        steps.append(Close(left, told, pictured, ended))
    return steps


def _texts(parts: Sequence[Part]) -> tuple[str, ...]:
    return tuple(part.text for part in parts)
