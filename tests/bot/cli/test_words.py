"""`quartermaster words`: a translator's way from the texts to a table that speaks his language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.cli import invoke
from bot.content import prepare_content
from bot.settings import read_settings
from data.locale import Texts, languages
from engine.games import use_pack


def translate(file: Path, key: str, text: str) -> None:
    """Type a translation beside a text, as an editor saves it."""
    before = file.read_text(encoding="utf-8")
    entry = re.compile(rf'(msgctxt "{key}"\nmsgid (?:".*"\n)+)msgstr ""')
    after, count = entry.subn(lambda found: f'{found[1]}msgstr "{text}"', before)
    assert count == 1
    file.write_text(after, encoding="utf-8")


def test_what_is_translated_is_played_at_once_and_wins_over_modules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file, pack = tmp_path / "it.po", tmp_path / "italian"
    assert invoke(["words", "it", str(file)]) == 0
    assert " 0 translated" in capsys.readouterr().out
    translate(file, "name-sugar", "Zucchero")
    translate(file, "name-cutthroat", "Tagliagole")
    assert invoke(["words", "it", str(file), "--pack", str(pack)]) == 0
    assert "2 texts; 0 cannot be used" in capsys.readouterr().out.replace("\n", " ")
    monkeypatch.setenv("CONTENT_PACK", str(pack))
    settings = read_settings()
    try:
        prepare_content(settings)
        assert "it" in languages(*settings.text_folders)
        italian = Texts("it", settings.text_folders)
        assert (italian.name("sugar"), italian.name("cutthroat")) == ("Zucchero", "Tagliagole")
        assert italian.name("rum") == "Rum"
    finally:
        use_pack(None)
    # Once more, while the pack is in use: nothing of it is lost.
    translate(file, "name-rum", "Rum bianco")
    assert invoke(["words", "it", str(file), "--pack", str(pack)]) == 0
    written = (pack / "locale" / "it" / "translated.ftl").read_text(encoding="utf-8")
    assert all(word in written for word in ("Zucchero", "Tagliagole", "Rum bianco"))
    assert invoke(["words", "it", str(file)]) == 0
    assert " 3 translated" in capsys.readouterr().out.replace("\n", " ")


def test_a_text_that_cannot_be_used_is_named_and_the_status_tells(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, pack = tmp_path / "it.po", tmp_path / "italian"
    assert invoke(["words", "it", str(file)]) == 0
    translate(file, "name-sugar", "Zucchero { $grams }")
    translate(file, "name-rum", "Rum")
    capsys.readouterr()
    assert invoke(["words", "it", str(file), "--pack", str(pack)]) == 1
    said = capsys.readouterr().out
    line = file.read_text(encoding="utf-8").splitlines().index('msgctxt "name-sugar"') + 2
    assert f"line {line}, name-sugar: There is no {{ $grams }}" in said


def test_a_pack_that_says_so_itself_is_not_written_twice(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, home = tmp_path / "it.po", tmp_path / "pack" / "locale" / "it"
    home.mkdir(parents=True)
    (home / "own.ftl").write_text("name-sugar = Zucchero mio\n", encoding="utf-8")
    assert invoke(["words", "it", str(file)]) == 0
    translate(file, "name-sugar", "Zucchero")
    assert invoke(["words", "it", str(file), "--pack", str(tmp_path / "pack")]) == 2
    assert "name-sugar already" in capsys.readouterr().err
    assert [path.name for path in home.iterdir()] == ["own.ftl"]


@pytest.mark.parametrize(
    ("language", "text", "why"),
    [
        ("pirate-talk", None, "named after a language"),
        ("it", b"\xff\xfe\x00", "no sound .po file"),
        ("it", b"What I have to buy: sugar.\n", "no sound .po file"),
        ("it", b'msgid "Sugar"\nmsgstr "Zucchero"\n', "none of our texts"),
    ],
)
def test_what_is_no_language_or_no_catalog_is_refused_in_a_line(
    language: str, text: bytes | None, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "it.po"
    if text is not None:
        file.write_bytes(text)
    assert invoke(["words", language, str(file)]) == 2
    said = capsys.readouterr().err
    assert why in said
    assert len(said.strip().splitlines()) == 1
    assert text is None or file.read_bytes() == text


def test_a_catalog_of_another_language_is_not_taken_for_this_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, pack = tmp_path / "it.po", tmp_path / "pack"
    assert invoke(["words", "it", str(file)]) == 0
    translate(file, "name-sugar", "Zucchero")
    before = file.read_bytes()
    for more in ([], ["--pack", str(pack)]):
        assert invoke(["words", "fr", str(file), *more]) == 2
        assert "says that it is Italian" in capsys.readouterr().err
    assert file.read_bytes() == before
    assert not pack.exists()
    unsaid = before.decode().replace("Language: it", "Language: ")
    assert unsaid.encode() != before
    file.write_text(unsaid, encoding="utf-8")
    assert invoke(["words", "it", str(file), "--pack", str(pack)]) == 0, "some editors say nothing"


def test_what_an_editor_counts_is_no_text_of_ours(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "it.po"
    file.write_text(
        'msgctxt "name-sugar"\nmsgid "Sugar"\nmsgid_plural "Sugars"\n'
        'msgstr[0] "Zucchero"\nmsgstr[1] "Zuccheri"\n',
        encoding="utf-8",
    )
    assert invoke(["words", "it", str(file)]) == 0
    assert " 0 translated, 0 to be looked at again" in capsys.readouterr().out.replace("\n", " ")
    assert "Zucchero" not in file.read_text(encoding="utf-8")
