"""Rumors and missions: which are worth taking, and where they lead."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from data.content.cards import MissionCard
from data.content.verbs.effects import Effect
from data.content.verbs.reward_effects import Choose
from data.content.verbs.tasks import (
    Assault,
    Carry,
    Deliver,
    Find,
    Hunt,
    HuntCaptain,
    Patrol,
    Pay,
    Raid,
    Smuggle,
    TaskBase,
    Watch,
)
from engine.captains.marauders.odds.fighting import crew_odds
from engine.captains.marauders.seen.chart import distance
from engine.captains.marauders.seen.observation import Observation
from engine.captains.marauders.seen.once import once
from engine.captains.marauders.worth.aims import Aims
from engine.marauders.places import missions_held_by, rumors_of
from engine.marauders.quests.missions import mission_slots
from engine.marauders.quests.peace import peaceful_missions
from engine.marauders.terms.port import MissionPay
from engine.marauders.terms.quests import TaskGoals

GIFT = 6.0
"""Gold value of something that a card gives, unless it says gold."""
RUMOR = 8.0
"""Average gold from a true rumor, besides its glory point."""
CLAIMED = 0.55
"""The share of a mission's worth that remains after all that may go wrong."""
HEARD = 0.5
"""The share of a rumor's worth that counts until he knows where it leads."""
NEAR = 2
"""Borders to the tasks of a usual mission."""
STOUT, FRAIL = 1.0, 4.0
"""Actions beyond the usual for each raid of a mission, and for a ship that one hit turns back."""
LIFE = 25.0
"""Gold that a captain loses with his life in a fight."""


class Errand(msgspec.Struct, frozen=True):
    """Something to do in a port or at sea in a zone; `act` begins the id of the option that does it, empty if
    being there is enough.
    """

    zone: str
    at: str
    worth: float
    act: str


def _zones_of(task: TaskBase) -> tuple[str, ...]:
    """Where a task is done, if its card says so: in one of these zones."""
    match task:
        case Carry() | Deliver() | Pay():
            return (task.to,)
        case Find() | Watch() | Assault() | Smuggle():
            return (task.zone,)
        case Patrol() | Raid():
            return task.zones
        case _:
            return ()


