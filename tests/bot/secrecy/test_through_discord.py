"""The same proof through SimCord, for a few states: what is posted, edited and pinged, in this order."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.controls.decisions import CHOOSE, NONE
from bot.controls.declared import Click
from bot.controls.ids import CustomId, token
from bot.tables import LiveTable
from engine.games import load_game
from engine.kernel import Decision
from engine.kernel.conformance import Trial
from tests.bot.conftest import World
from tests.bot.interactions.cogs.test_cogs import here
from tests.bot.secrecy import forks as forked
from tests.bot.secrecy.client import NotOfferedError, noted_pictures
from tests.bot.secrecy.proof import where
from tests.marauders.test_conformance import RICH_SPEC

STATES = 6
NAMES = ("Anne", "Bart")
TRIALS = {
    "holders": Trial(RICH_SPEC, seats=2, options={"windows": "holders"}, seed="client"),
    "always": Trial(RICH_SPEC, seats=2, options={"windows": "always"}, seed="client"),
    "port_royal": Trial(load_game("port_royal"), seats=2, seed="client"),
    "treasure_fleet": Trial(load_game("treasure_fleet"), seats=2, seed="client"),
}
_SNOWFLAKE = re.compile(r"\d{15,20}")


class _Harbour:
    """A table of the bot: one world after the other is laid out there, answered and watched by Eve."""

    def __init__(self, world: World, live: LiveTable, monkeypatch: pytest.MonkeyPatch) -> None:
        self.world, self.live = world, live
        self.laid: forked.World
        # The store knows nothing of the worlds that are laid out.
        monkeypatch.setattr(world.bot.store.tables, "append", self._append)

    async def _append(self, table: int, change: Any, **more: Any) -> None:
        self.laid.take(change)

    async def lay_out(self, fork: forked.Fork, laid: forked.World) -> None:
        live, first = self.live, fork.count - len(fork.entries)
        self.laid, live.game, live.stored = laid, laid.table, laid.table.version
        live.recent = list(enumerate(fork.entries, first))
        live.row.messages = {}
        poster = self.world.bot.poster
        await poster.settle(live)
        poster._work.clear()
        poster.begin_anew(live)
        await poster.settle(live)
        await self.world.env.settle()

    async def watch(self, fork: forked.Fork, laid: forked.World) -> dict[str, Any]:
        """What comes of the answer in public, and what the stranger is told."""
        await self.lay_out(fork, laid)
        asked = laid.table.waiting.get(fork.seat)
        if asked is None or asked.kind != fork.decision.kind or asked.why_not(laid.picks):
            raise NotOfferedError
        before = len(self.world.env.http_requests)
        await self._answer(asked, laid.picks)
        public = self._public(before)
        said = [await self._asks(verb) for verb in ("undo", "choices", "log", "board")]
        told = [await self._typed("who"), await self._typed("help"), await self._listed()]
        return {"public": public, "said": [*told, *said]}

    async def _answer(self, asked: Decision, picks: list[str]) -> None:
        table = self.live.id
        click = CHOOSE.at(table, asked, 0) if picks else NONE.at(table, asked)
        values = picks if asked.range else [token(pick) for pick in picks]
        await self._click(NAMES[asked.seat], click, values)
        await self.world.bot.poster.settle(self.live)

    async def _typed(self, command: str) -> Any:
        """What a stranger is told who types a command there."""
        typed = self.world.member("Eve").slash(here(self.world, self.live), command)
        return _told(self.world.said(await typed))

    async def _listed(self) -> Any:
        """The tables of the server, as a stranger reads them."""
        listed = self.world.member("Eve").slash(self.world.channel, "tables", show="here")
        return _told(self.world.said(await listed))

    async def _asks(self, verb: str) -> Any:
        result = await self._click("Eve", CustomId(verb, self.live.id), [])
        return _told(self.world.said(result))

    async def _click(self, name: str, click: CustomId | Click[Any], values: list[str]) -> Any:
        """Use a control with this id, whether the table's message has it or not."""
        world, member = self.world, self.world.member(name)
        message = world.newest("choices", self.live.place)
        # The row of another message: an edit of the table's own must not bring it along.
        control: dict[str, Any] = {"type": 2, "style": 1, "label": "x", "custom_id": click.custom_id}
        if values:
            options = [{"label": value, "value": value} for value in values]
            count = len(values)
            control = {"type": 3, "custom_id": click.custom_id, "options": options}
            control |= {"min_values": count, "max_values": count}
        shown, message.components = message.components, [{"type": 1, "components": [control]}]
        handle = world.handle(message)
        try:
            if values:
                return await member.select(handle, values, custom_id=click.custom_id)
            return await member.click(handle, custom_id=click.custom_id)
        finally:
            if message.components and message.components[0].get("components") == [control]:
                message.components = shown

    def _public(self, since: int) -> list[Any]:
        place, seen = str(self.live.place), []
        for request in self.world.env.http_requests[since:]:
            ours = f"/channels/{place}/" in request.path
            if ours or "/messages/@original" in request.path:
                body = {key: value for key, value in (request.json or {}).items() if key != "nonce"}
                seen.append([request.method, "thread" if ours else "click", _told(str(body))])
        return seen


def _told(text: str) -> str:
    """A text in which ids of messages and members are numbered as they come up."""
    known: dict[str, str] = {}
    return _SNOWFLAKE.sub(lambda found: known.setdefault(found[0], f"#{len(known)}"), text)


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("name", TRIALS)
async def test_posts_edits_and_pings_tell_no_secret(
    world: World, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    trial = TRIALS[name]
    live = await world.table(*NAMES, game=trial.spec.id)
    harbour, compared = _Harbour(world, live, monkeypatch), 0
    with noted_pictures(monkeypatch):
        for fork in forked.forks(trial, 20, 0.05):
            fork.reader = None
            if fork.decision.hidden or (fork.decision.most > 1 and len(fork.picks) > 20):
                continue
            first = fork.first()
            one = await harbour.watch(fork, first)
            seen = [(entry.read(None)) for _, entry in live.recent], first.table.view(None)
            other = fork.second(seen, first, alike=True)
            if other is None or first.table.result or fork.is_declassified(first, other):
                continue
            two = await harbour.watch(fork, other)
            if _paused(first) != _paused(other):
                continue
            assert one["public"] or fork.decision.secret
            assert not where(one, two), f"{fork.where}: {where(one, two)}"
            compared += 1
            if compared == STATES:
                break
    assert compared == STATES


def _paused(laid: forked.World) -> bool:
    return any(asked.hidden for asked in laid.table.waiting.values())
