"""Two worlds for those who only watch, and for what a lobby posts: when a digest comes and what it tells, the
open tables, the table of the week, boards of rounds past; a call, a ready check and a start at a time.
"""

from __future__ import annotations

import re
from datetime import timedelta
from typing import Any

import pytest

from bot.tables.live import LiveTable
from bot.tables.story import Logged, read_by
from bot.watching.watchers import DIGEST
from bot.watching.weekly import Lively, Weekly
from data.store import Status
from engine.games import load_game
from engine.kernel import AnswerError, Table
from engine.kernel.conformance import Trial
from engine.kernel.history.past import rounds_of
from engine.kernel.play.view import view_of
from tests.bot.conftest import World
from tests.bot.interactions.cogs.test_cogs import here, moderator
from tests.bot.secrecy import forks as forked
from tests.bot.secrecy.client import NotOfferedError, noted_pictures
from tests.bot.secrecy.proof import where
from tests.bot.secrecy.test_through_discord import NAMES, _Harbour, _paused, _told
from tests.bot.time.clock import NOON
from tests.marauders.test_conformance import RICH_SPEC

STATES = 4
TRIALS = {
    "holders": Trial(RICH_SPEC, seats=2, options={"windows": "holders"}, seed="watch"),
    "always": Trial(RICH_SPEC, seats=2, options={"windows": "always"}, seed="watch"),
    "port_royal": Trial(load_game("port_royal"), seats=2, seed="watch"),
    "treasure_fleet": Trial(load_game("treasure_fleet"), seats=2, seed="watch"),
}


class _Watched(_Harbour):
    """A table that Eve follows: one world after the other is laid out there, and a round goes by."""

    def __init__(self, world: World, live: LiveTable, monkeypatch: pytest.MonkeyPatch) -> None:
        super().__init__(world, live, monkeypatch)
        monkeypatch.setattr(world.bot.tables, "logged", self._logged)

    async def _logged(self, live: LiveTable, seat: int | None, **more: Any) -> Logged:
        assert seat is None
        return Logged(read_by(live.recent, seat), {})

    async def begin(self) -> None:
        """Eve follows the table."""
        eve = self.world.member("Eve")
        await eve.slash(here(self.world, self.live), "game follow")
        (self.follower,) = await self.world.bot.store.followers.find()

    async def go_by(self, fork: forked.Fork, laid: forked.World) -> dict[str, Any]:
        """What Eve gets, and reads where she looks, as an answer is given and a round begins."""
        world, bot, one = self.world, self.world.bot, self.follower
        await world.calm()
        await bot.timers.drop(DIGEST, str(self.live.id))
        world.clock.set(NOON)
        await self.lay_out(fork, laid)
        first = fork.count - len(fork.entries)
        await bot.store.followers.set(
            self.live.id, one.member, channel=one.channel, message=one.message, entry=first
        )
        bot.watchers._followed = {self.live.id: bot.watchers._round(self.live)}
        asked = laid.table.waiting.get(fork.seat)
        if asked is None or asked.kind != fork.decision.kind or asked.why_not(laid.picks):
            raise NotOfferedError
        before = len(world.env.http_requests)
        await self._answer(asked, laid.picks)
        due = [timer.due for timer in await bot.store.timers.find(kind=DIGEST)]
        await world.let_pass(0.1)
        return {
            "due": due,
            "digest": [
                [request.method, _told(str(request.json))]
                for request in world.env.http_requests[before:]
                if f"/channels/{one.channel}/" in request.path and request.method != "GET"
            ],
            "open": _told(world.said(await world.member("Eve").slash(world.channel, "game list"))),
            "week": await self._week(),
        }

    async def _week(self) -> list[Any]:
        """The table of the week, as it would be posted now."""
        world, before = self.world, len(self.world.env.http_requests)
        one = Lively(self.live.id, 20, 2)
        weekly: Weekly = world.bot.clicks._services.weekly
        await weekly.send(self.live, one, world.channel.id, NOON, "chart")
        return [
            _told(str((request.json or {}).get("components"))) for request in world.env.http_requests[before:]
        ]


def _begins_a_round(fork: forked.Fork) -> bool:
    """Whether a round begins with the answer of a fork."""
    laid, round_of = fork.first(), fork.trial.spec.round_of
    before = round_of(laid.table.running.state)
    asked = laid.table.waiting.get(fork.seat)
    if asked is None:
        return False
    try:
        laid.table.answer(fork.seat, asked.number, fork.picks)
    except AnswerError:
        return False
    return laid.table.result is None and round_of(laid.table.running.state) != before


def _hidden(table: Table) -> str:
    """What nobody who watches may know: the hands, or whatever is hidden where there are none."""
    held = table.running.places.held
    hands = {name: list(pieces) for name, pieces in held.items() if "hand:" in name}
    return str(sorted((hands or held).items()))


