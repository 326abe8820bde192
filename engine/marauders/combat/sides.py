"""Who fights whom: the sides of battles and fights, and what both kinds of combat read (Combat)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from data.content.box import gear_by_figures
from engine.kernel import Chapter, Plan, Public, Signed, Step, then
from engine.marauders.box import card_id
from engine.marauders.dice import skill_dice
from engine.marauders.glory.asking import CombatScope
from engine.marauders.glory.cards import window
from engine.marauders.npcs.traits import npc_traits, traits_of
from engine.marauders.places import mods_of, weapons_of
from engine.marauders.ships.ships import plain, printed_values, ship_values
from engine.marauders.ships.tokens import give_back
from engine.marauders.state import (
    LOCATIONS,
    NO_SEAT,
    Captain,
    MGame,
    Ship,
    captain_at,
    captain_of,
    turn_order,
)
from engine.marauders.terms.combat import CombatDice
from engine.marauders.terms.npcs import NpcGear, NpcTraits
from engine.marauders.terms.ships import ShipValues

COMBAT = Chapter("combat")

GUARDS = "guards"
"""The enemy when a rumor or mission says so: only Crew and Leadership."""


class Side(msgspec.Struct):
    """One side of a combat. Fields of one round or volley are cleared before the next."""

    seat: Public[Signed]
    """The seat whose captain fights; `NO_SEAT`: an NPC or guards."""
    captain: Public[Signed] = -1
    """That captain's id."""
    npc: Public[str] = ""
    """The kind of the NPC ("dutch", "pirate_sloop"), or `GUARDS`."""
    card: Public[str] = ""
    """The NPC's card, with its skills."""
    player: Public[Signed] = -1
    """The seat that answers for this side; -1: the computer (for an NPC).

    A captain's own seat; for an NPC, the left neighbour of its enemy, unless the table chose the computer.
    """
    ship: Public[Ship | None] = None
    """The ship of an NPC or the crew of guards, while the combat lasts; a captain's is on his board."""
    gear: Public[list[str]] = []
    """Ship modifications and special weapons of an NPC, by id; a captain's are on his board (`gear_of`)."""
    leadership: Public[int] = 0
    """The Leadership of guards."""
    declared: Public[str] = ""
    """"shoot", "board" or "flee" in this round."""
    faces: Public[list[int]] = []
    """Dice of this round's contest or crew combat."""
    dice: Public[int] = 0
    """Dice for the next roll, as `note_dice_pools` found them, and where they come from."""
    because: Public[list[str]] = []
    more_dice: Public[int] = 0
    """Dice that cards add to the next contest or Leadership roll."""
    full_volley: Public[bool] = False
    """A card lets him hit with all Cannons this round although he did not win."""
    clean_escape: Public[bool] = False
    """A card lets him escape this round however many successes the enemy has."""
    shots: Public[list[int]] = []
    """Location dice of the volley this side fires."""
    aimed: Public[list[str]] = []
    """Where each shot goes: a location, "" for a skull not yet placed, "-" for an ignored hit."""
    ammunition: Public[str] = ""
    """The special ammunition spent on this volley, by id."""
    places_skulls: Public[bool] = False
    """A card lets this side, not its target, place the skulls of this volley."""
    chased: Public[bool] = False
    """Its Chasers have fired in this battle."""
    moved: Public[int] = 0
    """Hits that an ability has moved to another location in this battle."""
    crew_before: Public[int] = 0
    """Crew when the combat began."""
    bounties_before: Public[int] = 0
    """Bounties of the captain when the combat began."""


class Combat(CombatScope, kw_only=True):
    """A battle or fight. `over`: how it ended ("escaped", "sunk", "crew", "drawn"); `victor`: the side that
    won, -1 for none.
    """

    sides: Public[list[Side]]
    """The aggressor first."""
    over: Public[str] = ""
    victor: Public[Signed] = -1

    def still_applies(self, game: MGame) -> bool:
        """Only while the captains who fight live: one may die after the attack, before the first round."""
        return all(_lives(game, side) for side in self.sides if side.seat >= 0)


def _lives(game: MGame, side: Side) -> bool:
    captain = captain_at(game, side.seat)
    return captain is not None and captain.id == side.captain


class NavalCombat(Combat, kw_only=True):
    """A battle at sea as the parts of its rounds see it; `battle.Battle` puts them in order."""

    round: Public[int] = 0
    winner: Public[Signed] = -1
    """The side that won the contest of this round; -1: nobody."""
    boarder: Public[Signed] = -1
    """The side that boards, once it does."""


def goes_on(game: MGame) -> bool:
    """Whether a combat is under way and not over."""
    combat = game.within(Combat)
    return combat is not None and not combat.over


