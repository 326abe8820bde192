"""What all cards, tokens and zones have in common."""

from typing import Annotated, ClassVar

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from data.content.words import Origin

Id = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9]*(_[a-z0-9]+)*$")]
"""lower_snake, so that it can be part of a piece id, a place and a Fluent message."""


class Entry(BaseModel):
    """Anything with an id that a pack can replace."""

    model_config = ConfigDict(frozen=True, extra="forbid")
    deck: ClassVar[str]
    id: Id


class Card(Entry):
    """A card or token; `copies` pieces of it lie in the deck."""

    copies: int = Field(default=1, ge=1, le=20)
    origin: Origin = "house"

    @property
    def pieces(self) -> tuple[str, ...]:
        """The ids of its pieces. What precedes a dot is the card that a piece counts as in play."""
        if self.copies == 1:
            return (self.id,)
        return tuple(f"{self.id}.{number}" for number in range(1, self.copies + 1))
