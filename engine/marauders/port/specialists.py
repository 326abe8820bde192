"""Specialists: glory cards that a captain hires in port and that serve him from then on (Specialists).

What they can do is in their abilities (`abilities`, `combat.abilities`).
"""

from __future__ import annotations

from collections.abc import Callable

from data.content.cards import Hire
from data.content.models import GloryCard
from data.content.words import SPECIALIST
from engine.kernel import Chapter, Owner, Plan, Refusal, Step, then
from engine.marauders.choices import carry_out
from engine.marauders.dice import RollingStep, successes
from engine.marauders.glory.meant import not_shown
from engine.marauders.law.bounties import port_nation
from engine.marauders.money import cannot_pay, pay
from engine.marauders.places import hand_of, specialists_of
from engine.marauders.port.port import Visit
from engine.marauders.state import Captain, MGame, ashore_at, bound_to
from engine.marauders.terms.port import Employment, HiddenChoices, PortChoices
from engine.marauders.terms.turn import ActionChoice

SPECIALISTS = Chapter("specialists")

DECLINED = Refusal("specialist-declined")


def type_of(game: MGame, piece: str) -> str | None:
    """The type of specialist on a glory card, None for other cards."""
    return game.box.glory_card(piece).specialist


def employable(game: MGame, seat: int) -> list[str]:
    """The types a captain lacks: at most one of each (Specialists). [R Specialists 2]"""
    aboard = [type_of(game, piece) for piece in game.places.held.get(specialists_of(seat), ())]
    return [kind for kind in game.box.words(SPECIALIST) if kind not in aboard]


@SPECIALISTS.rule(PortChoices)
def specialists_in_hand(game: MGame, terms: PortChoices) -> None:
    """A specialist in hand may be hired where his card says; nobody else learns of it before.
    [R Specialists 1, 3]
    """
    port = game.within(Visit)
    tried = port.tried if port and port.seat == terms.seat else []
    not_hired, free = who_stays_ashore(game, terms), game.terms(Employment(terms.seat)).free
    for piece in sorted(game.places.held.get(hand_of(terms.seat), ())):
        card = game.box.glory_card(piece)
        if card.hire is None:
            continue
        gold = 0 if free else card.hire.gold
        args = {"card": piece, "gold": gold, "skill": card.hire.roll}
        offer = ActionChoice(f"hire:{piece}", args, "hire", secret=True, again=True, price=gold)
        if game.offers(offer, not_hired(card) or (DECLINED if piece in tried else None)):
            terms.offers.append(offer)


def who_stays_ashore(game: MGame, terms: PortChoices) -> Callable[[GloryCard], Refusal | None]:
    """Why the captain could not hire a specialist here, for each card; None if he could."""
    nation, free = port_nation(game, terms.place), employable(game, terms.seat)
    employment = game.terms(Employment(terms.seat))

    def not_hired(card: GloryCard) -> Refusal | None:
        if not employment.allowed:
            return Refusal("no-employment", {"because": employment.blamed("allowed")})
        if card.specialist not in free:
            return Refusal("specialist-aboard", {"kind": card.specialist})
        if card.hire is None or employment.anywhere or _signs_on_here(card.hire, nation):
            return None
        return Refusal("specialist-elsewhere", {"nations": list(card.hire.nations)})

    return not_hired


@SPECIALISTS.rule(HiddenChoices)
def might_hold_a_specialist(game: MGame, terms: HiddenChoices) -> None:
    """He has cards in hand, and a specialist who does not lie open could be hired here. Who has declined on
    this visit is his secret. [R Terms 10]
    """
    where, held = terms.where, game.places.held
    if terms.possible or not isinstance(where, PortChoices) or not held.get(hand_of(terms.seat)):
        return
    not_hired = who_stays_ashore(game, where)
    serving = {piece for seat in range(game.seats) for piece in held.get(specialists_of(seat), ())}
    terms.possible = any(
        card.hire is not None and not_hired(card) is None
        for piece, card in not_shown(game)
        if piece not in serving
    )


@SPECIALISTS.effect("action:hire")
def hire(game: MGame, captain: Captain, target: str) -> Step:
    """Hire a specialist. [R Specialists 1]"""
    return HireSpecialist(**bound_to(captain), card=target)


@SPECIALISTS.step
class HireSpecialist(RollingStep):
    """What his card requires: a roll, once per port action, and gold; then he lies face up on the player
    board.

    The gold is paid if the roll succeeds; a specialist who declines is not shown (R-30).
    [R Specialists 1; R-30; S Loyalty 12]
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
        employment = game.terms(Employment(self.seat))
        gold = 0 if employment.free else terms.gold
        # Where a captain imagines another one's gold, it may have shrunk since the offer was taken.
        poor = cannot_pay(game, captain, gold) is not None
        if poor or (terms.roll and not successes(self.faces or [])):
            game.log("specialist.declined", seat=self.seat)
            return None
        pay(game, captain, gold)
        game.move([self.card], hand_of(self.seat), specialists_of(self.seat))
        game.log("specialist.hired", seat=self.seat, card=self.card, gold=gold)
        if gold == terms.gold and _signs_on_here(terms, port_nation(game, ashore_at(captain))):
            return None
        used = [step for name in employment.uses for step in carry_out(game, f"employ:{name}", captain)]
        return then(*used)


def _signs_on_here(terms: Hire, nation: str | None) -> bool:
    """Whether his card names the port's nation, or none."""
    return not terms.nations or nation in terms.nations


SPECIALISTS.declassify(
    HireSpecialist, "that he holds a specialist, and which once he is hired", "Specialists: placed face up"
)
