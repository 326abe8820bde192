"""Glory cards announced in a window, played and answered (Playing Glory Cards; ruling: reaction windows)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.kernel import Chapter, Decision, Nobody, Option, Owner, Plan, Play, Public, Step, again, then
from engine.marauders.dice import Roll
from engine.marauders.glory.asking import (
    CombatScope,
    asks_unseen,
    can_play,
    chosen_card,
    has_cards,
    is_asked,
    playable,
    span_at,
    tell_what_stays,
    window_decision,
)
from engine.marauders.glory.effects import CarryOutCard, verb
from engine.marauders.glory.meant import does_something, may_ask, note_pause, note_silence
from engine.marauders.glory.orders import armed_now, forget_orders, whose
from engine.marauders.glory.points import CutHand
from engine.marauders.places import announced_by, hand_of
from engine.marauders.state import Captain, CaptainStep, MGame, bound_to, captain_of, seat_of, turn_order
from engine.marauders.terms.turn import WindowContext

CARDS = Chapter("cards")


# --- reaction windows -----------------------------------------------------------------------------


def window(game: MGame, moments: Mapping[int, Sequence[str]], played: str = "") -> list[Step]:
    """A reaction window for these seats, in this order; none if nobody has cards to play.

    Whether it opens depends only on public facts; whom it asks depends on the table's option. [R Cards 4]
    """
    order = [seat for seat in moments if moments[seat] and has_cards(game, seat)]
    if not order:
        return []
    return [CardWindow(order=order, moments=[list(moments[seat]) for seat in order], played=played)]


def other_seats(game: MGame, seat: int) -> list[int]:
    """The other seats, clockwise from this one: the order in which they play cards."""
    return turn_order(game, seat)[1:]


BOTH_TIMES = 2
"""Each is asked, and once more when somebody else has announced (Glory Cards During Combat)."""


@CARDS.step
class CardWindow(Step):
    """A moment when seats may announce a glory card, all at once and unseen, until nobody wants to any more.

    `order`: the seats in the order in which their cards are resolved. With windows `holders` armed cards are
    announced without a question, and nobody learns who is asked, nor for which moment: a view tells no more
    than that somebody is waited for. When somebody announces, who passed is asked once more.
    [R Cards 2, 3, 5]
    """

    order: Nobody[list[int]]
    moments: Nobody[list[list[str]]]
    played: Public[str] = ""
    """The card just played; a copying card repeats it."""

    def play(self, game: MGame) -> Play | Plan | None:
        if asks_unseen(game):
            # Nobody being asked tells as much as a pause: either way nothing is taken back from now on.
            game.revealed = True
            if not self._can_be_answered(game):
                self._note(game, self.order, pauses=False)
                return None
        return self._announcing(game)

    def _announcing(self, game: MGame) -> Play:
        fired = self._fired(game)
        announced = [(seat, True) for seat in fired]
        for seat, card in fired.items():
            self._announce(game, seat, card)
        others = [seat for seat in self.order if seat not in fired]
        asked = self._asked(game, others)
        self._note(game, others, pauses=bool(asked))
        for _ in range(BOTH_TIMES):
            if not asked:
                break
            answers = yield from game.ask_all(asked)
            picked = [
                (decision.seat, chosen_card(game, decision.seat, pick))
                for decision, (pick,) in zip(asked, answers, strict=True)
            ]
            now = {seat: card for seat, card in picked if card}
            for seat, card in now.items():
                self._announce(game, seat, card)
            announced += [(seat, False) for seat in now]
            asked = self._asked(game, [seat for seat, card in picked if not card]) if now else []
        if not announced:
            return None
        announced.sort(key=lambda one: self.order.index(one[0]))
        contested = len(announced) > 1
        return again(
            *(
                PlayAnnounced(**bound_to(captain_of(game, seat)), asks=contested and not armed, armed=armed)
                for seat, armed in announced
            )
        )

    def _can_be_answered(self, game: MGame) -> bool:
        """Whether anybody has a card to play now. Most windows end here."""
        for seat, moments in zip(self.order, self.moments, strict=True):
            if has_cards(game, seat) and can_play(game, seat, moments):
                return True
        return False

    def _each(self) -> Iterator[tuple[int, list[str]]]:
        """The seats with their moments."""
        return zip(self.order, self.moments, strict=True)

    def ask_again(self, game: MGame, decision: Decision) -> Play:
        """The seat's own question: who else is asked is not for it to know."""
        seat, moments = decision.seat, decision.private_args["moments"]
        self.order, self.moments = [seat], [moments]
        if game.tells:
            tell_what_stays(game, seat, moments)
        yield from game.ask(self._decision(game, seat, moments))
        return None

    def _fired(self, game: MGame) -> dict[int, str]:
        """For each seat with a card that fits and whose order is met, the first of these cards."""
        if not asks_unseen(game):
            return {}
        fired: dict[int, str] = {}
        for seat, moments in self._each():
            if has_cards(game, seat) and (cards := armed_now(game, seat, playable(game, seat, moments))):
                fired[seat] = cards[0]
        return fired

    def _asked(self, game: MGame, seats: Sequence[int]) -> list[Decision]:
        return [
            self._decision(game, seat, moments)
            for seat, moments in self._each()
            if seat in seats and is_asked(game, seat, moments)
        ]

    def _note(self, game: MGame, seats: Sequence[int], *, pauses: bool) -> None:
        """Whether the window pauses tells something of each of these seats that it might have asked, and
        nobody else learns which of them it does ask.
        """
        if not asks_unseen(game):
            return
        note = note_pause if pauses else note_silence
        for seat, moments in self._each():
            if seat in seats and has_cards(game, seat) and may_ask(game, seat, moments):
                note(game, seat, moments, span_at(game, moments))

    def _announce(self, game: MGame, seat: int, card: str) -> None:
        """A card is laid down unseen; where others may do so as well, that is said."""
        game.move([card], hand_of(seat), announced_by(seat))
        forget_orders(game, seat)
        if len(self.order) > 1:
            game.log("card.announced", seat=seat)

    def _decision(self, game: MGame, seat: int, moments: Sequence[str]) -> Decision:
        return window_decision(game, seat, moments, playable(game, seat, moments), played=self.played)


