"""The panels around the chart: event card, merchant track, glory track, seats."""

from PIL import Image

from data.locale import Texts
from render.kit.assets import icon
from render.kit.canvas import fitting, rgb, stamp, words, wrapped
from render.kit.picture_cache import cached_picture
from render.kit.plans import Box
from render.kit.theme import Theme
from render.marauders.chart.labels import merchant_slot, track_cell, track_number
from render.marauders.chart.layout import ROUND, Chart
from render.marauders.chart.placing import Placed
from render.marauders.chart.seats import draw_seats
from render.marauders.facts import Facts
from render.marauders.parts import flags, tokens, vessels
from render.marauders.parts.flags import FLAG, codes
from render.marauders.parts.pieces import glory_token, npc_token

SMALLEST = 14  # pixels of an event card's text
NPC_COLUMN = 66  # width of a flag and the letter of its direction


def draw_panels(theme: Theme, picture: Image.Image, plan: Chart, facts: Facts, texts: Texts) -> None:
    """Everything around the chart, but the badges on the glory track."""
    _event(theme, picture, plan.panels["event"], facts, texts)
    _merchants(theme, picture, plan, facts, texts)
    draw_seats(theme, picture, plan.panels["seats"], facts, texts)


def _event(theme: Theme, picture: Image.Image, box: Box, facts: Facts, texts: Texts) -> None:
    x, y, width, height = box
    number = words(str(facts.round), theme.faces.display, 92, theme.colours.border)
    column = ROUND[theme.sizes.layout]
    stamp(picture, number, x + column / 2 - 2, y + 40, "middle")
    if facts.last_round:
        last = fitting(
            texts.say("chart-last-round"), theme.faces.italic, theme.px(20), theme.colours.ink, column - 28
        )
        stamp(picture, last, x + column / 2 - 2, y + 130, "middle")
    left, room = x + column, width - column - 14
    if not facts.event:
        nothing = words(texts.say("chart-no-event"), theme.faces.italic, theme.px(24), theme.colours.faded)
        stamp(picture, nothing, left, y + height / 2 - 16)
        return
    card = facts.event[-1]
    marks = tuple(
        (mark.npc, texts.say(f"chart-{mark.direction.upper()}")) for mark in facts.box.events[card].icons
    )
    sprite = _event_card(theme, texts.name(card), texts.text(card), marks, room, height - 24)
    stamp(picture, sprite, left, y + 12)


