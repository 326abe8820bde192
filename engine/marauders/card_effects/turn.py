"""What glory cards do in turns: movement, weather, scouting, a captain's death (docs/content.md lists the
verbs).
"""

from __future__ import annotations

from collections.abc import Sequence

from data.content.verbs.effects import Effect
from engine.kernel import (
    DONE,
    Chapter,
    Decision,
    Option,
    Play,
    Public,
    Rank,
    Refusal,
    Step,
    again,
    picked,
    then,
)
from engine.marauders.choices import as_option, might_choose, perform
from engine.marauders.glory.cards import CardWindow, other_seats, window
from engine.marauders.glory.effects import CardEffect
from engine.marauders.glory.orders import whose
from engine.marauders.marks import UNSEEN
from engine.marauders.state import MGame, bound_to, captain_of, seat_of
from engine.marauders.terms.port import PortChoices
from engine.marauders.terms.sea import MoveCost
from engine.marauders.terms.turn import TurnChoices, WindowContext
from engine.marauders.turn.turn import ACTIONS, Sail, Turn

TURN_CARDS = Chapter("turn_cards")


@TURN_CARDS.before(Turn)
def at_the_start_of_a_turn(game: MGame, step: Turn) -> list[Step]:
    """The others, before the captain's first action. [R Turn cards 1]"""
    return window(game, {seat: ["other_turn"] for seat in other_seats(game, step.seat)})


@TURN_CARDS.rule(WindowContext, "window:other_turn")
def whose_turn(game: MGame, context: WindowContext) -> None:
    """Whose turn begins, and where he is. [plumbing]"""
    captain = captain_of(game, game.inside(Turn).seat)
    context.args = {"other": captain.seat, "zone": captain.zone, "in_port": captain.in_port}
    context.met = whose(game, context.seat, captain.seat)


def own_turn(game: MGame, seat: int) -> Turn | None:
    """The turn under way, if it is this seat's. [R-32]"""
    turn = game.within(Turn)
    return turn if turn and turn.seat == seat else None


# --- movement, weather, scouting ------------------------------------------------------------------


