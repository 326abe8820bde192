"""What one member offers another."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.crews.crews import Crews
from bot.crews.offers import Offers
from bot.lobbies.lobbies import Lobbies
from bot.tables.crew import AGAIN, CALLED_AGAIN, LASTS, MOST_OFFERS, Crew
from bot.tables.member import Member
from bot.tables.servers.defaults import SEATED
from bot.tables.tell import NoSuch
from tests.domain.conftest import ANNE, BART, CHARLOTTE, GUILD, STRANGER, Harbour, Refused
from tests.domain.port import Port

ONE = "1"
"""The name of the first offer at a table."""
DIRK = Member(14, "Dirk", "en-US", GUILD)


def from_afar(member: Member) -> Member:
    """A member who answers in his direct messages."""
    return replace(member, guild=None)


# --- making ---


async def test_an_offer_is_saved_posted_and_sent(harbour: Harbour, offers: Offers, port: Port) -> None:
    live = await harbour.game(ANNE, BART)
    made = await offers.hand(live.id, BART, CHARLOTTE.id, "Charlotte")
    assert (made.to, made.directly) == (CHARLOTTE.id, True)
    assert [(told.what, told.ping) for told in port.told] == [
        ("offer", (CHARLOTTE.id,)), ("letter", (CHARLOTTE.id,)),
    ]  # fmt: skip
    harbour.tables.forget(live.id)
    live = await harbour.tables.open(live.id)
    offer = Crew.of(live.row.crew).offers[ONE]
    assert (offer.by, offer.to, offer.name, offer.seat) == (BART.id, CHARLOTTE.id, "Charlotte", 1)
    assert [place for place, _ in offer.posts] == [live.place, CHARLOTTE.id]
    assert offers.knows(live, CHARLOTTE.id)
    assert not offers.knows(live, STRANGER.id)


async def test_who_cannot_be_reached_directly_reads_it_at_the_table(
    harbour: Harbour, offers: Offers, port: Port
) -> None:
    live = await harbour.game(ANNE, BART)
    port.shut.add(BART.id)
    made = await offers.swap(live.id, ANNE, BART.id)
    assert not made.directly
    assert len(Crew.of(live.row.crew).offers[ONE].posts) == 1


async def test_whoever_gets_several_in_an_hour_is_notified_of_the_first(
    harbour: Harbour, offers: Offers, port: Port
) -> None:
    live = await harbour.game(ANNE, BART, computers=1)
    await offers.invite(live.id, ANNE, CHARLOTTE.id, "Charlotte")
    await offers.hand(live.id, BART, CHARLOTTE.id, "Charlotte")
    harbour.clock.move(CALLED_AGAIN)
    await offers.hand(live.id, ANNE, CHARLOTTE.id, "Charlotte")
    assert [told.ping for told in port.heard("offer")] == [(CHARLOTTE.id,), (), (CHARLOTTE.id,)]


async def test_a_new_offer_takes_the_place_of_the_one_before(
    harbour: Harbour, offers: Offers, port: Port
) -> None:
    live = await harbour.game(ANNE, BART)
    await offers.hand(live.id, BART, CHARLOTTE.id, "Charlotte")
    await offers.hand(live.id, BART, CHARLOTTE.id, "Charlotte", for_good=True)
    assert len(port.heard("offer over")) == 1
    with Refused("tell-offer-over"):
        await offers.accept(live.id, CHARLOTTE, ONE)
    assert list(Crew.of(live.row.crew).offers) == ["2"]


async def test_only_so_many_are_open_and_nobody_is_invited_twice_a_day(
    harbour: Harbour, offers: Offers
) -> None:
    live = await harbour.game(ANNE, computers=1)
    for number in range(MOST_OFFERS):
        await offers.invite(live.id, ANNE, 100 + number, f"Friend {number}")
    with Refused("tell-many-offers"):
        await offers.invite(live.id, ANNE, CHARLOTTE.id, "Charlotte")
    with Refused("tell-invited-already"):
        await offers.invite(live.id, ANNE, 100, "Friend 0")
    harbour.clock.move(max(AGAIN, LASTS) + timedelta(minutes=1))
    await offers.invite(live.id, ANNE, 100, "Friend 0")


async def test_who_may_offer_what_to_whom(harbour: Harbour, offers: Offers, crews: Crews) -> None:
    live = await harbour.game(ANNE, BART, computers=1)
    for act in (
        offers.invite(live.id, STRANGER, CHARLOTTE.id, "Charlotte"),
        offers.hand(live.id, STRANGER, CHARLOTTE.id, "Charlotte"),
        offers.swap(live.id, STRANGER, ANNE.id),
    ):
        with Refused("tell-stranger"):
            await act
    for act in (
        offers.invite(live.id, ANNE, BART.id, "Bart"),
        offers.hand(live.id, ANNE, BART.id, "Bart"),
    ):
        with Refused("tell-sits-already"):
            await act
    for whom in (ANNE.id, CHARLOTTE.id):
        with Refused("tell-swap-whom"):
            await offers.swap(live.id, ANNE, whom)
    with Refused("tell-no-free-seat"):
        await offers.invite(live.id, ANNE, CHARLOTTE.id, "Charlotte", 1)
    for seat in (2, 3, -1):
        with pytest.raises(NoSuch):
            await offers.swap_with(live.id, ANNE, seat)
    await crews.quit(live.id, BART)
    for act in (
        offers.invite(live.id, ANNE, BART.id, "Bart", 2),
        offers.hand(live.id, ANNE, BART.id, "Bart"),
    ):
        with Refused("tell-no-guest"):
            await act
    assert Crew.of(live.row.crew).offers == {}


async def test_nothing_is_offered_before_a_game_or_after_it(harbour: Harbour, offers: Offers) -> None:
    lobby = await harbour.lobby(ANNE, BART)
    for act in (
        offers.hand(lobby.id, ANNE, CHARLOTTE.id, "Charlotte"),
        offers.swap(lobby.id, ANNE, BART.id),
    ):
        with Refused("tell-not-started"):
            await act
    live = await harbour.game(ANNE, BART)
    await harbour.finish(live)
    for act in (
        offers.hand(live.id, ANNE, CHARLOTTE.id, "Charlotte"),
        offers.swap(live.id, ANNE, BART.id),
        offers.invite(live.id, ANNE, CHARLOTTE.id, "Charlotte"),
    ):
        with Refused("tell-table-over"):
            await act


async def test_who_is_away_or_sits_in_for_another_changes_no_seats(harbour: Harbour, offers: Offers) -> None:
    live = await harbour.game(ANNE, BART, CHARLOTTE)
    await harbour.send_away(live, BART)
    with Refused("tell-cannot-swap"):
        await offers.swap(live.id, ANNE, BART.id)
    await offers.hand(live.id, CHARLOTTE, DIRK.id, "Dirk")
    await offers.accept(live.id, DIRK, ONE)
    with Refused("tell-cannot-swap"):
        await offers.swap(live.id, DIRK, ANNE.id)
    with Refused("tell-lent-stays-lent"):
        await offers.hand(live.id, DIRK, STRANGER.id, "Nobody", for_good=True)


# --- answering ---


async def test_who_is_handed_a_seat_sits_in_until_it_is_given_back(
    harbour: Harbour, offers: Offers, port: Port
) -> None:
    live = await harbour.game(ANNE, BART)
    await offers.hand(live.id, BART, CHARLOTTE.id, "Charlotte")
    live = await offers.accept(live.id, CHARLOTTE, ONE)
    assert live.holder(1).member == CHARLOTTE.id
    assert live.holder(1).settings.lent == BART.id
    assert [told.what for told in port.told][2:] == ["offer over", "part", "changed", "announce"]
    assert port.heard("part")[0].ping == (BART.id,)
    await offers.hand(live.id, CHARLOTTE, DIRK.id, "Dirk")
    await offers.accept(live.id, DIRK, "2")
    assert live.holder(1).settings.lent == BART.id, "she lends it for its owner"


async def test_a_seat_that_is_given_away_for_good_is_not_lent(harbour: Harbour, offers: Offers) -> None:
    live = await harbour.game(ANNE, BART)
    await offers.hand(live.id, BART, CHARLOTTE.id, "Charlotte", for_good=True)
    await offers.accept(live.id, CHARLOTTE, ONE)
    assert live.holder(1).settings.lent is None


async def test_two_who_change_seats_know_both_from_then_on(
    harbour: Harbour, offers: Offers, port: Port
) -> None:
    live = await harbour.game(ANNE, BART, computers=1)
    made = await offers.swap_with(live.id, ANNE, 1)
    assert made.to == BART.id
    await offers.accept(live.id, BART, ONE)
    assert [holder.member for holder in live.members] == [BART.id, ANNE.id]
    crew = Crew.of(live.row.crew)
    assert sorted(crew.known_to(ANNE.id)) == sorted(crew.known_to(BART.id)) == [0, 1]
    assert [told.ping for told in port.heard("moved")] == [(ANNE.id,), (BART.id,)]


async def test_an_invitation_leads_to_a_seat_as_long_as_there_is_one(
    harbour: Harbour, offers: Offers, crews: Crews
) -> None:
    live = await harbour.game(ANNE, computers=2)
    await offers.invite(live.id, ANNE, BART.id, "Bart", 2)
    await offers.invite(live.id, ANNE, CHARLOTTE.id, "Charlotte")
    await offers.invite(live.id, ANNE, DIRK.id, "Dirk")
    await crews.let_latecomers(live.id, ANNE)
    await offers.accept(live.id, BART, "1")
    assert live.seat_of(BART.id) == 2
    await offers.accept(live.id, CHARLOTTE, "2")
    assert live.seat_of(CHARLOTTE.id) == 1
    with Refused("tell-no-free-seat"):
        await offers.accept(live.id, DIRK, "3")


async def test_an_invitation_to_a_lobby_is_a_seat_there(
    lobbies: Lobbies, harbour: Harbour, offers: Offers
) -> None:
    live = await harbour.lobby(ANNE)
    await offers.invite(live.id, ANNE, BART.id, "Bart")
    await offers.accept(live.id, BART, ONE)
    assert [holder.name for holder in live.holders] == ["Anne", "Bart"]
    with Refused("tell-sits-already"):
        await offers.invite(live.id, ANNE, BART.id, "Bart")
    await offers.invite(live.id, ANNE, CHARLOTTE.id, "Charlotte")
    await lobbies.sitting.add_computer(live.id, ANNE)
    await lobbies.sitting.add_computer(live.id, ANNE)
    with Refused("tell-no-seat"):
        await offers.accept(live.id, CHARLOTTE, "2")
    assert list(Crew.of(live.row.crew).offers) == ["2"], "he may come when there is room"


async def test_an_offer_is_for_one_member_and_for_a_week(harbour: Harbour, offers: Offers) -> None:
    live = await harbour.game(ANNE, BART)
    await offers.hand(live.id, BART, CHARLOTTE.id, "Charlotte")
    with Refused("tell-not-for-you"):
        await offers.accept(live.id, DIRK, ONE)
    with Refused("tell-not-for-you"):
        await offers.decline(live.id, DIRK, ONE)
    harbour.clock.move(LASTS + timedelta(minutes=1))
    with Refused("tell-offer-over"):
        await offers.accept(live.id, CHARLOTTE, ONE)
    with Refused("tell-offer-over"):
        await offers.decline(live.id, CHARLOTTE, "none")


@pytest.mark.parametrize("by", [CHARLOTTE, BART], ids=["declined", "withdrawn"])
async def test_an_offer_is_declined_or_withdrawn(
    harbour: Harbour, offers: Offers, port: Port, by: Member
) -> None:
    live = await harbour.game(ANNE, BART)
    await offers.hand(live.id, BART, CHARLOTTE.id, "Charlotte")
    sentence = await offers.decline(live.id, by, ONE)
    assert port.told[-1] == ("offer over", sentence, ())
    with Refused("tell-offer-over"):
        await offers.accept(live.id, CHARLOTTE, ONE)


async def test_two_offers_of_one_seat_are_accepted_once(harbour: Harbour, offers: Offers) -> None:
    live = await harbour.game(ANNE, BART)
    await offers.hand(live.id, BART, CHARLOTTE.id, "Charlotte")
    await offers.hand(live.id, BART, DIRK.id, "Dirk")
    tried = [offers.accept(live.id, CHARLOTTE, "1"), offers.accept(live.id, DIRK, "2")]
    found = await asyncio.gather(*tried, return_exceptions=True)
    assert sorted(getattr(one, "key", "sits") for one in found) == ["sits", "tell-offer-over"]
    assert Crew.of(live.row.crew).offers == {}


async def test_an_offer_of_who_has_left_is_over(harbour: Harbour, offers: Offers, crews: Crews) -> None:
    live = await harbour.game(ANNE, BART, CHARLOTTE)
    await offers.swap(live.id, BART, ANNE.id)
    await crews.quit(live.id, BART)
    with Refused("tell-offer-over"):
        await offers.accept(live.id, ANNE, ONE)


async def test_who_has_left_the_server_accepts_nothing_from_afar(
    harbour: Harbour, offers: Offers, port: Port
) -> None:
    live = await harbour.game(ANNE, BART)
    await offers.hand(live.id, BART, CHARLOTTE.id, "Charlotte")
    port.gone.add(CHARLOTTE.id)
    with Refused("tell-left-server"):
        await offers.accept(live.id, from_afar(CHARLOTTE), ONE)
    port.gone.clear()
    await offers.accept(live.id, from_afar(CHARLOTTE), ONE)
    assert live.seat_of(CHARLOTTE.id) == 1


async def test_who_sits_at_too_many_tables_finds_the_offer_open_and_his_own_seat_he_gets_back(
    harbour: Harbour, offers: Offers
) -> None:
    live = await harbour.game(ANNE, BART)
    other = await harbour.game(DIRK, computers=1)
    await offers.hand(live.id, BART, DIRK.id, "Dirk")
    await harbour.tables.settle(GUILD, lambda settled: replace(settled, limits={SEATED: 1}))
    with Refused("tell-many-seats"):
        await offers.accept(live.id, DIRK, ONE)
    assert list(Crew.of(live.row.crew).offers) == [ONE]
    async with harbour.tables.hold(other.id) as held:
        await harbour.tables.end(held)
    await offers.accept(live.id, DIRK, ONE)
    await harbour.game(BART, computers=1)
    await offers.hand(live.id, DIRK, BART.id, "Bart")
    await offers.accept(live.id, BART, "2")
    assert live.seat_of(BART.id) == 1
    assert live.holder(1).settings.lent is None
