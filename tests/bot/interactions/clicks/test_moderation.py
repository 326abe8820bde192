"""The moderators' private panel of a table: who may, what it shows, time, acting for seats."""

from __future__ import annotations

import json

import discord
import pytest

from bot.controls.ids import CustomId
from engine.kernel.table.saved import digest
from tests.bot.conftest import World
from tests.bot.interactions.clicks.consoles import Panel, leaving, panel_count, panel_of
from tests.bot.interactions.clicks.test_clicks import forged
from tests.bot.interactions.cogs.test_cogs import here, sea
from tests.bot.time.tables import answer, letters, paced
from tests.bot.watching.crews import now, owner

SURE = (
    CustomId("conbacksure", rest="1.1"), CustomId("conclose"), CustomId("condelete"), CustomId("conunseen"),
    CustomId("conmend", rest="repair:gold;seat:0;5"), CustomId("conheir", rest="0.computer"),
    CustomId("congive", seat=0, number=1, rest="default"), CustomId("condo", rest="pause"),
    CustomId("condo", rest="nudge"), CustomId("condo", rest="export"), CustomId("condo", rest="post"),
    CustomId("console", rest="back"),
)  # fmt: skip
"""What a forged click could ask for."""


# --- who may ------------------------------------------------------------------------------------------------


async def test_a_member_gets_no_console(world: World) -> None:
    live = await world.table("Anne", "Bart")
    anne = world.member("Anne")
    with pytest.raises(Exception, match=r"permission|hidden|allowed|default"):
        await anne.slash(here(world, live), "moderate console")


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("click", SURE, ids=lambda click: f"{click.verb} {click.rest or ''}")
async def test_a_members_forged_clicks_change_nothing(world: World, click: CustomId) -> None:
    live = await world.table("Anne", "Bart")
    live = await now(world, live)
    assert live.game is not None
    before = live.game.save()
    made = CustomId(click.verb, live.id, click.seat, click.number, click.rest)
    result = await forged(world, world.member("Anne"), world.newest("choices", live.place), made)
    assert "may manage the server" in world.said(result)
    live = await now(world, live)
    assert live.is_running
    assert live.game is not None
    assert live.game.save() == before
    assert not live.waits.still


async def test_who_is_a_moderator_no_more_can_press_nothing(world: World) -> None:
    role = world.guild.create_role("stewards")
    steward = world.member("Steward", roles=[role])
    await world.bot.tables.set_guild(world.guild.id, moderator_role=role.id)
    live = await world.table("Anne", "Bart")
    seats = (await steward.slash(here(world, live), "seat show")).response
    assert seats is not None
    await world.click(steward, seats, "console")
    await world.bot.tables.set_guild(world.guild.id, moderator_role=None)
    result = await world.click(steward, seats, "condo", "pause")
    assert "may manage the server" in world.said(result)
    assert not (await now(world, live)).waits.still


async def test_a_table_of_another_server_is_none(world: World) -> None:
    live = await world.table("Anne", "Bart")
    other = world.env.create_guild("Elsewhere")
    role = other.create_role("boss", permissions=discord.Permissions(manage_guild=True))
    stranger = other.add_member(world.env.create_user("stranger"), roles=[role])
    result = await stranger.slash(other.create_text_channel("x"), "moderate console", table=live.id)
    assert "not here any more" in world.said(result)


async def test_members_do_not_see_the_way_to_it(world: World) -> None:
    live = await world.table("Anne", "Bart")
    seats = (await world.member("Anne").slash(here(world, live), "seat show")).response
    with pytest.raises(AssertionError):
        world.control(seats, "console")


# --- what it shows ------------------------------------------------------------------------------------------


async def test_it_shows_whom_the_table_waits_for_and_since_when(world: World) -> None:
    panel = await panel_of(world)
    assert "Anne (asked <t:" in panel.text
    assert "Bart (asked <t:" in panel.text
    await answer(world, panel.live, "Anne")
    await panel.page("main")
    assert "Anne" not in panel.text
    assert set(panel.buttons) >= {
        "Nudge",
        "More time",
        "Stop the clock",
        "Post anew",
        "Export",
        "Repair",
        "Delete",
    }


