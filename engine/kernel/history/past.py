"""What a spectator saw of a table, from its beginning on."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

import msgspec

from engine.kernel.declared.finder import game_named
from engine.kernel.declared.spec import GameSpec
from engine.kernel.errors import KernelFault
from engine.kernel.history.proof import NotAnExport, inputs_of, played_again
from engine.kernel.log import decode_entry
from engine.kernel.play.game import Game
from engine.kernel.play.view import view_of
from engine.kernel.table.playback import ReplayMismatch
from engine.kernel.table.saved import decode_input, in_force


class Moment(msgspec.Struct, frozen=True):
    """A moment of a table as a spectator saw it: the round, the view, the keys and arguments of what the log
    had told since the moment before, and whether a board was posted.
    """

    round: int
    view: dict[str, Any]
    told: list[tuple[str, dict[str, Any]]]
    board: bool


class Past(msgspec.Struct, frozen=True):
    """Views of a spectator: each moment that was looked at, each round as it began, and the end."""

    moments: list[Moment]
    rounds: list[tuple[int, dict[str, Any]]]
    end: dict[str, Any]

    @property
    def boards(self) -> list[dict[str, Any]]:
        """Each board that was posted."""
        return [moment.view for moment in self.moments if moment.board]


def past_of(
    data: dict[str, Any],
    posted: Collection[str] = (),
    spec: GameSpec | None = None,
    *,
    watched: tuple[str, ...] = (),
) -> Past:
    """The past of an exported table, replayed from its inputs.

    `posted` are the keys of the log entries after which a board is kept; `watched` is how the keys of other
    entries begin after which a moment is kept. Raises NotAnExport if the data is not an export, has not
    ended, or follows rules that have changed since; AnswerError for an unknown game.
    """
    try:
        if not data["finished"]:
            raise NotAnExport("the table has not ended yet; its past is told at the end.")
        spec = spec or game_named(data["game"])
        looker = _Looker(spec, posted, watched)
        playback = played_again(spec, data, in_force(inputs_of(data)), looker.hear, looker.watch)
    except (KeyError, TypeError, AttributeError) as broken:
        raise NotAnExport(f"this is not an exported table: {broken!r} is missing or wrong.") from broken
    except (ReplayMismatch, KernelFault) as changed:
        raise NotAnExport(f"the table cannot be played again: {changed}.") from changed
    return Past(looker.moments, looker.rounds, view_of(playback.game, None, {}, finished=True))


class Round(msgspec.Struct, frozen=True):
    """A round as it began: a spectator's view, and those of all seats once the table has ended."""

    number: int
    view: dict[str, Any]
    hands: list[dict[str, Any]] = []


def rounds_of(
    begun: Mapping[str, Any], history: Sequence[bytes], upto: int | None = None, spec: GameSpec | None = None
) -> list[Round]:
    """The rounds of a table, also of one that is still played, replayed from its inputs as stored; the last
    one of a table that has ended is its end, numbered one more.

    `begun`: `Table.begun_as`. Hands are kept for a table that has ended alone, and for round `upto` alone.
    Raises NotAnExport if the table follows rules that have changed since.
    """
    spec = spec or game_named(begun["game"])
    found: list[Round] = []
    ended = bool(begun["finished"])

    def keep(number: int, game: Game[Any], *, finished: bool) -> None:
        seats = range(begun["seats"]) if ended and number == upto else ()
        hands = [view_of(game, seat, {}, finished=finished) for seat in seats]
        found.append(Round(number, view_of(game, None, {}, finished=finished), hands))

    def watch(game: Game[Any]) -> None:
        now = spec.round_of(game.state)
        if now != (found[-1].number if found else 0):
            keep(now, game, finished=False)

    try:
        inputs = in_force([decode_input(data) for data in history])
        playback = played_again(spec, dict(begun), inputs, lambda entries: None, watch)
    except (ReplayMismatch, KernelFault) as changed:
        raise NotAnExport(f"the table cannot be played again: {changed}.") from changed
    if ended:
        keep(found[-1].number + 1 if found else 1, playback.game, finished=True)
    return found


class _Looker:
    """Looks at a game between its steps, as a spectator."""

    def __init__(self, spec: GameSpec, posted: Collection[str], watched: tuple[str, ...]) -> None:
        self.moments: list[Moment] = []
        self.rounds: list[tuple[int, dict[str, Any]]] = []
        self._spec = spec
        self._posted = posted
        self._watched = watched
        self._told: list[tuple[str, dict[str, Any]]] = []
        self._round = 0
        self._looked = 0

    def hear(self, entries: list[bytes]) -> None:
        """Entries that the game has just logged went into the log."""
        self._looked = max(0, self._looked - len(entries))

    def watch(self, game: Game[Any]) -> None:
        """Keep what is seen when a round begins, a board was posted, or something watched is told."""
        fresh = [decode_entry(entry) for entry in game.unflushed[self._looked :]]
        self._looked = len(game.unflushed)
        if self._watched:
            self._told += [(line["key"], line["args"]) for one in fresh if (line := one.read(None))]
        now = self._spec.round_of(game.state)
        posted = any(entry.key in self._posted for entry in fresh)
        if posted or any(entry.key.startswith(self._watched) for entry in fresh):
            view = view_of(game, None, {}, finished=False)
            self.moments.append(Moment(now, view, self._told, posted))
            self._told = []
        if now != self._round:
            self._round = now
            self.rounds.append((now, view_of(game, None, {}, finished=False)))
