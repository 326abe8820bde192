"""What has happened is read: the log by captain and round, and the story since a member last looked."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from typing import Any

import pytest

from bot.controls.every import read
from bot.controls.looking import LOG_AT, LogPart
from bot.present.log.log import Wanted, log_layout, wanted
from bot.present.log.since import MOST_LINES, since_lines
from bot.tables import LiveTable
from bot.tables.live import Holder
from bot.tables.lobby import LobbyRow
from bot.tables.story import Logged, plan_of, read_by
from data.locale import Texts
from data.store import StoreError
from engine.kernel import Entry
from tests.bot.conftest import World
from tests.bot.sailor import Sailor, play_on
from tests.telling.games import log_of

NOW = datetime(2026, 1, 1, tzinfo=UTC)


class _Row:
    game = "marauders"


class _Live:
    """As much of a table as reading its log needs."""

    id = 7
    row = _Row()
    lobby = LobbyRow()
    game = None
    names = ("Anne", "Bart", "Cleo", "Dora")
    holders = tuple(map(Holder, range(4)))
    texts = story_texts = Texts("en").with_players(names)


LIVE: Any = _Live()


def logged(entries: list[Entry] | tuple[Entry, ...], seat: int | None) -> Logged:
    return Logged(read_by(enumerate(entries), seat), dict.fromkeys(range(len(entries)), NOW))


def text_of(view: Any) -> str:
    return "\n".join(item.content for item in view.walk_children() if hasattr(item, "content"))


def controls_of(view: Any) -> list[Any]:
    return [item for item in view.walk_children() if getattr(item, "custom_id", None)]


def whole(entries: tuple[Entry, ...], seat: int | None, asked: Wanted) -> str:
    """All pages of a log."""
    read, pages = logged(entries, seat), list[str]()
    while True:
        page = Wanted(len(pages), asked.seat, asked.rounds)
        text = text_of(log_layout(LIVE, read, page))
        pages.append(text.partition("\n")[2])
        told = re.match(r"### Log · page (\d+) of (\d+)", text)
        assert told is not None
        if told[1] == told[2]:
            return "\n".join(pages)


# --- the log ---


def test_the_whole_log_has_every_sentence_once() -> None:
    entries = log_of("marauders", 4, "first")
    text = whole(entries, None, Wanted())
    plan, texts = plan_of(LIVE.texts), LIVE.texts
    said = [
        f"- {texts.entry(read)}"
        for entry in entries
        if (read := entry.read(None)) is not None and plan.way(entry.key).head is None
    ]
    told = [line for line in text.splitlines() if line.startswith("- ")]
    assert told == [line for one in said for line in one.splitlines() if line.startswith("- ")]
    assert "took the helm" not in text


def test_the_log_of_a_captain_has_his_turns_and_what_names_him() -> None:
    entries = log_of("marauders", 4, "first")
    text = whole(entries, None, Wanted(seat=2))
    heads = [line for line in text.splitlines() if line.startswith("**Cleo**")]
    assert len(heads) > 3
    others = [line for line in text.splitlines() if line.startswith("- ") and "Cleo" not in line]
    for line in others:
        assert not re.match(r"- (Anne|Bart|Dora) (docked|bought|sold)", line), line


def test_the_log_of_a_round_begins_and_ends_with_it() -> None:
    entries = log_of("marauders", 4, "first")
    text = whole(entries, None, Wanted(rounds=(3, 3)))
    assert text.startswith("**Round 3**")
    assert "**Round 2**" not in text
    assert "**Round 4**" not in text


@pytest.mark.parametrize(
    ("game", "seats", "least"), [("marauders", 4, 5), ("port_royal", 3, 8), ("treasure_fleet", 3, 4)]
)
def test_every_game_has_rounds_to_choose(game: str, seats: int, least: int) -> None:
    view = log_layout(LIVE, logged(log_of(game, seats, "first"), None), Wanted())
    (select,) = [item for item in controls_of(view) if "=r." in item.custom_id]
    labels = [option.label for option in select.options]
    assert labels[0] == "All rounds"
    assert least <= len(labels) - 1 <= 24


def read_as(custom_id: str) -> LogPart:
    """What a control of the log says."""
    click = read(custom_id)
    assert click is not None
    assert click.control is LOG_AT
    return click.carried


def test_the_controls_say_what_they_ask_for() -> None:
    asked = Wanted(2, 1, (3, 4))
    view = log_layout(LIVE, logged(log_of("marauders", 4, "first"), None), asked)
    rests = [read_as(item.custom_id) for item in controls_of(view)]
    assert wanted(rests[0], ["2"]) == Wanted(None, 2, (3, 4))
    assert wanted(rests[0], ["a"]) == Wanted(None, None, (3, 4))
    assert wanted(rests[1], ["5-5"]) == Wanted(0, 1, (5, 5))
    assert all(wanted(rest, []).seat == 1 for rest in rests[2:])


@pytest.mark.in_turn(3)
async def test_the_log_is_read_page_by_page_and_by_captain(world: World) -> None:
    live = await world.table("Anne", "Bart", game="port_royal")
    live = await play_on(world, live, [Sailor(world, "Anne"), Sailor(world, "Bart")], most=30)
    anne = world.member("Anne")
    shown = await world.click(anne, world.newest("log", live.place), "log")
    assert shown.response is not None
    assert shown.response.ephemeral
    assert "’s turn" in world.text(shown.response)
    seat = str(live.seat_of(world.member("Bart").id))
    await world.select(anne, shown.response, "logat", [seat], rest="s.a.a")
    text = world.text(shown.response)
    heads = {line.split("**")[1] for line in text.splitlines() if line.startswith("**")}
    assert "Bart" in heads
    await world.select(anne, shown.response, "logat", ["1-1"], rest=f"r.{seat}.a")
    assert "page 1 of" in world.text(shown.response)
    world.check_wire()


# --- since one last looked ---


def story(entries: tuple[Entry, ...], seat: int, first: int, upto: int) -> list[str]:
    return since_lines(LIVE, read_by(list(enumerate(entries))[:upto], seat), seat, first)


@pytest.mark.in_turn(3)
def test_the_story_is_short_whatever_happened() -> None:
    entries = log_of("marauders", 4, "first")
    turns = [number for number, entry in enumerate(entries) if entry.key == "turn.began"]
    for first in turns[::11]:
        for upto in (*turns[3::17], len(entries)):
            for seat in range(4):
                lines = "\n".join(story(entries, seat, first, upto)).splitlines()
                assert len(lines) <= MOST_LINES
                assert len("\n".join(lines)) < 4000


@pytest.mark.in_turn(3)
def test_what_was_done_to_the_reader_comes_first() -> None:
    logs = (log_of("marauders", 4, seed, level=2) for seed in ("fifth", "sixth", "seventh", "eighth"))
    entries, at = next(
        (entries, number)
        for entries in logs
        for number, entry in enumerate(entries)
        if entry.key == "battle.began"
        and all(entry.args[side].get("seat") is not None for side in ("who", "against"))
    )
    target = entries[at].args["against"]["seat"]
    begins = max(n for n, entry in enumerate(entries[:at]) if entry.key == "turn.began")
    lines = story(entries, target, begins, at + 2)
    assert any(f"attacked {LIVE.names[target]}" in line for line in lines[:3])
    assert not lines[0].startswith("**")


def test_own_turns_are_no_news() -> None:
    entries = log_of("marauders", 4, "first")
    turns = [number for number, entry in enumerate(entries) if entry.key == "turn.began"]
    seat = entries[turns[0]].args["seat"]
    assert not any(f"**{LIVE.names[seat]}**" in line for line in story(entries, seat, turns[0], turns[4]))


def since_told(world: World, live: LiveTable, name: str) -> list[str]:
    member = world.member(name)
    told = [world.text(message) for message in world.messages(live.place, viewer=member.user)]
    return [text for text in told if "Since you last looked" in text]


@pytest.mark.in_turn(3)
async def test_the_first_look_after_others_played_tells_what_happened(world: World) -> None:
    live = await world.table("Anne", "Bart", game="port_royal")
    live = await play_on(world, live, [Sailor(world, "Anne"), Sailor(world, "Bart")], most=8)
    anne = world.member("Anne")
    await world.click(anne, world.newest("hand", live.place), "hand")
    # Bart plays on, and Anne answers for her part without a look.
    for _ in range(60):
        live = await world.bot.tables.open(live.id)
        seat = live.seat_of(anne.id)
        assert seat is not None
        if (decision := live.asked(seat)) is not None:
            async with live.lock:
                await world.bot.tables.answer(live, seat, decision.number, decision.default)
            continue
        await Sailor(world, "Bart").act(live)
        newest = [entry.key for _, entry in live.recent][-1:]
        if newest == ["harbour.turn"]:
            break
    await world.bot.poster.settle(live)
    shown = await world.click(anne, world.newest("hand", live.place), "hand")
    assert shown.response is not None
    assert "hand" in world.text(shown.response).lower(), "the hand comes first, at once"
    told = since_told(world, live, "Anne")
    assert len(told) == 1, "what was told before makes room"
    assert "**Bart**’s turn" in told[-1]
    await world.click(anne, world.newest("hand", live.place), "hand")
    assert since_told(world, live, "Anne") == told, "once"
    assert since_told(world, live, "Bart") == [] or "**Bart**" not in since_told(world, live, "Bart")[-1]
    row = await world.bot.store.looks.last(live.id, anne.id)
    assert row is not None
    entries = await world.bot.store.tables.entries(live.id)
    assert row.entry == entries[-1].number + 1
    world.check_wire()


async def test_what_was_told_goes_away_when_its_reader_goes_on(world: World) -> None:
    live = await world.table("Anne", "Bart", game="port_royal")
    live = await play_on(world, live, [Sailor(world, "Anne"), Sailor(world, "Bart")], most=8)
    while not since_told(world, live, "Anne"):
        live = await world.bot.tables.open(live.id)
        seat = live.seat_of(world.member("Anne").id)
        assert seat is not None
        if live.asked(seat) is None:
            await Sailor(world, "Bart").act(live)
            continue
        await world.click(world.member("Anne"), world.newest("hand", live.place), "hand")
        if not since_told(world, live, "Anne"):
            await Sailor(world, "Anne").act(live)
    live = await world.bot.tables.open(live.id)
    await world.click(world.member("Anne"), world.newest("hand", live.place), "hand")
    assert len(since_told(world, live, "Anne")) == 1, "a look takes nothing away"
    await Sailor(world, "Anne").act(live)
    assert since_told(world, live, "Anne") == []
    world.check_wire()


async def test_a_story_that_fails_stops_no_click(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    live = await world.table("Anne", "Bart", game="port_royal")

    async def fail(*_: object) -> None:
        raise StoreError("no ink")

    monkeypatch.setattr(world.bot.store.looks, "note", fail)
    monkeypatch.setattr(world.bot.store.looks, "last", fail)
    shown = await world.click(world.member("Anne"), world.newest("hand", live.place), "hand")
    assert shown.response is not None
    assert "not saved" not in world.said(shown)
