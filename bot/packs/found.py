"""What a check of a pack has found."""

from __future__ import annotations

import msgspec


class Fault(msgspec.Struct, frozen=True):
    """One thing that is wrong with a pack, and where."""

    file: str
    line: int | None
    card: str | None
    why: str

    def __str__(self) -> str:
        """As a sentence."""
        place = self.file if self.line is None else f"{self.file} line {self.line}"
        return f"{place if self.card is None else f'{place}, card {self.card}'}: {self.why.rstrip('.')}."


class Found(msgspec.Struct, frozen=True):
    """What is wrong with a pack (`more` faults beside those), or else what it is and how many cards it has
    for each deck.
    """

    faults: list[Fault]
    more: int = 0
    name: str = ""
    creator: str = ""
    licence: str = ""
    brings: dict[str, int] = {}
    pictures: int = 0
