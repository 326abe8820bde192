"""Whoever follows the voice of *Merchants & Marauders* and listens whether it keeps to one plan: `python -m
tests.advice.plan_heard 30` plays so many first voyages and as many usual openings, and counts.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from data.content.modules import module_locales
from data.locale import Texts
from engine.advice import Note, advise
from engine.advice.voyage import Counsel, Intent, consider, hear
from engine.captains import captain
from engine.captains.marauders.seen.chart import distance
from engine.captains.marauders.seen.observation import Observation
from engine.captains.marauders.worth.aims import TRADER, Aims
from engine.captains.marauders.worth.errands import Errands
from engine.games import load_game
from engine.kernel import Decision, Table
from tests.advice.voyages import voyage

LINE = 110
"""Letters of a reason that one reads at a glance."""
AIMS = frozenset(
    f"voyage-{key}"
    for key in (
        *("plan-sale", "plan-here", "demand", "stash-here", "stash-home", "raid", "hunt", "spent"),
        *("there-goal", "there-stash", "there-mission", "there-rumor", "there-ship", "there-mending"),
        *("there-mod", "there-weapon", "there-contraband", "there-goods", "in-port-next", "buy-mission"),
        *("errand", "errand-mission", "errand-rumor", "errand-done", "errand-trade", "errand-place"),
    )
)
"""Sentences that name where he goes next (`zone`)."""
FIRST = frozenset(("voyage-buy-for", "voyage-cargo-for", "voyage-overboard-for", "voyage-swap-not"))
"""Sentences that name a port that goods are for, and where he goes before that (`next`)."""
REMARKS = frozenset(
    ("voyage-hunted", "voyage-home-later", "voyage-passed", "voyage-passed-same", "voyage-tomorrow")
)
"""What is told beside a plan, and gives none up."""


class Moment(NamedTuple):
    """A question, where its seat is, and what the voice says to it."""

    seen: Observation
    asked: Decision
    said: Counsel

    @property
    def told(self) -> tuple[Note, ...]:
        """The sentences that its member reads."""
        plan = self.said.plan
        if plan is None:
            return self.said.reasons
        return (plan.aim,) if plan.changed is None else (plan.changed, plan.aim)

    @property
    def explains(self) -> bool:
        """Whether it says why something else comes first now."""
        keys = {note.key for note in self.told}
        turned = any(note.args.get("turned") for note in self.told)
        return turned or any("changed" in key or key == "voyage-overboard-instead" for key in keys)


def followed(table: Table, rounds: int, *, called: bool = False) -> Iterator[Moment]:
    """What seat 0 is asked, who follows the voice to the letter, and what it says to that."""
    spec, rivals = load_game("marauders"), {seat: captain(4, f"rival {seat}") for seat in (1, 2)}
    intent: Intent | None = None
    while table.waiting and spec.round_of(table.running.state) <= rounds:
        seat, asked = next(iter(table.waiting.items()))
        if seat:
            table.answer(seat, asked.number, rivals[seat].answer(table.view(seat), asked))
            continue
        heard = hear(table, seat, advise(table, seat), intent, called=called)
        assert heard is not None
        said = consider(heard)
        intent = said.intent
        yield Moment(Observation(heard.view), asked, said)
        table.answer(seat, asked.number, said.picks)


def first_named(note: Note) -> str | None:
    """Where a sentence says that he goes first; None if it names nothing of the kind."""
    if note.key in FIRST:
        return str(note.args["next"] if note.args.get("first", "none") != "none" else note.args["zone"])
    return str(note.args["zone"]) if note.key in AIMS and "zone" in note.args else None


class PlanHeard:
    """Hears one question after the other, and notes where they do not speak with one voice: "named", another
    place than before without a word; "two", two places in one question; "gold", promised to the chest and
    spent; "passed", a port that pays for a mission; "long", more than a line.
    """

    def __init__(self) -> None:
        self.faults: list[tuple[str, str]] = []
        self.heard = 0
        self._next: str | None = None
        self._was = ""
        self._spare: int | None = None
        self._texts = Texts("en", module_locales()).with_players(("Anne", "Jack", "Mary"))

    def hears(self, moment: Moment) -> None:
        """One more question."""
        if moment.seen.mine.captain is None:
            self._next = None
            return
        told = [self._texts.note(note) for note in moment.told]
        self.faults += [("long", line) for line in told if len(line) > LINE]
        self.heard += len(told)
        self._places(moment, " | ".join(told))
        self._gold(moment, " | ".join(told))
        self._missions(moment, " | ".join(told))

    def _places(self, moment: Moment, told: str) -> None:
        here = moment.seen.captain.zone
        if self._next == here:
            self._next = None
        named = [zone for note in moment.told if (zone := first_named(note)) is not None]
        plan = moment.said.plan
        if plan is not None and plan.way:
            named.append(plan.way[-1].partition(":")[2])
        named += _stash_elsewhere(moment)
        if len({*named}) > 1:
            self.faults.append(("two", f"{named}: {told}"))
        if not named or (zone := named[0]) == self._next:
            return
        if zone == here and moment.seen.captain.in_port:
            # What he does where he lies takes him nowhere.
            self._next = None if moment.explains else self._next
            return
        if self._next is not None and not moment.explains:
            self.faults.append(("named", f"{self._was} [{moment.asked.kind} {here}] -> {told}"))
        self._next, self._was = zone, f"{here}: {told}"

    def _gold(self, moment: Moment, told: str) -> None:
        reasons = {note.key: note.args for note in moment.said.reasons}
        if (stash := reasons.get("voyage-in-port-buy-stash")) is not None:
            self._spare = int(stash["spare"]) if stash.get("kept", 1) else None
        if moment.asked.kind != "goods.buy":
            return
        picked = [option for pick in moment.said.picks if (option := moment.asked.option(pick))]
        price = sum(int(option.args["gold"]) for option in picked)
        glory = any(note.args.get("glory") or note.key == "voyage-buy-mission" for note in moment.told)
        if self._spare is not None and price > self._spare and not glory:
            self.faults.append(("gold", f"{self._spare} to spend, {price} spent: {told}"))
        self._spare = None

    def _missions(self, moment: Moment, told: str) -> None:
        plan, seen = moment.said.plan, moment.seen
        if plan is None or moment.said.intent is None or plan.picks == ("end",):
            return
        here, goal = seen.captain.zone, moment.said.intent.zone
        named = {str(value) for note in moment.told for value in note.args.values()}
        for zone in completed(seen):
            around = distance(seen.box, here, zone) + distance(seen.box, zone, goal)
            if zone not in (goal, *named) and around <= distance(seen.box, here, goal) + 1:
                self.faults.append(("passed", f"{zone} on the way from {here} to {goal}: {told}"))


def completed(seen: Observation) -> set[str]:
    """The ports where one thing that he can do completes a mission of his."""
    errands = Aims(seen, TRADER).judge(Errands)
    return {zone for zone in seen.box.ports if errands.completes(zone)}


def _stash_elsewhere(moment: Moment) -> list[str]:
    """Where his chest is, if a sentence tells of one elsewhere."""
    why = ((note.args.get("why"), note.args.get("next")) for note in moment.told)
    return [moment.seen.home for draw, zone in why if draw == "stash" and zone != moment.seen.home]


def listened(tables: Sequence[tuple[Table, bool]], rounds: int) -> tuple[Counter[str], int, list[str]]:
    """How often each fault was heard, in how many sentences, and each of them."""
    counts, heard, faults = Counter[str](), 0, list[str]()
    for number, (table, called) in enumerate(tables):
        listener = PlanHeard()
        for moment in followed(table, rounds, called=called):
            listener.hears(moment)
        counts.update(kind for kind, _ in listener.faults)
        faults += [f"{number} {kind}: {fault}" for kind, fault in listener.faults]
        heard += listener.heard
    return counts, heard, faults


def usual(number: int, modules: Sequence[str] = ()) -> Table:
    """A usual opening, to whose helm the voice is called."""
    return Table.new("marauders", seats=3, seed=f"usual plan {number}", modules=modules)


def _main(count: int, rounds: int) -> None:
    every: dict[str, Any] = {
        "first voyages": [(voyage("marauders", 3, f"one plan {n}"), False) for n in range(count)],
        "usual openings": [(usual(n), True) for n in range(count)],
        "all modules": [
            (usual(n, load_game("marauders").module_sets()[-1]), True) for n in range(count // 3)
        ],
    }
    for name, tables in every.items():
        counts, heard, faults = listened(tables, rounds)
        told = f"== {name}: {len(tables)} games, {heard} sentences, {dict(counts)}"
        sys.stdout.write("\n".join((*faults, told)) + "\n")


if __name__ == "__main__":
    _main(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 7)
