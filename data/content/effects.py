"""What every effect on a card has in common."""

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any, ClassVar, Literal, Protocol

from pydantic import BaseModel, ConfigDict

from data.content.words import Need

Timing = Literal["now", "round", "lasting"]
"""now: carried out once. round: in force until the end of this round. lasting: until another card ends it."""


class Effect(BaseModel):
    """One thing a card does: `do` names it, the other fields are its figures."""

    model_config = ConfigDict(frozen=True, extra="forbid")
    timing: ClassVar[Timing] = "now"
    always_needs: ClassVar[tuple[Need, ...]] = ()

    @property
    def needs(self) -> tuple[Need, ...]:
        """The parts of the rules it cannot do without."""
        return self.always_needs

    @cached_property
    def params(self) -> Mapping[str, Any]:
        """Every field but the verb, as keyword arguments for a step or rule."""
        return {name: getattr(self, name) for name in type(self).model_fields if name != "do"}


class Needing(Protocol):
    """An effect or ability."""

    @property
    def needs(self) -> tuple[Need, ...]: ...


def needs_of(parts: Iterable[Needing], *also: Need) -> tuple[Need, ...]:
    """What all the parts together need, sorted, each need once."""
    return tuple(sorted({*also, *(need for part in parts for need in part.needs)}))