@CARDS.step
class PlayAnnounced(CaptainStep):
    """An announced card's turn has come: if others played first, its owner may decline, but then shows his
    card.

    He may have too many cards in hand by now, if he has drawn others meanwhile (G-C3). [R Cards 4, 6]
    """

    asks: Public[bool]
    armed: Public[bool] = False
    """It was played by an order: where it would do nothing any more, it is taken back."""

    def play(self, game: MGame) -> Play:
        announced = game.places.at(announced_by(self.seat))
        if not announced:
            return None
        card = announced[-1]  # One announced earlier may still wait in the window around this one.
        if self.armed and not does_something(game, self.seat, game.box.glory_card(card)):
            return self._take_back(game, card)
        if self.asks:
            (pick,) = yield from game.ask(
                Decision(
                    self.seat,
                    "card.play",
                    [Option("play"), Option("decline", tone="decline")],
                    default=["play"],
                    private_args={"card": card},
                )
            )
            if pick == "decline":
                return self._take_back(game, card)
        return then(card_meant(game, self.captain(game), card))

    def _take_back(self, game: MGame, card: str) -> Plan:
        """He shows the card and takes it in hand again."""
        game.move([card], announced_by(self.seat), "glory.played")
        game.move([card], "glory.played", hand_of(self.seat))
        game.log("card.declined", seat=self.seat, card=card)
        return then(CutHand(seat=self.seat))


# --- a card is played -----------------------------------------------------------------------------


def card_meant(game: MGame, captain: Captain, card: str) -> Step:
    """The step in which he plays a card, unless something keeps him from it."""
    kind = MeantCard if MeantCard in game.rules.attached else PlayCard
    return kind(**bound_to(captain), card=card)


@CARDS.step
class MeantCard(CaptainStep):
    """A glory card is about to be played, still unseen: attach before it what may keep its owner from it.

    A refused card goes back to his hand, and he cannot play it until the turn under way is over.
    [S Loyalty 15]
    """

    card: Owner[str]
    refused: Public[bool] = False

    def play(self, game: MGame) -> Plan:
        if not self.refused:
            return then(PlayCard(**bound_to(self.captain(game)), card=self.card))
        if self.card in game.places.at(announced_by(self.seat)):
            game.move([self.card], announced_by(self.seat), hand_of(self.seat))
        seat_of(game, self.seat).barred.append(self.card)
        return then(CutHand(seat=self.seat))


def unbar(game: MGame) -> None:
    """A turn begins or ends: every card may be played again."""
    for seat in game.state.seats:
        if seat.barred:
            seat.barred = []


@CARDS.step
class PlayCard(CaptainStep):
    """A glory card is shown, carried out and discarded; then others may answer it (`card_played`).
    [R Cards 1]
    """

    card: Public[str]

    def play(self, game: MGame) -> Any:
        for held in ("glory.announced", "glory.hand"):
            if self.card in game.places.at(f"{held}:{self.seat}"):
                game.move([self.card], f"{held}:{self.seat}", "glory.played")
        forget_orders(game, self.seat)
        game.log("card.played", seat=self.seat, card=self.card)
        return then(
            CarryOutCard(**bound_to(self.captain(game)), card=self.card),
            CardDone(card=self.card),
            CardAnswered(seat=self.seat, card=self.card),
        )


@CARDS.step
class CardDone(Step):
    """A played card goes to the discards, even if its captain has died meanwhile. [R Cards 1]"""

    card: Public[str]

    def play(self, game: MGame) -> None:
        if self.card in game.places.at("glory.played"):
            game.move([self.card], "glory.played", "glory.discards")


# --- others answer it -----------------------------------------------------------------------------


@CARDS.step
class CardAnswered(Step):
    """After a card's effect, the others may play a card that answers it, in turn order from the current
    player (in a combat, its sides); nobody may in the middle of a roll (R-28).
    [R Cards 2; R-28; R-50; S Turns 3; G-S15]
    """

    seat: Public[int]
    card: Public[str]

    def play(self, game: MGame) -> Any:
        played = _repeated(game, self.card)
        return then(*window(game, {seat: ["card_played"] for seat in _who_answers(game, self.seat)}, played))


@CARDS.rule(WindowContext, "window:card_played")
def which_card(game: MGame, context: WindowContext) -> None:
    """The card, and who played it. [plumbing]"""
    answered = game.inside(CardAnswered)
    context.args = {"other": answered.seat, "card": answered.card}
    context.met = whose(game, context.seat, answered.seat)


def _who_answers(game: MGame, seat: int) -> list[int]:
    if game.within(Roll):
        return []
    combat = game.within(CombatScope)
    if combat is None:
        return [one for one in turn_order(game, game.state.active_seat) if one != seat]
    sides: list[int] = [side.seat for side in getattr(combat, "sides", ()) if side.seat >= 0]
    return [one for one in sides if one != seat]


def _repeated(game: MGame, card: str) -> str:
    """The card whose text was carried out: a copying card counts as the one it copied."""
    if not any(verb(effect) == "copy_card" for effect in game.box.glory_card(card).effect):
        return card
    found = game.within(CardWindow)
    return found.played if found else ""
