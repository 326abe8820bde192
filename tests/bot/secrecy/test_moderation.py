"""Two worlds through the moderators' panel: who moderates may sit at the table, and learns nothing by it."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Any

import pytest

from bot.interactions.clicks.moderation import repair_page
from bot.moderation.acting import open_question
from bot.present.moderation import (
    act_layout,
    answers_layout,
    close_layout,
    delete_layout,
    moderation_layout,
    who_layout,
)
from bot.tables.live import LiveTable
from bot.tables.tell import Tell
from data.content.modules import module_locales
from data.locale import Texts
from data.store import GameTable, Seat, Status
from engine.games import load_game
from engine.kernel import AnswerError, Game, Step, Table
from engine.kernel.conformance import Tally, Trial, Walk, random_picks
from engine.kernel.conformance.told import other_world
from tests.kernel.small import small, yes_no
from tests.marauders.seas_of_glory.test_conformance import ALL
from tests.marauders.test_conformance import RICH_SPEC

NOON = datetime(2026, 5, 4, 12, tzinfo=UTC)
TRIALS = {
    "marauders": Trial(RICH_SPEC, options={"windows": "holders"}, seed="console"),
    "seas of glory": Trial(load_game("marauders"), modules=ALL, seed="console"),
    "port_royal": Trial(load_game("port_royal"), seats=3, seed="console"),
    "treasure_fleet": Trial(load_game("treasure_fleet"), seed="console"),
}


def live_table(table: Table) -> LiveTable:
    """A table as the bot keeps it, with a member in each seat."""
    row = GameTable(
        id=1, guild=5, channel=6, host=10, game=table.game, status=Status.PLAYING, seats=table.seats,
        lobby={"names": {str(10 + seat): f"Member {seat}" for seat in range(table.seats)}},
    )  # fmt: skip
    seats = [Seat(seat=seat, member=10 + seat) for seat in range(table.seats)]
    live = LiveTable(row, seats, Texts("en", module_locales()), asyncio.Lock())
    live.game = table
    live.note_waits(NOON)
    return live


def shown(table: Table, picks: list[str]) -> list[Any]:
    """All pages of the panel, with what is said of seats that are not asked openly, and a repair."""
    live = live_table(table)
    pages = [made(live) for made in (moderation_layout, act_layout, who_layout, close_layout, delete_layout)]
    found: list[Any] = [page.to_components() for page in pages]
    for seat in range(table.seats):
        try:
            found.append(answers_layout(live, open_question(live, seat)).to_components())
        except Tell as refused:
            found.append(refused.sentence(live.texts))
    for n in range(len(picks) + 1):
        try:
            found.append(repair_page(live, picks[:n]).to_components())
        except AnswerError as refused:
            found.append(live.texts.refusal(refused.refusal))
    return found


def some_repair(walk: Walk) -> list[str]:
    """Random answers about a repair; none while nothing can be repaired."""
    picks: list[str] = []
    try:
        while (asked := walk.table.mending.asked(picks)) is not None:
            picks += random_picks(asked, walk.chance)
    except AnswerError:
        return []
    return picks


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("name", TRIALS)
def test_what_the_console_shows_tells_a_moderator_who_plays_no_secret(name: str) -> None:
    trial, tally = TRIALS[name], Tally()
    for playout in range(3):
        walk = Walk(trial, playout)
        with walk.told():
            while walk.step():
                if not walk.table.waiting or not walk.chance.happens(0.15):
                    continue
                reader = walk.chance.one_of([None, *range(walk.seats)])
                other = other_world(walk, reader)
                if other is None:
                    continue
                picks = some_repair(walk)
                one, two = shown(walk.table, picks), shown(other, picks)
                walk.check(one == two, f"a moderator in seat {reader} can tell a secret, repairing {picks}")
                tally["compared"] += 1
                tally["repairs"] += bool(picks)
                tally["drawn anew"] += other.running.places.held != walk.table.running.places.held
    assert tally["compared"] > 10, tally
    assert tally["drawn anew"] > 5, tally
    assert tally["repairs"], tally


def asks_the_rich(self: Step, game: Game[Any]) -> Any:
    """The seat with the most coins, which nobody else knows, is asked unseen."""
    rich = max(game.state.purses, key=lambda purse: purse.coins)
    yield from game.ask(yes_no(rich.seat, hidden=True))


def test_who_is_asked_unseen_cannot_be_told_by_the_console() -> None:
    pages: list[list[Any]] = []
    for rich in (0, 1, 2):
        spec = small(asks_the_rich, seats=3)
        first = spec.begin(3, {}, ())
        first.state.purses[rich].coins = 9
        table = Table.new(spec, seats=3, seed="rich", beginning=first)
        assert [seat for seat, asked in table.waiting.items() if asked.hidden] == [rich]
        pages.append(shown(table, []))
    assert pages[0] == pages[1] == pages[2]
    assert "asked unseen" in str(pages[0])