async def test_who_is_asked_unseen_is_named_nowhere(world: World) -> None:
    panel = await until_unseen(world)
    live = await panel.table()
    (hidden,) = [seat for seat, one in live.waiting.items() if one.hidden]
    assert "Somebody is asked unseen" in panel.text
    assert live.names[hidden] not in panel.text
    await panel.page("act")
    assert live.names[hidden] not in panel.text
    boss = panel.actor
    for seat in range(3):
        refused = await boss.slash(here(world, live), "moderate act", seat=str(seat))
        assert "is not asked anything" in world.said(refused)
    await panel.press("conunseen")
    live = await panel.table()
    assert not any(one.hidden for one in live.waiting.values())
    assert "Boss had the default given for those who were asked unseen" in panel.public()
    assert "Boss had" in panel.text


async def until_unseen(world: World) -> Panel:
    """The panel of a table at which somebody is asked unseen."""
    live = await world.table("Anne", "Bart", "Cora")
    for _ in range(200):
        live = await now(world, live)
        if any(one.hidden for one in live.waiting.values()):
            return await Panel(world, live).open()
        seat, decision = min(live.waiting.items())
        async with world.bot.tables.hold(live.id) as held:
            await world.bot.tables.answer(held, seat, decision.number, decision.default)
    raise AssertionError("nobody was asked unseen")


# --- time ---------------------------------------------------------------------------------------------------


async def test_a_nudge_reminds_whom_the_table_waits_for_and_once_an_hour(world: World) -> None:
    live = await paced(world, "Anne", "Bart")
    await answer(world, live, "Bart")
    panel = await Panel(world, live).open()
    await panel.press("condo", "nudge")
    assert "reminded" in panel.text
    await world.let_pass(0.5)
    assert letters(world, "Anne")
    assert not letters(world, "Bart")
    assert "within the last hour" in await panel.press("condo", "nudge")
    await world.let_pass(1)
    assert "within the last hour" not in await panel.press("condo", "nudge")


async def test_more_time_is_given_where_a_clock_runs(world: World) -> None:
    live = await paced(world, "Anne", "Bart")
    panel = await Panel(world, live).open()
    await panel.press("condo", "more")
    assert "Boss has given you more time" in panel.public()
    panel = await panel_of(world, "Cora", "Dora")
    assert "No clock is running" in await panel.press("condo", "more")


async def test_the_clock_stands_still_until_it_is_let_run_again(world: World) -> None:
    live = await paced(world, "Anne", "Bart", end="default")
    panel = await Panel(world, live).open()
    await panel.press("condo", "pause")
    assert "Boss has stopped" in panel.public()
    assert "has stopped the clock" in panel.text
    await world.let_pass(60)
    assert 0 in (await panel.table()).waiting, "no time runs out"
    assert "stands still" in await panel.press("condo", "nudge")
    await panel.press("condo", "goon")
    assert "lets this table’s clock run again" in panel.public()
    await world.let_pass(60)
    assert "the usual answer was given" in panel.public()


async def test_two_moderators_who_stop_the_clock_at_once_stop_it_once(world: World) -> None:
    live = await paced(world, "Anne", "Bart")
    one, other = await Panel(world, live).open(), await Panel(world, live, "Chief").open()
    await one.press("condo", "pause")
    await other.press("condo", "pause")
    assert panel_count(world, live, "has stopped") == 1
    assert "Let the clock run" in other.buttons


# --- acting for a seat --------------------------------------------------------------------------------------


async def test_a_moderator_gives_an_open_answer_or_the_default(world: World) -> None:
    live = await sea(world)
    panel = await Panel(world, live).open()
    await panel.page("act")
    await panel.pick("conact", "0")
    assert "end" in panel.choices("congive")
    await panel.pick("congive", "end", "pick0")
    assert "Boss answered for Anne" in panel.public()
    assert "Boss answered for Anne" in panel.text


