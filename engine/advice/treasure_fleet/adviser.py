"""The adviser of *Treasure Fleet*: what a ship is worth, and who has her once a card lies there."""

from __future__ import annotations

from collections.abc import Callable

from engine.advice.advising import View
from engine.advice.exact import ExactAdviser
from engine.advice.notes import Advice, Note, advice
from engine.captains.treasure_fleet.observation import Observation, fire_at, weight
from engine.games import load_game
from engine.kernel import Decision, game_as_seen
from engine.treasure_fleet.box import GOVERNOR, cannons, flag_of, kind_of, points
from engine.treasure_fleet.careful import after
from engine.treasure_fleet.state import NEUTRAL, FGame, captor, fired_at, seat_of


class Asked:
    """A question, and the game as its seat sees it."""

    def __init__(self, view: View, decision: Decision) -> None:
        self.game: FGame = game_as_seen(view, load_game(view["game"]))
        self.seen = Observation(view)
        self.decision = decision

    def placed(self, card: str, ship: str) -> list[Note]:
        """What a card at a ship leads to: her points, and who would have her then."""
        if kind_of(ship) == "cursed":
            return self._cursed(card, ship)
        cards = after({ship: fired_at(self.game, ship)}, card, ship)[ship]
        notes = [Note("fleet-points", {"points": points(ship)})]
        if kind_of(card) == "storm":
            notes.append(Note("fleet-storm"))
        return [*notes, self._stands(cards, card)]

    def _stands(self, cards: list[str], placed: str) -> Note:
        """Who has a ship with these cards, of which one is `placed` now, by how much, and how many others may
        still change that.
        """
        boarders = [flag_of(card) for card in cards if kind_of(card) == "boarding_party"]
        if len(boarders) > 1:
            return Note("fleet-nobody-boards")
        who, coming = captor(cards), len(self.seen.to_come)
        if boarders:
            may = self.seen.may_board
            if who == self.seen.flag:
                return Note("fleet-you-board", {"boarders": len(may)}, "good")
            mine = any(kind_of(card) == "boarding_party" for card in self._left(placed))
            others = len([flag for flag in may if flag != who])
            return Note("fleet-boarded", {"whose": self._whose(who), "boarders": others + mine})
        fire = fire_at(cards)
        mine = fire.pop(self.seen.flag, 0)
        best = max(fire.values(), default=0)
        if not mine and not best:
            return Note("fleet-no-fire")
        stands = {"mine": mine, "best": best, "coming": coming}
        if who == self.seen.flag:
            return Note("fleet-leads", stands, "good")
        needed = best - mine + 1
        stands["needed"] = needed if needed <= sum(map(cannons, self._left(placed))) else 0
        if who:
            return Note("fleet-behind", {**stands, "whose": self._whose(who)})
        return Note("fleet-tied", stands)

    def _left(self, placed: str) -> list[str]:
        """The strongest of one's own loaded cards, as many as one can still place after this one."""
        left = [card for card in self.seen.loaded if card != placed]
        return sorted(left, key=weight, reverse=True)[: self.seen.own_to_come]

    def _whose(self, flag: str) -> dict[str, object]:
        """A captain by the flag, or the neutral pirate."""
        seat = seat_of(self.game.state, flag)
        return {"say": "who-neutral"} if seat == NEUTRAL else {"say": "who-flag", "seat": seat}

    def _cursed(self, card: str, ship: str) -> list[Note]:
        """A curse: one card of any kind wards it off."""
        if kind_of(card) == "storm":
            return [Note("fleet-storm-cursed")]
        safe = any(flag_of(one) == self.seen.flag for one in fired_at(self.game, ship))
        if safe or flag_of(card) != self.seen.flag:
            return [Note("fleet-safe")]
        prior = self.seen.prior
        return [Note("fleet-wards", {"points": min(map(points, prior))} if prior else {"points": 0})]


def _place(asked: Asked) -> Advice:
    """Each card at each ship, and how many cards are still to come."""
    coming = Note("fleet-coming", {"cards": asked.seen.coming})
    told = {option.id: asked.placed(*option.id.split(":")) for option in asked.decision.options}
    return advice([coming], told)


def _neutral(asked: Asked) -> Advice:
    """The neutral pirate's card at each ship."""
    card = str(asked.decision.private_args["card"])
    return advice((), {option.id: asked.placed(card, option.id) for option in asked.decision.options})


def _load(asked: Asked) -> Advice:
    """Boarding parties of the others that nobody has seen yet, and what sails."""
    seen = asked.seen
    ships = [str(points(ship)) for ship in seen.row if kind_of(ship) == "ship"]
    notes = [Note("fleet-row", {"points": ships, "boarders": seen.boarders})]
    if asked.game.state.sailing == asked.game.state.sailings:
        notes.append(Note("fleet-governor", {"points": points(GOVERNOR)}))
    return advice(notes, {})


def _curse(asked: Asked) -> Advice:
    """What each ship is worth."""
    told = {
        option.id: [Note("fleet-points", {"points": points(option.id)})] for option in asked.decision.options
    }
    return advice((), told)


TELLS: dict[str, Callable[[Asked], Advice]] = {
    "fleet.place": _place,
    "fleet.neutral": _neutral,
    "fleet.load": _load,
    "fleet.curse": _curse,
}
"""What is told of each kind of question."""

ADVISER = ExactAdviser(Asked, TELLS)
"""Who has which ship."""
