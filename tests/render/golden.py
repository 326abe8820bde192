"""Golden pictures and texts: what they are, and how to make them anew.

After a change that is meant to be seen: `python -m tests.render.golden`, then look at what changed.
"""

import io
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from PIL import Image

from render.film import replay
from render.games import board, captain, card, ended, overlay, part, scene
from render.history import ScoreHistory, draw_course
from render.kit.picture import Picture
from render.kit.theme import USUAL, themes
from render.kit.theme import theme as load_theme
from render.marauders import pictures as marauders
from render.marauders.battle.raid_text import Line
from tests.render.marauders.fullest import laden, melee, seen
from tests.render.marauders.sample import (
    PLAYERS,
    TEXTS,
    View,
    busy,
    crowded,
    guards,
    hunted,
    outgunned,
    owned,
    plundered_raid,
    rich_raid,
    ruinous_raid,
    stormed,
    volley,
)
from tests.render.marauders.sample_glory import smallest_zone, worst
from tests.render.marauders.sample_overlays import LAID, TRAIL
from tests.render.marauders.test_raid import SUNK
from tests.render.port_royal.sample import LONG, harbour_begins, harbour_full, harbour_fullest, harbour_over
from tests.render.port_royal.sample import PLAYERS as HARBOUR_PLAYERS
from tests.render.treasure_fleet.sample import armada, duel, fleet, hand, over

FOLDER = Path(__file__).parent / "golden"
WIDTH = 500  # pixels of a golden picture: small in the repository, large enough to show what moved
CARD_WIDTH = 300  # of a single card
SEATED = TEXTS.with_players(PLAYERS)
CARDS = {
    "bounty": "bounty_dutch",
    "captain": "felipe_de_los_reyes",
    "cargo": "rum_5",
    "demand": "demand_rum",
    "event": "storm_lesser_antilles",
    "glory": "becalmed",
    "merchant": "merchant_dutch",
    "mission": "brethren_of_the_coast",
    "mod": "extra_hammocks",
    "npc": "admiral_evertsen",
    "rumor": "wreck_of_the_santa_clara",
    "ship": "frigate",
    "specialist": "carpenter",
    "weapon": "grapeshot",
}
"""A card of every kind."""


def combat(view: View, theme: str = "chart") -> Picture:
    """The picture of the combat in a view."""
    picture = scene(view, TEXTS, PLAYERS, theme)
    assert picture is not None
    return picture


def over_and_done(theme: str) -> Picture:
    """The end of a merchant raid, of which the log tells."""
    told: list[Line] = [
        ("ship.hit", {"seat": 2, "location": "hull", "left": 2}),
        ("raid.escaped", {"seat": 2, "escapes": 3, "maneuverability": 3}),
    ]
    picture = ended(rich_raid(), told, TEXTS, PLAYERS, theme)
    assert picture is not None
    return picture


def sunk(theme: str) -> Picture:
    """A merchant raid in which the captain dies with nobody asked: the log alone tells of his ship."""
    picture = ended(busy(), SUNK, TEXTS, PLAYERS, theme)
    assert picture is not None
    return picture


def looked_up(id: str, theme: str = "chart") -> Picture:
    """The picture of a card."""
    picture = card("marauders", id, TEXTS, theme)
    assert picture is not None
    return picture


def royal(game: str, id: str, theme: str = "chart") -> Picture:
    """The picture of a card of another game."""
    picture = card(game, id, TEXTS, theme)
    assert picture is not None
    return picture


def close(view: View, id: str, theme: str = "chart") -> Picture:
    """The picture of a zone."""
    picture = part(view, id, TEXTS, PLAYERS, theme)
    assert picture is not None
    return picture


def fullest(theme: str = "chart") -> Picture:
    """The chart with all that the game and its modules can lay into the smallest zone."""
    return marauders.PICTURES.picture(worst(smallest_zone(), 2), TEXTS, load_theme(theme))


