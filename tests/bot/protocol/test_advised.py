"""What stands beside an answer goes along with what the voice at the helm says."""

from __future__ import annotations

from msgspec import UNSET

from bot.protocol import shapes
from bot.protocol.door import Tables
from engine.captains.marauders.seen.chart import distances
from engine.captains.marauders.seen.observation import Observation
from tests.bot.protocol.conftest import answered, laid
from tests.domain.conftest import ANNE, Harbour


async def test_the_row_of_a_good_names_the_port_for_which_it_is_bought(
    harbour: Harbour, pages: Tables
) -> None:
    """The row named the nearest port, the helm another one."""
    live = await laid(harbour, ANNE, game="marauders", computers=2, opening="first_voyage")
    door, rows, farther = pages.door(live.id, ANNE), 0, 0
    while not farther:
        question = await door.question()
        assert isinstance(question, shapes.Question), "it is his turn, or soon"
        assert question.plan is not UNSET
        if question.kind == "goods.buy" and question.plan.aim is not UNSET:
            assert live.game is not None
            seen = Observation(live.game.view(0))
            near = distances(seen.box, seen.captain.zone)
            names = {live.texts.name(zone): zone for zone in seen.box.ports}
            rows_of = {row.name: row for row in question.counters}
            wants = {
                f"{name} wants {good}:": (zone, row)
                for name, zone in names.items()
                for good, row in rows_of.items()
            }
            for begins, (zone, row) in wants.items():
                if not question.plan.aim.startswith(begins):
                    continue
                assert row.wanted is not UNSET
                assert row.wanted.at == f"port:{zone}"
                assert live.texts.name(zone) in str(row.consequence)
                rows += 1
                ports = [port for port in seen.box.ports if seen.demand(port) == row.good and seen.open(port)]
                farther += near[zone] > min(near[port] for port in ports if port != seen.captain.zone)
        await answered(door, *question.plan.picks)
    assert rows
