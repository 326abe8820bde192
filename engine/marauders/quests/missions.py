"""Missions: on the board, claimed, completed (Setting up the game board; Claim a Mission).

`tasks` says what a mission's tasks are and how they are done.
"""

from __future__ import annotations

from typing import Generic, NamedTuple, TypeVar

from data.content.verbs import abilities as given
from data.content.verbs.effects import Effect
from data.content.verbs.tasks import Claim, TaskBase
from engine.kernel import Chapter, Decision, Option, Plan, Play, Public, Refusal, Signed, Step, picked, then
from engine.marauders.dice import RollingStep, successes
from engine.marauders.draws import cards_drawn
from engine.marauders.glory.effects import CarryOutCard
from engine.marauders.glory.points import GainGlory
from engine.marauders.granted import ability
from engine.marauders.marks import CLAIM_FAILED
from engine.marauders.money import cannot_pay, pay
from engine.marauders.places import missions_at, missions_held_by
from engine.marauders.quests.board import claimed, waiting, waiting_places
from engine.marauders.state import Captain, CaptainStep, MGame, MissionHeld, bound_to, captain_of
from engine.marauders.terms.port import MissionPay, MissionTerms, PortChoices
from engine.marauders.terms.turn import ActionChoice, TurnChoices

MISSIONS = Chapter("missions")

T = TypeVar("T")


# --- on the board ---------------------------------------------------------------------------------


@MISSIONS.step
class PlaceMission(Step):
    """Draw a mission and place it where it says; if none is left, play with what there is (G-C9).
    [R Setup 7, 8; R Missions 3; S Cards 18; G-C8]
    """

    seat: Public[Signed] = -1
    """The seat that draws it to replace the one it took; -1: none."""

    def play(self, game: MGame) -> Play:
        drawn = yield from game.draw("mission", "mission.drawn", 1, "mission")
        if not drawn:
            return None
        moment = cards_drawn(self.seat, "mission", "mission.drawn", drawn) if self.seat >= 0 else []
        return then(*moment, LayMission())


@MISSIONS.step
class LayMission(Step):
    """The drawn mission goes to the location that it names. [R Setup 7]"""

    def play(self, game: MGame) -> None:
        for mission in game.places.at("mission.drawn"):
            zone = game.box.missions[mission].zone
            game.move([mission], "mission.drawn", missions_at(zone))
            game.log("mission.placed", mission=mission, zone=zone)


@MISSIONS.step
class DiscardMissions(Step):
    """The missions waiting on the board are discarded. [R Events 11]"""

    def play(self, game: MGame) -> None:
        for place in waiting_places(game):
            missions = game.places.at(place)
            game.move(missions, place, "mission.discards")
            game.log("mission.discarded", missions=missions)


@MISSIONS.effect("new_missions")
def new_missions(game: MGame, effect: Effect) -> list[Step]:
    """As many new missions replace those on the board. [R Events 11]"""
    return [DiscardMissions(), *(PlaceMission() for _ in range(waiting(game)))]


# --- claiming -------------------------------------------------------------------------------------


CLAIM_FAILED_HERE = Refusal("claim-failed")
ONE_CLAIM = Refusal("one-claim")


def unmet(captain: Captain, claim: Claim) -> Refusal | None:
    """Which of a mission's requirements he does not meet, except rolls and gold (Claim a Mission: Req).
    [R Missions 1]
    """
    if claim.bounties is not None and captain.wanted() != (claim.bounties == "some"):
        return Refusal("claim-bounties", {"wanted": claim.bounties})
    if wanted_by := [nation for nation in claim.not_wanted_by if nation in captain.bounties]:
        return Refusal("claim-wanted", {"nations": wanted_by})
    if claim.ships and captain.ship.kind not in claim.ships:
        return Refusal("claim-ships", {"ships": list(claim.ships)})
    if captain.ship.cannons < claim.cannons:
        return Refusal("claim-cannons", {"count": claim.cannons})
    return Refusal("claim-crew", {"count": claim.crew}) if captain.ship.crew < claim.crew else None


@MISSIONS.rule(PortChoices)
def claims(game: MGame, terms: PortChoices) -> None:
    """One claim per port action (G-C8); after a failed one, no other here in the same turn (Claim a
    Mission). [R Missions 1, 2, 5]
    """
    captain = captain_of(game, terms.seat)
    for mission in game.places.held.get(missions_at(terms.place), ()):
        claim = game.box.mission_card(mission).claim
        args = {"mission": mission, "skill": claim.roll, "gold": claim.gold}
        offer = ActionChoice(f"claim:{mission}", args, price=claim.gold)
        if game.offers(offer, _no_claim(captain, terms) or unmet(captain, claim)):
            terms.offers.append(offer)


def _no_claim(captain: Captain, terms: PortChoices) -> Refusal | None:
    """Why he claims no mission here now, whichever it is."""
    if CLAIM_FAILED.on(captain, terms.place):
        return CLAIM_FAILED_HERE
    return ONE_CLAIM if claimed(terms) else None


