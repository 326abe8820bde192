"""An independent table of who sees a piece in which place, checked against every id in every view and
line.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any

from engine.kernel.conformance.trial import Tally, Trial, Walk, pieces_of
from engine.kernel.conformance.whole import replaced
from engine.kernel.play.game import Game
from engine.kernel.play.view import facts_of, known_pieces
from engine.kernel.table.imagine import named

Oracle = Callable[[str, int | None], bool]
"""(key of the place, viewer) -> whether the viewer sees the pieces there; None is a spectator."""


def everyone(key: str, viewer: int | None) -> bool:
    """Face up."""
    return True


def nobody(key: str, viewer: int | None) -> bool:
    """Face down."""
    return False


def owner(key: str, viewer: int | None) -> bool:
    """Seen by the seat that owns the place."""
    return viewer is not None and key == str(viewer)


def check_oracle(
    trial: Trial, playouts: int, who: Mapping[str, Oracle], looked: Collection[str] = ()
) -> Tally:
    """No view, question or log line shows a seat (or a spectator) the id of a piece it may not see.

    `who` is written by hand from the rulebook, for each kind of place; the kernel's own marks are not used.
    `looked` are the kinds of hidden places whose pieces a seat may have looked at. A card's id without its
    copy number counts as the id of any copy. A log line may name whatever was open to its reader at any time
    since the previous answer.
    """
    kinds = trial.spec.rules(trial.modules).place_kinds
    if missing := sorted(kinds.keys() - who.keys()):
        raise AssertionError(f"the table of who sees what says nothing of {', '.join(missing)}")
    tally = Tally()
    for playout in range(playouts):
        eyes = _Eyes(trial.seats_of(playout), who, looked)
        with replaced("move", eyes.watching):
            walk = Walk(trial, playout)
            with walk.told():
                eyes.know(pieces_of(walk.table))
                eyes.check(walk, walk.table.entries(), tally)
                while (chosen := walk.choose()) is not None:
                    eyes.open_up(walk.table.running)
                    eyes.check(walk, walk.answer(*chosen), tally)
    return tally


class _Eyes:
    def __init__(self, seats: int, who: Mapping[str, Oracle], looked: Collection[str]) -> None:
        self._who = who
        self._looked = looked
        self._viewers: tuple[int | None, ...] = (None, *range(seats))
        self._names: dict[str, set[str]] = {}
        self._lately: dict[int | None, set[str]] = {viewer: set() for viewer in self._viewers}

    def know(self, pieces: Iterable[str]) -> None:
        """Learn the names by which pieces go."""
        for piece in pieces:
            self._names.setdefault(piece, set()).add(piece)
            self._names.setdefault(piece.partition(".")[0], set()).add(piece)

    def watching(self, move: Callable[..., None]) -> Callable[..., None]:
        """`Game.move`, recording who sees the pieces where they arrive."""

        def moved(game: Game[Any], pieces: Iterable[str], source: str, target: str) -> None:
            moving = list(pieces)
            move(game, moving, source, target)
            for viewer in self._viewers:
                if self._sees(viewer, target):
                    self._lately[viewer].update(moving)

        return moved

    def open_up(self, game: Game[Any]) -> None:
        """Start over with what is open now."""
        self._lately = {viewer: self._open_to(viewer, game) for viewer in self._viewers}

    def check(self, walk: Walk, told: list[Any], tally: Tally) -> None:
        """Check views, questions and new log lines against the table."""
        game = walk.table.running
        facts = facts_of(game)
        for viewer in self._viewers:
            seen = self._open_to(viewer, game)
            sight = known_pieces(game, viewer, walk.table.waiting, facts)
            for part, content in (*sight["view"].items(), ("question", sight["asked"])):
                self._check(walk, viewer, content, seen, f"the view ({part})", tally)
            for entry in told:
                line = entry.read(viewer)
                if line is not None:
                    lately = self._lately[viewer] | seen
                    self._check(walk, viewer, line["args"], lately, f"the log line {entry.key}", tally)

    def _check(
        self, walk: Walk, viewer: int | None, content: Any, seen: set[str], what: str, tally: Tally
    ) -> None:
        for name in named(content) & self._names.keys():
            tally["ids"] += 1
            if self._names[name].isdisjoint(seen):
                held = walk.table.running.places.held
                lies = [place for place, pieces in held.items() if not self._names[name].isdisjoint(pieces)]
                reader = "a spectator" if viewer is None else f"seat {viewer}"
                walk.fail(f"{what} shows {name}, lying in {', '.join(sorted(lies))}, to {reader}")

    def _open_to(self, viewer: int | None, game: Game[Any]) -> set[str]:
        places = game.places
        seen = {piece for place, held in places.held.items() if self._sees(viewer, place) for piece in held}
        if viewer is not None:
            hidden = ((place, held) for place, held in places.held.items() if _kind(place) in self._looked)
            seen |= {p for _, held in hidden for p in held if viewer in places.known.get(p, ())}
        return seen

    def _sees(self, viewer: int | None, place: str) -> bool:
        return self._who[_kind(place)](place.partition(":")[2], viewer)


def _kind(place: str) -> str:
    return place.partition(":")[0]
