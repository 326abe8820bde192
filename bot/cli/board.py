"""`quartermaster board FILE -o OUT`: draw an exported table's newest public board."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from bot.cli.tablefile import NAMES_HELP, read_table_file, seat_names
from bot.content import prepare_content
from bot.problems import Problem
from bot.settings import read_settings
from data.locale import Texts

FORMATS = {".png": "PNG", ".webp": "WEBP", ".jpg": "JPEG", ".jpeg": "JPEG"}


def command(
    file: Annotated[Path, typer.Argument(help="A table exported by the bot or by a script.")],
    out: Annotated[Path, typer.Option("-o", "--out", help="Where the picture goes: .png, .webp or .jpg.")],
    theme: Annotated[str, typer.Option(help="The theme to draw in.")] = "chart",
    names: Annotated[str, typer.Option(help=NAMES_HELP)] = "",
) -> int:
    """Draw the newest public board of an exported table, and print what it shows in words."""
    form = FORMATS.get(out.suffix.lower())
    if form is None:
        raise Problem(f"{out} does not say what kind of picture it is; end it in {', '.join(FORMATS)}.")
    prepare_content(read_settings())
    data = read_table_file(file)
    picture, alt = draw(data, form, theme, names)
    try:
        out.write_bytes(picture)
    except OSError as unwritable:
        raise Problem(
            f"{out} cannot be written ({unwritable.strerror}); name a file in a folder of yours."
        ) from unwritable
    Console(highlight=False, soft_wrap=True).print(alt, markup=False)
    return 0


def draw(data: dict[str, Any], form: str, theme: str = "chart", names: str = "") -> tuple[bytes, str]:
    """The board of an exported table as a picture of this form in a theme, and its alt text; `names` as
    `seat_names` takes them. Raises Problem if that is impossible.
    """
    # Drawing loads typefaces and icons; report errors in the file before that.
    from PIL import Image

    import render
    from render.kit.theme import themes

    if theme not in themes():
        raise Problem(f"there is no theme “{theme}”; there are {', '.join(themes())}.")
    if not render.drawn(data["game"]):
        raise Problem(f"there are no pictures of the game “{data['game']}”.")
    settings = read_settings()
    texts = Texts(settings.default_language, settings.text_folders)
    try:
        players = seat_names(data, texts, names)
        board = render.game_picture(data["game"], data["view"], texts, players, theme)
    except (LookupError, TypeError, ValueError, AttributeError) as broken:
        raise Problem(
            f"the view in the file is not one of {data['game']} ({broken!r}); export the table anew."
        ) from broken
    if form == board.format.upper():
        return board.data, board.alt
    pixels = io.BytesIO()
    Image.open(io.BytesIO(board.data)).convert("RGB").save(pixels, form, quality=90)
    return pixels.getvalue(), board.alt
