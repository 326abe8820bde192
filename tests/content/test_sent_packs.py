"""A pack that somebody has sent is looked through before anything reads it, and does no harm."""

from __future__ import annotations

import stat
import zipfile
from io import BytesIO
from pathlib import Path
from random import Random

import pytest
from PIL import Image

from data.content import ContentError, marauders_content
from data.content.sent.looking import About, look
from data.content.sent.unpacking import MOST_BYTES, MOST_FILES, MOST_OF_TEXT, MOST_UNPACKED, unpack
from data.content.source import read_source
from tests.content.sent import ABOUT, CARDS, picture, sound, spoiled, zipped


def faults(sent: bytes) -> list[str]:
    """All that is told of a sent pack."""
    unpacked = unpack(sent)
    return [str(one) for one in (*unpacked.faults, *look(unpacked.files)[1])]


def with_file(name: str, content: bytes) -> list[str]:
    return faults(zipped({**sound(), name: content}))


def test_a_sound_pack_says_whose_it_is() -> None:
    unpacked = unpack(zipped(sound()))
    assert unpacked.faults == []
    assert unpacked.files == sound()
    assert look(unpacked.files) == (About("Quiet Seas", "Anne", "CC0"), [])


@pytest.mark.parametrize(
    "name",
    [
        "../events.yaml", "/etc/cron.yaml", "marauders/../../a.yaml", "marauders\\a.yaml", "C:/a.yaml",
        "a/b/c.yaml", "run.py", "con.yaml", "marauders/aux.yaml", ".hidden.yaml", "locale/en/x.yaml",
        "art/scenes/x.gif", "art/x.png", "êvents.yaml", "locale/en/a\u202e.ftl", f"{'a' * 200}.yaml",
        "b.yaml/c.yaml",
        "pack.TOML", "a.yaml ", "a.yaml.", "x:y.yaml", "locale/../x.ftl",
    ],
)  # fmt: skip
def test_a_name_that_leads_elsewhere_is_refused(name: str) -> None:
    assert any("its name or place is none in a pack" in told for told in with_file(name, CARDS))


def test_a_name_with_a_hidden_end_is_refused() -> None:
    sent = zipped({"pack.toml": ABOUT, "aaa.yaml_py": CARDS}).replace(b"aaa.yaml_py", b"aaa.yaml\0py")
    assert any("its name or place is none" in told or "damaged" in told for told in faults(sent))


@pytest.mark.parametrize("kind", [stat.S_IFLNK, stat.S_IFIFO, stat.S_IFCHR])
def test_a_link_or_a_device_is_refused(kind: int) -> None:
    entry = zipfile.ZipInfo("events.yaml")
    entry.external_attr = (kind | 0o777) << 16
    sent = zipped([("pack.toml", ABOUT), (entry, b"/etc/passwd")])
    assert "it is a link or no file at all" in faults(sent)[0]
    assert "events.yaml" not in unpack(sent).files


@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_the_same_name_twice_is_refused() -> None:
    told = faults(zipped([("pack.toml", ABOUT), ("a.yaml", CARDS), ("a.yaml", CARDS)]))
    assert told == ["a.yaml: there are two files of this name, which are one on some machines; keep one."]


def test_names_that_differ_in_case_alone_are_refused() -> None:
    texts = [("locale/en/a.ftl", b""), ("locale/EN/a.ftl", b"")]
    told = faults(zipped([("pack.toml", ABOUT), *texts]))
    assert "there are two files of this name" in told[0]


def test_a_pack_that_is_no_zip_is_refused() -> None:
    for sent in (b"", b"PK", b"deck: event", zipped(sound())[:-30]):
        assert "it is no zip that can be read" in faults(sent)[0]


def test_a_large_zip_is_not_opened() -> None:
    assert "it is larger than 8 MB" in faults(bytes(MOST_BYTES + 1))[0]


def test_many_files_are_not_opened() -> None:
    told = faults(zipped({f"f{number}.yaml": b"" for number in range(MOST_FILES + 1)}))
    assert f"it has {MOST_FILES + 1} files" in told[0]


def test_a_file_packed_a_thousand_times_smaller_is_refused() -> None:
    assert any("times smaller than it is" in told for told in with_file("b.yaml", b" " * (MOST_OF_TEXT - 1)))


def test_a_bomb_that_says_it_is_large_is_refused() -> None:
    sent = zipped({f"art/scenes/b{number}.png": bytes(2_900_000) for number in range(10)})
    assert f"unpacked it is larger than {MOST_UNPACKED // 1_000_000} MB" in faults(sent)[0]


def test_a_bomb_that_says_it_is_small_is_read_no_further_than_a_file_may_be() -> None:
    sent = zipped({"pack.toml": ABOUT, "b.yaml": bytes(50_000_000)})
    lied = sent.replace((50_000_000).to_bytes(4, "little"), (9_000).to_bytes(4, "little"))
    assert lied != sent
    unpacked = unpack(lied)
    assert "b.yaml" in str(unpacked.faults[0].file)
    assert "b.yaml" not in unpacked.files


def test_an_encrypted_file_is_refused() -> None:
    sent = bytearray(zipped({"pack.toml": ABOUT}))
    sent[sent.index(b"PK\x01\x02") + 8] |= 1
    assert "it is encrypted" in faults(bytes(sent))[0]


def test_another_way_of_packing_is_refused() -> None:
    made = BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_LZMA) as packed:
        packed.writestr("pack.toml", ABOUT)
    assert "it is packed in an unusual way" in faults(made.getvalue())[0]


