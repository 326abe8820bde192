"""What cards do to bounties (docs/content.md lists the verbs)."""

from __future__ import annotations

from data.content.verbs.effects import Effect
from engine.kernel import Chapter, Decision, Option, Plan, Play, Public, then
from engine.marauders.glory.effects import CardEffect
from engine.marauders.law.bounties import GainBounties, drop_bounties
from engine.marauders.money import cannot_pay
from engine.marauders.state import NATIONS, Captain, MGame, bound_to, captain_of

CARD_BOUNTIES = Chapter("card_bounties")


@CARD_BOUNTIES.effect("remove_bounties")
@CARD_BOUNTIES.step
class RemoveBounties(CardEffect):
    """He may remove bounties of one nation of his choice. [R Turn cards 7; R Rewards 13]"""

    most: Public[int]
    gold: Public[int] = 0
    nations: Public[list[str]] = []

    @classmethod
    def usable(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """Only for a captain wanted by one of the nations."""
        return bool(cls._wanted(captain_of(game, seat), list(effect.params["nations"])))

    @staticmethod
    def _wanted(captain: Captain, nations: list[str]) -> list[str]:
        return [nation for nation in NATIONS if nation in captain.bounties and nation in (nations or NATIONS)]

    def play(self, game: MGame) -> Play:
        captain = self.captain(game)
        options = [
            Option(
                f"drop:{nation}:{count}",
                {"nation": nation, "count": count, "gold": count * self.gold},
                say="reward-drop",
            )
            for nation in self._wanted(captain, self.nations)
            for count in self._counts(captain.bounties[nation])
        ]
        if not options:
            return None
        prices = {option.id: option.args["gold"] for option in options}
        (pick,) = yield from game.ask(
            Decision(
                self.seat,
                "reward.bounties",
                [*options, Option("no", say="reward-keep-bounties", tone="decline")],
                default=["no" if self.gold else max(prices, key=lambda id: int(id.rpartition(":")[2]))],
                args={"most": self.most, "gold": self.gold},
                check=lambda picks: cannot_pay(game, captain, prices.get(picks[0], 0)),
            )
        )
        if pick == "no":
            return None
        _, nation, count = pick.split(":")
        drop_bounties(game, captain, nation, int(count), prices[pick])
        return None

    def _counts(self, bounties: int) -> range:
        """How many he may remove: if it is free, as many as possible."""
        most = min(self.most, bounties)
        return range(1 if self.gold else most, most + 1)


@CARD_BOUNTIES.effect("add_bounty")
@CARD_BOUNTIES.step
class AddBounty(CardEffect):
    """He gets bounties of a nation. [R Rewards 14]"""

    nation: Public[str]
    by: Public[int]

    def play(self, game: MGame) -> Plan:
        return then(
            GainBounties(**bound_to(self.captain(game)), nation=self.nation, why="card", count=self.by)
        )
