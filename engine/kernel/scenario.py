"""Scenarios: positions, answers and expectations, written by hand and played through the one door.

`docs/scenarios.md` describes the format. A file holds one or more YAML documents, a scenario each; unknown
keys are errors. Nothing here knows a game: a position is read by `GameSpec.position`, pieces that are
described instead of named by `GameSpec.find_piece`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import msgspec
import yaml

from engine.kernel.errors import AnswerError, KernelFault
from engine.kernel.spec import GameSpec, find_game
from engine.kernel.table import Table


class ScenarioError(ValueError):
    """A scenario that cannot be read: what is wrong with it and where, in one sentence."""


class Expectation(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What must hold at a point. Only what is given is compared; of a mapping only the keys given.

    `state`: the state with `places` and `stack`; `view`: by seat (or "spectator") a part of its view;
    `log`: lines that come in this order since the last look; `told`: by seat, lines as that seat reads them;
    `decisions`: by seat a part of its open decision; `waiting`: the seats asked; `result`: how it ended.
    """

    state: dict[Any, Any] | None = None
    view: dict[int | str, Any] = {}
    log: list[Any] = []
    told: dict[int | str, list[Any]] = {}
    decisions: dict[int, Any] = {}
    waiting: list[int] | None = None
    result: dict[Any, Any] | None = None


class Scenario(msgspec.Struct, forbid_unknown_fields=True):
    """One scenario as written."""

    scenario: str
    game: str
    seats: int
    clause: str = ""
    options: dict[str, Any] = {}
    modules: list[str] = []
    names: dict[str, Any] = {}
    position: dict[Any, Any] | None = None
    draws: list[dict[str, list[Any]]] = []
    steps: list[dict[Any, Any]] = []
    expect: Expectation | None = None


class Outcome(msgspec.Struct, frozen=True):
    """How a scenario went: the differences found, none when it passed."""

    name: str
    clause: str
    differences: list[str]

    @property
    def passed(self) -> bool:
        """Whether everything was as expected."""
        return not self.differences


def read_scenarios(text: str, origin: str) -> list[Scenario]:
    """The scenarios of a file's text. Raises ScenarioError naming the file and what is wrong."""
    try:
        documents = [document for document in yaml.safe_load_all(text) if document is not None]
    except yaml.YAMLError as broken:
        raise ScenarioError(f"{origin} is not YAML: {' '.join(str(broken).split())}") from broken
    scenarios: list[Scenario] = []
    for number, document in enumerate(documents, 1):
        try:
            scenarios.append(msgspec.convert(document, Scenario, strict=True, str_keys=False))
        except msgspec.ValidationError as broken:
            raise ScenarioError(f"{origin}, scenario {number}: {broken}") from broken
    if not scenarios:
        raise ScenarioError(f"{origin} holds no scenario.")
    return scenarios


def run_scenario(scenario: Scenario) -> Outcome:
    """Play a scenario and compare. Raises ScenarioError when its position or draws cannot be set up."""
    player = _Player(scenario)
    return Outcome(scenario.scenario, scenario.clause, list(player.play()))


def open_scenario(scenario: Scenario) -> Table:
    """The table of a scenario before its first step. Raises ScenarioError when it cannot be set up."""
    return _Player(scenario).table


