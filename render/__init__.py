"""Pictures of views, each with words that say the same.

Every function here is slow enough to be called in a thread (`asyncio.to_thread`): the first picture of a
theme and language takes about two seconds, any later one a few hundredths.
"""

from render.games import (
    board,
    board_words,
    called,
    captain,
    card,
    cover,
    cues,
    desk,
    drawn,
    ended,
    final_points,
    game_picture,
    ground,
    kind_of_parts,
    overlay,
    overlays,
    part,
    parts,
    places,
    quick,
    scene,
    scene_touch,
    sprite,
    standings,
    touch,
)
from render.kit.picture import DESCRIPTION_LIMIT, Picture, encode
from render.kit.touch import Piece, Spot, Touch

__all__ = [
    "DESCRIPTION_LIMIT",
    "Picture",
    "Piece",
    "Spot",
    "Touch",
    "board",
    "board_words",
    "called",
    "captain",
    "card",
    "cover",
    "cues",
    "desk",
    "drawn",
    "encode",
    "ended",
    "final_points",
    "game_picture",
    "ground",
    "kind_of_parts",
    "overlay",
    "overlays",
    "part",
    "parts",
    "places",
    "quick",
    "scene",
    "scene_touch",
    "sprite",
    "standings",
    "touch",
]
