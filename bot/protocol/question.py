"""What a reader is asked: the line, every answer with what it leads to and where it lies, what is advised."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from msgspec import UNSET

from bot.protocol.options import cost_of, counters_of, offered_of, options_of
from bot.protocol.places import asked_of, of_course
from bot.protocol.reader import Reader
from bot.protocol.shapes import (
    Bundle,
    Counter,
    Course,
    Maybe,
    Named,
    Option,
    Outcome,
    Plan,
    Question,
    Range,
    Waiting,
)
from bot.tables.thinking.helm import asks_leave, counsel_of, way_of
from bot.tables.waits import UNSEEN
from bot.wording.advice import in_full, of_options
from bot.wording.helm import RISKY, answer_text, lessons_of, sells_more, whole
from bot.wording.options import Noted, none_label
from bot.wording.orders import fitting
from bot.wording.table import waited_for
from data.locale.brief import more
from engine.advice import Advice
from engine.advice.voyage import Counsel, Planned
from engine.kernel import Course as Sailed
from engine.kernel import Decision, Weighed

ROOM = 100
"""Characters that tell what an answer leads to: what it costs, what it may bring, and the risk of it."""
_MATTERS = ("warn", "loss")
"""How much notes on a whole question weigh that stand beside it."""


@dataclass(frozen=True, slots=True)
class _Asked:
    """A question with all that is known of it."""

    reader: Reader
    decision: Decision
    advice: Advice
    noted: Noted
    counsel: Counsel | None

    @property
    def picks(self) -> Sequence[str]:
        """What the voice at the helm suggests."""
        if self.counsel is None:
            return ()
        return self.counsel.plan.picks if self.counsel.plan is not None else self.counsel.picks

    @property
    def args(self) -> dict[str, Any]:
        """What fills the question for who is asked."""
        return asked_of(self.decision)

    def advises(self, one: Sailed) -> bool:
        """Whether a course begins with what the voice at the helm suggests."""
        return bool(one.answers) and tuple(one.answers[0][1]) == tuple(self.picks)


async def question_of(
    reader: Reader, result: Maybe[Outcome] = UNSET, meanwhile: Sequence[str] = ()
) -> Question | Waiting:
    """GET question; `result` is what the reader's last answer has brought about, `meanwhile` what the others
    have taken since he did.
    """
    live, seat = reader.live, reader.seat
    decision = live.asked(seat) if seat is not None else None
    if seat is None or decision is None:
        return _waiting(reader, result)
    counsel = await counsel_of(live, seat)
    advice = counsel.over(live.advice(seat)) if counsel is not None else live.advice(seat)
    asked = _Asked(reader, decision, advice, of_options(live.texts, advice, ROOM), counsel)
    made = _question(asked, reader.courses, result, await _at_once(asked, reader.courses))
    made.meanwhile = list(meanwhile) or UNSET
    return made


def asked_now(reader: Reader) -> Waiting | tuple[object, ...]:
    """What stays the same as long as a reader is asked the same, odds and advice aside: no two questions of a
    seat have the same number.
    """
    live, seat = reader.live, reader.seat
    decision = live.asked(seat) if seat is not None else None
    if seat is None or decision is None:
        return _waiting(reader, UNSET)
    courses = [one.id for one in reader.courses]
    return decision.number, str(_until(reader, decision)), courses, asks_leave(live, seat)


def _waiting(reader: Reader, result: Maybe[Outcome]) -> Waiting:
    waited = waited_for(reader.live, reader.seat) if reader.live.is_running else []
    seats = [seat for seat, _ in waited if seat is not None]
    told = [line for _, line in waited] or [
        reader.texts.say("who-nobody" if reader.live.is_running else "who-over")
    ]
    return Waiting(seats, reader.said("\n".join(told)), result)


def _question(
    asked: _Asked, offered: Iterable[Sailed], result: Maybe[Outcome], at_once: Sailed | None
) -> Question:
    reader, decision = asked.reader, asked.decision
    live, texts, said = reader.live, reader.texts, reader.said
    left = reader.course.left
    courses = _courses(asked, offered, at_once)
    picks = asked.picks if at_once is None else ()
    options = options_of(reader, decision, asked.advice, asked.noted, picks, costs=left is not None)
    _only_leading(options, offered)
    counters = counters_of(reader, decision, asked.advice, asked.noted)
    purse = _number(asked.args.get("gold"))
    free: list[int] = asked.args.get("free", [])
    helps = more(texts, decision)
    notes = [note for note in asked.advice.question if note.weight in _MATTERS]
    default = _default(decision)
    return Question(
        number=decision.number,
        kind=decision.kind,
        line=said(texts.prompt(decision, decision.seat)),
        least=decision.least,
        most=decision.most,
        options=options,
        counters=counters,
        bundles=_bundles(asked),
        courses=courses,
        orders=[Named(one.id, said(texts.option(one))) for one in fitting(live, decision.seat, decision)],
        lessons=[said(one) for one in lessons_of(texts, asked.counsel)] if asked.counsel is not None else [],
        default=default,
        none=said(none_label(decision, texts)) if decision.least == 0 and decision.range is None else UNSET,
        gives=_gives(reader, decision),
        help=said(helps) if helps else UNSET,
        note=said("\n".join(in_full(texts, [note]) for note in notes)) if notes else UNSET,
        left=left if left is not None else UNSET,
        plan=_plan(asked, at_once),
        other=_planned(asked, asked.counsel.other) if asked.counsel and asked.counsel.other else UNSET,
        greeting=_greeting(asked),
        helm_asks=said(texts.say("helm-asks")) if asks_leave(live, decision.seat) else UNSET,
        until=_until(reader, decision),
        range=_range(decision, default),
        room=_number(asked.args.get("room")),
        takes=_number(asked.args.get("takes")),
        purse=purse,
        strict=_strict(decision, counters, purse, free),
        free=free or UNSET,
        result=result,
        offered=_offered(asked) or UNSET,
    )


def _offered(asked: _Asked) -> list[Counter]:
    """What the question is about and offers not yet, with notes as answers have."""
    noted = of_options(asked.reader.texts, Advice(options=asked.advice.offered), ROOM)
    return offered_of(asked.reader, asked.decision, asked.advice, noted)


def _gives(reader: Reader, decision: Decision) -> Maybe[str]:
    """What giving its picks does, where its game says so; the page names them."""
    key = f"gives-{decision.kind.replace('.', '-')}"
    named = decision.most > 1 or decision.range is not None
    return reader.say(key, what="{what}") if named and reader.texts.has(key) else UNSET


def _number(value: Any) -> Maybe[int]:
    return value if isinstance(value, int) and not isinstance(value, bool) else UNSET


def _strict(
    decision: Decision, counters: Iterable[Counter], purse: Maybe[int], free: Sequence[int]
) -> Maybe[bool]:
    """Whether picks whose prices come to more than a purse are refused; nobody knows until there are such."""
    if purse is UNSET:
        return UNSET
    picks, prices = list[str](), list[int]()
    for counter in counters:
        for id, price in zip(counter.options, counter.prices, strict=False):
            picks, prices = [*picks, id], sorted([*prices, price])
            if len(picks) > decision.most:
                return UNSET
            if sum(prices[free[len(prices)] if free else 0 :]) > purse:
                return decision.why_not(picks) is not None
    return UNSET


def _default(decision: Decision) -> list[str]:
    """What is given when the time is over; nothing where that is worked out only then."""
    return [] if isinstance(decision, Weighed) else list(decision.default)


def _range(decision: Decision, default: Sequence[str]) -> Maybe[Range]:
    """The numbers that may be given; nothing where each of them has a button of its own."""
    if decision.range is None or _lowest(decision):
        return UNSET
    low, high = decision.range.low, most_given(decision)
    usual = next((int(one) for one in default if one.lstrip("-").isdecimal()), UNSET)
    return Range(low, high, min(usual, high) if usual is not UNSET else UNSET)


def most_given(decision: Decision) -> int:
    """The highest number of a question's range that would be accepted; at least the lowest."""
    assert decision.range is not None
    low, high = decision.range.low, decision.range.high
    return next((n for n in range(high, low, -1) if decision.why_not([str(n)]) is None), low)


