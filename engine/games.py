"""The games a table can be opened for: one line each."""

from __future__ import annotations

from pathlib import Path

from data.content.packs import check_folders
from engine.kernel.spec import GameSpec, find_game

GAMES = {
    "marauders": "engine.marauders.game:MARAUDERS",
    "port_royal": "engine.port_royal.game:PORT_ROYAL",
    "treasure_fleet": "engine.treasure_fleet.game:TREASURE_FLEET",
}


def load_game(id: str) -> GameSpec:
    """What this game tells about itself: seats, options, modules. Raises AnswerError `unknown-game`."""
    return find_game(id)


def use_pack(pack: Path | None) -> None:
    """Play every game with an own content pack laid over its box from now on; None: with the box as it is.

    Raises ContentError, a sentence naming file, line and card, when the pack is broken; then no game uses it.
    """
    if pack is not None:
        check_folders(pack, GAMES)
    try:
        for game in GAMES:
            load_game(game).use_pack(pack)
    except Exception:
        for game in GAMES:
            load_game(game).use_pack(None)
        raise
