"""Checks the decks against the component list, and packs against what the rules can carry out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from pathlib import Path

from data.content import Content, ContentError, Deck, marauders_box, use_marauders_pack
from data.content.models import GloryCard
from data.content.verbs.effects import Effect
from data.content.verbs.reward_effects import Choose
from engine.kernel import DeckReport, GameSpec, Rules, RulesError
from engine.marauders.glory.effects import verb


def deck_reports(box: Content) -> list[DeckReport]:
    """Compare every deck of a box with the component list, and list the cards that stay out."""
    return [_report(deck, box) for deck in box.decks.values()]


def _report(deck: Deck, box: Content) -> DeckReport:
    origins = Counter({"printed": 0, "house": 0})
    for card in deck.cards:
        origins[card.origin] += card.copies
    left_out = {card: one.lacks for card, one in box.left_out.items() if one.deck == deck.id and one.lacks}
    return DeckReport(deck.id, deck.size, deck.expected, dict(origins), left_out)


def open_pack(pack: Path | None, spec: GameSpec) -> None:
    """Play with a custom content pack from now on, once it is certain that the rules can carry it out:
    without modules, with each module and what it needs, and with as many as go together.

    Raises ContentError or RulesError, and then keeps playing with the box as it was.
    """
    use_marauders_pack(pack)
    try:
        for modules in spec.module_sets():
            check_handlers(marauders_box(modules), spec.rules(modules))
    except (ContentError, RulesError):
        use_marauders_pack(None)
        raise


@lru_cache(maxsize=64)
def check_handlers(box: Content, rules: Rules) -> None:
    """Refuse content with effects that no chapter carries out. What was found sound is not looked at again.

    Raises RulesError naming card and verb.
    """
    for deck in box.decks.values():
        for card in deck.cards:
            if isinstance(card, GloryCard):
                _check_rolls(card)
            for effect in _effects(getattr(card, "effect", ())):
                if verb(effect) not in rules.effects:
                    raise RulesError(
                        f"the {deck.id} card {card.id} says {verb(effect)}, which no chapter carries out."
                    )


def _effects(effects: Sequence[Effect]) -> Iterator[Effect]:
    """The effects of a card, including those to choose from."""
    for effect in effects:
        yield effect
        for option in effect.options if isinstance(effect, Choose) else ():
            yield from _effects(option.effect)


IN_A_ROLL = {"before_roll": "succeed", "scouting_failed": "reroll"}
"""The only effect of a card played during a roll: it affects that roll alone (R-28)."""


def _check_rolls(card: GloryCard) -> None:
    """A card played in a roll has the effect of that moment and no other. Raises RulesError."""
    at = card.moment or ""
    for effect in _effects(card.effect):
        if at in IN_A_ROLL and verb(effect) != IN_A_ROLL[at]:
            raise RulesError(
                f"the glory card {card.id} says {verb(effect)}, but {at} a card can only {IN_A_ROLL[at]}."
            )
        if verb(effect) == "succeed" and at != "before_roll":
            raise RulesError(f"the glory card {card.id} says succeed, which it can only before_roll.")