def plotted(theme: str = "chart") -> Picture:
    """The plot of a long game of four that two have won."""
    lines = [[min(12, n * (seat + 2) // 12) for n in range(40)] for seat in range(4)]
    scores = [{"glory": line[-1] - 1, "stash": 12, "stash_points": 1, "total": line[-1]} for line in lines]
    history = ScoreHistory("marauders", list(range(1, 40)), [0, 1, 2, 3], lines, [2, 3], list(scores))
    return draw_course(history, TEXTS, load_theme(theme))


def film(theme: str = "chart") -> Picture:
    """The film of two boards, of which the first is compared."""
    return replay("marauders", [busy(), crowded("trinidad", 1)], SEATED, load_theme(theme))


def laid_over(name: str, theme: str = "chart") -> Picture:
    """The chart with an overlay, as the first seat sees it."""
    return overlay(owned() | {"trail": TRAIL}, name, LAID.get(name), TEXTS, PLAYERS, theme)


IN_EVERY_THEME: Mapping[str, Callable[[str], Picture]] = {
    "captain-full": lambda look: captain(laden(), 0, SEATED, theme=look),
    "captain-seen": lambda look: captain(seen(laden()), 0, SEATED, theme=look),
    "battle-full": lambda look: combat(melee(), look),
    "battle-hunted": lambda look: combat(hunted(), look),
    "raid-ruinous": lambda look: combat(ruinous_raid(), look),
    "fight-guards": lambda look: combat(guards(), look),
    "zone-crowded": lambda look: close(crowded("petite_goave", 2), "petite_goave", look),
    "course": plotted,
    **{f"overlay-{name}": partial(laid_over, name) for name in (*LAID, "legend", "rules")},
    "film": film,
    **{f"card-{kind}": partial(looked_up, id) for kind, id in CARDS.items()},
}
PICTURES: Mapping[str, Callable[[], Picture]] = {
    **{
        name if look == USUAL else f"{look}-{name}": partial(draw, look)
        for name, draw in IN_EVERY_THEME.items()
        for look in themes()
    },
    "board": lambda: board(busy(), TEXTS, PLAYERS),
    "board-trail": lambda: board(busy() | {"trail": TRAIL}, TEXTS, PLAYERS),
    "board-crowded": lambda: board(crowded("petite_goave", 2), TEXTS, PLAYERS),
    "board-worst": fullest,
    "contrast-board-worst": lambda: fullest("contrast"),
    "large-board-worst": lambda: fullest("large"),
    "captain": lambda: captain(busy(), 0, TEXTS, PLAYERS),
    "captain-own": lambda: captain(owned(), 0, TEXTS, PLAYERS),
    "battle-volley": lambda: combat(volley()),
    "raid": lambda: combat(rich_raid()),
    "raid-plundered": lambda: combat(plundered_raid()),
    "raid-location": lambda: combat(stormed()),
    "large-raid-location": lambda: combat(outgunned(), "large"),
    "raid-escaped": lambda: over_and_done("chart"),
    "raid-sunk": lambda: sunk("chart"),
    "large-raid-sunk": lambda: sunk("large"),
    "contrast-raid-escaped": lambda: over_and_done("contrast"),
    "zone": lambda: close(busy(), "santo_domingo"),
    "contrast-board": lambda: board(busy(), TEXTS, PLAYERS, theme="contrast"),
    "contrast-captain": lambda: captain(owned(), 0, TEXTS, PLAYERS, theme="contrast"),
    "contrast-battle": lambda: combat(volley(), theme="contrast"),
    "contrast-zone": lambda: close(busy(), "bridgetown", "contrast"),
    "large-zone": lambda: close(busy(), "havana", "large"),
    "large-board": lambda: board(busy(), TEXTS, PLAYERS, theme="large"),
    "large-captain": lambda: captain(owned(), 0, TEXTS, PLAYERS, theme="large"),
    "large-battle": lambda: combat(volley(), theme="large"),
    "harbour": lambda: board(harbour_full(), TEXTS, HARBOUR_PLAYERS),
    "harbour-begins": lambda: board(harbour_begins(), TEXTS, HARBOUR_PLAYERS),
    "harbour-display": lambda: captain(harbour_full(), 3, TEXTS, HARBOUR_PLAYERS),
    "contrast-harbour": lambda: board(harbour_full(), TEXTS, HARBOUR_PLAYERS, "contrast"),
    "large-harbour": lambda: board(harbour_full(), TEXTS, HARBOUR_PLAYERS, "large"),
    "contrast-harbour-display": lambda: captain(harbour_full(), 3, TEXTS, HARBOUR_PLAYERS, "contrast"),
    "large-harbour-display": lambda: captain(harbour_full(), 3, TEXTS, HARBOUR_PLAYERS, "large"),
    "harbour-fullest": lambda: board(harbour_fullest(), TEXTS, LONG),
    "harbour-over": lambda: board(harbour_over(), TEXTS, HARBOUR_PLAYERS),
    "contrast-harbour-over": lambda: board(harbour_over(), TEXTS, HARBOUR_PLAYERS, "contrast"),
    "large-harbour-won": lambda: captain(harbour_over(), 1, TEXTS, HARBOUR_PLAYERS, "large"),
    "large-harbour-fullest": lambda: board(harbour_fullest(), TEXTS, LONG, "large"),
    "fleet-board": lambda: board(fleet(), TEXTS, (*PLAYERS, "Emil")),
    "fleet-duel": lambda: board(duel(score_neutral=True), TEXTS, PLAYERS),
    "contrast-fleet-board": lambda: board(fleet(), TEXTS, (*PLAYERS, "Emil"), "contrast"),
    "large-fleet-board": lambda: board(fleet(), TEXTS, (*PLAYERS, "Emil"), "large"),
    "contrast-fleet-captain": lambda: captain(hand(), 2, TEXTS, (*PLAYERS, "Emil"), "contrast"),
    "large-fleet-captain": lambda: captain(hand(), 2, TEXTS, (*PLAYERS, "Emil"), "large"),
    "fleet-armada": lambda: board(armada(), TEXTS, LONG),
    "large-fleet-armada": lambda: board(armada(), TEXTS, LONG, "large"),
    "harbour-card-person": lambda: royal("port_royal", "jack_6"),
    "harbour-card-trader": lambda: royal("port_royal", "trader_flute_3"),
    "harbour-card-ship": lambda: royal("port_royal", "galleon_3_skull"),
    "harbour-card-expedition": lambda: royal("port_royal", "expedition_captains_settler"),
    "harbour-card-tax": lambda: royal("port_royal", "tax_influence"),
    "large-harbour-card-tax": lambda: royal("port_royal", "tax_influence", "large"),
    "contrast-harbour-card-trader": lambda: royal("port_royal", "trader_skiff_3", "contrast"),
    "fleet-card-ship": lambda: royal("treasure_fleet", "ship_22"),
    "fleet-card-cursed": lambda: royal("treasure_fleet", "cursed_ship"),
    "fleet-card-boarding": lambda: royal("treasure_fleet", "boarding_party"),
    "fleet-over": lambda: board(over(), TEXTS, (*PLAYERS, "Emil")),
    "fleet-captain": lambda: captain(hand(), 2, TEXTS, (*PLAYERS, "Emil")),
}


def small(picture: Picture) -> Image.Image:
    """The picture as it is compared: decoded and scaled down."""
    image = Image.open(io.BytesIO(picture.data)).convert("RGB")
    width = CARD_WIDTH if picture.name.startswith("card.") else WIDTH
    return image.resize((width, round(image.height * width / image.width)), Image.Resampling.LANCZOS)


def main() -> None:
    """Writes all golden pictures and texts."""
    for name, draw in PICTURES.items():
        picture = draw()
        reduced = small(picture).quantize(256, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
        reduced.save(FOLDER / f"{name}.png", optimize=True)
        (FOLDER / f"{name}.txt").write_text(picture.alt + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
