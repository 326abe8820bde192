"""Repairs of what a captain has: gold, glory, bounties, actions, cards and cargo."""

from __future__ import annotations

from engine.kernel import (
    MODERATOR,
    Chapter,
    Decision,
    Option,
    Plan,
    Play,
    Range,
    Refusal,
    Repair,
    any_seat,
    how_many,
    picked,
    seat_in,
    then,
    which,
    whose,
)
from engine.marauders.glory.points import DrawGloryCard, room_in_hand
from engine.marauders.places import hold_of
from engine.marauders.repairs.asked import (
    captain_in,
    in_the_middle,
    named,
    no_captain,
    which_captain,
    which_nation,
)
from engine.marauders.ships.hold import filled, room
from engine.marauders.state import MOST_BOUNTIES, MGame, seat_of
from engine.marauders.turn.turn import Turn

REPAIRS = Chapter("repairs of captains")

MOST_GOLD = 200
"""Gold that one repair gives or takes at most."""
MOST_GLORY = 30
MOST_ACTIONS = 9


def _gold(game: MGame, picks: list[str]) -> Decision:
    return Decision(
        MODERATOR,
        "repair.gold",
        range=Range(-MOST_GOLD, MOST_GOLD),
        args={"low": -MOST_GOLD, "high": MOST_GOLD},
        check=lambda answer: "repair-nothing" if int(answer[0]) == 0 else None,
    )


@REPAIRS.repair("gold")
class RepairGold(Repair):
    """Give a captain gold, or take some: as much as he has aboard, which nobody else learns.

    The stash is not repaired: whoever gets gold may stash it by the rules. [Repairs 1]
    """

    questions = (which_captain, _gold)

    @classmethod
    def refused(cls, game: MGame) -> Refusal | None:
        return no_captain(game)

    def play(self, game: MGame) -> None:
        captain, gold = captain_in(game, self.picks), int(self.picks[1])
        before = captain.gold
        captain.gold = max(0, before + gold)
        known = {captain.seat: {"before": before, "now": captain.gold}}
        key = "repaired.gold" if gold > 0 else "repaired.gold-taken"
        game.log(key, seat=captain.seat, gold=abs(gold), private=known)


def _glory(game: MGame, picks: list[str]) -> Decision:
    return how_many("glory", 0, MOST_GLORY, seat_of(game, seat_in(picks)).glory)


@REPAIRS.repair("glory")
class RepairGlory(Repair):
    """Put a seat's glory to another number; no card comes with it. [Repairs 2]"""

    questions = (any_seat, _glory)

    def play(self, game: MGame) -> None:
        seat = seat_of(game, seat_in(self.picks))
        before, seat.glory = seat.glory, int(self.picks[1])
        game.log("repaired.glory", seat=seat.seat, before=before, now=seat.glory)


def _bounties(game: MGame, picks: list[str]) -> Decision:
    now = captain_in(game, picks).bounties.get(picked(picks[1]), 0)
    return how_many("bounties", 0, MOST_BOUNTIES, now)


@REPAIRS.repair("bounties")
class RepairBounties(Repair):
    """Put a captain's bounties of a nation to another number. [Repairs 3]"""

    questions = (which_captain, which_nation, _bounties)

    @classmethod
    def refused(cls, game: MGame) -> Refusal | None:
        return no_captain(game)

    def play(self, game: MGame) -> None:
        captain, nation, now = captain_in(game, self.picks), picked(self.picks[1]), int(self.picks[2])
        before = captain.bounties.pop(nation, 0)
        if now:
            captain.bounties[nation] = now
        game.log("repaired.bounties", seat=captain.seat, nation=nation, before=before, now=now)


def _actions(game: MGame, picks: list[str]) -> Decision:
    return how_many("actions", 0, MOST_ACTIONS, _turn(game).actions)


def _turn(game: MGame) -> Turn:
    return next(frame.step for frame in reversed(game.stack) if isinstance(frame.step, Turn))


