"""The cockpit fits into a message whatever is asked, and says what belongs to it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from bot.present.cockpit import cockpit_layout
from bot.present.decision import controls
from bot.present.ids import read_click
from bot.present.orders import ORDERS
from bot.tables.live import LiveTable
from data.content.modules import module_locales
from data.locale import Texts
from data.store import GameTable, Seat, Status
from engine.games import load_game
from engine.kernel import Bundle, Decision, Option, Table
from engine.kernel.conformance import Trial
from engine.kernel.conformance.trial import Walk
from tests.bot.wire import view_problems, walk
from tests.kernel.small import opened, small, step
from tests.marauders.seas_of_glory.test_conformance import ALL, WELL_EQUIPPED

TRIALS = {
    "marauders": Trial(WELL_EQUIPPED, modules=ALL, options={"windows": "always"}, seed="cockpit"),
    "port_royal": Trial(load_game("port_royal"), seed="cockpit"),
    "treasure_fleet": Trial(load_game("treasure_fleet"), seed="cockpit"),
}
ANSWERS = 250


def live_table(table: Table, language: str = "en") -> LiveTable:
    """A table as the bot has it, with members in all seats."""
    row = GameTable(
        id=7, guild=1, channel=2, host=100, game=table.game, status=Status.PLAYING, seats=table.seats,
        options=dict(table.options), modules=list(table.modules),
        lobby={"names": {str(100 + seat): f"A member of long name, {seat}" for seat in range(table.seats)}},
    )  # fmt: skip
    seats = [Seat(seat=seat, member=100 + seat) for seat in range(table.seats)]
    live = LiveTable(row, seats, Texts(language, module_locales()), asyncio.Lock())
    live.game = table
    return live


def positions(trial: Trial) -> Iterator[Table]:
    """A table of random play after each answer."""
    playing = Walk(trial, 0)
    for _ in range(ANSWERS):
        yield playing.table
        if not playing.step():
            return


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", TRIALS)
def test_it_is_within_discords_limits_whatever_is_asked(game: str, language: str) -> None:
    seen = 0
    for number, table in enumerate(positions(TRIALS[game])):
        live = live_table(table, language)
        if number % 20 == 0:
            for seat in range(table.seats):
                for order in table.standing_offers(seat):
                    if not table.would_answer(seat, order):
                        table.stand(seat, order.id)
        for seat in table.waiting:
            for page in ("", ORDERS):
                view = cockpit_layout(live, seat, ["a line" * 20] * 12, page=page, stale=True)
                assert view_problems(view) == [], (table.waiting[seat].kind, page)
                seen += 1
    assert seen > 80


def asks(decision: Decision) -> LiveTable:
    """A table that asks seat 0 this."""

    def play(self: Any, game: Any) -> Any:
        yield from game.ask(decision)

    return live_table(opened(small(step(play, "Asks"))))


def written(live: LiveTable) -> tuple[str, list[str]]:
    """The texts of seat 0's cockpit, and what stands on its controls."""
    parts = list(walk(cockpit_layout(live, 0).to_components()))
    labels = [part["label"] for part in parts if part["type"] == 2]
    lines = [choice["label"] for part in parts if part["type"] == 3 for choice in part["options"]]
    return "\n".join(part["content"] for part in parts if part["type"] == 10), [*labels, *lines]


def test_what_cannot_be_taken_now_is_told_and_not_offered() -> None:
    options = [Option("dear"), Option("cheap")]
    refuses = Decision(0, "shop", options, check=lambda picks: "too-few" if picks == ["dear"] else None)
    texts, labels = written(asks(refuses))
    assert "option-dear" in texts
    assert "option-dear" not in labels
    assert "option-cheap" in labels


def test_whole_answers_that_would_be_refused_are_not_offered() -> None:
    bundles = [Bundle(("rum",), "some"), Bundle(("rum", "sugar"), "all")]
    asked = Decision(
        0, "shop", [Option("rum"), Option("sugar")], least=0, most=2, bundles=lambda: bundles,
        check=lambda picks: "too-few" if len(picks) > 1 else None,
    )  # fmt: skip
    _, labels = written(asks(asked))
    assert "bundle-some" in labels
    assert "bundle-all" not in labels


def test_options_that_are_all_buttons_need_no_list() -> None:
    bundles = [Bundle(picks, f"n{len(picks)}") for picks in (("rum.1",), ("rum.1", "rum.2"))]
    options = [Option("rum.1", say="rum"), Option("rum.2", say="rum")]
    asked = Decision(0, "shop", options, least=0, most=2, bundles=lambda: bundles)
    view = cockpit_layout(asks(asked), 0)
    assert not [part for part in walk(view.to_components()) if part["type"] == 3]


def test_a_question_with_secret_answers_alone_has_no_lone_button_in_public() -> None:
    """The others' message would look as if “Nothing” were all there is."""
    asked = Decision(0, "shop", [Option("rum", secret=True)], least=0, most=1)
    texts = Texts("en")
    assert controls(asked, 7, texts, private=False) == []
    clicks = [read_click(control.custom_id) for control in controls(asked, 7, texts, private=True)]
    assert [click.verb for click in clicks if click] == ["answer", "none"]
