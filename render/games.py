"""Pictures of any game: each game's package is imported only when that game is drawn."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, cast

from PIL import Image

from data.locale import Texts
from render.kit.assets import ASSETS
from render.kit.desk import GameDesk
from render.kit.game import (
    Cues,
    GamePictures,
    GamePlaces,
    GameStory,
    Parts,
    Standing,
    View,
    WithEnds,
    WithOdds,
    WithOverlays,
    WithScenes,
    WithTouch,
)
from render.kit.picture import Picture
from render.kit.theme import IN_HAND, USUAL
from render.kit.theme import theme as load_theme
from render.kit.touch import Note, Touch


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


def desk(game: str) -> GameDesk | None:
    """The module that says what lies before the seats of this game, and how its table stands; None if there
    is none. Loads no drawing code.
    """
    return cast(GameDesk, _module(game, "desk")) if _has(game, "desk") else None


def cues(game: str) -> Cues:
    """The log entries on which pictures of this game are shown; none if it has no pictures."""
    return story(game).CUES if drawn(game) else Cues()


def called(game: str, view: View) -> dict[int, str]:
    """By seat, the id of the name that it has in the game, beside the player's; none without pictures."""
    return story(game).called(view) if drawn(game) else {}


def standings(game: str, view: View) -> list[Standing]:
    """Each seat's progress, as everybody may know; none without pictures."""
    return story(game).standings(view) if drawn(game) else []


def final_points(game: str, score: Mapping[str, Any]) -> int:
    """What a seat's score in the result means. Raises ValueError if there are no pictures of the game."""
    return story(game).final_points(score)


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


def board_words(view: View, texts: Texts, theme: str = "chart") -> str:
    """Everything that the board of the game of this view shows, in words, without drawing it. Raises
    ValueError as `game_picture` does.
    """
    return pictures(view["game"]).alt_text(view, texts, load_theme(theme))


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


def scene_touch(view: View, texts: Texts, players: Sequence[str] = (), theme: str = "chart") -> Touch | None:
    """Where things are on the picture that `scene` draws of this view; None if it does not say so, or there
    is no such picture. Raises ValueError as `game_picture` does.
    """
    package = pictures(view["game"])
    if not hasattr(package, "scene_touch"):
        return None
    return cast(WithScenes, package).scene_touch(view, _seated(texts, players), load_theme(theme))


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


def odds(
    game: str,
    given: Mapping[str, Sequence[str]],
    told: Iterable[tuple[str, Mapping[str, Any]]],
    texts: Texts,
    theme: str = "chart",
) -> Picture | None:
    """Odds of what nobody offers, by the remarks on what was `given`; None if the game has no picture of
    them. Raises ValueError as `game_picture` does.
    """
    package = pictures(game)
    if not hasattr(package, "odds"):
        return None
    return cast(WithOdds, package).odds(given, told, texts, load_theme(theme))


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
    view: View,
    name: str,
    laid: Any,
    texts: Texts,
    players: Sequence[str] = (),
    theme: str = "chart",
    *,
    untold: bool = False,
) -> Picture:
    """The board with an overlay, made from what `engine.advice.overlays` found, with its alt text. `untold`:
    what it means is not written on it, but said beside it, and its `notes` are not drawn.

    Raises ValueError if the game has none of this name.
    """
    package = pictures(view["game"])
    if name not in overlays(view["game"]):
        raise ValueError(f"There is no overlay {name!r} of {view['game']}.")
    called, look = _seated(texts, players), load_theme(theme)
    return cast(WithOverlays, package).overlay(view, name, laid, called, look, untold=untold)


def notes(view: View, name: str, laid: Any, texts: Texts, theme: str = USUAL) -> tuple[Note, ...]:
    """What an overlay says at the spots of the board, for a page that writes it there in a size that can be
    read, whatever the board's. Raises ValueError as `overlay` does.
    """
    if name not in overlays(view["game"]):
        raise ValueError(f"There is no overlay {name!r} of {view['game']}.")
    return cast(WithOverlays, pictures(view["game"])).notes(view, name, laid, texts, load_theme(theme))


def touch(game: str, view: View, texts: Texts, look: str = USUAL, *, bare: bool = False) -> Touch:
    """Where things are on the board of `game`, as `view` shows it: spots and pieces by their places.

    `texts` know the members' names, `look` is the name of a theme. `bare`: of the bare `ground`. A game that
    does not know where things are has nothing that can be touched, and one without pictures has no size.
    Raises ValueError if there is no such theme.
    """
    theme = load_theme(look)
    if (found := _with_touch(game)) is not None:
        return found.touch(view, texts, theme, bare=bare)
    return Touch(pictures(game).draw(view, texts, theme).size if drawn(game) else (0, 0))


def ground(game: str, view: View, texts: Texts, look: str = USUAL, *, bare: bool = False) -> Picture:
    """The board without the pieces of `touch`: their sprites, laid on it in their order, make it whole again.
    `bare`: nor what changes with every turn and a page tells better beside it, such as the seats' slips; such
    a ground is the same for rounds, and as large. The whole board, of a game that does not know where things
    are. Raises ValueError as `touch` does, and if the game has no pictures.
    """
    if (found := _with_touch(game)) is not None:
        return found.ground(view, texts, load_theme(look), bare=bare)
    return pictures(game).board(view, texts, load_theme(look))


def in_hand(game: str, look: str) -> str:
    """The theme in which `touch` and `ground` draw the bare board of a game for a page that is held in the
    hand: the same theme, if the game has no other board for it.
    """
    return look + IN_HAND if drawn(game) and getattr(pictures(game), "IN_HAND", False) else look


def quick(game: str) -> bool:
    """Whether the bare board of a game is drawn so quickly that it can be shown as it was at every step."""
    return getattr(pictures(game), "QUICK", False) if drawn(game) else False


@lru_cache(maxsize=1024)
def sprite(game: str, id: str, look: str = USUAL) -> bytes | None:
    """The picture that a piece of `touch` has as its `sprite`: WebP with alpha, twice as large as it lies on
    the board where the drawing can be, else as large. None if there is no such sprite; whoever knows an id
    may ask, for it tells nothing but itself. Kept. Raises ValueError if there is no such theme.
    """
    theme = load_theme(look)
    found = _with_touch(game)
    return found.sprite(id, theme) if found is not None else None


def places(
    game: str,
    view: View,
    kind: str,
    option_id: str,
    args: Mapping[str, Any] | None = None,
    asked: Mapping[str, Any] | None = None,
) -> tuple[str, ...]:
    """Where an option of a question lies on the table of `game`; () if nowhere. Loads no drawing code.

    `view` is that of the seat which is asked, `kind` the question's; `args` fill the option's label, and
    `asked` the question (public and private), which says whose ship it is about, or in which zone. Several
    places: all of them belong to it ("card:two_cannon.red_flag.1", "slot:row.2").
    """
    if not _has(game, "places"):
        return ()
    found = cast(GamePlaces, _module(game, "places"))
    return found.places(view, kind, option_id, args or {}, asked or {})


@cache
def _has(game: str, name: str) -> bool:
    return drawn(game) and bool(find_spec(f"{__package__}.{game}.{name}"))


def _with_touch(game: str) -> WithTouch | None:
    found = pictures(game) if drawn(game) else None
    return cast(WithTouch, found) if hasattr(found, "touch") else None


def _parts(game: str) -> Parts | None:
    return getattr(pictures(game), "PARTS", None) if drawn(game) else None


def _seated(texts: Texts, players: Sequence[str]) -> Texts:
    return texts.with_players(players) if players else texts
