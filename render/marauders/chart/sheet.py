"""The static sheet under everything: sea, coast, zones, frame and compass rose; no words, no state.

Drawn once per theme at twice the size and scaled down (about a second), then kept.
"""

from functools import cache
from itertools import pairwise
from math import cos, pi, sin

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.art import shown
from render.kit.canvas import mix
from render.kit.geo import Line, coastline, projected
from render.kit.theme import Theme
from render.marauders.chart.layout import Chart, chart
from render.marauders.parts.sheets import blotches

SCALE = 2
STROKES = 28  # of 255: how much land must be near for strokes along the coast
RHUMB_CENTRES = [(930, 650), (500, 300), (1440, 380)]


@cache
def sheet(theme: Theme, marked: bool = False) -> Image.Image:
    """The sheet of this theme, longer if `marked`. Shared: copy before drawing on it."""
    plan = chart(theme.sizes.layout, marked)
    width, height = plan.size[0] * SCALE, plan.size[1] * SCALE
    land = Image.new("L", (width, height))
    outlines = [projected(outline, plan.projection, SCALE) for outline in coastline()]
    pen = ImageDraw.Draw(land)
    for outline in outlines:
        if len(outline) > 2:
            pen.polygon(outline, fill=255)
    picture = _sea(theme, land)
    _rhumbs(theme, picture, plan)
    _coastal(theme, picture, land)
    _monsters(theme, picture, plan)
    picture.paste(_land(theme, land), mask=land)
    _coast(theme, picture, outlines)
    _borders(theme, picture, plan)
    _rose(theme, picture, plan)
    if theme.grain:
        picture = ImageChops.multiply(picture, blotches(width, height))
    _frame(theme, picture, plan)
    return picture.reduce(SCALE)


def _soft(mask: Image.Image, radius: float) -> Image.Image:
    """The mask blurred; at a quarter of the size, where it is sixteen times as fast."""
    small = mask.reduce(4).filter(ImageFilter.GaussianBlur(radius / 4))
    return small.resize(mask.size, Image.Resampling.BICUBIC)


def _sea(theme: Theme, land: Image.Image) -> Image.Image:
    """The sea, with engraved lines that follow the coast."""
    sea = Image.new("RGB", land.size, theme.colours.sea)
    near = _soft(land, 26 * SCALE).point([min(255, round(level * 1.6)) for level in range(256)])
    sea.paste(theme.colours.shoal, mask=near)
    # Contours of the blurred land are lines along the coast, closer together towards it.
    contours = _soft(land, 9 * SCALE)
    levels = [0] * 256
    for level, strength in ((14, 60), (38, 90), (72, 120)):
        for offset in range(-3, 4):
            levels[level + offset] = strength - abs(offset) * 12
    sea.paste(mix(theme.colours.shoal, theme.colours.coast, 0.45), mask=contours.point(levels))
    return sea


def _rhumbs(theme: Theme, picture: Image.Image, plan: Chart) -> None:
    """Faint lines of the thirty-two winds from a few centres."""
    draw = ImageDraw.Draw(picture)
    reach = max(plan.size) * SCALE
    for x, y in RHUMB_CENTRES:
        for wind in range(32):
            angle = wind * pi / 16
            end = (x * SCALE + reach * cos(angle), y * SCALE + reach * sin(angle))
            colour = (
                theme.colours.rhumb if wind % 2 == 0 else mix(theme.colours.rhumb, theme.colours.sea, 0.5)
            )
            draw.line([(x * SCALE, y * SCALE), end], fill=colour, width=SCALE)


def _coastal(theme: Theme, picture: Image.Image, land: Image.Image) -> None:
    """Level strokes of the graver in the water along the coast, longer and shorter by turns."""
    near = _soft(land, 7 * SCALE).point([255 if level > STROKES else 0 for level in range(256)])
    ruled = Image.new("L", land.size)
    draw = ImageDraw.Draw(ruled)
    step = 5 * SCALE
    for row, y in enumerate(range(0, land.height, step)):
        shift = (row * 37) % 90 * SCALE
        for x in range(-shift, land.width, 90 * SCALE):
            draw.line((x, y, x + (56 + row % 3 * 12) * SCALE, y), fill=130, width=SCALE)
    picture.paste(theme.colours.coast, mask=ImageChops.multiply(ruled, near).point(_half))


def _half(level: int) -> int:
    return level // 2


def _monsters(theme: Theme, picture: Image.Image, plan: Chart) -> None:
    """What old charts have where nobody knows better: faint, so that what lies there stands out."""
    for name, x, y, wide in plan.monsters:
        drawn = shown.picture("ornaments", name)
        size = (wide * SCALE, round(wide * SCALE * drawn.height / drawn.width))
        small = drawn.resize(size, Image.Resampling.LANCZOS)
        ink = ImageChops.multiply(small.getchannel("A"), ImageChops.invert(small.convert("L")))
        picture.paste(faint(theme), (x * SCALE, y * SCALE), ink)


def faint(theme: Theme) -> str:
    """The ink of ornaments."""
    return mix(theme.colours.sea, theme.colours.coast, 0.5)


def _land(theme: Theme, land: Image.Image) -> Image.Image:
    """The land, darker towards the coast."""
    ground = Image.new("RGB", land.size, theme.colours.land)
    edge = ImageChops.invert(_soft(land, 10 * SCALE)).point([min(150, level * 2) for level in range(256)])
    ground.paste(theme.colours.highland, mask=edge)
    return ground


