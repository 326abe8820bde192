"""Killed at any point and started again: tables go on, old buttons and modals still work."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.controls.ids import CustomId, read_id
from bot.tables import LiveTable
from engine.kernel import Decision
from tests.bot.conftest import World
from tests.bot.interactions.clicks.test_clicks import forged, own_click
from tests.bot.sailor import Sailor, play_on


async def test_old_buttons_work_after_a_restart(world: World, tmp_path: Path) -> None:
    live = await world.table("Anne", "Bart")
    panel, click = await own_click(world, live, "Anne")
    await world.restart()
    await world.member("Anne").click(panel, custom_id=click.custom_id)
    live = await world.bot.tables.open(live.id)
    assert live.asked(0) is None
    assert live.asked(1) is not None


async def test_a_modal_opened_before_a_restart_is_answered_after_it(world: World, tmp_path: Path) -> None:
    live = await world.table("Anne", "Bart")
    live, seat, decision = await until_a_number(world, live)
    payer = world.member(live.holder(seat).name)
    number = CustomId("number", live.id, seat, decision.number)
    shown = await forged(world, payer, world.newest("choices", live.place), number)
    await world.restart()
    await payer.submit_modal(shown, {"number": "0"})
    live = await world.bot.tables.open(live.id)
    now = live.asked(seat)
    assert now is None or now.number != decision.number


async def until_a_number(world: World, live: LiveTable) -> tuple[LiveTable, int, Decision]:
    """Play until somebody is asked for a number."""
    sailors = [Sailor(world, holder.name) for holder in live.members]
    for _ in range(300):
        live = await world.bot.tables.open(live.id)
        for seat, decision in live.waiting.items():
            if decision.range:
                return live, seat, decision
        for sailor in sailors:
            await sailor.act(live)
    raise AssertionError("nobody was asked for a number")


async def test_a_whole_game_goes_on_through_restarts(world: World, tmp_path: Path) -> None:
    live = await world.table("Anne", "Bart", computers=1)
    for _ in range(12):
        sailors = [Sailor(world, "Anne"), Sailor(world, "Bart")]
        live = await play_on(world, live, sailors, most=2)
        if not live.is_running:
            break
        await world.restart()
        live = await world.bot.tables.open(live.id)
    live = await play_on(world, live, [Sailor(world, "Anne"), Sailor(world, "Bart")])
    assert not live.is_running


async def test_no_line_of_the_log_is_posted_twice_or_lost_over_restarts(world: World, tmp_path: Path) -> None:
    live = await world.table("Anne", "Bart")
    for _ in range(6):
        live = await play_on(world, live, [Sailor(world, "Anne"), Sailor(world, "Bart")], most=3)
        await world.restart()
        live = await world.bot.tables.open(live.id)
    stored = await world.bot.store.tables.entries(live.id)
    from engine.kernel import decode_entry

    texts = live.texts
    told = [
        texts.entry(read) for entry in stored if (read := decode_entry(entry.data).read(None)) is not None
    ]
    lines = [line for message in world.messages(live.place) for line in world.text(message).splitlines()]
    shown = [line.removeprefix("- ") for line in lines if line.startswith("- ")]
    assert [line.replace("**tiny**", "tiny") for line in shown] == told


def unheard(*_: object) -> None:
    """A process that dies before it can post."""


async def test_what_was_answered_but_not_posted_is_posted_at_the_next_start(
    world: World, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await world.table("Anne", "Bart")
    anne = world.member("Anne")
    panel, click = await own_click(world, live, "Anne")
    before = world.text(world.newest("choices", live.place))
    with monkeypatch.context() as dying:
        dying.setattr(world.bot.poster, "refresh", unheard)
        await anne.click(panel, custom_id=click.custom_id)
    assert world.text(world.newest("choices", live.place)) == before
    await world.restart()
    after = world.text(world.newest("choices", live.place))
    assert f"<@{anne.id}>" not in after
    assert f"<@{world.member('Bart').id}>" in after


async def test_computer_captains_who_were_asked_when_the_process_died_answer_at_the_next_start(
    world: World, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nothing(*_: object) -> None:
        return None

    with monkeypatch.context() as dying:
        dying.setattr(world.bot.tables, "let_captains_play", nothing)
        live = await world.table("Anne", computers=1)
    assert live.computers_asked() == [1]
    await world.restart()
    live = await world.bot.tables.open(live.id)
    assert live.computers_asked() == []
    assert live.members_asked()


def test_a_custom_id_is_short_enough_for_the_largest_numbers() -> None:
    click = CustomId("numbered", 2**63, 9, 2**31, "~0123456789abcdef")
    assert read_id(click.custom_id) == click
