"""The moderators' panel takes a table back, moves, closes, deletes and mends it."""

from __future__ import annotations

from typing import Any

import pytest

from bot.controls.ids import CustomId
from data.store import Status
from tests.bot.conftest import World
from tests.bot.interactions.clicks.consoles import Panel, leaving, panel_count, panel_of
from tests.bot.interactions.cogs.test_cogs import here, sea
from tests.bot.strict import archive
from tests.bot.time.tables import answer
from tests.bot.time.test_time_and_faults import restart
from tests.bot.watching.crews import now


async def test_going_back_further_undoes_everything_since(world: World) -> None:
    panel = await panel_of(world)
    for name in ("Anne", "Bart"):
        await answer(world, panel.live, name)
    await panel.page("back")
    steps = list(panel.choices("conback"))
    await panel.pick("conback", steps[-1])
    assert f"{len(steps)} steps would be undone" in panel.text
    await panel.press("conbacksure")
    assert sorted((await panel.table()).waiting) == [0, 1]


async def test_a_table_that_has_gone_on_is_not_taken_back_by_an_old_panel(world: World) -> None:
    live = await sea(world)
    await world.member("Anne").slash(here(world, live), "answer", choice=leaving(live))
    panel = await Panel(world, live).open()
    await panel.page("back")
    await panel.pick("conback", next(iter(panel.choices("conback"))))
    live = await panel.table()
    await world.member("Anne").slash(here(world, live), "answer", choice=live.waiting[0].options[0].id)
    before = (await panel.table()).game.save()  # pyright: ignore[reportOptionalMemberAccess]
    assert "has gone on since" in await panel.press("conbacksure")
    assert (await panel.table()).game.save() == before  # pyright: ignore[reportOptionalMemberAccess]


async def test_two_moderators_who_go_back_at_once_go_back_once(world: World) -> None:
    live = await sea(world)
    await world.member("Anne").slash(here(world, live), "answer", choice=leaving(live))
    one, other = await Panel(world, live).open(), await Panel(world, live, "Chief").open()
    for panel in (one, other):
        await panel.page("back")
        await panel.pick("conback", next(iter(panel.choices("conback"))))
    await one.press("conbacksure")
    assert "has gone on since" in await other.press("conbacksure")
    assert panel_count(world, live, "went back to before") == 1


# --- the message, the place, the end ------------------------------------------------------------------------


async def test_a_table_is_posted_anew_and_the_message_before_is_closed(world: World) -> None:
    panel = await panel_of(world)
    before = world.newest("choices", panel.live.place)
    await panel.press("condo", "post")
    after = world.newest("choices", panel.live.place)
    assert after.id != before.id
    left = [message for message in world.messages(panel.live.place) if message.id == before.id]
    assert not any(world.buttons(one) for one in left)


async def test_a_table_whose_message_was_deleted_is_posted_anew(world: World) -> None:
    panel = await panel_of(world)
    gone = world.newest("choices", panel.live.place)
    del world.env.backend.messages[panel.live.place][gone.id]
    await panel.press("condo", "post")
    assert world.newest("choices", panel.live.place).id != gone.id


async def test_a_table_moves_to_another_channel_and_leaves_word(world: World) -> None:
    tavern = world.guild.create_text_channel("tavern")
    panel = await panel_of(world)
    old = panel.live.place
    await panel.page("elsewhere")
    assert "#tavern" in panel.choices("conmove").values()
    await panel.pick("conmove", str(tavern.id))
    live = await panel.table()
    assert live.row.channel == tavern.id
    assert live.place != old
    assert world.newest("choices", live.place)
    assert f"moved this table to <#{live.place}>" in world.all_text(old)
    with pytest.raises(AssertionError):
        world.newest("choices", old)


async def test_a_table_moves_out_of_a_thread_that_is_archived(world: World) -> None:
    panel = await panel_of(world)
    old = panel.live.place
    archive(world, old)
    await panel.page("elsewhere")
    await panel.pick("conmove", str(world.channel.id))
    live = await panel.table()
    assert live.place != old
    assert world.newest("choices", live.place)


async def test_a_table_whose_thread_is_gone_is_moderated_by_its_number_and_moved(world: World) -> None:
    live = await world.table("Anne", "Bart")
    panel = await Panel(world, live).open(table=live.id)
    old = live.place
    world.env.backend.delete_channel(old)
    await panel.press("condo", "pause")
    assert "has stopped" in panel.text
    assert (await panel.table()).waits.still
    await panel.page("elsewhere")
    await panel.pick("conmove", str(world.channel.id))
    live = await panel.table()
    assert live.place != old
    assert world.newest("choices", live.place)


@pytest.mark.parametrize("status", [403, 500])
async def test_what_cannot_be_announced_is_done_all_the_same(world: World, status: int) -> None:
    panel = await panel_of(world)
    path = f"/channels/{panel.live.place}/messages"
    world.env.inject_error("POST", path, status=status, code=50013 if status == 403 else 0, times=None)
    await panel.press("condo", "pause")
    assert "has stopped" in panel.text
    assert (await panel.table()).waits.still


async def test_a_table_is_closed_and_opened_again(world: World) -> None:
    panel = await panel_of(world)
    await panel.page("close")
    await panel.press("conclose")
    assert (await panel.table()).row.status is Status.ENDED
    assert "Boss has closed this table" in panel.public()
    assert "Open again" in panel.buttons
    await panel.press("condo", "reopen")
    assert (await panel.table()).is_running
    assert "Boss opened this table again" in panel.public()
    assert world.newest("choices", panel.live.place)


