"""What the new rumors and missions give."""

from __future__ import annotations

from data.content.verbs.effects import Effect
from engine.kernel import DONE, Chapter, Decision, Option, Plan, Play, Public, again, picked, then
from engine.marauders.glory.effects import CardEffect, CarryOutCard
from engine.marauders.money import KEEPS_GOLD, cannot_pay, pay, pays
from engine.marauders.npcs.traits import called, is_navy, traits_of
from engine.marauders.seas_of_glory.favors.board import GainFavor
from engine.marauders.ships.hold import cargo_of, discard_cargo
from engine.marauders.state import MGame, Npc, bound_to
from engine.marauders.terms.npcs import PIRATE

REWARDS = Chapter("new_rewards")


@REWARDS.effect("bargain")
@REWARDS.step
class Bargain(CardEffect):
    """He pays, or gets nothing of what follows on the card. [S Cards 21]"""

    gold: Public[int]

    def play(self, game: MGame) -> Play:
        captain = self.captain(game)
        question = Decision(
            self.seat,
            "reward.bargain",
            [pays(self.gold), KEEPS_GOLD],
            default=["no"],
            args={"card": self.card, "gold": self.gold},
            check=lambda picks: cannot_pay(game, captain, self.gold) if picks == ["yes"] else None,
        )
        if (yield from game.ask(question)) == ["no"]:
            game.inside(CarryOutCard).stopped = True
            return None
        pay(game, captain, self.gold)
        game.log("new_cards.paid", seat=self.seat, gold=self.gold, card=self.card)
        return None


@REWARDS.effect("gain_favors")
@REWARDS.step
class GainFavors(CardEffect):
    """Favors, one by one (Favors). [S Cards 34]"""

    favors: Public[int]

    def play(self, game: MGame) -> Plan:
        return then(*(GainFavor(**bound_to(self.captain(game))) for _ in range(self.favors)))


@REWARDS.effect("sell_anywhere")
@REWARDS.step
class SellAnywhere(CardEffect):
    """He sells goods out of his hold where there is no market. [S Cards 22]"""

    cards: Public[int]
    gold: Public[int]

    def play(self, game: MGame) -> Play:
        each = {"gold": self.gold, "demanded": False}
        cargo = cargo_of(game, self.seat, goods=True)
        if not cargo:
            return None
        options = [
            Option(f"sell:{card}", {"card": card, **each}, say="sell-card", secret=True) for card in cargo
        ]
        picks = yield from game.ask(
            Decision(
                self.seat,
                "reward.sell",
                options,
                least=0,
                most=min(self.cards, len(options)),
                args={"cards": self.cards, "gold": self.gold},
            )
        )
        sold = [picked(pick) for pick in picks]
        earned = self.gold * len(sold)
        discard_cargo(game, self.seat, sold)
        self.captain(game).gold += earned
        if sold:
            game.log("new_cards.sold", seat=self.seat, cards=sold, gold=earned)
        return None


def _sent_by_lights(game: MGame) -> dict[str, Npc]:
    """Naval ships and pirates in play; a ship that is neither follows nobody's lights (G-S8)."""
    flags = {kind: traits_of(game, kind).flag for kind in game.state.npcs}
    return {
        kind: npc for kind, npc in game.state.npcs.items() if is_navy(flags[kind]) or flags[kind] == PIRATE
    }


@REWARDS.effect("send_npc")
@REWARDS.step
class SendNpc(CardEffect):
    """First which one, then zone by zone where to. [S Cards 23]"""

    zones: Public[int]
    npc: Public[str] = ""

    @classmethod
    def usable(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """While one is in play."""
        return bool(_sent_by_lights(game))

    def play(self, game: MGame) -> Play:
        if not _sent_by_lights(game) or not self.zones:
            return None
        (pick,) = yield from game.ask(self._where_to(game) if self.npc else self._which(game))
        if pick == "done":
            return None
        if not self.npc:
            self.npc = picked(pick)
            return again()
        npc = game.state.npcs[self.npc]
        origin, npc.zone = npc.zone, picked(pick)
        game.log("npc.moved", npc=called(game, self.npc), name=npc.card, origin=origin, zone=npc.zone)
        self.zones -= 1
        return again()

    def _which(self, game: MGame) -> Decision:
        options = [
            Option(f"npc:{kind}", {"npc": called(game, kind), "name": npc.card, "zone": npc.zone}, "send-npc")
            for kind, npc in _sent_by_lights(game).items()
        ]
        return Decision(
            self.seat, "reward.send", [*options, DONE], default=["done"], args={"zones": self.zones}
        )

    def _where_to(self, game: MGame) -> Decision:
        npc = game.state.npcs[self.npc]
        borders = game.box.zones[npc.zone].borders
        options = [Option(f"sail:{zone}", {"zone": zone, "border": at}) for at, zone in borders.items()]
        return Decision(
            self.seat,
            "reward.send_to",
            [*options, DONE],
            default=["done"],
            args={"name": npc.card, "zone": npc.zone, "left": self.zones},
        )
