"""The suite that every game has to pass, on Treasure Fleet with two to five players and all its options."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.kernel import conformance as suite
from engine.kernel.conformance import Trial, everyone, nobody, owner
from engine.treasure_fleet.game import TREASURE_FLEET
from tests.kernel.suite import GameSuite, Plays

CARDS = {"cursed_ships": True, "storms": True}
PLAIN = Trial(TREASURE_FLEET)
FULL = Trial(TREASURE_FLEET, seed="full", options=CARDS)
DUEL = Trial(TREASURE_FLEET, seed="duel", options={**CARDS, "score_neutral": True}, seats=2)

both = pytest.mark.parametrize("trial", [PLAIN, FULL, DUEL], ids=["plain", "full", "duel"])


def games(trial: Trial, count: int) -> int:
    """So many games, of two players twice as many, for they are asked less."""
    return 2 * count if trial is DUEL else count


WHO = {
    # Setup: the treasure fleet deck is shuffled and lies face down; a sailing lies face up.
    "fleet.bag": nobody,
    "fleet.top": nobody,
    "left.out": everyone,
    "fleet.row": everyone,
    # Capture Phase: what was not captured is discarded, what was lies face up before its captor.
    "fleet.discards": everyone,
    "captured": everyone,
    # Setup: the governor lies beside the deck.
    "governor": everyone,
    # Setup: one pirate captain face down in the centre, the others shuffled; drawn ones face up.
    "captain.drawn": nobody,
    "captain.centre": nobody,
    "captain.before": everyone,
    # Attack Phase: the lookout passes from player to player.
    "lookout": everyone,
    # The player decks are equal; from then on a player's cards are his own.
    "pirate.deck": everyone,
    "pirate.hand": owner,
    # Loading Phase: face down on the captain.
    "pirate.loaded": owner,
    # Attack Phase: placed at a ship with the flag to be seen; Capture Phase: discarded.
    "fired": everyone,
    "pirate.spent": everyone,
    # Rules for Two Players: shuffled; ruling G-T2: the lookout sees the card and places it.
    "neutral.deck": nobody,
    "neutral.taken": owner,
}
"""Who sees a card lying where: written from the rulebook, not from the engine's marks."""


class TestTreasureFleet(GameSuite):
    """With and without its options, and for two."""

    spec = TREASURE_FLEET
    trials = {"plain": PLAIN, "full": FULL, "duel": DUEL}
    plays = {
        "playouts": Plays(12, {"answers": 700}),
        "refusals": Plays(4),
        "repeats": Plays(4, {"answers": 200}),
        "listing": Plays(4, {"answers": 200}),
        "faults": Plays(4, {"faults": 40}),
        "undo": Plays(4, {"withdrawn": 5}),
        "two_worlds": Plays(8, {"compared": 400, "exchanged": 300}),
        "oracle": Plays(4, {"ids": 5_000}),
        "figures": Plays(2),
        "imagined": Plays(6, {"imagined": 40}),
        "seen": Plays(6, {"seen": 100}),
        "exports": Plays(4),
        "repairs": Plays(
            8,
            {
                "compared": 10,
                "repair-half": 20,
                **{f"repair:{name}": 1 for name in TREASURE_FLEET.rules().repairs},
            },
            share=0.6,
        ),
    }
    who = WHO
    source = "engine.treasure_fleet.game:TREASURE_FLEET"
    hash_games = 4
    watched = (("full", 8),)
    samples = Path(__file__).parent / "samples"

    def games(self, check: str, trial: Trial) -> int:
        """As many as are needed where questions are counted."""
        count = super().games(check, trial)
        return games(trial, count) if check in ("playouts", "repeats", "listing", "two_worlds") else count


@pytest.mark.soak("card-games")
@both
def test_a_thousand_random_games(trial: Trial) -> None:
    assert suite.check_playouts(trial, 1_000)["playouts"] == 1_000
