"""Explanations as a player reads them, in English."""

from __future__ import annotations

from bot.wording.explanation import figure_text
from data.content.modules import modules_of
from data.locale import Texts
from engine.advice.explain import Explanation, explain
from engine.kernel import Table
from engine.marauders.game import MARAUDERS

LANGUAGES = ("en", "de")
PLAYERS = ("Anne", "Jack", "Mary", "Ned", "Bonny")


def texts(language: str = "en") -> Texts:
    """The texts of a language, with those of all modules."""
    folders = [path for module in modules_of([one.id for one in MARAUDERS.modules]) for path in module.locale]
    return Texts(language, folders).with_players(PLAYERS)


def told(table: Table, seat: int = 0) -> Explanation:
    """The explanation of what a seat is asked."""
    explanation = explain(table, seat)
    assert explanation is not None, f"seat {seat} is not asked"
    return explanation


def why(table: Table, option: str, seat: int = 0) -> str:
    """Why an option is not offered; "" if nothing is said about it."""
    found = (one for one in told(table, seat).missing if one.option.id == option)
    return next((texts().refusal(one.refusal) for one in found), "")


def figures(table: Table, seat: int = 0) -> list[str]:
    """The figures of a question with their sources."""
    known = texts()
    return [figure_text(known, one) for one in told(table, seat).figures if known.has(f"figure-{one.key}")]
