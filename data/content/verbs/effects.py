"""What all effects on cards have in common."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any, ClassVar, Literal

from pydantic import BaseModel, ConfigDict

Timing = Literal["now", "round", "lasting"]
"""now: carried out once. round: in force until the end of this round. lasting: until another card ends it."""


class Effect(BaseModel):
    """One thing a card does: `do` names it, the other fields are its figures."""

    model_config = ConfigDict(frozen=True, extra="forbid")
    do: Any
    timing: ClassVar[Timing] = "now"

    @property
    def ports(self) -> tuple[tuple[str, str], ...]:
        """The zones whose ports it mentions, each with the field that does: there must be a port."""
        return ()

    @property
    def worth(self) -> float | None:
        """What it is worth to who gets it, roughly, in gold; None: not known, so players who plan ahead
        guess.
        """
        return None

    @cached_property
    def params(self) -> Mapping[str, Any]:
        """Every field except the verb, as keyword arguments for a step or rule."""
        return {name: getattr(self, name) for name in type(self).model_fields if name != "do"}
