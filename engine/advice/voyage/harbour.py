"""Reasons in the harbour of *Port Royal*, in coins, points and chances: for one card more or for stopping,
for a ship that comes in, for whom or what to take.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from data.content.royal import ExpeditionCard, PersonCard, ShipCard
from engine.advice.notes import Note, percent
from engine.advice.port_royal.adviser import Asked
from engine.captains.port_royal.observation import Observation, missing
from engine.kernel import Decision, Option
from engine.port_royal.box import SHIPS
from engine.port_royal.discover import ship_types
from engine.port_royal.loot import cards_for, person

View = Mapping[str, Any]

SKILLED = frozenset(("trader", "sailor", "pirate", "mademoiselle", "governor", "admiral", "jester", "jack"))
"""What persons can do that is said as they are hired."""
STRENGTH = {"sailor": 1, "pirate": 2}
MORE_FROM = 4
"""Types of ship from which on more than one card may be taken."""
ALIKE = 1.5
"""What may be won and what may be lost are nearly even up to so many times one of the other."""
TRIFLE = 10
"""So little more, in coins times percent, decides nothing either: a tenth of a coin."""
SAID_TWICE = 4
"""Cards in the harbour from which on what was best is not told again in full."""
ODDS = ((1, 1), (6, 5), (5, 4), (4, 3), (3, 2), (2, 1), (3, 1))
"""How two sides are compared at a table: so many to so many, the nearest of these."""
HARDLY = 5
"""A chance (percent) below which nobody would turn up a card for what it may bring."""


class Next(msgspec.Struct, frozen=True):
    """The next card, in whole numbers as they are told: the chance (percent) that it empties the harbour, the
    coins' worth of what one would take from there (`stake`), the chance (percent) that it brings more, and
    how many coins' worth more (`gain`). What is there at all is worth 1 at least.
    """

    chance: int
    stake: int
    better: int
    gain: int
    fees: int = 0
    """The coins that others would pay for what one leaves, if one stopped now."""

    @classmethod
    def of(cls, seen: Observation, chance: int) -> Next:
        """What it may do to what one would take now."""
        better, gain = seen.improved(seen.harbour)
        worth, taken = seen.would_take(seen.harbour)
        stake = max(1, round(worth)) if taken else max(0, round(worth))
        fees = len(seen.payers(seen.harbour)) if taken else 0
        return cls(chance, stake, percent(better), max(1, round(gain)), fees)

    @property
    def pays(self) -> bool:
        """Whether it may bring more than it may cost."""
        return self.better * self.gain > self.chance * (self.stake + self.fees)

    @property
    def even(self) -> bool:
        """Whether both come to nearly the same, so that one may as well do the other."""
        bring, cost = self.better * self.gain, self.chance * (self.stake + self.fees)
        return abs(bring - cost) <= TRIFLE or max(bring, cost) <= ALIKE * min(bring, cost)

    @property
    def args(self) -> dict[str, Any]:
        """What fills a sentence of it."""
        figures = {"chance": self.chance, "better": self.better, "gain": self.gain, "worth": self.stake}
        figures |= {"rest": max(0, 100 - self.chance - self.better), "fees": self.fees}
        even = self.even and self.better > 0
        return {**figures, "even": even, **(self._odds if even else {"for": 1, "against": 1})}

    @property
    def _odds(self) -> dict[str, int]:
        """How many to how many speak for the better of both, in coins on average."""
        less, more = sorted((self.better * self.gain, self.chance * (self.stake + self.fees)))
        near = min(ODDS, key=lambda odds: abs(odds[0] / odds[1] - more / max(1, less)))
        return {"for": near[0], "against": near[1]}


def bust(view: View, decision: Decision) -> int:
    """The chance in percent that the next card, if there were one, would empty the harbour."""
    asked = Asked(view, decision)
    return percent(asked.bust(set(ship_types(asked.game))))


def clashing(view: View, decision: Decision) -> list[str]:
    """The types of ship of which a second one may come that empties the harbour."""
    asked = Asked(view, decision)
    kinds = dict.fromkeys(ship_types(asked.game))
    return [f"royal_{kind}" for kind in kinds if asked.bust({kind})]


def decided(seen: Observation) -> str:
    """Whether stopping decides the game: that the turn is one's last, and one is "behind"; that one is
    "ahead" and nobody has a turn after it; that it reaches the "goal". Empty if it does not.
    """
    behind = seen.beaten(seen.harbour)
    if seen.last_turn and behind:
        return "behind"
    if behind:
        return ""
    return "ahead" if seen.ends(seen.harbour) else "goal" if seen.reaches_goal(seen.harbour) else ""


def another(answer: str, seen: Observation, chance: int, kinds: Sequence[str] = ()) -> Note:
    """Why to turn up another card or to put in (`answer`), where the next one empties the harbour with this
    chance in percent, by a second ship of one of these `kinds`: the same figures, whether it is worth it or
    not.
    """
    fate, up = decided(seen), answer == "turn-up"
    if fate and up == (fate == "behind"):
        return Note(f"voyage-{answer}-{fate}", {"count": seen.state["goal"], "chance": chance})
    if not chance and not up:
        # Nothing is at stake: with another card there would only be more for the others.
        return Note("voyage-put-in-found" if seen.harbour else "voyage-put-in")
    after = Next.of(seen, chance)
    args = {**after.args, **_here(seen, after.stake), "kinds": list(kinds), **_more(seen)}
    if not chance:
        state = "safe" if after.stake else _nobody(seen)
        hardly = after.better < HARDLY
        return Note("voyage-turn-up-safe", {**args, "state": state, "hardly": hardly})
    if not after.stake:
        return Note("voyage-turn-up-poor", args) if up else Note("voyage-put-in")
    return Note(f"voyage-{answer}-risk", args)


def _here(seen: Observation, stake: int) -> dict[str, Any]:
    """What one would take from the harbour now, and how its worth is told: in the coins that ships bring; by
    the points and coins that one has with a person among them; or else as worth about so many coins.
    """
    taken = seen.would_take(seen.harbour)[1]
    ships = [card for card in map(seen.cards.get, taken) if isinstance(card, ShipCard)]
    only = len(ships) == len(taken)
    brings = only and sum(map(seen.looted, ships)) == stake
    valued = "none" if not taken else "ships" if brings else "about" if only else "persons"
    points, coins = seen.after(seen.harbour)
    sails = _completes(seen, taken)
    then = {"points": points, "coins": coins, "sails": bool(sails), "expedition": sails}
    # The newest card lies last: what was best without it has been said twice by then.
    same = len(seen.harbour) >= SAID_TWICE and bool(taken) and taken == seen.would_take(seen.harbour[:-1])[1]
    return {"taken": [_called(piece) for piece in taken], "valued": valued, "same": same, **then}


def _completes(seen: Observation, taken: Sequence[str]) -> str:
    """The open expedition for which one has everybody with those taken, but not without; empty if none."""
    skills = [card.skill for card in map(seen.cards.get, taken) if isinstance(card, PersonCard)]
    for request in seen.expeditions:
        asked = seen.cards[request]
        if not isinstance(asked, ExpeditionCard) or not missing(asked, seen.mine):
            continue
        if not missing(asked, [*seen.mine, *skills]):
            return request
    return ""


def _nobody(seen: Observation) -> str:
    """Why one would take nothing from the harbour: it is "empty", nobody there can be paid ("dear"), or is
    worth it ("poor").
    """
    discount = seen.mine.count("mademoiselle")
    persons = [card for card in map(seen.cards.get, seen.harbour) if isinstance(card, PersonCard)]
    paid = any(card.price - discount <= seen.coins for card in persons)
    return "empty" if not seen.harbour else "poor" if paid else "dear"


def _more(seen: Observation) -> dict[str, int]:
    """How many types of ship one more makes, and how many cards one may take then: 0 if no more than now."""
    types = seen.types(seen.harbour) + 1
    grows = cards_for(types) > cards_for(types - 1)
    return {"types": types, "more": cards_for(types) + seen.mine.count("governor") if grows else 0}


def _called(piece: str) -> str | dict[str, str]:
    """What a card of the harbour is called without figures."""
    return f"royal_{SHIPS[piece].kind}" if piece in SHIPS else person(piece)


def comes_in(view: View, decision: Decision, answer: str) -> Note:
    """Why to repel a ship that comes in, or to let her in: how likely the next card empties the harbour
    either way, and what she is good for.
    """
    asked, seen = Asked(view, decision), Observation(view)
    ship = str(decision.args["card"])
    rest = [piece for piece in seen.harbour if piece != ship]
    kinds = {card.kind for card in map(seen.cards.get, rest) if isinstance(card, ShipCard)}
    chance = percent(asked.bust(set(ship_types(asked.game))))
    args: dict[str, Any] = {"less": (less := percent(asked.bust(kinds))), "chance": chance}
    if answer == "repel":
        return Note("voyage-repel", args)
    # What the next question is answered with, unless something else decides it.
    stops = chance and not decided(seen) and not Next.of(seen, chance).pays
    args |= {"then": "stop" if stops else "open", "dearer": chance > less}
    types, card = seen.types(seen.harbour), seen.cards[ship]
    if cards_for(types) > cards_for(len(kinds)):
        return Note("voyage-let-in-cards", {**args, "cards": seen.takes(seen.harbour)})
    if ship in seen.would_take(seen.harbour)[1] and isinstance(card, ShipCard):
        return Note("voyage-let-in-coins", {**args, "coins": seen.looted(card)})
    if stops:
        return Note("voyage-let-in-stop", args)
    if types < MORE_FROM:
        return Note("voyage-let-in-types", {**args, "types": types})
    return Note("voyage-let-in", args)


def looted(seen: Observation, decision: Decision, option: Option) -> Note:
    """Why to take a ship: the coins that are in the purse then, and whom one leaves."""
    gain = int(option.args["coins"]) - int(option.args["fee"])
    coins = seen.coins + gain
    args = {"gain": gain, "coins": coins}
    left = {
        piece: seen.coins - int(one.args["price"]) - int(one.args["fee"])
        for one in decision.options
        if one.label == "employ" and decision.why_not([one.id]) is None
        for piece in (one.id.partition(":")[2],)
    }
    if not left:
        persons = sum(isinstance(seen.cards.get(piece), PersonCard) for piece in seen.harbour)
        return Note("voyage-take-coins", {**args, **fee(seen), "persons": persons})
    other = max(left, key=lambda piece: (_points(seen, piece), left[piece]))
    said = {"person": person(other), "brings": _points(seen, other), "left": left[other]}
    return Note("voyage-take-coins-over", {**args, **said})


def fee(seen: Observation) -> dict[str, Any]:
    """What a card costs beside its price, and whom one pays it: nobody in one's own turn."""
    active = seen.state["active"]
    return {"fee": int(active != seen.seat), "seat": active}