def _coast(theme: Theme, picture: Image.Image, outlines: list[Line]) -> None:
    draw = ImageDraw.Draw(picture)
    for outline in outlines:
        if len(outline) > 2:
            draw.line(
                [*outline, outline[0]], fill=theme.colours.coast, width=round(1.5 * SCALE), joint="curve"
            )
        else:
            x, y = outline[0]
            draw.ellipse((x - 2, y - 2, x + 2, y + 2), fill=theme.colours.coast)


def _borders(theme: Theme, picture: Image.Image, plan: Chart) -> None:
    """Zone borders: a light line with dashes of ink on it."""
    draw = ImageDraw.Draw(picture)
    for border in plan.borders:
        draw.line(_scaled(border.curve), fill=theme.colours.halo, width=5 * SCALE, joint="curve")
    for border in plan.borders:
        outer = len(border.zones) == 1
        for dash in [border.line] if outer else dashes(border.curve, 13, 7):
            draw.line(_scaled(dash), fill=theme.colours.border, width=round(2.5 * SCALE))


def _rose(theme: Theme, picture: Image.Image, plan: Chart) -> None:
    """The compass rose: sixteen points, each half light and half dark."""
    draw = ImageDraw.Draw(picture)
    x, y, radius = (side * SCALE for side in plan.rose)
    ink, light = theme.colours.ink, theme.colours.halo
    for share, width in ((0.8, 1), (0.74, 3), (0.32, 1)):
        ring = radius * share
        draw.ellipse((x - ring, y - ring, x + ring, y + ring), outline=ink, width=width * SCALE)
    for first, step, length, waist in ((1, 2, 0.66, 0.16), (2, 4, 0.82, 0.18), (0, 4, 1.0, 0.2)):
        for point in range(first, 16, step):
            angle = point * pi / 8 - pi / 2
            tip = (x + radius * length * cos(angle), y + radius * length * sin(angle))
            for side, fill in ((-1, ink), (1, light if point else theme.colours.border)):
                bend = angle + side * pi / 8
                hip = (x + radius * waist * cos(bend), y + radius * waist * sin(bend))
                draw.polygon([(x, y), tip, hip], fill=fill, outline=ink)


def dashes(line: Line, dash: float, gap: float) -> list[Line]:
    """The line cut into dashes, in pixels."""
    cut: list[Line] = [[line[0]]]
    drawing, left = True, dash
    for (ax, ay), (bx, by) in pairwise(line):
        length = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
        done = 0.0
        while length - done > left:
            done += left
            point = (ax + (bx - ax) * done / length, ay + (by - ay) * done / length)
            if drawing:
                cut[-1].append(point)
            else:
                cut.append([point])
            drawing = not drawing
            left = dash if drawing else gap
        left -= length - done
        if drawing:
            cut[-1].append((bx, by))
    return [piece for piece in cut if len(piece) > 1]


def _frame(theme: Theme, picture: Image.Image, plan: Chart) -> None:
    """The neatline with its ladder of degrees, and the table outside it."""
    left, top, right, bottom = (side * SCALE for side in plan.frame)
    outside = Image.new("L", picture.size, 255)
    ImageDraw.Draw(outside).rectangle((left, top, right, bottom), fill=0)
    picture.paste(theme.colours.table, mask=outside)
    draw = ImageDraw.Draw(picture)
    band = 8 * SCALE
    ladder = [SCALE * x for x in _degrees(plan.longitude, plan.frame[0], plan.frame[2])]
    for index, (start, end) in enumerate(pairwise(ladder)):
        fill = theme.colours.ink if index % 2 else theme.colours.halo
        draw.rectangle((start, top - band, end, top), fill=fill, outline=theme.colours.ink, width=SCALE)
        draw.rectangle((start, bottom, end, bottom + band), fill=fill, outline=theme.colours.ink, width=SCALE)
    ladder = [SCALE * y for y in _degrees(plan.latitude, plan.frame[1], plan.frame[3])]
    for index, (start, end) in enumerate(pairwise(ladder)):
        fill = theme.colours.ink if index % 2 else theme.colours.halo
        draw.rectangle((left - band, start, left, end), fill=fill, outline=theme.colours.ink, width=SCALE)
        draw.rectangle((right, start, right + band, end), fill=fill, outline=theme.colours.ink, width=SCALE)
    draw.rectangle((left, top, right, bottom), outline=theme.colours.ink, width=2 * SCALE)
    draw.rectangle(
        (left - band, top - band, right + band, bottom + band), outline=theme.colours.ink, width=2 * SCALE
    )


def _degrees(table: list[tuple[float, float]], low: float, high: float) -> list[float]:
    """Pixels of the frame's two ends and of every whole degree between them."""
    points: list[float] = [low, high]
    for (first, start), (second, end) in pairwise(table):
        lesser, greater = sorted((first, second))
        for degree in range(int(lesser) - 1, int(greater) + 2):
            if lesser <= degree < greater:
                pixel = start + (degree - first) / (second - first) * (end - start)
                if low < pixel < high:
                    points.append(pixel)
    return sorted(set(points))


def _scaled(line: Line) -> Line:
    return [(x * SCALE, y * SCALE) for x, y in line]
