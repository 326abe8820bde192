"""What the voice at the helm says, whatever the game.

It knows what its seat sees and no more: the suggestion is that of a computer captain in this seat, the reason
comes from the advice on the suggested option, or from what that captain is after.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, ClassVar

import msgspec

from engine.advice.advising import advise
from engine.advice.notes import Advice, Note
from engine.advice.voyage.told.plans import Intent, Planned
from engine.captains import Captain, captain
from engine.kernel import AnswerError, Decision, Table, guided

LEVEL = 2
"""The level of the computer captain who suggests."""
SPEAKS_FOR = ("plain", "good")
"""The weights of notes that are a reason for an answer: a loss or a warning speaks against it."""

View = Mapping[str, Any]


class Lesson(msgspec.Struct, frozen=True):
    """Some sentences of a rule that can be looked up (`rules-<topic>`): the first of them, and how many."""

    topic: str
    first: int = 0
    sentences: int = 1


class First(msgspec.Struct, frozen=True):
    """A thing that a member meets for the first time, told in a sentence of its own (`lesson-<thing>`); of
    cards each of them.
    """

    thing: str
    card: str = ""


class Counsel(msgspec.Struct, frozen=True):
    """What is said of a question: lessons, the suggested answer (a number, or ids of options; none: to pick
    nothing), and why.
    """

    lessons: tuple[Lesson | First, ...]
    picks: tuple[str, ...]
    reasons: tuple[Note, ...]
    plan: Planned | None = None
    other: Planned | None = None
    """Another plan, for whoever has asked for advice."""
    greeting: Note | None = None
    """Who the member is, before his first turn."""
    intent: Intent | None = None
    """What his seat is after once it has answered that."""
    notes: Mapping[str, Note] = {}
    """By options and what is on offer, what is so of them by the plan: in place of what the advice says of
    the same in general.
    """
    firsts: tuple[First, ...] = ()
    """What his seat has met by now: each is told once, before any lesson on the question."""

    def over(self, advice: Advice) -> Advice:
        """The advice, as far as the plan does not say it more exactly."""

        def exactly(noted: Mapping[str, tuple[Note, ...]]) -> dict[str, tuple[Note, ...]]:
            return {
                id: tuple(
                    self.notes[id] if id in self.notes and note.key == self.notes[id].key else note
                    for note in notes
                )
                for id, notes in noted.items()
            }

        options, offered = exactly(advice.options), exactly(advice.offered)
        return msgspec.structs.replace(advice, options=options, offered=offered) if self.notes else advice


class Why(msgspec.Struct, frozen=True):
    """Lessons and a reason for an answer to a kind of question."""

    lessons: tuple[Lesson, ...] = ()
    reason: Note | None = None
    after: Intent | None = None
    """What the seat is after then, where it is something else."""
    notes: Mapping[str, Note] = {}
    """What is so of options by what the seat is after (`Counsel.notes`)."""


class Teaching(ABC):
    """The lessons of one game: `Teacher` in `engine.advice.voyage.<game>`. What it leaves out, its game has
    no use for.
    """

    enough: ClassVar[int]
    """The points from which the voice asks whether it is still wanted."""

    aim: ClassVar[tuple[Lesson, ...]]
    """What is said first of all, beside the greeting; empty if the first question has its own lessons."""

    visits: ClassVar[Mapping[str, frozenset[str]]] = {}
    """By kind of question, answers that only lead to another one: the voice does not send anybody there for
    nothing.
    """

    shuns: ClassVar[Mapping[str, int]] = {}
    """Keys of notes: the voice does not suggest what they are told of if its chance is below so many percent;
    without a chance, it is 0. What is known to cost no gold may be tried with any chance.
    """

    @abstractmethod
    def points(self, state: Any, seat: int) -> int:
        """The points that a seat has, as everybody knows of them."""

    def greets(self, view: View, decision: Decision) -> Note | None:
        """Who the member is and what he is after, if he begins with this question."""
        return None

    def plan(self, view: View, decision: Decision, picks: list[str], intent: Intent | None) -> Planned | None:
        """The next step of what this seat is after, now that a computer captain would answer this: of what it
        was after (`intent`), as long as that is nearly as good as the best. None where nothing is planned.
        """
        return None

    def other(self, view: View, decision: Decision, plan: Planned) -> Planned | None:
        """The next step of the best plan but this one; None where there is no other."""
        return None

    def settled(self, view: View, decision: Decision, picks: Sequence[str]) -> list[str]:
        """What the voice suggests where a computer captain would answer this."""
        return list(picks)

    def spurned(self, view: View, decision: Decision) -> frozenset[str]:
        """Answers that the voice never suggests here, whatever a computer captain thinks of them."""
        return frozenset()

    def undone(
        self, view: View, decision: Decision, picks: Sequence[str], intent: Intent | None
    ) -> tuple[Note, ...]:
        """Why something that the seat was after (`intent`) is not done, if this answer gives it up, and what
        comes next, if it ends a visit or a turn; nothing if there is another reason for it.
        """
        return ()

    def left(
        self,
        view: View,
        decision: Decision,
        picks: Sequence[str],
        intent: Intent | None,
        meant: Intent | None,
    ) -> Intent | None:
        """What the seat, which was after `intent`, is after once it has answered this, where the reason for
        its answer `meant` this.
        """
        return meant or intent

    def remembered(self, view: View, intent: Intent | None, after: Intent | None) -> Intent | None:
        """What the seat, which was after `intent`, is after by now, with what it was told by."""
        return after

    def firsts(self, view: View, decision: Decision, log: Sequence[Mapping[str, Any]]) -> Iterable[First]:
        """What this seat has met by now, by what it sees and by the log as it may read it."""
        return ()

    @abstractmethod
    def why(
        self,
        view: View,
        decision: Decision,
        picks: Sequence[str],
        told: Sequence[Note],
        intent: Intent | None = None,
    ) -> Why:
        """What there is to learn from a question, and what its captain, who was after `intent`, is after with
        this answer, of which the advice has `told` this.
        """


def speaks(table: Table) -> bool:
    """Whether there is a voice at the helm of this table from the first; everybody may know that."""
    return guided(table.options) and may_speak(table)


def may_speak(table: Table) -> bool:
    """Whether the voice can be called to the helm of this table."""
    return teacher_of(table.game) is not None and table.result is None


def has_learned(table: Table, seat: int) -> bool:
    """Whether a seat has so many points that the voice asks whether it may stay; everybody may know."""
    teacher = teacher_of(table.game)
    return teacher is not None and teacher.points(table.running.state, seat) >= teacher.enough


class Heard(msgspec.Struct, frozen=True):
    """What a seat is asked, and all that it knows: enough to think about it elsewhere."""

    game: str
    view: View
    decision: Decision
    advice: Advice
    imagined: dict[str, Table]
    """By answers to be tried: the table as this seat may imagine it."""
    luck: str = ""
    """What decides where a captain leaves something to chance: public, and another at every table."""
    intent: Intent | None = None
    """What the voice has been after with this seat."""
    called: bool = False
    """It was called by somebody who knows the game: it gives two plans, and teaches nothing."""
    log: Sequence[Mapping[str, Any]] = ()
    """What has happened, as this seat may read it; nothing where nothing is taught."""


def hear(
    table: Table, seat: int, advice: Advice, intent: Intent | None = None, *, called: bool = False
) -> Heard | None:
    """What a seat is asked now, with the advice that it may have, and what the voice has been after; None if
    it is asked nothing, or the voice is silent, which it is outside first voyages until it is `called`.
    Takes milliseconds.
    """
    decision, teacher = table.waiting.get(seat), teacher_of(table.game)
    if decision is None or teacher is None or not (may_speak(table) if called else speaks(table)):
        return None
    tried = teacher.visits.get(decision.kind, frozenset[str]()) & {option.id for option in decision.options}
    imagined = {id: table.imagine(seat, "helm") for id in sorted(tried)}
    log = () if called else table.log(seat)
    return Heard(
        table.game, table.view(seat), decision, advice, imagined, table.commitment, intent, called, log
    )


def consider(heard: Heard) -> Counsel:
    """What is said to it; up to some 50 ms, 100 ms before a raid, for a worker. The same knowledge gives the
    same counsel.
    """
    teacher, decision = teacher_of(heard.game), heard.decision
    assert teacher is not None
    picks = teacher.settled(heard.view, decision, _suggested(heard, teacher))
    plan = teacher.plan(heard.view, decision, picks, heard.intent)
    if plan is not None and _shunned(heard, plan.picks, teacher.shuns):
        plan = None
    picks = list(plan.picks) if plan is not None else picks
    told = heard.advice.options.get(picks[0], ()) if len(picks) == 1 else ()
    why = teacher.why(heard.view, decision, picks, told, heard.intent)
    undone = teacher.undone(heard.view, decision, picks, heard.intent)
    noted = [note for note in told if note.weight in SPEAKS_FOR][:1]
    reasons = undone or ((why.reason,) if why.reason is not None else tuple(noted))
    left = teacher.left(heard.view, decision, picks, heard.intent, why.after)
    after = teacher.remembered(heard.view, heard.intent, plan.intent if plan is not None else left)
    if heard.called:
        other = teacher.other(heard.view, decision, plan) if plan is not None else None
        if other is not None and _shunned(heard, other.picks, teacher.shuns):
            other = None
        return Counsel((), tuple(picks), reasons, plan, other, intent=after, notes=why.notes)
    begins = decision.number == 1 and bool(teacher.aim)
    return Counsel(
        teacher.aim if begins else why.lessons,
        tuple(picks),
        reasons,
        plan,
        greeting=teacher.greets(heard.view, decision),
        intent=after,
        notes=why.notes,
        firsts=() if begins else tuple(teacher.firsts(heard.view, decision, heard.log)),
    )


def counsel(table: Table, seat: int, intent: Intent | None = None) -> Counsel | None:
    """What the voice says to a seat now; None if it says nothing."""
    heard = hear(table, seat, advise(table, seat), intent)
    return None if heard is None else consider(heard)


class Follower:
    """A member who does what the voice says, to the letter."""

    def __init__(self) -> None:
        self._intent: Intent | None = None

    def __call__(self, table: Table, seat: int, decision: Decision) -> list[str]:
        """What he answers."""
        said = counsel(table, seat, self._intent)
        if said is None:
            return list(decision.default)
        self._intent = said.intent
        return list(said.picks)


def _suggested(heard: Heard, teacher: Teaching) -> list[str]:
    """What the captain would answer; not a visit in which he would do nothing, nor what is shunned."""
    noted, shuns = heard.advice.options, teacher.shuns
    decision, player = heard.decision, captain(LEVEL, f"helm|{heard.luck}")
    shunned = {id for id in noted if _shunned(heard, [id], shuns)} | teacher.spurned(heard.view, decision)
    left = [option for option in decision.options if option.id not in shunned] or list(decision.options)
    while True:
        picks = player.answer(heard.view, msgspec.structs.replace(decision, options=left))
        visited = heard.imagined.get(picks[0]) if picks else None
        if visited is None or not _in_vain(visited, decision, picks, player, teacher):
            return picks
        left = [option for option in left if option.id != picks[0]]


def _shunned(heard: Heard, picks: Sequence[str], shuns: Mapping[str, int]) -> bool:
    notes = (note for pick in picks for note in heard.advice.options.get(pick, ()))
    paid = (note for note in notes if note.args.get("gold", 1))
    return any(note.args.get("chance", 0) < shuns.get(note.key, 0) for note in paid)


def _in_vain(
    imagined: Table, decision: Decision, picks: list[str], player: Captain, teacher: Teaching
) -> bool:
    """Whether the captain would only leave again; not if nothing is asked there, as a roll or a gift has done
    all there is to do.
    """
    seat = decision.seat
    try:
        imagined.answer(seat, imagined.waiting[seat].number, picks)
    except AnswerError:
        # What nobody sees is otherwise there, and so is what he is offered.
        return False
    asked = imagined.waiting.get(seat)
    if asked is None or asked.kind == decision.kind:
        return False
    view = imagined.view(seat)
    spurned = teacher.spurned(view, asked)
    left = [option for option in asked.options if option.id not in spurned]
    return player.answer(view, msgspec.structs.replace(asked, options=left)) == ["done"]


@cache
def teacher_of(game: str) -> Teaching | None:
    """The teacher of a game; None if it has none."""
    home = f"{__package__}.{game}"
    if not game.isidentifier() or find_spec(home) is None:
        return None
    return import_module(home).Teacher()
