"""A block in words: its heading, its lines, and what stands out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from data.locale import Texts
from data.locale.signs import shortened, sparingly
from data.telling.asides import aside_text
from data.telling.plan import Plan
from data.telling.turns import Block, Clause, Fragment, Line

MOST_LINE = 420
"""Characters of a line beside its signs; a longer one is cut."""
_MOST_STOPS = 6


def block_text(plan: Plan, block: Block, texts: Texts) -> str:
    """A block as a part of a message, with what is said to it; empty if there is nothing to tell."""
    told = _Teller(plan, block, texts)
    heading, lines = told.heading(), told.lines()
    if block.said is not None and (said := aside_text(block.said, texts)):
        lines.append(said)
    return "\n".join([*([heading] if heading else []), *(f"- {line}" for line in lines)])


def heading_text(plan: Plan, block: Block, texts: Texts) -> str:
    """The heading of a block; empty if nothing is known of its beginning."""
    return _Teller(plan, block, texts).heading()


def route_text(plan: Plan, block: Block, texts: Texts) -> str:
    """Where the actor of a block went; empty if he stayed."""
    return _Teller(plan, block, texts).route() if block.stops else ""


def line_texts(plan: Plan, block: Block, texts: Texts) -> list[str]:
    """The lines of a block, and after them what stands out."""
    return _Teller(plan, block, texts).lines()


def clause_text(plan: Plan, block: Block, clause: Clause, texts: Texts) -> str:
    """One clause, with its actor in front."""
    return sparingly(_Teller(plan, block, texts).clause(clause, named=True))


class _Teller:
    """Fills the texts of one block; who has a long name has it once."""

    def __init__(self, plan: Plan, block: Block, texts: Texts) -> None:
        self._plan, self._block, self._texts = plan, block, texts
        self._met: set[str] = set()

    def heading(self) -> str:
        block, texts = self._block, self._texts
        if block.head is None:
            return ""
        key = f"told-{_plain(block.head.key)}"
        args = {"called": block.called, **block.head.args}
        text = texts.say(key, **args) if texts.has(key) else texts.entry(block.head._asdict())
        return texts.say("told-heading-route", heading=text, route=self.route()) if block.stops else text

    def route(self) -> str:
        stops, texts = self._block.stops, self._texts
        if len(stops) > _MOST_STOPS:
            stops = [*stops[:2], ("", False), *stops[3 - _MOST_STOPS :]]
        told = [
            texts.say("told-stop-port" if port else "told-stop", place=self._short(place)) if place else "…"
            for place, port in stops
        ]
        return texts.say("told-route-arrow").join(told)

    def lines(self) -> list[str]:
        told = [self._line(line) for line in (*self._block.lines, *self._block.marks)]
        return [line for line in told if line]

    def _line(self, line: Line) -> str:
        told, of = list[str](), self._block.actor
        for clause in line.clauses:
            # After another's clause it is told again whose this one is: else it would read as his.
            told.append(self.clause(clause, named=of != self._block.actor))
            of = of if _names_itself(clause) else clause.actor
        text = self._texts.say("told-between").join(part for part in told if part)
        return shortened(sparingly(text), MOST_LINE)

    def clause(self, clause: Clause, *, named: bool = False) -> str:
        named = not _names_itself(clause) and (named or clause.actor != self._block.actor)
        # The actor comes first: it is he who is named in full.
        actor = self._named(clause.actor) if named else None
        text = ""
        for part in clause.ordered():
            said = self._part(part)
            text = self._texts.say(f"told-glue-{part.glue}", before=text, then=said) if text else said
        return self._texts.say("told-actor", seat=actor, told=text) if named else text

    def _part(self, part: Fragment) -> str:
        texts, key = self._texts, f"told-{part.way.say or _plain(part.key)}"
        tried = [f"{key}-own"] if part.own else []
        if part.way.more and not part.glue:
            tried.append(f"{key}-alone")
        tried.append(key)
        args = {"case": part.case, **{name: self._named(value) for name, value in part.args.items()}}
        args = self._names(args)
        for one in tried:
            if texts.has(one):
                return texts.say(one, **args)
        return texts.entry({"key": part.key, "args": part.args, "own": part.own}).removesuffix(".")

    def _named(self, value: Any) -> Any:
        return self._names(cast("dict[str, Any]", value)) if isinstance(value, dict) else value

    def _names(self, args: Mapping[str, Any]) -> dict[str, Any]:
        """Names in full at their first mention in the block, in short afterwards."""
        filled = dict(args)
        for name, kind in self._plan.named.items():
            called, what = args.get(name), args.get(kind)
            if not isinstance(called, str) or not isinstance(what, str):
                continue
            if called in self._met:
                filled[name] = self._short(called)
            else:
                self._met.add(called)
                said = self._texts.say(f"{kind}-{what}")
                filled[name] = self._texts.say("told-name-full", name=called, kind=said)
        return filled

    def _short(self, piece: str) -> str:
        key = f"short-{piece.partition('.')[0]}"
        return self._texts.say(key) if self._texts.has(key) else self._texts.name(piece)


def _names_itself(clause: Clause) -> bool:
    """Whether its text says who it was, as that of all that stands out."""
    return clause.actor is None or clause.parts[0].way.mark


def _plain(key: str) -> str:
    return key.replace(".", "-")
