"""What the voice at the helm says to a member, in the words of the rules, the options and the advice."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from discord import ui

from bot.controls.decisions import ANSWER, NONE, WHOLE
from bot.controls.declared import Declaration
from bot.controls.ids import token
from bot.present.controls import GREEN, Control
from bot.wording.helm import RISKY, answer_text, lessons_of, whole
from bot.wording.pages import cut
from data.locale import Texts
from engine.advice.voyage import Counsel, Planned
from engine.kernel import Decision

COMPASS = "🧭"
"""The sign of the voice at the helm."""
_MOST_TAUGHT = 500
_MOST_SAID = 500


@dataclass(frozen=True, slots=True)
class Helm:
    """The voice at a member's helm: what it says now, whether he has silenced it, whether it asks to stay."""

    said: str = ""
    quiet: bool = False
    asks: bool = False
    picks: tuple[str, ...] = ()
    """The options that it suggests."""


def helm_text(texts: Texts, decision: Decision, counsel: Counsel) -> str:
    """What is asked about, in the words of the rules, then the suggestion with its reasons, and what else
    could be done.
    """
    taught = " ".join(lessons_of(texts, counsel))
    reasons = " ".join(texts.note(reason) for reason in counsel.reasons)
    said = _planned(texts, decision, counsel.plan) if counsel.plan is not None else ""
    if counsel.plan is not None and counsel.other is not None:
        other = texts.say("helm-other", **_said_of(texts, decision, counsel.other))
        ways = ((said, counsel.plan), (other, counsel.other))
        said = "\n".join(f"{way} {_valued(texts, plan)}".strip() for way, plan in ways)
    elif counsel.plan is not None and counsel.plan.risk >= RISKY:
        said = f"{said} {texts.say('helm-risk', risk=counsel.plan.risk)}"
    if not said:
        said = texts.say(
            "helm-says", answer=answer_text(texts, decision, counsel.picks), reasons=reasons
        ).strip()
    greeting = texts.note(counsel.greeting) if counsel.greeting else ""
    return "\n".join(
        filter(None, (greeting, taught and f"-# {cut(taught, _MOST_TAUGHT)}", cut(said, _MOST_SAID)))
    )


def _planned(texts: Texts, decision: Decision, plan: Planned) -> str:
    """The plan, its next step, and what has changed since the last one."""
    changed = texts.say("helm-plans-anew", changed=texts.note(plan.changed)) if plan.changed else ""
    now = texts.say("helm-plans", step=plan.step, steps=plan.steps, **_said_of(texts, decision, plan))
    return "\n".join(filter(None, (changed, now)))


def _said_of(texts: Texts, decision: Decision, plan: Planned) -> dict[str, str]:
    """What a plan is for, and the answer that is its next step."""
    return {"aim": texts.note(plan.aim), "answer": answer_text(texts, decision, plan.picks)}


def _valued(texts: Texts, plan: Planned) -> str:
    """What a plan is worth, and what it risks; where all ways cost more than they bring, only the risk."""
    if plan.worth > 0:
        return texts.say("helm-worth", worth=plan.worth, risk=plan.risk)
    return texts.say("helm-risk", risk=plan.risk) if plan.risk >= RISKY else ""


def mark(
    texts: Texts, decision: Decision, controls: Sequence[Control], picks: Sequence[str]
) -> Sequence[Control]:
    """Controls with the compass on what the voice suggests: on the button that does all of it, or that picks
    nothing, else on the line of a select; of several picks no line does all.
    """
    bundle = whole(texts, decision, picks)
    single = {token(pick) for pick in picks} if decision.most == 1 else set[str]()
    several = {token("+".join(bundle.picks))} if bundle is not None else set[str]()
    advised: dict[Declaration[Any], Collection[object]] = {
        ANSWER: single, WHOLE: several, NONE: () if picks else (None,),
    }  # fmt: skip
    for control in controls:
        if isinstance(control, ui.Select):
            for line in control.options:
                line.emoji = COMPASS if line.value in single else line.emoji
        elif control.click.carried in advised.get(control.click.control, ()):
            control.emoji, control.style = COMPASS, GREEN
    return controls
