"""The plates beside the ports: name, the nation's flag and tint, room for the market, the zone's rules."""

from PIL import Image, ImageDraw

from render.kit.assets import font
from render.kit.canvas import fitting, stamp
from render.kit.picture_cache import cached_picture
from render.kit.plans import Box
from render.kit.theme import Theme
from render.marauders.chart.layout import BARE_FLAG, EDGE, HEAD, MARKET, ZonePlan
from render.marauders.parts import flags

FLAG = (34, 23)
LEAST_NAME = 17  # the smallest type for a name, whatever its room
LARGE_NAME = 29  # its type on a plate without rules
LEAST_RULE = 13  # and for a rule


def name_room(plan: ZonePlan) -> int:
    """Pixels for a port's name on its plate."""
    assert plan.plate
    if plan.bare:
        return plan.plate[2] - 2 * EDGE - 4
    return plan.plate[2] - FLAG[0] - 3 * EDGE - 4


def rule_size(theme: Theme, lines: tuple[str, ...], plan: ZonePlan) -> int:
    """The largest type in which these lines fit on the plate; the least if none does."""
    width, height = rule_room(plan)
    size = theme.sizes.rule
    while size > LEAST_RULE:
        widest = max(font(theme.faces.sans, size).getlength(line) for line in lines)
        if widest <= width and pitch(size) * len(lines) <= height:
            break
        size -= 1
    return size


def rule_room(plan: ZonePlan) -> tuple[int, int]:
    """Pixels of width and height for the rules on a plate."""
    assert plan.plate
    return plan.plate[2] - 2 * EDGE - 6, plan.plate[3] - HEAD - MARKET - 4


def pitch(size: int) -> int:
    """Pixels from a line of rules to the next."""
    return round(size * 1.12)


@cached_picture
def plate(
    theme: Theme, plan: ZonePlan, name: str, rules: tuple[str, ...], nation: str, changed: bool
) -> Image.Image:
    """The plate of a port without its market; a flag has a golden frame if its nation took the port over."""
    assert plan.plate
    width, height = plan.plate[2:]
    colours = theme.colours
    picture = Image.new("RGB", (width, height), colours.paper)
    draw = ImageDraw.Draw(picture)
    head = plan.head
    draw.rectangle((0, 0, width - 1, head - 2), fill=theme.nations[nation].tint)
    draw.line((0, head - 2, width, head - 2), fill=colours.ink, width=1)
    draw.rectangle((0, 0, width - 1, height - 1), outline=colours.ink, width=2)
    flag = BARE_FLAG if plan.bare else FLAG
    left, top = EDGE, (head - flag[1]) // 2
    if plan.bare:
        left, top = width - 2 * EDGE - flag[0], head + (height - head - flag[1]) // 2
    if changed:
        draw.rectangle(
            (left - 2, top - 3, left + flag[0] + 3, top + flag[1] + 2), colours.active, colours.ink
        )
    stamp(picture, flags.pennant(theme, nation, *flag), left + 1, top)
    size = LARGE_NAME if plan.bare else theme.sizes.zone
    title = fitting(name, theme.faces.name, size, colours.ink, name_room(plan), LEAST_NAME)
    before = EDGE if plan.bare else 2 * EDGE + FLAG[0]
    stamp(picture, title, before + 2, (head - title.height) / 2)
    if not rules:
        return picture
    top = HEAD + MARKET
    draw.line((8, top, width - 9, top), fill=colours.paper_edge, width=1)
    room, small = rule_room(plan)[0], rule_size(theme, rules, plan)
    for number, rule in enumerate(rules):
        line = fitting(rule, theme.faces.sans, small, colours.ink, room, LEAST_RULE)
        stamp(picture, line, EDGE + 3, top + 2 + number * pitch(small))
    return picture


def draw_plate(theme: Theme, picture: Image.Image, box: Box, sprite: Image.Image) -> None:
    """Puts a plate on the chart, with a shadow to the right of it and below."""
    x, y, width, height = box
    draw = ImageDraw.Draw(picture)
    draw.rectangle((x + 3, y + 3, x + width + 1, y + height + 1), fill=theme.colours.coast)
    picture.paste(sprite, (x, y))
