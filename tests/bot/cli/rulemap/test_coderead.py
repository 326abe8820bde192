"""What the code of rules is said to ask and plan is what it asks and plans when games are played."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Generator, Iterable
from contextlib import contextmanager
from typing import Any

import pytest

from bot.cli.rulemap.coderead import Reading
from bot.cli.rulemap.map import RuleMap
from engine.games import GAMES, load_game
from engine.kernel import Decision, Game, Step, Terms
from engine.kernel.conformance import Trial, Walk
from engine.kernel.declared.chapter import StepHook
from engine.kernel.play.loop import Loop
from tests.kernel.tiny import TINY
from tests.marauders.test_conformance import HOLDERS, RICH


class Observed:
    """What steps and the functions attached to them asked and planned while games were played."""

    def __init__(self) -> None:
        self.asked = defaultdict[Any, set[type[Terms]]](set)
        self.planned = defaultdict[Any, set[type[Step]]](set)
        self.hook: Any = None
        self.deep = 0
        self.playing = False

    @contextmanager
    def watching(self, monkeypatch: pytest.MonkeyPatch) -> Generator[None]:
        """Note what is played meanwhile."""
        terms, hooks, advance, play = Game.terms, Game.hooks, Loop._advance_stack, Loop.advance

        def plays(loop: Loop, response: Any = None) -> list[Decision]:
            # What is asked between answers (by orders, by answers that are checked) is no step's.
            self.playing = True
            try:
                return play(loop, response)
            finally:
                self.playing = False

        def asks(game: Game[Any], given: Any) -> Any:
            # Terms that a rule asks are not the step's.
            if not self.deep and self.playing and game.stack:
                self.asked[self.hook or type(game.stack[-1].step)].add(type(given))
            self.deep += 1
            try:
                return terms(game, given)
            finally:
                self.deep -= 1

        def attaches(game: Game[Any], attached: Iterable[StepHook] | None, step: Step) -> list[Step]:
            found: list[Step] = []
            for hook in attached or ():
                self.hook = hook.run
                steps = hooks(game, [hook], step)
                self.hook = None
                self.planned[hook.run] |= {type(one) for one in steps}
                found += steps
            return found

        def plans(loop: Loop, plan: Any) -> None:
            if plan is not None and loop.game.stack:
                self.planned[type(loop.game.stack[-1].step)] |= {type(one) for one in plan.steps}
            advance(loop, plan)

        with monkeypatch.context() as patched:
            patched.setattr(Game, "terms", asks)
            patched.setattr(Game, "hooks", attaches)
            patched.setattr(Loop, "_advance_stack", plans)
            patched.setattr(Loop, "advance", plays)
            yield


def with_effects(one: RuleMap, reading: Reading) -> Reading:
    """A reading with all that the effects plan and ask that it carries out."""
    made = [one.rules.effects[name] for pattern in reading.effects for name in one.effects(pattern)]
    found = [reading, *map(one.reader.effect, made)]
    return Reading(
        tuple({terms for part in found for terms in part.asks}),
        tuple({step for part in found for step in part.plans}),
    )


OTHERS = [Trial(load_game(game), seats=3) for game in GAMES if game != RICH.spec.id]


@pytest.mark.parametrize(
    ("trials", "pairs"),
    [([RICH, HOLDERS], 200), *(([trial], 8) for trial in OTHERS), ([Trial(TINY, modules=("moon",))], 6)],
    ids=lambda given: given[0].spec.id if isinstance(given, list) else "",
)
def test_games_ask_and_plan_nothing_that_the_code_was_not_said_to(
    trials: list[Trial], pairs: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    observed = Observed()
    with observed.watching(monkeypatch):
        for trial in trials:
            for playout in range(6):
                walk = Walk(trial, playout, keep=False)
                while walk.step():
                    pass
    one = RuleMap(trials[0].spec, trials[0].modules)
    wrong: list[str] = []
    for by in {*observed.asked, *observed.planned}:
        read = one.reader.step(by) if isinstance(by, type) else one.reader.read(by)
        known = with_effects(one, read)
        wrong += [f"{by.__name__} asks {terms.__name__}" for terms in observed.asked[by] - {*known.asks}]
        wrong += [f"{by.__name__} plans {step.__name__}" for step in observed.planned[by] - {*known.plans}]
    assert wrong == []
    seen = [*observed.asked.values(), *observed.planned.values()]
    assert sum(map(len, seen)) > pairs


def names(kinds: Iterable[type]) -> list[str]:
    return [kind.__name__ for kind in kinds]


@pytest.mark.in_turn(3)
@pytest.mark.parametrize(
    ("step", "asks", "plans", "effects"),
    [
        # Classes out of a tuple.
        (
            "Entered",
            "",
            "StormEventStrikes MissionsOnEntering NpcScouting",
            "",
        ),
        # A plan that a local name holds until it is returned.
        ("Round", "", "EventPhase GoalCheck SeatTurns EndOfRound", ""),
        # Either of two classes.
        ("MoveNpc", "NpcTraits Hostility", "HuntForGold Hunt", ""),
        # Classes out of a local mapping.
        (
            "Shipyard",
            "ShipyardTerms ShipyardPrice ShipValues ShipsOffered StashTerms",
            "Repair Rearm BuyModification BuyWeapon SellWeapon BuyShip",
            "",
        ),
        # A class method that makes the step.
        ("StormGuards", "", "Fight", ""),
        # Effects by the names that are handed on to a helper of another file.
        (
            "Turn",
            "TurnChoices MoveCost PortAccess HiddenChoices",
            "LeavePort Sail Dock EnterClosedPort GoAshore Port Retire",
            "move:* action:*",
        ),
        ("SpendAmmunition", "Ammunition SkillDice NpcTraits CombatDice NpcAnswer", "", "ammunition:*"),
        ("CarryOutCard", "", "", "*"),
        # A method of whatever kind of a step is being played.
        ("ThrowDice", "NpcTraits Hostility SkillDice", "", ""),
        # A step that is looked for, not planned.
        ("LookAtShips", "", "", ""),
    ],
)
def test_what_steps_ask_and_plan(step: str, asks: str, plans: str, effects: str) -> None:
    one = RuleMap(RICH.spec, ())
    read = one.reader.step(one.rules.steps[step])

    assert names(read.asks) == asks.split()
    assert names(read.plans) == plans.split()
    assert list(read.effects) == effects.split()
