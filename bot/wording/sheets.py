"""What a view says about one seat, flattened so that a text can be filled with it.

A game's sheets are its own texts (`hand-<game>`, `captain-<game>`); their arguments are named after its
places and fields, with underscores: place `a.b` is `a_b`, field `y` of a part `x` is `x_y`. Each of several
things in a list `x_y` is told by the phrase `x-y`, filled with its fields. What a module keeps for a seat in
the state of its chapter `c` (`Chapter.state`: a list with one struct per seat) has names that begin with
`c_`.

Each module in play adds the text `hand-<module>` or `captain-<module>` below the game's; without one, its
places and figures are listed by their names.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple, cast

from bot.tables.live import LiveTable
from data.locale import Texts
from engine.kernel import Audience, Chapter, Table


class Card(NamedTuple):
    """A card on a sheet; `now`: it is among the answers to the open question; `quote`: its text with its line
    of story.
    """

    name: str
    text: str
    now: bool
    quote: str


class Known(NamedTuple):
    """What a view says about a seat: the contents of its places, by their kinds, and its fields of the
    state.
    """

    places: dict[str, Any]
    fields: dict[str, Any]


def known_of(game: Table, view: Mapping[str, Any], seat: int) -> Known:
    """Places of a seat and the fields of everything in the state that belongs to it."""
    places = {
        kind.name: view["places"].get(f"{kind.name}:{seat}", 0 if kind.audience is Audience.NOBODY else [])
        for kind in game.spec.rules(tuple(game.modules)).place_kinds.values()
    }
    fields: dict[str, Any] = {}
    _of_seat(view["state"], "", seat, fields)
    for chapter, part in view["ext"].items():
        _of_seat(part, f"{chapter}_", seat, fields)
    return Known(places, fields)


def _of_seat(part: Mapping[str, Any], prefix: str, seat: int, found: dict[str, Any]) -> None:
    """The fields of everything in a part of the state that belongs to this seat."""
    for value in part.values():
        for item in cast("list[Any]", value) if isinstance(value, list) else []:
            if isinstance(item, dict) and cast("dict[str, Any]", item).get("seat") == seat:
                _flatten(cast("dict[str, Any]", item), prefix, found)


def _flatten(item: Mapping[str, Any], prefix: str, found: dict[str, Any]) -> None:
    for name, value in item.items():
        if isinstance(value, dict) and _is_record(cast("dict[str, Any]", value)):
            _flatten(cast("dict[str, Any]", value), f"{prefix}{name}_", found)
        things = _in_one(value)
        if isinstance(things, list) and all(isinstance(one, dict) for one in cast("list[Any]", things)):
            things = [_as_phrase(prefix + name, one) for one in cast("list[dict[str, Any]]", things)]
        found[prefix + name] = things


def _as_phrase(name: str, thing: Mapping[str, Any]) -> dict[str, Any]:
    """One of several things with fields: the phrase of their name, filled with its fields."""
    filled: dict[str, Any] = {"say": name.replace("_", "-")}
    _flatten(thing, "", filled)
    return filled


def _in_one(value: Any) -> Any:
    """Nested lists as one list that a text can name."""
    if not isinstance(value, list):
        return value
    parts = cast("list[Any]", value)
    nested = bool(parts) and all(isinstance(part, list) for part in parts)
    return [inner for part in parts for inner in part] if nested else parts


def _is_record(value: Mapping[str, Any]) -> bool:
    """Whether this is a thing with fields rather than counts by id."""
    return any(not isinstance(inner, int) or isinstance(inner, bool) for inner in value.values())


def sheet(live: LiveTable, kind: str, seat: int, reader: int | None) -> str:
    """A seat's sheet as `reader` may see it (None: everyone): the text `<kind>-<game>`, filled.

    If a part is missing (a seat without a captain), `<kind>-<game>-without-<part>` is used instead.
    """
    game, texts = live.game, live.texts
    assert game is not None
    known = known_of(game, game.view(reader), seat)
    filled = {kind.replace(".", "_"): lying for kind, lying in known.places.items()} | known.fields
    key = _without(texts, f"{kind}-{live.row.game}", filled)
    of_modules = [module for module in game.spec.modules if module.id in game.modules]
    apart = tuple(f"{chapter.name}_" for module in of_modules for chapter in module.chapters)
    lines: list[str] = []
    if texts.has(key):
        lines.append(texts.say(key, **{**filled, "seat": seat}))
    else:
        base = {name: value for name, value in known.fields.items() if not name.startswith(apart)}
        lines += _plain(texts, game.spec.chapters, known.places, base)
    for module in of_modules:
        if texts.has(f"{kind}-{module.id}"):
            lines.append(texts.say(f"{kind}-{module.id}", **{**filled, "seat": seat}))
            continue
        own = tuple(f"{chapter.name}_" for chapter in module.chapters)
        fields = {name: value for name, value in known.fields.items() if name.startswith(own)}
        lines += _plain(texts, module.chapters, known.places, fields)
    return "\n".join(lines) or texts.say("sheet-nothing")


def status(live: LiveTable, seat: int) -> str:
    """How a seat stands, in a few lines that only it reads: the text `status-<game>`, and in a line those of
    modules in play (`status-<module>`); empty if its game has none.
    """
    texts, key = live.texts, f"status-{live.row.game}"
    if live.game is None or not texts.has(key):
        return ""
    filled = _standing(live.game, seat, live.game.view(seat))
    stands = texts.say(_without(texts, key, filled), **filled)
    return "\n".join(filter(None, (stands, " · ".join(_of_modules(texts, live.game, filled)))))


def status_lines(live: LiveTable, seat: int, view: Mapping[str, Any]) -> list[str]:
    """What else there is to know of how a seat stands, where the rest is shown in pictures: the text
    `desk-<game>`, and those of modules in play. `view` is what the seat may know now.
    """
    if live.game is None:
        return []
    texts, key, filled = live.texts, f"desk-{live.row.game}", _standing(live.game, seat, view)
    own = [texts.say(_without(texts, key, filled), **filled)] if texts.has(key) else []
    return [line for line in (*own, *_of_modules(texts, live.game, filled)) if line]


def _without(texts: Texts, key: str, filled: Mapping[str, Any]) -> str:
    """The key of the text for a seat that lacks something, if there is one."""
    missing = (name for name, value in filled.items() if value is None)
    return next((one for name in missing if texts.has(one := f"{key}-without-{name}")), key)


def _of_modules(texts: Texts, game: Table, filled: Mapping[str, Any]) -> list[str]:
    """The texts `status-<module>` of modules in play."""
    own = (f"status-{module}" for module in game.modules)
    return [told for key in own if texts.has(key) and (told := texts.say(key, **filled))]


def _standing(game: Table, seat: int, view: Mapping[str, Any]) -> dict[str, Any]:
    """What fills the texts of how a seat stands, which may know this."""
    known = known_of(game, view, seat)
    filled = {kind.replace(".", "_"): lying for kind, lying in known.places.items()}
    filled |= known.fields | _facts_of(view["facts"], seat, game.seats)
    return {**filled, "seat": seat}


def _facts_of(facts: Mapping[str, Any], seat: int, seats: int) -> dict[str, Any]:
    """What the facts that a view has for each seat say of this one: field `y` of fact `x` is `fact_x_y`."""
    found: dict[str, Any] = {}
    for name, fact in facts.items():
        if isinstance(fact, list) and len(cast("list[Any]", fact)) == seats:
            item = cast("list[Any]", fact)[seat]
            if isinstance(item, dict):
                _flatten(cast("dict[str, Any]", item), f"fact_{name}_", found)
    return found


def cards_in_hand(live: LiveTable, seat: int) -> list[Card]:
    """Every card with a text that only this seat sees."""
    return _cards(live, seat, Audience.OWNER)


def cards_on_table(live: LiveTable, seat: int) -> list[Card]:
    """Every card with a text that lies open before a seat."""
    return _cards(live, seat, Audience.PUBLIC)


def _cards(live: LiveTable, seat: int, audience: Audience) -> list[Card]:
    """Name and text of cards before a seat, and whether the seat is asked about them now."""
    game, texts = live.game, live.texts
    assert game is not None
    held = game.view(seat)["places"]
    pieces: list[str] = []
    for kind in game.spec.rules(tuple(game.modules)).place_kinds.values():
        lying = held.get(f"{kind.name}:{seat}", [])
        if kind.audience is audience and isinstance(lying, list):
            pieces += lying
    cards = dict.fromkeys(piece.partition(".")[0] for piece in pieces)
    asked = asked_about(live, seat)
    return [
        Card(texts.name(card), text, card in asked, texts.quote(card))
        for card in cards
        if (text := texts.text(card))
    ]


def asked_about(live: LiveTable, seat: int) -> set[str]:
    """The cards among the answers that a seat may give now. Only the seat itself may learn of it."""
    return {value.partition(".")[0] for value in pieces_asked_about(live, seat)}


def pieces_asked_about(live: LiveTable, seat: int) -> set[str]:
    """The same as answers name them: one piece of several equal ones, or a card whichever piece it is."""
    decision = live.asked(seat)
    options = decision.options if decision is not None else ()
    return {value for option in options for value in option.args.values() if isinstance(value, str)}


def _plain(
    texts: Texts, chapters: Iterable[Chapter], places: Mapping[str, Any], fields: Mapping[str, Any]
) -> Iterator[str]:
    """Whatever has no text of its own: the contents of these chapters' places, and figures among fields."""
    for kind in (kind for chapter in chapters for kind in chapter.place_kinds):
        if lying := places[kind.name]:
            yield texts.say("sheet-place", place=texts.name(kind.name.replace(".", "_")), pieces=lying)
    for name, value in fields.items():
        if isinstance(value, int) and not isinstance(value, bool) and not name.endswith("seat"):
            yield texts.say("sheet-figure", name=texts.name(name), value=value)
