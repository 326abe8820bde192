"""The heuristics of *Port Royal*: when to stop, what to take, whom to send."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.captains.memory import Memory
from engine.captains.plain import Chance
from engine.captains.port_royal.observation import SKILL, Observation
from engine.kernel import Decision

View = Mapping[str, Any]

EXPEDITION_DONE = 12.0
"""What a seat's first expedition adds to its position if nobody wins without one."""


class Player:
    """A captain of level 2; see `engine.captains.ahead.Foresight`."""

    def wanted(
        self, view: View, decision: Decision, luck: Chance, memory: Memory | None = None
    ) -> list[list[str]]:
        """Answers by preference; nothing is left to chance, as nothing is hidden."""
        return self._preferred(view, decision)

    def _preferred(self, view: View, decision: Decision) -> list[list[str]]:
        observed = Observation(view)
        offered = [option.id for option in decision.options]
        expeditions = [[id] for id in offered if id.startswith("expedition:")]
        match decision.kind:
            case "discover":
                return [*expeditions, *self._discover(observed, offered)]
            case "repel":
                return self._repel(observed, decision)
            case "take":
                return [*expeditions, *self._take(observed, decision)]
            case "finish":
                return [*expeditions, ["finish"]]
            case "crew":
                # Jacks of all trades that stay behind can still go anywhere.
                return [[id] for id in offered]
            case _:
                return []

    def gives_orders(self, decision: Decision) -> bool:
        """There are no orders in this game."""
        return False

    def worth_trying(self, view: View, decision: Decision) -> list[list[str]]:
        """Going on or stopping, letting in or not, and the best few cards."""
        if decision.kind in ("discover", "repel", "take") and len(decision.options) > 1:
            return self._preferred(view, decision)
        return []

    def standing(self, view: View) -> float:
        """Points, coins and skills, in coins."""
        observed = Observation(view)
        done = EXPEDITION_DONE if not observed.needs_expedition else 0.0
        skills = sum(SKILL[skill] for skill in observed.mine) * (1.0 - observed.late)
        return observed.me["points"] * observed.point + observed.hoarding(observed.coins) + skills + done

    def turns(self, view: View) -> int:
        """Rounds begun."""
        return view["state"]["round"]

    def _discover(self, observed: Observation, offered: list[str]) -> list[list[str]]:
        if "put-in" not in offered or "turn-up" not in offered:
            return [[id] for id in ("turn-up", "put-in") if id in offered]
        harbour = observed.harbour
        on = observed.go_on_worth(harbour) > observed.stop_worth(harbour)
        if observed.last_turn and observed.beaten(harbour):
            # He has nothing to lose: who stops now has lost.
            on = True
        elif not observed.beaten(harbour) and (observed.ends(harbour) or observed.reaches_goal(harbour)):
            on = False
        return [["turn-up"], ["put-in"]] if on else [["put-in"], ["turn-up"]]

    def _repel(self, observed: Observation, decision: Decision) -> list[list[str]]:
        without = [piece for piece in observed.harbour if piece != decision.args["card"]]
        stays = max(observed.stop_worth(observed.harbour), observed.go_on_worth(observed.harbour))
        goes = max(observed.stop_worth(without), observed.go_on_worth(without))
        return [["repel"], ["let-in"]] if goes > stays else [["let-in"], ["repel"]]

    def _take(self, observed: Observation, decision: Decision) -> list[list[str]]:
        """The first card of the best sequence of takes; then single cards by worth."""
        fee = 0 if observed.state["active"] == decision.seat else 1
        ids = {option.id.partition(":")[2]: option.id for option in decision.options if ":" in option.id}
        _, order = observed.best_takes(observed.harbour, min(3, decision.args["count"]), fee)
        singles = sorted(observed.harbour, key=lambda piece: -observed.best_takes([piece], 1, fee)[0])
        good = [piece for piece in singles if observed.best_takes([piece], 1, fee)[0] > 0]
        pieces: dict[str, None] = dict.fromkeys([*order[:1], *(good if order else [])])
        return [*([ids[piece]] for piece in pieces if piece in ids), ["take-none"]]
