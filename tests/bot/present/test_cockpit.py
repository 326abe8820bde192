"""The cockpit fits into a message whatever is asked, and says what belongs to it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from bot.controls.ids import read_id
from bot.present.cockpit import cockpit_layout
from bot.present.decisions.decision import controls
from bot.present.decisions.orders import ORDERS
from bot.tables.live import LiveTable
from bot.wording.explanation import explanation
from bot.wording.sheets import status
from data.content.modules import module_locales
from data.locale import Texts
from data.store import GameTable, Seat, Status
from engine.advice import Advice, Note
from engine.advice.explain import explain
from engine.games import load_game
from engine.kernel import Bundle, Decision, Option, Range, Table
from engine.kernel.conformance import Trial
from engine.kernel.conformance.trial import Walk
from render import Picture
from tests.bot.wire import view_problems, walk
from tests.captains.test_marauders import QUIET
from tests.kernel.small import opened, small, step
from tests.marauders.seas_of_glory.test_conformance import ALL, WELL_EQUIPPED
from tests.marauders.table import SetUp, at_sea, goods

TRIALS = {
    "marauders": Trial(WELL_EQUIPPED, modules=ALL, options={"windows": "always"}, seed="cockpit"),
    "port_royal": Trial(load_game("port_royal"), seed="cockpit"),
    "treasure_fleet": Trial(load_game("treasure_fleet"), seed="cockpit"),
}
ANSWERS = 250
HELP = ["Explain"]
"""What helps where nothing can be taken back or laid over a board."""


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
    """A table of random play after each answer; after a game's end, the next one."""
    playing, games = Walk(trial, 0), 1
    for _ in range(ANSWERS):
        yield playing.table
        if not playing.step():
            playing, games = Walk(trial, games), games + 1


@pytest.mark.parametrize(("language", "word"), [("en", "Specialists: Carpenter"), ("de", "Spezialisten: ")])
def test_the_status_names_specialists_aboard(set_up: SetUp, language: str, word: str) -> None:
    aboard = live_table(set_up(at_sea("havana", specialists=["carpenter.1"])).table, language)
    assert word in status(aboard, 0)
    assert word.partition(":")[0] not in status(live_table(set_up(at_sea("havana")).table, language), 0)


def test_ways_past_a_hunter_are_marked(set_up: SetUp) -> None:
    """The likely way has a line beneath; one of the list has it beside."""
    hunter = {"dutch": {"card": "admiral_van_almonde", "zone": "santo_domingo"}}
    seat = at_sea("port_royal", bounties={"dutch": 2}, cargo=goods("rum", 1))
    wanted = {**QUIET, "santo_domingo": {"merchant": "none", "demand": "rum"}}
    live = live_table(set_up(seat, zones=wanted, npcs=hunter).table)
    live.for_odds = True
    said = list(walk(cockpit_layout(live, 0).to_components()))
    said += [option for one in said for option in one.get("options", ())]
    labels = [str(one.get("label", "")) for one in said]
    assert "⚠ Off Santo Domingo: 2 actions" in labels or "⚠ Santo Domingo, dock: 3 actions" in labels
    assert "Off Caracas: 3 actions" in labels, "nobody waits on the way there"
    texts = [str(one.get("content") or one.get("description") or "") for one in said]
    assert any("van Almonde finds you" in text for text in texts)


BOARD = Picture(b"", "webp", "board.webp", "a board", 800, 600)


@pytest.mark.in_turn(3)
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
                before = live.row.lobby
                live.row.lobby = {**before, "panel": True, "sandbox": True, "tried": 1}
                view = cockpit_layout(live, seat, ["a line" * 20] * 12, page=page, picture=BOARD)
                assert view_problems(view) == [], (table.waiting[seat].kind, page, "on a panel alone")
                live.row.lobby = before
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


def test_what_a_click_did_stands_above_all_else(set_up: SetUp) -> None:
    """Before how the seat stands, and before the next question."""
    live = live_table(set_up(at_sea("havana")).table)
    asked = live.asked(0)
    assert asked is not None
    told = [
        str(part["content"])
        for part in walk(cockpit_layout(live, 0, ["found nobody"]).to_components())
        if part["type"] == 10
    ]
    order = [
        next(n for n, text in enumerate(told) if part in text)
        for part in ("found nobody", status(live, 0).splitlines()[0], live.texts.prompt(asked, 0))
    ]
    assert order == [0, 1, 2]


def test_what_cannot_be_taken_now_is_not_offered_and_explained() -> None:
    options = [Option("dear"), Option("cheap")]
    refuses = Decision(0, "shop", options, check=lambda picks: "too-few" if picks == ["dear"] else None)
    live = asks(refuses)
    _, labels = written(live)
    assert labels == ["option-cheap", *HELP]
    assert live.game is not None
    told = explain(live.game, 0)
    assert told is not None
    assert "option-dear – Choose at least" in "\n".join(explanation(Texts("en"), refuses, told))


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
    clicks = [read_id(control.click.custom_id) for control in controls(asked, 7, texts, private=True)]
    assert [click.verb for click in clicks if click] == ["answer", "none"]


