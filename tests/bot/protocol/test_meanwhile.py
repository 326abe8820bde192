"""What the others have taken is told in a line each, until one answers."""

from __future__ import annotations

import pytest
from msgspec import UNSET

from bot.protocol import shapes
from bot.protocol.door import Tables
from data.locale import Texts
from tests.bot.protocol.conftest import answered, laid
from tests.domain.conftest import ANNE, BART, Harbour

ENOUGH = 12
"""Lines of what others took."""


async def test_what_others_took_stands_beside_the_next_question(harbour: Harbour, pages: Tables) -> None:
    """Of two turns of others in Port Royal nothing was left to be read."""
    live = await laid(harbour, ANNE, BART, game="port_royal", computers=1, rules="port_royal")
    doors = [pages.door(live.id, member) for member in (ANNE, BART)]
    told = 0
    while told < ENOUGH:
        for seat, door in enumerate(doors):
            question = await door.question()
            if not isinstance(question, shapes.Question):
                continue
            since = (await door.story(None)).events
            lines = question.meanwhile if question.meanwhile is not UNSET else []
            names = [line.partition(":")[0] for line in lines]
            assert len(names) == len(set(names))
            assert live.texts.player(seat) not in names
            mine = [
                at
                for at, one in enumerate(since)
                if one.kind in ("bought", "gold") and one.args["seat"] == seat
            ]
            after = since[mine[-1] + 1 :] if mine else since
            for event in after:
                if event.kind == "bought":
                    name = live.texts.player(event.args["seat"])
                    line = next(line for line in lines if line.startswith(f"{name}:"))
                    hired = live.texts.name(event.args["what"]).partition(" (")[0]
                    assert f"hired {hired}" in line
                    told += 1
            given = [one.id for one in question.options if one.refused is UNSET]
            await answered(door, *(question.default or given[:1]))
        assert live.game is not None
        assert live.game.result is None, "the game ended before enough was told"


async def test_games_that_take_nothing_say_nothing(harbour: Harbour, pages: Tables) -> None:
    live = await laid(harbour, ANNE, game="marauders", computers=2, opening="first_voyage")
    door = pages.door(live.id, ANNE)
    for _ in range(6):
        question = await door.question()
        assert isinstance(question, shapes.Question)
        assert question.meanwhile is UNSET
        await answered(door, *question.default)


@pytest.mark.parametrize("language", ["en", "de"])
def test_each_taking_has_a_few_words(language: str) -> None:
    texts = Texts(language).with_players(["Anne", "Bart"])
    args = {"seat": 1, "ship": "royal_flute", "card": "priest_4", "coins": 1, "points": 4}
    for key in texts.keys("kept-"):
        said = texts.say(key, **args, told="")
        assert len(said) <= 60
        assert "$" not in said
    assert texts.say("kept-ship-looted", **args) in (
        "looted a ship for 1 coin",
        "plünderte ein Schiff für 1 Münze",
    )
