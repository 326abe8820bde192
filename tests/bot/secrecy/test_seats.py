"""Two worlds while members come and go: what the table is told, and what others are answered, is the same
whichever of them is asked unseen.
"""

from __future__ import annotations

from typing import Any

import pytest

from bot.crews.ballots import Ballots
from bot.tables.waits import Waits
from tests.bot.conftest import World
from tests.bot.interactions.cogs.test_cogs import here
from tests.bot.secrecy.proof import where
from tests.bot.secrecy.test_through_discord import _told
from tests.bot.secrecy.test_time import _Day, _Whoever, _whoever


async def _comings_and_goings(table: _Whoever, asked: int) -> dict[str, Any]:
    """What everybody reads while Anne, who is asked or not, wants others replaced, lends her seat, and comes
    back.
    """
    world, live, table.asked = table.world, table.live, asked
    await _Day.forget(table)  # pyright: ignore[reportArgumentType]
    await world.bot.tables.change_row(live, crew=None)
    live.waits, live.row.waits = Waits(), None
    live.row.lobby = {**live.row.lobby, "pace": "live"}
    live.note_waits(world.clock.now())
    await world.calm()
    before, said = len(world.env.http_requests), list[str]()
    place, anne, eve = here(world, live), world.member("Anne"), world.member("Eve")
    await world.let_pass(30)
    for number in ("1", "2"):
        said.append(_told(world.said(await anne.slash(place, "seat replace", seat=number))))
    said.append(_told(world.said(await eve.slash(place, "seat show"))))
    said.append(_told(world.said(await anne.slash(place, "seat swap", member=world.member("Bart")))))
    said.append(_told(world.said(await anne.slash(place, "seat hand", member=eve))))
    await world.click(eve, world.newest("accept", live.place), "accept")
    await world.calm()
    said.append(_told(world.said(await world.member("Bart").slash(place, "seat show"))))
    await anne.slash(place, "seat return")
    await world.calm()
    await world.bot.services.crew_herald.settle()
    assert table.asked == asked, "nobody has answered"
    thread = [
        [request.method, _told(str(request.json))]
        for request in world.env.http_requests[before:]
        if f"/channels/{live.place}/" in request.path and request.method != "GET"
    ]
    return {"said": said, "thread": thread}


async def test_who_comes_and_goes_tells_nothing_of_who_is_asked_unseen(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await _whoever(world, monkeypatch)
    await _comings_and_goings(table, 0)
    first, *others = [await _comings_and_goings(table, asked) for asked in range(3)]
    assert any("sits in for" in body for _, body in first["thread"])
    assert any("is back" in body for _, body in first["thread"])
    assert all("not kept this table waiting" in one for one in first["said"][:2])
    for other in others:
        assert not where(first, other)


async def test_a_vote_about_who_is_asked_unseen_would_be_found(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The proof can fail."""
    table = await _whoever(world, monkeypatch)
    monkeypatch.setattr(Ballots, "_about", lambda self, live, seat: "late" if seat == table.asked else "")
    one, two = [await _comings_and_goings(table, asked) for asked in (1, 2)]
    assert where(one, two)
