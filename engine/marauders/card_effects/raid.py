"""What glory cards do in merchant raids (docs/content.md lists the verbs)."""

from __future__ import annotations

from data.content.verbs.effects import Effect
from engine.kernel import Chapter, Play, Public, then
from engine.marauders.card_effects.hits import raid_of
from engine.marauders.draws import cards_drawn
from engine.marauders.glory.effects import CardEffect
from engine.marauders.sea.raids import TABLE, escapes, phrases
from engine.marauders.ships.ships import ship_values
from engine.marauders.state import MGame, captain_of
from engine.marauders.terms.sea import Plunder

RAID_CARDS = Chapter("raid_cards")


@RAID_CARDS.effect("ignore_escapes")
@RAID_CARDS.step
class IgnoreEscapes(CardEffect):
    """Escape icons of this raid do not count. [R Cards 24]"""

    icons: Public[int]

    @classmethod
    def usable(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """If the merchant would escape with the cards as they are."""
        if raid_of(game, seat) is None:
            return False
        return escapes(game) >= ship_values(game, captain_of(game, seat)).maneuverability

    def play(self, game: MGame) -> None:
        if raid := raid_of(game, self.seat):
            raid.calmed += self.icons
            game.log("card.escapes", seat=self.seat, count=self.icons)


@RAID_CARDS.effect("redraw_raid")
@RAID_CARDS.step
class RedrawRaid(CardEffect):
    """Discard all cards of this raid and draw as many new ones. [R Cards 25]"""

    @classmethod
    def usable(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """While the cards of the seat's raid are on the table."""
        return raid_of(game, seat) is not None and game.places.count(TABLE) > 0

    def play(self, game: MGame) -> Play:
        if raid_of(game, self.seat) is None:
            return None
        old = game.places.at(TABLE)
        game.move(old, TABLE, "cargo.discards")
        drawn = yield from game.draw("cargo", TABLE, len(old), "raid")
        game.log("raid.cards", seat=self.seat, cards=drawn, shown=phrases(game, drawn))
        return then(*cards_drawn(self.seat, "cargo", TABLE, drawn))


@RAID_CARDS.effect("add_plunder")
@RAID_CARDS.step
class AddPlunder(CardEffect):
    """This raid yields more gold, which counts towards its glory point. [R Cards 26]"""

    gold: Public[int]

    @classmethod
    def usable(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """In a raid of the seat."""
        return raid_of(game, seat) is not None

    def play(self, game: MGame) -> None:
        raid = raid_of(game, self.seat)
        if raid is None:
            return
        game.log("card.plunder", seat=self.seat, gold=self.gold)
        if raid.plunder < 0:
            raid.strongbox += self.gold
            return
        raid.plunder += self.gold
        self.captain(game).gold += self.gold


@RAID_CARDS.rule(Plunder)
def strongbox(game: MGame, terms: Plunder) -> None:
    """What a card adds, when the raid succeeds. [R Cards 26]"""
    if raid := raid_of(game, terms.seat):
        terms.gold += raid.strongbox
