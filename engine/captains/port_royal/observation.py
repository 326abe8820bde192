"""What a captain sees of a harbour: its view as plain facts, and what cards are worth to it, in coins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, cast

from data.content.royal import ExpeditionCard, PersonCard, RoyalCard, ShipCard, royal_content
from engine.port_royal.ending import needs_expedition

POINT = 3.0
"""What an influence point is worth early in the game."""
LATE_POINT = 5.0
"""What it is worth near the end."""
SKILL = {
    "trader": 1.6,
    "sailor": 2.0,
    "pirate": 3.6,
    "mademoiselle": 4.0,
    "jester": 2.2,
    "admiral": 3.6,
    "governor": 8.0,
    "jack": 4.0,
    "settler": 2.2,
    "captain": 2.5,
    "priest": 2.5,
}
"""What a skill is worth with the whole game ahead."""
MISSING_EXPEDITION = 4.0
"""What a person who helps with one's first expedition is worth on top."""
NEXT_TURN = 0.6
"""How surely an expedition still lies open in one's next turn."""
GIFT = 6.0
"""What it costs, in coins, to leave a person lying with whom a rival reaches the goal at once."""
HOARD = 11
"""Coins beyond this may be taxed."""
LEFT_OVER = 0.05
"""What a coin is worth when no turn of one's own is to come: it breaks a tie, or pays a fee once more."""
STRENGTH = {"sailor": 1, "pirate": 2}
JOKER = "jack"


