"""Runs the migrations on the connection that `data.store.schema` provides."""

from typing import Any, Literal

from alembic import context
from sqlmodel.sql.sqltypes import AutoString

from data.store.models import Moment, Row


def _plain(kind: str, thing: Any, _autogenerating: object) -> str | Literal[False]:
    """A migration uses plain types: it must keep its meaning when the models have moved on."""
    if kind == "type" and isinstance(thing, Moment):
        return "sa.DateTime()"
    if kind == "type" and isinstance(thing, AutoString):
        return f"sa.String(length={thing.length})"
    return False


config = context.config
context.configure(
    connection=config.attributes["connection"],
    target_metadata=Row.metadata,
    version_table=config.attributes["version_table"],
    # SQLite can alter little: tables are copied instead.
    render_as_batch=True,
    transactional_ddl=True,
    render_item=_plain,
)
with context.begin_transaction():
    context.run_migrations()
