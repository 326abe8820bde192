"""Battles and reaction windows in Discord: one living message with its picture, everything by component."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from types import SimpleNamespace
from typing import Any

import pytest

from bot.controls.ids import read_id
from bot.present.decisions.decision import controls
from bot.present.table.scene import Scene, closed_layout, table_layout
from bot.tables import LiveTable
from data.content import marauders_box
from data.locale import Texts
from engine.kernel import Beginning, Decision, Option, Table
from engine.kernel.step import under_way
from engine.marauders.game import MARAUDERS
from engine.marauders.sea.raids import MerchantRaid
from engine.marauders.state import bound_to
from render import Picture
from tests.bot.conftest import World
from tests.bot.posting.test_poster import dms, rings, sent
from tests.bot.sailor import Sailor
from tests.bot.taps import Tapper, laid_out
from tests.bot.wire import view_problems
from tests.marauders.table import at_battle, at_sea, in_port

Seat = Mapping[str, Any]

# Hits whose locations the dice tell, so that nobody is asked where they land.
CALM = [("seamanship", [1, 2]), ("seamanship", [1, 3])]


@pytest.fixture
def battle(world: World, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Any]:
    """Opens a table of members that begins with a battle of the first two seats."""

    async def opened(
        *seats: Seat,
        force: Any = (),
        options: Mapping[str, Any] | None = None,
        change: Callable[[Beginning], None] | None = None,
    ) -> LiveTable:
        def new(game: str, **more: Any) -> Table:
            settled = MARAUDERS.resolve_options({**more["options"], **(options or {})})
            beginning = MARAUDERS.positions.begin(
                {"turn": 0, "seats": list(seats)}, more["seats"], settled, ()
            )
            (change or at_battle())(beginning)
            known: dict[str, Any] = {**more, "options": settled}
            return Table.new(MARAUDERS, **known, force=force, beginning=beginning)

        with monkeypatch.context() as patched:
            patched.setattr("bot.lobbies.starting.Table", SimpleNamespace(new=new))
            return await world.table("Anne", "Bart", game="marauders")

    return opened


def of(**more: Any) -> Seat:
    """A seat at sea with a frigate."""
    return at_sea("nassau", ship="frigate", **more)


def fight(world: World, live: LiveTable) -> Any:
    """The message that carries the picture and can be answered."""
    return world.newest("choices", live.place)


def picture(message: Any) -> Any:
    """The picture on a message, or None."""
    found = [part for part in _parts(message) if part["type"] == 12]
    return found[0]["items"][0] if found else None


def _parts(message: Any) -> list[dict[str, Any]]:
    return [part for top in message.components for part in [top, *top.get("components", [])]]


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
    await bart.tap("The English")
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
    await anne.tap("The English")
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
    assert "it escaped" in world.text(settled)
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
    await anne.tap("The English")
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
    await anne.tap("The English")
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
    sections = [part for part in _parts(panel) if part["type"] == 9]
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
    assert "Anne played **Full Broadside**" in public
    assert f"({live.texts.text('full_broadside')})" in public


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
