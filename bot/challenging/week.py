"""Which game a week's challenge is, and when a week begins and ends."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any

from bot.lobbies.sealing import Means
from bot.tables.lobby import refused_with
from data.store.challenges.models import Challenge
from engine.captains import Level
from engine.games import GAMES, load_game
from engine.kernel import SOLO, UNLIMITED, GameSpec, new_seed
from render import drawn

WEEK = timedelta(days=7)
FRIDAY, HOUR = 4, 18
"""When a week begins, in UTC: with a weekend before it."""
FEWEST, MOST = 3, 4
"""Who sits at the table: the member and his computer captains."""


@dataclass(frozen=True, slots=True)
class Week:
    """A week of a challenge."""

    begins: datetime

    @classmethod
    def of(cls, key: str) -> Week:
        """The week of this name."""
        return cls(datetime.fromisoformat(key).replace(hour=HOUR, tzinfo=UTC))

    @property
    def key(self) -> str:
        """Its name: the day on which it begins."""
        return self.begins.date().isoformat()

    @property
    def ends(self) -> datetime:
        """When the next one begins."""
        return self.begins + WEEK

    @property
    def before(self) -> Week:
        """The one before it."""
        return Week(self.begins - WEEK)

    @property
    def number(self) -> int:
        """How many there were before it, counted from a long time ago."""
        return self.begins.toordinal() // 7


def week_at(moment: datetime) -> Week:
    """The week of a moment."""
    day = moment.astimezone(UTC).replace(hour=HOUR, minute=0, second=0, microsecond=0)
    begins = day - timedelta(days=(day.weekday() - FRIDAY) % 7)
    return Week(begins if begins <= moment else begins - WEEK)


def drawn_for(week: Week) -> Challenge:
    """The challenge of a week: the games in turn, each with its grades, seats and ready-made modules in turn;
    what is drawn in it nobody knows.
    """
    games = [game for game in GAMES if _limit(load_game(game)) and drawn(game)]
    game, turn = games[week.number % len(games)], week.number // len(games)
    spec = load_game(game)
    grades = _limit(spec)
    chosen = {SOLO: grades[turn % len(grades)]}
    modules, options, seats = _laid(spec, chosen, turn)
    return Challenge(
        week=week.key,
        game=game,
        seats=seats,
        options=options,
        modules=list(modules),
        level=int(Level.SENSIBLE),
        seed=new_seed(),
        salt=secrets.token_hex(16),
        pepper=secrets.token_hex(16),
    )


def _limit(spec: GameSpec) -> Sequence[str]:
    """The grades in which a game is played alone, for a score."""
    option = next((one for one in spec.options if one.id == SOLO), None)
    return [grade for grade in option.choices if grade != UNLIMITED] if option is not None else []


def _laid(spec: GameSpec, chosen: dict[str, Any], turn: int) -> tuple[tuple[str, ...], dict[str, Any], int]:
    """With which modules, settings and seats a game is laid in its `turn`: every other time with a ready-made
    set of modules, if it can begin with that.
    """
    sets = [(), *(one.modules for one in spec.ready_made)]
    # The base game between any two sets.
    wanted = sets[1 + turn // 2 % (len(sets) - 1)] if turn % 2 and len(sets) > 1 else ()
    for modules in (wanted, ()):
        options = spec.resolve_options(chosen, modules)
        seats = [n for n in spec.seats_with(options, modules) if FEWEST <= n <= MOST]
        for number in sorted(seats, key=lambda n: (n - turn) % (MOST - FEWEST + 1)):
            if refused_with(spec, options, modules, number) is None:
                return tuple(modules), options, number
    raise AssertionError(spec.id)


def means_of(challenge: Challenge) -> Means:
    """How a challenge is laid at a table."""
    return Means(
        challenge.game, challenge.seats, challenge.options, challenge.modules, challenge.level,
        challenge.seed, challenge.salt,
    )  # fmt: skip
