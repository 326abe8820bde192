"""The picture of a member's record, drawn off the event loop."""

from __future__ import annotations

import structlog

from bot.pictures.threads import off_the_loop
from bot.tables.finding.results import Own
from data.locale import Texts
from render import Picture
from render.kit.theme import theme as load_theme
from render.record import Plate, Row, draw_record

_log = structlog.get_logger(__name__)


async def record_picture(own: Own, name: str, texts: Texts, theme: str) -> Picture | None:
    """The plate of a member's results; None if drawing fails: what it shows is told in words as well."""
    rows = [
        Row(one.what, one.played, one.won, one.best, rating.points if rating and rating.shown else None)
        for one in own.games
        for rating in (own.rated.get(one.what),)
    ]
    plate = Plate(name, rows, [(one.place, one.won) for one in reversed(own.latest)])
    try:
        return await off_the_loop(draw_record, plate, texts, load_theme(theme))
    except Exception:
        _log.exception("a record could not be drawn")
        return None
