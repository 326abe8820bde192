"""Which texts the code asks for, read from its source without running it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
Args = frozenset[str]

SECRET_FOREVER = {"table.withdrawn"}
"""Entries that stand for withdrawn ones: nobody may ever read them."""

DYNAMIC_OPTIONS = {
    "ActionChoice(activity, general=activity not in ('stash', 'take'))": (
        "sell",
        "buy",
        "shipyard",
        "recruit",
        "stash",
        "take",
    ),
    "Option(f'choose:{id}', say=f'{card_id(self.card)}-{id}')": (),
    "Option(f'pass_{span}', say=f'pass-{span}', tone='decline')": ("pass-battle", "pass-turn"),
    "Option(for_good)": ("pass-battle", "pass-turn"),
    "Option(offer.id, offer.args, offer.say, offer.secret, near=near)": (),
    "Option(offer.id, offer.args, offer.say)": (),
    "Option(option.id, option.args, option.say)": (),
    "Option(option.id, args, option.say)": (),
    "Option(f'keep:{card}', {'card': card}, say=say, secret=secret)": ("plunder-keep", "raid-keep"),
    "Option(f'repair:{name}', say=f'repair-{name}')": (
        "repair-gold",
        "repair-glory",
        "repair-bounties",
        "repair-actions",
        "repair-glory_card",
        "repair-cargo",
        "repair-overboard",
        "repair-place",
        "repair-ship",
        "repair-npc",
        "repair-wind",
        "repair-favors",
        "repair-loyalty",
        "repair-coins",
        "repair-hired",
        "repair-dismissed",
        "repair-captured",
        "repair-lookout",
    ),
    # Made up to ask a captain what he would buy; nobody reads it.
    "Option(f'{BOUGHT}{card}', args={'gold': prices[good], 'wanted': outlets(observed, good)})": (),
    "Option(f'move:{target}', args, say, near='hand')": (
        "sail",
        "sail-free",
        "sail-slow",
    ),
}
"""Options whose label is only known when the game runs, and the labels they may have."""


class Use(NamedTuple):
    """A text that the code asks for, where, and what fills it (None: only known when the game runs)."""

    key: str
    where: str
    args: Args | None


def uses(folder: str) -> Iterator[Use]:
    """Everything the modules below a folder of the project ask for."""
    for path in sorted((ROOT / folder).rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                where = f"{path.relative_to(ROOT)}:{node.lineno}"
                for key, args in _asked(node):
                    yield Use(key.replace(".", "-"), where, args)


def _asked(call: ast.Call) -> Iterator[tuple[str, Args | None]]:
    name = _name(call.func)
    words = {keyword.arg: keyword.value for keyword in call.keywords if keyword.arg}
    first = _literals(call.args[0]) if call.args else []
    match name:
        case "log":
            yield from _told(call, words, first)
        case "_note" | "Entry":
            yield from ((f"log-{key}", None) for key in first if key not in SECRET_FOREVER)
        case "Decision":
            yield from _decision(call, words)
        case "Option" | "ActionChoice":
            args = _argument(call, words, 1, "args")
            filled = _keys(args) if args is not None else frozenset()
            for label in option_labels(call, words):
                yield f"option-{label}", filled
                yield f"about-{label}?", filled
        case "Bundle":
            args = _argument(call, words, 2, "args")
            filled = _keys(args) if args is not None else frozenset()
            yield from ((f"bundle-{label}", filled) for label in _literals(call.args[1]))
        case "Refusal":
            args = _argument(call, words, 1, "args")
            yield from ((f"why-{key}", _keys(args) if args else frozenset()) for key in first)
        case "Note":
            args = _argument(call, words, 1, "args")
            filled = _keys(args) if args else frozenset[str]()
            for key in first:
                yield f"advice-{key}", filled
                yield f"brief-{key}?", filled
        case "AnswerError":
            yield from ((f"why-{key}", _all_words(call)) for key in first)
        case "say":
            yield from ((key, _all_words(call)) for key in first)
        case "Tell":
            # A refusal of the game speaks for itself: there the key is empty.
            yield from ((key, None) for key in first if key)
        case "words":
            yield from ((key, frozenset[str]()) for key in first)
        case "made_command":
            keys = call.args[1].elts if isinstance(call.args[1], ast.Tuple) else []
            yield from ((key, frozenset[str]()) for one in keys for key in _literals(one))
        case "CommandSpec" | "Parameter":
            about = _literals(_argument(call, words, 1, "about"))
            yield from ((key, frozenset[str]()) for key in about if key.startswith("command-"))
        case "Finding":
            yield from ((f"verify-{what}", frozenset[str]()) for what in first)
        case "GainGlory":
            yield from ((f"glory-{why}", frozenset[str]()) for why in _literals(words.get("why")))
        case "Death":
            yield from ((f"death-{cause}", frozenset[str]()) for cause in _literals(words.get("cause")))
        case "TakeHits" | "RandomHits":
            yield from ((f"hit-{cause}", frozenset[str]()) for cause in _literals(words.get("cause")))
        case "EndGame":
            yield from ((f"end-{reason}", frozenset[str]()) for reason in _literals(words.get("reason")))
        case "roll_skill":
            yield from ((f"roll-{when}", frozenset[str]()) for when in _literals(call.args[1]))
        case _:
            pass


def _told(call: ast.Call, words: dict[str, ast.expr], keys: list[str]) -> Iterator[tuple[str, Args | None]]:
    args = _all_words(call)
    open_args = None if args is None else args - {"only", "private"}
    for key in keys:
        yield f"log-{key}", open_args
        private = words.get("private")
        if isinstance(private, ast.Dict) and open_args is not None:
            own = [_keys(value) for value in private.values]
            if all(more is not None for more in own):
                yield f"log-{key}-own?", open_args.union(*(more for more in own if more))


def _decision(call: ast.Call, words: dict[str, ast.expr]) -> Iterator[tuple[str, Args | None]]:
    kind = _argument(call, words, 1, "kind")
    args, own = words.get("args"), words.get("private_args")
    open_args = _keys(args) if args else frozenset[str]()
    own_args = _keys(own) if own else frozenset[str]()
    for key in _literals(kind):
        yield f"ask-{key}", None if open_args is None else open_args | {"seat"}
        if open_args is not None and own_args is not None:
            yield f"ask-{key}-own?", open_args | own_args | {"seat"}


def option_labels(call: ast.Call, words: dict[str, ast.expr]) -> list[str]:
    """The labels of an option: `say`, or the id up to its colon. Raises LookupError for unreadable ones."""
    source = ast.unparse(call)
    source = source.removesuffix(", again=True)") + ")" if source.endswith(", again=True)") else source
    if source in DYNAMIC_OPTIONS:
        return list(DYNAMIC_OPTIONS[source])
    say = _argument(call, words, 2, "say")
    labels = _literals(say) if say is not None else _id_labels(_argument(call, words, 0, "id"))
    if not labels:
        raise LookupError(f"{source}: tell its label in DYNAMIC_OPTIONS")
    return labels


def _id_labels(id: ast.expr | None) -> list[str]:
    if isinstance(id, ast.JoinedStr):
        head = id.values[0]
        text = head.value if isinstance(head, ast.Constant) else ""
        return [str(text).partition(":")[0]] if ":" in str(text) else []
    return [text.partition(":")[0] for text in _literals(id)]


def _name(func: ast.expr) -> str:
    if isinstance(func, ast.Attribute):
        # A command line's typer.Option is none of a decision.
        return "" if isinstance(func.value, ast.Name) and func.value.id == "typer" else func.attr
    return func.id if isinstance(func, ast.Name) else ""


def _argument(call: ast.Call, words: dict[str, ast.expr], position: int, name: str) -> ast.expr | None:
    return call.args[position] if len(call.args) > position else words.get(name)


def _literals(node: ast.expr | None) -> list[str]:
    """The texts an expression can be, as far as they are written out."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return [*_literals(node.body), *_literals(node.orelse)]
    return []


def _keys(node: ast.expr | None) -> Args | None:
    """The keys of a written-out dictionary; None when it holds others as well."""
    if not isinstance(node, ast.Dict):
        return None
    keys = [key.value for key in node.keys if isinstance(key, ast.Constant)]
    return frozenset(map(str, keys)) if len(keys) == len(node.keys) else None


def _all_words(call: ast.Call) -> Args | None:
    if any(keyword.arg is None for keyword in call.keywords):
        return None
    return frozenset(str(keyword.arg) for keyword in call.keywords)
