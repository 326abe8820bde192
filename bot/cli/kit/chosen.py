"""Modules as they are named on the command line."""

from __future__ import annotations

from bot.problems import Problem
from data.locale import Texts
from engine.kernel import AnswerError, GameSpec

ALL_MODULES = "all"


def modules_of(spec: GameSpec, named: str) -> tuple[str, ...]:
    """The modules of a game that are named, by commas, or all. Raises Problem for one it does not have."""
    modules = [module.strip() for module in named.split(",") if module.strip()]
    if modules == [ALL_MODULES]:
        modules = [module.id for module in spec.modules]
    try:
        return spec.resolve_modules(modules)
    except AnswerError as refused:
        raise Problem(Texts().refusal(refused.refusal)) from refused
