"""What becomes of a table that Discord does not take: its buttons stay, it is told, and it comes back."""

from __future__ import annotations

from typing import Any

import aiohttp
import discord
import pytest

from bot.posting import attempts, poster, trouble
from bot.tables import LiveTable
from tests.bot.conftest import World
from tests.bot.interactions.clicks.test_clicks import own_click
from tests.bot.interactions.cogs.test_cogs import here, moderator
from tests.bot.posting.test_poster import default_answer, dms, rings, sent
from tests.bot.sailor import Sailor, play_on
from tests.bot.strict import archive, be_strict, permit
from tests.bot.wire import walk


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Waiting between attempts is Discord's business, not the tests'."""
    monkeypatch.setattr(attempts, "PAUSES", (0.001, 0.001, 0.001))


@pytest.fixture(autouse=True)
def _strict(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    be_strict(world, monkeypatch)


def refuse(world: World, live: LiveTable, status: int, code: int = 0) -> None:
    """Let Discord refuse everything that is posted or edited at a table."""
    for method in ("POST", "PATCH"):
        for path in (f"/channels/{live.place}/messages", f"/channels/{live.place}/messages/*"):
            world.env.inject_error(method, path, status=status, code=code, message="no", times=None)


async def answer(world: World, live: LiveTable, name: str) -> Any:
    """A member gives some answer behind "Your choices"."""
    panel, click = await own_click(world, live, name)
    return await world.member(name).click(panel, custom_id=click.custom_id)


async def new_home(world: World, live: LiveTable) -> None:
    """Have a table posted anew by what nobody did who could be told of a failure."""
    await moderator(world, "Boss").slash(world.channel, "moderate home", table=live.id)


def said(world: World, results: list[Any]) -> str:
    return "\n".join(world.said(result) for result in results)


def buttoned(world: World, live: LiveTable) -> list[Any]:
    """The messages of a table that have buttons."""
    return [message for message in world.messages(live.place) if world.buttons(message)]


# --- permissions ---


async def test_without_permission_the_old_message_keeps_its_buttons_and_the_clicker_reads_what_is_missing(
    world: World,
) -> None:
    live = await world.table("Anne", "Bart", computers=1)
    before = world.newest("choices", live.place).id
    permit(world, world.channel.id, send_messages_in_threads=False)
    results: list[Any] = []
    for _ in range(3):
        for name in ("Anne", "Bart"):
            live = await world.bot.tables.open(live.id)
            if live.asked(live.seat_of(world.member(name).id) or 0):
                results.append(await answer(world, live, name))
    assert [message.id for message in buttoned(world, live)] == [before], "never without buttons"
    told = said(world, results)
    assert 1 <= told.count("I need Send Messages in Threads there") <= 2, "once for each who clicked"
    assert not [line for line in await dms(world, live.row.host) if "I need" in line], "who clicked was told"


async def test_when_the_permission_is_back_the_table_is_posted_without_a_click(world: World) -> None:
    live = await world.table("Anne", "Bart", computers=1)
    before = world.newest("choices", live.place).id
    permit(world, world.channel.id, send_messages_in_threads=False)
    live = await play_quietly(world, live)
    permit(world, world.channel.id, send_messages_in_threads=True)
    await world.env.settle()
    (message,) = buttoned(world, live)
    assert message.id != before
    waited = {holder.member for holder in live.members_asked()}
    assert rings(sent(world, channel=live.place)[-1]) <= waited
    assert not world.bot.poster.is_behind(await world.bot.tables.open(live.id))


async def play_quietly(world: World, live: LiveTable) -> LiveTable:
    """Play until a new message would have been posted."""
    for _ in range(12):
        for name in ("Anne", "Bart"):
            live = await world.bot.tables.open(live.id)
            if live.asked(live.seat_of(world.member(name).id) or 0):
                await answer(world, live, name)
        if world.bot.poster.is_behind(live):
            return live
    raise AssertionError("nothing new had to be posted")


async def test_a_role_that_is_given_its_rights_back_brings_the_table_back(world: World) -> None:
    live = await world.table("Anne", "Bart", computers=1)
    backend = world.env.backend
    (role,) = [role for role in backend.guilds[world.guild.id].roles.values() if role.managed]
    everyone = backend.guilds[world.guild.id].everyone_role
    held, common = role.permissions, everyone.permissions
    without = ~discord.Permissions(send_messages_in_threads=True).value
    backend.edit_role(world.guild.id, everyone.id, {"permissions": common & without})
    backend.edit_role(world.guild.id, role.id, {"permissions": held & without})
    live = await play_quietly(world, live)
    assert world.bot.poster.is_behind(live)
    backend.edit_role(world.guild.id, role.id, {"permissions": held})
    await world.env.settle()
    assert not world.bot.poster.is_behind(await world.bot.tables.open(live.id))


async def harbour(world: World) -> LiveTable:
    """A table whose message always carries a picture."""
    world.captain = default_answer
    return await world.table("Anne", computers=1, game="port_royal")


def pictures(world: World, message: Any) -> list[Any]:
    return [item for item in walk(world.stored(message).components) if item["type"] == 12]


def nothing_missing(*_: object) -> list[str]:
    """What a copy of the permissions tells that is not up to date."""
    return []


@pytest.mark.parametrize("known", [True, False])
async def test_where_files_are_refused_the_table_goes_on_without_pictures(
    world: World, monkeypatch: pytest.MonkeyPatch, known: bool
) -> None:
    """Whether the bot's own copy of the permissions tells so, or Discord's refusal alone."""
    live = await harbour(world)
    assert pictures(world, world.newest("choices", live.place))
    permit(world, world.channel.id, attach_files=False)
    with monkeypatch.context() as copy:
        if not known:
            copy.setattr(poster, "missing_at", nothing_missing)
        result = await answer(world, live, "Anne")
        message = world.newest("choices", live.place)
        assert not pictures(world, message)
        assert "without pictures" in world.said(result)
        assert "Attach Files" in world.said(result)
        assert "not allowed to post" not in world.said(result)
        again = await answer(world, live, "Anne")
        assert "without pictures" not in world.said(again), "once is enough"
        assert not world.bot.poster.is_behind(await world.bot.tables.open(live.id))
    permit(world, world.channel.id, attach_files=True)
    await world.env.settle()
    assert pictures(world, world.newest("choices", live.place))
    assert len(buttoned(world, live)) == 1


async def answer_in_public(world: World, live: LiveTable) -> Any:
    """Anne presses a button of the table's message."""
    message = world.newest("choices", live.place)
    for verb in ("answer", "none", "destructive"):
        for component in world.buttons(message):
            if component["custom_id"].startswith(f"q:{verb}:"):
                return await world.member("Anne").click(
                    world.handle(message), custom_id=component["custom_id"]
                )
    raise AssertionError(world.text(message))


