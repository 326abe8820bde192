"""Glory cards in play: reaction windows, announcing, carrying out (Playing Glory Cards; ruling: reaction
windows).

Each verb of a card is one step (`CardEffect`), recorded with `Chapter.effect`. Rumors and missions use the
same steps.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, cast

from data.content.effects import Effect
from data.content.models import GloryCard
from data.content.reward_effects import Choose
from engine.kernel import Chapter, Decision, Nobody, Option, Owner, Plan, Play, Public, Step, again, then
from engine.marauders.box import card_id
from engine.marauders.dice import Roll
from engine.marauders.glory.orders import armed_now, forget_orders, whose
from engine.marauders.glory.points import CutHand
from engine.marauders.places import announced_by, hand_of
from engine.marauders.state import Captain, CaptainStep, MGame, bound_to, captain_of, turn_order
from engine.marauders.terms.port import HiddenChoices, PortChoices
from engine.marauders.terms.turn import ActionChoice, TurnChoices, WindowContext

CARDS = Chapter("cards")


class CombatScope(Step, kw_only=True):
    """Base of battles and fights: while one is under way, only its sides play cards meant for it."""


class CardEffect(CaptainStep, kw_only=True):
    """What one effect of a card does to or for the captain whose card it is.

    Its fields have the names of the effect's figures. `path` holds the choices that led to it.
    """

    card: Public[str]
    path: Public[list[str]] = []

    @classmethod
    def usable(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """Whether the effect would do anything for the seat now. Depends only on public facts."""
        return True

    @classmethod
    def saves(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """Whether a careful captain who holds the card plays it now, for his life or for what would be lost
        with him. Depends only on public facts.
        """
        return False

    @classmethod
    def payable(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """Whether the seat has what the effect takes. Depends only on public facts."""
        return True

    @classmethod
    def made(cls, game: MGame, captain: Captain, card: str, effect: Effect, path: list[str]) -> CardEffect:
        """The step that carries the effect out."""
        figures = {
            name: list(cast("tuple[Any, ...]", value)) if isinstance(value, tuple) else value
            for name, value in effect.params.items()
        }
        return cls(**bound_to(captain), card=card, path=path, **figures)


def verb(effect: Effect) -> str:
    """An effect's `do`."""
    return getattr(effect, "do", "")


def effect_step(game: MGame, effect: Effect) -> type[CardEffect]:
    """The step type that carries out an effect of a card."""
    return cast("type[CardEffect]", game.rules.effects[verb(effect)])


def effects_at(game: MGame, card: str, path: Sequence[str] = ()) -> tuple[Effect, ...]:
    """The effects of a card, or of the option that a path of choices leads to."""
    found = game.box.effects(card)
    for chosen in path:
        choices = [effect for effect in found if isinstance(effect, Choose)]
        found = next(option.effect for choice in choices for option in choice.options if option.id == chosen)
    return found


@CARDS.step
class CarryOutCard(CaptainStep):
    """The effects of a card (or of one of its options) one by one, until one stops the rest."""

    card: Public[str]
    path: Public[list[str]] = []
    next: Public[int] = 0
    stopped: Public[bool] = False

    def play(self, game: MGame) -> Any:
        effects = effects_at(game, self.card, self.path)
        if self.stopped or self.next >= len(effects):
            return None
        effect = effects[self.next]
        self.next += 1
        return again(effect_step(game, effect).made(game, self.captain(game), self.card, effect, self.path))


# --- which cards may be played --------------------------------------------------------------------


def playable(game: MGame, seat: int, moments: Sequence[str]) -> list[str]:
    """The glory cards in a seat's hand that may be played at one of these moments, sorted.

    Cards that would do nothing are left out. Only the seat itself may learn the result.
    """
    barred = game.state.seats[seat].barred
    return sorted(
        piece
        for piece in game.places.held.get(hand_of(seat), ())
        if piece not in barred
        and (card := game.box.glory_card(piece)).moment in moments
        and _does_something(game, seat, card)
    )


def _does_something(game: MGame, seat: int, card: GloryCard) -> bool:
    return any(effect_step(game, effect).usable(game, seat, effect) for effect in card.effect)


def _saves(game: MGame, seat: int, piece: str) -> bool:
    effects = [(effect_step(game, effect), effect) for effect in game.box.glory_card(piece).effect]
    return any(step.usable(game, seat, effect) and step.saves(game, seat, effect) for step, effect in effects)


def card_option(piece: str) -> Option:
    """The option to play a card from hand."""
    return Option(f"card:{piece}", {"card": piece}, say="play-card", secret=True)


# --- reaction windows -----------------------------------------------------------------------------


def window(game: MGame, moments: Mapping[int, Sequence[str]], played: str = "") -> list[Step]:
    """A reaction window for these seats, in this order; none if nobody has cards to play.

    Whether it opens depends only on public facts; whom it asks depends on the table's option.
    """
    order = [seat for seat in moments if moments[seat] and has_cards(game, seat)]
    if not order:
        return []
    return [CardWindow(order=order, moments=[list(moments[seat]) for seat in order], played=played)]


