"""All texts as a catalog for translators, and what they write as texts of the game."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from babel.messages import Catalog
from babel.messages.pofile import read_po, write_po

from data.content.modules import module_locales
from data.locale import Texts, TextsError
from data.locale.catalog import catalog_of, fluent_of

ENGLISH = """\
### How a ship greets another.

greet-ship = Ahoy, { $ship }!
greet-crew = { $count ->
    [one] 1 sailor
   *[other] { $count } sailors
} of { $ship } wave at { greet-ship }
# On a button.
greet-none = *Silence* at 100 %
"""


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A folder of texts that a pack brings, in English alone."""
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "greetings.ftl").write_text(ENGLISH, encoding="utf-8")
    return tmp_path


def carried(catalog: Catalog) -> Catalog:
    """A catalog through a file and back."""
    told = io.BytesIO()
    write_po(told, catalog, width=0)
    return read_po(io.BytesIO(told.getvalue()), locale=catalog.locale)


def translated(pack: Path, **texts: str) -> Catalog:
    """A French catalog in which these texts are translated."""
    catalog = catalog_of("fr", (pack,))
    for message in catalog:
        if message.context and (said := texts.get(message.context.removeprefix("greet-"))):
            message.string = said
    return carried(catalog)


def test_the_catalog_has_every_text_with_its_key_its_file_and_what_is_said_about_it(pack: Path) -> None:
    catalog = carried(catalog_of("fr", (pack, *module_locales())))
    ours = {message.context: message for message in catalog if message.context}
    english = Texts("en", (pack, *module_locales()))
    assert ours.keys() == set(english.keys(""))
    none = ours["greet-none"]
    assert (none.id, none.string) == ("*Silence* at 100 %", "")
    assert none.locations == [("greetings", None)]
    assert none.auto_comments == ["How a ship greets another.", "On a button."]
    assert not none.flags
    assert str(ours["greet-crew"].id).splitlines()[1] == "    [one] 1 sailor"


def test_what_german_says_comes_back_as_it_was() -> None:
    catalog = carried(catalog_of("de", module_locales()))
    missing = [message.context for message in catalog if message.context and not message.string]
    assert missing
    assert all(key.startswith("form-") for key in missing)
    assert fluent_of(catalog, "de", module_locales()) == ({}, [])


def test_a_translation_is_said_and_what_it_takes_in_is_english_until_then(pack: Path, tmp_path: Path) -> None:
    crew = "{ greet-ship } : { $count ->\n    [one] un marin\n   *[other] { $count } marins\n} de { $ship }"
    told, faults = fluent_of(translated(pack, crew=crew, none="*Silence* à 100 %"), "fr", (pack,))
    assert faults == []
    assert told.keys() == {"greet-crew", "greet-none"}
    own = tmp_path / "own"
    (own / "fr").mkdir(parents=True)
    (own / "fr" / "translated.ftl").write_text("".join(told.values()), encoding="utf-8")
    french = Texts("fr", (pack, own))
    assert french.language == "fr"
    assert french.say("greet-none") == "*Silence* à 100 %"
    assert french.say("greet-crew", count=2, ship="Rose") == "Ahoy, Rose! : 2 marins de Rose"
    assert french.say("greet-ship", ship="Rose") == "Ahoy, Rose!"


@pytest.mark.parametrize(
    ("key", "text", "why"),
    [
        ("ship", "Ohé !", "{ $ship } of the English text is missing"),
        ("ship", "Ohé, { $ship } et { $mate } !", "There is no { $mate }"),
        ("ship", "Ohé, { $ship !", "It cannot be read"),
        ("ship", "Ohé, { $ship }\n.titre = Rose", "begins with a dot"),
        ("ship", "Ohé, { $ship } { greet-nobody }", "It takes in { greet-nobody }"),
        ("ship", "Ohé, { $ship } { -brand }", "It takes in { -brand }"),
        ("ship", "Ohé, { SHOUT($ship) }", "There is no SHOUT()"),
        ("none", "Rien\n}\nlog-turn = autre", "It cannot be read"),
    ],
)
def test_what_cannot_be_used_is_named_with_its_line(pack: Path, key: str, text: str, why: str) -> None:
    told, (fault,) = fluent_of(translated(pack, **{key: text, "crew": ""}), "fr", (pack,))
    assert told == {}
    assert fault.key == f"greet-{key}"
    assert why in fault.reason
    assert fault.line > 1


def test_a_sound_text_is_used_beside_one_that_is_not(pack: Path) -> None:
    told, faults = fluent_of(translated(pack, ship="Ohé !", none="Silence"), "fr", (pack,))
    assert told == {"greet-none": "greet-none = Silence\n"}
    assert [fault.key for fault in faults] == ["greet-ship"]


def test_what_was_translated_stays_and_a_changed_english_text_is_looked_at_again(pack: Path) -> None:
    before = translated(pack, ship="Ohé, { $ship } !", none="Silence")
    file = pack / "en" / "greetings.ftl"
    newer = pack.parent / "newer"
    (newer / "en").mkdir(parents=True)
    (newer / "en" / "greetings.ftl").write_text(
        file.read_text(encoding="utf-8").replace("*Silence* at 100 %", "*Silence*"), encoding="utf-8"
    )
    for _ in range(2):
        before = carried(catalog_of("fr", (newer,), before))
        ours = {message.context: message for message in before}
        assert (ours["greet-ship"].string, ours["greet-ship"].fuzzy) == ("Ohé, { $ship } !", False)
        none = ours["greet-none"]
        assert (none.id, none.string, none.fuzzy) == ("*Silence*", "Silence", True)
        assert none.auto_comments[-1] == "Before: *Silence* at 100 %"
    told, faults = fluent_of(before, "fr", (newer,))
    assert (set(told), faults) == ({"greet-ship"}, [])


def test_a_catalog_of_another_version_says_so(pack: Path) -> None:
    catalog = catalog_of("fr", (pack,))
    catalog.add("Gone", "Parti", context="greet-gone")
    catalog.add("Silence", "Silence", context="greet-none")
    _, faults = fluent_of(carried(catalog), "fr", (pack,))
    assert [(fault.key, "another version" in fault.reason) for fault in faults] == [
        ("greet-gone", True),
        ("greet-none", True),
    ]


def test_a_language_that_is_none_is_refused() -> None:
    with pytest.raises(TextsError, match="pt-BR"):
        catalog_of("pirate-talk")


@pytest.mark.parametrize(
    ("texts", "reason"),
    [
        ({"none": "{ greet-none }!"}, "takes in itself"),
        ({"none": "{ greet-none.title }"}, "{ greet-none.title }, which no text has"),
        ({"none": '{ NUMBER("x") }'}, "NUMBER() takes one number"),
        ({"ship": "{ NUMBER($ship, style: 1) }"}, "NUMBER() takes one number"),
        ({"none": "a\x1bb"}, "control character"),
        ({"none": "{ " * 400 + '"x"' + " }" * 400}, "too deep"),
    ],
)
def test_what_would_be_no_sentence_once_it_is_said_is_refused(
    pack: Path, texts: dict[str, str], reason: str
) -> None:
    told, faults = fluent_of(translated(pack, **texts), "fr", (pack,))
    assert reason in " ".join(fault.reason for fault in faults)
    assert told == {}


def test_two_texts_that_take_each_other_in_are_both_refused(pack: Path) -> None:
    told, faults = fluent_of(
        translated(pack, ship="{ greet-crew }", crew="{ $count } { greet-ship }"), "fr", (pack,)
    )
    assert {fault.key for fault in faults} == {"greet-ship", "greet-crew"}
    assert told == {}
