"""What Favors are spent for: to draw or roll again, to be looked for again, to enter a closed port (Spending
Favors). One Favor a situation.

Favors lie open. So whether a captain is asked depends on public facts alone: he has some, has not put them
away for this turn, and something could be gained.
"""

from __future__ import annotations

from typing import Any

from engine.kernel import Audience, Count, Decision, Option, Play, Public, Step, place_kind, then
from engine.marauders.dice import LastReroll, Roll, RollingStep, SkillRoll, ThrowDice, successes
from engine.marauders.draws import CardsDrawn
from engine.marauders.events.events import EventPhase
from engine.marauders.places import offer_to
from engine.marauders.port.goods import BuyGoods, DrawOffer, OfferDrawn
from engine.marauders.sea.hunt import NpcScoutingRoll, ScoutedByNpc
from engine.marauders.sea.raids import DrawRaidCards, phrases
from engine.marauders.seas_of_glory.favors.board import FAVORS, board_of, cannot_spend, spend
from engine.marauders.state import CaptainStep, MGame, bound_to, captain_at, captain_of

SPEND = Option("spend", say="favor-spend", tone="confirm")
KEEP = Option("keep", say="favor-keep", tone="decline")
REST = Option("rest", say="favor-rest", tone="decline")


def may_spend(game: MGame, seat: int) -> bool:
    """Whether a seat's captain is asked at all. [S Favors 19]"""
    board = board_of(game, seat)
    return board.favors > 0 and not board.resting and captain_at(game, seat) is not None


class MaySpend(CaptainStep, kw_only=True):
    """Base of the steps that ask whether a Favor is worth it: dropped if he has none left by then.
    [S Favors 13]
    """

    def still_applies(self, game: MGame) -> bool:
        """Only while he lives and has a Favor."""
        return super().still_applies(game) and not cannot_spend(game, self.seat, 1)

    def offered(self, game: MGame, kind: str, default: str, args: Any, private: Any = None) -> Decision:
        """The question: spend one, keep it, or put all away until the next turn."""
        args = {"favors": board_of(game, self.seat).favors, **args}
        options = [SPEND, KEEP, REST]
        return Decision(
            self.seat,
            kind,
            options,
            default=[default],
            args=args,
            private_args=private or {},
            check=lambda picks: cannot_spend(game, self.seat, 1) if picks == [SPEND.id] else None,
        )

    def spent(self, game: MGame, pick: str, why: str) -> bool:
        """Whether he spends one; it is noted if he wants not to be asked again this turn."""
        board_of(game, self.seat).resting = pick == REST.id
        if pick == SPEND.id:
            spend(game, self.seat, 1, why)
        return pick == SPEND.id


# --- cards drawn again ------------------------------------------------------------------------------


@FAVORS.after(CardsDrawn, commutes=True)
def cards_were_drawn(game: MGame, step: CardsDrawn) -> list[Step]:
    """All cards of one kind drawn at once, but not because an event has him draw.

    An offer of goods is redrawn when it is complete (`offer_is_complete`), and Havana's fourth card never.
    [S Favors 5, 7]
    """
    if not may_spend(game, step.seat) or not _others_left(game, step.deck) or game.within(EventPhase):
        return []
    raid, in_offer = game.within(DrawRaidCards), game.within(BuyGoods) and step.place == offer_to(step.seat)
    if in_offer or (raid is not None and not raid.complete):
        return []
    him = bound_to(captain_of(game, step.seat))
    return [RedrawCards(**him, deck=step.deck, place=step.place, cards=list(step.cards))]


def _others_left(game: MGame, deck: str) -> bool:
    """Whether others could be drawn instead."""
    return any(game.places.count(f"{deck}.{pile}") for pile in ("bag", "top", "discards"))


@FAVORS.step
class RedrawCards(MaySpend):
    """For a Favor the cards are discarded and as many drawn (Spending Favors 1). [S Favors 4]"""

    deck: Public[str]
    place: Public[str]
    cards: Count[list[str]]

    def play(self, game: MGame) -> Play:
        args = {"deck": self.deck, "count": len(self.cards)}
        question = self.offered(game, "favor.cards", KEEP.id, args, {"cards": self.cards})
        (pick,) = yield from game.ask(question)
        if not self.spent(game, pick, "cards"):
            return None
        game.move(self.cards, self.place, f"{self.deck}.discards")
        game.log("favors.discarded", seat=self.seat, cards=self.cards)
        drawn = yield from game.draw(self.deck, self.place, len(self.cards), "favor")
        if game.rules.place_kinds[place_kind(self.place)].audience is Audience.PUBLIC:
            shown = phrases(game, drawn) if self.deck == "cargo" else drawn
            game.log("favors.showed", seat=self.seat, cards=drawn, shown=shown)
        else:
            mine = {self.seat: {"cards": drawn}}
            game.log("favors.drew", seat=self.seat, deck=self.deck, count=len(drawn), private=mine)
        return None


