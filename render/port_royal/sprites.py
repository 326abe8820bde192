"""What lies on the board of a harbour as sprites with ids."""

from __future__ import annotations

from typing import TypeVar

from PIL import Image

from data.content.royal import RULE_SETS, ExpeditionCard, PersonCard, RoyalCard, ShipCard, royal_content
from render.kit.sprites import NUMBER, WORD, WORDS, Kind, Sprites
from render.kit.theme import Theme
from render.port_royal import cards

Card = TypeVar("Card", ShipCard, PersonCard, ExpeditionCard)


def _card(rules: str, id: str, kind: type[Card]) -> Card:
    """A card as these rules have it. Raises LookupError if there is none of this kind."""
    content = next(royal_content(one) for one in RULE_SETS if one == rules) if rules in RULE_SETS else None
    found: RoyalCard | None = content.cards.get(id) if content else None
    if not isinstance(found, kind):
        raise LookupError(f"There is no {kind.__name__} {id!r} under the rules {rules!r}.")
    return found


def _ship(look: Theme, rules: str, id: str, name: str, code: str, _: float) -> Image.Image:
    return cards.moored_as(look, _card(rules, id, ShipCard), name, code)


def _person(look: Theme, rules: str, id: str, name: str, code: str, _: float) -> Image.Image:
    return cards.person_as(look, _card(rules, id, PersonCard), name, code)


def _scroll(look: Theme, rules: str, id: str, _: float) -> Image.Image:
    return cards.scroll(look, _card(rules, id, ExpeditionCard))


def _held(look: Theme, rules: str, id: str, code: str, count: int, _: float) -> Image.Image:
    return cards.small(look, _card(rules, id, PersonCard), code, count)


def _done(look: Theme, rules: str, id: str, _: float) -> Image.Image:
    return cards.small_scroll(look, _card(rules, id, ExpeditionCard))


def _pile(look: Theme, said: str, _: float) -> Image.Image:
    return cards.pile(look, said)


SPRITES = Sprites(
    {
        "ship": Kind(_ship, (WORD, WORD, WORDS, WORDS), times=1),
        "person": Kind(_person, (WORD, WORD, WORDS, WORDS), times=1),
        "scroll": Kind(_scroll, (WORD, WORD), times=1),
        "held": Kind(_held, (WORD, WORD, WORDS, NUMBER), times=1, carries=True),
        "done": Kind(_done, (WORD, WORD), times=1, carries=True),
        "pile": Kind(_pile, (WORDS,), times=1),
    }
)
