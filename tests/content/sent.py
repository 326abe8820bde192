"""Packs as somebody may send them: a sound one, and ways to spoil it."""

from __future__ import annotations

import zipfile
from io import BytesIO
from random import Random

from PIL import Image

ABOUT = b'name = "Quiet Seas"\ncreator = "Anne"\nlicence = "CC0"\n'
CARDS = (
    b"deck: event\ncards:\n  - id: quiet_seas\n    copies: 2\n    effect:\n      - {do: return_merchants}\n"
)
TEXTS = b"name-quiet_seas = Quiet Seas\ntext-quiet_seas = All merchants return.\n"


def picture(wide: int = 400, high: int = 250, kind: str = "PNG") -> bytes:
    """A picture of one colour."""
    made = BytesIO()
    Image.new("RGB", (wide, high), "navy").save(made, kind)
    return made.getvalue()


def sound() -> dict[str, bytes]:
    """The files of the pack of the documents, and a picture."""
    return {
        "pack.toml": ABOUT,
        "marauders/events.yaml": CARDS,
        "locale/en/quiet.ftl": TEXTS,
        "art/scenes/quiet_seas.png": picture(),
    }


def zipped(files: dict[str, bytes] | list[tuple[str | zipfile.ZipInfo, bytes]]) -> bytes:
    """These files as a zip."""
    made = BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, content in files.items() if isinstance(files, dict) else files:
            packed.writestr(name, content)
    return made.getvalue()


STRANGE = (
    b"&a [*a]", b"!!python/object:os.system", b"2024-13-45", b"\x00", b"[" * 40, b"{" * 40, b"\xff\xfe",
    b"9" * 300, b"? [a]\n: b\n",
    "\u202e".encode(), b"{ $x }", b"@everyone", b"<<: *b", b"- \t:", b".inf", b"~",
    b"!!binary =", b"0o9", b"1:99:99", b"\xed\xa0\x80", b"{-term}", b"../../", b"---\n...\n---\n",
)  # fmt: skip


def spoiled(lots: Random) -> bytes:
    """The sound pack with something wrong: bytes of its zip, or of a file before it was packed."""
    files = sound()
    if lots.random() < 0.6:
        name = lots.choice(sorted(files))
        files[name] = bitten(lots, files[name])
        return zipped(files)
    return bitten(lots, zipped(files))


def bitten(lots: Random, content: bytes) -> bytes:
    """Some bytes changed, cut out, doubled or put in."""
    made = bytearray(content)
    for _ in range(lots.randint(1, 6)):
        at, until = sorted(lots.randrange(len(made) + 1) for _ in range(2))
        match lots.randrange(5):
            case 0:
                made[at : at + 1] = lots.randbytes(1)
            case 1 if until - at < len(made):
                del made[at:until]
            case 2:
                made[at:at] = made[at:until]
            case 3:
                made[at:at] = lots.choice(STRANGE)
            case _:
                made[at : at + 4] = lots.choice((b"\xff\xff\xff\xff", b"\0\0\0\0", b"\xff\xff\xff\x7f"))
    return bytes(made)