def _lowest(decision: Decision) -> str:
    """The lowest number, if all others that may be given have a button of their own; else empty."""
    if decision.range is None:
        return ""
    low, whole = decision.range.low, {one.picks for one in decision.possible_bundles()}
    others = range(low + 1, most_given(decision) + 1) if len(whole) >= most_given(decision) - low else [None]
    return str(low) if all((str(number),) in whole for number in others) else ""


def _until(reader: Reader, decision: Decision) -> Maybe[str]:
    wait = reader.live.waits.by_seat.get(UNSEEN if decision.hidden else decision.seat)
    return wait.until.isoformat() if wait is not None and wait.until is not None else UNSET


# --- several answers at once ----------------------------------------------------------------------------


def _bundles(asked: _Asked) -> list[Bundle]:
    """Whole answers with a button of their own; the first with these picks, if several have the same."""
    texts, decision = asked.reader.texts, asked.decision
    advised = whole(texts, decision, asked.picks) if asked.picks else None
    found = {one.picks: one for one in reversed(decision.possible_bundles())}
    made = [
        Bundle(
            asked.reader.said(texts.say(f"bundle-{one.say}", **one.args)),
            list(one.picks),
            advised is not None and one.picks == advised.picks,
        )
        for one in reversed(found.values())
    ]
    if (lowest := _lowest(decision)) and (lowest,) not in found:
        label = asked.reader.said(answer_text(texts, decision, [lowest]))
        made.append(Bundle(label, [lowest], list(asked.picks) == [lowest]))
    return made


