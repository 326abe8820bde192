"""Rumors: acquired in port, proven in port or at sea (Acquire a Rumor)."""

from __future__ import annotations

from data.content.verbs import abilities as given
from engine.kernel import Chapter, Decision, Option, Plan, Play, Public, Rank, Refusal, Step, picked, then
from engine.marauders.combat.death import EnterCaptain
from engine.marauders.dice import RollingStep, successes
from engine.marauders.draws import cards_drawn
from engine.marauders.glory.effects import CarryOutCard
from engine.marauders.glory.points import GainGlory
from engine.marauders.granted import ability
from engine.marauders.marks import RUMOR_TOLD
from engine.marauders.money import pay
from engine.marauders.places import permanents_of, rumors_drawn_by, rumors_of
from engine.marauders.state import (
    Captain,
    CaptainStep,
    MGame,
    ashore_at,
    bound_to,
    captain_at,
    captain_of,
)
from engine.marauders.terms.port import HiddenChoices, PortChoices, RumorTerms
from engine.marauders.terms.turn import ActionChoice, TurnChoices

RUMORS = Chapter("rumors")

NO_RUMORS = Refusal("no-rumors")
TOLD_ALREADY = Refusal("told-already")


def rumor_terms(game: MGame, captain: Captain) -> RumorTerms:
    """The price of an attempt at a rumor here, and how many rumors he may hold."""
    return game.terms(RumorTerms(captain.seat, ashore_at(captain)))


@RUMORS.rule(RumorTerms, "curacao_free_rumors", Rank.SET)
def curacao_free_rumors(game: MGame, terms: RumorTerms) -> None:
    """In Curaçao an attempt is free. [R Rumors 4]"""
    terms.price = 0


@ability(RUMORS, given.RumorPrice, on=RumorTerms, rank=Rank.LIMIT)
def rumor_price(game: MGame, terms: RumorTerms, ability: given.RumorPrice) -> None:
    """An attempt costs less. [R Rumors 5]"""
    terms.price = min(terms.price, ability.gold)


@ability(RUMORS, given.RumorSlots, on=RumorTerms, rank=Rank.LIMIT)
def rumor_slots(game: MGame, terms: RumorTerms, ability: given.RumorSlots) -> None:
    """He may hold more rumors. [R Rumors 5]"""
    terms.slots = max(terms.slots, ability.cards)


def rumors_left(game: MGame) -> bool:
    """Whether a rumor can be drawn: from the deck, or from its reshuffled discards. [R Rumors 6]"""
    return any(game.places.count(place) for place in ("rumor.bag", "rumor.top", "rumor.discards"))


# --- acquiring ------------------------------------------------------------------------------------


@RUMORS.rule(PortChoices)
def rumor_in_the_tavern(game: MGame, terms: PortChoices) -> None:
    """An activity of a port action, while there are rumors left (ruling: deck of rumors empty).
    [R Rumors 1]
    """
    price = rumor_terms(game, captain_of(game, terms.seat)).price
    offer = ActionChoice("rumor", {"gold": price}, "acquire-rumor", price=price, general=True)
    if game.offers(offer, None if rumors_left(game) else NO_RUMORS):
        terms.offers.append(offer)


@RUMORS.effect("action:rumor")
@RUMORS.step
class AcquireRumor(RollingStep):
    """Pay, whatever happens, and roll Influence to hear a rumor, unless one is sure to be heard here.
    [R Rumors 1; S Cards 11]
    """

    def play(self, game: MGame) -> Plan | None:
        captain = self.captain(game)
        if self.faces is None:
            self._pay(game, captain)
            if rumor_terms(game, captain).sure:
                return then(DrawRumor(**bound_to(captain)))
            return self.roll_skill("influence", "rumor")
        if not successes(self.faces):
            game.log("rumor.missed", seat=self.seat)
            return None
        return then(DrawRumor(**bound_to(captain)))

    def _pay(self, game: MGame, captain: Captain) -> None:
        terms = rumor_terms(game, captain)
        pay(game, captain, terms.price)
        game.log(
            "rumor.sought",
            seat=self.seat,
            zone=ashore_at(captain),
            gold=terms.price,
            because=terms.changed_by("price"),
        )


@RUMORS.step
class DrawRumor(CaptainStep):
    """Draw rumors; only the captain reads them. [R Rumors 2]"""

    cards: Public[int] = 1

    def play(self, game: MGame) -> Play:
        place = rumors_drawn_by(self.seat)
        drawn = yield from game.draw("rumor", place, self.cards, "rumor")
        game.log("rumor.drawn", seat=self.seat, count=len(drawn), private={self.seat: {"cards": drawn}})
        return then(
            *cards_drawn(self.seat, "rumor", place, drawn), KeepRumors(**bound_to(self.captain(game)))
        )


@RUMORS.step
class KeepRumors(CaptainStep):
    """He holds as many rumors as he may, and chooses which; rejected ones are shuffled back into the deck.

    Newly drawn ones are at `rumor.drawn`. [R Rumors 3]
    """

    def play(self, game: MGame) -> Play:
        drawn, held = rumors_drawn_by(self.seat), rumors_of(self.seat)
        game.move(game.places.at(drawn), drawn, held)
        cards = sorted(game.places.at(held))
        slots = rumor_terms(game, self.captain(game)).slots
        if len(cards) <= slots:
            return None
        options = [Option(f"keep:{card}", {"rumor": card}, say="keep-rumor", secret=True) for card in cards]
        picks = yield from game.ask(
            Decision(
                self.seat,
                "rumor.keep",
                options,
                least=slots,
                most=slots,
                default=[option.id for option in options[:slots]],
                args={"count": slots},
            )
        )
        kept = [picked(pick) for pick in picks]
        game.move([card for card in cards if card not in kept], held, "rumor.bag")
        game.log("rumor.kept", seat=self.seat, count=len(cards) - slots, private={self.seat: {"cards": kept}})
        return None