@CARDS.in_force
def timing_in_force(game: MGame, about: Any) -> Sequence[str]:
    """What a window tells depends on its moment."""
    return (f"window:{about.moment}",) if isinstance(about, WindowContext) else ()


def other_seats(game: MGame, seat: int) -> list[int]:
    """The other seats, clockwise from this one: the order in which they play cards."""
    return turn_order(game, seat)[1:]


LIFE_AND_DEATH = frozenset(("found", "death"))
"""Moments when an order to pass does not apply."""


def has_cards(game: MGame, seat: int) -> bool:
    """A living captain with glory cards (G-D3). With more than he may keep, he first cuts his hand (G-C3)."""
    return game.state.seats[seat].captain is not None and game.places.count(hand_of(seat)) > 0


def is_asked(game: MGame, seat: int, moments: Sequence[str]) -> bool:
    """A seat with cards that has not ordered to pass; with windows `holders`, with a card that fits and for
    which it gave no order, where by all that everybody sees several cards could be meant.

    An order for the turn does not apply in a battle, and no order applies to a captain found or dying (R-25).
    """
    order = "battle" if game.within(CombatScope) else "turn"
    passes = game.state.seats[seat].passing == order and LIFE_AND_DEATH.isdisjoint(moments)
    if passes or not has_cards(game, seat):
        return False
    if not _unseen(game):
        return True
    armed = game.state.seats[seat].armed
    fitting = [card for card in playable(game, seat, moments) if card not in armed]
    return bool(fitting) and could_be_meant(game, seat, moments) >= CARDS_MEANT


def _unseen(game: MGame) -> bool:
    """Whether windows ask only those whose hands fit, so that nobody else may know of it."""
    return game.options["windows"] != "always"


CARDS_MEANT = 3
"""So many cards a pause has to leave open: with fewer it would tell which one a captain holds."""


def could_be_meant(game: MGame, seat: int, moments: Sequence[str]) -> int:
    """How many different glory cards the seat could hold and play at one of these moments, as far as
    everybody can tell: those that would do something, and of which not all copies lie open.
    """
    could = {card_id(piece): card for piece, card in not_shown(game) if card.moment in moments}
    return sum(_does_something(game, seat, card) for card in could.values())


def not_shown(game: MGame) -> Iterator[tuple[str, GloryCard]]:
    """The glory cards that do not lie open: as far as everybody can tell, any hand may hold them."""
    held, box = game.places.held, game.box
    shown = {piece for place in SHOWN_CARDS for piece in held.get(place, ())}
    return ((piece, box.glory_card(piece)) for piece in box.pieces("glory") if piece not in shown)


def meant_by(game: MGame, decision: Decision) -> int:
    """How many different cards a window's question could be about, as far as everybody can tell."""
    return could_be_meant(game, decision.seat, decision.private_args["moments"])


SHOWN_CARDS = ("glory.discards", "glory.played")
"""Where glory cards that are played at a moment lie open."""


def window_decision(game: MGame, seat: int, moments: Sequence[str], cards: list[str], **own: Any) -> Decision:
    """The question of a reaction window: one of these cards, or pass, now or until further notice; by default
    a card that saves him.

    Only the asked seat reads what it is about: with windows `holders`, nobody else knows of it.
    """
    span = "battle" if game.within(CombatScope) else "turn"
    longer = Option(f"pass_{span}", say=f"pass-{span}", tone="decline")
    told = game.terms(WindowContext(seat, moments[0])).args
    return Decision(
        seat,
        "card.window",
        [*map(card_option, cards), Option("pass", tone="decline"), longer],
        default=[next((f"card:{card}" for card in cards if _saves(game, seat, card)), "pass")],
        private_args={
            "moment": moments[0],
            "moments": list(moments),
            "context": {"say": f"window-{moments[0]}", **told, **own},
            **own,
        },
        secret=True,
        hidden=_unseen(game),
    )


def chosen_card(game: MGame, seat: int, pick: str) -> str:
    """The card picked in a window, "" for none; records an order to pass."""
    choice, _, card = pick.partition(":")
    if choice in ("pass_battle", "pass_turn"):
        game.state.seats[seat].passing = choice.removeprefix("pass_")
    return card


BOTH_TIMES = 2
"""Each is asked, and once more when somebody else has announced (Glory Cards During Combat)."""


