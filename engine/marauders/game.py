"""*Merchants & Marauders* as the kernel knows it: seats, options, chapters, beginning and invariants."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from data.content import marauders_box
from data.content.openings import opening
from engine.kernel import (
    OPENING,
    Beginning,
    GameSpec,
    OptionSpec,
    Orders,
    Positions,
    Refusal,
    Supply,
    guided,
    no_voyage,
    solo,
)
from engine.marauders.abilities.captains import ABILITIES
from engine.marauders.abilities.zones import ZONES
from engine.marauders.card_effects.battle import BATTLE_CARDS
from engine.marauders.card_effects.bounties import CARD_BOUNTIES
from engine.marauders.card_effects.contest import CONTEST_CARDS
from engine.marauders.card_effects.copying import COPY_CARDS
from engine.marauders.card_effects.hits import HIT_CARDS
from engine.marauders.card_effects.permanents import PERMANENTS
from engine.marauders.card_effects.port import PORT_CARDS
from engine.marauders.card_effects.raid import RAID_CARDS
from engine.marauders.card_effects.rewards import REWARDS
from engine.marauders.card_effects.rivals import RIVAL_CARDS
from engine.marauders.card_effects.rolls import ROLL_CARDS
from engine.marauders.card_effects.ship_rewards import SHIP_REWARDS
from engine.marauders.card_effects.turn import TURN_CARDS
from engine.marauders.checks.decks import deck_reports, open_pack
from engine.marauders.checks.invariants import INVARIANTS, violations
from engine.marauders.checks.position import find_piece, position
from engine.marauders.checks.rival import Rival
from engine.marauders.checks.tally import tallies, turn_told
from engine.marauders.checks.upcoming import next_turn
from engine.marauders.combat.abilities import COMBAT_ABILITIES
from engine.marauders.combat.battle import BATTLE
from engine.marauders.combat.boarding import BOARDING
from engine.marauders.combat.contest import CONTEST
from engine.marauders.combat.crew import CREW
from engine.marauders.combat.death import DEATH
from engine.marauders.combat.declaration import DECLARATION
from engine.marauders.combat.fights import FIGHTS
from engine.marauders.combat.modifications import COMBAT_MODIFICATIONS
from engine.marauders.combat.npc_play import NPC_PLAY
from engine.marauders.combat.plunder import PLUNDER
from engine.marauders.combat.shooting import SHOOTING
from engine.marauders.combat.sides import COMBAT
from engine.marauders.combat.valued import COMBAT_VALUED
from engine.marauders.combat.victory import VICTORY
from engine.marauders.combat.volleys import VOLLEYS
from engine.marauders.combat.weapons import COMBAT_WEAPONS
from engine.marauders.commands import COMMANDS
from engine.marauders.dice import DICE
from engine.marauders.draws import DRAWS
from engine.marauders.effects_in_force import effects_in_force
from engine.marauders.events.events import EVENTS
from engine.marauders.glory.asking import ASKING
from engine.marauders.glory.cards import CARDS
from engine.marauders.glory.effects import CARD_EFFECTS
from engine.marauders.glory.ending import ENDING
from engine.marauders.glory.in_turn import CARDS_IN_TURN
from engine.marauders.glory.meant import note_reshuffle
from engine.marauders.glory.orders import ALL_ORDERED, give_order, orders
from engine.marauders.glory.points import GLORY
from engine.marauders.law.bounties import BOUNTIES
from engine.marauders.law.war import WAR
from engine.marauders.npcs.entering import NPCS
from engine.marauders.places import PLACES
from engine.marauders.port.goods import GOODS
from engine.marauders.port.port import PORT
from engine.marauders.port.prices import PRICES
from engine.marauders.port.shipyard import SHIPYARD
from engine.marauders.port.specialists import SPECIALISTS
from engine.marauders.quests.missions import MISSIONS
from engine.marauders.quests.peace import PEACE
from engine.marauders.quests.rumors import RUMORS
from engine.marauders.quests.tasks import TASKS
from engine.marauders.repairs.board import REPAIRS_OF_BOARD
from engine.marauders.repairs.captains import REPAIRS
from engine.marauders.sea.attack import ATTACK
from engine.marauders.sea.hunt import HUNT
from engine.marauders.sea.raids import RAIDS
from engine.marauders.sea.scout import SCOUT
from engine.marauders.sea.standing import STANDING
from engine.marauders.seas_of_glory.modules import MODULES, READY_MADE
from engine.marauders.ships.hold import HOLD
from engine.marauders.ships.modifications import MODIFICATIONS
from engine.marauders.ships.ships import SHIPS
from engine.marauders.state import MGame, Seat, State
from engine.marauders.triggers import TRIGGERS
from engine.marauders.turn.coming import COMING
from engine.marauders.turn.courses import courses
from engine.marauders.turn.setup import SETUP, Setup
from engine.marauders.turn.standing import lapsed, obey, standing
from engine.marauders.turn.turn import TURN
from engine.marauders.upgrades import UPGRADES

CHAPTERS = (
    PLACES, TRIGGERS, DICE, DRAWS,
    GLORY, CARD_EFFECTS, ASKING, CARDS, CARDS_IN_TURN, ENDING,
    BOUNTIES, WAR,
    SHIPS, HOLD, MODIFICATIONS,
    PORT, GOODS, PRICES, SHIPYARD, SPECIALISTS,
    EVENTS, NPCS,
    COMBAT, BATTLE, DECLARATION, CONTEST, SHOOTING, VOLLEYS, BOARDING, CREW,
    FIGHTS, VICTORY, PLUNDER, DEATH, NPC_PLAY,
    COMBAT_MODIFICATIONS, COMBAT_WEAPONS, COMBAT_ABILITIES, COMBAT_VALUED,
    SCOUT, RAIDS, STANDING, ATTACK, HUNT,
    RUMORS, MISSIONS, TASKS, PEACE,
    SETUP, TURN,
    BATTLE_CARDS, CONTEST_CARDS, HIT_CARDS, COPY_CARDS, CARD_BOUNTIES, PERMANENTS, PORT_CARDS, RAID_CARDS,
    REWARDS, RIVAL_CARDS, ROLL_CARDS, SHIP_REWARDS, TURN_CARDS,
    ZONES, ABILITIES,
    INVARIANTS, REPAIRS, REPAIRS_OF_BOARD,
)  # fmt: skip
"""Folder by folder, in the rulebook's order; to the rules the order means nothing."""

