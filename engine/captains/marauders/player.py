"""The heuristics of *Merchants & Marauders*: one method for each kind of question."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

from engine.captains.marauders.answers import Answer, Answers, together
from engine.captains.marauders.battling import BATTLES_ANSWERED, Battling, spared
from engine.captains.marauders.cutthroat import CUTTHROAT_ANSWERED
from engine.captains.marauders.gains import GAINS_ANSWERED
from engine.captains.marauders.goals import Goal
from engine.captains.marauders.hand import CARDS_ANSWERED, Hand
from engine.captains.marauders.harbour import PORT_ANSWERED, part
from engine.captains.marauders.landfall import LOCATIONS_ANSWERED
from engine.captains.marauders.odds.raiding import WEAPON, Raid, dealt_beforehand, pool_of
from engine.captains.marauders.patronage import FAVORS_ANSWERED
from engine.captains.marauders.picks import PICKS_ANSWERED
from engine.captains.marauders.plan import Plan, Step, plan_at
from engine.captains.marauders.seen.observation import Observation
from engine.captains.marauders.ship_mods import SHIP_MODS_ANSWERED
from engine.captains.marauders.smuggling import CONTRABAND_ANSWERED
from engine.captains.marauders.successors import SPARE, SUCCESSORS_ANSWERED
from engine.captains.marauders.voyage import Voyage
from engine.captains.marauders.worth.aims import Aims, Weights
from engine.captains.marauders.worth.errands import Errands
from engine.captains.marauders.worth.law import bounty_price
from engine.captains.marauders.worth.raid_hand import RaidHand
from engine.captains.marauders.worth.ships import Fleet, merchant
from engine.captains.marauders.worth.trade import Market
from engine.captains.memory import Memory
from engine.captains.plain import Chance
from engine.kernel import Decision
from engine.marauders.combat.death import captains_left
from engine.marauders.game import MARAUDERS
from engine.marauders.state import LOCATIONS

STEPS = ("move:", "port", "scout:", "prove:", "task:", "visit:", "raid_location:")
"""How the options of a turn begin that lead towards a goal (`Voyage.towards`)."""
FREELY = ("repair_at_sea", "drop_mission")
"""How the options of a turn begin that cost nothing and are always worth it."""
LIKELY = 0.5
"""The share of what a raid does for a mission that counts: it may fail, or bring too little."""
FIRST = (*FREELY, "retire", "prove:", "task:")
"""How the options of a turn begin for the sake of which he weighs anew."""
NEARLY = 6.0
"""How much gold worse than the best a goal may be and still be worth trying."""


class Player:
    """Plays any seat. It remembers nothing between two questions but what the captain's memory holds."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or Weights()
        _prepare()

    def wanted(
        self, view: Mapping[str, Any], decision: Decision, luck: Chance, memory: Memory | None = None
    ) -> Answers:
        """Answers by preference, best first; none for an unknown kind of question. All are reasoned."""
        answer = ANSWERED.get(decision.kind)
        if answer is None:
            return []
        if memory is not None and decision.kind == "turn.action":
            return self._goes_on(view, decision, memory)
        with Observation(view) as observed:
            return answer(observed, self.weights, decision)

    def _goes_on(self, view: Mapping[str, Any], decision: Decision, memory: Memory) -> Answers:
        """The next step of the plan that he has in mind, if it holds; else as he finds best, which he
        then has in mind.
        """
        plan: Plan | None = memory.plan
        if plan is None or not _may_follow(decision, plan.steps[0]) or not plan.holds(view):
            with Observation(view) as observed:
                answers, aim = self._acted(observed, decision)
            plan = plan_at(view, *aim) if aim is not None else None
        else:
            answers = [*self._cards(view, decision, plan.goal), *([option] for option in plan.steps[0])]
        memory.plan = plan.on() if plan is not None else None
        return answers

    def _cards(self, view: Mapping[str, Any], decision: Decision, goal: Goal) -> Answers:
        """The cards to be played before he goes on."""
        if not any(option.id.startswith("card:") for option in decision.options):
            return []
        with Observation(view) as observed:
            return [[id] for id in Hand(observed, Aims(observed, self.weights)).of_turn(decision, goal)]

    def gives_orders(self, decision: Decision) -> bool:
        """Before each action of his turn."""
        return decision.kind == "turn.action"

    def worth_trying(self, view: Mapping[str, Any], decision: Decision) -> Answers:
        """First steps towards goals that are nearly as good as the best."""
        if decision.kind != "turn.action":
            return []
        with Observation(view) as observed:
            voyage = Voyage(observed, Aims(observed, self.weights))
            goals = voyage.best()
            near = [goal for goal in goals if goal.route >= goals[0].route - NEARLY]
            return [*map(list, dict.fromkeys(tuple(voyage.towards(goal)[-1]) for goal in near))]

    def turns(self, view: Mapping[str, Any]) -> int:
        """The round."""
        return int(view["state"]["round"])

    def standing(self, view: Mapping[str, Any]) -> float:
        """Glory, stash, gold, cargo and ship of the view's seat, and what it can do next, in gold."""
        with Observation(view) as observed:
            return self._standing(observed)

    def _standing(self, observed: Observation) -> float:
        aims, captain = Aims(observed, self.weights), observed.mine.captain
        worth = observed.mine.glory * self.weights.glory + aims.brought_home()
        if captain is None:
            return worth
        voyage = Voyage(observed, aims)
        worth += aims.gold(0, observed.gold) + aims.judge(Fleet).lasting()
        worth += Market(observed, aims, captain.zone, captain.in_port).worth(observed.hold)
        return worth + max((goal.net for goal in voyage.best()), default=0.0)

    # --- the turn -----------------------------------------------------------------------------------

    def act(self, observed: Observation, decision: Decision) -> Answers:
        """First what is free; then a step towards the best goal."""
        return self._acted(observed, decision)[0]

    def _acted(
        self, observed: Observation, decision: Decision
    ) -> tuple[Answers, tuple[Goal, tuple[Step, ...]] | None]:
        """The same, and the goal with the steps to it, if that is what he does."""
        aims = Aims(observed, self.weights)
        hand = Hand(observed, aims)
        free = [[option.id] for option in decision.options if option.id.startswith(FREELY)]
        more = [] if observed.turn.actions else [["spur_on"]]
        if free or not any(option.id.startswith(STEPS) for option in decision.options):
            return [*free, *([id] for id in hand.of_turn(decision)), *more, ["end"]], None
        voyage = Voyage(observed, aims)
        goals = self._goals(voyage)
        cards = [[id] for id in hand.of_turn(decision, goals[0] if goals else None)]
        if cards:
            return [*cards, *more, ["end"]], None
        if decision.option("retire") and self._retires(observed, voyage, goals):
            return [["retire"]], None
        if not goals:
            return [*more, ["end"]], None
        steps = voyage.plan(goals[0])
        return [*([option] for option in steps[0]), *more, ["end"]], (goals[0], steps)

    def _goals(self, voyage: Voyage) -> Sequence[Goal]:
        """What he may be after, the best first: what he does at once if that brings enough, else what is near
        by; if all that only costs him, whatever there is.
        """
        at_once = voyage.at_once()
        if at_once is not None and at_once.net >= voyage.retiring:
            return [at_once]
        goals = voyage.best(near=True)
        return goals if goals and goals[0].route > 0 else voyage.best()

    def _retires(self, observed: Observation, voyage: Voyage, goals: Sequence[Goal]) -> bool:
        """Whether a successor would do better than he can, while many are left: the game ends when none is.
        What might follow a goal does not count: the successor may do so, too. Before that he looks at all
        goals, far ones as well.
        """
        if captains_left(observed.game) <= SPARE or voyage.retiring <= _best_of(goals):
            return False
        return voyage.retiring > _best_of(voyage.best())

    def enter(self, observed: Observation, decision: Decision) -> Answers:
        """Into a closed port by a roll rather than for gold, and by other ways if there is no roll."""
        ways = [[option.id] for option in decision.options if option.id.startswith("way:")]
        return [["roll"], ["fee"], *ways, ["stay"]]

    def repeat(self, observed: Observation, decision: Decision) -> Answers:
        """Always reroll a failed roll."""
        return [["yes"]]

    # --- the ship -----------------------------------------------------------------------------------

    def absorb(self, observed: Observation, decision: Decision) -> Answers:
        """The hit that destroys, else the one to the weakest location; the hull first."""
        ship = (
            Battling(observed, Aims(observed, self.weights)).ship
            if observed.played("Battle")
            else observed.ship
        )
        hits = [option.id for option in decision.options if option.id != "no"]
        hits.sort(key=lambda id: (getattr(ship, part(id)), part(id) != "hull"))
        return [[id] for id in hits]

    def place_hit(self, observed: Observation, decision: Decision) -> Answers:
        """Where most is left once the located hits are taken, where no goods go overboard; the hull only if
        necessary.
        """
        if observed.played("Battle"):
            return Battling(observed, Aims(observed, self.weights)).place_hit(decision)
        left = {at: getattr(observed.captain.ship, at) for at in LOCATIONS}
        for at in decision.args.get("located", []):
            left[at] -= 1
        return [[f"hit:{at}"] for at in spared(left, observed.hold.total())]

    def repair_at_sea(self, observed: Observation, decision: Decision) -> Answers:
        """The weakest first."""
        options = [option.id for option in decision.options if option.id != "done"]
        options.sort(key=lambda id: getattr(observed.captain.ship, part(id)))
        return [[id] for id in options]

    def move_modifications(self, observed: Observation, decision: Decision) -> Answers:
        """As many as he can afford."""
        ids = [option.id for option in decision.options]
        return [ids[:count] for count in range(len(ids), -1, -1)]

    # --- merchants and the law ----------------------------------------------------------------------

    def meet_merchant(self, observed: Observation, decision: Decision) -> Answers:
        """Raid under the most promising flag, if the raid is worth its bounty."""
        aims, zone = Aims(observed, self.weights), observed.captain.zone
        fleet, errands = aims.judge(Fleet), aims.judge(Errands)
        raids: list[tuple[float, str]] = []
        for option in decision.options:
            nation = part(option.id)
            if nation:
                worth = fleet.merchant(merchant(observed, zone, nation))
                worth += LIKELY * errands.raid_bonus(zone, nation)
                raids.append((worth - bounty_price(observed, aims, nation, "raid"), option.id))
        raids.sort(reverse=True)
        return [*([id] for worth, id in raids if worth > 0), ["let_go"]]

    def spend_success(self, observed: Observation, decision: Decision) -> Answers:
        """The use of a success, or of a weapon, with the best average outcome."""
        hand = RaidHand(observed, Aims(observed, self.weights))
        raid = Raid(hand.terms, pool_of(observed.cargo_unseen()))
        lying, left = hand.lying(), int(decision.args["left"])
        best = raid.best(lying, left)
        weapons = [option.id for option in decision.options if option.id.startswith("weapon:")]
        if weapons and raid.best(lying, left + 1).worth - WEAPON > best.worth:
            return [[weapons[0]]]
        pieces = [
            option.id
            for option in decision.options
            if best.card and option.label.endswith(best.way) and hand.card(part(option.id)) == best.card
        ]
        return [[pieces[0] if pieces else best.way], ["stop"]]

    def buy_pardon(self, observed: Observation, decision: Decision) -> Answers:
        """A pardon that reopens ports, if enough gold is left."""
        price = int(decision.args["gold"])
        last = [o.id for o in decision.options if observed.captain.bounties.get(part(o.id)) == 1]
        return [*([id] for id in last if observed.gold >= 3 * price), ["done"]]


