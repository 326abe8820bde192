"""The suite that every game has to pass, on Merchants & Marauders with two, three and four seats.

Random captains begin poor; `RICH` begins in the midst of a game, so that hands of four glory cards, stashes,
modifications, bounties, big ships and the end of the game come up often.

Playouts and secrets are tried in a game with each number of seats by `make test`, in many by `make soak`.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest

from data.content import marauders_box as box
from engine.kernel import Beginning
from engine.kernel import conformance as suite
from engine.kernel.conformance import Trial, Walk, everyone, nobody, owner
from engine.marauders.game import MARAUDERS
from tests.kernel.suite import GameSuite, Plays

SHIPS = [
    {
        "kind": "galleon",
        "hull": 2,
        "spent": ["reinforced_hull"],
        "mods": ["reinforced_hull", "advanced_rigs_and_sails"],
        "weapons": ["grappling_hooks", "chain_shot"],
    },
    {
        "kind": "sloop",
        "mods": ["extended_cargo_hold", "extra_hammocks", "swivel_guns"],
        "weapons": ["grapeshot", "chain_shot"],
    },
    {"kind": "frigate", "mods": ["extra_cannon_port", "chasers", "reinforced_hull"]},
    {"kind": "flute", "masts": 1, "mods": ["long_guns"], "weapons": ["grappling_hooks"]},
]
CARGO = ["rum", "wood", "sugar", "cocoa"]
CAPTAINS = ["felipe_de_los_reyes", "dominique_de_richery", "frederico_da_silva", "tobias_fenwick"]
SPECIALISTS = ["gunner_captain", "master_gunner", "surgeon", "sailing_master"]
NPCS = {
    "dutch": {"card": "admiral_van_almonde", "zone": "caribbean_sea", "beneath": ["admiral_evertsen"]},
    "spanish": {"card": "admiral_de_campos", "zone": "havana"},
    "pirate_frigate": {"card": "pirate_teach", "zone": "san_juan"},
    "pirate_sloop": {"card": "pirate_vane", "zone": "caribbean_sea"},
}


def rich_begin(seats: int, options: Mapping[str, Any], modules: tuple[str, ...]) -> Beginning:
    """The midst of a game: captains at sea in one zone, NPCs beside them, a war."""
    hands = [piece for piece in box().pieces("glory") if box().glory_card(piece).specialist is None]
    step = len(hands) // 16
    given = [
        {
            "captain": CAPTAINS[seat],
            "zone": "caribbean_sea" if seat else "nassau",
            "in_port": not seat,
            "ship": SHIPS[seat],
            "gold": 20 + 5 * seat,
            "stash": 27,
            "stashings": 2,
            "glory": 3 + 3 * (seat % 2),
            "glory_cards": hands[4 * seat * step : 4 * (seat + 1) * step : step],
            "specialists": [SPECIALISTS[seat]],
            "rumors": [list(box().rumors)[3 * seat]],
            "mission": ["coast_survey", "clear_the_lanes", "dead_or_alive", "singe_the_kings_beard"][seat],
            "cargo": [f"{CARGO[seat]}_{n}" for n in (1, 2)],
            "bounties": {"spanish": 1, "english": 2} if seat % 2 else {},
        }
        for seat in range(seats)
    ]
    place = {"seats": given, "round": 4, "npcs": NPCS, "at_war": ["english", "spanish"]}
    return MARAUDERS.positions.begin(place, seats, options, modules)


RICH_SPEC = msgspec.structs.replace(MARAUDERS, begin=rich_begin)
AS_PLAYED = True

ALWAYS = {"windows": "always"}
"""Who is asked for glory cards depends on nothing hidden: so secrecy is proven exactly."""
POOR = Trial(MARAUDERS, options=ALWAYS)
RICH = Trial(RICH_SPEC, seed="rich", options={**ALWAYS, "goal": 9})
HOLDERS = Trial(RICH_SPEC, seed="holders", options={"npc_player": "computer"})

both = pytest.mark.parametrize("trial", [POOR, RICH], ids=["poor", "rich"])
every = pytest.mark.parametrize("trial", [POOR, RICH, HOLDERS], ids=["poor", "rich", "holders"])

WHO = {
    # Draw Event Card: face down in the deck, read aloud, then on a discard pile.
    "event.bag": nobody,
    "event.top": nobody,
    "left.out": everyone,
    "event.now": everyone,
    "event.discards": everyone,
    # Game Setup, The Player Board 2: do not reveal which captain you draw; later all reveal theirs.
    "captain.bag": nobody,
    "captain.top": nobody,
    "captain.hand": owner,
    "captain.board": everyone,
    "captain.discards": everyone,
    # Glory Cards: a hand is one's own; ruling G-C3: discards are public.
    "glory.bag": nobody,
    "glory.top": nobody,
    "glory.hand": owner,
    "glory.discards": everyone,
    # Playing Glory Cards: announced without revealing the card; then shown.
    "glory.announced": owner,
    "glory.played": everyone,
    # Plundering Player Captains: the victor looks at what he took before he chooses.
    "glory.spoils": owner,
    "cargo.spoils": owner,
    # Specialists: face up on the player board.
    "specialist.aboard": everyone,
    # Plundering Naval Ships: cards drawn as in a raid.
    "cargo.prize": everyone,
    # Bringing NPCs into Play: face up on the board.
    "npc.due": everyone,
    "npc.at": everyone,
    # Buy Goods: keep the cards drawn to yourself; lay those bought face down; the rest is discarded face up.
    "cargo.bag": nobody,
    "cargo.top": nobody,
    "cargo.offer": owner,
    "cargo.hold": owner,
    "cargo.discards": everyone,
    # Merchant Raids 1: place them face up in front of you.
    "cargo.raid": everyone,
    # Acquire a Rumor: read it to yourself and place it face down.
    "rumor.bag": nobody,
    "rumor.top": nobody,
    "rumor.held": owner,
    "rumor.discards": everyone,
    "rumor.drawn": owner,
    # Acquire a Rumor: presented when it is proven; one kept for good lies open.
    "rumor.told": everyone,
    "rumor.permanent": everyone,
    # Setting up the game board: missions are read aloud; Claim a Mission: face up on the player board.
    "mission.bag": nobody,
    "mission.top": nobody,
    "mission.drawn": everyone,
    "mission.at": everyone,
    "mission.held": everyone,
    "mission.discards": everyone,
    # Setting up the game board: demand tokens face up at the ports, the rest face down.
    "demand.pool": nobody,
    "demand.drawn": everyone,
    "demand.at": everyone,
    # Setting up the game board: face down; Buy Ship Modification: revealed, and then on the player board.
    "mod.loose": nobody,
    "mod.down": nobody,
    "mod.at": everyone,
    "mod.ship": everyone,
    # Buy Special Weapons: tokens lie open.
    "weapon.supply": everyone,
    "weapon.ship": everyone,
    # Merchant Tokens: nationality side down; Merchant Nationality: revealed; then known to all on the track.
    "merchant.at": nobody,
    "merchant.found": everyone,
    "merchant.track": everyone,
    "merchant.pool": nobody,
}
"""Who sees a card or token lying where: written from the rulebook, not from the engine's marks."""

