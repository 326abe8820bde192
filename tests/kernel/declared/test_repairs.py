"""What moderators repair keeps the laws, and is replayed, undone and verified like an answer."""

from __future__ import annotations

import copy
import json
from typing import Any

import msgspec
import pytest

from engine.kernel import (
    AnswerError,
    Chapter,
    Decision,
    Game,
    GameSpec,
    KernelFault,
    Option,
    Play,
    Range,
    Refusal,
    RulesError,
    Step,
    Table,
)
from engine.kernel import conformance as suite
from engine.kernel.conformance import Trial
from engine.kernel.declared.repair import MODERATOR, Repair
from engine.kernel.history.proof import undone_in, verify
from engine.kernel.table.saved import digest
from tests.kernel.small import answer, opened, reloaded, small, yes_no
from tests.kernel.tiny import TINY, Shore

MENDING = Chapter("mending")
MOST = 99
TOO_MANY = 50
"""Shells that a law forbids."""


@MENDING.repair("shells")
class MendShells(Repair):
    """Put a seat's shells to another number."""

    questions = (
        lambda game, picks: Decision(MODERATOR, "whose", [Option(f"seat:{n}") for n in range(game.seats)]),
        lambda game, picks: Decision(MODERATOR, "shells", range=Range(0, MOST)),
    )

    def play(self, game: Game[Shore]) -> None:
        seat = int(self.picks[0].removeprefix("seat:"))
        game.state.pools[seat].shells = int(self.picks[1])
        game.log("mended", seat=seat, shells=int(self.picks[1]))


@MENDING.repair("pebble")
class MendPebble(Repair):
    """Let the first seat draw a pebble, and decide whether to keep it."""

    def play(self, game: Game[Shore]) -> Play:
        drawn = yield from game.draw("pebble", "pebble.hand:0", 1, "mend")
        (keep,) = yield from game.ask(yes_no(0, "keep it", secret=True))
        if drawn and keep == "no":
            game.move(drawn, "pebble.hand:0", "pebble.discards")
        game.log("mended", seat=0, kept=keep)
        return None


@MENDING.repair("broken")
class MendNothing(Repair):
    """A repair with a fault."""

    def play(self, game: Game[Shore]) -> None:
        game.state.pools[0].shells = 7
        raise RuntimeError("no such tool")


@MENDING.repair("later")
class MendLater(Repair):
    """One that is not possible before the second round."""

    @classmethod
    def refused(cls, game: Game[Shore]) -> Refusal | None:
        return Refusal("too-early") if game.state.round < 2 else None

    def play(self, game: Game[Shore]) -> None:
        game.log("mended", seat=0)


def few_shells(game: Game[Shore]) -> list[str]:
    """All pebbles are there, nobody owes, and nobody has too many shells."""
    many = [f"seat {pool.seat} has many" for pool in game.state.pools if pool.shells >= TOO_MANY]
    return [*TINY.invariants(game), *many]


MENDED = msgspec.structs.replace(TINY, chapters=(*TINY.chapters, MENDING), invariants=few_shells)


def fresh(*, seats: int = 3, goal: int = 40) -> Table:
    return Table.new(MENDED, seats=seats, seed="mend", options={"goal": goal})


def to_search(table: Table) -> None:
    """Play until a seat may search for a crab: a question that begins a step."""
    while "search" not in {decision.kind for decision in table.waiting.values()}:
        seat, decision = min(table.waiting.items())
        picks = [decision.options[0].id] if decision.kind == "offer" else list(decision.default)
        table.answer(seat, decision.number, picks)


def test_random_games_are_repaired_at_any_boundary() -> None:
    sound = Chapter("sound mending")
    sound.repair("shells")(MendShells)
    sound.repair("pebble")(MendPebble)
    spec = msgspec.structs.replace(TINY, chapters=(*TINY.chapters, sound), invariants=few_shells)
    trial = Trial(spec, options={"goal": 20}, seed="mend")
    tally = suite.check_repairs(trial, 8, share=0.3)

    assert tally["repair:shells"] > 10
    assert tally["repair:pebble"] > 10
    assert tally["unlawful repair:shells"] > 10
    assert tally["undone"] > 5
    assert tally["compared"] > 40
    assert tally["repair-half"] > 10
    assert tally["repair-unseen"] > 10
    assert tally["verified log"] == 8


def test_a_repair_is_told_and_the_question_asked_anew() -> None:
    table = fresh()
    to_search(table)
    (seat,) = table.waiting
    number = table.waiting[seat].number

    told = table.mending.repair(["repair:shells", "seat:1", "9"], moderator="Mary")

    assert [entry.key for entry in told] == ["table.repaired", "mended"]
    assert told[0].args == {"repair": "shells", "moderator": "Mary"}
    assert table.running.state.pools[1].shells == 9
    assert table.waiting[seat].kind == "search"
    assert table.waiting[seat].number > number
    with pytest.raises(AnswerError, match="stale"):
        table.answer(seat, number, ["no"])
    assert table.can_take_back(seat) is not None


