"""Modules as they are named on the command line."""

from __future__ import annotations

from bot.problems import Problem
from data.content.modules import module_locales
from data.locale import Texts
from engine.kernel import AnswerError, GameSpec

ALL_MODULES = "all"


def modules_of(spec: GameSpec, named: str) -> tuple[str, ...]:
    """The modules that a command names, separated by commas; "all": as many as go together.

    Raises Problem if the game has no such modules, or they exclude each other.
    """
    given = [module.strip() for module in named.split(",") if module.strip()]
    if given == [ALL_MODULES]:
        return spec.module_sets()[-1]
    try:
        return spec.resolve_modules(given)
    except AnswerError as refused:
        texts = Texts(extra=module_locales())
        raise Problem(texts.refusal(refused.refusal)) from refused