LOOKED = ("cargo.hold", "rumor.held", "glory.hand")
"""Where others may have looked: cargo and rumor by Paid Informer, a glory card stolen or plundered."""


@pytest.mark.soak("base-game")
@pytest.mark.parametrize("part", range(10))
def test_a_thousand_random_games(part: int) -> None:
    assert suite.check_playouts(POOR, 80, first=80 * part)["playouts"] == 80
    assert suite.check_playouts(RICH, 20, first=20 * part)["playouts"] == 20


@pytest.mark.soak("base-game")
@both
def test_secrecy_two_worlds_in_many_games(trial: Trial) -> None:
    assert suite.check_two_worlds(msgspec.structs.replace(trial, seed="many"), 250)["compared"] > 20_000


@pytest.mark.soak("base-game")
@both
def test_secrecy_nothing_hidden_is_shown_in_many_games(trial: Trial) -> None:
    assert suite.check_oracle(msgspec.structs.replace(trial, seed="many"), 60, WHO, LOOKED)["ids"] > 100_000


@pytest.mark.in_turn(3)
@both
def test_facts_of_views_are_plain_and_change_nothing(trial: Trial) -> None:
    tally = suite.check_facts(trial, 6)

    assert all(tally[name] for name in ("ships", "sides", "missions", "nations", "npcs_due"))


def is_of_a_card(step: type[Any]) -> bool:
    """Whether a step belongs to what single cards do, which a few random games need not meet."""
    chapter = step.__module__.removeprefix("engine.marauders.")
    return chapter.startswith(("card_effects.", "abilities.captains", "events.")) or chapter in {
        "combat.fights", "combat.abilities", "quests.missions", "quests.tasks",
    }  # fmt: skip


