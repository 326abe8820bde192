"""The picture of what has changed a seat's game: an event, its glory, who sails for it next."""

from __future__ import annotations

from bot.pictures.board import card_picture, played_with
from bot.tables.live import LiveTable
from bot.tables.looks import private_look
from bot.tables.service import LiveTables
from bot.tables.story import befallen
from data.telling.happened import Happened
from render import Picture, called


async def turning_picture(
    tables: LiveTables, live: LiveTable, seat: int, first: int, member: int
) -> Picture | None:
    """The card of the newest of what has befallen a seat since entry `first`, in its member's look; None
    without one, if he prefers words, or as for the board. Raises StoreError.
    """
    if live.game is None or not live.is_running:
        return None
    cards = [card for one in befallen(live, seat, first) if (card := _card(live, seat, one.shows))]
    if not cards:
        return None
    look = private_look(await tables.guild(live.row.guild), await tables.preferences(member))
    if look.words:
        return None
    return await card_picture(live.plain_texts, cards[-1], look.theme, played_with(live.row))


def _card(live: LiveTable, seat: int, shows: Happened) -> str | None:
    """Which card pictures it: its own, or the captain to whom it has brought glory."""
    match shows.kind:
        case "event":
            return shows.args["card"]
        case "drew":
            return next(iter(shows.args.get("cards", ())), None)
        case "glory" if live.game is not None:
            return called(live.row.game, live.game.view(seat)).get(seat)
        case _:
            return None
