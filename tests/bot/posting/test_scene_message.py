"""Battles and raids in Discord: one living message with its picture, everything by component."""

from __future__ import annotations

from typing import Any

import pytest

from bot.tables import LiveTable
from data.content import marauders_box
from engine.kernel import Beginning
from engine.kernel.step import under_way
from engine.marauders.sea.raids import MerchantRaid
from engine.marauders.state import bound_to
from tests.bot.conftest import World
from tests.bot.posting.scenes import CALM, fight, of, picture
from tests.bot.posting.scenes import battle as battle
from tests.bot.posting.test_poster import rings, sent
from tests.bot.taps import Tapper, laid_out
from tests.marauders.table import at_battle, at_sea, in_port


def raids(world: World, live: LiveTable) -> list[Any]:
    """The messages with the picture of a raid."""
    pictured = [(message, picture(message)) for message in world.messages(live.place)]
    return [message for message, shown in pictured if shown is not None and "raid" in shown["media"]["url"]]


async def declare(world: World, live: LiveTable, name: str, action: str) -> LiveTable:
    """Press the button of an action on the battle's message."""
    await world.click(world.member(name), fight(world, live), "answer", action)
    return await world.bot.tables.open(live.id)


async def test_a_battle_has_a_message_with_a_picture_and_words_for_it(world: World, battle: Any) -> None:
    live = await battle(of(), of(), force=CALM)
    message = fight(world, live)
    shown = picture(message)
    assert shown is not None
    assert "battle" in shown["media"]["url"]
    assert "round 2" in shown["description"]
    assert "Attacking" in shown["description"]
    text = world.text(message)
    assert "went for a shot" in text
    assert "won the contest" in text or "a draw" in text
    labels = [button["label"] for button in world.buttons(message)]
    assert any(label.startswith("Shoot: 3 hits") for label in labels)
    assert any("your 3 Crew vs their 3" in label for label in labels)


async def test_it_is_edited_from_round_to_round_and_never_posted_anew(world: World, battle: Any) -> None:
    live = await battle(of(), of(), force=CALM)
    first = fight(world, live)
    before = picture(first)["description"]
    live = await declare(world, live, "Anne", "shoot")
    assert fight(world, live).id == first.id
    after = picture(fight(world, live))["description"]
    assert before != after
    assert "Action: Shoot" in after


async def test_whoever_must_act_next_is_called_beneath_it_and_only_one_call_stays(
    world: World, battle: Any
) -> None:
    live = await battle(of(), of(), force=CALM * 2)
    anne, bart = world.member("Anne").id, world.member("Bart").id
    for name, called in (("Anne", bart), ("Bart", anne)):
        posted = len(sent(world, channel=live.place))
        live = await declare(world, live, name, "shoot")
        assert [rings(body) for body in sent(world, channel=live.place)[posted:]] == [{called}]
        (left,) = [m for m in world.messages(live.place) if "your move" in world.text(m)]
        assert f"<@{called}>" in world.text(left)


@pytest.mark.in_turn(3)
async def test_the_message_is_closed_with_its_picture_when_the_battle_is_over(
    world: World, battle: Any
) -> None:
    live = await battle(of(), of(), force=CALM)
    number = fight(world, live).id
    live = await declare(world, live, "Anne", "flee")
    live = await declare(world, live, "Bart", "flee")
    closed = next(m for m in world.messages(live.place) if m.id == number)
    assert picture(closed) is not None
    assert not world.buttons(closed)
    assert "both fled" in world.text(closed), "told to its end"
    after = fight(world, live)
    assert after.id != number
    assert "board" in picture(after)["media"]["url"]
    assert "both fled" not in world.text(after)
    assert not [m for m in world.messages(live.place) if "your move" in world.text(m)]


async def test_a_raid_that_fails_unasked_closes_with_the_picture_of_its_end(
    world: World, battle: Any
) -> None:
    def raid(beginning: Beginning) -> None:
        him = bound_to(beginning.state.seats[0].captain)
        beginning.steps.insert(0, under_way(MerchantRaid(**him, nation="spanish")))

    cards = [card.id for card in marauders_box().cargo.values() if card.icon == "escape"]
    force = [("raid", cards[:3]), ("seamanship", [5, 1]), ("raid card", cards[3:4])]
    live = await battle(of(), of(), force=force, change=raid)
    message = fight(world, live)
    assert "As the cards lie" in picture(message)["description"]
    await declare(world, live, "Anne", "draw")
    closed = next(m for m in world.messages(live.place) if m.id == message.id)
    assert "has escaped" in picture(closed)["description"]
    assert picture(closed)["description"].count("(Escape)") == 4