def test_a_law_refuses_a_repair_whole() -> None:
    table = fresh()
    to_search(table)
    before, state = table.save(), digest(table.running)

    with pytest.raises(AnswerError, match="repair-unlawful"):
        table.mending.repair(["repair:shells", "seat:0", str(TOO_MANY)])

    assert table.save() == before
    assert digest(table.running) == state


def test_the_laws_are_no_longer_asked_once_a_repair_is_done() -> None:
    table = fresh()
    to_search(table)
    table.mending.repair(["repair:shells", "seat:0", "3"])
    table.running.state.pools[0].shells = TOO_MANY
    answer(table, "no")


def test_a_fault_in_a_repair_puts_the_table_back() -> None:
    table = fresh()
    to_search(table)
    before = table.save()

    with pytest.raises(KernelFault, match="no such tool"):
        table.mending.repair(["repair:broken"])
    assert table.save() == before


@pytest.mark.parametrize(
    ("picks", "why"),
    [
        (["repair:shells"], "too-few"),
        (["repair:shells", "seat:0", "1", "2"], "too-many"),
        (["repair:shells", "seat:7", "1"], "not-offered"),
        (["repair:shells", "seat:0", "100"], "not-in-range"),
        (["repair:sails", "seat:0"], "not-offered"),
        (["shells", "seat:0", "1"], "not-offered"),
        (["repair:later"], "too-early"),
        ([], "too-few"),
    ],
)
def test_what_was_not_asked_is_refused(picks: list[str], why: str) -> None:
    table = fresh()
    to_search(table)
    before = table.save()

    with pytest.raises(AnswerError, match=why):
        table.mending.repair(picks)
    assert table.save() == before


def test_nothing_is_repaired_in_the_middle_of_an_answer() -> None:
    table = fresh()
    answer(table, "none", seat=2)
    with pytest.raises(AnswerError, match="repair-half"):
        table.mending.asked()
    table.take_back(2)
    assert table.mending.asked() is not None


def test_nothing_is_repaired_while_somebody_is_asked_unseen() -> None:
    table = fresh()
    while not any(decision.hidden for decision in table.waiting.values()):
        seat, decision = min(table.waiting.items())
        table.answer(seat, decision.number, list(decision.default))
    with pytest.raises(AnswerError, match="repair-unseen"):
        table.mending.asked()


def test_a_game_without_repairs_and_an_ended_one_say_so() -> None:
    with pytest.raises(AnswerError, match="repair-none"):
        Table.new(TINY, seats=2, seed="x").mending.asked()
    table = fresh(seats=2, goal=1)
    while table.waiting:
        answer(
            table, *suite.random_picks(table.waiting[min(table.waiting)], suite.Chance(str(table.version)))
        )
    with pytest.raises(AnswerError, match="table-ended"):
        table.mending.asked()


def asks_after_telling(self: Step, game: Game[Any]) -> Any:
    """A step that tells something before it asks."""
    game.log("read", what=list(game.state.read))
    yield from game.ask(yes_no())


class Note(Repair):
    """Write on the board."""

    questions = (lambda game, picks: Decision(MODERATOR, "what", [Option("nothing"), Option("hello")]),)

    def play(self, game: Game[Any]) -> None:
        if self.picks != ["nothing"]:
            game.state.read += self.picks
        game.log("noted", picks=self.picks)


def told_first() -> GameSpec:
    chapter = Chapter("notes")
    chapter.repair("note")(Note)
    return small(asks_after_telling, chapters=[chapter])


@pytest.mark.parametrize(("pick", "again"), [("nothing", []), ("hello", ["read"])])
def test_what_was_told_before_the_question_is_not_told_twice(pick: str, again: list[str]) -> None:
    """If the repair makes it another line, that is news."""
    table = opened(told_first())
    table.mending.repair(["repair:note", pick])

    lines = ["table.opened", "read", "table.repaired", "noted", *again]
    assert [entry.key for entry in table.entries()] == lines
    again_loaded = reloaded(table)
    assert [entry.key for entry in again_loaded.entries()] == lines
    for one in (table, again_loaded):
        answer(one, "yes")
        assert [
            finding for finding in verify(json.loads(json.dumps(one.export())), one.spec) if not finding.holds
        ] == []
        assert [entry.key for entry in one.entries()][:-1] == lines


