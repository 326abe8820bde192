"""How messages are sent: each way has one place."""

from __future__ import annotations

import ast
from pathlib import Path

BOT = Path(__file__).parents[3] / "bot"


def opens_directly(source: str) -> bool:
    """Whether code opens somebody's direct messages."""
    called = (node.func for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call))
    return any(isinstance(func, ast.Attribute) and func.attr == "create_dm" for func in called)


def test_direct_messages_are_opened_in_one_place() -> None:
    found = {
        path.relative_to(BOT).as_posix()
        for path in BOT.rglob("*.py")
        if opens_directly(path.read_text(encoding="utf-8"))
    }
    assert found == {"posting/messages.py"}, "ask `Messages.directly`"
