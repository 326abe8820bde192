"""One zone of the chart drawn large: everything in it, with words beside it, and the zone's rules beneath."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from math import ceil, floor

from PIL import Image, ImageDraw

from data.content import marauders_box
from data.locale import Texts
from render.kit.canvas import fitting, stamp, stamp_centre, words, wrapped
from render.kit.game import View
from render.kit.geo import inside
from render.kit.picture import Picture, picture_of
from render.kit.picture_cache import cached_picture
from render.kit.plans import Box
from render.kit.theme import Theme
from render.marauders.chart import plates
from render.marauders.chart.labels import compass_letters
from render.marauders.chart.layout import Chart, chart
from render.marauders.chart.placing import nations_of, placed, ships_of
from render.marauders.chart.washes import Nations, tinted
from render.marauders.chart.zone_facts import Thing, ZoneFacts, read_zone, zone_text
from render.marauders.facts import Facts, read
from render.marauders.parts import flags, tokens, vessels
from render.marauders.parts.pieces import npc_token
from render.marauders.parts.sheets import old_paper, paper, sheet_plan
from render.marauders.parts.words import rules_of

MARGIN = 32  # pixels of the chart around the zone
GAP = 16  # between boxes
EDGE = 24  # beneath the last one
NAME, TEXT, TITLE = 29, 26, 27  # sizes of type
SIGN = 74  # width of the column of tokens
CARDS = ("mod", "mission")  # things with a text to read


def zone_ids() -> list[str]:
    """The zones there are, in the order of the board."""
    return list(marauders_box().zones)


def zone(view: View, id: str, texts: Texts, look: Theme) -> Picture:
    """A zone as this view shows it, with its words.

    Raises ValueError if there is no such zone.
    """
    if id not in marauders_box().zones:
        raise ValueError(f"There is no zone {id!r}: name one of {', '.join(zone_ids())}.")
    facts = read(view)
    here = read_zone(facts, id, texts)
    return picture_of(draw_zone(facts, here, texts, look), "zone", zone_text(here, texts), texts)


def draw_zone(facts: Facts, here: ZoneFacts, texts: Texts, look: Theme) -> Image.Image:
    """The zone, not yet encoded; as high as its words require."""
    cut = _map(look, facts, here.id, texts)
    boxes = sheet_plan("zone", look.sizes.layout).boxes
    x, y, width, _ = boxes["map"]
    columns = [Column(x, y + cut.height + GAP, width)]
    if beside := boxes.get("things"):
        columns.append(Column(*beside[:3]))
    _things(look, columns[-1], here, texts)
    rules = Column(0, 0, columns[0].width)
    _rules(look, rules, here, texts)
    _cards(look, columns, here, texts, rules.bottom)
    if not columns[0].sprites and columns[-1].bottom < columns[0].bottom:
        # Little lies here: beneath it, and not beneath the map, the rules make the picture less high.
        del columns[0]
    _rules(look, columns[0], here, texts)
    height = max(y + cut.height, *(column.bottom for column in columns)) + EDGE
    picture = old_paper(look, sheet_plan("zone", look.sizes.layout).size[0], height)
    _header(look, picture, here, facts)
    beneath = any(column.left == x for column in columns)
    down = 0 if beneath else (height - EDGE - y - cut.height) // 2
    picture.paste(cut, (x + (width - cut.width) // 2, y + down))
    for column in columns:
        paper(look, picture, (column.left, column.top, column.width, height - EDGE - column.top))
        for sprite, x, y in column.sprites:
            stamp(picture, sprite, x, y)
    return picture


def _header(look: Theme, picture: Image.Image, here: ZoneFacts, facts: Facts) -> None:
    """Name, flag and nation."""
    boxes = sheet_plan("zone", look.sizes.layout).boxes
    x, y, width, height = boxes["name"]
    title = fitting(here.name, look.faces.name, 62, look.colours.ink, width)
    stamp_centre(picture, title, x + title.width / 2, y + height / 2)
    x, y, width, height = boxes["port"]
    port = fitting(here.port, look.faces.text, 34, look.colours.border, width - 92)
    stamp_centre(picture, port, x + width - port.width / 2, y + height / 2)
    if nation := facts.zones[here.id].nation:
        flag = flags.pennant(look, nation, 72, 50)
        stamp_centre(picture, flag, x + width - port.width - 56, y + height / 2)


# --- The map ---


def _map(look: Theme, facts: Facts, id: str, texts: Texts) -> Image.Image:
    """The zone cut out of the chart, with its tokens redrawn in the larger size."""
    plan = chart(look.sizes.layout)
    borders = facts.box.zones[id].borders
    letters = tuple((point, texts.say(f"chart-{point}")) for point in borders)
    picture, cut = _ground(look, id, letters, nations_of(facts)).copy(), _cut(look, id)
    _plate(look, picture, plan, facts, id, cut, texts)
    for token in placed(look, plan.zones[id], facts.zones[id], facts.active, ships_of(facts)):
        stamp(picture, token.draw(token.scale * cut.scale), *cut.at(*token.box[:2]))
    ImageDraw.Draw(picture).rectangle(
        (0, 0, picture.width - 1, picture.height - 1), outline=look.colours.ink, width=3
    )
    return picture


@cached_picture
def _ground(look: Theme, id: str, letters: tuple[tuple[str, str], ...], nations: Nations) -> Image.Image:
    """The zone without its tokens; `letters` are the compass points' in a language. Shared: copy before
    drawing on it.
    """
    plan, cut, said = chart(look.sizes.layout), _cut(look, id), dict(letters)
    outline = plan.outline(id)
    picture = tinted(look, nations).crop(cut.box).resize(cut.size, Image.Resampling.LANCZOS)
    beyond = Image.new("L", cut.size, 150)
    ImageDraw.Draw(beyond).polygon([cut.at(*point) for point in outline], fill=0)
    picture.paste(look.colours.paper, mask=beyond)
    for border in (border for border in plan.borders if id in border.zones):
        leaving = next(
            (point for point, spot in compass_letters(plan, border) if inside(outline, spot)), None
        )
        for _, spot in compass_letters(plan, border):
            if leaving and not inside(outline, spot):
                colours = look.colours
                sprite = words(said[leaving], look.faces.heavy, 30, colours.border, colours.halo, 3)
                stamp_centre(picture, sprite, *cut.at(*spot))
    _port(look, picture, plan, id, cut)
    return picture


@dataclass(frozen=True, slots=True)
class Cut:
    """What is cut out of the chart (left, top, right, bottom), and how much it is enlarged."""

    box: Box
    scale: float

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the map."""
        left, top, right, bottom = self.box
        return round((right - left) * self.scale), round((bottom - top) * self.scale)

    def at(self, x: float, y: float) -> tuple[float, float]:
        """From pixels of the chart to those of the map."""
        return (x - self.box[0]) * self.scale, (y - self.box[1]) * self.scale


