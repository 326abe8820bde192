"""Reads scenarios: YAML becomes scenarios, checked as a whole before anything is played."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, cast

import msgspec
import yaml
from msgspec import UNSET

from engine.kernel.scenario.comparing import EXACTLY, begins_with, parts_of
from engine.kernel.scenario.written import (
    SPECTATOR,
    Answer,
    Expectation,
    LinesGiven,
    Look,
    Move,
    QuestionGiven,
    Scenario,
    ScenarioError,
    Seat,
    TakeBack,
    TwinGiven,
    Written,
)


def read_scenarios(text: str, origin: str, is_line: Callable[[str], bool] | None = None) -> list[Scenario]:
    """The scenarios of a file's text. Raises ScenarioError naming the file and what is wrong.

    `is_line`, if given, tells whether a log can have a line with this key; others are refused.
    """
    try:
        documents = [document for document in yaml.load_all(text, _Loader) if document is not None]
    except yaml.YAMLError as broken:
        raise ScenarioError(f"{origin} is not YAML: {' '.join(str(broken).split())}") from broken
    except ValueError as broken:  # a date that does not exist
        raise ScenarioError(f"{origin} is not YAML: {broken}") from broken
    scenarios: list[Scenario] = []
    for number, document in enumerate(documents, 1):
        try:
            scenarios.append(_checked(_converted(document, Written), origin, is_line or (lambda key: True)))
        except ScenarioError as wrong:
            raise ScenarioError(f"{origin}, scenario {number}: {wrong}") from wrong
    if not scenarios:
        raise ScenarioError(f"{origin} holds no scenario.")
    return scenarios


def is_number(given: Any) -> bool:
    """Whether this could be a seat's number, plain or in quotes."""
    return not isinstance(given, bool) and str(given).isdecimal()


class _Loader(yaml.SafeLoader):
    """YAML in which a duplicate key is an error; the plain loader keeps the last one."""

    def compose_mapping_node(self, anchor: Any) -> Any:
        node = super().compose_mapping_node(anchor)
        keys = [key.value for key, _ in node.value if isinstance(key, yaml.ScalarNode)]
        if twice := [key for key in keys if keys.count(key) > 1]:
            raise yaml.MarkedYAMLError(problem=f"“{twice[0]}” is given twice", problem_mark=node.start_mark)
        return node


def _converted(given: Any, kind: Any) -> Any:
    try:
        return msgspec.convert(given, kind, strict=True, str_keys=False)
    except msgspec.ValidationError as broken:
        raise ScenarioError(str(broken)) from broken


def _checked(written: Written, origin: str, is_line: Callable[[str], bool]) -> Scenario:
    check = _Check(written.seats, is_line)
    script: list[list[Move]] = []
    for number, step in enumerate(written.steps, 1):
        try:
            script.append(list(check.moves(step)))
        except ScenarioError as wrong:
            raise ScenarioError(f"step {number}: {wrong}") from wrong
    if written.expect is not UNSET:
        check.expectation(written.expect)
    if isinstance(written.passes, list):
        check.seats("passes", written.passes)
    elif written.passes != "all":
        raise ScenarioError(f"passes is a list of seats or “all”, not “{written.passes}”")
    if written.twin is not UNSET:
        check.twin(written.twin, written)
    given = {name: getattr(written, name) for name in written.__struct_fields__}
    return Scenario(**given, origin=origin, script=script)


