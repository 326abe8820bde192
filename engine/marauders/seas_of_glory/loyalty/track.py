"""The Loyalty Track: what moves the cube down and up, and mutiny (Losing Loyalty; Gaining Loyalty)."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from engine.kernel import (
    Chapter,
    Decision,
    Option,
    Plan,
    Public,
    Refusal,
    Repair,
    Step,
    again,
    picked,
    seat_in,
    then,
    which,
)
from engine.marauders.checks.layout import Layout, known
from engine.marauders.combat.death import Death, Retire
from engine.marauders.dice import RollingStep, successes
from engine.marauders.glory.points import GainGlory
from engine.marauders.granted import SpecialistsOf
from engine.marauders.money import pay
from engine.marauders.npcs.entering import NpcDrawn
from engine.marauders.port.port import StashGold
from engine.marauders.repairs.asked import no_captain, which_captain
from engine.marauders.seas_of_glory.moods import CrewGrumbles, CrewTurns
from engine.marauders.state import (
    CaptainStep,
    MGame,
    at_seat,
    bound_to,
    captain_at,
    captain_of,
    captains,
    captains_in_turn,
)
from engine.marauders.terms.port import PortChoices
from engine.marauders.terms.turn import ActionChoice
from engine.marauders.turn.turn import Turn


class LoyaltyBoard(msgspec.Struct):
    """What lies left of a player board: where the crew stands. [S Loyalty 1]"""

    seat: Public[int]
    step: Public[str] = "content"


LOYALTY = Chapter.per_seat("loyalty", LoyaltyBoard)

MOST_LOYAL = Refusal("most-loyal")

TRACK = ("mutiny", "angry", "unhappy", "restless", "content", "pleased", "happy", "fierce_loyalty")
"""The steps, the worst first."""
BEST = TRACK[-1]
SULKING = frozenset(TRACK[: TRACK.index("content")])
"""The steps of a crew whose specialists do nothing."""
PRICES = {"unhappy": 2, "restless": 2, "content": 2, "pleased": 3, "happy": 3, "fierce_loyalty": 3}
"""Gold for the step up to each (ruling: loyalty prices)."""


@LOYALTY.position("loyalty", str, part="seat")
def crew_stands_at(layout: Layout, seat: int, step: str) -> None:
    """The step of a seat's crew; nobody stays in mutiny."""
    at_seat(layout.kept(LOYALTY).seats, seat).step = known("step of loyalty", step, TRACK[1:])


def step_of(game: MGame, seat: int) -> str:
    """The step of a seat's crew."""
    return LOYALTY.at(game, seat).step


def at_least(game: MGame, seat: int, step: str) -> bool:
    """Whether a crew is as loyal as this or more: benefits are cumulative. [S Loyalty 8]"""
    return TRACK.index(step_of(game, seat)) >= TRACK.index(step)


def at_most(game: MGame, seat: int, step: str) -> bool:
    """Whether a crew is as loyal as this or less: penalties are cumulative. [S Loyalty 8]"""
    return TRACK.index(step_of(game, seat)) <= TRACK.index(step)


@LOYALTY.in_force("specialists_of")
def specialists_sulk(game: MGame, about: SpecialistsOf) -> tuple[str, ...]:
    """A Restless crew's specialists do nothing. [S Loyalty 14]"""
    return ("loyalty",) if step_of(game, about.specialists_of) in SULKING else ()


def next_step(game: MGame, seat: int) -> str | None:
    """The next step up; None from the highest."""
    above = TRACK.index(step_of(game, seat)) + 1
    return TRACK[above] if above < len(TRACK) else None


def move_cube(game: MGame, seat: int, step: str, why: str) -> None:
    """The cube goes to this step (`loyalty-why-<why>`)."""
    before = step_of(game, seat)
    LOYALTY.at(game, seat).step = step
    if before != step:
        key = "loyalty.rose" if TRACK.index(step) > TRACK.index(before) else "loyalty.fell"
        game.log(key, seat=seat, step=step, why=why)


@LOYALTY.invariant
def in_step(game: MGame) -> Iterator[str]:
    """Every crew stands on a step, and none is left in mutiny while nothing is being done."""
    for board in LOYALTY.of(game).seats:
        if board.step not in TRACK:
            yield f"the crew of seat {board.seat} is at {board.step}, which is no step"
            return
    for captain in captains(game):
        if step_of(game, captain.seat) == "mutiny" and not any(
            isinstance(frame.step, Mutiny | Death) and frame.step.seat == captain.seat for frame in game.stack
        ):
            yield f"the crew of seat {captain.seat} is in mutiny"


# --- losing loyalty ---------------------------------------------------------------------------------


@LOYALTY.after(NpcDrawn)
def pirates_and_navies(game: MGame, step: NpcDrawn) -> list[Step]:
    """An event card with an NPC is drawn: all crews, in turn order (G-S12, G-S2, G-S15). [S Loyalty 2, 17]"""
    return [LoseLoyalty(**bound_to(captain), why="npc") for captain in captains_in_turn(game)]


