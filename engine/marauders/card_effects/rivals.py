"""What glory cards do to other captains, and to the law (docs/content.md lists the verbs)."""

from __future__ import annotations

from collections.abc import Sequence

from data.content.verbs.effects import Effect
from engine.kernel import Chapter, Decision, Option, Play, Public, Rank, picked, then
from engine.marauders.glory.effects import CardEffect
from engine.marauders.glory.points import CutHand
from engine.marauders.law.bounties import GainBounties
from engine.marauders.places import hand_of, rumors_of
from engine.marauders.ships.hold import cargo_places
from engine.marauders.ships.ships import RandomHits, TakeHits
from engine.marauders.state import (
    NATIONS,
    OPEN_MARQUE,
    Captain,
    MGame,
    PortAction,
    bound_to,
    captain_at,
    captain_of,
    captains,
)
from engine.marauders.terms.sea import Bounties
from engine.marauders.turn.turn import Turn

RIVAL_CARDS = Chapter("rival_cards")


def other_captains(game: MGame, seat: int) -> list[Captain]:
    """The other captains at the table."""
    return [captain for captain in captains(game) if captain.seat != seat]


def rival_question(seat: int, among: Sequence[Captain], card: str) -> Decision:
    """Choose which of these captains the card is played against."""
    options = [Option(f"captain:{rival.seat}", {"other": rival.seat}) for rival in among]
    return Decision(
        seat, "card.captain", options, default=[options[0].id], args={"card": card}, all_open=True
    )


def nation_question(seat: int, among: Sequence[str], card: str) -> Decision:
    """Choose which of these nations the card is about."""
    options = [Option(f"nation:{nation}", {"nation": nation}) for nation in among]
    return Decision(seat, "card.nation", options, default=[options[0].id], args={"card": card}, all_open=True)


