"""The sheet with everything that stays the same for a language: names, compass letters, empty panels."""

from dataclasses import dataclass
from math import cos, hypot, radians

from PIL import Image, ImageDraw

from data.content import marauders_box
from data.content.words import Compass
from data.locale import Texts
from render.kit.canvas import fitting, mix, stamp, stamp_centre, words
from render.kit.geo import Point, along, inside
from render.kit.picture_cache import cached_picture
from render.kit.plans import Box
from render.kit.theme import Theme
from render.marauders.chart.layout import ROUND, Border, Chart, ZonePlan, chart
from render.marauders.chart.washes import Nations, tinted
from render.marauders.parts.flags import FLAG
from render.marauders.parts.sheets import paper
from render.marauders.parts.tokens import COMPASS_STEPS

ASKEW = 30  # degrees that a border's compass point may be off before it needs letters
LETTER_ASIDE = 18  # pixels from a border to the middle of its compass letter
TRACK_LEFT = 104  # width of the glory track's title, before it scales with the panels' type
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


@cached_picture
def labelled(theme: Theme, said: Words, goal: int, nations: Nations, marked: bool = False) -> Image.Image:
    """The sheet with its words, longer if `marked`; without a `goal`, bare of the panels around the chart.
    Shared: copy before drawing on it.
    """
    picture = tinted(theme, nations, marked)
    plan = chart(theme.sizes.layout, marked)
    names = dict(said.names)
    for zone, zone_plan in plan.zones.items():
        if zone_plan.plate is None:
            stamp(picture, name_sprite(theme, names[zone]), *zone_plan.name)
        else:
            _port(theme, picture, plan, zone_plan)
    letters = dict(said.letters)
    for border in plan.borders:
        for point, (x, y) in compass_letters(plan, border) if surprising(plan, border) else ():
            stamp_centre(picture, _letter(theme, letters[point]), x, y)
    if not goal:
        return picture
    for name in ("event", "merchants", "glory"):
        paper(theme, picture, plan.panels[name])
    _panel_words(theme, picture, plan, said)
    _track(theme, picture, plan.panels["glory"], said.glory, goal)
    return picture


def name_sprite(theme: Theme, name: str) -> Image.Image:
    """The name of a zone that has no plate, as on the chart."""
    return words(name, theme.faces.place, theme.sizes.sea_zone, theme.colours.faded, theme.colours.halo, 3)


def _port(theme: Theme, picture: Image.Image, plan: Chart, zone: ZonePlan) -> None:
    """Where the port is, and a line from there to its plate."""
    assert zone.port
    assert zone.plate
    port = plan.projection(*zone.port)
    x, y, width, height = zone.plate
    near = (min(max(port[0], x), x + width), min(max(port[1], y), y + height))
    draw = ImageDraw.Draw(picture)
    draw.line([port, near], fill=theme.colours.ink, width=3)
    for radius, fill in ((7, theme.colours.ink), (5, theme.colours.halo), (3, theme.colours.border)):
        draw.ellipse((port[0] - radius, port[1] - radius, port[0] + radius, port[1] + radius), fill=fill)


def _letter(theme: Theme, letter: str) -> Image.Image:
    return words(letter, theme.faces.heavy, theme.sizes.compass, theme.colours.border, theme.colours.halo, 2)


def surprising(plan: Chart, border: Border) -> bool:
    """Whether a border leads elsewhere than it looks: only such ones have their letters on the chart."""
    (left, top), (right, foot) = border.curve[0], border.curve[-1]
    across, down = top - foot, right - left
    for point, _ in compass_letters(plan, border):
        x, y = COMPASS_STEPS[point]
        straight = abs(x * across + y * down) / (hypot(x, y) * hypot(across, down))
        if straight < cos(radians(ASKEW)):
            return True
    return False


def compass_letters(plan: Chart, border: Border) -> list[tuple[Compass, Point]]:
    """The compass point for leaving each zone across this border, and its position inside that zone."""
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


def _panel_words(theme: Theme, picture: Image.Image, plan: Chart, said: Words) -> None:
    colours, px = theme.colours, theme.px
    x, y, _, height = plan.panels["event"]
    column = ROUND[theme.sizes.layout]
    number = fitting(said.round, theme.faces.place, px(24), colours.faded, column - 22)
    stamp(picture, number, x + column / 2 - 2, y + 16, "middle")
    draw = ImageDraw.Draw(picture)
    rule = x + column - 12
    draw.line([(rule, y + 16), (rule, y + height - 17)], fill=colours.paper_edge, width=2)
    x, y, width, height = plan.panels["merchants"]
    stamp(picture, _fitting(theme, said.merchants, px(184)), x + 18, y + 12)
    stamp(picture, _fitting(theme, said.war, px(110)), x + width - px(66), y + 12, "middle")
    rule = x + width - px(128)
    draw.line([(rule, y + 16), (rule, y + height - 17)], fill=colours.paper_edge, width=2)
    for index in range(MERCHANTS_TO_REDISTRIBUTE):
        slot_x, slot_y = merchant_slot(theme, plan, index)
        draw.rounded_rectangle(
            (slot_x - 3, slot_y - 3, slot_x + px(FLAG[0]) + 2, slot_y + px(FLAG[1]) + 2),
            5,
            mix(colours.paper, colours.paper_edge, 0.5),
            colours.paper_edge,
            2,
        )


def _fitting(theme: Theme, title: str, width: int) -> Image.Image:
    """A panel's title, in smaller type if it would be too wide."""
    return fitting(title, theme.faces.place, theme.px(24), theme.colours.faded, width)


def merchant_slot(theme: Theme, plan: Chart, index: int) -> tuple[int, int]:
    """Top left of the flag of the merchant with this number on the merchant track."""
    x, y, _, _ = plan.panels["merchants"]
    if theme.sizes.layout == "tall":
        return x + 20 + index * theme.px(40), y + theme.px(52)
    return x + 20 + index % 4 * 46, y + 48 + index // 4 * 53


def _track(theme: Theme, picture: Image.Image, box: Box, title: str, goal: int) -> None:
    x, y, _, height = box
    colours, px = theme.colours, theme.px
    sprite = fitting(title, theme.faces.display, px(38), colours.ink, px(TRACK_LEFT) - 28)
    stamp(picture, sprite, x + 18, y + 2 + (px(49) - sprite.height) / 2)
    draw = ImageDraw.Draw(picture)
    for step in range(goal + 1):
        left, width = track_cell(theme, box, goal, step)
        if step % 2 == 0:
            draw.rectangle(
                (left, y + 7, left + width - 1, y + height - 8),
                fill=mix(colours.paper, colours.paper_edge, 0.55),
            )
        last = step == goal
        ink = colours.border if last else colours.faded
        number = words(str(step), theme.faces.number, px(28), ink)
        stamp(
            picture,
            number,
            left + track_number(theme, goal) / 2 + 2,
            y + (height - number.height) / 2 + 1,
            "middle",
        )
    rule = x + px(TRACK_LEFT)
    draw.line([(rule, y + 6), (rule, y + height - 7)], fill=colours.ink, width=2)


def track_cell(theme: Theme, box: Box, goal: int, step: int) -> tuple[int, int]:
    """Left side and width of a step of the glory track."""
    start, room = box[0] + theme.px(TRACK_LEFT), box[2] - theme.px(TRACK_LEFT) - 8
    left, right = room * step // (goal + 1), room * (step + 1) // (goal + 1)
    return start + left, right - left


def track_number(theme: Theme, goal: int) -> int:
    """Width kept free for the number of a step."""
    return theme.px(36 if goal <= 12 else 26)
