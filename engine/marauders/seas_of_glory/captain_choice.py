"""Captains to choose from when the game begins (Captains, Captains, Captains!): two ways, of which a table
plays one.
"""

from __future__ import annotations

import msgspec

from engine.kernel import Chapter, Decision, Option, Plan, Play, Public, Step, again, picked, then
from engine.marauders.combat.death import STARTING_GOLD, captains_left, introduced
from engine.marauders.places import captain_dealt_to
from engine.marauders.state import MGame, captain_of, turn_order
from engine.marauders.turn.setup import ChooseShips, DrawCaptain, StartPlayer

DRAW_TWO = Chapter("captains_draw_two")


class CaptainsBought(msgspec.Struct):
    """What the choice of a captain has cost so far."""

    paid: Public[list[int]]
    """Gold by seat that it will not begin with (G-S14)."""
    offered: Public[bool] = False
    """Captains have been offered, so the start player is drawn."""


FOR_GOLD = Chapter("captains_for_gold", state=CaptainsBought)

PRICE = 2
"""Gold for one more captain."""
MOST_BOUGHT = 2


class KeepCaptain(Step):
    """Base of the steps in which all who hold several captains choose one, at once and unseen.

    The others are shuffled back (G-C4). Nobody else learns which they were. [S Captains 5]
    """

    def play(self, game: MGame) -> Play:
        """Only who has something to choose is asked; how many captains each holds is public."""
        choosing = [seat for seat in range(game.seats) if game.places.count(captain_dealt_to(seat)) > 1]
        answers = yield from game.ask_all([_which(game, seat) for seat in choosing])
        for seat, (pick,) in zip(choosing, answers, strict=True):
            place = captain_dealt_to(seat)
            game.move([card for card in game.places.at(place) if card != picked(pick)], place, "captain.bag")
        return None

    def ask_again(self, game: MGame, decision: Decision) -> Play:
        """One's own captains are the only ones to be seen."""
        yield from game.ask(_which(game, decision.seat))
        return None


def _which(game: MGame, seat: int) -> Decision:
    cards = game.places.at(captain_dealt_to(seat))
    options = [
        Option(f"captain:{card}", {"name": card, "captain": introduced(game, card)}, say="keep-captain")
        for card in cards
    ]
    return Decision(seat, "captain.keep", options, default=[options[0].id], secret=True)


# --- Yarr get on with it! -------------------------------------------------------------------------


@DRAW_TWO.before(ChooseShips, commutes=True)
def a_second_captain(game: MGame, step: ChooseShips) -> list[Step]:
    """Everybody draws a second captain and picks one of the two, only when the game begins (G-S14).
    [S Captains 1]
    """
    return [*(DrawCaptain(seat=seat) for seat in range(game.seats)), KeepOneOfTwo()]


@DRAW_TWO.step
class KeepOneOfTwo(KeepCaptain):
    """Each player picks the captain he wants of two (Yarr get on with it!). [S Captains 1]"""


# --- It'll cost ya! -------------------------------------------------------------------------------


@FOR_GOLD.state_begins
def nobody_has_paid(seats: int) -> CaptainsBought:
    """What a table begins with."""
    return CaptainsBought([0] * seats)


def _bought(game: MGame) -> CaptainsBought:
    return FOR_GOLD.of(game)


@FOR_GOLD.before(ChooseShips, commutes=True)
def captains_for_sale(game: MGame, step: ChooseShips) -> list[Step]:
    """In turn order, so the start player is drawn first; ships are chosen after the captains (G-S14).
    [S Captains 2]
    """
    return [StartPlayer(), OfferCaptains()]


@FOR_GOLD.instead(StartPlayer)
def drawn_only_once(game: MGame, step: StartPlayer) -> StartPlayer:
    """Once captains were offered, the start player is known. [S Captains 4; G-S14]"""
    return StartPlayerKnown() if _bought(game).offered else step


@FOR_GOLD.step
class StartPlayerKnown(StartPlayer):
    """The start player was drawn before the captains were chosen (G-S14). [S Captains 4]"""

    def play(self, game: MGame) -> Play:
        """Nothing is drawn a second time; all have their captains and gold by now."""
        yield from ()
        return then(PayForCaptains())


@FOR_GOLD.step
class PayForCaptains(Step):
    """What the captains have cost is missing from the gold that each begins with (G-S14). [S Captains 4]"""

    def play(self, game: MGame) -> None:
        bought = _bought(game)
        for seat, gold in enumerate(bought.paid):
            captain_of(game, seat).gold -= gold
        bought.paid = [0] * game.seats


@FOR_GOLD.step
class OfferCaptains(Step):
    """In turn order, each player may pay for more captains; then he chooses among his (It'll cost ya!).
    [S Captains 2]
    """

    def play(self, game: MGame) -> Plan:
        _bought(game).offered = True
        return then(*(BuyCaptain(seat=seat) for seat in turn_order(game)), KeepBought())


@FOR_GOLD.step
class BuyCaptain(Step):
    """He may pay 2 gold to draw another captain, twice at most, while captains are left (It'll cost ya!).
    [S Captains 2]
    """

    seat: Public[int]
    bought: Public[int] = 0

    def play(self, game: MGame) -> Play:
        if self.bought == MOST_BOUGHT or not captains_left(game):
            return None
        cards = game.places.at(captain_dealt_to(self.seat))
        held = [{**introduced(game, card), "say": "captain-held", "name": card} for card in cards]
        (pick,) = yield from game.ask(
            Decision(
                self.seat,
                "captain.buy",
                [Option("draw", {"gold": PRICE}, "draw-captain"), Option("enough", tone="decline")],
                default=["enough"],
                args={"gold": PRICE, "left": STARTING_GOLD - _bought(game).paid[self.seat]},
                private_args={"captains": cards, "held": held},
            )
        )
        if pick == "enough":
            return None
        self.bought += 1
        _bought(game).paid[self.seat] += PRICE
        game.log("captain.bought", seat=self.seat, gold=PRICE)
        return again(DrawCaptain(seat=self.seat))


@FOR_GOLD.step
class KeepBought(KeepCaptain):
    """The player then chooses among these captains (It'll cost ya!). [S Captains 2]"""
