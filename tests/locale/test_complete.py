"""Nothing a player reads is missing: in the code's own words, in every language, and at the table."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any, get_args

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from structlog.testing import capture_logs

import data.locale
from bot.tables.lobby import LobbyRow
from bot.wording.headline import headline, outcome, why_over
from bot.wording.sheets import sheet
from data.content import marauders_content
from data.content.modules import module_locales
from data.content.verbs.abilities import RollMoment
from data.locale import Texts, languages
from data.locale.catalog import argument_of
from data.store import Status
from engine.games import GAMES, load_game
from engine.kernel import AnswerError, Decision, Result, Table
from engine.kernel.log import Entry
from render import kind_of_parts
from tests.locale.used import Use, uses

LANGUAGES = languages()
MOST_LABEL = 80
"""Characters on a button of Discord."""
MOST_DESCRIPTION = 100
"""Characters in the description of a slash command of Discord."""
PLAYERS = ("Anne Bonny", "Jack", "Mary Read", "Edward")


@cache
def used() -> list[Use]:
    """All that the code asks for."""
    return [use for folder in ("engine", "bot", "render") for use in uses(folder)]


@cache
def everything(language: str) -> Texts:
    """All texts of a language, with those of all modules."""
    return Texts(language, module_locales())


def own(language: str, key: str) -> bool:
    """Whether the language itself has this message, not only English behind it."""
    found = everything(language)._library.sources.get(key)
    return found is not None and found[0] == language


def variables(language: str, key: str) -> frozenset[str]:
    message = everything(language)._library.message(key)
    assert message is not None
    return message.variables


def given(variable: str, args: frozenset[str]) -> bool:
    """Whether these arguments fill the variable, by itself or as `x_id`, `x_count`, `x_<kind>`."""
    return variable in args or variable.rpartition("_")[0] in args


def base(variable: str) -> str:
    """The argument behind a variable."""
    return argument_of(variable, kinds())


@cache
def kinds() -> set[str]:
    """What a text may want of an argument: an id, a number, or a name of some kind."""
    return {key.partition("-")[0] for key in everything("en")._library.sources}


def keys_of(language: str) -> set[str]:
    """A language's own messages, but for the helpers inside its sentences."""
    sources = everything(language)._library.sources
    return {key for key, (home, _) in sources.items() if home == language and not key.startswith("form-")}


def optional(use: Use) -> bool:
    return use.key.endswith("?")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_the_code_asks_for_is_there(language: str) -> None:
    missing = sorted(
        {(use.key, use.where) for use in used() if not optional(use) and not own(language, use.key)}
    )
    assert not missing


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_code_gives_what_the_texts_are_filled_with(language: str) -> None:
    unfilled = [
        (use.key, use.where, variable)
        for use in used()
        if use.args is not None and own(language, key := use.key.removesuffix("?"))
        for variable in sorted(variables(language, key))
        if not given(variable, use.args) and not (own(language, f"{key}-own") and optional(use))
    ]
    assert not unfilled


