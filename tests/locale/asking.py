"""What members are asked in games of computer captains, and how their panels show it."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from bot.cli.chosen import modules_of
from bot.controls.every import read
from bot.present.cockpit import cockpit_layout
from bot.tables.live import LiveTable
from data.content.modules import module_locales
from data.locale import Texts
from data.store import GameTable, Seat, Status
from engine.advice import estimate
from engine.captains import captain, many_games
from engine.games import load_game
from engine.kernel import Decision, Table
from tests.bot.wire import walk

PLAYERS = ("Anne Bonny", "Jack", "Mary Read", "Edward Low")
LEVEL = 2
ANSWERS = {"answer", "choose", "none", "whole", "number", "course", "destructive", "aside", "pick", "stand"}
"""Verbs of controls that answer a question."""
_BUTTON, _SELECT, _SECTION, _TEXT, _LINE_BETWEEN = 2, 3, 9, 10, 14
_NOTED = re.compile(r"-# \*\*(?P<label>.+?)\*\* – (?P<note>.+)")


@dataclass(frozen=True)
class Offered:
    """A button that answers, or a line of a select that does; `folded` if it is such a line."""

    label: str
    consequence: str
    verb: str
    picks: str
    style: int
    folded: bool


@dataclass(frozen=True)
class Shown:
    """A question as the panel of its member shows it: what is asked, what is offered, and the controls that
    look something up, row by row.
    """

    kind: str
    line: str
    offered: tuple[Offered, ...]
    helps: tuple[tuple[dict[str, Any], ...], ...]


@dataclass(frozen=True)
class Bench:
    """A game, the modules it is played with, and for how many."""

    game: str
    modules: str = ""
    seats: int = 3

    @property
    def name(self) -> str:
        return f"{self.game}{' with all modules' if self.modules else ''}"


BENCHES = (
    Bench("marauders"),
    Bench("marauders", "all"),
    Bench("port_royal"),
    Bench("treasure_fleet"),
)


def questions(bench: Bench, count: int, *, odds: bool) -> Iterator[tuple[Table, Decision]]:
    """So many questions of games of computer captains, with the odds that take longer if wanted."""
    number, left = 0, count
    while left > 0:
        seed = f"lines {number}"
        number += 1
        with many_games():
            table = Table.new(
                bench.game,
                seats=bench.seats,
                seed=seed,
                salt="lines",
                modules=list(modules_of(load_game(bench.game), bench.modules)),
            )
            captains = [captain(LEVEL, f"{seed}|{seat}", strict=True) for seat in range(bench.seats)]
            while table.waiting and left > 0:
                seat, decision = next(iter(sorted(table.waiting.items())))
                if odds:
                    estimate(table, seat)
                yield table, decision
                left -= 1
                table.answer(seat, decision.number, captains[seat].answer(table.view(seat), decision))


def live_of(table: Table, language: str) -> LiveTable:
    """The table as the bot has it for a member who reads odds."""
    row = GameTable(
        id=7, guild=1, channel=2, host=100, game=table.game, status=Status.PLAYING, seats=table.seats,
        options=dict(table.options), modules=list(table.modules),
        lobby={"names": {str(100 + seat): name for seat, name in enumerate(PLAYERS)}},
    )  # fmt: skip
    seats = [Seat(seat=seat, member=100 + seat) for seat in range(table.seats)]
    live = LiveTable(row, seats, Texts(language, module_locales()), asyncio.Lock())
    live.game, live.for_odds = table, True
    return live


def shown(table: Table, decision: Decision, language: str) -> Shown:
    """A question as its member's panel shows it."""
    live = live_of(table, language)
    (box,) = cockpit_layout(live, decision.seat).to_components()
    parts: list[dict[str, Any]] = box["components"]
    breaks = [at for at, part in enumerate(parts) if part["type"] == _LINE_BETWEEN]
    parts = parts[breaks[-1] + 1 :] if breaks else parts
    first = next((at for at, part in enumerate(parts) if any(map(_answers, walk([part])))), len(parts))
    line = "\n".join(part["content"] for part in parts[:first] if part["type"] == _TEXT)
    notes = [part["content"] for part in parts[first:] if part["type"] == _TEXT]
    noted = {
        match["label"]: match["note"]
        for text in notes
        for match in map(_NOTED.fullmatch, text.split("\n"))
        if match
    }
    offered = tuple(one for part in parts[first:] for one in _offered(part, noted))
    helps = tuple(row for part in parts if (row := tuple(_helps(part))))
    return Shown(decision.kind, line, offered, helps)


def _answers(part: dict[str, Any]) -> bool:
    click = read(part["custom_id"]) if "custom_id" in part else None
    return click is not None and click.control.verb in ANSWERS


def _helps(part: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for one in walk([part]):
        if "custom_id" in one and not _answers(one):
            yield one


def _offered(part: dict[str, Any], noted: dict[str, str]) -> Iterator[Offered]:
    beside = "\n".join(one["content"] for one in part.get("components", ()) if one["type"] == _TEXT)
    for one in walk([part]):
        if not _answers(one):
            continue
        click = read(one["custom_id"])
        assert click is not None
        verb = click.control.verb
        if one["type"] == _BUTTON:
            label = one["label"]
            plain = label.removeprefix("⚠ ")
            note = beside or noted.get(plain, "")
            yield Offered(label, note, verb, str(click.carried or ""), one["style"], False)
        elif one["type"] == _SELECT:
            for line in one["options"]:
                yield Offered(line["label"], line.get("description") or "", verb, line["value"], 0, True)
