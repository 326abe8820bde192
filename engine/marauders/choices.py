"""What a captain may choose in his turn and in a port action, and how it is carried out (`ActionChoice`)."""

from __future__ import annotations

from typing import Any

from engine.kernel import Option, Refusal, Step
from engine.marauders.state import Captain, MGame, bound_to
from engine.marauders.terms.port import HiddenChoices, PortChoices
from engine.marauders.terms.turn import ActionChoice, TurnChoices

READING_ORDER = (
    "sell", "buy", "shipyard", "recruit", "stash", "take", "rumor", "prove", "claim", "drop_mission", "task",
    "scout", "card", "hire", "repair_at_sea",
)  # fmt: skip
"""The order in which a captain reads his choices, by action; all others follow, by name, those that are grave
last.
"""

SCOUTED = Refusal("scouted")
"""Each target once a turn (Scout)."""
ONCE_A_TURN = Refusal("once-a-turn")

_PLACES = {action: (place, "") for place, action in enumerate(READING_ORDER)}


def in_reading_order(offers: list[ActionChoice]) -> list[ActionChoice]:
    """The offers as shown. Those of one action keep the order in which they were offered."""
    return offers if len(offers) < 2 else sorted(offers, key=_place)


def _place(offer: ActionChoice) -> tuple[int, str]:
    action = offer.id.partition(":")[0]
    return _PLACES.get(action) or (len(_PLACES) + offer.grave, action)


def might_choose(game: MGame, where: TurnChoices | PortChoices) -> bool:
    """Whether a captain with no open choice here is asked all the same: he might have a secret one (ruling:
    questions without a choice).
    """
    return game.terms(HiddenChoices(where.seat, where)).possible


def as_option(offer: ActionChoice) -> Option:
    """The offer as an option of a decision: what takes actions is a move."""
    near = "hand" if offer.actions else ""
    return Option(offer.id, offer.args, offer.say, offer.secret, near=near)


def perform(game: MGame, captain: Captain, id: str) -> list[Step]:
    """The steps of an offer he takes: those that `action:<action>` makes from the captain and the target, or
    the step that it is, bound to him.
    """
    verb, _, target = id.partition(":")
    made = game.rules.effects[f"action:{verb}"]
    if isinstance(made, type):
        return [made(**bound_to(captain))]
    return carry_out(game, f"action:{verb}", captain, target)


def carry_out(game: MGame, effect: str, *about: Any) -> list[Step]:
    """The steps of the effect that a chapter has recorded under this name: `effect(game, *about)`."""
    made = game.rules.effects[effect](game, *about)
    return [made] if isinstance(made, Step) else list(made or ())
