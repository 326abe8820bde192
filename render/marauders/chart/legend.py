"""The legend of the chart: what each sign on it means, and the rules of its zones; two sheets of their own.

Only what this table plays with is told.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from data.content.words import NATIONS
from data.locale import Texts
from render.art.colours import GOODS
from render.kit.assets import font, icon
from render.kit.badges import OUTLINE
from render.kit.canvas import Pen, fitting, sprite, stamp, stamp_centre, words, wrapped
from render.kit.picture import Picture, picture_of
from render.kit.picture_cache import cached_picture
from render.kit.theme import Theme
from render.marauders.facts import LOCATIONS, MARKS, Facts
from render.marauders.parts import flags, tokens, vessels
from render.marauders.parts.icons import icons
from render.marauders.parts.sheets import old_paper, sheet_plan
from render.marauders.seas_of_glory import FLAGS, LOCATION_KINDS, TREASURE, SeatPieces

EDGE, GAP = 28, 14
TITLE, HEAD, TEXT = 46, 29, 24  # sizes of type
SIGN = 74  # width of the column of signs
ROW, COLUMN, COLUMNS = 38, 370, 5  # the least height, the greatest width, and the most side by side
FLAG = (40, 27)
DEFENSE = 4  # cards, on the sign of a location that can be raided
_PIRATES = ("pirate_sloop", "pirate_frigate")
_NEW_PIRATES = ("pirate_brig", "pirate_man_o_war")


@dataclass(frozen=True, slots=True)
class Sign:
    """A sign as on the chart, and what it means."""

    draw: Callable[[], Image.Image]
    told: str


@dataclass(frozen=True, slots=True)
class Chapter:
    """Signs of one kind under a heading."""

    title: str
    signs: list[Sign]


def legend(look: Theme, facts: Facts, texts: Texts) -> Picture:
    """The signs on the chart, with their alt text."""
    aloud = texts.screen_reader()
    told = [
        aloud.say("alt-legend", title=chapter.title, signs="; ".join(sign.told for sign in chapter.signs))
        for chapter in chapters(look, facts, aloud)
    ]
    alt = "\n".join([aloud.say("overlay-legend"), *told])
    return picture_of(draw_legend(look, facts, texts), "legend", alt, texts)


def rules(look: Theme, facts: Facts, texts: Texts) -> Picture:
    """The rules of all zones in full, with their alt text."""
    aloud = texts.screen_reader()
    told = [
        aloud.say("alt-zone-rules", zone=zone, rules=" ".join(lines)) for zone, lines in _rules(facts, aloud)
    ]
    alt = "\n".join([aloud.say("overlay-rules"), *told])
    return picture_of(draw_rules(look, facts, texts), "rules", alt, texts)


# --- signs ------------------------------------------------------------------------------------------


def chapters(look: Theme, facts: Facts, texts: Texts) -> list[Chapter]:
    """Everything that the legend of this table explains."""

    def chapter(name: str, signs: Iterator[Sign]) -> Chapter:
        return Chapter(texts.say(f"legend-{name}"), list(signs))

    found = [
        chapter("goods", _goods(look, texts)),
        chapter("ports", _ports(look, texts)),
        chapter("market", _market(look, facts, texts)),
        chapter("mods", _mods(look, facts, texts)),
        chapter("locations", _locations(look, facts, texts)),
        chapter("captains", _captains(look, texts)),
        chapter("ships", _ships(look, facts, texts)),
        chapter("npcs", _npcs(look, facts, texts)),
        chapter("water", _water(look, facts, texts)),
        chapter("parts", _parts(look, texts)),
        chapter("seats", _seats(look, facts, texts)),
    ]
    return [one for one in found if one.signs]


def _goods(look: Theme, texts: Texts) -> Iterator[Sign]:
    for good in GOODS:
        yield Sign(lambda good=good: tokens.demand(look, good), texts.name(good))


def _ports(look: Theme, texts: Texts) -> Iterator[Sign]:
    for nation in NATIONS:
        yield Sign(
            lambda nation=nation: flags.pennant(look, nation, *FLAG), texts.say("zone-port", nation=nation)
        )
    yield Sign(lambda: _taken_over(look), texts.say("legend-changed"))


@cached_picture
def _taken_over(look: Theme) -> Image.Image:
    frame = sprite(
        FLAG[0] + 8,
        FLAG[1] + 8,
        lambda pen: (pen.box((0, 0, 48, 35), OUTLINE), pen.box((1, 1, 47, 34), look.colours.active))[0],
    )
    frame.alpha_composite(flags.pennant(look, NATIONS[0], *FLAG), (4, 4))
    return frame


def _market(look: Theme, facts: Facts, texts: Texts) -> Iterator[Sign]:
    say = texts.say
    yield Sign(lambda: tokens.folded(look, 2), say("legend-down"))
    yield Sign(lambda: tokens.mission(look), say("legend-mission"))
    if FLAGS in facts.box.modules:
        yield Sign(lambda: tokens.home(look, (0,)), say("legend-home"))


def _locations(look: Theme, facts: Facts, texts: Texts) -> Iterator[Sign]:
    for kind in LOCATION_KINDS if "locations" in facts.box.modules else ():
        defense = 0 if kind == "reef" else DEFENSE
        yield Sign(
            lambda kind=kind, defense=defense: tokens.location(look, kind, defense),
            texts.say(f"chart-location-{kind}"),
        )


def _mods(look: Theme, facts: Facts, texts: Texts) -> Iterator[Sign]:
    for mod in facts.box.mods:
        yield Sign(lambda mod=mod: tokens.modification(look, mod), texts.name(mod))


def _captains(look: Theme, texts: Texts) -> Iterator[Sign]:
    def ship(in_port: bool, active: bool) -> Image.Image:
        return vessels.captain(look, 0, "sloop", in_port, active, 0.75)

    yield Sign(lambda: ship(False, False), texts.say("legend-at-sea"))
    yield Sign(lambda: ship(True, False), texts.say("legend-in-port"))
    yield Sign(lambda: ship(False, True), texts.say("legend-turn"))
    yield Sign(lambda: _wake(look), texts.say("legend-wake"))


@cached_picture
def _wake(look: Theme) -> Image.Image:
    def paint(pen: Pen) -> None:
        for x in (2, 25, 48):
            pen.line([(x, 12), (x + 14, 8)], OUTLINE, 8)
            pen.line([(x + 1, 12), (x + 13, 8)], look.seats[0].fill, 5)

    return sprite(64, 20, paint)


def _ships(look: Theme, facts: Facts, texts: Texts) -> Iterator[Sign]:
    for kind in facts.box.ships:
        yield Sign(lambda kind=kind: vessels.outline(look, kind, 60), texts.name(kind))


def _npcs(look: Theme, facts: Facts, texts: Texts) -> Iterator[Sign]:
    modules = facts.box.modules
    yield Sign(lambda: vessels.navy(look, NATIONS[0], False, 0.8), texts.say("legend-navy"))
    yield Sign(lambda: vessels.navy(look, NATIONS[0], True, 0.8), texts.say("legend-man-o-war"))
    for kind in (*_PIRATES, *(_NEW_PIRATES if FLAGS in modules else ())):
        yield Sign(lambda kind=kind: vessels.pirate(look, kind, 0.8), texts.say(f"npc-{kind}"))
    if TREASURE in modules:
        yield Sign(lambda: vessels.treasure_galleon(look, 30, 0.8), texts.say("legend-treasure"))
    if "npc_upgrades" in modules:
        yield Sign(lambda: tokens.upgraded(look, 2, 1.6), texts.say("legend-upgrades"))
    if FLAGS in modules:
        for kind in ("naval", "pirate"):
            yield Sign(lambda kind=kind: tokens.spawn(look, (kind,)), texts.say(f"zone-spawn-{kind}"))


def _water(look: Theme, facts: Facts, texts: Texts) -> Iterator[Sign]:
    modules = facts.box.modules
    yield Sign(lambda: tokens.merchant(look, 1.2), texts.say("legend-merchant"))
    yield Sign(lambda: tokens.storm(look), texts.say("legend-storm"))
    if "storm" in modules:
        yield Sign(lambda: tokens.storm_token(look), texts.say("legend-storm-token"))
    if "wind" in modules:
        letters = texts.say("chart-SW")
        yield Sign(lambda: tokens.wind(look, "SW", letters, 32), texts.say("legend-wind"))
    for mark in MARKS:
        yield Sign(lambda mark=mark: tokens.mark(look, mark, 1.2), texts.say(f"legend-{mark}"))
    letters = texts.say("chart-NE")
    yield Sign(
        lambda: words(letters, look.faces.heavy, look.sizes.compass, look.colours.border),
        texts.say("legend-compass"),
    )
    yield Sign(lambda: tokens.more(look, 3), texts.say("legend-more"))


def _parts(look: Theme, texts: Texts) -> Iterator[Sign]:
    for part in LOCATIONS:
        yield Sign(lambda part=part: icon(icons().locations[part], 34, look.colours.ink), texts.name(part))


def _seats(look: Theme, facts: Facts, texts: Texts) -> Iterator[Sign]:
    """What stands on a seat's card beneath the chart."""
    ink = look.colours.ink

    def sign(name: str, told: str, colour: str = ink) -> Sign:
        return Sign(lambda: icon(name, 34, colour), told)

    yield sign("laurel-crown", texts.say("chart-glory"), look.colours.gold_dark)
    yield sign("locked-chest", texts.say("legend-stashings"))
    yield sign("ship-wheel", texts.say("legend-start"), look.colours.border)
    yield sign("scroll-unfurled", texts.say("legend-held"), look.colours.mission)
    yield Sign(lambda: flags.pennant(look, NATIONS[0], *FLAG), texts.say("legend-bounty"))
    for seat in facts.seats[:1]:
        for name in _markers(seat.pieces):
            yield sign(icons().markers[name], texts.say(f"legend-{name}"))


