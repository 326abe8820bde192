"""How the tasks of missions are done: on the way, in raids and battles, in port and by scouting (Claim a
Mission; docs/content.md lists the tasks).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, TypeVar

from data.content.verbs.event_effects import EnterNpc
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
    Watch,
)
from engine.kernel import Bundle, Chapter, Decision, Option, Plan, Play, Public, Refusal, Step, picked, then
from engine.marauders.choices import SCOUTED
from engine.marauders.combat.fights import Fight
from engine.marauders.combat.sides import CombatOver
from engine.marauders.combat.victory import Defeated
from engine.marauders.dice import successes
from engine.marauders.marks import GUARDS_FOUGHT
from engine.marauders.money import pay
from engine.marauders.port.port import Port
from engine.marauders.quests.missions import (
    MissionStep,
    OpenTask,
    lost_for,
    open_tasks,
    task_done,
)
from engine.marauders.sea.raids import MerchantRaid, RaidOutcome
from engine.marauders.ships.hold import cargo_count, cargo_of, discard_cargo
from engine.marauders.state import Captain, CaptainStep, MGame, bound_to, captain_at, captain_of
from engine.marauders.terms.port import PortChoices
from engine.marauders.terms.ships import Hold
from engine.marauders.terms.turn import ActionChoice, TurnChoices
from engine.marauders.triggers import MissionsAtStart, MissionsOnEntering

TASKS = Chapter("tasks")

T = TypeVar("T")


def tasks_of(game: MGame, captain: Captain, kind: type[T]) -> Iterator[OpenTask[T]]:
    """The open tasks of this kind in his missions."""
    for id, mission, number, task in open_tasks(game, captain):
        if isinstance(task, kind):
            yield OpenTask(id, mission, number, task)


def done_by(captain: Captain, tasks: Iterable[OpenTask[Any]]) -> list[Step]:
    """The steps in which he does these tasks of his missions, or parts of them."""
    return [task_done(captain, task.mission, task.number) for task in tasks]


def _lives(game: MGame, step: CaptainStep) -> Captain | None:
    captain = captain_at(game, step.seat)
    return captain if captain is not None and captain.id == step.captain_id else None


# --- on the way -----------------------------------------------------------------------------------


@TASKS.rule(Hold)
def carried(game: MGame, terms: Hold) -> None:
    """What he carries for a mission fills up its places of Cargo at sea. [R Missions 9]"""
    if not terms.in_port:
        carries = tasks_of(game, captain_of(game, terms.seat), Carry)
        terms.places -= sum(carry.task.space for carry in carries)


@TASKS.before(Port)
def brought(game: MGame, step: Port) -> list[Step]:
    """A port action at the destination completes the delivery. [R Missions 9]"""
    captain = captain_of(game, step.seat)
    return done_by(
        captain, (carry for carry in tasks_of(game, captain, Carry) if carry.task.to == captain.zone)
    )


@TASKS.after(MissionsOnEntering)
def patrolled(game: MGame, step: MissionsOnEntering) -> list[Step]:
    """Visit each of the zones at sea, in any order. [R Missions 12]"""
    captain = captain_of(game, step.seat)
    if captain.in_port:
        return []
    been = {held.mission: held.tasks for held in captain.missions}
    new = [
        patrol
        for patrol in tasks_of(game, captain, Patrol)
        if captain.zone in patrol.task.zones and captain.zone not in been[patrol.mission][patrol.number]
    ]
    return done_by(captain, new)


@TASKS.after(MissionsAtStart)
def watched(game: MGame, step: MissionsAtStart) -> list[Step]:
    """Start turns at sea in the zone, in a row or not. [R Missions 14]"""
    captain = captain_of(game, step.seat)
    if captain.in_port:
        return []
    return done_by(
        captain, (watch for watch in tasks_of(game, captain, Watch) if watch.task.zone == captain.zone)
    )


# --- raids ----------------------------------------------------------------------------------------


@TASKS.after(RaidOutcome)
def raided(game: MGame, step: RaidOutcome) -> list[Step]:
    """Successful raids on ships of the nation, in one of the zones, for at least this much gold.
    [R Missions 17; S Cards 29]
    """
    captain, raid = _lives(game, step), game.inside(MerchantRaid)
    if captain is None or raid.plunder < 0:
        return []

    def counts(task: Raid) -> bool:
        there = not task.zones or captain.zone in task.zones
        return there and task.nation in (None, raid.nation) and raid.plunder >= task.gold

    return done_by(captain, (raids for raids in tasks_of(game, captain, Raid) if counts(raids.task)))


# --- battles --------------------------------------------------------------------------------------


@TASKS.after(Defeated)
def defeated(game: MGame, step: Defeated) -> list[Step]:
    """Defeat an NPC of one of the kinds hunted, or a captain who had this many bounties when the battle
    began. [R Missions 16]
    """
    captain = _lives(game, step)
    if captain is None:
        return []
    hunted: list[OpenTask[Any]] = [
        hunt for hunt in tasks_of(game, captain, Hunt) if step.npc in hunt.task.npcs
    ]
    if step.loser >= 0:
        captains = tasks_of(game, captain, HuntCaptain)
        hunted += [hunt for hunt in captains if step.bounties_before >= hunt.task.bounties]
    return done_by(captain, hunted)


# --- what makes a mission impossible --------------------------------------------------------------


@TASKS.after(MissionsAtStart)
def prey_gone(game: MGame, step: MissionsAtStart) -> list[Step]:
    """A mission that hunts NPCs cannot be completed if none is in play and none can come any more.
    [R Missions 19]
    """
    captain = captain_of(game, step.seat)
    gone = [
        hunt.mission
        for hunt in tasks_of(game, captain, Hunt)
        if not any(can_be_met(game, kind) for kind in hunt.task.npcs)
    ]
    return lost_for(captain, gone, "prey")


def can_be_met(game: MGame, kind: str) -> bool:
    """Whether an NPC of this kind is in play or may still come: its card is not among the discards."""
    if kind in game.state.npcs:
        return True
    gone = game.places.held.get("event.discards", ())
    return any(_brings(game, card, kind) for card in game.box.pieces("event") if card not in gone)


def _brings(game: MGame, card: str, kind: str) -> bool:
    return any(
        isinstance(effect, EnterNpc) and effect.npc == kind for effect in game.box.event_card(card).effect
    )


# --- in port, and by scouting ---------------------------------------------------------------------


@TASKS.rule(PortChoices)
def tasks_in_port(game: MGame, terms: PortChoices) -> None:
    """Goods to hand over, gold to pay, guards to fight: offered whatever he has aboard, unless everybody sees
    that his cargo cards are too few. [R Missions 10; R-42]
    """
    captain = captain_of(game, terms.seat)
    for running, mission, _, task in open_tasks(game, captain):
        id, refusal = f"task:{running}", None
        if isinstance(task, Deliver):
            args = {"goods": list(task.goods), "cards": task.cards}
            offer, refusal = ActionChoice(id, args, "task-deliver", again=True), _too_few(game, captain, task)
        elif isinstance(task, Pay):
            offer = ActionChoice(id, {"gold": task.gold}, "task-pay", again=True, price=task.gold)
        elif isinstance(task, Assault) and task.where == "port":
            offer, refusal = _assault(game, id, task, actions=0), _fought(captain, mission)
        else:
            continue
        at = task.zone if isinstance(task, Assault) else task.to
        if game.offers(offer, refusal if at == terms.place else Refusal("task-in-port", {"zone": at})):
            terms.offers.append(offer)


@TASKS.rule(TurnChoices)
def tasks_at_sea(game: MGame, terms: TurnChoices) -> None:
    """Scout actions at sea in the zone of a task, each once a turn (Scout). [R Missions 11]"""
    captain = captain_of(game, terms.seat)
    for running, mission, number, task in open_tasks(game, captain):
        id, target, refusal = f"task:{running}", f"task:{mission}:{number}", None
        if isinstance(task, Smuggle):
            args = {"goods": list(task.goods), "cards": task.cards}
            offer = ActionChoice(id, args, "task-smuggle", actions=1, target=target)
            refusal = _too_few(game, captain, task)
        elif isinstance(task, Find):
            args = {"skill": task.roll, "needed": task.successes}
            offer = ActionChoice(id, args, "task-find", actions=1, target=target)
        elif isinstance(task, Assault) and task.where == "sea":
            offer, refusal = _assault(game, id, task, actions=1), _fought(captain, mission)
        else:
            continue
        if game.offers(offer, _not_here(terms, task.zone, target) or refusal):
            terms.offers.append(offer)


def _not_here(terms: TurnChoices, zone: str, target: str) -> Refusal | None:
    """Why he cannot look to a task at sea now: once a turn, in its zone."""
    if terms.in_port or zone != terms.zone:
        return Refusal("task-at-sea", {"zone": zone})
    return SCOUTED if target in terms.scouted_targets else None


def _too_few(game: MGame, captain: Captain, task: Deliver | Smuggle) -> Refusal | None:
    """Why he cannot hand over goods: he has fewer, whichever they are."""
    held = cargo_count(game, captain.seat, goods=True)
    return None if held >= task.cards else Refusal("too-little-cargo", {"cards": task.cards, "held": held})


def _fought(captain: Captain, mission: str) -> Refusal | None:
    """Why he cannot fight the guards: once a turn."""
    return Refusal("guards-fought") if GUARDS_FOUGHT.on(captain, mission) else None


def _assault(game: MGame, id: str, task: Assault, actions: int) -> ActionChoice:
    """The offer to fight the guards of a mission."""
    args = {"guards": guards(game, task), "leadership": task.leadership}
    return ActionChoice(id, args, "task-assault", actions=actions)


def guards(game: MGame, task: Assault) -> int:
    """The guards left after each kind of helper in the zone or an adjacent one has removed two; at least one
    stays. [R Missions 18]
    """
    near = {task.zone, *game.box.zones[task.zone].borders.values()}
    helping = [kind for kind in task.helpers if (npc := game.state.npcs.get(kind)) and npc.zone in near]
    return max(1, task.guards - 2 * len(helping))


@TASKS.effect("action:task")
def do_task(game: MGame, captain: Captain, target: str) -> Step:
    """Do a task of a mission. [R Missions 6]"""
    chosen = next(task for task in open_tasks(game, captain) if task.id == int(target))
    kinds: dict[type[Any], type[TaskStep]] = {
        Deliver: HandOver,
        Smuggle: RunGoods,
        Pay: PayForMission,
        Find: Search,
        Assault: StormGuards,
    }
    kind = kinds[type(chosen.task)]
    return kind(**bound_to(captain), mission=chosen.mission, task=chosen.number)


class TaskStep(MissionStep, kw_only=True):
    """A step in which he attempts a task of his mission."""

    task: Public[int]

    def what(self, game: MGame) -> Any:
        """The task as on its card."""
        return game.box.mission_card(self.mission).tasks[self.task]

    def done(self, game: MGame) -> Plan:
        """What follows when it is done."""
        return then(task_done(self.captain(game), self.mission, self.task))


@TASKS.step
class HandOver(TaskStep):
    """Hand over the required cargo cards, all at once, and discard them face up. [R Missions 10, 11]"""

    def play(self, game: MGame) -> Play:
        task: Deliver | Smuggle = self.what(game)
        given = yield from game.ask(self._decision(game, task))
        if given == ["no"]:
            return None
        cards = [picked(pick) for pick in given]
        discard_cargo(game, self.seat, cards)
        game.log("mission.goods", seat=self.seat, mission=self.mission, cards=cards)
        return self.done(game)

    def _decision(self, game: MGame, task: Deliver | Smuggle) -> Decision:
        """He is asked even if he has too few; only he knows."""
        cargo = cargo_of(game, self.seat, goods=True)
        fitting = [card for card in cargo if game.box.cargo_card(card).good in task.goods]
        give = [Option(f"give:{card}", {"card": card}, say="mission-give", secret=True) for card in fitting]

        def bundles() -> list[Bundle]:
            """So many of one good, where there are enough of it."""
            alike: dict[str, list[str]] = {}
            for card in fitting:
                alike.setdefault(game.box.cargo_card(card).good, []).append(f"give:{card}")
            return [
                Bundle(tuple(picks[: task.cards]), "give", {"good": good, "count": task.cards})
                for good, picks in alike.items()
                if len(picks) >= task.cards
            ]

        def check(picks: list[str]) -> Refusal | None:
            enough = picks == ["no"] or ("no" not in picks and len(picks) == task.cards)
            asked = {"cards": task.cards, "goods": list(task.goods)}
            return None if enough else Refusal("mission-goods", asked)

        return Decision(
            self.seat,
            "mission.goods",
            [*give, Option("no", say="keep-goods", tone="decline")],
            most=max(1, task.cards),
            default=["no"],
            args={"mission": self.mission, "cards": task.cards, "goods": list(task.goods)},
            check=check,
            bundles=bundles,
        )


@TASKS.step
class RunGoods(TaskStep):
    """A successful Scout action, then he hands over the goods. [R Missions 11]"""

    def play(self, game: MGame) -> Plan | None:
        if self.faces is None:
            return self.roll_skill("scouting", "mission")
        if not successes(self.faces):
            game.log("mission.missed", seat=self.seat, mission=self.mission)
            return None
        return then(HandOver(**bound_to(self.captain(game)), mission=self.mission, task=self.task))


@TASKS.step
class Search(TaskStep):
    """A Scout action: roll the named skill for this many successes. [R Missions 13]"""

    def play(self, game: MGame) -> Plan | None:
        task: Find = self.what(game)
        if self.faces is None:
            return self.roll_skill(task.roll, "mission", task.successes)
        if successes(self.faces) < task.successes:
            game.log("mission.missed", seat=self.seat, mission=self.mission)
            return None
        return self.done(game)


@TASKS.step
class PayForMission(TaskStep):
    """He pays the gold that stands on the option. [R Missions 15]"""

    def play(self, game: MGame) -> Plan:
        gold = self.what(game).gold
        pay(game, self.captain(game), gold)
        game.log("mission.paid", seat=self.seat, mission=self.mission, gold=gold)
        return self.done(game)


@TASKS.step
class StormGuards(TaskStep):
    """Crew combat against the guards, once a turn; winning it completes the task. [R Missions 18]"""

    def play(self, game: MGame) -> Plan:
        captain, task = self.captain(game), self.what(game)
        GUARDS_FOUGHT.put(captain, self.mission)
        return then(
            Fight.against_guards(game, captain, guards(game, task), task.leadership, self.mission, self.task)
        )


@TASKS.after(Fight)
def guards_beaten(game: MGame, step: Fight) -> list[Step]:
    """The guards of a task are beaten; orders to pass given during the fight lapse with it.
    [R Missions 18]
    """
    captain = captain_at(game, step.sides[0].seat)
    if step.task < 0 or step.victor != 0 or captain is None:
        return []
    return [task_done(captain, step.mission, step.task), CombatOver()]
