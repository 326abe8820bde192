"""A sent pack taken apart: a zip of few, small, plainly named files; nothing is written to a disk here."""

from __future__ import annotations

import re
import stat
import struct
import zipfile
import zlib
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Final

from data.content.errors import ContentError

MOST_BYTES: Final = 8_000_000
"""Of the zip."""
MOST_UNPACKED: Final = 24_000_000
MOST_FILES: Final = 200
MOST_OF_TEXT: Final = 200_000
MOST_OF_PICTURE: Final = 3_000_000
MOST_PACKED: Final = 100
"""How many times smaller than its content a file may be packed."""
MOST_FAULTS: Final = 20
"""Of one pack that are told."""

_PART = "[a-z0-9][a-z0-9_-]{0,59}"
KINDS: Final = (
    (re.compile(r"pack\.toml", re.ASCII), MOST_OF_TEXT),
    (re.compile(rf"(?:{_PART}/)?{_PART}\.yaml", re.ASCII), MOST_OF_TEXT),
    (re.compile(rf"locale/[A-Za-z-]{{2,12}}/{_PART}\.ftl", re.ASCII), MOST_OF_TEXT),
    (re.compile(rf"art/(?:portraits|scenes)/{_PART}\.(?:png|webp|jpe?g)", re.ASCII), MOST_OF_PICTURE),
)
"""The files that a pack may have, and how large each may be."""
_RESERVED = re.compile(r"(?:con|prn|aux|nul|com\d|lpt\d)", re.ASCII)
"""Names that are devices on some machines."""
_BROKEN = (
    zipfile.BadZipFile, NotImplementedError, RuntimeError, zlib.error, EOFError, OSError, ValueError,
    OverflowError, struct.error, LookupError,
)  # fmt: skip


class Unpacked:
    """The files of a sent pack by their names, and what is wrong with them as a zip."""

    def __init__(self) -> None:
        self.files: dict[str, bytes] = {}
        self.faults: list[ContentError] = []

    def wrong(self, file: str, why: str) -> None:
        """Note a fault of a file; its name is shown as what can be printed."""
        shown = "".join(one if one.isascii() and one.isprintable() else "?" for one in file[:80])
        self.faults.append(ContentError(Path(shown or "?"), None, None, why))


def unpack(sent: bytes) -> Unpacked:
    """The files of a zip, as far as they may be in a pack. It never raises, whatever was sent, and holds no
    more than `MOST_UNPACKED` bytes.
    """
    found = Unpacked()
    if len(sent) > MOST_BYTES:
        found.wrong("pack", f"it is larger than {MOST_BYTES // 1_000_000} MB; send fewer or smaller pictures")
        return found
    try:
        with zipfile.ZipFile(BytesIO(sent)) as packed:
            _take(packed, found)
    except _BROKEN:
        found.wrong("pack", "it is no zip that can be read; pack the folder anew")
    return found


def _take(packed: zipfile.ZipFile, found: Unpacked) -> None:
    entries = packed.infolist()
    if len(entries) > MOST_FILES:
        found.wrong("pack", f"it has {len(entries)} files; a pack has at most {MOST_FILES}")
        return
    if sum(entry.file_size for entry in entries) > MOST_UNPACKED:
        found.wrong("pack", f"unpacked it is larger than {MOST_UNPACKED // 1_000_000} MB")
        return
    room = MOST_UNPACKED
    for entry in _plain(entries, found):
        most = min(_most(entry.filename), room)
        try:
            with packed.open(entry) as file:
                # What the zip says of a file's size may be a lie.
                content = file.read(most + 1)
        except _BROKEN:
            found.wrong(entry.filename, "it is damaged; pack the folder anew")
            continue
        if len(content) > most:
            found.wrong(entry.filename, f"it is larger than {most} bytes")
            continue
        room -= len(content)
        found.files[entry.filename] = content


def _plain(entries: list[zipfile.ZipInfo], found: Unpacked) -> Iterator[zipfile.ZipInfo]:
    """The entries that are what they seem to be."""
    seen: set[str] = set()
    for entry in entries:
        name = entry.filename
        if entry.is_dir() and not entry.file_size:
            continue
        if why := _why_not(entry):
            found.wrong(entry.orig_filename, why)
        elif name.lower() in seen:
            found.wrong(name, "there are two files of this name, which are one on some machines; keep one")
        else:
            seen.add(name.lower())
            yield entry


def _why_not(entry: zipfile.ZipInfo) -> str:
    name, kind = entry.filename, stat.S_IFMT(entry.external_attr >> 16)
    if kind not in (0, stat.S_IFREG):
        return "it is a link or no file at all; pack the file itself"
    most = _most(name)
    if not most or entry.orig_filename != name or any(map(_RESERVED.fullmatch, re.split(r"[/.]", name))):
        return (
            "its name or place is none in a pack; there are pack.toml, <name>.yaml, <game>/<name>.yaml, "
            "locale/<language>/<name>.ftl, art/portraits/<card>.png and art/scenes/<card>.png"
        )
    if entry.flag_bits & 1:
        return "it is encrypted; pack it without a password"
    if entry.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        return "it is packed in an unusual way; pack it as a usual zip"
    if entry.file_size > most:
        return f"it is larger than {most} bytes"
    if entry.file_size > 10_000 and entry.file_size > MOST_PACKED * max(1, entry.compress_size):
        return f"it is packed more than {MOST_PACKED} times smaller than it is"
    return ""


def _most(name: str) -> int:
    """How large a file of this name may be; 0: a pack has none such."""
    return next((most for kind, most in KINDS if kind.fullmatch(name)), 0)
