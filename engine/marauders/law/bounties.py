"""Bounties and the ports they close (Bounties & Rewards, except fighting)."""

from __future__ import annotations

from engine.kernel import Chapter, Decision, Option, Plan, Play, Public, Refusal, again, picked, then, verb_of
from engine.marauders.choices import carry_out
from engine.marauders.dice import RollingStep, successes
from engine.marauders.glory.cards import window
from engine.marauders.money import cannot_pay, pay
from engine.marauders.state import MOST_BOUNTIES, Captain, CaptainStep, MGame, bound_to, home_of
from engine.marauders.terms.port import PortAccess
from engine.marauders.terms.sea import Bounties
from engine.marauders.terms.turn import WindowContext
from engine.marauders.triggers import DockingDamage, FeverStrikes

BOUNTIES = Chapter("bounties")

NO_PORT = Refusal("no-port")


def port_nation(game: MGame, place: str) -> str | None:
    """The nation that a zone and its port belong to now (G-M5); None for other places and the Caribbean.
    [R Scout 4; R Bounties 4; G-M4]
    """
    zone = game.box.zones.get(place)
    return game.state.port_nations.get(place) or (zone.nation if zone else None)


@BOUNTIES.fact("nations")
def nations(game: MGame) -> dict[str, str | None]:
    """The nation that each zone belongs to now."""
    return {zone: port_nation(game, zone) for zone in game.box.zones}


def gain_bounties(game: MGame, captain: Captain, nation: str, count: int = 1) -> None:
    """Move his token of this nation up the bounty track, at most to 5. [R Bounties 1, 2]"""
    before = captain.bounties.get(nation, 0)
    now = min(MOST_BOUNTIES, before + count)
    captain.bounties[nation] = now
    game.log("bounty.gained", seat=captain.seat, nation=nation, count=now - before, bounties=now)


@BOUNTIES.step
class GainBounties(CaptainStep):
    """He gets bounties of a nation, unless a card prevents it (Getting Bounties).

    `why`: "attack", "raid", "defeat", "card". [R Bounties 1, 6, 7; R Turn cards 17]
    """

    nation: Public[str]
    why: Public[str]
    count: Public[int] = 1
    asked: Public[bool] = False
    refused: Public[bool] = False
    spared_by: Public[list[str]] = []
    """What spared him all of them, if anything did."""

    def play(self, game: MGame) -> Plan | None:
        captain = self.captain(game)
        terms = game.terms(Bounties(self.seat, self.nation, self.why, self.count))
        if terms.count <= 0:
            self.spared_by = terms.changed_by("count")
            game.log("bounty.spared", seat=self.seat, nation=self.nation, because=self.spared_by)
            return None
        if not self.asked and captain.bounties.get(self.nation, 0) < MOST_BOUNTIES:
            self.asked = True
            return again(*window(game, {self.seat: ["bounty"]}))
        if not self.refused:
            gain_bounties(game, captain, self.nation, terms.count)
        return None


@BOUNTIES.rule(WindowContext, "window:bounty")
def whose_bounties(game: MGame, context: WindowContext) -> None:
    """The nation that wants him. [plumbing]"""
    context.args = {"nation": game.inside(GainBounties).nation}
    context.met = [game.inside(GainBounties).nation]


def drop_bounties(game: MGame, captain: Captain, nation: str, count: int = 1, gold: int = 0) -> None:
    """Remove bounties of a nation, for which he pays `gold`; at 0 its token leaves the player board (Removing
    Bounties). [R Bounties 2]
    """
    pay(game, captain, gold)
    left = captain.bounties.get(nation, 0) - count
    if left > 0:
        captain.bounties[nation] = left
    else:
        captain.bounties.pop(nation, None)
    game.log(
        "bounty.dropped", seat=captain.seat, nation=nation, count=count, gold=gold, bounties=max(0, left)
    )


def port_access(game: MGame, captain: Captain, zone: str) -> PortAccess:
    """Whether he may enter a port: he has no bounty of its nation, or it is his home port (Effects of
    Bounties). [R Bounties 3]
    """
    nation = port_nation(game, zone)
    free = nation is not None and (nation not in captain.bounties or zone == home_of(game, captain))
    return game.terms(PortAccess(captain.seat, zone, open=free))


