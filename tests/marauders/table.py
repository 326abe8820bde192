"""A bench for single rules: a table laid out in a position, answered by option id, looked at from every side.

The position is written as in a scenario (`docs/scenarios.md`). Conservation laws are checked at every
boundary, and what was laid down for draws has to be used up when the test ends.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Protocol

import pytest

from data.content import marauders_box as box
from engine.kernel import AnswerError, Beginning, GameSpec, Table
from engine.kernel.table.saved import digest
from engine.marauders.checks.invariants import violations
from engine.marauders.combat.battle import begin_battle
from engine.marauders.combat.sides import Side, captain_side
from engine.marauders.game import MARAUDERS
from engine.marauders.state import Captain, MGame, Npc, Seat, Ship, State, captain_of, new_ship
from engine.marauders.turn.turn import Turn
from tests.marauders.turned import TurnedTable
from tests.sitting import Sitting, lawful

Force = Sequence[tuple[str, Sequence[str | int]]]
Answer = str | Sequence[str]


def skilled(
    seamanship: int = 2,
    scouting: int = 2,
    leadership: int = 2,
    influence: int = 2,
    nation: str = "english",
    home: str = "nassau",
) -> dict[str, Any]:
    """A captain given by skills alone, without ability."""
    return {
        "seamanship": seamanship,
        "scouting": scouting,
        "leadership": leadership,
        "influence": influence,
        "nation": nation,
        "home": home,
    }


def at_sea(zone: str, **more: Any) -> dict[str, Any]:
    """A seat whose captain of plain skills lies at sea in a zone."""
    return {"captain": skilled(), "zone": zone, "in_port": False, **more}


def in_port(zone: str, **more: Any) -> dict[str, Any]:
    """A seat whose captain of plain skills lies in a port."""
    return {"captain": skilled(), "zone": zone, "in_port": True, **more}


def raid_card(icon: str, plunder: int | None = None, *, but: Sequence[str] = ()) -> str:
    """A cargo card with this icon (and plunder value), the first that is not among `but`."""
    return next(
        card.id
        for card in box().cargo.values()
        if card.icon == icon and card.id not in but and plunder in (None, card.plunder)
    )


def goods(good: str, count: int, first: int = 1) -> list[str]:
    """So many cargo cards of a good."""
    return [f"{good}_{n}" for n in range(first, first + count)]


check_laws = lawful(violations)


class TestTable(Sitting):
    """A table under test."""

    __test__ = False  # pytest takes classes of this name for tests

    # --- answering --------------------------------------------------------------------------------

    @property
    def kind(self) -> str:
        """What the only seat asked is asked."""
        return self.asked().kind

    def offered(self, seat: int | None = None) -> list[str]:
        """The options of the open decision, without the one that ends it."""
        return [option.id for option in self.asked(seat).options if option.id not in ("end", "done", "stop")]

    def gold(self, option: str, seat: int | None = None) -> int:
        """The price or pay shown on an option."""
        found = self.asked(seat).option(option)
        assert found is not None, f"{option} is not offered, but {self.offered(seat)}"
        return found.args["gold"]

    def answer(self, seat: int, picks: Answer) -> None:
        """Answer the open decision of a seat."""
        decision = self.asked(seat)
        self.table.answer(seat, decision.number, [picks] if isinstance(picks, str) else list(picks))

    def play(self, *answers: Answer) -> TestTable:
        """Answer one question after the other, each by the only seat asked."""
        for answer in answers:
            self.answer(self.asked().seat, answer)
        return self

    def refused(self, picks: Answer, seat: int | None = None) -> str:
        """The key for which an answer is refused; it must change nothing."""
        decision = self.asked(seat)
        before = (self.table.version, digest(self.game), len(self.table.entries()))
        with pytest.raises(AnswerError) as refusal:
            self.answer(decision.seat, picks)
        assert (self.table.version, digest(self.game), len(self.table.entries())) == before
        assert self.asked(decision.seat) is decision
        return refusal.value.refusal.key

    # --- looking ----------------------------------------------------------------------------------

    @property
    def game(self) -> MGame:
        """The running game."""
        return self.table.running

    @property
    def state(self) -> State:
        """The whole state."""
        return self.game.state

    def seat(self, seat: int = 0) -> Seat:
        """A seat."""
        return self.state.seats[seat]

    def captain(self, seat: int = 0) -> Captain:
        """The captain of a seat."""
        return captain_of(self.game, seat)

    def ship(self, seat: int = 0) -> Ship:
        """The ship of a seat."""
        return self.captain(seat).ship

    @property
    def actions(self) -> int:
        """Actions left in the turn under way."""
        return self.game.inside(Turn).actions

    def at(self, place: str) -> list[str]:
        """The pieces in a place, hidden ones too."""
        return self.game.places.at(place)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) may know."""
        return self.table.view(seat)

    def lies(self, place: str, seat: int | None) -> list[str] | int:
        """What a seat (None: a spectator) sees in a place: pieces, or their number."""
        return self.view(seat)["places"].get(place, 0)

    def said(self, key: str, **args: Any) -> bool:
        """Whether everybody can read exactly one line of this key, with at least these arguments."""
        lines = self.log(key)
        return len(lines) == 1 and args.items() <= lines[0].items()

    @property
    def lines(self) -> list[str]:
        """The keys of the log as everybody reads it, oldest first."""
        return [line["key"] for line in self.table.log(None)]

    def in_order(self, *keys: str) -> bool:
        """Whether lines of these keys were written in this order, others between them."""
        lines = iter(self.lines)
        return all(key in lines for key in keys)

    def takes_back(self, seat: int) -> bool:
        """Whether a seat may still take its last answer back."""
        return self.table.can_take_back(seat) is None