FAVORS.declassify(
    RedrawCards, "which cards a captain had drawn", "Spending Favors 1: they are discarded, face up"
)


@FAVORS.after(OfferDrawn, commutes=True)
def offer_is_complete(game: MGame, step: OfferDrawn) -> list[Step]:
    """The offer as a whole, once in a purchase, beside Santo Domingo's gold (G-Z5). [S Favors 5, 6]"""
    offered = game.places.count(offer_to(step.seat))
    if not may_spend(game, step.seat) or not offered or not _others_left(game, "cargo"):
        return []
    return [RedrawOfferForFavor(seat=step.seat, captain_id=step.captain_id)]


@FAVORS.step
class RedrawOfferForFavor(MaySpend):
    """For a Favor the whole offer is drawn anew (Spending Favors 1). [S Favors 4]"""

    def play(self, game: MGame) -> Play:
        offer = offer_to(self.seat)
        old = game.places.at(offer)
        args = {"deck": "cargo", "count": len(old)}
        question = self.offered(game, "favor.cards", KEEP.id, args, {"cards": sorted(old)})
        (pick,) = yield from game.ask(question)
        if not self.spent(game, pick, "cards"):
            return None
        game.move(old, offer, "cargo.discards")
        game.log("favors.discarded", seat=self.seat, cards=old)
        return then(DrawOffer(**bound_to(self.captain(game)), cards=len(old)))


FAVORS.declassify(
    RedrawOfferForFavor, "what a captain was offered", "Spending Favors 1: it is discarded, face up"
)


# --- dice rolled again ------------------------------------------------------------------------------


@FAVORS.before(ScoutedByNpc)
def a_new_attempt(game: MGame, step: ScoutedByNpc) -> None:
    """Each NPC that scouts for him is a situation of its own. [S Favors 12]"""
    board_of(game, step.seat).rerolled = ""


@FAVORS.after(LastReroll)
def dice_were_thrown(game: MGame, step: LastReroll) -> list[Step]:
    """His own roll, or an NPC's that has found him. [S Locations 12; S Favors 8-12; G-S29]"""
    if not may_spend(game, step.seat):
        return []
    roll, him = game.inside(Roll), bound_to(captain_of(game, step.seat))
    if isinstance(roll, NpcScoutingRoll):
        done = board_of(game, step.seat).rerolled == roll.npc
        return [] if roll.failed() or done else [AnotherLook(**him, npc=roll.npc)]
    return [RollAgain(**him)] if isinstance(roll, SkillRoll) and _helps(game, roll) else []


def _helps(game: MGame, roll: SkillRoll) -> bool:
    """A roll that could still be better, unless it belongs to a battle or raid itself: a crew that must be
    persuaded in the middle of one may be (G-S25, G-S29, G-S30).
    """
    if game.inside(RollingStep).combat or roll.faces is None:
        return False
    return successes(roll.faces) < min(len(roll.faces), max(roll.needed, roll.counts))


DIRE = frozenset(("storm", "fever", "docking", "mutiny"))
"""Rolls against harm: a careful captain repeats those that went worse than usual."""


def _worth_repeating(roll: SkillRoll) -> bool:
    """A roll against harm with fewer successes than one die in three."""
    faces = roll.faces or []
    return roll.when in DIRE and 3 * successes(faces) < len(faces)


@FAVORS.step
class RollAgain(MaySpend):
    """For a Favor he rolls all dice of his skill once more (Spending Favors 2). [S Favors 8]"""

    def play(self, game: MGame) -> Play:
        roll = game.inside(SkillRoll)
        args = {"skill": roll.skill, "when": roll.when, "faces": roll.faces}
        default = SPEND.id if _worth_repeating(roll) else KEEP.id
        question = self.offered(game, "favor.roll", default, args)
        (pick,) = yield from game.ask(question)
        if not self.spent(game, pick, "roll"):
            return None
        return then(ThrowDice(**bound_to(self.captain(game))))


@FAVORS.step
class AnotherLook(MaySpend):
    """For a Favor an NPC that has found him rolls again, once in its attempt (Spending Favors 3; G-S25).
    [S Favors 12]
    """

    npc: Public[str]

    def play(self, game: MGame) -> Play:
        args = {"npc": self.npc, "name": game.state.npcs[self.npc].card}
        (pick,) = yield from game.ask(self.offered(game, "favor.npc", SPEND.id, args))
        if not self.spent(game, pick, "npc"):
            return None
        board_of(game, self.seat).rerolled = self.npc
        return then(ThrowDice(**bound_to(self.captain(game))))