def may_try(access: PortAccess) -> bool:
    """Whether moving to the port is worth an action: it is open, or lets him in by gold, a roll or another
    way.
    """
    return access.open or access.fee is not None or access.rolls or bool(access.ways)


def only_way(access: PortAccess) -> bool:
    """Whether a closed port can be entered in one way besides fee and roll, and in no other: he takes it
    without being asked which.
    """
    return len(access.ways) == 1 and access.fee is None and not access.rolls


def keeps_out(game: MGame, captain: Captain, access: PortAccess) -> Refusal | None:
    """Why moving to the port is not worth an action; None if it is."""
    if may_try(access):
        return None
    nation = port_nation(game, access.zone)
    if nation is None:
        return NO_PORT
    closed = {"nation": nation, "because": access.blamed("open", "fee", "rolls")}
    if nation in captain.bounties and access.zone != home_of(game, captain):
        return Refusal("port-wanted", {**closed, "bounties": captain.bounties[nation]})
    return Refusal("port-closed", closed)


@BOUNTIES.step
class EnterClosedPort(RollingStep):
    """A closed port that lets him in for a fee, an Influence roll or in another way; after a failed roll he
    may still choose what is left of these (G-M9).

    Otherwise the ship stays at sea and the action is spent. `fee`, `rolls`, `ways` (see `PortAccess`) are
    what lets him in now. They are looked at whenever he is asked: a roll may have cost him what a way costs.
    [R Bounties 5; R Zones 6; S Favors 14, 15]
    """

    zone: Public[str]
    fee: Public[int | None] = None
    rolls: Public[bool] = False
    ways: Public[list[str]] = []

    def play(self, game: MGame) -> Play | Plan:
        captain = self.captain(game)
        access = port_access(game, captain, self.zone)
        self.fee, self.rolls, self.ways = access.fee, access.rolls, list(access.ways)
        if access.open or (self.faces is not None and successes(self.faces)):
            return then(Dock(**bound_to(captain)))
        if only_way(access):
            return then(*carry_out(game, f"entry:{access.ways[0]}", captain))
        return self._choose(game, captain)

    def _choose(self, game: MGame, captain: Captain) -> Play:
        fee = self.fee or 0
        ways = self._ways()
        way = "stay"
        if len(ways) > 1:
            (way,) = yield from game.ask(
                Decision(
                    self.seat,
                    "port.enter",
                    ways,
                    default=["roll" if self._may_roll() else "stay"],
                    args={"zone": self.zone},
                    check=lambda picks: cannot_pay(game, captain, fee) if picks == ["fee"] else None,
                )
            )
        if way == "stay":
            game.log("port.refused", seat=self.seat, zone=self.zone)
            return None
        if verb_of(way) == "way":
            return then(*carry_out(game, f"entry:{picked(way)}", captain))
        if way == "fee":
            pay(game, captain, fee)
            game.log("port.fee", seat=self.seat, zone=self.zone, gold=fee)
            return then(Dock(**bound_to(captain)))
        return self.roll_skill("influence", "port_entry")

    def _ways(self) -> list[Option]:
        """What lets him in now, and to stay at sea; he rolls once."""
        ways = [
            *(Option(f"way:{way}", {"way": way}, say="enter-way") for way in self.ways),
            Option("stay", say="enter-stay", tone="decline"),
        ]
        if self._may_roll():
            ways.insert(0, Option("roll", say="enter-roll"))
        if self.fee is not None:
            ways.insert(0, Option("fee", {"gold": self.fee}, say="enter-fee"))
        return ways

    def _may_roll(self) -> bool:
        return self.rolls and self.faces is None


@BOUNTIES.step
class Dock(CaptainStep):
    """The ship enters the port; then its fever applies, and whatever damages her (Move). [R Move 2]"""

    def play(self, game: MGame) -> Plan:
        captain = self.captain(game)
        captain.in_port = True
        game.log("docked", seat=self.seat, zone=captain.zone)
        return then(FeverStrikes(**bound_to(captain)), DockingDamage(**bound_to(captain)))