class _Player:
    """Plays one scenario."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        try:
            self.spec: GameSpec = find_game(scenario.game)
            self.names = self._pieces()
            self.table = self._open()
        except (
            AnswerError,
            KernelFault,
            ValueError,
            LookupError,
            TypeError,
            msgspec.MsgspecError,
        ) as wrong:
            raise ScenarioError(f"“{scenario.scenario}” cannot be set up: {wrong}") from wrong
        self.read = 0

    def _pieces(self) -> dict[str, str]:
        """The pieces that the scenario describes under names of its own."""
        found: dict[str, str] = {}
        for name, description in self.scenario.names.items():
            if self.spec.find_piece is None:
                raise ScenarioError(f"{self.spec.id} cannot find pieces by description.")
            found[name] = self.spec.find_piece(description, tuple(found.values()))
        return found

    def _open(self) -> Table:
        scenario, spec = self.scenario, self.spec
        options, modules = spec.resolve_setup(scenario.seats, scenario.options, scenario.modules)
        beginning = None
        if scenario.position is not None:
            if spec.position is None:
                raise ScenarioError(f"{spec.id} cannot be set up in a position.")
            beginning = spec.position(self._named(scenario.position), scenario.seats, options, modules)
        force = [(why, self._named(values)) for draw in scenario.draws for why, values in draw.items()]
        return Table.new(
            spec,
            seats=scenario.seats,
            options=scenario.options,
            modules=scenario.modules,
            seed=scenario.scenario,
            force=cast("list[tuple[str, list[str | int]]]", force),
            beginning=beginning,
        )

    def play(self) -> Iterator[str]:
        """Take the steps and tell every difference."""
        for number, step in enumerate(self.scenario.steps, 1):
            try:
                yield from (f"step {number}: {difference}" for difference in self._take(step))
            except (AnswerError, KernelFault, KeyError, msgspec.ValidationError) as wrong:
                yield f"step {number} ({step}): {type(wrong).__name__} {wrong}"
                return
        if self.scenario.expect is not None:
            yield from (f"at the end: {difference}" for difference in self._differences(self.scenario.expect))
        yield from (
            f"at the end: the forced draw of {why} was not used up: {', '.join(left)} left"
            for why, left in self.table.forced.items()
        )

    def _take(self, step: dict[Any, Any]) -> Iterator[str]:
        if "expect" in step:
            yield from self._differences(msgspec.convert(step["expect"], Expectation, str_keys=False))
            return
        if "take_back" in step:
            self.table.take_back(int(step["take_back"]))
            return
        refused = step.get("refused")
        for key, given in step.items():
            if key == "refused":
                continue
            seat = int(key)
            picks = [str(pick) for pick in self._named(given if isinstance(given, list) else [given])]
            yield from self._answer(seat, picks, refused)

    def _answer(self, seat: int, picks: list[str], refused: str | None) -> Iterator[str]:
        decision = self.table.waiting.get(seat)
        if decision is None:
            yield f"seat {seat} is not asked; waiting are {sorted(self.table.waiting)}"
            return
        try:
            self.table.answer(seat, decision.number, picks)
        except AnswerError as error:
            if error.refusal.key != refused:
                offered = ", ".join(option.id for option in decision.options)
                instead = f"{decision.kind} offers {offered or decision.range}"
                yield f"{picks} is refused for {error.refusal}; {instead}"
            return
        if refused is not None:
            yield f"{picks} was accepted, though it should be refused for {refused}"

    def _differences(self, expected: Expectation) -> Iterator[str]:
        table = self.table
        if expected.waiting is not None and sorted(table.waiting) != sorted(expected.waiting):
            yield f"waiting are {sorted(table.waiting)} instead of {sorted(expected.waiting)}"
        if expected.state is not None:
            yield from compare(self._named(expected.state), self._whole_state(), "state")
        for reader, part in expected.view.items():
            yield from compare(self._named(part), table.view(_seat(reader)), f"view of {reader}")
        for seat, part in expected.decisions.items():
            yield from self._decision(seat, self._named(part))
        lines = [{"key": e.key, "args": e.args} for e in table.entries()[self.read :]]
        yield from find_lines(self._named(expected.log), lines, "log")
        for reader, part in expected.told.items():
            read = [line for e in table.entries()[self.read :] if (line := e.read(_seat(reader)))]
            yield from find_lines(self._named(part), read, f"log of {reader}")
        if expected.log or expected.told:
            self.read = len(table.entries())
        if expected.result is not None:
            yield from compare(expected.result, msgspec.to_builtins(table.result) or {}, "result")

    def _whole_state(self) -> dict[str, Any]:
        game = self.table.running
        stack = [type(frame.step).__name__ for frame in game.stack]
        places = {place: list(held) for place, held in game.places.held.items()}
        return {**msgspec.to_builtins(game.state), "places": places, "stack": stack}

    def _decision(self, seat: int, part: dict[str, Any]) -> Iterator[str]:
        decision = self.table.waiting.get(seat)
        if decision is None:
            yield f"seat {seat} is not asked"
            return
        shown: dict[str, Any] = {
            "kind": decision.kind,
            "options": [option.id for option in decision.options],
            "least": decision.least,
            "most": decision.most,
            "range": [decision.range.low, decision.range.high] if decision.range else None,
            "secret": decision.secret,
            "args": {**decision.args, **decision.private_args},
            "prices": {o.id: o.args["gold"] for o in decision.options if "gold" in o.args},
        }
        for option in part.pop("offers", []):
            if option not in shown["options"]:
                yield f"seat {seat} is not offered {option}, but {shown['options']}"
        for option in part.pop("offers_not", []):
            if option in shown["options"]:
                yield f"seat {seat} is offered {option}"
        yield from compare(part, shown, f"decision of {seat}")

    def _named(self, value: Any) -> Any:
        """The value with the scenario's own names of pieces put in, wherever they stand."""
        if isinstance(value, str):
            return ":".join(self.names.get(part, part) for part in value.split(":"))
        if isinstance(value, list):
            return [self._named(item) for item in cast("list[Any]", value)]
        if isinstance(value, dict):
            return {
                self._named(key): self._named(item) for key, item in cast("dict[Any, Any]", value).items()
            }
        return value


def compare(expected: Any, found: Any, where: str) -> Iterator[str]:
    """Every difference between what is expected and what is there.

    Of a mapping only the keys expected count; a mapping against a list compares the items at these indexes.
    """
    if isinstance(expected, dict):
        for key, part in cast("dict[Any, Any]", expected).items():
            try:
                at: Any = int(key) if isinstance(found, list) else str(key)
                inner: Any = cast("dict[Any, Any]", found)[at]
            except (KeyError, IndexError, TypeError, ValueError):
                if part not in (None, [], 0):
                    yield f"{where} has no {key}, expected {part!r}"
                continue
            yield from compare(part, inner, f"{where}.{key}")
    elif expected != found:
        yield f"{where} is {found!r} instead of {expected!r}"


def find_lines(expected: list[Any], lines: list[dict[str, Any]], where: str) -> Iterator[str]:
    """The expected lines that do not come, in their order, among the lines given.

    A line is a key, or {key: {argument: value}}.
    """
    rest = iter(lines)
    for wanted in expected:
        named: dict[str, Any] = {wanted: None} if isinstance(wanted, str) else wanted
        key, args = next(iter(named.items()))
        for line in rest:
            if line["key"] == key and not list(compare(args or {}, line["args"], "")):
                break
        else:
            same = [line["args"] for line in lines if line["key"] == key]
            yield f"{where} has no line {key} {args or ''} after the others" + (
                f"; there is {same}" if same else ""
            )
            return


def _seat(reader: int | str) -> int | None:
    return None if reader == "spectator" else int(reader)
