"""The first voyage: a fixed opening by the usual rules, and a voice that knows what its seat knows."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.present.decisions.helm import helm_text
from bot.wording.helm import taught_by
from data.locale import Texts
from engine.advice.voyage import counsel, speaks
from engine.advice.voyage.marauders import IN_PORT, IN_TURN, QUESTIONS
from engine.advice.voyage.port_royal import LESSONS
from engine.advice.voyage.teaching import teacher_of
from engine.advice.voyage.treasure_fleet import QUESTIONS as OF_THE_FLEET
from engine.captains import captain
from engine.games import GAMES, load_game
from engine.kernel import AnswerError, Decision, Entry, Table
from engine.kernel.history.proof import verify
from tests.advice.voyages import GUIDED, voyage

LANGUAGES = ("en", "de")
every = pytest.mark.parametrize("game", GAMES)


def by_advice(table: Table, rounds: int) -> Iterator[tuple[Decision, list[Entry]]]:
    """Play by the helm's advice alone in seat 0, others as computer captains do: its questions, and what came
    of its answers.
    """
    spec = load_game(table.game)
    while table.waiting and spec.round_of(table.running.state) <= rounds:
        seat, asked = next(iter(table.waiting.items()))
        said = counsel(table, seat) if seat == 0 else None
        picks = said.picks if said else captain(2, f"rival {seat}").answer(table.view(seat), asked)
        entries = table.answer(seat, asked.number, picks)
        if seat == 0:
            yield asked, entries


@every
def test_every_number_of_seats_has_an_opening(game: str) -> None:
    for seats in load_game(game).seats:
        table = voyage(game, seats)
        assert speaks(table)
        assert list(by_advice(table, 1))


@every
def test_its_dice_are_honest(game: str) -> None:
    table = voyage(game, 3)
    while table.waiting:
        seat, asked = next(iter(table.waiting.items()))
        table.answer(seat, asked.number, captain(1, f"anybody {seat}").answer({}, asked))
    findings = verify(table.export())
    assert all(finding.holds for finding in findings), findings
    assert len(findings) > 2


def test_the_opening_is_the_same_whatever_the_seed() -> None:
    first, second = (voyage("marauders", 3, seed).view(None) for seed in ("one", "two"))
    for view in (first, second):
        assert [seat["captain"]["card"] for seat in view["state"]["seats"]] == [
            "josiah_thorne", "frances_wright", "dominique_de_richery",
        ]  # fmt: skip
    assert first["state"] == second["state"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_opening_holds_a_point_in_round_2_for_who_follows_the_helm(seats: int) -> None:
    """Three of one good, cheap at home, are wanted two zones away: bought, carried and sold in two turns."""
    told = [
        entry.key
        for _, entries in by_advice(voyage("marauders", seats, f"point {seats}"), 2)
        for entry in entries
        if entry.args.get("seat") == 0
    ]
    assert {"goods.bought", "goods.sold", "glory.gained"} <= set(told)


def test_the_opening_holds_a_mission_for_who_follows_the_helm() -> None:
    """It lies where he sells first, and he is advised to claim it because it pays; most complete it soon."""
    claimed = completed = 0
    for number in range(4):
        played = by_advice(voyage("marauders", 3, f"mission {number}"), 5)
        keys = {entry.key for _, entries in played for entry in entries if entry.args.get("seat") == 0}
        claimed += "mission.claimed" in keys
        completed += "mission.completed" in keys
    assert claimed == 4
    assert completed >= 2


def test_it_is_sailed_without_modules() -> None:
    with pytest.raises(AnswerError) as refused:
        Table.new("marauders", seats=3, options=GUIDED, modules=["wind"], seed="x")
    assert refused.value.refusal.key == "voyage-modules"


def test_it_needs_the_cards_of_its_opening(monkeypatch: pytest.MonkeyPatch) -> None:
    def other(game: str, seats: int) -> dict[str, object]:
        return {"turn": 0, "seats": [{"captain": "nobody_at_all"}]}

    monkeypatch.setattr("engine.marauders.game.opening", other)
    with pytest.raises(AnswerError) as refused:
        voyage("marauders", 3)
    assert refused.value.refusal.key == "voyage-cards"


@pytest.mark.in_turn(3)
@every
def test_its_advice_can_be_followed_and_is_said_in_every_language(game: str) -> None:
    table = voyage(game, 3)
    told = [Texts(language, players=["Anne", "Bart", "Charlotte"]) for language in LANGUAGES]
    heard = questions = 0
    while table.waiting and speaks(table):
        questions += 1
        for seat, asked in list(table.waiting.items()):
            said = counsel(table, seat)
            assert said is not None
            assert asked.why_not(said.picks) is None
            for texts in told:
                text = helm_text(texts, asked, said)
                assert len(text) < 1000
                assert "advice-" not in text
                assert "rules-" not in text
                assert "{" not in text
            if seat == 0 and asked.number == 1:
                assert said.greeting is not None
                assert helm_text(told[0], asked, said).startswith(told[0].note(said.greeting))
                for lesson in teacher_of(game).aim:  # pyright: ignore[reportOptionalMemberAccess]
                    assert taught_by(told[0], lesson) in helm_text(told[0], asked, said)
            heard += bool(said.lessons) and bool(said.reasons)
            table.answer(seat, asked.number, said.picks)
            break
    assert heard > min(10, questions // 2)
    assert counsel(table, next(iter(table.waiting), 0)) is None, "nothing is asked any more"


def test_every_lesson_is_part_of_a_rule_in_every_language() -> None:
    """Two lessons fit above a suggestion; those that begin where another rule ends would be missed."""
    whys = [*QUESTIONS.values(), *IN_PORT.values(), *OF_THE_FLEET.values()]
    lessons = {lesson for why in whys for lesson in why.lessons}
    lessons |= set(LESSONS)
    lessons |= {lesson for taught in IN_TURN.values() for lesson in taught}
    for game in GAMES:
        teacher = teacher_of(game)
        assert teacher is not None
        lessons |= set(teacher.aim)
    for language in LANGUAGES:
        texts = Texts(language)
        for lesson in lessons:
            assert texts.has(f"rules-{lesson.topic}"), lesson
            assert 15 < len(taught_by(texts, lesson)) < 330, (language, lesson, taught_by(texts, lesson))


def test_no_other_table_has_a_voice() -> None:
    table = Table.new("marauders", seats=3, seed="usual")
    assert not speaks(table)
    assert counsel(table, next(iter(table.waiting))) is None


def test_nobody_is_sent_anywhere_for_nothing() -> None:
    """A computer captain looks into every shipyard; whoever plays by advice would click in vain."""
    visits = 0
    for number in range(3):
        table, before = voyage("marauders", 3, f"visits {number}"), ""
        for asked, _ in by_advice(table, 4):
            visits += asked.kind == "shipyard" and before == "port.activity"
            before = asked.kind
            if asked.kind == "port.activity" and 0 in table.waiting and table.waiting[0].kind == "shipyard":
                said = counsel(table, 0)
                assert said is not None
                assert said.picks != ("done",)
    assert visits


@pytest.mark.parametrize(
    ("voyages", "least"), [(5, 4), pytest.param(100, 90, marks=pytest.mark.soak("voyage"))]
)
def test_who_follows_the_helm_alone_has_a_point_by_round_3(voyages: int, least: int) -> None:
    earned = 0
    for number in range(voyages):
        table = voyage("marauders", 3, f"voyage {number}")
        told = [entry for _, entries in by_advice(table, 3) for entry in entries]
        earned += any(entry.key == "glory.gained" and entry.args["seat"] == 0 for entry in told)
    assert earned >= least
