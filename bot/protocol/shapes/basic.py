"""What all shapes are made of."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, TypeVar

import msgspec
from msgspec import Struct, UnsetType

_T = TypeVar("_T")
Maybe: TypeAlias = _T | UnsetType
"""Left out where there is nothing; whatever is not `Maybe` is always there."""
Place = str
"""Where something lies: "zone:nassau", "port:nassau", "ship:2", "card:royal_pardon"."""

Tone = Literal["", "danger", "quiet", "go", "confirm"]
"""How an option looks: it may cost dear, it declines or ends something, it goes on, it agrees."""
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
"""An id that a page sends."""
Number = Annotated[int, msgspec.Meta(ge=-(2**31), lt=2**31)]


class Drawn(Struct):
    """A picture: its `token` for `pictures/<token>`, its size in pixels, and words that say the same: in a
    sentence or two (`alt`), and all of it, a line each thing (`words`).
    """

    token: str
    width: int
    height: int
    alt: str
    words: str


class Named(Struct):
    """An id and what it is called."""

    id: str
    name: str
