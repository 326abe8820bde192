"""The pictures in words, from the same facts."""

from __future__ import annotations

from collections.abc import Iterable

from data.content.royal import ExpeditionCard, PersonCard, RoyalCard
from data.locale import Texts
from render.port_royal.facts import Facts, Seat, grouped, title


def board_text(facts: Facts, texts: Texts) -> str:
    """Everything the board shows, a line for each thing, the most important first."""
    state = "alt-royal-over" if facts.finished else "alt-royal"
    lines = [
        texts.say(
            state, game=facts.rules, round=facts.round, goal=facts.goal, last=facts.last_round,
            seat=facts.active,
        ),
        texts.say("alt-royal-harbour", cards=_named(facts.harbour, texts)),
        texts.say("alt-royal-expeditions", cards=_named(facts.expeditions, texts)),
    ]  # fmt: skip
    return "\n".join([*lines, *(seat_text(seat, texts) for seat in facts.seats)])


def seat_text(seat: Seat, texts: Texts) -> str:
    """A seat in a line."""
    told = " ".join(display_lines(seat, texts))
    return texts.say(
        "alt-royal-seat", seat=seat.number, points=seat.points, coins=seat.coins, strength=seat.strength,
        told=told,
    )  # fmt: skip


def mat_text(facts: Facts, seat: Seat, texts: Texts) -> str:
    """Everything a seat's mat shows."""
    first = texts.say("alt-royal-mat", game=facts.rules, round=facts.round, goal=facts.goal)
    cards = texts.say("alt-royal-display", cards=_named(seat.cards, texts))
    return "\n".join([first, seat_text(seat, texts), cards])


def display_lines(seat: Seat, texts: Texts) -> list[str]:
    """The persons of a display by skill, and the expeditions."""
    persons = [
        texts.say(
            "chart-royal-person",
            count=count,
            name=texts.say("chart-royal-trader", ship=f"royal_{card.ship}")
            if card.ship
            else texts.name(title(card)),
        )
        for card, count in grouped(seat.persons).items()
    ]
    lines = [texts.say("chart-royal-persons", persons=persons)]
    if seat.expeditions:
        lines.append(texts.say("chart-royal-done", cards=[card.id for card in seat.expeditions]))
    return lines


def _named(cards: Iterable[RoyalCard], texts: Texts) -> list[str]:
    """Cards with all figures on their tiles; a ship's stand in its name, a person's price too."""
    return [_told(card, texts) for card in cards]


def _told(card: RoyalCard, texts: Texts) -> str:
    if isinstance(card, PersonCard):
        return texts.say("alt-royal-person", card=card.id, points=card.points)
    if isinstance(card, ExpeditionCard):
        return texts.say("alt-royal-expedition", card=card.id, coins=card.coins, points=card.points)
    return texts.name(card.id)