FOR_OTHERS = {
    "GoAshore", "GunHitsLocated", "GunHitsMoved", "GunsHit", "LastReroll", "MeantCard",
    "MoveGunHit", "TurnBegins", "TurnedAway",
}  # fmt: skip
"""What only expansions attach to or plan (guns that are no ship's): without them it does not come up."""
SELDOM = FOR_OTHERS | {"RedrawCaptain", "RunAground"}
"""Steps of rules that seldom come up."""


DECLASSIFIED = {
    # Buying, and the scores at the end.
    "RedrawOffer", "PayGoods", "GoalReached", "EndGame",
    # Hunted for the most gold.
    "HuntForGold",
    # Plundered.
    "TakeGold", "TakeCards", "TakeRumor", "TakeCargo",
    # Out of a deck.
    "GainGoods", "GainSpecialist",
    # Taken or looked at by cards.
    "Inform", "StealCard", "StealGold", "HireSpecialist",
}  # fmt: skip


class TestMarauders(GameSuite):
    """From the beginning, and from the midst of a game."""

    spec = MARAUDERS
    trials = {"poor": POOR, "rich": RICH}
    besides = {"holders": HOLDERS}
    plays = {
        "playouts": Plays(3, {"answers": 450, "boundaries": 2_000}),
        "refusals": Plays(6, {"out of range": 1, "checked": 1}),
        "repeats": Plays(3, {"answers": 200}),
        "listing": Plays(4, {"answers": 500}),
        "faults": Plays(4, {"faults": 150}),
        "undo": Plays(2, {"taken back": 100}),
        "two_worlds": Plays(3, {"compared": 200, "exchanged": 200}, share=0.5),
        "oracle": Plays(3, {"ids": 5_000}),
        "figures": Plays(
            4,
            {
                "changed": 50,
                "turned round": 50,
                **dict.fromkeys(("ShipValues", "SkillDice", "GoodsOffer", "ShipyardPrice", "PortAccess"), 1),
            },
        ),
        "imagined": Plays(3, {"imagined": 50}),
        "seen": Plays(3, {"seen": 200}),
        "exports": Plays(3),
        "repairs": Plays(5, {"compared": 20, "undone": 1}, share=0.3),
    }
    who = WHO
    looked = LOOKED
    source = "engine.marauders.game:MARAUDERS"
    declassified = DECLASSIFIED
    seldom = SELDOM
    watched = (("poor", 20), ("rich", 60))
    samples = Path(__file__).parent / "samples"

    def test_every_step_comes_up_in_random_games(self) -> None:
        """All but those of single cards, of which most do."""
        rules = MARAUDERS.rules()
        repairs = {kind.__name__ for kind in rules.repairs.values()}
        missing = rules.steps.keys() - self.steps_played() - repairs
        assert {name for name in missing if not is_of_a_card(rules.steps[name])} <= SELDOM
        assert len(missing) < 60


HARDLY_EVER = FOR_OTHERS | {
    # Carried out inside a roll, or of one card that random captains seldom bring to bear; each has its test.
    "Succeed", "CancelBoarding", "StormGuards",
    # Only cards of packs do so (`card_effects/test_battle.py`).
    "AddDice", "RandomHarm",
    # Ships of rumors cost more than random captains have (`card_effects/test_rewards.py`).
    "PlaceHits", "ChangeShip",
    # Of three missions (`quests/test_mission_cards.py`).
    "PayForMission", "RunGoods",
}  # fmt: skip


@pytest.mark.soak("steps")
def test_every_step_comes_up_in_many_random_games() -> None:
    played: set[str] = set()

    def watch(game: Any) -> None:
        if game.stack:
            played.add(type(game.stack[-1].step).__name__)

    for playout in range(6_000):
        walk = Walk(RICH if playout % 2 else POOR, playout, keep=False, watch=watch)
        while walk.step():
            pass
    repairs = {kind.__name__ for kind in MARAUDERS.rules().repairs.values()}
    assert set(MARAUDERS.rules().steps) - played <= HARDLY_EVER | repairs


def test_everything_that_can_be_repaired_is_in_some_random_game() -> None:
    modules = max(MARAUDERS.module_sets(), key=len)
    trial, missing = Trial(MARAUDERS, modules=modules, seed="repairs"), {*MARAUDERS.rules(modules).repairs}
    # Two games that have nearly all of it come first.
    for playout in dict.fromkeys((8, 14, *range(24))):
        tally = suite.check_repairs(trial, 1, share=0.5, first=playout)
        missing -= {name for name in missing if tally[f"repair:{name}"]}
        if not missing:
            break
    assert not missing
