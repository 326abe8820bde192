"""The sheet with all that stays the same for a language: names, compass letters, empty panels."""

from dataclasses import dataclass
from functools import lru_cache
from math import hypot

from PIL import Image, ImageDraw

from data.content import marauders_box
from data.content.words import Compass
from data.locale import Texts
from render.canvas import fitting, mix, stamp, stamp_centre, words
from render.geo import Point, along, inside
from render.marauders.layout import Border, Box, Chart, ZonePlan, chart
from render.marauders.sheet import sheet
from render.marauders.tokens import FLAG
from render.theme import Theme

NAME_SIZE = 24
SEA_NAME_SIZE = 30  # of a zone without a port
LETTER_SIZE = 18
LETTER_ASIDE = 18  # pixels from a border to the middle of its compass letter
TRACK_LEFT = 104  # width of the glory track's title
MERCHANTS_TO_REDISTRIBUTE = 8  # rulebook, Merchant Raids: then the track goes back to the chart


@dataclass(frozen=True, slots=True)
class Words:
    """All words that are drawn once."""

    names: tuple[tuple[str, str], ...]
    letters: tuple[tuple[str, str], ...]
    glory: str
    round: str
    merchants: str
    war: str

    @classmethod
    def of(cls, texts: Texts) -> "Words":
        """The words in the language of the texts."""
        zones = marauders_box().zones
        points = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
        return cls(
            names=tuple((zone, texts.name(zone)) for zone in zones),
            letters=tuple((point, texts.say(f"chart-{point}")) for point in points),
            glory=texts.say("chart-glory"),
            round=texts.say("chart-round"),
            merchants=texts.say("chart-merchants"),
            war=texts.say("chart-war"),
        )


@lru_cache(maxsize=16)
def labelled(theme: Theme, said: Words, goal: int) -> Image.Image:
    """The sheet with its words. Shared: copy before drawing on it."""
    picture = sheet(theme).copy()
    plan = chart()
    names = dict(said.names)
    for zone, zone_plan in plan.zones.items():
        _name(theme, picture, plan, zone_plan, names[zone])
    letters = dict(said.letters)
    for border in plan.borders:
        for point, (x, y) in compass_letters(plan, border):
            stamp_centre(picture, _letter(theme, letters[point]), x, y)
    for name in ("event", "merchants", "glory"):
        paper(theme, picture, plan.panels[name])
    _panel_words(theme, picture, plan, said)
    _track(theme, picture, plan.panels["glory"], said.glory, goal)
    return picture


def name_sprite(theme: Theme, plan: ZonePlan, name: str) -> Image.Image:
    """A zone's name as it stands on the chart."""
    colours = theme.colours
    if plan.port is None:
        return words(name, theme.faces.place, SEA_NAME_SIZE, colours.faded, colours.halo, 3)
    return words(name, theme.faces.place, NAME_SIZE, colours.ink, colours.halo, 3)


def plaque_box(theme: Theme, plan: ZonePlan, name: str) -> Box:
    """Left, top, width and height of flag and name together."""
    sprite = name_sprite(theme, plan, name)
    x, y = round(plan.plaque[0]), round(plan.plaque[1])
    if plan.port is None:
        return x, y, sprite.width, sprite.height
    return x, y, FLAG[0] + 2 + sprite.width, max(FLAG[1], sprite.height)


def _name(theme: Theme, picture: Image.Image, plan: Chart, zone: ZonePlan, name: str) -> None:
    x, y, width, height = plaque_box(theme, zone, name)
    sprite = name_sprite(theme, zone, name)
    if zone.port is None:
        stamp(picture, sprite, x, y)
        return
    port = plan.projection(*zone.port)
    near = (min(max(port[0], x), x + width), min(max(port[1], y), y + height))
    draw = ImageDraw.Draw(picture)
    if hypot(port[0] - near[0], port[1] - near[1]) > 9:
        draw.line([port, near], fill=theme.colours.ink, width=2)
    for radius, fill in ((7, theme.colours.ink), (5, theme.colours.halo), (3, theme.colours.border)):
        draw.ellipse((port[0] - radius, port[1] - radius, port[0] + radius, port[1] + radius), fill=fill)
    stamp(picture, sprite, x + FLAG[0] + 2, y + (FLAG[1] - sprite.height) / 2)


def _letter(theme: Theme, letter: str) -> Image.Image:
    return words(letter, theme.faces.heavy, LETTER_SIZE, theme.colours.border, theme.colours.halo, 2)


