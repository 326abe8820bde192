"""Setup: pirate captains and lookout drawn, player decks dealt out."""

from __future__ import annotations

from engine.kernel import Chapter, Plan, Play, Public, Step, then
from engine.treasure_fleet.box import LOOKOUT, flag_of
from engine.treasure_fleet.places import captain_before, deck_of, hand_of
from engine.treasure_fleet.sailing import Sailing
from engine.treasure_fleet.state import FGame

SETUP = Chapter("fleet_setup")


@SETUP.step
class SetUpFleet(Step):
    """Captains and lookout, then the player decks, then the first sailing (Setup). [T Setup 6]"""

    def play(self, game: FGame) -> Plan:
        return then(PlaceCaptain(), *(DrawCaptainCard(seat=seat) for seat in range(game.seats)), DealDecks())


@SETUP.step
class PlaceCaptain(Step):
    """One random pirate captain goes to the centre, face down; the lookout is shuffled with the others.
    [T Setup 6]
    """

    def play(self, game: FGame) -> Play:
        yield from game.draw_unseen("captain.drawn", "captain.centre", 1, "captain in the centre")
        game.move([LOOKOUT], "lookout", "captain.drawn")
        return None


@SETUP.step
class DrawCaptainCard(Step):
    """A player draws a card, face up; whoever draws the lookout also gets the captain from the centre.
    [T Setup 6, 7]
    """

    seat: Public[int]

    def play(self, game: FGame) -> Play:
        place = captain_before(self.seat)
        (card,) = yield from game.draw_unseen("captain.drawn", place, 1, "captain")
        if card == LOOKOUT:
            game.move([card], place, "lookout")
            (card,) = yield from game.draw_unseen("captain.centre", place, 1, "captain of the lookout")
            game.state.lookout = self.seat
            game.log("fleet.lookout.drawn", seat=self.seat)
        flag = game.state.seats[self.seat].flag = flag_of(card)
        game.log("fleet.captain", seat=self.seat, flag=flag)
        return None


@SETUP.step
class DealDecks(Step):
    """Each player gets the deck of his flag; with two, the third deck is the neutral pirate's (R-T1).
    [T Setup 8; T Two players 1]
    """

    def play(self, game: FGame) -> Plan:
        state = game.state
        for seat in state.seats:
            place = deck_of(seat.flag)
            game.move(game.places.at(place), place, hand_of(seat.seat))
        if state.neutral:
            place = deck_of(state.neutral)
            game.move(game.places.at(place), place, "neutral.deck")
            game.log("fleet.neutral.set", flag=state.neutral)
        return then(Sailing())
