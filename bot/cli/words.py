"""`quartermaster words LANGUAGE FILE.po`: all texts for a translator, and what he made of them."""

from __future__ import annotations

import io
import os
from pathlib import Path
from typing import Annotated

import typer
from babel import Locale
from babel.messages import Catalog
from babel.messages.pofile import PoFileError, read_po, write_po
from rich.console import Console

from bot.problems import Problem
from bot.settings import read_settings
from bot.version import version
from data.locale import TextsError
from data.locale.catalog import catalog_of, fluent_of
from data.locale.entries import cut
from data.locale.library import locale_of

WRITTEN = "translated.ftl"
"""What a translator says, in the folder of his language in a content pack."""
_BEGINS = "# Written by `quartermaster words`; change the translation and write it anew.\n\n"


def command(
    language: Annotated[str, typer.Argument(help="The language, like fr or pt-BR.")],
    file: Annotated[Path, typer.Argument(help="A gettext file (.po), for any editor of translations.")],
    pack: Annotated[
        Path | None,
        typer.Option(help="Read FILE, and put what it says into this folder; play with CONTENT_PACK=FOLDER."),
    ] = None,
) -> int:
    """Write all texts into a file for translators; with --pack, play with what they made of it.

    A file that is there already is brought up to date: what it says stays.
    """
    console = Console(highlight=False, soft_wrap=True)
    try:
        return _hand_out(language, file, console) if pack is None else _take(language, file, pack, console)
    except TextsError as broken:
        raise Problem(str(broken)) from broken


def _hand_out(language: str, file: Path, console: Console) -> int:
    """Write the catalog; what is in the file already goes with it."""
    before = _read(language, file) if file.exists() else None
    catalog = catalog_of(language, read_settings().text_folders, before, version().number)
    told = io.BytesIO()
    write_po(told, catalog, width=0)
    _save(file, told.getvalue())
    texts = [message for message in catalog if message.id]
    done = sum(bool(message.string) and not message.fuzzy for message in texts)
    again = sum(message.fuzzy for message in texts)
    console.print(
        f"{file}: {len(texts)} texts, {done} translated, {again} to be looked at again.", markup=False
    )
    return 0


def _take(language: str, file: Path, pack: Path, console: Console) -> int:
    """Put what the catalog says into a pack; status 1 if some of it cannot be used."""
    home = pack / "locale" / language
    folders = tuple(one for one in read_settings().text_folders if one.resolve() != home.parent.resolve())
    told, faults = fluent_of(_read(language, file), language, folders)
    for other in sorted(home.glob("*.ftl")):
        if other.name != WRITTEN and (twice := [entry.key for entry in cut(other) if entry.key in told]):
            raise Problem(f"{other} says {twice[0]} already; take it out there, or name another folder.")
    for fault in faults:
        console.print(f"{file}, line {fault.line}, {fault.key}: {fault.reason}", markup=False)
    _save(home / WRITTEN, (_BEGINS + "".join(told.values())).encode())
    console.print(
        f"{home / WRITTEN}: {len(told)} texts; {len(faults)} cannot be used. Play with CONTENT_PACK={pack}",
        markup=False,
    )
    return 1 if faults else 0


def _read(language: str, file: Path) -> Catalog:
    locale = locale_of(language)
    try:
        with file.open("rb") as opened:
            catalog = read_po(opened, abort_invalid=True)
    except OSError as unreadable:
        raise Problem(f"{file} cannot be read ({unreadable.strerror}); name a .po file.") from unreadable
    except (PoFileError, ValueError, LookupError) as broken:
        raise Problem(f"{file} is no sound .po file ({broken}); save it anew in its editor.") from broken
    if not any(message.context for message in catalog):
        raise Problem(f"{file} has none of our texts in it; name another file.")
    said: object = catalog.locale
    if isinstance(said, Locale) and said.language != locale.language:
        raise Problem(f"{file} says that it is {said.english_name}; name its language, or another file.")
    catalog.locale = locale
    return catalog


def _save(file: Path, data: bytes) -> None:
    """Write a file whole or not at all."""
    new = file.with_name(file.name + ".new")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        new.write_bytes(data)
        os.replace(new, file)
    except OSError as unwritable:
        raise Problem(
            f"{file} cannot be written ({unwritable.strerror}); name one in a folder of yours."
        ) from unwritable
