"""Terms of a turn: actions, skill rolls, what a card window tells (Actions; Skill Checks)."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.kernel import Terms


class SkillDice(Terms):
    """Dice for a skill roll (Dice and Skill Checks). `when`: what for, see `data.content.verbs.abilities`.

    A roll that scouts for another captain has his seat as its `target` (else -1), one that scouts for an NPC
    its kind as `npc`. [R Terms 2]
    """

    told = True

    seat: int
    skill: str
    when: str
    dice: int
    target: int = -1
    npc: str = ""


class Displeasure(Terms):
    """What something costs a captain besides, as far as it can be told in gold: to "stash", or to "stay" (to
    start and end his turn in this port). For who plans ahead.
    """

    seat: int
    doing: str
    gold: float = 0.0


class ActionChoice(msgspec.Struct, frozen=True, gc=False):
    """Something a captain may do in his turn or in a port action.

    `id` is the option's; the part before its first colon names the action:
    `Chapter.effect("action:<action>")` records the step that carries it out, bound to the captain, or
    `(game, captain, target) -> steps`, where the target is the part after the colon. `say`, `args`, `secret`
    as in `Option`. `actions` is its cost; `target` is recorded as scouted for (Scout). `again`: in a port
    action he may do it more than once. `price`: gold due at once in a port action; who cannot pay is refused.
    `last`: it ends the port action. `general`: an activity of any port, not of this one alone.
    `grave`: it makes enemies, and stands after what does not. [S Locations 18]
    """

    id: str
    args: dict[str, Any] = {}
    say: str = ""
    secret: bool = False
    actions: int = 0
    target: str = ""
    again: bool = False
    price: int = 0
    last: bool = False
    general: bool = False
    grave: bool = False


class TurnChoices(Terms):
    """What a captain may do in his turn besides moving, the port action and retiring (Actions).

    `actions` is how many are left, `sought` the targets he has scouted for this turn (Scout; G-M8). [R-2]
    """

    seat: int
    zone: str
    in_port: bool
    actions: int
    scouted_targets: list[str]
    offers: list[ActionChoice] = []


class TurnActions(Terms):
    """How many actions a captain has in his turn (Actions: 3). [S Cutthroat 2]"""

    seat: int
    actions: int


class WindowContext(Terms):
    """What a seat's reaction window says about why it opens now (ruling: reaction windows).

    `args` fill the sentence `phrase-window-<moment>`: who does what, and where. `met` are the words of orders
    that are met now (`glory.orders.WORDS`). All of it is public, so asking a seat that holds a fitting card
    reveals nothing. The chapter that opens a window records a rule on this with the effect
    `window:<moment>`.
    """

    seat: int
    moment: str
    args: dict[str, Any] = {}
    met: list[str] = []