@RIVAL_CARDS.effect("lose_action")
@RIVAL_CARDS.step
class LoseAction(CardEffect):
    """The captain whose turn begins at sea has fewer actions, but at least 1. [R Turn cards 12]"""

    actions: Public[int]

    @classmethod
    def usable(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """While another captain's turn begins at sea and he has more than 1 action."""
        turn = game.within(Turn)
        if turn is None or turn.seat == seat or turn.actions <= 1:
            return False
        return not captain_of(game, turn.seat).in_port

    def play(self, game: MGame) -> None:
        turn = game.within(Turn)
        if turn and turn.seat != self.seat:
            turn.actions = max(1, turn.actions - self.actions)
            game.log("actions.lost", seat=turn.seat, actions=turn.actions)


@RIVAL_CARDS.effect("inform")
@RIVAL_CARDS.step
class Inform(CardEffect):
    """Look at another captain's gold, cargo and rumor; add bounties of one nation that wants him.
    [R Turn cards 13]
    """

    by: Public[int]

    @classmethod
    def usable(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """While there is another captain."""
        return bool(other_captains(game, seat))

    def play(self, game: MGame) -> Play:
        among = other_captains(game, self.seat)
        if not among:
            return None
        (pick,) = yield from game.ask(rival_question(self.seat, among, self.card))
        rival = captain_of(game, int(picked(pick)))
        self._look(game, rival)
        wanted = [nation for nation in NATIONS if nation in rival.bounties]
        if not wanted:
            return None
        (pick,) = yield from game.ask(nation_question(self.seat, wanted, self.card))
        return then(GainBounties(**bound_to(rival), nation=picked(pick), why="card", count=self.by))

    def _look(self, game: MGame, rival: Captain) -> None:
        cargo = [card for place in cargo_places(game, rival.seat) for card in game.places.at(place)]
        rumors = game.places.at(rumors_of(rival.seat))
        game.show([*cargo, *rumors], [self.seat])
        seen = {"gold": rival.gold, "cargo": cargo, "rumors": rumors}
        game.log("captain.spied", seat=self.seat, other=rival.seat, private={self.seat: seen})


@RIVAL_CARDS.effect("steal_gold")
@RIVAL_CARDS.step
class StealGold(CardEffect):
    """Steal gold from the captain in the port action, up to what he has aboard; only the two learn how much
    (R-34). [R Turn cards 14; R-34]
    """

    gold: Public[int]

    @classmethod
    def usable(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """In another captain's port action."""
        port = game.within(PortAction)
        return port is not None and port.seat != seat

    def play(self, game: MGame) -> None:
        port = game.within(PortAction)
        if not port or port.seat == self.seat:
            return
        robbed, thief = captain_of(game, port.seat), self.captain(game)
        gold = min(self.gold, robbed.gold)
        robbed.gold -= gold
        thief.gold += gold
        learned = {"gold": gold}
        game.log(
            "gold.stolen",
            seat=self.seat,
            other=robbed.seat,
            private={self.seat: learned, robbed.seat: dict(learned)},
        )


@RIVAL_CARDS.effect("steal_card")
@RIVAL_CARDS.step
class StealCard(CardEffect):
    """Steal a random glory card from another captain in the zone; only the two learn which.
    [R Turn cards 15]
    """

    @classmethod
    def usable(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """While such a captain holds a card."""
        return bool(cls.robbable(game, seat))

    @staticmethod
    def robbable(game: MGame, seat: int) -> list[Captain]:
        """The other captains in the zone, at sea or in port, who hold a glory card."""
        zone = captain_of(game, seat).zone
        return [
            rival
            for rival in other_captains(game, seat)
            if rival.zone == zone and game.places.count(hand_of(rival.seat))
        ]

    def play(self, game: MGame) -> Play:
        among = self.robbable(game, self.seat)
        if not among:
            return None
        (pick,) = yield from game.ask(rival_question(self.seat, among, self.card))
        other = int(picked(pick))
        (stolen,) = yield from game.draw_unseen(hand_of(other), hand_of(self.seat), 1, "stolen card")
        learned = {"stolen": stolen}
        game.log(
            "card.stolen", seat=self.seat, other=other, private={self.seat: learned, other: dict(learned)}
        )
        return then(CutHand(seat=self.seat))


@RIVAL_CARDS.step
class HarmAtSea(CardEffect):
    """Outside battles, a captain nearby takes hits that cannot destroy anything (verb `harm`).
    [R Turn cards 16]
    """

    hits: Public[int]
    location: Public[str | None] = None

    @classmethod
    def usable(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """If there is such a captain."""
        return bool(cls.near(game, seat))

    @staticmethod
    def near(game: MGame, seat: int) -> list[Captain]:
        """The other captains in the zone or an adjacent one, at sea or in port."""
        zone = captain_of(game, seat).zone
        reach = [zone, *game.box.zones[zone].borders.values()]
        return [rival for rival in other_captains(game, seat) if rival.zone in reach]

    def play(self, game: MGame) -> Play:
        among = self.near(game, self.seat)
        if not among:
            return None
        (pick,) = yield from game.ask(rival_question(self.seat, among, self.card))
        rival = bound_to(captain_of(game, int(picked(pick))))
        if self.location is None:
            return then(RandomHits(**rival, hits=self.hits, cause="card", spares=True))
        return then(TakeHits(**rival, hits=[self.location] * self.hits, cause="card", spares=True))


# --- pardons and the law --------------------------------------------------------------------------


@RIVAL_CARDS.effect("refuse_bounty")
@RIVAL_CARDS.step
class RefuseBounty(CardEffect):
    """He does not get the bounties he would get now. [R Turn cards 17]"""

    @classmethod
    def usable(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """When he would get bounties."""
        gain = game.within(GainBounties)
        return gain is not None and gain.seat == seat

    def play(self, game: MGame) -> None:
        gain = game.within(GainBounties)
        if gain and gain.seat == self.seat:
            gain.refused = True


@RIVAL_CARDS.effect("letter_of_marque")
@RIVAL_CARDS.step
class LetterOfMarque(CardEffect):
    """Name a nation: until the end of this turn, its ships bring him no bounties. An open letter is made out
    to the first nation whose bounty it spares him. [R Turn cards 18]
    """

    open: Public[bool] = False

    def play(self, game: MGame) -> Play:
        if self.open:
            self.captain(game).marque = OPEN_MARQUE
            game.log("marque.open", seat=self.seat)
            return None
        (pick,) = yield from game.ask(nation_question(self.seat, NATIONS, self.card))
        nation = picked(pick)
        self.captain(game).marque = nation
        game.log("marque.given", seat=self.seat, nation=nation)
        return None


@RIVAL_CARDS.rule(Bounties, "marque", Rank.LAST)
def under_letter_of_marque(game: MGame, terms: Bounties) -> None:
    """No bounty for attacking or raiding its ships, nor for defeating its naval ship. [R Turn cards 18]"""
    if captain_of(game, terms.seat).marque in (OPEN_MARQUE, terms.nation) and terms.why in PRIVATEERING:
        terms.count = 0


@RIVAL_CARDS.after(GainBounties, "marque")
def name_the_nation(game: MGame, step: GainBounties) -> None:
    """The first nation whose bounty an open letter spares is its nation from now on. [R Turn cards 18]"""
    captain = captain_at(game, step.seat)
    if captain is not None and captain.marque == OPEN_MARQUE and "marque" in step.spared_by:
        captain.marque = step.nation
        game.log("marque.given", seat=step.seat, nation=step.nation)


PRIVATEERING = ("attack", "raid", "defeat")
"""What brings bounties that a letter of marque spares."""

for step, what, clause in (
    (Inform, "a captain's gold aboard, cargo and rumor to who looks", "the card says so"),
    (StealGold, "the gold stolen to robber and robbed", "the card says so: as much as he has"),
    (StealCard, "the card stolen to robber and robbed", "the card says so: out of his hand"),
):
    RIVAL_CARDS.declassify(step, what, clause)