def _markers(pieces: SeatPieces) -> Iterator[str]:
    """The markers that lie before every seat of this table."""
    for name in ("favors", "contraband", "to_come", "turned"):
        if getattr(pieces, name) is not None:
            yield name
    if pieces.loyalty:
        yield "loyalty"


# --- drawing ----------------------------------------------------------------------------------------


Laid = list[tuple[Image.Image, float, float]]
"""Sprites, and where the left and the top of each are."""


def draw_legend(look: Theme, facts: Facts, texts: Texts) -> Image.Image:
    """The signs, not yet encoded."""
    return _finished(look, texts.say("overlay-legend"), *laid_legend(look, facts, texts))


def laid_legend(look: Theme, facts: Facts, texts: Texts) -> tuple[Laid, float]:
    """Signs and words in as many columns as have room, and where they end."""
    width = sheet_plan("legend", look.sizes.layout).size[0]
    room = width - 2 * EDGE
    laid: Laid = []
    top = EDGE + TITLE + GAP
    for chapter in chapters(look, facts, texts):
        title = fitting(chapter.title, look.faces.bold, HEAD, look.colours.border, room)
        laid.append((title, EDGE, top))
        top += title.height + 4
        step = _column(look, chapter, room)
        columns = room // step
        for first in range(0, len(chapter.signs), columns):
            row = [_entry(look, sign, step - SIGN - 8) for sign in chapter.signs[first : first + columns]]
            high = max(max(ROW, sign.height, len(lines) * _pitch()) for sign, lines in row)
            for number, (sign, lines) in enumerate(row):
                left, middle = EDGE + number * step, top + high / 2
                laid.append((sign, left + (SIGN - 8 - sign.width) / 2, middle - sign.height / 2))
                for at, line in enumerate(lines):
                    y = middle + (at - len(lines) / 2) * _pitch()
                    laid.append((words(line, look.faces.sans, TEXT, look.colours.ink), left + SIGN, y))
            top += high + 6
        top += GAP
    return laid, top