class CombatStep(Step, kw_only=True):
    """A step of the combat under way: it is dropped when the combat is over."""

    def still_applies(self, game: MGame) -> bool:
        """Only while the combat is going on."""
        return goes_on(game)


@COMBAT.step
class CombatWindow(CombatStep):
    """A moment when both captains may play cards, the aggressor's resolved first (Glory Cards During Combat).
    `moments`: what each side may play, by side. [R Combat 5, 30]
    """

    moments: Public[list[list[str]]]

    def play(self, game: MGame) -> Plan:
        sides = game.inside(Combat).sides
        asked = {side.seat: self.moments[n] for n, side in enumerate(sides) if side.seat >= 0}
        return then(*window(game, asked))


def window_of(*moments: str) -> CombatWindow:
    """A window for one moment of both sides."""
    return CombatWindow(moments=[list(moments), list(moments)])


@COMBAT.step
class CombatOver(Step):
    """When a combat and its aftermath are done, orders to pass for its duration lapse.
    [R Combat 30; R Cards 10]
    """

    def play(self, game: MGame) -> None:
        for seat in game.state.seats:
            seat.end_orders("battle")


def enemy_of(game: MGame, seat: int) -> dict[str, Any]:
    """What a window tells a side about the combat: who the other side is, and what both have declared, rolled
    and fired so far.
    """
    combat = game.inside(Combat)
    mine = combat.sides[number_of(combat, seat)]
    enemy = combat.sides[1 - number_of(combat, seat)]
    return {
        "who": who(enemy),
        "mine": mine.declared,
        "theirs": enemy.declared,
        "my_dice": {"say": "dice", "faces": mine.faces},
        "their_dice": {"say": "dice", "faces": enemy.faces},
        "my_shots": len(mine.shots),
        "their_shots": len(enemy.shots),
    }


def opponent_met(game: MGame, seat: int) -> list[str]:
    """The word of orders that the enemy of a seat meets: "captain" or "npc" (guards are neither)."""
    combat = game.inside(Combat)
    enemy = combat.sides[1 - number_of(combat, seat)]
    return ["captain"] if enemy.seat >= 0 else ["npc"] * (enemy.npc != GUARDS)


def captain_side(captain: Captain) -> Side:
    """The side of a captain."""
    return Side(
        captain.seat,
        captain.id,
        player=captain.seat,
        crew_before=captain.ship.crew,
        bounties_before=sum(captain.bounties.values()),
    )


def npc_side(game: MGame, kind: str, opponent: int) -> Side:
    """The side of an undamaged NPC in play, against a seat's captain (NPC Ships in Combat).
    [R Combat 5; R War 3; S Galleon 7; G-N6]
    """
    traits = traits_of(game, kind)
    gear = npc_gear(game, traits)
    values = npc_values(game, traits.ship, gear)
    return Side(
        NO_SEAT,
        npc=kind,
        card=traits.card,
        player=npc_player(game, opponent),
        ship=Ship(traits.ship, *(getattr(values, location) for location in LOCATIONS)),
        gear=gear,
        crew_before=values.crew,
    )


def npc_gear(game: MGame, traits: NpcTraits) -> list[str]:
    """The ship modifications and special weapons that an NPC's ship carries, by id (`NpcGear`).
    [S Galleon 8]
    """
    return npc_gear_on(game, traits.npc, traits.card)


def npc_gear_on(game: MGame, npc: str, card: str) -> list[str]:
    """The same for an NPC of a kind with this card."""
    return game.terms(NpcGear(npc, card, gear_by_figures(card))).gear


def guards_side(game: MGame, crew: int, leadership: int) -> Side:
    """The side of guards: they make no decisions."""
    return Side(NO_SEAT, npc=GUARDS, ship=Ship("", 0, 0, 0, crew, 0), leadership=leadership, crew_before=crew)


def npc_player(game: MGame, opponent: int) -> int:
    """Who plays an NPC: the left neighbour of its enemy, or the computer (-1), as the table chose.
    [R NPCs 22]
    """
    return turn_order(game, opponent)[1] if game.options["npc_player"] == "neighbour" else -1


def number_of(combat: Combat, seat: int) -> int:
    """The number of the side that a seat's captain fights on. Raises LookupError if he does not fight."""
    for number, side in enumerate(combat.sides):
        if side.seat == seat:
            return number
    raise LookupError(f"seat {seat} is not in this combat")


def sides_of(game: MGame, seat: int) -> tuple[Side, Side] | None:
    """A seat's own side and its enemy in the combat under way; None if the seat does not fight in one."""
    combat = game.within(Combat)
    if combat is None or combat.over:
        return None
    for own, enemy in (combat.sides, combat.sides[::-1]):
        if own.seat == seat:
            return own, enemy
    return None


