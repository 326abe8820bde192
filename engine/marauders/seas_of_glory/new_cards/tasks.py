"""How the tasks of the new missions are done, and where they lead a captain who plans ahead."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from data.content.seas_of_glory.new_cards.tasks import (
    CallAt,
    Escort,
    LandCrew,
    Notoriety,
    SellContraband,
    Survive,
)
from engine.kernel import Chapter, Plan, Public, Refusal, Step, then
from engine.marauders.combat.battle import Battle
from engine.marauders.law.bounties import GainBounties
from engine.marauders.port.goods import GoodsSold
from engine.marauders.port.port import Port
from engine.marauders.quests.missions import (
    LoseMission,
    MissionStep,
    OpenTask,
    TakeMission,
    held_mission,
    open_tasks,
    task_done,
)
from engine.marauders.quests.tasks import can_be_met, done_by, tasks_of
from engine.marauders.seas_of_glory.contraband.space import SPACE as CONTRABAND
from engine.marauders.seas_of_glory.contraband.space import contraband_of
from engine.marauders.state import Captain, MGame, bound_to, captain_at, captain_of
from engine.marauders.terms.port import PortChoices
from engine.marauders.terms.quests import TaskGoal, TaskGoals
from engine.marauders.terms.turn import ActionChoice
from engine.marauders.triggers import MissionsAtStart

TASKS = Chapter("new_tasks")


# --- in ports -------------------------------------------------------------------------------------


@TASKS.before(Port, commutes=True)
def called_at(game: MGame, step: Port) -> list[Step]:
    """Port actions in several ports, each once. [S Cards 26]"""
    captain = captain_of(game, step.seat)
    new = [call for call in tasks_of(game, captain, CallAt) if captain.zone in _uncalled(captain, call)]
    return done_by(captain, new)


def _uncalled(captain: Captain, call: OpenTask[CallAt]) -> list[str]:
    """The ports where he has not been since he claimed the mission."""
    held = held_mission(captain, call.mission)
    been = held.tasks[call.number] if held else []
    return [zone for zone in call.task.zones if zone not in been]


@TASKS.rule(PortChoices)
def crew_is_wanted(game: MGame, terms: PortChoices) -> None:
    """Crew to be put ashore, if he has enough of it. [S Cards 27]"""
    captain = captain_of(game, terms.seat)
    for landing in tasks_of(game, captain, LandCrew):
        task = landing.task
        args = {"count": task.crew, "mission": landing.mission}
        offer = ActionChoice(f"land_crew:{landing.id}", args, "land-crew", again=True)
        away = None if task.to == terms.place else Refusal("task-in-port", {"zone": task.to})
        few = None if captain.ship.crew > task.crew else Refusal("crew-to-spare", {"count": task.crew})
        if game.offers(offer, away or few):
            terms.offers.append(offer)


@TASKS.effect("action:land_crew")
def land_crew(game: MGame, captain: Captain, target: str) -> Step:
    """Put crew ashore for a mission. [S Cards 27]"""
    chosen = next(task for task in open_tasks(game, captain) if task.id == int(target))
    return PutAshore(**bound_to(captain), mission=chosen.mission, task=chosen.number)


@TASKS.step
class PutAshore(MissionStep, kw_only=True):
    """They stay ashore. [S Cards 27]"""

    task: Public[int]

    def play(self, game: MGame) -> Plan:
        captain = self.captain(game)
        what: Any = game.box.mission_card(self.mission).tasks[self.task]
        captain.ship.crew -= what.crew
        game.log("new_cards.landed", seat=self.seat, count=what.crew, crew=captain.ship.crew)
        return then(task_done(captain, self.mission, self.task))


@TASKS.after(GoodsSold, commutes=True)
def contraband_sold(game: MGame, step: GoodsSold) -> list[Step]:
    """Each card of contraband in the sale is a part. [S Cards 34]"""
    captain = captain_of(game, step.seat)
    sold = sum(space == CONTRABAND for space in step.spaces.values())
    wanted = [one for one in tasks_of(game, captain, SellContraband) for _ in range(sold)]
    return done_by(captain, wanted)


# --- at sea ---------------------------------------------------------------------------------------


@TASKS.after(MissionsAtStart, commutes=True)
def escorted(game: MGame, step: MissionsAtStart) -> list[Step]:
    """Start turns at sea beside an NPC; if none can come any more, the mission is lost. [S Cards 31]"""
    captain = captain_of(game, step.seat)
    beside = [kind for kind, npc in game.state.npcs.items() if npc.zone == captain.zone]
    escorts = list(tasks_of(game, captain, Escort))
    beaten = [*escorts, *tasks_of(game, captain, Survive)]
    gone = [one.mission for one in beaten if not any(can_be_met(game, kind) for kind in one.task.npcs)]
    lost = [LoseMission(**bound_to(captain), mission=mission, why="prey") for mission in dict.fromkeys(gone)]
    sailing = [one for one in escorts if not captain.in_port and {*beside} & {*one.task.npcs}]
    return [*lost, *done_by(captain, sailing)]


@TASKS.after(Battle, commutes=True)
def survived(game: MGame, step: Battle) -> list[Step]:
    """Whoever lives after a battle with such an NPC has survived it. [S Cards 30]"""
    done: list[Step] = []
    for side, enemy in (step.sides, step.sides[::-1]):
        captain = captain_at(game, side.seat)
        if captain is not None and captain.id == side.captain:
            tasks = [one for one in tasks_of(game, captain, Survive) if enemy.npc in one.task.npcs]
            done += done_by(captain, tasks)
    return done


# --- bounties -------------------------------------------------------------------------------------


@TASKS.after(GainBounties, commutes=True)
def notorious(game: MGame, step: GainBounties) -> list[Step]:
    """So many bounties, as soon as he has them. [S Cards 28]"""
    captain = captain_at(game, step.seat)
    return _notorious(game, captain) if captain is not None and captain.id == step.captain_id else []


@TASKS.after(TakeMission, commutes=True)
def notorious_already(game: MGame, step: TakeMission) -> list[Step]:
    """Or when he claims the mission. [S Cards 28]"""
    return _notorious(game, captain_of(game, step.seat))


def _notorious(game: MGame, captain: Captain) -> list[Step]:
    bounties = sum(captain.bounties.values())
    return done_by(
        captain, [one for one in tasks_of(game, captain, Notoriety) if bounties >= one.task.bounties]
    )


# --- planning ahead -------------------------------------------------------------------------------


@TASKS.rule(TaskGoals)
def where_they_lead(game: MGame, terms: TaskGoals) -> None:
    """Ports to call at, ships to sail beside, battles to survive: what it takes, and where.
    [S Cards 26, 30, 31]
    """
    task = game.box.mission_card(terms.mission).tasks[terms.number]
    captain = captain_of(game, terms.seat)
    if isinstance(task, CallAt):
        left = [zone for zone in task.zones if zone not in terms.done]
        terms.goals += [TaskGoal(zone, "port", parts=len(left)) for zone in left]
        terms.actions = 3 * len(left)
    elif isinstance(task, LandCrew):
        if captain.ship.crew > task.crew:
            terms.goals.append(TaskGoal(task.to, "port", "land_crew", gold=2 * task.crew))
        terms.hopeless = game.box.ships[captain.ship.kind].crew <= task.crew
    elif isinstance(task, Escort):
        left = task.turns - len(terms.done)
        terms.goals += [TaskGoal(zone, "sea", parts=left + 1) for zone in _zones_of(game, task.npcs)]
        terms.actions, terms.hopeless = 3 * task.turns, not terms.goals
    elif isinstance(task, SellContraband):
        terms.hopeless = game.places.count(contraband_of(terms.seat)) < task.cards - len(terms.done)
    elif isinstance(task, Survive):
        terms.actions, terms.hopeless = 6, captain.ship.hull < HARDY
    elif isinstance(task, Notoriety):
        lacking = task.bounties - sum(captain.bounties.values())
        terms.actions, terms.hopeless = 4 * lacking, lacking > MANY


HARDY = 3
"""Hull with which a careful captain may meet a naval ship."""
MANY = 2
"""More bounties than this are not soon had."""


def _zones_of(game: MGame, kinds: tuple[str, ...]) -> Iterator[str]:
    return (npc.zone for kind, npc in game.state.npcs.items() if kind in kinds)