@MISSIONS.effect("action:claim")
def claim_mission(game: MGame, captain: Captain, target: str) -> Step:
    """Claim a mission. [R Missions 1]"""
    return ClaimMission(**bound_to(captain), mission=target)


@MISSIONS.step
class ClaimMission(RollingStep):
    """Roll what the mission requires, then pay (Claim a Mission: Req); after a failed roll it stays, and he
    keeps the gold (R-40). The price stands on the option: whoever chooses it has agreed.
    [R Missions 1, 2; R-40]
    """

    mission: Public[str]

    def play(self, game: MGame) -> Plan | None:
        captain = self.captain(game)
        claim = game.box.mission_card(self.mission).claim
        if claim.roll and self.faces is None:
            return self.roll_skill(claim.roll, "mission")
        # The gold may have shrunk since the offer was taken.
        poor = cannot_pay(game, captain, claim.gold) is not None
        if poor or (claim.roll and not successes(self.faces or [])):
            CLAIM_FAILED.put(captain, captain.zone)
            game.log("mission.refused", seat=self.seat, mission=self.mission)
            return None
        pay(game, captain, claim.gold)
        return then(
            TakeMission(**bound_to(captain), mission=self.mission, gold=claim.gold),
            PlaceMission(seat=self.seat),
        )


@MISSIONS.step
class TakeMission(CaptainStep):
    """Face up on the player board; if he may hold no more, an old one is discarded (Claim a Mission: one at a
    time). [R Missions 3, 4]
    """

    mission: Public[str]
    gold: Public[int] = 0

    def play(self, game: MGame) -> Play:
        captain = self.captain(game)
        held = [one.mission for one in captain.missions]
        surplus = len(held) + 1 - mission_slots(game, captain)
        if 0 < surplus < len(held):
            picks = yield from game.ask(self._which_goes(held, surplus))
            held = [picked(pick) for pick in picks]
        for mission in held if surplus > 0 else ():
            put_away(game, captain, mission)
            game.log("mission.dropped", seat=self.seat, mission=mission)
        game.move([self.mission], missions_at(captain.zone), missions_held_by(self.seat))
        tasks = game.box.mission_card(self.mission).tasks
        captain.missions.append(MissionHeld(self.mission, [[] for _ in tasks]))
        game.log("mission.claimed", seat=self.seat, mission=self.mission, gold=self.gold)
        return None

    def _which_goes(self, held: list[str], count: int) -> Decision:
        options = [Option(f"drop:{mission}", {"mission": mission}, say="drop-mission") for mission in held]
        return Decision(
            self.seat,
            "mission.replace",
            options,
            least=count,
            most=count,
            default=[option.id for option in options[:count]],
            args={"mission": self.mission, "count": count},
        )


def mission_slots(game: MGame, captain: Captain) -> int:
    """How many missions he may hold at a time."""
    return game.terms(MissionTerms(captain.seat)).slots


# --- how far it is done ---------------------------------------------------------------------------


class OpenTask(NamedTuple, Generic[T]):
    """A task still to do: `number` is its place among the tasks of its `mission`, `id` its place among those
    of all missions the captain holds.
    """

    id: int
    mission: str
    number: int
    task: T


def held_mission(captain: Captain, mission: str) -> MissionHeld | None:
    """His progress on a mission; None if he does not hold it."""
    return next((held for held in captain.missions if held.mission == mission), None)


def put_away(game: MGame, captain: Captain, mission: str) -> None:
    """A mission he holds goes to the discards. [R Missions 4]"""
    game.move([mission], missions_held_by(captain.seat), "mission.discards")
    captain.missions = [held for held in captain.missions if held.mission != mission]


def open_tasks(game: MGame, captain: Captain) -> list[OpenTask[TaskBase]]:
    """The unfinished tasks of his missions; none of a lost mission."""
    found: list[OpenTask[TaskBase]] = []
    tasks = 0
    for held in captain.missions:
        for number, task in enumerate(game.box.mission_card(held.mission).tasks):
            if len(held.tasks[number]) < task.parts and not held.lost:
                found.append(OpenTask(tasks + number, held.mission, number, task))
        tasks += len(held.tasks)
    return found


@MISSIONS.fact("missions")
def progress(game: MGame) -> dict[str, list[list[int]]]:
    """For each task of each mission that a captain holds: parts done, and parts in all."""
    found: dict[str, list[list[int]]] = {}
    for seat in game.state.seats:
        for held in seat.captain.missions if seat.captain else ():
            tasks = zip(game.box.mission_card(held.mission).tasks, held.tasks, strict=True)
            found[held.mission] = [[len(done), task.parts] for task, done in tasks]
    return found


