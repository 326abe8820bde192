"""What takes playing out: battles, raids, and what sailing into a hunter's zone may lead to."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from engine.advice.advising import View
from engine.advice.marauders.asked import Asked
from engine.advice.marauders.fights import Fights
from engine.advice.marauders.locations import expected
from engine.advice.marauders.plundering import Merchants
from engine.advice.marauders.turn import AT_NIGHT, dangers
from engine.advice.notes import LIKELY, Advice, Note, advice
from engine.advice.playouts import Imagine, Playouts, about
from engine.kernel import Decision, Option, Table, picked
from engine.marauders.combat.sides import NavalCombat, sides_of
from engine.marauders.sea.scout import merchant_nations
from engine.marauders.state import NATIONS, Captain


class Fate(msgspec.Struct, frozen=True):
    """What became of the captain in one playout."""

    died: bool
    hurt: bool
    """A location was destroyed that was not before."""


class Estimate:
    """Estimates for one question."""

    def __init__(self, asked: Asked, imagine: Imagine, seed: str) -> None:
        self.asked = asked
        self._imagine = imagine
        self.seed = seed
        self._captain: Captain = asked.captain
        self._destroyed = set(self._captain.ship.destroyed())
        self.merchants = Merchants(asked)
        self.fights = Fights(asked)

    def playouts(self, options: int) -> Playouts:
        """Playouts shared among so many options."""
        return Playouts(self._imagine, self.seed, self.asked.seat, options)

    def fate(self, table: Table) -> Fate:
        """What has become of the captain."""
        captain = table.running.state.seats[self.asked.seat].captain
        survivor = captain if captain is not None and captain.id == self._captain.id else None
        hurt = survivor is None or bool(set(survivor.ship.destroyed()) - self._destroyed)
        return Fate(survivor is None, hurt)


# --- questions ------------------------------------------------------------------------------------


def _battle(estimate: Estimate) -> Advice:
    """Each declaration, and what then comes of the battle."""
    asked = estimate.asked
    battle = asked.game.within(NavalCombat)
    if battle is None or sides_of(asked.game, asked.seat) is None:
        return Advice()
    declared = [option.id for option in asked.decision.options]
    return advice((), estimate.fights.of_declaring(battle, declared))


def _searched(estimate: Estimate) -> Advice:
    """The battle with a naval ship that is not let aboard."""
    asked = estimate.asked
    return advice((), {"resist": estimate.fights.with_npc(str(asked.decision.args["npc"]))})


def _merchant(estimate: Estimate) -> Advice:
    """A raid as a merchant of each nation."""
    raids = [option.id for option in estimate.asked.decision.options if option.label == "raid"]
    return advice((), {id: estimate.merchants.found(picked(id)) for id in raids})


def _successes(estimate: Estimate) -> Advice:
    """The rest of a raid, as long as what each answer leads to cannot be told exactly."""
    if int(estimate.asked.decision.args["left"]) == 1:
        return Advice()
    return advice(estimate.merchants.under_way(), {})


def _turn(estimate: Estimate) -> Advice:
    """Whom he may find, and who may find him."""
    asked = estimate.asked
    tries = {o.id: of for o in asked.decision.options if (of := _worth_trying(asked, o)) is not None}
    playouts = estimate.playouts(sum(of is _sailed for of in tries.values()))
    return advice((), {id: of(estimate, playouts, asked.decision.option(id)) for id, of in tries.items()})


Tried = Callable[[Estimate, Playouts, Option | None], list[Note]]


def _worth_trying(asked: Asked, option: Option) -> Tried | None:
    if option.label in ("scout-npc", "scout-captain"):
        return _found
    if option.label in ("scout-merchant", "scout-named"):
        return _plunder
    if option.label == "raid-location":
        return _location
    zone = asked.captain.zone if option.label == "leave-port" else picked(option.id)
    if option.label in ("sail", "sail-free", "sail-slow", "leave-port") and any(
        note.key in AT_NIGHT for note in dangers(asked, zone)
    ):
        return _sailed
    return None


def _found(estimate: Estimate, playouts: Playouts, option: Option | None) -> list[Note]:
    """The battle if he finds the ship."""
    assert option is not None
    if option.label == "scout-npc":
        return estimate.fights.with_npc(option.id.rpartition(":")[2])
    return estimate.fights.with_captain(int(option.args["other"]))


def _plunder(estimate: Estimate, playouts: Playouts, option: Option | None) -> list[Note]:
    """The raid if he finds her, as a merchant of a nation that wants him anyway."""
    assert option is not None
    asked = estimate.asked
    if option.label == "scout-named":
        return estimate.merchants.found(str(option.args["nation"]))
    nations = merchant_nations(asked.game, asked.captain).nations or NATIONS
    return estimate.merchants.found(max(nations, key=lambda nation: asked.captain.bounties.get(nation, 0)))


def _location(estimate: Estimate, playouts: Playouts, option: Option | None) -> list[Note]:
    """The raid of a location."""
    assert option is not None
    return expected(estimate.asked, str(option.args["location"]), estimate.seed)


def _sailed(estimate: Estimate, playouts: Playouts, option: Option | None) -> list[Note]:
    """What may become of him there, found or not."""
    assert option is not None
    fates = [estimate.fate(table) for table in playouts.tried([option.id], _over_at_sea)]
    died, hurt = sum(fate.died for fate in fates), sum(fate.hurt and not fate.died for fate in fates)
    args = {"lost": about(died, len(fates)), "hurt": about(hurt, len(fates))}
    likely = died >= LIKELY * len(fates)
    return [Note("about-danger", args, "warn" if likely else "loss")] if died or hurt else []


def _over_at_sea(table: Table) -> bool:
    """Whether whatever came of an action is done: somebody chooses an action again."""
    return any(decision.kind == "turn.action" for decision in table.waiting.values())


OF_THE_LAST_ROUND: dict[str, Any] = {
    "faces": [],
    "shots": [],
    "aimed": [],
    "dice": 0,
    "because": [],
    "ammunition": "",
}
"""What a side still shows when the next round is declared, and how it looks once that round has begun."""


def lasting(view: View, decision: Decision) -> tuple[View, Mapping[str, Any]]:
    """View and question of a declaration after the first round, without what passes with a round."""
    if decision.kind != "battle.declare":
        return view, decision.args
    stack = [{**frame, **_passing(frame)} if "sides" in frame else frame for frame in view["stack"]]
    asked = [{**one, "number": 0, "args": _roundless(one["args"])} for one in view["waiting"]]
    return {**view, "stack": stack, "waiting": asked}, _roundless(decision.args)


def _passing(battle: Mapping[str, Any]) -> dict[str, Any]:
    sides = [{**side, **OF_THE_LAST_ROUND} for side in battle["sides"]]
    return {"sides": sides, "round": min(battle["round"], 2), "winner": -1}


def _roundless(args: Mapping[str, Any]) -> dict[str, Any]:
    return {name: said for name, said in args.items() if name != "round"}


ESTIMATES: dict[str, Callable[[Estimate], Advice]] = {
    "battle.declare": _battle,
    "contraband.found": _searched,
    "merchant": _merchant,
    "raid.success": _successes,
    "turn.action": _turn,
}
"""What is estimated for each kind of question."""
