"""Reaction windows in Discord: the cards, who is asked unseen, and what fits beneath a picture."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.controls.ids import read_id
from bot.present.decisions.decision import controls
from bot.present.table.scene import Scene, closed_layout, table_layout
from data.locale import Texts
from engine.kernel import Decision, Option
from render import Picture
from tests.bot.conftest import World
from tests.bot.posting.scenes import battle as battle
from tests.bot.posting.scenes import fight, of, parts, picture
from tests.bot.posting.test_poster import dms
from tests.bot.sailor import Sailor
from tests.bot.wire import view_problems

# --- windows ---


CARDS = ["fair_wind.1", "full_broadside.1"]


async def test_a_window_shows_each_card_with_its_text_beside_its_button(world: World, battle: Any) -> None:
    live = await battle(of(glory_cards=CARDS), of(), options={"windows": "always"})
    decision = live.asked(0)
    assert decision is not None
    assert decision.kind == "card.window"
    result = await world.click(world.member("Anne"), fight(world, live), "choices")
    assert result.response is not None
    panel = world.stored(result.response)
    sections = [part for part in parts(panel) if part["type"] == 9]
    offered = [option.id for option in decision.options if option.secret]
    assert len(sections) == len(offered)
    for section in sections:
        assert section["accessory"]["label"].startswith("Play ")
        assert len(section["components"][0]["content"]) > 30
    public = json.dumps([m.components for m in world.messages(live.place) if not m.is_ephemeral])
    assert not any(card in public for card in offered)


async def test_a_card_in_a_section_is_played_by_its_button_and_told_with_its_text(
    world: World, battle: Any
) -> None:
    force = [("seamanship", [1, 2]), ("seamanship", [5, 2])]
    live = await battle(of(glory_cards=["full_broadside.1"]), of(), force=force)
    result = await world.click(world.member("Anne"), fight(world, live), "choices")
    assert result.response is not None
    await world.click(world.member("Anne"), result.response, "answer", "card:full_broadside.1")
    public = world.all_text(live.place)
    assert f"Anne played **Full Broadside**: {live.texts.gist('full_broadside')}" in public


@pytest.mark.parametrize("holder", [0, 1])
async def test_with_windows_for_holders_alone_nothing_public_tells_who_is_asked(
    world: World, battle: Any, holder: int
) -> None:
    """What is posted and edited reads the same whoever holds the card: only that somebody is waited for."""
    seats = [of(), of()]
    seats[holder] = of(glory_cards=["full_broadside.1"])
    # Anne loses round one, then Bart does: whoever holds the card is asked in a round that he has lost.
    force = [
        ("seamanship", [1, 2] if holder == 0 else [5, 2]),
        ("seamanship", [5, 2] if holder == 0 else [1, 2]),
    ]
    live = await battle(*seats, options={"windows": "holders"}, force=force)
    decision = live.asked(holder)
    assert decision is not None
    assert decision.hidden
    message = fight(world, live)
    assert "Somebody is making a secret choice" in world.text(message)
    public = json.dumps([m.components for m in world.messages(live.place) if not m.is_ephemeral])
    for name in ("Anne", "Bart"):
        assert f"<@{world.member(name).id}>" not in public
    shown = picture(message)
    assert "has to answer" not in shown["description"]
    called = world.member(("Anne", "Bart")[holder])
    assert any("Full Broadside" in told for told in await dms(world, called.id))
    other = world.member(("Anne", "Bart")[1 - holder])
    assert not any("unseen" in told for told in await dms(world, other.id))


async def test_two_who_are_asked_unseen_look_like_one_and_an_answer_edits_nothing(
    world: World, battle: Any
) -> None:
    seats = [of(glory_cards=[card]) for card in ("full_broadside.1", "full_broadside.2")]
    force = [("seamanship", [1, 2]), ("seamanship", [1, 2])]
    live = await battle(*seats, options={"windows": "holders"}, force=force)
    asked = [seat for seat, decision in live.waiting.items() if decision.hidden]
    assert asked == [0, 1]
    message = fight(world, live)
    assert world.text(message).count("secret choice;") == 1
    before = len(world.env.http_requests)
    result = await world.click(world.member("Anne"), message, "choices")
    await world.click(world.member("Anne"), result.response, "answer", "pass")
    live = await world.bot.tables.open(live.id)
    assert list(live.waiting) == [1]
    public = [r for r in world.env.http_requests[before:] if f"/channels/{live.place}/" in r.path]
    assert not public, "nobody sees that somebody has answered"


async def test_a_hidden_question_is_answered_in_the_direct_message(world: World, battle: Any) -> None:
    force = [("seamanship", [1, 2]), ("seamanship", [5, 2])]
    live = await battle(
        of(glory_cards=["full_broadside.1"]), of(), options={"windows": "holders"}, force=force
    )
    anne = world.member("Anne")
    as_user: Any = anne.user
    channel = world.env.backend.dm_channels[anne.id]
    told = next(m for m in world.messages(channel) if "unseen" in world.text(m))
    await world.click(as_user, told, "answer", "card:full_broadside.1")
    live = await world.bot.tables.open(live.id)
    assert "Anne played **Full Broadside**" in world.all_text(live.place)
    assert not [b for b in world.buttons(told) if "answer" in b["custom_id"]], "answered where it was asked"


async def test_a_battle_is_fought_to_its_end_by_components_alone(world: World, battle: Any) -> None:
    live = await battle(
        of(glory_cards=CARDS), of(glory_cards=["into_the_smoke.1"]), options={"windows": "always"}
    )
    sailors = [Sailor(world, "Anne"), Sailor(world, "Bart")]
    number = fight(world, live).id
    for _ in range(300):
        live = await world.bot.tables.open(live.id)
        closed = next(m for m in world.messages(live.place) if m.id == number)
        if not world.buttons(closed):
            break
        acted = [await sailor.act(await world.bot.tables.open(live.id)) for sailor in sailors]
        assert any(acted)
    else:
        pytest.fail("the battle goes on and on")
    assert picture(closed) is not None
    world.check_wire()


# --- layouts ---


PICTURE = Picture(b"", "webp", "battle.webp", "A battle.", 1200, 900)


def test_beneath_a_picture_the_newest_lines_stay_within_all_limits() -> None:
    lines = [f"Line {number}: " + "x" * 200 for number in range(60)]
    asked = [
        Decision(seat, "battle.declare", [Option("shoot"), Option("board"), Option("flee")], number=1)
        for seat in range(4)
    ]
    scene = Scene(1, "A table", Texts("en"), told=lines, asked=asked, picture=PICTURE)
    for view in (table_layout(scene), closed_layout(scene)):
        assert not view_problems(view)
        text = str(view.to_components())
        assert "Line 59:" in text
        assert "Line 0:" not in text
        assert "Earlier lines are in the log" in text
        assert "attachment://battle.webp" in text


def test_how_many_are_asked_in_secret_is_not_told() -> None:
    def shown(count: int) -> Any:
        asked = [Decision(seat, "card.window", [Option("pass")], hidden=True) for seat in range(count)]
        return table_layout(Scene(1, "A table", Texts("en"), asked=asked)).to_components()

    assert shown(1) == shown(2) == shown(4)


def test_a_hand_of_cards_with_long_texts_has_a_button_for_each() -> None:
    texts = Texts("de")
    held = [f"card:{card}" for card in ("full_broadside.1", "fair_wind.2", "into_the_smoke.1", "becalmed")]
    options = [Option(id, {"card": id[5:]}, say="play-card", secret=True) for id in held]
    passing = [Option(id, tone="decline") for id in ("pass", "pass_battle")]
    window = Decision(0, "card.window", [*options, *passing], number=3)
    made = controls(window, 1, texts, private=True)
    assert [control.label for control in made[: len(held)]] == [texts.option(option) for option in options]  # pyright: ignore[reportAttributeAccessIssue]
    assert [read_id(control.click.custom_id).rest for control in made[len(held) :]] == ["pass", "pass_battle"]  # pyright: ignore[reportOptionalMemberAccess]