def _column(look: Theme, chapter: Chapter, room: int) -> int:
    """How wide a chapter's columns are: as its longest words need, if these are not too long."""
    widest = _widest(look.faces.sans, tuple(sign.told for sign in chapter.signs))
    count = room // min(COLUMN, room, widest + SIGN + 16)
    return room // min(COLUMNS, count)


# Measuring letters takes longer than pasting them.
@lru_cache(maxsize=256)
def _widest(face: str, told: tuple[str, ...]) -> int:
    return round(max(font(face, TEXT).getlength(words) for words in told))


def _entry(look: Theme, sign: Sign, room: int) -> tuple[Image.Image, list[str]]:
    return sign.draw(), wrapped(sign.told, look.faces.sans, TEXT, room)


def draw_rules(look: Theme, facts: Facts, texts: Texts) -> Image.Image:
    """The zones' rules, not yet encoded."""
    return _finished(look, texts.say("overlay-rules"), *laid_rules(look, facts, texts))


def laid_rules(look: Theme, facts: Facts, texts: Texts) -> tuple[Laid, float]:
    """The zones that have rules, each with its name as on its plate, in columns of about the same height;
    and where they end.
    """
    plan = sheet_plan("legend", look.sizes.layout)
    width, count = plan.size[0], len(plan.boxes)
    room = (width - (count + 1) * EDGE) // count
    laid: Laid = []
    start = EDGE + TITLE + GAP
    blocks = [
        _block(look, texts.name(zone), facts.zones[zone].nation or "", tuple(lines), room)
        for zone, lines in _rules(facts, texts)
    ]
    share = sum(block.height + GAP for block in blocks) / count
    column, top, lowest = 0, start, start
    for block in blocks:
        if column < count - 1 and top - start + block.height / 2 > share:
            column, top = column + 1, start
        laid.append((block, EDGE + column * (room + EDGE), top))
        top += block.height + GAP
        lowest = max(lowest, top)
    return laid, lowest