def hired(seen: Observation, option: Option) -> Note:
    """What a person is hired for: to keep him from others, for an expedition, or for what he can do from then
    on; where no turn is to come, for his points.
    """
    piece = option.id.partition(":")[2]
    card = seen.cards.get(piece)
    if piece in seen.gifts:
        return Note("voyage-take-gift")
    if not isinstance(card, PersonCard):
        return Note("voyage-take")
    args: dict[str, Any] = {"points": card.points}
    price = int(option.args["price"]) + int(option.args["fee"])
    if (sails := _expedition(seen, card)) is not None:
        return sails
    if seen.last_turn:
        return Note("voyage-take-last", {**args, "price": price})
    strength = seen.strength + STRENGTH.get(card.skill, 0)
    key = "fighter" if card.skill in STRENGTH else card.skill if card.skill in SKILLED else "waiting"
    ship = {"ship": f"royal_{card.ship}"} if card.ship else {}
    return Note(f"voyage-take-{key}", {**args, **ship, "strength": strength})


def _points(seen: Observation, piece: str) -> int:
    card = seen.cards.get(piece)
    return card.points if isinstance(card, PersonCard) else 0


def _expedition(seen: Observation, card: PersonCard) -> Note | None:
    """The open expedition that a person brings nearest, who is still missing for it, and what it brings; None
    if none asks for him, or nothing can come of it.
    """
    found: list[tuple[int, str, ExpeditionCard]] = []
    for request in seen.expeditions:
        asked = seen.cards[request]
        if not isinstance(asked, ExpeditionCard):
            continue
        left = missing(asked, [*seen.mine, card.skill])
        if left < missing(asked, seen.mine) and (not left or not seen.last_turn) and (not left or seen.sails):
            found.append((left, request, asked))
    if not found:
        return None
    left, request, asked = min(found, key=lambda one: (one[0], -one[2].points))
    mine = seen.state["active"] == seen.seat
    # Each of the crew has 1 point, which goes with him.
    net = asked.points - len(asked.crew)
    args = {"card": request, "missing": left, "points": net, "coins": asked.coins, "now": mine}
    return Note("voyage-take-crew", args)


def sailed(told: Sequence[Note], option: Option, *, first: bool) -> Note:
    """Why to send people on an expedition: what it brings in all, and that one could not win without
    (`first`).
    """
    gain = next((note.args["gain"] for note in told if note.key == "royal-expedition"), 0)
    return Note(
        "voyage-expedition", {"points": gain, "coins": int(option.args["coins"]), "first": int(first)}
    )
