"""What can be laid over the chart for a seat: where goods are wanted, how far it gets, who looks for it there
(and in `changes` what has happened since its last turn).

All of it follows from what the seat sees: `view` is `Table.view(seat)` throughout. The rules are asked for
every figure. Pictures are made from it elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Literal

import msgspec

from engine.advice.marauders.lurking import comes, lurking, moved_by_events
from engine.advice.notes import percent
from engine.captains.marauders.odds.chances import finds, succeeds
from engine.captains.marauders.seen.observation import Observation
from engine.games import load_game
from engine.kernel import game_as_seen
from engine.marauders.dice import Quarry, skill_dice
from engine.marauders.law.bounties import may_try, port_access
from engine.marauders.npcs.traits import traits_of
from engine.marauders.port.goods import demanded_good
from engine.marauders.sea.hunt import hostility
from engine.marauders.state import Captain, MGame, bound_to, captain_of
from engine.marauders.terms.sea import OffTurnScouts
from engine.marauders.terms.turn import TurnActions
from engine.marauders.turn.turn import ACTIONS, Turn
from engine.marauders.turn.ways import Reach, Ways

View = Mapping[str, Any]
Entry = Literal["open", "entry", "closed"]
"""A port lets the captain in, lets him in for gold or by a roll, or does not."""

# --- markets --------------------------------------------------------------------------------------


class Wanted(msgspec.Struct, frozen=True):
    """A good in demand in a port: the gold a card of it brings the captain there (0: it does not sell; None:
    the viewer has no captain), how many he has aboard, and whether the port lets him in.
    """

    zone: str
    good: str
    price: int | None
    aboard: int = 0
    entry: Entry | None = None


def markets(view: View) -> tuple[Wanted, ...]:
    """What every port demands; a spectator, and a seat without a captain, learn no more than that."""
    game: MGame = game_as_seen(view, load_game(view["game"]))
    demanded = {zone: good for zone in sorted(game.box.ports) if (good := demanded_good(game, zone))}
    if not _has_captain(view):
        return tuple(Wanted(zone, good, None) for zone, good in demanded.items())
    seen = Observation(view)
    return tuple(
        Wanted(zone, good, seen.port(zone).sale(good), seen.hold[good], _entry(seen.game, seen.captain, zone))
        for zone, good in demanded.items()
    )


def _has_captain(view: View) -> bool:
    return view["seat"] is not None and view["state"]["seats"][view["seat"]]["captain"] is not None


def _entry(game: MGame, captain: Captain, zone: str) -> Entry:
    access = port_access(game, captain, zone)
    if access.open:
        return "open"
    return "entry" if may_try(access) else "closed"


def barred(view: View) -> Mapping[str, Entry]:
    """The ports that do not let the seat's captain in, or do so for gold or by a roll; none without one."""
    if not _has_captain(view):
        return {}
    seen = Observation(view)
    entries: dict[str, Entry] = {
        zone: _entry(seen.game, seen.captain, zone) for zone in sorted(seen.box.ports)
    }
    return {f"port:{zone}": entry for zone, entry in entries.items() if entry != "open"}


# --- reach ----------------------------------------------------------------------------------------


class Reached(msgspec.Struct, frozen=True):
    """A zone within reach: `actions` to be at sea there, and by which zones (`way`, that zone last).

    `docked`: actions to be in its port, None if they do not suffice or there is none that lets him in;
    `entry` says how it lets him in.
    """

    zone: str
    actions: int
    way: tuple[str, ...]
    docked: int | None = None
    entry: Entry | None = None


def reach(view: View) -> tuple[Reached, ...]:
    """The zones that the seat's captain reaches with the actions that he has left in his turn, outside it
    those of his next turn; nearest first. Empty without a captain.

    Free moves, the wind and whatever else changes the cost of a move count as often as they may be used.
    """
    if not _has_captain(view):
        return ()
    return tuple(_Reach(game_as_seen(view, load_game(view["game"])), view["seat"]).found())


class _Reach:
    """Tries out all moves in a game as seen, which nobody else uses."""

    def __init__(self, game: MGame, seat: int) -> None:
        self._game = game
        self._captain = captain_of(game, seat)
        turn = game.within(Turn)
        if turn is not None and turn.seat == seat:
            self._turn, self._actions = turn, turn.actions
        else:
            self._actions = game.terms(TurnActions(seat, ACTIONS)).actions
            self._turn = Turn(**bound_to(self._captain), actions=self._actions)
            self._captain.once_per_turn = []

    def found(self) -> Iterator[Reached]:
        """All zones within reach."""
        nearest: dict[str, Reach] = {}
        docked = {self._captain.zone: 0} if self._captain.in_port else dict[str, int]()
        ways = Ways(self._game, self._captain, self._turn, self._actions)
        for at in ways.everywhere():
            nearest.setdefault(at.zone, at)
            cost = ways.docking(at)
            if cost is not None:
                docked[at.zone] = min(cost, docked.get(at.zone, cost))
        for zone, at in nearest.items():
            entry = _entry(self._game, self._captain, zone) if zone in self._game.box.ports else None
            yield Reached(zone, at.actions, at.way, docked.get(zone), entry)


# --- hunters --------------------------------------------------------------------------------------


