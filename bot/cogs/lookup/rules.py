"""Finding a rule, card or word by what somebody types: exact, by its beginning, or nearly right."""

from __future__ import annotations

from dataclasses import dataclass

from rapidfuzz import fuzz, process

from data.locale import Texts

_NEAR_ENOUGH = 62
_MOST = 25


@dataclass(frozen=True, slots=True)
class Rule:
    """Something that can be looked up: a rule in our own words, or a card."""

    key: str
    title: str
    text: str

    @property
    def card(self) -> str:
        """The id of the card it is; empty for a rule in our own words."""
        return self.key.removeprefix("text-") if self.key.startswith("text-") else ""


def find_rule(texts: Texts, topic: str) -> Rule | None:
    """What is meant by a topic as it was chosen or typed, or None."""
    rules = _rules(texts)
    if topic in rules:
        return rules[topic]
    if inside := _inside(rules, topic.strip().casefold()):
        return inside[0]
    near = process.extractOne(
        topic,
        {key: rule.title for key, rule in rules.items()},
        scorer=fuzz.WRatio,
        processor=str.casefold,
        score_cutoff=_NEAR_ENOUGH,
    )
    return rules[near[2]] if near else None


def rule_choices(texts: Texts, typed: str) -> list[Rule]:
    """What may be meant so far, the likeliest first; rules before cards when nothing is typed."""
    rules = _rules(texts)
    wanted = typed.strip().casefold()
    if not wanted:
        return [rule for rule in rules.values() if rule.key.startswith("rules-")][:_MOST]
    near = process.extract(
        wanted,
        {rule.key: rule.title for rule in rules.values()},
        scorer=fuzz.WRatio,
        processor=str.casefold,
        score_cutoff=_NEAR_ENOUGH,
        limit=_MOST,
    )
    found = dict.fromkeys([*_inside(rules, wanted), *(rules[key] for _, _, key in near)])
    return list(found)[:_MOST]


def _inside(rules: dict[str, Rule], wanted: str) -> list[Rule]:
    """Those whose title holds what is typed: first where it begins with it, the shortest of them first."""
    inside = [rule for rule in rules.values() if wanted and wanted in rule.title.casefold()]
    return sorted(inside, key=lambda rule: (not rule.title.casefold().startswith(wanted), len(rule.title)))


def _rules(texts: Texts) -> dict[str, Rule]:
    found: dict[str, Rule] = {}
    for key in texts.keys("rules-"):
        if not key.endswith("-title"):
            found[key] = Rule(key, texts.say(f"{key}-title"), texts.say(key))
    for key in texts.keys("text-"):
        card = key.removeprefix("text-")
        if texts.has(f"name-{card}"):
            found[key] = Rule(key, texts.name(card), texts.text(card))
    return found
