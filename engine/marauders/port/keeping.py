"""Cargo that lies before a captain: which of it he keeps."""

from __future__ import annotations

from collections.abc import Callable

from engine.kernel import Bundle, Decision, Option
from engine.marauders.port.goods import worth_keeping
from engine.marauders.ships.hold import filled, most_cargo, room
from engine.marauders.state import Captain, MGame


def what_to_keep(
    game: MGame,
    captain: Captain,
    cards: list[str],
    kind: str,
    say: str,
    *,
    secret: bool = False,
    bundles: Callable[[list[str], int], list[Bundle]] | None = None,
) -> Decision | None:
    """The question which of these cards he keeps, any that there can be room for; None if there is no choice.

    `secret`: others do not see the cards, so they do not read the options. `bundles(cards, most)` are choices
    of several cards at once.
    """
    most = most_cargo(game, captain)
    if not cards or not most:
        return None
    return Decision(
        captain.seat,
        kind,
        [Option(f"keep:{card}", {"card": card}, say=say, secret=secret) for card in cards],
        least=0,
        most=min(most, len(cards)),
        default=[f"keep:{card}" for card in worth_keeping(game, captain, cards)],
        args={"room": room(game, captain), "aboard": filled(game, captain.seat)},
        bundles=None if bundles is None else lambda: bundles(cards, most),
    )