@pytest.mark.parametrize(
    ("cards", "line", "why"),
    [
        (b"a: &a [1]\nb: *a\n", 1, "an anchor or alias"),
        (b"deck: event\ncards: !!python/object:x []\n", 2, "a tag"),
        (b"deck: event\ncards: " + b"[" * 30 + b"]" * 30, 2, "lists 10 deep"),
        (
            b"deck: event\ncards: [" + b",".join(b"%d" % n for n in range(20_001)) + b"]",
            2,
            "more than 20000 values",
        ),
        (b"deck: " + b"e" * 201, 1, "longer than 200"),
        ("deck: event # \u202eabc".encode(), 1, "the unseen sign U+202E"),
        (b"deck: event\x00", 1, "the unseen sign U+0000"),
        (b"deck: \xff", None, "no UTF-8 text"),
        (b"deck: [event\ncards: []\n", 2, "not valid YAML"),
    ],
)
def test_yaml_that_grows_or_hides_is_refused_with_its_line(cards: bytes, line: int | None, why: str) -> None:
    told = [one for one in with_file("b.yaml", cards) if one.startswith("b.yaml")]
    assert len(told) == 1
    assert why in told[0]
    assert line is None or told[0].startswith(f"b.yaml line {line}")


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ("name-a = Hi @everyone", "'@'"), ("name-a = <@1>", "'<'"), ("name-a = [x](y)", "'['"),
        ("name-a = see http://x", "'://'"), ("name-a = **loud**", "'*'"), ("name-a = `x`", "'`'"),
        ("text-a = { $gold }", "'{'"), ("text-a = { name-a }", "'{'"), ("text-a = {" * 50, "'{'"),
        ("text-a =\n    # head", "'#'"), (f"name-a = {'n' * 61}", "longer than 60"),
        ("text-a = " + "\n  ".join(["word " * 30] * 5), "longer than 500"),
        ("button-join = Leave", "begins with name-"), ("-term = x", "begins with name-"),
        ("text-a = \u200bx", "unseen sign U+200B"), ("text-a = \x1b[2J", "unseen sign U+001B"),
    ],
)  # fmt: skip
def test_a_text_that_is_more_than_words_is_refused(said: str, why: str) -> None:
    told = with_file("locale/en/b.ftl", f"{said}\n".encode())
    assert len(told) == 1
    assert told[0].startswith("locale/en/b.ftl line ")
    assert why in told[0]


def test_a_picture_of_another_kind_too_large_or_moving_is_refused() -> None:
    frames = BytesIO()
    first, *more = (Image.new("RGB", (400, 250), colour) for colour in ("red", "blue"))
    first.save(frames, "WEBP", save_all=True, append_images=more)
    wide = BytesIO()
    Image.effect_noise((4_100, 260), 50).save(wide, "PNG")
    for name, content, why in (
        ("art/scenes/peace.png", picture(kind="JPEG"), "no PNG picture"),
        ("art/scenes/peace.png", b"<svg/>", "no PNG picture"),
        ("art/scenes/peace.png", wide.getvalue(), "4100 by 260 pixels"),
        ("art/scenes/peace.png", picture(12_000, 7_500), "times smaller than it is"),
        ("art/scenes/peace.webp", frames.getvalue(), "it moves"),
        ("art/scenes/peace.jpg", b"GIF89a" + bytes(40), "no JPEG picture"),
    ):
        assert any(why in told for told in with_file(name, content)), why


@pytest.mark.parametrize(
    ("about", "why"),
    [
        (b'name = "A"\ncreator = "B"\n', "licence is to be"),
        (b'name = "A"\ncreator = ""\nlicence = "C"\n', "creator is to be"),
        (b'name = "@here"\ncreator = "B"\nlicence = "C"\n', "name has a sign"),
        (b'name = 1\ncreator = "B"\nlicence = "C"\n', "name is to be"),
        (b'code = "x"\n', "it says 'code'"),
        (b"name = ", "no TOML"),
        (b"a = " + b"[" * 5_000, "no TOML"),
    ],
)
def test_a_pack_names_its_creator_and_licence(about: bytes, why: str) -> None:
    assert why in with_file("pack.toml", about)[0]


def test_a_pack_without_its_own_words_is_refused() -> None:
    assert faults(zipped({"a.yaml": CARDS})) == [
        "pack.toml: it is missing; give it name, creator and licence."
    ]


def test_a_day_that_is_in_no_calendar_is_told_of(tmp_path: Path) -> None:
    file = tmp_path / "a.yaml"
    file.write_text("deck: event\ncards: [2024-13-45]\n", encoding="utf-8")
    with pytest.raises(ContentError, match="a value that is none"):
        read_source(file)


@pytest.mark.parametrize("part", range(4))
def test_spoiled_packs_are_refused_or_read_and_nothing_else(tmp_path: Path, part: int) -> None:
    lots, refused = Random(part), 0
    for number in range(500):
        unpacked = unpack(spoiled(lots))
        _, told = look(unpacked.files)
        assert sum(map(len, unpacked.files.values())) <= MOST_UNPACKED
        refused += bool(told or unpacked.faults)
        if told or unpacked.faults:
            continue
        folder = tmp_path / f"pack{number}"
        folder.mkdir()
        (folder / "events.yaml").write_bytes(unpacked.files.get("marauders/events.yaml", CARDS))
        try:
            marauders_content(folder)
        except ContentError:
            refused += 1
    assert 250 < refused <= 500
