"""What a JSON column of a row keeps, with types: old rows and those of other releases are read, too."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any, Self, cast

import msgspec


class Kept(msgspec.Struct, frozen=True, kw_only=True):
    """One column. A field is called as it is stored. Its default is what a row means that lacks it, whatever
    release wrote the row: a default never changes.
    """

    others: dict[str, Any] = {}
    """What another release has stored: it is kept, and means nothing here."""

    @classmethod
    def of(cls, kept: Mapping[str, Any] | None) -> Self:
        """As a row keeps it; None: nothing. Raises ValidationError for what no release has stored."""
        fields, given = cls.fields(), kept or {}
        known = {key: value for key, value in given.items() if key in fields}
        others = {key: value for key, value in given.items() if key not in fields}
        return msgspec.convert(known | {"others": others}, cls, str_keys=True)

    def stored(self) -> dict[str, Any]:
        """As a row keeps it: without what is as if it were never settled."""
        fresh = type(self)()
        values = {key: (getattr(self, key), getattr(fresh, key)) for key in self.fields()}
        return {key: _plain(now) for key, (now, unset) in values.items() if now != unset} | self.others

    @classmethod
    def fields(cls) -> tuple[str, ...]:
        """The names of all that this release knows, in their order."""
        return tuple(name for name in cls.__struct_fields__ if name != "others")


def _plain(value: object) -> Any:
    """A value as JSON has it; moments as `datetime.isoformat` writes them."""
    match value:
        case datetime():
            return value.isoformat()
        case msgspec.Struct():
            held = msgspec.structs.asdict(value)
            return {name: _plain(one) for name, one in held.items() if one is not None}
        case dict():
            return {str(member): known for member, known in cast("dict[int, str]", value).items()}
        case tuple():
            return list(cast("tuple[object, ...]", value))
        case _:
            return value
