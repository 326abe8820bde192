"""A rival who has watched from the beginning and forgets nothing: what a pause of a reaction window tells him
(ruling: reaction windows).

He knows the rules, and takes it that nobody gives orders: then silence tells the most. The report `pauses`
and the proofs of secrecy ask him which card a captain holds.
"""

from __future__ import annotations

from functools import cache

from engine.kernel import Decision, Guess, Stage
from engine.marauders.box import card_id
from engine.marauders.checks.hand_guessed import HandGuessed
from engine.marauders.glory.asking import has_cards
from engine.marauders.glory.cards import CardWindow
from engine.marauders.glory.meant import could_be_meant, may_ask
from engine.marauders.places import announced_by, hand_of
from engine.marauders.state import MGame

SURE = 0.9
"""What he is as sure of as this, he knows."""

_OPEN = ("glory.discards", "glory.played", "specialist.aboard", "left.out")
"""Where glory cards lie open."""


class Rival:
    """He is shown the game between any two steps, and reads of it only what is public: he counts hands, and
    of a window he knows whom it concerns and what it is about.
    """

    def __init__(self) -> None:
        self._hands: list[HandGuessed] = []
        self._held: list[set[str]] = []
        self._lay: list[list[str]] = []
        self._window: dict[int, tuple[list[str], int]] = {}
        """The seats that the window under way may ask, with the cards that a pause could mean, and how many
        cards they had announced before.
        """

    def watch(self, game: MGame) -> None:
        """Look at the table between two steps."""
        self._hear_silence(game)
        self._follow(game)
        frame = game.stack[-1] if game.stack else None
        if frame and isinstance(frame.step, CardWindow) and frame.stage is not Stage.AFTER:
            self._window = self._opens(game, frame.step)

    def guess(self, game: MGame, decision: Decision) -> Guess:
        """A window has paused. He is told whom it asks, and guesses which card it is about."""
        self._window = {}
        could = could_be_meant(game, decision.seat, decision.private_args["moments"])
        hand = self._hands[decision.seat]
        known = {kind for kind in could if hand.chance(kind) >= SURE}
        hand.holds_one(could)
        chances = {kind: hand.chance(kind) for kind in could}
        learned = {kind: chance for kind, chance in chances.items() if kind not in known}
        best = max(learned, key=lambda kind: learned[kind], default="")
        holds = any(card_id(piece) == best for piece in game.places.at(hand_of(decision.seat)))
        left = sum(chance > 0 for chance in chances.values())
        return Guess(left, learned.get(best, 0.0), holds)

    # --- windows --------------------------------------------------------------------------------------

    def _opens(self, game: MGame, window: CardWindow) -> dict[int, tuple[list[str], int]]:
        return {
            seat: (could_be_meant(game, seat, moments), game.places.count(announced_by(seat)))
            for seat, moments in zip(window.order, window.moments, strict=True)
            if has_cards(game, seat) and may_ask(game, seat, moments)
        }

    def _hear_silence(self, game: MGame) -> None:
        """No window has paused: whom it might have asked holds none of the cards, unless he played one by
        order.
        """
        window, self._window = self._window, {}
        for seat, (could, announced) in window.items():
            if game.places.count(announced_by(seat)) == announced:
                self._hands[seat].holds_none(lambda piece, could=could: card_id(piece) in could)

    # --- cards that come and go -----------------------------------------------------------------------

    def _follow(self, game: MGame) -> None:
        """Cards come to hands, and leave them: to where they lie open, or unseen to another hand."""
        held = game.places.held
        lie = [held.get(place, _NOTHING) for place in _hands(game.seats)]
        if lie == self._lay:
            return  # As between most steps.
        self._lay = [list(pieces) for pieces in lie]
        before, seats = self._held, range(game.seats)
        self._held = [{*lie[2 * seat], *lie[2 * seat + 1]} for seat in seats]
        lie_open = {piece for place, pieces in held.items() if _kind(place) in _OPEN for piece in pieces}
        unseen = [piece for piece in game.box.pieces("glory") if piece not in lie_open]
        if not self._hands:
            self._hands, before = [HandGuessed() for _ in seats], [set[str]() for _ in seats]
        for hand, was, now in zip(self._hands, before, self._held, strict=True):
            for piece in sorted(was - now):
                hand.shows(piece) if piece in lie_open else hand.loses()
            hand.holds_none(lie_open.__contains__)
            for _ in now - was:
                hand.gains(unseen)


_NOTHING: list[str] = []


@cache
def _hands(seats: int) -> list[str]:
    """For each seat the places of the cards that it holds: in hand, and announced."""
    return [place for seat in range(seats) for place in (hand_of(seat), announced_by(seat))]


def _kind(place: str) -> str:
    return place.partition(":")[0]