class SetUp(Protocol):
    """Lays out a table: see `bench`."""

    def __call__(
        self,
        *seats: Mapping[str, Any],
        force: Force = (),
        count: int = 2,
        options: Mapping[str, Any] | None = None,
        change: Callable[[Beginning], None] | None = None,
        spec: GameSpec = MARAUDERS,
        modules: tuple[str, ...] = (),
        **position: Any,
    ) -> TestTable: ...


@contextmanager
def table_factory(seed: str) -> Generator[SetUp, None, None]:
    """A function that lays out tables: `seats` as in a position, at least `count`; seat 0 has its turn.

    `change` may still alter the beginning, `spec` be the game with more chapters or `modules`. When the bench
    is cleared, no forced draw may be left over.
    """
    laid: list[TestTable] = []

    def set_up(
        *seats: Mapping[str, Any],
        force: Force = (),
        count: int = 2,
        options: Mapping[str, Any] | None = None,
        change: Callable[[Beginning], None] | None = None,
        spec: GameSpec = MARAUDERS,
        modules: tuple[str, ...] = (),
        **position: Any,
    ) -> TestTable:
        number = max(count, len(seats))
        given = {"turn": 0, **position, "seats": list(seats)}
        settled = MARAUDERS.resolve_options(options or {}, modules)
        beginning = MARAUDERS.positions.begin(given, number, settled, modules)
        if change is not None:
            change(beginning)
        # Chapters of a test's own may speak of one seat, or count how often they are asked.
        table = (TurnedTable if spec is MARAUDERS else Table).new(
            spec,
            seats=number,
            options=settled,
            modules=modules,
            seed=seed,
            force=force,
            beginning=beginning,
            watch=check_laws,
        )
        laid.append(TestTable(table))
        return laid[-1]

    yield set_up
    for sitting in laid:
        sitting.check_used_up()


def holding(set_up: SetUp, seat: Mapping[str, Any], *cards: str, others: Any = (), **more: Any) -> TestTable:
    """Seat 0 has its turn and holds these glory cards."""
    return set_up({**seat, "glory_cards": list(cards)}, *others, **more)


def rival(
    set_up: SetUp, seat: Mapping[str, Any], *cards: str, other: Mapping[str, Any] | None = None, **more: Any
) -> TestTable:
    """Seat 0 has its turn; seat 1 holds these glory cards."""
    return set_up(seat, {**(other or at_sea("trinidad")), "glory_cards": list(cards)}, **more)


def move_all(source: str, target: str) -> Callable[[Beginning], None]:
    """A change to a beginning: all pieces of a place lie elsewhere."""

    def change(beginning: Beginning) -> None:
        beginning.places.setdefault(target, []).extend(beginning.places.pop(source, []))

    return change


def at_battle(aggressor: int = 0, defender: int = 1) -> Callable[[Beginning], None]:
    """A change to a beginning: the first thing is a battle of these two seats' captains."""

    def change(beginning: Beginning) -> None:
        captains = [beginning.state.seats[seat].captain for seat in (aggressor, defender)]
        beginning.steps.insert(0, begin_battle(captains[0].zone, *map(captain_side, captains)))

    return change


def at_battle_with(
    card: str, *, npc_first: bool = False, player: int = 1, **cubes: int
) -> Callable[[Beginning], None]:
    """The same of seat 0's captain and the NPC of an event card, whose cubes may be given."""

    def change(beginning: Beginning) -> None:
        captain = beginning.state.seats[0].captain
        shown = box().event_card(card).npc
        assert shown is not None
        ship = new_ship(box(), shown.ship)
        for location, cube in cubes.items():
            setattr(ship, location, cube)
        beginning.places["event.bag"].remove(card)
        beginning.places[f"npc.at:{shown.npc}"] = [card]
        beginning.state.npcs[shown.npc] = Npc(card, captain.zone)
        npc = Side(-1, npc=shown.npc, card=card, player=player, ship=ship, crew_before=ship.crew)
        sides = [captain_side(captain), npc]
        beginning.steps.insert(0, begin_battle(captain.zone, *(reversed(sides) if npc_first else sides)))

    return change


def decided(how: str, victor: int = 0, npc: str = "", **cubes: int) -> Callable[[Beginning], None]:
    """A change to a beginning: the first thing is a battle that is over, of seats 0 and 1, or of seat 0 and
    the NPC of an event card.
    """

    def change(beginning: Beginning) -> None:
        (at_battle_with(npc, npc_first=False, player=1, **cubes) if npc else at_battle())(beginning)
        battle: Any = beginning.steps[0]
        battle.over, battle.victor = how, victor

    return change
