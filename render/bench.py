"""How long pictures take, against encoding alone."""

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter

from data.locale import Texts
from render.games import View, pictures
from render.picture import encode


@dataclass(frozen=True, slots=True)
class Figures:
    """Milliseconds of a board snapshot and of encoding its pixels alone, their ratio, and the bytes."""

    board_ms: float
    encode_ms: float
    ratio: float
    size: int


def bench(view: View, texts: Texts, rounds: int = 15) -> Figures:
    """Times the board of this view with everything cached: the median of `rounds` in turns."""
    package = pictures(view["game"])
    image = package.draw(view, texts)
    snapshots: list[float] = []
    encodings: list[float] = []
    # In turns, so that a busy moment of the machine falls on both.
    for _ in range(rounds):
        snapshots.append(_milliseconds(lambda: package.board(view, texts)))
        encodings.append(_milliseconds(lambda: encode(image)))
    board_ms, encode_ms = sorted(snapshots)[rounds // 2], sorted(encodings)[rounds // 2]
    return Figures(board_ms, encode_ms, board_ms / encode_ms, len(encode(image)))


def bench_scene(view: View, texts: Texts, rounds: int = 7) -> float:
    """Milliseconds of the picture of what is under way in this view, with everything cached: the median."""
    package = pictures(view["game"])
    package.scene(view, texts)
    return sorted(_milliseconds(lambda: package.scene(view, texts)) for _ in range(rounds))[rounds // 2]


def _milliseconds(work: Callable[[], object]) -> float:
    start = perf_counter()
    work()
    return (perf_counter() - start) * 1000
