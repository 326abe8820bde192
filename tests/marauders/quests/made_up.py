"""A mission of a test's own."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from data.content import Content
from data.content.models import MissionCard
from data.content.verbs.effects import Effect
from engine.marauders.state import MGame


def instead(monkeypatch: pytest.MonkeyPatch, mission: MissionCard) -> None:
    """Every mission is this one."""

    def read(box: Content, piece: str) -> MissionCard:
        return mission

    def effects(game: MGame, card: str, path: Sequence[str] = ()) -> tuple[Effect, ...]:
        return tuple(mission.effect)

    monkeypatch.setattr("data.content.box.Content.mission_card", read)
    monkeypatch.setattr("engine.marauders.glory.effects.effects_at", effects)
