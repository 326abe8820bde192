"""What a member does, as data: the tests and his page say it the same way."""

from __future__ import annotations

from typing import Annotated

import msgspec

Id = Annotated[str, msgspec.Meta(pattern=r"\A[0-9]{1,20}\Z")]
"""An id, as text: a page's numbers are not long enough."""
Options = dict[str, str | bool | int | float]


class Click(msgspec.Struct, tag_field="do", tag="click", forbid_unknown_fields=True):
    """Press a button."""

    message: Id
    control: str


class Pick(msgspec.Struct, tag_field="do", tag="pick", forbid_unknown_fields=True):
    """Choose in a select."""

    message: Id
    control: str
    values: list[str]


class Submit(msgspec.Struct, tag_field="do", tag="submit", forbid_unknown_fields=True):
    """Send a filled-in modal, by the token under which it was shown."""

    modal: str
    values: dict[str, str | bool | list[str]]


class Command(msgspec.Struct, tag_field="do", tag="command", forbid_unknown_fields=True):
    """Send a slash command. A member is named, or told by his id; a number may be written as text."""

    name: str
    options: Options = {}
    place: Id | None = None


class Dismiss(msgspec.Struct, tag_field="do", tag="dismiss", forbid_unknown_fields=True):
    """Put a private message away."""

    message: Id


Act = Click | Pick | Submit | Command | Dismiss
