"""What a captain is offered in his turn and in a port action, and how he does it (`figures.Offer`)."""

from __future__ import annotations

from engine.kernel import Option, Step
from engine.marauders.state import Captain, MGame
from engine.marauders.terms.turn import ActionChoice


def as_option(offer: ActionChoice) -> Option:
    """The offer as an option of a decision."""
    return Option(offer.id, offer.args, offer.say, offer.secret)


def perform(game: MGame, captain: Captain, id: str) -> list[Step]:
    """The steps of an offer taken up: those that `action:<action>` makes of the captain and the target."""
    verb, _, target = id.partition(":")
    made = game.rules.effects[f"action:{verb}"](game, captain, target)
    return [made] if isinstance(made, Step) else list(made or ())
