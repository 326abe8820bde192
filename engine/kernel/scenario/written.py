"""The parts of a scenario, as written (`docs/scenarios.md`) and once checked."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, UnsetType

SPECTATOR = "spectator"

Seat = Any
"""A seat's number as a key; it is checked once the number of seats is known."""


class ScenarioError(ValueError):
    """A scenario that cannot be read or set up: where, and what is wrong with it, in one sentence."""


class CountGiven(msgspec.Struct, forbid_unknown_fields=True):
    """How often a line must have come."""

    line: Any
    times: Annotated[int, Meta(ge=0)]


class LinesGiven(msgspec.Struct, forbid_unknown_fields=True):
    """What must hold for the lines since the last look: these and no others, or some of the rest."""

    exactly: list[Any] | UnsetType = UNSET
    in_order: list[Any] = []
    never: list[Any] = []
    counts: list[CountGiven] = []


class QuestionGiven(msgspec.Struct, forbid_unknown_fields=True):
    """What must hold for a seat's open question. Only given keys are compared."""

    kind: str | UnsetType = UNSET
    options: list[str] | UnsetType = UNSET
    offers: list[str] = []
    offers_not: list[str] = []
    offers_exactly: dict[str, list[str]] = {}
    option_args: dict[str, Any] | UnsetType = UNSET
    prices: dict[str, Any] | UnsetType = UNSET
    least: int | UnsetType = UNSET
    most: int | UnsetType = UNSET
    range: list[int] | UnsetType | None = UNSET
    secret: bool | UnsetType = UNSET
    hidden: bool | UnsetType = UNSET
    default: list[str] | UnsetType = UNSET
    args: dict[str, Any] | UnsetType = UNSET


class ResultGiven(msgspec.Struct, forbid_unknown_fields=True):
    """How the table must have ended; if empty, it goes on."""

    winners: Any = UNSET
    scores: Any = UNSET
    reason: Any = UNSET


class Expectation(msgspec.Struct, forbid_unknown_fields=True):
    """What must hold at a point. Only given keys are compared.

    `state`: the state with `places` and `stack`; `view`: by seat (or "spectator") a part of its view; `log`:
    lines since the last look; `told`: by seat, lines as that seat reads them; `decisions`: by seat a part of
    its open question; `waiting`: the seats asked; `result`: how it ended.
    """

    state: dict[Any, Any] | UnsetType = UNSET
    view: dict[Seat, Any] | UnsetType = UNSET
    log: list[Any] | LinesGiven | UnsetType = UNSET
    told: dict[Seat, list[Any] | LinesGiven] | UnsetType = UNSET
    decisions: dict[Seat, QuestionGiven] | UnsetType = UNSET
    waiting: list[Seat] | UnsetType = UNSET
    result: ResultGiven | UnsetType = UNSET


class TwinGiven(msgspec.Struct, forbid_unknown_fields=True):
    """A second table that differs in one secret, and who must not be able to tell the two apart.

    `position` and `names` are laid over those of the first; `draws` replace its draws. `same_for`: who sees
    the same at both; `differs_for`: by seat, the only things by which it can tell them apart. `expect` holds
    at the end of the second table.
    """

    position: dict[Any, Any] = {}
    names: dict[str, Any] = {}
    draws: list[dict[str, list[Any]]] | UnsetType = UNSET
    same_for: list[Seat] = []
    differs_for: dict[Seat, list[str]] = {}
    expect: Expectation | UnsetType = UNSET


class Answer(msgspec.Struct, frozen=True):
    """A seat answers its open question; `refused`: the reason why it must be refused."""

    seat: int
    picks: list[str]
    refused: str = ""


class TakeBack(msgspec.Struct, frozen=True):
    """A seat takes its last answer back; `refused` as for an answer."""

    seat: int
    refused: str = ""


class Look(msgspec.Struct, frozen=True):
    """What must hold at this point."""

    expected: Expectation


Move = Answer | TakeBack | Look


class Written(msgspec.Struct, forbid_unknown_fields=True):
    """One scenario as written."""

    scenario: str
    game: str
    seats: Annotated[int, Meta(ge=1)]
    clause: str = ""
    options: dict[str, Any] = {}
    modules: list[str] = []
    names: dict[str, Any] = {}
    position: dict[Any, Any] | None = None
    draws: list[dict[str, list[Any]]] = []
    passes: list[Seat] | str = []
    steps: list[dict[Any, Any]] = []
    expect: Expectation | UnsetType = UNSET
    twin: TwinGiven | UnsetType = UNSET


class Scenario(Written):
    """A checked scenario. `origin` is its file; `script` contains its steps, each with its moves."""

    origin: str = ""
    script: list[list[Move]] = []

    @property
    def passing(self) -> list[int]:
        """The seats that pass every reaction window, unless a step answers it."""
        return list(range(self.seats)) if isinstance(self.passes, str) else [int(one) for one in self.passes]
