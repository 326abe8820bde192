"""Finds a rule, card or term by what somebody types: exactly, by its beginning, or nearly.

Entries of the intended game come first; those of another one are marked with its name.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace

from rapidfuzz import fuzz, process

from data.locale import Texts
from engine.games import GAMES

_NEAR_ENOUGH = 62
_MOST = 25
_MOST_OWN = 15
"""Among the choices, those of the intended game if other games have some too."""


@dataclass(frozen=True, slots=True)
class Rule:
    """Something that can be looked up: a rule in our own words, or a card.

    `game` is "" for what all games share; `label` is the title, with the game's name if it is not the
    intended one.
    """

    key: str
    title: str
    text: str
    game: str
    label: str

    @property
    def card(self) -> str:
        """The id if it is a card; empty for a rule in our own words."""
        return self.key.removeprefix("text-") if self.key.startswith("text-") else ""


def find_rule(texts: Texts, topic: str, game: str = "", cards: Collection[str] = ()) -> Rule | None:
    """The topic that was chosen or typed at a table of `game` ("": any) with these cards, or None."""
    own, others = _rules(texts, game, cards)
    wanted = topic.strip().casefold()
    chosen = [rule for rule in (*own, *others) if rule.key == topic]
    typed = [*_inside(own, wanted), *_inside(others, wanted)]
    found = chosen or typed or [*_near(own, wanted), *_near(others, wanted)]
    return found[0] if found else None


def rule_choices(texts: Texts, typed: str, game: str = "", cards: Collection[str] = ()) -> list[Rule]:
    """The possible topics so far, the likeliest first; rules before cards if nothing is typed. `cards` as in
    `find_rule`. No two of them read alike.
    """
    wanted = typed.strip().casefold()
    own, others = (_likely(_told_apart(rules, texts), wanted) for rules in _rules(texts, game, cards))
    return [*own[: max(_MOST_OWN, _MOST - len(others))], *others][:_MOST]


def _likely(rules: list[Rule], wanted: str) -> list[Rule]:
    if not wanted:
        return [rule for rule in rules if rule.key.startswith("rules-")]
    return [*dict.fromkeys([*_inside(rules, wanted), *_near(rules, wanted)])]


def _told_apart(rules: Iterable[Rule], texts: Texts) -> list[Rule]:
    """Entries of one title as one: the rule, which says more than its module or token does, or what reads the
    same. What is left are several cards of one name, which are numbered.
    """
    titled: dict[str, list[Rule]] = {}
    for rule in rules:
        titled.setdefault(rule.title.casefold(), []).append(rule)
    return [rule for twins in titled.values() for rule in _numbered(twins, texts)]


def _numbered(twins: list[Rule], texts: Texts) -> list[Rule]:
    said = [rule for rule in twins if not rule.card] or twins
    different = list({rule.text: rule for rule in reversed(said)}.values())[::-1]
    if len(different) == 1:
        return different
    return [
        replace(rule, label=texts.say("rule-numbered", title=rule.label, number=number, count=len(different)))
        for number, rule in enumerate(different, 1)
    ]


def _inside(rules: Iterable[Rule], wanted: str) -> list[Rule]:
    """Those whose title contains what is typed: first those that begin with it, the shortest first."""
    inside = [rule for rule in rules if wanted and wanted in rule.title.casefold()]
    return sorted(inside, key=lambda rule: (not rule.title.casefold().startswith(wanted), len(rule.title)))


def _near(rules: Iterable[Rule], wanted: str) -> list[Rule]:
    """Those whose title is close to what is typed, the closest first."""
    by_key = {rule.key: rule for rule in rules}
    near = process.extract(
        wanted,
        {key: rule.title for key, rule in by_key.items()},
        scorer=fuzz.WRatio,
        processor=str.casefold,
        score_cutoff=_NEAR_ENOUGH,
        limit=_MOST,
    )
    return [by_key[key] for _, _, key in near]


def _rules(texts: Texts, game: str, cards: Collection[str]) -> tuple[list[Rule], list[Rule]]:
    """What can be looked up for a game, with what all games share; and for the others. Of cards with one name
    those are left out that a table with `cards` does not have.
    """
    titles = {
        key: texts.say(f"{key}-title") for key in texts.keys("rules-") if not key.endswith("-title")
    } | {
        key: texts.name(card)
        for key in texts.keys("text-")
        if texts.has(f"name-{(card := key.removeprefix('text-'))}")
    }
    homes = {key: _game_of(texts.file(key)) for key in titles}
    # If no game is intended, or one without entries, no game counts as another one.
    meant = game != "" and game in homes.values()
    elsewhere = {key for key, home in homes.items() if meant and home not in (game, "")}
    own: list[Rule] = []
    others: list[Rule] = []
    for key, title in titles.items():
        text, name = _told(texts, key), texts.name(homes[key])
        marked = key in elsewhere and not title.startswith(name)
        label = texts.say("rule-elsewhere", title=title, game=name) if marked else title
        (others if key in elsewhere else own).append(Rule(key, title, text, homes[key], label))
    here = {rule.title for rule in own if rule.card in cards}
    return [rule for rule in own if rule.title not in here or rule.card in {"", *cards}], others


def _told(texts: Texts, key: str) -> str:
    """A rule, or a card's text beneath its line of story."""
    said, story = texts.say(key), texts.story(key.removeprefix("text-"))
    return f"*{story}*\n{said}" if story else said


def _game_of(file: str) -> str:
    """The game whose texts a file contains: "rules-skat" and "skat-cards" are of "skat"; "" for none."""
    game = file.removeprefix("rules-").partition("-")[0]
    return game if game in GAMES else ""
