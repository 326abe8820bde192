"""Members who do not want to play together: nobody of the two joins the other, and only one knows why."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from bot.crews.crews import Crews
from bot.crews.offers import Offers
from bot.lobbies.lobbies import Lobbies
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
    key = "tell-no-seat" if blocks is ANNE else "tell-you-blocked"
    with Refused(key):
        await crews.take(live.id, BART, 2)
    await crews.take(live.id, STRANGER, 2)
    assert live.seat_of(BART.id) is None


async def test_nor_beside_somebody_who_sits_in_for_the_other(
    harbour: Harbour, crews: Crews, offers: Offers, port: Port
) -> None:
    live = await harbour.game(ANNE, computers=1)
    await offers.hand(live.id, ANNE, CHARLOTTE.id, "Charlotte")
    await offers.accept(live.id, CHARLOTTE, "1")
    await harbour.tables.company.block(ANNE.id, BART.id)
    with Refused("tell-no-seat"):
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


async def test_nobody_invites_or_hands_a_seat_to_the_other(
    harbour: Harbour, offers: Offers, port: Port
) -> None:
    live = await harbour.game(ANNE, CHARLOTTE, computers=1)
    await harbour.tables.company.block(BART.id, ANNE.id)
    told = await refusal(offers.invite(live.id, ANNE, BART.id, "Bart"))
    assert told == ("tell-no-guest", {"who": "<@12>"})
    assert told == await refusal(offers.invite(live.id, CHARLOTTE, BART.id, "Bart")), "Anne sits there"
    assert told == await refusal(offers.hand(live.id, CHARLOTTE, BART.id, "Bart"))
    await harbour.tables.company.block(ANNE.id, BART.id)
    assert await refusal(offers.invite(live.id, ANNE, BART.id, "Bart")) == (
        "tell-you-blocked-guest",
        {"who": "<@12>"},
    )
    assert port.heard("offer") == port.heard("letter") == []


async def test_an_invitation_from_before_leads_to_no_seat(
    harbour: Harbour, offers: Offers, port: Port
) -> None:
    live = await harbour.game(ANNE, computers=1)
    await offers.invite(live.id, ANNE, BART.id, "Bart")
    await harbour.tables.company.block(ANNE.id, BART.id)
    with Refused("tell-no-seat"):
        await offers.accept(live.id, BART, "1")
    assert live.seat_of(BART.id) is None


async def test_a_game_again_invites_the_other_no_more(harbour: Harbour, lobbies: Lobbies, port: Port) -> None:
    live = await harbour.game(ANNE, BART, CHARLOTTE)
    await harbour.finish(live)
    await harbour.tables.company.block(BART.id, ANNE.id)
    again = await lobbies.opening.again(live.id, ANNE)
    assert again.lobby.invited == (CHARLOTTE.id,)


async def test_the_list_of_open_tables_has_none_at_which_the_other_sits(
    harbour: Harbour, lobbies: Lobbies
) -> None:
    await gathered(lobbies, ANNE)
    other = await gathered(lobbies, CHARLOTTE)
    await harbour.tables.company.block(ANNE.id, BART.id)

    async def listed(look: Callable[[int], bool] = lambda channel: True) -> list[int]:
        return [live.id for live in await lobbies.calling.open_tables(BART, look)]

    assert await listed() == [other.id]
    await harbour.tables.company.unblock(ANNE.id, BART.id)
    assert len(await listed()) == 2


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