async def _prove(world: World, watched: _Watched, trial: Trial) -> int:
    """Compare some states of random games; gives in how many a digest was sent."""
    compared = sent = 0
    for fork in forked.forks(trial, 40, 1.0):
        fork.reader = None
        if fork.decision.hidden or not _begins_a_round(fork):
            continue
        first = fork.first()
        hidden = _hidden(first.table)
        one = await watched.go_by(fork, first)
        seen = [(entry.read(None)) for _, entry in watched.live.recent], first.table.view(None)
        other = fork.second(seen, first, alike=True)
        if other is None or first.table.result or fork.is_declassified(first, other):
            continue
        if _hidden(other.table) == hidden:
            continue
        try:
            two = await watched.go_by(fork, other)
        except NotOfferedError:
            continue
        if _paused(first) != _paused(other):
            continue
        assert not where(one, two), f"{fork.where}: {where(one, two)}"
        compared, sent = compared + 1, sent + bool(one["digest"])
        if compared == STATES:
            break
    assert compared == STATES
    return sent


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("name", TRIALS)
async def test_who_watches_learns_no_secret(world: World, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    live = await world.table(*NAMES, game=TRIALS[name].spec.id)
    watched = _Watched(world, live, monkeypatch)
    await watched.begin()
    with noted_pictures(monkeypatch):
        assert await _prove(world, watched, TRIALS[name]) == STATES


@pytest.mark.parametrize("leak", ["what it tells", "when it comes", "the table of the week"])
async def test_what_tells_those_who_watch_is_found(
    world: World, monkeypatch: pytest.MonkeyPatch, leak: str
) -> None:
    """The proof can fail."""
    live = await world.table(*NAMES, game="marauders")
    watched = _Watched(world, live, monkeypatch)
    await watched.begin()

    def held(live: LiveTable) -> str:
        assert live.game is not None
        return _hidden(live.game)

    if leak == "what it tells":
        monkeypatch.setattr("bot.watching.watchers.told_since", lambda live, read, first: [held(live)])
    elif leak == "when it comes":
        look = world.bot.watchers.look

        async def late(live: LiveTable) -> None:
            await look(live)
            if timer := await world.bot.timers.get(DIGEST, str(live.id)):
                due = timer.due + timedelta(seconds=sum(map(ord, held(live))) % 997)
                await world.bot.timers.set(DIGEST, str(live.id), due, table=live.id)

        world.bot.tables.events.posted.listen(late)
    else:
        monkeypatch.setattr("bot.present.weekly.headline", held)
    with noted_pictures(monkeypatch), pytest.raises(AssertionError, match=r"reader None|\.(digest|due|week)"):
        await _prove(world, watched, TRIALS["holders"])


# --- rounds past ----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", TRIALS)
@pytest.mark.parametrize("playout", range(2))
def test_a_round_past_is_shown_as_a_spectator_saw_it_then(name: str, playout: int) -> None:
    """What spectators see tells no secret (see the proofs beside this one): nor do the boards of rounds past,
    while the game goes on and after it.
    """
    trial, saw, looked = TRIALS[name], dict[int, Any](), 0

    def watch(game: Any) -> None:
        if now := trial.spec.round_of(game.state):
            saw.setdefault(now, view_of(game, None, {}, finished=False))

    table, history = trial.open(playout, watch=watch), list[bytes]()
    while table.result is None and looked < 3:
        asked = next(iter(table.waiting.values()))
        table.answer(asked.seat, asked.number, asked.default)
        change = table.unsaved()
        history += change.inputs if change is not None else []
        if len(saw) > looked + 1:
            looked += 1
            rounds = rounds_of(table.begun_as(), history, spec=trial.spec)
            assert [one.number for one in rounds] == sorted(saw)
            for one in rounds:
                assert not one.hands
                assert one.view == saw[one.number]
    assert looked == 3


# --- lobbies --------------------------------------------------------------------------------------


async def _gathered(world: World, monkeypatch: pytest.MonkeyPatch, seed: str) -> list[Any]:
    """All that is posted and answered as a lobby gathers its players; a lobby's one secret is its seed."""
    monkeypatch.setattr("bot.lobbies.opening.new_seed", lambda: seed)
    await world.bot.tables.set_guild(world.guild.id, calls={"role": world.guild.default_role.id})
    before, said = len(world.env.http_requests), list[str]()
    anne, bart, eve = (world.member(name) for name in ("Anne", "Bart", "Eve"))
    await anne.slash(world.channel, "game new", game="treasure_fleet")
    live = await world.bot.tables.open((await world.bot.store.tables.find(last=1))[0].number)
    message = world.newest("join")
    await world.click(bart, message, "join")
    panel = (await world.click(anne, message, "gather")).response
    await world.select(anne, panel, "startat", ["60"])
    said.append(world.said(await world.click(anne, panel, "call")))
    said.append(world.said(await world.click(anne, panel, "check")))
    said.append(world.said(await eve.slash(world.channel, "game list")))
    await world.click(bart, world.newest("notready"), "notready")
    world.clock.move(timedelta(minutes=50))
    await world.calm()
    await anne.slash(world.channel, "game end")
    async with world.bot.tables.hold(live.id) as held:
        await world.bot.tables.end(held)
    assert live.row.status is Status.ENDED
    posted = [
        [request.method, _plain(live, request.json)]
        for request in world.env.http_requests[before:]
        if request.method != "GET" and f"/channels/{world.channel.id}/" in request.path
    ]
    return [posted, [_plain(live, one) for one in said]]


def _plain(live: LiveTable, body: Any) -> str:
    """A body without what is another's in every lobby: its number, its promise of a seed, ids and times."""
    text = _told(str(body))
    text = re.sub(r"Seed promised: `[0-9a-f]+…`", "Seed promised", text)
    text = re.sub(r"(ready)(.*?)=\d{8}", r"\1\2", text)
    text = re.sub(r"<t:\d+(:\w)?>|'nonce': '[^']*'", "", text)
    return re.sub(rf"\btable {live.id}\b|:{live.id}\b", "#", text)


async def test_a_call_a_check_and_a_start_tell_nothing_of_the_seed(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    moderator(world, "Boss")
    one = await _gathered(world, monkeypatch, "one seed")
    world.clock.move(timedelta(days=2))
    await world.calm()
    two = await _gathered(world, monkeypatch, "quite another")
    assert "Everyone ready?" in str(one)
    assert "📣" in str(one)
    assert not where(one, two)
    assert "one seed" not in str(one)
