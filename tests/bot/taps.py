"""A member who plays by tapping labels, and counts the taps: one for a button; for a select one to open it,
one for each line, and one to close it where several may be picked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import SimpleNamespace
from typing import Any

import pytest

from bot.tables import LiveTable
from engine.games import load_game
from engine.kernel import Beginning, Table
from tests.bot.conftest import World

_BUTTON, _SELECT = 2, 3


async def laid_out(
    world: World,
    monkeypatch: pytest.MonkeyPatch,
    position: Mapping[str, Any],
    *names: str,
    game: str = "marauders",
    force: Any = (),
    options: Mapping[str, Any] | None = None,
    change: Callable[[Beginning], None] | None = None,
    computers: int = 0,
) -> LiveTable:
    """A table of members, and computer captains, that begins with a position, written as in a scenario."""
    spec = load_game(game)

    def new(game: str, **more: Any) -> Table:
        settled = spec.resolve_options({**more["options"], **(options or {})})
        beginning = spec.positions.begin(position, more["seats"], settled, ())
        if change is not None:
            change(beginning)
        known: dict[str, Any] = {**more, "options": settled}
        return Table.new(spec, **known, force=force, beginning=beginning)

    with monkeypatch.context() as patched:
        patched.setattr("bot.lobbies.starting.Table", SimpleNamespace(new=new))
        return await world.table(*(names or ("Anne", "Bart")), game=game, computers=computers)


class Tapper:
    """A member at a table: finds what is written on controls, in the cockpit before the table's message."""

    def __init__(self, world: World, live: LiveTable, name: str) -> None:
        self.world, self.live, self.name = world, live, name
        self.actor = world.member(name)
        self.taps = 0

    @property
    def panel(self) -> Any:
        """The member's cockpit; None without one."""
        private = [
            message
            for message in self.world.messages(self.live.place, self.actor)
            if message.is_ephemeral and self.world.buttons(message)
        ]
        return private[-1] if private else None

    def says(self) -> str:
        """What is written in the cockpit."""
        return self.world.text(self.panel) if self.panel is not None else ""

    def labels(self) -> list[str]:
        """What is written on the controls of the cockpit."""
        return [label for control in self._controls([self.panel]) for label in _labels(control)]

    async def tap(self, label: str, *more: str) -> None:
        """Press the button that begins with this label, or pick the lines of a select that do."""
        messages = [self.panel, self.world.newest("choices", self.live.place)]
        for message in messages:
            for control in self._controls([message]):
                if control["type"] == _BUTTON and control["label"].removeprefix("⚠ ").startswith(label):
                    self.taps += 1
                    await self.actor.click(self.world.handle(message), custom_id=control["custom_id"])
                    return
                if control["type"] == _SELECT and all(
                    any(known.removeprefix("⚠ ").startswith(one) for known in _labels(control))
                    for one in (label, *more)
                ):
                    values = [
                        next(
                            option["value"]
                            for option in control["options"]
                            if option["label"].removeprefix("⚠ ").startswith(one)
                        )
                        for one in (label, *more)
                    ]
                    self.taps += 1 + len(values) + (control.get("max_values", 1) > 1)
                    await self.actor.select(
                        self.world.handle(message), values, custom_id=control["custom_id"]
                    )
                    return
        raise AssertionError(f"no “{label}” among {[_labels(c) for c in self._controls(messages)]}")

    async def told(self) -> list[str]:
        """The keys of all that everybody could read in the log."""
        entries = await self.world.bot.tables.log(self.live)
        return [read["key"] for entry in entries if (read := entry.read(None)) is not None]

    async def open(self) -> None:
        """Press “Your choices”."""
        await self.tap(self.live.texts.say("button-choices"))

    def _controls(self, messages: list[Any]) -> Iterator[dict[str, Any]]:
        for message in messages:
            if message is not None:
                yield from (c for c in self.world.buttons(message) if not c.get("disabled"))


def _labels(control: dict[str, Any]) -> list[str]:
    if control["type"] == _SELECT:
        return [option["label"] for option in control["options"]]
    return [control.get("label") or ""]