@cache
def _cut(look: Theme, id: str) -> Cut:
    """As much of the chart as fits, and no more than the zone."""
    _, _, width, height = sheet_plan("zone", look.sizes.layout).boxes["map"]
    left, top, right, bottom = box = _around(chart(look.sizes.layout), id)
    return Cut(box, min(width / (right - left), height / (bottom - top)))


def _around(plan: Chart, id: str) -> Box:
    """Left, top, right and bottom of what is cut out: the zone and all in it, within the frame."""
    outline, zone_plan = plan.outline(id), plan.zones[id]
    boxes = [*([zone_plan.plate] if zone_plan.plate else []), *zone_plan.berths, *zone_plan.sea]
    points = [*outline, *((x, y) for x, y, _, _ in boxes), *((x + w, y + h) for x, y, w, h in boxes)]
    left, top, right, bottom = plan.frame
    return (
        max(left, floor(min(x for x, _ in points)) - MARGIN),
        max(top, floor(min(y for _, y in points)) - MARGIN),
        min(right, ceil(max(x for x, _ in points)) + MARGIN),
        min(bottom, ceil(max(y for _, y in points)) + MARGIN),
    )


def _port(look: Theme, picture: Image.Image, plan: Chart, id: str, cut: Cut) -> None:
    """Where the port is."""
    port = plan.zones[id].port
    if port is None:
        return
    x, y = cut.at(*plan.projection(*port))
    draw = ImageDraw.Draw(picture)
    for radius, fill in ((7, look.colours.ink), (5, look.colours.halo), (3, look.colours.border)):
        wide = radius * cut.scale
        draw.ellipse((x - wide, y - wide, x + wide, y + wide), fill=fill)


def _plate(
    look: Theme, picture: Image.Image, plan: Chart, facts: Facts, id: str, cut: Cut, texts: Texts
) -> None:
    """The port's plate, enlarged with the map."""
    box, zone = plan.zones[id].plate, facts.zones[id]
    if box is None or zone.nation is None:
        return
    rules = rules_of(facts.box, id, texts)
    sprite = plates.plate(look, plan.zones[id], texts.name(id), rules, zone.nation, zone.changed)
    size = (round(box[2] * cut.scale), round(box[3] * cut.scale))
    x, y = cut.at(*box[:2])
    picture.paste(sprite.resize(size, Image.Resampling.LANCZOS), (round(x), round(y)))


