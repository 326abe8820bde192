"""What a control does is declared once: one handler, made by layouts, read back as it was written."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import bot
from bot.controls import carried, crew, decisions, finding, lobby, looking, moderation, servers
from bot.controls.declared import AtTable, Declaration, Reply
from bot.controls.every import CONTROLS, read
from bot.controls.ids import CustomId, Unreadable
from bot.interactions.clicks.handled import bound
from bot.interactions.clicks.moderation import Moderating
from bot.interactions.clicks.servers import Servers

HOUSE = Path(bot.__file__).parent
ROOMS = (moderation, crew, decisions, finding, lobby, looking, servers)
NAMES: dict[str, Declaration[Any]] = {
    name: value for room in ROOMS for name, value in vars(room).items() if isinstance(value, Declaration)
}


def sources(*rooms: str) -> Iterator[tuple[Path, ast.Module]]:
    """The files of these rooms of the bot, and what they say."""
    for room in rooms:
        for path in sorted((HOUSE / room).rglob("*.py")):
            yield path.relative_to(HOUSE), ast.parse(path.read_text())


def test_no_two_controls_share_a_verb_or_a_name() -> None:
    declared = [value for room in ROOMS for value in vars(room).values() if isinstance(value, Declaration)]
    assert len(declared) == len(NAMES) == len(CONTROLS) > 100
    assert all(re.fullmatch("[a-z]+", verb) for verb in CONTROLS)


def test_every_control_is_made_by_a_layout() -> None:
    made = {
        node.value.id
        for _, tree in sources("present")
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and node.attr in ("at", "of") and isinstance(node.value, ast.Name)
    }
    assert sorted({*NAMES} - made) == []


def test_handlers_name_every_control_once() -> None:
    named = [
        ast.unparse(argument)
        for _, tree in sources("interactions/clicks")
        for node in ast.walk(tree)
        if isinstance(node, ast.AsyncFunctionDef)
        for decorator in node.decorator_list
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "handles"
        for argument in decorator.args
    ]
    assert sorted(named) == sorted(NAMES)


def test_a_control_without_a_handler_or_with_two_is_found() -> None:
    with pytest.raises(TypeError, match="nothing handles answer"):
        bound([])
    panel = Servers.__new__(Servers)
    with pytest.raises(TypeError, match="two handlers"):
        bound([panel, Moderating.__new__(Moderating), panel])


def test_ids_are_written_and_read_in_one_room() -> None:
    """No verb as text, no click made by hand: layouts have it from the control, handlers from the parser."""
    found = [
        str(path)
        for path, tree in sources(".")
        if path.parts[0] != "controls" and (_verbs_as_text(tree) or _clicks_by_hand(tree))
    ]
    assert found == []


def _verbs_as_text(tree: ast.Module) -> bool:
    texts = (node.value for node in ast.walk(tree) if isinstance(node, ast.Constant))
    return any(isinstance(text, str) and re.match("q:[a-z]", text) for text in texts)


def _clicks_by_hand(tree: ast.Module) -> bool:
    """Others have clicks of their own: only ours count."""
    ours = {
        name.asname or name.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("bot.controls")
        for name in node.names
        if name.name in ("Click", "CustomId", "AtTable", "AtQuestion", "Anywhere")
    }
    calls = (node.func for node in ast.walk(tree) if isinstance(node, ast.Call))
    return any(isinstance(called, ast.Name) and called.id in ours for called in calls)


def test_a_control_made_by_hand_is_found() -> None:
    assert _verbs_as_text(ast.parse("button('q:join:7')"))
    assert not _verbs_as_text(ast.parse("button('quit')"))
    made = "from bot.controls.ids import CustomId as Id"
    assert _clicks_by_hand(ast.parse(f"{made}\nId('join', 7)"))
    assert not _clicks_by_hand(ast.parse("from tools.simulated.acts import Click\nClick('join', 7)"))


def test_no_file_asks_for_a_verb_as_text() -> None:
    asked = re.compile(r"\.verb (?:==|in|!=) [(\"'{]")
    found = [str(path) for path in sorted(HOUSE.rglob("*.py")) if asked.search(path.read_text())]
    assert found == []


@pytest.mark.parametrize("verb", sorted(CONTROLS))
def test_an_id_that_names_too_much_or_too_little_is_refused(verb: str) -> None:
    control = CONTROLS[verb]
    shapes = {"nothing": (None, None, None), "table": (7, None, None), "question": (7, 2, 41)}
    taken: list[str] = []
    for shape, (table, seat, number) in shapes.items():
        for rest in (None, "0", "back", "game.0", "pick0", "export", "hosted", "1.1", "0.a.a"):
            try:
                click = read(CustomId(verb, table, seat, number, rest).custom_id)
            except Unreadable:
                continue
            assert click is not None
            assert click.control is control
            assert click.custom_id == CustomId(verb, table, seat, number, rest).custom_id
            taken.append(shape)
    assert len(set(taken)) == 1, f"{verb} belongs to one of nothing, a table, a question"


@pytest.mark.parametrize(
    ("control", "rest"),
    [
        (decisions.ANSWER, "a b"), (decisions.ANSWER, "~x"), (decisions.CHOOSE, None),
        (decisions.PICK, "middle"), (decisions.ORDER, "orders"), (looking.CAPTAIN, "-1"),
        (looking.BOARD_WORDS, "x"), (looking.BOARD_WORDS, None), (looking.LOG_AT, "3"),
        (looking.LOG_AT, "0.0.1"), (looking.HAND, "x"), (looking.SHOW_CHOICES, "forth"), (crew.SIT, "1.5"),
        (crew.HUSH, "7.x"), (moderation.MODERATE_DO, "delete"), (moderation.MODERATE_ANSWER, "pick"),
        (moderation.MODERATE_HEIR, "1.me"), (moderation.MODERATE_GO_BACK, "1"),
        (moderation.MODERATE_REPAIR, "x;y"), (moderation.MODERATE_MEND, "a;;b"),
        (servers.SETUP_LIMIT, "cards"), (servers.SETUP_OPTION, "goal"),
        (servers.MODULES_PAGE, "marauders.x"), (lobby.SET, ""),
    ],
)  # fmt: skip
def test_what_a_control_does_not_carry_is_refused(control: Declaration[Any], rest: str | None) -> None:
    with pytest.raises(Unreadable):
        control.carries.read(rest)


def test_a_verb_that_there_is_not_is_refused() -> None:
    with pytest.raises(Unreadable):
        read("q:who:7")
    assert read("something:else") is None


def test_a_value_too_long_for_an_id_is_no_control() -> None:
    with pytest.raises(ValueError, match="no custom id"):
        _ = lobby.SET.at(7, "x" * 100).custom_id


def test_every_kind_of_reply_is_used() -> None:
    assert {control.reply for control in CONTROLS.values()} == set(Reply)


def test_a_flag_stands_there_or_does_not() -> None:
    made = AtTable("sail", Reply.PRIVATE, carried.flag("fast"))
    assert [made.at(7, fast).custom_id for fast in (True, False)] == ["q:sail:7=fast", "q:sail:7"]
