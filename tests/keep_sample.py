"""Stores what a released version of a game saves: the shape of every step and state, and a table in mid-game.

Run once for each schema number, when it is released: `python -m tests.keep_sample GAME`. From then on the
game's `test_what_was_released_is_still_read` holds later versions to it.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import msgspec

from engine.games import load_game
from engine.kernel.conformance import Trial, Walk, released


class MidGame(msgspec.Struct, frozen=True):
    """The table that is stored of a game: how many sit there, and how many answers they have given."""

    seats: int
    answers: int


MID_GAMES = {
    "marauders": MidGame(seats=3, answers=150),
    "port_royal": MidGame(seats=2, answers=30),
    "treasure_fleet": MidGame(seats=2, answers=30),
}


def keep(game: str, folder: Path) -> None:
    """Write the files of the game's present schema into a folder."""
    spec, wanted = load_game(game), MID_GAMES[game]
    walk = Walk(Trial(spec, seats=wanted.seats, seed="sample"), 0)
    while walk.answered < wanted.answers:
        assert walk.step(), "the game ended too soon to be a sample"
    folder.mkdir(exist_ok=True)
    shape = json.dumps(released(spec), indent=1, sort_keys=True)
    (folder / f"{spec.schema}.json").write_text(shape + "\n", encoding="utf-8")
    (folder / f"{spec.schema}.table").write_bytes(walk.table.save())


if __name__ == "__main__":
    for name in sys.argv[1:]:
        keep(name, Path(__file__).parent / name / "samples")