async def test_a_lobby_is_closed_and_opened_again(world: World) -> None:
    live = await world.lobby(world.member("Anne"))
    panel = await Panel(world, live).open(table=live.id)
    assert "not begun" in panel.text
    await panel.page("close")
    await panel.press("conclose")
    assert (await now(world, live)).row.status is Status.ENDED
    await panel.press("condo", "reopen")
    assert (await now(world, live)).row.status is Status.LOBBY


async def test_deleting_is_asked_about_and_leaves_nothing(world: World) -> None:
    panel = await panel_of(world)
    await panel.page("delete")
    assert "Nobody can bring it back" in panel.text
    assert (await panel.table()).is_running
    await panel.press("condelete")
    store = world.bot.store
    assert not await store.tables.find()
    assert not await store.tables.history(panel.live.id)
    assert "has deleted" in panel.public()
    assert "is deleted" in panel.text
    with pytest.raises(AssertionError):
        world.newest("choices", panel.live.place)
    again = await panel.actor.slash(world.channel, "moderate console", table=panel.live.id)
    assert "not here any more" in world.said(again)


async def test_a_second_click_on_delete_is_told_there_is_no_such_table(world: World) -> None:
    live = await world.table("Anne", "Bart")
    one, other = await Panel(world, live).open(), await Panel(world, live, "Chief").open()
    for panel in (one, other):
        await panel.page("delete")
    await one.press("condelete")
    assert "not here any more" in await other.press("condelete")


async def test_an_export_comes_as_a_file_for_the_moderator_alone(world: World) -> None:
    panel = await panel_of(world)
    result = await world.click(panel.actor, panel.message, "condo", "export")
    (message,) = [one for one in result.followups if one.ephemeral]
    assert world.stored(message).attachments
    assert "holds what a spectator knows" in world.text(message)


# --- repairs ------------------------------------------------------------------------------------------------


async def mend(panel: Panel, *picks: str) -> None:
    """Answer what is asked about a repair, up to the last question."""
    await panel.page("fix")
    for n, pick in enumerate(picks):
        rest = ";".join(["0", *picks[:n]]) if n else "0"
        if pick.lstrip("-").isdecimal():
            result = await panel.world.click(panel.actor, panel.message, "connumber")
            assert result.modal
            await panel.actor.submit_modal(result, {"number": pick})
        else:
            await panel.pick("conrepair", pick, rest)


async def test_gold_is_given_announced_and_marked(world: World) -> None:
    live = await sea(world)
    assert live.game is not None
    before = live.game.running.state.seats[0].captain.gold
    panel = await Panel(world, live).open()
    await mend(panel, "repair:gold", "seat:0", "5")
    assert "Is that right?" in panel.text
    assert "Anne" in panel.text
    await panel.press("conmend")

    live = await panel.table()
    assert live.game is not None
    assert live.game.running.state.seats[0].captain.gold == before + 5
    assert "Boss repaired something" in panel.public()
    assert "Anne got 5 gold" in panel.public()
    (told,) = [line["args"] for line in live.game.log(None) if line["key"] == "repaired.gold"]
    assert told == {"seat": 0, "gold": 5}
    assert live.game.export()["repairs"] == 1
    assert "Repaired" in panel.text
    assert world.newest("choices", live.place)


async def test_a_ship_is_moved_after_a_restart_between_question_and_click(world: World) -> None:
    live = await sea(world)
    panel = await Panel(world, live).open()
    await mend(panel, "repair:place", "seat:0", "zone:caribbean_sea")
    await restart(world)
    await panel.press("conmend")
    live = await panel.table()
    assert live.game is not None
    assert live.game.running.state.seats[0].captain.zone == "caribbean_sea"


async def test_a_law_refuses_a_repair_in_one_sentence(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    live = await sea(world)
    panel = await Panel(world, live).open()
    await mend(panel, "repair:glory", "seat:0", "5")
    live = await panel.table()
    assert live.game is not None
    before = live.game.save()
    monkeypatch.setattr("engine.kernel.table.mending.lawful", broken)
    assert "laws of the game do not allow that" in await panel.press("conmend")
    assert (await panel.table()).game.save() == before  # pyright: ignore[reportOptionalMemberAccess]


def broken(game: Any) -> None:
    from engine.kernel.play.lawful import LawBroken

    raise LawBroken("nothing holds")


async def test_nothing_is_repaired_while_an_answer_is_half_given(world: World) -> None:
    panel = await panel_of(world)
    await answer(world, panel.live, "Anne")
    assert "half answered" in await panel.press("console", "fix")


async def test_a_repair_that_is_possible_no_more_is_refused(world: World) -> None:
    """Between the question and the click somebody else's turn has come."""
    live = await sea(world)
    panel = await Panel(world, live).open()
    await mend(panel, "repair:actions", "9")
    click = CustomId("conmend", live.id, rest="repair:actions;99")
    assert "whole number from 0 to 9" in await panel.press_forged(click)
    assert (await panel.table()).game.export()["repairs"] == 0  # pyright: ignore[reportOptionalMemberAccess]


async def test_a_repair_is_undone_like_any_step(world: World) -> None:
    live = await sea(world)
    panel = await Panel(world, live).open()
    await mend(panel, "repair:glory", "seat:0", "7")
    await panel.press("conmend")
    await panel.page("back")
    newest, label = next(iter(panel.choices("conback").items()))
    assert "A repair" in label
    await panel.pick("conback", newest)
    assert "glory is 7 instead of 0" in panel.text
    await panel.press("conbacksure")
    live = await panel.table()
    assert live.game is not None
    assert live.game.running.state.seats[0].glory == 0
    assert "went back to before a repair" in panel.public()
