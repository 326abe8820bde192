"""The texts of explanations: none without an option or a figure, and no topic without a rule."""

from __future__ import annotations

import msgspec

from bot.wording.explanation import parts_of
from data.locale import Texts
from engine.advice.explain import FIGURES, NOT_TOLD, Explanation, explain
from engine.advice.topics import OPTION_TOPICS, TOPICS
from engine.games import GAMES, load_game
from engine.kernel import Terms
from tests.advice.telling import texts
from tests.advice.voyages import voyage

ABOUT = {"seat", "side", "target", "loser", "drawn", "bought", "demanded", "in_port", "left"} | {
    "won", "successes", "cannons", "skulls", "harbour", "active", "bust"
}  # fmt: skip
"""Fields that say what terms are about; rules do not change them."""


def terms_of_all_games() -> dict[str, type[Terms]]:
    """All kinds of terms that rules may change, by name."""
    specs = [load_game(game) for game in GAMES]
    rules = [spec.rules(tuple(module.id for module in spec.modules)) for spec in specs]
    return {kind.__name__: kind for one in rules for kind in one.terms}


def test_every_topic_has_its_rule() -> None:
    known = texts()
    topics = {topic for of_game in TOPICS.values() for topic in of_game.values()}
    assert [topic for topic in topics | {*OPTION_TOPICS.values()} if not known.has(f"rules-{topic}")] == []
    assert {*TOPICS} == {*GAMES}


def test_every_topic_is_of_an_option() -> None:
    known = texts()
    assert [label for label in OPTION_TOPICS if not known.has(f"option-{label}")] == []


def test_what_is_told_of_options_is_told_of_options_that_there_are() -> None:
    known = texts()
    labels = {key.removeprefix("option-") for key in known.keys("option-")} | {"none"}
    kinds = {key.removeprefix("ask-") for key in known.keys("ask-")}
    told = [key.removeprefix("does-") for key in known.keys("does-")]
    idle = [
        key
        for key in told
        if key not in labels
        and not any(key.startswith(f"{kind}-") and key.removeprefix(f"{kind}-") in labels for kind in kinds)
    ]
    assert idle == []


def test_figures_are_fields_of_terms() -> None:
    known, kinds = texts(), terms_of_all_games()
    for prefix in ("figure", "base"):
        for key in known.keys(f"{prefix}-"):
            _, kind, *field = key.split("-")
            if kind[0].isupper():
                assert field[0] in kinds[kind].__struct_fields__, key
                assert kind not in NOT_TOLD, key


def test_figures_that_are_always_told_have_their_text() -> None:
    known = texts()
    for kind, fields in FIGURES.items():
        assert all(known.has(f"figure-{kind}-{field}") for field in fields), kind


def test_figures_that_rules_may_change_have_their_text() -> None:
    """Numbers, yes and no; not who or where they are about."""
    known = texts()
    lacking = [
        f"{name}-{field}"
        for name, kind in terms_of_all_games().items()
        if name not in NOT_TOLD
        for field, hint in kind.__annotations__.items()
        if str(hint).split("|")[0].strip() in ("int", "bool")
        and field not in ABOUT
        and not known.has(f"figure-{name}-{field}")
    ]
    assert lacking == []


def test_many_options_that_do_the_same_are_not_strung_together() -> None:
    """ "Place 3-cannon at ship 1 · Place 3-cannon at ship 2 · … · …: It lies open there" nobody reads."""
    table = voyage("treasure_fleet", 3, "explained")
    while (asked := next(iter(table.waiting.values()))).kind != "fleet.place":
        table.answer(asked.seat, asked.number, asked.default)
    told = explain(table, asked.seat)
    assert told is not None
    assert len(asked.options) > 5
    for language, every, more in (
        ("en", "Whichever you choose: It lies open there; ", ", and 4 more like it: It lies"),
        ("de", "Was du auch wählst: ", ", und 4 weitere ebenso: "),
    ):
        known = Texts(language)
        parts = dict(parts_of(known, asked, told))
        (line,) = parts[known.say("explain-options")]
        assert line.startswith(every)
        assert " · " not in line
        first, *others = told.options
        some = {
            **told.options,
            **dict.fromkeys(others[4:], msgspec.structs.replace(told.options[first], keys=())),
        }
        line, *_ = dict(parts_of(known, asked, Explanation(told.rule, some)))[known.say("explain-options")]
        assert line.startswith(known.option(asked.options[0]) + more)
