"""The pictures in words, from the same facts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache

from data.content.royal import ExpeditionCard, PersonCard, RoyalCard, ShipCard
from data.locale import Texts
from render.kit.theme import Theme
from render.port_royal.facts import Facts, Seat, grouped, strength_of, title


def board_text(facts: Facts, texts: Texts, look: Theme) -> str:
    """Everything the board shows, a line for each thing, the most important first."""
    texts = texts.screen_reader()
    lines = [
        _state(facts, texts),
        texts.say("alt-royal-harbour", cards=_named(facts.harbour, texts)),
        texts.say("alt-royal-expeditions", cards=_named(facts.expeditions, texts)),
        *(_seat(facts, seat, " ".join(display_lines(seat, texts)), texts, look) for seat in facts.seats),
    ]
    if not facts.finished:
        lines.append(texts.say("alt-royal-deck", count=facts.deck))
    return "\n".join(lines)


def _state(facts: Facts, texts: Texts) -> str:
    state = "alt-royal-over" if facts.finished else "alt-royal"
    return texts.say(
        state,
        game=facts.rules,
        round=facts.round,
        goal=facts.goal,
        expedition=facts.needs_expedition,
        last=facts.last_round,
        seat=facts.active,
    )


def _seat(facts: Facts, seat: Seat, told: str, texts: Texts, look: Theme) -> str:
    """A seat in one line, with its cards."""
    return texts.say(
        "alt-royal-seat",
        letter=look.seats[seat.number].letter,
        seat=seat.number,
        won=facts.won(seat),
        points=seat.points,
        coins=seat.coins,
        strength=seat.strength,
        told=told,
    ).rstrip()


def mat_text(facts: Facts, seat: Seat, texts: Texts, look: Theme) -> str:
    """Everything a seat's mat shows, each of its cards once, with what it does."""
    texts = texts.screen_reader()
    cards = [
        texts.say("alt-royal-card", cards={card.id: count}, text=_does(card, texts))
        for card, count in Counter(seat.cards).items()
    ] or [texts.say("alt-royal-display-empty")]
    return "\n".join([_state(facts, texts), _seat(facts, seat, "", texts, look), *cards])


def _does(card: RoyalCard, texts: Texts) -> str:
    """What a card of a display does; an expedition earns what the rules in use say."""
    if isinstance(card, ExpeditionCard):
        return texts.say("alt-royal-worth", coins=card.coins, points=card.points)
    return texts.text(card.id)


# Every picture asks twice: once for its pixels, once for its words.
@lru_cache(maxsize=64)
def display_lines(seat: Seat, texts: Texts) -> tuple[str, ...]:
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
    return tuple(lines)


def _named(cards: Iterable[RoyalCard], texts: Texts) -> list[str]:
    """Cards with all figures on their tiles; a ship's are in its name, as is a person's price."""
    return [card_told(card, texts) for card in cards]


def card_told(card: RoyalCard, texts: Texts) -> str:
    """A card with all figures on its tile."""
    if isinstance(card, ShipCard):
        return texts.say("alt-royal-ship", kind=card.kind, card=card.id)
    if isinstance(card, PersonCard):
        told = {"points": card.points, "skill": card.skill, "strength": strength_of(card)}
        return texts.say("alt-royal-person", card=card.id, **told)
    if isinstance(card, ExpeditionCard):
        return texts.say("alt-royal-expedition", card=card.id, coins=card.coins, points=card.points)
    return texts.name(card.id)
