"""What the new event cards do."""

from __future__ import annotations

from data.content.seas_of_glory.new_cards.events import MoreMissions, WarBetween
from engine.kernel import Chapter, Plan, Public, Rank, Step, again
from engine.marauders.combat.victory import Defeated
from engine.marauders.events.events import in_force
from engine.marauders.law.bounties import port_nation
from engine.marauders.law.war import DeclareWar
from engine.marauders.marks import Mark
from engine.marauders.npcs.traits import traits_of
from engine.marauders.quests.missions import PlaceMission
from engine.marauders.seas_of_glory.new_cards.captains import Earn, alive
from engine.marauders.ships.hold import ThrowOutCargo
from engine.marauders.state import CaptainStep, MGame, bound_to, captain_of, nation_of
from engine.marauders.terms.npcs import PIRATE
from engine.marauders.terms.port import RecruitTerms, ShipyardPrice
from engine.marauders.terms.sea import MoveCost
from engine.marauders.terms.trade import GoodsOffer
from engine.marauders.triggers import StartTurn

EVENTS = Chapter("new_events")

SAILED_FAIR = Mark("fair_winds")


def stays_in_force(game: MGame, effect: object) -> None:
    """Nothing happens at once: until the end of the round, rules look whether it is in force.
    [S Cards 17, 19]
    """


for verb in ("drive_out", "fair_winds", "more_goods", "ship_sale", "head_money", "free_hands"):
    EVENTS.effect(verb)(stays_in_force)


# --- the law --------------------------------------------------------------------------------------


@EVENTS.effect("war_between")
def war_between(game: MGame, effect: WarBetween) -> Step:
    """Not drawn at random; all else as in any war (G-N6). [S Cards 16]"""
    return DeclareWar(nations=list(effect.nations))


@EVENTS.before(StartTurn, "event:drive_out", commutes=True)
def driven_out(game: MGame, step: StartTurn) -> list[Step]:
    """Foreigners who lie in the port begin their turn at sea. [S Cards 17]"""
    captain = captain_of(game, step.seat)
    nation, here = nation_of(game, captain), (port_nation(game, captain.zone), captain.zone)
    out = any(
        here == (effect.nation, effect.zone) and nation != effect.nation
        for effect in in_force(game, "drive_out")
    )
    return [PutOut(**bound_to(captain))] if out and captain.in_port else []


@EVENTS.step
class PutOut(CaptainStep):
    """The ship is put out of port, with no more cargo than she carries at sea; it is no move, and enters no
    zone. [S Cards 17]
    """

    ready: Public[bool] = False

    def play(self, game: MGame) -> Plan | None:
        captain = self.captain(game)
        if not self.ready:
            self.ready = True
            return again(ThrowOutCargo(**bound_to(captain), at_sea=True))
        captain.in_port = False
        game.log("new_cards.put_out", seat=self.seat, zone=captain.zone)
        return None


@EVENTS.after(Defeated, "event:head_money", commutes=True)
def head_money(game: MGame, step: Defeated) -> list[Step]:
    """For a captain with bounties or a pirate NPC, to who has none himself when it is paid (G-F18).
    [S Cards 19]
    """
    captain = alive(game, step)
    pirate = step.bounties_before > 0 if step.loser >= 0 else traits_of(game, step.npc).flag == PIRATE
    if captain is None or captain.wanted() or not pirate:
        return []
    gold = sum(effect.gold for effect in in_force(game, "head_money"))
    return [Earn(**bound_to(captain), gold=gold, because=["event:head_money"])]


# --- missions, trade, travel ----------------------------------------------------------------------


@EVENTS.effect("more_missions")
def more_missions(game: MGame, effect: MoreMissions) -> list[Step]:
    """So many more stay on the board: each claimed one is replaced (G-S27). [S Cards 18]"""
    game.state.open_missions += effect.missions
    return [PlaceMission() for _ in range(effect.missions)]


@EVENTS.rule(MoveCost, "event:fair_winds")
def fair_winds(game: MGame, cost: MoveCost) -> None:
    """The first move from zone to zone in a turn, unless it is free anyway. [S Cards 19]"""
    if cost.move == "sail" and cost.actions and not SAILED_FAIR.on(captain_of(game, cost.seat)):
        cost.actions, cost.uses = 0, [*cost.uses, "fair_winds"]


@EVENTS.effect("move:fair_winds")
def sailed_fair(game: MGame, cost: MoveCost) -> None:
    """Once a turn. [S Cards 19]"""
    SAILED_FAIR.put(captain_of(game, cost.seat))


@EVENTS.rule(GoodsOffer, "event:more_goods")
def more_goods(game: MGame, offer: GoodsOffer) -> None:
    """More cards in ports of these nations. [S Cards 19]"""
    nation = port_nation(game, offer.place)
    offer.cards += sum(effect.cards for effect in in_force(game, "more_goods") if nation in effect.nations)


@EVENTS.rule(ShipyardPrice, "event:ship_sale")
def ship_sale(game: MGame, terms: ShipyardPrice) -> None:
    """Some ships cost less. [S Cards 19]"""
    terms.price -= sum(effect.gold for effect in in_force(game, "ship_sale") if terms.item in effect.ships)


@EVENTS.rule(RecruitTerms, "event:free_hands", Rank.SET)
def free_hands(game: MGame, terms: RecruitTerms) -> None:
    """Sailors are to be had for nothing. [S Cards 19]"""
    nation = port_nation(game, terms.place)
    if any(nation in effect.nations for effect in in_force(game, "free_hands")):
        terms.free = True
