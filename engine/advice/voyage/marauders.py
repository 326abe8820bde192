"""The first voyage of *Merchants & Marauders*: goal, prices, port turn, raid, battle, bounties, stash."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from engine.advice.notes import Note
from engine.advice.voyage.besides import IN_MODULES, OF_MODULES, smuggled, why_smuggled
from engine.advice.voyage.cards import of_its_kind, played, worth_playing
from engine.advice.voyage.chest import SELLS, for_chest, sale_first, sold_for_chest, stash_last, traded
from engine.advice.voyage.course import Course
from engine.advice.voyage.goods import bought_anyhow, bought_for, closing, in_plan, laden_with, left_undone
from engine.advice.voyage.heading import ahead, ends, heading, leaving, one
from engine.advice.voyage.laden import keeps_on, kept_aboard, kept_for, promised, thrown_for, thrown_instead
from engine.advice.voyage.lessons.marauders import firsts
from engine.advice.voyage.outlook import HEARD
from engine.advice.voyage.purse import (
    bought_here,
    crew_hired,
    free_crew,
    goods_first,
    none_hired,
    none_of_it,
    swapped,
    swapped_or_not,
    too_dear,
    why_kept,
)
from engine.advice.voyage.raids import ATTACKS, IN_RAID, aided, robbed, success_spent
from engine.advice.voyage.reasons import (
    at_home,
    crew_lacking,
    hired,
    home_and_dry,
    no_more_ships,
    no_use,
    selling,
    sold,
    spent,
    stash_enough,
    stash_first,
    stashed,
    usual_prices,
    won,
)
from engine.advice.voyage.teaching import First, Lesson, Teaching, View, Why
from engine.advice.voyage.told.events import signs_of
from engine.advice.voyage.told.plans import Intent, Planned
from engine.advice.voyage.yard import in_yard, not_worth, ship_bought, yard_deal
from engine.captains.marauders.player import FREELY, STEPS
from engine.captains.marauders.seen.observation import Observation
from engine.captains.marauders.worth.raid_cards import MOMENT
from engine.kernel import Decision
from engine.marauders.state import ashore_at
from engine.marauders.terms.trade import GoodsOffer
from engine.marauders.turn.turn import ACTIONS

CARGO = {
    "goods.buy": bought_here,
    "goods.sell": sold_for_chest,
    "cargo.throw_out": kept_aboard,
    "crew.hire": crew_hired,
    "offer.swap": swapped_or_not,
    "contraband.buy": smuggled,
}
"""By kind of question: what becomes of goods that a mission asks for, or that make a point in the chest."""
DESTINED: Mapping[str, Callable[..., tuple[Any, ...]]] = {
    "raid.keep": kept_for,
    "plunder.cargo": kept_for,
    "cargo.throw_out": thrown_for,
    "offer.swap": swapped,
    "contraband.buy": why_smuggled,
}
"""By kind of question: for which port goods are kept, and what the seat is after then."""
SOLD_OFF = frozenset(("voyage-sell-off", "voyage-sell-far", "voyage-sell-room"))
"""Why goods are sold that are not in demand, if it makes no point in the chest, nor room for a mission."""
RAIDS = "raid:"
"""How answers begin that raid a merchant."""
PLANNED = (*STEPS, "end")
"""How answers begin that belong to a plan; others are free, and come between its steps."""
CARD = "card:"
"""How answers begin that play a card."""
SURE = 100
IN_TURN: Mapping[str, tuple[Lesson, ...]] = {
    "move": (Lesson("move"),),
    "port": (Lesson("port"),),
    "scout": (Lesson("scout"), Lesson("merchants")),
    "end": (Lesson("turn", 1),),
}
"""By how the suggested action of a turn begins."""
IN_PORT: Mapping[str, Why] = {
    "sell": Why((Lesson("port"), Lesson("sell"))),
    "buy": Why((Lesson("buy"),), Note("voyage-in-port-buy")),
    "shipyard": Why((), Note("voyage-in-port-shipyard")),
    "recruit": Why((Lesson("recruit", 0, 2),)),
    "stash": Why(),
    "rumor": Why((), Note("voyage-in-port-rumor")),
    "claim": Why(),
    "task": Why((), Note("voyage-task")),
    "loyalty": Why((), Note("voyage-pay-crew")),
    "favors": Why((), Note("voyage-favors")),
    "market": Why((), Note("voyage-market")),
    "done": Why((Lesson("port"),), Note("voyage-in-port-done")),
}
"""By how the suggested activity begins."""
QUESTIONS: Mapping[str, Why] = {
    "port.activity": Why((Lesson("port", 1),)),
    "port.enter": Why((Lesson("ports"),)),
    "goods.sell": Why((Lesson("sell"),)),
    "goods.buy": Why((Lesson("buy", 1),)),
    "cargo.throw_out": Why((Lesson("buy", 4),)),
    "shipyard": Why((Lesson("shipyard", 2),), Note("voyage-shipyard")),
    "crew.hire": Why((Lesson("recruit", 0, 2),)),
    "merchant": Why((Lesson("merchants", 1),)),
    "raid.success": Why((Lesson("raid", 2),), Note("voyage-raid-success")),
    "battle.ammunition": Why((), Note("voyage-ammunition")),
    "card.captain": Why((), Note("voyage-against")),
    "card.redirect": Why((), Note("voyage-redirect")),
    "battle.declare": Why((Lesson("battle", 5),), Note("voyage-battle")),
    "hit.place": Why((Lesson("hits", 1),), Note("voyage-hit")),
    "hull.absorb": Why((Lesson("hits", 1),), Note("voyage-absorb")),
    "plunder.claim": Why((), Note("voyage-claim")),
    "plunder.specialists": Why((), Note("voyage-specialist")),
    "plunder.cards": Why((), Note("voyage-plunder-cards")),
    "mission.goods": Why((), Note("voyage-task")),
    "card.window": Why((), Note("voyage-card-later")),
    "glory.discard": Why((Lesson("glory-cards", 1),), Note("voyage-card")),
    "rumor.keep": Why((Lesson("rumor", 1),)),
    "ship.next": Why((Lesson("death", 1),), Note("voyage-ship")),
    **{kind: Why((), note) for kind, note in OF_MODULES.items()},
    "reward.bounties": Why((), Note("voyage-pardon")),
    "mod.distribute": Why((), Note("voyage-mod")),
    "pardon": Why((Lesson("bounties", 1),), Note("voyage-pardon")),
}
ANSWERS: Mapping[tuple[str, str], Note] = {
    ("merchant", "let_go"): Note("voyage-let-go"),
    ("battle.declare", "flee"): Note("voyage-battle-flee"),
    ("plunder.cards", "stop"): Note("voyage-nothing"),
    ("pardon", "done"): Note("voyage-pardon-not"),
    ("repair.at_sea", "repair"): Note("voyage-yard-repair"),
    **IN_MODULES,
    ("location.reroll", "no"): Note("voyage-located"),
}
"""Reasons for single answers to questions, by their ids or how these begin."""
SALE_ELSEWHERE = (Lesson("sell", 1),)
"""Of a sale where prices are not those of the rule."""
SHOWN_AGAIN, SHOWN_ELSEWHERE = Lesson("buy", 3), Lesson("buy", 1)
"""Of an offer of more or fewer cards than the rule says: after one in the same port, or otherwise."""


class Teacher(Teaching):
    """Where to sail, what to do there, and whom to fight."""

    enough = 2
    aim = (Lesson("glory", 1),)
    visits = {"port.activity": frozenset({"shipyard", "recruit", "market"})}
    shuns = {"hold-full": SURE + 1, "mission-lost": SURE + 1, "rumor-heard": HEARD}

    def points(self, state: Any, seat: int) -> int:
        """Glory on the track."""
        return state.seats[seat].glory

    def greets(self, view: View, decision: Decision) -> Note | None:
        """His captain, his ship and his home, before his first action."""
        observed = Observation(view)
        fresh = decision.kind == "turn.action" and observed.turn.actions == ACTIONS and not observed.hold
        if observed.board.round > 1 or not fresh:
            return None
        card = observed.box.captain_card(observed.captain.card)
        told = {"captain": card.id, "nation": card.nation, "ship": observed.captain.ship.kind}
        return Note("voyage-welcome", {**told, "zone": card.home, "count": observed.board.goal})

    def remembered(self, view: View, intent: Intent | None, after: Intent | None) -> Intent | None:
        """By what a plan was made is what he saw when it was last told."""
        if after is None or not Observation(view).mine.captain:
            return after
        if intent is not None and replace(after, seen=intent.seen) == intent:
            return intent
        return replace(after, seen=signs_of(Observation(view)))

    def firsts(self, view: View, decision: Decision, log: Sequence[Mapping[str, Any]]) -> Iterable[First]:
        """Hand, dice, bounties, the ships of an event, and what ports have."""
        return firsts(view, decision, log)

    def plan(self, view: View, decision: Decision, picks: list[str], intent: Intent | None) -> Planned | None:
        """The way to what pays best, kept to until something that pays better by far comes up."""
        if decision.kind != "turn.action" or not picks or not picks[0].startswith((*PLANNED, CARD)):
            return None
        course = Course(view)
        if not course.aims.missing or not course.observed.turn.actions:
            return None
        after = course.still(intent)
        goals = course.kept(after)
        if picks[0].startswith(CARD) and (not goals or picks[0] in worth_playing(course, decision, goals[0])):
            return None
        return next(course.planned(decision, goals, after), None)

    def other(self, view: View, decision: Decision, plan: Planned) -> Planned | None:
        """The best way that begins with another step, as long as it is worth anything."""
        course = Course(view)
        ways = course.planned(decision, course.kept(None), None)
        return next((way for way in ways if way.picks != plan.picks and way.worth > 0), None)

    def settled(self, view: View, decision: Decision, picks: Sequence[str]) -> list[str]:
        """The chest first, where the goal is near; no ship and nothing at sea once it is reached."""
        if decision.kind == "turn.action":
            return home_and_dry(view, decision, picks)
        if decision.kind == "port.activity":
            first = stash_first(view, decision, goods_first(view, decision, picks))
            first = stash_last(view, decision, first)
            return home_and_dry(view, decision, sale_first(view, decision, first))
        if decision.kind == "shipyard":
            return no_more_ships(view, decision, picks)
        if (settled := CARGO.get(decision.kind)) is not None:
            return settled(view, decision, picks)
        return stash_enough(view, decision, picks) if decision.kind == "stash" else list(picks)

    def spurned(self, view: View, decision: Decision) -> frozenset[str]:
        """A ship with too little room, what takes the gold for goods, and near the goal, what is no point."""
        if decision.kind == "shipyard":
            return no_use(view, decision) | not_worth(view, decision) | too_dear(view, decision)
        return no_use(view, decision) if decision.kind == "port.activity" else frozenset()

    def undone(
        self, view: View, decision: Decision, picks: Sequence[str], intent: Intent | None
    ) -> tuple[Note, ...]:
        """Of a port that he leaves, or that a raid closes; where he goes next."""
        if decision.kind == "merchant" and picks and picks[0].startswith(RAIDS):
            return one(closing(view, picks[0], intent))
        if decision.kind == "cargo.throw_out":
            return one(thrown_instead(view, decision, picks, intent))
        if not ends(view, decision, picks):
            return ()
        left = left_undone(view, decision, intent) if decision.kind == "port.activity" else None
        return leaving(view, decision, intent, left)

    def left(
        self,
        view: View,
        decision: Decision,
        picks: Sequence[str],
        intent: Intent | None,
        meant: Intent | None,
    ) -> Intent | None:
        """Nothing more of a raid or a battle that has begun; what was told, if only the hold has changed."""
        if (
            ends(view, decision, picks)
            and (found := heading(ahead(view), intent, ends=decision.kind == "turn.action")) is not None
        ):
            return found.intent
        if meant is not None and decision.kind == "goods.buy":
            return promised(ahead(laden_with(view, decision, picks)), intent, meant) or meant
        if meant is not None and not keeps_on(view, decision, picks, intent):
            return meant
        raids = decision.kind == "merchant" and any(pick.startswith(RAIDS) for pick in picks)
        begun = raids or decision.kind == "battle.declare"
        return (
            replace(intent, ashore=True)
            if begun and intent is not None and intent.what in ATTACKS
            else intent
        )

    def why(
        self,
        view: View,
        decision: Decision,
        picks: Sequence[str],
        told: Sequence[Note],
        intent: Intent | None = None,
    ) -> Why:
        """The lesson of the suggested action; the reason is the goal that it leads to."""
        picked = picks[0] if picks else ""
        begins = picked.partition(":")[0]
        if decision.kind == "turn.action":
            return self._action(view, picked)
        usual = QUESTIONS.get(decision.kind, Why())
        if decision.kind == "port.activity":
            return self._activity(view, picked, told)
        if decision.kind == "goods.sell":
            usual = _sale(view, decision, picks)
        if not picks:
            return Why(usual.lessons, *none_of_it(view, decision, intent))
        if decision.kind == "merchant" and picked.startswith(RAIDS):
            return Why(usual.lessons, robbed(view, decision, picked))
        if decision.kind == "goods.buy":
            told_for, after = bought_for(view, decision, picks, intent)
            reason = told_for or bought_anyhow(decision, picks)
            return Why(usual.lessons, reason, after, in_plan(view, decision, told_for))
        if (destined := DESTINED.get(decision.kind)) is not None:
            return Why(usual.lessons, *destined(view, decision, picks, intent))
        if (named := of_its_kind(view, decision, picks)) is not None:
            return Why(usual.lessons, named)
        if decision.kind == "card.window" and picked != "pass":
            return Why(usual.lessons, _card_now(view, decision, picked))
        if decision.kind == "shipyard":
            glory = any(note.key == "ship-glory" for note in told)
            deal = (ship_bought if glory else yard_deal)(view, decision, picked)
            return Why(usual.lessons, deal or usual.reason)
        if decision.kind == "stash":
            return Why(usual.lessons, stashed(view, picks))
        if (decision.kind, picked) == ("battle.declare", "board"):
            chance = next((note.args["chance"] for note in told if note.key == "board"), 0)
            return Why(usual.lessons, Note("voyage-battle-board", {"chance": chance}))
        if decision.range is not None and list(picks) == ["0"]:
            kept = why_kept(view, int(decision.args.get("price", 0)))
            return Why(usual.lessons, kept or none_hired(decision))
        if decision.kind == "raid.success" and begins in IN_RAID:
            saved = aided(view, decision, picked) if picked == "stop" else None
            return Why(usual.lessons, saved or success_spent(decision, picked, told))
        reason = ANSWERS.get((decision.kind, picked)) or ANSWERS.get((decision.kind, begins))
        return Why(usual.lessons, reason or usual.reason)

    def _action(self, view: View, picked: str) -> Why:
        """An action of a turn: what costs none has its own reason."""
        begins, spent = picked.partition(":")[0], not Observation(view).turn.actions
        if picked.startswith(FREELY):
            repairs = begins == "repair_at_sea"
            return Why((), Note("voyage-free-repair" if repairs else "voyage-free"))
        if spent and picked != "end" and begins != "card":
            return Why((), Note("voyage-free"))
        reason = played(view, picked) if begins == "card" else self._goal(view, picked)
        return Why(() if spent else IN_TURN.get(begins, ()), reason)

    def _activity(self, view: View, picked: str, told: Sequence[Note]) -> Why:
        """An activity in port; no lesson says anything that the place does differently."""
        begins, _, card = picked.partition(":")
        if begins == "hire":
            return Why((), hired(Observation(view), card))
        if begins == "card":
            return Why((), played(view, picked))
        observed, why = Observation(view), IN_PORT.get(begins, QUESTIONS["port.activity"])
        if begins == "done" and (reached := won(observed)) is not None:
            return Why(why.lessons, reached)
        if begins == "done" and not observed.gold:
            return Why(why.lessons, spent(observed))
        if begins == "buy":
            lessons, reason = _shown(observed), why.reason
            room = {"room": observed.room - observed.hold.total()}
            stash, more = traded(observed), Note("voyage-in-port-buy-more", room)
            laden = observed.hold.total() or observed.room < observed.capacity
            if laden and (stash is None or not stash.args["kept"]):
                return Why(lessons, more)
            return Why(lessons, stash or reason)
        if begins == "sell":
            lessons = why.lessons if usual_prices(observed) else (why.lessons[0], *SALE_ELSEWHERE)
            reason = selling(observed)
            off = reason.key == "voyage-in-port-sell-off"
            return Why(lessons, (for_chest(observed) if off else None) or reason)
        if begins == "shipyard":
            return Why(why.lessons, in_yard(view) or why.reason)
        if begins == "recruit":
            return Why(why.lessons, free_crew(observed, told) or crew_lacking(observed))
        claimed = Note("voyage-in-port-mission", {"mission": card}) if begins == "claim" else None
        return Why(why.lessons, claimed or at_home(view)) if begins in ("claim", "stash") else why

    def _goal(self, view: View, picked: str) -> Note | None:
        """What the suggested action of a turn leads to."""
        course = Course(view)
        if picked == "end" and (reached := won(course.observed)) is not None:
            return reached
        if not course.observed.turn.actions:
            return None
        # What he does on the way need not be what he is after most.
        likely = course.goals if picked.startswith("scout:merchant") else course.goals[:1]
        goal = next((goal for goal in likely if [picked] in course.voyage.towards(goal)), None)
        if goal is not None:
            return course.aim_of(goal)
        best = likely[0] if likely else None
        here = best is not None and (best.what, best.zone) == ("port", course.observed.captain.zone)
        return Note("voyage-stay") if here and picked == "end" else None


def _sale(view: View, decision: Decision, picks: Sequence[str]) -> Why:
    """What there is to learn of a sale, and what it brings."""
    lessons = QUESTIONS[decision.kind].lessons if usual_prices(Observation(view)) else SALE_ELSEWHERE
    cards, sale = [pick.removeprefix(SELLS) for pick in picks], sold(view, decision, picks)
    off = sale.key in SOLD_OFF
    return Why(lessons, (for_chest(Observation(view), cards) if off and cards else None) or sale)


def _card_now(view: View, decision: Decision, picked: str) -> Note:
    """Why a card is played in the window of its moment."""
    raided = aided(view, decision, picked) if decision.private_args.get("moment") == MOMENT else None
    return raided or Note("voyage-card-now", {"card": picked.partition(":")[2]})


def _shown(observed: Observation) -> tuple[Lesson, ...]:
    """What there is to learn of the goods he would be shown here."""
    captain, place = observed.captain, ashore_at(observed.captain)
    if observed.game.terms(GoodsOffer(observed.seat, place)).cards == GoodsOffer(observed.seat, place).cards:
        return IN_PORT["buy"].lessons
    return (SHOWN_AGAIN if place in captain.bought_at else SHOWN_ELSEWHERE,)
