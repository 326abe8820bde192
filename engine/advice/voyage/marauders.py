"""The first voyage of *Merchants & Marauders*: goal, prices, port turn, raid, battle, bounties, stash."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.advice.notes import Note
from engine.advice.voyage.teaching import Lesson, View, Why
from engine.captains.marauders.seen.observation import Observation
from engine.captains.marauders.voyage import Goal, Voyage
from engine.captains.marauders.worth.aims import Aims, Weights
from engine.kernel import Decision
from engine.marauders.port.goods import BASE_PRICE, DEMAND_PRICE, sell_prices
from engine.marauders.quests.peace import peaceful_missions
from engine.marauders.state import ashore_at
from engine.marauders.terms.trade import GoodsOffer

TURN = Lesson("turn")
IN_TURN: Mapping[str, tuple[Lesson, ...]] = {
    "move": (TURN, Lesson("move")),
    "port": (Lesson("port"),),
    "scout": (Lesson("scout"), Lesson("merchants")),
    "end": (Lesson("turn", 1),),
}
"""By how the suggested action of a turn begins."""
IN_PORT: Mapping[str, Why] = {
    "sell": Why((Lesson("port", 1), Lesson("sell")), Note("voyage-in-port-sell")),
    "buy": Why((Lesson("buy"),), Note("voyage-in-port-buy")),
    "shipyard": Why((Lesson("shipyard", 0, 2),), Note("voyage-in-port-shipyard")),
    "recruit": Why((Lesson("recruit", 0, 2),), Note("voyage-in-port-recruit")),
    "stash": Why((Lesson("stash", 2),), Note("voyage-in-port-stash")),
    "rumor": Why((Lesson("rumor"),), Note("voyage-in-port-rumor")),
    "claim": Why((Lesson("mission", 1),), Note("voyage-in-port-mission")),
    "task": Why((), Note("voyage-task")),
    "hire": Why((), Note("voyage-specialist")),
    "card": Why((), Note("voyage-card-play")),
    "done": Why((Lesson("port"),), Note("voyage-in-port-done")),
}
"""By how the suggested activity begins."""
IN_YARD: Mapping[str, Note] = {
    "repair": Note("voyage-yard-repair"),
    "weapon": Note("voyage-yard-weapon"),
    "mod": Note("voyage-yard-mod"),
    "done": Note("voyage-in-port-done"),
}
"""By how the suggested deal begins."""
QUESTIONS: Mapping[str, Why] = {
    "port.activity": Why((Lesson("port", 0, 2),)),
    "port.enter": Why((Lesson("ports"),)),
    "goods.sell": Why((Lesson("sell", 0, 2),), Note("voyage-sell")),
    "goods.buy": Why((Lesson("buy", 1),), Note("voyage-buy")),
    "cargo.throw_out": Why((Lesson("buy", 4),), Note("voyage-cargo")),
    "shipyard": Why((Lesson("shipyard", 2),), Note("voyage-shipyard")),
    "crew.hire": Why((Lesson("recruit", 0, 2),)),
    "stash": Why((Lesson("stash", 2),), Note("voyage-stash")),
    "merchant": Why((Lesson("merchants", 1), Lesson("bounties", 1)), Note("voyage-merchant")),
    "raid.success": Why((Lesson("raid", 2),), Note("voyage-raid-success")),
    "raid.keep": Why((), Note("voyage-cargo")),
    "battle.declare": Why((Lesson("battle", 5, 3),), Note("voyage-battle")),
    "hit.place": Why((Lesson("hits", 1),), Note("voyage-hit")),
    "hull.absorb": Why((Lesson("hits", 1),), Note("voyage-absorb")),
    "plunder.claim": Why((), Note("voyage-claim")),
    "plunder.specialists": Why((), Note("voyage-specialist")),
    "plunder.cards": Why((), Note("voyage-plunder-cards")),
    "mission.goods": Why((), Note("voyage-task")),
    "card.window": Why((Lesson("playing-cards"),), Note("voyage-card-later")),
    "glory.discard": Why((Lesson("glory-cards", 1),), Note("voyage-card")),
    "rumor.keep": Why((Lesson("rumor", 1),)),
    "ship.next": Why((Lesson("death", 2),), Note("voyage-ship")),
    "mod.distribute": Why((), Note("voyage-mod")),
    "pardon": Why((Lesson("bounties", 1),), Note("voyage-pardon")),
}
ANSWERS: Mapping[tuple[str, str], Note] = {
    ("plunder.claim", "keep"): Note("voyage-claim-keep"),
    ("merchant", "let_go"): Note("voyage-let-go"),
    ("battle.declare", "board"): Note("voyage-battle-board"),
    ("battle.declare", "flee"): Note("voyage-battle-flee"),
}
"""Reasons for single answers to questions, by their ids."""
SALE_ELSEWHERE = (Lesson("sell", 1, 2),)
"""Of a sale where prices are not those of the rule."""
SHOWN_AGAIN, SHOWN_ELSEWHERE = Lesson("buy", 3), Lesson("buy", 1)
"""Of an offer that is not of as many cards as the rule says: after an offer in the same port, or for another
reason.
"""


class Teacher:
    """See `engine.advice.voyage.teaching.Teacher`."""

    enough = 2
    aim = (Lesson("aim"), Lesson("glory"))
    visits: Mapping[str, frozenset[str]] = {"port.activity": frozenset({"shipyard", "recruit", "market"})}
    shuns = frozenset({"hold-full", "mission-lost"})

    def points(self, state: Any, seat: int) -> int:
        """Glory on the track."""
        return state.seats[seat].glory

    def rather(self, view: View, decision: Decision, picks: list[str]) -> list[str]:
        """A merchant where he is before the way elsewhere, if a raid on it pays: captains of level 2 who
        raid on their way win at least as often.
        """
        if decision.kind != "turn.action" or not picks or not picks[0].startswith("move:"):
            return picks
        observed = Observation(view)
        captain, voyage = observed.captain, Voyage(observed, Aims(observed, Weights()))
        if peaceful_missions(observed.game, captain):
            return picks
        if captain.in_port or f"merchant:{captain.zone}" in observed.turn.scouted_targets:
            return picks
        raids = (
            one for one in voyage.best() if (one.what, one.zone) == ("raid", captain.zone) and one.net > 0
        )
        steps = (step for goal in raids for step in voyage.towards(goal) if decision.why_not(step) is None)
        return next(steps, picks)

    def why(self, view: View, decision: Decision, picks: Sequence[str], told: Sequence[Note]) -> Why:
        """The lesson of the suggested action; the reason is the goal that it leads to."""
        picked = picks[0] if picks else ""
        begins = picked.partition(":")[0]
        if decision.kind == "turn.action":
            spent = not Observation(view).turn.actions
            reason = Note("voyage-card-play") if begins == "card" else self._goal(view, picked)
            return Why(() if spent else IN_TURN.get(begins, ()), reason)
        usual = QUESTIONS.get(decision.kind, Why())
        if decision.kind == "port.activity":
            return self._activity(view, begins)
        if decision.kind == "goods.sell" and not _usual_prices(Observation(view)):
            usual = Why(SALE_ELSEWHERE, usual.reason)
        if not picks:
            return Why(usual.lessons, Note("voyage-nothing"))
        if decision.kind == "goods.buy":
            return Why(usual.lessons, _bought(decision, picks))
        if decision.kind == "card.window" and picked != "pass":
            return Why(usual.lessons, Note("voyage-card-now"))
        if decision.kind == "shipyard":
            glory = any(note.key == "ship-glory" for note in told)
            return Why(
                usual.lessons, Note("voyage-yard-glory") if glory else IN_YARD.get(begins, usual.reason)
            )
        return Why(usual.lessons, ANSWERS.get((decision.kind, picked), usual.reason))

    def _activity(self, view: View, begins: str) -> Why:
        """An activity in port; no lesson says anything that the place does differently."""
        observed, why = Observation(view), IN_PORT.get(begins, QUESTIONS["port.activity"])
        if begins == "buy":
            lessons, reason = _shown(observed), why.reason
            return Why(lessons, Note("voyage-in-port-buy-more") if observed.hold.total() else reason)
        if begins == "sell" and not _usual_prices(observed):
            return Why((why.lessons[0], *SALE_ELSEWHERE), why.reason)
        return why

    def _goal(self, view: View, picked: str) -> Note | None:
        """What the suggested action of a turn leads to."""
        observed = Observation(view)
        voyage = Voyage(observed, Aims(observed, Weights()))
        goals = voyage.best()
        if not observed.turn.actions:
            return Note("voyage-spent")
        # What he does on the way need not be what he is after most.
        likely = goals if picked.startswith("scout:merchant") else goals[:1]
        goal = next((goal for goal in likely if [picked] in voyage.towards(goal)), None)
        if goal is not None:
            return _told(observed, voyage, goal)
        here = goals and (goals[0].what, goals[0].zone) == ("port", observed.captain.zone)
        return Note("voyage-stay") if here and picked == "end" else None


def _shown(observed: Observation) -> tuple[Lesson, ...]:
    """What there is to learn of the goods he would be shown here."""
    captain, place = observed.captain, ashore_at(observed.captain)
    if observed.game.terms(GoodsOffer(observed.seat, place)).cards == GoodsOffer(observed.seat, place).cards:
        return IN_PORT["buy"].lessons
    return (SHOWN_AGAIN if place in captain.bought_at else SHOWN_ELSEWHERE,)


def _usual_prices(observed: Observation) -> bool:
    """Whether his goods sell here for what the rule says."""
    offers = sell_prices(observed.game, observed.captain).values()
    return all(offer.price == (DEMAND_PRICE if offer.demanded else BASE_PRICE) for offer in offers)


def _bought(decision: Decision, picks: Sequence[str]) -> Note:
    """Why to buy these: cheap, in demand, or both."""
    options = [option for pick in picks if (option := decision.option(pick))]
    cheap = all(option.args["gold"] < BASE_PRICE for option in options)
    if all(option.args["wanted"] for option in options):
        return Note("voyage-buy" if cheap else "voyage-buy-wanted")
    return Note("voyage-buy-cheap" if cheap else "voyage-buy-load")


def _told(observed: Observation, voyage: Voyage, goal: Goal) -> Note:
    zone: dict[str, Any] = {"zone": goal.zone}
    if goal.waits:
        return Note("voyage-wait")
    if goal.what == "raid":
        return Note("voyage-raid", zone)
    if goal.what == "hunt":
        return Note("voyage-hunt", zone)
    if goal.what == "errand":
        return Note("voyage-errand", zone)
    draw, demand = voyage.drawn_by(goal.zone), observed.demand(goal.zone)
    if draw == "sale":
        return Note(
            "voyage-demand", {**zone, "good": demand, "count": observed.hold[demand] if demand else 0}
        )
    return Note(f"voyage-{draw}" if draw == "errand" else f"voyage-there-{draw}", zone)
