"""Orders in words: what a seat may say beforehand, and what it has said."""

from __future__ import annotations

from collections.abc import Sequence

from bot.tables.live import LiveTable
from data.locale import Texts
from engine.kernel import Decision, Option


def of_cards(live: LiveTable, seat: int) -> list[tuple[str, list[Option], list[str]]]:
    """For each card of a seat that it may order something for: what it is about, the orders, and which of
    them it has given.
    """
    standing = live.game.orders(seat) if live.game is not None and live.is_running else None
    if standing is None:
        return []
    given: list[str] = standing.private_args["given"]
    by_hint: dict[str, list[Option]] = {}
    for option in standing.options:
        by_hint.setdefault(live.texts.about(option), []).append(option)
    return [
        (hint, options, [option.id for option in options if option.id in given])
        for hint, options in by_hint.items()
    ]


def fitting(live: LiveTable, seat: int, asked: Decision) -> list[Option]:
    """The standing orders that would answer what the seat is asked now, unless an option says the same."""
    game, texts = live.game, live.texts
    if game is None:
        return []
    known = {texts.option(option) for option in asked.options}
    return [
        order
        for order in game.standing_offers(seat)
        if order.id not in game.standing(seat)
        and texts.option(order) not in known
        and game.would_answer(seat, order)
    ]


def label_of(texts: Texts, offered: dict[str, Option], order: str) -> str:
    """What an order says, also when it cannot be given any more."""
    option = offered.get(order)
    if option is None:
        # Rounds have gone on since: the same order is offered under another number.
        same: Sequence[Option] = [one for id, one in offered.items() if _kind(id) == _kind(order)]
        option = same[0] if same else None
    return texts.option(option) if option is not None else texts.say("order-of-before")


def may_order(live: LiveTable, seat: int) -> bool:
    """Whether there is anything that a seat has ordered, or may order."""
    game = live.game
    if game is None:
        return False
    if has_ordered(live, seat) or game.standing_offers(seat) or game.orders(seat) is not None:
        return True
    return bool(game.coming.offered(seat))


def has_ordered(live: LiveTable, seat: int) -> bool:
    """Whether orders of a seat answer for it, now or in its coming turn, or have stopped with a word."""
    game = live.game
    return game is not None and bool(game.standing(seat) or game.coming.of(seat) is not None)


def coming_steps(live: LiveTable, seat: int) -> list[Option]:
    """What a seat has ordered for its coming turn, as far as that stands."""
    ordered = live.game.coming.of(seat) if live.game is not None else None
    return ordered.steps if ordered is not None and not ordered.why else []


def coming_stopped(live: LiveTable, seat: int) -> str:
    """The word why what a seat has ordered for its coming turn was stopped, and what is left of it."""
    ordered, texts = live.game.coming.of(seat) if live.game is not None else None, live.texts
    if ordered is None or not ordered.why:
        return ""
    left = texts.join([texts.option(step) for step in ordered.steps])
    return texts.say("coming-stopped", why=texts.say(f"coming-stops-{ordered.why}"), steps=left)


def _kind(order: str) -> str:
    return order.rpartition(":")[0] or order
