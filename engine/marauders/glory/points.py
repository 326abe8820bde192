"""Glory: points on the track and cards in hand (Winning the Game; Glory Cards)."""

from __future__ import annotations

from engine.kernel import Chapter, Decision, Option, Plan, Play, Public, Step, picked, then
from engine.marauders.draws import cards_drawn
from engine.marauders.glory.orders import forget_orders
from engine.marauders.places import hand_of
from engine.marauders.state import MGame, seat_of

GLORY = Chapter("glory")

HAND_LIMIT = 4


@GLORY.step
class GainGlory(Step):
    """+1 glory point, and so a glory card. `why` is one of the ways to earn glory (`glory-<why>`).
    [R Sell 5; R Glory 1; R Plunder 2]
    """

    seat: Public[int]
    why: Public[str]

    def play(self, game: MGame) -> Plan:
        seat = seat_of(game, self.seat)
        seat.glory += 1
        game.log("glory.gained", seat=self.seat, why=self.why, glory=seat.glory)
        return then(DrawGloryCard(seat=self.seat))


@GLORY.step
class DrawGloryCard(Step):
    """Draw a glory card; if none is left, the point counts without one (G-C1). [R Setup 4; R Glory 1, 3]"""

    seat: Public[int]

    def play(self, game: MGame) -> Play:
        hand = hand_of(self.seat)
        drawn = yield from game.draw("glory", hand, 1, "glory card")
        if drawn:
            game.log("glory.drawn", seat=self.seat, private={self.seat: {"card": drawn[0]}})
        return then(*cards_drawn(self.seat, "glory", hand, drawn), CutHand(seat=self.seat))


def room_in_hand(game: MGame, seat: int) -> bool:
    """Whether a seat may keep another glory card."""
    return game.places.count(hand_of(seat)) < HAND_LIMIT


@GLORY.step
class CutHand(Step):
    """With a fifth card: decide which four to keep before playing any (Getting Glory Cards; G-C3).
    [R Glory 2, 3; R Plunder 8; G-C1]
    """

    seat: Public[int]

    def play(self, game: MGame) -> Play:
        hand = game.places.at(hand_of(self.seat))
        surplus = len(hand) - HAND_LIMIT
        if surplus <= 0:
            return None
        options = [Option(f"discard:{card}", {"card": card}, secret=True) for card in sorted(hand)]
        picks = yield from game.ask(
            Decision(
                self.seat,
                "glory.discard",
                options,
                least=surplus,
                most=surplus,
                default=[option.id for option in options[:surplus]],
                args={"count": surplus},
            )
        )
        cards = [picked(pick) for pick in picks]
        game.move(cards, hand_of(self.seat), "glory.discards")
        game.log("glory.discarded", seat=self.seat, cards=cards)
        forget_orders(game, self.seat)
        return None