class Observation:
    """A view, read by the captain of its seat."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        self.seat: int = view["seat"]
        self.state: Mapping[str, Any] = view["state"]
        self.rules: str = view["options"]["rules"]
        self.cards = royal_content(cast(Any, self.rules)).pieces
        self.places: Mapping[str, Any] = view["places"]
        self.harbour: list[str] = list(self.places.get("harbour", []))
        self.expeditions: list[str] = list(self.places.get("expeditions", []))
        self.display: list[str] = list(self.places.get(f"display:{self.seat}", []))
        self.coins: int = self.places.get(f"coins.top:{self.seat}", 0)
        self.me: Mapping[str, Any] = self.state["merchants"][self.seat]
        self.mine = [card.skill for card in map(self.cards.get, self.display) if isinstance(card, PersonCard)]
        self.strength = sum(STRENGTH.get(skill, 0) for skill in self.mine)
        self.must_sail = needs_expedition(view["options"])
        """Whether nobody wins without an expedition."""
        self.needs_expedition = self.must_sail and not self.me["expeditions"]
        ahead = max(merchant["points"] for merchant in self.state["merchants"]) / self.state["goal"]
        self.late = 1.0 if self.state["last_round"] else min(1.0, ahead)
        self.point = POINT + (LATE_POINT - POINT) * self.late
        done = self._turn(self.seat) <= self._turn(self.state["active"])
        self.last_turn: bool = self.state["last_round"] and done
        """Whether no turn of one's own comes after this one."""
        later = 0.0 if self.last_turn else NEXT_TURN
        self.sails = 1.0 if self.state["active"] == self.seat else later
        """How surely one completes an expedition with who is hired now; that is done in one's own turn."""
        self.gifts: frozenset[str] = self._gifts()
        """Persons of the harbour with whom somebody who chooses after this seat reaches the goal."""

    def _turn(self, seat: int) -> int:
        """The number of a seat's turn in each round."""
        return (seat - self.state["start"]) % len(self.state["merchants"])

    def _gifts(self) -> frozenset[str]:
        after = range(self._slot(self.seat) + 1, len(self.state["merchants"]))
        return frozenset(
            piece
            for slot in after
            for piece in self._winning((self.state["active"] + slot) % len(self.state["merchants"]))
        )

    def _slot(self, seat: int) -> int:
        """When a seat takes cards in this turn: 0 for the active one."""
        return (seat - self.state["active"]) % len(self.state["merchants"])

    def payers(self, harbour: Sequence[str]) -> list[int]:
        """The seats that would still take a card, for 1 coin to this one, if it stopped with this harbour:
        who can pay for a person there, or gets more than that coin from a ship.
        """
        left = [piece for piece in harbour if piece not in self.would_take(harbour)[1]]
        found: list[int] = []
        for slot in range(1, len(self.state["merchants"])):
            seat = (self.seat + slot) % len(self.state["merchants"])
            wanted = [(self._likes(seat, piece), piece) for piece in left]
            best, piece = max(wanted, default=(0, ""))
            if best > 0:
                found.append(seat)
                left.remove(piece)
        return found

    def _likes(self, seat: int, piece: str) -> int:
        """Roughly what a card of the harbour is worth to another seat: nothing if it cannot pay for it."""
        card = self.cards[piece]
        if isinstance(card, ShipCard):
            return card.coins - _FEE
        held = map(self.cards.get, self.places.get(f"display:{seat}", []))
        cheaper = sum(isinstance(one, PersonCard) and one.skill == "mademoiselle" for one in held)
        purse = self.places.get(f"coins.top:{seat}", 0) - _FEE
        able = isinstance(card, PersonCard) and max(0, card.price - cheaper) <= purse
        return card.price if able and isinstance(card, PersonCard) else 0

    def _winning(self, seat: int) -> list[str]:
        """The persons in the harbour that bring a seat to the goal, and that it can pay with the fee."""
        rival = self.state["merchants"][seat]
        lacking = self.state["goal"] - rival["points"]
        if not 0 < lacking <= _MOST_POINTS or (self.must_sail and not rival["expeditions"]):
            return []
        held = map(self.cards.get, self.places.get(f"display:{seat}", []))
        cheaper = sum(isinstance(card, PersonCard) and card.skill == "mademoiselle" for card in held)
        purse = self.places.get(f"coins.top:{seat}", 0) - _FEE
        harbour = ((piece, self.cards[piece]) for piece in self.harbour)
        return [
            piece
            for piece, card in harbour
            if isinstance(card, PersonCard)
            and card.points >= lacking
            and max(0, card.price - cheaper) <= purse
        ]

    def unseen(self) -> Counter[str]:
        """How often each card may still be turned up, by one of its pieces."""
        seen = {
            piece
            for held in self.places.values()
            if isinstance(held, list)
            for piece in cast("list[str]", held)
        }
        seats = len(self.state["merchants"])
        left: Counter[str] = Counter()
        first: dict[str, str] = {}
        for piece, card in self.cards.items():
            if piece in seen or (isinstance(card, ExpeditionCard) and card.only_five and seats < _FIVE):
                continue
            left[first.setdefault(card.id, piece)] += 1
        return left

    def hoarding(self, coins: int) -> float:
        """What this many coins are worth."""
        if self.last_turn:
            return LEFT_OVER * coins
        return min(coins, HOARD) + 0.5 * max(0, coins - HOARD)

    def worth_of(self, card: RoyalCard, skills: Sequence[str]) -> float:
        """What a person is worth in the display, given these skills."""
        if not isinstance(card, PersonCard):
            return 0.0
        worth = card.points * self.point + SKILL[card.skill] * (1.0 - self.late)
        if self.needs_expedition or self.sails:
            worth += self._for_expeditions(card.skill, skills)
        return worth

    def _for_expeditions(self, skill: str, skills: Sequence[str]) -> float:
        """A person who helps with an open expedition is worth more, most of all one who completes it."""
        best = 0.0
        for request in self.expeditions:
            card = self.cards[request]
            if not isinstance(card, ExpeditionCard):
                continue
            before, after = missing(card, skills), missing(card, [*skills, skill])
            if after >= before:
                continue
            helps = 0.0 if self.last_turn else MISSING_EXPEDITION if self.needs_expedition else 1.0
            if not after:
                helps = 2.0 * helps + self.sails * self._voyage(card)
            best = max(best, helps)
        return best

    def _voyage(self, request: ExpeditionCard) -> float:
        """What an expedition brings beyond its crew, who have a point each."""
        gained = (request.points - len(request.crew)) * self.point + request.coins
        return gained - sum(SKILL[skill] for skill in request.crew) * (1.0 - self.late)

    def best_takes(
        self, harbour: Sequence[str], cards: int, fee: int, earned: int = 0
    ) -> tuple[float, list[str]]:
        """The best cards to take, one after another, with their worth and that of the coins earned before."""
        discount, coins = self.mine.count("mademoiselle"), self.coins + earned
        start = self.hoarding(self.coins)
        worth, order = self._search(tuple(harbour), cards, coins, list(self.mine), discount, fee)
        return worth - start, order

    def _search(
        self, harbour: tuple[str, ...], cards: int, coins: int, skills: list[str], discount: int, fee: int
    ) -> tuple[float, list[str]]:
        left_lying = GIFT if not self.gifts.isdisjoint(harbour) else 0.0
        best: tuple[float, list[str]] = (self.hoarding(coins) - left_lying, [])
        if not cards:
            return best
        for n, piece in enumerate(harbour):
            card = self.cards[piece]
            if isinstance(card, ShipCard):
                left, gain, more, cheaper = coins + self.looted(card) - fee, 0.0, 0, discount
                after = skills
            elif isinstance(card, PersonCard):
                left = coins - max(0, card.price - discount) - fee
                if left < 0:
                    continue
                gain, more = self.worth_of(card, skills), int(card.skill == "governor")
                cheaper, after = discount + (card.skill == "mademoiselle"), [*skills, card.skill]
            else:
                continue
            rest = (*harbour[:n], *harbour[n + 1 :])
            found, order = self._search(rest, cards - 1 + more, left, after, cheaper, fee)
            if found + gain > best[0] + 1e-9:
                best = (found + gain, [piece, *order])
        return best

    def looted(self, ship: ShipCard) -> int:
        """The coins a ship brings."""
        held = (self.cards[piece] for piece in self.display)
        return ship.coins + sum(isinstance(c, PersonCard) and c.ship == ship.kind for c in held)

    def types(self, harbour: Sequence[str]) -> int:
        """How many types of ship lie in a harbour."""
        return len({card.kind for card in map(self.cards.get, harbour) if isinstance(card, ShipCard)})

    def beaten(self, harbour: Sequence[str]) -> bool:
        """Whether another has more points, or as many and more coins, than one has after stopping with this
        harbour.
        """
        rivals = (m for m in self.state["merchants"] if m["seat"] != self.seat)
        held = [(m["points"], self.places.get(f"coins.top:{m['seat']}", 0)) for m in rivals]
        return max(held) > self.after(harbour)

    def ends(self, harbour: Sequence[str]) -> bool:
        """Whether the game ends once one stops with this harbour, as nobody has a turn after this one."""
        last = self._turn(self.seat) == len(self.state["merchants"]) - 1 and not self.needs_expedition
        return last and (self.last_turn or self.reaches_goal(harbour))

    def reaches_goal(self, harbour: Sequence[str]) -> bool:
        """Whether one reaches the goal by stopping with this harbour."""
        return not self.needs_expedition and self.after(harbour)[0] >= self.state["goal"]

    def after(self, harbour: Sequence[str]) -> tuple[int, int]:
        """One's points and coins after stopping with a harbour."""
        earned = self._earned(harbour)
        _, order = self.would_take(harbour)
        points, coins, skills = self.me["points"], self.coins + earned, list(self.mine)
        for card in map(self.cards.get, order):
            if isinstance(card, ShipCard):
                coins += self.looted(card)
            elif isinstance(card, PersonCard):
                points += card.points
                coins -= max(0, card.price - skills.count("mademoiselle"))
                skills.append(card.skill)
        more, paid = self._completed(skills)
        return points + more, coins + paid

    def would_take(self, harbour: Sequence[str]) -> tuple[float, list[str]]:
        """The cards that one would take from a harbour after stopping, and what they are worth, in coins."""
        cards, earned = min(self.takes(harbour), _MOST_SEARCHED), self._earned(harbour)
        return self.best_takes(harbour, cards, 0, earned)

    def improved(self, harbour: Sequence[str]) -> tuple[float, float]:
        """The chance that the next card brings one more than this harbour has, and how much more it brings
        then on average, in coins.
        """
        kinds = {card.kind for card in map(self.cards.get, harbour) if isinstance(card, ShipCard)}
        here, _ = self.would_take(harbour)
        better, gained, total = 0, 0.0, 0
        for piece, count in self.unseen().items():
            card = self.cards[piece]
            total += count
            if not isinstance(card, ShipCard | PersonCard):
                continue
            if isinstance(card, ShipCard) and card.kind in kinds:
                continue
            gain = self.would_take([*harbour, piece])[0] - here
            if gain > _HARDLY:
                better, gained = better + count, gained + count * gain
        return (better / total, gained / better) if better else (0.0, 0.0)

    def _completed(self, skills: Sequence[str]) -> tuple[int, int]:
        """The points that the best expedition adds to who has these skills, as who sails has one each, and
        the coins that it brings.
        """
        open_ones = (self.cards[request] for request in self.expeditions)
        able = (c for c in open_ones if isinstance(c, ExpeditionCard) and not missing(c, skills))
        return max(((card.points - len(card.crew), card.coins) for card in able), default=(0, 0))

    def takes(self, harbour: Sequence[str]) -> int:
        """Cards that the active seat may take from a harbour."""
        return {4: 2, 5: 3}.get(self.types(harbour), 1) + self.mine.count("governor")

    def _earned(self, harbour: Sequence[str]) -> int:
        """What admirals bring before the first card of this harbour is paid for."""
        return 2 * self.mine.count("admiral") if len(harbour) >= _ADMIRAL_CARDS else 0

    def stop_worth(self, harbour: Sequence[str]) -> float:
        """What stopping with this harbour is worth."""
        cards = self.takes(harbour)
        worth, _ = self.would_take(harbour)
        others = min(len(self.state["merchants"]) - 1, max(0, len(harbour) - cards))
        return worth + 0.5 * others

    def go_on_worth(self, harbour: Sequence[str]) -> float:
        """What turning up one more card and then stopping is worth, on average."""
        kinds = {card.kind for card in map(self.cards.get, harbour) if isinstance(card, ShipCard)}
        total = worth = 0.0
        here = self.stop_worth(harbour)
        for piece, count in self.unseen().items():
            card = self.cards[piece]
            total += count
            if isinstance(card, ShipCard):
                weak = card.strength is not None and card.strength <= self.strength
                if card.kind in kinds and not weak:
                    worth += count * float(self.mine.count("jester"))
                    continue
                if card.kind in kinds:
                    worth += count * here
                    continue
            if isinstance(card, ShipCard | PersonCard):
                worth += count * max(
                    self.stop_worth([*harbour, piece]), here if _may_repel(card, self) else 0.0
                )
            else:
                worth += count * here
        return worth / total if total else here


def _may_repel(card: RoyalCard, observed: Observation) -> bool:
    return isinstance(card, ShipCard) and card.strength is not None and card.strength <= observed.strength


def missing(request: ExpeditionCard, skills: Sequence[str]) -> int:
    """How many persons are missing for an expedition."""
    short = sum(max(0, request.crew.count(s) - skills.count(s)) for s in set(request.crew))
    return max(0, short - skills.count(JOKER))


_FIVE = 5
_FEE = 1
_MOST_POINTS = 3
"""Of one person."""
_ADMIRAL_CARDS = 5
_MOST_SEARCHED = 3
_HARDLY = 0.25
"""So much more, in coins, is hardly any."""
