"""What a view tells of one seat, flat enough for a text to be filled with it.

A game's sheets are texts of its own (`hand-<game>`, `captain-<game>`); what fills them has the names of its
places and fields, with underscores: place `a.b` is `a_b`, field `y` of a part `x` is `x_y`. Each of several
things in a list `x_y` is told by the phrase `x-y`, filled with its fields.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, cast

from bot.tables.live import LiveTable
from data.locale import Texts
from engine.kernel import Audience, Table


class Card(NamedTuple):
    """A card as a sheet tells it; `now`: it is among the answers to what is asked."""

    name: str
    text: str
    now: bool = False


def facts(game: Table, view: Mapping[str, Any], seat: int) -> dict[str, Any]:
    """Places of a seat and the fields of everything in the state that is this seat's."""
    found: dict[str, Any] = {}
    for kind in game.spec.rules(tuple(game.modules)).place_kinds:
        found[kind.replace(".", "_")] = view["places"].get(f"{kind}:{seat}", [])
    for part in (view["state"], *view["ext"].values()):
        for value in part.values():
            for item in cast("list[Any]", value) if isinstance(value, list) else []:
                if isinstance(item, dict) and cast("dict[str, Any]", item).get("seat") == seat:
                    _flatten(cast("dict[str, Any]", item), "", found)
    return found


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
    """Lists within a list as one list, which a text can name."""
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

    Where a part is missing (a seat without a captain), `<kind>-<game>-without-<part>` goes before it.
    """
    game, texts = live.game, live.texts
    assert game is not None
    known = facts(game, game.view(reader), seat)
    key = f"{kind}-{live.row.game}"
    for name, value in known.items():
        if value is None and texts.has(f"{key}-without-{name}"):
            key = f"{key}-without-{name}"
            break
    if not texts.has(key):
        return _plain(game, texts, game.view(reader), seat)
    return texts.say(key, **{**known, "seat": seat})


def cards_in_hand(live: LiveTable, seat: int) -> list[Card]:
    """Every card that this seat alone sees and that has a text."""
    return _cards(live, seat, Audience.OWNER)


def cards_on_table(live: LiveTable, seat: int) -> list[Card]:
    """Every card that lies open before a seat and has a text."""
    return _cards(live, seat, Audience.PUBLIC)


def _cards(live: LiveTable, seat: int, audience: Audience) -> list[Card]:
    """Name and text of cards that lie before a seat, and whether it is asked about them now."""
    game, texts = live.game, live.texts
    assert game is not None
    held = game.view(seat)["places"]
    pieces: list[str] = []
    for kind in game.spec.rules(tuple(game.modules)).place_kinds.values():
        lying = held.get(f"{kind.name}:{seat}", [])
        if kind.audience is audience and isinstance(lying, list):
            pieces += lying
    cards = dict.fromkeys(piece.partition(".")[0] for piece in pieces)
    asked = _asked_about(live, seat)
    return [Card(texts.name(card), texts.text(card), card in asked) for card in cards if texts.text(card)]


def _asked_about(live: LiveTable, seat: int) -> set[str]:
    """The cards that are among the answers a seat may give now. Only the seat itself may learn of it."""
    decision = live.asked(seat)
    options = decision.options if decision is not None else ()
    values = [value for option in options for value in option.args.values() if isinstance(value, str)]
    return {value.partition(".")[0] for value in values}


def _plain(game: Table, texts: Texts, view: Mapping[str, Any], seat: int) -> str:
    """For a game without a text of its own: what lies where."""
    lines: list[str] = []
    for kind in game.spec.rules(tuple(game.modules)).place_kinds:
        lying = view["places"].get(f"{kind}:{seat}")
        if lying:
            lines.append(texts.say("sheet-place", place=texts.name(kind.replace(".", "_")), pieces=lying))
    known = facts(game, view, seat)
    for name, value in known.items():
        if isinstance(value, int) and not isinstance(value, bool) and name != "seat":
            lines.append(texts.say("sheet-figure", name=texts.name(name), value=value))
    return "\n".join(lines) or texts.say("sheet-nothing")
