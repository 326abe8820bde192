"""What is posted, to whom it rings, and what happens when Discord does not take it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.posting import attempts
from bot.tables import LiveTable
from bot.tables.looks import Look
from data.store import StoreError
from engine.kernel import Decision, Option
from tests.bot.conftest import World
from tests.bot.interactions.clicks.test_clicks import own_click
from tests.bot.sailor import Sailor, play_on


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Waiting between attempts is Discord's business, not the tests'."""
    monkeypatch.setattr(attempts, "PAUSES", (0.001, 0.001, 0.001))


def sent(world: World, method: str = "POST", channel: int | None = None) -> list[Any]:
    """What was sent to a channel."""
    end = f"/channels/{channel}/messages" if channel else "/messages"
    return [r.json for r in world.env.http_requests if r.method == method and r.path.endswith(end)]


def rings(body: Any) -> set[int]:
    """Whom a message pings."""
    allowed: dict[str, Any] = body.get("allowed_mentions") or {}
    assert not allowed.get("parse"), "nobody is pinged by chance"
    return {int(user) for user in allowed.get("users", [])}


async def test_only_those_who_must_act_are_pinged_and_only_when_it_is_news_to_them(world: World) -> None:
    live = await world.table("Anne", "Bart", computers=1)
    anne, bart = world.member("Anne").id, world.member("Bart").id
    first = sent(world, channel=live.place)
    assert rings(first[-1]) == {anne, bart}
    panel, click = await own_click(world, live, "Anne")
    await world.member("Anne").click(panel, custom_id=click.custom_id)
    later = sent(world, channel=live.place)[len(first) :]
    assert all(bart not in rings(body) for body in later), "he was called already"
    for body in later:
        for text in json.dumps(body).split("<@")[1:]:
            assert text.startswith((str(anne), str(bart)))


async def test_one_message_lives_as_long_as_the_same_members_are_waited_for(world: World) -> None:
    live = await world.table("Anne", "Bart")
    before = world.newest("choices", live.place).id
    panel, click = await own_click(world, live, "Anne")
    await world.member("Anne").click(panel, custom_id=click.custom_id)
    message = world.newest("choices", live.place)
    assert message.id == before, "Bart is still waited for: edited, not posted anew"
    assert "Anne" not in world.text(message).split("Bart")[0].splitlines()[-1]


async def test_old_table_messages_keep_their_lines_and_lose_their_buttons(world: World) -> None:
    live = await world.table("Anne", "Bart", computers=1)
    live = await play_on(world, live, [Sailor(world, "Anne"), Sailor(world, "Bart")], most=12)
    tables = [m for m in world.messages(live.place) if any(c["type"] == 17 for c in m.components)]
    with_buttons = [m for m in tables if world.buttons(m)]
    assert len(tables) > 2
    assert with_buttons == tables[-1:]


async def test_errors_that_pass_are_tried_again(world: World) -> None:
    live = await world.table("Anne", "Bart")
    panel, click = await own_click(world, live, "Anne")
    world.env.inject_error("PATCH", f"/channels/{live.place}/messages/*", status=500, times=2)
    await world.member("Anne").click(panel, custom_id=click.custom_id)
    assert f"<@{world.member('Anne').id}>" not in world.text(world.newest("choices", live.place))


async def test_a_deleted_table_message_is_posted_anew(world: World) -> None:
    live = await world.table("Anne", "Bart")
    panel, click = await own_click(world, live, "Anne")
    gone = world.newest("choices", live.place)
    world.env.backend.delete_message(live.place, gone.id)
    await world.member("Anne").click(panel, custom_id=click.custom_id)
    assert world.newest("choices", live.place).id != gone.id


async def test_a_failing_picture_does_not_stop_a_table(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    import render

    def fail(*_: Any) -> Any:
        raise RuntimeError("no ink")

    monkeypatch.setattr(render, "board", fail)
    monkeypatch.setattr(render, "captain", fail)
    world.captain = default_answer
    live = await world.table("Anne", computers=1, game="marauders")
    live = await play_on(world, live, [Sailor(world, "Anne")], most=3)
    assert live.members_asked()
    anne, message = world.member("Anne"), world.newest("choices", live.place)
    assert "no picture" in world.said(await world.click(anne, message, "board"))
    assert "Glory" in world.said(await world.click(anne, message, "captain"))


async def default_answer(live: LiveTable, seat: int, decision: Any) -> list[str]:
    """A computer captain that takes the default."""
    return list(decision.default)


# --- direct messages ---


async def dms(world: World, member: int) -> list[str]:
    """The direct messages a member has got."""
    channel = world.env.backend.dm_channels.get(member)
    return [world.text(m) for m in world.messages(channel)] if channel is not None else []


async def test_the_hand_is_one_direct_message_that_is_kept_up_to_date(world: World) -> None:
    live = await world.table("Anne", "Bart")
    anne = world.member("Anne")
    (first,) = await dms(world, anne.id)
    live = await play_on(world, live, [Sailor(world, "Anne"), Sailor(world, "Bart")], most=40)
    (later,) = [told for told in await dms(world, anne.id) if "unseen" not in told]
    assert first != later
    assert live.game is not None
    for pebble in live.game.view(0)["places"].get("pebble.hand:0", []):
        assert pebble in later


async def test_closed_direct_messages_stop_nothing_and_are_mentioned_once(world: World) -> None:
    world.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=None)
    live = await world.table("Anne", "Bart")
    live = await play_on(world, live, [Sailor(world, "Anne"), Sailor(world, "Bart")], most=8)
    public = world.all_text(live.place)
    assert public.count("cannot send you direct messages") == 2, "once for each of the two"
    seat = (await world.bot.store.tables.seats(live.id))[0]
    assert seat.settings["dm"] == "closed"
    result = await world.click(world.member("Anne"), world.newest("hand", live.place), "hand")
    assert result.response is not None
    assert result.response.ephemeral
    assert world.said(result)