@CARDS.step
class CardWindow(Step):
    """A moment when seats may announce a glory card, all at once and unseen, until nobody wants to any more.

    `order`: the seats in the order in which their cards are resolved. With windows `holders` armed cards are
    announced without a question, and nobody learns who is asked, nor for which moment: a view tells no more
    than that somebody is waited for. When somebody announces, who passed is asked once more.
    """

    order: Nobody[list[int]]
    moments: Nobody[list[list[str]]]
    played: Public[str] = ""
    """The card just played; a copying card repeats it."""

    def play(self, game: MGame) -> Play:
        if _unseen(game):
            # Nobody being asked tells as much as a pause: either way nothing is taken back from now on.
            game.revealed = True
        fired = self._fired(game)
        announced = [(seat, True) for seat in fired]
        for seat, card in fired.items():
            self._announce(game, seat, card)
        asked = self._asked(game, [seat for seat in self.order if seat not in fired])
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

    def _fired(self, game: MGame) -> dict[int, str]:
        """For each seat with a card that fits and whose order is met, the first of these cards."""
        if not _unseen(game):
            return {}
        fired: dict[int, str] = {}
        for seat, moments in zip(self.order, self.moments, strict=True):
            if has_cards(game, seat) and (cards := armed_now(game, seat, playable(game, seat, moments))):
                fired[seat] = cards[0]
        return fired

    def _asked(self, game: MGame, seats: Sequence[int]) -> list[Decision]:
        return [
            self._decision(game, seat, moments)
            for seat, moments in zip(self.order, self.moments, strict=True)
            if seat in seats and is_asked(game, seat, moments)
        ]

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

    He may have too many cards in hand by now, if he has drawn others meanwhile (G-C3).
    """

    asks: Public[bool]
    armed: Public[bool] = False
    """It was played by an order: where it would do nothing any more, it is taken back."""

    def play(self, game: MGame) -> Play:
        announced = game.places.at(announced_by(self.seat))
        if not announced:
            return None
        card = announced[-1]  # One announced earlier may still wait in the window around this one.
        if self.armed and not _does_something(game, self.seat, game.box.glory_card(card)):
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


def card_meant(game: MGame, captain: Captain, card: str) -> Step:
    """The step in which he plays a card, unless something keeps him from it."""
    kind = MeantCard if MeantCard in game.rules.attached else PlayCard
    return kind(**bound_to(captain), card=card)


@CARDS.step
class MeantCard(CaptainStep):
    """A glory card is about to be played, still unseen: attach before it what may keep its owner from it.

    A refused card goes back to his hand, and he cannot play it until the turn under way is over.
    """

    card: Owner[str]
    refused: Public[bool] = False

    def play(self, game: MGame) -> Plan:
        if not self.refused:
            return then(PlayCard(**bound_to(self.captain(game)), card=self.card))
        if self.card in game.places.at(announced_by(self.seat)):
            game.move([self.card], announced_by(self.seat), hand_of(self.seat))
        game.state.seats[self.seat].barred.append(self.card)
        return then(CutHand(seat=self.seat))


def unbar(game: MGame) -> None:
    """A turn begins or ends: every card may be played again."""
    for seat in game.state.seats:
        seat.barred = []


@CARDS.step
class PlayCard(CaptainStep):
    """A glory card is shown, carried out and discarded; then others may answer it (`card_played`)."""

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
    """A played card goes to the discards, even if its captain has died meanwhile."""

    card: Public[str]

    def play(self, game: MGame) -> None:
        if self.card in game.places.at("glory.played"):
            game.move([self.card], "glory.played", "glory.discards")


@CARDS.step
class CardAnswered(Step):
    """After a card's effect, the others may play a card that answers it, in turn order from the current
    player (in a combat, its sides); nobody may in the middle of a roll (R-28).
    """

    seat: Public[int]
    card: Public[str]

    def play(self, game: MGame) -> Any:
        played = _repeated(game, self.card)
        return then(*window(game, {seat: ["card_played"] for seat in _who_answers(game, self.seat)}, played))


@CARDS.rule(WindowContext, "window:card_played")
def which_card(game: MGame, context: WindowContext) -> None:
    """The card, and who played it."""
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


# --- cards of one's own turn ----------------------------------------------------------------------


IN_TURN = ("own_turn",)
IN_PORT = ("own_port", "own_turn")
"""Moments of the cards that a captain picks in his turn and in his port action."""


@CARDS.rule(TurnChoices)
def cards_in_turn(game: MGame, terms: TurnChoices) -> None:
    """Unless a card says otherwise, it is played freely in one's own turn."""
    terms.offers.extend(_card_offer(card) for card in playable(game, terms.seat, IN_TURN))


@CARDS.rule(PortChoices)
def cards_in_port(game: MGame, terms: PortChoices) -> None:
    """Cards that help in a port action, and cards of one's own turn, since the port action is part of it."""
    terms.offers.extend(_card_offer(card) for card in playable(game, terms.seat, IN_PORT))


@CARDS.rule(HiddenChoices)
def might_hold_a_card(game: MGame, terms: HiddenChoices) -> None:
    """He has cards in hand, and one that does not lie open could be played here."""
    moments = IN_TURN if isinstance(terms.where, TurnChoices) else IN_PORT
    if not terms.possible and game.places.count(hand_of(terms.seat)):
        terms.possible = any(
            card.moment in moments and _does_something(game, terms.seat, card) for _, card in not_shown(game)
        )


def _card_offer(card: str) -> ActionChoice:
    return ActionChoice(f"card:{card}", {"card": card}, "play-card", secret=True, again=True)


@CARDS.effect("action:card")
def play_from_hand(game: MGame, captain: Captain, target: str) -> Step:
    """Play a card in one's own turn."""
    return card_meant(game, captain, target)
