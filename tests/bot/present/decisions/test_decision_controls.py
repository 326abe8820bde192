"""Every decision there can be becomes controls that Discord accepts and that answer it."""

from __future__ import annotations

from typing import Any

from discord import ui
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.controls.ids import CustomId, option_of, read_id, token
from bot.present.controls import rows
from bot.present.decisions.decision import controls
from bot.present.decisions.numbers import number_modal
from bot.present.decisions.picker import picker
from bot.present.table.scene import Scene, closed_layout, table_layout
from bot.wording.pages import pages_of
from data.locale import Texts
from engine.kernel.decision import Decision, Option, Range
from tests.bot.wire import modal_problems, view_problems, walk

TEXTS = Texts("en", players=["Anne", "Bartholomew", "Charlotte", "Diego", "Edward"])
LONG = "x" * 300

option_ids = st.one_of(
    st.from_regex(r"[a-z_]{1,12}(:[a-z_.0-9]{1,20})?", fullmatch=True),
    st.text(min_size=1, max_size=200),
    st.sampled_from(["pass", "end", "no", "yes"]),
)


@st.composite
def decisions(draw: st.DrawFn, most: int = 130) -> Decision:
    ids = draw(st.lists(option_ids, unique=True, max_size=most))
    options = [Option(id, secret=draw(st.booleans())) for id in ids]
    low = draw(st.integers(-5, 5))
    span = Range(low, low + draw(st.integers(0, 10**6))) if draw(st.booleans()) else None
    least = draw(st.integers(0, max(0, len(ids))))
    return Decision(
        seat=draw(st.integers(0, 4)),
        kind=draw(st.sampled_from(["action", "cargo.buy", LONG])),
        options=[] if span else options,
        range=span,
        least=least,
        most=draw(st.integers(max(least, 1), max(len(ids), 1))),
        secret=draw(st.booleans()),
        hidden=draw(st.booleans()),
        number=draw(st.integers(1, 10**6)),
    )


def payload(view: ui.LayoutView) -> str:
    return repr(view.to_components())


@settings(max_examples=60, deadline=None)
@given(decisions())
def test_private_controls_are_accepted_and_name_real_options(decision: Decision) -> None:
    made = controls(decision, 10**9, TEXTS, private=True)
    view = ui.LayoutView()
    for row in rows(made):
        view.add_item(row)
    if made:
        assert not view_problems(view)
    for component in walk(view.to_components()):
        click = read_id(component.get("custom_id", ""))
        if click is None:
            continue
        assert (click.table, click.seat, click.number) == (10**9, decision.seat, decision.number)
        if click.verb == "answer" and not decision.range:
            assert option_of(decision, click.rest or "") in [option.id for option in decision.options]
    offered = {
        value
        for component in walk(view.to_components())
        for value in [read_id(component.get("custom_id", "")) or CustomId("x")]
        for value in [value.rest, *(option["value"] for option in component.get("options", []))]
    }
    opener = CustomId("pick", 10**9, decision.seat, decision.number, "0")
    paged = any(read_id(c.get("custom_id") or "") == opener for c in walk(view.to_components()))
    if not decision.range and not paged:
        # Of options that read alike one is enough.
        read = {TEXTS.option(option) for option in decision.options if token(option.id) in offered}
        assert {TEXTS.option(option) for option in decision.options} <= read


@settings(max_examples=60, deadline=None)
@given(decisions())
def test_public_controls_never_carry_a_secret(decision: Decision) -> None:
    scene = Scene(7, "Table 7", TEXTS, asked=[decision])
    shown = payload(table_layout(scene))
    secret = (
        decision.options if decision.secret or decision.hidden else [o for o in decision.options if o.secret]
    )
    for option in secret:
        if option.id == "0":
            # The button of a picker carries the number of the page it opens at, which is this one.
            continue
        # Short ids such as "a" occur in any payload; what would carry them is a custom id or a value.
        assert f"={token(option.id)}'" not in shown
        assert f"'value': '{token(option.id)}'" not in shown
    if decision.hidden:
        assert f":{decision.seat}:{decision.number}" not in shown


@settings(max_examples=60, deadline=None)
@given(
    st.lists(decisions(), max_size=5, unique_by=lambda decision: decision.seat),
    st.lists(st.text(max_size=400), max_size=60),
    st.text(max_size=300),
)
def test_any_table_message_stays_inside_discords_limits(
    asked: list[Decision], lines: list[str], title: str
) -> None:
    who = {seat: f"<@{10**18 + seat}>" for seat in range(5)}
    scene = Scene(10**9, title or "T", TEXTS, title, lines, asked, who, undo=True, note=title)
    assert not view_problems(table_layout(scene))
    assert not view_problems(closed_layout(scene))


def test_the_worst_decision_stays_inside_discords_limits() -> None:
    """Five seats asked at once, 500 long options each, under a full log of letters of three bytes."""
    worst: list[Decision] = []
    for seat in range(5):
        options = [Option(f"{n}{LONG}", say="action") for n in range(500)]
        worst.append(Decision(seat, LONG, options, least=1, most=500, number=10**9))
    scene = Scene(10**18, LONG, TEXTS, LONG * 9, ["海" * 200] * 50, worst, undo=True, note=LONG * 9)
    assert not view_problems(table_layout(scene))
    for decision in worst:
        for page in (0, 7, 19, 20):
            view = ui.LayoutView()
            for row in rows(picker(decision, 10**18, TEXTS, page, [])):
                view.add_item(row)
            assert not view_problems(view)


@settings(max_examples=60, deadline=None)
@given(decisions(), st.integers(0, 9), st.data())
def test_every_page_of_the_picker_is_accepted(decision: Decision, page: int, data: Any) -> None:
    if not decision.options:
        return
    picked = data.draw(st.lists(st.sampled_from([option.id for option in decision.options]), unique=True))
    view = ui.LayoutView()
    for row in rows(picker(decision, 10**9, TEXTS, page, picked)):
        view.add_item(row)
    assert not view_problems(view)


@settings(max_examples=60, deadline=None)
@given(st.integers(-(10**9), 10**9), st.integers(0, 10**9))
def test_the_modal_for_a_number_is_accepted(low: int, span: int) -> None:
    decision = Decision(3, LONG, range=Range(low, low + span), number=10**9)
    assert not modal_problems(number_modal(decision, 10**18, TEXTS))


def test_a_custom_id_says_again_what_was_written_into_it() -> None:
    for click in (
        CustomId("hand", 12),
        CustomId("answer", 12, 3, 456, "move:nassau"),
        CustomId("answer", 12, 3, 456, "~0123456789abcdef"),
        CustomId("join"),
    ):
        assert read_id(click.custom_id) == click
    assert read_id("something:else") is None


def test_an_option_with_a_long_or_odd_id_is_found_again_by_its_token() -> None:
    decision = Decision(0, "x", [Option("a" * 90), Option("b c=:'"), Option("move:nassau")])
    for option in decision.options:
        assert option_of(decision, token(option.id)) == option.id
        assert len(token(option.id)) <= 48
    assert option_of(decision, "gone") is None


def test_long_logs_are_cut_into_parts_that_lose_no_line() -> None:
    lines = [f"line {n} " + "w" * (n % 90) for n in range(400)]
    parts = pages_of(lines, 500)
    assert [line for part in parts for line in part] == lines
    assert all(sum(len(line) + 1 for line in part) <= 501 for part in parts)
    assert pages_of([], 500) == []