def test_the_reader_of_the_source_finds_what_is_there() -> None:
    found = {use.key for use in used()}
    assert {
        "log-goods-sold",
        "ask-turn-action",
        "option-sail",
        "option-move" not in found and "option-end",
    } <= found
    assert {"why-not-asked", "glory-sale", "hit-reef", "end-goal", "death-sunk", "roll-raid"} <= found
    args = {use.key: use.args for use in used()}
    assert args["log-stashed-own?"] == {"seat", "fee", "gold"}
    assert args["why-not-enough-gold"] == {"price", "have"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_steps_settings_and_sources_have_names(language: str) -> None:
    texts = everything(language)
    for game in GAMES:
        spec = load_game(game)
        rules = spec.rules(tuple(module.id for module in spec.modules))
        assert own(language, f"name-{game}")
        for step in rules.steps:
            assert own(language, f"step-{step}"), step
        for option in spec.settings(module.id for module in spec.modules):
            assert own(language, f"setting-{option.id}"), option.id
        for deck in rules.decks:
            assert own(language, f"deck-{deck}"), deck
        if kind := kind_of_parts(game):
            for key in (f"command-board-{kind}", f"tell-no-{kind}", f"tell-no-such-{kind}"):
                assert own(language, key), key
        sources = {rule.effect for of_one in rules.terms.values() for rule in of_one if rule.effect}
        # What a window tells is never told to come from anything.
        sources = {source for source in sources if not source.startswith("window:")}
        for source in sorted(sources):
            assert texts.source(source), source
    for zone in marauders_content().zones.values():
        for ability in zone.abilities:
            assert texts.source(ability) == texts.name(zone.id)
    for when in get_args(RollMoment):
        assert own(language, f"roll-{when}"), when


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_every_language_has_the_same_texts(language: str) -> None:
    assert sorted(keys_of("en") - keys_of(language)) == []
    assert sorted(keys_of(language) - keys_of("en")) == []


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_every_language_fills_its_texts_with_the_same(language: str) -> None:
    for key in sorted(keys_of("en") & keys_of(language)):
        here = {base(variable) for variable in variables(language, key)}
        assert here == {base(variable) for variable in variables("en", key)}, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_descriptions_of_commands_fit(language: str) -> None:
    texts = everything(language)
    for key in sorted(keys_of(language)):
        if key.startswith("command-"):
            assert 0 < len(texts.say(key)) <= MOST_DESCRIPTION, key


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_whole_games_are_told_without_a_gap(game: str, language: str) -> None:
    texts = everything(language).with_players(PLAYERS)
    texts._library.told.clear()
    with capture_logs() as complaints:
        for seed, seats in enumerate(load_game(game).seats):
            for said in tell_all(game, seats, str(seed), texts):
                assert said, complaints
                assert not re.search(r"[{}]|\bNone\b|\?\?\?|\d\.\d{3,}|  ", said), said
                assert not re.match(r"(log|ask|option|name|phrase)-", said), said
    assert complaints == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_undone_is_told(language: str) -> None:
    texts = everything(language).with_players(PLAYERS)
    texts._library.told.clear()
    table = Table.new("marauders", seats=2, seed="undone")
    for _ in range(8):
        seat, decision = next(iter(table.waiting.items()))
        table.answer(seat, decision.number, decision.default)
    with capture_logs() as complaints:
        (taken,) = told(table.rewind(1, moderator="Calico"), 0, texts)
        (more,) = told(table.rewind(2, moderator="Calico"), 0, texts)
    assert complaints == []
    assert taken.startswith("Calico")
    assert "2" in more


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_of_a_game_is_told_with_its_score(language: str) -> None:
    texts = everything(language).with_players(PLAYERS)
    texts._library.told.clear()
    table = Table.new("marauders", seats=2, seed="score")
    table._saved.result = Result(
        [1],
        [{"seat": seat, "glory": 1, "stash": 25, "stash_points": 2, "total": 3} for seat in (0, 1)],
        "goal",
    )
    live: Any = SimpleNamespace(
        game=table,
        texts=texts,
        row=SimpleNamespace(game="marauders", status=Status.PLAYING),
        lobby=LobbyRow(),
        members=[],
    )
    with capture_logs() as complaints:
        said = outcome(live).splitlines()
    assert complaints == []
    scores = [line for line in said if line.startswith("**")]
    assert scores[0].startswith("**1.** Jack: 3 ")
    assert scores[1].startswith("**2.** Anne Bonny: 3 ")
    assert "25" in scores[1]


def tell_all(game: str, seats: int, seed: str, texts: Texts) -> Iterator[str]:
    """Everything that is told of a game of random answers, to every seat and to a spectator."""
    chance = random.Random(seed)
    table = Table.new(game, seats=seats, options=possible(game, seats), seed=seed, salt=seed)
    yield from told(table.entries(), seats, texts)
    while table.waiting:
        for decision in table.waiting.values():
            yield from asked(decision, seats, texts)
        seat, decision = chance.choice(sorted(table.waiting.items()))
        before = table.can_take_back(seat)
        if before is not None:
            yield texts.refusal(before)
        entries = table.answer(seat, decision.number, random_answer(decision, chance, texts))
        yield from told(entries, seats, texts)
        yield from shown(table, seats, texts)
    assert table.result is not None
    yield why_over(texts, table.result)


def possible(game: str, seats: int) -> dict[str, Any]:
    """Settings with which so many can play: the defaults, or else those with another choice."""
    spec = load_game(game)
    others = [{option.id: choice} for option in spec.options for choice in option.choices]
    fitting = (given for given in ({}, *others) if not spec.refuses(seats, spec.resolve_options(given), ()))
    return next(fitting)


def shown(table: Table, seats: int, texts: Texts) -> Iterator[str]:
    """The head of the table and the sheets of every seat, as it sees them itself and as all do."""
    live: Any = SimpleNamespace(game=table, texts=texts, row=SimpleNamespace(game=table.game))
    yield headline(live)
    for seat in range(seats):
        yield sheet(live, "hand", seat, seat)
        yield sheet(live, "captain", seat, seat)
        yield sheet(live, "captain", seat, None)
    for frame in table.view(None)["stack"]:
        yield texts.say(f"step-{frame['step']}")


def told(entries: list[Entry], seats: int, texts: Texts) -> Iterator[str]:
    for entry in entries:
        for reader in (None, *range(seats)):
            if (read := entry.read(reader)) is not None:
                yield texts.entry(read)


def asked(decision: Decision, seats: int, texts: Texts) -> Iterator[str]:
    for reader in (None, *range(seats)):
        yield texts.prompt(decision, reader)
    for option in decision.options:
        label = texts.option(option)
        assert len(label) <= MOST_LABEL, label
        yield label


def random_answer(decision: Decision, chance: random.Random, texts: Texts) -> list[str]:
    """A random answer that is accepted; every refusal on the way has its sentence."""
    for _ in range(5):
        if decision.range:
            picks = [str(chance.randint(decision.range.low, decision.range.high))]
        else:
            most = min(decision.most, len(decision.options))
            picks = [
                option.id for option in chance.sample(decision.options, chance.randint(decision.least, most))
            ]
        refusal = decision.why_not(picks)
        if refusal is None:
            return picks
        assert not texts.refusal(refusal).startswith("why-")
    return decision.default


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_module_gives_another_sense_to_a_text(language: str) -> None:
    """The texts of all modules are there at every table, so none may change what another file says."""
    said: dict[str, str] = {}
    for home in (Path(data.locale.__file__).parent, *module_locales()):
        for path in sorted((home / language).glob("*.ftl")):
            for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
                if isinstance(entry, ast.Message) and entry.value is not None:
                    text = FluentSerializer().serialize_entry(entry)
                    assert said.setdefault(entry.id.name, text) == text, (entry.id.name, path.name)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_repaired_is_asked_about_and_told(game: str, language: str) -> None:
    texts = everything(language).with_players(PLAYERS)
    texts._library.told.clear()
    spec = load_game(game)
    names = {name for module in spec.module_sets() for name in spec.rules(module).repairs}
    with capture_logs() as complaints:
        for modules in (max(spec.module_sets(), key=len), ()):
            names -= repaired(game, modules, names, texts)
    assert complaints == []
    assert names == set()


def repaired(game: str, modules: tuple[str, ...], names: set[str], texts: Texts) -> set[str]:
    """Which of these repairs a random game has seen; each is asked about and told."""
    chance, seen, refusals = random.Random(game), set[str](), list[str]()
    table = Table.new(game, seats=4, options=possible(game, 4), modules=modules, seed="repairs")
    while table.waiting:
        for name in sorted(names - seen):
            picks = [f"repair:{name}"]
            try:
                while (asked := table.mending.asked(picks)) is not None:
                    said = [texts.prompt(asked), *map(texts.option, asked.options)]
                    assert not [one for one in said if re.match(r"(ask|option|phrase)-", one)], said
                    picks.append(random_answer(asked, chance, texts)[0])
                before = len(table.entries())
                table.mending.repair(picks, moderator="Calico")
            except AnswerError as refused:
                refusals.append(texts.refusal(refused.refusal))
                continue
            lines = [texts.entry(line) for seat in (None, 0) for line in table.log(seat)[-2:]]
            assert not [line for line in lines if re.match(r"log-", line)], lines
            assert len(table.entries()) > before
            seen.add(name)
        assert not [one for one in refusals if one.startswith("why-")]
        seat, decision = chance.choice(sorted(table.waiting.items()))
        table.answer(seat, decision.number, random_answer(decision, chance, texts))
    return seen
