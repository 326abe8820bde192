"""*Merchants & Marauders* as the kernel knows it: seats, options, chapters, beginning and laws."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.kernel import Beginning, GameSpec, OptionSpec
from engine.marauders.abilities import ABILITIES
from engine.marauders.attack import ATTACK
from engine.marauders.battle import BATTLE
from engine.marauders.battle_cards import BATTLE_CARDS
from engine.marauders.bounties import BOUNTIES
from engine.marauders.box import box
from engine.marauders.cards import CARDS
from engine.marauders.combat import COMBAT
from engine.marauders.combat_abilities import COMBAT_ABILITIES
from engine.marauders.combat_modifications import COMBAT_MODIFICATIONS
from engine.marauders.combat_weapons import COMBAT_WEAPONS
from engine.marauders.crew import CREW
from engine.marauders.death import DEATH
from engine.marauders.decks import deck_reports, open_pack
from engine.marauders.ending import ENDING
from engine.marauders.events import EVENTS
from engine.marauders.fights import FIGHTS
from engine.marauders.glory import GLORY
from engine.marauders.goods import GOODS
from engine.marauders.hunt import HUNT
from engine.marauders.laws import broken_laws
from engine.marauders.missions import MISSIONS
from engine.marauders.modifications import MODIFICATIONS
from engine.marauders.moments import MOMENTS
from engine.marauders.npc_play import NPC_PLAY
from engine.marauders.npcs import NPCS
from engine.marauders.occasions import OCCASIONS
from engine.marauders.papers import PAPERS
from engine.marauders.places import PLACES
from engine.marauders.plunder import PLUNDER
from engine.marauders.port import PORT
from engine.marauders.port_cards import PORT_CARDS
from engine.marauders.position import find_piece, position
from engine.marauders.raids import RAIDS
from engine.marauders.rewards import REWARDS
from engine.marauders.rival_cards import RIVAL_CARDS
from engine.marauders.rumors import RUMORS
from engine.marauders.scout import SCOUT
from engine.marauders.setup import SETUP, Setup
from engine.marauders.ship_rewards import SHIP_REWARDS
from engine.marauders.ships import SHIPS
from engine.marauders.shipyard import SHIPYARD
from engine.marauders.sources import sources
from engine.marauders.specialists import SPECIALISTS
from engine.marauders.state import MGame, Seat, State
from engine.marauders.tally import tallies
from engine.marauders.tasks import TASKS
from engine.marauders.turn import TURN
from engine.marauders.turn_cards import TURN_CARDS
from engine.marauders.upgrades import UPGRADES
from engine.marauders.victory import VICTORY
from engine.marauders.volleys import VOLLEYS
from engine.marauders.war import WAR
from engine.marauders.zones import ZONES

CHAPTERS = (
    PLACES, MOMENTS, SETUP, TURN, EVENTS, PORT, GOODS, SHIPYARD, SHIPS, MODIFICATIONS, RUMORS, MISSIONS,
    TASKS, SCOUT, RAIDS, BOUNTIES, GLORY, CARDS, BATTLE_CARDS, TURN_CARDS, PORT_CARDS, RIVAL_CARDS,
    SPECIALISTS, REWARDS, SHIP_REWARDS, PAPERS, NPCS, HUNT, NPC_PLAY, WAR, COMBAT, ATTACK, BATTLE, VOLLEYS,
    CREW, FIGHTS, VICTORY, PLUNDER, DEATH, ENDING, ZONES, ABILITIES, COMBAT_ABILITIES, COMBAT_MODIFICATIONS,
    COMBAT_WEAPONS, OCCASIONS,
)  # fmt: skip

OPTIONS = (
    OptionSpec("goal", "int", 10, 5, 20),
    OptionSpec("windows", "choice", "holders", choices=("holders", "always")),
    OptionSpec("npc_player", "choice", "neighbour", choices=("neighbour", "computer")),
)


def all_pieces() -> dict[str, list[str]]:
    """Every piece in the box where it lies before setup: decks face down, tokens in their pools."""
    content = box()
    decks = ("event", "captain", "glory", "cargo", "rumor", "mission")
    places = {f"{deck}.bag": list(content.pieces(deck)) for deck in decks}
    places |= {"demand.pool": list(content.pieces("demand")), "mod.loose": list(content.pieces("mod"))}
    places |= {
        "merchant.pool": list(content.pieces("merchant")),
        "weapon.supply": list(content.pieces("weapon")),
    }
    return places


def begin(seats: int, options: Mapping[str, Any], modules: tuple[str, ...]) -> Beginning:
    """A table before setup."""
    state = State([Seat(seat) for seat in range(seats)], goal=options["goal"])
    return Beginning(state, all_pieces(), [Setup()])


def family(piece: str) -> str:
    """The deck a piece belongs to: pieces of one deck look alike from behind."""
    return type(box().card(piece)).deck


MOST_GOLD_GUESSED = 40
MOST_STASHED_GUESSED = 20
"""Gold aboard, and gold for each stashing, that a captain who looks ahead reckons with at the most."""


def resample(game: MGame, seat: int, number: Callable[[int], int]) -> None:
    """Gold aboard and stashed of the others: anything that what is public allows, whatever it really is."""
    for other in game.state.seats:
        if other.seat == seat:
            continue
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
    sources=sources,
    laws=broken_laws,
    family=family,
    resample=resample,
    position=position,
    find_piece=find_piece,
    decks=lambda: deck_reports(MARAUDERS.rules()),
    board_after=frozenset({"event.drawn"}),
    scene_begins=frozenset({"battle.began", "fight.began"}),
    scene_tells=("battle.", "crew.", "fight."),
    tallies=tallies,
    schema=2,
    upgrades=UPGRADES,
    use_pack=lambda pack: open_pack(pack, MARAUDERS.rules()),
)
