"""Every act with what carries it out."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from bot.home.doing import mending, oneself, phones, seats, settling, tables
from bot.home.doing.done import Doer, Outcome
from bot.protocol.home import acts
from bot.tables.live import LiveTable

_Do = Callable[[Doer, Any], Awaitable[LiveTable | Outcome | None]]
EVERY: Mapping[type[acts.Act], _Do] = {
    acts.NewGame: tables.new_game,
    acts.Voyage: tables.voyage,
    acts.TryChallenge: tables.challenge,
    acts.OpenFile: tables.open_file,
    acts.Start: tables.start,
    acts.StartAt: tables.start_at,
    acts.Close: tables.end,
    acts.Again: tables.again,
    acts.Sandbox: tables.sandbox,
    acts.Duplicate: tables.duplicate,
    acts.Sit: seats.take,
    acts.Leave: seats.leave,
    acts.Return: seats.give_back,
    acts.Back: seats.back,
    acts.SeatPerson: seats.seat,
    acts.AddComputer: seats.add_computer,
    acts.ChangeComputer: seats.change_computer,
    acts.Unseat: seats.unseat,
    acts.Latecomers: seats.latecomers,
    acts.MakeOffer: seats.offer,
    acts.Accept: seats.accept,
    acts.Decline: seats.decline,
    acts.CallVote: seats.vote,
    acts.Agree: seats.agree,
    acts.Object: seats.object_,
    acts.Settle: settling.settle,
    acts.ChooseModules: settling.modules,
    acts.TakeSet: settling.take_set,
    acts.ChangeOpening: settling.opening,
    acts.ChangeLevel: settling.level,
    acts.AllowOdds: settling.odds,
    acts.LetTalk: settling.talk,
    acts.SpeakAt: settling.language,
    acts.ChoosePace: settling.pace,
    acts.CheckReady: settling.check,
    acts.Ready: settling.ready,
    acts.InvitePhone: phones.invite,
    acts.UninvitePhone: phones.uninvite,
    acts.AdmitPhone: phones.admit,
    acts.GoBack: mending.go_back,
    acts.Mend: mending.repair,
    acts.AnswerFor: mending.answer_for,
    acts.AnswerUnseen: mending.answer_unseen,
    acts.GiveSeat: mending.give,
    acts.Pause: mending.pause,
    acts.MoreTime: mending.more_time,
    acts.Reopen: mending.reopen,
    acts.Delete: mending.delete,
    acts.Read: oneself.read,
    acts.Look: oneself.look,
    acts.House: oneself.house,
}


async def do(doer: Doer, act: acts.HomeAct) -> Outcome:
    """Carry an act out. Raises Tell, AnswerError, StoreError: then nothing has changed."""
    found = await EVERY[type(act)](doer, act)
    return found if isinstance(found, Outcome) else Outcome(found)