@TURN_CARDS.effect("extra_moves")
@TURN_CARDS.step
class ExtraMoves(CardEffect):
    """Free moves of any kind this turn. [R Turn cards 8]"""

    moves: Public[int]

    @classmethod
    def usable(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """In his own turn (R-32)."""
        return own_turn(game, seat) is not None

    def play(self, game: MGame) -> None:
        if turn := own_turn(game, self.seat):
            turn.free_moves += self.moves


MOVES_LEFT = "card:moves"
"""In force while a captain has free moves of a card left in his turn."""


@TURN_CARDS.in_force("move")
def moves_left(game: MGame, about: MoveCost) -> Sequence[str]:
    """Cards have given him free moves. [R Turn cards 8]"""
    turn = own_turn(game, about.seat)
    return (MOVES_LEFT,) if turn and turn.free_moves else ()


@TURN_CARDS.rule(MoveCost, MOVES_LEFT, Rank.LIMIT)
def free_move(game: MGame, cost: MoveCost) -> None:
    """The card's moves are spent only if nothing else makes the move free. [R Turn cards 8]"""
    if cost.actions:
        cost.actions, cost.uses = 0, [*cost.uses, "card"]


@TURN_CARDS.effect("move:card")
def card_move_made(game: MGame, cost: MoveCost) -> None:
    """He makes one of the card's moves. [R Turn cards 8]"""
    game.inside(Turn).free_moves -= 1


@TURN_CARDS.effect("sail_unseen")
@TURN_CARDS.step
class SailUnseen(CardEffect):
    """Sail zone by zone for free; no NPC scouts for him in any of them, including the last (R-33).
    [R Turn cards 10; R-33]
    """

    zones: Public[int]

    @classmethod
    def usable(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """At sea."""
        return not captain_of(game, seat).in_port

    def play(self, game: MGame) -> Play:
        captain = self.captain(game)
        borders = game.box.zones[captain.zone].borders
        options = [Option(f"sail:{zone}", {"zone": zone, "border": at}) for at, zone in borders.items()]
        pick = "done"
        if self.zones and not captain.in_port:
            (pick,) = yield from game.ask(
                Decision(
                    self.seat,
                    "sail.unseen",
                    [*options, DONE],
                    default=["done"],
                    args={"zone": captain.zone, "left": self.zones},
                )
            )
        if pick == "done":
            UNSEEN.lift(captain)
            return None
        self.zones -= 1
        UNSEEN.put(captain)
        return again(Sail(**bound_to(captain), zone=picked(pick)))


@TURN_CARDS.effect("raise_storm")
@TURN_CARDS.step
class RaiseStorm(CardEffect):
    """A storm in one zone until the end of the round or of the next; it catches captains as the event's storm
    does. [R Turn cards 9]
    """

    hits: Public[int]
    rounds: Public[int] = 1

    def play(self, game: MGame) -> Play:
        own = self.captain(game).zone
        options = [Option(f"storm:{zone}", {"zone": zone}) for zone in game.box.zones if zone != own]
        (pick,) = yield from game.ask(
            Decision(self.seat, "storm.zone", options, default=[options[0].id], args={"hits": self.hits})
        )
        zone, state = picked(pick), game.state
        state.storms[zone] = max(self.hits, state.storms.get(zone, 0))
        if self.rounds > 1:
            state.lasting_storms[zone] = max(self.hits, state.lasting_storms.get(zone, 0))
        state.storm_zones = sorted({*state.storm_zones, zone})
        game.log("storm.raised", zones=[zone])
        return None


@TURN_CARDS.effect("extra_scout")
@TURN_CARDS.step
class ExtraScout(CardEffect):
    """A free Scout action, even for a target already sought; it then counts as sought.

    He may choose whatever he could spend an action on, as if he had not scouted yet.
    [R Cards 28; R Turn cards 11]
    """

    @classmethod
    def usable(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """At sea, in his own turn (R-32)."""
        return own_turn(game, seat) is not None and not captain_of(game, seat).in_port

    def play(self, game: MGame) -> Play:
        turn, captain = own_turn(game, self.seat), self.captain(game)
        if not turn:
            return None
        choices = TurnChoices(self.seat, captain.zone, captain.in_port, ACTIONS, [])
        targets = [offer for offer in game.terms(choices).offers if offer.actions]
        if all(offer.secret for offer in targets) and not might_choose(game, choices):
            return None
        (pick,) = yield from game.ask(
            Decision(
                self.seat,
                "scout.extra",
                [*map(as_option, targets), Option("scout_none", say="scout-none", tone="decline")],
                default=["scout_none"],
                args={"zone": captain.zone},
            )
        )
        if pick == "scout_none":
            return None
        target = next(offer.target for offer in targets if offer.id == pick)
        if target and target not in turn.scouted_targets:
            turn.scouted_targets.append(target)
        return then(*perform(game, captain, pick))


@TURN_CARDS.effect("port_again")
@TURN_CARDS.step
class PortAgain(CardEffect):
    """+1 port action this turn. [R Turn cards 6; R-52]"""

    @classmethod
    def usable(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """In his own turn (R-32), as long as an action is left for it."""
        turn = own_turn(game, seat)
        return turn is not None and turn.actions > 0

    def play(self, game: MGame) -> None:
        if turn := own_turn(game, self.seat):
            turn.more_ports += 1


BOUGHT_HERE = Refusal("bought-here")


@TURN_CARDS.rule(PortChoices, rank=Rank.LIMIT)
def no_sale_where_he_bought(game: MGame, terms: PortChoices) -> None:
    """In a second port action nothing is sold where he has bought goods in this turn. [R Turn cards 6]"""
    if terms.place in captain_of(game, terms.seat).buys_at:
        terms.offers = [
            offer for offer in terms.offers if game.offers(offer, BOUGHT_HERE if offer.id == "sell" else None)
        ]


# --- when a captain dies --------------------------------------------------------------------------


@TURN_CARDS.effect("keep_on_death")
@TURN_CARDS.step
class KeepOnDeath(CardEffect):
    """The seat keeps for its next captain what the card names; only for the captain who dies or retires.
    [R Turn cards 19]
    """

    what: Public[list[str]]

    @classmethod
    def usable(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """When his own captain dies or retires; copying the card for another's end does nothing."""
        at = game.within(CardWindow)
        return at is not None and seat in at.order and "death" in at.moments[at.order.index(seat)]

    @classmethod
    def saves(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """His next captain would get none of it otherwise."""
        return True

    def play(self, game: MGame) -> None:
        seat, captain = seat_of(game, self.seat), self.captain(game)
        seat.keeps += [kept for kept in self.what if kept not in seat.keeps]
        if "gold" in self.what:
            seat.kept_gold += captain.gold
            captain.gold = 0
