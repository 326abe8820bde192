"""War and peace between nations (At War; rulings War, G-N6)."""

from __future__ import annotations

from typing import Any

from engine.kernel import Chapter, Play, Public, Rank, Step
from engine.marauders.law.bounties import port_nation
from engine.marauders.state import NATIONS, MGame, captain_of, home_of, nation_of
from engine.marauders.terms.npcs import MAN_O_WAR, NpcTraits
from engine.marauders.terms.port import PortAccess

WAR = Chapter("war")


def enemies(game: MGame, nation: str) -> list[str]:
    """The nations at war with a nation. [R War 4]"""
    at_war = game.state.at_war
    return [other for other in at_war if other != nation] if nation in at_war else []


@WAR.effect("war")
def war(game: MGame, effect: Any) -> Step:
    """Two nations go to war. [R War 1]"""
    return DeclareWar()


@WAR.step
class DeclareWar(Step):
    """Two nations go to war, drawn at random unless a card names them; a war under way ends (G-N6).
    [R War 1; R-20; S Cards 16]
    """

    nations: Public[list[str]] = []
    """The two that a card names; [] if they are drawn."""

    def play(self, game: MGame) -> Play:
        drawn = self.nations or (yield from game.draw_lots(NATIONS, "war", 2))
        make_peace(game)
        game.state.at_war = [nation for nation in NATIONS if nation in drawn]
        nation, enemy = game.state.at_war
        game.log("war.began", nation=nation, enemy=enemy)
        return None


@WAR.effect("peace")
def peace(game: MGame, effect: Any) -> None:
    """The war under way ends; without one, nothing happens. [R War 2]"""
    if not game.state.at_war:
        game.log("war.none")
    make_peace(game)


def make_peace(game: MGame) -> None:
    """The war under way ends, if there is one. [R War 2; S Cards 13]"""
    if game.state.at_war:
        nation, enemy = game.state.at_war
        game.log("war.ended", nation=nation, enemy=enemy)
    game.state.at_war = []


@WAR.rule(NpcTraits, rank=Rank.SET)
def naval_ships_at_war(game: MGame, traits: NpcTraits) -> None:
    """Naval ships of nations at war become Man-o-Wars; in peace they become Frigates again (At War; G-N6).
    [R War 3; S Cards 13]
    """
    if traits.flag in game.state.at_war:
        traits.ship = MAN_O_WAR


@WAR.rule(PortAccess, rank=Rank.LAST)
def enemy_ports(game: MGame, access: PortAccess) -> None:
    """Ports of his nation's enemy are closed to a captain, whatever else would open them, except his home
    port (War; G-M9). [R War 4, 5; G-M3]
    """
    if not game.state.at_war:
        return
    captain = captain_of(game, access.seat)
    if access.zone == home_of(game, captain):
        return
    if port_nation(game, access.zone) in enemies(game, nation_of(game, captain)):
        access.open, access.fee, access.rolls = False, None, False