async def test_after_a_raid_that_ends_unasked_the_turn_goes_on_beneath_its_heading(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    cards = [card.id for card in marauders_box().cargo.values() if card.icon == "escape"]
    position = {
        "turn": 0,
        "seats": [in_port("tortuga"), at_sea("nassau", ship="galleon")],
        "zones": {"nassau": {"merchant": "english"}},
    }
    force = [("scouting", [5, 1]), ("raid", cards[:3]), ("seamanship", [5, 1]), ("raid card", cards[3:4])]
    live = await laid_out(world, monkeypatch, position, force=force)
    anne, bart = Tapper(world, live, "Anne"), Tapper(world, live, "Bart")
    await anne.tap("End the turn")
    heading = "**Bart** ("
    assert heading in world.text(world.newest("choices", live.place))
    await bart.tap("Scout for a merchant")
    await bart.tap("Raid her")
    await bart.tap("Draw 1 more card")
    assert "raid.escaped" in await bart.told()
    await bart.open()
    await bart.tap("Sail")
    newest = world.text(world.newest("choices", live.place))
    assert heading in newest
    assert "Nassau →" in newest
    assert "Undo: “Nassau →" in bart.says()


ENGLISH_MERCHANT = {
    "turn": 0,
    "seats": [at_sea("nassau", ship="galleon"), in_port("tortuga")],
    "zones": {"nassau": {"merchant": "english"}},
}


async def test_a_raid_settled_at_one_press_has_a_message_with_its_picture(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No die succeeds, so nothing is asked between its first card and its end."""
    cards = [card.id for card in marauders_box().cargo.values() if card.icon == "escape"]
    force = [("scouting", [5, 1]), ("raid", cards[:3]), ("seamanship", [1, 2])]
    live = await laid_out(world, monkeypatch, ENGLISH_MERCHANT, force=force)
    anne = Tapper(world, live, "Anne")
    before = {m.id for m in world.messages(live.place)}
    await anne.tap("Scout for a merchant")
    await anne.tap("Raid her")
    told = await anne.told()
    assert "raid.escaped" in told
    assert "raid.changed" not in told
    (settled,) = raids(world, live)
    assert settled.id not in before
    words = picture(settled)["description"]
    assert "Nassau" in words
    assert "has escaped" in words
    assert words.count("(Escape)") == 3
    assert not world.buttons(settled)
    assert "she got away" in world.text(settled)
    newest = world.newest("choices", live.place)
    assert newest.id > settled.id, "the turn goes on beneath it"
    assert "board" in picture(newest)["media"]["url"]
    assert "it escaped" not in world.text(newest)
    await anne.open()
    await anne.tap("Sail")
    assert [m.id for m in raids(world, live)] == [settled.id], "it is shown once"


async def test_the_picture_of_a_raid_settled_at_once_shows_what_it_has_broken(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    box = marauders_box().cargo.values()
    masts = [card.id for card in box if card.icon == "masts"]
    calm = [card.id for card in box if card.icon == "escape"]
    force = [("scouting", [5, 1]), ("raid", [*masts[:2], *calm[:1]]), ("seamanship", [1, 2])]
    position = {**ENGLISH_MERCHANT, "seats": [at_sea("nassau", ship="sloop"), in_port("tortuga")]}
    live = await laid_out(world, monkeypatch, position, force=force)
    anne = Tapper(world, live, "Anne")
    await anne.tap("Scout for a merchant")
    await anne.tap("Raid her")
    assert "raid.failed" in await anne.told()
    (settled,) = raids(world, live)
    words = picture(settled)["description"]
    assert "Masts 0 of" in words


async def test_a_raid_settled_at_once_in_which_the_captain_dies_shows_the_ship_that_sinks(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the time it is posted, captain and ship have left the table."""
    box = marauders_box().cargo.values()
    hulls = [card.id for card in box if card.icon == "hull"]
    calm = [card.id for card in box if card.icon == "escape"]
    force = [("scouting", [5, 1]), ("raid", [*hulls[:2], *calm[:1]]), ("seamanship", [1, 2])]
    position = {**ENGLISH_MERCHANT, "seats": [at_sea("nassau", ship="sloop"), in_port("tortuga")]}
    live = await laid_out(world, monkeypatch, position, force=force)
    anne = Tapper(world, live, "Anne")
    await anne.tap("Scout for a merchant")
    await anne.tap("Raid her")
    assert "captain.died" in await anne.told()
    (settled,) = raids(world, live)
    words = picture(settled)["description"]
    assert "off Nassau" in words
    assert "with a Sloop" in words
    assert "Hull 0 of" in words
    assert not world.buttons(settled)
    assert "board" in picture(world.newest("choices", live.place))["media"]["url"]


async def test_a_second_battle_has_a_message_of_its_own(world: World, battle: Any) -> None:
    def twice(beginning: Beginning) -> None:
        at_battle()(beginning)
        at_battle()(beginning)

    live = await battle(of(), of(), force=CALM * 2, change=twice)
    number = fight(world, live).id
    live = await declare(world, live, "Anne", "flee")
    live = await declare(world, live, "Bart", "flee")
    second = fight(world, live)
    assert second.id != number
    assert picture(second) is not None
    closed = next(m for m in world.messages(live.place) if m.id == number)
    assert world.text(closed).count("attacked") == world.text(second).count("attacked") == 1
    assert "both fled" in world.text(closed)


async def test_a_picture_that_fails_stops_no_battle(
    world: World, battle: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: Any) -> Any:
        raise RuntimeError("no ink")

    monkeypatch.setattr("render.scene", fail)
    monkeypatch.setattr("render.board", fail)
    live = await battle(of(), of(), force=CALM)
    assert picture(fight(world, live)) is None
    live = await declare(world, live, "Anne", "shoot")
    assert live.asked(1) is not None


async def test_after_a_restart_the_same_message_goes_on(world: World, battle: Any) -> None:
    live = await battle(of(), of(), force=CALM)
    number = fight(world, live).id
    await world.restart()
    live = await declare(world, live, "Anne", "shoot")
    assert fight(world, live).id == number
    assert picture(fight(world, live)) is not None
