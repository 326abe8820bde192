"""What a member reads at a place: which of the messages are what."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import discord

from bot.controls.ids import CustomId, read_id
from bot.controls.lobby import JOIN
from bot.controls.looking import HAND, SHOW_CHOICES
from bot.tables import LiveTable
from engine.kernel import Decision
from tools.simulated.messages import controls, plain

_LIVING = frozenset({HAND.verb, JOIN.verb})
"""Verbs of controls on every message on which a table is played, or its lobby is filled."""


@dataclass(slots=True)
class Reading:
    """What a member reads at a place, until the bot says something new."""

    messages: Sequence[discord.Message]
    direct: Sequence[discord.Message]
    _plain: dict[int, dict[str, Any]] = field(default_factory=dict[int, "dict[str, Any]"])
    _clicks: dict[int, list[CustomId]] = field(default_factory=dict[int, list[CustomId]])

    def clicks(self, message: discord.Message) -> list[CustomId]:
        """What the controls of a message say that can be used."""
        if message.id not in self._clicks:
            told = (read_id(control["custom_id"]) for control in controls(message))
            self._clicks[message.id] = [click for click in told if click is not None]
        return self._clicks[message.id]

    def living(self, public: Sequence[discord.Message]) -> discord.Message | None:
        """The message on which a table or lobby is played now: the newest with the controls that all of
        them have.
        """
        usable: discord.Message | None = None
        for message in reversed(public):
            clicks = self.clicks(message)
            if any(click.verb in _LIVING for click in clicks):
                return message
            if clicks and usable is None:
                usable = message
        return usable or (public[-1] if public else None)

    def asks(self, message: discord.Message, decision: Decision) -> bool:
        """Whether a message has a control that answers this decision."""
        asked = (decision.seat, decision.number)
        return any((click.seat, click.number) == asked for click in self.clicks(message))

    def of_table(self, messages: Sequence[discord.Message], live: LiveTable | None) -> list[discord.Message]:
        """Of direct messages those without controls of other tables: these are shown there."""
        if live is None:
            return list(messages)
        tables = [
            {click.table for click in self.clicks(message) if click.table is not None} for message in messages
        ]
        return [one for one, of in zip(messages, tables, strict=True) if not of or live.id in of]

    def opens(
        self,
        living: discord.Message | None,
        asked: Decision | None,
        read: Sequence[discord.Message],
    ) -> dict[str, str] | None:
        """The control that shows this seat what it alone is asked, unless it reads it already."""
        if living is None or asked is None or any(self.asks(message, asked) for message in read):
            return None
        for click in self.clicks(living):
            if click.verb == SHOW_CHOICES.verb:
                question = f"{click.table}:{asked.number}"
                return {"message": str(living.id), "control": click.custom_id, "question": question}
        return None

    def plain(self, message: discord.Message) -> dict[str, Any]:
        """A message as its seat gets it."""
        if message.id not in self._plain:
            self._plain[message.id] = plain(message)
        return self._plain[message.id]