class _Check:
    """What no type can check in a scenario: that seats exist, and that expectations can fail."""

    def __init__(self, seats: int, is_line: Callable[[str], bool]) -> None:
        self.count = seats
        self.is_line = is_line

    # --- seats ------------------------------------------------------------------------------------

    def seat(self, where: str, given: Any) -> int:
        """A seat's number. Raises ScenarioError if there is no such seat."""
        if is_number(given) and int(given) < self.count:
            return int(given)
        raise ScenarioError(f"{where} names “{given}”, which is no seat; {self._seats()}")

    def seats(self, where: str, given: Any, spectator: bool = False) -> None:
        """Seats, as keys or in a list; where a reader is meant, “spectator” is one too."""
        for one in given:
            if not (spectator and one == SPECTATOR):
                self.seat(where, one)

    def _seats(self) -> str:
        return f"the seats are 0 to {self.count - 1}"

    # --- steps ------------------------------------------------------------------------------------

    def moves(self, step: dict[Any, Any]) -> Iterator[Move]:
        """What a step consists of."""
        refused: Any = step.get("refused", "")
        if not isinstance(refused, str) or ("refused" in step and not refused):
            raise ScenarioError(f"refused is the key of a reason, not {refused!r}")
        if "expect" in step:
            self._alone(step, "expect")
            expected = _converted(step["expect"], Expectation)
            self.expectation(expected)
            yield Look(expected)
            return
        if "take_back" in step:
            self._alone(step, "take_back", "refused")
            yield TakeBack(self.seat("take_back", step["take_back"]), refused)
            return
        answers = {key: given for key, given in step.items() if key != "refused"}
        if not answers:
            raise ScenarioError("nothing is done; a step is an answer by its seat, take_back or expect")
        for key, given in answers.items():
            if not is_number(key):
                raise ScenarioError(
                    f"“{key}” is no step; write expect, take_back or a seat that answers: {self._seats()}"
                )
            yield Answer(self.seat("the step", key), list(self._picks(key, given)), refused)

    def _alone(self, step: dict[Any, Any], *keys: str) -> None:
        if more := [key for key in step if key not in keys]:
            raise ScenarioError(f"“{more[0]}” does not go with {keys[0]}; make it a step of its own")

    def _picks(self, seat: int, given: Any) -> Iterator[str]:
        for pick in cast("list[Any]", given) if isinstance(given, list) else [given]:
            if not isinstance(pick, str) and type(pick) is not int:
                raise ScenarioError(f"seat {seat} answers {pick!r}; an option or number in quotes is meant")
            yield str(pick)

    # --- expectations -----------------------------------------------------------------------------

    def expectation(self, expected: Expectation) -> None:
        """Raise ScenarioError for expectations that can never hold, or always do."""
        given = [name for name in expected.__struct_fields__ if getattr(expected, name) is not UNSET]
        if not given:
            raise ScenarioError("expect says nothing; name what must hold, or leave it out")
        for name in ("state", "view", "told", "decisions"):
            if getattr(expected, name) == {}:
                raise ScenarioError(f"{name}: {{}} says nothing; name what must hold, or leave it out")
        for name in ("view", "told", "decisions"):
            if name in given:
                self.seats(name, getattr(expected, name), spectator=name != "decisions")
        if expected.waiting is not UNSET:
            self.seats("waiting", expected.waiting)
        self._exactly(expected.state, "state")
        if expected.view is not UNSET:
            for reader, part in expected.view.items():
                if not isinstance(part, dict) or not part:
                    raise ScenarioError(f"view of {reader} says nothing; name parts of the view")
                self._exactly(part, "view")
        if expected.log is not UNSET:
            self._lines("log", expected.log)
        for reader, lines in (expected.told or {}).items():
            self._lines(f"told of {reader}", lines)
        for seat, asked in (expected.decisions or {}).items():
            self._question(seat, asked)

    def _question(self, seat: Seat, asked: QuestionGiven) -> None:
        if asked == QuestionGiven():
            raise ScenarioError(f"the decision of {seat} says nothing; use waiting to say who is asked")
        for name in ("option_args", "prices", "args"):
            self._exactly(getattr(asked, name), name)
        for prefix, ids in asked.offers_exactly.items():
            if strange := [option for option in ids if not begins_with(option, prefix)]:
                raise ScenarioError(f"offers_exactly: {strange[0]} does not begin with “{prefix}”")

    def _lines(self, where: str, given: list[Any] | LinesGiven) -> None:
        lines = LinesGiven(in_order=given) if isinstance(given, list) else given
        if not isinstance(given, list) and lines == LinesGiven():
            raise ScenarioError(f"{where} says nothing; name lines, or leave it out")
        if lines.exactly is not UNSET and (lines.in_order or lines.never or lines.counts):
            raise ScenarioError(f"{where}: exactly stands alone, as no other lines come then")
        exact = [] if lines.exactly is UNSET else lines.exactly
        for pattern in (*exact, *lines.in_order, *lines.never, *(count.line for count in lines.counts)):
            self._line(where, pattern)

    def _line(self, where: str, pattern: Any) -> None:
        key, args = parts_of(pattern)
        if not key or not (args is None or isinstance(args, dict)):
            raise ScenarioError(f"{where}: a line is a key or {{key: {{argument: value}}}}, not {pattern!r}")
        if not self.is_line(key):
            raise ScenarioError(f"{where} names “{key}”, a line that no log can have")
        self._exactly(args, where)

    def _exactly(self, given: Any, where: str) -> None:
        """`exactly` is alone in its mapping, and contains a mapping or a list."""
        if isinstance(given, list):
            for item in cast("list[Any]", given):
                self._exactly(item, where)
        if not isinstance(given, dict):
            return
        mapping = cast("dict[Any, Any]", given)
        if EXACTLY in mapping:
            if len(mapping) > 1:
                raise ScenarioError(f"{where}: exactly stands alone; put the other keys beneath it")
            if not isinstance(mapping[EXACTLY], (dict, list)):
                raise ScenarioError(f"{where}: exactly is for mappings and lists; write {mapping[EXACTLY]!r}")
        for part in mapping.values():
            self._exactly(part, where)

    # --- twins ------------------------------------------------------------------------------------

    def twin(self, twin: TwinGiven, written: Written) -> None:
        """Raise ScenarioError if the second table could not differ, or nobody looks at it."""
        self.seats("same_for", twin.same_for, spectator=True)
        self.seats("differs_for", twin.differs_for, spectator=True)
        if not twin.same_for and not twin.differs_for:
            raise ScenarioError("the twin says nothing; name seats in same_for or differs_for")
        if both := [one for one in twin.same_for if one in twin.differs_for]:
            raise ScenarioError(f"the twin is the same for {both[0]} and differs for {both[0]}; decide")
        if empty := [one for one, paths in twin.differs_for.items() if not paths]:
            raise ScenarioError(f"differs_for names nothing for {empty[0]}; put it into same_for")
        if not (twin.position or twin.names or twin.draws):
            raise ScenarioError("the twin is the same table; give it another position, names or draws")
        if twin.position and written.position is None:
            raise ScenarioError("the twin has a position and the scenario has none; give it one")
        if twin.expect is not UNSET:
            self.expectation(twin.expect)