@REPAIRS.repair("actions")
class RepairActions(Repair):
    """Give the captain whose turn it is more actions, or fewer. [Repairs 4]"""

    questions = (_actions,)

    @classmethod
    def refused(cls, game: MGame) -> Refusal | None:
        return in_the_middle(game)

    def play(self, game: MGame) -> None:
        turn = _turn(game)
        before, turn.actions = turn.actions, int(self.picks[0])
        game.log("repaired.actions", seat=turn.seat, before=before, now=turn.actions)


@REPAIRS.repair("glory_card")
class RepairGloryCard(Repair):
    """Let a seat draw a glory card that it should have had. [Repairs 5]"""

    questions = (lambda game, picks: whose(_with_a_hand(game)),)

    @classmethod
    def refused(cls, game: MGame) -> Refusal | None:
        return in_the_middle(game) or (None if _with_a_hand(game) else Refusal("repair-hands-full"))

    def play(self, game: MGame) -> Plan:
        seat = seat_in(self.picks)
        game.log("repaired.glory_card", seat=seat)
        return then(DrawGloryCard(seat=seat))


def _with_a_hand(game: MGame) -> list[int]:
    """The seats whose hands have room for a card."""
    return [seat for seat in range(game.seats) if room_in_hand(game, seat)]


def _good(game: MGame, picks: list[str]) -> Decision:
    goods = sorted({game.box.cargo_card(card).good for card in game.places.at("cargo.discards")})
    unseen = Option("good:", say="repair-unseen")
    return which("good", [unseen, *named("good", goods).options])


@REPAIRS.repair("cargo")
class RepairCargo(Repair):
    """Give a captain a cargo card: one that lies on the discards, for all to see, or one unseen from the
    deck. [Repairs 6]
    """

    questions = (lambda game, picks: whose(_with_room(game)), _good)

    @classmethod
    def refused(cls, game: MGame) -> Refusal | None:
        return in_the_middle(game) or (None if _with_room(game) else Refusal("repair-holds-full"))

    def play(self, game: MGame) -> Play:
        seat, good = seat_in(self.picks), picked(self.picks[1])
        if good:
            lying = sorted(game.places.at("cargo.discards"))
            cards = [card for card in lying if game.box.cargo_card(card).good == good][:1]
            game.move(cards, "cargo.discards", hold_of(seat))
            game.log("repaired.cargo", seat=seat, cards=cards)
            return None
        drawn = yield from game.draw("cargo", hold_of(seat), 1, "repair")
        game.log("repaired.cargo-unseen", seat=seat, count=len(drawn), private={seat: {"cards": drawn}})
        return None


def _with_room(game: MGame) -> list[int]:
    there = (seat.captain for seat in game.state.seats if seat.captain is not None)
    return [captain.seat for captain in there if filled(game, captain.seat) < room(game, captain)]


@REPAIRS.repair("overboard")
class RepairOverboard(Repair):
    """Take a cargo card from a captain: which one, he decides himself. [Repairs 6]"""

    questions = (lambda game, picks: whose(_laden(game)),)

    @classmethod
    def refused(cls, game: MGame) -> Refusal | None:
        return in_the_middle(game) or (None if _laden(game) else Refusal("repair-holds-empty"))

    def play(self, game: MGame) -> Play:
        seat = seat_in(self.picks)
        cards = sorted(game.places.at(hold_of(seat)))
        options = [Option(f"discard:{card}", {"card": card}, secret=True) for card in cards]
        default = [options[0].id] if options else []
        (pick,) = yield from game.ask(Decision(seat, "repair.overboard", options, default=default))
        game.move([picked(pick)], hold_of(seat), "cargo.discards")
        game.log("repaired.overboard", seat=seat, cards=[picked(pick)])
        return None


def _laden(game: MGame) -> list[int]:
    return [
        seat.seat
        for seat in game.state.seats
        if seat.captain is not None and game.places.count(hold_of(seat.seat))
    ]