def test_a_card_says_in_brief_what_it_does_and_its_explanation_all_of_it() -> None:
    things = ["chain_shot", "grapeshot", "reinforced_hull"]
    options = [Option(f"mod:{thing}", {"mod": thing, "gold": 3}) for thing in things]
    live, texts = asks(Decision(0, "shop", options)), Texts("en")
    said = written(live)[0]
    assert all(texts.gist(thing) in said for thing in things)
    assert not any(texts.text(thing) in said for thing in things)
    assert live.game is not None
    told = explain(live.game, 0)
    assert told is not None
    explained = "\n".join(explanation(texts, live.game.waiting[0], told))
    assert all(texts.text(thing) in explained for thing in things)


def test_what_is_left_out_beneath_a_button_is_in_the_explanation() -> None:
    notes = (
        Note("scout-fight", {"chance": 56, "dice": 2, "rerolls": 0, "favor": 0}),
        Note("bounty", {"nation": "dutch", "number": 2, "count": 1}),
        Note("closes", {"zones": ["curacao", "st_maarten"]}, "loss"),
        Note("npc-reward", {"gold": 15}, "good"),
    )
    live, texts = asks(Decision(0, "shop", [Option("hunt")])), Texts("en")
    live.advice = lambda seat: Advice((), {"hunt": notes})
    (line,) = [line for line in written(live)[0].splitlines() if "option-hunt" in line]
    assert line == "-# **option-hunt** – Closes Curaçao and St. Maarten to you · Win: 15 gold"
    assert live.game is not None
    told = explain(live.game, 0)
    assert told is not None
    explained = "\n".join(explanation(texts, live.game.waiting[0], told, live.advice(0)))
    assert all(texts.note(note) in explained for note in notes)


def test_notes_that_stand_in_a_select_are_not_told_twice() -> None:
    def beneath(count: int) -> str:
        options = [Option(f"place{n}") for n in range(count)]
        live = asks(Decision(0, "shop", options))
        notes = {o.id: (Note("rumor-sure"),) for o in options}
        live.advice = lambda seat: Advice((), notes)
        return written(live)[0]

    said = Texts("en").note(Note("rumor-sure"))
    assert said not in beneath(12)
    assert beneath(6).count(said) == 6, "buttons have no room for notes"


def test_moves_are_buttons_however_much_else_there_is() -> None:
    moves = [Option(f"zone{n}", near="hand") for n in range(8)]
    others = [Option(f"card{n}") for n in range(6)]
    live = asks(Decision(0, "shop", [*others, *moves, Option("end", tone="decline")]))
    parts = list(walk(cockpit_layout(live, 0).to_components()))
    pressed = [part["label"] for part in parts if part["type"] == 2]
    assert pressed[:9] == [*(f"option-zone{n}" for n in range(8)), "End the turn"]
    (folded,) = [part["options"] for part in parts if part["type"] == 3]
    assert [line["label"] for line in folded] == [f"option-card{n}" for n in range(6)]


def test_what_is_warned_of_is_not_first_and_what_is_seldom_meant_put_aside() -> None:
    options = [Option("rash"), Option("wise"), Option("retire", tone="destructive", near="aside")]
    live = asks(Decision(0, "shop", options))
    live.advice = lambda seat: Advice((), {"rash": (Note("mutiny", {"chance": 30}, "warn"),)})
    parts = list(walk(cockpit_layout(live, 0).to_components()))
    pressed = [part["label"] for part in parts if part["type"] == 2]
    assert pressed[:2] == ["option-wise", "⚠ option-rash"]
    (aside,) = [part for part in parts if part["type"] == 3]
    made = read_id(aside["custom_id"])
    assert made is not None
    assert made.verb == "aside"
    assert [line["label"] for line in aside["options"]] == ["Retire this captain"]


def test_a_number_that_he_cannot_pay_is_no_button() -> None:
    asked = Decision(
        0, "shop", range=Range(1, 5), check=lambda picks: "too-few" if int(picks[0]) > 2 else None
    )
    live = asks(asked)
    ids = [
        read_id(part["custom_id"])
        for part in walk(cockpit_layout(live, 0).to_components())
        if part["type"] == 2
    ]
    assert [click.rest for click in ids if click and click.verb == "answer"] == ["1", "2"]


def test_no_two_controls_of_a_table_and_a_page_of_orders_are_one() -> None:
    """What two of them offer is one control: the way back must be another one."""
    live = asks(Decision(0, "shop", [Option("rum")]))
    pressed = [
        part["custom_id"]
        for part in walk(cockpit_layout(live, 0, page=ORDERS).to_components())
        if part["type"] == 2
    ]
    backs = [click for one in pressed if (click := read_id(one)) and click.verb == "choices"]
    assert len(backs) == 1
    assert backs[0].custom_id != f"q:choices:{live.id}"


def test_nothing_held_is_a_figure_too() -> None:
    table = Table.new("port_royal", seats=3, seed="broke")
    live = live_table(table)
    coins = table.view(0)["places"]["coins.top:0"]
    assert f"**{coins} coins**" in status(live, 0)
    view = table.view(0)
    del view["places"]["coins.top:0"]
    table.view = lambda seat, *, facts=True: view
    assert "**0 coins**" in status(live, 0)


def test_modules_stand_in_the_status_in_one_line() -> None:
    table = Table.new("marauders", seats=2, modules=["favors", "loyalty", "contraband"], seed="status")
    while not all(seat["captain"] for seat in table.view(None)["state"]["seats"]):
        seat, asked = next(iter(table.waiting.items()))
        table.answer(seat, asked.number, list(asked.default))
    said = status(live_table(table), 0).splitlines()
    assert said[-1] == "Favors 0/5 · Crew: Content"