def ship_of(game: MGame, side: Side) -> Ship:
    """The ship a side fights with; hits move her cubes."""
    return captain_of(game, side.seat).ship if side.ship is None else side.ship


def values_of(game: MGame, side: Side) -> ShipValues:
    """The full values of the side's ship; an NPC's seat is -1."""
    if side.ship is None:
        return ship_values(game, captain_of(game, side.seat))
    return npc_values(game, side.ship.kind, side.gear)


def npc_values(game: MGame, kind: str, gear: list[str]) -> ShipValues:
    """The full values of an NPC's ship of this kind with this gear. [S Galleon 8]"""
    values = printed_values(game, kind, NO_SEAT)
    values.gear = list(gear)
    return game.terms(values)


@COMBAT.fact("sides")
def sides_whole(game: MGame) -> list[dict[str, int] | None]:
    """The full values of each side's ship in the innermost combat; None for guards, who have no ship, and for
    a captain who has died. Without a combat there are no sides.
    """
    combat = next((frame.step for frame in reversed(game.stack) if isinstance(frame.step, Combat)), None)
    if combat is None:
        return []
    return [plain(values_of(game, side)) if _sails(game, side) else None for side in combat.sides]


def _sails(game: MGame, side: Side) -> bool:
    """Whether a side has a ship, and is still there."""
    if side.ship is not None:
        return bool(side.ship.kind)
    return captain_at(game, side.seat) is not None


def gear_of(game: MGame, side: Side) -> list[str]:
    """Ship modifications and special weapons that a side carries: a captain's pieces, an NPC's ids."""
    if side.seat < 0:
        return side.gear
    held = game.places.held
    return [*held.get(mods_of(side.seat), ()), *held.get(weapons_of(side.seat), ())]


@COMBAT.in_force("side")
def gear_in_force(game: MGame, about: Any) -> Sequence[str]:
    """For terms or a step of one side of the combat: what that side carries. [R Combat 5; S Upgrades 2]"""
    combat, side = game.within(Combat), int(about.side)
    return [card_id(piece) for piece in gear_of(game, combat.sides[side])] if combat else ()


def carriers(game: MGame, card: str) -> list[int]:
    """The numbers of the sides that have a modification or weapon of this id, the aggressor first."""
    sides = game.inside(Combat).sides
    return [n for n, side in enumerate(sides) if any(card_id(piece) == card for piece in gear_of(game, side))]


def spend(game: MGame, side: Side, weapon: str) -> None:
    """A side discards its special weapon of this id (Special Weapons)."""
    piece = next(piece for piece in gear_of(game, side) if card_id(piece) == weapon)
    if side.seat < 0:
        side.gear = [other for other in side.gear if other != piece]
    else:
        give_back(game, [piece], weapons_of(side.seat))


def base_dice(game: MGame, side: Side, skill: str) -> int:
    """The side's skill, with what its captain's abilities add in combat."""
    if side.seat >= 0:
        when = "battle" if skill == "seamanship" else "crew_combat"
        return skill_dice(game, captain_of(game, side.seat), skill, when).dice
    if side.npc == GUARDS:
        return side.leadership
    return getattr(npc_traits(game, side.npc, side.card), skill)


def combat_dice(game: MGame, number: int, skill: str) -> CombatDice:
    """The dice a side rolls in the contest or in a round of crew combat."""
    side = game.inside(Combat).sides[number]
    return game.terms(CombatDice(number, side.seat, skill, base_dice(game, side, skill)))


def note_dice_pools(game: MGame, skill: str) -> None:
    """Record for everybody how many dice each side has for the next roll; earlier records are cleared."""
    for number, side in enumerate(game.inside(Combat).sides):
        terms = combat_dice(game, number, skill)
        side.faces, side.dice, side.because = [], terms.dice, terms.changed_by("dice")


def named(side: Side) -> int | dict[str, Any]:
    """A side as the `seat` of a log line without `who`: an NPC has no seat, so it appears as a phrase."""
    return side.seat if side.seat >= 0 else who(side)


def who(side: Side) -> dict[str, Any]:
    """A side as a phrase of a log line or question."""
    if side.seat >= 0:
        return {"say": "who-captain", "seat": side.seat}
    return (
        {"say": "who-guards"}
        if side.npc == GUARDS
        else {"say": "who-npc", "npc": side.npc, "name": side.card}
    )


def for_whom(sides: Sequence[Side], number: int) -> dict[str, Any]:
    """Whom a player plays whose own captain does not fight, and against whom."""
    side = sides[number]
    if side.player == side.seat:
        return {"whose": "own"}
    return {"whose": "npc", "for": who(side), "against": who(sides[1 - number])}
