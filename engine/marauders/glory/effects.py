"""What the effects of cards do: each verb is one step (`CardEffect`), recorded with `Chapter.effect`.

Glory cards, rumors and missions use the same steps.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from data.content.verbs.effects import Effect
from data.content.verbs.reward_effects import Choose
from engine.kernel import Chapter, Public, again
from engine.marauders.state import Captain, CaptainStep, MGame, bound_to

CARD_EFFECTS = Chapter("card_effects")


class CardEffect(CaptainStep, kw_only=True):
    """What one effect of a card does to or for the captain whose card it is.

    Its fields have the names of the effect's figures. `path` holds the choices that led to it.
    """

    card: Public[str]
    path: Public[list[str]] = []

    @classmethod
    def usable(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """Whether the effect would do anything for the seat now. Depends only on public facts."""
        return True

    @classmethod
    def saves(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """Whether a careful captain who holds the card plays it now, for his life or for what would be lost
        with him. Depends only on public facts.
        """
        return False

    @classmethod
    def payable(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """Whether the seat has what the effect takes. Depends only on public facts."""
        return True

    @classmethod
    def made(cls, game: MGame, captain: Captain, card: str, effect: Effect, path: list[str]) -> CardEffect:
        """The step that carries the effect out."""
        figures = {
            name: list(cast("tuple[Any, ...]", value)) if isinstance(value, tuple) else value
            for name, value in effect.params.items()
        }
        return cls(**bound_to(captain), card=card, path=path, **figures)


def verb(effect: Effect) -> str:
    """An effect's `do`."""
    return getattr(effect, "do", "")


def effect_step(game: MGame, effect: Effect) -> type[CardEffect]:
    """The step type that carries out an effect of a card."""
    return cast("type[CardEffect]", game.rules.effects[verb(effect)])


def effects_at(game: MGame, card: str, path: Sequence[str] = ()) -> tuple[Effect, ...]:
    """The effects of a card, or of the option that a path of choices leads to."""
    found = game.box.effects(card)
    for chosen in path:
        choices = [effect for effect in found if isinstance(effect, Choose)]
        found = next(option.effect for choice in choices for option in choice.options if option.id == chosen)
    return found


@CARD_EFFECTS.step
class CarryOutCard(CaptainStep):
    """The effects of a card (or of one of its options) one by one, until one stops the rest.
    [R Rumors 9; R Cards 27; S Cards 25]
    """

    card: Public[str]
    path: Public[list[str]] = []
    next: Public[int] = 0
    stopped: Public[bool] = False

    def play(self, game: MGame) -> Any:
        effects = effects_at(game, self.card, self.path)
        if self.stopped or self.next >= len(effects):
            return None
        effect = effects[self.next]
        self.next += 1
        return again(effect_step(game, effect).made(game, self.captain(game), self.card, effect, self.path))
