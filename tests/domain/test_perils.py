"""What is asked before an answer that is likely to cost its member dearly. No Discord."""

from __future__ import annotations

from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.decisions.perils import Perils
from bot.tables import LiveTable
from tests.domain.conftest import ANNE, BART, Harbour
from tests.marauders.table import in_port

POOR: dict[str, Any] = {**in_port("nassau"), "gold": 5, "ship": {"kind": "flute", "masts": 1}}
DEAR = ["weapon:grapeshot"]


async def at_the_yard(harbour: Harbour, opening: str = "first_voyage") -> LiveTable:
    """Anne is at a shipyard with little gold."""
    position = {"turn": 0, "seats": [POOR, in_port("tortuga")]}
    live = await harbour.at_sea(ANNE, BART, position=position, options={"opening": opening})
    for picks in (["port"], ["shipyard"]):
        async with harbour.tables.hold(live.id) as live:
            await harbour.tables.answer(live, 0, live.waiting[0].number, picks)
    return live


async def test_each_question_is_asked_about_once(harbour: Harbour) -> None:
    live, perils = await at_the_yard(harbour), Perils(harbour.tables)
    decision = live.waiting[0]
    found = await perils.before(live, ANNE, decision, DEAR)
    assert found is not None
    assert [(note.key, note.args) for note in found.notes] == [("peril-gold", {"gold": 3, "have": 5})]
    assert found.instead is not None
    assert await perils.before(live, ANNE, decision, DEAR) is None
    assert await perils.before(live, ANNE, decision, ["ship:galleon"]) is None, "whatever he then picks"
    async with harbour.tables.hold(live.id) as live:
        await harbour.tables.answer(live, 0, decision.number, DEAR)
        await harbour.tables.take_back(live, 0)
    assert await perils.before(live, ANNE, live.waiting[0], DEAR) is not None, "it is another question"


async def test_what_the_helm_says_is_not_asked_about(
    harbour: Harbour, monkeypatch: pytest.MonkeyPatch
) -> None:
    live, perils = await at_the_yard(harbour), Perils(harbour.tables)

    async def advised(live: LiveTable, seat: int) -> Any:
        return type("Counsel", (), {"picks": tuple(DEAR)})()

    monkeypatch.setattr("bot.decisions.perils.counsel_of", advised)
    assert await perils.before(live, ANNE, live.waiting[0], DEAR) is None


async def test_only_who_has_the_helm_at_his_side_is_asked(harbour: Harbour) -> None:
    perils = Perils(harbour.tables)
    usual = await at_the_yard(harbour, "usual")
    assert await perils.before(usual, ANNE, usual.waiting[0], DEAR) is None, "he has not called it"
    async with harbour.tables.hold(usual.id) as usual:
        await harbour.tables.change_lobby(usual, helm=True)
        await harbour.tables.settle_seat(usual, 0, quiet=False)
    assert await perils.before(usual, ANNE, usual.waiting[0], DEAR) is not None
    taught = await at_the_yard(harbour)
    async with harbour.tables.hold(taught.id) as taught:
        await harbour.tables.settle_seat(taught, 0, quiet=True)
    assert await perils.before(taught, ANNE, taught.waiting[0], DEAR) is None, "he has silenced it"


async def test_what_it_trips_over_keeps_no_answer_back(
    harbour: Harbour, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*about: Any) -> Any:
        raise RuntimeError

    monkeypatch.setattr("bot.decisions.perils.perils", broken)
    live = await at_the_yard(harbour)
    with capture_logs() as logs:
        assert await Perils(harbour.tables).before(live, ANNE, live.waiting[0], DEAR) is None
    assert [line["event"] for line in logs] == ["what an answer may cost could not be told"]
