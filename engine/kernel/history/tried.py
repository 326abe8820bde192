"""A table that goes on apart from another one, as a seat may know that: to try something there."""

from __future__ import annotations

from typing import Any

from engine.kernel.declared.beginning import Beginning
from engine.kernel.errors import AnswerError, KernelFault
from engine.kernel.play.game import Game
from engine.kernel.play.view import known_pieces
from engine.kernel.step import AnyGame
from engine.kernel.table.imagine import named, numbers, permute_hidden
from engine.kernel.table.saved import decode_saved, decode_snapshot
from engine.kernel.table.table import Table

TRIES = 8


def apart(table: Table, seat: int, *, seed: str, salt: str = "") -> Table:
    """Another table, as this one was when what is under way began, with all that is hidden from this seat
    drawn anew from the `seed`, and luck of its own. What others have answered unseen since then is not in it.

    Equal seeds give equal tables wherever the seat sees the same. Raises AnswerError for a table that is
    over, and where nothing that the seat knows can be laid out.
    """
    if table.result:
        raise AnswerError("table-ended")
    seen = named(known_pieces(table.running, seat, table.waiting))
    fault: Exception | None = None
    for attempt in range(TRIES):
        drawn = f"{seed}|{attempt}"
        game = _before_step(table)
        number = numbers(drawn)
        permute_hidden(game, seat, number, seen, alike=True)
        game.spec.resample(game, seat, number)
        try:
            return Table.new(
                table.spec, seats=table.seats, options=table.options, modules=table.modules,
                seed=drawn, salt=salt, beginning=_beginning(game),
            )  # fmt: skip
        except (KernelFault, ValueError) as failed:
            fault = failed
    raise AnswerError("cannot-be-tried") from fault


def _before_step(table: Table) -> Game[Any]:
    """A game of its own, as this table's was when the step under way began."""
    saved, running = decode_saved(table.core()), table.running
    return decode_snapshot(saved.point.base, table.spec, running.rules, saved, running.box)


def _beginning(game: Game[Any]) -> Beginning:
    """A game as it stands, as a beginning."""
    known = dict(game.places.known)

    def prepare(begun: AnyGame) -> None:
        begun.places.known = known

    return Beginning(
        game.state,
        {place: list(pieces) for place, pieces in game.places.held.items()},
        [*reversed(game.stack)],
        game.ext,
        prepare,
    )
