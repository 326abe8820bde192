"""A broken pack is refused in one sentence with file, line, card and reason; a sound one lies over the base.

The first line of each file in `broken/` says what is wrong with it: line, card (or -), reason.
"""

import shutil
from pathlib import Path

import pytest
import yaml

from data.content import ContentError, marauders_content
from data.content.source import read_source
from data.quick_yaml import QUICK

BROKEN = sorted((Path(__file__).parent / "broken").glob("*.yaml"))


def write(folder: Path, text: str) -> Path:
    file = folder / "cards.yaml"
    file.write_text(text, encoding="utf-8")
    return file


@pytest.mark.parametrize("broken", BROKEN, ids=lambda path: path.stem)
def test_a_broken_pack_says_file_line_card_and_reason(tmp_path: Path, broken: Path) -> None:
    file = Path(shutil.copy(broken, tmp_path))
    line, card, why = file.read_text(encoding="utf-8").partition("\n")[0].lstrip("# ").split(" | ")
    with pytest.raises(ContentError) as refusal:
        marauders_content(tmp_path)
    error = refusal.value
    assert (error.file, error.line, error.card or "-") == (file, int(line), card)
    assert why in error.reason
    sentence = str(error)
    assert sentence.startswith(f"{file} line {line}" + (f", card {card}: " if error.card else ": "))
    assert sentence.endswith(".")
    assert "\n" not in sentence


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("deck: zone\nremove: [nassau]\ncards: []\n", "may change zones but not remove one"),
        ("deck: weapon\nremove: [grapeshot]\ncards: []\n", "has 8 pieces and must have 12"),
        ("deck: mission\nremove: [%s]\ncards: []\n", "has 0 cards and needs at least 2"),
    ],
)
def test_a_pack_that_leaves_too_little_is_refused(tmp_path: Path, text: str, why: str) -> None:
    write(tmp_path, text.replace("%s", ", ".join(marauders_content().missions)))
    with pytest.raises(ContentError, match=why):
        marauders_content(tmp_path)


def test_a_folder_that_is_none_or_empty_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="is not a folder"):
        marauders_content(tmp_path / "nowhere")
    with pytest.raises(ContentError, match=r"holds no \.yaml file"):
        marauders_content(tmp_path)


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "cards.yaml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(ContentError, match="cannot be read"):
        marauders_content(tmp_path)


def test_a_pack_replaces_adds_and_removes_cards(tmp_path: Path) -> None:
    write(
        tmp_path,
        "deck: event\nremove: [yellow_fever]\ncards:\n"
        "  - {id: peace, origin: printed, effect: [{do: draw_events, cards: 1}]}\n"
        "  - {id: calm, copies: 2, effect: [{do: peace}]}\n",
    )
    base, own = marauders_content(), marauders_content(str(tmp_path))
    assert own.events["peace"].origin == "printed"
    assert own.events["peace"].icons == ()
    assert "yellow_fever" not in own.events
    assert {"calm.1", "calm.2"} <= set(own.pieces("event"))
    assert own.decks["event"].size == 35
    assert own.zones == base.zones
    assert "yellow_fever" in base.events
    assert own.locale == ()


def test_a_pack_brings_its_own_texts(tmp_path: Path) -> None:
    write(tmp_path, "deck: event\ncards: []\n")
    (tmp_path / "locale").mkdir()
    assert marauders_content(tmp_path).locale == (tmp_path / "locale",)


def test_what_is_no_yaml_is_told_in_the_same_words_on_every_machine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "broken.yaml").write_text("deck: [glory\ncards: []\n", encoding="utf-8")
    told: list[str] = []
    for kind in (QUICK, yaml.SafeLoader):
        monkeypatch.setattr("data.content.source.QUICK", kind)
        with pytest.raises(ContentError) as broken:
            read_source(tmp_path / "broken.yaml")
        told.append(str(broken.value))
    assert told[0] == told[1]
