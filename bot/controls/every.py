"""All controls, and the one parser of their ids."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.controls import crew, decisions, finding, lobby, looking, moderation, servers
from bot.controls.declared import Click, Declaration
from bot.controls.ids import Unreadable, read_id


def _declared() -> Iterator[tuple[str, Declaration[Any]]]:
    for room in (decisions, looking, lobby, crew, moderation, servers, finding):
        for value in vars(room).values():
            if isinstance(value, Declaration):
                yield value.verb, value


CONTROLS: dict[str, Declaration[Any]] = dict(_declared())
"""Every control by its verb."""


def table_in(custom_id: str) -> int | None:
    """The table that a click on a control of this id is about; None if it is about none, or not ours."""
    try:
        click = read(custom_id)
    except Unreadable:
        return None
    if click is not None and click.control is crew.HUSH:
        return next(iter(click.carried), None)
    return click.table if click is not None else None


def read(custom_id: str) -> Click[Any] | None:
    """What a click on a control of this id says; None if it is not ours. Raises Unreadable if it only looks
    like ours.
    """
    parts = read_id(custom_id)
    if parts is None:
        return None
    control = CONTROLS.get(parts.verb)
    if control is None:
        raise Unreadable
    return control.click(parts)
