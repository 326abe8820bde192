"""The glory card that repeats the card just played (docs/content.md lists the verbs)."""

from __future__ import annotations

from data.content.verbs.effects import Effect
from engine.kernel import Chapter, Plan, then
from engine.marauders.glory.cards import CardWindow
from engine.marauders.glory.effects import CardEffect, CarryOutCard, effect_step, effects_at, verb
from engine.marauders.state import MGame, bound_to

COPY_CARDS = Chapter("copy_cards")


@COPY_CARDS.effect("copy_card")
@COPY_CARDS.step
class CopyCard(CardEffect):
    """Carry out the card just played once more, for the seat that copies it. [R Cards 14]"""

    @classmethod
    def usable(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """If the card just played would do something for this seat."""
        copied = _just_played(game)
        return copied != "" and any(
            verb(other) != "copy_card" and effect_step(game, other).usable(game, seat, other)
            for other in effects_at(game, copied)
        )

    def play(self, game: MGame) -> Plan | None:
        copied = _just_played(game)
        if not copied:
            return None
        game.log("card.copied", seat=self.seat, card=copied)
        return then(CarryOutCard(**bound_to(self.captain(game)), card=copied))


def _just_played(game: MGame) -> str:
    open_window = game.within(CardWindow)
    return open_window.played if open_window else ""
