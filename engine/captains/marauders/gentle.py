"""A newcomer to *Merchants & Marauders*."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.captains.gentle import Answers, Slip, everything, few, first, never
from engine.captains.marauders.seen.observation import Observation
from engine.kernel import Decision

WHOM = ("scout:captain:", "captain:")
"""How answers begin that name a rival, by the number of his seat."""
AHEAD = 3
"""By so much glory a rival must lead him before he goes after him."""


class Gentle:
    """Trades from port to port, two barrels at a time, and leaves alone who is not well ahead."""

    slips: Mapping[str, Slip] = {
        "goods.buy": Slip(0.6, few(2)),
        "goods.sell": Slip(0.3, everything),
        "port.activity": Slip(0.15, never("stash")),
        "shipyard": Slip(0.3, first("done")),
        "crew.hire": Slip(0.3, few(0)),
        "card.window": Slip(0.5, first("pass")),
        "battle.declare": Slip(0.4, first("shoot")),
        "merchant": Slip(0.3, first("let_go")),
        "turn.action": Slip(0.08, first("end")),
    }

    def spares(self, view: Mapping[str, Any], decision: Decision, answers: Answers) -> Answers:
        """Who is not well ahead of him; where he must name somebody, who has most comes first anyway."""
        if not any(one and one[0].startswith(WHOM) for one in answers):
            return answers
        observed = Observation(view)
        seats, mine = observed.board.seats, observed.mine.glory

        def harmless(picks: list[str]) -> bool:
            named = picks[0].rpartition(":")[2] if picks and picks[0].startswith(WHOM) else ""
            return not named.isdecimal() or seats[int(named)].glory >= mine + AHEAD

        left = [one for one in answers if harmless(one)]
        return left or ([["end"]] if decision.option("end") else answers)
