"""How long pictures take, compared with encoding alone."""

import io
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from time import thread_time

from PIL import Image, ImageSequence

from data.locale import Texts
from render.film import encode_film
from render.games import pictures
from render.kit.game import View
from render.kit.picture import Picture, encode
from render.kit.theme import theme


@dataclass(frozen=True, slots=True)
class Figures:
    """Milliseconds for a board picture and for encoding its pixels alone, their ratio, and the bytes."""

    board_ms: float
    encode_ms: float
    ratio: float
    size: int


def bench(view: View, texts: Texts, rounds: int = 15) -> Figures:
    """Times the board of this view with everything cached: the median of `rounds`, alternately."""
    package, look = pictures(view["game"]), theme()
    image = package.draw(view, texts, look)
    snapshots: list[float] = []
    encodings: list[float] = []
    # Alternately, so that a machine that slows down affects both.
    for _ in range(rounds):
        snapshots.append(_milliseconds(lambda: package.board(view, texts, look)))
        encodings.append(_milliseconds(lambda: encode(image)))
    board_ms, encode_ms = sorted(snapshots)[rounds // 2], sorted(encodings)[rounds // 2]
    return Figures(board_ms, encode_ms, board_ms / encode_ms, len(encode(image)))


def bench_scene(view: View, texts: Texts, rounds: int = 7) -> float:
    """Milliseconds of the picture of what is under way in this view, with everything cached: the median."""
    package, look = pictures(view["game"]), theme()
    package.scene(view, texts, look)
    return sorted(_milliseconds(lambda: package.scene(view, texts, look)) for _ in range(rounds))[rounds // 2]


@dataclass(frozen=True, slots=True)
class PictureFigures:
    """Milliseconds of a picture with everything cached, its bytes, and the ratio to encoding alone."""

    ms: float
    bytes: int
    ratio: float


def bench_picture(draw: Callable[[], Picture], rounds: int = 5) -> PictureFigures:
    """Times one picture: the median of `rounds`, alternately; twice for a film."""
    picture = draw()
    with Image.open(io.BytesIO(picture.data)) as shown:
        frames = [frame.convert("RGB") for frame in ImageSequence.Iterator(shown)]
    film = len(frames) > 1
    times: list[tuple[float, float]] = []
    for _ in range(2 if film else rounds):
        drawn = _milliseconds(draw)
        alone = _milliseconds(lambda: encode_film(frames) if film else encode(frames[0], picture.format))
        times.append((drawn, alone))
    ms, alone = (median(column) for column in zip(*times, strict=True))
    return PictureFigures(ms, len(picture.data), ms / alone)


def _milliseconds(work: Callable[[], object]) -> float:
    """CPU time: whatever else runs on the machine does not count."""
    start = thread_time()
    work()
    return (thread_time() - start) * 1000
