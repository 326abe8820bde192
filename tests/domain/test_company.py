"""Members who do not want to play together: nobody of the two joins the other, and only one knows why."""

from __future__ import annotations

from collections.abc import Awaitable

import pytest

from bot.crews.crews import Crews
from bot.crews.offers import Made, Offers
from bot.lobbies.lobbies import Lobbies
from bot.tables.member import Member
from bot.tables.servers import company
from bot.tables.tell import Tell
from tests.domain.conftest import ANNE, BART, CHARLOTTE, STRANGER, Harbour, Refused
from tests.domain.lobbies.gathered import gathered
from tests.domain.port import Port

PAIRS = pytest.mark.parametrize(("blocks", "blocked"), [(ANNE, BART), (BART, ANNE)], ids=["sits", "comes"])


async def refusal(act: Awaitable[object]) -> tuple[str, dict[str, object]]:
    """Why something is refused, as it is told."""
    with pytest.raises(Tell) as refused:
        await act
    return refused.value.key, refused.value.args_


async def test_neither_of_two_joins_the_lobby_of_the_other_and_one_is_not_told_why(
    harbour: Harbour, lobbies: Lobbies
) -> None:
    await harbour.tables.company.block(ANNE.id, BART.id)
    hers, his = await gathered(lobbies, ANNE), await gathered(lobbies, BART)
    full = await gathered(lobbies, CHARLOTTE, computers=3)
    told = await refusal(lobbies.sitting.join(hers.id, BART))
    assert told == await refusal(lobbies.sitting.join(full.id, BART)) == ("tell-no-seat", {})
    assert await refusal(lobbies.sitting.join(his.id, ANNE)) == ("tell-you-blocked", {"who": "<@12>"})
    assert [len(one.holders) for one in (hers, his)] == [1, 1]
    await lobbies.sitting.join(hers.id, CHARLOTTE)
    await harbour.tables.company.unblock(ANNE.id, BART.id)
    await lobbies.sitting.join(hers.id, BART)
    assert hers.seat_of(BART.id) == 2


@PAIRS
async def test_no_seat_of_a_running_table_is_taken_beside_the_other(
    harbour: Harbour, crews: Crews, port: Port, blocks: object, blocked: object
) -> None:
    live = await harbour.game(ANNE, CHARLOTTE, computers=1)
    first, second = (ANNE, BART) if blocks is ANNE else (BART, ANNE)
    await harbour.tables.company.block(first.id, second.id)
    key = "tell-seat-taken" if blocks is ANNE else "tell-you-blocked"
    with Refused(key):
        await crews.take(live.id, BART, 2)
    await crews.take(live.id, STRANGER, 2)
    with Refused(key):
        await crews.take(live.id, BART, 2)
    assert live.seat_of(BART.id) is None


async def test_nor_beside_somebody_who_sits_in_for_the_other(
    harbour: Harbour, crews: Crews, offers: Offers, port: Port
) -> None:
    live = await harbour.game(ANNE, computers=1)
    await offers.hand(live.id, ANNE, CHARLOTTE.id, "Charlotte")
    await offers.accept(live.id, CHARLOTTE, "1")
    await harbour.tables.company.block(ANNE.id, BART.id)
    with Refused("tell-seat-taken"):
        await crews.take(live.id, BART, 1)


async def test_who_sits_with_the_other_already_plays_on_and_comes_back(
    harbour: Harbour, crews: Crews, port: Port
) -> None:
    live = await harbour.game(ANNE, BART, computers=1)
    await harbour.tables.company.block(ANNE.id, BART.id)
    await crews.quit(live.id, BART)
    assert live.seat_of(BART.id) is None
    await crews.give_back(live.id, BART)
    assert live.seat_of(BART.id) == 1