def _may_follow(decision: Decision, step: Step) -> bool:
    """Whether a step can be taken, and nothing is offered that may come before it."""
    return decision.option(step[0]) is not None and not any(
        option.id.startswith(FIRST) and option.id not in step for option in decision.options
    )


@cache
def _prepare() -> None:
    """Find out what may be dealt in raids, with the smallest box and with all that there is."""
    for modules in (), tuple(MARAUDERS.module_sets()[-1]):
        dealt_beforehand(MARAUDERS.supply.box(modules))


def _best_of(goals: Sequence[Goal]) -> float:
    """What the best of some goals brings by itself; to do nothing brings nothing."""
    return max((goal.net for goal in goals), default=0.0)


AT_SEA: dict[str, Callable[[Player, Observation, Decision], Answers]] = {
    "turn.action": Player.act,
    "merchant": Player.meet_merchant,
    "raid.success": Player.spend_success,
    "hull.absorb": Player.absorb,
    "hit.place": Player.place_hit,
    "port.enter": Player.enter,
    "pardon": Player.buy_pardon,
    "repair.at_sea": Player.repair_at_sea,
    "mod.move": Player.move_modifications,
    "roll.repeat": Player.repeat,
}


def _own(method: Callable[[Player, Observation, Decision], Answers]) -> Answer:
    return lambda observed, weights, decision: method(Player(weights), observed, decision)


ANSWERED = together(
    {kind: _own(method) for kind, method in AT_SEA.items()},
    BATTLES_ANSWERED,
    CARDS_ANSWERED,
    GAINS_ANSWERED,
    PICKS_ANSWERED,
    SUCCESSORS_ANSWERED,
    CUTTHROAT_ANSWERED,
    SHIP_MODS_ANSWERED,
    CONTRABAND_ANSWERED,
    LOCATIONS_ANSWERED,
    FAVORS_ANSWERED,
    PORT_ANSWERED,
)
"""Every kind of question that a captain answers with a reason."""
