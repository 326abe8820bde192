"""Gold: a ledger with a bank that never runs out. Income and spending are public, gold aboard is not."""

from __future__ import annotations

from engine.kernel import Option, Refusal
from engine.marauders.state import Captain, MGame, PortAction, ashore_at, home_of, seat_of
from engine.marauders.terms.port import StashTerms

KEEPS_GOLD = Option("no", say="keep-gold", tone="decline")
"""The answer of who does not pay what he is asked for."""


def pays(gold: int) -> Option:
    """The answer of who pays this much."""
    return Option("yes", {"gold": gold}, say="pay-gold", tone="confirm")


def stash_terms(game: MGame, captain: Captain) -> StashTerms:
    """Whether he may stash and use his stash here: in his home port (Stash Gold), or where abilities
    allow.
    """
    place = ashore_at(captain)
    at_home = place == home_of(game, captain)
    return game.terms(StashTerms(captain.seat, place, allowed=at_home, opens=at_home))


def purse(game: MGame, captain: Captain) -> int:
    """The gold he can spend now: what is aboard and, in a port action at home, his stash. [R Recruit 3]"""
    return captain.gold + (seat_of(game, captain.seat).stash if _stash_open(game, captain) else 0)


def cannot_pay(game: MGame, captain: Captain, gold: int) -> Refusal | None:
    """The refusal if he cannot spend this much now."""
    if captain.gold >= gold:
        return None
    have = purse(game, captain)
    return None if have >= gold else Refusal("not-enough-gold", {"price": gold, "have": have})


def pay(game: MGame, captain: Captain, gold: int) -> None:
    """Spend gold from aboard, then from the stash where it may be used.

    Raises ValueError for a price that he cannot pay: callers check first (`cannot_pay`).
    [R Terms 9; R Recruit 3]
    """
    aboard = min(gold, captain.gold)
    if gold < 0 or (gold > aboard and gold > purse(game, captain)):
        raise ValueError(
            f"seat {captain.seat} is to pay {gold} gold and has {purse(game, captain)} to spend; "
            "let cannot_pay check the price when it is asked for."
        )
    captain.gold -= aboard
    if gold > aboard:
        seat = seat_of(game, captain.seat)
        seat.stash -= gold - aboard
        game.log("stash.spent", only=[captain.seat], seat=captain.seat, gold=gold - aboard)


def _stash_open(game: MGame, captain: Captain) -> bool:
    visit = game.within(PortAction)
    return visit is not None and visit.seat == captain.seat and stash_terms(game, captain).opens
