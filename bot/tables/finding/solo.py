"""Games that a member played alone, for a score: what is kept of each, and what they come to."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from bot.tables.crew import Crew
from data.store import Played
from engine.captains import Level
from engine.games import GAMES, load_game
from engine.kernel import SOLO, UNLIMITED, Result, rounds_allowed, solo_score
from render import drawn, final_points

_GRADE, _SCORE, _SETTINGS, _LEVELS = "grade", "score", "settings", "levels"
"""What is kept of one beside its result (`Played.told`)."""


@dataclass(frozen=True, slots=True)
class OwnScore:
    """What a member has reached alone in games that can be compared: of a grade, with so many seats, the same
    modules, the same other settings (`own`: not the usual ones), and computer captains of the same `levels`.
    `last` is the newest score.
    """

    game: str
    grade: str
    seats: int
    modules: tuple[str, ...]
    own: bool
    levels: tuple[int, ...]
    games: int
    best: int
    last: int


def played_alone(members: Collection[int], crew: dict[str, Any] | None) -> bool:
    """Whether nobody but one of these `members`, who sit at a table at its end, has sat there while it was
    played: a friend who helped, and left in time, counts.
    """
    return len(members) == 1 and Crew.of(crew).knows.keys() <= set(members)


def score_of(game: str, options: Mapping[str, Any], result: Result, seat: int) -> int | None:
    """What a game alone came to for a seat; None for one that has no limit, or no points."""
    if options.get(SOLO, UNLIMITED) == UNLIMITED:
        return None
    if not rounds_allowed(load_game(game), options) or not drawn(game):
        return None
    points = final_points(game, result.scores[seat])
    return solo_score(points, result.left, won=seat in result.winners)


def kept_of(
    game: str, options: Mapping[str, Any], modules: Sequence[str], score: int, levels: Iterable[int]
) -> dict[str, Any]:
    """What is kept of a game that was played alone: its grade, its score, its other unusual settings, and the
    `levels` of its computer captains.
    """
    usual = load_game(game).resolve_options({}, modules)
    settings = {id: value for id, value in options.items() if id != SOLO and value != usual.get(id)}
    return {
        SOLO: {
            _GRADE: options[SOLO],
            _SCORE: score,
            _SETTINGS: settings,
            _LEVELS: sorted(levels, reverse=True),
        }
    }


def own_scores(played: Sequence[Played]) -> list[OwnScore]:
    """What these games alone, the newest first, come to: game by game, the best first. One that nobody can
    play any more is left out.
    """
    alike = sorted((one for one in played if one.game in GAMES), key=_alike)
    found = [_together(list(same)) for _, same in groupby(alike, key=_alike)]
    return sorted(
        found, key=lambda one: (one.game, _place(one), one.seats, one.modules, one.own, one.levels, -one.best)
    )


def _alike(one: Played) -> tuple[Any, ...]:
    kept = one.told[SOLO]
    settings = sorted(map(str, kept[_SETTINGS].items()))
    return one.game, kept[_GRADE], one.seats, sorted(one.modules), settings, _levels(one)


def _levels(one: Played) -> list[int]:
    """The levels of its computer captains; where they were not kept yet, the usual ones."""
    return one.told[SOLO].get(_LEVELS, [Level.SENSIBLE] * (one.seats - 1))


def _together(same: Sequence[Played]) -> OwnScore:
    newest, kept = same[0], same[0].told[SOLO]
    scores = [one.told[SOLO][_SCORE] for one in same]
    return OwnScore(
        newest.game,
        kept[_GRADE],
        newest.seats,
        tuple(newest.modules),
        bool(kept[_SETTINGS]),
        tuple(_levels(newest)),
        len(same),
        max(scores),
        scores[0],
    )


def _place(one: OwnScore) -> int:
    """How hard its grade is, among those of its game."""
    option = next((each for each in load_game(one.game).options if each.id == SOLO), None)
    known = option.choices if option is not None else ()
    return known.index(one.grade) if one.grade in known else len(known)
