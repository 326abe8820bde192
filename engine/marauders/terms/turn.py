"""Terms of a turn: actions, skill rolls, what a window for cards tells (Actions; Skill Checks)."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.kernel import Terms


class SkillDice(Terms):
    """Dice for a skill roll (Dice and Skill Checks). `when`: what it is for, see `data.content.abilities`."""

    seat: int
    skill: str
    when: str
    dice: int


class ActionChoice(msgspec.Struct, frozen=True):
    """A thing a captain may do in his turn or in a port action.

    `id` is the option's; what stands before its first colon names the act: `Chapter.effect("action:<act>")`
    records `(game, captain, target) -> steps`, the target being what stands behind it. `say`, `args`,
    `secret` as in `Option`. `actions` is what it costs; `target` is noted as sought (Scout). `again`: in a
    port action it may be done more than once. `price`: gold it costs at once in a port action; who cannot
    pay it is refused.
    """

    id: str
    args: dict[str, Any] = {}
    say: str = ""
    secret: bool = False
    actions: int = 0
    target: str = ""
    again: bool = False
    price: int = 0


class TurnChoices(Terms):
    """What a captain may do in his turn beside moving, the port action and retiring (Actions).

    `actions` are those left, `sought` the targets he has scouted for this turn (Scout; G-M8).
    """

    seat: int
    zone: str
    in_port: bool
    actions: int
    scouted_targets: list[str]
    offers: list[ActionChoice] = []


class WindowContext(Terms):
    """What a reaction window for a seat tells of why it opens at this moment (ruling: reaction windows).

    `args` fill the sentence `phrase-window-<moment>`: who does what, and where. All of it is public, so that
    asking who holds a fitting card gives nothing away. The chapter that opens a window records a rule on this
    with the effect `window:<moment>`.
    """

    seat: int
    moment: str
    args: dict[str, Any] = {}
