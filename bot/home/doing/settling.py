"""What the host of a table settles, and whether all are ready."""

from __future__ import annotations

from msgspec import UNSET

from bot.home.doing.done import Doer
from bot.protocol.home.acts import (
    AllowOdds,
    ChangeLevel,
    ChangeOpening,
    CheckReady,
    ChooseModules,
    ChoosePace,
    LetTalk,
    Ready,
    Settle,
    SpeakAt,
    TakeSet,
)
from bot.tables.live import LiveTable


async def settle(doer: Doer, act: Settle) -> LiveTable:
    """A setting of the game."""
    return await doer.domain.lobbies.settling.change(act.table, doer.member, act.setting, act.value)


async def modules(doer: Doer, act: ChooseModules) -> LiveTable:
    """The modules in play."""
    return await doer.domain.lobbies.settling.change_modules(act.table, doer.member, act.modules)


async def take_set(doer: Doer, act: TakeSet) -> LiveTable:
    """A ready-made set of them."""
    return await doer.domain.lobbies.settling.take_set(act.table, doer.member, act.set)


async def opening(doer: Doer, act: ChangeOpening) -> LiveTable:
    """A first voyage, or a usual game."""
    return await doer.domain.lobbies.settling.change_opening(act.table, doer.member)


async def level(doer: Doer, act: ChangeLevel) -> LiveTable:
    """The level of all computer captains."""
    return await doer.domain.lobbies.settling.change_level(act.table, doer.member, act.level)


async def odds(doer: Doer, act: AllowOdds) -> LiveTable:
    """Whether members see odds, and may be advised."""
    return await doer.domain.lobbies.settling.change_odds(act.table, doer.member, act.allowed, helm=True)


async def talk(doer: Doer, act: LetTalk) -> LiveTable:
    """Whether gentle captains say something to what they do."""
    return await doer.domain.lobbies.settling.change_asides(act.table, doer.member, act.allowed)


async def language(doer: Doer, act: SpeakAt) -> LiveTable:
    """The table's language."""
    return await doer.domain.lobbies.settling.change_language(act.table, doer.member, act.language)


async def pace(doer: Doer, act: ChoosePace) -> LiveTable:
    """How fast it is played, and what happens when time is over."""
    return await doer.domain.pacing.choose(
        act.table,
        doer.member,
        pace=act.pace if act.pace is not UNSET else None,
        at_deadline=act.at_deadline if act.at_deadline is not UNSET else None,
    )


async def check(doer: Doer, act: CheckReady) -> LiveTable:
    """All are asked whether they are ready."""
    return await doer.domain.lobbies.checking.begin(act.table, doer.member)


async def ready(doer: Doer, act: Ready) -> LiveTable:
    """A member is ready, or not; when all are, the game begins, or they are told why not."""
    lobbies = doer.domain.lobbies
    if not act.ready:
        return await lobbies.checking.not_ready(act.table, doer.member, act.check)
    answered = await lobbies.checking.ready(act.table, doer.member, act.check)
    if answered.all_ready:
        await lobbies.starting.tell_begun(answered.live, answered.why)
    return answered.live
