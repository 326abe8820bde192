"""What a game declares to the kernel."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Any, Literal

import msgspec

from engine.kernel.decision import Decision, Refusal, is_whole
from engine.kernel.declared.amounts import below_nothing
from engine.kernel.declared.beginning import Beginning, Positions
from engine.kernel.declared.commands import CommandSpec
from engine.kernel.declared.orders import Orders
from engine.kernel.declared.rival import Onlooker, Rival
from engine.kernel.declared.rules import Rules, assemble
from engine.kernel.declared.supply import Supply
from engine.kernel.declared.ways import Used, Way, uses_told
from engine.kernel.errors import AnswerError
from engine.kernel.log import Entry
from engine.kernel.result import Result
from engine.kernel.step import AnyGame

_MOST_QUOTED = 60
"""Characters that are quoted of a value that no setting has."""


class OptionSpec(msgspec.Struct, frozen=True):
    """A setting of a table that its host may choose in the lobby (`setting-<id>` in the locale files).

    `numbers`: what each of its choices comes to, where they stand for numbers.
    """

    id: str
    kind: Literal["int", "bool", "choice"]
    default: Any
    low: int = 0
    high: int = 0
    choices: tuple[str, ...] = ()
    numbers: tuple[int, ...] = ()

    def read(self, value: Any) -> Any:
        """The value, converted and checked. Raises AnswerError `bad-setting`."""
        text = str(value).strip().lower()
        if self.kind == "int" and is_whole(text) and self.low <= int(text) <= self.high:
            return int(text)
        if self.kind == "bool" and text in ("true", "false", "yes", "no", "on", "off", "1", "0"):
            return text in ("true", "yes", "on", "1")
        if self.kind == "choice" and text in self.choices:
            return text
        quoted = str(value)[:_MOST_QUOTED]
        raise AnswerError("bad-setting", setting=self.id, value=quoted, allowed=self.allowed())

    def number(self, value: Any) -> int:
        """What a choice comes to; 0 where it stands for no number."""
        return dict(zip(self.choices, self.numbers, strict=False)).get(str(value), 0)

    def allowed(self) -> str:
        """The allowed values as a short text: "5-20", "true, false", ..."""
        if self.kind == "int":
            return f"{self.low}-{self.high}"
        return ", ".join(self.choices) if self.kind == "choice" else "true, false"


Complexity = Literal["none", "minor", "minor_moderate", "moderate", "high"]
"""How much there is to learn about an expansion module, in the words of its rulebook."""


class ModuleSpec(msgspec.Struct, frozen=True):
    """An expansion module a table may play with: `name-<id>`, and in a sentence `text-<id>`.

    A table with it must have those it `needs` and none that it `excludes`; those it `recommends` are only
    mentioned. `minutes` is the play time it adds, least and most, for each seat if `each_seat`. `options` are
    settings that only matter with it. `ways` are what the log tells of its use.
    """

    id: str
    chapters: tuple[Any, ...]
    needs: tuple[str, ...] = ()
    recommends: tuple[str, ...] = ()
    excludes: tuple[str, ...] = ()
    minutes: tuple[int, int] = (0, 0)
    each_seat: bool = False
    complexity: Complexity = "none"
    options: tuple[OptionSpec, ...] = ()
    ways: tuple[Way, ...] = ()


class ModuleSet(msgspec.Struct, frozen=True):
    """A ready-made choice of modules that go together: `module-set-<id>` is its name."""

    id: str
    modules: tuple[str, ...]


class Luck(msgspec.Struct, frozen=True):
    """How chance has fallen: how many dice were thrown, how many of them hit, and how many would on the
    average; in a game of cards, how often one was dared, how often it went wrong, and how often it would.
    """

    dice: int
    hits: int
    expected: float


class SeatTally(msgspec.Struct, frozen=True):
    """What one seat of a finished game says about the game's balance.

    `labels`: what it was dealt or chose, by kind ("captain": "frances_wright"); `points` by the way they were
    earned; `uses`: cards it used; `losses`: how often it was set back (a captain died); `aboard`: what it
    did and met with each kind of ship, or whatever else it played with in turn ("sloop": {"rounds": 7}).
    `held`: what became of each card it had ("fair_wind": {"drawn": 2, "used": 1}). `first_point`,
    `first_loss`: the round of its first point and of its first loss; 0 if there was none, or nobody noted it.
    `setbacks`: those by cause. `turns`: sums over the turns that its answers ended (`GameSpec.turn_told`).
    `feat`: its greatest deed of the kind that the game keeps records of; 0 if there was none, or the game
    keeps none. `luck`: its dice, or the cards it dared to turn up, in a game with either.
    """

    labels: dict[str, str]
    points: dict[str, int]
    uses: list[str] = []
    losses: int = 0
    aboard: dict[str, dict[str, int]] = {}
    held: dict[str, dict[str, int]] = {}
    first_point: int = 0
    first_loss: int = 0
    setbacks: dict[str, int] = {}
    turns: dict[str, int] = {}
    feat: int = 0
    luck: Luck | None = None


def chapters_in_force(game: AnyGame, about: Any) -> list[str]:
    """What the table's chapters say is in force for terms or a step (`Chapter.in_force`)."""
    return [name for tell in game.rules.in_force[type(about)] for name in tell(game, about)]