async def test_what_is_offered_to_the_other_does_not_reach_him_and_nobody_notices(
    harbour: Harbour, offers: Offers, lobbies: Lobbies, port: Port
) -> None:
    alone, invites, hands = (
        await gathered(lobbies, ANNE),
        await harbour.game(ANNE, CHARLOTTE, computers=1),
        await harbour.game(CHARLOTTE, ANNE, computers=1),
    )
    await harbour.tables.company.block(BART.id, ANNE.id)

    async def offer(number: int, to: Member) -> Made:
        if number == 0:
            return await offers.invite(alone.id, ANNE, to.id, "Guest")
        if number == 1:
            return await offers.invite(invites.id, CHARLOTTE, to.id, "Guest")
        return await offers.hand(hands.id, CHARLOTTE, to.id, "Guest")

    for number in range(3):
        letters = len(port.heard("letter"))
        one, two = await offer(number, BART), await offer(number, STRANGER)
        assert one.directly == two.directly, "whoever makes it reads the same"
        kept, reached = port.heard("offer")[-2:]
        assert (kept.ping, reached.ping) == ((), (STRANGER.id,))
        assert [told.ping for told in port.heard("letter")[letters:]] == [(STRANGER.id,)], "Bart has none"
    with Refused("tell-invited-already"):
        await offers.invite(alone.id, ANNE, BART.id, "Bart")
    with Refused("tell-you-blocked"):
        await offers.accept(alone.id, BART, "1")
    await harbour.tables.company.block(ANNE.id, BART.id)
    assert await refusal(offers.invite(invites.id, ANNE, BART.id, "Bart")) == (
        "tell-you-blocked-guest",
        {"who": "<@12>"},
    )


async def test_an_invitation_from_before_leads_to_no_seat(
    harbour: Harbour, offers: Offers, port: Port
) -> None:
    live = await harbour.game(ANNE, computers=1)
    await offers.invite(live.id, ANNE, BART.id, "Bart")
    await harbour.tables.company.block(ANNE.id, BART.id)
    with Refused("tell-offer-over"):
        await offers.accept(live.id, BART, "1")
    assert live.seat_of(BART.id) is None


async def test_a_game_again_names_who_keeps_away_and_not_whom_its_host_blocked(
    harbour: Harbour, lobbies: Lobbies, port: Port
) -> None:
    live = await harbour.game(ANNE, BART, CHARLOTTE)
    await harbour.finish(live)
    await harbour.tables.company.block(BART.id, ANNE.id)
    again = await lobbies.opening.again(live.id, ANNE)
    assert again.lobby.invited == (BART.id, CHARLOTTE.id), "Anne reads what she would read otherwise"
    with Refused("tell-you-blocked"):
        await lobbies.sitting.join(again.id, BART)
    await harbour.tables.end(again)
    await harbour.tables.company.block(ANNE.id, BART.id)
    assert (await lobbies.opening.again(live.id, ANNE)).lobby.invited == (CHARLOTTE.id,)


async def test_the_list_of_open_tables_leaves_out_whom_one_blocked_and_tells_the_other_nothing(
    harbour: Harbour, lobbies: Lobbies
) -> None:
    hers, his = await gathered(lobbies, ANNE), await gathered(lobbies, BART)
    other = await gathered(lobbies, CHARLOTTE)

    async def listed(member: Member) -> list[int]:
        return [live.id for live in await lobbies.calling.open_tables(member, lambda channel: True)]

    assert await listed(ANNE) == [other.id, his.id]
    before = await listed(BART)
    await harbour.tables.company.block(ANNE.id, BART.id)
    assert await listed(ANNE) == [other.id]
    assert await listed(BART) == before == [other.id, hers.id]
    await harbour.tables.company.unblock(ANNE.id, BART.id)
    assert len(await listed(ANNE)) == 2


async def test_oneself_and_too_many_cannot_be_blocked(
    harbour: Harbour, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(company, "MOST_BLOCKED", 1)
    found = harbour.tables.company
    with Refused("tell-block-self"):
        await found.block(ANNE.id, ANNE.id)
    await found.block(ANNE.id, BART.id)
    await found.block(ANNE.id, BART.id)
    with Refused("tell-many-blocked"):
        await found.block(ANNE.id, CHARLOTTE.id)
    assert await found.blocked(ANNE.id) == [BART.id]
    assert await found.blocked(BART.id) == [], "who is blocked does not know"
