"""The pictures that are drawn without a browser: rows of the gallery, sheets of the look, film and board."""

from __future__ import annotations

import gzip
import io
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from typing import Any

import msgspec
from PIL import Image

import render
from bot.bench.samples import NAMES as PLAYERS
from bot.bench.samples import Sample, kinds, sample
from bot.posting.ending import close_film
from data.locale import Texts
from engine.games import GAMES
from engine.kernel.history import past_of
from render import Picture
from render.film import encode_film
from render.history import ScoreHistory, draw_course, read_course
from render.kit.side_by_side import GAP, PHONE, side_by_side
from render.kit.theme import USUAL, theme, themes
from tests.render import golden
from tests.render.marauders.fullest import melee
from tests.render.marauders.sample import crowded, rich_raid, stormed
from tools.artwork.make_look import sheets
from tools.pictures import positions

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
POSITIONS = FOLDER / "positions.json.gz"
"""What was drawn: a later drawing of the same is compared with the picture."""

CARDS = {
    "marauders-card-captain": "felipe_de_los_reyes",
    "marauders-card-event": "storm_lesser_antilles",
    "marauders-card-mission": "brethren_of_the_coast",
    "marauders-card-ship": "frigate",
    "port_royal-card": "governor_8",
    "treasure_fleet-card": "three_cannon",
}
KINDS = {
    "marauders": (
        *("board", "markets", "reach", "hunters", "changes", "legend", "rules"),
        "captain-own",
    ),
    "port_royal": ("board", "captain-own", "scene"),
    "treasure_fleet": ("board", "captain-own", "scene"),
}
"""The rows of the gallery that a document shows."""
WIDE = 1280
QUALITY = 82
SHORTEST, LONGEST, MOST_BYTES = 20_000, 30_000, 1_500_000
"""Milliseconds and bytes of the film."""


class Positions(msgspec.Struct):
    """What the newest pictures were drawn from."""

    samples: dict[str, Sample]
    courses: dict[str, ScoreHistory]
    board: dict[str, Any]
    film: dict[str, Any]
    """The first board of the film."""
    filmed: int = 0
    """The number of the game that was filmed: the next film looks there first."""


@dataclass(frozen=True)
class Row:
    """A picture in every theme, side by side, each as wide as on a phone."""

    draw: Callable[[str], Picture]

    def made(self) -> bytes:
        """The whole row."""
        return side_by_side([self.draw(look) for look in themes()])

    def part(self, number: int) -> tuple[Image.Image, tuple[int, int]]:
        """One of its pictures, drawn alone, and where it lies in the row."""
        column = number % len(themes())
        alone = pixels(side_by_side([self.draw(themes()[column])]))
        return alone.crop((GAP, GAP, alone.width - GAP, alone.height - GAP)), (
            GAP + column * (PHONE + GAP),
            GAP,
        )


@dataclass(frozen=True)
class Whole:
    """A single picture."""

    draw: Callable[[], Image.Image]
    quality: int = QUALITY

    def made(self) -> bytes:
        """The picture as WebP."""
        return webp(self.draw(), self.quality)

    def part(self, number: int) -> tuple[Image.Image, tuple[int, int]]:
        """All of it, as small as its file."""
        return pixels(self.made()), (0, 0)


def pixels(data: bytes) -> Image.Image:
    """A picture's pixels; of a film those of its first picture."""
    with Image.open(io.BytesIO(data)) as image:
        return image.convert("RGB")


def webp(image: Image.Image, quality: int = QUALITY) -> bytes:
    """A picture as WebP."""
    out = io.BytesIO()
    image.convert("RGB").save(out, "WEBP", quality=quality, method=6)
    return out.getvalue()


# --- what is drawn -----------------------------------------------------------------------------------


def found(filmed: int = 0) -> Positions:
    """The positions as the games of today have them: plays some. `filmed` is of the last film."""
    samples = {game: sample(game) for game in GAMES}
    courses: dict[str, ScoreHistory] = {}
    for game, shown in samples.items():
        past = past_of(shown.exported)
        courses[game] = read_course(game, past.rounds, past.end, shown.exported["result"])
    bare = {game: msgspec.structs.replace(shown, exported={}) for game, shown in samples.items()}
    return Positions(bare, courses, positions.board(), {}, filmed)