def repaired_game() -> dict[str, Any]:
    """An exported game in which one repair holds, and one was undone."""
    table = fresh(goal=4)
    to_search(table)
    table.mending.repair(["repair:shells", "seat:1", "1"], moderator="Mary")
    table.mending.repair(["repair:shells", "seat:2", "2"], moderator="Mary")
    (undone,) = table.rewind(1, moderator="Mary")
    assert (undone.key, undone.args) == (
        "table.unrepaired",
        {"answers": 0, "repairs": 1, "moderator": "Mary"},
    )
    assert table.running.state.pools[2].shells != 2
    chance = suite.Chance("end")
    while table.waiting:
        seat = min(table.waiting)
        answer(table, *suite.random_picks(table.waiting[seat], chance), seat=seat)
    return json.loads(json.dumps(table.export()))


def test_an_export_is_marked_and_verifies() -> None:
    data = repaired_game()

    assert data["repairs"] == 1
    assert [item["why"] for item in data["inputs"] if item["kind"] == "repair"] == ["shells", "shells"]
    assert undone_in(data).repaired == 2
    findings = {finding.what: finding.holds for finding in verify(data, MENDED)}
    assert all(findings.values())
    assert "repairs" in findings


def test_what_can_be_undone_is_what_everybody_knows_of() -> None:
    """Answers given unseen are undone with the one before, and counted nowhere."""
    table, chance = fresh(), suite.Chance("back")
    looks: list[str] = []
    for _ in range(60):
        seat = chance.one_of(sorted(table.waiting))
        asked = table.waiting[seat]
        if not asked.hidden:
            looks.append(digest(table.running))
        table.answer(seat, asked.number, suite.random_picks(asked, chance))
    steps = table.undo.taken()

    assert [step.number for step in steps] == [*range(1, len(looks) + 1)]
    assert len(steps) < 60
    assert {step.kind for step in steps} >= {"offer", "wander", "pay"}
    assert "bury" not in {step.kind for step in steps}
    for number in (len(steps), len(steps) - 6, 4):
        step = table.undo.taken()[number - 1]
        (entry,) = table.undo.go_back(step, moderator="Mary")
        assert (entry.key, entry.args) == ("table.back", {"seat": step.seat, "moderator": "Mary"})
        assert digest(table.running) == looks[number - 1]
        assert [(one.seat, one.kind) for one in table.undo.taken()] == [
            (one.seat, one.kind) for one in steps[: number - 1]
        ]


def test_going_back_to_a_repair_verifies() -> None:
    table = fresh(goal=4)
    to_search(table)
    table.mending.repair(["repair:shells", "seat:1", "1"], moderator="Mary")
    answer(table, "no")
    step = table.undo.taken()[-2]
    assert (step.seat, step.kind) == (MODERATOR, "shells")
    (entry,) = table.undo.go_back(step, moderator="Mary")
    assert entry.key == "table.back-to-repair"
    chance = suite.Chance("end")
    while table.waiting:
        answer(table, *suite.random_picks(table.waiting[min(table.waiting)], chance))
    data = json.loads(json.dumps(table.export()))
    assert [finding.what for finding in verify(data, MENDED) if not finding.holds] == []


def without_repair(data: dict[str, Any]) -> None:
    data["inputs"] = [item for item in data["inputs"] if item["kind"] != "repair"]


def another_repair(data: dict[str, Any]) -> None:
    next(item for item in data["inputs"] if item["kind"] == "repair")["values"][1] = "3"


def silent_repair(data: dict[str, Any]) -> None:
    data["log"] = [line for line in data["log"] if line["key"] != "table.repaired"]


def unmarked(data: dict[str, Any]) -> None:
    data["repairs"] = 0


@pytest.mark.parametrize("tamper", [without_repair, another_repair, silent_repair, unmarked])
def test_a_repair_that_is_hidden_is_found(tamper: Any) -> None:
    data = copy.deepcopy(repaired_game())
    tamper(data)
    assert [finding.what for finding in verify(data, MENDED) if not finding.holds]


def test_a_running_table_shows_that_it_was_repaired() -> None:
    table = fresh()
    to_search(table)
    table.mending.repair(["repair:shells", "seat:1", "1"], moderator="Mary")
    assert table.export()["repairs"] == 1


def test_a_repair_may_ask_and_draw() -> None:
    table = fresh()
    to_search(table)
    asked = dict(table.waiting)
    held = table.running.places.count("pebble.hand:0")

    table.mending.repair(["repair:pebble"])
    assert table.waiting[0].kind == "keep it"
    with pytest.raises(AnswerError, match="repair-half"):
        table.mending.asked()
    table = reloaded(table)
    answer(table, "yes", seat=0)

    assert table.running.places.count("pebble.hand:0") == held + 1
    assert {seat: decision.kind for seat, decision in table.waiting.items()} == {
        seat: decision.kind for seat, decision in asked.items()
    }


def test_two_repairs_of_one_name_are_refused() -> None:
    chapter = Chapter("twice")
    chapter.repair("note")(Note)
    with pytest.raises(RulesError, match="written twice"):
        chapter.repair("note")(Note)