async def test_of_a_secret_question_a_moderator_sees_nothing(world: World) -> None:
    panel = await panel_of(world)
    live = await panel.table()
    secret = [option.id for option in live.waiting[0].options if option.secret]
    assert secret
    await panel.page("act")
    await panel.pick("conact", "0")
    wire = json.dumps(world.stored(panel.message).components)
    assert not [one for one in secret if one in wire]
    forged_ = CustomId("congive", live.id, 0, live.waiting[0].number, rest="pick9")
    assert "secret" in await panel.pick_forged(forged_, secret[0])
    assert 0 in (await panel.table()).waiting
    await panel.press("congive", "computer")
    assert 0 not in (await panel.table()).waiting


async def test_an_answer_that_is_settled_meanwhile_is_not_given_twice(world: World) -> None:
    panel = await panel_of(world)
    await panel.page("act")
    await panel.pick("conact", "0")
    await answer(world, panel.live, "Anne")
    before = (await panel.table()).next_entry
    assert await panel.press("congive", "default")
    assert (await panel.table()).next_entry == before
    assert "Boss answered" not in panel.public()


# --- seats --------------------------------------------------------------------------------------------------


async def test_a_seat_is_given_to_a_computer_captain_and_to_the_moderator(world: World) -> None:
    panel = await panel_of(world, "Anne", "Bart", "Cora")
    await panel.page("seats")
    await panel.pick("conseat", "1")
    await panel.press("conheir", "1.computer")
    assert await owner(world, panel.live, 1) == "computer"
    assert "Boss gave seat 2 away" in panel.public()
    await panel.page("seats")
    await panel.pick("conseat", "1")
    assert set(panel.choices("conheir").values()) == {"Yourself", "Bart"}
    await panel.pick("conheir", "me")
    assert await owner(world, panel.live, 1) == "Boss"


async def test_a_seat_goes_back_to_who_had_it_and_to_nobody_who_knows_another(world: World) -> None:
    panel = await panel_of(world, "Anne", "Bart", "Cora")
    for seat in ("1", "2"):
        await panel.page("seats")
        await panel.pick("conseat", seat)
        await panel.press("conheir", f"{seat}.computer")
    await panel.page("seats")
    await panel.pick("conseat", "2")
    assert "Bart" not in panel.choices("conheir").values()
    refused = await panel.actor.slash(
        here(world, panel.live), "moderate replace", seat="2", member=world.member("Bart")
    )
    assert "knows its secrets" in world.said(refused)
    await panel.pick("conheir", str(world.member("Cora").id))
    assert await owner(world, panel.live, 2) == "Cora"


async def test_the_last_member_keeps_his_seat(world: World) -> None:
    panel = await panel_of(world, "Anne", computers=1)
    await panel.page("seats")
    await panel.pick("conseat", "0")
    assert await panel.press("conheir", "0.computer")
    assert await owner(world, panel.live, 0) == "Anne"


# --- back ---------------------------------------------------------------------------------------------------


async def test_going_back_lists_the_steps_and_what_each_would_undo(world: World) -> None:
    live = await sea(world)
    game = (await now(world, live)).game
    assert game is not None
    before = digest(game.running)
    await world.member("Anne").slash(here(world, live), "answer", choice=leaving(live))
    panel = await Panel(world, live).open()
    await panel.page("back")
    steps = panel.choices("conback")
    newest = next(iter(steps))
    assert steps[newest].endswith("Anne")
    await panel.pick("conback", newest)
    assert "Undo this step (Anne)?" in panel.text
    await panel.press("conbacksure")
    assert digest((await panel.table()).game.running) == before  # pyright: ignore[reportOptionalMemberAccess]
    assert "Boss went back to before an answer of Anne" in panel.public()