# --- outages ---


@pytest.mark.parametrize(
    "fault",
    [TimeoutError(), aiohttp.ClientError("gone"), OSError("unreachable"), discord.RateLimited(900.0)],
    ids=lambda fault: type(fault).__name__,
)
async def test_whatever_goes_wrong_with_telling_the_table_is_tried_again(
    world: World, monkeypatch: pytest.MonkeyPatch, fault: Exception
) -> None:
    live = await world.table("Anne", "Bart", computers=1)
    world.env.inject_error("POST", "/channels/*/messages", status=503, times=None)

    async def fail(*_: Any, **__: Any) -> Any:
        raise fault

    monkeypatch.setattr(world.bot, "fetch_user", fail)
    await new_home(world, live)
    world.env.backend.faults.clear()
    assert table_message(live) is None
    await world.env.advance_time(trouble.LATER + 1)
    assert table_message(await world.bot.tables.open(live.id)) is not None


def table_message(live: LiveTable) -> int | None:
    return live.row.messages["table"]


async def test_an_outage_is_told_and_made_up_for_later(world: World) -> None:
    live = await world.table("Anne", "Bart")
    panel, click = await own_click(world, live, "Anne")
    refuse(world, live, 503)
    result = await world.member("Anne").click(panel, custom_id=click.custom_id)
    assert "I will try again" in world.said(result)
    anne = f"<@{world.member('Anne').id}>"
    assert anne in world.text(world.newest("choices", live.place)), "nothing could be posted"
    world.env.backend.faults.clear()
    await world.env.advance_time(trouble.LATER + 1)
    assert anne not in world.text(world.newest("choices", live.place))


