"""What a member has played and won, as a plate: a bar for each game, and his places in the last ones."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image, ImageDraw

from data.locale import Texts
from render.kit.assets import icon
from render.kit.canvas import fitting, mix, stamp, stamp_centre, words
from render.kit.picture import Picture, picture_of
from render.kit.theme import Theme

MOST_ROWS, MOST_LATEST = 6, 12
WIDE, TALL_ROW = 1000, 132
TOP, EDGE, LATEST = 118, 40, 150


@dataclass(frozen=True, slots=True)
class Row:
    """A game: how often it was played and won, the most points, and the rating, if there is one."""

    game: str
    played: int
    won: int
    best: int
    rating: int | None


@dataclass(frozen=True, slots=True)
class Plate:
    """A member's results: game by game, and the place in each of the last games and whether it was won, the
    newest last.
    """

    name: str
    rows: Sequence[Row]
    latest: Sequence[tuple[int, bool]]


def draw_record(plate: Plate, texts: Texts, look: Theme) -> Picture:
    """The plate, and all of it in words."""
    rows, colours = plate.rows[:MOST_ROWS], look.colours
    high = TOP + len(rows) * TALL_ROW + (LATEST if plate.latest else 24)
    picture = Image.new("RGB", (WIDE, high), colours.paper)
    ImageDraw.Draw(picture).rectangle((0, 0, WIDE - 1, high - 1), outline=colours.ink, width=4)
    title = texts.say("record-picture", name=plate.name)
    stamp(picture, fitting(title, look.faces.display, 52, colours.ink, WIDE - 2 * EDGE), EDGE, 24)
    most = max((row.played for row in rows), default=1)
    for n, row in enumerate(rows):
        _row(look, picture, texts, row, TOP + n * TALL_ROW, most)
    if plate.latest:
        _latest(look, picture, texts, plate.latest[-MOST_LATEST:], TOP + len(rows) * TALL_ROW)
    return picture_of(picture, "record", record_text(plate, texts), texts)


def _row(look: Theme, picture: Image.Image, texts: Texts, row: Row, y: int, most: int) -> None:
    """A game's name and figures over a bar as long as it was played often, gold as far as it was won."""
    colours, faces, draw = look.colours, look.faces, ImageDraw.Draw(picture)
    right = WIDE - EDGE - 170
    won = texts.say("record-picture-won", won=row.won, played=row.played)
    best = texts.say("record-picture-best", best=row.best)
    told = words(" · ".join(filter(None, (won, best))), faces.sans, 28, colours.ink)
    name = fitting(texts.name(row.game), faces.bold, 34, colours.ink, right - EDGE - told.width - 24)
    stamp(picture, name, EDGE, y)
    stamp(picture, told, right, y + 6, "right")
    wide = (right - EDGE) * row.played / most
    bar = (EDGE, y + 52, EDGE + wide, y + 92)
    draw.rectangle(bar, mix(colours.paper, colours.ink, 0.2), colours.ink, 3)
    if row.won:
        draw.rectangle((*bar[:2], EDGE + wide * row.won / row.played, bar[3]), colours.gold, colours.ink, 3)
    if row.rating is not None:
        number = words(str(row.rating), faces.number, 48, colours.ink)
        stamp(picture, number, WIDE - EDGE, y + 34, "right")
        called = fitting(texts.say("record-picture-rating"), faces.italic, 26, colours.faded, 150)
        stamp(picture, called, WIDE - EDGE, y + 4, "right")


def _latest(
    look: Theme, picture: Image.Image, texts: Texts, latest: Sequence[tuple[int, bool]], y: int
) -> None:
    """The place in each of the last games; a win has a laurel, whatever the colours are."""
    colours, draw = look.colours, ImageDraw.Draw(picture)
    said = fitting(texts.say("record-picture-latest"), look.faces.italic, 26, colours.faded, WIDE - 2 * EDGE)
    stamp(picture, said, EDGE, y)
    for n, (place, won) in enumerate(latest):
        x, middle = EDGE + 32 + n * 76, y + 84
        fill = colours.gold if won else colours.halo
        draw.ellipse((x - 32, middle - 32, x + 32, middle + 32), fill, colours.ink, 4 if won else 2)
        if won:
            stamp_centre(picture, icon("laurel-crown", 44, colours.ink), x, middle)
        else:
            stamp_centre(picture, words(str(place), look.faces.number, 34, colours.ink), x, middle)


def record_text(plate: Plate, texts: Texts) -> str:
    """The plate in words: game by game, then the last places."""
    texts = texts.screen_reader()
    lines = [texts.say("alt-record", name=plate.name)]
    for row in plate.rows[:MOST_ROWS]:
        told = texts.say("record-game", game=row.game, played=row.played, won=row.won, best=row.best)
        if row.rating is not None:
            told += f", {texts.say('record-rating', points=row.rating)}"
        lines.append(f"{told}.".replace("**", ""))
    if plate.latest:
        places = [str(place) for place, _ in plate.latest[-MOST_LATEST:]]
        lines.append(texts.say("alt-record-latest", places=places))
    return "\n".join(lines)
