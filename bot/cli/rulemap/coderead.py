"""Reads the code of rules: which terms a function asks for, and which steps it plans.

Nothing is played. It walks the source of a function in the order in which it is written, and the helpers of
the same game that it calls or passes on. What is chosen at run time by name, such as a card's effect or an
action, is given by the pattern of the names (`action:*`).
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, cached_property
from types import FunctionType, ModuleType
from typing import Any, NamedTuple, cast

from engine.kernel import Step, Terms

LOOKS = frozenset(("inside", "within", "isinstance", "issubclass"))
"""Calls that name a step without planning it."""

ANY_CARD = "*"
"""The pattern of effects that cards name."""


class Reading(NamedTuple):
    """What a function asks for, plans and carries out, each in the order of the code, without duplicates."""

    asks: tuple[type[Terms], ...] = ()
    plans: tuple[type[Step], ...] = ()
    effects: tuple[str, ...] = ()


class Code(NamedTuple):
    """A function, the class it was found on (None: not a method) and patterns of texts passed to it."""

    function: Callable[..., Any]
    owner: type | None = None
    texts: tuple[tuple[str, str], ...] = ()


class CodeReader:
    """Reads the code of one game; `inside` is the name of its package."""

    def __init__(self, inside: str) -> None:
        self.inside = inside
        self._read: dict[Code, Reading] = {}
        self._open: set[Code] = set()
        self._met: set[Code] = set()

    def read(self, function: Callable[..., Any], owner: type | None = None) -> Reading:
        """What a function asks for and plans, including all helpers of its game."""
        return self._reading(Code(function, owner))

    def step(self, kind: type[Step]) -> Reading:
        """What a step asks for and plans in its `play`, and asks for to find out whether it still applies."""
        played = self.read(kind.play, kind)
        applies = self.read(kind.still_applies, kind)
        return played._replace(asks=_once(*played.asks, *applies.asks))

    def effect(self, made: Callable[..., Any]) -> Reading:
        """What an effect asks for and plans: a function, or a step with its class methods."""
        if not isinstance(made, type):
            return self.read(made)
        kind = cast("type[Step]", made)
        own = [base for base in kind.__mro__ if self.is_own(base)]
        names = _once(*(name for base in own for name in vars(base) if _is_classmethod(base, name)))
        found = [self._reading(code) for name in names if (code := _on(kind, name)) is not None]
        return Reading(
            _once(*(one for reading in found for one in reading.asks)),
            _once(kind, *(one for reading in found for one in reading.plans)),
            _once(*(one for reading in found for one in reading.effects)),
        )

    def _reading(self, code: Code) -> Reading:
        if code in self._read:
            return self._read[code]
        if code in self._open:
            # A helper that returns to itself finds nothing new on the way.
            self._met.add(code)
            return Reading()
        self._open.add(code)
        found = list(_Walk(self, code).found())
        self._open.discard(code)
        self._met.discard(code)
        reading = Reading(
            _once(*(one for one in found if _is_kind(one, Terms))),
            _once(*(one for one in found if _is_kind(one, Step))),
            _once(*(one for one in found if isinstance(one, str))),
        )
        # Inside a cycle it is incomplete.
        if not self._met:
            self._read[code] = reading
        return reading

    def helper(self, code: Code) -> Iterator[Any]:
        """All that a helper asks for and plans; nothing if it is not code of this game."""
        if isinstance(code.function, FunctionType) and self.is_own(code.function):
            reading = self._reading(code)
            yield from (*reading.asks, *reading.plans, *reading.effects)

    def is_own(self, thing: Any) -> bool:
        """Whether a function or class is written in this game."""
        module = str(getattr(thing, "__module__", ""))
        return module == self.inside or module.startswith(f"{self.inside}.")

    def only_method(self, name: str) -> Code | None:
        """The method with this name if exactly one class of the game has one."""
        found = self._methods.get(name, [])
        return found[0] if len(found) == 1 else None

    @cached_property
    def _methods(self) -> dict[str, list[Code]]:
        methods: dict[str, list[Code]] = {}
        for kind in _subclasses(Step) | _subclasses(Terms) | self._structs():
            if self.is_own(kind):
                for name, thing in vars(kind).items():
                    if (function := _function(thing)) is not None:
                        methods.setdefault(name, []).append(Code(function, kind))
        return methods

    def _structs(self) -> set[type]:
        """Classes of the state and the like."""
        modules = [module for kind in _subclasses(Step) if self.is_own(kind) for module in [_module(kind)]]
        return {thing for module in modules for thing in vars(module).values() if isinstance(thing, type)}


class _Walk:
    """One way through the source of a function."""

    def __init__(self, reader: CodeReader, code: Code) -> None:
        self.reader = reader
        self.code = code
        self.texts = dict(code.texts)
        self.names: Mapping[str, Any] = vars(_module(code.function))
        self.node = _nodes(_module(code.function)).get(code.function.__qualname__)
        self.later: dict[str, ast.expr] = {}
        """What local names stand for: it counts where the name is used, not where it is assigned."""

    def found(self) -> Iterator[Any]:
        """Terms, steps and patterns of effects, as they come."""
        if self.node is None:
            return
        for name, value in _assigned(self.node):
            if self._names_step(value):
                self.later[name] = value
        for statement in self.node.body:
            yield from self.visit(statement)

    def visit(self, node: ast.AST) -> Iterator[Any]:
        """All that a part of the source asks for and plans."""
        if isinstance(node, ast.Call):
            yield from self._call(node)
        elif isinstance(node, ast.Name):
            yield from self._name(node)
        elif isinstance(node, ast.Attribute):
            yield from self.visit(node.value)
            yield from self._helper(self._method(node), {})
        elif isinstance(node, ast.Subscript):
            yield from self._effect(node)
        elif isinstance(node, (ast.Assign, ast.AnnAssign)):
            # A variable that holds a step counts where its name is used; a type says nothing.
            if node.value is not None and node.value not in self.later.values():
                yield from self.visit(node.value)
        elif isinstance(node, ast.FunctionDef):
            for statement in node.body:
                yield from self.visit(statement)
        else:
            for child in ast.iter_child_nodes(node):
                if not isinstance(child, ast.arguments):
                    yield from self.visit(child)

    def _name(self, node: ast.Name) -> Iterator[Any]:
        if node.id in self.later:
            value = self.later.pop(node.id)
            yield from self.visit(value)
            return
        known = self._kind(node)
        if _is_kind(known, Step) or _is_kind(known, Terms):
            yield known
        elif isinstance(known, FunctionType):
            yield from self._helper(Code(known), {})
        else:
            yield from (part for part in _held(known) if _is_kind(part, Step))

    def _call(self, node: ast.Call) -> Iterator[Any]:
        function = node.func
        called = function.id if isinstance(function, ast.Name) else getattr(function, "attr", "")
        arguments = [*node.args, *(keyword.value for keyword in node.keywords)]
        if called in LOOKS:
            arguments = [argument for argument in arguments if not self._names_step(argument)]
        code = self._code(function)
        if code is not None:
            yield from self.visit(function.value) if isinstance(function, ast.Attribute) else ()
            for argument in arguments:
                yield from self.visit(argument)
            yield from self._helper(code, self._handed(code, node))
            return
        for argument in arguments:
            yield from self.visit(argument)
        yield from self.visit(function)
        for found in self._looked_for(function):
            yield from self._helper(found, self._handed(found, node))

    def _effect(self, node: ast.Subscript) -> Iterator[Any]:
        yield from self.visit(node.value)
        yield from self.visit(node.slice)
        if isinstance(node.value, ast.Attribute) and node.value.attr == "effects":
            yield self._text(node.slice) or ANY_CARD

    def _helper(self, code: Code | None, texts: dict[str, str]) -> Iterator[Any]:
        if code is not None:
            yield from self.reader.helper(code._replace(texts=tuple(sorted(texts.items()))))

    def _handed(self, code: Code, node: ast.Call) -> dict[str, str]:
        """The patterns of texts that a call passes on, by the names of the parameters."""
        names = list(inspect.signature(code.function).parameters)
        names = names[1:] if code.owner is not None else names
        handed = {
            **dict(zip(names, node.args, strict=False)),
            **{k.arg: k.value for k in node.keywords if k.arg},
        }
        return {name: text for name, value in handed.items() if (text := self._text(value))}

    def _text(self, node: ast.AST) -> str:
        """A text with stars for its variable parts; "" if nothing is fixed."""
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            return node.value
        if isinstance(node, ast.JoinedStr):
            fixed = (part.value if isinstance(part, ast.Constant) else "*" for part in node.values)
            return "".join(map(str, fixed))
        return self.texts.get(node.id, "") if isinstance(node, ast.Name) else ""

    # --- what a name stands for -------------------------------------------------------------------

    def _kind(self, node: ast.Name) -> Any:
        if node.id == "cls" and self.code.owner is not None:
            return self.code.owner
        return self.names.get(node.id)

    def _names_step(self, node: ast.AST) -> bool:
        names = (part for part in ast.walk(node) if isinstance(part, ast.Name))
        return any(_is_kind(self._kind(name), Step) for name in names)

    def _code(self, node: ast.expr) -> Code | None:
        """The function of the game that is called, or None."""
        if isinstance(node, ast.Name):
            known = self.names.get(node.id)
            return Code(known) if isinstance(known, FunctionType) and self.reader.is_own(known) else None
        return self._method(node) if isinstance(node, ast.Attribute) else None

    def _looked_for(self, node: ast.expr) -> list[Code]:
        """The methods behind `game.inside(Kind).method`: those of the named step and of all its
        subclasses.
        """
        if not isinstance(node, ast.Attribute) or not isinstance(call := node.value, ast.Call):
            return []
        if getattr(call.func, "attr", "") not in LOOKS or self._method(node) is not None:
            return []
        named = [self._kind(argument) for argument in call.args if isinstance(argument, ast.Name)]
        kinds = [one for kind in named if _is_kind(kind, Step) for one in (kind, *_subclasses(kind))]
        codes = [code for kind in kinds if (code := _own(kind, node.attr, kind))]
        return sorted(codes, key=lambda code: code.function.__qualname__)

    def _method(self, node: ast.Attribute) -> Code | None:
        owner, value = self.code.owner, node.value
        if isinstance(value, ast.Name) and value.id in ("self", "cls") and owner is not None:
            return _on(owner, node.attr)
        if owner is not None and isinstance(value, ast.Call) and getattr(value.func, "id", "") == "super":
            written = self.code.function.__qualname__.rpartition(".")[0]
            above = [kind.__qualname__ for kind in owner.__mro__].index(written) + 1
            return next(
                (code for kind in owner.__mro__[above:] if (code := _own(kind, node.attr, owner))), None
            )
        known = self._kind(value) if isinstance(value, ast.Name) else None
        if isinstance(known, ModuleType):
            found = getattr(known, node.attr, None)
            return Code(found) if isinstance(found, FunctionType) else None
        if isinstance(known, type):
            return _on(known, node.attr)
        return self.reader.only_method(node.attr)


def is_empty(function: Callable[..., Any]) -> bool:
    """Whether a function has a docstring and nothing else."""
    node = _nodes(_module(function)).get(function.__qualname__)
    return node is not None and len(node.body) == 1 and ast.get_docstring(node) is not None


def _held(known: Any) -> list[Any]:
    """The contents of a tuple, list or mapping at module level."""
    if isinstance(known, dict):
        return [*cast("dict[Any, Any]", known).values()]
    return [*cast("list[Any]", known)] if isinstance(known, (tuple, list)) else []


def _once(*found: Any) -> tuple[Any, ...]:
    return tuple(dict.fromkeys(found))


def _is_kind(thing: Any, base: type) -> bool:
    return isinstance(thing, type) and issubclass(thing, base)


def _is_classmethod(kind: type, name: str) -> bool:
    return isinstance(vars(kind)[name], classmethod)


def _subclasses(kind: type) -> set[type]:
    return {one for direct in kind.__subclasses__() for one in (direct, *_subclasses(direct))}


def _module(thing: Any) -> ModuleType:
    module = inspect.getmodule(thing)
    assert module is not None
    return module


def _function(thing: Any) -> FunctionType | None:
    """The function of a method, class method or property."""
    thing = thing.fget if isinstance(thing, property) else getattr(thing, "__func__", thing)
    return thing if isinstance(thing, FunctionType) else None


def _own(kind: type, name: str, owner: type) -> Code | None:
    function = _function(vars(kind).get(name))
    return None if function is None else Code(function, owner)


def _on(owner: type, name: str) -> Code | None:
    """The method with this name as an instance of the class has it."""
    return _first(owner.__mro__, name, owner)


def _first(kinds: Iterable[type], name: str, owner: type) -> Code | None:
    return next((code for kind in kinds if (code := _own(kind, name, owner))), None)


@cache
def _nodes(module: ModuleType) -> dict[str, ast.FunctionDef]:
    """The functions of a module's source, by qualified name."""
    found: dict[str, ast.FunctionDef] = {}

    def collect(node: ast.AST, before: str) -> None:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.FunctionDef):
                found.setdefault(f"{before}{child.name}", child)
            elif isinstance(child, ast.ClassDef):
                collect(child, f"{before}{child.name}.")

    collect(ast.parse(inspect.getsource(module)), "")
    return found


def _assigned(node: ast.FunctionDef) -> Iterator[tuple[str, ast.expr]]:
    """The local names that are assigned once."""
    given: dict[str, list[ast.expr]] = {}
    for part in ast.walk(node):
        if isinstance(part, ast.Assign) and len(part.targets) == 1 and isinstance(part.targets[0], ast.Name):
            given.setdefault(part.targets[0].id, []).append(part.value)
        elif isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name) and part.value is not None:
            given.setdefault(part.target.id, []).append(part.value)
    return ((name, values[0]) for name, values in given.items() if len(values) == 1)
