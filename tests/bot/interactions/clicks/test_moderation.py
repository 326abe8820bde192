"""The moderators' private panel of a table: each thing it does, who may, and what goes wrong on the way."""

from __future__ import annotations

import json
from typing import Any

import discord
import pytest

from bot.controls.ids import CustomId
from bot.tables import LiveTable
from data.store import Status
from engine.kernel.table.saved import digest
from tests.bot.conftest import World
from tests.bot.interactions.clicks.test_clicks import forged
from tests.bot.interactions.cogs.test_cogs import here, moderator, sea
from tests.bot.strict import archive
from tests.bot.time.tables import answer, letters, paced
from tests.bot.time.test_deadlines import restart
from tests.bot.watching.crews import now, owner

SURE = (
    CustomId("conbacksure", rest="1.1"), CustomId("conclose"), CustomId("condelete"), CustomId("conunseen"),
    CustomId("conmend", rest="repair:gold;seat:0;5"), CustomId("conheir", rest="0.computer"),
    CustomId("congive", seat=0, number=1, rest="default"), CustomId("condo", rest="pause"),
    CustomId("condo", rest="nudge"), CustomId("condo", rest="export"), CustomId("condo", rest="post"),
    CustomId("console", rest="back"),
)  # fmt: skip
"""What a forged click could ask for."""


class Panel:
    """The panel of a table as one moderator sees it and clicks on it."""

    def __init__(self, world: World, live: LiveTable, name: str = "Boss") -> None:
        self.world = world
        self.live = live
        self.actor = world.members[name] if name in world.members else moderator(world, name)
        self.message: Any = None

    async def open(self, **more: Any) -> Panel:
        """`/moderate console`."""
        place = self.world.channel if more else here(self.world, self.live)
        self.message = (await self.actor.slash(place, "moderate console", **more)).response
        assert self.message is not None
        assert self.message.ephemeral
        return self

    @property
    def text(self) -> str:
        """What stands on it."""
        return self.world.text(self.message)

    @property
    def buttons(self) -> list[str]:
        """The labels of its buttons."""
        return [one["label"] for one in self.world.buttons(self.message) if "label" in one]

    def choices(self, verb: str) -> dict[str, str]:
        """What a select offers: values and labels."""
        return {one["value"]: one["label"] for one in self.world.control(self.message, verb)["options"]}

    async def press(self, verb: str, rest: str | None = None) -> str:
        """Click a button; gives what is said besides."""
        result = await self.world.click(self.actor, self.message, verb, rest)
        await self.world.calm()
        await self.world.bot.services.crew_herald.settle()
        return self.said(result)

    async def pick(self, verb: str, value: str, rest: str | None = None) -> str:
        """Pick in a select; gives what is said besides."""
        result = await self.world.select(self.actor, self.message, verb, [value], rest)
        await self.world.calm()
        await self.world.bot.services.crew_herald.settle()
        return self.said(result)

    async def press_forged(self, click: CustomId) -> str:
        """A click on a button that the panel may not have; gives what is said besides."""
        return self.said(await forged(self.world, self.actor, self.world.stored(self.message), click))

    async def pick_forged(self, click: CustomId, value: str) -> str:
        """The same with something picked in a select."""
        stored = self.world.stored(self.message)
        options = [{"label": "x", "value": value}]
        select = {"type": 3, "custom_id": click.custom_id, "options": options}
        stored.components = [*stored.components, {"type": 1, "components": [select]}]
        result = await self.actor.select(self.world.handle(stored), [value], custom_id=click.custom_id)
        return self.said(result)

    def said(self, result: Any) -> str:
        """What is told in messages of its own."""
        return "\n".join(self.world.text(one) for one in result.followups if one.ephemeral)

    async def page(self, name: str) -> Panel:
        """Turn to a page."""
        await self.press("console", name)
        return self

    async def table(self) -> LiveTable:
        """The table as it is now."""
        return await now(self.world, self.live)

    def public(self) -> str:
        """What everybody reads at the table."""
        return self.world.all_text(self.live.place)


async def panel_of(world: World, *names: str, **more: Any) -> Panel:
    """The panel of a fresh table."""
    return await Panel(world, await world.table(*(names or ("Anne", "Bart")), **more)).open()


# --- who may ------------------------------------------------------------------------------------------------


async def test_a_member_gets_no_console(world: World) -> None:
    live = await world.table("Anne", "Bart")
    anne = world.member("Anne")
    with pytest.raises(Exception, match=r"permission|hidden|allowed|default"):
        await anne.slash(here(world, live), "moderate console")


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


def panel_count(world: World, live: LiveTable, words: str) -> int:
    return world.all_text(live.place).count(words)


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


def leaving(live: LiveTable) -> str:
    """A move out of the port, or along the coast."""
    return next(option.id for option in live.waiting[0].options if option.id.startswith("move:"))


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
