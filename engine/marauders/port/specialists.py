"""Specialists: glory cards that a captain hires in port and that serve him from then on (Specialists).

What they can do is in their abilities (`abilities`, `combat.abilities`).
"""

from __future__ import annotations

from collections.abc import Callable

from data.content.models import GloryCard
from data.content.words import SPECIALIST
from engine.kernel import Chapter, Owner, Plan, Step
from engine.marauders.dice import RollingStep, successes
from engine.marauders.glory.cards import not_shown
from engine.marauders.law.bounties import port_nation
from engine.marauders.money import cannot_pay, pay
from engine.marauders.places import hand_of, specialists_of
from engine.marauders.port.port import Visit
from engine.marauders.state import Captain, MGame, bound_to
from engine.marauders.terms.port import HiddenChoices, PortChoices
from engine.marauders.terms.turn import ActionChoice

SPECIALISTS = Chapter("specialists")


def type_of(game: MGame, piece: str) -> str | None:
    """The type of specialist on a glory card, None for other cards."""
    return game.box.glory_card(piece).specialist


def employable(game: MGame, seat: int) -> list[str]:
    """The types a captain lacks: at most one of each (Specialists)."""
    aboard = [type_of(game, piece) for piece in game.places.held.get(specialists_of(seat), ())]
    return [kind for kind in game.box.words(SPECIALIST) if kind not in aboard]


@SPECIALISTS.rule(PortChoices)
def specialists_in_hand(game: MGame, terms: PortChoices) -> None:
    """A specialist in hand may be hired where his card says; nobody else learns of it before."""
    port = game.within(Visit)
    tried = port.tried if port and port.seat == terms.seat else []
    hirable = may_hire(game, terms)
    for piece in sorted(game.places.held.get(hand_of(terms.seat), ())):
        card = game.box.glory_card(piece)
        if card.hire and hirable(card) and piece not in tried:
            args = {"card": piece, "gold": card.hire.gold, "skill": card.hire.roll}
            offer = ActionChoice(f"hire:{piece}", args, "hire", secret=True, again=True, price=card.hire.gold)
            terms.offers.append(offer)


def may_hire(game: MGame, terms: PortChoices) -> Callable[[GloryCard], bool]:
    """Which specialists the captain could hire here."""
    nation, free = port_nation(game, terms.place), employable(game, terms.seat)

    def hirable(card: GloryCard) -> bool:
        hire = card.hire
        return hire is not None and card.specialist in free and (not hire.nations or nation in hire.nations)

    return hirable


@SPECIALISTS.rule(HiddenChoices)
def might_hold_a_specialist(game: MGame, terms: HiddenChoices) -> None:
    """He has cards in hand, and a specialist who does not lie open could be hired here. Who has declined on
    this visit is his secret.
    """
    where, held = terms.where, game.places.held
    if terms.possible or not isinstance(where, PortChoices) or not held.get(hand_of(terms.seat)):
        return
    hirable = may_hire(game, where)
    serving = {piece for seat in range(game.seats) for piece in held.get(specialists_of(seat), ())}
    terms.possible = any(hirable(card) for piece, card in not_shown(game) if piece not in serving)


@SPECIALISTS.effect("action:hire")
def hire(game: MGame, captain: Captain, target: str) -> Step:
    """Hire a specialist."""
    return HireSpecialist(**bound_to(captain), card=target)


@SPECIALISTS.step
class HireSpecialist(RollingStep):
    """What his card requires: a roll, once per port action, and gold; then he lies face up on the player
    board.

    The gold is paid if the roll succeeds; a specialist who declines is not shown (R-30).
    """

    card: Owner[str]

    def play(self, game: MGame) -> Plan | None:
        captain = self.captain(game)
        terms = game.box.glory_card(self.card).hire
        assert terms is not None
        if terms.roll and self.faces is None:
            game.inside(Visit).tried.append(self.card)
            game.log("specialist.sought", seat=self.seat, private={self.seat: {"card": self.card}})
            return self.roll_skill(terms.roll, "hire")
        # Where a captain imagines another one's gold, it may have shrunk since the offer was taken.
        poor = cannot_pay(game, captain, terms.gold) is not None
        if poor or (terms.roll and not successes(self.faces or [])):
            game.log("specialist.declined", seat=self.seat)
            return None
        pay(game, captain, terms.gold)
        game.move([self.card], hand_of(self.seat), specialists_of(self.seat))
        game.log("specialist.hired", seat=self.seat, card=self.card, gold=terms.gold)
        return None


SPECIALISTS.declassify(
    HireSpecialist, "that he holds a specialist, and which once he is hired", "Specialists: placed face up"
)
