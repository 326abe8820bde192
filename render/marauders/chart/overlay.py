"""Overlays of the chart: markets, reach, hunters and changes, each as a picture of its own; and its legend.

What they show comes from `engine.advice.overlays` as plain data. Panels and seats stay as they are; the panel
of the event tells what is shown instead.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

from PIL import Image, ImageDraw

from data.locale import Texts
from render.kit.canvas import fitting, rgb, stamp, words, wrapped
from render.kit.game import View
from render.kit.picture import Picture, picture_of
from render.kit.picture_cache import cached_picture
from render.kit.theme import Theme
from render.kit.touch import Note
from render.marauders.chart.alt_text import seat_text
from render.marauders.chart.labels import Words, labelled
from render.marauders.chart.layer_signs import NEWS, news
from render.marauders.chart.layers import LAYERS, MARKED, Given, Laid
from render.marauders.chart.layout import Chart, chart
from render.marauders.chart.legend import legend, rules
from render.marauders.chart.panels import SMALLEST, draw_panels, glory_laid, largest_type, step
from render.marauders.chart.placing import draw_beneath, laid_out, lay, nations_of
from render.marauders.facts import Facts, read
from render.marauders.parts import tokens
from render.marauders.parts.sheets import paper

OVERLAYS = ("markets", "reach", "hunters", "changes", "legend", "rules")


def overlay(view: View, name: str, laid: Any, texts: Texts, look: Theme, *, untold: bool = False) -> Picture:
    """The chart with an overlay for the seat of this view, or a sheet that explains the chart; `untold`:
    without what the overlay means, which is said beside it, and without its `notes`, which are written there.
    """
    facts = read(view)
    if name in _SHEETS:
        return _SHEETS[name](look, facts, texts)
    shown = LAYERS[name](Given(look, facts, laid, texts, view.get("seat")))
    picture = _drawn(look, replace(shown, more={}) if untold else shown, "" if untold else name, texts)
    return picture_of(picture, name, _words(look, facts, shown, name, view.get("seat"), texts), texts)


def notes(view: View, name: str, laid: Any, texts: Texts, look: Theme) -> tuple[Note, ...]:
    """What an overlay says at each place; nothing for a sheet."""
    if name in _SHEETS:
        return ()
    return LAYERS[name](Given(look, read(view), laid, texts, view.get("seat"))).notes


def _words(look: Theme, facts: Facts, shown: Laid, name: str, seat: int | None, texts: Texts) -> str:
    """What is laid over the chart, a line for each thing; the board has its own words."""
    texts = texts.screen_reader()
    lines = [texts.say(f"overlay-{name}"), texts.say(f"overlay-{name}-{'about' if shown.told else 'none'}")]
    if seat is not None:
        lines.append(seat_text(facts.seats[seat], facts.goal, texts, look))
    return "\n".join([*lines, *shown.told])


def _drawn(look: Theme, shown: Laid, name: str, texts: Texts) -> Image.Image:
    facts = shown.facts
    # Without a name it is laid over the bare board of a page.
    plan = chart(look.sizes.layout, facts.marked, not name)
    picture = labelled(look, Words.of(texts), facts.goal, nations_of(facts), facts.marked).copy()
    for colour in dict.fromkeys(colour for colour, _ in shown.veils.values()):
        veiled = tuple((zone, strong) for zone, (tint, strong) in shown.veils.items() if tint == colour)
        picture.paste(colour, _area(tuple(zone for zone, _ in veiled)), _veil(veiled))
    laid = laid_out(look, plan, facts, shown.more)
    draw_beneath(look, picture, plan, facts, texts, laid)
    draw_panels(look, picture, plan, facts, texts)
    lay(picture, [*laid, *glory_laid(look, plan.panels["glory"], facts)])
    _legend(look, picture, plan, name, texts, shown)
    return picture


@lru_cache(maxsize=512)
def _area(zones: tuple[str, ...]) -> tuple[int, int, int, int]:
    """Left, top, right and bottom of these zones; all layouts have the same chart."""
    points = [point for zone in zones for point in chart().outline(zone)]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return round(min(xs)), round(min(ys)), round(max(xs)), round(max(ys))


@cached_picture
def _veil(zones: tuple[tuple[str, int], ...]) -> Image.Image:
    """A veil over zones, by how strongly it covers what is beneath it in each."""
    left, top, right, bottom = _area(tuple(zone for zone, _ in zones))
    mask = Image.new("L", (right - left, bottom - top))
    draw = ImageDraw.Draw(mask)
    for zone, strong in zones:
        draw.polygon([(x - left, y - top) for x, y in chart().outline(zone)], fill=strong)
    return mask


def _legend(look: Theme, picture: Image.Image, plan: Chart, name: str, texts: Texts, shown: Laid) -> None:
    """What is shown, in place of the event; or that there is nothing to show. Nothing without a name."""
    x, y, width, height = box = plan.panels["event"]
    paper(look, picture, box, look.colours.border)
    if not name:
        return
    told = texts.say(f"overlay-{name}-{'about' if shown.told else 'none'}")
    size = (width - 40, height - 22)
    said = _explanation(look, texts.say(f"overlay-{name}"), told, bool(shown.told), shown.signs, size)
    stamp(picture, said, x + 20, y + 12)


@cached_picture
def _explanation(
    look: Theme, title: str, told: str, marked: bool, signs: tuple[tuple[str, str], ...], box: tuple[int, int]
) -> Image.Image:
    """A title, and beneath it what is told and the signs that occur, in the largest type that fits into a box
    of this width and height. `marked`: something is shown.
    """
    picture = Image.new("RGBA", box, (*rgb(look.colours.paper), 0))
    picture.alpha_composite(fitting(title, look.faces.name, look.px(30), look.colours.border, box[0]))
    top, size = look.px(42), largest_type(look)
    face = look.faces.sans if marked else look.faces.bold
    while True:
        lines = wrapped(told, face, size, box[0])
        rows, high = _signs_in_rows(look, signs, size, box[0])
        if size <= SMALLEST or top + len(lines) * step(size) + high <= box[1]:
            break
        size -= 1
    for number, line in enumerate(lines):
        picture.alpha_composite(words(line, face, size, look.colours.ink), (0, top + number * step(size)))
    for shape, left, down in rows:
        place = (left, round(top + len(lines) * step(size) + 6 + down))
        picture.alpha_composite(shape, place)
    return picture


def _signs_in_rows(
    look: Theme, signs: Sequence[tuple[str, str]], size: int, width: int
) -> tuple[list[tuple[Image.Image, int, float]], int]:
    """Signs with what they mean, in rows as wide as this: sprites with their places; and how high all of
    them are.
    """
    found: list[tuple[Image.Image, int, float]] = []
    left, row, high = 0, 0, round(size * 1.5)
    for what, said in signs:
        draw = tokens.mark if what in MARKED else news
        sign, told = draw(look, what, high / NEWS[1]), words(said, look.faces.sans, size, look.colours.ink)
        wide = sign.width + 6 + told.width
        if left and left + wide > width:
            left, row = 0, row + high + 2
        found.append((sign, left, row + (high - sign.height) / 2))
        found.append((told, left + sign.width + 6, row + (high - told.height) / 2))
        left += wide + size
    return found, row + high + 8 if found else 0


_SHEETS: Mapping[str, Callable[[Theme, Facts, Texts], Picture]] = {"legend": legend, "rules": rules}
"""What explains the chart, beside it rather than over it."""
