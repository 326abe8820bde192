"""Two ships against each other: who they are, and how it is likely to end, as a bar of a hundred fights."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from PIL import Image, ImageDraw

from data.locale import Texts
from render.art import shown
from render.kit.canvas import fitting, stamp, stamp_centre, words
from render.kit.picture import Picture, picture_of
from render.kit.theme import Theme

WIDE, HIGH, EDGE = 1000, 520, 40
_SHIP = 300
_SEA, _LINE, _BAR = 96, 336, 400
_TALL = 64
_LEAST = 7
"""Fights of a hundred whose share is wide enough for its number."""
_UNKNOWN = "merchantman"
FIGHT = "about-fight"
"""The remark that tells how a whole fight is likely to end."""


@dataclass(frozen=True, slots=True)
class _Share:
    """So many fights of a hundred that end in some way."""

    key: str
    fights: int
    fill: str


def odds(
    given: Mapping[str, Sequence[str]],
    told: Iterable[tuple[str, Mapping[str, Any]]],
    texts: Texts,
    look: Theme,
) -> Picture | None:
    """The picture of a fight of what was `given`, from the remarks on it; None if they tell of none."""
    args = next((args for key, args in told if key == FIGHT), None)
    if args is None:
        return None
    colours = look.colours
    shares = [
        _Share("odds-picture-won", args["won"], colours.gold),
        _Share("odds-picture-parted", max(0, 100 - args["won"] - args["lost"]), colours.token),
        _Share("odds-picture-lost", args["lost"], look.seats[0].fill),
    ]
    image = Image.new("RGB", (WIDE, HIGH), colours.paper)
    draw = ImageDraw.Draw(image)
    title = texts.say("odds-picture", ship=given["ship"][0], enemy=given["enemy_ship"][0])
    stamp_centre(image, fitting(title, look.faces.display, 52, colours.ink, WIDE - 2 * EDGE), WIDE / 2, 54)
    draw.rectangle((0, _SEA, WIDE, _LINE - 16), colours.sea)
    for before, x, mirrored in (("", EDGE + _SHIP / 2, False), ("enemy_", WIDE - EDGE - _SHIP / 2, True)):
        _side(image, look, given, before, x, texts, mirrored=mirrored)
    _bar(image, look, shares, texts)
    draw.rectangle((0, 0, WIDE - 1, HIGH - 1), outline=colours.ink, width=4)
    alt = [title, *(texts.say(f"alt-{one.key}", count=one.fights) for one in shares)]
    return picture_of(image, "odds", "\n".join(alt), texts)


def _side(
    image: Image.Image,
    look: Theme,
    given: Mapping[str, Sequence[str]],
    before: str,
    x: float,
    texts: Texts,
    *,
    mirrored: bool,
) -> None:
    kind = given[f"{before}ship"][0]
    name = kind if kind in shown.ship_names() else _UNKNOWN
    ship = shown.ship(name, _SHIP, mirrored=mirrored)
    stamp(image, ship, x, _LINE - 20 - ship.height, "middle")
    skills = {skill: int(given[before + skill][0]) for skill in ("seamanship", "leadership")}
    line = texts.say("odds-picture-skills", **skills)
    caption = fitting(line, look.faces.sans, 28, look.colours.ink, WIDE // 2 - 2 * EDGE)
    at = EDGE if not mirrored else WIDE - EDGE - caption.width
    stamp(image, caption, at, _LINE - 8)


def _bar(image: Image.Image, look: Theme, shares: Sequence[_Share], texts: Texts) -> None:
    """The shares side by side, each with its number, and beneath them what they mean."""
    colours, draw, left = look.colours, ImageDraw.Draw(image), float(EDGE)
    whole = WIDE - 2 * EDGE
    for one in shares:
        right = left + whole * one.fights / 100
        if one.fights:
            draw.rectangle((left, _BAR, right, _BAR + _TALL), one.fill, colours.ink, 3)
        if one.fights >= _LEAST:
            number = words(
                texts.say("odds-picture-share", count=one.fights), look.faces.number, 34, colours.ink
            )
            plate = (left + right - number.width) / 2 - 8, _BAR + 10
            draw.rounded_rectangle(
                (*plate, plate[0] + number.width + 16, _BAR + _TALL - 10), 8, colours.paper
            )
            stamp_centre(image, number, (left + right) / 2, _BAR + _TALL / 2)
        left = right
    x = float(EDGE)
    for one in shares:
        draw.rectangle((x, _BAR + _TALL + 18, x + 22, _BAR + _TALL + 40), one.fill, colours.ink, 2)
        said = texts.say(one.key)
        if one.fights < _LEAST:
            said += f" · {texts.say('odds-picture-share', count=one.fights)}"
        label = fitting(said, look.faces.sans, 28, colours.ink, whole // 3 - 50)
        stamp(image, label, x + 32, _BAR + _TALL + 12)
        x += whole / 3