# --- The columns ---


@dataclass(slots=True)
class Column:
    """Sprites stacked vertically; `bottom` is where the next one goes."""

    left: int
    top: int
    width: int
    bottom: int = 0
    sprites: list[tuple[Image.Image, int, int]] = field(default_factory=list[tuple[Image.Image, int, int]])

    def __post_init__(self) -> None:
        self.bottom = self.top + 14

    def write(self, text: str, face: str, size: int, ink: str, indent: int = 0) -> None:
        """Words, broken into lines."""
        for line in wrapped(text, face, size, self.width - 40 - indent):
            self.sprites.append((words(line, face, size, ink), self.left + 20 + indent, self.bottom))
            self.bottom += round(size * 1.2)

    def gap(self, pixels: int = 10) -> None:
        """Leave some room."""
        self.bottom += pixels


def _things(look: Theme, column: Column, here: ZoneFacts, texts: Texts) -> None:
    """Ships, tokens and weather; things with a longer text go where there is room."""
    column.write(texts.say("zone-here"), look.faces.place, TITLE, look.colours.faded)
    column.gap()
    if not here.things:
        column.write(texts.say("zone-nothing"), look.faces.italic, TEXT, look.colours.ink)
    for thing in here.things:
        if thing.kind not in CARDS:
            _thing(look, column, thing, texts)


def _cards(look: Theme, columns: Sequence[Column], here: ZoneFacts, texts: Texts, rules: int) -> None:
    """Things with a longer text, each where there is most room; so many pixels of the rules stay free."""

    def filled(column: Column) -> int:
        return column.bottom + (rules if column is columns[0] else 0)

    for thing in here.things:
        if thing.kind in CARDS:
            _thing(look, min(columns, key=filled), thing, texts)


def _thing(look: Theme, column: Column, thing: Thing, texts: Texts) -> None:
    """A thing beside its token."""
    sign, top = _sign(look, thing), column.bottom
    sign = sign.crop(sign.getbbox())
    down = max(0, round(NAME * 1.2) - sign.height) // 2
    column.sprites.append((sign, column.left + 20 + (SIGN - 16 - sign.width) // 2, top + down))
    column.write(thing.name, look.faces.bold, NAME, look.colours.ink, SIGN)
    if thing.told:
        column.write(thing.told, look.faces.book, TEXT, look.colours.ink, SIGN)
    column.bottom = max(column.bottom, top + sign.height)
    column.gap()


def _sign(look: Theme, thing: Thing) -> Image.Image:
    """The token of a thing, as on the chart."""
    if thing.npc:
        return npc_token(look, thing.npc).draw(0.9)
    match thing.kind:
        case "captain":
            seat, _, kind = thing.id.partition(":")
            return vessels.captain(look, int(seat), kind, thing.in_port, active=False, scale=0.85)
        case "merchant":
            return tokens.merchant(look, 1.2)
        case "demand":
            return tokens.demand(look, thing.id, 1.2)
        case "mission":
            return tokens.mission(look, 1.2)
        case "storm":
            return tokens.storm(look, 1.2)
        case "storm_token":
            return tokens.storm_token(look, 1.2)
        case "home":
            return tokens.home(look, (int(thing.id),), 1.2)
        case "spawn":
            return tokens.spawn(look, (thing.id,), 1.2)
        case "location":
            kind, _, defense = thing.id.partition(":")
            return tokens.location(look, kind, int(defense or 0), 1.2)
        case "down":
            return tokens.folded(look, 1, 1.6)
        case _:
            return tokens.modification(look, thing.id, 1.2)


def _rules(look: Theme, column: Column, here: ZoneFacts, texts: Texts) -> None:
    """The rules of the zone, and what is across its borders."""
    parts: Sequence[tuple[str, Sequence[str]]] = (
        (texts.say("zone-rules"), here.rules or (texts.say("zone-no-rules"),)),
        (texts.say("zone-borders"), (" · ".join(one[:1].upper() + one[1:] for one in here.borders),)),
    )
    for title, told in parts:
        column.gap(6)
        column.write(title, look.faces.place, TITLE, look.colours.faded)
        for text in told:
            column.write(text, look.faces.book, TEXT, look.colours.ink)
            column.gap(8)
