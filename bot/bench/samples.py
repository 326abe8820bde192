"""Sample tables, played by computer captains from a fixed seed, and every kind of picture of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial
from typing import Any, cast

import msgspec

import render
from bot.pictures.played import course_of, film_of, past_filmed
from data.locale import Texts
from engine.advice.overlays import Line, overlay, with_trail
from engine.captains import captain
from engine.captains.play import answer_for
from engine.games import load_game
from engine.kernel import Table
from render import Picture
from render.games import pictures
from render.history import draw_course
from render.kit.game import Parts, WithCards
from render.kit.theme import theme

NAMES = ("Anne", "Bartolomé of the Many Names", "Carl", "Dora", "Emil")
LEVEL = 2
SEED = "gallery"
MOST_TRIED = 12
"""Not every game has a battle: so many are played until one has."""

Draw = Callable[[str], Picture]
"""Draws a picture in the theme of this name."""


class Sample(msgspec.Struct):
    """A played game: views of a spectator and of a player from its middle, each with the log until then as he
    may read it, a view of a scene, and its end.
    """

    game: str
    public: dict[str, Any]
    own: dict[str, Any]
    told: list[Line]
    own_told: list[Line]
    scene: dict[str, Any] | None
    exported: dict[str, Any]


@cache
def sample(game: str) -> Sample:
    """The sample table of a game: the first with a scene, if the game has scenes."""
    tried = (_played(game, f"{SEED} {number}" if number else SEED) for number in range(MOST_TRIED))
    first = next(tried)
    if first.scene is not None or not render.cues(game).scene_begins:
        return first
    return next((other for other in tried if other.scene is not None), first)


def _played(game: str, seed: str) -> Sample:
    """A game with as many seats as its usual settings allow, to its end."""
    spec, texts, cues = load_game(game), Texts(), render.cues(game)
    settings = spec.resolve_options({})
    seats = max(number for number in spec.seats if not spec.refuses(number, settings, ()))
    table = Table.new(game, seats=seats, seed=seed, salt=seed)
    players = [captain(LEVEL, f"{seed} {seat}") for seat in range(seats)]
    history: list[tuple[dict[str, Any], dict[str, Any]]] = []
    lengths: list[int] = []
    scene, told = None, 0
    while waiting := table.waiting:
        seat = min(waiting)
        answer_for(players[seat], table, seat)
        history.append((table.view(None), table.view(seat)))
        fresh, told = table.entries()[told:], len(table.entries())
        lengths.append(told)
        if scene is None and any(entry.key.startswith(cues.scene_tells) for entry in fresh):
            scene = history[-1][0] if render.scene(history[-1][0], texts) is not None else None
    middle = len(history) * 3 // 4
    public, own = history[middle]
    entries = table.entries()[: lengths[middle]]
    lines = [[read for entry in entries if (read := entry.read(reader))] for reader in (None, own["seat"])]
    told, own_told = ([(line["key"], line["args"]) for line in read] for read in lines)
    return Sample(game, public, own, told, own_told, scene, table.export())


def kinds(game: str, texts: Texts, shown: Sample | None = None) -> dict[str, Draw]:
    """Every kind of picture of a game, by name: of the sample table, or of one `shown` before; of a table
    without an end, all but those of its end. `texts` need not know the players.
    """
    shown, texts = shown or sample(game), texts.with_players(NAMES)
    package, seat = pictures(game), shown.own["seat"]
    found: dict[str, Draw] = {
        "board": lambda look: package.board(with_trail(shown.public, shown.told), texts, theme(look)),
        "captain": lambda look: package.captain(shown.public, seat, texts, theme(look)),
        "captain-own": lambda look: package.captain(shown.own, seat, texts, theme(look)),
    }
    for name in render.overlays(game):
        found[name] = partial(_overlay, shown, name, texts)
    if shown.scene is not None:
        found["scene"] = partial(_scene, shown.scene, texts)
    if parts := cast("Parts | None", getattr(package, "PARTS", None)):
        found[parts.kind] = lambda look: parts.draw(shown.public, parts.ids()[0], texts, theme(look))
    if hasattr(package, "card"):
        single = cast("WithCards", package)
        for kind, id in _cards(shown, single, texts):
            found[f"card-{kind}"] = partial(_card, single, id, texts)
    if not shown.exported:
        return found
    exported, past = shown.exported, past_filmed(shown.exported)
    history = course_of(exported, past)
    found["course"] = lambda look: draw_course(history, texts, theme(look))
    found["replay"] = lambda look: film_of(exported, texts, look, past)
    return found


def _scene(view: Mapping[str, Any], texts: Texts, look: str) -> Picture:
    picture = pictures(view["game"]).scene(view, texts, theme(look))
    assert picture is not None
    return picture


def _overlay(shown: Sample, name: str, texts: Texts, look: str) -> Picture:
    laid = overlay(name, shown.own, shown.own_told)
    return render.overlay(shown.own, name, laid, texts, theme=look)


def _card(package: WithCards, id: str, texts: Texts, look: str) -> Picture:
    picture = package.card(id, texts, theme(look))
    assert picture is not None
    return picture


def _cards(shown: Sample, package: WithCards, texts: Texts) -> Iterator[tuple[str, str]]:
    """One card for every kind of place where the views show one, and those they name elsewhere."""
    seen: set[str] = set()
    places: dict[str, list[str] | int] = shown.public["places"] | shown.own["places"]
    for place, held in places.items():
        kind = place.partition(":")[0].partition(".")[0]
        id = held[0].partition(".")[0] if isinstance(held, list) and held else ""
        if id and kind not in seen and package.card(id, texts, theme()) is not None:
            seen.add(kind)
            yield kind, id
    yield from package.named_cards(shown.public)