async def test_a_lasting_failure_is_tried_again_ever_more_seldom(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await world.table("Anne", "Bart")
    world.env.inject_error("POST", "/channels/*/messages", status=403, code=50013, times=None)
    await new_home(world, live)

    def tries() -> int:
        return len(sent(world))

    counts: list[int] = []
    for minutes in (1, 1, 1, 4):
        before = tries()
        await world.env.advance_time(60 * minutes + 1)
        counts.append(tries() - before)
    assert counts[0] >= 1
    assert counts[1] == 0, "two minutes after the second"
    assert counts[2] >= 1
    assert counts[3] >= 1
    world.env.backend.faults.clear()
    await world.env.advance_time(trouble.LATEST + 1)
    assert not world.bot.poster.is_behind(await world.bot.tables.open(live.id))


async def test_a_message_that_could_not_be_closed_is_closed_the_next_time(world: World) -> None:
    live = await world.table("Anne", "Bart", computers=1)
    old = world.newest("choices", live.place).id
    await answer(world, live, "Anne")
    for method in ("PATCH", "DELETE"):
        world.env.inject_error(method, f"/channels/{live.place}/messages/*", status=500, times=None)
    await answer(world, live, "Bart")
    new = world.newest("choices", live.place).id
    assert {message.id for message in buttoned(world, live)} == {old, new}
    world.env.backend.faults.clear()
    live = await play_on(world, live, [Sailor(world, "Anne"), Sailor(world, "Bart")], most=1)
    assert len(buttoned(world, live)) == 1


# --- threads ---


async def test_an_archived_thread_is_opened_by_a_new_message_and_the_game_goes_on(world: World) -> None:
    """Threads archive after seven days: every slow game meets it."""
    live = await world.table("Anne", "Bart")
    first = world.newest("choices", live.place).id
    archive(world, live.place)
    result = await answer(world, live, "Anne")
    message = world.newest("choices", live.place)
    assert message.id != first
    assert [shown.id for shown in buttoned(world, live)] == [message.id], "the old one could be closed again"
    assert f"<@{world.member('Anne').id}>" not in world.text(message)
    assert not world.env.backend.channels[live.place].thread_metadata.archived  # pyright: ignore[reportOptionalMemberAccess]
    for told in (world.said(result), *await dms(world, live.row.host)):
        assert "post" not in told, "nothing is wrong"
    live = await play_on(world, live, [Sailor(world, "Anne"), Sailor(world, "Bart")], most=10)


async def test_a_battle_of_seven_days_goes_on_in_its_thread(world: World) -> None:
    live = await harbour(world)
    archive(world, live.place)
    await answer_in_public(world, live)
    assert len(buttoned(world, live)) == 1
    assert pictures(world, world.newest("choices", live.place))
    assert not world.bot.poster.is_behind(await world.bot.tables.open(live.id))


async def test_an_archived_thread_whose_moderator_locked_it_is_told_truthfully_and_waited_for(
    world: World,
) -> None:
    live = await world.table("Anne", "Bart")
    archive(world, live.place, locked=True)
    result = await answer(world, live, "Anne")
    assert "archived and locked" in world.said(result)
    assert "not allowed" not in world.said(result)
    assert (await world.bot.tables.open(live.id)).asked(0) is None, "the answer is stored"
    archive(world, live.place, archived=False)
    await world.env.settle()
    assert f"<@{world.member('Anne').id}>" not in world.text(world.newest("choices", live.place))


@pytest.mark.parametrize(
    ("status", "code", "sentence"),
    [
        (403, 50001, "not allowed to post"),
        (404, 10003, "is gone"),
        (400, 50035, "is not accepting my message"),
    ],
)
async def test_a_thread_that_takes_nothing_more_costs_no_answer_and_is_told_once_to_each(
    world: World, status: int, code: int, sentence: str
) -> None:
    live = await world.table("Anne", "Bart")
    panel, click = await own_click(world, live, "Anne")
    refuse(world, live, status, code)
    result = await world.member("Anne").click(panel, custom_id=click.custom_id)
    live = await world.bot.tables.open(live.id)
    assert live.asked(0) is None, "the answer is stored"
    assert world.said(result).count(sentence) == 1
    for count in (1, 0):
        again = await answer(world, live, "Bart")
        assert world.said(again).count(sentence) == count
        live = await world.bot.tables.open(live.id)
        if live.asked(1) is None:
            break
    assert not [told for told in await dms(world, live.row.host) if sentence in told]
    world.env.backend.faults.clear()
    world.bot.poster.refresh(live)
    await world.bot.poster.settle(live)
    assert world.newest("choices", live.place)


# --- deleted messages ---


async def test_whoever_looks_for_a_deleted_table_message_has_it_posted_anew_for_all(world: World) -> None:
    live = await world.table("Anne", "Bart", computers=1)
    await answer(world, live, "Anne")
    gone = world.newest("choices", live.place)
    lines = world.text(gone)
    world.env.backend.delete_message(live.place, gone.id)
    await world.member("Eve").slash(here(world, live), "who")
    again = world.newest("choices", live.place)
    assert again.id != gone.id
    assert world.text(again) == lines, "with all that stood on it"
    posted = len(sent(world, channel=live.place))
    await world.env.advance_time(60)
    await world.member("Eve").slash(here(world, live), "who")
    assert len(sent(world, channel=live.place)) == posted
