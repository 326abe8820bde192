"""The games a table can be opened for: one line each."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from data.content.packs import check_folders
from engine.kernel import AnswerError, GameSpec, found_by

GAMES = {
    "marauders": "engine.marauders.game:MARAUDERS",
    "port_royal": "engine.port_royal.game:PORT_ROYAL",
    "treasure_fleet": "engine.treasure_fleet.game:TREASURE_FLEET",
}


def load_game(id: str) -> GameSpec:
    """What this game tells about itself: seats, options, modules. Raises AnswerError `unknown-game`."""
    if id not in GAMES:
        raise AnswerError("unknown-game", game=id, known=", ".join(GAMES))
    module, _, name = GAMES[id].partition(":")
    return getattr(import_module(module), name)


found_by(load_game)


def use_pack(pack: Path | None) -> None:
    """Play every game with an own content pack laid over its box from now on; None: with the box as it is.

    Raises ContentError, a sentence naming file, line and card, when the pack is broken; then no game uses it.
    """
    if pack is not None:
        check_folders(pack, GAMES)
    try:
        for game in GAMES:
            load_game(game).supply.use_pack(pack)
    except Exception:
        for game in GAMES:
            load_game(game).supply.use_pack(None)
        raise
