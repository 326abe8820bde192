"""Entering a closed port for Favors, and acting in one (Spending Favors 4; Notes)."""

from __future__ import annotations

from engine.kernel import Decision, Option, Play, Public, Step, then
from engine.marauders.law.bounties import Dock, only_way, port_access, port_nation
from engine.marauders.law.war import enemies
from engine.marauders.seas_of_glory.favors.board import FAVORS, PRICE, board_of, cannot_spend, spend
from engine.marauders.state import Captain, CaptainStep, MGame, bound_to, captain_of, nation_of
from engine.marauders.terms.port import PortAccess
from engine.marauders.turn.turn import GoAshore, TurnedAway

WAY = "favor_entry"


def entry_price(game: MGame, captain: Captain, zone: str) -> int:
    """One Favor for each bounty of the nation that has the port, and one more if it is at war with his."""
    nation = port_nation(game, zone)
    at_war = nation in enemies(game, nation_of(game, captain))
    return captain.bounties.get(nation or "", 0) + at_war


@FAVORS.rule(PortAccess)
def one_more_way_in(game: MGame, access: PortAccess) -> None:
    """Beside fee, roll and home right, in war too, if he has enough of them (G-Z8). [S Favors 15]"""
    price = entry_price(game, captain_of(game, access.seat), access.zone)
    if price and not cannot_spend(game, access.seat, price):
        access.ways.append(WAY)
        access.tolls[WAY] = PRICE * price


@FAVORS.effect(f"entry:{WAY}")
def enter(game: MGame, captain: Captain) -> Step:
    """He is asked once more where this is the only way, because then he was not asked how to get in.
    [S Favors 14]
    """
    return EnterForFavors(**bound_to(captain), asks=only_way(port_access(game, captain, captain.zone)))


class AtTheGate(CaptainStep, kw_only=True):
    """Base of the steps that ask for the price of a closed port."""

    def question(self, game: MGame, price: int) -> Decision:
        """Whether it is worth so many Favors."""
        captain = self.captain(game)
        return Decision(
            self.seat,
            "favor.enter",
            [Option("spend", {"favors": price}, "favors-spend"), Option("stay", say="favor-stay")],
            default=["spend"],
            args={"zone": captain.zone, "price": price, "favors": board_of(game, self.seat).favors},
            check=lambda picks: cannot_spend(game, self.seat, price) if picks == ["spend"] else None,
        )


@FAVORS.step
class EnterForFavors(AtTheGate):
    """He docks in spite of bounties and war (Spending Favors 4). [S Favors 14]"""

    asks: Public[bool]

    def play(self, game: MGame) -> Play:
        captain = self.captain(game)
        price = entry_price(game, captain, captain.zone)
        stays = cannot_spend(game, self.seat, price) is not None
        if self.asks and not stays:
            stays = (yield from game.ask(self.question(game, price))) == ["stay"]
        if stays:
            game.log("port.refused", seat=self.seat, zone=captain.zone)
            return None
        spend(game, self.seat, price, "entry")
        return then(Dock(**bound_to(captain)))


@FAVORS.after(TurnedAway)
def may_pay_all_the_same(game: MGame, step: TurnedAway) -> list[Step]:
    """Who has entered by an ability and fails his roll may act for the Favors that would have let him in.
    [S Favors 18]
    """
    captain = captain_of(game, step.seat)
    poor = cannot_spend(game, step.seat, entry_price(game, captain, captain.zone))
    return [] if poor else [ActForFavors(**bound_to(captain))]


@FAVORS.step
class ActForFavors(AtTheGate):
    """He pays in Favors, and his port action begins after all (Notes: Alexandre Villon). [S Favors 18]"""

    def play(self, game: MGame) -> Play:
        captain = self.captain(game)
        price = entry_price(game, captain, captain.zone)
        if price and (yield from game.ask(self.question(game, price))) == ["stay"]:
            return None
        if price:
            spend(game, self.seat, price, "entry")
        game.inside(GoAshore).refused = False
        return None