def chapter_invariants(game: AnyGame) -> list[str]:
    """What is broken at a boundary: a number below nothing, or what chapters find (`Chapter.invariant`)."""
    return [*below_nothing(game), *(broken for check in game.rules.invariants for broken in check(game))]


def _no_amounts(game: AnyGame, seat: int, number: Callable[[int], int]) -> None:
    return None


def _no_refusal(seats: int, options: Mapping[str, Any], modules: tuple[str, ...]) -> Refusal | None:
    return None


def _not_listed(options: Mapping[str, Any]) -> int | None:
    return None


def _no_tallies(entries: Sequence[Entry], result: Result, options: Mapping[str, Any]) -> list[SeatTally]:
    return [SeatTally({}, {}) for _ in result.scores]


def _no_turn(game: AnyGame, decision: Decision, picks: Sequence[str]) -> Mapping[str, int]:
    return {}


def _nobody_next(view: Mapping[str, Any]) -> int | None:
    return None


def _round(state: Any) -> int:
    return getattr(state, "round", 0)


class GameSpec(msgspec.Struct, frozen=True):
    """A game: its numbers, its chapters and how it begins."""

    id: str
    low_seats: int
    high_seats: int
    state: type[msgspec.Struct]
    chapters: tuple[Any, ...]
    begin: Callable[[int, Mapping[str, Any], tuple[str, ...]], Beginning]
    options: tuple[OptionSpec, ...] = ()
    modules: tuple[ModuleSpec, ...] = ()
    ready_made: tuple[ModuleSet, ...] = ()
    """Choices of modules that a table may take as they are."""
    commands: tuple[CommandSpec, ...] = ()
    """Its slash commands; they, too, answer its decisions."""
    supply: Supply = Supply()
    """What lies in its box."""
    orders: Orders = Orders()
    """What its seats may order beforehand."""
    positions: Positions = Positions()
    """How its scenarios are set up."""
    refuses: Callable[[int, Mapping[str, Any], tuple[str, ...]], Refusal | None] = _no_refusal
    """`refuses(seats, options, modules)`: why a table cannot be opened with this combination."""
    effects_in_force: Callable[[Any, Any], Collection[str]] = chapters_in_force
    """`effects_in_force(game, about)`: what is in force for terms or a step ("caracas_offer"), including by
    chapters.
    """
    invariants: Callable[[Any], list[str]] = chapter_invariants
    """`invariants(game)`: the invariants that are broken at a boundary, including those of chapters; empty if
    all hold.
    """
    resample: Callable[[Any, int, Callable[[int], int]], None] = _no_amounts
    """`resample(game, seat, number)`: redraw the amounts hidden from a seat; `number(n)` is 0 to n - 1."""
    rival: Callable[[], Rival] = Onlooker
    """Who watches a table from its beginning and guesses what its hidden questions are about."""
    round_of: Callable[[Any], int] = _round
    """`round_of(state)`: the number of the round being played; 0 before the first."""
    next_turn: Callable[[Mapping[str, Any]], int | None] = _nobody_next
    """`next_turn(view)`: the seat whose turn comes after the one under way, by what a spectator sees; None
    where nobody's does, or nobody can know.
    """
    tallies: Callable[[Sequence[Entry], Result, Mapping[str, Any]], list[SeatTally]] = _no_tallies
    """`tallies(entries, result, options)`: what each seat of a finished game says of the game's balance."""
    listed: Callable[[Mapping[str, Any]], int | None] = _not_listed
    """`listed(options)`: the number of BoardGameGeek's page of what is played; None where none is known for
    certain.
    """
    turn_told: Callable[[AnyGame, Decision, Sequence[str]], Mapping[str, int]] = _no_turn
    """`turn_told(game, decision, picks)`: what is added up over turns, if this answer ends one: "turns" 1."""
    schema: int = 1
    oldest_schema: int = 1
    """Tables saved under an older schema than this cannot be continued."""
    upgrades: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}
    """By schema: the pure function that upgrades a snapshot, as plain data, to the next schema."""

    @property
    def seats(self) -> range:
        """The numbers of seats that the game can be played with."""
        return range(self.low_seats, self.high_seats + 1)

    def seats_with(self, options: Mapping[str, Any], modules: Iterable[str]) -> list[int]:
        """How many seats a table with these settings may have; empty if they go together with none."""
        chosen = tuple(modules)
        try:
            settled = self.resolve_options(options, chosen)
        except AnswerError:
            return []
        return [seats for seats in self.seats if self.refuses(seats, settled, chosen) is None]

    def resolve_setup(
        self, seats: int, options: Mapping[str, Any], modules: Iterable[str]
    ) -> tuple[dict[str, Any], tuple[str, ...]]:
        """All options and the modules of a table with so many seats. Raises AnswerError if there is no such
        table.
        """
        if seats not in self.seats:
            raise AnswerError("seats", low=self.low_seats, high=self.high_seats)
        chosen = self.resolve_modules(modules)
        settled = self.resolve_options(options, chosen)
        if refusal := self.refuses(seats, settled, chosen):
            raise AnswerError(refusal.key, **refusal.args)
        return settled, chosen

    def settings(self, modules: Iterable[str] = ()) -> tuple[OptionSpec, ...]:
        """What the host of a table with these modules may settle: the game's options, then theirs."""
        chosen = set(modules)
        added = (option for module in self.modules if module.id in chosen for option in module.options)
        return (*self.options, *added)

    def resolve_options(self, given: Mapping[str, Any], modules: Iterable[str] = ()) -> dict[str, Any]:
        """All options of a table with these modules, with defaults filled in.

        Raises AnswerError for an impossible one, and for one that is unknown or of a module not chosen.
        """
        known = {option.id: option for option in self.settings(modules)}
        of = {option.id: module.id for module in self.modules for option in module.options}
        for name in given:
            if name not in known and name in of:
                raise AnswerError("setting-needs", setting=name, module=of[name])
            if name not in known:
                raise AnswerError("unknown-setting", setting=name, known=", ".join(known) or "none")
        return {id: option.read(given[id]) if id in given else option.default for id, option in known.items()}

    def resolve_modules(self, given: Iterable[str]) -> tuple[str, ...]:
        """The chosen modules in the game's order.

        Raises AnswerError for unknown ones, for one without those it needs, and for two that exclude each
        other.
        """
        chosen = set(given)
        known = {module.id for module in self.modules}
        if unknown := sorted(chosen - known):
            raise AnswerError(
                "unknown-module", module=unknown[0], known=", ".join(sorted(known)), count=len(known)
            )
        for module in self.modules:
            if module.id in chosen and (missing := [need for need in module.needs if need not in chosen]):
                raise AnswerError("module-needs", module=module.id, needs=missing[0])
            if module.id in chosen and (barred := [other for other in module.excludes if other in chosen]):
                raise AnswerError("module-excludes", module=module.id, excludes=barred[0])
        return tuple(module.id for module in self.modules if module.id in chosen)

    def with_needs(self, modules: Iterable[str]) -> set[str]:
        """These modules and everything they need."""
        chosen = set(modules)
        while missing := {need for m in self.modules if m.id in chosen for need in m.needs} - chosen:
            chosen |= missing
        return chosen

    def module_sets(self) -> list[tuple[str, ...]]:
        """Sets of modules that together are enough to check everything: none, each one with those it needs,
        and as many as go together.
        """
        alone = [self.resolve_modules(self.with_needs([module.id])) for module in self.modules]
        largest: tuple[str, ...] = ()
        for modules in alone:
            with suppress(AnswerError):
                largest = self.resolve_modules({*largest, *modules})
        return list(dict.fromkeys([(), *alone, largest]))

    def uses_told(self, modules: Iterable[str], entries: Sequence[Entry]) -> dict[str, dict[str, Used]]:
        """For each of these modules the uses of its ways that a game's log tells of."""
        chosen = set(modules)
        return {m.id: uses_told(m.ways, entries) for m in self.modules if m.id in chosen}

    def rules(self, modules: tuple[str, ...] = ()) -> Rules:
        """The rules of a table with these modules, cached."""
        # A chapter that several modules share comes once.
        extra = dict.fromkeys(c for m in self.modules if m.id in modules for c in m.chapters)
        return assemble(self.state, (*self.chapters, *extra))

    def cards(self, modules: tuple[str, ...] = ()) -> frozenset[str]:
        """The ids of all cards and tokens in the box of a table with these modules, as far as chapters place
        its decks.
        """
        decks, box = self.rules(modules).pieces, self.supply.box(modules)
        return frozenset(piece.partition(".")[0] for deck in decks for piece in box.pieces(deck))
