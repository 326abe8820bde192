"""Running tables of a bot that is measured, as if they had been opened, begun and posted before."""

from __future__ import annotations

from bot.app import Quartermaster
from bot.bench.nowhere import CHANNEL, GUILD, MEMBER
from bot.bench.plan import plan
from bot.posting.shown import Shown
from bot.tables.lobby import LobbyRow
from data.store import Seat
from engine.captains import captain
from engine.kernel import Change, Table

COMPUTERS = 2
"""Computer captains at each table, besides one member."""
LEVEL = 2
"""How well they play: as in a new lobby."""


def new_game(number: int, *, rests: bool = False) -> tuple[Table, Change]:
    """A game that has begun, and what the store keeps of it; another number, another game. `rests`: it has
    gone on until it waits for the member alone.
    """
    game = Table.new(plan().game, seats=1 + COMPUTERS, seed=f"bench {number}", salt="bench")
    while rests and (others := game.waiting.keys() - {0}):
        decision = game.waiting[min(others)]
        game.answer(
            decision.seat, decision.number, captain(1, "bench").answer(game.view(decision.seat), decision)
        )
    change = game.unsaved()
    assert change is not None
    return game, change


async def lay(bot: Quartermaster, game: tuple[Table, Change], guild: int = GUILD) -> int:
    """A running table of the member and some computer captains in a server; gives its number."""
    begun, change = game
    seats = [Seat(seat=0, member=MEMBER)]
    seats += [Seat(seat=n + 1, level=LEVEL) for n in range(COMPUTERS)]
    told = change.first_entry + len(change.entries)
    row = await bot.store.tables.create(
        guild=guild,
        channel=CHANNEL,
        host=MEMBER,
        game=plan().game,
        lobby=LobbyRow(names={MEMBER: "Anne"}).stored(),
    )
    await bot.store.tables.start(row.number, change, seats=seats)
    shown = Shown(
        10_000 + row.number, told, told, (MEMBER,) if 0 in begun.waiting else (),
        rests=change.version if begun.waiting.keys() == {0} else None,
    )  # fmt: skip
    await bot.store.tables.update(
        row.number, thread=CHANNEL + row.number, messages=shown.kept({}), options=begun.options
    )
    return row.number
