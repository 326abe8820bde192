"""A table as a file."""

from __future__ import annotations

import json

from bot.tables import LiveTable, LiveTables
from bot.tables.finding.sealed import check_unsealed
from bot.tables.tell import Tell
from bot.version import version


async def exported(tables: LiveTables, live: LiveTable) -> bytes:
    """A table as a file that can be verified and drawn: while it is played, what a spectator knows. It has
    the players' names as the table shows them; a seat whose member had himself forgotten has none. Raises
    Tell.
    """
    if live.game is None:
        raise Tell("tell-not-started")
    check_unsealed(live)
    history = await tables.store.tables.history(live.id)
    file = live.game.export(history=history, entries=await tables.log(live))
    # None is part of the record that can be verified: who made the file, of which of his tables, and by which
    # names pictures made of it call the players.
    file["made_by"] = str(version())
    file["table"] = live.id
    file["players"] = [holder.name for holder in live.holders]
    return json.dumps(file, ensure_ascii=False, indent=1).encode()
