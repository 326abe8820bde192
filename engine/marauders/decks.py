"""How far the cards in the box are carried out by the rules in this version."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from data.content import use_marauders_pack
from data.content.models import EventCard
from engine.kernel import RulesError
from engine.kernel.rules import Rules
from engine.kernel.spec import DeckReport
from engine.marauders.box import box


def deck_reports(rules: Rules) -> list[DeckReport]:
    """Every deck against the component list; a card is `full` when the rules have built all that it needs."""
    return [_report(deck, rules) for deck in box().decks]


def _report(name: str, rules: Rules) -> DeckReport:
    deck = box().decks[name]
    missing = {card.id: tuple(need for need in card.needs if need not in rules.built) for card in deck.cards}
    origins = Counter({"printed": 0, "house": 0})
    for card in deck.cards:
        origins[card.origin] += card.copies
    partial = sum(card.copies for card in deck.cards if missing[card.id])
    short = {card: needs for card, needs in missing.items() if needs}
    return DeckReport(name, deck.size, deck.expected, dict(origins), deck.size - partial, partial, short)


def open_pack(pack: Path | None, rules: Rules) -> None:
    """Play with an own content pack from now on, once it is sure that the rules can carry it out.

    Raises ContentError or RulesError, and then plays on with the box as it is.
    """
    use_marauders_pack(pack)
    try:
        check_handlers(rules)
    except RulesError:
        use_marauders_pack(None)
        raise


def check_handlers(rules: Rules) -> None:
    """Refuse content whose effects nobody carries out, though they need nothing that is still to be built.

    Raises RulesError naming card and verb.
    """
    for card in box().decks["event"].cards:
        for effect in card.effect if isinstance(card, EventCard) else ():
            if effect.do not in rules.effects and set(effect.needs) <= rules.built:
                raise RulesError(f"the event {card.id} says {effect.do}, which no chapter carries out.")
