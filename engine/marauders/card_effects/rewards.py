"""What rumors, missions and glory cards give (docs/content.md lists the verbs).

Everything happens to the captain whose card it is; anything he has no room for is lost.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Self, cast

from data.content.verbs.effects import Effect
from data.content.verbs.reward_effects import Choose
from data.content.verbs.reward_effects import GainSpecialist as OfSpecialist
from data.content.words import GOOD
from engine.kernel import Chapter, Decision, Option, Plan, Play, Public, Request, picked, then
from engine.marauders.box import card_id
from engine.marauders.combat.crew import beaten
from engine.marauders.draws import cards_drawn
from engine.marauders.glory.effects import CardEffect, CarryOutCard, effect_step, effects_at
from engine.marauders.glory.points import DrawGloryCard
from engine.marauders.places import glory_spoils_of, offer_to, specialists_of
from engine.marauders.port.goods import markets_for, worth_keeping
from engine.marauders.port.port import StashGold
from engine.marauders.quests.rumors import DrawRumor, rumors_left
from engine.marauders.ships.hold import TakeAboard, room
from engine.marauders.ships.ships import ship_values
from engine.marauders.state import Captain, CaptainStep, MGame, bound_to, captain_of
from engine.marauders.terms.port import Employment

REWARDS = Chapter("rewards")


def gain_gold(game: MGame, captain: Captain, gold: int) -> None:
    """Gold from the bank goes aboard: earnings are public (Keeping Gold Hidden)."""
    captain.gold += gold
    game.log("reward.gold", seat=captain.seat, gold=gold)


# --- gold, cargo, crew ----------------------------------------------------------------------------


@REWARDS.effect("gain_gold")
@REWARDS.step
class GainGold(CardEffect):
    """Gold from the bank, or this much for each bounty: at least `least`, at most `most` (0: no limit).
    [R Rewards 1]
    """

    gold: Public[int]
    per: Public[str | None] = None
    least: Public[int] = 0
    most: Public[int] = 0

    @classmethod
    def usable(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """Not if he would get nothing."""
        figures = effect.params
        return not figures["per"] or figures["least"] > 0 or captain_of(game, seat).wanted()

    def play(self, game: MGame) -> None:
        captain = self.captain(game)
        times = sum(captain.bounties.values()) if self.per == "bounty" else 1
        gold = max(self.least, self.gold * times)
        gain_gold(game, captain, min(gold, self.most) if self.most else gold)


@REWARDS.effect("gain_cargo")
@REWARDS.step
class GainCargo(CardEffect):
    """Draw cargo cards unseen by others; keep up to `keep`, discard the rest.
    [R Rewards 2; S Contraband 18]
    """

    draw: Public[int]
    keep: Public[int]
    goods: Public[bool] = False

    def play(self, game: MGame) -> Play:
        offer = offer_to(self.seat)
        drawn = yield from game.draw("cargo", offer, self.draw, "cargo")
        game.log("reward.drawn", seat=self.seat, count=len(drawn))
        return then(
            *cards_drawn(self.seat, "cargo", offer, drawn),
            KeepCargoDrawn(**bound_to(self.captain(game)), keep=self.keep, goods=self.goods),
        )


@REWARDS.step
class KeepCargoDrawn(CaptainStep):
    """Which drawn cargo to keep; then he throws out any excess of his choice.
    [R Rewards 2; S Contraband 18]
    """

    keep: Public[int]
    goods: Public[bool] = False
    """They count as the goods that they show."""

    def play(self, game: MGame) -> Play:
        captain = self.captain(game)
        offer = offer_to(self.seat)
        cards = sorted(game.places.at(offer))
        if not cards:
            return None
        options = [Option(f"keep:{card}", {"card": card}, say="reward-keep", secret=True) for card in cards]
        most = min(self.keep, len(options))
        picks = yield from game.ask(
            Decision(
                self.seat,
                "reward.cargo",
                options,
                least=0,
                most=most,
                default=[f"keep:{card}" for card in worth_keeping(game, captain, cards)[:most]],
                args={"keep": most, "room": room(game, captain)},
            )
        )
        kept = [picked(pick) for pick in picks]
        left = [card for card in cards if card not in kept]
        game.move(left, offer, "cargo.discards")
        game.log("reward.kept", seat=self.seat, count=len(kept), private={self.seat: {"cards": kept}})
        if left:
            game.log("reward.left", seat=self.seat, cards=left)
        return then(TakeAboard(**bound_to(captain), cards=kept, source=offer, as_goods=self.goods))


@REWARDS.effect("gain_goods")
@REWARDS.step
class GainGoods(CardEffect):
    """Cards of one good from the cargo deck; if none is named, he names the good. [R Rewards 3]"""

    cards: Public[int]
    good: Public[str | None] = None

    def play(self, game: MGame) -> Play:
        good = self.good or (yield from self._named(game))
        if len(self._pile(game, good)) < self.cards:
            game.reshuffle("cargo")
        pile = self._pile(game, good)
        count = min(self.cards, len(pile))
        taken = (yield from game.draw_lots(pile, "goods", count)) if count else []
        offer = f"cargo.offer:{self.seat}"
        for card in taken:
            place = next(place for place in self._PLACES if card in game.places.at(place))
            game.move([card], place, offer)
        game.log("reward.goods", seat=self.seat, good=good, count=count)
        return then(TakeAboard(**bound_to(self.captain(game)), cards=taken, source=offer, as_goods=True))

    def _named(self, game: MGame) -> Generator[Request, Any, str]:
        options = [Option(f"good:{good}", {"good": good}) for good in game.box.words(GOOD)]
        best = max(options, key=lambda option: len(markets_for(game, option.args["good"])))
        (pick,) = yield from game.ask(
            Decision(self.seat, "reward.good", options, default=[best.id], args={"count": self.cards})
        )
        return picked(pick)

    _PLACES = ("cargo.top", "cargo.bag")

    def _pile(self, game: MGame, good: str) -> list[str]:
        cards = (card for place in self._PLACES for card in game.places.at(place))
        return [card for card in cards if game.box.cargo_card(card).good == good]


REWARDS.declassify(
    GainGoods, "whether the cargo deck has enough of a good", "card effects: taken out of the cargo deck"
)


@REWARDS.effect("gain_crew")
@REWARDS.step
class GainCrew(CardEffect):
    """Crew comes aboard, up to the ship's value. [R Rewards 4]"""

    crew: Public[int]

    @classmethod
    def usable(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """Only if crew is missing."""
        captain = captain_of(game, seat)
        return captain.ship.crew < ship_values(game, captain).crew

    @classmethod
    def saves(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """If the dice of a crew combat beat him."""
        return beaten(game, seat)

    def play(self, game: MGame) -> None:
        captain = self.captain(game)
        count = max(0, min(self.crew, ship_values(game, captain).crew - captain.ship.crew))
        captain.ship.crew += count
        game.log("reward.crew", seat=self.seat, count=count, crew=captain.ship.crew)


@REWARDS.effect("lose_crew")
@REWARDS.step
class LoseCrew(CardEffect):
    """Lose crew, but never the last. [R Rewards 5]"""

    crew: Public[int]

    @classmethod
    def payable(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """If he has crew to lose."""
        return captain_of(game, seat).ship.crew > 1

    def play(self, game: MGame) -> None:
        captain = self.captain(game)
        count = max(0, min(self.crew, captain.ship.crew - 1))
        captain.ship.crew -= count
        game.log("reward.crew_lost", seat=self.seat, count=count, crew=captain.ship.crew)


# --- cards, bounties, stash -----------------------------------------------------------------------


@REWARDS.effect("gain_specialist")
@REWARDS.step
class GainSpecialist(CardEffect):
    """A specialist of one of the types from the glory deck, for free; otherwise a glory card.
    [R Rewards 9]
    """

    @classmethod
    def made(cls, game: MGame, captain: Captain, card: str, effect: Effect, path: list[str]) -> Self:
        """Takes none of the types; they stay on the card."""
        return cls(**bound_to(captain), card=card, path=list(path))

    def play(self, game: MGame) -> Plan:
        found = self._found(game)
        for card, place in found.items():
            game.move([card], place, glory_spoils_of(self.seat))
        if not found:
            return then(DrawGloryCard(seat=self.seat))
        return then(ChooseSpecialist(**bound_to(self.captain(game))))

    def _found(self, game: MGame) -> dict[str, str]:
        """One card of each type that he may hire and does not have aboard, and where it lies."""
        aboard = {
            game.box.glory_card(piece).specialist for piece in game.places.at(specialists_of(self.seat))
        }
        offers = (
            effect for effect in effects_at(game, self.card, self.path) if isinstance(effect, OfSpecialist)
        )
        may = game.terms(Employment(self.seat)).allowed
        kinds = [kind for effect in offers for kind in effect.types if may and kind not in aboard]
        found: dict[str, str] = {}
        for kind in kinds:
            cards = [
                (card, place)
                for place in ("glory.bag", "glory.top")
                for card in game.places.at(place)
                if game.box.glory_card(card).specialist == kind
            ]
            found.update(cards[:1])
        return found


REWARDS.declassify(
    GainSpecialist,
    "which specialists are still in the glory deck",
    "card effects: chosen from the glory deck",
)


@REWARDS.step
class ChooseSpecialist(CaptainStep):
    """One of the specialists found in the glory deck comes aboard; the others are shuffled back.
    [R Rewards 9]
    """

    def play(self, game: MGame) -> Play:
        place = glory_spoils_of(self.seat)
        cards = game.places.at(place)
        options = [
            Option(f"specialist:{card_id(card)}", {"card": card}, say="reward-specialist", secret=True)
            for card in cards
        ]
        pick = options[0].id
        if len(options) > 1:
            (pick,) = yield from game.ask(Decision(self.seat, "reward.specialist", options, default=[pick]))
        card = next(card for card in cards if card_id(card) == picked(pick))
        game.move([card], place, specialists_of(self.seat))
        game.move(game.places.at(place), place, "glory.bag")
        game.log("reward.specialist", seat=self.seat, card=card)
        return None


@REWARDS.effect("draw_glory")
@REWARDS.step
class DrawGloryCards(CardEffect):
    """Draw glory cards one by one, without glory points. [R Rewards 10]"""

    cards: Public[int]

    def play(self, game: MGame) -> Plan:
        return then(*(DrawGloryCard(seat=self.seat) for _ in range(self.cards)))


@REWARDS.effect("draw_rumor")
@REWARDS.step
class DrawRumors(CardEffect):
    """Draw rumors; he keeps as many as he may hold. [R Turn cards 7; R Rewards 11]"""

    cards: Public[int] = 1

    @classmethod
    def usable(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """Only while rumors are left."""
        return rumors_left(game)

    def play(self, game: MGame) -> Plan:
        return then(DrawRumor(**bound_to(self.captain(game)), cards=self.cards))


@REWARDS.effect("stash")
@REWARDS.step
class StashByCard(CardEffect):
    """He may stash any part of the gold aboard, up to `most`, wherever he is.
    [R Turn cards 7; R Rewards 15]
    """

    fee: Public[int] = 0
    most: Public[int | None] = None

    def play(self, game: MGame) -> Plan:
        return then(StashGold(**bound_to(self.captain(game)), fee=self.fee, most=self.most))


# --- choices --------------------------------------------------------------------------------------


@REWARDS.effect("choose")
@REWARDS.step
class ChooseOption(CardEffect):
    """He carries out one of the options of his choice. [R Rewards 16]"""

    options: Public[list[str]]

    @classmethod
    def usable(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """If any option would do something."""
        return any(
            inner.do in game.rules.effects and effect_step(game, inner).usable(game, seat, inner)
            for option in cast(Choose, effect).options
            for inner in option.effect
        )

    @classmethod
    def made(cls, game: MGame, captain: Captain, card: str, effect: Effect, path: list[str]) -> Self:
        """Only the names of the options are stored."""
        options = [option.id for option in cast(Choose, effect).options]
        return cls(**bound_to(captain), card=card, path=list(path), options=options)

    def play(self, game: MGame) -> Play:
        options = [
            Option(f"choose:{id}", say=f"{card_id(self.card)}-{id}")
            for id in self.options
            if self._payable(game, id)
        ]
        (pick,) = yield from game.ask(
            Decision(
                self.seat,
                "reward.choose",
                options,
                default=[options[0].id],
                args={"card": self.card},
                all_open=True,
            )
        )
        path = [*self.path, picked(pick)]
        return then(CarryOutCard(**bound_to(self.captain(game)), card=self.card, path=path))

    def _payable(self, game: MGame, option: str) -> bool:
        """Whether he has what an option takes."""
        effects = effects_at(game, self.card, [*self.path, option])
        return all(effect_step(game, effect).payable(game, self.seat, effect) for effect in effects)
