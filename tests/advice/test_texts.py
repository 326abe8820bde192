"""Every note reads well, in every language: nothing is missing, nothing is long."""

from __future__ import annotations

import re

import pytest
from structlog.testing import capture_logs

from data.content.modules import module_locales
from data.locale import Texts, languages
from engine.advice import advise, estimate
from engine.captains import captain
from engine.captains.play import answer_for
from engine.games import GAMES, load_game
from engine.kernel import Table

MOST = 150
"""Characters of a note, with the longest list of ports."""
PLAYERS = ("Anne Bonny", "Jack", "Mary Read")
ASKED = 400
EVERY = 25
"""Every so many questions what can be played out is."""


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("level", [1, 2])
@pytest.mark.parametrize("game", GAMES)
def test_notes_are_whole_and_short(game: str, level: int) -> None:
    every = [Texts(language, module_locales()).with_players(PLAYERS) for language in languages()]
    for texts in every:
        texts._library.told.clear()
    keys: set[str] = set()
    with capture_logs() as complaints:
        for number, modules in enumerate(load_game(game).module_sets()[-1:] * 2):
            table = Table.new(game, seats=3, seed=f"notes {number}", modules=modules)
            players = [captain(level, f"notes {seat}") for seat in range(3)]
            asked = 0
            while table.waiting and asked < ASKED:
                seat = min(table.waiting)
                asked += 1
                advice = advise(table, seat)
                if not asked % EVERY:
                    advice |= estimate(table, seat)
                for note in (
                    *advice.question,
                    *(note for notes in advice.options.values() for note in notes),
                ):
                    keys.add(note.key)
                    for texts in every:
                        said = texts.note(note)
                        assert 0 < len(said) <= MOST, said
                        assert not re.search(r"[{}]|None|\?\?\?|\d\.\d{2,}|  |^advice-", said), said
                answer_for(players[seat], table, seat)
    assert complaints == []
    assert len(keys) > 1