def _rules(facts: Facts, texts: Texts) -> Iterator[tuple[str, list[str]]]:
    for zone, card in facts.box.zones.items():
        if card.abilities:
            yield zone, [texts.text(ability) for ability in card.abilities]


@cached_picture
def _block(look: Theme, name: str, nation: str, told: tuple[str, ...], room: int) -> Image.Image:
    """A zone's name on its nation's tint, and its rules beneath."""
    lines = [(line, first) for rule in told for line, first in _broken(look, rule, room - 26)]
    height = 46 + len(lines) * _pitch() + 6 * len(told) + 4
    ground = look.nations[nation].tint if nation else look.colours.paper_edge

    def paint(pen: Pen) -> None:
        pen.box((0, 0, room, 40), look.colours.ink, 3)
        pen.box((1.5, 1.5, room - 1.5, 38.5), ground, 2)

    picture = Image.new("RGBA", (room, height))
    picture.paste(sprite(room, 40, paint), (0, 0))
    left = 10
    if nation:
        stamp_centre(picture, flags.pennant(look, nation, *FLAG), left + FLAG[0] / 2, 20)
        left += FLAG[0] + 10
    title = fitting(name, look.faces.name, HEAD, look.colours.ink, room - left - 8)
    stamp(picture, title, left, 20 - title.height / 2)
    top = 46
    for line, first in lines:
        top += 6 * first
        if first:
            stamp(picture, _point(look), 8, top + 11)
        stamp(picture, words(line, look.faces.sans, TEXT, look.colours.ink), 26, top)
        top += _pitch()
    return picture


@cached_picture
def _point(look: Theme) -> Image.Image:
    return sprite(10, 10, lambda pen: pen.polygon([(5, 0), (10, 5), (5, 10), (0, 5)], look.colours.border))


def _broken(look: Theme, rule: str, room: int) -> list[tuple[str, bool]]:
    return [(line, not at) for at, line in enumerate(wrapped(rule, look.faces.sans, TEXT, room))]


def _pitch() -> int:
    return round(TEXT * 1.15)


def _finished(look: Theme, title: str, laid: Laid, bottom: float) -> Image.Image:
    """The sheet with its title and all that is laid on it."""
    width = sheet_plan("legend", look.sizes.layout).size[0]
    picture = old_paper(look, width, round(bottom) + EDGE - GAP)
    head = fitting(title, look.faces.name, TITLE, look.colours.ink, width - 2 * EDGE)
    stamp(picture, head, EDGE, EDGE - 10)
    for one, x, y in laid:
        stamp(picture, one, x, y)
    return picture