async def test_whoever_takes_a_seat_over_gets_its_hand_call_and_hidden_question_at_once(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tests.bot.interactions.cogs.test_cogs import here, moderator

    live = await world.table("Anne", "Bart", "Cora")
    assert live.game is not None
    plain = Decision(0, "turn", [Option("go"), Option("stay")], number=8)
    unseen = Decision(1, "window", [Option("play", secret=True), Option("pass")], hidden=True, number=9)
    monkeypatch.setattr(type(live.game), "waiting", property(lambda _: {0: plain, 1: unseen}))
    world.bot.poster.refresh(live)
    await world.bot.poster.settle(live)
    bart, boss = world.member("Bart"), moderator(world, "Boss")
    assert any("unseen by the others" in told for told in await dms(world, bart.id))
    for seat, name in ((0, "Dora"), (1, "Eve")):
        await boss.slash(here(world, live), "moderate replace", seat=str(seat), member=world.member(name))
    dora, eve = world.member("Dora").id, world.member("Eve").id
    assert any("Your hand" in told for told in await dms(world, dora))
    assert any("Your hand" in told for told in await dms(world, eve))
    assert any("unseen by the others" in told for told in await dms(world, eve))
    assert not any("unseen by the others" in told for told in await dms(world, bart.id)), "taken back"
    called = {member for body in sent(world, channel=live.place) for member in rings(body)}
    assert dora in called
    assert eve not in called, "her question is hidden"


# --- secrets ---


async def test_nothing_public_ever_carries_a_secret(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every public message, at every moment of a game: no option, card or amount of one seat alone."""
    live = await world.table("Anne", "Bart", computers=1)
    sailors = [Sailor(world, "Anne"), Sailor(world, "Bart")]
    checked = 0
    for _ in range(300):
        live = await world.bot.tables.open(live.id)
        if not live.is_running:
            break
        public = json.dumps([[m.components, m.content] for m in world.messages(live.place)])
        for seat, decision in live.waiting.items():
            for option in decision.options:
                if decision.secret or decision.hidden or option.secret:
                    checked += 1
                    assert f":{seat}:{decision.number}={option.id}" not in public
                    assert f'"value": "{option.id}"' not in public
        for sailor in sailors:
            await sailor.act(live)
    assert checked > 30


async def test_nothing_public_tells_whom_a_hidden_question_asks(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same message, posted or edited in the same way, whichever of two members is asked."""
    shown: list[Any] = []
    for asked in (0, 1):
        live = await world.table("Anne", "Bart")
        assert live.game is not None
        hidden = Decision(
            asked, "window", [Option("play", secret=True), Option("pass")], hidden=True, number=9
        )
        with monkeypatch.context() as game:
            game.setattr(type(live.game), "waiting", property(lambda _, it=hidden: {it.seat: it}))
            before = len(world.env.http_requests)
            world.bot.poster.refresh(live)
            await world.bot.poster.settle(live)
            own = {f":{live.id}": ":T", f"table {live.id}": "T", live.game.commitment[:12]: "C"}
            public: list[Any] = []
            for request in world.env.http_requests[before:]:
                if str(live.place) in request.path:
                    body = json.dumps(request.json)
                    for one, same in own.items():
                        body = body.replace(one, same)
                    public.append((request.method, body))
            text = world.all_text(live.place)
            called = world.member(("Anne", "Bart")[asked])
            assert any("unseen by the others" in told for told in await dms(world, called.id))
            result = await world.click(called, world.newest("choices", live.place), "choices")
            assert result.response is not None
            assert world.buttons(result.response), "its seat can answer"
        assert "Somebody is making a secret choice" in text
        shown.append(public)
    assert shown[0] == shown[1]


async def test_an_answer_that_cannot_be_shown_to_its_giver_is_not_called_a_failure(world: World) -> None:
    live = await world.table("Anne", "Bart")
    panel, click = await own_click(world, live, "Anne")
    world.env.inject_error("PATCH", "/webhooks/*/messages/@original", status=500, times=None)
    result = await world.member("Anne").click(panel, custom_id=click.custom_id)
    assert (await world.bot.tables.open(live.id)).asked(0) is None
    assert "nothing was changed" not in world.said(result)


async def test_a_wish_for_a_new_message_outlives_a_failure_of_the_store(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await world.table("Anne", "Bart")
    await world.calm()
    world.bot.poster.refresh(live)
    await world.calm()
    before, look, failed = posts(world, live), world.bot.tables.public_look, list[int]()
    assert before

    async def fails_once(guild: int) -> Look:
        if not failed:
            failed.append(guild)
            raise StoreError("away")
        return await look(guild)

    monkeypatch.setattr(world.bot.tables, "public_look", fails_once)
    world.bot.poster.post_again(live)
    await world.calm()
    assert failed
    world.bot.poster.refresh(live)
    await world.calm()
    assert posts(world, live) != before


def posts(world: World, live: LiveTable) -> list[int]:
    """The messages of a table's thread."""
    return [message.id for message in world.messages(live.place)]


async def test_whoever_has_lost_the_database_shows_nothing_more(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process shows the table then, in a state that this one does not know."""
    live = await world.table("Anne", "Bart")
    await world.calm()
    before = posts(world, live)

    def lost() -> None:
        raise StoreError("Another Quartermaster has taken over the database.")

    monkeypatch.setattr(world.bot.store, "check_ours", lost)
    world.bot.poster.post_again(live)
    await world.calm()
    assert posts(world, live) == before
    monkeypatch.undo()
    world.bot.poster.refresh(live)
    await world.calm()
    assert posts(world, live) != before
