"""How games are played: the rules in the project's own words, chapter by chapter."""

from __future__ import annotations

from bot.protocol.home.pages import Chapter, RulesPage
from bot.wording.helm import RULING
from data.locale import Texts

_PREFIX, _TITLE = "rules-", "-title"


def rules_page(texts: Texts, game: str) -> RulesPage:
    """The chapters of a game, in the order in which they are written; then those that all games share."""
    keys = [*texts.keys(_PREFIX, f"rules-{game}"), *texts.keys(_PREFIX, "rules")]
    return RulesPage(
        game=game,
        name=texts.name(game),
        chapters=[
            Chapter(
                key.removeprefix(_PREFIX),
                texts.say(f"{key}{_TITLE}"),
                RULING.sub("", texts.say(key)).splitlines(),
            )
            for key in keys
            if not key.endswith(_TITLE)
        ],
    )
