"""Answers of random games, each given at two whole tables that differ in what a reader cannot see.

`check_two_worlds` holds views against each other; here the bot shows both tables, and all that a client
gets to see is compared. Whoever is asked unseen passes, so that a pause of one world may be missing in the
other.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.kernel.conformance.trial import Chance, Trial, Walk
from engine.kernel.conformance.worlds import _declassified, _Trace, raise_amounts
from engine.kernel.decision import Decision
from engine.kernel.draws import queues
from engine.kernel.errors import SaveError
from engine.kernel.log import Entry, decode_entry
from engine.kernel.places import Audience
from engine.kernel.play.view import known_pieces
from engine.kernel.table.imagine import named, permute_hidden, renamed, renamed_all
from engine.kernel.table.playback import Playback
from engine.kernel.table.saved import (
    Change,
    Input,
    decode_input,
    decode_saved,
    decode_snapshot,
    encode,
    encode_snapshot,
)
from engine.kernel.table.table import Table

Act = tuple[int, str, list[str]]
"""The seat of a computer captain, or of one who gave orders; the kind of question, and its answer."""


class World:
    """A table before an answer, the answer as it is given there, and what came of it."""

    def __init__(self, core: bytes, picks: list[str], trial: Trial) -> None:
        self.trace = _Trace()
        self.table = Table.load(core, trial.spec, watch=self.trace)
        self.trace(self.table.running)
        self.picks = picks
        self.inputs: list[Input] = []
        self.told: list[Entry] = []
        """What the log has told since then: the bot itself forgets what lies a turn back."""
        self.acted: list[Act] = []
        self.script: list[Act] | None = None
        """What computer captains and orders answer; None: as they do by themselves."""
        self.strayed = False
        """One of them could not do as in the first world."""

    def take(self, change: Change) -> None:
        """Keep what was stored: its inputs tell what was drawn, its entries what became known."""
        self.inputs += map(decode_input, change.inputs)
        self.told += map(decode_entry, change.entries)

    def act(self, seat: int, decision: Decision) -> list[str]:
        """What a computer captain answers. Unseen it passes; else its default, which may follow from what it
        alone sees, so that in a second world it does the same as in the first.
        """
        if decision.hidden:
            return ["pass"] if decision.option("pass") else list(decision.default)
        return self.same(seat, decision, list(decision.default))

    def obey(self) -> None:
        """Standing orders, too, answer by what their seat alone sees: in a second world as in the first."""
        orders = self.table._progress.standing
        honest = orders.next_answer

        def next_answer(playback: Playback) -> tuple[int, list[str]] | None:
            found = honest(playback)
            if found is None:
                return None
            seat, picks = found
            return seat, self.same(seat, playback.decisions[seat], picks)

        orders.next_answer = next_answer

    def same(self, seat: int, decision: Decision, picks: list[str]) -> list[str]:
        """These answers in the first world, and in a second one what was answered there."""
        if self.script is not None:
            who, kind, same = self.script.pop(0) if self.script else (-1, "", [])
            if (who, kind) == (seat, decision.kind) and decision.why_not(same) is None:
                picks = same
            else:
                self.strayed = True
        self.acted.append((seat, decision.kind, picks))
        return picks

    @property
    def draws(self) -> list[Input]:
        """What was drawn."""
        return [item for item in self.inputs if item.kind in ("d", "f")]

    @property
    def drew_otherwise(self) -> bool:
        """Whether not all draws laid down came up, or others did."""
        return bool(self.table.forced) or any(item.kind == "d" for item in self.inputs)


class Fork:
    """An answer that a seat is about to give, and a reader (None: a spectator) who looks on."""

    def __init__(
        self, walk: Walk, core: bytes, reader: int | None, chosen: tuple[int, Decision, list[str]]
    ) -> None:
        self.reader = reader
        self.seat, self.decision, self.picks = chosen
        self.where = walk.where
        self.trial = walk.trial
        self.seats = walk.seats
        self.entries = walk.table.entries()[-10:]
        self.count = walk.table._saved.entries_length
        self.chance = Chance(f"fork:{self.where}")
        self._core = core
        self._ordered = walk.ordered
        self._game = walk.table.running
        self._declassified = _declassified(self._game.rules)
        seen = named(known_pieces(self._game, reader, walk.table.waiting))
        held = self._game.places.held.values()
        self.hidden = sorted(piece for pieces in held for piece in pieces if piece not in seen)
        """Pieces that nothing names to the reader."""

    def first(self) -> World:
        """The world as it is."""
        return World(self._core, self.picks, self.trial)

    def second(self, seen: Any, one: World, *, alike: bool) -> World | None:
        """A world that differs from `one` in what the reader does not see. The pieces in `seen`, all that the
        first one showed him, stay where they are, chance deals the same, and computer captains do the same.
        `alike`: nor does what is picked differ.

        None when the unfinished step does not go through with other pieces.
        """
        saved, spec = decode_saved(self._core), self.trial.spec
        point = saved.point
        game = decode_snapshot(point.base, spec, self._game.rules, saved, self._game.box)
        # What seats gave orders about does as it was told in both worlds.
        fixed = named(seen) | self._ordered
        if alike:
            fixed |= (
                named(self.picks)
                | named([picks for _, _, picks in one.acted])
                | named([item.values for item in point.inputs])
            )
        if self.chance.happens(0.5):
            # Only hands among hands: what one seat may play another may now.
            held = game.places.held.items()
            owned = Audience.OWNER
            fixed |= {
                p for place, pieces in held if game.rules.kinds[place].audience is not owned for p in pieces
            }
        exchange = permute_hidden(game, self.reader, self.chance.number, fixed)
        raise_amounts(game, self.reader, self.chance.number)
        point.base = encode_snapshot(game)
        point.inputs = [renamed(item, exchange) for item in point.inputs]
        laid = [renamed(item, exchange) for item in one.draws]
        saved.forced = queues([(item.why, item.values) for item in laid])
        # Who is asked unseen may be another; then the questions are not those that were saved.
        saved.asked = {}
        try:
            world = World(encode(saved), renamed_all(self.picks, exchange), self.trial)
            world.script = [(seat, kind, renamed_all(picks, exchange)) for seat, kind, picks in one.acted]
        except SaveError:
            return None
        return None if world.table.mended else world

    def is_declassified(self, *worlds: World) -> bool:
        """Whether a step was played that makes something secret known, because a clause says so."""
        return any(world.trace.steps & self._declassified for world in worlds)


def forks(trial: Trial, playouts: int, share: float) -> Iterator[Fork]:
    """The forks at `share` of all answers of so many random games, and at all that are given unseen."""
    for playout in range(playouts):
        walk = Walk(trial, playout)
        chance = Chance(f"forks:{trial.seed}:{playout}")
        core = _core(walk.table, b"")
        while (chosen := walk.choose()) is not None:
            core = _core(walk.table, core)
            reader = chance.one_of([None, *range(walk.seats)])
            if chance.happens(share) or chosen[1].hidden:
                yield Fork(walk, core, reader, chosen)
            walk.answer(*chosen)


def _core(table: Table, before: bytes) -> bytes:
    change = table.unsaved()
    return before if change is None else change.core
