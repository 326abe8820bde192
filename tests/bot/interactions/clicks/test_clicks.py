"""What may be clicked by whom, when; and what whoever clicks wrongly is told, alone."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest
from structlog.testing import capture_logs

from bot.controls.ids import CustomId
from bot.tables import LiveTable
from data.store import StoreError
from engine.kernel import Decision, KernelFault, Option, Range
from tests.bot.conftest import World
from tests.bot.sailor import Sailor


def state(live: LiveTable) -> bytes:
    """The whole game, to see whether anything changed."""
    assert live.game is not None
    return live.game.save()


async def forged(world: World, who: Any, message: Any, click: CustomId) -> Any:
    """Click a button that stood on the message once: its custom id is all that Discord sends."""
    stored = message
    component = {
        "type": 1,
        "components": [{"type": 2, "style": 1, "label": "x", "custom_id": click.custom_id}],
    }
    shown, stored.components = stored.components, [*stored.components, component]
    try:
        return await who.click(world.handle(stored), custom_id=click.custom_id)
    finally:
        if stored.components and stored.components[-1] is component:
            stored.components = shown


async def own_click(world: World, live: LiveTable, name: str) -> tuple[Any, CustomId]:
    """A private panel of a member and the first answer on it."""
    member = world.member(name)
    result = await world.click(member, world.newest("choices", live.place), "choices")
    assert result.response is not None
    for component in world.buttons(result.response):
        from bot.controls.ids import read_id

        click = read_id(component["custom_id"])
        if click is not None and click.verb == "answer":
            return result.response, click
    raise AssertionError("no answer on the panel")


async def end(world: World, who: Any, place: Any) -> Any:
    """Close a table by `/game end`, and by the button that asks whether it is meant."""
    asked = await who.slash(place, "game end")
    assert asked.response is not None
    return await world.click(who, asked.response, "shut")


async def test_a_click_is_known_by_its_id_alone(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """The library keeps no message to find a control on, and builds none anew before the click is told of."""
    built: list[str] = []
    for kind in (discord.ui.View, discord.ui.LayoutView):
        monkeypatch.setattr(kind, "from_message", lambda *_, **__: built.append("a message"))
    live = await world.table("Anne", "Bart")
    shown = await world.click(world.member("Anne"), world.newest("choices", live.place), "choices")
    assert world.buttons(shown.response)
    kept = world.bot._connection._view_store
    assert (built, kept._views, kept._dynamic_items) == ([], {}, {})


async def test_the_library_waits_for_no_click_on_an_answer(world: World) -> None:
    """It would keep a private answer for fifteen minutes, with a task that waits for them to pass."""
    anne = world.member("Anne")
    live = await world.lobby(anne)
    refused = await forged(world, anne, world.newest("join"), CustomId("answer", live.id))
    assert world.said(refused)
    assert [task for task in asyncio.all_tasks() if "BaseView" in repr(task)] == []


async def test_a_stranger_is_told_so_and_nothing_changes(world: World) -> None:
    live = await world.table("Anne", "Bart")
    before = state(live)
    _, click = await own_click(world, live, "Anne")
    result = await forged(world, world.member("Eve"), world.newest("choices", live.place), click)
    assert "You have no seat" in world.said(result)
    assert state(live) == before


async def test_the_wrong_seat_is_told_whose_decision_it_is_and_what_is_its_own(world: World) -> None:
    live = await world.table("Anne", "Bart")
    before = state(live)
    _, click = await own_click(world, live, "Anne")
    result = await forged(world, world.member("Bart"), world.newest("choices", live.place), click)
    assert "for Anne to decide" in world.said(result)
    # Bart is asked something himself: it comes along, ready to be answered.
    assert list(world.buttons(result.followups[0]._message))
    assert state(live) == before


async def test_a_second_click_on_the_same_button_is_answered_with_what_is_open_now(world: World) -> None:
    live = await world.table("Anne", "Bart")
    panel, click = await own_click(world, live, "Anne")
    anne = world.member("Anne")
    await anne.click(panel, custom_id=click.custom_id)
    before = state(live)
    result = await forged(world, anne, world.newest("choices", live.place), click)
    assert "not asked anything" in world.said(result)
    assert "Bart" in world.said(result)
    assert state(live) == before


async def test_an_old_button_is_told_that_its_question_is_settled(world: World) -> None:
    live = await world.table("Anne", "Bart")
    _, click = await own_click(world, live, "Anne")
    old = CustomId(click.verb, click.table, click.seat, 10_000, click.rest)
    result = await forged(world, world.member("Anne"), world.newest("choices", live.place), old)
    assert "settled" in world.said(result)


async def test_a_finished_table_says_that_it_is_over(world: World) -> None:
    live = await world.table("Anne", "Bart")
    _, click = await own_click(world, live, "Anne")
    message = world.newest("choices", live.place)
    await end(world, world.member("Anne"), world.channel)
    result = await forged(world, world.member("Anne"), message, click)
    assert "is over" in world.said(result)
    assert "closed before its end" in world.all_text(live.place)


@pytest.mark.parametrize(("status", "code"), [(404, 10062), (400, 40060), (503, 0)])
async def test_an_acknowledgement_that_discord_refuses_is_no_error_and_changes_nothing(
    world: World, status: int, code: int
) -> None:
    live = await world.table("Anne", "Bart")
    panel, click = await own_click(world, live, "Anne")
    before = state(live)
    with capture_logs() as logged:
        for use in ("click", "slash"):
            world.env.inject_error("POST", "/interactions/*/callback", status=status, code=code, times=1)
            if use == "click":
                await world.member("Anne").click(panel, custom_id=click.custom_id)
            else:
                await world.member("Anne").slash(world.channel, "who")
    assert len([line for line in logged if "acknowledged" in line["event"]]) == 2
    assert not [line for line in logged if line["log_level"] == "error" or line.get("exc_info")]
    assert state(live) == before


async def test_a_table_that_is_gone_and_a_verb_of_another_version_are_answered(world: World) -> None:
    live = await world.table("Anne", "Bart")
    anne, message = world.member("Anne"), world.newest("choices", live.place)
    assert "not here any more" in world.said(await forged(world, anne, message, CustomId("hand", 999)))
    assert "older version" in world.said(await forged(world, anne, message, CustomId("jig", live.id)))


async def test_picks_that_the_rules_refuse_are_explained_in_private(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await world.table("Anne", "Bart")
    game = live.game
    assert game is not None

    def refuse(*_: Any) -> Any:
        from engine.kernel import AnswerError

        raise AnswerError("too-few", least=2, most=3)

    monkeypatch.setattr(game, "answer", refuse)
    panel, click = await own_click(world, live, "Anne")
    before = state(live)
    result = await world.member("Anne").click(panel, custom_id=click.custom_id)
    assert "2" in world.said(result)
    assert state(live) == before


async def test_a_rule_that_fails_is_reported_and_leaves_the_table_as_it_was(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await world.table("Anne", "Bart")
    assert live.game is not None

    def fail(*_: Any) -> Any:
        raise KernelFault("a step failed")

    panel, click = await own_click(world, live, "Anne")
    with monkeypatch.context() as broken:
        broken.setattr(live.game, "answer", fail)
        result = await world.member("Anne").click(panel, custom_id=click.custom_id)
    assert "exactly as it was" in world.said(result)
    result = await world.member("Anne").click(panel, custom_id=click.custom_id)
    live = await world.bot.tables.open(live.id)
    assert live.asked(0) is None, "the same answer goes through once the rule works"


async def test_an_answer_that_cannot_be_stored_did_not_happen(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await world.table("Anne", "Bart")
    before = state(live)
    panel, click = await own_click(world, live, "Anne")

    async def fail(*_: Any, **__: Any) -> None:
        raise StoreError("the disk is full")

    with monkeypatch.context() as broken:
        broken.setattr(world.bot.store.tables, "append", fail)
        result = await world.member("Anne").click(panel, custom_id=click.custom_id)
    assert "could not store" in world.said(result)
    live = await world.bot.tables.open(live.id)
    assert live.asked(0) is not None
    assert live.game is not None
    assert live.game.view(0) == _loaded(before).view(0)
    await world.member("Anne").click(panel, custom_id=click.custom_id)
    assert (await world.bot.tables.open(live.id)).asked(0) is None


def _loaded(data: bytes) -> Any:
    from engine.kernel import Table

    return Table.load(data)


async def test_an_answer_can_be_taken_back_by_its_button_while_nothing_was_learned(world: World) -> None:
    live = await world.table("Anne", "Bart")
    anne = world.member("Anne")
    panel, click = await own_click(world, live, "Anne")
    await anne.click(panel, custom_id=click.custom_id)
    assert live.asked(0) is None
    message = world.newest("undo", live.place)
    await world.click(anne, message, "undo")
    again = (await world.bot.tables.open(live.id)).asked(0)
    assert again is not None
    assert again.number != click.number
    result = await forged(world, anne, world.newest("choices", live.place), CustomId("undo", live.id))
    assert world.said(result), "there is nothing left to take back, and it says so"


async def test_a_number_is_asked_by_a_modal(world: World) -> None:
    live = await world.table("Anne", "Bart")
    sailors = [Sailor(world, "Anne"), Sailor(world, "Bart")]
    payers: list[int] = []
    for _ in range(200):
        live = await world.bot.tables.open(live.id)
        payers = [seat for seat, decision in live.waiting.items() if decision.range]
        if payers:
            break
        for sailor in sailors:
            await sailor.act(live)
    seat = payers[0]
    decision = live.asked(seat)
    assert decision is not None
    payer = world.member(live.holder(seat).name)
    number = CustomId("number", live.id, seat, decision.number)
    shown = await forged(world, payer, world.newest("choices", live.place), number)
    assert shown.modal
    assert "number" in str(shown.modal).lower()
    wrong = await payer.submit_modal(shown, {"number": "9"})
    assert "0" in world.said(wrong)
    assert live.asked(seat) is not None
    shown = await forged(world, payer, world.newest("choices", live.place), number)
    await payer.submit_modal(shown, {"number": "0"})
    live = await world.bot.tables.open(live.id)
    assert (live.asked(seat) or Decision(0, "")).number != decision.number


async def test_long_lists_are_picked_from_in_pages_and_confirmed(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await world.table("Anne", "Bart")
    game, anne = live.game, world.member("Anne")
    assert game is not None
    long = Decision(0, "offer", [Option(f"card:{n}") for n in range(60)], least=2, most=3, number=77)
    given: list[Any] = []
    monkeypatch.setattr(type(game), "waiting", property(lambda _: {0: long}))

    def answer(*about: Any) -> None:
        given.append(about)

    monkeypatch.setattr(game, "answer", answer)
    world.bot.poster.refresh(live)
    await world.bot.poster.settle(live)
    message = world.newest("pick", live.place)
    opened = await world.click(anne, message, "pick")
    page = opened.response
    assert page is not None
    assert page.ephemeral
    assert world.control(page, "sure")["disabled"]
    await world.select(anne, page, "draft", ["card:3"])
    await world.click(anne, page, "pick", "1")
    await world.select(anne, page, "draft", ["card:30", "card:31"])
    assert "card" in world.text(page)
    assert "3" in world.control(page, "sure")["label"]
    await world.click(anne, page, "sure")
    assert given == [(0, 77, ["card:3", "card:30", "card:31"])]


def test_numbers_are_read_as_people_type_them() -> None:
    from bot.interactions.clicks.decisions import number_of

    assert [number_of(text) for text in (" 12 ", "1 200", "+7", "7.", "x")] == ["12", "1200", "7", "7", "x"]
    assert Decision(0, "x", range=Range(0, 9)).why_not([number_of("x")])


async def test_a_table_is_not_there_for_another_server(world: World) -> None:
    live = await world.table("Anne", "Bart")
    before = state(live)
    elsewhere = world.env.create_guild("Elsewhere")
    channel = elsewhere.create_text_channel("cove")
    anne = elsewhere.add_member(world.member("Anne").user)
    _, answer = await own_click(world, live, "Anne")
    await world.bot.get_partial_messageable(channel.id).send("A message of another table.")
    looking = ("choices", "hand", "captain", "board", "log", "undo", "fairness")
    words = CustomId("words", live.id, rest="0")
    for click in (answer, words, *(CustomId(verb, live.id) for verb in looking)):
        result = await forged(world, anne, world.messages(channel.id)[-1], click)

        assert world.said(result) == "That table is not here any more."
    assert state(live) == before


@pytest.mark.parametrize(("name", "there"), [("Anne", True), ("Eve", False)])
async def test_in_direct_messages_a_table_is_there_for_its_members(
    world: World, name: str, there: bool
) -> None:
    live = await world.table("Anne", "Bart")
    user: Any = world.member(name).user
    channel = await world.bot.create_dm(discord.Object(user.id))
    await channel.send("Ahoy!")

    result = await forged(world, user, world.messages(channel.id)[-1], CustomId("log", live.id))

    assert ("not here any more" not in world.said(result)) is there
