"""A statement is made into SQL once in a process, not once for each of the databases that tests open."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy.dialects.sqlite.base import SQLiteDialect
from sqlalchemy.engine import Engine


class _Shared:
    """What engines keep of the statements they have compiled: all of the same driver of SQLite the same."""

    def __init__(self) -> None:
        self._kept: dict[type, Any] = {}

    def __set__(self, engine: Engine, cache: Any) -> None:
        # Another database's engine keeps its own: its dialect learns from its server.
        shared = isinstance(engine.dialect, SQLiteDialect)
        vars(engine)["_compiled_cache"] = (
            self._kept.setdefault(type(engine.dialect), cache) if shared else cache
        )

    def __get__(self, engine: Engine, owner: type) -> Any:
        return vars(engine)["_compiled_cache"]


@contextmanager
def compiled_once() -> Generator[None]:
    """Engines of SQLite share what they compile, for as long as this lasts: they differ in nothing that SQL
    is made of. An engine for each test would compile the same twenty statements for each.
    """
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Engine, "_compiled_cache", _Shared(), raising=False)
        patched.setattr(SQLiteDialect, "__eq__", lambda one, other: type(one) is type(other))
        patched.setattr(SQLiteDialect, "__hash__", lambda dialect: hash(type(dialect)))
        yield
