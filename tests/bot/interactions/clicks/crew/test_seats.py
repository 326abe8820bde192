"""Members come and go at a running table: who comes has everything at once, who goes has nothing left."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime

import pytest

from bot.controls.ids import CustomId
from bot.tables.crew import Crew
from bot.tables.tell import Tell
from engine.captains import Level
from tests.bot.conftest import World
from tests.bot.interactions.clicks.crew.panels import lent, panel_of
from tests.bot.interactions.clicks.test_clicks import own_click
from tests.bot.interactions.cogs.test_cogs import sea
from tests.bot.strict import archive, be_strict, permit
from tests.bot.time.tables import answer, newest_panel, paced, pinged
from tests.bot.watching.crews import forged, here, letters, now, owner, press, seat

# --- a computer captain's seat ---


async def test_who_takes_a_captains_seat_has_his_hand_at_once_and_is_called(world: World) -> None:
    live = await world.table("Anne", computers=1)
    assert "Welcome aboard" in await seat(world, live, "Eve", "take")
    assert await owner(world, live, 1) == "Eve"
    assert letters(world, "Eve"), "his hand is among his direct messages"
    assert "Eve took over seat 2" in world.all_text(live.place)
    before = len(world.env.http_requests)
    await answer(world, live, "Anne")
    live = await now(world, live)
    assert live.asked(1) is not None, "no captain answers for him"
    assert world.member("Eve").id in pinged(world, live, before)
    await answer(world, live, "Eve")
    assert live.asked(1) is None or live.asked(0) is not None


async def test_the_lobbys_message_leads_to_the_seats(world: World) -> None:
    live = await world.table("Anne", computers=1)
    await press(world, "Eve", world.newest("seats"), "seats")
    panel = newest_panel(world, world.member("Eve"), "sit")
    assert "Welcome aboard" in await press(world, "Eve", panel, "sit")
    assert await owner(world, live, 1) == "Eve"
    assert "seat already" in await press(world, "Eve", panel, "sit")


async def test_two_who_want_one_seat_at_once_do_not_both_get_it(world: World) -> None:
    live = await world.table("Anne", computers=1)

    async def take(name: str) -> str:
        try:
            await world.bot.crews.take(live.id, world.who(name), 1)
        except Tell as refused:
            return refused.key
        return "taken"

    eve, flo = world.member("Eve"), world.member("Flo")
    assert sorted(await asyncio.gather(take("Eve"), take("Flo"))) == ["taken", "tell-seat-taken"]
    await world.calm()
    assert (await now(world, live)).holder(1).member in (eve.id, flo.id)
    assert world.all_text(live.place).count("took over seat 2") == 1


async def test_who_knows_one_seat_can_return_to_it_and_to_no_other(world: World) -> None:
    live = await world.table("Anne", "Bart", computers=1)
    await world.member("Bart").slash(here(world, live), "game leave")
    assert "only return to that seat" in await seat(world, live, "Bart", "take", seat="2")
    assert "Welcome" in await seat(world, live, "Bart", "return")
    assert await owner(world, live, 1) == "Bart"
    assert await owner(world, live, 2) == "computer"


async def test_a_host_can_close_the_seats_and_whoever_left_still_returns(world: World) -> None:
    live = await world.table("Anne", "Bart", computers=1)
    await seat(world, live, "Anne", "show")
    await press(world, "Anne", panel_of(world, "Anne", live, "latecomers"), "latecomers")
    assert "invited players only" in await seat(world, live, "Eve", "take")
    await world.member("Bart").slash(here(world, live), "game leave")
    assert "Welcome" in await seat(world, live, "Bart", "take", seat="1")
    await seat(world, live, "Eve", "show")
    with pytest.raises(AssertionError):
        panel_of(world, "Eve", live, "latecomers")


async def test_a_host_silences_gentle_captains_and_lets_them_talk_again(world: World) -> None:
    sensible = await world.table("Anne", "Bart", computers=1)
    await seat(world, sensible, "Anne", "show")
    with pytest.raises(AssertionError):
        panel_of(world, "Anne", sensible, "asides")
    anne = world.member("Anne")
    lobby = await world.lobby(anne)
    message = world.newest("join")
    await world.click(world.member("Bart"), message, "join")
    await world.click(anne, message, "crew")
    panel = (await world.click(anne, message, "options")).response
    await world.select(anne, panel, "level", [str(int(Level.GENTLE))])
    await world.click(anne, message, "start")
    live = await world.bot.tables.open(lobby.id)
    await seat(world, live, "Anne", "show")
    await press(world, "Anne", panel_of(world, "Anne", live, "asides"), "asides")
    assert not (await now(world, live)).lobby.asides
    again = world.control(panel_of(world, "Anne", live, "asides"), "asides")
    assert again["label"] == "Let gentle captains talk"
    await seat(world, live, "Bart", "show")
    with pytest.raises(AssertionError):
        panel_of(world, "Bart", live, "asides")
    await press(world, "Anne", panel_of(world, "Anne", live, "asides"), "asides")
    assert (await now(world, live)).lobby.asides


# --- who goes ---


async def test_who_leaves_loses_panel_and_hand_and_answers_nothing(world: World) -> None:
    live = await world.table("Anne", "Bart", "Charlotte")
    panel, click = await own_click(world, live, "Bart")
    assert letters(world, "Bart")
    await seat(world, live, "Bart", "show")
    await press(world, "Bart", panel_of(world, "Bart", live, "quit"), "quit")
    said = await press(world, "Bart", panel_of(world, "Bart", live, "quitsure"), "quitsure")
    assert await owner(world, live, 1) == "computer"
    assert not letters(world, "Bart"), "his hand is withdrawn"
    shown = world.stored(panel)
    assert "no seat" in world.text(shown)
    assert not world.buttons(shown)
    before = (await now(world, live)).next_entry
    result = await forged(world, world.member("Bart"), world.newest("choices", live.place), click)
    assert "no seat" in world.said(result)
    assert (await now(world, live)).next_entry == before
    assert said is not None


async def test_an_old_direct_message_refuses_in_one_sentence(world: World) -> None:
    live = await world.table("Anne", "Bart")
    letter = letters(world, "Bart")[-1]
    _, click = await own_click(world, live, "Bart")
    world.env.inject_error("DELETE", "/channels/*/messages/*", status=403, code=50013, times=None)
    await world.member("Bart").slash(here(world, live), "game leave")
    await world.bot.services.crew_herald.settle()
    world.env.backend.faults.clear()
    result = await forged(world, world.member("Bart").user, letter, click)
    assert world.said(result).count(".") <= 2
    assert "no seat" in world.said(result)


async def test_a_host_who_leaves_is_followed_by_a_member(world: World) -> None:
    live = await world.table("Anne", "Bart")
    await world.member("Anne").slash(here(world, live), "game leave")
    assert (await now(world, live)).row.host == world.member("Bart").id


async def test_what_a_table_keeps_of_who_comes_and_goes(world: World) -> None:
    live = await paced(world, "Anne", "Bart", "Charlotte", computers=1)
    anne, bart, eve = (world.member(name) for name in ("Anne", "Bart", "Eve"))
    await seat(world, live, "Eve", "take")
    live = await now(world, live)
    assert {bart.id, eve.id} <= live.lobby.locales.keys()
    await seat(world, live, "Anne", "swap", member=bart)
    await press(world, "Bart", world.newest("accept", live.place), "accept")
    crew = Crew.of((await now(world, live)).row.crew)
    assert {*crew.known_to(anne.id)} == {*crew.known_to(bart.id)} == {0, 1}
    # Bart has seat 0 now, and a captain sails for him: the table is not his to lead.
    async with world.bot.tables.hold(live.id) as held:
        await world.bot.tables.settle_seat(held, 0, away=datetime(2026, 7, 1, tzinfo=UTC))
        await world.bot.tables.change_lobby(held, latecomers=False)
    await anne.slash(here(world, live), "game leave")
    assert (await now(world, live)).row.host == world.member("Charlotte").id
    with pytest.raises(AssertionError):
        world.newest("sit", live.place)


async def test_who_sits_down_elsewhere_has_no_offers_left_and_only_hosts_close_seats(world: World) -> None:
    live = await world.table("Anne", "Bart", computers=1)
    await seat(world, live, "Bart", "hand", member=world.member("Eve"))
    await seat(world, live, "Eve", "take")
    assert await owner(world, live, 2) == "Eve"
    assert not Crew.of((await now(world, live)).row.crew).offers
    public, click = world.newest("choices", live.place), CustomId("latecomers", live.id)
    assert "who opened the table" in world.said(await forged(world, world.member("Bart"), public, click))
    assert (await now(world, live)).lobby.latecomers


async def test_the_standing_orders_of_who_left_are_lifted(world: World) -> None:
    live = await sea(world)
    world.member("Eve")
    async with world.bot.tables.hold(live.id) as held:
        assert held.game is not None
        for offer in held.game.standing_offers(0)[:1]:
            await world.bot.tables.stand(held, 0, offer.id)
        assert held.game.standing(0)
        await world.bot.crews.put(held, 0, member=world.member("Eve").id, name="Eve")
        assert not held.game.standing(0)


# --- when Discord fails ---


@pytest.mark.parametrize("fault", ["deleted", "archived", "forbidden", "429", "500"])
async def test_whatever_fails_the_seat_is_taken_once_and_the_table_goes_on(
    world: World, monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    live = await lent(world)
    offer = world.newest("accept", live.place)
    if fault == "archived":
        be_strict(world, monkeypatch)
        archive(world, live.place)
    elif fault == "forbidden":
        permit(world, live.place, send_messages=False, send_messages_in_threads=False)
    elif fault in ("429", "500"):
        monkeypatch.setattr("bot.posting.attempts.PAUSES", (0.01,))
        path = f"/channels/{live.place}/messages"
        world.env.inject_error("POST", path, status=int(fault), times=2)
    if fault == "deleted":
        letter = next(one for one in letters(world, "Eve") if "sit in" in world.text(one))
        del world.env.backend.messages[live.place][offer.id]
        await world.click(world.member("Eve").user, letter, "accept")
        await world.calm()
    else:
        await press(world, "Eve", offer, "accept")
    assert await owner(world, live, 1) == "Eve"
    assert not Crew.of((await now(world, live)).row.crew).offers
    await world.restart()
    live = await now(world, live)
    assert await owner(world, live, 1) == "Eve"
