"""How well members play a game in a server, from the results of those they played against each other.

OpenSkill's Plackett-Luce model: it rates any number of players at a table by their places, ties as well.
TrueSkill's library does so too, but has seen no release since 2018; Elo and Glicko know pairs alone. The
figure shown is the one that a member is at least as good as, most probably (`ordinal`): who has played little
has less, and a newcomer begins with 0, below which nobody comes.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from bot.tables.finding.results import Rating
from data.store.results.looked import Rated

if TYPE_CHECKING:
    from openskill.models import PlackettLuceRating

SCALE = 40
"""What one point of the model is shown as: who wins as often as the others comes to about 1,000."""


def rate(seats: Sequence[Rated]) -> list[Rating]:
    """The ratings after these games, the best first; a game with a single member is none. Slow enough for a
    thread.
    """
    # Loaded once somebody asks: no start waits for it.
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    found: dict[int, PlackettLuceRating] = {}
    games: dict[int, int] = {}
    for _, group in groupby(seats, key=lambda seat: seat.table):
        table = list(group)
        if len(table) < 2:
            continue
        teams = [[found.get(seat.member) or model.rating()] for seat in table]
        for seat, (now,) in zip(table, model.rate(teams, ranks=[float(s.place) for s in table]), strict=True):
            found[seat.member] = now
            games[seat.member] = games.get(seat.member, 0) + 1
    ranking = sorted(found, key=lambda who: (-found[who].ordinal(), who))
    return [Rating(who, games[who], max(0, round(SCALE * found[who].ordinal()))) for who in ranking]
