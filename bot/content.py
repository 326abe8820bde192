"""Prepares what a host may change: the content pack, its texts, and the rules that use them."""

from __future__ import annotations

from bot.problems import Problem
from bot.settings import Settings
from data.content import ContentError
from data.locale import Texts, TextsError, languages
from data.telling import TellingError, open_plan
from engine.games import GAMES, load_game, use_pack
from engine.kernel import RulesError
from render.art.own import use_art


def prepare_content(settings: Settings) -> None:
    """Load decks and texts, and assemble the rules of every game once.

    Raises Problem, one sentence with file, line and what is wrong, before any of a broken pack is used.
    """
    pack = settings.content_pack
    if pack is not None and not pack.is_dir():
        raise Problem(f"CONTENT_PACK names {pack}, which is not a folder; name one or leave it empty.")
    try:
        use_pack(pack)
        known = languages(*settings.text_folders)
        for language in known:
            Texts(language, settings.text_folders)
        open_plan(settings.text_folders)
        for game in GAMES:
            spec = load_game(game)
            for modules in spec.module_sets():
                spec.rules(modules)
        use_art(pack, {card for game in GAMES for card in _cards(game)})
    except (ContentError, TextsError, TellingError, RulesError) as broken:
        raise Problem(str(broken)) from broken
    if settings.default_language not in known:
        raise Problem(
            f"DEFAULT_LANGUAGE is {settings.default_language!r}; there are texts in {', '.join(known)}."
        )


def _cards(game: str) -> set[str]:
    """The cards of a game with any of its modules, pictures of which a pack may bring."""
    spec = load_game(game)
    return {card for modules in spec.module_sets() for card in spec.cards(tuple(modules))}
