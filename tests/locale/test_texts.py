"""Texts: how messages are found, filled and fallen back on."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest
from fluent.syntax import FluentParser, ast
from structlog.testing import capture_logs

import data
from data.locale import Texts, TextsError, languages
from data.locale.entries import cut

ENGLISH = """
name-rum = Rum
name-sugar = Sugar
name-havana = Havana
text-rum = Sold where sailors are thirsty.
log-plain = The wind turns.
log-sold = { $seat } sells { $cards } in { $port } for { $gold ->
    [one] one coin
   *[other] { $gold } coins
}.
log-goods-sold-own = You sell { $cards }.
log-goods-sold = { $seat } sells something.
log-met = { $seat } meets { $other }.
log-won = { $winners } won, { $losers } lost.
log-rolled = { $dice }, { $dice_count ->
    [one] one die
   *[other] { $dice_count } dice
}
log-ship = { $ship_id ->
    [havana] a town
   *[other] a ship
} called { $ship }
log-took = took { $pieces }
log-either = takes { $pieces_or }
log-flag = { $flag } { $none }
name-skiff_3 = Skiff (3 coins)
counted-skiff = { $count } Skiffs
log-looted = { $ships_plain }
log-turned = { $ship_marks ->
    [none] { $ship_plain }
   *[other] { $ship_plain }, { $ship_marks }
}
log-promised = { $print_short }… of { $print_count }
ask-move = Where does { $seat } sail?
ask-cards-pick = { $seat } picks.
ask-cards-pick-own = Pick from { $cards }.
option-move = Sail to { $zone }
option-cards-drop = Drop it
log-thrown = { $faces }{ $because }
log-known = { $why_glory }; { $shown }
glory-sale = a good sale
phrase-raid-card = { $card } for { $gold }
face-6 = ☠
source-ability = the captain
source-ability-sums = the purser
why-not-offered = That is not on offer, { $seat }.
"""
GERMAN = """
name-rum = Rum (der)
log-plain = Der Wind dreht sich.
log-took = nahm { $pieces }
log-rolled = { $dice }
"""


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    for language, text in {"en": ENGLISH, "de": GERMAN}.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / "game.ftl").write_text(text, encoding="utf-8")
    return tmp_path


@pytest.fixture
def texts(pack: Path) -> Texts:
    return Texts("en", extra=[pack]).with_players(["Anne", "Jack", "Mary"])


class Option(NamedTuple):
    label: str
    args: dict[str, Any] = {}


class Refusal(NamedTuple):
    key: str
    args: dict[str, Any] = {}


class Decision(NamedTuple):
    seat: int = 1
    kind: str = "cards.pick"
    args: dict[str, Any] = {}
    private_args: dict[str, Any] = {}
    secret: bool = False
    hidden: bool = False

    def public(self) -> dict[str, Any]:
        if self.hidden:
            return {}
        if self.secret:
            return {"seat": self.seat}
        return {"seat": self.seat, "kind": self.kind, "args": self.args}


def test_ids_seats_numbers_and_lists_are_written_for_players(texts: Texts) -> None:
    said = texts.say("log-sold", seat=0, cards=["rum.1", "sugar", "rum.2"], port="havana", gold=1200)
    assert said == "Anne sells Sugar and 2 Rum in Havana for 1,200 coins."


def test_selectors_see_numbers(texts: Texts) -> None:
    assert texts.say("log-sold", seat=0, cards=["rum"], port="havana", gold=1) == (
        "Anne sells Rum in Havana for one coin."
    )
    assert texts.say("log-rolled", dice=[5]) == "5, one die"
    assert texts.say("log-rolled", dice=[5, 1, 5]) == "5, 1 and 5, 3 dice"


def test_selectors_may_ask_for_the_id_of_what_has_a_name(texts: Texts) -> None:
    assert texts.say("log-ship", ship="havana") == "a town called Havana"
    assert texts.say("log-ship", ship="unnamed") == "a ship called unnamed"


def test_a_long_text_may_be_told_by_its_beginning(texts: Texts) -> None:
    assert texts.say("log-promised", print="0123456789abcdef") == "0123456789ab… of 16"


def test_texts_tell_in_which_file_they_stand(texts: Texts) -> None:
    assert texts.file("rules-fair") == "rules"
    assert texts.file("log-promised") == "game"
    assert texts.file("no-such-text") == ""


def test_seats_without_a_known_player_are_numbered_from_one(texts: Texts, pack: Path) -> None:
    assert texts.say("log-met", seat=2, other=3) == "Mary meets Seat 4."
    assert texts.say("log-met", seat=2, other=-1) == "Mary meets Seat 0."
    assert texts.say("log-met", seat=2, other=None) == "Mary meets nobody."
    assert Texts("en", [pack]).say("log-met", seat=0, other=1) == "Seat 1 meets Seat 2."


def test_only_seat_lists_become_players(texts: Texts) -> None:
    assert texts.say("log-won", winners=[0, 2], losers=[1]) == "Anne and Mary won, 1 lost."
    assert texts.say("log-won", winners=(), losers=[]) == "nobody won, nothing lost."


def test_mappings_are_counted(texts: Texts) -> None:
    assert texts.say("log-took", pieces={"rum": 2, "sugar": 1, "havana": 0}) == "took Sugar and 2 Rum"


def test_a_list_may_be_a_choice(texts: Texts) -> None:
    assert texts.say("log-either", pieces=["rum", "sugar", "havana"]) == "takes Rum, Sugar or Havana"
    assert texts.say("log-either", pieces=["rum"]) == "takes Rum"


def test_truth_and_nothing_are_words_a_selector_can_ask_for(texts: Texts) -> None:
    assert texts.say("log-flag", flag=True, none=None) == "yes none"


def test_dice_lie_side_by_side_and_skulls_are_skulls(texts: Texts) -> None:
    assert texts.say("log-thrown", faces=[3, 6, 1, 6], because=[]) == "⚂ ☠ ⚀ ☠"
    assert texts.say("log-thrown", faces=[], because=[]) == "nothing"


def test_what_is_listened_to_has_words_for_signs(texts: Texts) -> None:
    heard = texts.screen_reader()
    assert heard.say("log-thrown", faces=[3, 6, 1], because=[]) == "3, skull, 1"
    assert heard.say("log-took", pieces={"rum": 2, "sugar": 1}) == "took Sugar and 2 Rum"
    assert texts.say("log-took", pieces={"rum": 2}) == "took 2 Rum"
    assert heard.with_players(["Anne"]).say("log-took", pieces={"rum": 2}) == "took 2 Rum"


def test_who_changed_a_figure_stands_in_brackets_once(texts: Texts) -> None:
    because = ["havana", "ability:aim", "ability:sums", "ability:luck", "zones"]
    assert texts.say("log-thrown", faces=[1], because=because) == "⚀ (Havana, the captain and the purser)"
    assert texts.say("log-thrown", faces=[1], because=["zones"]) == "⚀"


def test_a_message_may_name_another_by_an_argument_and_carry_phrases(texts: Texts) -> None:
    phrase = {"say": "raid.card", "card": "rum.2", "gold": 1200}
    assert texts.say("log-known", why="sale", shown=[phrase, "sugar"]) == (
        "a good sale; Rum for 1,200 and Sugar"
    )
    with capture_logs() as logs:
        assert texts.say("log-known", why="theft", shown=phrase) == "glory-theft; Rum for 1,200"
    assert [(log["event"], log["key"]) for log in logs] == [("text missing", "glory-theft")]


def test_no_invisible_marks_are_put_around_values(texts: Texts) -> None:
    assert texts.say("log-met", seat=0, other=1) == "Anne meets Jack."


def test_what_players_are_called_is_never_read_as_a_message(texts: Texts) -> None:
    odd = texts.with_players(["{ $other }", "rum"])
    assert odd.say("log-met", seat=0, other=1) == "{ $other } meets rum."


def test_with_players_leaves_the_first_texts_alone(texts: Texts) -> None:
    texts.with_players(["Edward"])
    assert texts.player(0) == "Anne"


def test_names_ignore_copy_numbers_and_are_made_readable_when_missing(texts: Texts) -> None:
    assert texts.name("rum") == texts.name("rum.12") == "Rum"
    assert texts.name("old_chart.2") == "Old Chart"
    assert texts.text("rum.3") == "Sold where sailors are thirsty."
    assert texts.text("sugar") == ""


def test_a_gist_stands_within_a_sentence() -> None:
    """ "You may hold 2 missions.." was why to keep a captain."""
    told = Texts("en").gist("frederico_da_silva_rumor_slots")
    assert told == "You may hold 2 rumors"
    assert Texts("en").gist("war").endswith(".")


def test_a_missing_message_is_its_key_and_is_reported_once(texts: Texts) -> None:
    with capture_logs() as logs:
        assert texts.say("log-unheard-of", seat=1) == "log-unheard-of"
        assert texts.say("log-unheard-of", seat=1) == "log-unheard-of"
    assert [(log["event"], log["key"], log["log_level"]) for log in logs] == [
        ("text missing", "log-unheard-of", "warning")
    ]
    assert not texts.has("log-unheard-of")
    assert texts.has("log-plain")


def test_a_missing_argument_leaves_the_sentence_readable_and_is_reported(texts: Texts) -> None:
    with capture_logs() as logs:
        assert texts.say("log-met", seat=0) == "Anne meets other."
    assert [log["event"] for log in logs] == ["text incomplete"]
    assert "other" in logs[0]["reason"]


@pytest.mark.parametrize(
    "odd", [object(), b"bytes", 1.5, "", [None, [1, 2]], {"rum": "x"}, {1: 2}, "x" * 9000]
)
def test_no_argument_whatever_makes_a_text_fail(texts: Texts, odd: object) -> None:
    for key in ("log-took", "log-sold", "log-ship"):
        assert texts.say(key, pieces=odd, seat=odd, cards=odd, port=odd, gold=odd, ship=odd)


def test_entries_have_their_own_sentence_for_the_seat_that_sees_more(texts: Texts) -> None:
    args = {"seat": 1, "cards": ["rum"]}
    assert texts.entry({"key": "goods.sold", "args": args, "own": False}) == "Jack sells something."
    assert texts.entry({"key": "goods.sold", "args": args, "own": True}) == "You sell Rum."
    assert texts.entry({"key": "plain", "args": {}, "own": True}) == "The wind turns."


def test_prompts_say_to_each_reader_what_it_may_know(texts: Texts) -> None:
    asked = Decision(private_args={"cards": ["rum"]})
    assert texts.prompt(asked, 1) == "Pick from Rum."
    assert texts.prompt(asked, 0) == texts.prompt(asked) == "Jack picks."
    assert texts.prompt(asked._replace(secret=True), 1) == "Pick from Rum."
    assert texts.prompt(asked._replace(secret=True)) == "Jack is making a secret decision."
    assert texts.prompt(asked._replace(hidden=True), 2) == "A captain is making a secret decision."
    assert texts.prompt({"seat": 0, "kind": "move", "args": {}}) == "Where does Anne sail?"


def test_labels_and_refusals(texts: Texts) -> None:
    assert texts.option(Option("move", {"zone": "havana"})) == "Sail to Havana"
    assert texts.option(Option("cards.drop")) == "Drop it"
    assert texts.option(Option("havana")) == "Havana"
    assert texts.refusal(Refusal("not-offered", {"seat": 2})) == "That is not on offer, Mary."


def test_what_a_language_does_not_say_is_said_in_english(pack: Path) -> None:
    german = Texts("de-AT", [pack])
    assert german.language == "de"
    assert german.say("log-plain") == "Der Wind dreht sich."
    assert german.say("log-took", pieces=["rum", "sugar"]) == "nahm Rum (der) und Sugar"
    assert german.say("log-rolled", dice=[1200]) == "1.200"
    assert german.say("log-met", seat=0, other=1) == "Platz 1 meets Platz 2."


def test_a_language_without_texts_is_english(pack: Path) -> None:
    assert Texts("tlh", [pack]).language == Texts("zh-CN").language == "en"
    assert languages(pack) == sorted({*languages(), "de"})


def test_a_pack_goes_before_the_projects_own_texts(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "mine.ftl").write_text("nobody = not a soul\nlog-who = { $seat }\n")
    assert Texts("en", [tmp_path]).say("log-who", seat=None) == "not a soul"
    assert Texts("en").say("nobody") == "nobody"


def test_a_later_pack_goes_before_an_earlier_one_in_every_language(tmp_path: Path) -> None:
    for name, language, text in (("a", "de", "A de"), ("a", "en", "A en"), ("b", "en", "B en")):
        (tmp_path / name / language).mkdir(parents=True)
        (tmp_path / name / language / "x.ftl").write_text(f"text-x = {text}\n")
    assert Texts("de", [tmp_path / "a"]).text("x") == "A de"
    assert Texts("de", [tmp_path / "a", tmp_path / "b"]).text("x") == "B en"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("good = yes\nbad = { $open\n", "line 2"),
        ("one = 1\nnot a message\ntwo = 2\n", "line 2"),
        ("twice = a\ntwice = b\n", "'twice'"),
        ("-term = a\n-term = b\n", "'-term'"),
        ("# A word before.\n  none of ours\none = 1\n", "line 2"),
        ("one = 1\nempty =\n    .aside = text\n", "line 2"),
    ],
)
def test_a_broken_file_is_refused_with_its_place(tmp_path: Path, text: str, told: str) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "broken.ftl").write_text(text)
    with pytest.raises(TextsError) as refused:
        Texts("en", [tmp_path])
    assert "broken.ftl" in str(refused.value)
    assert told in str(refused.value)


def test_a_file_that_is_not_text_and_a_folder_that_is_no_language_are_refused(tmp_path: Path) -> None:
    (tmp_path / "a" / "en").mkdir(parents=True)
    (tmp_path / "a" / "en" / "x.ftl").write_bytes(b"a = \xff\n")
    with pytest.raises(TextsError, match="UTF-8"):
        Texts("en", [tmp_path / "a"])
    (tmp_path / "b" / "klabauter").mkdir(parents=True)
    (tmp_path / "b" / "klabauter" / "x.ftl").write_text("a = b\n")
    with pytest.raises(TextsError, match="klabauter"):
        Texts("klabauter", [tmp_path / "b"])


def test_a_file_is_cut_into_what_it_says() -> None:
    """Nobody else looks whether our own files are sound: their messages are read one by one, when needed."""
    ours = sorted(Path(data.__path__[0]).rglob("*.ftl"))
    assert len(ours) > 100
    for path in ours:
        whole = FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body
        said = [entry for entry in whole if not isinstance(entry, ast.BaseComment)]
        entries = list(cut(path))
        assert len(entries) == len(said)
        for entry, meant in zip(entries, said, strict=True):
            assert entry.parsed().equals(meant, ignored_fields=["span", "comment"]), (path, entry.key)
            assert path.read_text(encoding="utf-8").splitlines()[entry.line - 1].startswith(entry.key)


def test_a_message_brings_what_it_refers_to(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    said = "sails = { -ship } to { port } with { $count ->\n    [one] { crew }\n   *[other] nobody\n}\n"
    (tmp_path / "en" / "more.ftl").write_text(
        f"{said}-ship = The {{ -name }}\n-name = Fancy\nport = Havana\ncrew = Ned\n"
    )
    assert Texts("en", [tmp_path]).say("sails", count=1) == "The Fancy to Havana with Ned"
    (tmp_path / "de").mkdir()
    (tmp_path / "de" / "more.ftl").write_text("sails = { port }\nport = Santiago\n")
    assert Texts("de", [tmp_path]).say("sails") == "Santiago"


def test_the_files_of_every_language_are_sound_and_complete_themselves() -> None:
    """Nothing in our own files refers to a message, term or function that is not there."""
    for language in languages():
        texts = Texts(language)
        for key in texts._library.sources:
            message = texts._library.message(key)
            assert message
            filled = (
                dict.fromkeys(message.variables, 1)
                if message.counting
                else dict.fromkeys(message.variables, "")
            )
            _, errors = message.format(filled)
            assert not errors, (language, key, errors)


def test_a_way_across_the_sea_is_heard_as_a_direction() -> None:
    way: Any = SimpleNamespace(label="sail", args={"zone": "havana", "border": "NE"})
    for language, direction in (("en", "north-east"), ("de", "Nordost")):
        assert direction in Texts(language).screen_reader().option(way)
        assert direction not in Texts(language).option(way)


@pytest.mark.parametrize(
    ("key", "args", "said"),
    [
        ("log-looted", {"ships": ["skiff_3.1", "rum", "skiff_3.2"]}, "Rum and 2 Skiffs"),
        ("log-looted", {"ships": ["rum", "a stranger (with a hat)"]}, "Rum and a stranger (with a hat)"),
        ("log-looted", {"ships": []}, "nothing"),
        ("log-turned", {"ship": "skiff_3.1"}, "Skiff, 3 coins"),
        ("log-turned", {"ship": "rum"}, "Rum"),
    ],
)
def test_cards_can_be_told_without_what_stands_in_brackets(
    pack: Path, key: str, args: dict[str, Any], said: str
) -> None:
    assert Texts("en", [pack]).say(key, **args) == said