@cached_picture
def _event_card(
    theme: Theme, name: str, text: str, marks: tuple[tuple[str, str], ...], width: int, height: int
) -> Image.Image:
    """The event card: name, text in the largest type that fits, and on the right the NPCs that move."""
    faces, colours = theme.faces, theme.colours
    picture = Image.new("RGBA", (width, height), (*rgb(colours.paper), 0))
    columns = -(-len(marks) // 3)
    px = theme.px
    room = width - columns * px(NPC_COLUMN) - 6
    picture.alpha_composite(fitting(name, faces.name, theme.px(28), colours.ink, width), (0, 0))
    top = px(38)
    size, lines = _largest(theme, text, room, height - top)
    for index, line in enumerate(lines):
        picture.alpha_composite(words(line, faces.sans, size, colours.ink), (0, top + index * step(size)))
    for index, (npc, letter) in enumerate(marks):
        left = width - (columns - index // 3) * px(NPC_COLUMN)
        line = top + 4 + index % 3 * px(34)
        sign = flags.pennant(theme, npc, px(36), px(26)) if npc in theme.nations else _pirate(theme, npc)
        picture.alpha_composite(sign, (left, line))
        picture.alpha_composite(words(letter, faces.heavy, px(22), colours.border), (left + px(41), line))
    return picture


def _largest(theme: Theme, text: str, width: int, height: int) -> tuple[int, list[str]]:
    """The largest type in which an event's text fits, and its lines; in the smallest, as many as fit."""
    for size in range(largest_type(theme), SMALLEST, -1):
        lines = wrapped(text, theme.faces.sans, size, width)
        if step(size) * len(lines) <= height:
            return size, lines
    return SMALLEST, wrapped(text, theme.faces.sans, SMALLEST, width)[: height // step(SMALLEST)]


def largest_type(theme: Theme) -> int:
    """The largest type of a panel's text: beneath the chart there is more room than above it."""
    return theme.px(30 if theme.sizes.layout == "tall" else 21)


def step(size: int) -> int:
    """Pixels from a line of a panel's text to the next."""
    return round(size * 1.15)


def _pirate(theme: Theme, npc: str) -> Image.Image:
    """The black flag of a pirate; a frigate's has two strokes below it, unlike a sloop's."""
    return flags.black_flag(theme, vessels.pirate_masts(npc), theme.sizes.panels)


def _merchants(theme: Theme, picture: Image.Image, plan: Chart, facts: Facts, texts: Texts) -> None:
    letters = codes(texts)
    for index, nation in enumerate(facts.merchant_track):
        sprite = flags.flag(theme, nation, letters[nation], scale=theme.sizes.panels)
        picture.paste(sprite, merchant_slot(theme, plan, index), sprite)
    px = theme.px
    x, y, width, _ = plan.panels["merchants"]
    middle = x + width - px(66)
    beside = theme.sizes.layout == "tall"
    due = (middle - px(130), y + px(8)) if beside else (middle, y + 94)
    _due(theme, picture, due, facts, texts)
    if not facts.at_war:
        nobody = words(texts.say("chart-peace"), theme.faces.italic, px(22), theme.colours.faded)
        stamp(picture, nobody, middle, y + px(48), "middle")
        return
    stamp(picture, icon("crossed-swords", px(26), theme.colours.border), middle, y + px(52), "middle")
    for index, nation in enumerate(facts.at_war):
        sprite = flags.flag(theme, nation, letters[nation], scale=theme.sizes.panels)
        stamp(picture, sprite, middle - px(FLAG[0] + 16) + index * px(FLAG[0] + 32), y + px(44))


def _due(theme: Theme, picture: Image.Image, at: tuple[int, int], facts: Facts, texts: Texts) -> None:
    """The NPCs that enter at the end of the round; at most three signs, then how many more there are."""
    if not facts.due:
        return
    middle, y = at
    px = theme.px
    title = fitting(texts.say("chart-due"), theme.faces.place, px(20), theme.colours.faded, px(116))
    stamp(picture, title, middle, y, "middle")
    signs = [npc_token(theme, npc).draw(px(3) / 4) for npc in facts.due]
    if len(signs) > 3:
        signs[2:] = [tokens.more(theme, len(signs) - 2, px(3) / 4)]
    left = middle - px(len(signs) * 40 - 4) / 2
    for index, sign in enumerate(signs):
        stamp(picture, sign, left + index * px(40), y + px(25))


def glory_laid(theme: Theme, box: Box, facts: Facts) -> list[Placed]:
    """The seats' badges on the glory track; those beyond its end are on its last step."""
    _, y, _, height = box
    found: list[Placed] = []
    for step in range(facts.goal + 1):
        here = [seat for seat in facts.seats if min(seat.glory, facts.goal) == step]
        if not here:
            continue
        left, width = track_cell(theme, box, facts.goal, step)
        number = track_number(theme, facts.goal)
        start, room = left + number, width - number - 2
        side, columns = badge_rows(theme, room, height, len(here))
        top = y + (height - side * -(-len(here) // columns)) // 2
        for index, seat in enumerate(here):
            row, column = divmod(index, columns)
            token = glory_token(theme, seat, step, side, active=seat.number == facts.active)
            corner = (start + column * side, top + row * side)
            found.append(Placed((*corner, side, side), token.draw, 1, thing=token.thing))
    return found


def badge_rows(theme: Theme, room: int, height: int, count: int) -> tuple[int, int]:
    """The size of this many seats' badges on one step of the glory track, and how many go in a row: side by
    side, or in two rows if that makes them larger.
    """
    half = -(-count // 2)
    one, two = room // count, min(room // half, (height - 8) // 2)
    columns = count if one >= two else half
    return min(theme.px(40), height - 8, max(one, two)), columns
