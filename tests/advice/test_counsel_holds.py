"""What the helm says holds at the table, in positions of whole games: its button is there, its reasons are so
and are not contradicted by the next question, and no other answer is surely worth more.
"""

from __future__ import annotations

from typing import Any

import pytest

from bot.present.cockpit import cockpit_layout
from bot.present.decisions.helm import COMPASS, Helm, helm_text
from bot.wording.helm import answer_text
from data.content.modules import module_locales
from data.locale import Texts
from engine.advice import Note
from engine.advice.voyage import Counsel, Intent
from engine.kernel import Decision
from tests.advice.facts import untrue
from tests.advice.proving import Position, Trials, after, others, positions, told
from tests.bot.present.test_cockpit import live_table
from tests.bot.wire import walk

FEW, ALL = 12, 200
WITHOUT = frozenset({("done",), ("let_go",), ("pass",), ()})
"""Answers that make nothing of a question."""
LEAD = frozenset({"port", "scout:merchant", "shipyard", "recruit", "market", "buy", "sell"})
"""Answers that lead to a question of their own, for the sake of what is done there."""
STASHES = frozenset({"voyage-stash-here", "voyage-stash-home", "voyage-there-stash"})
"""Notes on a plan that is for the chest alone."""
CHANCES = ("rolled", ".drawn", ".offered", ".found", ".missed", ".revealed", ".began", "event.", "captain.")
"""What the log tells of where something was not known before."""


def notes(said: Counsel) -> list[Note]:
    """All that it gives as a reason."""
    plans = [
        note for plan in (said.plan, said.other) if plan is not None for note in (plan.aim, plan.changed)
    ]
    return [note for note in (*said.reasons, *plans, said.greeting) if note is not None]


def missing(position: Position) -> str:
    """Why what it advises cannot be pressed; empty if it can."""
    decision, said = position.decision, position.said
    for picks in (said.picks, *(plan.picks for plan in (said.plan, said.other) if plan is not None)):
        if refusal := decision.why_not(list(picks)):
            return f"{picks} is refused: {refusal}"
    live = live_table(position.table)
    helm = Helm(helm_text(live.texts, decision, said), picks=said.picks)
    shown = list(walk(cockpit_layout(live, position.seat, helm=helm).to_components()))
    marked = [one for part in shown for one in (part, *part.get("options", ())) if _is_marked(one)]
    if decision.most == 1 and decision.range is None and not marked:
        return f"nothing is marked for {said.picks}"
    return "" if answer_text(live.texts, decision, said.picks) in helm.said else "the answer is not named"


def _is_marked(part: dict[str, Any]) -> bool:
    emoji: dict[str, Any] = part.get("emoji") or {}
    return emoji.get("name") == COMPASS and not part.get("disabled")


def contradicted(position: Position) -> str:
    """What the next question says against the advice for this one; empty if nothing."""
    decision, said = position.decision, position.said
    table, entries = after(position, said.picks)
    asked = table.waiting.get(position.seat)
    chance = any(known in entry.key for entry in entries for known in CHANCES)
    if asked is None or chance:
        return ""
    intent = said.intent
    then = told(table, position.seat, intent)
    if then is None:
        return "it says nothing any more"
    if decision.kind != asked.kind and then.picks in WITHOUT and LEAD & {*said.picks}:
        return f"after {said.picks} it does nothing: {then.picks} at {asked.kind}"
    if {"port"} & {*said.picks} and asked.kind == "port.activity" and _of_another_mind(said, then):
        return f"{said.plan and said.plan.aim}, then {then.picks}"
    return _strayed(said, intent, asked, then)


def _of_another_mind(said: Counsel, then: Counsel) -> bool:
    """Whether it goes ashore to stash, and is told nothing of what it sells before that."""
    if said.plan is None or "sell" not in then.picks:
        return False
    aim = said.plan.aim
    return aim.key in STASHES or (aim.key == "voyage-there-goal" and not aim.args["sold"])


def _strayed(said: Counsel, intent: Intent | None, asked: Decision, then: Counsel) -> str:
    """How a plan is not gone on with, though it said it would be, and does not say why."""
    if said.plan is None or intent is None or not intent.actions or asked.kind != "turn.action":
        return ""
    plan = then.plan
    if plan is None:
        # With no action left it says what comes next turn.
        if any(reason.args.get("zone") == intent.zone for reason in then.reasons):
            return ""
        return f"no plan is left of {said.plan.aim}: {then.picks}"
    if plan.changed is not None:
        return ""
    if asked.why_not(list(plan.picks)) is not None:
        return f"the next step {plan.picks} is not offered"
    same = plan.steps == said.plan.steps and plan.step == said.plan.step + 1
    return "" if same else f"step {said.plan.step} of {said.plan.steps}, then {plan.step} of {plan.steps}"


def untold(position: Position) -> str:
    """Which text is missing in German; empty if none is."""
    said = helm_text(Texts("de", module_locales()), position.decision, position.said)
    return said if "advice-" in said or "{" in said else ""


@pytest.mark.in_turn(2)
@pytest.mark.parametrize("count", [FEW, pytest.param(ALL, marks=pytest.mark.soak("advice"))])
def test_what_the_helm_says_holds(count: int) -> None:
    """It can be pressed, it is as it is told, the next question goes along, and nothing else is surely worth
    more; while the same estimate finds other answers out.
    """
    faults: list[str] = []
    found_out = 0
    for position in positions(count):
        picks, trials = position.said.picks, Trials(position)
        wrong = [f"{note} is not so" for note in untrue(position.table, position.seat, notes(position.said))]
        worse = [trials.worse(picks, other) for other in others(position)]
        found_out += any(trials.worse(other, picks) for other in others(position))
        found = [missing(position), contradicted(position), untold(position), *wrong, *worse]
        faults += [f"{position.name}: {[*picks]}: {fault}" for fault in found if fault]
    assert not faults, "\n".join(faults)
    assert found_out >= count // 50