def _courses(asked: _Asked, offered: Iterable[Sailed], at_once: Sailed | None) -> list[Course]:
    """Several answers, one question after another. Advised is the one that the helm suggests `at_once`, else
    each that begins with what it suggests.
    """
    texts = asked.reader.texts
    made: list[Course] = []
    for one in offered:
        warning, lost = asked.noted.on_course(one), asked.noted.lost_on(one)
        made.append(
            Course(
                id=one.id,
                label=asked.reader.said(texts.say(one.say, **one.args)),
                likely=one.likely or one is at_once,
                ends=one.ends,
                advised=asked.advises(one) if at_once is None else one is at_once,
                at=of_course(asked.reader, one),
                cost=_takes(asked, one),
                warning=asked.reader.said(warning) if warning else UNSET,
                consequence=asked.reader.said(lost) if lost and not warning else UNSET,
            )
        )
    return made


def _only_leading(options: list[Option], offered: Iterable[Sailed]) -> None:
    """Mark answers that end what is done here and lead only to what courses come to at one press."""
    leads = {one.answers[0][1] for one in offered if one.ends and one.likely and len(one.answers) > 1}
    for option in options:
        if (option.id,) in leads and not option.aside:
            option.leads = True


def _ends_turn(course: Sailed) -> bool:
    """Whether nothing comes after it: whoever only leaves takes actions for that."""
    return course.ends and "actions" not in course.args


def _takes(asked: _Asked, course: Sailed) -> Maybe[int]:
    """How many actions a course takes: as many as fill its label, else those of its first answer, where the
    rest takes none.
    """
    actions = course.args.get("actions")
    if isinstance(actions, int) or asked.reader.course.left is None or not course.answers:
        return actions if isinstance(actions, int) else UNSET
    first = course.answers[0][1]
    return next((cost_of(one) for one in asked.decision.options if (one.id,) == tuple(first)), UNSET)


async def _at_once(asked: _Asked, offered: Iterable[Sailed]) -> Sailed | None:
    """The course whose answers the voice at the helm would all give: whoever follows it need not say so again
    and again. One that ends the turn only where no action is left.
    """
    left = asked.reader.course.left
    if asked.counsel is None or left is None:
        return None
    ways = {one.answers: one for one in offered if asked.advises(one) and not (_ends_turn(one) and left[0])}
    way = await way_of(asked.reader.live, asked.decision.seat, list(ways))
    return ways[way] if way is not None else None


# --- the voice at the helm ------------------------------------------------------------------------------


def _plan(asked: _Asked, at_once: Sailed | None) -> Maybe[Plan]:
    """Its plan; without one, what it suggests and why. `at_once`: the course that it comes to."""
    plan = _counsels(asked)
    if plan is not UNSET and at_once is not None:
        plan.line = asked.reader.said(asked.reader.texts.say(at_once.say, **at_once.args))
        told = asked.counsel.plan if asked.counsel is not None else None
        if told is not None and (sells := sells_more(told, at_once)) is not None:
            plan.aim = asked.reader.said(asked.reader.texts.note(sells))
        last = plan.step + len(at_once.answers) - 1
        if _ends_turn(at_once):
            # It ends here, however many steps were planned.
            plan.step = plan.of = 1
            plan.listed = UNSET
        elif last > plan.step and plan.of > plan.step:
            plan.upto = min(last, plan.of)
    return plan


def _counsels(asked: _Asked) -> Maybe[Plan]:
    counsel, reader = asked.counsel, asked.reader
    if counsel is None:
        return UNSET
    if counsel.plan is not None:
        return _planned(asked, counsel.plan)
    reasons = " ".join(reader.texts.note(reason) for reason in counsel.reasons)
    line = answer_text(reader.texts, asked.decision, counsel.picks)
    return Plan(reader.said(line), list(counsel.picks), 1, 1, aim=reader.said(reasons) if reasons else UNSET)


def _planned(asked: _Asked, plan: Planned) -> Plan:
    reader, texts = asked.reader, asked.reader.texts
    risk = texts.say("helm-risk", risk=plan.risk) if plan.risk >= RISKY else ""
    return Plan(
        reader.said(answer_text(texts, asked.decision, plan.picks)),
        list(plan.picks),
        plan.step,
        plan.steps,
        aim=reader.said(f"{texts.note(plan.aim)} {risk}".strip()),
        changed=reader.said(texts.note(plan.changed)) if plan.changed is not None else UNSET,
        worth=plan.worth if plan.worth > 0 else UNSET,
        risk=plan.risk,
        way=list(plan.way) or UNSET,
        listed=[reader.said(texts.note(one)) for one in plan.listed] or UNSET,
    )


def _greeting(asked: _Asked) -> Maybe[str]:
    """Who the reader is, before his first turn."""
    greeting = asked.counsel.greeting if asked.counsel is not None else None
    return asked.reader.said(asked.reader.texts.note(greeting)) if greeting is not None else UNSET
