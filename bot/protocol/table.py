"""The table for one reader: who sits where, how far it has come, what he may undo and look up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from msgspec import UNSET

import render
from bot.looking.odds import reckons
from bot.protocol.ending import ending
from bot.protocol.reader import Reader
from bot.protocol.shapes import (
    VERSION,
    Counted,
    Ending,
    InForce,
    Mark,
    Maybe,
    Named,
    Overlay,
    Seat,
    Table,
    Undo,
)
from bot.tables.looks import overlays
from bot.tables.thinking.helm import has_helm, is_quiet
from bot.wording.orders import has_ordered, may_order
from bot.wording.table import undone
from data.store import Status
from render.kit.desk import Course, Standing
from render.kit.theme import theme as load_theme


def table_of(reader: Reader, cursor: str = "") -> Table:
    """GET table; `cursor` is that of who has read all there is."""
    live, game = reader.live, reader.live.game
    course = reader.course
    shown = live.is_running and game is not None and reader.seat is not None
    return Table(
        version=VERSION,
        game=live.row.game,
        title=reader.said(reader.title),
        language=reader.texts.language,
        modules=[Named(one, reader.texts.name(one)) for one in (game.modules if game is not None else ())],
        me=reader.seat,
        seats=seats_of(reader, reader.view),
        over=live.row.status in (Status.FINISHED, Status.ENDED),
        undo=_undo(reader),
        helps=_helps(reader) if shown else [],
        layers=_overlays(reader) if shown else [],
        cursor=cursor,
        sandbox=live.lobby.sandbox,
        redo=_redo(reader) or UNSET,
        round=course.round if course.round is not None else UNSET,
        goal=course.goal if course.goal is not None else UNSET,
        event=_in_force(reader, course),
        ending=_ending(reader),
    )


def _in_force(reader: Reader, course: Course) -> Maybe[InForce]:
    if not course.event:
        return UNSET
    texts = reader.texts
    return InForce(
        course.event,
        texts.name(course.event),
        reader.said(texts.gist(course.event)),
        [f"card:{course.event}"],
    )


def _overlays(reader: Reader) -> list[Overlay]:
    """What can be laid over the board, each with what it shows, as far as that is not written on it."""
    return [
        Overlay(one, reader.say(f"overlay-{one}"), reader.say(about) if reader.texts.has(about) else UNSET)
        for one in overlays(reader.live.row.game)
        for about in (f"overlay-{one}-about",)
    ]


# --- seats --------------------------------------------------------------------------------------------


def seats_of(reader: Reader, view: Mapping[str, Any]) -> list[Seat]:
    """All seats as a view shows them."""
    live, game = reader.live, reader.live.row.game
    looks = load_theme(reader.theme).seats
    progress = {one.seat: one for one in render.standings(game, view)} if view else {}
    told = render.desk(game)
    standing = {one.seat: one for one in told.standing(view)} if told is not None and view else {}
    called = render.called(game, view) if view else {}
    seats: list[Seat] = []
    for holder, name in zip(live.holders, live.names, strict=True):
        seat = holder.seat
        look = looks[progress[seat].look if seat in progress else seat % len(looks)]
        stands = standing.get(seat, Standing(seat))
        seats.append(
            Seat(
                seat=seat,
                name=name,
                mark=Mark(look.letter, look.shape, look.fill, look.ink),
                computer=holder.is_computer,
                present=not holder.is_away,
                score=progress[seat].points if seat in progress else 0,
                line=_stands(reader, stands),
                captain=reader.texts.name(called[seat]) if seat in called else UNSET,
                portrait=stands.portrait or UNSET,
                at=stands.at or UNSET,
                cards=_cards(reader, stands) or UNSET,
            )
        )
    return seats


def _stands(reader: Reader, stands: Standing) -> str:
    """How a seat stands, in a line."""
    told = (reader.say(f"stands-{what}", count=count) for what, count in stands.more)
    return " · ".join(filter(None, told))


def _cards(reader: Reader, stands: Standing) -> list[Counted]:
    """What lies open before a seat, equal cards together, in the order in which the first of each came."""
    counts = Counter(piece.partition(".")[0] for piece in stands.cards)
    return [Counted(card, reader.texts.name(card), count) for card, count in counts.items()]


# --- what can be done besides -------------------------------------------------------------------------


def _undo(reader: Reader) -> Undo | None:
    """What an undo would take back, the newest of how many answers."""
    live, seat, game = reader.live, reader.seat, reader.live.game
    if seat is None or game is None or not live.is_running:
        return None
    count = game.undo.answers_to_take_back(seat)
    return Undo(reader.said(undone(live, seat)), count) if count else None


def _redo(reader: Reader) -> int:
    """How many answers that he has taken back he may give again."""
    live, seat, game = reader.live, reader.seat, reader.live.game
    return game.undo.answers_to_redo(seat) if seat is not None and game is not None and live.is_running else 0


def _helps(reader: Reader) -> list[str]:
    """What can be looked up or ordered now."""
    live, seat, game = reader.live, reader.seat, reader.live.game
    assert seat is not None
    assert game is not None
    helm = "helm-quiet" if is_quiet(live, seat) else "helm"
    found = {
        "explain": live.asked(seat) is not None,
        "orders": may_order(live, seat),
        "ordered": has_ordered(live, seat),
        helm: has_helm(live),
    }
    found["odds"] = live.allows_odds and reckons(live.row.game)
    return [name for name, there in found.items() if there]


# --- the end ------------------------------------------------------------------------------------------


def _ending(reader: Reader) -> Maybe[Ending]:
    return ending(reader.live, reader.said, reader.seat) or UNSET
