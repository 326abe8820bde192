"""NPCs that are at sea when the game begins (It's a Hard Life)."""

from __future__ import annotations

from engine.kernel import Chapter, Play, Public, Step, again, then
from engine.marauders.npcs.entering import NpcComes
from engine.marauders.npcs.traits import brought_by, is_navy, npc_traits
from engine.marauders.state import MGame, captains, home_of
from engine.marauders.terms.npcs import NpcTraits
from engine.marauders.turn.setup import PlaceTokens

HARD_LIFE = Chapter("hard_life")

NAVAL_SHIPS, PIRATES = 2, 1


@HARD_LIFE.after(PlaceTokens, commutes=True)
def ships_at_sea(game: MGame, step: PlaceTokens) -> list[Step]:
    """Before the game begins. [S Hard life 1]"""
    return [SearchEvents()]


@HARD_LIFE.step
class SearchEvents(Step):
    """Go through the event deck: the first two naval ships (of different nations) and the first pirate enter,
    but none at the home port of a captain. The other cards are shuffled back (It's a Hard Life; G-S13).
    [S Hard life 1-3]
    """

    found: Public[list[str]] = []
    """Cards of the NPCs that will enter, in the order drawn."""

    def play(self, game: MGame) -> Play:
        if not self._complete(game):
            drawn = yield from game.draw("event", "event.discards", 1, "event")
            if drawn:
                self._take(game, drawn[0])
                return again()
        # They have lain open, and how long the search took must not be a secret of the deck.
        passed_over = game.places.at("event.discards")
        game.move(passed_over, "event.discards", "event.bag")
        game.log("hard_life.began", cards=passed_over, count=len(passed_over))
        return then(*(NpcComes(due=card) for card in self.found))

    def _complete(self, game: MGame) -> bool:
        flags = [_comes(game, card).flag for card in self.found]
        navies = [flag for flag in flags if is_navy(flag)]
        return len(navies) == NAVAL_SHIPS and len(flags) - len(navies) == PIRATES

    def _take(self, game: MGame, card: str) -> None:
        """An NPC that is still missing waits with the others; any other card is passed over."""
        if brought_by(game, card) is None:
            return
        coming = _comes(game, card)
        naval = is_navy(coming.flag)
        flags = [_comes(game, other).flag for other in self.found]
        alike = [flag for flag in flags if is_navy(flag) == naval]
        full = len(alike) == (NAVAL_SHIPS if naval else PIRATES)
        homes = [home_of(game, captain) for captain in captains(game)]
        if full or coming.flag in flags or coming.home in homes:
            return
        self.found = [*self.found, card]
        game.state.npcs_due.append(card)
        game.move([card], "event.discards", "npc.due")


def _comes(game: MGame, card: str) -> NpcTraits:
    """The NPC that an event card brings."""
    brings = brought_by(game, card)
    assert brings is not None
    return npc_traits(game, brings.npc, card)
