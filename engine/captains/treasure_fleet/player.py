"""The heuristics of *Treasure Fleet*: one method for each kind of question."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.captains.memory import Memory
from engine.captains.plain import Chance
from engine.captains.treasure_fleet.observation import Observation, chance, lead, leader, weight, worth
from engine.kernel import Decision
from engine.treasure_fleet.box import flag_of, kind_of, points
from engine.treasure_fleet.state import VOLLEYS

Answers = list[list[str]]
"""Answers by preference, best first."""

DEAR = 0.9
"""Points that a cannon is worth if kept for later."""
SPITE = 0.5
"""How much another player's loss counts compared with one's own gain, shared among all others."""
RICH = 13.5
"""Points of a ship in an average sailing: for richer ones he loads stronger cards."""
RICHER = 0.07
"""By how much stronger for each point above that, as a share of his cannons in order of strength."""
LATER = 0.1
"""By how much stronger if he fires last in the last volley, and weaker if first."""
UNFORESEEN = 0.25
"""By how much stronger or weaker at most by chance: equal captains must not load alike."""
SPREAD_OUT = 0.35
"""How far his strongest and his weakest load are from the middle one."""
GRAND = 17
"""Points of a ship for which he loads a boarding party `BOARDS` of the time; by a twentieth more often for
each point more.
"""
BOARDS = 0.3
STEADY = 18
"""Points of a ship from which on he loads a boarding party where nobody tries to foresee what he loads."""
RICHEST = 20
"""Points of a ship for which he loads his strongest cannon there, without a boarding party."""
LASTING = 0.08
"""By how much weaker he loads otherwise, as a share of his cannons in order of strength."""
MIDDLE = 0.5
TRIED = 3
"""Answers between which looking ahead may decide."""


class Player:
    """Plays one seat. It remembers nothing between two questions."""

    def wanted(
        self, view: Mapping[str, Any], decision: Decision, luck: Chance, memory: Memory | None = None
    ) -> Answers:
        """Answers by preference, best first; none for an unknown kind of question."""
        observed = Observation(view)
        match decision.kind:
            case "fleet.load":
                return [self.loaded(observed, decision, luck)]
            case "fleet.place":
                return [[id] for id in self._placed(observed, decision)]
            case "fleet.neutral":
                return [[id] for id in self._neutral(observed, decision)]
            case "fleet.curse":
                return [[min((option.id for option in decision.options), key=points)]]
            case _:
                return []

    def gives_orders(self, decision: Decision) -> bool:
        """There are no orders in this game."""
        return False

    def worth_trying(self, view: Mapping[str, Any], decision: Decision) -> Answers:
        """About equally good ways to place the last card, if nobody can answer any more."""
        observed = Observation(view)
        if decision.kind != "fleet.place" or observed.coming:
            return []
        return [[id] for id in self._placed(observed, decision)[:TRIED]]

    def turns(self, view: Mapping[str, Any]) -> int:
        """Two for each sailing, so that looking ahead ends with this one."""
        return 2 * Observation(view).state["sailing"]

    def standing(self, view: Mapping[str, Any]) -> float:
        """One's own points compared with the best of the others."""
        observed = Observation(view)
        held = [seat["points"] for seat in observed.state["seats"]]
        mine = held.pop(observed.seat)
        return mine - SPITE * max(held)

    def loaded(self, observed: Observation, decision: Decision, luck: Chance | None = None) -> list[str]:
        """A spread of cannons, stronger ones for a rich sailing and for a late place in it, with a boarding
        party now and then, so that nobody can foresee which; without `luck` always the same, by the richest
        ship, and the boarding party for the first that is rich enough.
        """
        hand = sorted((o.id for o in decision.options), key=weight, reverse=True)
        fire = [card for card in hand if kind_of(card) == "cannon"]
        storms = [card for card in hand if kind_of(card) == "storm"]
        party = [card for card in hand if kind_of(card) == "boarding_party"]
        if observed.state["sailing"] == observed.state["sailings"]:
            return self._last(observed, fire, storms, party)
        values = [worth(ship) for ship in observed.row] or [RICH]
        wanted: list[str] = []
        if storms and any(kind_of(ship) == "cursed" for ship in observed.row):
            wanted.append(storms[0])
        if party and _boards(max(values), luck):
            wanted.append(party[0])
        rich = RICHER * (sum(values) / len(values) - RICH)
        late = LATER * (2 * observed.lateness - 1)
        if luck is None and not set(party) & set(wanted):
            wanted += _openly(fire, decision.most, MIDDLE - late, max(values))
        else:
            share = MIDDLE if luck is None else luck.share()
            middle = MIDDLE - rich - late - UNFORESEEN * (2 * share - 1)
            wanted += _spread(fire, decision.most, middle)
        return list(dict.fromkeys([*wanted, *reversed(fire), *storms, *party]))[: decision.most]

    def _last(self, observed: Observation, fire: list[str], storms: list[str], party: list[str]) -> list[str]:
        """Before the last sailing, keep one card for the governor: the boarding party; without it the
        strongest cannon, or the weakest if a boarding party of somebody else may come, which beats any.
        """
        kept = party or (fire[-1:] if observed.boarders else fire[:1])
        return [card for card in (*party, *fire, *storms) if card not in kept][:VOLLEYS]

    def _placed(self, observed: Observation, decision: Decision) -> list[str]:
        gains = {option.id: self._gain(observed, *option.id.split(":")) for option in decision.options}
        return sorted(gains, key=lambda id: -gains[id])

    def _gain(self, observed: Observation, card: str, ship: str) -> float:
        """What placing a card at a ship achieves: a more certain capture, another's loss, a curse avoided."""
        cards, others = observed.fired(ship), max(1, observed.seats - 1)
        if kind_of(ship) == "cursed":
            return self._warding(observed, card, cards)
        after = [one for one in cards if not weight(one) or kind_of(one) != "cannon"]
        after = after if kind_of(card) == "storm" else [*cards, card]
        before_me = chance(lead(cards, observed.flag), observed.answers)
        after_me = chance(lead(after, observed.flag), observed.answers)
        gain = worth(ship) * (after_me - before_me)
        ahead = leader(cards)
        if ahead and ahead != observed.flag:
            loss = chance(lead(cards, ahead), observed.answers) - chance(lead(after, ahead), observed.answers)
            gain += SPITE * worth(ship) * loss / others
        late = observed.state["volley"] == VOLLEYS
        return gain - (0.0 if late else DEAR * min(weight(card), 5.0))

    def _warding(self, observed: Observation, card: str, cards: list[str]) -> float:
        if any(flag_of(one) == observed.flag for one in cards) or not observed.prior:
            return -DEAR * min(weight(card), 5.0) - 1
        saved = min(points(ship) for ship in observed.prior)
        late = observed.state["volley"] == VOLLEYS
        return 0.8 * saved - (0.0 if late else 2 * min(weight(card), 5.0))

    def _neutral(self, observed: Observation, decision: Decision) -> list[str]:
        """The neutral card goes where it hurts the other player most and oneself least."""
        card = decision.private_args["card"]

        def spoilt(ship: str) -> float:
            cards = observed.fired(ship)
            ahead = leader(cards)
            if not ahead:
                return -worth(ship) / 10
            drop = lead(cards, ahead) - lead([*cards, card], ahead)
            return (
                worth(ship)
                * drop
                * (-1 if ahead == observed.flag else 1 if ahead in self._foes(observed) else 0)
            )

        return sorted((option.id for option in decision.options), key=lambda ship: -spoilt(ship))

    def _foes(self, observed: Observation) -> list[str]:
        return [seat["flag"] for seat in observed.state["seats"] if seat["seat"] != observed.seat]


def _boards(richest: float, luck: Chance | None) -> bool:
    """Whether he loads the boarding party in a sailing whose richest ship has so many points."""
    if luck is None:
        return richest >= STEADY
    return luck.share() < BOARDS + 0.05 * (richest - GRAND)


def _openly(fire: list[str], count: int, middle: float, richest: float) -> list[str]:
    """Cannons around one of them, with the strongest if a ship is rich enough, and weaker ones otherwise, so
    that they last: of 200 first voyages 153 were won so, and 132 with stronger cards the richer a ship is.
    """
    best = fire[:1] if richest >= RICHEST else []
    return [*best, *_spread(fire[len(best) :], count - len(best), middle + LASTING)]


def _spread(fire: Sequence[str], count: int, middle: float) -> list[str]:
    """Different cannons around one of them; in the order of `fire`, 0 is the strongest and 1 the weakest."""
    last, left = max(1, len(fire) - 1), list(range(len(fire)))
    found: list[str] = []
    for step in range(min(count, len(left))):
        aim = last * (middle + SPREAD_OUT * (2 * step / max(1, count - 1) - 1))
        nearest = min(left, key=lambda at: abs(at - aim))
        left.remove(nearest)
        found.append(fire[nearest])
    return found
