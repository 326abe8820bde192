"""The bench of the page: what it times really happens, over HTTP."""

from __future__ import annotations

import pytest

from bot.bench import pages


@pytest.mark.in_turn(3)
def test_answers_by_the_page_are_timed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "MEANWHILE", 1)
    monkeypatch.setattr(pages, "WARM_UP", 0)
    monkeypatch.setattr(pages, "_QUIET", 0.15)
    monkeypatch.setattr(pages, "SLOW", 0.05)
    monkeypatch.setattr(pages, "WATCHED", 2)
    monkeypatch.setattr(pages, "WATCHING", 3)
    monkeypatch.setattr(pages, "warm", lambda: None)
    ratio, times = pages.page_figures(answers=3, looks=3)
    assert ratio > 0
    assert times.keys() >= {"acknowledged", "changed", "joined", "meanwhile", "watched"}
    assert all(ms > 0 for ms in times.values())