def compass_letters(plan: Chart, border: Border) -> list[tuple[Compass, Point]]:
    """The compass point of leaving each zone over this border, and where it stands: inside that zone."""
    if len(border.zones) < 2:
        return []
    zones = marauders_box().zones
    (x, y), (dx, dy) = along(border.curve, border.letters)
    first, second = border.zones
    outline = plan.outline(first)
    found: list[tuple[Compass, Point]] = []
    for side in (1, -1):
        spot = (x - dy * LETTER_ASIDE * side, y + dx * LETTER_ASIDE * side)
        zone, other = (first, second) if inside(outline, spot) else (second, first)
        point: Compass = next(point for point, neighbour in zones[zone].borders.items() if neighbour == other)
        found.append((point, spot))
    return found


def paper(theme: Theme, picture: Image.Image, box: Box, edge: str = "") -> None:
    """A sheet of paper with a double line around it."""
    x, y, width, height = box
    draw = ImageDraw.Draw(picture)
    colours = theme.colours
    draw.rounded_rectangle((x, y, x + width - 1, y + height - 1), 8, colours.paper, edge or colours.ink, 3)
    draw.rounded_rectangle(
        (x + 5, y + 5, x + width - 6, y + height - 6), 5, outline=colours.paper_edge, width=2
    )


def _panel_words(theme: Theme, picture: Image.Image, plan: Chart, said: Words) -> None:
    colours = theme.colours
    x, y, _, height = plan.panels["event"]
    stamp(picture, words(said.round, theme.faces.place, 24, colours.faded), x + 58, y + 22, "middle")
    draw = ImageDraw.Draw(picture)
    draw.line([(x + 108, y + 16), (x + 108, y + height - 17)], fill=colours.paper_edge, width=2)
    x, y, width, _ = plan.panels["merchants"]
    stamp(picture, _fitting(theme, said.merchants, 184), x + 18, y + 12)
    stamp(picture, _fitting(theme, said.war, 110), x + width - 66, y + 12, "middle")
    draw.line([(x + width - 128, y + 16), (x + width - 128, y + 149)], fill=colours.paper_edge, width=2)
    for index in range(MERCHANTS_TO_REDISTRIBUTE):
        slot_x, slot_y = merchant_slot(plan, index)
        draw.rounded_rectangle(
            (slot_x - 3, slot_y - 3, slot_x + FLAG[0] + 2, slot_y + FLAG[1] + 2),
            5,
            mix(colours.paper, colours.paper_edge, 0.5),
            colours.paper_edge,
            2,
        )


def _fitting(theme: Theme, title: str, width: int) -> Image.Image:
    """A panel's title, in smaller type where it would be too wide."""
    return fitting(title, theme.faces.place, 24, theme.colours.faded, width)


def merchant_slot(plan: Chart, index: int) -> tuple[int, int]:
    """Top left of the flag of the merchant with this number on the merchant track."""
    x, y, _, _ = plan.panels["merchants"]
    return x + 20 + index % 4 * 46, y + 48 + index // 4 * 53


def _track(theme: Theme, picture: Image.Image, box: Box, title: str, goal: int) -> None:
    x, y, _, height = box
    colours = theme.colours
    stamp(picture, words(title, theme.faces.display, 38, colours.ink), x + 18, y + 2)
    draw = ImageDraw.Draw(picture)
    for step in range(goal + 1):
        left, width = track_cell(box, goal, step)
        if step % 2 == 0:
            draw.rectangle(
                (left, y + 7, left + width - 1, y + height - 8),
                fill=mix(colours.paper, colours.paper_edge, 0.55),
            )
        last = step == goal
        ink = colours.border if last else colours.faded
        number = words(str(step), theme.faces.number, 28, ink)
        stamp(
            picture, number, left + track_number(goal) / 2 + 2, y + (height - number.height) / 2 + 1, "middle"
        )
    draw.line([(x + TRACK_LEFT, y + 6), (x + TRACK_LEFT, y + height - 7)], fill=colours.ink, width=2)


def track_cell(box: Box, goal: int, step: int) -> tuple[int, int]:
    """Left side and width of a step of the glory track."""
    start, room = box[0] + TRACK_LEFT, box[2] - TRACK_LEFT - 8
    left, right = room * step // (goal + 1), room * (step + 1) // (goal + 1)
    return start + left, right - left


def track_number(goal: int) -> int:
    """Width kept free for the number of a step."""
    return 36 if goal <= 12 else 26
