"""Golden pictures and texts: what they are, and how to make them anew.

After a change that is meant to be seen: `python -m tests.render.golden`, then look at what changed.
"""

import io
from collections.abc import Callable, Mapping
from pathlib import Path

from PIL import Image

from render.course import Course, draw_course
from render.games import board, captain, card, scene, zone
from render.marauders.board import picture as draw_board
from render.picture import Picture
from render.theme import theme as load_theme
from tests.render.port_royal_sample import LONG, harbour_begins, harbour_full, harbour_fullest
from tests.render.port_royal_sample import PLAYERS as HARBOUR_PLAYERS
from tests.render.sample import PLAYERS, TEXTS, View, busy, crowded, guards, hunted, owned, volley
from tests.render.sample_fleet import armada, duel, fleet, hand, over
from tests.render.sample_glory import smallest_zone, worst

FOLDER = Path(__file__).parent / "golden"
WIDTH = 500  # pixels of a golden picture: small in the repository, large enough to show what moved


def combat(view: View, theme: str = "chart") -> Picture:
    """The picture of the combat in a view."""
    picture = scene(view, TEXTS, PLAYERS, theme)
    assert picture is not None
    return picture


def looked_up(id: str, theme: str = "chart") -> Picture:
    """The picture of a card."""
    picture = card("marauders", id, TEXTS, theme)
    assert picture is not None
    return picture


def close(view: View, id: str, theme: str = "chart") -> Picture:
    """The picture of a zone."""
    picture = zone(view, id, TEXTS, PLAYERS, theme)
    assert picture is not None
    return picture


def fullest(theme: str = "chart") -> Picture:
    """The chart with all that the game and its modules can lay into the smallest zone."""
    return draw_board(worst(smallest_zone(), 2), TEXTS, load_theme(theme))


def plotted(theme: str = "chart") -> Picture:
    """The plot of a long game of four that two have won."""
    lines = [[min(12, n * (seat + 2) // 12) for n in range(40)] for seat in range(4)]
    scores = [{"glory": line[-1] - 1, "stash": 12, "stash_points": 1, "total": line[-1]} for line in lines]
    course = Course("marauders", list(range(1, 40)), [0, 1, 2, 3], lines, [2, 3], list(scores))
    return draw_course(course, TEXTS, load_theme(theme))


PICTURES: Mapping[str, Callable[[], Picture]] = {
    "board": lambda: board(busy(), TEXTS, PLAYERS),
    "board-crowded": lambda: board(crowded("petite_goave", 2), TEXTS, PLAYERS),
    "board-worst": fullest,
    "contrast-board-worst": lambda: fullest("contrast"),
    "large-board-worst": lambda: fullest("large"),
    "captain": lambda: captain(busy(), 0, TEXTS, PLAYERS),
    "captain-own": lambda: captain(owned(), 0, TEXTS, PLAYERS),
    "battle-volley": lambda: combat(volley()),
    "battle-hunted": lambda: combat(hunted()),
    "fight-guards": lambda: combat(guards()),
    "card-captain": lambda: looked_up("felipe_de_los_reyes"),
    "card-event": lambda: looked_up("storm_lesser_antilles"),
    "card-mission": lambda: looked_up("brethren_of_the_coast"),
    "card-cargo": lambda: looked_up("rum_5"),
    "zone": lambda: close(busy(), "santo_domingo"),
    "zone-crowded": lambda: close(crowded("petite_goave", 2), "petite_goave"),
    "contrast-board": lambda: board(busy(), TEXTS, PLAYERS, theme="contrast"),
    "contrast-captain": lambda: captain(owned(), 0, TEXTS, PLAYERS, theme="contrast"),
    "contrast-battle": lambda: combat(volley(), theme="contrast"),
    "contrast-card": lambda: looked_up("the_queens_nephew", "contrast"),
    "contrast-zone": lambda: close(busy(), "bridgetown", "contrast"),
    "large-card": lambda: looked_up("frigate", "large"),
    "large-zone": lambda: close(busy(), "havana", "large"),
    "large-board": lambda: board(busy(), TEXTS, PLAYERS, theme="large"),
    "large-captain": lambda: captain(owned(), 0, TEXTS, PLAYERS, theme="large"),
    "large-battle": lambda: combat(volley(), theme="large"),
    "course": plotted,
    "contrast-course": lambda: plotted("contrast"),
    "large-course": lambda: plotted("large"),
    "harbour": lambda: board(harbour_full(), TEXTS, HARBOUR_PLAYERS),
    "harbour-begins": lambda: board(harbour_begins(), TEXTS, HARBOUR_PLAYERS),
    "harbour-display": lambda: captain(harbour_full(), 3, TEXTS, HARBOUR_PLAYERS),
    "contrast-harbour": lambda: board(harbour_full(), TEXTS, HARBOUR_PLAYERS, "contrast"),
    "large-harbour": lambda: board(harbour_full(), TEXTS, HARBOUR_PLAYERS, "large"),
    "contrast-harbour-display": lambda: captain(harbour_full(), 3, TEXTS, HARBOUR_PLAYERS, "contrast"),
    "large-harbour-display": lambda: captain(harbour_full(), 3, TEXTS, HARBOUR_PLAYERS, "large"),
    "harbour-fullest": lambda: board(harbour_fullest(), TEXTS, LONG),
    "large-harbour-fullest": lambda: board(harbour_fullest(), TEXTS, LONG, "large"),
    "fleet-board": lambda: board(fleet(), TEXTS, (*PLAYERS, "Emil")),
    "fleet-duel": lambda: board(duel(score_neutral=True), TEXTS, PLAYERS),
    "contrast-fleet-board": lambda: board(fleet(), TEXTS, (*PLAYERS, "Emil"), "contrast"),
    "large-fleet-board": lambda: board(fleet(), TEXTS, (*PLAYERS, "Emil"), "large"),
    "contrast-fleet-captain": lambda: captain(hand(), 2, TEXTS, (*PLAYERS, "Emil"), "contrast"),
    "large-fleet-captain": lambda: captain(hand(), 2, TEXTS, (*PLAYERS, "Emil"), "large"),
    "fleet-armada": lambda: board(armada(), TEXTS, LONG),
    "large-fleet-armada": lambda: board(armada(), TEXTS, LONG, "large"),
    "fleet-over": lambda: board(over(), TEXTS, (*PLAYERS, "Emil")),
    "fleet-captain": lambda: captain(hand(), 2, TEXTS, (*PLAYERS, "Emil")),
}


def small(picture: Picture) -> Image.Image:
    """The picture as it is compared: decoded and scaled down."""
    image = Image.open(io.BytesIO(picture.data)).convert("RGB")
    return image.resize((WIDTH, round(image.height * WIDTH / image.width)), Image.Resampling.LANCZOS)


def main() -> None:
    """Writes all golden pictures and texts."""
    for name, draw in PICTURES.items():
        picture = draw()
        reduced = small(picture).quantize(256, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
        reduced.save(FOLDER / f"{name}.png", optimize=True)
        (FOLDER / f"{name}.txt").write_text(picture.alt + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