@LOYALTY.before(StashGold, commutes=True)
def he_stashes(game: MGame, step: StashGold) -> list[Step]:
    """He declares that he stashes, wherever and however much (G-Z4). [S Loyalty 3]"""
    return [LoseLoyalty(seat=step.seat, captain_id=step.captain_id, why="stash")]


@LOYALTY.after(Turn, commutes=True)
def he_lies_about(game: MGame, step: Turn) -> list[Step]:
    """He starts and ends his turn in the same port (G-S9). [S Loyalty 4]"""
    captain = captain_at(game, step.seat)
    if captain is None or captain.id != step.captain_id or not captain.in_port or captain.zone != step.berth:
        return []
    return [LoseLoyalty(**bound_to(captain), why="port")]


@LOYALTY.step
class LoseLoyalty(CrewTurns):
    """One step down, unless something appeases the crew; the last one is mutiny, and there is none beneath it
    (Losing Loyalty). [S Loyalty 2]
    """

    grumbled: Public[bool] = False

    def play(self, game: MGame) -> Plan | None:
        him = bound_to(self.captain(game))
        if not self.grumbled and CrewGrumbles in game.rules.attached:
            self.grumbled = True
            return again(CrewGrumbles(**him))
        if self.appeased or step_of(game, self.seat) == TRACK[0]:
            return None
        below = TRACK[TRACK.index(step_of(game, self.seat)) - 1]
        move_cube(game, self.seat, below, self.why)
        return then(Mutiny(**him)) if below == "mutiny" else None


@LOYALTY.step
class Mutiny(RollingStep):
    """A Leadership success makes them "Angry" again; otherwise they kill him (Mutiny; G-S2).
    [S Loyalty 16, 17]
    """

    def play(self, game: MGame) -> Plan | None:
        if self.faces is None:
            return self.roll_skill("leadership", "mutiny")
        if not successes(self.faces):
            return then(Death(**bound_to(self.captain(game)), cause="mutiny"))
        move_cube(game, self.seat, "angry", "mutiny")
        return None


@LOYALTY.after(Death, commutes=True)
@LOYALTY.after(Retire, commutes=True)
def another_crew(game: MGame, step: Death | Retire) -> None:
    """The next captain's crew is content (G-S1). [S Loyalty 18]"""
    if captain_at(game, step.seat) is None:
        LOYALTY.at(game, step.seat).step = "content"


# --- gaining loyalty --------------------------------------------------------------------------------


@LOYALTY.after(GainGlory, commutes=True)
def they_are_proud(game: MGame, step: GainGlory) -> list[Step]:
    """A glory point. [S Loyalty 6]"""
    captain = captain_at(game, step.seat)
    return [GainLoyalty(**bound_to(captain), why="glory")] if captain is not None else []


@LOYALTY.rule(PortChoices)
def can_be_paid(game: MGame, terms: PortChoices) -> None:
    """One step in a port action, for the gold on it. [S Loyalty 7]"""
    step = next_step(game, terms.seat)
    gold = PRICES[step or BEST]
    offer = ActionChoice(
        "loyalty", {"gold": gold, "step": step or BEST}, "pay-crew", price=gold, general=True
    )
    if game.offers(offer, None if step else MOST_LOYAL):
        terms.offers.append(offer)


@LOYALTY.effect("action:loyalty")
@LOYALTY.step
class PayCrew(CaptainStep):
    """Gold buys the next step (Gaining Loyalty 2). [S Loyalty 7]"""

    def play(self, game: MGame) -> Plan:
        captain = self.captain(game)
        step = next_step(game, self.seat)
        gold = PRICES[step or ""]
        pay(game, captain, gold)
        game.log("loyalty.paid", seat=self.seat, gold=gold)
        return then(GainLoyalty(**bound_to(captain), why="gold"))


@LOYALTY.step
class GainLoyalty(CaptainStep):
    """One step up, if there is one (Gaining Loyalty). [S Loyalty 6]"""

    why: Public[str]

    def play(self, game: MGame) -> None:
        if step := next_step(game, captain_of(game, self.seat).seat):
            move_cube(game, self.seat, step, self.why)


def _which_step(game: MGame, picks: list[str]) -> Decision:
    steps = [Option(f"step:{step}", {"step": step}, say="repair-loyalty-step") for step in TRACK[1:]]
    return which("loyalty", steps)


@LOYALTY.repair("loyalty")
class RepairLoyalty(Repair):
    """Put a crew's cube elsewhere; never to mutiny, which would have to be played. [S Repairs 1]"""

    questions = (which_captain, _which_step)

    @classmethod
    def refused(cls, game: MGame) -> Refusal | None:
        return no_captain(game)

    def play(self, game: MGame) -> None:
        seat, step = seat_in(self.picks), picked(self.picks[1])
        before = step_of(game, seat)
        LOYALTY.at(game, seat).step = step
        game.log("repaired.loyalty", seat=seat, before=before, now=step)