@cache
def kept() -> Positions:
    """The positions of the pictures that are there. Raises LookupError if they cannot be read."""
    try:
        return msgspec.json.decode(gzip.decompress(POSITIONS.read_bytes()), type=Positions)
    except (OSError, msgspec.MsgspecError) as broken:
        raise LookupError(f"{POSITIONS} cannot be read ({broken}): make pictures writes it anew.") from broken


def keep(known: Positions) -> None:
    """Write them down."""
    POSITIONS.write_bytes(gzip.compress(msgspec.json.encode(known), mtime=0))
    kept.cache_clear()


def pictures(known: Positions) -> Mapping[str, Row | Whole]:
    """Every picture that is drawn, by its name, but for the film."""
    texts = Texts()
    made: dict[str, Row | Whole] = {f"look-{name}": Whole(partial(_sheet, name)) for name in sheet_names()}
    for game, wanted in KINDS.items():
        drawn = kinds(game, texts, known.samples[game])
        made |= {f"{game}-{kind}": Row(drawn[kind]) for kind in wanted}
    made["marauders-course"] = Row(partial(_course, known.courses["marauders"], texts))
    made |= {name: Row(partial(_card, name.partition("-")[0], id, texts)) for name, id in CARDS.items()}
    made |= {
        "marauders-scene": Row(partial(golden.combat, melee())),
        "marauders-zone": Row(partial(golden.close, crowded("petite_goave", 2), "petite_goave")),
        "marauders-raid": Row(partial(golden.combat, rich_raid())),
        "marauders-raid-location": Row(partial(golden.combat, stormed())),
        "marauders-raid-escaped": Row(golden.over_and_done),
        "marauders-raid-sunk": Row(golden.sunk),
        "worst": Whole(lambda: pixels(golden.fullest().data)),
        "worst-phone": Row(golden.fullest),
        "board": Whole(partial(_board, known.board, texts)),
    }
    return made


@cache
def _sheets() -> Mapping[str, Image.Image]:
    return sheets()


def sheet_names() -> list[str]:
    """The sheets of the look."""
    return ["palette", "nations", "goods", "ships", "portraits", "scenes", "covers", "cards"]


def _sheet(name: str) -> Image.Image:
    return _sheets()[name].convert("RGB")


def _board(view: Mapping[str, Any], texts: Texts) -> Image.Image:
    whole = pixels(render.board(view, texts, positions.NAMES).data)
    return whole.resize((WIDE, round(whole.height * WIDE / whole.width)), Image.Resampling.LANCZOS)


def _course(course: ScoreHistory, texts: Texts, look: str) -> Picture:
    return draw_course(course, texts.with_players(PLAYERS), theme(look))


def _card(game: str, id: str, texts: Texts, look: str) -> Picture:
    picture = render.card(game, id, texts, look)
    if picture is None:
        raise LookupError(f"There is no card {id} of {game}.")
    return picture


# --- the film ----------------------------------------------------------------------------------------


def film(known: Positions) -> bytes:
    """A round with a raid and a battle as a film; what it begins with is noted among the positions.

    Raises LookupError if no round makes a film that is neither too short nor too long.
    """
    texts = Texts().with_players(positions.NAMES)
    for tried in positions.rounds_to_film(known.filmed):
        span = range(tried.round, tried.round + 1)
        made = close_film(tried.exported, texts, USUAL, rounds=span, scenes=True, most=MOST_BYTES).data
        if SHORTEST <= length(made) <= LONGEST:
            past = past_of(tried.exported, render.cues(positions.GAME).filmed_closely)
            known.film = next(moment.view for moment in past.moments if moment.round == tried.round)
            known.filmed = tried.game
            return made
    raise LookupError("No round makes a film of 20 to 30 seconds; look through more games.")


def length(film: bytes) -> int:
    """Milliseconds of a film."""
    total = 0
    with Image.open(io.BytesIO(film)) as image:
        for number in range(getattr(image, "n_frames", 1)):
            image.seek(number)
            image.load()
            total += image.info["duration"]
    return total


def first_of_film(view: Mapping[str, Any]) -> Image.Image:
    """The board with which the film begins, as large as there, and with what a film loses: red beside blue is
    blurred by as much as a word of small type may differ.
    """
    whole = pixels(render.board(view, Texts(), positions.NAMES).data)
    return pixels(encode_film([whole.reduce(max(1, whole.width // 800))]))