class Hunter(msgspec.Struct, frozen=True):
    """Who may find the captain in a zone: the NPC of a kind with its card, or the captain of a `seat`.

    `chance` to find him and `dice` are those of a meeting there. `comes` is the chance that the next event
    card brings the NPC there from a zone beside it while the captain lies in that zone, if it hunts nobody
    else; 100 where it is there already.
    """

    chance: int
    dice: int
    npc: str = ""
    card: str = ""
    seat: int | None = None
    comes: int = 100


class Threat(msgspec.Struct, frozen=True):
    """A zone with all who may find the captain at sea there. `chance`: that an NPC which is there now does
    as soon as he enters.
    """

    zone: str
    chance: int
    hunters: tuple[Hunter, ...]


def hunters(view: View) -> tuple[Threat, ...]:
    """The zones where somebody looks for the seat's captain; empty without one. Chances are percentages."""
    if not _has_captain(view):
        return ()
    seen = Observation(view)
    moved = moved_by_events(seen.game)
    threats = (_threat(seen, moved, zone) for zone in sorted(seen.box.zones))
    return tuple(threat for threat in threats if threat.hunters)


def _threat(seen: Observation, moved: Mapping[str, float], zone: str) -> Threat:
    game, missed = seen.game, 1.0
    found: list[Hunter] = []
    with seen.supposed(zone, in_port=False) as captain:
        for traits, terms in lurking(game, captain, zone):
            missed *= 1 - finds(terms)
            found.append(Hunter(percent(finds(terms)), terms.dice, traits.npc, traits.card))
        for seat in game.terms(OffTurnScouts(seen.seat, zone)).seats:
            scout = captain_of(game, seat)
            dice = skill_dice(game, scout, "scouting", "scout_captain", Quarry(seen.seat)).dice
            found.append(Hunter(percent(succeeds(dice)), dice, seat=seat))
        for kind in sorted(moved):
            if comer := comes(game, captain, kind, zone, moved[kind]):
                traits, terms = comer
                chance = percent(finds(terms))
                found.append(Hunter(chance, terms.dice, kind, traits.card, comes=percent(moved[kind])))
    return Threat(zone, percent(1 - missed), tuple(found))


def hunting(view: View, card: str) -> tuple[str, dict[str, Any]] | None:
    """Whether the NPC of a card is after the seat's captain where it lies now: the key of a sentence, and
    what fills it, the `chance` (percent) to find him at sea there; None without a captain or that NPC.
    """
    if not _has_captain(view):
        return None
    seen = Observation(view)
    game = seen.game
    for kind, npc in game.state.npcs.items():
        if npc.card != card:
            continue
        with seen.supposed(npc.zone, in_port=False) as captain:
            for traits, terms in lurking(game, captain, npc.zone):
                if traits.npc == kind:
                    return "thing-npc-after", {"chance": percent(finds(terms))}
            hunts = hostility(game, traits_of(game, kind), captain).hunts
        return "thing-npc-follows" if hunts else "thing-npc-spares", {}
    return None


def robbed(view: View, zone: str) -> tuple[str, dict[str, Any]] | None:
    """What robbing the merchant off a zone costs the seat's captain: the key of a sentence, and what fills
    it, the `nation` of these waters and how many bounties of hers are `mine`; None without a captain.
    """
    if not _has_captain(view):
        return None
    seen = Observation(view)
    nation = seen.nation(zone)
    if nation is None:
        return "thing-merchant-free", {}
    return "thing-merchant-here", {"nation": nation, "mine": seen.captain.bounties.get(nation, 0)}


def at_home(view: View, zone: str) -> tuple[str, dict[str, Any]] | None:
    """Whether a port is where the seat's captain stashes gold: the key of a sentence, and what fills it, the
    gold that lies there; None elsewhere, or without a captain. Only its own seat knows how much it is.
    """
    if not _has_captain(view):
        return None
    seen = Observation(view)
    if seen.box.captain_card(seen.captain.card).home != zone:
        return None
    return "thing-port-home", {"gold": seen.mine.stash}


def admitted(view: View, zone: str) -> tuple[str, dict[str, Any]] | None:
    """Whether a port is closed to the seat's captain: the key of a sentence, and what fills it, the port, its
    `nation` and how many bounties of hers are `mine`; None where it is open, or without a captain.
    """
    if not _has_captain(view):
        return None
    seen = Observation(view)
    if zone not in seen.box.ports or (entry := _entry(seen.game, seen.captain, zone)) == "open":
        return None
    nation = seen.nation(zone) or ""
    told = {"zone": zone, "nation": nation, "mine": seen.captain.bounties.get(nation, 0)}
    return ("thing-port-toll" if entry == "entry" else "thing-port-closed"), told


def priced(view: View, zone: str) -> tuple[str, dict[str, Any]] | None:
    """What a port buys dear: the key of a sentence, and what fills it, the `good`, the `gold` that a card of
    it brings the seat's captain there, and how many he has (`count`); None where no good is wanted, or does
    not sell, or without a captain.
    """
    wanted = next((one for one in markets(view) if one.zone == zone), None)
    if wanted is None or not wanted.price:
        return None
    return "thing-port-wants", {"good": wanted.good, "gold": wanted.price, "count": wanted.aboard}
