"""Pictures of any game: each game's package is imported only when that game is drawn."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, cast

from PIL import Image

from data.locale import Texts
from render.kit.assets import ASSETS
from render.kit.game import Cues, GamePictures, GameStory, Parts, View, WithEnds, WithOverlays
from render.kit.picture import Picture
from render.kit.theme import theme as load_theme


@cache
def drawn(game: str) -> bool:
    """Whether there are pictures of this game: a module `render.<game>.pictures`."""
    package = f"{__package__}.{game}"
    return game.isidentifier() and bool(find_spec(package)) and bool(find_spec(f"{package}.pictures"))


def pictures(game: str) -> GamePictures:
    """What draws this game. Raises ValueError if there is nothing."""
    return cast(GamePictures, _module(game, "pictures").PICTURES)


def story(game: str) -> GameStory:
    """The module that tells this game over time. Raises ValueError if there are no pictures of it."""
    return cast(GameStory, _module(game, "story"))


def _module(game: str, name: str) -> ModuleType:
    if not drawn(game):
        raise ValueError(f"There are no pictures of {game!r}: render/{game}/pictures.py is missing.")
    return import_module(f"{__package__}.{game}.{name}")


def cues(game: str) -> Cues:
    """The log entries on which pictures of this game are shown; none if it has no pictures."""
    return story(game).CUES if drawn(game) else Cues()


def called(game: str, view: View) -> dict[int, str]:
    """By seat, the id of the name that it has in the game, beside the player's; none without pictures."""
    return story(game).called(view) if drawn(game) else {}


def game_picture(
    game: str, view: View, texts: Texts, players: Sequence[str] = (), theme: str = "chart"
) -> Picture:
    """The board of `game` as `view` shows it.

    `players` are the members' names by seat, unless the texts know them already. Raises ValueError if the
    game has no pictures or there is no such theme.
    """
    return pictures(game).board(view, _seated(texts, players), load_theme(theme))


def board(view: View, texts: Texts, players: Sequence[str] = (), theme: str = "chart") -> Picture:
    """The board of the game that the view is of. Raises ValueError as `game_picture` does."""
    return game_picture(view["game"], view, texts, players, theme)


def captain(
    view: View, seat: int, texts: Texts, players: Sequence[str] = (), theme: str = "chart"
) -> Picture:
    """The mat of the captain of `seat`: with his secrets if the view has them, otherwise without.

    Raises ValueError if there is no such seat, and as `game_picture` does.
    """
    return pictures(view["game"]).captain(view, seat, _seated(texts, players), load_theme(theme))


def scene(view: View, texts: Texts, players: Sequence[str] = (), theme: str = "chart") -> Picture | None:
    """What is under way at this table and has its own picture, such as a combat.

    None if there is nothing like it. Raises ValueError as `game_picture` does.
    """
    return pictures(view["game"]).scene(view, _seated(texts, players), load_theme(theme))


def ended(
    view: View,
    told: Iterable[tuple[str, Mapping[str, Any]]],
    texts: Texts,
    players: Sequence[str] = (),
    theme: str = "chart",
) -> Picture | None:
    """What was under way in this view, at its end: `told` are the keys and arguments of the log since then.

    None if they do not tell it, or the game has no such picture. Raises ValueError as `game_picture` does.
    """
    package = pictures(view["game"])
    if not hasattr(package, "ended"):
        return None
    return cast(WithEnds, package).ended(view, told, _seated(texts, players), load_theme(theme))


def cover(game: str, texts: Texts) -> Picture | None:
    """The cover of a game, which stands for it before there is a board; None if it has none."""
    file = ASSETS / "art" / "covers" / f"{game}.webp"
    if not file.is_file():
        return None
    data, (width, height) = _read(file)
    return Picture(data, "webp", f"cover-{game}.webp", texts.say(f"cover-{game}"), width, height)


@cache
def _read(file: Path) -> tuple[bytes, tuple[int, int]]:
    """A picture's bytes and size."""
    with Image.open(file) as image:
        return file.read_bytes(), image.size


def card(
    game: str, id: str, texts: Texts, theme: str = "chart", modules: Sequence[str] = ()
) -> Picture | None:
    """A single card of `game`, by its id, as tables with these modules have it; None if it has no such card,
    or no pictures of single cards.
    """
    draw = getattr(pictures(game), "card", None) if drawn(game) else None
    return draw(id, texts, load_theme(theme), modules) if draw else None


def kind_of_parts(game: str) -> str:
    """What the parts of this game's board are called ("zone"); empty if it has none."""
    found = _parts(game)
    return found.kind if found else ""


def parts(game: str) -> list[str]:
    """The parts of the board that `part` draws; none in games whose boards have no such parts."""
    found = _parts(game)
    return found.ids() if found else []


def part(
    view: View, id: str, texts: Texts, players: Sequence[str] = (), theme: str = "chart"
) -> Picture | None:
    """A part of the board drawn large, with its alt text; None if the game's board has no such parts.

    Raises ValueError if there is no part with that id.
    """
    found = _parts(view["game"])
    return found.draw(view, id, _seated(texts, players), load_theme(theme)) if found else None


def overlays(game: str) -> tuple[str, ...]:
    """The overlays that this game's pictures can draw; none if it has none."""
    return getattr(pictures(game), "OVERLAYS", ()) if drawn(game) else ()


def overlay(
    view: View, name: str, laid: Any, texts: Texts, players: Sequence[str] = (), theme: str = "chart"
) -> Picture:
    """The board with an overlay, made from what `engine.advice.overlays` found, with its alt text.

    Raises ValueError if the game has none of this name.
    """
    package = pictures(view["game"])
    if name not in overlays(view["game"]):
        raise ValueError(f"There is no overlay {name!r} of {view['game']}.")
    return cast(WithOverlays, package).overlay(view, name, laid, _seated(texts, players), load_theme(theme))


def _parts(game: str) -> Parts | None:
    return getattr(pictures(game), "PARTS", None) if drawn(game) else None


def _seated(texts: Texts, players: Sequence[str]) -> Texts:
    return texts.with_players(players) if players else texts