OPTIONS = (
    OptionSpec("goal", "int", 10, 5, 20),
    OptionSpec("windows", "choice", "holders", choices=("holders", "always")),
    OptionSpec("npc_player", "choice", "neighbour", choices=("neighbour", "computer")),
    solo((15, 12, 10, 8)),
    OPENING,
)


def begin(seats: int, options: Mapping[str, Any], modules: tuple[str, ...]) -> Beginning:
    """A table before setup, or the first voyage as it is laid out."""
    if guided(options):
        return position(MARAUDERS, opening(MARAUDERS.id, seats), seats, options, modules)
    state = State([Seat(seat) for seat in range(seats)], goal=options["goal"])
    return Beginning(state, {}, [Setup()])


def refuses(seats: int, options: Mapping[str, Any], modules: tuple[str, ...]) -> Refusal | None:
    """The first voyage is of the base game."""
    return no_voyage(begin, seats, options, modules)


def family(game: MGame, piece: str) -> str:
    """The deck a piece belongs to: all pieces of one deck have the same back."""
    return type(game.box.card(piece)).deck


MOST_GOLD_GUESSED = 40
MOST_STASHED_GUESSED = 20
"""The most gold aboard, and the most per stashing, that a captain who looks ahead assumes."""


def resample(game: MGame, seat: int, number: Callable[[int], int]) -> None:
    """The others' gold aboard and stashed: any values that public information allows, whatever the real
    ones.
    """
    for other in game.state.seats:
        if other.seat == seat:
            continue
        other.armed, other.habit, other.barred = {}, "", []
        if other.captain is not None:
            other.captain.gold = number(MOST_GOLD_GUESSED + 1)
        if "gold" in other.keeps:
            other.kept_gold = number(MOST_GOLD_GUESSED + 1)
        if other.shown_stash is not None:
            other.stash = other.shown_stash
        elif other.stashings:
            other.stash = number(MOST_STASHED_GUESSED * other.stashings + 1)


MARAUDERS = GameSpec(
    id="marauders",
    low_seats=2,
    high_seats=4,
    state=State,
    chapters=CHAPTERS,
    begin=begin,
    options=OPTIONS,
    modules=MODULES,
    ready_made=READY_MADE,
    commands=COMMANDS,
    refuses=refuses,
    supply=Supply(
        box=marauders_box,
        decks=lambda modules: deck_reports(marauders_box(modules)),
        use_pack=lambda pack: open_pack(pack, MARAUDERS),
        family=family,
        reshuffles=note_reshuffle,
    ),
    orders=Orders(courses, orders, give_order, ALL_ORDERED, standing, obey, lapsed, COMING),
    positions=Positions(
        lambda given, seats, options, modules: position(MARAUDERS, given, seats, options, modules),
        find_piece,
        windows={"card.window": "pass"},
    ),
    effects_in_force=effects_in_force,
    invariants=violations,
    resample=resample,
    rival=Rival,
    listed=lambda _: 25292,
    tallies=tallies,
    turn_told=turn_told,
    next_turn=next_turn,
    schema=5,
    upgrades=UPGRADES,
    oldest_schema=3,
)
"""Two to four captains, to 10 glory points or as the table chose. [R Terms 1; R Setup 9]"""
