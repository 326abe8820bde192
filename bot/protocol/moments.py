"""How a table stood in between, so that a page shows what it tells: what everybody saw after each answer, and
where the rules say that it is looked at while one is carried out.

Only tables of which somebody is told are noted, in memory: a page goes without where nothing is known.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import structlog
from msgspec import UNSET

import render
from bot.pictures.threads import marked_of, off_the_loop
from bot.protocol.boards import pieces_on, spots_on
from bot.protocol.gallery import Gallery
from bot.protocol.mine import cards_of, counted
from bot.protocol.reader import Reader
from bot.protocol.shapes import Laid, Maybe, Moment, Piece, Story
from bot.protocol.story import Stories
from bot.protocol.table import seats_of
from bot.tables import LiveTable, LiveTables

_log = structlog.get_logger(__name__)

MOST = 40
"""Steps of a table that are kept."""
WATCHED = 64
"""Tables that are noted at once."""


@dataclass(slots=True)
class _Step:
    """What everybody saw once so many entries were logged; the boards drawn of it, by language and look."""

    logged: int
    view: Mapping[str, Any]
    laid: dict[tuple[str, str], Maybe[Laid]] = field(default_factory=dict[tuple[str, str], "Maybe[Laid]"])
    pieces: dict[tuple[str, str], list[Piece]] = field(default_factory=dict[tuple[str, str], list[Piece]])


@dataclass(slots=True)
class _Noted:
    """The newest steps of a table, and how many undos there were before them."""

    undone: int
    steps: deque[_Step] = field(default_factory=lambda: deque[_Step](maxlen=MOST))


class Moments:
    """Notes the tables of which somebody is told."""

    def __init__(self, tables: LiveTables, stories: Stories, gallery: Gallery) -> None:
        self._stories = stories
        self._gallery = gallery
        self._noted: OrderedDict[int, _Noted] = OrderedDict()
        tables.events.played.listen(self._note)

    def _note(self, live: LiveTable) -> None:
        noted = self._noted.get(live.id)
        if noted is None or live.game is None:
            return
        steps = noted.steps
        for logged, view in [*live.game.between.taken(), (live.game.logged, live.game.view(None))]:
            # What was not saved is lost, and counted anew; what logged nothing changes what is seen at most.
            while steps and steps[-1].logged >= logged:
                steps.pop()
            steps.append(_Step(logged, view))

    async def of(self, reader: Reader, story: Story, *, in_hand: bool = False) -> list[Moment]:
        """How the table stood during a story; it is noted from now on."""
        noted = self._watched(reader.live)
        if not (steps := list(noted.steps)):
            return []
        uptos = await self._stories.uptos(reader, [step.logged for step in steps])
        last = story.first + len(story.events)
        # Of several after which he has read as much, the last one.
        known = {upto: step for upto, step in zip(uptos, steps, strict=True) if story.first < upto <= last}
        game = reader.live.row.game
        look = render.in_hand(game, reader.theme) if in_hand else reader.theme
        moments: list[Moment] = []
        lay: Sequence[Piece] | None = None
        for upto, step in known.items():
            moment = await self._moment(reader, upto, step, look)
            pieces = await self._pieces(reader, step, look) if moment.laid is UNSET else None
            if pieces is not None and pieces != lay:
                moment.pieces = pieces
            lay = pieces
            moments.append(moment)
        return moments

    def _watched(self, live: LiveTable) -> _Noted:
        undone = len(live.rewound)
        if live.game is not None:
            live.game.between.watched = True
        noted = self._noted.get(live.id)
        if noted is None or noted.undone != undone:
            noted = self._noted[live.id] = _Noted(undone)
            while len(self._noted) > WATCHED:
                self._noted.popitem(last=False)
        self._noted.move_to_end(live.id)
        return noted

    async def _moment(self, reader: Reader, upto: int, step: _Step, look: str) -> Moment:
        told = render.desk(reader.live.row.game)
        moment = Moment(upto, seats_of(reader, step.view), laid=await self._laid(reader, step, look))
        if told is None:
            return moment
        course = told.course(step.view)
        moment.round = course.round if course.round is not None else UNSET
        if reader.seat is not None and reader.live.game is not None:
            open_to_all, own, then = (
                told.desk(view, reader.seat) for view in (reader.live.game.view(None), reader.view, step.view)
            )
            if (purse := _purse(dict(open_to_all.purse), own.purse, then.purse)) is not None:
                moment.purse = counted(reader, purse)
            if open_to_all.board == own.board:
                moment.board = cards_of(reader, then.board, set())
        return moment

    async def _laid(self, reader: Reader, step: _Step, theme: str) -> Maybe[Laid]:
        """What lay on the board."""
        live = reader.live
        if not render.quick(live.row.game):
            return UNSET
        look = (reader.texts.language, theme)
        if look not in step.laid:
            try:
                step.laid[look] = await self._drawn(live, step.view, theme)
            except Exception:
                # What has happened can be told without.
                _log.exception("a board of before could not be drawn", table=live.id)
                step.laid[look] = UNSET
        return step.laid[look]

    async def _pieces(self, reader: Reader, step: _Step, theme: str) -> list[Piece] | None:
        """What moved on a board that takes long to draw: where it lay is soon known."""
        live, look = reader.live, (reader.texts.language, theme)
        game, texts = live.row.game, live.plain_texts
        if not render.drawn(game):
            return None
        if look not in step.pieces:
            try:
                drawn = marked_of(live)(lambda: render.touch(game, step.view, texts, theme, bare=True))
                step.pieces[look] = pieces_on(await off_the_loop(drawn))
            except Exception:
                # What has happened can be told without.
                _log.exception("what lay on a board of before is not known", table=live.id)
                return None
        return step.pieces[look]

    async def _drawn(self, live: LiveTable, view: Mapping[str, Any], theme: str) -> Laid:
        game, texts = live.row.game, live.plain_texts
        ground, touch = await off_the_loop(
            marked_of(live)(
                lambda: (
                    render.ground(game, view, texts, theme, bare=True),
                    render.touch(game, view, texts, theme, bare=True),
                )
            )
        )
        return Laid(self._gallery.keep(ground, (live.id, None)), spots_on(touch), pieces_on(touch))


def _purse(
    public: Mapping[str, int], own: Sequence[tuple[str, int]], then: Sequence[tuple[str, int]]
) -> list[tuple[str, int]] | None:
    """A purse of before: what everybody sees of it as it was `then`, the rest as its owner has it now; None
    if others see something else of it than he does.
    """
    if any(public.get(what, count) != count for what, count in own):
        return None
    hidden = [one for one in own if one[0] not in public]
    # Nothing changes its place.
    order = {what: at for at, (what, _) in enumerate(own)}
    return sorted([*then, *hidden], key=lambda one: order.get(one[0], len(order)))
