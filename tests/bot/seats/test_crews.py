"""Members come and go at a running table: who comes has everything at once, who goes has nothing left."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import Any

import pytest

from bot.controls.ids import CustomId
from bot.tables import LiveTable
from bot.tables.crew import Crew
from bot.tables.live import AWAY
from bot.tables.tell import Tell
from bot.tables.waits import ASLEEP, BY_MODERATOR
from tests.bot.conftest import World
from tests.bot.interactions.clicks.test_clicks import own_click
from tests.bot.interactions.cogs.test_cogs import moderator, sea
from tests.bot.seats.crews import forged, here, letters, now, owner, press, seat
from tests.bot.strict import archive, be_strict, permit
from tests.bot.time.tables import answer, newest_panel, paced, pinged

SILENT = 1 << 12
"""The flag of a message that notifies nobody."""


def panel_of(world: World, name: str, live: LiveTable, verb: str) -> Any:
    return newest_panel(world, world.member(name), verb, live.place)


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
        await world.bot.tables.change_seat(held, 0, settings={AWAY: "2026-07-01"})
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


# --- lending ---


async def lent(world: World, **more: Any) -> LiveTable:
    live = await world.table("Anne", "Bart")
    said = await seat(world, live, "Bart", "hand", member=world.member("Eve"), **more)
    assert "direct message" in said
    return live


async def test_a_seat_is_lent_and_returned(world: World) -> None:
    live = await lent(world)
    assert await owner(world, live, 1) == "Bart", "until it is accepted he plays on"
    offer = world.newest("accept", live.place)
    assert "Only" in await press(world, "Flo", offer, "accept")
    before = len(world.env.http_requests)
    await press(world, "Eve", offer, "accept")
    assert await owner(world, live, 1) == "Eve"
    assert panel_of(world, "Eve", live, "answer"), "what he is asked stands beneath the offer"
    assert world.member("Eve").id in pinged(world, live, before)
    assert letters(world, "Eve")
    assert "Eve sits in for Bart" in world.all_text(live.place)
    assert not any("sit in" in world.text(one) for one in letters(world, "Eve")), "the letter is closed"
    assert "Welcome" in await seat(world, live, "Bart", "return")
    assert await owner(world, live, 1) == "Bart"
    assert not any("sit in" in world.text(one) for one in letters(world, "Eve"))


async def test_a_stand_in_gives_the_seat_back(world: World) -> None:
    live = await lent(world)
    await press(world, "Eve", world.newest("accept", live.place), "accept")
    before = len(world.env.http_requests)
    await seat(world, live, "Eve", "show")
    await press(world, "Eve", panel_of(world, "Eve", live, "return"), "return")
    assert await owner(world, live, 1) == "Bart"
    assert world.member("Bart").id in pinged(world, live, before)
    assert "sits in for you" in await seat(world, live, "Bart", "return")


async def standing_in(world: World) -> LiveTable:
    """A table of Anne and Bart, for whom Eve sits in."""
    live = await world.table("Anne", "Bart")
    await seat(world, live, "Bart", "hand", member=world.member("Eve"))
    await press(world, "Eve", world.newest("accept", live.place), "accept")
    assert await owner(world, live, 1) == "Eve"
    return live


async def test_a_stand_in_lends_on_but_gives_nothing_away(world: World) -> None:
    live = await standing_in(world)
    flo = world.member("Flo")
    assert "not give it away" in await seat(world, live, "Eve", "hand", member=flo, for_good=True)
    assert not Crew.of((await now(world, live)).row.crew).offers
    await seat(world, live, "Eve", "hand", member=flo)
    await press(world, "Flo", world.newest("accept", live.place), "accept")
    assert await owner(world, live, 1) == "Flo"
    await seat(world, live, "Bart", "return")
    assert await owner(world, live, 1) == "Bart", "it was his all the time"


async def test_a_seat_that_is_handed_to_its_owner_is_lent_no_more(world: World) -> None:
    live = await standing_in(world)
    await seat(world, live, "Eve", "hand", member=world.member("Bart"))
    await press(world, "Bart", world.newest("accept", live.place), "accept")
    assert (await now(world, live)).holder(1).settings == {}
    assert f"<@{world.member('Bart').id}> is back" in world.all_text(live.place)
    said = await seat(world, live, "Bart", "swap", member=world.member("Anne"))
    assert "I have asked" in said


async def test_a_stand_in_who_leaves_gives_the_seat_back(world: World) -> None:
    live = await standing_in(world)
    await seat(world, live, "Eve", "show")
    await press(world, "Eve", panel_of(world, "Eve", live, "quit"), "quit")
    sure = panel_of(world, "Eve", live, "quitsure")
    assert f"goes back to <@{world.member('Bart').id}>" in world.text(sure)
    await press(world, "Eve", sure, "quitsure")
    assert await owner(world, live, 1) == "Bart"


async def test_a_lent_seat_does_not_return_to_who_has_left_the_server(world: World) -> None:
    live = await standing_in(world)
    world.env.backend.guilds[world.guild.id].members.pop(world.member("Bart").id)
    await world.member("Eve").slash(here(world, live), "game leave")
    assert await owner(world, live, 1) == "computer"


async def test_a_seat_given_for_good_is_not_asked_back(world: World) -> None:
    live = await lent(world, for_good=True)
    await press(world, "Eve", world.newest("accept", live.place), "accept")
    assert "Nobody sits in" in await seat(world, live, "Bart", "return")
    assert await owner(world, live, 1) == "Eve"


async def test_an_offer_is_accepted_in_a_direct_message_after_a_restart(world: World) -> None:
    live = await lent(world)
    await world.restart()
    letter = next(one for one in letters(world, "Eve") if "sit in" in world.text(one))
    result = await world.click(world.member("Eve").user, letter, "accept")
    await world.calm()
    await world.bot.services.crew_herald.settle()
    assert await owner(world, live, 1) == "Eve"
    assert result is not None
    assert "has accepted" in world.all_text(live.place)


async def test_an_offer_is_declined_withdrawn_and_grows_old(world: World) -> None:
    live = await lent(world)
    offer = world.newest("accept", live.place)
    await press(world, "Eve", offer, "refuse")
    assert "has declined" in world.all_text(live.place)
    await seat(world, live, "Bart", "hand", member=world.member("Eve"))
    await press(world, "Bart", world.newest("refuse", live.place), "refuse")
    assert "taken the offer back" in world.all_text(live.place)
    await seat(world, live, "Bart", "hand", member=world.member("Eve"))
    world.clock.move(timedelta(days=8))
    assert "over" in await press(world, "Eve", world.newest("accept", live.place), "accept")
    assert await owner(world, live, 1) == "Bart"


async def test_whom_somebody_asks_again_and_again_is_notified_once_an_hour(world: World) -> None:
    live = await world.table("Anne", "Bart")
    eve, before = world.member("Eve"), len(world.env.http_requests)
    for _ in range(4):
        await seat(world, live, "Bart", "hand", member=eve)
    assert pinged(world, live, before) == [eve.id]
    channel = world.env.backend.dm_channels[eve.id]
    sent: list[Any] = [
        r.json
        for r in world.env.http_requests[before:]
        if r.method == "POST" and r.path == f"/channels/{channel}/messages"
    ]
    assert [bool(body.get("flags", 0) & SILENT) for body in sent] == [False, True, True, True]
    await world.let_pass(1.1)
    await seat(world, live, "Bart", "hand", member=eve)
    assert pinged(world, live, before) == [eve.id, eve.id]


async def test_who_knows_one_seat_is_offered_no_other_and_strangers_decline_nothing(world: World) -> None:
    live = await world.table("Anne", "Bart", "Charlotte")
    await seat(world, live, "Anne", "hand", member=world.member("Eve"))
    offer = world.newest("refuse", live.place)
    assert "Only" in await press(world, "Flo", offer, "refuse")
    assert world.buttons(offer)
    await world.member("Bart").slash(here(world, live), "game leave")
    said = await seat(world, live, "Charlotte", "hand", member=world.member("Bart"))
    assert "knows its secrets" in said
    assert len(Crew.of((await now(world, live)).row.crew).offers) == 1


async def test_nobody_changes_seats_with_a_stand_in(world: World) -> None:
    live = await standing_in(world)
    said = await seat(world, live, "Anne", "swap", member=world.member("Eve"))
    assert "cannot change seats now" in said
    assert not Crew.of((await now(world, live)).row.crew).offers


async def test_two_clicks_on_accept_at_once_seat_one(world: World) -> None:
    live = await lent(world)

    async def accept() -> str:
        try:
            await world.bot.services.offers.accept(live.id, world.who("Eve"), "1")
        except Tell as refused:
            return refused.key
        return "taken"

    assert sorted(await asyncio.gather(accept(), accept())) == ["taken", "tell-offer-over"]
    await world.calm()
    assert await owner(world, live, 1) == "Eve"
    assert world.all_text(live.place).count("sits in for") == 1


# --- changing seats, inviting ---


async def test_two_members_change_seats_with_all_that_belongs_to_them(world: World) -> None:
    live = await world.table("Anne", "Bart")
    _, click = await own_click(world, live, "Anne")
    held = [live.holder(number).message for number in (0, 1)]
    await seat(world, live, "Anne", "swap", member=world.member("Bart"))
    await press(world, "Bart", world.newest("accept", live.place), "accept")
    assert [await owner(world, live, number) for number in (0, 1)] == ["Bart", "Anne"]
    live = await now(world, live)
    assert [live.holder(number).message for number in (1, 0)] == held
    result = await forged(world, world.member("Anne"), world.newest("choices", live.place), click)
    assert "Bart" in world.said(result)
    assert live.asked(0) is not None
    await answer(world, live, "Anne")
    assert (await now(world, live)).asked(1) is None


async def test_an_invited_member_takes_the_place_of_a_captain(world: World) -> None:
    live = await world.table("Anne", computers=2)
    await seat(world, live, "Anne", "invite", member=world.member("Eve"), seat="2")
    assert "less than a day" in await seat(world, live, "Anne", "invite", member=world.member("Eve"))
    letter = letters(world, "Eve")[-1]
    await world.click(world.member("Eve").user, letter, "accept")
    await world.calm()
    assert await owner(world, live, 2) == "Eve"
    assert "seat here already" in await seat(world, live, "Anne", "invite", member=world.member("Eve"))


async def test_an_invitation_to_a_lobby_leads_to_a_seat(world: World) -> None:
    live = await world.lobby(world.member("Anne"))
    result = await world.member("Anne").slash(world.channel, "seat invite", member=world.member("Eve"))
    assert "direct message" in world.said(result)
    await world.click(world.member("Eve").user, letters(world, "Eve")[-1], "accept")
    await world.env.settle()
    assert (await now(world, live)).seat_of(world.member("Eve").id) == 1
    assert "Eve" in world.text(world.newest("join"))


async def test_only_who_is_invited_to_a_lobby_accepts_that_and_once(world: World) -> None:
    live = await world.lobby(world.member("Anne"))
    await world.member("Anne").slash(world.channel, "seat invite", member=world.member("Eve"))
    offer = world.newest("accept")
    assert "Only" in await press(world, "Flo", offer, "accept")
    assert (await now(world, live)).seat_of(world.member("Flo").id) is None
    await press(world, "Eve", offer, "accept")
    live = await now(world, live)
    assert live.seat_of(world.member("Eve").id) == 1
    assert not Crew.of(live.row.crew).offers
    assert not world.buttons(letters(world, "Eve")[-1]), "its direct message is settled too"


async def test_who_has_left_the_server_does_not_sit_down_by_direct_message(world: World) -> None:
    live = await world.table("Anne", computers=1)
    await seat(world, live, "Anne", "invite", member=world.member("Eve"))
    letter, eve = letters(world, "Eve")[-1], world.member("Eve")
    world.env.backend.guilds[world.guild.id].members.pop(eve.id)
    result = await world.click(eve.user, letter, "accept")
    assert await owner(world, live, 1) == "computer"
    told = [one for one in (result.response, *result.followups) if one is not None]
    assert any("not in the server" in world.text(one) for one in told)


async def test_who_is_invited_back_gets_the_seat_he_knows(world: World) -> None:
    live = await world.table("Anne", "Bart", "Charlotte")
    for name in ("Bart", "Charlotte"):
        await world.member(name).slash(here(world, live), "game leave")
    await seat(world, live, "Anne", "invite", member=world.member("Charlotte"))
    await press(world, "Charlotte", world.newest("accept", live.place), "accept")
    assert await owner(world, live, 2) == "Charlotte"
    assert await owner(world, live, 1) == "computer"


async def test_closed_direct_messages_stop_no_invitation(world: World) -> None:
    live = await world.table("Anne", computers=1)
    world.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=None)
    said = await seat(world, live, "Anne", "invite", member=world.member("Eve"))
    assert "direct messages" in said
    assert "closed" in said
    await press(world, "Eve", world.newest("accept", live.place), "accept")
    assert await owner(world, live, 1) == "Eve"


async def test_a_stranger_offers_nothing(world: World) -> None:
    live = await world.table("Anne", computers=1)
    assert "no seat" in await seat(world, live, "Eve", "invite", member=world.member("Flo"))
    assert "no seat" in await seat(world, live, "Eve", "hand", member=world.member("Flo"))
    assert "Choose another member" in await seat(world, live, "Anne", "swap", member=world.member("Flo"))


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


# --- votes ---


async def absent(world: World, **more: Any) -> LiveTable:
    """A table at which Bart has not answered for more than a day."""
    live = await paced(world, "Anne", "Bart", "Charlotte", "Dirk", pace="daily", end="wait", **more)
    for name in ("Anne", "Charlotte", "Dirk"):
        await answer(world, live, name)
    assert "not kept this table waiting" in await seat(world, live, "Anne", "replace", seat="1")
    await world.let_pass(48)
    return live


async def test_members_vote_a_captain_into_the_seat_of_who_is_not_there(world: World) -> None:
    live = await absent(world)
    await seat(world, live, "Anne", "replace", seat="1")
    vote = world.newest("unseatyes", live.place)
    assert "leave with" in await press(world, "Bart", vote, "unseatyes")
    assert "agreed already" in await press(world, "Anne", vote, "unseatyes")
    assert "no seat" in await press(world, "Eve", vote, "unseatyes")
    assert await owner(world, live, 1) == "Bart"
    await world.restart()
    await press(world, "Charlotte", vote, "unseatyes")
    assert await owner(world, live, 1) == "computer"
    assert "The table has voted" in world.all_text(live.place)
    assert not world.buttons(vote)
    assert "Welcome" in await press(world, "Eve", world.newest("sit", live.place), "sit")


async def test_who_is_there_after_all_ends_the_vote(world: World) -> None:
    live = await absent(world)
    await seat(world, live, "Anne", "replace", seat="1")
    vote = world.newest("here", live.place)
    assert "Only Bart" in await press(world, "Dirk", vote, "here")
    await press(world, "Bart", vote, "here")
    assert "so the vote is over" in world.all_text(live.place)
    assert "not kept this table waiting" in await seat(world, live, "Anne", "replace", seat="1")


async def test_who_is_there_after_all_is_waited_for_after_a_restart_too(world: World) -> None:
    """At a live table nothing else is stored of whom it waits for."""
    live = await world.table("Anne", "Bart", "Charlotte", "Dirk")
    for name in ("Anne", "Charlotte", "Dirk"):
        await answer(world, live, name)
    since = (await now(world, live)).waits.by_seat[1].since
    await world.let_pass(30)
    await seat(world, live, "Anne", "replace", seat="1")
    await world.click(world.member("Bart"), world.newest("here", live.place), "here")
    await world.restart()
    live = await now(world, live)
    assert "not kept this table waiting" in await seat(world, live, "Anne", "replace", seat="1")
    assert live.waits.by_seat[1].since == since, "the table has waited since then all the same"
    await world.let_pass(25)
    await seat(world, live, "Anne", "replace", seat="1")
    assert world.buttons(world.newest("here", live.place))
    await answer(world, live, "Bart")
    assert (await world.bot.store.tables.get(live.id)).waits is None, "nothing is left to remember"


async def test_when_there_can_be_a_vote(world: World) -> None:
    live = await paced(world, "Anne", "Bart", pace="weekly", end="wait")
    await answer(world, live, "Anne")
    live, ballots = await now(world, live), world.bot.services.ballots
    world.clock.move(timedelta(hours=30))
    assert ballots.eligible(live) == [], "a move may take a week"
    world.clock.move(timedelta(days=7))
    await world.calm()
    assert ballots.eligible(live) == [1]
    live.waits.still = ASLEEP
    assert ballots.eligible(live) == [1], "who has put a table to sleep is not there"
    live.waits.still = BY_MODERATOR
    assert ballots.eligible(live) == []
    live.waits.still = ""
    await world.member("Bart").slash(world.channel, "time vacation", days=3)
    await world.calm()
    assert ballots.eligible(live) == []


async def test_a_vote_counts_who_is_still_there_and_is_about_one_seat(world: World) -> None:
    live = await paced(world, "Anne", "Bart", "Charlotte", "Dirk", pace="daily", end="wait")
    for name in ("Anne", "Dirk"):
        await answer(world, live, name)
    world.clock.move(timedelta(hours=26))
    await world.calm()
    await seat(world, live, "Anne", "replace", seat="1")
    assert "voting about Bart already" in await seat(world, live, "Dirk", "replace", seat="2")
    await world.member("Anne").slash(here(world, live), "game leave")
    await press(world, "Dirk", world.newest("unseatyes", live.place), "unseatyes")
    assert await owner(world, live, 1) == "Bart", "Anne's vote went with her"
    await press(world, "Charlotte", world.newest("unseatyes", live.place), "unseatyes")
    assert await owner(world, live, 1) == "computer"


async def test_who_is_away_himself_does_not_vote(world: World) -> None:
    live = await paced(world, "Anne", "Bart", "Charlotte", pace="daily", end="wait")
    for name in ("Anne", "Charlotte"):
        await answer(world, live, name)
    await world.let_pass(26)
    async with world.bot.tables.hold(live.id) as held:
        await world.bot.tables.change_seat(held, 0, settings={AWAY: "2026-07-01"})
    assert "Come back" in await seat(world, live, "Anne", "replace", seat="1")
    assert Crew.of((await now(world, live)).row.crew).ballot is None
    await world.member("Anne").slash(here(world, live), "time back")
    assert "asked the others" in await seat(world, live, "Anne", "replace", seat="1")
    assert await owner(world, live, 1) == "Bart", "Charlotte has not agreed"
    async with world.bot.tables.hold(live.id) as held:
        await world.bot.tables.change_seat(held, 2, settings={AWAY: "2026-07-01"})
    vote = world.newest("unseatyes", live.place)
    assert "Come back" in await press(world, "Charlotte", vote, "unseatyes")
    assert await owner(world, live, 1) == "Bart"


async def test_a_vote_goes_on_while_others_change_their_seats(world: World) -> None:
    live = await absent(world)
    await seat(world, live, "Anne", "replace", seat="1")
    vote = world.newest("unseatyes", live.place)
    await seat(world, live, "Charlotte", "swap", member=world.member("Dirk"))
    await press(world, "Dirk", world.newest("accept", live.place), "accept")
    await press(world, "Dirk", vote, "unseatyes")
    assert await owner(world, live, 1) == "computer"


async def test_who_is_there_after_all_takes_his_seat_back_from_the_captain(world: World) -> None:
    live = await world.table("Anne", "Bart", "Charlotte", "Dirk")
    async with world.bot.tables.hold(live.id) as held:
        await world.bot.tables.change_seat(held, 1, settings={AWAY: "2026-07-01"})
    await seat(world, live, "Anne", "replace", seat="1")
    await press(world, "Bart", world.newest("here", live.place), "here")
    assert not (await now(world, live)).holder(1).is_away


async def test_an_answer_ends_the_vote(world: World) -> None:
    live = await absent(world)
    await seat(world, live, "Anne", "replace", seat="1")
    vote = world.newest("unseatyes", live.place)
    await answer(world, live, "Bart")
    assert "vote is over" in await press(world, "Charlotte", vote, "unseatyes")
    assert await owner(world, live, 1) == "Bart"


async def test_who_was_answered_for_twice_can_be_replaced(world: World) -> None:
    live = await paced(world, "Anne", "Bart", pace="daily", end="default")
    for _ in range(30):
        live = await now(world, live)
        if live.waits.late.get(1, 0) >= 2:
            break
        while live.asked(0) is not None and live.waits.by_seat.get(0) is not None:
            await answer(world, live, "Anne")
            live = await now(world, live)
        await world.let_pass(13)
    assert (await now(world, live)).waits.late.get(1, 0) >= 2
    await world.restart()
    assert "computer captain plays on" in await seat(world, live, "Anne", "replace", seat="1")
    assert await owner(world, live, 1) == "computer"


async def test_a_moderators_replacement_takes_the_panel_too(world: World) -> None:
    live = await world.table("Anne", "Bart")
    panel, _ = await own_click(world, live, "Bart")
    boss = moderator(world, "Boss")
    await boss.slash(here(world, live), "moderate replace", seat="1", member=world.member("Eve"))
    await world.bot.services.crew_herald.settle()
    assert "no seat" in world.text(world.stored(panel))
    assert not letters(world, "Bart")
    result = await world.click(world.member("Eve"), world.newest("choices", live.place), "choices")
    assert world.buttons(result.response)


def test_a_click_says_what_it_means() -> None:
    assert CustomId("accept", 7, rest="3").custom_id == "q:accept:7=3"
