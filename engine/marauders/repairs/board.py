"""Repairs on the board: where captains and NPCs are, and the damage of ships."""

from __future__ import annotations

from engine.kernel import Chapter, Decision, Option, Refusal, Repair, how_many, picked, which
from engine.marauders.repairs.asked import captain_in, in_the_middle, named, which_captain, which_zone
from engine.marauders.ships.ships import ship_values
from engine.marauders.state import LOCATIONS, MGame

REPAIRS_OF_BOARD = Chapter("repairs of the board")


def _where(game: MGame, picks: list[str]) -> Decision | None:
    """In port or at sea, where there is a port."""
    if picked(picks[1]) not in game.box.ports:
        return None
    return which("berth", [Option("berth:port", say="repair-port"), Option("berth:sea", say="repair-sea")])


@REPAIRS_OF_BOARD.repair("place")
class RepairPlace(Repair):
    """Put a captain's ship into another zone, in port or at sea; nothing happens on the way or there.
    [Repairs 7]
    """

    questions = (which_captain, which_zone, _where)

    @classmethod
    def refused(cls, game: MGame) -> Refusal | None:
        return in_the_middle(game)

    def play(self, game: MGame) -> None:
        captain = captain_in(game, self.picks)
        before = _berth(captain.zone, captain.in_port)
        captain.zone, captain.ashore = picked(self.picks[1]), ""
        captain.in_port = self.picks[-1] == "berth:port"
        game.log(
            "repaired.place",
            seat=captain.seat,
            before=before,
            now=_berth(captain.zone, captain.in_port),
        )


def _berth(zone: str, in_port: bool) -> dict[str, str]:
    """Where a ship is, as a phrase."""
    return {"say": "repair-in-port" if in_port else "repair-at-sea", "zone": zone}


def _value(game: MGame, picks: list[str]) -> Decision:
    captain, location = captain_in(game, picks), picked(picks[1])
    most = getattr(ship_values(game, captain), location)
    return how_many("location", location == "hull", most, getattr(captain.ship, location))


@REPAIRS_OF_BOARD.repair("ship")
class RepairShip(Repair):
    """Put one value of a captain's ship to what it should be: damage, or crew lost. No ship sinks by it.
    [Repairs 7]
    """

    questions = (which_captain, lambda game, picks: named("value", LOCATIONS), _value)

    @classmethod
    def refused(cls, game: MGame) -> Refusal | None:
        return in_the_middle(game)

    def play(self, game: MGame) -> None:
        captain, location = captain_in(game, self.picks), picked(self.picks[1])
        before, now = getattr(captain.ship, location), int(self.picks[2])
        setattr(captain.ship, location, now)
        game.log("repaired.ship", seat=captain.seat, location=location, before=before, now=now)


def _npc(game: MGame, picks: list[str]) -> Decision:
    options = [
        Option(f"npc:{kind}", {"name": npc.card}, say="repair-named")
        for kind, npc in sorted(game.state.npcs.items())
    ]
    return which("npc", options)


@REPAIRS_OF_BOARD.repair("npc")
class RepairNpc(Repair):
    """Put an NPC's ship into another zone; it finds nobody by that. [Repairs 8]"""

    questions = (_npc, which_zone)

    @classmethod
    def refused(cls, game: MGame) -> Refusal | None:
        return in_the_middle(game) or (None if game.state.npcs else Refusal("repair-no-npcs"))

    def play(self, game: MGame) -> None:
        npc = game.state.npcs[picked(self.picks[0])]
        before, npc.zone = npc.zone, picked(self.picks[1])
        game.log("repaired.npc", npc=npc.card, before=before, now=npc.zone)
