"""Members offer each other seats: theirs for a while or for good, to change, a computer captain's."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import Any

from bot.tables.columns.seat import SeatSettings
from bot.tables.crew import Crew
from bot.tables.tell import Tell
from tests.bot.conftest import World
from tests.bot.interactions.clicks.crew.panels import lent, panel_of, standing_in
from tests.bot.interactions.clicks.test_clicks import own_click
from tests.bot.time.tables import answer, pinged
from tests.bot.watching.crews import forged, here, letters, now, owner, press, seat

SILENT = 1 << 12
"""The flag of a message that notifies nobody."""


# --- lending ---


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
    assert (await now(world, live)).holder(1).settings == SeatSettings()
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
    assert "can’t take that seat" in said
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