@RUMORS.after(EnterCaptain)
def rumors_of_the_dead(game: MGame, step: EnterCaptain) -> list[Step]:
    """A captain who takes over his predecessor's rumors keeps as many as he may hold himself.
    [R Rumors 3; R Turn cards 19]
    """
    captain = captain_at(game, step.seat)
    return (
        [KeepRumors(**bound_to(captain))] if captain and game.places.count(rumors_of(step.seat)) > 1 else []
    )


# --- proving --------------------------------------------------------------------------------------


def _elsewhere(game: MGame, piece: str, at: str, zone: str) -> Refusal | None:
    """Why a rumor cannot be proven in a zone, `at` its port or at sea: it names another place."""
    card = game.box.rumor_card(piece)
    return None if card.at == at and card.zone == zone else Refusal(f"prove-{card.at}", {"zone": card.zone})


def held_rumors(game: MGame, seat: int) -> list[str]:
    """The rumors that a seat holds."""
    return game.places.at(rumors_of(seat))


@RUMORS.rule(PortChoices)
def prove_in_port(game: MGame, terms: PortChoices) -> None:
    """At any time in a port action, not as an activity; one roll per turn and rumor (G-M17).
    [R Rumors 7, 10]
    """
    for piece in sorted(held_rumors(game, terms.seat)):
        offer = ActionChoice(f"prove:{piece}", {"rumor": piece}, "prove-rumor", secret=True, again=True)
        if game.offers(offer, _unproven_in_port(game, terms, piece)):
            terms.offers.append(offer)


def _unproven_in_port(game: MGame, terms: PortChoices, piece: str) -> Refusal | None:
    """Why a rumor cannot be proven in a port action."""
    if RUMOR_TOLD.on(captain_of(game, terms.seat), piece):
        return TOLD_ALREADY
    return _elsewhere(game, piece, "port", terms.place)


@RUMORS.rule(TurnChoices)
def prove_at_sea(game: MGame, terms: TurnChoices) -> None:
    """A Scout action in its zone, instead of scouting for a ship. [R Rumors 7]"""
    for piece in sorted(held_rumors(game, terms.seat)):
        args, target = {"rumor": piece}, f"rumor:{piece}"
        offer = ActionChoice(f"prove:{piece}", args, "scout-rumor", secret=True, actions=1, target=target)
        if game.offers(offer, _unproven_at_sea(game, terms, piece)):
            terms.offers.append(offer)


def _unproven_at_sea(game: MGame, terms: TurnChoices, piece: str) -> Refusal | None:
    """Why a rumor cannot be proven in a turn."""
    if f"rumor:{piece}" in terms.scouted_targets:
        return TOLD_ALREADY
    return _elsewhere(game, piece, "" if terms.in_port else "sea", terms.zone)


@RUMORS.rule(HiddenChoices)
def might_hold_a_rumor(game: MGame, terms: HiddenChoices) -> None:
    """He holds a rumor, and one that does not lie open could be proven here. [R Terms 10]"""
    where, held = terms.where, game.places.held
    if terms.possible or not held.get(rumors_of(terms.seat)):
        return
    open_to_all = ("rumor.discards", "rumor.told", *map(permanents_of, range(game.seats)))
    shown = {piece for place in open_to_all for piece in held.get(place, ())}
    cards = [piece for piece in game.box.pieces("rumor") if piece not in shown]
    if isinstance(where, TurnChoices):
        terms.possible = where.actions > 0 and any(not _unproven_at_sea(game, where, card) for card in cards)
    else:
        terms.possible = any(not _unproven_in_port(game, where, card) for card in cards)


@RUMORS.effect("action:prove")
def prove_rumor(game: MGame, captain: Captain, target: str) -> Step:
    """Prove a rumor. [R Rumors 7]"""
    return ProveRumor(**bound_to(captain), card=target)


@RUMORS.step
class ProveRumor(RollingStep):
    """Show the rumor and roll its skill: it is true, or false and discarded. [R Rumors 8, 10; G-M17]"""

    card: Public[str]

    def play(self, game: MGame) -> Plan:
        captain = self.captain(game)
        if self.faces is None:
            game.move([self.card], rumors_of(self.seat), "rumor.told")
            RUMOR_TOLD.put(captain, self.card)
            game.log("rumor.told", seat=self.seat, card=self.card)
            if game.box.rumor_card(self.card).at == "port":
                return self.roll_skill("influence", "rumor")
            return self.roll_skill("scouting", "scout_rumor")
        if not successes(self.faces):
            game.log("rumor.false", seat=self.seat, card=self.card)
            return then(RumorDone(card=self.card))
        game.log("rumor.true", seat=self.seat, card=self.card)
        return then(
            CarryOutCard(**bound_to(captain), card=self.card),
            RumorTrue(**bound_to(captain)),
            RumorDone(card=self.card),
        )


@RUMORS.step
class RumorTrue(CaptainStep):
    """A true rumor, once its effect is resolved, earns a glory point (Acquire a Rumor). [R Rumors 9; R-36]"""

    def play(self, game: MGame) -> Plan:
        return then(GainGlory(seat=self.seat, why="rumor"))


@RUMORS.step
class RumorDone(Step):
    """A shown rumor is discarded unless it stays as a permanent; also if its captain has died meanwhile.
    [R Rumors 9]
    """

    card: Public[str]

    def play(self, game: MGame) -> None:
        if self.card in game.places.at("rumor.told"):
            game.move([self.card], "rumor.told", "rumor.discards")
