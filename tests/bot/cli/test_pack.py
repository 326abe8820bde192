"""`quartermaster pack`: a pack is checked in a process of its own, and unpacked if it is sound."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.cli import invoke
from data.content import marauders_content
from tests.content.sent import sound, zipped


def test_a_sound_pack_is_told_of_and_unpacked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, folder = tmp_path / "quiet.zip", tmp_path / "quiet"
    file.write_bytes(zipped(sound()))
    assert invoke(["pack", str(file), "--into", str(folder)]) == 0
    told = capsys.readouterr().out
    assert "Quiet Seas, by Anne (CC0)" in told
    assert "event: 1 cards" in told
    assert marauders_content(folder).events["quiet_seas"].copies == 2
    assert invoke(["pack", str(file), "--into", str(folder)]) == 2


def test_a_pack_with_a_wrong_card_names_file_line_and_card(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files, file = sound(), tmp_path / "wrong.zip"
    files["marauders/events.yaml"] = b"deck: event\ncards:\n  - {id: quiet_seas, effect: [{do: run}]}\n"
    file.write_bytes(zipped(files))
    assert invoke(["pack", str(file), "--into", str(tmp_path / "out")]) == 1
    assert capsys.readouterr().err.startswith("marauders/events.yaml line 3, card quiet_seas: ")
    assert not (tmp_path / "out").exists()


def test_a_hostile_pack_is_refused_before_its_cards_are_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "hostile.zip"
    file.write_bytes(zipped({**sound(), "../../outside.yaml": b"deck: event\ncards: []\n"}))
    assert invoke(["pack", str(file), "--into", str(tmp_path / "out")]) == 1
    assert "../../outside.yaml: its name or place is none in a pack" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == [file]