class Errands:
    """Evaluates rumors and missions for the captain of a view."""

    def __init__(self, observed: Observation, aims: Aims) -> None:
        self._observed = observed
        self._aims = aims
        self._glory = aims.weights.glory + aims.finish(1)

    @property
    def _point(self) -> float:
        """What the point is worth of a rumor or a mission that he holds."""
        return self._aims.weights.glory + self._aims.crowning

    def all(self) -> Iterator[Errand]:
        """Where the rumors and the mission lead now."""
        for piece in self._observed.pieces(rumors_of(self._observed.seat)):
            yield self._rumor(piece)
        for mission in self._observed.pieces(missions_held_by(self._observed.seat)):
            yield from self._mission(mission)

    # --- rumors -----------------------------------------------------------------------------------------

    def _rumor(self, piece: str) -> Errand:
        card = self._observed.box.rumor_card(piece)
        missed = (
            self._observed.misses("influence", "rumor")
            if card.at == "port"
            else self._observed.misses("scouting", "scout_rumor")
        )
        true = 1 - missed
        worth = self.fought(card.effect, self._point + self.reward(card.effect))
        return Errand(card.zone, card.at, true * worth, f"prove:{piece}")

    def fought(self, effects: tuple[Effect, ...], worth: float) -> float:
        """What this much is worth if the effects have him fight for it first."""
        for effect in effects:
            if effect.do == "fight":
                won, lost = self._crew_odds(effect.params["guards"], effect.params["leadership"])
                return won * worth - lost * LIFE
        return worth

    def _crew_odds(self, guards: int, leadership: int) -> tuple[float, float]:
        dice = self._observed.boarding_dice(self._observed.seat)
        return crew_odds(dice, self._observed.captain.ship.crew, leadership, guards)

    def proving(self, piece: str) -> float:
        """What a rumor is worth to a captain who is where it leads."""
        return self._rumor(piece).worth

    def hearing(self, price: int, slots: int) -> float:
        """What an attempt at a rumor is worth to who may hold so many."""
        observed = self._observed
        if observed.count(rumors_of(observed.seat)) >= slots:
            return 0.0
        heard = 1 - observed.misses("influence", "rumor")
        return heard * HEARD * (self._glory + RUMOR) - price

    def reward(self, effects: tuple[Effect, ...]) -> float:
        """What a card gives, roughly, in gold."""
        worth = 0.0
        for effect in effects:
            if isinstance(effect, Choose):
                worth += max(self.fought(one.effect, self.reward(one.effect)) for one in effect.options)
                continue
            figures = effect.params
            match effect.do:
                case "gain_gold":
                    worth += max(figures["gold"] if figures["per"] is None else 0, figures["least"])
                case "gain_cargo" | "gain_goods":
                    worth += 2.0 * min(
                        self._observed.full.cargo, figures.get("keep", figures.get("cards", 0))
                    )
                case "gain_weapons":
                    worth += 3.0 * figures["weapons"]
                case "fight":
                    continue
                case "add_bounty" | "lose_crew":
                    worth -= 2.0
                case _:
                    worth += GIFT if effect.worth is None else effect.worth
        return worth

    # --- missions ---------------------------------------------------------------------------------------

    def _paid(self, effects: tuple[Effect, ...]) -> float:
        """What a mission completed brings, beside its glory point."""
        return self.reward(effects) + self._observed.game.terms(MissionPay(self._observed.seat)).gold

    def claiming(self, mission: str) -> float:
        """What it is worth to claim the mission in a port where he is, or could be."""
        card = self._observed.box.mission_card(mission)
        held = self._observed.count(missions_held_by(self._observed.seat))
        if held >= mission_slots(self._observed.game, self._observed.captain) or not self._meets(mission):
            return 0.0
        asked = [self._asked(mission, number, ()) for number in range(len(card.tasks))]
        if any(self._hopeless(task) for task in card.tasks) or any(terms.hopeless for terms in asked):
            return 0.0
        chance = 1.0
        if card.claim.roll:
            chance = 1 - self._observed.misses(card.claim.roll, "mission")
        worth = CLAIMED * (self._glory + self._paid(card.effect))
        trouble = sum(self._trouble(task, terms) for task, terms in zip(card.tasks, asked, strict=True))
        trouble += self._aims.weights.action * max(0, self._way(card) - NEAR)
        return chance * (worth - trouble) - card.claim.gold

    def _meets(self, mission: str) -> bool:
        claim, captain = self._observed.box.mission_card(mission).claim, self._observed.captain
        if claim.bounties is not None and captain.wanted() != (claim.bounties == "some"):
            return False
        if any(nation in captain.bounties for nation in claim.not_wanted_by):
            return False
        if claim.gold > self._observed.gold or (claim.ships and captain.ship.kind not in claim.ships):
            return False
        return captain.ship.cannons >= claim.cannons and captain.ship.crew >= claim.crew

    def _hopeless(self, task: TaskBase) -> bool:
        """Whether the captain should rather not try this."""
        if isinstance(task, Hunt):
            return (
                not any(kind in self._observed.board.npcs for kind in task.npcs)
                or self._observed.full.crew < 3
            )
        if isinstance(task, HuntCaptain):
            return self._observed.full.crew < 3
        if isinstance(task, Assault):
            won, _ = self._crew_odds(task.guards, task.leadership)
            return won < 0.6
        if isinstance(task, Deliver | Smuggle):
            return task.cards > self._observed.captain.ship.cargo
        return isinstance(task, Carry) and task.space > self._observed.captain.ship.cargo

    def _way(self, card: MissionCard) -> int:
        """Borders from where it is claimed to the zones of its tasks, one after the other as they stand."""
        at, way = card.zone, 0
        for task in card.tasks:
            if zones := _zones_of(task):
                nearest = min(zones, key=lambda zone: distance(self._observed.box, at, zone))
                at, way = nearest, way + distance(self._observed.box, at, nearest)
        return way

    def _asked(self, mission: str, number: int, done: Iterable[str]) -> TaskGoals:
        """What a module says of a task of its own; of the base game's it says nothing."""
        return self._observed.game.terms(TaskGoals(self._observed.seat, mission, number, list(done)))

    def _trouble(self, task: TaskBase, asked: TaskGoals) -> float:
        """Gold value of the actions a task takes, besides the way to it."""
        action = self._aims.weights.action
        if isinstance(task, Patrol):
            return action * 1.5 * len(task.zones)
        if isinstance(task, Watch):
            return action * 2 * task.turns
        if isinstance(task, Deliver | Smuggle):
            return action * 2 + task.cards
        if isinstance(task, Pay):
            return task.gold
        if isinstance(task, Raid):
            ship = self._observed.ship
            return action * task.raids * (STOUT if min(ship.crew, ship.cannons, ship.masts) > 1 else FRAIL)
        return action * asked.actions

    def _mission(self, mission: str) -> Iterator[Errand]:
        """What is left to do for a mission; nothing once it is lost."""
        card, captain = self._observed.box.mission_card(mission), self._observed.captain
        number = [held.mission for held in captain.missions].index(mission)
        held = captain.missions[number]
        if held.lost:
            return
        worth = (self._point + self._paid(card.effect)) / max(1, len(card.tasks))
        first = sum(len(other.tasks) for other in captain.missions[:number])
        for number, (task, done) in enumerate(zip(card.tasks, held.tasks, strict=True)):
            if len(done) < task.parts:
                asked = self._asked(mission, number, done)
                yield from self._towards(task, done, worth, f"task:{first + number}")
                yield from self._told(asked, worth, first + number)

    def completes(self, zone: str) -> str:
        """The mission of which all that is left is one task, which he can do in the port of a zone; empty if
        there is none.
        """
        captain = self._observed.captain
        for held in captain.missions:
            tasks = zip(self._observed.box.mission_card(held.mission).tasks, held.tasks, strict=True)
            left = [(task, done) for task, done in tasks if len(done) < task.parts]
            if held.lost or len(left) != 1 or not isinstance(task := left[0][0], Carry | Pay | Deliver):
                continue
            if task.to == zone and any(True for _ in self._towards(task, left[0][1], 0.0, "")):
                return held.mission
        return ""

    def paid(self, mission: str) -> int:
        """The gold that a mission is sure to pay."""
        effects = (one for one in self._observed.box.mission_card(mission).effect if one.do == "gain_gold")
        sure = sum(int(one.params["gold"]) for one in effects if one.params["per"] is None)
        return sure + self._observed.game.terms(MissionPay(self._observed.seat)).gold

    def zones_of(self, mission: str) -> set[str]:
        """Where a mission that he holds leads him."""
        return {errand.zone for errand in self._mission(mission)}

    def _towards(self, task: TaskBase, done: list[str], worth: float, act: str) -> Iterator[Errand]:
        observed = self._observed
        if isinstance(task, Carry):
            yield Errand(task.to, "port", worth, "")
        elif isinstance(task, Pay) and observed.gold >= task.gold:
            yield Errand(task.to, "port", worth - task.gold, act)
        elif isinstance(task, Deliver | Smuggle):
            if sum(observed.hold[good] for good in task.goods) >= task.cards:
                at, zone = ("port", task.to) if isinstance(task, Deliver) else ("sea", task.zone)
                yield Errand(zone, at, worth - 3.0 * task.cards, act)
        elif isinstance(task, Find):
            chance = (1 - observed.misses(task.roll, "mission")) ** task.successes
            yield Errand(task.zone, "sea", chance * worth, act)
        elif isinstance(task, Patrol):
            left = [zone for zone in task.zones if zone not in done]
            for zone in left:
                yield Errand(zone, "sea", worth / len(left), "")
        elif isinstance(task, Watch):
            yield Errand(task.zone, "sea", worth / (task.turns - len(done) + 1), "")
        elif isinstance(task, Assault):
            won, lost = self._crew_odds(task.guards, task.leadership)
            yield Errand(task.zone, task.where, won * worth - lost * LIFE, act)

    def _told(self, asked: TaskGoals, worth: float, running: int) -> Iterator[Errand]:
        """Where a module's task leads."""
        for goal in asked.goals:
            act = f"{goal.act}:{running}" if goal.act else ""
            yield Errand(goal.zone, goal.at, worth / goal.parts - goal.gold, act)

    @once
    def peace(self) -> float:
        """What starting a battle or raid of any kind costs: the missions that are lost by it."""
        captain = self._observed.captain
        cards = map(self._observed.box.mission_card, peaceful_missions(self._observed.game, captain))
        return sum(CLAIMED * (self._glory + self._paid(card.effect)) for card in cards)

    def raid_bonus(self, zone: str, nation: str | None) -> float:
        """What a raid here under this flag does for the mission."""
        for mission in self._observed.pieces(missions_held_by(self._observed.seat)):
            for task in self._observed.box.mission_card(mission).tasks:
                fits = isinstance(task, Raid) and task.nation in (None, nation)
                if isinstance(task, Raid) and fits and zone in (task.zones or (zone,)):
                    worth = self._glory + self._paid(self._observed.box.mission_card(mission).effect)
                    return worth / task.raids
        return 0.0

    def hunt_bonus(self, kind: str) -> float:
        """What defeating an NPC of a kind ("captain": a captain) does for the mission."""
        for mission in self._observed.pieces(missions_held_by(self._observed.seat)):
            for task in self._observed.box.mission_card(mission).tasks:
                if (isinstance(task, Hunt) and kind in task.npcs) or (
                    isinstance(task, HuntCaptain) and kind == "captain"
                ):
                    return self._glory + self._paid(self._observed.box.mission_card(mission).effect)
        return 0.0
