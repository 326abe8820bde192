"""A newcomer to *Merchants & Marauders*."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from engine.captains.gentle import Answers, Slip, everything, first, never
from engine.captains.marauders.seen.observation import Observation
from engine.kernel import Decision
from engine.marauders.turn.turn import ACTIONS

WHOM = ("scout:captain:", "captain:")
"""How answers begin that name a rival, by the number of his seat."""
HIS = ("other_turn", "other_port", "other_sale")
"""Moments of a rival at which cards are played against him."""
SPARING = ("end", "let_pass")
"""What is answered instead, where it is offered."""
AHEAD = 3
"""By so much glory a rival must lead him before he goes after him."""


def _for_one_port(decision: Decision, answers: Answers) -> Answers:
    """Of the goods that he would buy only those for the port that wants most of them: he thinks of one port
    at a time.
    """
    best = answers[0] if answers else []
    ports = {id: tuple(option.args["wanted"]) for id in best if (option := decision.option(id))}
    if not any(ports.values()):
        return answers
    counts = Counter(port for port in ports.values() if port)
    port = max(counts, key=lambda one: counts[one])
    return [[id for id in best if ports.get(id) == port], *answers]


def _rests(decision: Decision, answers: Answers) -> Answers:
    """Stays the night in port, once his business there is done."""
    sails = bool(answers) and answers[0] == ["move:sea"]
    return [["end"], *answers] if sails and decision.args["actions"] < ACTIONS else answers


AT_EASE: Mapping[str, Callable[[Decision, Answers], Answers]] = {
    "turn.action": _rests,
    "port.activity": never("stash"),
    "shipyard": first("done"),
}
"""What he does by kind of question while he leads: he hurries no more, and keeps his gold aboard."""


def _leads(view: Mapping[str, Any], seat: int) -> bool:
    """Whether nobody has as much glory as he has."""
    glory = [one["glory"] for one in view["state"]["seats"]]
    mine = glory.pop(seat)
    return mine > max(glory)


class Gentle:
    """Trades from port to port, one good at a time, and leaves alone who is not well ahead. His slips cost
    him gold and time, but not what he is after: one sees what he does, and why.
    """

    slips: Mapping[str, Slip] = {
        "goods.buy": Slip(0.6, _for_one_port),
        "goods.sell": Slip(0.3, everything),
        "port.activity": Slip(0.4, never("stash")),
        "shipyard": Slip(0.5, first("done")),
        "crew.hire": Slip(0.3, first("0")),
        "card.window": Slip(0.5, first("pass")),
        "battle.declare": Slip(0.4, first("shoot")),
        "merchant": Slip(0.3, first("let_go")),
        "turn.action": Slip(0.35, _rests),
    }

    def spares(self, view: Mapping[str, Any], decision: Decision, answers: Answers) -> Answers:
        """Who is not well ahead of him; where he must name somebody, who has most comes first anyway. While
        he leads himself, he takes his time.
        """
        if decision.kind in AT_EASE and _leads(view, decision.seat):
            answers = AT_EASE[decision.kind](decision, answers)
        aimed = [_aimed_at(decision, one) for one in answers]
        if all(rival is None for rival in aimed):
            return answers
        observed = Observation(view)
        seats, mine = observed.board.seats, observed.mine.glory
        left = [
            one
            for one, rival in zip(answers, aimed, strict=True)
            if rival is None or seats[rival].glory >= mine + AHEAD
        ]
        return left or [[id] for id in SPARING if decision.option(id)] or answers


def _aimed_at(decision: Decision, picks: list[str]) -> int | None:
    """The seat of the rival whom an answer goes after, in his own turn or in the rival's."""
    picked = picks[0] if picks else ""
    if picked.startswith(WHOM):
        named = picked.rpartition(":")[2]
        return int(named) if named.isdecimal() else None
    if decision.kind == "scout.off_turn" and picked == "scout":
        return int(decision.args["other"])
    if decision.private_args.get("moment") in HIS and picked.startswith("card:"):
        return int(decision.private_args["context"]["other"])
    return None