class MissionStep(RollingStep, kw_only=True):
    """A step of a captain with a mission: it is dropped when he no longer holds it, or it is lost.

    Some of them need a roll.
    """

    mission: Public[str]

    def still_applies(self, game: MGame) -> bool:
        """Only while he lives and may complete this mission."""
        if not super().still_applies(game):
            return False
        held = held_mission(self.captain(game), self.mission)
        return held is not None and not held.lost

    def held(self, game: MGame) -> MissionHeld:
        """His progress on it. Raises LookupError if he does not hold it."""
        found = held_mission(self.captain(game), self.mission)
        if found is None:
            raise LookupError(f"seat {self.seat} does not hold the mission {self.mission}")
        return found


@MISSIONS.step
class TaskDone(MissionStep):
    """A part of a task is done; the last part of the last task completes the mission at once.
    [R Missions 6]
    """

    task: Public[int]

    def play(self, game: MGame) -> Plan | None:
        captain = self.captain(game)
        done = self.held(game).tasks[self.task]
        needed = game.box.mission_card(self.mission).tasks[self.task].parts
        if len(done) >= needed:
            return None
        done.append(captain.zone)
        if all(task.mission != self.mission for task in open_tasks(game, captain)):
            return then(CompleteMission(**bound_to(captain), mission=self.mission))
        game.log("mission.advanced", seat=self.seat, mission=self.mission, done=len(done), parts=needed)
        return None


def task_done(captain: Captain, mission: str, number: int) -> TaskDone:
    """The step in which he does a task, or a part of it."""
    return TaskDone(**bound_to(captain), mission=mission, task=number)


@MISSIONS.step
class CompleteMission(MissionStep):
    """It pays, then it earns a glory point, then it is discarded (Claim a Mission: Glory Point).
    [R Missions 6]
    """

    def play(self, game: MGame) -> Plan:
        him = bound_to(self.captain(game))
        game.log("mission.completed", seat=self.seat, mission=self.mission)
        return then(
            CarryOutCard(**him, card=self.mission),
            PayMore(**him),
            MissionGlory(**him),
            DiscardMission(**him, mission=self.mission),
        )


@ability(MISSIONS, given.MissionReward, on=MissionPay)
def mission_reward(game: MGame, terms: MissionPay, ability: given.MissionReward) -> None:
    """A completed mission pays more gold than it says. [R Missions 7]"""
    terms.gold += ability.gold


@MISSIONS.step
class PayMore(CaptainStep):
    """Gold that abilities add to a mission's reward. [R Missions 7]"""

    def play(self, game: MGame) -> None:
        terms = game.terms(MissionPay(self.seat))
        self.captain(game).gold += terms.gold
        if terms.gold:
            because = terms.changed_by("gold")
            game.log("mission.paid_more", seat=self.seat, gold=terms.gold, because=because)


@MISSIONS.step
class MissionGlory(CaptainStep):
    """Completing a mission earns a glory point, unless its reward killed the captain (R-41).
    [R Missions 6; R-41]
    """

    def play(self, game: MGame) -> Plan:
        return then(GainGlory(seat=self.seat, why="mission"))


@MISSIONS.step
class DiscardMission(MissionStep):
    """The completed mission leaves the player board. [R Missions 6]"""

    def play(self, game: MGame) -> None:
        put_away(game, self.captain(game), self.mission)


# --- no longer to be done -------------------------------------------------------------------------


@MISSIONS.step
class LoseMission(MissionStep):
    """He can no longer complete it; he holds it until he drops it. `why`: "peace", "prey".
    [R Missions 19; S Cards 31; S Locations 29]
    """

    why: Public[str]

    def play(self, game: MGame) -> None:
        self.held(game).lost = True
        game.log("mission.lost", seat=self.seat, mission=self.mission, why=self.why)


def lost_for(captain: Captain, missions: list[str], why: str) -> list[Step]:
    """He loses each of these missions, once."""
    return [LoseMission(**bound_to(captain), mission=mission, why=why) for mission in dict.fromkeys(missions)]


@MISSIONS.rule(TurnChoices)
def may_drop(game: MGame, terms: TurnChoices) -> None:
    """He may drop a mission that can no longer be completed at any time in his turn. [R Missions 20]"""
    for held in captain_of(game, terms.seat).missions:
        if held.lost:
            args = {"mission": held.mission}
            terms.offers.append(ActionChoice(f"drop_mission:{held.mission}", args, "drop-mission"))


@MISSIONS.effect("action:drop_mission")
def drop_mission(game: MGame, captain: Captain, target: str) -> Step:
    """Drop a mission. [R Missions 20]"""
    return DropMission(**bound_to(captain), mission=target)


@MISSIONS.step
class DropMission(CaptainStep):
    """A mission that cannot be completed is discarded. [R Missions 20]"""

    mission: Public[str]

    def play(self, game: MGame) -> None:
        put_away(game, self.captain(game), self.mission)
        game.log("mission.dropped", seat=self.seat, mission=self.mission)
