"""Games of a few lines, for tests of one property of the kernel each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated, Any, cast

import msgspec

from engine.kernel import (
    NO,
    YES,
    Audience,
    Beginning,
    Chapter,
    Decision,
    Entry,
    Game,
    GameSpec,
    Owner,
    Public,
    Result,
    Step,
    Supply,
    Table,
)
from engine.kernel.visibility import Mark

SEED = "small"


class Purse(msgspec.Struct):
    """What a seat has."""

    seat: Public[int]
    coins: Owner[int] = 3


class Board(msgspec.Struct):
    """The state: a purse for each seat, and a list everybody reads."""

    purses: Public[list[Purse]]
    read: Public[list[str]] = []


def step(play: Callable[..., Any], name: str = "", *, still_applies: Any = None, **fields: Any) -> type[Step]:
    """A step type that plays `play(step, game)`; public fields with their defaults."""
    namespace = {"play": play, "__module__": __name__} | (
        {"still_applies": still_applies} if still_applies else {}
    )
    named = name or "".join(part.capitalize() for part in play.__name__.split("_"))
    marked = [(field, Annotated[type(value), Mark.PUBLIC], value) for field, value in fields.items()]
    made = msgspec.defstruct(named, marked, bases=(Step,), namespace=namespace, kw_only=True)
    return cast("type[Step]", made)


def does(*kinds: type[Step]) -> Callable[[Game[Any], Any], list[Step]]:
    """A hook that plays these steps."""

    def hook(game: Game[Any], about: Any) -> list[Step]:
        return [kind() for kind in kinds]

    return hook


def never(self: Any, game: Game[Any]) -> bool:
    """Does not stand."""
    return False


def ends(self: Step, game: Game[Any]) -> None:
    """The last step: the first seat has won."""
    game.finish(Result([0], [], "done"))


def no_box(modules: tuple[str, ...]) -> None:
    """Nothing lies in the box."""


def small(
    *steps: type[Step] | Callable[..., Any],
    begin: Sequence[Step] | None = None,
    places: dict[str, list[str]] | None = None,
    chapters: Sequence[Chapter] = (),
    seats: int = 2,
    box: Callable[[tuple[str, ...]], Any] = no_box,
    **more: Any,
) -> GameSpec:
    """A game whose steps (types, or their `play`) come one after the other, and then it ends.

    `begin` plays these instead; the other types are then there to be planned. Cards "a" to "f" lie in the
    deck "card", hands are "hand:<seat>", the table "open".
    """
    types = [kind if isinstance(kind, type) else step(kind) for kind in steps]
    types.append(step(ends))
    chapter = Chapter("small")
    for kind in types:
        chapter.step(kind)
    chapter.deck("card", reshuffles=True)
    chapter.place("hand", Audience.OWNER)
    chapter.place("open", Audience.PUBLIC)
    first = [*begin, types[-1]()] if begin is not None else [kind() for kind in types]

    def beginning(count: int, options: Any, modules: Any) -> Beginning:
        lying = places if places is not None else {"card.bag": list("abcdef")}
        copies = [msgspec.msgpack.decode(msgspec.msgpack.encode(one), type=type(one)) for one in first]
        return Beginning(Board([Purse(seat) for seat in range(count)]), lying, copies)

    return GameSpec(
        id="small",
        low_seats=seats,
        high_seats=4,
        state=Board,
        chapters=(chapter, *chapters),
        begin=beginning,
        supply=Supply(box=box, family=one_family),
        **more,
    )


def one_family(game: Game[Any], piece: str) -> str:
    """All cards look alike from behind."""
    return "card"


def yes_no(seat: int = 0, kind: str = "sure", **more: Any) -> Decision:
    """A plain question."""
    return Decision(seat, kind, [YES, NO], default=["no"], **more)


def opened(spec: GameSpec, **more: Any) -> Table:
    """A table of two seats, or as many as it needs."""
    given: dict[str, Any] = {"seats": spec.low_seats, "seed": SEED, **more}
    return Table.new(spec, **given)


def answer(table: Table, *picks: str, seat: int | None = None) -> list[Entry]:
    """The answer of this seat, or of the first that is asked."""
    who = min(table.waiting) if seat is None else seat
    return table.answer(who, table.waiting[who].number, list(picks))


def reloaded(table: Table, spec: GameSpec | None = None) -> Table:
    """The table, saved and loaded, perhaps under other rules."""
    return Table.load(table.save(), spec or table.spec)


def keys(table: Table) -> list[str]:
    """The keys of the log's lines, those of the table itself left out."""
    return [entry.key for entry in table.entries() if not entry.key.startswith("table.")]


def frames(table: Table) -> list[str]:
    """The names of the steps on the stack, outermost first."""
    return [type(frame.step).__name__ for frame in table.running.stack]
