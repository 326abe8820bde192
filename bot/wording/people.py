"""What is said of those at a table: what one offers another, whose step was what, what all can answer."""

from __future__ import annotations

from bot.tables.crew import HAND, INVITE, Offer
from bot.tables.live import LiveTable
from data.store import Status
from engine.kernel import MODERATOR, Decision, Option, Taken


def offer_line(live: LiveTable, offer: Offer) -> str:
    """What is offered to a member, in a sentence for him."""
    giver = live.seat_of(offer.by)
    who = live.texts.player(giver) if giver is not None else f"<@{offer.by}>"
    kind = f"{offer.kind}-for-good" if offer.kind == HAND and offer.for_good else offer.kind
    if offer.kind == INVITE and live.row.status is Status.LOBBY:
        kind = "invite-lobby"
    return live.texts.say(f"offer-{kind}", who=who, table=live.title)


def whose(live: LiveTable, step: Taken) -> str:
    """Who has answered so, or that it was a repair."""
    return live.texts.say("moderation-step-repair") if step.seat == MODERATOR else live.names[step.seat]


def pickable(decision: Decision) -> list[Option]:
    """The options of a question that everybody sees, if one of them may be its whole answer."""
    if decision.secret or not decision.least <= 1 <= decision.most:
        return []
    return [option for option in decision.options if not option.secret]
